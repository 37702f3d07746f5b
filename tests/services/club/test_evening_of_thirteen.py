"""Thirteen single players and whatever befalls them; the standing is added up from the papers."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from scorekeeper.club.adjustments import add_adjustment
from scorekeeper.club.entrants import check_out
from scorekeeper.club.model import (
    Adjustment,
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    RoundLength,
    Score,
    Table,
)
from scorekeeper.club.presets import scheme_of
from scorekeeper.club.results import decide_result, reopen_table
from scorekeeper.club.rounds import close_round
from scorekeeper.club.standings import standing
from scorekeeper.services import Session
from scorekeeper.services.club import TableSession
from scorekeeper.services.session import FILE
from tests.services.club.kit import (
    House,
    begin_evening,
    change,
    enter_entrant,
    next_round,
    phone,
    record_totals,
    seat_substitute,
)

LATE, LEAVING, PUNISHED = EntrantUid("12"), EntrantUid("03"), EntrantUid("05")
GRETA = EntrantUid("e13")
"""The entrant of the substitute."""
PENALTY = 150


@dataclass
class Papers:
    """A sheet of each table, as its players kept it beside the phone."""

    chance: Random
    points: dict[EntrantUid, list[int]] = field(default_factory=lambda: defaultdict(list))

    def played(self, table: Table, seats: list[TableSession], *, round_number: int) -> Score:
        """Two deals, each saved on another phone; then one phone claims and all others accept."""
        sums = [0] * len(seats)
        for deal in range(2):
            points = [5 * self.chance.randint(-40, 400) for _ in seats]
            token = f"{round_number}.{table.number}.{deal}.{self.chance.random()}"
            record_totals(seats[deal], *points, token=token)
            sums = [total + more for total, more in zip(sums, points, strict=True)]
        assert seats[0].table.claim(round_number=round_number) == ()
        return Score(tuple(sums))

    def agreed(self, table: Table, seats: list[TableSession], *, round_number: int) -> None:
        score = self.played(table, seats, round_number=round_number)
        for side, seat in list(enumerate(seats))[1:]:
            assert seat.table.accept(side, score=score) == ()
        self.noted(table, score)

    def noted(self, table: Table, score: Score) -> None:
        for side, points in zip(table.sides, score.points, strict=True):
            for entrant in side.entrants:
                self.points[entrant].append(points)

    def standing(self) -> Counter[EntrantUid]:
        """Card points; the average of the others, halves up, for rounds before one came."""
        own = {entrant: sum(each) for entrant, each in self.points.items()}
        for entrant in (LATE, GRETA):
            late = self.points[entrant]
            own[entrant] += (2 * sum(late) + len(late)) // (2 * len(late))
        own[PUNISHED] -= PENALTY
        return Counter(own)


def seats_of(session: Session, uid: EveningUid, table: Table) -> list[TableSession]:
    return [phone(session, uid, table.number, side) for side in range(len(table.sides))]


def tables(session: Session, uid: EveningUid) -> tuple[Table, ...]:
    return session.club.evenings.open(uid).rounds[-1].tables


def restart_after_kill(house: House, session: Session, folder: Path) -> Session:
    """The program after a kill in the middle of a write, with what was on the disk by then."""
    written = session.path.read_bytes()
    folder.mkdir()
    (folder / FILE).write_bytes(written + written.splitlines()[-1][:40])
    house.close()
    house.folder = folder
    return house.start()


def seated_entrants(evening: Evening) -> Iterator[EntrantUid]:
    for table in evening.rounds[-1].tables:
        for side in table.sides:
            yield from side.entrants


def test_the_standing_is_that_of_the_papers(house: House, tmp_path: Path) -> None:
    papers = Papers(Random("thirteen"))
    session = house.start()
    uid = begin_evening(
        session,
        12,
        form="individuals",
        movement="rotating",
        figures=replace(scheme_of("total"), missed="average"),
        rounds=3,
        threes="classic_3p",
        length=RoundLength(deals=2),
    )

    # The first round: a disputed result, a reopened table, and a kill after the reopening.
    first, disputed, reopened = next_round(session, uid).rounds[-1].tables
    papers.agreed(first, seats_of(session, uid, first), round_number=1)

    seats = seats_of(session, uid, disputed)
    papers.played(disputed, seats, round_number=1)
    assert seats[1].table.dispute("the red threes were ours") == ()
    decided = Score((1200, 905))
    change(
        session, uid, lambda e, n: decide_result(e, disputed.number, decided, n), reason="counted"
    )
    papers.noted(disputed, decided)

    seats = seats_of(session, uid, reopened)
    score = papers.played(reopened, seats, round_number=1)
    assert seats[1].table.accept(1, score=score) == ()
    change(
        session, uid, lambda e, n: reopen_table(e, reopened.number, n), reason="a deal was missing"
    )
    session = restart_after_kill(house, session, tmp_path / "first")
    again = Score((score.points[0] + 300, score.points[1]))
    change(
        session, uid, lambda e, n: decide_result(e, reopened.number, again, n), reason="the sheet"
    )
    papers.noted(reopened, again)
    change(session, uid, close_round)

    # The second round: somebody comes late, a phone is lost, somebody else sits in for one.
    enter_entrant(session, uid, LATE)
    evening = next_round(session, uid)
    assert sorted(seated_entrants(evening)) == [f"{number:02}" for number in range(13)], (
        "nobody rests"
    )
    lost, *others = tables(session, uid)
    seats = seats_of(session, uid, lost)
    session.club.access.release(seats[1].visitor.id)
    assert seats[1].table.accept(1) != (), "the lost phone speaks for nobody"
    seats[1] = phone(session, uid, lost.number, side=1)
    papers.agreed(lost, seats, round_number=2)
    out = seat_substitute(session, uid, others[0].number, Member(MemberUid("guest"), "Greta"))
    session = restart_after_kill(house, session, tmp_path / "second")
    for table in tables(session, uid):
        if table.number == lost.number:
            continue
        papers.agreed(table, seats_of(session, uid, table), round_number=2)
    change(
        session,
        uid,
        lambda e, n: add_adjustment(e, Adjustment(entrant=PUNISHED, points=-PENALTY, note=n)),
        reason="a late start",
    )
    change(session, uid, close_round)

    # The third round: somebody has left.
    change(session, uid, lambda e, _: check_out(e, LEAVING))
    evening = next_round(session, uid)
    assert LEAVING not in set(seated_entrants(evening))
    for table in tables(session, uid):
        papers.agreed(table, seats_of(session, uid, table), round_number=3)
    change(session, uid, close_round)

    evening = house.start().club.evenings.open(uid)
    assert evening.is_over
    rows = standing(evening)
    assert Counter({row.entrant: row.points for row in rows}) == papers.standing()
    assert [row.points for row in rows] == sorted(papers.standing().values(), reverse=True)
    left = next(entrant for entrant in evening.entrants if out in entrant.members)
    assert (len(papers.points[left.uid]), len(papers.points[GRETA])) == (1, 2), "each has their own"
