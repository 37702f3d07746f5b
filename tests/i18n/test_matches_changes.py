"""What was done to a match, in sentences: each change, its undoing, and its place in the log."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import SET_UP_PARTS, ChangeTexts
from scorekeeper.match import DealUid, PlayedDeal, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.scoring import Deal
from scorekeeper.services import Change, ChangeKind, OpenMatch, Session
from tests.support.matches import ANA_BEN, deal_by_totals
from tests.ui.device import FOUR, record_match, session_in

COMMON = {
    "sides": [
        {"melded_card_points": 385, "canastas": {"natural": 1}, "red_threes": 1, "went_out": True},
        {"melded_card_points": 145, "canastas": {"mixed": 1}, "red_threes": 2},
    ]
}


class Table:
    def __init__(self, session: Session, *totals: tuple[int, ...]) -> None:
        self.session, self.uid = session, record_match(session, FOUR, *totals)

    @property
    def open(self) -> OpenMatch:
        return self.session.matches.open(self.uid)

    @property
    def teller(self) -> ChangeTexts:
        return ChangeTexts(Words(), self.open)

    @property
    def last(self) -> Change:
        return self.open.history.changes[-1]

    @property
    def said(self) -> str:
        return self.teller.text(self.last)

    def deal(self, number: int) -> PlayedDeal:
        return self.open.match.deals[number - 1]

    def uid_of(self, number: int) -> Any:
        return self.deal(number).uid


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(session_in(tmp_path), (400, 400), (640, -175), (-225, 640))


def test_saved_deal_is_told_with_its_number_and_points(table: Table) -> None:
    table.session.deals.record(
        table.uid, deal_by_totals(785, 120), seen=table.session.matches.number(table.uid)
    )
    assert table.said == "Deal 4 saved: +785 for Ana & Ben, +120 for Cleo & Dov"


def test_an_amended_deal_is_told_with_what_has_changed_in_points(table: Table) -> None:
    table.session.deals.amend(
        table.uid,
        table.uid_of(2),
        deal_by_totals(740, -175),
        seen=table.session.matches.number(table.uid),
    )
    assert table.said == "Deal 2 edited: +640 → +740 for Ana & Ben"


def test_an_amendment_that_changes_no_points_says_so(table: Table) -> None:
    noted = replace(table.deal(1), note="Ben dealt thirteen cards")
    table.session.deals.amend(
        table.uid, table.uid_of(1), noted, seen=table.session.matches.number(table.uid)
    )
    assert table.said == "Deal 1 edited, same points"


def test_an_inserted_deal_has_the_number_that_it_has_now(table: Table) -> None:
    table.session.deals.insert(
        table.uid,
        deal_by_totals(5, 10),
        before=table.uid_of(2),
        seen=table.session.matches.number(table.uid),
    )
    assert table.said == "Deal 2 inserted: +5 for Ana & Ben, +10 for Cleo & Dov"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_dropped_deal_has_the_number_that_it_had(table: Table, number: int) -> None:
    table.session.deals.drop(
        table.uid, table.uid_of(number), seen=table.session.matches.number(table.uid)
    )
    assert table.said.startswith(f"Deal {number} deleted: ")
    assert table.teller.undo_text() == f"Undo: deleting deal {number}"


def test_undone_deal_is_told_with_its_points(table: Table) -> None:
    table.session.deals.undo(table.uid, seen=table.session.matches.number(table.uid))
    assert table.said == "Undone: deal 3 (−225 for Ana & Ben, +640 for Cleo & Dov)"
    table.session.deals.redo(table.uid, seen=table.session.matches.number(table.uid))
    assert table.said == "Redone: deal 3 (−225 for Ana & Ben, +640 for Cleo & Dov)"


def test_an_amendment_that_was_undone_tells_the_way_back(table: Table) -> None:
    table.session.deals.amend(
        table.uid,
        table.uid_of(2),
        deal_by_totals(740, -175),
        seen=table.session.matches.number(table.uid),
    )
    table.session.deals.undo(table.uid, seen=table.session.matches.number(table.uid))
    assert table.said == "Undone: editing deal 2 (+740 → +640 for Ana & Ben)"


def test_undo_and_redo_texts_name_the_next_deal(table: Table) -> None:
    assert (table.teller.undo_text(), table.teller.redo_text()) == ("Undo: deal 3", None)
    for _ in range(3):
        table.session.deals.undo(table.uid, seen=table.session.matches.number(table.uid))
    assert (table.teller.undo_text(), table.teller.redo_text()) == (None, "Redo: deal 1")


def test_a_changed_set_up_names_what_was_changed(table: Table) -> None:
    renamed = replace(FOUR, sides=(replace(ANA_BEN, name="North"), FOUR.sides[1]))
    table.session.matches.correct_set_up(
        table.uid,
        replace(renamed, first_dealer="Dov", house_rules={"target": 7500}),
        seen=table.session.matches.number(table.uid),
    )
    assert table.said == "Settings changed: house rules, names, first dealer"
    table.session.deals.undo(table.uid, seen=table.session.matches.number(table.uid))
    assert table.said == "Undone: changing the settings"


def test_a_set_up_saved_as_it_was_says_so(table: Table) -> None:
    table.session.matches.correct_set_up(
        table.uid, FOUR, seen=table.session.matches.number(table.uid)
    )
    assert table.said == "Settings saved, no changes"


@pytest.mark.parametrize(
    ("arranged", "said"),
    [
        ({"seats": ("Eva", "Cleo", "Ben", "Dov")}, "players of the next deal"),
        ({"seats": ("Ana", "Cleo", "Ben", "Eva")}, "players of the next deal"),
        ({"seats": ("Ana", "Dov", "Ben", "Cleo")}, "seats"),
        ({"dealer": "Ben"}, "dealer of the next deal"),
        (
            {"seats": ("Eva", "Cleo", "Ben", "Dov"), "dealer": "Eva"},
            "dealer of the next deal, players of the next deal",
        ),
    ],
)
def test_of_the_next_deal_only_what_was_arranged_is_named(
    table: Table, arranged: dict[str, Any], said: str
) -> None:
    """After three deals it is the turn of Dov; who takes over from a dealer deals instead.

    A substitution alone was told as a change of the dealer too.
    """
    assert table.open.progress.dealer == "Dov"
    table.session.matches.arrange_next_deal(table.uid, **arranged, seen=table.open.number)
    assert table.said == f"Settings changed: {said}"


def test_a_second_substitution_names_no_dealer_either(table: Table) -> None:
    arrange = table.session.matches.arrange_next_deal
    for seats in (("Ana", "Cleo", "Ben", "Eva"), ("Finn", "Cleo", "Ben", "Eva")):
        arrange(table.uid, seats=seats, seen=table.open.number)
        assert table.said == "Settings changed: players of the next deal"
    table.session.deals.record(table.uid, deal_by_totals(5, 10), seen=table.open.number)
    arrange(table.uid, dealer="Ben", seen=table.open.number)
    assert table.said == "Settings changed: dealer of the next deal"


def test_the_dealer_of_before_may_be_chosen_again(table: Table) -> None:
    table.session.matches.arrange_next_deal(table.uid, dealer="Dov", seen=table.open.number)
    assert table.said == "Settings saved, no changes"


@pytest.mark.parametrize(
    ("by", "said"),
    [
        ("agreement", "Ended by agreement"),
        ("time", "Ended because time ran out"),
        ("walkover", "Ended by forfeit"),
    ],
)
def test_the_end_of_a_match_tells_how_and_going_on_takes_it_back(
    table: Table, by: Any, said: str
) -> None:
    table.session.matches.end(table.uid, by, seen=table.session.matches.number(table.uid))
    assert table.said == said
    table.session.matches.resume(table.uid, seen=table.session.matches.number(table.uid))
    assert table.said == "Game resumed"
    assert table.teller.undo_text() == "Undo: resuming the game"


def test_the_log_of_an_amended_deal_names_the_lines_that_changed(tmp_path: Path) -> None:
    table = Table(session_in(tmp_path))
    table.session.deals.record(
        table.uid, read_deal(COMMON, "a deal"), seen=table.session.matches.number(table.uid)
    )
    deal = table.deal(1).deal
    mended = Deal((replace(deal.sides[0], red_threes=2), replace(deal.sides[1], red_threes=1)))
    table.session.deals.amend(
        table.uid,
        table.uid_of(1),
        replace(table.deal(1), deal=mended),
        seen=table.session.matches.number(table.uid),
    )
    assert table.teller.score_lines(table.last) == (
        "Ana & Ben: Red threes +100 → +200",
        "Cleo & Dov: Red threes +200 → +100",
    )


def test_changed_score_lines_only_of_an_amended_deal(table: Table) -> None:
    assert table.teller.score_lines(table.last) == (), "it was recorded"
    table.session.deals.drop(table.uid, table.uid_of(1), seen=table.open.number)
    assert table.teller.score_lines(table.last) == (), "it was dropped"
    table.session.matches.end(table.uid, "time", seen=table.open.number)
    assert table.teller.score_lines(table.last) == (), "it is about no deal"


def test_names_are_those_of_today_whoever_played_when_it_was_done(table: Table) -> None:
    table.session.matches.correct_set_up(
        table.uid,
        replace(FOUR, sides=(Side("North"), FOUR.sides[1])),
        seen=table.session.matches.number(table.uid),
    )
    first_deal = table.open.history.changes[1]
    assert table.teller.text(first_deal) == "Deal 1 saved: +400 for North, +400 for Cleo & Dov"


def test_a_deal_document_that_cannot_be_read_is_told_without_points(table: Table) -> None:
    broken = replace(table.last, after={"uid": "x", "position": 9, "sides": "?"}, deal=DealUid("x"))
    assert table.teller.text(broken) == "Deal 4 saved"


@pytest.mark.parametrize("kind", list(ChangeKind))
def test_every_kind_of_change_has_words(kind: ChangeKind) -> None:
    has = Words().catalogue.has
    assert has(f"change-{kind}")
    assert has(f"change-what-{kind}") or kind in (ChangeKind.UNDO, ChangeKind.REDO)


@pytest.mark.parametrize("part", [*SET_UP_PARTS, "next_dealer", "next_players", "seats"])
def test_every_part_of_a_set_up_has_a_name(part: str) -> None:
    assert Words().catalogue.has(f"set-up-part-{part}")


def test_a_deal_that_was_undone_and_recorded_again_keeps_its_number(tmp_path: Path) -> None:
    """Its undoing was said to be that of deal 8, of seven."""
    session = session_in(tmp_path)
    table = Table(session, *[(100, 50)] * 7)
    session.deals.undo(table.uid, seen=8)
    assert table.said == "Undone: deal 7 (+100 for Ana & Ben, +50 for Cleo & Dov)"
    again = read_deal({"sides": [{"total": 200}, {"total": 50}]}, "a deal")
    session.deals.record(table.uid, again, seen=9)
    session.deals.undo(table.uid, seen=10)
    told = [table.teller.text(change) for change in table.open.history.changes[-3:]]
    assert told == [
        "Undone: deal 7 (+100 for Ana & Ben, +50 for Cleo & Dov)",
        "Deal 7 saved: +200 for Ana & Ben, +50 for Cleo & Dov",
        "Undone: deal 7 (+200 for Ana & Ben, +50 for Cleo & Dov)",
    ]
    session.deals.redo(table.uid, seen=11)
    told = [table.teller.text(change) for change in table.open.history.changes[-4:]]
    assert told[0].startswith("Undone: deal 7 ")
    assert told[2].startswith("Undone: deal 7 ")
