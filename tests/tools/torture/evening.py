"""An evening at the table through the verbs of a session, the same for the same seed.

A step does one thing that a scorer does; which one follows from the seed, the number of the
step and the matches as they are. So two sessions that took the same steps hold the same.
"""

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.match.model import DealUid, PlayedDeal
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp, open_session
from scorekeeper.storage import Finding
from scorekeeper.storage.database import CHANGES, DEALS, DRAFTS, MATCHES

TABLES = (MATCHES, DEALS, CHANGES, DRAFTS)
SIDES = (
    Side("Ana & Ben", (Player("Ana"), Player("Ben"))),
    Side("Cléo & Dov", (Player("Cléo"), Player("Dov"))),
)


PHONE = "phone"
CLASSIC = SetUp(ruleset=RuleSetId("classic_4p"), sides=SIDES)


class Evening:
    """A session with a clock and names that follow from how far the evening has got."""

    def __init__(self, folder: Path, seed: str, *, done: int = 0) -> None:
        self.seed = seed
        self.done = done
        self._names = itertools.count()
        self.session: Session = open_session(folder, now=self._now, new_uid=self._new_uid)

    def step(self) -> None:
        """Do the next thing; it is saved when this returns."""
        random = Random(f"{self.seed} {self.done}")
        self._names = itertools.count()
        uids = sorted(self.session._work.database.match_uids())
        if not uids or random.random() < 0.04:
            begun = self.session.matches.start(CLASSIC)
            assert isinstance(begun, str)
        else:
            random.choice(ACTS)(self.session, MatchUid(random.choice(uids)), random)
        self.done += 1

    def record(self) -> None:
        """Save a deal of some match, which is one line of the file."""
        random = Random(f"{self.seed} {self.done}")
        _record(self.session, self.session.matches.list()[0].uid, random)
        self.done += 1

    def state(self) -> str:
        database = self.session._work.database
        tables = {
            table: sorted(database.table(table).all(), key=lambda document: str(document["uid"]))
            for table in TABLES
        }
        return json.dumps(tables, sort_keys=True)

    def findings(self) -> tuple[Finding, ...]:
        return self.session.findings

    def restart(self) -> None:
        """Nothing: a session knows its documents by names of its own."""

    def close(self) -> None:
        self.session.close()

    def _now(self) -> str:
        hour, minute = divmod(self.done, 60)
        return f"2026-11-{21 + hour // 24 % 9}T{hour % 24:02}:{minute:02}:00+01:00"

    def _new_uid(self) -> str:
        return f"{self.seed}-{self.done}-{next(self._names)}"


def random_deal(random: Random) -> PlayedDeal:
    """A deal of Classic canasta that may well have been."""
    document = {
        "sides": [
            {
                "canastas": {"natural": 1, "mixed": random.randrange(3)},
                "melded_card_points": random.randrange(300, 700, 5),
                "red_threes": random.randrange(3),
                "went_out": True,
            },
            {"total": random.randrange(-400, 900, 5)},
        ],
        "note": random.choice(["", "Zoë war müde", "→ 2. Tisch"]),
    }
    return read_deal(document, "an evening")


def _deal(session: Session, match: MatchUid, random: Random) -> DealUid | None:
    deals = session.matches.open(match).match.deals
    return random.choice(deals).uid if deals else None


def _record(session: Session, match: MatchUid, random: Random) -> None:
    """Save what was typed: the deal is there and its draft is gone, or neither."""
    assert not isinstance(
        session.deals.record(
            match, random_deal(random), draft_device=PHONE, seen=session.matches.number(match)
        ),
        tuple,
    )


def _insert(session: Session, match: MatchUid, random: Random) -> None:
    if (deal := _deal(session, match, random)) is not None:
        session.deals.insert(
            match, random_deal(random), before=deal, seen=session.matches.number(match)
        )


def _amend(session: Session, match: MatchUid, random: Random) -> None:
    if (deal := _deal(session, match, random)) is not None:
        session.deals.amend(
            match,
            deal,
            random_deal(random),
            by="Ana",
            reason="miscounted",
            seen=session.matches.number(match),
        )


def _drop(session: Session, match: MatchUid, random: Random) -> None:
    if (deal := _deal(session, match, random)) is not None:
        session.deals.drop(match, deal, seen=session.matches.number(match))


def _undo(session: Session, match: MatchUid, random: Random) -> None:
    session.deals.undo(match, seen=session.matches.number(match))


def _redo(session: Session, match: MatchUid, random: Random) -> None:
    session.deals.redo(match, seen=session.matches.number(match))


def _type(session: Session, match: MatchUid, random: Random) -> None:
    session.drafts.save(match, PHONE, {"field": random.randrange(999)}, seen=1)


def _tidy(session: Session, match: MatchUid, random: Random) -> None:
    session._journal.compact()


ACTS: tuple[Callable[[Session, MatchUid, Random], None], ...] = (
    *(_record,) * 5,
    _insert,
    *(_amend,) * 3,
    _drop,
    *(_undo,) * 3,
    *(_redo,) * 3,
    *(_type,) * 36,
    *(_tidy,) * 6,
)
