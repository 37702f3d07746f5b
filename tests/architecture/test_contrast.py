"""The colours of the theme: all that are used are known, and the sides can be read on theirs.

Which pairs lie one on the other on a screen is read from the screens in tests/ui/test_access.py.
"""

import re
from dataclasses import replace
from pathlib import Path

import flet as ft
import pytest

from scorekeeper.match.colors import COLORS
from scorekeeper.ui.palette import (
    ALARM,
    CARD,
    CARD_EDGE,
    CARD_SHADOW,
    DARK,
    FELT,
    FELT_GLOW,
    FELT_ROLES,
    INSET,
    LIGHT,
    ON_FELT,
    POSITIVE,
    POSITIVE_BOX,
    WARNING,
    WARNING_BOX,
)
from scorekeeper.ui.screens.record.context import PROBLEM_COLOR
from scorekeeper.ui.widgets.side_marks import MARKS, Mark
from tests.tools.gallery.tokens import Colour, over, ratio, role

PROJECT = Path(__file__).resolve().parents[2]
UI = PROJECT / "scorekeeper" / "ui"
ASSETS = PROJECT / "assets"
RIM = frozenset(("#BDB199",))
"""Colour of the line round a card."""
USED = re.compile(r"\b(?:C|Colors)\.([A-Z][A-Z_]+)\b")
SCORE, TINTED, TEXT, PICTURE = 7.0, 5.8, 4.5, 3.0
SCHEMES = {"light": LIGHT, "dark": DARK}
BLACK, WHITE = (0.0, 0.0, 0.0), (255.0, 255.0, 255.0)


def value(colour: object) -> str:
    return str(colour.value) if isinstance(colour, ft.Colors) else str(colour)


def contrast(ink: object, ground: object, scheme: ft.ColorScheme) -> float:
    return ratio(role(value(ink), scheme)[0], role(value(ground), scheme)[0])


def roles_in_use() -> set[str]:
    text = "\n".join(path.read_text("utf-8") for path in UI.rglob("*.py"))
    return set(USED.findall(text))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (BLACK, WHITE, 21.0),
        (WHITE, WHITE, 1.0),
        ((118.0, 118.0, 118.0), WHITE, 4.54),
        ((255.0, 0.0, 0.0), WHITE, 4.0),
    ],
)
def test_contrast_is_that_of_wcag(one: Colour, other: Colour, expected: float) -> None:
    assert ratio(one, other) == pytest.approx(expected, abs=0.01)
    assert ratio(other, one) == ratio(one, other)


def test_translucent_colour_is_mixed_with_its_background() -> None:
    assert over((BLACK, 0.5), WHITE) == pytest.approx((127.5, 127.5, 127.5))
    assert over((BLACK, 0.0), WHITE) == WHITE


@pytest.mark.parametrize("name", SCHEMES)
def test_every_role_in_use_has_a_colour_of_its_own(name: str) -> None:
    used = roles_in_use()
    assert "ON_SURFACE" in used
    for one in sorted(used):
        role(value(ft.Colors[one]), SCHEMES[name])


@pytest.mark.parametrize("name", SCHEMES)
@pytest.mark.parametrize("mark", MARKS.values(), ids=lambda mark: mark.symbol)
def test_scores_can_be_read_on_the_ground_of_each_side(mark: Mark, name: str) -> None:
    scheme = SCHEMES[name]
    assert contrast(mark.color, CARD, scheme) >= SCORE
    assert contrast(mark.color, mark.container, scheme) >= TINTED


@pytest.mark.parametrize("name", SCHEMES)
def test_alarm_can_be_read_on_felt(name: str) -> None:
    """The buttons of the strip had white ink on the light box of an error."""
    roles, _ = FELT_ROLES[name == "dark"]
    scheme = replace(SCHEMES[name], **roles)
    for ink in (ON_FELT, ft.Colors.ON_SURFACE):
        assert contrast(ink, ALARM, scheme) >= TEXT


@pytest.mark.parametrize("name", SCHEMES)
@pytest.mark.parametrize("ground", [ft.Colors.ERROR_CONTAINER, CARD])
def test_problem_of_deal_can_be_read_on_felt(ground: ft.Colors, name: str) -> None:
    """A problem lies in its box or in a white tab, both within the theme of the felt."""
    roles, _ = FELT_ROLES[name == "dark"]
    scheme = replace(SCHEMES[name], **roles)
    assert contrast(PROBLEM_COLOR, ground, scheme) >= TEXT


@pytest.mark.parametrize("name", SCHEMES)
def test_chosen_chip_can_be_read_on_felt(name: str) -> None:
    """It had the pale green of paper under the white text of felt."""
    roles, _ = FELT_ROLES[name == "dark"]
    scheme = SCHEMES[name]
    # A role without a colour on felt keeps that of paper.
    chosen = roles.get("primary_container", scheme.primary_container)
    felt = over(role(roles["surface"], scheme), BLACK)
    ground = over(role(str(chosen), scheme), felt)
    ink = over(role(roles["on_surface"], scheme), ground)
    assert ratio(ink, ground) >= TEXT


@pytest.mark.parametrize(
    ("upper", "lower", "least"),
    [
        (CARD, ft.Colors.SURFACE, 1.25),
        (INSET, CARD, 1.25),
        (ft.Colors.OUTLINE_VARIANT, CARD, 1.8),
        (CARD_EDGE, CARD, 1.8),
        (CARD_EDGE, FELT, 1.8),
        (CARD_EDGE, FELT_GLOW, 1.5),
        (ft.Colors.OUTLINE, CARD, 3.0),
        (ft.Colors.ON_SURFACE_VARIANT, INSET, 6.0),
    ],
)
def test_surfaces_of_the_dark_theme_are_told_apart(
    upper: ft.Colors, lower: ft.Colors, least: float
) -> None:
    """A card on felt differs by 1.1 only, so its edge must be visible."""
    assert contrast(upper, lower, DARK) >= least


def test_cards_on_felt_have_a_shadow_or_an_edge() -> None:
    """The shadow is for the light theme, where the edge would be lost beside it."""
    for scheme, has_edge in ((LIGHT, False), (DARK, True)):
        _, edge = role(value(CARD_EDGE), scheme)
        _, shadow = role(value(CARD_SHADOW), scheme)
        assert (edge > 0, shadow > 0) == (has_edge, not has_edge)


@pytest.mark.parametrize("name", SCHEMES)
@pytest.mark.parametrize(
    ("ink", "box"),
    [
        (POSITIVE, POSITIVE_BOX),
        (WARNING, WARNING_BOX),
        (ft.Colors.ON_ERROR_CONTAINER, ft.Colors.ERROR_CONTAINER),
        (ft.Colors.ON_SURFACE, WARNING_BOX),
        (ft.Colors.ON_SURFACE, ft.Colors.ERROR_CONTAINER),
    ],
)
def test_news_and_warnings_can_be_read_in_their_boxes(
    ink: ft.Colors, box: ft.Colors, name: str
) -> None:
    assert contrast(ink, box, SCHEMES[name]) >= 5.0


@pytest.mark.parametrize("name", SCHEMES)
def test_sides_differ_in_more_than_colour(name: str) -> None:
    assert len({mark.symbol for mark in MARKS.values()}) == len(MARKS) == len(COLORS)
    assert len({mark.back for mark in MARKS.values()}) == len(MARKS)
    for mark in MARKS.values():
        assert contrast(mark.color, ft.Colors.SURFACE, SCHEMES[name]) >= TEXT


@pytest.mark.parametrize("name", SCHEMES)
@pytest.mark.parametrize("mark", MARKS.values(), ids=lambda mark: mark.symbol)
def test_lines_of_charts_are_seen_on_cards(mark: Mark, name: str) -> None:
    assert contrast(mark.color, CARD, SCHEMES[name]) >= PICTURE


@pytest.mark.parametrize("mark", MARKS.values(), ids=lambda mark: mark.symbol)
def test_initials_can_be_read_on_their_discs(mark: Mark) -> None:
    assert contrast(mark.initial_color, mark.pack_color, LIGHT) >= TEXT


@pytest.mark.parametrize("size", ["", "-small"])
@pytest.mark.parametrize("mark", MARKS.values(), ids=lambda mark: mark.symbol)
def test_pattern_of_each_pack_is_seen(mark: Mark, size: str) -> None:
    """The pictures have the colours of the palette, and a pattern that stands out on them."""
    picture = (ASSETS / "marks" / f"back-{mark.back}{size}.svg").read_text("utf-8")
    inks = {code.upper() for code in re.findall(r'(?:stroke|fill)="(#[0-9A-Fa-f]{6})"', picture)}
    ground = str(mark.pack_color).upper()
    assert ground in inks
    assert max(contrast(ink, ground, LIGHT) for ink in inks - RIM) >= PICTURE
