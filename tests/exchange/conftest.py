"""Two phones: a session here, a session there, and files between them."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.match import MatchUid
from scorekeeper.services import Change, Session, open_session
from scorekeeper.services.transfer import Answer, Offer, Taken
from tests.services.conftest import Clock, classic, deal

FILE = "club.json"


def started(folder: Path) -> Iterator[Session]:
    names = itertools.count(1)
    session = open_session(folder, now=Clock(), new_uid=lambda: f"{folder.name}-{next(names)}")
    yield session
    session.close()


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Session]:
    """The phone of this test."""
    yield from started(tmp_path / "here")


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Session]:
    """Somebody else's."""
    yield from started(tmp_path / "there")


@pytest.fixture
def uid(here: Session) -> MatchUid:
    """A match of three deals here, one of them amended, one inserted."""
    uid = begun(here)
    first = record(here, uid, 785, 120)
    last = record(here, uid, -225, 90)
    assert first.deal is not None
    assert last.deal is not None
    here.deals.amend(
        uid,
        first.deal,
        totals(785, 220),
        by="Ana",
        reason="miscounted",
        seen=here.matches.number(uid),
    )
    here.deals.insert(uid, totals(100, 95), before=last.deal, seen=here.matches.number(uid))
    return uid


def begun(session: Session, **more: object) -> MatchUid:
    uid = session.matches.start(classic(**more))
    assert isinstance(uid, str)
    return uid


def totals(first: int, second: int) -> Any:
    return deal({"total": first}, {"total": second})


def record(session: Session, uid: MatchUid, first: int, second: int) -> Change:
    change = session.deals.record(uid, totals(first, second), seen=session.matches.number(uid))
    assert isinstance(change, Change)
    return change


def deals_of(session: Session, uid: MatchUid) -> list[tuple[int, ...]]:
    """What each deal of a match scored."""
    return [one.score.totals for one in session.matches.open(uid).progress.deals]


def brought(
    session: Session, text: str, answers: dict[MatchUid, Answer] | None = None, file: str = FILE
) -> Taken:
    """A file taken in, with these answers to its conflicts."""
    return session.exchange.accept(session.exchange.offer(text, file), answers or {})


def counts(offer: Offer) -> tuple[int, int, int]:
    """How many matches of a file are new, the same, and in conflict."""
    return len(offer.new), len(offer.same), len(offer.conflicts)


def content(session: Session) -> str:
    """All that is saved of the matches."""
    archive = session._desk.archive
    return json.dumps([archive.all(table) for table in ("matches", "deals", "changes")])


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
