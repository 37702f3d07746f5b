"""The question and its answer in words."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.entry.enough import SHORT, Answer, MeldAnswer
from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.entry.tapped_meld import TappedMeld
from scorekeeper.rules.cards import RED_THREE
from scorekeeper.scoring import Problem, Requirement
from scorekeeper.scoring.notation import LETTERS, SUIT_LETTERS, SUIT_MARK
from scorekeeper.ui.screens.meld.asked import Asked
from scorekeeper.ui.screens.meld.cards import SUIT_SIGNS
from scorekeeper.words import Words
from scorekeeper.words.openings import band_told as row_in_words
from scorekeeper.words.openings import turn_told
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.rule_tables import card as card_name

BETWEEN = " · "
CANASTAS = "canasta_bonus"
LACKS = (
    SHORT,
    "needs_canasta",
    "needs_natural_canasta",
    "needs_clean_triple",
    "top_card_not_melded",
)
"""Problems of a lay-down in which something is missing; others forbid what is there."""


class Tone(StrEnum):
    """How an answer looks."""

    OPEN = "open"
    """Nothing was asked yet."""
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """An answer: what it is in a few words, why, and the two numbers."""

    tone: Tone
    head: str
    why: str
    value: str = ""
    needed: str = ""
    is_stale: bool = False
    """Whether it is the answer to the tap before the last, and another one is under way."""


def band_told(words: Words, asked: Asked, row: int | None = None) -> str:
    """Which scores or deals a row of the table is for; the row that applies, unless told."""
    return row_in_words(words, asked.rules, asked.row if row is None else row)


def row_told(words: Words, asked: Asked) -> str:
    """What the first melds need, by whose rules, and which row of the table says so."""
    needed = words.requirement(asked.required)
    return words.text(
        "meld-row",
        rules=rule_set_name(words, asked.book.identity),
        band=band_told(words, asked),
        needed=needed,
    )


def told(words: Words, asked: Asked, form: LayDownForm, answer: Answer) -> Told:
    """What is said of a lay-down."""
    if not form.melds.laid:
        tap = words.text("meld-tap-top" if form.awaits_top else "meld-tap-cards")
        return nothing_yet(words, asked, form, tap, is_exempt=answer.is_exempt)
    return Told(
        tone=Tone.GOOD if answer.is_allowed else Tone.BAD,
        head=_allowed(words, answer) if answer.is_allowed else _refused(words, answer),
        why=joined(_reasons(words, asked, form, answer)) or _nothing_more(words, answer),
        value=words.number(answer.verdict.value),
        needed=needed_told(words, asked.required, is_exempt=answer.is_exempt),
    )


def joined(parts: Iterable[str]) -> str:
    """Several things that are said, each begun like a sentence."""
    return BETWEEN.join(part[:1].upper() + part[1:] for part in parts)


def needed_told(words: Words, required: Requirement, *, is_exempt: bool) -> str:
    """What stands under the value: of 90."""
    if is_exempt:
        return words.text("meld-of-nothing")
    if required.points == 0 and required.needs is not None:
        return words.requirement(required)
    return words.text("meld-of", needed=words.requirement(required))


def meld_told(words: Words, meld: MeldAnswer) -> str:
    """What is wrong with a meld, or what else is to be said of it; often nothing."""
    if RED_THREE in meld.tapped.cards:
        return words.text("meld-red-three")
    if meld.problems:
        return BETWEEN.join(problem_told(words, problem) for problem in meld.problems)
    if meld.joins:
        return words.text("meld-joins")
    return rule_name(words, f"{CANASTAS}.{meld.canasta}") if meld.canasta else ""


def cards_said(words: Words, meld: TappedMeld) -> str:
    """The cards of a meld as a screen reader says them."""
    said = ", ".join(card_name(words, card) for card in meld.shown)
    if meld.suit is None:
        return said
    return words.text("meld-in-suit", suit=words.text(f"meld-suit-{meld.suit}"), cards=said)


def nothing_yet(
    words: Words, asked: Asked, form: LayDownForm, tap: str, *, is_exempt: bool
) -> Told:
    """What is said before there are cards: what is needed, and what to tap."""
    needed = words.text("meld-needs", needed=words.requirement(asked.required))
    return Told(
        tone=Tone.OPEN,
        head=words.text("meld-needs-nothing") if is_exempt else needed,
        why=joined([tap, *turn_told(words, asked.rules, form.lay_down)]),
    )


def _allowed(words: Words, answer: Answer) -> str:
    if answer.is_exempt:
        return words.text("meld-allowed")
    over = answer.over if answer.verdict.requirement.points else 0
    return words.text("meld-enough", over=over)


def _refused(words: Words, answer: Answer) -> str:
    if _is_forbidden(answer):
        return words.text("meld-not-allowed")
    if answer.short:
        return words.text("meld-short", short=answer.short)
    return words.text("meld-not-enough")


def _is_forbidden(answer: Answer) -> bool:
    """Whether something may not be laid, rather than something is missing."""
    forbidding = (problem.code not in LACKS for problem in answer.problems)
    return answer.has_illegal_meld or any(forbidding)


def _reasons(words: Words, asked: Asked, form: LayDownForm, answer: Answer) -> Iterator[str]:
    if form.awaits_top:
        yield words.text("meld-tap-top")
    yield from _against(words, answer)
    if answer.is_allowed and not answer.is_exempt and asked.required.points > answer.verdict.value:
        yield words.text("meld-canasta-suffices")
    if answer.one_more is not None:
        yield words.text("meld-one-more", card=card_name(words, answer.one_more))
    yield from turn_told(words, asked.rules, form.lay_down)


def _nothing_more(words: Words, answer: Answer) -> str:
    """What is said of melds that are legal, and only too few."""
    count = len(answer.melds)
    return "" if answer.is_allowed else words.text("meld-all-legal", count=count)


def _against(words: Words, answer: Answer) -> Iterator[str]:
    """What speaks against the whole; that it is short only where the headline does not say so."""
    if answer.has_illegal_meld:
        yield words.text("meld-illegal", count=_count(meld.problems for meld in answer.melds))
    for problem in answer.problems:
        if problem.code != SHORT or _is_forbidden(answer):
            yield problem_told(words, problem)


def problem_told(words: Words, problem: Problem) -> str:
    """What is wrong with a lay-down, with the names of cards."""
    if "card" in problem.values:
        named = _card_named(words, problem.values["card"])
        return words.problem(Problem(problem.code, values={**problem.values, "card": named}))
    return words.problem(problem)


def _card_named(words: Words, card: str) -> str:
    """A card of a problem by its name; one of a suit, `h:7`, with the sign of the suit."""
    suit, mark, letter = card.upper().partition(SUIT_MARK)
    if not mark:
        return card_name(words, card)
    return f"{card_name(words, LETTERS[letter])}{SUIT_SIGNS[SUIT_LETTERS[suit]]}"


def _count(found: Iterable[object]) -> int:
    return sum(1 for one in found if one)
