"""What the app writes can be drawn: the web client has no fonts but the bundled ones."""

import ast
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.ui.theme import GLYPH_RANGES, MISSING_GLYPH

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "assets" / "fonts"
TEXTS = ("Roboto-Regular.ttf", "Roboto-Medium.ttf", "Roboto-Bold.ttf")
SYMBOLS = "ScorekeeperSymbols.ttf"
SCORES = "ScorekeeperScore.ttf"
ICONS = "ScorekeeperIcons.ttf"
SOFT_HYPHEN = 0xAD
"""Every font has it, and it is not seen."""
SUITS_AND_MARKS = "♠♡♢♣♤♥♦♧←↑→↓✓✗★☆↺↻⌫−×▲▼●⚠"


def characters(font: str) -> dict[int, str]:
    """The characters of a bundled font, each with the name of its glyph."""
    cmap: dict[int, str] = TTFont(FONTS / font).getBestCmap()
    return cmap


def written() -> set[str]:
    """Every character of the catalogues and of the texts in the screens' code."""
    found: set[str] = set()
    for path in (ROOT / "scorekeeper" / "i18n").rglob("*.ftl"):
        found |= set(path.read_text("utf-8"))
    for path in (ROOT / "scorekeeper" / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(node.value)
    return {one for one in found if one.isprintable()}


@pytest.mark.thorough
@pytest.mark.parametrize("font", TEXTS)
def test_every_character_that_the_app_writes_has_a_glyph(font: str) -> None:
    drawn = characters(font).keys() | characters(SYMBOLS).keys()
    assert sorted(one for one in written() if ord(one) not in drawn) == []


@pytest.mark.parametrize("language", languages())
def test_the_face_of_scores_has_every_character_of_a_number(language: str) -> None:
    words = Words(language)
    number = words.number(-1_234_567_890) + words.points(1)
    assert {one for one in number if ord(one) not in characters(SCORES)} == set()


def test_the_symbols_hold_suits_arrows_and_marks() -> None:
    assert {one for one in SUITS_AND_MARKS if ord(one) not in characters(SYMBOLS)} == set()


def test_every_character_of_the_bundled_fonts_may_stand_in_a_name() -> None:
    """The others that may are in the client's own Roboto, see the browser tests of names."""
    every_face = set.intersection(*(set(characters(font)) for font in TEXTS))
    bundled = every_face | characters(SYMBOLS).keys()
    listed = {code for first, last in GLYPH_RANGES for code in range(first, last + 1)}
    assert bundled - {SOFT_HYPHEN} <= listed
    assert ord(MISSING_GLYPH) in characters(SYMBOLS)


@pytest.mark.parametrize("font", TEXTS)
def test_all_digits_are_equally_wide_so_that_columns_line_up(font: str) -> None:
    glyphs, widths = characters(font), TTFont(FONTS / font)["hmtx"]
    assert len({widths[glyphs[ord(digit)]][0] for digit in "0123456789"}) == 1


@pytest.mark.parametrize("font", [*TEXTS, SYMBOLS, ICONS])
def test_a_changed_font_bears_a_name_of_its_own(font: str) -> None:
    names = TTFont(FONTS / font)["name"]
    for name_id in (1, 4, 6):
        name = names.getDebugName(name_id)
        assert name.startswith("Scorekeeper")
        assert not any(owner in name for owner in ("Roboto", "DejaVu", "Vera", "Arev"))
