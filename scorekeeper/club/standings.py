"""The standing of an evening, and the table of a season: worked out each time, never stored.

The schemes of `schemes.toml` add up points for a match (the Finnish federation), matches won
(pinochle in Kansas City, CK70 in Helsingborg), card points (Hand and Foot of teams), or victory
points by a table of differences (burraco; none was found for canasta). In any of them the worst
rounds may be dropped, which clubs ask for without figures. A final begins with the points that are
carried over from another evening. In a knock-out the places are those of the bracket.

A bye, and a round before a late arrival came, may count as the average of the rounds that one
plays oneself (bridge clubs do so), rounded to a whole point, halves up. Neither takes points away:
a figure below 0 counts as 0. Penalties and bonuses are lines of their own, which are never dropped.

Tie-breaks apply in the order that the scheme or the evening names: `difference` (Finland),
`head_to_head` where all of those level have met (burraco), `card_points` (Kansas City, CK70,
burraco), `wins` and `highest_match` (no source), and `lot` by the seed of the evening between those
who have played (no source). Points of all opponents (Buchholz) are no tie-break: chess has it, and
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
"""`missed` is a round before a late arrival came, `adjusted` a penalty or a bonus, and `carried`
what was brought from an earlier evening."""


@dataclass(frozen=True, slots=True)
class Gain:
    """The points of one side for a table."""

    outcome: Outcome
    points: int
    card_points: int
    difference: int
    """Card points more than the best other side, negative where less."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """The points of an entrant for a table, a bye, a missed round, or a penalty or bonus."""

    entrant: EntrantUid
    round: int | None
    """None for what is carried over, and a penalty or bonus that is about the whole evening."""
    gain: Gain
    table: int | None = None
    against: tuple[EntrantUid, ...] = ()
    is_walkover: bool = False
    """True if a side did not come, and nothing was played."""
    is_awarded: bool = False
    """True if the organiser decided the points of the standing."""
    reason: str = ""
    """The reason of a decision, a correction, a penalty or a bonus."""
    averaged: int = 0
    """The number of rounds, or of winners, of which the points are the average."""
    adjustment: model.Adjustment | None = None


def partners_of(evening: Evening, line: Line) -> tuple[EntrantUid, ...]:
    """Return the other entrants of a line's side at its table: the partners of individuals."""
    if line.round is None or line.table is None:
        return ()
    for table in evening.rounds[line.round - 1].tables:
        if table.number != line.table:
            continue
        for side in table.sides:
            if line.entrant in side.entrants:
                return tuple(uid for uid in side.entrants if uid != line.entrant)
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One entrant's place, and what it comes from."""

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
    """The lines that count; the points are their sum."""
    place: int | None = None
    """None while nobody has one, since no table has a result."""
    dropped: tuple[Line, ...] = ()
    """The lines of the worst rounds, which do not count."""
    is_shared: bool = False
    """True if others have the same place, since nothing parts them."""
    tie_break: model.TieBreak | None = None
    """The tie-break that puts it behind the one before, which has as many points."""
    tie_break_figures: tuple[int, int] | None = None
    """The figures of that tie-break, of the one before and its own; None for the lot."""

    @property
    def all_lines(self) -> tuple[Line, ...]:
        """All lines round by round, those that do not count too.

        What was carried over comes first, penalties and bonuses of the whole evening last.
        """

        def order(line: Line) -> tuple[bool, bool, int]:
            return line.gain.outcome != "carried", line.round is None, line.round or 0

        return tuple(sorted((*self.lines, *self.dropped), key=order))

    @property
    def adjusted(self) -> int:
        """Points of its penalties and bonuses."""
        return sum(line.gain.points for line in self.lines if line.adjustment)

    def is_among(self, first: int) -> bool:
        """True if it has one of the `first` places, and not only for want of results."""
        return self.place is not None and self.place <= first and self.has_played

    @property
    def has_played(self) -> bool:
        """True if a table, a bye or a missed round counts, and not only what has no round."""
        apart = ("adjusted", "carried")
        return any(line.gain.outcome not in apart for line in self.lines)


def standing(evening: Evening) -> tuple[Row, ...]:
    """The rows of an evening, first place first, of everybody who plays or has played.

    It counts every table with a result, in a running round too. Who could not be parted by the
    tie-breaks has the same place, in the order of the uids. Before the first result nobody has
    a place, and all stand in the order in which they were entered.

    In a knock-out the place is how far somebody came; those who were out in the same round share
    theirs.
    """
    plan = evening.plan
    own: dict[EntrantUid, list[Line]] = {entrant.uid: [] for entrant in evening.entrants}
    for line in lines_of(evening):
        own[line.entrant].append(line)
    closed = [played.number for played in evening.rounds if played.state == "closed"]
    rows = [_row(uid, lines, closed, plan.drop_worst) for uid, lines in own.items()]
    if not any(table.result for played in evening.rounds for table in played.tables):
        return tuple(rows)
    placed: list[Row] = []
    if plan.movement == "knockout":
        reached = rounds_reached(evening)
        for level in _groups(rows, {row.entrant: reached.get(row.entrant, 0) for row in rows}):
            place, shared = len(placed) + 1, len(level) > 1
            placed += [replace(row, place=place, is_shared=shared) for row in level]
        return tuple(placed)
    for level in _groups(rows, {row.entrant: row.points for row in rows}):
        for group, by, parted in _tie_broken(level, plan.scheme.tie_breaks, plan.lot):
            place, shared = len(placed) + 1, len(group) > 1
            placed += [
                replace(row, place=place, is_shared=shared, tie_break=by, tie_break_figures=parted)
                for row in group
            ]
    return tuple(placed)


def lines_of(evening: Evening) -> Iterator[Line]:
    """Yield the lines of an evening: what was carried over, each round, penalties and bonuses.

    There is one for every table that has a result, every bye, and every round before a late
    arrival came, where these count.
    """
    plan = evening.plan
    begun = [played for played in evening.rounds if played.state != "drawn"]
    tables = [[*_table_lines(played, plan.scheme)] for played in begun]
    own = defaultdict[EntrantUid, list[Line]](list)
    for line in chain(*tables):
        own[line.entrant].append(line)
    late = _late(evening, begun) if plan.scheme.missed == "average" else {}
    for bringing in evening.entrants:
        if bringing.carried:
            carried = Gain("carried", bringing.carried, 0, 0)
            yield Line(entrant=bringing.uid, round=None, gain=carried)
    for played, lines in zip(begun, tables, strict=True):
        yield from lines
        for entrant in played.byes:
            gain, count = _bye(played, plan, own[entrant])
            gain = _floored(gain, plan.scheme)
            yield Line(entrant=entrant, round=played.number, gain=gain, averaged=count)
        for entrant in late.get(played.number, ()):
            gain, count = _own_average("missed", own[entrant])
            gain = _floored(gain, plan.scheme)
            yield Line(entrant=entrant, round=played.number, gain=gain, averaged=count)
    for adjustment in evening.adjustments:
        yield Line(
            entrant=adjustment.entrant,
            round=adjustment.round,
            gain=_adjusted(adjustment, plan.scheme),
            reason=adjustment.note.reason,
            adjustment=adjustment,
        )


def _table_lines(played: model.Round, scheme: model.Scheme) -> Iterator[Line]:
    for table in played.tables:
        if (result := table.result) is None:
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


def _late(evening: Evening, begun: Sequence[model.Round]) -> Mapping[int, list[EntrantUid]]:
    """The entrants who came after a round, by its number.

    A member who sat at a table of it, for another entrant, had come.
    """
    late: dict[int, list[EntrantUid]] = {}
    for entrant in evening.entrants:
        first = next((played for played in begun if entrant.uid in entrants_in_round(played)), None)
        for played in begun[: begun.index(first)] if first else ():
            sides = (side for table in played.tables for side in table.sides)
            if not any({*side.players} & {*entrant.members} for side in sides):
                late.setdefault(played.number, []).append(entrant.uid)
    return late


def _own_average(outcome: Outcome, lines: Sequence[Line]) -> tuple[Gain, int]:
    """The average of an entrant's rounds with a result, and the number of these.

    It is rounded to a whole point, halves up; before the first result it is nothing.
    """
    count = len({line.round for line in lines})
    sums = _sums(line.gain for line in lines)
    return Gain(outcome, *((2 * each + count) // (2 * count or 1) for each in sums)), count


def _floored(gain: Gain, scheme: model.Scheme) -> Gain:
    """The points of a round without a table: where the scheme says so, none of them below 0."""
    if not scheme.bye_floor:
        return gain
    return Gain(
        gain.outcome,
        max(gain.points, 0),
        max(gain.card_points, 0),
        max(gain.difference, 0),
    )


def _sums(gains: Iterable[Gain]) -> tuple[int, int, int]:
    """The points, card points and differences of some gains, each added up."""
    points = card_points = difference = 0
    for gain in gains:
        points += gain.points
        card_points += gain.card_points
        difference += gain.difference
    return points, card_points, difference


def _adjusted(adjustment: model.Adjustment, scheme: model.Scheme) -> Gain:
    points = adjustment.points
    if scheme.counts == "card_points":
        return Gain("adjusted", points, points, points)
    if adjustment.counts == "card_points":
        return Gain("adjusted", 0, points, points)
    return Gain("adjusted", points, 0, 0)


def advancing_sides(played: model.Round) -> Mapping[model.Meeting, int | None]:
    """The side that goes on from each meeting of a round that has its results, or None for none.

    Teams that meet at several tables go on by the matches won, then by card points.
    """
    tables: dict[model.Meeting, list[model.Table]] = {}
    for table in played.tables:
        tables.setdefault(tuple(side.entrants for side in table.sides), []).append(table)
    decided: dict[model.Meeting, int | None] = {}
    for meeting, own in tables.items():
        results = [table.result for table in own if table.result is not None]
        if len(results) < len(own):
            continue
        wins = Counter(side for result in results for side in leading_sides(result))
        points = [
            sum(result.score.points[side] for result in results) for side in range(len(meeting))
        ]
        ranks = {side: (wins[side], points[side]) for side in range(len(meeting))}
        best = [side for side, rank in ranks.items() if wins[side] and rank == max(ranks.values())]
        decided[meeting] = best[0] if len(best) == 1 else None
    return decided


def rounds_reached(evening: Evening) -> Mapping[EntrantUid, int]:
    """The round of a knock-out in which each entrant was out, or the one that it has reached.

    That is one more than the last that it won or rested in.
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
    """The closed round of a knock-out in which an entrant was out; None for all others."""
    if evening.plan.movement == "knockout":
        for played in evening.rounds:
            for meeting, side in (
                advancing_sides(played).items() if played.state == "closed" else ()
            ):
                is_there = any(uid in entrants for entrants in meeting)
                if is_there and (side is None or uid not in meeting[side]):
                    return played.number
    return None


def gains(result: model.Result, scheme: model.Scheme) -> tuple[Gain, ...]:
    """The points of each side for a result.

    The winner is the side that won outright, or the one with most points of those that came;
    level sides have drawn. Of more than two sides each is measured by the best of the others.
    Where the organiser decided the points of the standing, these are the points.
    """
    leaders, points, gained = leading_sides(result), result.score.points, []
    for side, own in enumerate(points):
        difference = own - max(points[:side] + points[side + 1 :])
        outcome: Outcome = "lost"
        if side in leaders:
            outcome = "won" if len(leaders) == 1 else "drawn"
        if leaders:
            earned = _earned(scheme, outcome, own, difference)
        elif scheme.counts == "victory_points":  # nobody came to the table: all have the least
            earned = scheme.bands[-1].loser
        else:
            earned = _earned(scheme, "lost", 0, 0)
        if result.awards:
            earned = result.awards[side]
        gained.append(Gain(outcome, earned, own, difference))
    return tuple(gained)


def leading_sides(result: model.Result) -> tuple[int, ...]:
    """The side that has won, or those that are level at the top; none where nobody came."""
    if result.score.winner is not None:
        return (result.score.winner,)
    points = result.score.points
    came = [side for side in range(len(points)) if side not in result.absent]
    best = max((points[side] for side in came), default=0)
    return tuple(side for side in came if points[side] == best)


def _row(uid: EntrantUid, lines: Sequence[Line], closed: Sequence[int], drop: int) -> Row:
    """The row of an entrant without a place; of the closed rounds the worst do not count.

    A round that an entrant did not play is its worst. One round always counts, and so do all
    penalties and bonuses.
    """
    of_rounds = [line for line in lines if line.adjustment is None]
    by_round = {
        number: tuple(part) for number, part in groupby(of_rounds, key=lambda line: line.round)
    }
    worst = sorted(closed, key=lambda number: _worth(by_round.get(number, ())))
    gone = set(worst[: min(drop, max(len(closed) - 1, 0))])
    dropped = tuple(line for line in of_rounds if line.round in gone)
    counting = tuple(line for line in lines if line not in dropped)
    points, card_points, difference = _sums(line.gain for line in counting)
    outcomes = [line.gain.outcome for line in counting]
    played = (line.gain.card_points for line in counting if line.table is not None)
    return Row(
        entrant=uid,
        points=points,
        card_points=card_points,
        difference=difference,
        wins=outcomes.count("won"),
        draws=outcomes.count("drawn"),
        losses=outcomes.count("lost"),
        byes=outcomes.count("rested"),
        highest_match=max(played, default=0),
        lines=counting,
        dropped=dropped,
    )


def _worth(lines: Sequence[Line]) -> tuple[int, ...]:
    """The key by which rounds are compared; a round not played is less than any that was."""
    points, cards, difference = _sums(line.gain for line in lines)
    return (len(lines[:1]), points, difference, cards)


def _tie_broken(
    group: list[Row],
    tie_breaks: Sequence[model.TieBreak],
    lot: str,
    by: model.TieBreak | None = None,
    parted: tuple[int, int] | None = None,
) -> Iterator[tuple[list[Row], model.TieBreak | None, tuple[int, int] | None]]:
    """Yield what nothing parts of level rows, each group with the tie-break that put it there.

    With it come the figures of the one before and its own.
    """
    if len(group) == 1 or not tie_breaks:
        yield group, by, parted
        return
    first, *others = tie_breaks
    keys = _keys(first, group, lot) or {}
    before: int | None = None
    for part in _groups(group, keys) if keys else [group]:
        if before is not None:
            by = first
            parted = None if first == "lot" else (before, keys[part[0].entrant])
        yield from _tie_broken(part, others, lot, by, parted)
        before = keys.get(part[0].entrant)


def _groups(rows: Sequence[Row], keys: Mapping[EntrantUid, int]) -> list[list[Row]]:
    order = sorted(rows, key=lambda row: (-keys[row.entrant], row.entrant))
    return [list(part) for _, part in groupby(order, key=lambda row: keys[row.entrant])]


def _bye(played: model.Round, plan: model.Plan, own: Sequence[Line]) -> tuple[Gain, int]:
    """The points for resting in a round, and the number of results that they are the average of.

    `own` are the entrant's lines of tables. The average of winners is rounded down.
    """
    scheme = plan.scheme
    if scheme.bye == "average":
        return _own_average("rested", own)
    if scheme.bye == "nothing":
        return Gain("rested", 0, 0, 0), 0
    if scheme.bye == "walkover":
        points = model.walkover_points(plan)
        return Gain("rested", _earned(scheme, "won", points, points), points, points), 0
    winners = [
        gain
        for table in played.tables
        if table.result is not None
        for gain in gains(table.result, scheme)
        if gain.outcome == "won"
    ]
    shares = (each // max(len(winners), 1) for each in _sums(winners))
    return Gain("rested", *shares), len(winners)


def _earned(scheme: model.Scheme, outcome: Outcome, card_points: int, difference: int) -> int:
    if scheme.counts == "card_points":
        return card_points
    if scheme.counts == "victory_points":
        bands, size = scheme.bands, abs(difference)
        band = next(band for band in bands if band.upto is None or size <= band.upto)
        return band.loser if outcome == "lost" else band.winner
    figures = scheme.match_points or model.MatchPoints(0, 0, 0)
    return {"won": figures.win, "drawn": figures.draw, "lost": figures.loss}[outcome]


def _keys(
    tie_break: model.TieBreak, group: Sequence[Row], lot: str
) -> Mapping[EntrantUid, int] | None:
    """The figures by which a tie-break parts a group, or None where it does not apply."""
    if tie_break == "head_to_head":
        return _head_to_head(group)
    if tie_break != "lot":
        return {row.entrant: getattr(row, tie_break) for row in group}
    # Chance is the same for a seed and a group whatever led to it. Who has no result yet has won
    # no place by it: they all come last, and share theirs.
    order = model.seeded_order((row.entrant for row in group if row.has_played), lot)
    places = {uid: place for place, uid in enumerate(order)}
    return {row.entrant: -places.get(row.entrant, len(order)) for row in group}


def _head_to_head(group: Sequence[Row]) -> Mapping[EntrantUid, int] | None:
    """Points from tables against others of the group; nothing unless all have met each other."""
    uids = {row.entrant for row in group}
    own = {row.entrant: [line for line in row.lines if uids & set(line.against)] for row in group}
    met = {uid: {other for line in own[uid] for other in line.against} for uid in uids}
    if any(other not in met[uid] for uid, other in combinations(uids, 2)):
        return None
    return {uid: sum(line.gain.points for line in lines) for uid, lines in own.items()}


Figure = Literal["points", "card_points", "difference", "wins", "places"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """A series of evenings, and how they add up."""

    uid: model.SeasonUid
    name: str
    evenings: tuple[model.EveningUid, ...] = ()
    figure: Figure = "points"
    """The figure of an evening's standing that adds up."""
    places: tuple[int, ...] = ()
    """For `places`: points of the first place, the second and so on; further places have none."""
    best: int | None = None
    """The number of best evenings of each member that count; None: all."""


@dataclass(frozen=True, slots=True)
class SeasonScore:
    """A member's score of one evening."""

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
    """In the order of the evenings; those that do not count are among them."""


def season_problems(season: Season) -> tuple[Problem, ...]:
    """All problems that keep a season from being added up."""
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
    """The table of a season from its evenings, in whatever order these are given.

    Members have what their entrants got in the rounds in which they sat at a table: partners and
    teams each the whole. A bye, a penalty and what is carried over go to those who hold the seats
    at the end, as the points for a place do. What is carried over counts only where nothing of an
    earlier evening does, since it was earned there. Of those with as many points the one with the
    better best evening comes first, then the second best; after that they share a place, in the
    order of the alphabet.
    """
    known = {evening.uid: evening for evening in evenings}
    played = in_playing_order(known[uid] for uid in season.evenings if uid in known)
    names = {member.uid: member.name.casefold() for evening in played for member in evening.members}
    values: dict[model.MemberUid, dict[model.EveningUid, int]] = {}
    for evening in played:
        for member, value in _values(season, evening, earlier={*values}).items():
            values.setdefault(member, {})[evening.uid] = value
    best = {  # of equal evenings the earlier
        member: sorted(own, key=lambda uid: -own[uid])[: season.best]
        for member, own in values.items()
    }

    def key(member: model.MemberUid) -> tuple[int, list[int]]:
        counted = [values[member][uid] for uid in best[member]]
        return -sum(counted), [-value for value in counted]

    rows: list[SeasonRow] = []
    ordered = sorted(values, key=lambda member: (key(member), names[member], member))
    for _, level in groupby(ordered, key=key):
        place = len(rows) + 1
        for member in level:
            own, counting = values[member], best[member]
            scores = (SeasonScore(uid, value, uid in counting) for uid, value in own.items())
            total = sum(own[uid] for uid in counting)
            rows.append(SeasonRow(place, member, total, tuple(scores)))
    return tuple(rows)


Values = Mapping[model.MemberUid, int]


def _values(season: Season, evening: Evening, *, earlier: AbstractSet[model.MemberUid]) -> Values:
    """The scores of all members who played; `earlier` are those who have one of an evening before.

    A member of two entrants has the better place, or the points from both.
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
"""Those who sat at a table, by the number of the round and their entrant."""


def _players(evening: Evening) -> Players:
    players: dict[int, dict[EntrantUid, set[model.MemberUid]]] = {}
    for played in evening.rounds:
        of_round = players.setdefault(played.number, {})
        for table in played.tables:
            for side in table.sides:
                for entrant, own in _seats(side):
                    of_round.setdefault(entrant, set()).update(own)
    return players


def _seats(side: model.TableSide) -> Iterator[tuple[EntrantUid, Sequence[model.MemberUid]]]:
    """Yield the entrants of a side, each with its players: of several everybody is one."""
    if len(side.entrants) == 1:
        yield side.entrants[0], side.players
    else:
        pairs = zip(side.entrants, side.players, strict=False)  # a file may say anything
        yield from ((uid, [player]) for uid, player in pairs)


def _own_values(
    row: Row,
    figure: Figure,
    members: Sequence[model.MemberUid],
    players: Players,
    earlier: AbstractSet[model.MemberUid],
) -> Values:
    """The part of each member in the figure of an entrant; `members` hold its seats at the end."""
    values: dict[model.MemberUid, int] = {}
    apart: list[Line] = []
    for line in (*row.lines, *row.dropped):
        number = line.round or 0
        if line.table is not None:
            credited = players[number][row.entrant]
        elif line.gain.outcome in ("rested", "missed"):
            seated = {member for own in players[number].values() for member in own}
            credited = {*members} - seated
        else:
            apart.append(line)
            continue
        for member in credited:
            amount = 0 if line in row.dropped else _amount(line.gain, figure)
            values[member] = values.get(member, 0) + amount
    for line in apart:
        for member in values.keys() & {*members}:
            if line.gain.outcome != "carried" or member not in earlier:
                values[member] += _amount(line.gain, figure)
    return values


def _amount(gain: Gain, figure: Figure) -> int:
    if figure == "wins":
        return int(gain.outcome == "won")
    amount: int = getattr(gain, figure)
    return amount
