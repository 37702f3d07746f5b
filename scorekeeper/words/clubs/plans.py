"""Schemes, draws, forms and lengths of rounds: what each is, and where it is from."""

from collections.abc import Iterable

from scorekeeper.club import Plan, RoundLength, Scheme, club_sources, round_lengths, schemes
from scorekeeper.club.figures import SchemeEntry
from scorekeeper.rules import rule_book
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.words import Words

UNSOURCED = "none"
"""The key of what no source was found for."""


def scheme_name(words: Words, scheme: str) -> str:
    """What a scheme is called."""
    return words.text("club-scheme", scheme=scheme)


def scheme_origin(words: Words, entry: SchemeEntry) -> str:
    """Where the figures of a scheme are from, in a line."""
    blocks = (entry.match_points, entry.bands, entry.tie_breaks, *entry.walkover)
    refs = [ref for block in blocks if block is not None for ref in block.ref]
    return _origin(words, refs)


def length_origin(words: Words, name: str) -> str:
    """Where a length of rounds is from."""
    return _origin(words, round_lengths()[name].ref)


def is_usual(scheme: Scheme) -> bool:
    """Whether a scheme has the figures with which the program comes."""
    entry = schemes().get(scheme.id)
    return entry is not None and scheme.tie_breaks == entry.tie_breaks.order


def length_told(words: Words, length: RoundLength) -> str:
    """When a round is over: 5,000 points, or 3 deals, or 50 minutes, whichever comes first."""
    parts = [
        words.text(f"club-length-{name}", count=count)
        for name in ("points", "deals", "minutes")
        if (count := getattr(length, name)) is not None
    ]
    return words.text("club-length-or").join(parts) or words.text("club-length-none")


def plan_told(words: Words, plan: Plan) -> str:
    """A plan in a line: rules, form, rounds and how long they are."""
    rules = rule_set_name(words, rule_book(plan.ruleset).identity)
    rounds = words.text("club-rounds-count", count=plan.rounds)
    form = words.text("club-form", form=plan.form)
    return " · ".join((rules, form, rounds, length_told(words, plan.length)))


def _origin(words: Words, refs: Iterable[str]) -> str:
    sources = club_sources()
    titles = [sources[ref].title for ref in dict.fromkeys(refs) if ref != UNSOURCED]
    return "; ".join(titles) or words.text("club-no-source")
