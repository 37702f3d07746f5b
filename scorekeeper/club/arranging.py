"""A drawn round changed by hand before it starts, and what it would repeat."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from scorekeeper.club.drawing import drawn_of, field_of, tables_of
from scorekeeper.club.draws import Drawn, Meeting, past_of
from scorekeeper.club.draws.field import Past, is_fair, opposed, pairs_in
from scorekeeper.club.model import Evening
from scorekeeper.club.refused import Refused, refusal, refused
from scorekeeper.club.rounds import LogEntry, Note
from scorekeeper.club.shape import shape_of, table_fits
from scorekeeper.club.uids import EntrantUid
from scorekeeper.scoring.problem import Grade, Problem


def arrange(
    evening: Evening, meetings: Sequence[Meeting], byes: Sequence[EntrantUid], note: Note
) -> Evening | Refused:
    """The drawn round laid anew by hand: who meets whom in the order of the tables, who rests.

    Problems: the round has started, somebody stands twice, nowhere, or is not there, a table
    does not have the sides of this evening. What it repeats is no problem: see `repeats`.
    """
    if not evening.rounds or evening.rounds[-1].state != "drawn":
        return refusal("round_started", "rounds")
    drawn = Drawn(tuple(meetings), tuple(byes))
    if found := refused(_arranging(evening, drawn)):
        return found
    last = replace(evening.rounds[-1], tables=tables_of(evening, drawn.meetings), byes=drawn.byes)
    entry = LogEntry(kind="arranged", note=note, round=last.number)
    return replace(evening, rounds=(*evening.rounds[:-1], last), log=(*evening.log, entry))


def change_places(
    evening: Evening, one: EntrantUid, other: EntrantUid, note: Note
) -> Evening | Refused:
    """The drawn round with two entrants in each other's place, at a table or resting."""
    if not evening.rounds:
        return refusal("round_started", "rounds")
    drawn = drawn_of(evening.rounds[-1])
    turned = {one: other, other: one}
    meetings = tuple(
        tuple(tuple(turned.get(uid, uid) for uid in side) for side in meeting)
        for meeting in drawn.meetings
    )
    return arrange(evening, meetings, tuple(turned.get(uid, uid) for uid in drawn.byes), note)


def repeats(evening: Evening, number: int) -> tuple[Problem, ...]:
    """What a round repeats of those before it, as unlikely problems that keep nobody from playing.

    Partners who were partners, opponents who have met (of players who change partners only
    those who have met more often than all others need to), byes before all had one.
    """
    earlier = [drawn_of(one) for one in evening.rounds[: number - 1]]
    before = replace(evening, rounds=evening.rounds[: number - 1])
    drawn, past = drawn_of(evening.rounds[number - 1]), past_of(earlier)
    allowed = _needed(past, len(field_of(before).present)) if shape_of(evening.plan).size > 1 else 0
    found = [
        problem
        for place, meeting in enumerate(drawn.meetings)
        for problem in _repeated(meeting, f"tables[{place}]", past, allowed)
    ]
    if not is_fair(field_of(before), drawn.byes):
        found.append(Problem("bye_again", "byes", {"uids": drawn.byes}, Grade.UNLIKELY))
    return tuple(found)


def _needed(past: Past, count: int) -> int:
    """How often any two players have to meet at least in one round more, rounded up."""
    pairs = count * (count - 1) // 2
    met = sum(past.opponents.values()) * (past.rounds + 1) // max(past.rounds, 1)
    return -(-met // pairs) if pairs else 0


def _repeated(meeting: Meeting, path: str, past: Past, allowed: int) -> Iterator[Problem]:
    for side in meeting:
        for pair in pairs_in(side):
            if times := past.partners.get(pair, 0):
                values = {"uids": tuple(sorted(pair)), "times": times}
                yield Problem("partners_before", path, values, Grade.UNLIKELY)
    for pair in opposed(meeting):
        if (times := past.opponents.get(pair, 0)) > allowed:
            values = {"uids": tuple(sorted(pair)), "times": times}
            yield Problem("met_before", path, values, Grade.UNLIKELY)


def _arranging(evening: Evening, drawn: Drawn) -> Iterator[Problem]:
    placed = [*chain.from_iterable(chain.from_iterable(drawn.meetings)), *drawn.byes]
    present = {entrant.uid for entrant in evening.entrants if entrant.present}
    for uid in sorted(set(placed)):
        if placed.count(uid) > 1:
            yield Problem("seated_twice", "tables", {"uid": uid})
        if uid not in present:
            yield Problem("not_there", "tables", {"uid": uid})
    for uid in sorted(present.difference(placed)):
        yield Problem("seated_nowhere", "tables", {"uid": uid})
    shape = shape_of(evening.plan)
    for place, meeting in enumerate(drawn.meetings):
        if not table_fits(shape, [len(side) for side in meeting]):
            yield Problem("wrong_table", f"tables[{place}]", {"sides": shape.sides})
