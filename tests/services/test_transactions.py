"""What was worked out once is given again, until what it was made from is another."""

from scorekeeper.services.transactions import StampedCache


def test_the_same_value_is_given_while_its_stamp_holds() -> None:
    kept: StampedCache[str, list[int]] = StampedCache()
    first = kept.get("match", 1, lambda: [1])
    assert kept.get("match", 1, lambda: [2]) is first
    assert kept.get("match", 2, lambda: [3]) == [3]
    assert kept.get("other", 1, lambda: [4]) == [4]


def test_stamped_cache_drops_the_oldest_first() -> None:
    kept: StampedCache[int, int] = StampedCache(most=2)
    for key in (1, 2, 3):
        kept.get(key, 0, lambda key=key: key)  # type: ignore[misc]
    assert kept.get(3, 0, lambda: -1) == 3
    assert kept.get(2, 0, lambda: -1) == 2
    assert kept.get(1, 0, lambda: -1) == -1


def test_stamped_cache_keeps_no_failures() -> None:
    kept: StampedCache[str, int] = StampedCache()

    def fails() -> int:
        raise LookupError("there is no such match")

    for _ in range(2):
        try:
            kept.get("match", 1, fails)
        except LookupError:
            continue
        raise AssertionError("it was made")
    assert kept.get("match", 1, lambda: 5) == 5
