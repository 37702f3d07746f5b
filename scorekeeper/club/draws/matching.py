"""Pairing up at least cost: the one thing of a draw that a library does better.

`max_weight_matching` of networkx (the blossom method) finds in 0.1 s the best of all pairings of
80; nothing written here would be shorter, or trusted as much. networkx is pure Python and needs
nothing else, but is no light thing: 19 MB on the disk, 2 MB to fetch, and 0.17 s to import. So
it is imported when a round is drawn and not before. Round robins need no library: they are the
three lines of `circle`.
"""

from collections.abc import Callable

Cost = Callable[[int, int], int | None]


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
    found = neighbours(count, repeats)
    if found is not None:
        return found
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
        high = next((one for one in left if repeats(low, one) == 0), None)
        if high is None:
            return None
        left.remove(high)
        pairs.append((low, high))
    return pairs
