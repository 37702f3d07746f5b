"""The course of a match in words: for the eye below the chart, for the ear instead of it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from scorekeeper.rules import RuleSet
from scorekeeper.scoring import requirement
from scorekeeper.session import OpenMatch
from scorekeeper.words import Words


def said_of_pictured_course(words: Words, shown: OpenMatch, totals: Sequence[Sequence[int]]) -> str:
    """The totals of each side deal by deal, the target, and the requirements."""
    sides = [
        words.text("course-side", side=side.name, totals=", ".join(map(words.number, line[1:])))
        for side, line in zip(shown.match.sides, totals, strict=True)
    ]
    course = words.text("course-said", sides="; ".join(sides))
    return " ".join([f"{course}.", *captions(words, shown.match.rules)])


def captions(words: Words, rules: RuleSet) -> list[str]:
    """What the dashed line and the strips stand for."""
    said = []
    if rules.target is not None:
        said.append(words.text("pictures-target", target=rules.target))
    ladder = rules.initial_meld
    if ladder.by == "score":
        return [*said, words.text("pictures-bands", bands="; ".join(_by_score(words, rules)))]
    deals = [
        words.text(
            "pictures-deal-band",
            needed=words.requirement(requirement(rules, deal_number=band.hand or 1)),
            deal=band.hand or 1,
        )
        for band in ladder.bands
    ]
    return [*said, words.text("pictures-bands", bands="; ".join(deals))]


def _by_score(words: Words, rules: RuleSet) -> Iterator[str]:
    """What is required from which total on; the first row also holds for all below the next."""
    for band, after in pairwise((*rules.initial_meld.bands, None)):
        if band is None:
            continue
        if band.from_ is not None:
            needed = words.requirement(requirement(rules, score=band.from_))
            yield words.text("pictures-band", needed=needed, start=band.from_)
        elif after is not None and after.from_ is not None:
            needed = words.requirement(requirement(rules, score=after.from_ - 1))
            yield words.text("pictures-band-below", needed=needed, end=after.from_)
