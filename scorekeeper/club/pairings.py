"""Draws: the meetings and byes of the next round.

A draw is a function of a `Field`, which holds all that it depends on, including the seed.

    field = Field(present=uids, past=past_meetings(rounds), seed="…")
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
"""Returns the cost of a pair of numbers, the lower first; None if they must not be paired."""
NumberPairs = list[tuple[int, int]]
"""Pairs of numbers; each number is the index of an entrant in an order."""
Partners = tuple[EntrantUid, EntrantUid]
NEIGHBOURS = (-1, 0, 1)
"""Offsets in the circle of the three players who have a bye at once."""


def draw_round_robin(field: Field) -> Draw:
    """Draw the next round of a round robin; the seed gives each entrant a place in the circle.

    If the circle is broken, since an entrant arrived late, left, or was moved by hand, the round
    with the fewest repeats is drawn.
    """
    order = model.seeded_order(field.present, field.seed)
    pairs, alone = circle_pairs(len(order), field.past.rounds)
    drawn = Draw(
        tuple(((order[low],), (order[high],)) for low, high in pairs),
        () if alone is None else (order[alone],),
    )
    whole_circles = field.past.rounds // rounds_of_circle(len(order))
    if has_no_repeats(drawn, field, times=whole_circles):
        return drawn
    return draw_fewest_repeats(order, field)


def draw_mitchell(field: Field) -> Draw:
    """Draw the next round of a Mitchell movement: the second sides move to the next table.

    The last one moves to the first table. With an odd number of entrants one has a bye behind the
    last table, and moves like the others. The round with the fewest repeats is drawn instead if the
    move would repeat a meeting, as it does after as many rounds as there are tables, or if an
    entrant has come or left.
    """
    order = model.seeded_order(field.present, field.seed)
    last = field.past.last
    if last is None:
        # The first half stays at its tables, the second half moves.
        half = len(order) // 2
        pairs = zip(order[:half], order[half:], strict=False)
        meetings = (((staying,), (moving,)) for staying, moving in pairs)
        return Draw(tuple(meetings), order[half * 2 :])

    played = {uid for meeting in last.meetings for side in meeting for uid in side}
    if played.union(last.byes) != set(field.present):
        return draw_fewest_repeats(order, field)

    staying_sides = [side for side, _ in last.meetings]
    moving_sides = [side for _, side in last.meetings]
    moving_sides += [(uid,) for uid in last.byes]
    moved_sides = [moving_sides[-1], *moving_sides[:-1]]
    beyond_last_table = moved_sides[len(staying_sides) :]
    byes = tuple(uid for side in beyond_last_table for uid in side)
    moved = Draw(tuple(zip(staying_sides, moved_sides, strict=False)), byes)
    return moved if has_no_repeats(moved, field) else draw_fewest_repeats(order, field)


def draw_rotating(field: Field) -> Draw:
    """Draw the next round of individuals with rotating partners; the seed gives them places.

    Individuals who play alone meet the opponents that they have met least often. If the rotation is
    broken, since a player arrived late, left or was moved by hand, the fewest partners repeat.
    """
    order = model.seeded_order(field.present, field.seed)
    if field.size == 1:
        return draw_fewest_repeats(order, field)
    odd_tables, _ = model.odd_tables(len(order), field.sides * field.size, field.odd)
    if odd_tables:
        return draw_with_partners(order, field)
    if prepared_round := _prepared_round(order, field):
        return prepared_round

    pairs, left_over = rotating_pairs(len(order), field.past.rounds)
    partners = [(order[low], order[high]) for low, high in pairs]
    byes = tuple(order[place] for place in left_over)
    most_repeats = max((field.past.times_partners(*pair) for pair in partners), default=0)
    whole_circles = field.past.rounds // rounds_of_circle(len(order))
    if most_repeats > whole_circles or not model.is_fair(field, byes):
        return draw_with_partners(order, field)
    return draw_tables(partners, byes, field)


def draw_by_standing(field: Field) -> Draw:
    """Draw the next round by the standing (Swiss), in which `field.present` is sorted.

    There are as few repeats as possible. Among such rounds the first entrant meets the nearest
    possible one, then the first of the others, and so on. Individuals who change partners sit at
    tables in the order of the standing, first and last of a table against the other two; as few
    partners as possible repeat, then as few opponents.
    """
    if field.size == 1:
        return draw_fewest_repeats(field.present, field, closely=True)
    return draw_with_partners(field.present, field, closely=True)


def draw_by_lot(field: Field) -> Draw:
    """Draw the next round by lot, with as few repeats as possible.

    Each round has another random order. Only a round robin guarantees that all meet within
    the fewest rounds: the lot may use up meetings that later rounds would need.
    """
    order = model.seeded_order(field.present, f"{field.seed} {field.past.rounds}")
    if field.size == 1:
        return draw_fewest_repeats(order, field)
    return draw_with_partners(order, field)


def draw_danish(field: Field) -> Draw:
    """Draw the next round strictly by the standing, in which `field.present` is sorted.

    First meets second and third meets fourth, repeats included. Of individuals who change
    partners, first and last of a table play against the other two.
    """

    def sides_of_table(table: Sequence[EntrantUid]) -> Meeting:
        if field.size == 1:
            return tuple((uid,) for uid in table)
        first, second, third, last = table
        return (first, last), (second, third)

    return draw_in_order(field, sides_of_table)


def draw_knockout(field: Field) -> Draw:
    """Draw the next round of a knock-out; `field.present` has the strongest entrants first.

    First meets last, second meets last but one, and so on. If the number of entrants is no power of
    two, the strongest have byes, so that the number in the next round is a power of two.
    """
    count = len(field.present)
    next_power_of_two = 1 << (count - 1).bit_length()
    bye_count = next_power_of_two - count
    playing = field.present[bye_count:]
    pairs = zip(playing[: len(playing) // 2], reversed(playing), strict=False)
    return Draw(tuple(((first,), (last,)) for first, last in pairs), field.present[:bye_count])


def draw_free(field: Field) -> Draw:
    """Draw the next round in the order of the entrants, as a start for changes by hand."""

    def sides_of_table(table: Sequence[EntrantUid]) -> Meeting:
        ends = range(field.size, len(table) + 1, field.size)
        return tuple(tuple(table[end - field.size : end]) for end in ends)

    return draw_in_order(field, sides_of_table)


def draw_in_order(field: Field, sides_of_table: Callable[[Sequence[EntrantUid]], Meeting]) -> Draw:
    """Draw tables of consecutive entrants; `sides_of_table` divides a table into sides."""
    odd_meetings, byes, playing = odd_tables_and_byes(field.present, field)
    table_size = field.sides * field.size
    starts = range(0, len(playing), table_size)
    meetings = tuple(sides_of_table(playing[start : start + table_size]) for start in starts)
    return Draw(meetings + odd_meetings, byes)


def draw_fewest_repeats(
    order: Sequence[EntrantUid], field: Field, *, closely: bool = False
) -> Draw:
    """Draw meetings of single entrants with as few repeats as possible.

    Among such rounds, `closely` prefers meetings of neighbours in the order. Of an odd number
    an entrant with the fewest byes has a bye: the one whose bye makes the fewest repeats, and with
    `closely` the last of these. Tables of more than two sides are found by `spread_over_tables`,
    which ignores `closely`.
    """
    if field.sides > model.FACING:
        byes = model.next_byes(order, field, len(order) % field.sides)
        playing = [uid for uid in order if uid not in byes]
        tables = spread_over_tables(playing, field.sides, field.past)
        return Draw(tuple(tuple((uid,) for uid in table) for table in tables), byes)

    count = len(order)
    fewest_byes = model.fewest_byes(field)
    # If the number is odd, one entrant is paired with the number `count`, which means a bye.
    even_count = count + count % 2

    def repeats(low: int, high: int) -> int | None:
        if high == count:
            return 0 if field.past.bye_count(order[low]) == fewest_byes else None
        return field.past.times_met(order[low], order[high]) ** 2

    if closely:
        pairs = closest_pairs(even_count, repeats)
    else:
        # The search takes time, and is not needed if neighbours have not met.
        pairs = pairs_of_neighbours(even_count, repeats) or cheapest_pairs(even_count, repeats)
    return Draw(
        tuple(((order[low],), (order[high],)) for low, high in pairs if high < count),
        tuple(order[low] for low, high in pairs if high == count),
    )


def draw_with_partners(order: Sequence[EntrantUid], field: Field, *, closely: bool = False) -> Draw:
    """Draw partners and tables of individuals: fewest repeated partners, then opponents.

    With `closely` the tables keep the given order, and the first and last of a table play against
    the other two.
    """
    odd_meetings, byes, playing = odd_tables_and_byes(order, field)
    partners = least_repeated_partners(playing, field)
    if closely:
        places = {uid: index for index, uid in enumerate(playing)}
        partners.sort(key=lambda pair: sum(places[uid] for uid in pair))
    drawn = draw_tables(partners, byes, field, closely=closely)
    return Draw(drawn.meetings + odd_meetings, byes)


def odd_tables_and_byes(
    order: Sequence[EntrantUid], field: Field
) -> tuple[tuple[Meeting, ...], tuple[EntrantUid, ...], tuple[EntrantUid, ...]]:
    """Return the meetings at tables of other sizes, the byes, and all other players in order.

    The players who sat at such tables least often are chosen. Ties are decided for players who did
    not sit there in the last round, then for players who have met the others at the table least,
    then for the last in order.
    """
    past = field.past
    tables, bye_count = model.odd_tables(len(order), field.sides * field.size, field.odd)
    byes = model.next_byes(order, field, bye_count)
    left = [uid for uid in reversed(order) if uid not in byes]
    of_last_round = set(model.past_meetings([past.last]).odd) if past.last else set()

    def next_player(company: Sequence[EntrantUid]) -> EntrantUid:
        """Return the player left who fits best at a table of another size with `company`."""

        def cost(uid: EntrantUid) -> tuple[int, bool, int, int]:
            partners = sum(past.times_partners(uid, other) ** 2 for other in company)
            opponents = sum(past.times_met(uid, other) ** 2 for other in company)
            return past.odd.get(uid, 0), uid in of_last_round, partners, opponents

        return min(left, key=cost)

    meetings = []
    for sizes in tables:
        company: list[EntrantUid] = []
        while len(company) < sum(sizes):
            company.append(next_player(company))
            left.remove(company[-1])
        meetings.append(least_repeated_sides(company, sizes, past))
    return tuple(meetings), byes, tuple(reversed(left))


def least_repeated_sides(
    company: Sequence[EntrantUid], sizes: model.SideSizes, past: model.PastMeetings
) -> Meeting:
    """Return the sides of a table with the fewest repeated partners, then opponents."""

    def sides(order: Sequence[EntrantUid]) -> Meeting:
        ends = tuple(accumulate(sizes))
        return tuple(tuple(order[end - size : end]) for end, size in zip(ends, sizes, strict=True))

    def repeats(meeting: Meeting) -> tuple[int, int]:
        partners = chain.from_iterable(map(model.pairs_in, meeting))
        return (
            sum(past.partners.get(pair, 0) ** 2 for pair in partners),
            sum(past.opponents.get(pair, 0) ** 2 for pair in model.opposing_pairs(meeting)),
        )

    return min(map(sides, permutations(company)), key=repeats)


def least_repeated_partners(playing: Sequence[EntrantUid], field: Field) -> list[Partners]:
    """Return pairs of partners with as few repeats as possible.

    Without repeats, the first of each table in the order partners the last, the second the last
    but one, and so on, so that both sides are about equally strong.
    """
    table_size = field.sides * field.size

    def cost(low: int, high: int) -> int:
        # Three criteria in one number, the most important one with the largest factor.
        repeats = field.past.times_partners(playing[low], playing[high]) ** 2
        tables_between = high // table_size - low // table_size
        imbalance = abs(high % table_size + low % table_size - table_size + 1)
        repeat_weight = len(playing) ** 2 * table_size
        return repeats * repeat_weight + tables_between * table_size + imbalance

    return [(playing[low], playing[high]) for low, high in cheapest_pairs(len(playing), cost)]


def draw_tables(
    partners: Sequence[Partners],
    byes: tuple[EntrantUid, ...],
    field: Field,
    *,
    closely: bool = False,
) -> Draw:
    """Draw tables of two pairs of partners with as few repeated opponents as possible.

    Among such tables, `closely` prefers meetings of neighbours in the order of the pairs.
    """

    def cost(low: int, high: int) -> int:
        opponents = product(partners[low], partners[high])
        times_met = (field.past.times_met(*pair) for pair in opponents)
        # 0, 3, 15, 63 and so on: each further meeting of two weighs four times as much.
        return sum((1 << 2 * times) - 1 for times in times_met)

    find_pairs = closest_pairs if closely else cheapest_pairs
    pairs = find_pairs(len(partners), cost)
    return Draw(tuple((partners[low], partners[high]) for low, high in pairs), byes)


def rotating_pairs(count: int, turn: int) -> tuple[NumberPairs, list[int]]:
    """Return the partners of a round of rotation, and the players who are left over.

    Args:
        count: The number of players; they are the numbers below it.
        turn: The number of the round, from 0.
    """
    if count % 2:
        return _rotating_pairs_of_odd(count, turn)
    if count // 2 % 2 == 0:
        pairs, _ = circle_pairs(count, turn)
        return pairs, []

    # An odd number of pairs: one of them has a bye, in an order in which all get one in turn.
    middle = count - 1
    first, second = _bye_pair(count, turn % middle)
    # Half of a sum modulo an odd number is the sum times half of the next number.
    alone = second if first == middle else (first + second) * (count // 2)
    pairs, _ = circle_pairs(count, alone)
    return [pair for pair in pairs if set(pair) != {first, second}], [first, second]


def rounds_of_circle(count: int) -> int:
    """Return the number of rounds in which `count` entrants meet each other once."""
    return count - 1 if count % 2 == 0 else count


def circle_pairs(count: int, turn: int) -> tuple[NumberPairs, int | None]:
    """Return the pairs of a round of the circle method, and the number that is left over.

    The numbers below `count` sit in a circle, the last of an even count in its middle. `turn`
    pairs with the middle, or is left over of an odd count; the others pair across the circle.
    """
    around = rounds_of_circle(count)
    alone = turn % around
    pairs = [
        ((alone - step) % around, (alone + step) % around) for step in range(1, (around + 1) // 2)
    ]
    if count % 2 == 0:
        return [(alone, around), *pairs], None
    return pairs, alone


def spread_over_tables(
    order: Sequence[EntrantUid], size: int, past: model.PastMeetings
) -> list[tuple[EntrantUid, ...]]:
    """Return tables of `size` entrants, which divides their number, with few repeated meetings.

    A local search starts with tables of neighbours and swaps two entrants, near ones first, as long
    as that makes fewer repeats. It is fast, but may miss the best tables.
    """
    seats = list(order)

    def repeats(place: int) -> int:
        """Return a figure for the earlier meetings of the entrant at a place with its table."""
        start = place - place % size
        others = (other for other in seats[start : start + size] if other != seats[place])
        times = (
            past.times_met(seats[place], uid) + past.times_partners(seats[place], uid)
            for uid in others
        )
        # Squares: to meet one opponent a third time is worse than to meet two a second time.
        return sum(count**2 for count in times)

    def swap_if_better(low: int, high: int) -> bool:
        """Swap the entrants at two places if that makes fewer repeats; return True if so."""
        before = repeats(low) + repeats(high)
        if not before:
            return False
        seats[low], seats[high] = seats[high], seats[low]
        if repeats(low) + repeats(high) < before:
            return True
        seats[low], seats[high] = seats[high], seats[low]
        return False

    def count_swaps(step: int) -> int:
        """Swap entrants of different tables, `step` places apart; return the number of swaps."""
        places = range(len(seats) - step)
        at_different_tables = (place for place in places if place // size != (place + step) // size)
        return sum(swap_if_better(place, place + step) for place in at_different_tables)

    while any(count_swaps(step) for step in range(1, len(seats))):
        pass
    return [tuple(seats[start : start + size]) for start in range(0, len(seats), size)]


def cheapest_pairs(count: int, cost: Cost) -> NumberPairs:
    """Return the numbers below an even `count` in pairs with the smallest sum of costs.

    The pairs are sorted by their lower number.
    """
    # networkx is imported only here: it is large, and most draws do without it.
    from networkx import Graph, max_weight_matching  # noqa: PLC0415

    graph = Graph()
    for high in range(count):
        for low in range(high):
            price = cost(low, high)
            if price is not None:
                graph.add_edge(low, high, weight=-price)
    pairs = max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in pairs)


def closest_pairs(count: int, repeats: Cost) -> NumberPairs:
    """Return the numbers below an even `count` in pairs that are as close as possible.

    The repeats are as few as possible. Among all such pairings 0 gets the nearest number, then the
    lowest number left gets its nearest one, and so on.
    """
    pairs = pairs_of_neighbours(count, repeats)
    if pairs is not None:
        return pairs

    # The cost is a number in a base that no distance reaches. The repeats are its first digit,
    # then comes the distance of each lower number, so that low numbers are served first.
    base = count + 1
    repeat_weight: int = base ** (count + 1)
    distance_weights: list[int] = [base ** (count - low) for low in range(count)]

    def cost(low: int, high: int) -> int | None:
        times = repeats(low, high)
        if times is None:
            return None
        return times * repeat_weight + (high - low) * distance_weights[low]

    return cheapest_pairs(count, cost)


def pairs_of_neighbours(count: int, repeats: Cost) -> NumberPairs | None:
    """Return each number below `count` paired with the nearest unpaired one that it has not met.

    None if a number has met all unpaired ones.
    """
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


def has_no_repeats(drawn: Draw, field: Field, *, times: int = 0) -> bool:
    """Return True if no pair has met more than `times` before, and the byes are fair."""
    return model.is_fair(field, drawn.byes) and all(
        field.past.times_met(player, other) <= times for (player,), (other,) in drawn.meetings
    )


def _rotating_pairs_of_odd(count: int, turn: int) -> tuple[NumberPairs, list[int]]:
    """Return the pairs of a turn for an odd number of players, and the players left over."""
    if count // 2 % 2 == 0:
        pairs, alone = circle_pairs(count, turn)
        return pairs, [] if alone is None else [alone]

    # One player and one pair are left over: the player and the two neighbours, who are partners
    # in this turn. The next turn begins behind these three, so that all have byes in turn.
    step_count, remainder = divmod(count, len(NEIGHBOURS))
    # If three divides the count, the same threes would come again: shift after each circle.
    shift = 0 if remainder else turn // step_count
    alone = len(NEIGHBOURS) * turn + 1 + shift
    left_over = [(alone + step) % count for step in NEIGHBOURS]
    pairs, _ = circle_pairs(count, alone)
    return [pair for pair in pairs if not set(pair) & set(left_over)], left_over


def _bye_pair(count: int, turn: int) -> tuple[int, int]:
    """Return the numbers of the two players who have a bye in a round of rotation.

    Args:
        count: The number of players, even but no multiple of four.
        turn: The number of the round, from 0.
    """
    middle = count - 1
    half = count // 2
    if turn == 0:
        return middle, 0
    if turn < half:
        return turn * 2 - 1, turn * 2
    if turn == half:
        return middle, half - 1
    place = (turn - half - 1) * 2
    place += 2 if place >= half - 1 else 0
    return place, place + 1


def _prepared_round(order: tuple[EntrantUid, ...], field: Field) -> Draw | None:
    """Return the next round that `small.toml` has for this number of players.

    Return None if there is no further one, or if it would repeat partners or give byes unfairly,
    as it may after earlier rounds were changed by hand.
    """
    rounds = _small_rounds().get(str(len(order)), [])
    if field.past.rounds >= len(rounds):
        return None
    tables = rounds[field.past.rounds]
    meetings = tuple(tuple((order[low], order[high]) for low, high in table) for table in tables)
    pairs = list(chain.from_iterable(meetings))
    playing = set(chain.from_iterable(pairs))
    byes = tuple(uid for uid in order if uid not in playing)
    has_repeats = any(field.past.times_partners(*pair) for pair in pairs)
    if has_repeats or not model.is_fair(field, byes):
        return None
    return Draw(meetings, byes)


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
