"""Rounds of an evening: drawn, changed by hand, taken back, started, closed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from scorekeeper.club import model, pairings, standings
from scorekeeper.club.model import Changed, Draw, EntrantUid, Evening, Meeting, Note, Round
from scorekeeper.problem import Grade, Problem


def draw_round(evening: Evening, note: Note, *, seed: str | None = None) -> Changed:
    """Draw the next round; a `seed` replaces that of the plan from now on.

    Problems: a round is not closed yet, all rounds are played, too few are there.
    """
    evening = _with_rounds_of_knockout(evening)
    if problems := tuple(_draw_problems(evening)):
        return problems
    if seed is not None:
        evening = replace(evening, plan=replace(evening.plan, seed=model.Seed(seed)))
    drawn = pairings.DRAWS[evening.plan.movement](field_of(evening))
    number = len(evening.rounds) + 1
    tables = tables_of(evening, drawn.meetings)
    new = Round(number=number, tables=tables, byes=drawn.byes)
    return evening.with_round(new, "drawn", note)


def arrange(
    evening: Evening, meetings: Sequence[Meeting], byes: Sequence[EntrantUid], note: Note
) -> Changed:
    """Change the drawn round by hand: its meetings in the order of the tables, and its byes.

    Problems: the round has started, somebody stands twice, nowhere, or is not there, a table
    does not have the sides of this evening. What it repeats is no problem: see `repeat_problems`.
    """
    if (last := evening.last_round("drawn")) is None:
        return model.refusal("round_started", "rounds")
    drawn = Draw(tuple(meetings), tuple(byes))
    if problems := tuple(_arrangement_problems(evening, drawn)):
        return problems
    last = replace(last, tables=tables_of(evening, drawn.meetings), byes=drawn.byes)
    return evening.with_round(last, "arranged", note)


def change_places(evening: Evening, first: EntrantUid, second: EntrantUid, note: Note) -> Changed:
    """Swap two entrants of the drawn round, at a table or resting."""
    if not evening.rounds:
        return model.refusal("round_started", "rounds")
    drawn = draw_of(evening.rounds[-1])
    swapped = {first: second, second: first}
    meetings = tuple(
        tuple(tuple(swapped.get(uid, uid) for uid in side) for side in meeting)
        for meeting in drawn.meetings
    )
    return arrange(evening, meetings, tuple(swapped.get(uid, uid) for uid in drawn.byes), note)


def repeat_problems(evening: Evening, number: int) -> tuple[Problem, ...]:
    """The repetitions of a round, as unlikely problems that keep nobody from playing.

    Partners who were partners, opponents who have met (of players who change partners only
    those who have met more often than all others need to), byes before all had one.
    """
    earlier = [draw_of(played) for played in evening.rounds[: number - 1]]
    before = replace(evening, rounds=evening.rounds[: number - 1])
    drawn = draw_of(evening.rounds[number - 1])
    past = model.past_of(earlier)
    field = field_of(before)
    allowed = 0
    count = len(field.present)
    pairs = count * (count - 1) // 2
    is_knockout = evening.plan.movement == "knockout"
    if model.shape_of(evening.plan).size > 1 and pairs:  # as often as any two must meet, rounded up
        met = sum(past.opponents.values()) * (past.rounds + 1) // max(past.rounds, 1)
        allowed = -(-met // pairs)
    problems = [
        problem
        for place, meeting in enumerate(drawn.meetings)
        for problem in _meeting_repeats(meeting, f"tables[{place}]", past, allowed)
    ]
    if not is_knockout and not model.is_fair(field, drawn.byes):
        problems.append(Problem("bye_again", "byes", {"uids": drawn.byes}, Grade.UNLIKELY))
    return tuple(problems)


def take_back_round(evening: Evening, note: Note) -> Changed:
    """Take back the last round, which has not started yet."""
    if evening.last_round("drawn") is None:
        return model.refusal("round_started", "rounds")
    before = replace(evening, rounds=evening.rounds[:-1])
    return before.with_log_entry("taken_back", note, len(evening.rounds))


def start_round(evening: Evening, note: Note, *, with_clock: bool = True) -> Changed:
    """Start the drawn round and, `with_clock`, its clock; end the break."""
    if (drawn := evening.last_round("drawn")) is None:
        return model.refusal("no_round_drawn", "rounds")
    clock = None if with_clock else model.RoundClock()
    started = replace(drawn, state="running", started=note.at, clock=clock)
    return replace(evening, current_break=None).with_round(started, "started", note)


def close_round(evening: Evening, note: Note) -> Changed:
    """Close the running round; open tables and knock-outs that nobody has won are problems."""
    if (last := evening.last_round("running")) is None:
        return model.refusal("no_round_running", "rounds")
    open_tables = (
        Problem("table_open", f"tables[{place}]", {"table": table.number, "state": state})
        for place, table in enumerate(last.tables)
        if (state := model.table_state(table)) != "done"
    )
    if problems := (*open_tables, *_undecided(evening)):
        return problems
    closed = replace(last, state="closed")
    return _with_rounds_of_knockout(evening.with_round(closed, "closed", note))


def field_of(evening: Evening) -> model.Field:
    """The input of the draw of the next round; of a knock-out those who are still in."""
    present = [entrant.uid for entrant in evening.entrants if entrant.present]
    movement = evening.plan.movement
    if movement in model.BY_STANDING and not evening.rounds:
        ranks = {entrant.uid: entrant.rank for entrant in evening.entrants}
        drawn_by_lot = model.seeded_order(present, evening.plan.seed)
        present = sorted(drawn_by_lot, key=lambda uid: (ranks[uid] is None, ranks[uid] or 0))
    elif movement == "knockout":
        present = [uid for uid in _still_in(evening.rounds[-1]) if uid in set(present)]
    elif movement in model.BY_STANDING:
        order = (row.entrant for row in standings.standing(evening))
        present = [uid for uid in order if uid in set(present)]
    shape = model.shape_of(evening.plan)
    return model.Field(
        present=tuple(present),
        seed=evening.plan.seed,
        past=model.past_of([draw_of(played) for played in evening.rounds]),
        sides=shape.sides,
        size=shape.size,
        odd=shape.odd,
    )


def draw_of(played: Round) -> Draw:
    """The meetings and byes of a round; teams that meet at several tables have met once."""
    meetings = (tuple(side.entrants for side in table.sides) for table in played.tables)
    return Draw(tuple(dict.fromkeys(meetings)), played.byes)


def tables_of(evening: Evening, meetings: Iterable[Meeting]) -> tuple[model.Table, ...]:
    """The tables of some meetings; teams sit at one table for each of their sides."""
    members = {entrant.uid: entrant.members for entrant in evening.entrants}
    tables: list[tuple[model.TableSide, ...]] = []
    for meeting in meetings:
        seats = [[member for uid in side for member in members[uid]] for side in meeting]
        most = max(map(len, seats))
        size = model.shape_of(evening.plan).seats if evening.plan.form == "teams" else most
        for start in range(0, most, size):
            parts = (tuple(players[start : start + size]) for players in seats)
            tables.append(tuple(map(model.TableSide, meeting, parts)))
    return tuple(
        model.Table(number=number, sides=sides) for number, sides in enumerate(tables, start=1)
    )


def _draw_problems(evening: Evening) -> Iterator[Problem]:
    if evening.last_round("drawn", "running"):
        yield Problem("round_open", "rounds", {"round": len(evening.rounds)})
    if len(evening.rounds) >= evening.plan.rounds:
        yield Problem("all_rounds_played", "rounds", {"count": evening.plan.rounds})
        return
    shape = model.shape_of(evening.plan)
    present = len(_next_to_play(evening))
    fewest = min([shape.sides * shape.size, *map(sum, shape.odd)])
    if present < fewest:
        values = {"count": present, "right": fewest}
        yield Problem("too_few_present", "entrants", values)


def _next_to_play(evening: Evening) -> set[EntrantUid]:
    """Everybody whom the next round seats or lets rest; of a knock-out those still in."""
    if evening.plan.movement == "knockout" and evening.rounds:
        return {*field_of(evening).present}
    return {entrant.uid for entrant in evening.entrants if entrant.present}


def _still_in(last: Round) -> Iterator[EntrantUid]:
    """Yield who goes on from the last round of a knock-out, the places of the bracket in order."""
    decided = standings.advancing_sides(last)
    drawn = draw_of(last)
    yield from drawn.byes
    for meeting in drawn.meetings:
        side = decided.get(meeting)
        yield from () if side is None else meeting[side]


def _with_rounds_of_knockout(evening: Evening) -> Evening:
    """An evening with as many rounds as its knock-out needs from now on."""
    if evening.plan.movement != "knockout" or evening.last_round("drawn", "running"):
        return evening
    more = (max(len(_next_to_play(evening)), 1) - 1).bit_length()
    rounds = max(len(evening.rounds) + more, 1)
    return replace(evening, plan=replace(evening.plan, rounds=rounds))


def _undecided(evening: Evening) -> Iterator[Problem]:
    """Yield the matches of a knock-out that are drawn: the organiser names the winner."""
    if evening.plan.movement != "knockout":
        return
    last = evening.rounds[-1]
    decided = standings.advancing_sides(last)
    for place, table in enumerate(last.tables):
        meeting = tuple(side.entrants for side in table.sides)
        came = table.result is not None and standings.leading_sides(table.result)
        if came and decided.get(meeting, 0) is None:
            yield Problem("nobody_has_won", f"tables[{place}]", {"table": table.number})


def _meeting_repeats(
    meeting: Meeting, path: str, past: model.Past, allowed: int
) -> Iterator[Problem]:
    for pair in chain.from_iterable(map(model.pairs_in, meeting)):
        if times := past.partners.get(pair, 0):
            values = {"uids": tuple(sorted(pair)), "times": times}
            yield Problem("partners_before", path, values, Grade.UNLIKELY)
    for pair in model.opposing_pairs(meeting):
        if (times := past.opponents.get(pair, 0)) > allowed:
            values = {"uids": tuple(sorted(pair)), "times": times}
            yield Problem("met_before", path, values, Grade.UNLIKELY)


def _arrangement_problems(evening: Evening, drawn: Draw) -> Iterator[Problem]:
    before = replace(evening, rounds=evening.rounds[:-1])
    placed = [*chain.from_iterable(chain.from_iterable(drawn.meetings)), *drawn.byes]
    present = _next_to_play(before)
    for uid in sorted(set(placed)):
        if placed.count(uid) > 1:
            yield Problem("seated_twice", "tables", {"uid": uid})
        if uid not in present:
            yield Problem("not_there", "tables", {"uid": uid})
    for uid in sorted(present.difference(placed)):
        yield Problem("seated_nowhere", "tables", {"uid": uid})
    shape = model.shape_of(evening.plan)
    for place, meeting in enumerate(drawn.meetings):
        if not model.table_fits(shape, [len(side) for side in meeting]):
            yield Problem("wrong_table", f"tables[{place}]", {"sides": shape.sides})
