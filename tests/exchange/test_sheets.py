"""Deals as rows of a spreadsheet, and back; no cell is ever taken for a formula."""

import csv
import io
import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.match import MatchUid, Player, RecordError, Side
from scorekeeper.services import Session
from scorekeeper.services.spreadsheets import guarded, unguarded
from scorekeeper.services.transfer import Answer
from tests.exchange.conftest import begun, brought, content, counts, deals_of, foreign, record

BY_HAND = """\
match;rule_set;side_1;points_1;side_2;points_2;note
Friday;Classic;Ana & Ben;785;Cleo & Dov;-225;Zoë looked on
Friday;Classic;Ana & Ben;\N{MINUS SIGN}100;Cleo & Dov;95,0;
Saturday;samba;We;1500;They;5;
;;;;;;
"""


def rows(text: str) -> list[dict[str, str]]:
    """A table as a spreadsheet reads it."""
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


def test_a_deal_is_a_row_with_points_running_totals_and_what_they_are_made_of(
    here: Session,
) -> None:
    (uid,) = brought(here, json.dumps(foreign())).added
    record(here, uid, 100, -95)
    first, second = rows(here.exchange.sheet([uid]))
    assert first == {
        "match": uid,
        "rule_set": "classic_4p",
        "started": "",
        "deal": "1",
        "at": "",
        "dealer": "Ana",
        "out": "",
        "note": "",
        "side_1": "North-South",
        "players_1": "Ana; Ben",
        "points_1": "785",
        "running_1": "785",
        "melded_cards_1": "85",
        "red_threes_1": "100",
        "go_out_1": "100",
        "total_1": "",
        "canasta_bonus_1": "500",
        "side_2": "East-West",
        "players_2": "Cleo; Dov",
        "points_2": "585",
        "running_2": "585",
        "melded_cards_2": "145",
        "red_threes_2": "200",
        "cards_in_hand_2": "-60",
        "total_2": "",
        "canasta_bonus_2": "300",
    }
    assert (second["points_2"], second["running_2"], second["total_2"]) == ("-95", "490", "-95")


def test_the_same_table_taken_in_again_changes_nothing(here: Session, uid: MatchUid) -> None:
    record(here, begun(here), 5, 10)
    before = content(here)
    text = here.exchange.sheet()
    assert counts(here.exchange.offer(text, "all.csv")) == (0, 2, 0)
    assert len(brought(here, text, file="all.csv").unchanged) == 2
    assert content(here) == before


def test_a_table_makes_matches_whose_table_did_the_sums(
    here: Session, there: Session, uid: MatchUid
) -> None:
    taken = brought(there, here.exchange.sheet([uid]), file="all.csv")
    assert taken.added == (uid,)
    assert deals_of(there, uid) == deals_of(here, uid)
    mine, theirs = here.matches.open(uid).match, there.matches.open(uid).match
    assert theirs.sides == mine.sides
    assert theirs.started == mine.started


def test_a_table_typed_by_hand_is_read_too(here: Session) -> None:
    taken = brought(here, BY_HAND, file="book.csv")
    assert taken.added == ("Friday", "Saturday")
    friday = here.matches.open(MatchUid("Friday"))
    assert deals_of(here, friday.uid) == [(785, -225), (-100, 95)]
    assert friday.match.deals[0].note == "Zoë looked on"
    assert here.matches.open(MatchUid("Saturday")).match.ruleset == "samba"
    assert brought(here, BY_HAND, file="book.csv").added == ()


def test_one_changed_cell_amends_one_deal_and_leaves_the_others_in_full(here: Session) -> None:
    """A table says only points: what it does not change keeps its melds."""
    (uid,) = brought(here, json.dumps(foreign())).added
    record(here, uid, 100, 95)
    text = here.exchange.sheet([uid]).replace(",100,885,", ",120,905,")
    (conflict,) = here.exchange.offer(text, "put right.csv").conflicts
    assert [pair.is_same for pair in conflict.deals] == [True, False]
    assert conflict.same_set_up
    brought(here, text, {uid: Answer.THEIRS}, "put right.csv")
    assert deals_of(here, uid) == [(785, 585), (120, 95)]
    opened = here.matches.open(uid)
    assert len(opened.match.deals[0].deal.sides[0].melds) == 2
    last = opened.history.changes[-1]
    assert (last.kind, last.reason) == ("amend", "put right.csv")


def test_rows_added_to_a_table_are_deals_played_since(here: Session, uid: MatchUid) -> None:
    text = here.exchange.sheet([uid])
    text += text.splitlines()[-1].replace(",-225,", ",300,") + "\r\n"
    brought(here, text, {uid: Answer.THEIRS}, "more.csv")
    assert deals_of(here, uid) == [(785, 220), (100, 95), (-225, 90), (300, 90)]
    assert here.matches.open(uid).history.changes[-1].kind == "record"


def test_another_name_in_a_table_is_another_set_up(here: Session, uid: MatchUid) -> None:
    text = here.exchange.sheet([uid]).replace("Ana & Ben", "Anna & Ben")
    (conflict,) = here.exchange.offer(text, "names.csv").conflicts
    assert not conflict.same_set_up
    assert all(pair.is_same for pair in conflict.deals)


def test_what_a_side_had_to_begin_with_is_in_its_running_total(
    here: Session, there: Session
) -> None:
    uid = begun(here, opening_scores=(500, 0))
    record(here, uid, 100, 95)
    brought(there, here.exchange.sheet([uid]), file="all.csv")
    assert there.matches.open(uid).match.opening_scores == (500, 0)
    assert there.matches.open(uid).progress.totals == (600, 95)


@pytest.mark.parametrize(
    "name",
    ["=1+1", "+41 79", "-Ana", "@sum", "\uff1dcmd()", " =1", "Ana;=1+1", "'t Hof", "'=1", '"=1"'],
)
def test_names_come_back_as_they_were(here: Session, there: Session, name: str) -> None:
    side = Side(name, (Player(f"{name} one"), Player("Ben")))
    uid = begun(here, sides=(side, Side("They", (Player("Cleo"), Player("Dov")))))
    record(here, uid, 100, 95)
    text = here.exchange.sheet([uid])
    brought(there, text, file="all.csv")
    assert there.matches.open(uid).match.sides[0] == side
    assert counts(here.exchange.offer(text, "all.csv")) == (0, 1, 0)


@given(st.text(alphabet="a1='+-@;,\t\r\n |\uff1d\uff0d \"", max_size=12))
def test_no_text_becomes_a_formula_whatever_separates_the_cells(text: str) -> None:
    cell = guarded(text)
    assert unguarded(cell) == text
    for part in re.split(r"[;,|\t\r\n]", cell):
        assert part.lstrip()[:1] not in tuple("=+-@\uff1d\uff0b\uff0d\uff20")


def test_a_negative_number_stays_a_number() -> None:
    assert guarded(-225) == -225


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("match,rule_set\n", "side_1: this column is needed"),
        ("Ana and Ben 785", "match: this column is needed"),
        (BY_HAND.replace("785", "many"), "row 2, points_1: a whole number should stand here"),
        (BY_HAND.replace("785", ""), "row 2, points_1"),
        (BY_HAND.replace("785", "7.5"), "row 2, points_1"),
        (BY_HAND.replace("785", "78512345"), "row 2, points_1"),
        (BY_HAND.replace("Friday;Classic", ";Classic"), "row 2, match: a text is needed"),
        (BY_HAND.replace("samba", "whist"), "ruleset: there is no rule set"),
        (BY_HAND.replace("They", ""), "sides: two sides or more"),
        (BY_HAND.replace("They", "We"), "sides: every side"),
        (BY_HAND + "Friday;Classic;Ana & Ben;5;;;\n", r"deals\[2\].sides: 2 sides are needed"),
        ("x" * 140_000, "no table"),
    ],
)
def test_what_is_wrong_in_a_table_is_said_by_row_and_column(
    here: Session, text: str, where: str
) -> None:
    with pytest.raises(RecordError, match=where):
        here.exchange.offer(text, "book.csv")
    assert here.matches.list() == ()


def test_a_table_of_everything_has_all_matches_that_can_be_read(
    here: Session, uid: MatchUid
) -> None:
    """One that this version cannot read keeps no other out, and is named."""
    broken = begun(here)
    record(here, broken, 60, 40)
    archive = here._desk.archive
    kept = archive.get("matches", broken) or {}
    archive.put("matches", {**kept, "values": {**kept["values"], "target": "high"}})
    here.matches.summaries.clear()
    table = here.exchange.readable_sheet()
    assert [kept.uid for kept in table.left_out] == [broken]
    assert table.left_out[0].names == "Ana & Ben, Cleo & Dov"
    assert table.text == here.exchange.sheet([uid])
    assert here.exchange.sheet() == table.text
