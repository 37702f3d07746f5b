"""The question of the Meld tab, the taps that change it, and the search in a hand."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import flet as ft

from scorekeeper.entry.counting import laid_down
from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSet, RuleSetId, cards, catalogue, loader, rule_book
from scorekeeper.rules.book import RuleBook
from scorekeeper.scoring import Problem, Requirement, best_meld, candidate_melds
from scorekeeper.scoring.notation import HeldCard
from scorekeeper.services import OpenMatch
from scorekeeper.ui.state import State, go

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
    running: OpenMatch | None
    """The match whose sides can be asked for; None where none runs."""
    side: int | None
    """The chosen one, or None for a typed score."""
    score: int
    deal_number: int

    @property
    def by_deal(self) -> bool:
        """True if the number of the deal decides, and not the score."""
        return self.rules.initial_meld.by == "hand_number"


def asked(state: State) -> Asked:
    """The question of the Meld tab now."""
    opened, form = state.match, state.asking.form
    running = None if opened is None or opened.progress.outcome.over else opened
    side = None if running is None else form.side
    if running is not None and side is not None and side >= len(running.match.sides):
        side = 0
    ruleset = running.match.ruleset if running and side is not None else rules_asked(state)
    book = rule_book(ruleset)
    rules, values, own = book.rules, book.tree, frozenset[str]()
    if opened is not None and ruleset == opened.match.ruleset:
        rules, values = opened.match.rules, opened.values
        own = frozenset(opened.match.house_rules)
    required, score, deal_number = form.required(rules), form.score, form.deal_number
    if running is not None and side is not None:
        required, score = running.progress.requirements[side], running.progress.totals[side]
        deal_number = len(running.match.deals) + 1
    return Asked(
        rules=rules,
        values=values,
        book=book,
        house_rules=own,
        required=required,
        running=running,
        side=side,
        score=score,
        deal_number=deal_number,
    )


def rules_asked(state: State) -> RuleSetId:
    """The rules by which a typed score is asked for.

    Those chosen for it; else those of the match that is open, finished or not, those chosen the
    last time, those of the match that was played last, the first of the catalogue.
    """
    known = [identity.id for identity in catalogue()]
    of_match = state.match.match.ruleset if state.match else None
    for ruleset in (state.asking.form.ruleset, of_match, state.settings.get(RULES)):
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
        self.state.asking.form = change(self.state.asking.form)
        self.redraw()

    def tap(self, change: Callable[[LayDownForm], LayDownForm]) -> Callable[[], None]:
        """The handler that makes a change."""
        return lambda: self.write(change)

    def side(self, place: int) -> Callable[[], None]:
        return self.tap(lambda form: replace(form, side=place))

    def suit(self, suit: str) -> Callable[[], None]:
        return self.tap(lambda form: form.in_suit(suit))

    def card(self, card: cards.Card) -> None:
        """Take one more of a card."""
        rules = asked(self.state).rules
        self.write(lambda form: form.tapped(rules, card))

    def less(self, card: cards.Card) -> None:
        """Take one of a card away."""
        self.write(lambda form: form.less(card))

    def rules(self, ruleset: RuleSetId) -> None:
        """Ask about other rules; the next time they are the usual ones."""
        self.write(lambda form: form.asked_at(ruleset=ruleset))
        ft.context.page.run_task(self.state.choose, **{RULES: ruleset})

    def number(self, number: int) -> None:
        """Ask about a typed score, or the number of a deal where that decides."""
        self.write(lambda form: form.asked_at())
        if asked(self.state).by_deal:
            self.write(lambda form: form.asked_at(deal_number=number))
        else:
            self.write(lambda form: form.asked_at(score=number))

    def turn(self) -> None:
        """Go from the melds to the hand, or back."""
        if self.state.asking.form.is_hand:
            self.write(lambda form: replace(form, is_hand=False))
        else:
            self.write(LayDownForm.turned_to_hand)

    def lay(self) -> None:
        """Hand the melds on to the deal that is typed next; here they are gone, as laid."""
        now, form = asked(self.state), self.state.asking.form
        if now.side is not None:
            self.state.lay_down = laid_down(now.rules, now.side, form.melds.laid)
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

    def at_most(self, size: float, pixels: float) -> float:
        """A size of text that never takes more than so many pixels."""
        return min(size, pixels / self.scale)


Finding = best_meld.BestMeld | Problem


@dataclass(frozen=True, slots=True)
class Search:
    """Cards, and the question about them."""

    hand: tuple[HeldCard, ...]
    question: candidate_melds.Question


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
        self._asked = Search(form.hand, question) if form.hand else None
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
            hand = Counter(search.hand)
            self._answered = (
                search,
                await asyncio.to_thread(best_meld.find_lay_down, hand, search.question),
            )
            self.redraw()
