"""Draw the font of the app's icons, fonts/ScorekeeperIcons.ttf, from fonts/icons/*.svg.

    python assets/draw_icon_font.py

Needs picosvg and fontTools, and the app itself, whose `Icon` names the drawings and their
characters. A drawing lies on a grid of 24 units: lines are 2 wide with round caps and joins, and a
glyph fills the em square, so that an icon of 24 logical pixels is text of that size.
"""

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Transform
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib.tables._g_l_y_f import Glyph
from picosvg.svg import SVG

from scorekeeper.ui.kit.icons import FILLED_ICONS, FILLED_OFFSET, Icon

FONTS = Path(__file__).parent / "fonts"
DRAWINGS = FONTS / "icons"
FAMILY = "Scorekeeper Icons"
GRID = 24
UNITS = 1200
"""Units of the em square: 50 to a unit of the grid."""
MAX_ERROR = 2
"""Units by which a curve of the font may differ from its drawing."""


def glyph_of(drawing: Path) -> Glyph:
    """Return the outline of a drawing, its lines turned into shapes."""
    shapes = SVG.parse(drawing).topicosvg()
    pen = TTGlyphPen(None)
    # The baseline is the lower edge of the grid, and y grows upwards in a font.
    scale = UNITS / GRID
    upright = TransformPen(
        Cu2QuPen(pen, MAX_ERROR, reverse_direction=True),
        Transform(scale, 0, 0, -scale, 0, UNITS),
    )
    for shape in shapes.shapes():
        parse_path(shape.as_path().d, upright)
    return pen.glyph()


def drawings() -> dict[int, Path]:
    """Return the drawing of each character."""
    found: dict[int, Path] = {}
    for icon in Icon:
        name = icon.name.lower().replace("_", "-")
        found[icon.value] = DRAWINGS / f"{name}.svg"
        if icon in FILLED_ICONS:
            found[icon.value + FILLED_OFFSET] = DRAWINGS / f"{name}-filled.svg"
    return found


def main() -> None:
    """Write the font."""
    sources = drawings()
    glyphs = {source.stem: glyph_of(source) for source in sources.values()}
    glyphs[".notdef"] = TTGlyphPen(None).glyph()
    order = [".notdef", *(source.stem for source in sources.values())]

    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({code: source.stem for code, source in sources.items()})
    builder.setupGlyf(glyphs)
    edges = builder.font["glyf"]
    builder.setupHorizontalMetrics({name: (UNITS, edges[name].xMin) for name in order})
    builder.setupHorizontalHeader(ascent=UNITS, descent=0, lineGap=0)
    builder.setupOS2(
        sTypoAscender=UNITS,
        sTypoDescender=0,
        sTypoLineGap=0,
        usWinAscent=UNITS,
        usWinDescent=0,
    )
    builder.setupNameTable(
        {
            "copyright": "Copyright the authors of Canasta Scorekeeper",
            "familyName": FAMILY,
            "styleName": "Regular",
            "uniqueFontIdentifier": FAMILY,
            "fullName": FAMILY,
            "psName": FAMILY.replace(" ", ""),
            "version": "1.0",
        }
    )
    builder.setupPost(keepGlyphNames=True)
    # The same drawings make the same file.
    builder.updateHead(created=0, modified=0)
    builder.font.recalcTimestamp = False
    builder.save(FONTS / "ScorekeeperIcons.ttf")


if __name__ == "__main__":
    main()
