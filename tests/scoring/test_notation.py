"""The written form of melds and hands: what it says, what it refuses, and there and back."""

from collections import Counter
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.problem import Problem
from scorekeeper.rules.cards import EVERY, NATURALS, SUITS, Card
from scorekeeper.scoring.meld import Meld, MeldKind, ranks_between
from scorekeeper.scoring.notation import (
    WRITTEN,
    read_cards,
    read_meld,
    read_melds,
    read_suited_hand,
    read_token,
    side_deal_from,
    write_meld,
)


def token(text: str) -> Meld:
    meld = read_meld(text)
    assert isinstance(meld, Meld), meld
    return meld


@pytest.mark.parametrize(
    ("text", "kind", "counts"),
    [
        ("KKKK2*", MeldKind.GROUP, (4, 1, 1)),
        ("2K*KKK", MeldKind.GROUP, (4, 1, 1)),
        ("kkk", MeldKind.GROUP, (3, 0, 0)),
        ("101010", MeldKind.GROUP, (3, 0, 0)),
        ("TT10", MeldKind.GROUP, (3, 0, 0)),
        ("22222**", MeldKind.WILD, (0, 5, 2)),
        ("*", MeldKind.WILD, (0, 0, 1)),
        ("bbb", MeldKind.BLACK_THREES, (3, 0, 0)),
        ("BB2", MeldKind.BLACK_THREES, (2, 1, 0)),
        ("h:456789T", MeldKind.SEQUENCE, (7, 0, 0)),
        ("H:4567", MeldKind.SEQUENCE, (4, 0, 0)),
        ("c:QKA2*", MeldKind.SEQUENCE, (3, 1, 1)),
        ("d:910J", MeldKind.SEQUENCE, (3, 0, 0)),
    ],
)
def test_a_token_is_one_meld(text: str, kind: MeldKind, counts: tuple[int, ...]) -> None:
    meld = token(text)
    assert (meld.kind, (meld.naturals, meld.twos, meld.jokers)) == (kind, counts)


def test_a_sequence_knows_its_suit_and_its_ends() -> None:
    meld = token("h:456789T")
    assert (meld.suit, meld.low, meld.high) == ("hearts", "4", "10")


def test_a_jumble_keeps_the_suit_that_was_said_of_it() -> None:
    """It was written without it, as if somebody had laid one rank only."""
    assert write_meld(token("h:777")) == "H:777"
    assert token("h:457").suit == "hearts"


def test_exclamation_mark_says_laid_from_the_hand() -> None:
    """The mark at the end: the whole meld was laid from the hand at once."""
    assert token("QQQQQ2*!").from_hand
    assert not token("QQQQQ2*").from_hand


@pytest.mark.parametrize(
    "text", ["KQ", "KKQ2", "rrr", "KKKr", "h:457", "h:654", "h:4456", "s:bbb", "c:22", "KKb", "r"]
)
def test_good_letters_that_are_no_meld_are_read_and_kept(text: str) -> None:
    meld = token(text)
    assert meld.kind is MeldKind.JUMBLE
    assert meld.cards == len(text.partition(":")[2] or text)


@pytest.mark.parametrize(
    ("text", "code", "values"),
    [
        ("333", "bare_three", {"token": "333"}),
        ("KK3", "bare_three", {"token": "KK3"}),
        ("13", "unknown_character", {"token": "13", "character": "1"}),
        ("KKX", "unknown_character", {"token": "KKX", "character": "X"}),
        ("K,K", "unknown_character", {"token": "K,K", "character": ","}),
        ("KKK!!", "unknown_character", {"token": "KKK!!", "character": "!"}),
        ("h:4:5", "unknown_character", {"token": "h:4:5", "character": ":"}),
        ("x:456", "unknown_suit", {"token": "x:456", "character": "X"}),
        (":456", "unknown_suit", {"token": ":456", "character": ""}),
        ("spades:456", "unknown_suit", {"token": "spades:456", "character": "SPADES"}),
        ("h:", "empty_token", {"token": "h:"}),
        ("!", "empty_token", {"token": "!"}),
        ("", "empty_notation", {"token": ""}),
    ],
)
def test_unreadable_meld_is_reported_by_code_and_values(
    text: str, code: str, values: dict[str, str]
) -> None:
    problem = read_meld(text)
    assert isinstance(problem, Problem)
    assert (problem.code, dict(problem.values)) == (code, values)


@pytest.mark.parametrize(
    ("text", "cards"),
    [("h:345", ("3r", "4", "5")), ("s:345", ("3b", "4", "5")), ("D:A23", ("A", "2", "3r"))],
)
def test_three_after_suit_is_of_that_suit(text: str, cards: tuple[str, ...]) -> None:
    read = read_token(text, text)
    assert isinstance(read, tuple)
    assert read[1] == cards


def test_bare_threes_are_read_where_threes_are_plain() -> None:
    assert read_meld("33*", plain_threes=True) == read_meld("bb*")
    hand = read_suited_hand("33 h:3K", plain_threes=True)
    assert hand == read_suited_hand("bb h:rK")
    assert isinstance(read_meld("33*"), Problem)


def test_melds_are_parted_by_spaces_of_any_kind_and_number() -> None:
    melds = read_melds("  777\tQQQ2 \n AAA ")
    assert isinstance(melds, tuple)
    assert [write_meld(meld) for meld in melds] == ["777", "QQQ2", "AAA"]


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_no_meld_at_all_cannot_be_read(text: str) -> None:
    problem = read_melds(text)
    assert isinstance(problem, Problem)
    assert problem.code == "empty_notation"


def test_the_first_token_that_cannot_be_read_is_the_answer() -> None:
    problem = read_melds("KKK 3 x:456")
    assert isinstance(problem, Problem)
    assert problem.code == "bare_three"


def test_a_hand_is_written_without_spaces() -> None:
    hand = side_deal_from({"cards_in_hand": "AKK74*r"}).cards_in_hand
    assert hand == {"A": 1, "K": 2, "7": 1, "4": 1, "JOKER": 1, "3r": 1}
    spaced = read_cards("A K")
    assert isinstance(spaced, Problem)
    assert spaced.values["character"] == " "


def test_cards_keep_the_order_in_which_they_are_written() -> None:
    assert read_cards("*2ab10") == ("JOKER", "2", "A", "3b", "10")


COUNT = st.integers(min_value=0, max_value=12)
GROUPS = st.builds(
    partial(Meld, MeldKind.GROUP),
    rank=st.sampled_from(NATURALS),
    naturals=st.integers(min_value=1, max_value=12),
    twos=COUNT,
    jokers=COUNT,
    from_hand=st.booleans(),
)
WILDS = st.builds(
    partial(Meld, MeldKind.WILD),
    twos=st.integers(min_value=1, max_value=12),
    jokers=COUNT,
    from_hand=st.booleans(),
)


@st.composite
def sequences(draw: st.DrawFn) -> Meld:
    low = draw(st.integers(min_value=0, max_value=len(NATURALS) - 1))
    high = draw(st.integers(min_value=low, max_value=len(NATURALS) - 1))
    ends = NATURALS[low], NATURALS[high]
    return Meld(
        kind=MeldKind.SEQUENCE,
        suit=draw(st.sampled_from(SUITS)),
        low=ends[0],
        high=ends[1],
        naturals=len(ranks_between(*ends)),
        twos=draw(COUNT),
        jokers=draw(COUNT),
        from_hand=draw(st.booleans()),
    )


@given(st.one_of(GROUPS, WILDS, sequences()))
def test_a_meld_comes_back_from_its_token_as_it_was(meld: Meld) -> None:
    written = write_meld(meld)
    assert written == written.upper()
    assert read_meld(written) == meld
    assert read_meld(written.lower()) == meld


@given(st.lists(st.sampled_from(EVERY), min_size=1, max_size=30))
def test_a_hand_is_what_its_text_has_of_each_card(cards: list[Card]) -> None:
    text = "".join(WRITTEN[card] for card in cards)
    assert side_deal_from({"cards_in_hand": text}).cards_in_hand == Counter(cards)


@pytest.mark.thorough
@given(st.text(max_size=12))
def test_no_text_crashes_the_reading(text: str) -> None:
    for read in (read_cards, read_meld, read_melds):
        result = read(text)
        if isinstance(result, Problem):
            assert result.code in {
                "bare_three",
                "unknown_character",
                "unknown_suit",
                "empty_notation",
                "empty_token",
            }


@given(st.text(alphabet="AKQJT987654*2brBR:hsdc!10 ", max_size=14))
def test_a_text_of_cards_has_as_many_cards_as_its_melds(text: str) -> None:
    melds = read_melds(text)
    if isinstance(melds, tuple):
        written = " ".join(write_meld(meld) for meld in melds)
        again = read_melds(written)
        assert isinstance(again, tuple)
        assert [meld.cards for meld in again] == [meld.cards for meld in melds]


@pytest.mark.parametrize(
    ("token", "code"),
    [("", "empty_notation"), ("  ", "empty_notation"), ("!", "empty_token"), ("h:", "empty_token")],
)
def test_nothing_at_all_is_no_token_that_is_empty(token: str, code: str) -> None:
    read = read_meld(token)
    assert isinstance(read, Problem)
    assert (read.code, read.values["token"]) == (code, token)
