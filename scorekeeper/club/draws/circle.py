"""The circle: all pairs of some numbers, each in one of as many rounds as there can be."""


def turns(count: int) -> int:
    """In how many rounds everybody has met everybody once."""
    return count - 1 if count % 2 == 0 else count


def circle(count: int, turn: int) -> tuple[list[tuple[int, int]], int | None]:
    """The pairs of a round of the numbers below `count`, and who is left over.

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
