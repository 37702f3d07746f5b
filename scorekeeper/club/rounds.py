"""Rounds of a session: draw, change by hand, take back, start and close them."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from scorekeeper.club import model, pairings, standings
from scorekeeper.club.model import Changed, Draw, EntrantUid, Evening, Meeting, Note, Round
from scorekeeper.problem import Grade, Problem


def draw_round(evening: Evening, note: Note, *, seed: str | None = None) -> Changed:
    """Return the session with the next round drawn; a `seed` replaces the seed of the plan.

    Problems: a round is not closed yet, all rounds are played, too few entrants are present.
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


def arrange_round(
    evening: Evening, meetings: Sequence[Meeting], byes: Sequence[EntrantUid], note: Note
) -> Changed:
    """Return the session with other meetings, in table order, and byes in the drawn round.

    Problems: the round has started; an entrant is placed twice, not at all, or is not present; a
    table has the wrong size. Repeated meetings are allowed, see `repeat_problems`.
    """
    last = evening.last_round("drawn")
    if last is None:
        return model.refusal("round_started", "rounds")
    drawn = Draw(tuple(meetings), tuple(byes))
    if problems := tuple(_arrangement_problems(evening, drawn)):
        return problems
    last = replace(last, tables=tables_of(evening, drawn.meetings), byes=drawn.byes)
    return evening.with_round(last, "arranged", note)


def change_places(evening: Evening, first: EntrantUid, second: EntrantUid, note: Note) -> Changed:
    """Return the session with two entrants of the drawn round swapped, at tables or with byes.

    Problems: as for `arrange_round`.
    """
    if not evening.rounds:
        return model.refusal("round_started", "rounds")
    drawn = draw_of(evening.rounds[-1])
    swapped = {first: second, second: first}
    meetings = tuple(
        tuple(tuple(swapped.get(uid, uid) for uid in side) for side in meeting)
        for meeting in drawn.meetings
    )
    return arrange_round(
        evening, meetings, tuple(swapped.get(uid, uid) for uid in drawn.byes), note
    )


def repeat_problems(evening: Evening, number: int) -> tuple[Problem, ...]:
    """Return the repetitions in a round as problems of grade `UNLIKELY`, which prevent nothing.

    These are repeated partners, repeated opponents, and further byes before all entrants had one.
    Individuals who change partners have to meet opponents again, so for them only meetings beyond
    the necessary number are included.
    """
    earlier = [draw_of(played) for played in evening.rounds[: number - 1]]
    before = replace(evening, rounds=evening.rounds[: number - 1])
    drawn = draw_of(evening.rounds[number - 1])
    past = model.past_meetings(earlier)
    field = field_of(before)
    allowed = 0
    count = len(field.present)
    pair_count = count * (count - 1) // 2
    if evening.shape.size > 1 and pair_count:
        # The average of all pairs after this round, rounded up.
        meetings = sum(past.opponents.values()) * (past.rounds + 1) // max(past.rounds, 1)
        allowed = math.ceil(meetings / pair_count)
    problems = [
        problem
        for index, meeting in enumerate(drawn.meetings)
        for problem in _meeting_repeats(meeting, f"tables[{index}]", past, allowed)
    ]
    # The byes of a knock-out go to the strongest.
    is_knockout = evening.plan.movement == "knockout"
    if not is_knockout and not model.is_fair(field, drawn.byes):
        problems.append(Problem("bye_again", "byes", {"uids": drawn.byes}, Grade.UNLIKELY))
    return tuple(problems)


def take_back_round(evening: Evening, note: Note) -> Changed:
    """Return the session without its last round. Problems: the round has started."""
    if evening.last_round("drawn") is None:
        return model.refusal("round_started", "rounds")
    before = replace(evening, rounds=evening.rounds[:-1])
    return before.with_log_entry("taken_back", note, len(evening.rounds))


def start_round(evening: Evening, note: Note, *, with_clock: bool = True) -> Changed:
    """Return the session with the drawn round started and the break ended.

    With `with_clock` the clock of the round starts too. Problems: no round is drawn.
    """
    drawn = evening.last_round("drawn")
    if drawn is None:
        return model.refusal("no_round_drawn", "rounds")
    clock = None if with_clock else model.RoundClock()
    started = replace(drawn, state="running", started=note.at, clock=clock)
    return replace(evening, current_break=None).with_round(started, "started", note)


def close_round(evening: Evening, note: Note) -> Changed:
    """Return the session with the running round closed.

    Problems: no round is running, a table has no result, a match of a knock-out has no winner.
    """
    last = evening.last_round("running")
    if last is None:
        return model.refusal("no_round_running", "rounds")
    problems = []
    for index, table in enumerate(last.tables):
        state = model.table_state(table)
        if state != "done":
            values = {"table": table.number, "state": state}
            problems.append(Problem("table_open", f"tables[{index}]", values))
    problems += _undecided_matches(evening)
    if problems:
        return tuple(problems)
    closed = replace(last, state="closed")
    return _with_rounds_of_knockout(evening.with_round(closed, "closed", note))


def field_of(evening: Evening) -> model.Field:
    """Return the input of the draw of the next round.

    The entrants are in the order that the movement needs; in a knock-out only the remaining ones.
    """
    shape = evening.shape
    return model.Field(
        present=tuple(_order_of_draw(evening)),
        seed=evening.plan.seed,
        past=model.past_meetings([draw_of(played) for played in evening.rounds]),
        sides=shape.sides,
        size=shape.size,
        odd=shape.odd,
    )


def _order_of_draw(evening: Evening) -> list[EntrantUid]:
    """Return the entrants of the next round in the order in which a movement takes them."""
    present = [entrant.uid for entrant in evening.entrants if entrant.present]
    movement = evening.plan.movement
    if movement not in model.BY_STANDING:
        return present

    if not evening.rounds:
        # By the places of an earlier session; entrants without one come last, in random order.
        ranks = {entrant.uid: entrant.rank for entrant in evening.entrants}
        random_order = model.seeded_order(present, evening.plan.seed)
        return sorted(random_order, key=lambda uid: (ranks[uid] is None, ranks[uid] or 0))
    if movement == "knockout":
        order = list(_remaining_entrants(evening.rounds[-1]))
    else:
        order = [row.entrant for row in standings.standing(evening)]
    return [uid for uid in order if uid in set(present)]


def draw_of(played: Round) -> Draw:
    """Return the meetings and byes of a round; a meeting of teams at several tables only once."""
    meetings = (tuple(side.entrants for side in table.sides) for table in played.tables)
    return Draw(tuple(dict.fromkeys(meetings)), played.byes)


def tables_of(evening: Evening, meetings: Iterable[Meeting]) -> tuple[model.Table, ...]:
    """Return the numbered tables of meetings: one for each, but several for a meeting of teams.

    There the players of a team are divided among tables by `evening.shape.seats`.
    """
    members = {entrant.uid: entrant.members for entrant in evening.entrants}
    table_sides: list[tuple[model.TableSide, ...]] = []
    for meeting in meetings:
        players = [[member for uid in side for member in members[uid]] for side in meeting]
        most_players = max(map(len, players))
        seats = most_players
        if evening.plan.form == "teams":
            seats = evening.shape.seats
        for start in range(0, most_players, seats):
            at_table = (tuple(of_side[start : start + seats]) for of_side in players)
            table_sides.append(tuple(map(model.TableSide, meeting, at_table)))
    return tuple(
        model.Table(number=number, sides=sides) for number, sides in enumerate(table_sides, start=1)
    )


def _draw_problems(evening: Evening) -> Iterator[Problem]:
    """Yield the reasons why no round can be drawn now."""
    if evening.last_round("drawn", "running"):
        yield Problem("round_open", "rounds", {"round": len(evening.rounds)})
    if len(evening.rounds) >= evening.plan.rounds:
        yield Problem("all_rounds_played", "rounds", {"count": evening.plan.rounds})
        return
    shape = evening.shape
    present = len(_entrants_of_next_round(evening))
    fewest = min([shape.sides * shape.size, *map(sum, shape.odd)])
    if present < fewest:
        values = {"count": present, "right": fewest}
        yield Problem("too_few_present", "entrants", values)


def _entrants_of_next_round(evening: Evening) -> set[EntrantUid]:
    """Return the entrants that the next round places, at tables or with byes."""
    if evening.plan.movement == "knockout":
        return set(_order_of_draw(evening))
    return {entrant.uid for entrant in evening.entrants if entrant.present}


def _remaining_entrants(last: Round) -> Iterator[EntrantUid]:
    """Yield the entrants who advance from a round of a knock-out, in the order of the bracket."""
    advancing = standings.advancing_sides(last)
    drawn = draw_of(last)
    yield from drawn.byes
    for meeting in drawn.meetings:
        side = advancing.get(meeting)
        if side is not None:
            yield from meeting[side]


def _with_rounds_of_knockout(evening: Evening) -> Evening:
    """Return a session with the number of rounds that its knock-out needs."""
    if evening.plan.movement != "knockout" or evening.last_round("drawn", "running"):
        return evening
    remaining = max(len(_entrants_of_next_round(evening)), 1)
    further_rounds = (remaining - 1).bit_length()  # each round halves the entrants
    rounds = max(len(evening.rounds) + further_rounds, 1)
    return replace(evening, plan=replace(evening.plan, rounds=rounds))


def _undecided_matches(evening: Evening) -> Iterator[Problem]:
    """Yield a problem for each drawn match of a knock-out, whose winner the organiser names."""
    if evening.plan.movement != "knockout":
        return
    last = evening.rounds[-1]
    decided = standings.advancing_sides(last)
    for index, table in enumerate(last.tables):
        meeting = tuple(side.entrants for side in table.sides)
        came = table.result is not None and standings.leading_sides(table.result)
        if came and decided.get(meeting, 0) is None:
            yield Problem("nobody_has_won", f"tables[{index}]", {"table": table.number})


def _meeting_repeats(
    meeting: Meeting, path: str, past: model.PastMeetings, allowed: int
) -> Iterator[Problem]:
    """Yield a problem for repeated partners, and for opponents met more than `allowed` times."""
    for pair in chain.from_iterable(map(model.pairs_in, meeting)):
        times = past.partners.get(pair, 0)
        if times:
            values = {"uids": tuple(sorted(pair)), "times": times}
            yield Problem("partners_before", path, values, Grade.UNLIKELY)
    for pair in model.opposing_pairs(meeting):
        times = past.opponents.get(pair, 0)
        if times > allowed:
            values = {"uids": tuple(sorted(pair)), "times": times}
            yield Problem("met_before", path, values, Grade.UNLIKELY)


def _arrangement_problems(evening: Evening, drawn: Draw) -> Iterator[Problem]:
    """Yield the problems of a round arranged by hand: seats of entrants, sizes of tables."""
    before = replace(evening, rounds=evening.rounds[:-1])
    placed = [*chain.from_iterable(chain.from_iterable(drawn.meetings)), *drawn.byes]
    present = _entrants_of_next_round(before)
    for uid in sorted(set(placed)):
        if placed.count(uid) > 1:
            yield Problem("seated_twice", "tables", {"uid": uid})
        if uid not in present:
            yield Problem("not_there", "tables", {"uid": uid})
    for uid in sorted(present.difference(placed)):
        yield Problem("seated_nowhere", "tables", {"uid": uid})
    shape = evening.shape
    for index, meeting in enumerate(drawn.meetings):
        if not model.can_form_table(shape, [len(side) for side in meeting]):
            yield Problem("wrong_table", f"tables[{index}]", {"sides": shape.sides})
