"""A session over a store in a temporary folder, with a clock and chance of its own."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.match import MatchUid
from scorekeeper.match.model import PlayedDeal
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleLibrary, RuleSetId
from scorekeeper.services import Session, SetUp, open_session
from scorekeeper.services.transfer import Answer, ImportPreview, ImportResult
from scorekeeper.storage import Database
from scorekeeper.storage.database import CHANGES
from tests.support.matches import ANA_BEN, CLEO_DOV, deal_by_totals, record_totals
from tests.support.sessions import SteppingClock, count_uids, restartable_session

Reopen = Callable[[], Session]
AddRules = Callable[[str, str], RuleLibrary]


@pytest.fixture
def reopen(tmp_path: Path) -> Iterator[Reopen]:
    """Open the session anew over the same folder, as after a restart."""
    with restartable_session(tmp_path, SteppingClock()) as restart:
        yield restart


@pytest.fixture
def session(reopen: Reopen) -> Session:
    return reopen()


def classic(**more: object) -> SetUp:
    """Four people at a table of Classic canasta."""
    known = {"ruleset": RuleSetId("classic_4p"), "sides": (ANA_BEN, CLEO_DOV)}
    return SetUp(**{**known, **more})  # type: ignore[arg-type]


def deal(first: Mapping[str, object], second: Mapping[str, object]) -> PlayedDeal:
    """A deal of two sides as a record spells it."""
    return read_deal({"sides": [first, second]}, "a deal of this test")


@pytest.fixture
def rule_folder(tmp_path: Path) -> Path:
    """The folder of rule files in the data folder of `session`."""
    folder = tmp_path / "rules"
    folder.mkdir()
    return folder


@pytest.fixture
def add_rules(rule_folder: Path) -> AddRules:
    """Write a rule file of an id into that folder; returns a library that reads it."""

    def add(set_id: str, text: str) -> RuleLibrary:
        (rule_folder / f"{set_id}.toml").write_text(text, "utf-8")
        return RuleLibrary(rule_folder)

    return add


FILE = "club.json"


def open_session_in(folder: Path) -> Iterator[Session]:
    session = open_session(folder, now=SteppingClock(), new_uid=count_uids(folder.name))
    yield session
    session.close()


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Session]:
    yield from open_session_in(tmp_path / "here")


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Session]:
    yield from open_session_in(tmp_path / "there")


@pytest.fixture
def uid(here: Session) -> MatchUid:
    """A match of three deals here, one of them amended, one inserted."""
    uid = start_match(here)
    first = record_totals(here, uid, 785, 120)
    last = record_totals(here, uid, -225, 90)
    assert first.deal is not None
    assert last.deal is not None
    here.deals.amend(
        uid,
        first.deal,
        deal_by_totals(785, 220),
        by="Ana",
        reason="miscounted",
        seen=here.matches.number(uid),
    )
    here.deals.insert(uid, deal_by_totals(100, 95), before=last.deal, seen=here.matches.number(uid))
    return uid


def start_match(session: Session, **more: object) -> MatchUid:
    uid = session.matches.start(classic(**more))
    assert isinstance(uid, str)
    return uid


def deals_of(session: Session, uid: MatchUid) -> list[tuple[int, ...]]:
    return [one.score.totals for one in session.matches.open(uid).progress.deals]


def import_text(
    session: Session, text: str, answers: dict[MatchUid, Answer] | None = None, file: str = FILE
) -> ImportResult:
    return session.exchange.import_matches(
        session.exchange.preview_import(text, file), answers or {}
    )


def counts(offer: ImportPreview) -> tuple[int, int, int]:
    """Return how many matches of a file are new, the same, and in conflict."""
    return len(offer.new), len(offer.same), len(offer.conflicts)


def content(session: Session) -> str:
    database = session._work.database
    return json.dumps([database.table(table).all() for table in ("matches", "deals", "changes")])


def foreign(**more: object) -> dict[str, Any]:
    """A record as another program writes one: no uid, no history, melds as tokens."""
    return {
        "format": "scorekeeper-match",
        "version": 1,
        "ruleset": "Classic",
        "sides": [
            {"name": "North-South", "players": ["Ana", "Ben"]},
            {"name": "East-West", "players": ["Cleo", {"name": "Dov", "uid": "p4"}]},
        ],
        "deals": [
            {
                "sides": [
                    {"melds": ["KKKKKKK", "555"], "red_threes": 1, "went_out": True},
                    {
                        "canastas": {"mixed": 1},
                        "melded_card_points": 145,
                        "hand_card_points": 60,
                        "red_threes": 2,
                    },
                ]
            }
        ],
        **more,
    }


def put_as(database: Database, document: Mapping[str, Any]) -> None:
    """Put another match or deal into the store than any verb would."""
    match = document.get("match", document["uid"])
    deal = document["uid"] if "match" in document else None
    changes = [one for one in database.match_documents(CHANGES, match) if one.get("deal") == deal]
    new = {"uid": f"of {match}", "match": match, "number": 1, "kind": "start", "at": ""}
    database.put_change({**(changes[-1] if changes else new), "after": document})
