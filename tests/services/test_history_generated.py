"""Whatever is done to a match, it equals a plain list of deals with snapshots for undo."""

import random

import pytest

from scorekeeper.match import DealUid, MatchUid
from scorekeeper.services import Change, Session
from tests.services.conftest import Reopen, classic, deal

STEPS, HISTORIES = 30, 12
Deals = list[tuple[int, int]]


class PlainMatch:
    """Deals as pairs of totals, and every state that there was."""

    def __init__(self) -> None:
        self.done: list[Deals] = [[]]
        self.undone: list[Deals] = []

    @property
    def deals(self) -> Deals:
        return self.done[-1]

    def change(self, deals: Deals) -> None:
        self.done.append(deals)
        self.undone.clear()

    def undo(self) -> None:
        if len(self.done) > 1:
            self.undone.append(self.done.pop())

    def redo(self) -> None:
        if self.undone:
            self.done.append(self.undone.pop())


def step(chance: random.Random, session: Session, uid: MatchUid, plain: PlainMatch) -> None:
    stand = session.matches.open(uid).match
    points = (chance.randrange(-200, 900, 5), chance.randrange(-200, 900, 5))
    played = deal({"total": points[0]}, {"total": points[1]})
    verb = chance.choice(["record", "record", "amend", "insert", "drop", "undo", "undo", "redo"])
    if verb in ("undo", "redo"):
        getattr(session.deals, verb)(uid, seen=session.matches.number(uid))
        getattr(plain, verb)()
    elif verb == "record" or not stand.deals:
        assert isinstance(
            session.deals.record(uid, played, seen=session.matches.number(uid)), Change
        )
        plain.change([*plain.deals, points])
    else:
        place = chance.randrange(len(stand.deals))
        found = stand.deals[place].uid or DealUid("")
        before, here, after = plain.deals[:place], plain.deals[place], plain.deals[place + 1 :]
        if verb == "amend":
            session.deals.amend(uid, found, played, seen=session.matches.number(uid))
            plain.change([*before, points, *after])
        elif verb == "insert":
            session.deals.insert(uid, played, before=found, seen=session.matches.number(uid))
            plain.change([*before, points, here, *after])
        else:
            session.deals.drop(uid, found, seen=session.matches.number(uid))
            plain.change([*before, *after])


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(HISTORIES))
def test_a_match_is_the_list_of_its_deals_whatever_was_done(seed: int, reopen: Reopen) -> None:
    chance, session, plain = random.Random(seed), reopen(), PlainMatch()
    uid = session.matches.start(classic(house_rules={"target": 90_000}))
    assert isinstance(uid, str)
    for number in range(STEPS):
        if number % 10 == 9:
            session = reopen()
        step(chance, session, uid, plain)
        stand = session.matches.open(uid).progress
        assert [one.score.totals for one in stand.deals] == plain.deals
        assert stand.totals == tuple(
            sum(column) for column in zip((0, 0), *plain.deals, strict=True)
        )
