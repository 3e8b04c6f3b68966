"""Feeds the native module, built with the address and the undefined-behaviour sanitizer into build/asan, with
the calls of tests/solver/garbage.py for some seconds (`make fuzz`).

Every call must be answered or refused, from one thread and from several at once; the sanitizers must have
nothing to say; the bytes allocated must not grow; in the end nothing may be lost that the module allocated.

What the sanitizers see: all of native/, bindings included, and the headers of nanobind compiled with them.
The interpreter, NumPy and nanobind's backend are not instrumented, but their memory comes from the
sanitizer's allocator too (PYTHONMALLOC=malloc), so the module is seen if it runs over the end of theirs or
uses it after its release. Lost blocks count only if the module is among the frames that allocated them:
CPython and NumPy lose some of their own. Memory so large that the allocation fails is left to
tests/solver/test_fuzz.py: here the allocator would not throw but stop.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import importlib.util
import itertools
import os
import random
import re
import subprocess
import sys
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.solver.garbage import native_calls

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "asan"
MODULE = BUILD / "native" / "bindings" / "_native.abi3.so"

CALLS = 300
"""With one seed: made by one thread, then by several."""
THREADS = 3
MOST_GROWTH = 256 * 1024
"""Bytes, over all of the run but its first third: what the interpreter's caches take."""


def build() -> None:
    tools = Path(sys.executable).parent
    nanobind = subprocess.check_output([sys.executable, "-m", "nanobind", "--cmake_dir"], text=True).strip()
    settings = {
        "CMAKE_BUILD_TYPE": "RelWithDebInfo",
        "CMAKE_MAKE_PROGRAM": tools / "ninja",
        "Python_EXECUTABLE": sys.executable,
        "SKBUILD": "ON",
        "SKBUILD_SABI_COMPONENT": "Development.SABIModule",
        "SKBUILD_SABI_VERSION": "3.11",
        "VINTIK_SANITIZE": "address,undefined",
        "nanobind_DIR": nanobind,
    }
    defined = [f"-D{name}={value}" for name, value in settings.items()]
    configure: list[str | Path] = [
        tools / "cmake",
        "-S",
        ROOT,
        "-B",
        BUILD,
        "-G",
        "Ninja",
        "--log-level=WARNING",
        *defined,
    ]
    subprocess.run(configure, check=True, stdout=subprocess.DEVNULL)
    subprocess.run([tools / "cmake", "--build", BUILD], check=True, stdout=subprocess.DEVNULL)


def libraries() -> str:
    """The sanitizers' own, which must be there before anything else is."""
    cache = (BUILD / "CMakeCache.txt").read_text()
    (compiler,) = re.findall(r"^CMAKE_CXX_COMPILER:\w+=(.+)$", cache, re.MULTILINE)
    names = ("libasan.so", "libubsan.so", "libstdc++.so")  # the last so that exceptions are caught
    found = [
        subprocess.check_output([compiler, f"-print-file-name={name}"], text=True).strip() for name in names
    ]
    return " ".join(path for path in found if "/" in path)


def run(seconds: float, seed: int) -> int:
    asan = "detect_leaks=1:leak_check_at_exit=0:quarantine_size_mb=16:malloc_context_size=20"
    environment = os.environ | {
        "LD_PRELOAD": libraries(),
        "ASAN_OPTIONS": asan,
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "PYTHONMALLOC": "malloc",
    }
    command = [sys.executable, "-m", "scripts.fuzz_solver", "--inside", f"--seed={seed}", str(seconds)]
    ended = subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        env=environment,
        stderr=subprocess.PIPE,
        text=True,
        timeout=seconds + 300,  # a call that does not end is a failure too
    )
    report = ended.stderr
    if ended.returncode != 0:
        print(report, file=sys.stderr)
        print(f"fuzz: failed with seed {seed}, exit code {ended.returncode}", file=sys.stderr)
        return 1
    return lost(report)


def lost(report: str) -> int:
    """1 if the module has lost memory."""
    if "LeakSanitizer has encountered a fatal error" in report:
        print(
            "fuzz: leaks were not looked for, this machine does not let the sanitizer trace", file=sys.stderr
        )
        return 1
    blocks = [block for block in report.split("\n\n") if re.search(r"(Direct|Indirect) leak of", block)]
    ours = [block for block in blocks if MODULE.name in block]
    print(f"lost: {len(ours)} kinds of block by the module, {len(blocks) - len(ours)} by others")
    if ours:
        print(*ours, sep="\n\n", file=sys.stderr)
    return 1 if ours else 0


# --- inside the process with the sanitizers


def load() -> Any:
    spec = importlib.util.spec_from_file_location("_native", MODULE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def inside(seconds: float, seed: int) -> None:
    warnings.simplefilter("ignore")
    native, sanitizer = load(), ctypes.CDLL(None)
    allocated = sanitizer.__sanitizer_get_current_allocated_bytes
    allocated.restype = ctypes.c_size_t
    start = time.monotonic()
    end, settled = start + seconds, start + seconds / 3
    before, made, refused, since = 0, 0, 0, 0
    with ThreadPoolExecutor(THREADS) as pool:
        for each in itertools.count(seed):
            calls = list(itertools.islice(native_calls(each, huge=False), CALLS))
            refused += sum(isinstance(call.made(native), Exception) for call in calls)
            for _ in pool.map(lambda some: [call.made(native) for call in some] and None, [calls] * THREADS):
                pass
            made += CALLS * (THREADS + 1)
            del calls
            now = time.monotonic()
            if before == 0 and now > settled:
                gc.collect()
                before, since = allocated(), made
            if now > end:
                break
    gc.collect()
    growth = allocated() - before
    print(f"{made} calls with seeds {seed} to {each}, {100 * refused * (THREADS + 1) // made} % refused")
    print(f"bytes allocated: {growth:+} in the last {made - since} calls", flush=True)
    if growth > MOST_GROWTH:
        raise SystemExit(f"fuzz: the memory grows by {growth / max(1, made - since):.1f} bytes a call")
    sanitizer.__lsan_do_recoverable_leak_check()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("seconds", nargs="?", type=float, default=60)
    parser.add_argument("--seed", type=int, help="of the first calls; else any")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    seed = random.SystemRandom().randrange(10**6) if given.seed is None else given.seed
    if given.inside:
        inside(given.seconds, seed)
        return 0
    build()
    return run(given.seconds, seed)


if __name__ == "__main__":
    sys.exit(main())
