"""Draws: who plays whom in the next round.

A draw is a function of a `Field`, which holds everything that it depends on, its seed included.

    field = Field(present=uids, past=past_of(rounds), seed="…")
    DRAWS["round_robin"](field).meetings
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import accumulate, chain, permutations, product
from typing import Any

from scorekeeper.club import model
from scorekeeper.club.model import Draw, EntrantUid, Field, Meeting

Cost = Callable[[int, int], int | None]
Partners = tuple[EntrantUid, EntrantUid]
Places = tuple[list[tuple[int, int]], list[int]]
NEIGHBOURS = (-1, 0, 1)
"""The offsets of the three who rest of an odd number: the one left over and its neighbours."""


def draw_round_robin(field: Field) -> Draw:
    """The next round of a round robin; the seed gives everybody a place in the circle.

    Where the circle was broken, since somebody came later, left, or was moved by hand, it is
    the round with the fewest repeats.
    """
    order = model.seeded_order(field.present, field.seed)
    pairs, alone = circle(len(order), field.past.rounds)
    drawn = Draw(
        tuple(((order[low],), (order[high],)) for low, high in pairs),
        () if alone is None else (order[alone],),
    )
    whole_circles = field.past.rounds // turns(len(order))
    return drawn if is_new(drawn, field, times=whole_circles) else met_least(order, field)


def draw_mitchell(field: Field) -> Draw:
    """The next round: the second side of each table moves up one, the last to the first.

    Of an odd number one rests behind the last table, and moves like the others. Once the move
    would bring back an opponent, as many rounds on as there are tables or after somebody has
    come or left, everybody may meet everybody: the round has the fewest repeats.
    """
    order = model.seeded_order(field.present, field.seed)
    last = field.past.last
    if last is None:  # one half stays, the other is in front of it
        half = len(order) // 2
        pairs = zip(order[:half], order[half:], strict=False)
        meetings = (((staying,), (moving,)) for staying, moving in pairs)
        return Draw(tuple(meetings), order[half * 2 :])
    played = {uid for meeting in last.meetings for side in meeting for uid in side}
    if played.union(last.byes) != set(field.present):
        return met_least(order, field)
    line = [*(across for _, across in last.meetings), *((uid,) for uid in last.byes)]
    line = [line[-1], *line[:-1]]
    stay = (side for side, _ in last.meetings)
    rest = (uid for side in line[len(last.meetings) :] for uid in side)
    moved = Draw(tuple(zip(stay, line, strict=False)), tuple(rest))
    return moved if is_new(moved, field) else met_least(order, field)


def draw_rotating(field: Field) -> Draw:
    """The next round of partners that rotate; the seed gives everybody a place.

    Players without partners meet whom they have met least. Where somebody came later, left or
    was moved by hand, the partners are those who have been partners least.
    """
    order = model.seeded_order(field.present, field.seed)
    if field.size == 1:
        return met_least(order, field)
    if model.odd_tables(len(order), field.sides * field.size, field.odd)[0]:
        return with_partners(order, field)
    if small := _small_round(order, field):
        return small
    pairs, left = places(len(order), field.past.rounds)
    partners = [(order[low], order[high]) for low, high in pairs]
    rest = tuple(order[place] for place in left)
    before = max((field.past.times_partners(*two) for two in partners), default=0)
    if before > field.past.rounds // turns(len(order)) or not model.is_fair(field, rest):
        return with_partners(order, field)
    return seated(partners, rest, field)


def draw_by_standing(field: Field) -> Draw:
    """The next round by the standing, in whose order those present are given.

    The repeats are as few as can be; then the first meets the nearest, then the first of those
    left, and so on down. Players who change partners sit at tables by the standing, first and
    last of a table against the two between; the fewest partners repeat, then the fewest opponents.
    """
    if field.size == 1:
        return met_least(field.present, field, closely=True)
    return with_partners(field.present, field, closely=True)


def draw_by_lot(field: Field) -> Draw:
    """The next round by lot: other places for everybody in each round, the fewest repeats.

    Each round is drawn by itself. Who wants to meet everybody once in as many rounds as there
    are others takes a round robin, since chance may use up the wrong meetings first.
    """
    order = model.seeded_order(field.present, f"{field.seed} {field.past.rounds}")
    if field.size == 1:
        return met_least(order, field)
    return with_partners(order, field)


def draw_danish(field: Field) -> Draw:
    """The next round strictly by the standing, in whose order those present are given.

    First meets second and third meets fourth, whoever has met before; of players who change
    partners first and last of a table play against the two between.
    """

    def in_sides(table: Sequence[EntrantUid]) -> Meeting:
        if field.size == 1:
            return tuple((uid,) for uid in table)
        first, second, third, last = table
        return (first, last), (second, third)

    return in_order(field, in_sides)


def draw_knockout(field: Field) -> Draw:
    """The next round of a knock-out; those present are all who are still in, the strongest first.

    First meets last, second meets last but one, and so on. Where their number is no power of two,
    the strongest rest so that it is one in the next round.
    """
    count = len(field.present)
    byes = (1 << (count - 1).bit_length()) - count
    playing = field.present[byes:]
    pairs = zip(playing[: len(playing) // 2], reversed(playing), strict=False)
    return Draw(tuple(((first,), (last,)) for first, last in pairs), field.present[:byes])


def draw_free(field: Field) -> Draw:
    """The next round in the order of the list, as a beginning that is changed by hand."""

    def in_sides(table: Sequence[EntrantUid]) -> Meeting:
        ends = range(field.size, len(table) + 1, field.size)
        return tuple(tuple(table[end - field.size : end]) for end in ends)

    return in_order(field, in_sides)


def in_order(field: Field, in_sides: Callable[[Sequence[EntrantUid]], Meeting]) -> Draw:
    """Tables of those who follow each other; `in_sides` parts a table in its sides."""
    odd, byes, playing = left_over(field.present, field)
    table = field.sides * field.size
    starts = range(0, len(playing), table)
    usual = tuple(in_sides(playing[start : start + table]) for start in starts)
    return Draw(usual + odd, byes)


def met_least(order: Sequence[EntrantUid], field: Field, *, closely: bool = False) -> Draw:
    """Meetings with as few repeats as can be; `closely` also first against second.

    Of an odd number one rests who has had the fewest byes: the choice that makes the fewest
    repeats, and `closely` the last of those. At tables of more sides they sit together who
    have met least.
    """
    if field.sides > model.FACING:
        byes = model.next_byes(order, field, len(order) % field.sides)
        tables = apart([uid for uid in order if uid not in byes], field.sides, field.past)
        return Draw(tuple(tuple((uid,) for uid in table) for table in tables), byes)
    count, fewest = len(order), model.fewest_byes(field)
    odd = count % 2

    def repeats(low: int, high: int) -> int | None:
        if high == count:
            return 0 if field.past.bye_count(order[low]) == fewest else None
        return field.past.times_met(order[low], order[high]) ** 2

    if closely:
        pairs = matched_closely(count + odd, repeats)
    else:  # where neighbours have not met there is nothing to search
        pairs = neighbours(count + odd, repeats) or matched(count + odd, repeats)
    return Draw(
        tuple(((order[low],), (order[high],)) for low, high in pairs if high < count),
        tuple(order[low] for low, high in pairs if high == count),
    )


def with_partners(order: Sequence[EntrantUid], field: Field, *, closely: bool = False) -> Draw:
    """Players who change partners: the fewest partners repeat, then the fewest opponents.

    `closely`: at tables by their order, first and last of a table against the two between.
    """
    odd, byes, playing = left_over(order, field)
    partners = partnered_least(playing, field)
    if closely:
        places = {uid: place for place, uid in enumerate(playing)}
        partners.sort(key=lambda two: sum(places[uid] for uid in two))
    drawn = seated(partners, byes, field, closely=closely)
    return Draw(drawn.meetings + odd, byes)


def left_over(
    order: Sequence[EntrantUid], field: Field
) -> tuple[tuple[Meeting, ...], tuple[EntrantUid, ...], tuple[EntrantUid, ...]]:
    """The tables of other sizes with who sits there, those who rest, and all others in order.

    Nobody sits at such a table again before all have, nor twice in a row where that can be; of
    those whose turn it is, whoever has met the least of the others there, then the last in order.
    """
    tables, resting = model.odd_tables(len(order), field.sides * field.size, field.odd)
    byes, past = model.next_byes(order, field, resting), field.past
    left = [uid for uid in order[::-1] if uid not in byes]
    just = {*model.past_of([past.last]).odd} if past.last else set()
    meetings = []
    for sizes in tables:
        company: list[EntrantUid] = []

        def burden(uid: EntrantUid) -> tuple[int, bool, int, int]:
            partners = sum(past.times_partners(uid, other) ** 2 for other in company)  # noqa: B023
            met = sum(past.times_met(uid, other) ** 2 for other in company)  # noqa: B023
            return past.odd.get(uid, 0), uid in just, partners, met

        while len(company) < sum(sizes):
            company.append(min(left, key=burden))
            left.remove(company[-1])
        meetings.append(in_new_sides(company, sizes, past))
    return tuple(meetings), byes, tuple(left[::-1])


def in_new_sides(
    company: Sequence[EntrantUid], sizes: model.SideSizes, past: model.Past
) -> Meeting:
    """The players of a table in sides with the fewest partners again, then the fewest opponents."""

    def sides(order: Sequence[EntrantUid]) -> Meeting:
        ends = tuple(accumulate(sizes))
        return tuple(tuple(order[end - size : end]) for end, size in zip(ends, sizes, strict=True))

    def repeats(meeting: Meeting) -> tuple[int, int]:
        together = chain.from_iterable(map(model.pairs_in, meeting))
        return (
            sum(past.partners.get(pair, 0) ** 2 for pair in together),
            sum(past.opponents.get(pair, 0) ** 2 for pair in model.opposing_pairs(meeting)),
        )

    return min(map(sides, permutations(company)), key=repeats)


def partnered_least(playing: Sequence[EntrantUid], field: Field) -> list[Partners]:
    """The pairs of players in an order who have been partners least.

    Without repeats the first of an order plays with the last of the first table, the second
    with the one before, and so on: tables of about the same strength on both sides.
    """
    table = field.sides * field.size

    def cost(low: int, high: int) -> int:
        times = field.past.times_partners(playing[low], playing[high])
        tables_between = high // table - low // table
        uneven = abs(high % table + low % table - table + 1)
        return times**2 * len(playing) ** 2 * table + tables_between * table + uneven

    return [(playing[low], playing[high]) for low, high in matched(len(playing), cost)]


def seated(
    partners: Sequence[Partners],
    byes: tuple[EntrantUid, ...],
    field: Field,
    *,
    closely: bool = False,
) -> Draw:
    """Partners at tables with those whom they have met least.

    `closely`: of the tables with the fewest repeats those where first meets second.
    """
    met = field.past.times_met

    def cost(low: int, high: int) -> int:
        times = (
            met(player, opponent) for player, opponent in product(partners[low], partners[high])
        )
        return sum((1 << 2 * count) - 1 for count in times)  # once more weighs four times as much

    pairs = (matched_closely if closely else matched)(len(partners), cost)
    return Draw(tuple((partners[low], partners[high]) for low, high in pairs), byes)


def places(count: int, turn: int) -> Places:
    """The partners of a round by their places below `count`, and the places that are left."""
    if count % 2:
        return _odd_places(count, turn)
    middle = count - 1
    if not count // 2 % 2:
        return circle(count, turn)[0], []
    first, second = _resting_pair(count, turn % middle)
    # Half of a sum modulo an odd number is the sum times half of the next number.
    alone = second if first == middle else (first + second) * (count // 2)
    pairs = circle(count, alone)[0]
    return [two for two in pairs if set(two) != {first, second}], [first, second]


def turns(count: int) -> int:
    """The number of rounds in which everybody meets everybody once."""
    return count - 1 if count % 2 == 0 else count


def circle(count: int, turn: int) -> tuple[list[tuple[int, int]], int | None]:
    """The pairs of a round of the numbers below `count`, and the one that is left over.

    All sit round a circle but the last one of an even number, who sits in its middle. `turn`
    names the one who pairs with the middle or is left over; the others pair across.
    """
    around = turns(count)
    alone = turn % around
    pairs = [
        ((alone - step) % around, (alone + step) % around) for step in range(1, (around + 1) // 2)
    ]
    if count % 2 == 0:
        return [(alone, around), *pairs], None
    return pairs, alone


def apart(order: Sequence[EntrantUid], size: int, past: model.Past) -> list[tuple[EntrantUid, ...]]:
    """An order in tables of `size`, which divides it, with few who met before.

    It begins with neighbours in the order and has two change places, near ones first, as long
    as that makes fewer repeats. This is a short search: it may miss the best tables.
    """
    seats = list(order)

    def repeats(place: int) -> int:  # twice with one is worse than once with each of two
        start = place - place % size
        others = (other for other in seats[start : start + size] if other != seats[place])
        times = (
            past.times_met(seats[place], uid) + past.times_partners(seats[place], uid)
            for uid in others
        )
        return sum(count**2 for count in times)

    def swap_if_better(low: int, high: int) -> bool:
        before = repeats(low) + repeats(high)
        if not before:
            return False
        seats[low], seats[high] = seats[high], seats[low]
        if repeats(low) + repeats(high) < before:
            return True
        seats[low], seats[high] = seats[high], seats[low]
        return False

    def swaps_at(step: int) -> int:
        places = range(len(seats) - step)
        apart = (place for place in places if place // size != (place + step) // size)
        return sum(swap_if_better(place, place + step) for place in apart)

    while any(swaps_at(step) for step in range(1, len(seats))):
        pass
    return [tuple(seats[start : start + size]) for start in range(0, len(seats), size)]


def matched(count: int, cost: Cost) -> list[tuple[int, int]]:
    """The numbers below `count`, an even one, in pairs whose costs add up to the least.

    `cost` is asked for each two, the lower first, and says None for two that may not be paired.
    The pairs come by their lower number.
    """
    from networkx import Graph, max_weight_matching  # noqa: PLC0415  only where it is needed

    graph = Graph()
    for high in range(count):
        for low in range(high):
            price = cost(low, high)
            if price is not None:
                graph.add_edge(low, high, weight=-price)
    pairs = max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in pairs)


def matched_closely(count: int, repeats: Cost) -> list[tuple[int, int]]:
    """The numbers below `count` in pairs: first against second, where that is no repeat.

    Repeats are as few as can be. Among all pairings that have so few, 0 gets the nearest number,
    then the first that is left gets the nearest one, and so on. Where that comes out by itself
    without a repeat there is nothing to search. Else each place has a digit of the cost, and the
    repeats have the digit above all of them.
    """
    nearest = neighbours(count, repeats)
    if nearest is not None:
        return nearest
    base = count + 1
    weights = [base ** (count - low) for low in range(count)]
    above = base ** (count + 1)

    def cost(low: int, high: int) -> int | None:
        times = repeats(low, high)
        return None if times is None else times * above + (high - low) * weights[low]

    return matched(count, cost)


def neighbours(count: int, repeats: Cost) -> list[tuple[int, int]] | None:
    """The numbers below `count`, each with the nearest one left; None where one would repeat."""
    left = list(range(count))
    pairs = []
    while left:
        low = left.pop(0)
        high = next((other for other in left if repeats(low, other) == 0), None)
        if high is None:
            return None
        left.remove(high)
        pairs.append((low, high))
    return pairs


def is_new(drawn: Draw, field: Field, *, times: int = 0) -> bool:
    """True if no two of a round have met more than `times`, and its byes are fair."""
    return model.is_fair(field, drawn.byes) and all(
        field.past.times_met(player, other) <= times for (player,), (other,) in drawn.meetings
    )


def _odd_places(count: int, turn: int) -> Places:
    if count // 2 % 2 == 0:
        pairs, alone = circle(count, turn)
        return pairs, [] if alone is None else [alone]
    whole, again = divmod(count, len(NEIGHBOURS))
    alone = len(NEIGHBOURS) * turn + 1 + (0 if again else turn // whole)
    left = [(alone + step) % count for step in NEIGHBOURS]
    return [two for two in circle(count, alone)[0] if not set(two) & set(left)], left


def _resting_pair(count: int, turn: int) -> tuple[int, int]:
    """The pair that rests in a turn, of an even number of players that is no multiple of four."""
    middle, half = count - 1, count // 2
    if turn == 0:
        return middle, 0
    if turn < half:
        return turn * 2 - 1, turn * 2
    if turn == half:
        return middle, half - 1
    place = (turn - half - 1) * 2
    place += 2 if place >= half - 1 else 0
    return place, place + 1


def _small_round(order: tuple[EntrantUid, ...], field: Field) -> Draw | None:
    """The round of `small.toml`, if it has one that is neither used up nor disturbed."""
    rounds = _small_rounds().get(str(len(order)), [])
    if field.past.rounds >= len(rounds):
        return None
    tables = rounds[field.past.rounds]
    meetings = tuple(tuple((order[low], order[high]) for low, high in table) for table in tables)
    pairs = [*chain.from_iterable(meetings)]
    playing = set(chain.from_iterable(pairs))
    byes = tuple(uid for uid in order if uid not in playing)
    again = any(field.past.times_partners(*two) for two in pairs)
    is_usable = not again and model.is_fair(field, byes)
    return Draw(meetings, byes) if is_usable else None


@cache
def _small_rounds() -> dict[str, Any]:
    text = (files("scorekeeper.club") / "small.toml").read_text("utf-8")
    rounds: dict[str, Any] = tomllib.loads(text)["rounds"]
    return rounds


DRAWS: Mapping[str, Callable[[Field], Draw]] = {
    "round_robin": draw_round_robin,
    "mitchell": draw_mitchell,
    "rotating": draw_rotating,
    "by_standing": draw_by_standing,
    "danish": draw_danish,
    "knockout": draw_knockout,
    "by_lot": draw_by_lot,
    "free": draw_free,
}
