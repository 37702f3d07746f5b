"""The standing of a session and the table of a season. Both are computed and never stored.

The schemes of `schemes.toml` add up points for a match (the Finnish federation), matches won
(pinochle in Kansas City, CK70 in Helsingborg), card points (Hand and Foot of teams), or victory
points by a table of differences (burraco; none was found for canasta). With any scheme the worst
rounds may be dropped; no source gives a number for it. A final starts with points carried over
from another session. In a knock-out the places follow from the bracket.

A bye, or a round missed by a late arrival, can count as the average of the entrant's own rounds
(as in bridge clubs), rounded to a whole point, halves up. Its points are at least 0. Penalties and
bonuses are separate lines, which are never dropped.

Tie-breaks apply in the order given by the scheme or the session: `difference` (Finland),
`head_to_head` if all tied entrants have met (burraco), `card_points` (Kansas City, CK70, burraco),
`wins` and `highest_match` (no source), and `lot` by the seed of the session among those who have
played (no source). The points of all opponents (Buchholz) are not included: chess uses them, but
no card club was found that does.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import chain, combinations, groupby
from typing import Literal

from scorekeeper.club import model
from scorekeeper.club.chronology import in_playing_order
from scorekeeper.club.entrants import entrants_in_round
from scorekeeper.club.model import EntrantUid, Evening
from scorekeeper.problem import Problem

Outcome = Literal["won", "drawn", "lost", "rested", "missed", "adjusted", "carried"]
"""`missed` is a round before the entrant arrived, `adjusted` a penalty or bonus, and `carried`
the points carried over from an earlier session."""


@dataclass(frozen=True, slots=True)
class Gain:
    """The points of one side for a table."""

    outcome: Outcome
    points: int
    card_points: int
    difference: int
    """Card points minus the card points of the best other side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """The points of an entrant for a table, a bye, a missed round, or a penalty or bonus."""

    entrant: EntrantUid
    round: int | None
    """The number of the round; None for points that belong to the whole session."""
    gain: Gain
    table: int | None = None
    against: tuple[EntrantUid, ...] = ()
    is_walkover: bool = False
    """True if a side did not come, so that nothing was played."""
    is_awarded: bool = False
    """True if the organiser decided the standing points."""
    reason: str = ""
    """The reason of a decision, correction, penalty or bonus."""
    averaged: int = 0
    """The number of results that the points are the average of; 0 if they are no average."""
    adjustment: model.Adjustment | None = None


def partners_of(evening: Evening, line: Line) -> tuple[EntrantUid, ...]:
    """Return the other entrants on the same side of a line's table; empty without a table."""
    if line.round is None or line.table is None:
        return ()
    tables = evening.rounds[line.round - 1].tables
    sides = (side for table in tables if table.number == line.table for side in table.sides)
    for side in sides:
        if line.entrant in side.entrants:
            return tuple(uid for uid in side.entrants if uid != line.entrant)
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """The place of an entrant, and the figures and lines that it comes from."""

    entrant: EntrantUid
    points: int
    card_points: int
    difference: int
    wins: int
    draws: int
    losses: int
    byes: int
    highest_match: int
    lines: tuple[Line, ...]
    """The lines that count. The points are their sum."""
    place: int | None = None
    """None before the first result of the session."""
    dropped: tuple[Line, ...] = ()
    """The lines of the worst rounds, which do not count."""
    is_shared: bool = False
    """True if other entrants have the same place."""
    tie_break: model.TieBreak | None = None
    """The tie-break that decided against the row above; None if the points did."""
    tie_break_figures: tuple[int, int] | None = None
    """Figures of that tie-break: of the row above, and its own. None for the lot."""

    @property
    def all_lines(self) -> tuple[Line, ...]:
        """All lines in the order of the rounds, dropped ones included.

        Points carried over are first, penalties and bonuses of the whole session last.
        """

        def order(line: Line) -> tuple[bool, bool, int]:
            is_carried = line.gain.outcome == "carried"
            return not is_carried, line.round is None, line.round or 0

        return tuple(sorted((*self.lines, *self.dropped), key=order))

    @property
    def adjusted(self) -> int:
        """The points of its penalties and bonuses, a column of the sheets of standings."""
        return sum(line.gain.points for line in self.lines if line.adjustment)

    def is_in_top(self, first: int) -> bool:
        """Return True if the entrant has played and its place is at most `first`."""
        return self.place is not None and self.place <= first and self.has_played

    @property
    def has_played(self) -> bool:
        """True if a table, a bye or a missed round counts; adjustments alone do not."""
        not_played = ("adjusted", "carried")
        return any(line.gain.outcome not in not_played for line in self.lines)


def standing(evening: Evening) -> tuple[Row, ...]:
    """Return the rows of all entrants, first place first.

    Every table with a result counts, in the running round too. Entrants that no tie-break
    separates share a place, in the order of their uids. Before the first result there are no
    places, and the rows are in the order of entry.

    In a knock-out the places follow from the rounds that entrants have reached; entrants who were
    eliminated in the same round share a place.
    """
    plan = evening.plan
    own_lines: dict[EntrantUid, list[Line]] = {entrant.uid: [] for entrant in evening.entrants}
    for line in lines_of(evening):
        own_lines[line.entrant].append(line)
    closed = [played.number for played in evening.rounds if played.state == "closed"]
    rows = [_row(uid, lines, closed, plan.drop_worst) for uid, lines in own_lines.items()]

    has_results = any(table.result for played in evening.rounds for table in played.tables)
    if not has_results:
        return tuple(rows)
    if plan.movement == "knockout":
        return tuple(_rows_by_round_reached(rows, evening))
    return tuple(_rows_by_points(rows, plan))


def _rows_by_round_reached(rows: Sequence[Row], evening: Evening) -> Iterator[Row]:
    """Yield the rows of a knock-out with their places, the furthest in the bracket first."""
    reached = rounds_reached(evening)
    figures = {row.entrant: reached.get(row.entrant, 0) for row in rows}
    place = 1
    for group in _groups(rows, figures):
        is_shared = len(group) > 1
        for row in group:
            yield replace(row, place=place, is_shared=is_shared)
        place += len(group)


def _rows_by_points(rows: Sequence[Row], plan: model.Plan) -> Iterator[Row]:
    """Yield the rows with their places, by points and then by the tie-breaks."""
    place = 1
    for level in _groups(rows, {row.entrant: row.points for row in rows}):
        for group, tie_break, figures in _break_ties(level, plan.scheme.tie_breaks, plan.lot):
            is_shared = len(group) > 1
            for row in group:
                yield replace(
                    row,
                    place=place,
                    is_shared=is_shared,
                    tie_break=tie_break,
                    tie_break_figures=figures,
                )
            place += len(group)


def lines_of(evening: Evening) -> Iterator[Line]:
    """Yield the lines of a session: carried points, each round, then penalties and bonuses.

    A round has a line for each entrant at a table with a result, for each bye and, if the scheme
    counts them, for each entrant who had not arrived yet.
    """
    plan = evening.plan
    for entrant in evening.entrants:
        if entrant.carried:
            carried = Gain("carried", entrant.carried, 0, 0)
            yield Line(entrant=entrant.uid, round=None, gain=carried)

    yield from _round_lines(evening)

    for adjustment in evening.adjustments:
        yield Line(
            entrant=adjustment.entrant,
            round=adjustment.round,
            gain=_adjustment_gain(adjustment, plan.scheme),
            reason=adjustment.note.reason,
            adjustment=adjustment,
        )


def _round_lines(evening: Evening) -> Iterator[Line]:
    """Yield the lines of all started rounds: of tables, byes and missed rounds."""
    plan = evening.plan
    started = [played for played in evening.rounds if played.state != "drawn"]
    table_lines = [list(_table_lines(played, plan.scheme)) for played in started]

    # An average needs the lines of all rounds, also of the rounds after the bye.
    own_lines = defaultdict[EntrantUid, list[Line]](list)
    for line in chain(*table_lines):
        own_lines[line.entrant].append(line)
    late_entrants: Mapping[int, list[EntrantUid]] = {}
    if plan.scheme.missed == "average":
        late_entrants = _late_entrants(evening, started)

    for played, lines in zip(started, table_lines, strict=True):
        yield from lines
        for uid in played.byes:
            gain, count = _bye_gain(played, plan, own_lines[uid])
            gain = _with_floor(gain, plan.scheme)
            yield Line(entrant=uid, round=played.number, gain=gain, averaged=count)
        for uid in late_entrants.get(played.number, ()):
            gain, count = _average_gain("missed", own_lines[uid])
            gain = _with_floor(gain, plan.scheme)
            yield Line(entrant=uid, round=played.number, gain=gain, averaged=count)


def _table_lines(played: model.Round, scheme: model.Scheme) -> Iterator[Line]:
    """Yield the lines of the tables of a round that have a result."""
    for table in played.tables:
        result = table.result
        if result is None:
            continue
        for side, gain in enumerate(gains(result, scheme)):
            others = (*table.sides[:side], *table.sides[side + 1 :])
            for entrant in table.sides[side].entrants:
                yield Line(
                    entrant=entrant,
                    round=played.number,
                    gain=gain,
                    table=table.number,
                    against=tuple(uid for other in others for uid in other.entrants),
                    is_walkover=result.how == "walkover",
                    is_awarded=bool(result.awards),
                    reason=result.reason,
                )


def _late_entrants(
    evening: Evening, started: Sequence[model.Round]
) -> Mapping[int, list[EntrantUid]]:
    """Return the entrants who arrived after a round, by the number of that round.

    An entrant is not late if a member sat at a table of the round, for another entrant.
    """
    late: dict[int, list[EntrantUid]] = {}
    for entrant in evening.entrants:
        members = set(entrant.members)
        for played in _rounds_before_arrival(entrant.uid, started):
            sides = (side for table in played.tables for side in table.sides)
            if all(members.isdisjoint(side.players) for side in sides):
                late.setdefault(played.number, []).append(entrant.uid)
    return late


def _rounds_before_arrival(
    uid: EntrantUid, started: Sequence[model.Round]
) -> Sequence[model.Round]:
    """Return the rounds before the first one of an entrant; none if it was never drawn."""
    for index, played in enumerate(started):
        if uid in entrants_in_round(played):
            return started[:index]
    return ()


def _average_gain(outcome: Outcome, lines: Sequence[Line]) -> tuple[Gain, int]:
    """Return the average of an entrant's rounds with a result, and the number of these rounds.

    The average is rounded to a whole point, halves up. Before the first result it is 0.
    """
    count = len({line.round for line in lines})
    divisor = 2 * count or 1
    sums = _sums(line.gain for line in lines)
    points, card_points, difference = ((2 * total + count) // divisor for total in sums)
    return Gain(outcome, points, card_points, difference), count


def _with_floor(gain: Gain, scheme: model.Scheme) -> Gain:
    """Return the gain of a bye or missed round, not below 0 if the scheme has such a floor."""
    if not scheme.bye_floor:
        return gain
    return Gain(
        gain.outcome,
        max(gain.points, 0),
        max(gain.card_points, 0),
        max(gain.difference, 0),
    )


def _sums(gains: Iterable[Gain]) -> tuple[int, int, int]:
    """Return the sums of the points, card points and differences of gains."""
    points = 0
    card_points = 0
    difference = 0
    for gain in gains:
        points += gain.points
        card_points += gain.card_points
        difference += gain.difference
    return points, card_points, difference


def _adjustment_gain(adjustment: model.Adjustment, scheme: model.Scheme) -> Gain:
    """Return the gain of a penalty or bonus, in the figure in which it counts."""
    points = adjustment.points
    if scheme.counts == "card_points":
        return Gain("adjusted", points, points, points)
    if adjustment.counts == "card_points":
        return Gain("adjusted", 0, points, points)
    return Gain("adjusted", points, 0, 0)


def advancing_sides(played: model.Round) -> Mapping[model.Meeting, int | None]:
    """Return the winning side, from 0, of each meeting of a round; None for a draw.

    Meetings without all of their results are left out. If teams meet at several tables, the
    matches won decide, then the card points.
    """
    tables_by_meeting: dict[model.Meeting, list[model.Table]] = {}
    for table in played.tables:
        meeting = tuple(side.entrants for side in table.sides)
        tables_by_meeting.setdefault(meeting, []).append(table)

    winners: dict[model.Meeting, int | None] = {}
    for meeting, tables in tables_by_meeting.items():
        results = [table.result for table in tables if table.result is not None]
        if len(results) == len(tables):
            winners[meeting] = _winning_side(results, sides=len(meeting))
    return winners


def _winning_side(results: Sequence[model.Result], *, sides: int) -> int | None:
    """Return the side, from 0, that won most matches, or has most points if level; None if tied."""
    wins = Counter(side for result in results for side in leading_sides(result))
    ranks = {
        side: (wins[side], sum(result.score.points[side] for result in results))
        for side in range(sides)
    }
    best_rank = max(ranks.values())
    # If no side came, there is no win, and no side goes on.
    best = [side for side, rank in ranks.items() if rank == best_rank and wins[side]]
    return best[0] if len(best) == 1 else None


def rounds_reached(evening: Evening) -> Mapping[EntrantUid, int]:
    """Return the round of a knock-out that each entrant has reached.

    For an eliminated entrant it is the round of elimination; for others one more than the last
    round that they won or had a bye in.
    """
    reached: dict[EntrantUid, int] = {}
    for played in evening.rounds:
        for uid in entrants_in_round(played):
            reached[uid] = played.number
        if played.state != "drawn":
            reached |= dict.fromkeys(played.byes, played.number + 1)
        for meeting, side in advancing_sides(played).items():
            winners = () if side is None else meeting[side]
            reached |= dict.fromkeys(winners, played.number + 1)
    return reached


def exit_round(evening: Evening, uid: EntrantUid) -> int | None:
    """Return the closed round of a knock-out in which an entrant was eliminated, or None."""
    if evening.plan.movement != "knockout":
        return None
    for played in evening.rounds:
        if played.state != "closed":
            continue
        for meeting, side in advancing_sides(played).items():
            is_there = any(uid in entrants for entrants in meeting)
            if is_there and (side is None or uid not in meeting[side]):
                return played.number
    return None


def gains(result: model.Result, scheme: model.Scheme) -> tuple[Gain, ...]:
    """Return the gain of each side for a result.

    The winner is the side that won outright, or the side with most points of the sides that came;
    sides with equal points have drawn. The difference is to the best other side. Standing points
    that the organiser decided replace the points of the scheme.
    """
    leaders = leading_sides(result)
    points = result.score.points
    side_gains = []
    for side, card_points in enumerate(points):
        others = (*points[:side], *points[side + 1 :])
        difference = card_points - max(others)
        outcome: Outcome = "lost"
        if side in leaders:
            outcome = "won" if len(leaders) == 1 else "drawn"

        if result.awards:
            standing_points = result.awards[side]
        elif leaders:
            standing_points = _standing_points(scheme, outcome, card_points, difference)
        else:
            standing_points = _points_without_play(scheme)
        side_gains.append(Gain(outcome, standing_points, card_points, difference))
    return tuple(side_gains)


def _points_without_play(scheme: model.Scheme) -> int:
    """Return the standing points of each side if no side came: the fewest of the scheme."""
    if scheme.counts == "victory_points":
        return scheme.bands[-1].loser
    return _standing_points(scheme, "lost", 0, 0)


def leading_sides(result: model.Result) -> tuple[int, ...]:
    """Return the sides, from 0, with the best score: one winner, several if drawn.

    It is empty if no side came.
    """
    if result.score.winner is not None:
        return (result.score.winner,)
    points = result.score.points
    came = [side for side in range(len(points)) if side not in result.absent]
    best = max((points[side] for side in came), default=0)
    return tuple(side for side in came if points[side] == best)


def _row(uid: EntrantUid, lines: Sequence[Line], closed: Sequence[int], drop: int) -> Row:
    """Return the row of an entrant, without a place.

    The `drop` worst of the `closed` rounds do not count; a round without play is the worst. At
    least one round counts, and so do all penalties and bonuses.
    """
    round_lines = [line for line in lines if line.adjustment is None]
    by_round = {
        number: tuple(part) for number, part in groupby(round_lines, key=lambda line: line.round)
    }
    worst_first = sorted(closed, key=lambda number: _round_sort_key(by_round.get(number, ())))
    drop_count = min(drop, max(len(closed) - 1, 0))
    dropped_rounds = set(worst_first[:drop_count])

    dropped = tuple(line for line in round_lines if line.round in dropped_rounds)
    counting = tuple(line for line in lines if line not in dropped)
    points, card_points, difference = _sums(line.gain for line in counting)
    outcomes = [line.gain.outcome for line in counting]
    match_scores = (line.gain.card_points for line in counting if line.table is not None)
    return Row(
        entrant=uid,
        points=points,
        card_points=card_points,
        difference=difference,
        wins=outcomes.count("won"),
        draws=outcomes.count("drawn"),
        losses=outcomes.count("lost"),
        byes=outcomes.count("rested"),
        highest_match=max(match_scores, default=0),
        lines=counting,
        dropped=dropped,
    )


def _round_sort_key(lines: Sequence[Line]) -> tuple[bool, int, int, int]:
    """Return the key that sorts rounds, the worst first; a round without lines is the worst."""
    points, card_points, difference = _sums(line.gain for line in lines)
    return bool(lines), points, difference, card_points


def _break_ties(
    group: list[Row],
    tie_breaks: Sequence[model.TieBreak],
    lot: str,
    decided_by: model.TieBreak | None = None,
    decided_figures: tuple[int, int] | None = None,
) -> Iterator[tuple[list[Row], model.TieBreak | None, tuple[int, int] | None]]:
    """Split tied rows by the tie-breaks, applied one after the other.

    Args:
        group: Rows that are tied so far.
        tie_breaks: The tie-breaks that have not been applied yet.
        lot: The seed of the lot.
        decided_by: The tie-break that separated the group from the rows above.
        decided_figures: The figures of that tie-break: of the rows above, and of the group.

    Yields:
        Rows that remain tied, best first, with the tie-break that separated them from the rows
        above and its figures; None for the lot, and for the first of all rows.
    """
    if len(group) == 1 or not tie_breaks:
        yield group, decided_by, decided_figures
        return
    tie_break, *others = tie_breaks
    figures = _tie_break_figures(tie_break, group, lot)
    if not figures:
        yield from _break_ties(group, others, lot, decided_by, decided_figures)
        return

    figure_above: int | None = None
    for part in _groups(group, figures):
        figure = figures[part[0].entrant]
        if figure_above is not None:
            decided_by = tie_break
            decided_figures = None if tie_break == "lot" else (figure_above, figure)
        yield from _break_ties(part, others, lot, decided_by, decided_figures)
        figure_above = figure


def _groups(rows: Sequence[Row], figures: Mapping[EntrantUid, int]) -> list[list[Row]]:
    """Return the rows in groups of equal figures, the highest figure first."""
    order = sorted(rows, key=lambda row: (-figures[row.entrant], row.entrant))
    return [list(part) for _, part in groupby(order, key=lambda row: figures[row.entrant])]


def _bye_gain(played: model.Round, plan: model.Plan, own: Sequence[Line]) -> tuple[Gain, int]:
    """Return the gain for a bye, and the number of results that it is the average of.

    `own` are the lines of the entrant's tables. The average of winners is rounded down.
    """
    scheme = plan.scheme
    if scheme.bye == "average":
        return _average_gain("rested", own)
    if scheme.bye == "nothing":
        return Gain("rested", 0, 0, 0), 0
    if scheme.bye == "walkover":
        points = model.walkover_points(plan)
        standing_points = _standing_points(scheme, "won", points, points)
        return Gain("rested", standing_points, points, points), 0
    winners = [
        gain
        for table in played.tables
        if table.result is not None
        for gain in gains(table.result, scheme)
        if gain.outcome == "won"
    ]
    divisor = max(len(winners), 1)
    points, card_points, difference = (total // divisor for total in _sums(winners))
    return Gain("rested", points, card_points, difference), len(winners)


def _standing_points(
    scheme: model.Scheme, outcome: Outcome, card_points: int, difference: int
) -> int:
    """Return the standing points of a side for a match by a scheme."""
    if scheme.counts == "card_points":
        return card_points
    if scheme.counts == "victory_points":
        margin = abs(difference)
        band = next(band for band in scheme.bands if band.upto is None or margin <= band.upto)
        return band.loser if outcome == "lost" else band.winner
    figures = scheme.match_points or model.MatchPoints(0, 0, 0)
    return {"won": figures.win, "drawn": figures.draw, "lost": figures.loss}[outcome]


def _tie_break_figures(
    tie_break: model.TieBreak, group: Sequence[Row], lot: str
) -> Mapping[EntrantUid, int] | None:
    """Return the figures of tied rows for a tie-break; None if it does not apply to them."""
    if tie_break == "head_to_head":
        return _head_to_head(group)
    if tie_break != "lot":
        return {row.entrant: getattr(row, tie_break) for row in group}
    # The order depends on the seed and the entrants only, not on how they came to be tied.
    # Entrants who have not played take no part in the lot, and share the last place.
    order = model.seeded_order((row.entrant for row in group if row.has_played), lot)
    places = {uid: place for place, uid in enumerate(order)}
    return {row.entrant: -places.get(row.entrant, len(order)) for row in group}


def _head_to_head(group: Sequence[Row]) -> Mapping[EntrantUid, int] | None:
    """Return the points from tables against others of the group; None unless all have met."""
    uids = {row.entrant for row in group}
    lines_within = {
        row.entrant: [line for line in row.lines if uids & set(line.against)] for row in group
    }
    opponents = {
        uid: {other for line in lines for other in line.against}
        for uid, lines in lines_within.items()
    }
    if any(other not in opponents[uid] for uid, other in combinations(uids, 2)):
        return None
    return {uid: sum(line.gain.points for line in lines) for uid, lines in lines_within.items()}


Figure = Literal["points", "card_points", "difference", "wins", "places"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """A series of sessions, and the rule by which they add up."""

    uid: model.SeasonUid
    name: str
    evenings: tuple[model.EveningUid, ...] = ()
    figure: Figure = "points"
    """The figure of each session's standing that is added up."""
    places: tuple[int, ...] = ()
    """For the figure `places`: points of the first place, the second and so on; then 0."""
    best: int | None = None
    """The number of each member's best sessions that count; None for all."""


@dataclass(frozen=True, slots=True)
class SeasonScore:
    """A member's score of one session."""

    evening: model.EveningUid
    value: int
    counts: bool


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A member's place in the table of a season."""

    place: int
    member: model.MemberUid
    total: int
    scores: tuple[SeasonScore, ...]
    """In the order of the sessions, including scores that do not count."""


def season_problems(season: Season) -> tuple[Problem, ...]:
    """Return all reasons why the table of a season cannot be computed."""
    problems = []
    if not season.name.strip():
        problems.append(Problem("name_needed", "name"))
    if len(set(season.evenings)) < len(season.evenings):
        problems.append(Problem("evening_twice", "evenings"))
    if season.best is not None and season.best < 1:
        problems.append(Problem("not_positive", "best", {"value": season.best}))
    if season.figure == "places" and not season.places:
        problems.append(Problem("figures_needed", "places"))
    return tuple(problems)


def season_table(season: Season, evenings: Iterable[Evening]) -> tuple[SeasonRow, ...]:
    """Return the table of a season. The sessions may be given in any order.

    A member scores the points of an entrant in the rounds in which they sat at a table; partners
    and members of teams score all of them. Points of byes, penalties, places, and points carried
    over go to the members in the seats at the end. Carried points count only for members without
    a score in an earlier session, because they were earned there.

    Members with equal totals are separated by their best session, then the second best, and so
    on. Otherwise they share a place, in alphabetical order.
    """
    known = {evening.uid: evening for evening in evenings}
    played = in_playing_order(known[uid] for uid in season.evenings if uid in known)
    names = {member.uid: member.name.casefold() for evening in played for member in evening.members}

    values: dict[model.MemberUid, dict[model.EveningUid, int]] = {}
    for evening in played:
        for member, value in _evening_values(season, evening, earlier=set(values)).items():
            values.setdefault(member, {})[evening.uid] = value

    # The sessions that count, best first; sorting is stable, so of equal ones the earlier.
    counting = {
        member: sorted(own, key=lambda uid: -own[uid])[: season.best]
        for member, own in values.items()
    }

    def sort_key(member: model.MemberUid) -> tuple[int, list[int]]:
        best_values = [values[member][uid] for uid in counting[member]]
        return -sum(best_values), [-value for value in best_values]

    rows: list[SeasonRow] = []
    ordered = sorted(values, key=lambda member: (sort_key(member), names[member], member))
    for _, level in groupby(ordered, key=sort_key):
        place = len(rows) + 1
        for member in level:
            own = values[member]
            scores = tuple(
                SeasonScore(uid, value, uid in counting[member]) for uid, value in own.items()
            )
            total = sum(own[uid] for uid in counting[member])
            rows.append(SeasonRow(place, member, total, scores))
    return tuple(rows)


Values = Mapping[model.MemberUid, int]


def _evening_values(
    season: Season, evening: Evening, *, earlier: AbstractSet[model.MemberUid]
) -> Values:
    """Return the scores in a session of all members who played.

    `earlier` are the members with a score in an earlier session: carried points do not count for
    them. A member of two entrants gets the better place, or the points of both.
    """
    values: dict[model.MemberUid, int] = {}
    members = {entrant.uid: entrant.members for entrant in evening.entrants}
    players = _players(evening)
    for row in standing(evening):
        if not row.has_played and not row.dropped:
            continue
        if season.figure == "places":
            points = _points_of_place(season, row.place)
            for member in members[row.entrant]:
                values[member] = max(points, values.get(member, points))
            continue
        own = _own_values(row, season.figure, members[row.entrant], players, earlier)
        for member, value in own.items():
            values[member] = values.get(member, 0) + value
    return values


def _points_of_place(season: Season, place: int | None) -> int:
    if place is None or place > len(season.places):
        return 0
    return season.places[place - 1]


Players = Mapping[int, Mapping[EntrantUid, AbstractSet[model.MemberUid]]]
"""Members who sat at a table, by the number of the round and their entrant."""


def _players(evening: Evening) -> Players:
    """Return the members who sat at tables, by number of the round and by entrant."""
    players: dict[int, dict[EntrantUid, set[model.MemberUid]]] = {}
    for played in evening.rounds:
        of_round = players.setdefault(played.number, {})
        for table in played.tables:
            for side in table.sides:
                for entrant, own in _seats(side):
                    of_round.setdefault(entrant, set()).update(own)
    return players


def _seats(side: model.TableSide) -> Iterator[tuple[EntrantUid, Sequence[model.MemberUid]]]:
    """Yield each entrant of a side with its players: all of them, or one for each entrant."""
    if len(side.entrants) == 1:
        yield side.entrants[0], side.players
        return
    # Not strict: an imported file may have another number of players.
    for uid, player in zip(side.entrants, side.players, strict=False):
        yield uid, [player]


def _own_values(
    row: Row,
    figure: Figure,
    members: Sequence[model.MemberUid],
    players: Players,
    earlier: AbstractSet[model.MemberUid],
) -> Values:
    """Return the share of each member in the figure of an entrant.

    Args:
        row: The standing of the entrant.
        figure: The figure.
        members: The members of the entrant at the end.
        players: The members who sat at tables.
        earlier: Members with a score in an earlier session, who get no carried points.
    """
    values: dict[model.MemberUid, int] = {}
    lines_without_round: list[Line] = []
    for line in (*row.lines, *row.dropped):
        number = line.round or 0
        if line.table is not None:
            credited = players[number][row.entrant]
        elif line.gain.outcome in ("rested", "missed"):
            at_tables = {member for own in players[number].values() for member in own}
            credited = set(members) - at_tables
        else:
            lines_without_round.append(line)
            continue
        # A dropped line counts 0, but shows that the member took part.
        amount = 0 if line in row.dropped else _amount(line.gain, figure)
        for member in credited:
            values[member] = values.get(member, 0) + amount

    for line in lines_without_round:
        for member in values.keys() & set(members):
            if line.gain.outcome != "carried" or member not in earlier:
                values[member] += _amount(line.gain, figure)
    return values


def _amount(gain: Gain, figure: Figure) -> int:
    """Return the value of a figure of a gain."""
    if figure == "wins":
        return int(gain.outcome == "won")
    amount: int = getattr(gain, figure)
    return amount
