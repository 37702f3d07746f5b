"""Labels in a narrow place are neither torn apart nor cut off, in any language."""

from collections.abc import Iterator

import pytest

from scorekeeper.deal_form.chips import main_rows
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.rules import rule_book, rule_set_ids
from scorekeeper.rules.cards import stack_type
from scorekeeper.ui.kit import SIDE_PADDING
from scorekeeper.ui.screens.record.chips import (
    CARD_PICTURES,
    LABEL_SHARE,
    NUMBERS_SHARE,
    PICTURE_SPACING,
    PICTURE_WIDTH,
    name_size,
)
from scorekeeper.ui.screens.share import sheet
from scorekeeper.ui.theme import TEXT_BUTTON_PADDING, Face, text
from scorekeeper.ui.widgets.stacks import WIDE_STACKS
from tests.tools.gallery import measure

LABEL_WIDTH = (360 - 2 * (4 + 5) - 3) * LABEL_SHARE / (LABEL_SHARE + NUMBERS_SHARE)
"""Logical pixels on a phone of 360, within the edges of the page and of the paper."""
FIELD = 84  # pixels of the name of a field beside a short number, on a phone of 360
FIELD_SIZE = 15
BUTTON_SIZE = 16  # logical pixels of the text of a button
ICON_AND_GAP = 22 + 8 + 4  # logical pixels before the text of a button


def row_names(language: str) -> Iterator[tuple[str, str]]:
    """Yield the key and the name of each row of chips that has its label beside the numbers."""
    for set_id in rule_set_ids():
        words = Words(language).of_game(rule_book(set_id).identity)
        for row in main_rows(rule_book(set_id).rules):
            group, _, kind = row.key.partition(".")
            yield row.key, words.text("record-row", group=group, kind=kind, rules=set_id)


def picture_width(key: str) -> float:
    """Return the room that the picture of a row takes, in logical pixels."""
    group, _, kind = key.partition(".")
    if group == "canastas":
        return PICTURE_WIDTH * WIDE_STACKS.get(stack_type(kind), 1) + PICTURE_SPACING
    return PICTURE_WIDTH + PICTURE_SPACING if key in CARD_PICTURES else 0


@pytest.mark.thorough
@pytest.mark.parametrize("language", languages())
def test_row_names_fit_beside_their_chips(language: str) -> None:
    """Once a word was torn apart: “Semilimpi” and “as”."""
    torn = set()
    for key, name in row_names(language):
        room = LABEL_WIDTH - picture_width(key)
        size = name_size(name)
        widest = max(measure.ems(word, Face.MEDIUM) for word in measure.words(name))
        if widest * size > room or measure.lines(name, Face.MEDIUM, room / size) > 2:
            torn.add(name)
    assert torn == set()


@pytest.mark.parametrize("language", languages())
def test_labels_of_sheet_rows_fit_their_column(language: str) -> None:
    words, room = Words(language), sheet.LABEL_WIDTH - sheet.LABEL_INSET
    names = [words.text(f"sheet-{row}") for row in ("deal", "opening", "total", "needs")]
    parts = [part for name in names for part in measure.words(name)]
    assert [
        part for part in parts if measure.ems(part, Face.MEDIUM) * sheet.LABEL_SIZE > room
    ] == []


@pytest.mark.parametrize("language", languages())
def test_names_of_fields_fit_beside_a_number(language: str) -> None:
    words = Words(language)
    names = [
        words.text("record-field-short", field=field, foot=foot)
        for field in ("table", "hand")
        for foot in ("true", "false")
    ]
    assert [n for n in names if measure.ems(n, Face.MEDIUM) * FIELD_SIZE > FIELD] == []


@pytest.mark.parametrize("language", languages())
def test_links_below_a_result_share_a_line(language: str) -> None:
    """On a phone of 390; “New game” alone on a second line had pushed the chart away."""
    words = Words(language)
    titles = [words.text(key) for key in ("turn", "winner-pad", "table-new-match")]
    widths = [measure.ems(title, Face.MEDIUM) * BUTTON_SIZE for title in titles]
    assert sum(widths) + len(widths) * 2 * TEXT_BUTTON_PADDING <= 390 - 2 * SIDE_PADDING


@pytest.mark.parametrize("language", languages())
def test_words_on_the_card_of_a_session_are_not_torn(language: str) -> None:
    """Open and Big screen share the card's width on a phone of 320; “Anzeigetafel” was torn."""
    words = Words(language)
    card = 320 - 2 * (SIDE_PADDING + 16)
    room = (card - 8) / 2 - 2 * 16
    for key in ("club-open", "club-screen"):
        for word in measure.words(words.text(key)):
            assert measure.ems(word, Face.MEDIUM) * BUTTON_SIZE <= room, word


@pytest.mark.parametrize("language", languages())
def test_words_on_the_buttons_of_a_result_are_not_torn(language: str) -> None:
    """On a phone of 360; “Condividi” was torn beside the wider button for another game."""
    words = Words(language)
    room = (360 - 2 * SIDE_PADDING - 10) / 2 - 2 * 16 - ICON_AND_GAP
    for key in ("table-rematch", "winner-share"):
        for word in measure.words(words.text(key)):
            assert measure.ems(word, Face.MEDIUM) * BUTTON_SIZE <= room, word


def test_a_dot_between_two_parts_never_begins_a_line() -> None:
    assert text("Classic · to 5,000").value == "Classic\N{NO-BREAK SPACE}· to 5,000"
