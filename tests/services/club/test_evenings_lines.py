"""What a verb writes stays small however long the evening has become."""

from random import Random

import pytest

from scorekeeper.club.model import Score
from scorekeeper.club.rounds import draw_round
from scorekeeper.services import Session
from tests.club.kit import accepted
from tests.services.club.kit import (
    BY,
    begin_evening,
    by_paper,
    change,
    close_running_round,
    next_round,
    phone,
    record_totals,
)

LONG = 50_000
"""Bytes of a line beyond which a damage in it is no longer mended."""


def line_lengths(session: Session, since: int) -> list[int]:
    """The lengths of the lines that came behind a place in the file, in bytes."""
    return [len(line) for line in session.path.read_bytes()[since:].splitlines()]


@pytest.mark.thorough
def test_the_largest_evening_writes_no_long_line(session: Session) -> None:
    """160 pairs at 80 tables; a claim at the end of the fourth round writes as at the first."""
    uid = begin_evening(session, 160, rounds=4)
    assert max(line_lengths(session, 0)) < LONG
    claims = []
    for _ in range(4):
        before = session.path.stat().st_size
        next_round(session, uid)
        assert max(line_lengths(session, before)) < LONG
        before = session.path.stat().st_size
        north, east = phone(session, uid, 40, side=0), phone(session, uid, 40, side=1)
        record_totals(north, 785, 120)
        north.table.claim()
        east.table.accept(1)
        claims.append(max(line_lengths(session, before)))
        close_running_round(session, uid)
    assert max(claims) < 3_000
    assert claims[-1] < claims[0] + 100


def test_claim_writes_one_line_and_a_start_one_a_match(
    session: Session,
) -> None:
    """A claim writes one line and a start one for each match and one more."""
    uid = begin_evening(session, 16)
    change(session, uid, draw_round)
    before = session.path.stat().st_size
    accepted(session.club.evenings.start_round(uid, by=BY))
    assert len(line_lengths(session, before)) == 8 + 1
    north = phone(session, uid, 1, side=0)
    before = session.path.stat().st_size
    north.table.claim(Score((1000, 400)))
    lines = line_lengths(session, before)
    assert len(lines) == 1
    assert lines[0] < 1_500


def test_results_from_paper_write_a_line_each_however_many_there_are(session: Session) -> None:
    uid, chance = begin_evening(session, 16, rounds=3), Random(3)
    sizes = []
    for _ in range(3):
        next_round(session, uid)
        before = session.path.stat().st_size
        by_paper(session, uid, {table: (chance.randint(0, 5000), 0) for table in range(1, 9)})
        sizes += line_lengths(session, before)
        close_running_round(session, uid)
    assert len(sizes) == 24
    assert max(sizes) - min(sizes) < 100
