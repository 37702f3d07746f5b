"""The icons of the app: each has a drawing and a character of the bundled font."""

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from scorekeeper.ui.kit.icons import FILLED_ICONS, FILLED_OFFSET, Icon, glyph, icon
from scorekeeper.ui.theme import FONTS, ICONS

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DRAWINGS = ASSETS / "fonts" / "icons"


@pytest.fixture(scope="module")
def font() -> TTFont:
    return TTFont(ASSETS / FONTS[ICONS])


def drawings() -> dict[int, str]:
    """The name of the drawing for each character."""
    named = {icon.value: icon.name.lower().replace("_", "-") for icon in Icon}
    filled = {icon + FILLED_OFFSET: f"{named[icon]}-filled" for icon in FILLED_ICONS}
    return named | filled


def test_every_icon_is_drawn_and_every_drawing_is_an_icon() -> None:
    assert set(drawings().values()) == {file.stem for file in DRAWINGS.glob("*.svg")}


def test_the_font_has_the_drawings_and_nothing_else(font: TTFont) -> None:
    """If not, run assets/draw_icon_font.py."""
    assert font.getBestCmap() == drawings()
    empty = [name for name in drawings().values() if not font["glyf"][name].numberOfContours]
    assert not empty


def test_characters_are_of_the_private_use_area() -> None:
    """Nobody can type them, and no other font draws them."""
    assert all(0xE000 <= code <= 0xF8FF for code in drawings())


def test_a_glyph_fills_the_square_of_its_size(font: TTFont) -> None:
    """So a line of height 1 is as high as the icon, with nothing below its baseline."""
    units = font["head"].unitsPerEm
    metrics = font["hhea"]
    assert (metrics.ascent, metrics.descent, metrics.lineGap) == (units, 0, 0)
    for name in drawings().values():
        shape = font["glyf"][name]
        assert font["hmtx"][name][0] == units
        assert 0 <= shape.xMin < shape.xMax <= units, name
        assert 0 <= shape.yMin < shape.yMax <= units, name


def test_only_an_icon_that_can_be_chosen_has_a_filled_form() -> None:
    assert glyph(Icon.TABLE, filled=True) != glyph(Icon.TABLE)
    assert glyph(Icon.UNDO, filled=True) == glyph(Icon.UNDO)


def test_an_icon_keeps_its_size_in_large_text_and_is_no_text() -> None:
    control = icon(Icon.UNDO, size=20)
    assert control.radius == 10, "a circle avatar keeps its text from growing"
    assert control.content is not None
    assert getattr(control.content, "semantics_label", None) == ""


@pytest.mark.parametrize("package", ["ui", "club_ui"])
def test_screens_have_no_icons_of_another_set(package: str) -> None:
    """Two sets side by side differ in the weight of their lines, and the app's font has one."""
    folder = ASSETS.parent / "scorekeeper" / package
    sources = {file: file.read_text("utf-8") for file in folder.rglob("*.py")}
    foreign = re.compile(r"\bft\.(Icons\b|IconData\b|Icon\(|CupertinoIcons\b)")
    assert [file.name for file, source in sources.items() if foreign.search(source)] == []
