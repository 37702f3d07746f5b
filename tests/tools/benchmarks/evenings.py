"""The waits of a scorer with the evenings of years in the store."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from uuid import uuid4

from scorekeeper.deal_form.deal import form_document, form_of
from scorekeeper.match import MatchUid
from scorekeeper.match.model import PlayedDeal
from scorekeeper.services import Session, open_session
from scorekeeper.services.session import FILE
from scorekeeper.storage import disk
from tests.tools.benchmarks.printing import Target, number, print_table
from tests.tools.benchmarks.rivals import clock, unflushed
from tests.tools.benchmarks.saving import Saves
from tests.tools.benchmarks.starting import started
from tests.tools.torture.evening import CLASSIC, random_deal

MATCHES, DEALS = 700, 14
LONG_MATCH, TIMES = 500, 51
DIGITS = 12
"""Bytes by which two saves may differ: numbers that got longer."""


def measured(folder: Path) -> Iterator[Target]:
    """Print what each thing takes; gives what the saves of one long match may cost."""
    uid = filled(folder)
    title = f"what a scorer waits for, {MATCHES} matches of {DEALS} deals in the store"
    rows = [*_of_start(folder / FILE), *_of_verbs(folder, uid)]
    print_table(title, ("", "ms", "bytes", "flushes"), rows)
    early, late = _long_match(folder)
    yield Target("bytes more on the 500th deal of a match than on the 5th", DIGITS, late - early)


def _of_start(path: Path) -> Iterator[tuple[str, ...]]:
    for kind, name in (
        ("list", "first start of the day: backup and list of matches"),
        ("list", "next start: list of matches"),
        ("totals", "next start: list with every total"),
    ):
        yield name, number(started(kind, path).seconds * 1000, digits=1), "", ""


def _of_verbs(folder: Path, uid: MatchUid) -> Iterator[tuple[str, ...]]:
    session = session_of(folder)
    session.matches.list()
    for name, verb in _verbs(session, uid).items():
        saves = Saves()
        for _ in range(TIMES):
            saves.measure(verb, (disk, "flush"))
        written = max(saves.written) if saves.written else None
        yield name, number(saves.time, digits=2), number(written), number(max(saves.flushes))
    session.close()


def _verbs(session: Session, uid: MatchUid) -> dict[str, Callable[[], object]]:
    random, taps = Random("verbs"), itertools.count()
    rules = session.matches.open(uid).match.rules
    forms = [form_document(form_of(rules, random_deal(random).deal)) for _ in range(2)]
    return {
        "open a match": lambda: session.matches.open(uid),
        "look at the list again": session.matches.list,
        "record a deal": lambda: session.deals.record(
            uid, random_deal(random), seen=session.matches.number(uid)
        ),
        "undo it": lambda: session.deals.undo(uid, seen=session.matches.number(uid)),
        "keep what is typed, at a tap": lambda: session.drafts.save(
            uid, "phone", forms[next(taps) % 2], seen=1
        ),
    }


def _long_match(folder: Path) -> tuple[int, int]:
    """The bytes that the 5th and the last deal of a long match write."""
    session, random = session_of(folder), Random("long")
    uid = MatchUid(str(session.matches.start(CLASSIC)))
    deal, sizes = random_deal(random), [session.path.stat().st_size]
    with unflushed():
        for _ in range(LONG_MATCH):
            session.deals.record(uid, deal, seen=session.matches.number(uid))
            sizes.append(session.path.stat().st_size)
    session.close()
    return sizes[5] - sizes[4], sizes[-1] - sizes[-2]


def filled(folder: Path) -> MatchUid:
    session, random = session_of(folder), Random("evenings")
    deals: list[PlayedDeal] = [random_deal(random) for _ in range(100)]
    with unflushed():
        uids = [MatchUid(str(session.matches.start(CLASSIC))) for _ in range(MATCHES)]
        for uid, _ in itertools.product(uids, range(DEALS)):
            session.deals.record(uid, random.choice(deals), seen=session.matches.number(uid))
    session.close()
    return uids[0]


def session_of(folder: Path) -> Session:
    """A session with names and a clock like the app's."""
    return open_session(folder, now=clock, new_uid=lambda: uuid4().hex)
