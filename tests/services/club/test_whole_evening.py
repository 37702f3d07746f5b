"""A whole evening of four tables by verbs alone; the standing is worked out by other means."""

from collections import Counter
from collections.abc import Mapping
from random import Random

from scorekeeper.club.model import EntrantUid, Evening, EveningUid, Score
from scorekeeper.club.results import correct_result, decide_result
from scorekeeper.club.rounds import close_round
from scorekeeper.club.standings import standing
from scorekeeper.services import Session
from scorekeeper.services.club import TableSession
from tests.services.club.kit import House, begin_evening, change, next_round, phone, record_totals

ROUNDS = 3
Points = dict[EntrantUid, tuple[int, ...]]


def play(session: Session, uid: EveningUid, number: int, chance: Random) -> dict[int, Score]:
    """A table's match on two phones, deal by deal; gives what was claimed at each table."""
    claimed = {}
    for table in range(1, 5):
        north, east = phone(session, uid, table, side=0), phone(session, uid, table, side=1)
        sums = [0, 0]
        for deal in range(chance.randint(2, 4)):
            points = [5 * chance.randint(-20, 300) for _ in range(2)]
            record_totals((north, east)[deal % 2], *points, token=f"{number}.{table}.{deal}")
            sums = [total + more for total, more in zip(sums, points, strict=True)]
        assert north.table.claim(round_number=number) == ()
        claimed[table] = Score(tuple(sums))
        settle(session, uid, table, east, claimed[table])
    return claimed


def settle(session: Session, uid: EveningUid, table: int, east: TableSession, score: Score) -> None:
    """One side accepts; at table 3 it does not, and the organiser decides the same."""
    if table == 3:
        assert east.table.dispute("we counted otherwise") == ()
        change(session, uid, lambda e, n: decide_result(e, 3, score, n), reason="counted again")
    else:
        assert east.table.accept(1, score=score) == ()


def worked_out(evening: Evening, scores: Mapping[tuple[int, int], Score]) -> Counter[EntrantUid]:
    """2 points for a match won, 1 for one drawn, as the Finnish federation counts."""
    points: Counter[EntrantUid] = Counter({entrant.uid: 0 for entrant in evening.entrants})
    for played in evening.rounds:
        for table in played.tables:
            ours, theirs = scores[played.number, table.number].points
            (one,), (other,) = (side.entrants for side in table.sides)
            points[one] += 1 + (ours > theirs) - (ours < theirs)
            points[other] += 1 + (theirs > ours) - (theirs < ours)
    return points


def test_whole_evening_with_disputes_and_a_late_correction(house: House) -> None:
    session, chance = house.start(), Random(7)
    uid = begin_evening(session, 8, rounds=ROUNDS)
    scores: dict[tuple[int, int], Score] = {}
    for number in range(1, ROUNDS + 1):
        next_round(session, uid)
        claimed = play(session, uid, number, chance)
        scores |= {(number, table): score for table, score in claimed.items()}
        session = house.start()  # the program is started again in the middle of every round
        table_statuses = session.club.tables(uid, number)
        assert {one.number: one.totals for one in table_statuses} == {
            table: score.points for table, score in claimed.items()
        }
        assert {one.state for one in table_statuses} == {"done"}
        change(session, uid, close_round)
    scores[1, 2] = Score((0, 4000))
    change(
        session, uid, lambda e, n: correct_result(e, 1, 2, Score((0, 4000)), n), reason="the sheet"
    )
    evening = house.start().club.evenings.open(uid)
    rows = standing(evening)
    assert Counter({row.entrant: row.points for row in rows}) == worked_out(evening, scores)
    assert sum(row.card_points for row in rows) == sum(sum(one.points) for one in scores.values())
    assert evening.is_over
    said = Counter(entry.kind for entry in evening.log)
    assert said == {
        "drawn": 3,
        "started": 3,
        "closed": 3,
        "claimed": 12 + 9,
        "agreed": 9,
        "disputed": 3,
        "decided": 3,
        "corrected": 1,
    }
    times = [entry.note.at for entry in evening.log]
    assert times == sorted(times)
