"""Makes the fonts of the page, `web/src/look/fonts/`, from those of @fontsource in web/node_modules.

They keep the characters and features that the page uses; hints for coarse screens, small capitals and the
like are left out, which halves them. `make fonts` installs what this needs.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource"
FONTS = ROOT / "web" / "src" / "look" / "fonts"
FACES = {"alegreya-sans": (400, 700), "old-standard-tt": (700,)}
CHARACTERS = {
    "latin": [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2000, 0x2070), 0x2212],
    "cyrillic": [*range(0x400, 0x460), 0x2116],
}
"""As `unicode-range` names them in web/src/look/fonts.css."""
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]


def make(source: Path, target: Path, characters: list[int]) -> None:
    options = subset.Options(flavor="woff2", hinting=False, layout_features=FEATURES)
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    for face, weights in FACES.items():
        for weight in weights:
            for script, characters in CHARACTERS.items():
                source = PACKAGES / face / "files" / f"{face}-{script}-{weight}-normal.woff2"
                make(source, FONTS / f"{face}-{script}-{weight}.woff2", characters)


if __name__ == "__main__":
    main()
