"""A device with the app on it, over a session in a temporary folder."""

import contextlib
import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.match import Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Change, Session, SetUp, open_session
from tests.ui.testkit import UI, mount

CLASSIC = RuleSetId("classic_4p")
ANA_BEN = Side("Ana & Ben", (Player("Ana"), Player("Ben")))
CLEO_DOV = Side("Cleo & Dov", (Player("Cleo"), Player("Dov")))
FOUR = SetUp(ruleset=CLASSIC, sides=(ANA_BEN, CLEO_DOV))
NAME = "this-device"
BROKEN = frozenset(Words(code).text("broken-part") for code in languages())
"""The sentences that replace a part of a screen that failed."""


def session_in(folder: Path) -> Session:
    """A session whose clock moves on by an hour at every look."""
    hours, uids = itertools.count(), itertools.count(1)

    def now() -> str:
        day, hour = divmod(next(hours), 24)
        return f"2026-11-{1 + day:02}T{hour:02}:00:00+01:00"

    return open_session(folder, now=now, new_uid=lambda: f"uid-{next(uids)}")


def record_match(session: Session, set_up: SetUp, *totals: tuple[int, ...]) -> Any:
    """The uid of a match in which each deal was recorded by its totals."""
    uid = session.matches.start(set_up)
    assert isinstance(uid, str), uid
    for deal in totals:
        document = {"sides": [{"total": total} for total in deal]}
        assert isinstance(
            session.deals.record(
                uid, read_deal(document, "a deal"), seen=session.matches.number(uid)
            ),
            Change,
        )
    return uid


@contextlib.asynccontextmanager
async def device(session: Session, *, route: str = "/", **size: Any) -> AsyncIterator[UI]:
    """The app over a session on a phone of this size, known by name; `site` runs in a browser."""
    answers = {"get": lambda _: NAME, **size.pop("answers", {})}
    main = app(session, Words(), site=size.pop("site", None))
    async with mount(main, route=route, answers=answers, **size) as ui:
        yield ui
