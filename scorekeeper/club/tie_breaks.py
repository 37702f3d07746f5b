"""Parting those who are level: each way gives everybody of a group a number, more is better."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby

from scorekeeper.club.draws import shuffled
from scorekeeper.club.lines import Line
from scorekeeper.club.scheme import TieBreak
from scorekeeper.club.uids import EntrantUid


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum:
    """What an entrant's lines add up to, those dropped left out."""

    entrant: EntrantUid
    points: int
    card_points: int
    difference: int
    wins: int
    highest_match: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Ranked:
    """A group that nothing parts, usually of one."""

    sums: tuple[Sum, ...]
    by: TieBreak | None
    """What parted it from the one before it, or None where that was not level."""


Key = Callable[[Sequence[Sum], str], Mapping[EntrantUid, int] | None]


def ranked(sums: Sequence[Sum], tie_breaks: Sequence[TieBreak], lot: str) -> Iterator[Ranked]:
    """Everybody by points, and those level parted by one tie-break after the other."""
    for group in _groups(sums, {one.entrant: one.points for one in sums}):
        yield from _parted(group, tie_breaks, lot, None)


def _parted(
    group: Sequence[Sum], tie_breaks: Sequence[TieBreak], lot: str, by: TieBreak | None
) -> Iterator[Ranked]:
    if len(group) == 1 or not tie_breaks:
        yield Ranked(tuple(group), by)
        return
    first, *others = tie_breaks
    keys = KEYS[first](group, lot)
    groups = _groups(group, keys) if keys is not None else [list(group)]
    for place, part in enumerate(groups):
        yield from _parted(part, others, lot, first if place else by)


def _groups(sums: Sequence[Sum], keys: Mapping[EntrantUid, int]) -> list[list[Sum]]:
    order = sorted(sums, key=lambda one: (-keys[one.entrant], one.entrant))
    return [list(part) for _, part in groupby(order, key=lambda one: keys[one.entrant])]


def _figure(name: str) -> Key:
    return lambda group, _: {one.entrant: getattr(one, name) for one in group}


def _head_to_head(group: Sequence[Sum], _: str) -> Mapping[EntrantUid, int] | None:
    """Points from tables against others of the group; nothing unless all have met each other."""
    uids = {one.entrant for one in group}
    own = {one.entrant: [line for line in one.lines if uids & set(line.against)] for one in group}
    met = {uid: {other for line in own[uid] for other in line.against} for uid in uids}
    if any(other not in met[one] for one, other in combinations(uids, 2)):
        return None
    return {uid: sum(line.gain.points for line in lines) for uid, lines in own.items()}


def _lot(group: Sequence[Sum], lot: str) -> Mapping[EntrantUid, int]:
    """Chance, which is the same for a seed and a group whatever led to it.

    Who has no result yet has won no place by it: they all come last, and share theirs.
    """
    order = shuffled((one.entrant for one in group if one.lines), lot)
    places = {uid: place for place, uid in enumerate(order)}
    return {one.entrant: -places.get(one.entrant, len(order)) for one in group}


KEYS: Mapping[TieBreak, Key] = {
    "head_to_head": _head_to_head,
    "difference": _figure("difference"),
    "wins": _figure("wins"),
    "card_points": _figure("card_points"),
    "highest_match": _figure("highest_match"),
    "lot": _lot,
}
