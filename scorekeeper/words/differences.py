"""Two states of one deal or one match: what differs, each thing from what to what."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from scorekeeper.match import PlayedDeal
from scorekeeper.scoring import ScoreLine, SideScore
from scorekeeper.words.times import clock
from scorekeeper.words.words import Words

FIELDS = ("dealer", "out_player", "note", "confirmed_by", "seats", "at")
"""What is known about a deal beside its score, in the order of telling."""


def line_differences(
    words: Words, names: Sequence[str], one: Iterable[SideScore], other: Iterable[SideScore]
) -> Iterator[str]:
    """The lines of a score that differ, a sentence each; `names` are those of the sides."""
    for name, before, after in zip(names, one, other, strict=False):
        for line, old, new in _score_differences(words, before, after):
            yield words.text("change-line", side=name, line=line, before=old, after=new)


def field_differences(words: Words, one: PlayedDeal, other: PlayedDeal) -> Iterator[str]:
    """What else about a deal differs, a sentence each: dealer, note, and so on."""
    for field in FIELDS:
        before, after = getattr(one, field), getattr(other, field)
        if (before or None) != (after or None):
            yield words.text(
                "differ-part",
                part=words.text(f"field-{field}"),
                before=_shown(words, field, before),
                after=_shown(words, field, after),
            )


def _score_differences(
    words: Words, old: SideScore, new: SideScore
) -> Iterator[tuple[str, str, str]]:
    """The lines of a score that differ: what each is for, its points before and after."""
    before, after = _by_kind(old), _by_kind(new)
    for key in {**before, **after}:
        one, other = (sum(line.points for line in found.get(key, ())) for found in (before, after))
        if one != other:
            line = (before.get(key) or after[key])[0]
            yield words.line(line), words.points(one), words.points(other)


def _shown(words: Words, field: str, value: Any) -> str:
    said = clock(words, value) if field == "at" else value
    said = ", ".join(said) if isinstance(said, tuple) else said
    return str(said or words.text("differ-nothing"))


def _by_kind(score: SideScore) -> dict[str, list[ScoreLine]]:
    found: dict[str, list[ScoreLine]] = {}
    for line in score.lines:
        found.setdefault(line.kind, []).append(line)
    return found
