"""Whatever verbs are done in whatever order, the store says what the session says."""

import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.club.clock import (
    add_minutes,
    add_table_minutes,
    begin_break,
    end_break,
    pause_clock,
    start_clock,
)
from scorekeeper.club.entrants import check_in, check_out, remove_entrant, substitute_member
from scorekeeper.club.model import (
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    Note,
    Problems,
    RoundLength,
    Score,
)
from scorekeeper.club.results import (
    correct_result,
    decide_result,
    record_from_paper,
    record_walkover,
)
from scorekeeper.club.rounds import change_places, close_round, draw_round, take_back_round
from scorekeeper.services import Session
from scorekeeper.services.club import TableSession
from scorekeeper.services.club.evenings import load_evening
from tests.services.club.kit import BY, House, begin_evening, match_of, take_side
from tests.support.matches import deal_by_totals

ENTRANTS, TABLES = 6, 3

Verb = Callable[[Evening, Note], Evening | Problems]

entrants = st.integers(0, ENTRANTS).map(lambda number: EntrantUid(f"{number:02}"))
members = st.integers(0, 2 * ENTRANTS).map(
    lambda number: MemberUid(f"m{number // 2:02}{'ab'[number % 2]}")
)
tables, rounds = st.integers(1, TABLES + 1), st.integers(1, 3)
scores = st.tuples(st.integers(-200, 1000), st.integers(-200, 1000)).map(Score)
names = st.sampled_from(["Ana", "Ben", "Zoë", "", "x" * 81, "00a"])
sides = st.integers(0, 2)
minutes = st.sampled_from([-5, 5, 15])


def verb(name: str, /, **values: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[str, Any]]:
    return st.tuples(st.just(name), st.fixed_dictionaries(values))


ORGANISER = (
    verb("draw"),
    verb("start"),
    verb("close"),
    verb("take_back"),
    verb("change_places", one=entrants, other=entrants),
    verb("paper", table=tables, score=scores),
    verb("decide", table=tables, score=scores),
    verb("walkover", table=tables, side=sides),
    verb("correct", number=rounds, table=tables, score=scores),
    verb("pause"),
    verb("go_on"),
    verb("minutes", minutes=minutes),
    verb("extra", table=tables, minutes=minutes),
    verb("rest", minutes=minutes),
    verb("end_rest"),
    verb("leave", uid=entrants),
    verb("check_in", uid=entrants),
    verb("strike", uid=entrants),
    verb("substitute", uid=entrants, out=members, into=st.integers(0, 3)),
)
PHONES = (
    verb("take_side", table=tables, side=sides),
    verb("release", table=tables),
    verb("call", table=tables),
    verb("record", table=tables, token=st.sampled_from(["", "a", "b"])),
    verb("undo", table=tables),
    verb("claim", table=tables, score=st.none() | scores),
    verb("accept", table=tables, side=sides, name=names),
    verb("dispute", table=tables),
    verb("withdraw", table=tables),
    verb("new_code", table=tables),
)
STORE = (verb("restart"), verb("rename_person", name=st.sampled_from(["Ana", "Zoë", "00a"])))
ALL_RESULTS = [("paper", {"table": table, "score": Score((5, 0))}) for table in (1, 2, 3)]

anything = st.lists(st.one_of(*ORGANISER, *PHONES, *STORE), max_size=8)
during = st.lists(st.one_of(*PHONES, *PHONES, *ORGANISER, *STORE), max_size=20)


@st.composite
def verbs(draw: st.DrawFn) -> list[tuple[str, dict[str, Any]]]:
    """Rounds that are played, with anything in between; most of it is even allowed."""
    wanted: list[tuple[str, dict[str, Any]]] = []
    for _ in range(draw(st.integers(1, 3))):
        wanted += [*draw(anything), ("draw", {}), *draw(anything), ("start", {})]
        wanted += [*draw(during), *ALL_RESULTS, ("close", {})]
    return wanted + draw(anything)


CHANGES: dict[str, Callable[..., Verb]] = {
    "draw": lambda: draw_round,
    "close": lambda: close_round,
    "take_back": lambda: take_back_round,
    "change_places": lambda one, other: lambda e, n: change_places(e, one, other, n),
    "paper": lambda table, score: lambda e, n: record_from_paper(e, table, score, n),
    "decide": lambda table, score: lambda e, n: decide_result(e, table, score, n),
    "walkover": lambda table, side: lambda e, n: record_walkover(e, table, [side], n),
    "correct": lambda number, table, score: lambda e, n: correct_result(e, number, table, score, n),
    "pause": lambda: pause_clock,
    "go_on": lambda: start_clock,
    "minutes": lambda minutes: lambda e, n: add_minutes(e, minutes, n),
    "extra": lambda table, minutes: lambda e, n: add_table_minutes(e, table, minutes, n),
    "rest": lambda minutes: lambda e, n: begin_break(e, minutes, n),
    "end_rest": lambda: end_break,
    "leave": lambda uid: lambda e, _: check_out(e, uid),
    "check_in": lambda uid: lambda e, _: check_in(e, uid),
    "strike": lambda uid: lambda e, _: remove_entrant(e, uid),
    "substitute": lambda uid, out, into: (
        lambda e, n: substitute_member(e, uid, out, Member(MemberUid(f"s{into}"), f"Sub {into}"), n)
    ),
}
"""The organiser's steps, as verbs of the club."""


@dataclass
class Night:
    """An evening that anything is done to, with two phones at every table."""

    house: House
    session: Session
    uid: EveningUid
    phones: dict[int, TableSession] = field(default_factory=dict)

    def do(self, name: str, values: dict[str, Any]) -> None:
        if name in CHANGES:
            step = CHANGES[name](**values)
            self.session.club.evenings.change(self.uid, step, by=BY, reason="because")
        elif name == "start":
            self.session.club.evenings.start_round(self.uid, by=BY)
        elif name == "restart":
            self.session = self.house.start()
            self.phones.clear()
        elif name == "rename_person":
            identity = self.session.people.add("somebody")
            self.session.people.rename(identity, values["name"])
        elif name == "new_code":
            self.session.club.access.replace_code(self.uid, values["table"])
        else:
            phone = self.phone(values.pop("table"))
            if phone is not None:
                getattr(self, name)(phone, **values)

    def phone(self, table: int) -> TableSession | None:
        """A phone of a table; None where its code opens nothing any more."""
        if table not in self.phones:
            code = self.session.club.access.ensure_code(self.uid, table)
            found = self.session.club.access.exchange(code)
            assert (found is None) == self.session.club.evenings.open(self.uid).is_over
            if found is not None:
                self.phones[table] = self.session.club.seat(found.visitor)
        return self.phones.get(table)

    def take_side(self, phone: TableSession, side: int) -> None:
        take_side(phone, side)
        self.session.club.access.allow(phone.visitor.id)

    def release(self, phone: TableSession) -> None:
        self.session.club.access.release(phone.visitor.id)

    def call(self, phone: TableSession) -> None:
        phone.table.call()

    def record(self, phone: TableSession, token: str) -> None:
        if phone.matches.list():
            phone.deals.record(
                match_of(phone),
                deal_by_totals(100, 50),
                token=token,
                seen=phone.matches.number(match_of(phone)),
            )

    def undo(self, phone: TableSession) -> None:
        if phone.matches.list():
            phone.deals.undo(match_of(phone), seen=phone.matches.number(match_of(phone)))

    def claim(self, phone: TableSession, score: Score | None) -> None:
        phone.table.claim(score)

    def accept(self, phone: TableSession, side: int, name: str) -> None:
        phone.table.accept(side, person=name)

    def dispute(self, phone: TableSession) -> None:
        phone.table.dispute("why")

    def withdraw(self, phone: TableSession) -> None:
        phone.table.withdraw()

    def check(self) -> None:
        """All that is kept at hand is as in the store, and its parts fit each other."""
        evening = self.session.club.evenings.open(self.uid)
        database = self.session._work.database
        head = database.table("evenings").get(doc_id=self.uid)
        assert head is not None
        assert load_evening(database, self.session.library, head) == evening
        for played in evening.rounds:
            for table in played.tables:
                match = self.session.club.match_at(self.uid, played.number, table.number)
                assert (match is None) == (played.state == "drawn")


@pytest.mark.thorough
@settings(max_examples=15)
@given(verbs())
def test_the_store_always_says_what_the_session_says(
    wanted: list[tuple[str, dict[str, Any]]],
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "data")
        session = house.start()
        night = Night(
            house,
            session,
            begin_evening(session, ENTRANTS, rounds=3, length=RoundLength(minutes=50)),
        )
        for name, values in wanted:
            night.do(name, dict(values))
            night.check()
        before = night.session.club.evenings.open(night.uid)
        assert house.start().club.evenings.open(night.uid) == before
        house.close()


def test_the_verbs_of_a_usual_evening_come_through(tmp_path: Path) -> None:
    """A way through all of it, so that what is said above is said of more than refusals."""
    house = House(tmp_path / "data")
    session = house.start()
    night = Night(house, session, begin_evening(session, ENTRANTS, rounds=2))
    claim: dict[str, Any] = {"score": Score((100, 50))}
    for _ in range(2):
        night.do("draw", {})
        night.do("start", {})
        for table in range(1, TABLES + 1):
            night.do("take_side", {"table": table, "side": 0})
            night.do("record", {"table": table, "token": ""})
            night.do("claim", {"table": table, **claim})
            seated = night.phone(table)
            assert seated is not None
            name = seated.table.view().sides[1].players[0].name
            night.do("accept", {"table": table, "side": 1, "name": name})
            night.check()
        night.do("restart", {})
        night.do("close", {})
        night.check()
    evening = night.session.club.evenings.open(night.uid)
    assert evening.is_over
    assert sum(entry.kind == "agreed" for entry in evening.log) == 2 * TABLES
    house.close()
