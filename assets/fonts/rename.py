"""Give a subset font a name of its own, as the licences of its source ask.

    python rename.py FONT.ttf "Family Name"

Needs fontTools. The copyright, trademark and licence records stay as their owners wrote them.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FAMILY, STYLE, UNIQUE, FULL, VERSION, POSTSCRIPT, DESCRIPTION = 1, 2, 3, 4, 5, 6, 10
TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE = 16, 17


def renamed(font: TTFont, family: str) -> TTFont:
    """Return the font with its naming records replaced by `family`, one style per family."""
    names = font["name"]
    source = f"{names.getDebugName(FULL)}, {names.getDebugName(VERSION)}"
    for name_id in (TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE):
        names.removeNames(nameID=name_id)
    for name_id, text in {
        FAMILY: family,
        STYLE: "Regular",
        UNIQUE: f"{family}, subset",
        FULL: family,
        POSTSCRIPT: family.replace(" ", ""),
        DESCRIPTION: f"Renamed subset of {source}",
    }.items():
        names.removeNames(nameID=name_id)
        names.setName(text, name_id, 3, 1, 0x409)
    return font


def main() -> None:
    """Rename the font file given on the command line in place."""
    path, family = Path(sys.argv[1]), sys.argv[2]
    font = renamed(TTFont(path, recalcTimestamp=False), family)
    font.save(path)


if __name__ == "__main__":
    main()
