"""A device with the app on it, over a session in a temporary folder."""

import contextlib
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import languages
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp, open_session
from tests.support.matches import ANA_BEN, CLEO_DOV, record_totals
from tests.support.sessions import SteppingClock, count_uids
from tests.ui.testkit import UI, mount

CLASSIC = RuleSetId("classic_4p")
FOUR = SetUp(ruleset=CLASSIC, sides=(ANA_BEN, CLEO_DOV))
NAME = "this-device"
BROKEN = frozenset(Words(code).text("broken-part") for code in languages())
"""The sentences that replace a part of a screen that failed."""


def session_in(folder: Path) -> Session:
    """A session whose clock moves on by an hour each time it is read."""
    clock = SteppingClock("2026-11-01T00:00:00+01:00", timedelta(hours=1))
    return open_session(folder, now=clock, new_uid=count_uids())


def record_match(session: Session, set_up: SetUp, *totals: tuple[int, ...]) -> Any:
    """The uid of a match in which each deal was recorded by its totals."""
    uid = session.matches.start(set_up)
    assert isinstance(uid, str), uid
    for points in totals:
        record_totals(session, uid, *points)
    return uid


@contextlib.asynccontextmanager
async def device(session: Session, *, route: str = "/", **size: Any) -> AsyncIterator[UI]:
    """The app over a session on a phone of this size, known by name; `site` runs in a browser."""
    answers = {"get": lambda _: NAME, **size.pop("answers", {})}
    main = app(session, Words(), site=size.pop("site", None))
    async with mount(main, route=route, answers=answers, **size) as ui:
        yield ui
