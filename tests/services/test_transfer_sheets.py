"""Deals as rows of a spreadsheet; no cell is ever taken for a formula."""

import csv
import io
import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.match import MatchUid, Player, RecordError, Side
from scorekeeper.services import Session
from scorekeeper.services.transfer import formula_safe
from tests.services.conftest import foreign, import_text, put_as, start_match
from tests.support.matches import record_totals


def rows(text: str) -> list[dict[str, str]]:
    """A table as a spreadsheet reads it."""
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


def test_spreadsheet_row_has_points_totals_and_parts(
    here: Session,
) -> None:
    (uid,) = import_text(here, json.dumps(foreign())).added
    record_totals(here, uid, 100, -95)
    first, second = rows(here.exchange.export_csv([uid]).text)
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


def test_a_name_that_looks_like_a_formula_is_none(here: Session) -> None:
    side = Side("=1+1", (Player("-Ana"), Player("Ben")))
    uid = start_match(here, sides=(side, Side("They", (Player("Cleo"), Player("Dov")))))
    record_totals(here, uid, 100, 95)
    (row,) = rows(here.exchange.export_csv([uid]).text)
    assert (row["side_1"], row["players_1"]) == ("'=1+1", "'-Ana; Ben")


def test_a_table_is_not_read_again(here: Session, uid: MatchUid) -> None:
    with pytest.raises(RecordError, match=r"^all\.csv: "):
        here.exchange.preview_import(here.exchange.export_csv([uid]).text, "all.csv")


@given(st.text(alphabet="a1='+-@;,\t\r\n |\uff1d\uff0d \"", max_size=12))
def test_no_text_becomes_a_formula_whatever_separates_the_cells(text: str) -> None:
    cell = formula_safe(text)
    for part in re.split(r"[;,|\t\r\n]", cell):
        assert part.lstrip()[:1] not in tuple("=+-@\uff1d\uff0b\uff0d\uff20")


def test_a_negative_number_stays_a_number() -> None:
    assert formula_safe(-225) == -225


def test_a_table_of_everything_has_all_matches_that_can_be_read(
    here: Session, uid: MatchUid
) -> None:
    """One that this version cannot read keeps no other out, and is named."""
    broken = start_match(here)
    record_totals(here, broken, 60, 40)
    database = here._work.database
    kept = database.table("matches").get(doc_id=broken) or {}
    put_as(database, {**kept, "values": {**kept["values"], "target": "high"}})
    here.matches.summaries.clear()
    table = here.exchange.export_csv()
    assert [kept.uid for kept in table.left_out] == [broken]
    assert table.left_out[0].names == "Ana & Ben, Cleo & Dov"
    assert table.text == here.exchange.export_csv([uid]).text
    assert here.exchange.export_csv().text == table.text
