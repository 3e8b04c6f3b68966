"""Writes the browser's message types, `web/src/table/messages.gen.ts`, from the server's schemas.

`--check` writes nothing and fails when the file is stale. Needs the packages of web/ to be installed.
"""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from vintik.server import http_messages, messages, practice_shapes, price_shapes, review_shapes, shapes

WEB = Path(__file__).resolve().parents[1] / "web"
TYPES = WEB / "src" / "table" / "messages.gen.ts"
COMPILE = """
import { compile } from "json-schema-to-typescript";
let text = "";
for await (const chunk of process.stdin) text += chunk;
const banner = "/* Made from the schemas of the server by scripts/make_types.py (`make types`). */";
const options = { bannerComment: banner, additionalProperties: false };
process.stdout.write(await compile(JSON.parse(text), "Messages", options));
"""


MODULES = (http_messages, messages, practice_shapes, price_shapes, review_shapes, shapes)


def schema() -> dict[str, Any]:
    """One JSON schema with every message class among its definitions, in the order of their names."""
    classes = [
        each
        for module in MODULES
        for _, each in inspect.getmembers(module, inspect.isclass)
        if issubclass(each, shapes.Message)
        and each is not shapes.Message
        and each.__module__ == module.__name__
    ]
    _, together = models_json_schema([(each, "validation") for each in classes])
    definitions = together["$defs"]
    for each in definitions.values():
        each.pop("title", None)
        for name, field in each.get("properties", {}).items():
            field.pop("title", None)
            if "default" in field and name == "type":
                each.setdefault("required", []).append(name)
    references = [{"$ref": f"#/$defs/{name}"} for name in sorted(definitions)]
    return {"title": "Messages", "oneOf": references, "$defs": definitions}


def types() -> str:
    """The TypeScript source."""
    command = ["node", "--input-type=module", "--eval", COMPILE]
    made = subprocess.run(
        command, cwd=WEB, input=json.dumps(schema()), capture_output=True, text=True, check=True
    )
    return made.stdout


def main() -> int:
    made = types()
    if "--check" not in sys.argv:
        TYPES.write_text(made, encoding="utf-8")
        return 0
    if TYPES.read_text(encoding="utf-8") != made:
        print(f"{TYPES.name} is stale: run `make types`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
