"""View model of the score cards: a side's total, its next initial meld, and its canastas."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import match_words
from scorekeeper.match import SideColor
from scorekeeper.scoring.score import SideScore, canastas_on_table
from scorekeeper.services import OpenMatch
from scorekeeper.view_models.side_names import short_names

MAX_SHORT_TOTAL = 5
"""Maximum number of characters of a total in the normal size, such as 4,810."""


@dataclass(frozen=True, slots=True)
class CanastaCount:
    """Canastas of one kind."""

    kind: str
    count: int
    says: str


@dataclass(frozen=True, slots=True)
class SideCard:
    """The score card of a side."""

    index: int
    color: SideColor
    name: str
    short_name: str
    total: str
    """In points."""
    needed: str
    """Requirement of the next initial meld; empty if there is none."""
    share: float | None
    """Part of the target that is reached, from 0 to 1; None without a target."""
    to_go: str
    """Text with the points left to the target, or on reaching it; empty without a target."""
    canastas: tuple[CanastaCount, ...]


def side_cards(
    words: Words, open_match: OpenMatch, *, is_brief: bool = False
) -> tuple[SideCard, ...]:
    """Return the score cards of all sides.

    Args:
        words: The language.
        open_match: The game.
        is_brief: True for names and totals only.
    """
    names = short_names(open_match.match)
    words = match_words(words, open_match.match)
    build = _brief_card if is_brief else _side_card
    return tuple(build(words, open_match, index, names[index]) for index in range(len(names)))


def _brief_card(words: Words, open_match: OpenMatch, index: int, short_name: str) -> SideCard:
    """Return the score card of a side with its name and total."""
    return SideCard(
        index=index,
        color=open_match.match.colors[index],
        name=open_match.match.sides[index].name,
        short_name=short_name,
        total=words.number(open_match.progress.totals[index]),
        needed="",
        share=None,
        to_go="",
        canastas=(),
    )


def _side_card(words: Words, open_match: OpenMatch, index: int, short_name: str) -> SideCard:
    """Return the score card of a side with its requirement, points to the target and canastas."""
    progress = open_match.progress
    is_over = progress.outcome.over
    total = progress.totals[index]
    required = progress.requirements[index]

    needed = ""
    if not is_over and not required.is_nothing:
        needed = words.requirement(required)

    share = None
    to_go = ""
    target = open_match.match.rules.target
    # No bar for a game that ended without reaching its target.
    if target and (not is_over or max(progress.totals) >= target):
        share = min(max(total / target, 0), 1)
        key = "table-to-go" if total < target else "table-reached"
        to_go = words.text(key, points=max(target - total, 0))

    scores = (deal.score.sides[index] for deal in progress.deals)
    return replace(
        _brief_card(words, open_match, index, short_name),
        needed=needed,
        share=share,
        to_go=to_go,
        canastas=canasta_counts(words, scores),
    )


def has_long_total(cards: Iterable[SideCard]) -> bool:
    """Return True if a total, such as 12,345 or −1,250, needs smaller digits."""
    return any(len(card.total) > MAX_SHORT_TOTAL for card in cards)


def canasta_counts(words: Words, scores: Iterable[SideScore]) -> tuple[CanastaCount, ...]:
    """Return the number of canastas in the scores of one side, by kind."""
    return tuple(
        CanastaCount(kind, count, words.text("catch-up-canastas", type=kind, count=count))
        for kind, count in canastas_on_table(tuple(scores)).items()
    )
