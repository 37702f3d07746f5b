"""What was found in a hand, in words."""

from collections.abc import Iterator

from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.rules.cards import NATURALS
from scorekeeper.scoring import Problem
from scorekeeper.scoring.finder import Finding, HeldCard
from scorekeeper.scoring.meld import Meld
from scorekeeper.ui.screens.meld.asked import Asked
from scorekeeper.ui.screens.meld.cards import SUIT_SIGNS, face
from scorekeeper.ui.screens.meld.looking import Found
from scorekeeper.ui.screens.meld.telling import (
    Told,
    Tone,
    joined,
    needed_told,
    nothing_yet,
    problem_told,
)
from scorekeeper.words import Words
from scorekeeper.words.openings import turn_told
from scorekeeper.words.rule_tables import card as card_name
from scorekeeper.words.rule_tables import listed

MOST_CLOSING = 4
"""More cards that would do are not told one by one."""


def hand_told(
    words: Words, asked: Asked, form: LayDownForm, found: Found | None, *, is_exempt: bool
) -> Told:
    """What is said of a hand."""
    if not form.hand or found is None or form.awaits_top:
        tap = "meld-tap-top" if form.awaits_top else "meld-tap-hand"
        return nothing_yet(words, asked, form, words.text(tap), is_exempt=is_exempt)
    if isinstance(found, Problem):
        return Told(
            tone=Tone.BAD, head=words.text("meld-not-found"), why=problem_told(words, found)
        )
    return Told(
        tone=Tone.GOOD if found.found else Tone.BAD,
        head=_head(words, found),
        why=joined(_reasons(words, asked, form, found)),
        value=words.number(found.verdict.value),
        needed=needed_told(words, asked.required, is_exempt=is_exempt),
    )


def held_cards_told(words: Words, form: LayDownForm) -> str:
    """The cards of the hand in order, those of a suit with its sign."""
    order = sorted(form.hand, key=_place, reverse=True)
    shown = " ".join(f"{face(held.card)}{SUIT_SIGNS.get(held.suit or '', '')}" for held in order)
    return words.text("meld-hand", count=len(form.hand), cards=shown)


def _place(held: HeldCard) -> tuple[int, str]:
    rank = NATURALS.index(held.card) if held.card in NATURALS else -1
    return rank, held.suit or ""


def _head(words: Words, found: Finding) -> str:
    if found.found:
        return words.text("meld-can-lay", cards=sum(meld.cards for meld in _melds(found)))
    if not _melds(found):
        return words.text("meld-nothing-legal")
    short = max(0, found.verdict.requirement.points - found.verdict.value)
    return words.text("meld-short", short=short) if short else words.text("meld-not-enough")


def _melds(found: Finding) -> tuple[Meld, ...]:
    return found.lay_down.melds


def _reasons(words: Words, asked: Asked, form: LayDownForm, found: Finding) -> Iterator[str]:
    if not found.found:
        for problem in found.verdict.problems:
            if problem.code not in ("short_of_requirement", "nothing_laid"):
                yield problem_told(words, problem)
        if found.missing_cards:
            yield words.text("meld-missing-cards", count=found.missing_cards)
        yield _closing(words, found)
    yield from turn_told(words, asked.rules, form.lay_down)


def _closing(words: Words, found: Finding) -> str:
    """The cards of which one more would be enough, the best first."""
    if not found.closing:
        return words.text("meld-no-card-closes")
    named = [_named(words, held) for held in found.closing[:MOST_CLOSING]]
    return words.text("meld-closing", cards=listed(words, named, "value-or"))


def _named(words: Words, held: HeldCard) -> str:
    sign = SUIT_SIGNS.get(held.suit or "", "")
    return f"{card_name(words, held.card)}{sign}"
