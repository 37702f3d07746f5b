"""The answers of the Meld tab in words."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from scorekeeper.entry.lay_down import SHORT, Answer, LayDownForm
from scorekeeper.entry.melds import MeldAnswer
from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import band_text, listed, rule_name, turn_texts
from scorekeeper.i18n.rules import card as card_name
from scorekeeper.rules.cards import NATURALS, RED_THREE
from scorekeeper.scoring import Problem, notation
from scorekeeper.scoring.best_meld import BestMeld
from scorekeeper.ui.screens.meld.question import Asked, Finding
from scorekeeper.ui.widgets.cards import SUIT_SIGNS, face

BETWEEN = " · "
LACKS = (
    SHORT,
    "needs_canasta",
    "needs_natural_canasta",
    "needs_clean_triple",
    "top_card_not_melded",
)
"""Problems of a lay-down in which something is missing; others forbid what is there."""
MOST_CLOSING = 4
"""More cards that would do are not named one by one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerText:
    """An answer: what it is in a few words, why, and the two numbers."""

    is_good: bool | None
    """None if nothing was asked yet."""
    head: str
    why: str
    value: str = ""
    needed: str = ""
    is_stale: bool = False
    """True if it is the answer to the tap before the last, and another one is under way."""


def row_text(words: Words, asked: Asked) -> str:
    """The requirement, whose rules say so, and for which scores or deals."""
    return words.text(
        "meld-row",
        rules=words.rule_set_name(asked.book.identity),
        band=band_text(words, asked.rules, asked.required.row),
        needed=words.requirement(asked.required),
    )


def melds_text(words: Words, asked: Asked, form: LayDownForm, answer: Answer) -> AnswerText:
    """The answer about melds that were tapped."""
    if not form.melds.laid:
        tap = "meld-tap-top" if form.awaits_top else "meld-tap-cards"
        return _nothing_yet(words, asked, form, tap, is_exempt=answer.is_exempt)
    forbidding = any(problem.code not in LACKS for problem in answer.problems)
    is_forbidden, required = answer.has_illegal_meld or forbidding, answer.verdict.requirement
    if answer.is_allowed and answer.is_exempt:
        head = words.text("meld-allowed")
    elif answer.is_allowed:
        head = words.text("meld-enough", over=answer.over if required.points else 0)
    elif is_forbidden:
        head = words.text("meld-not-allowed")
    else:
        head = _too_little(words, answer.short)
    reasons: list[str] = []
    if form.awaits_top:
        reasons.append(words.text("meld-tap-top"))
    if answer.has_illegal_meld:
        count = sum(1 for meld in answer.melds if meld.problems)
        reasons.append(words.text("meld-illegal", count=count))
    reasons += [
        problem_text(words, problem)
        for problem in answer.problems
        if problem.code != SHORT or is_forbidden  # else the headline says so
    ]
    if answer.is_allowed and not answer.is_exempt and asked.required.points > answer.verdict.value:
        reasons.append(words.text("meld-canasta-suffices"))
    if answer.one_more is not None:
        reasons.append(words.text("meld-one-more", card=card_name(words, answer.one_more)))
    reasons += turn_texts(words, asked.rules, form.lay_down)
    if not reasons and not answer.is_allowed:
        reasons.append(words.text("meld-all-legal", count=len(answer.melds)))
    return AnswerText(
        is_good=answer.is_allowed,
        head=head,
        why=_joined(reasons),
        value=words.number(answer.verdict.value),
        needed=_needed(words, asked, is_exempt=answer.is_exempt),
    )


def hand_text(
    words: Words, asked: Asked, form: LayDownForm, result: Finding | None, *, is_exempt: bool
) -> AnswerText:
    """The answer about the cards of a hand."""
    if not form.hand or result is None or form.awaits_top:
        tap = "meld-tap-top" if form.awaits_top else "meld-tap-hand"
        return _nothing_yet(words, asked, form, tap, is_exempt=is_exempt)
    if isinstance(result, Problem):
        why = problem_text(words, result)
        return AnswerText(is_good=False, head=words.text("meld-not-found"), why=why)
    melds = result.lay_down.melds
    if result.is_enough:
        head = words.text("meld-can-lay", cards=sum(meld.cards for meld in melds))
    elif not melds:
        head = words.text("meld-nothing-legal")
    else:
        head = _too_little(words, result.verdict.requirement.points - result.verdict.value)
    reasons = [] if result.is_enough else list(_lacking(words, result))
    return AnswerText(
        is_good=result.is_enough,
        head=head,
        why=_joined([*reasons, *turn_texts(words, asked.rules, form.lay_down)]),
        value=words.number(result.verdict.value),
        needed=_needed(words, asked, is_exempt=is_exempt),
    )


def _lacking(words: Words, result: BestMeld) -> Iterator[str]:
    """Yield what is missing in a hand, and the cards of which one more would be enough."""
    for problem in result.verdict.problems:
        if problem.code not in (SHORT, "nothing_laid"):
            yield problem_text(words, problem)
    if result.missing_cards:
        yield words.text("meld-missing-cards", count=result.missing_cards)
    if result.closing:
        cards = [
            card_name(words, held.card) + _sign(held) for held in result.closing[:MOST_CLOSING]
        ]
        yield words.text("meld-closing", cards=listed(words, cards, "value-or"))
    else:
        yield words.text("meld-no-card-closes")


def _nothing_yet(
    words: Words, asked: Asked, form: LayDownForm, tap: str, *, is_exempt: bool
) -> AnswerText:
    """Before there are cards: what is needed, and what to tap."""
    needed = words.text("meld-needs", needed=words.requirement(asked.required))
    return AnswerText(
        is_good=None,
        head=words.text("meld-needs-nothing") if is_exempt else needed,
        why=_joined([words.text(tap), *turn_texts(words, asked.rules, form.lay_down)]),
    )


def _too_little(words: Words, short: int) -> str:
    return words.text("meld-short", short=short) if short > 0 else words.text("meld-not-enough")


def _needed(words: Words, asked: Asked, *, is_exempt: bool) -> str:
    """The words under the value: of 90."""
    required = asked.required
    if is_exempt:
        return words.text("meld-of-nothing")
    if required.points == 0 and required.needs is not None:
        return words.requirement(required)
    return words.text("meld-of", needed=words.requirement(required))


def _joined(parts: Iterable[str]) -> str:
    """Several sentences, each begun with a capital."""
    return BETWEEN.join(part[:1].upper() + part[1:] for part in parts)


def _sign(held: notation.HeldCard) -> str:
    return SUIT_SIGNS.get(held.suit or "", "")


def meld_text(words: Words, meld: MeldAnswer) -> str:
    """A remark on one meld: what is wrong with it, or which canasta it is; often nothing."""
    if RED_THREE in meld.tapped.cards:
        return words.text("meld-red-three")
    if meld.problems:
        return BETWEEN.join(problem_text(words, problem) for problem in meld.problems)
    if meld.joins:
        return words.text("meld-joins")
    return rule_name(words, f"canasta_bonus.{meld.canasta}") if meld.canasta else ""


def held_text(words: Words, form: LayDownForm) -> str:
    """The cards of the hand in order, those of a suit with its sign."""

    def place(held: notation.HeldCard) -> tuple[int, str]:
        rank = NATURALS.index(held.card) if held.card in NATURALS else -1
        return rank, held.suit or ""

    cards = [face(held.card) + _sign(held) for held in sorted(form.hand, key=place, reverse=True)]
    return words.text("meld-hand", count=len(form.hand), cards=" ".join(cards))


def problem_text(words: Words, problem: Problem) -> str:
    """A problem of a lay-down with the names of cards; one of a suit, `h:7`, with its sign."""
    values: dict[str, Any] = dict(problem.values)
    if "card" in values:
        suit, mark, letter = str(values["card"]).upper().partition(notation.SUIT_MARK)
        values["card"] = card_name(
            words, notation.LETTERS[letter] if mark else problem.values["card"]
        )
        if mark:
            values["card"] += SUIT_SIGNS[notation.SUIT_LETTERS[suit]]
    return words.problem(Problem(problem.code, values=values))
