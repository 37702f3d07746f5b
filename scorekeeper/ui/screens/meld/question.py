"""The question of the Meld tab, the taps that change it, the search in a hand, and the answer."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import flet as ft

from scorekeeper.entry.counting import LaidDown
from scorekeeper.entry.lay_down import SHORT, Answer, LayDownForm
from scorekeeper.entry.melds import MeldAnswer
from scorekeeper.i18n import Words
from scorekeeper.i18n import rules as rule_words
from scorekeeper.i18n.cards import from_notation
from scorekeeper.i18n.matches import rules_name
from scorekeeper.rules import RuleSet, RuleSetId, cards, catalogue, loader, rule_book
from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.cards import NATURALS, RED_THREE
from scorekeeper.scoring import Problem, Requirement, best_meld, candidate_melds, notation
from scorekeeper.scoring.best_meld import BestMeld
from scorekeeper.scoring.notation import HeldCard
from scorekeeper.services import OpenMatch
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets.cards import SUIT_SIGNS, face

RULES = "asked_rules"
"""The setting of a device that names the rules it asked about last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The rules that apply, the requirement, and whose it is."""

    rules: RuleSet
    values: loader.Tree
    """The same values as plain data, as rule files spell them."""
    book: RuleBook
    house_rules: frozenset[str]
    """Paths that the table agreed on for itself."""
    required: Requirement
    played: OpenMatch | None
    """The match by whose values the question is answered; None: those of the rule set."""
    running: OpenMatch | None
    """The match whose sides can be asked for; None where none runs."""
    side: int | None
    """The chosen one, or None for a typed score."""
    by: Literal["deal", "score"]
    """The thing whose number decides."""
    number: int


def asked(state: State) -> Asked:
    opened, form = state.match, state.memory.question
    running = None if opened is None or opened.progress.outcome.over else opened
    side = None if running is None else form.side
    if running is not None and side is not None and side >= len(running.match.sides):
        side = 0
    ruleset = running.match.ruleset if running and side is not None else rules_asked(state)
    book = rule_book(ruleset)
    rules, values, own = book.rules, book.tree, frozenset[str]()
    played = None
    if opened is not None and ruleset == opened.match.ruleset:
        played = opened
        rules, values = opened.match.rules, opened.values
        own = frozenset(opened.match.house_rules)
    required, numbers = form.required(rules), (form.score, form.deal_number)
    if running is not None and side is not None:
        required = running.progress.requirements[side]
        numbers = running.progress.totals[side], len(running.match.deals) + 1
    is_by_deal = rules.initial_meld.by == "hand_number"
    return Asked(
        rules=rules,
        values=values,
        book=book,
        house_rules=own,
        required=required,
        played=played,
        running=running,
        side=side,
        by="deal" if is_by_deal else "score",
        number=numbers[is_by_deal],
    )


def rules_asked(state: State) -> RuleSetId:
    """The rules by which a typed score is asked for.

    Those chosen for it; else those of the match that is open, finished or not, those chosen the
    last time, those of the match that was played last, the first of the catalogue.
    """
    known = [identity.id for identity in catalogue()]
    of_match = state.match.match.ruleset if state.match else None
    for ruleset in (state.memory.question.ruleset, of_match, state.settings.get(RULES)):
        if ruleset in known:
            return RuleSetId(str(ruleset))
    played = (
        summary.match.ruleset for summary in state.session.matches.list() if summary.is_readable
    )
    return next((ruleset for ruleset in played if ruleset in known), known[0])


@dataclass(frozen=True, slots=True)
class Taps:
    """The taps that change the question; equal ones spare the keys from being drawn anew."""

    state: State
    redraw: Callable[[], None] = field(compare=False)

    def write(self, change: Callable[[LayDownForm], LayDownForm]) -> None:
        self.state.memory.question = change(self.state.memory.question)
        self.redraw()

    def tap(self, change: Callable[[LayDownForm], LayDownForm]) -> Callable[[], None]:
        """The handler that makes a change."""
        return lambda: self.write(change)

    def side(self, place: int) -> Callable[[], None]:
        return self.tap(lambda form: replace(form, side=place))

    def suit(self, suit: str) -> Callable[[], None]:
        return self.tap(lambda form: form.in_suit(suit))

    def card(self, card: cards.Card) -> None:
        rules = asked(self.state).rules
        self.write(lambda form: form.tapped(rules, card))

    def less(self, card: cards.Card) -> None:
        self.write(lambda form: form.less(card))

    def rules(self, ruleset: RuleSetId) -> None:
        """Ask about other rules; the next time they are the usual ones."""
        self.write(lambda form: form.asked_at(ruleset=ruleset))
        ft.context.page.run_task(self.state.choose, **{RULES: ruleset})

    def number(self, number: int) -> None:
        """Ask about a typed score, or the number of a deal where that decides."""
        self.write(lambda form: form.asked_at())
        if asked(self.state).by == "deal":
            self.write(lambda form: form.asked_at(deal_number=number))
        else:
            self.write(lambda form: form.asked_at(score=number))

    def turn(self) -> None:
        if self.state.memory.question.is_hand:
            self.write(lambda form: replace(form, is_hand=False))
        else:
            self.write(LayDownForm.turned_to_hand)

    def lay(self) -> None:
        """Hand the melds on to the deal that is typed next; here they are gone, as laid."""
        now, form = asked(self.state), self.state.memory.question
        if now.side is not None:
            self.state.lay_down = LaidDown(now.side, form.melds.laid)
            self.write(LayDownForm.cleared)
            go("/record")


@dataclass(frozen=True, slots=True)
class Screen:
    """The question, for whom it is asked, words and taps, and the room there is."""

    form: LayDownForm
    asked: Asked
    words: Words
    taps: Taps
    is_low: bool
    """True if the device is so low that everything is squeezed."""
    is_large: bool
    """True if text is so large that what stood side by side stands one below the other."""
    scale: float
    """Of text, as the system has it, at least 1."""
    width: float
    """Pixels of a pane."""

    @property
    def gap(self) -> int:
        return 6 if self.is_low else 8

    @property
    def foot(self) -> int:
        """Height of the buttons below all others."""
        return 48 if self.is_low else 52

    def at_most(self, size: float, pixels: float) -> float:
        """A size of text that never takes more than so many pixels."""
        return min(size, pixels / self.scale)


Finding = best_meld.BestMeld | Problem


Search = tuple[tuple[HeldCard, ...], candidate_melds.Question]
"""A hand, and what is looked for in it."""


class Finder:
    """Answers one search after the other in a thread; of those that come meanwhile the last."""

    def __init__(self) -> None:
        self.redraw: Callable[[], None] = lambda: None
        self._asked: Search | None = None
        self._answered: tuple[Search, Finding] | None = None
        self._work: asyncio.Task[None] | None = None

    def look(self, asked: Asked, form: LayDownForm) -> None:
        """Start the search for the best lay-down of a hand, and return at once."""
        question = candidate_melds.Question(
            rules=asked.rules,
            required=asked.required,
            preference=form.preference,
            top=form.top,
            concealed=form.concealed,
        )
        self._asked = (form.hand, question) if form.hand else None
        is_busy = self._work is not None and not self._work.done()
        if self._asked is not None and not self.is_done and not is_busy:
            self._work = asyncio.create_task(self._run())

    @property
    def is_done(self) -> bool:
        """True if what was asked last is answered."""
        return self._answered is not None and self._answered[0] == self._asked

    @property
    def result(self) -> Finding | None:
        """The last answer, which may be that to an earlier search."""
        return None if self._answered is None or self._asked is None else self._answered[1]

    async def _run(self) -> None:
        while (search := self._asked) is not None and not self.is_done:
            hand, question = Counter(search[0]), search[1]
            answer = await asyncio.to_thread(best_meld.find_lay_down, hand, question)
            self._answered = search, answer
            self.redraw()


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
    reached: int = 0
    of: int = 0
    """The points required, of which `reached` are there; 0 where there is nothing to measure."""
    is_stale: bool = False
    """True if it is the answer to the tap before the last, and another one is under way."""


def rules_name_of(words: Words, asked: Asked) -> str:
    """Return the name of the rules that answer, with that of the house rules of a match."""
    if asked.played is not None:
        return rules_name(words, asked.played)
    return words.rule_set_name(asked.book.identity)


def row_text(words: Words, asked: Asked) -> str:
    """The requirement, whose rules say so, and for which scores or deals."""
    return words.text(
        "meld-row",
        rules=rules_name_of(words, asked),
        band=rule_words.band_text(words, asked.rules, asked.required.row),
        needed=words.requirement(asked.required),
    )


def melds_text(words: Words, asked: Asked, form: LayDownForm, answer: Answer) -> AnswerText:
    if not form.melds.laid:
        tap = "meld-tap-top" if form.awaits_top else "meld-tap-cards"
        return _nothing_yet(words, asked, form, tap, is_exempt=answer.is_exempt)
    forbidding = any(problem.code not in LACKS for problem in answer.problems)
    is_forbidden, required = answer.has_illegal_meld or forbidding, answer.verdict.requirement
    if answer.is_allowed:
        head = words.text("meld-allowed" if answer.is_exempt else "meld-enough")
    elif is_forbidden:
        head = words.text("meld-not-allowed")
    else:
        head = _too_little(words, answer.short)
    reasons: list[str] = []
    if answer.is_allowed and not answer.is_exempt and required.points and answer.over > 0:
        reasons.append(words.text("meld-over", over=answer.over))
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
        reasons.append(words.text("meld-one-more", card=rule_words.card(words, answer.one_more)))
    reasons += rule_words.turn_texts(words, asked.rules, form.lay_down)
    if not reasons and not answer.is_allowed:
        reasons.append(words.text("meld-all-legal", count=len(answer.melds)))
    return AnswerText(
        is_good=answer.is_allowed,
        head=head,
        why=_joined(reasons),
        value=words.number(answer.verdict.value),
        needed=_needed(words, asked, is_exempt=answer.is_exempt),
        reached=answer.verdict.value,
        of=0 if answer.is_exempt else asked.required.points,
    )


def hand_text(
    words: Words, asked: Asked, form: LayDownForm, result: Finding | None, *, is_exempt: bool
) -> AnswerText:
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
        why=_joined([*reasons, *rule_words.turn_texts(words, asked.rules, form.lay_down)]),
        value=words.number(result.verdict.value),
        needed=_needed(words, asked, is_exempt=is_exempt),
        reached=result.verdict.value,
        of=0 if is_exempt else asked.required.points,
    )


def _lacking(words: Words, result: BestMeld) -> Iterator[str]:
    """Yield what is missing in a hand, and the cards of which one more would be enough."""
    for problem in result.verdict.problems:
        if problem.code not in (SHORT, "nothing_laid"):
            yield problem_text(words, problem)
    if result.missing_cards:
        yield words.text("meld-missing-cards", count=result.missing_cards)
    if result.closing:
        closing = result.closing[:MOST_CLOSING]
        cards = [rule_words.card(words, held.card) + _sign(held) for held in closing]
        yield words.text("meld-closing", cards=rule_words.listed(words, cards, "value-or"))
    else:
        yield words.text("meld-no-card-closes")


def _nothing_yet(
    words: Words, asked: Asked, form: LayDownForm, tap: str, *, is_exempt: bool
) -> AnswerText:
    """Before there are cards: what is needed, and what to tap."""
    needed = words.text("meld-needs", needed=words.requirement(asked.required))
    is_free = is_exempt or asked.required.is_nothing
    return AnswerText(
        is_good=None,
        head=words.text("meld-needs-nothing") if is_free else needed,
        why=_joined([words.text(tap), *rule_words.turn_texts(words, asked.rules, form.lay_down)]),
    )


def _too_little(words: Words, short: int) -> str:
    return words.text("meld-short", short=short) if short > 0 else words.text("meld-not-enough")


def _needed(words: Words, asked: Asked, *, is_exempt: bool) -> str:
    """The words under the value: of 90."""
    required, needed = asked.required, words.requirement(asked.required)
    if is_exempt or required.is_nothing:
        return words.text("meld-of-nothing")
    has_points = required.points or required.needs is None
    return words.text("meld-of", needed=needed) if has_points else needed


def _joined(parts: Iterable[str]) -> str:
    """Several sentences, each begun with a capital."""
    return BETWEEN.join(part[:1].upper() + part[1:] for part in parts)


def _sign(held: HeldCard) -> str:
    return SUIT_SIGNS.get(held.suit or "", "")


def meld_text(words: Words, meld: MeldAnswer) -> str:
    """A remark on one meld: what is wrong with it, or which canasta it is; often nothing."""
    if RED_THREE in meld.tapped.cards:
        return words.text("meld-red-three")
    if meld.problems:
        return BETWEEN.join(problem_text(words, problem) for problem in meld.problems)
    if meld.joins:
        return words.text("meld-joins")
    return rule_words.rule_name(words, f"canasta_bonus.{meld.canasta}") if meld.canasta else ""


def held_text(words: Words, form: LayDownForm) -> str:
    """The cards of the hand in order, those of a suit with its sign."""

    def place(held: HeldCard) -> tuple[int, str]:
        rank = NATURALS.index(held.card) if held.card in NATURALS else -1
        return rank, held.suit or ""

    cards = [
        face(words, held.card) + _sign(held) for held in sorted(form.hand, key=place, reverse=True)
    ]
    return words.text("meld-hand", count=len(form.hand), cards=" ".join(cards))


def problem_text(words: Words, problem: Problem) -> str:
    """A problem of a lay-down, with cards and typed letters as the language has them.

    A card of a suit, `h:7`, has its name and its sign.
    """
    values: dict[str, Any] = dict(problem.values)
    if "card" in values:
        suit, mark, letter = str(values["card"]).upper().partition(notation.SUIT_MARK)
        values["card"] = rule_words.card(
            words, notation.LETTERS[letter] if mark else problem.values["card"]
        )
        if mark:
            values["card"] += SUIT_SIGNS[notation.SUIT_LETTERS[suit]]
    for name in {"token", "character"} & values.keys():
        values[name] = from_notation(words, values[name])
    if problem.code == "bare_three":
        return words.text("meld-bare-three", **values)
    return words.problem(Problem(problem.code, values=values))
