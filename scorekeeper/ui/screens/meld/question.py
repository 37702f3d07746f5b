"""For whom is asked: a side of the running match, or a score or deal by any rules."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

import flet as ft

from scorekeeper.entry.counting import laid_down
from scorekeeper.entry.lay_down import SHORT, Answer, LayDownForm, MeldAnswer, taken_down
from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import band_told as row_in_words
from scorekeeper.i18n.rules import card as card_name
from scorekeeper.i18n.rules import listed, rule_name, rule_set_name, turn_told
from scorekeeper.match import Side
from scorekeeper.rules import RuleSet, RuleSetId, catalogue, rule_book
from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.cards import NATURALS, RED_THREE, Card
from scorekeeper.rules.loader import Tree
from scorekeeper.rules.model import Band
from scorekeeper.scoring import Problem, Requirement
from scorekeeper.scoring.best_meld import BestMeld, find_lay_down
from scorekeeper.scoring.candidate_melds import Preference, Question
from scorekeeper.scoring.hand import HeldCard
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import LETTERS, SUIT_LETTERS, SUIT_MARK
from scorekeeper.services import OpenMatch
from scorekeeper.ui.state import Layout, State, go
from scorekeeper.ui.widgets.cards import SUIT_SIGNS, face

RULES = "asked_rules"
"""The setting of a device that names the rules it asked about last."""
INITIAL_MELD = "initial_meld"


@dataclass(frozen=True, slots=True, kw_only=True)
class SideAsked:
    """A side of the running match, and what it needs."""

    place: int
    side: Side
    total: int
    required: Requirement
    is_chosen: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The rules that apply, the requirement, and everybody who may be asked for."""

    rules: RuleSet
    values: Tree
    """The same values as plain data, as rule files spell them."""
    book: RuleBook
    house_rules: frozenset[str]
    """Paths that the table agreed on for itself."""
    required: Requirement
    sides: tuple[SideAsked, ...]
    """The sides of the running match; none where no match runs."""
    side: int | None
    """The chosen one, or None for a typed score."""
    score: int
    deal_number: int

    @property
    def by_deal(self) -> bool:
        """True if the number of the deal decides, and not the score."""
        return self.rules.initial_meld.by == "hand_number"

    @property
    def row(self) -> int:
        """The row of the table that set the requirement."""
        return row_of(self.required)

    @property
    def is_of_the_table(self) -> bool:
        """True if the table of requirements was agreed on, and stands in no book."""
        return any(f"{path}.".startswith(f"{INITIAL_MELD}.") for path in self.house_rules)

    def band(self, row: int) -> Band:
        """A row of the table of requirements."""
        return self.rules.initial_meld.bands[row]


def row_of(required: Requirement) -> int:
    """The number of the row that a requirement comes from, counted from 0."""
    return required.row


def running(state: State) -> OpenMatch | None:
    """The match that is open, unless it is over."""
    opened = state.match
    return None if opened is None or opened.progress.outcome.over else opened


def asked(state: State) -> Asked:
    """For whom the Meld tab asks now."""
    opened, form, there = running(state), state.asking.form, state.match
    side = _side(opened, form)
    ruleset = rules_asked(state) if opened is None or side is None else opened.match.ruleset
    book = rule_book(ruleset)
    rules, values, house_rules = book.rules, book.tree, frozenset[str]()
    if there is not None and ruleset == there.match.ruleset:
        rules, values = there.match.rules, there.values
        house_rules = frozenset(there.match.house_rules)
    required = form.required(rules)
    if opened is not None and side is not None:
        required = opened.progress.requirements[side]
    return Asked(
        rules=rules,
        values=values,
        book=book,
        house_rules=house_rules,
        required=required,
        sides=_sides(opened, side),
        side=side,
        score=form.score if opened is None or side is None else opened.progress.totals[side],
        deal_number=_deal_number(opened, side, form),
    )


def rules_asked(state: State) -> RuleSetId:
    """The rules by which a typed score is asked for.

    Those chosen for it; else those of the match that is open, finished or not, those chosen the
    last time, those of the match that was played last, the first of the catalogue.
    """
    known = {identity.id for identity in catalogue()}
    return next(one for one in _candidates(state) if one in known)


def _candidates(state: State) -> Iterator[RuleSetId | None]:
    yield state.asking.form.ruleset
    yield state.match.match.ruleset if state.match else None
    yield state.settings.get(RULES)
    yield from (one.match.ruleset for one in state.matches() if one.is_readable)
    yield catalogue()[0].id


def _side(opened: OpenMatch | None, form: LayDownForm) -> int | None:
    if opened is None or form.side is None:
        return None
    return form.side if form.side < len(opened.match.sides) else 0


def _sides(opened: OpenMatch | None, chosen: int | None) -> tuple[SideAsked, ...]:
    if opened is None:
        return ()
    return tuple(
        SideAsked(
            place=place,
            side=side,
            total=opened.progress.totals[place],
            required=opened.progress.requirements[place],
            is_chosen=place == chosen,
        )
        for place, side in enumerate(opened.match.sides)
    )


def _deal_number(opened: OpenMatch | None, side: int | None, form: LayDownForm) -> int:
    return form.deal_number if opened is None or side is None else len(opened.match.deals) + 1


@dataclass(frozen=True, slots=True)
class Taps:
    """The handlers of the screen."""

    state: State
    redraw: Callable[[], None] = field(compare=False)

    def card(self, card: Card) -> None:
        """A tap on a card of the grid."""
        rules = asked(self.state).rules
        self._write(lambda form: form.tapped(rules, card))

    def less(self, card: Card) -> None:
        """A long press on a card of the grid."""
        self._write(lambda form: form.less(card))

    def delete(self) -> None:
        """The delete key."""
        self._write(LayDownForm.deleted)

    def new_meld(self) -> None:
        """A new meld."""
        self._write(lambda form: replace(form, melds=form.melds.begun()))

    def meld(self, place: int) -> None:
        """A tap on a meld."""
        self._write(lambda form: replace(form, melds=form.melds.moved(place)))

    def suit(self, suit: str) -> None:
        """A tap on a suit."""
        self._write(lambda form: form.in_suit(suit))

    def clear(self) -> None:
        """No cards any more."""
        self._write(LayDownForm.cleared)

    def pile(self) -> None:
        """The pile is taken, or it is not."""
        self._write(LayDownForm.with_pile)

    def top(self) -> None:
        """The top card of the pile is tapped next."""
        self._write(lambda form: replace(form, took_pile=True, awaits_top=True))

    def concealed(self) -> None:
        """The player goes out concealed, or does not."""
        self._write(lambda form: replace(form, concealed=not form.concealed))

    def other(self) -> None:
        """Another score is asked for than that of a side."""
        self._write(lambda form: form.asked_at())

    def side(self, place: int) -> None:
        """A side is asked for."""
        self._write(lambda form: form.asked_for(place))

    def rules(self, ruleset: RuleSetId) -> None:
        """Other rules are asked about; the next time they are the usual ones."""
        self._write(lambda form: form.asked_at(ruleset=ruleset))
        ft.context.page.run_task(self.state.choose, **{RULES: ruleset})

    def number(self, number: int) -> None:
        """A score was typed, or the number of a deal where that decides."""
        self._write(lambda form: form.asked_at())
        if asked(self.state).by_deal:
            self._write(lambda form: form.asked_at(deal_number=number))
        else:
            self._write(lambda form: form.asked_at(score=number))

    def turn(self) -> None:
        """From the melds to the hand, or back."""
        if self.state.asking.form.is_hand:
            self._write(lambda form: replace(form, is_hand=False))
        else:
            self._write(LayDownForm.turned_to_hand)

    def prefer(self, preference: Preference) -> None:
        """Another way to choose among lay-downs that are enough."""
        self._write(lambda form: replace(form, preference=preference))

    def write_down(self, text: str) -> Problem | None:
        """Take the cards of a text; gives what cannot be read in it."""
        after = taken_down(asked(self.state).rules, self.state.asking.form, text)
        if isinstance(after, Problem):
            return after
        self._write(lambda _: after)
        return None

    def use(self, melds: tuple[Meld, ...]) -> None:
        """Take the melds that were found."""
        self._write(lambda form: form.using(melds))

    def lay(self) -> None:
        """Hand the melds on to the deal that is typed next; here they are gone, as laid."""
        now, form = asked(self.state), self.state.asking.form
        if now.side is not None:
            self.state.lay_down = laid_down(now.rules, now.side, form.melds.laid)
            self._write(LayDownForm.cleared)
            go("/record")

    def _write(self, changed: Callable[[LayDownForm], LayDownForm]) -> None:
        self.state.asking.form = changed(self.state.asking.form)
        self.redraw()


TABS = 68
EDGE = 12
ROOMY = 700
"""From this height on, without the tabs, nothing has to be squeezed."""
LEAST_LYING, HIGH = 260, 900
LEAST_SCROLLED = 200
"""Less than this above a grid that stays in place is of no use: then all of it scrolls."""
LEAST_MELDS = 1.6
"""So many rows of melds are seen, or what stands above them scrolls with them."""
THREE_PANES = 1000
ROWS = 3
"""Rows of keys in the grid."""
TOUCH, LARGEST_KEY = 48, 90


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """The measures of the parts."""

    scale: float
    """Of text, as the system has it."""
    panes: int
    """One, two, or three with the quick reference."""
    scrolls: bool
    """True if all above the grid scrolls, not the melds alone."""
    all_scrolls: bool
    """True if the grid scrolls too."""
    has_fold: bool
    """True if two panes are so high that the quick reference has room below the grid."""
    fills: bool
    """True if the grid takes what room is left: on a phone that lies every pixel of it."""
    foot_left: bool
    """True if the buttons stand below the melds, not below the grid."""
    width: float
    """Of a pane."""
    bar: float
    selector: float
    """The least height."""
    verdict: float
    """The least height."""
    row: float
    """Of a meld, at least."""
    key: float
    foot: float
    gap: float
    head: float
    """Size of the answer's words."""
    value: float
    """Size of its digits."""
    sign: float

    @property
    def is_large(self) -> bool:
        """True if text is so large that what stood side by side stands one below the other."""
        return Layout(scale=self.scale).has_large_text

    @property
    def shows_reference(self) -> bool:
        """True if the quick reference is seen without being opened."""
        return self.panes > 2 or self.has_fold

    @property
    def tool(self) -> float:
        """Height of a chip with a word on it."""
        return TOUCH + 18 * (self.scale - 1)

    def at_most(self, size: float, pixels: float) -> float:
        """A size of text that never takes more than so many pixels."""
        return min(size, pixels / self.scale)


def sizes_of(layout: Layout, *, selector_rows: int, tool_rows: int) -> Sizes:
    """The measures for a device, with so many rows of chips on top and of tools above the grid."""
    room = layout.height - (0 if layout.is_wide else TABS)
    scale, is_large = max(layout.scale, 1), layout.has_large_text
    is_roomy, is_lying = room >= ROOMY, layout.is_wide and room < ROOMY
    bar, selector, verdict, row, foot, gap = (
        (56, 56, 92, 60, 52, 8) if is_roomy else (48, 48, 72, 52, 48, 6)
    )
    chips = selector_rows * (selector + gap) + tool_rows * (TOUCH + gap)
    left = room - bar - chips - verdict - foot - 4 * gap
    wanted = (row + gap / 2) * (3 if is_roomy else 2)
    least = TOUCH + 40 * (scale - 1) if is_large else TOUCH
    key = max(least, min(LARGEST_KEY, (left - wanted) // ROWS - gap))
    is_tight = not layout.is_wide and left - ROWS * (key + gap) < LEAST_MELDS * row
    buttons = foot * scale + (foot + gap if is_large else 0)
    above = room - ROWS * (key + gap) - buttons - (tool_rows - 1) * TOUCH * scale
    scrolls = is_large or is_tight or room < LEAST_LYING
    panes = 3 if layout.beside_tabs >= THREE_PANES and is_roomy else 2 if layout.is_wide else 1
    return Sizes(
        scale=scale,
        panes=panes,
        scrolls=scrolls,
        all_scrolls=scrolls and above < LEAST_SCROLLED,
        has_fold=panes == 2 and not scrolls and room >= HIGH,
        fills=is_lying,
        foot_left=is_lying and tool_rows > 1,
        width=layout.beside_tabs / panes - 2 * EDGE,
        bar=bar,
        selector=selector,
        verdict=verdict,
        row=row,
        key=key,
        foot=foot,
        gap=gap,
        head=21 if is_roomy else 18,
        value=34 if is_roomy else 28,
        sign=40 if is_roomy else 30,
    )


@dataclass(frozen=True, slots=True)
class Kit:
    """The question, for whom it is asked, words, measures, and what taps do."""

    form: LayDownForm
    asked: Asked
    words: Words
    sizes: Sizes
    taps: Taps


Found = BestMeld | Problem


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for: cards, and the question about them."""

    hand: tuple[HeldCard, ...]
    question: Question

    def found(self) -> Found:
        """The answer."""
        return find_lay_down(Counter(self.hand), self.question)


def search_of(asked: Asked, form: LayDownForm) -> Search | None:
    """What is to be looked for; None where no cards are held, or no hand is asked about."""
    if not form.is_hand or not form.hand:
        return None
    question = Question(
        rules=asked.rules,
        required=asked.required,
        preference=form.preference,
        top=form.top,
        concealed=form.concealed,
    )
    return Search(form.hand, question)


class Finder:
    """Answers one search after the other; of those that come meanwhile only the last."""

    def __init__(self) -> None:
        """Nothing is looked for yet."""
        self.redraw: Callable[[], None] = lambda: None
        self._asked: Search | None = None
        self._found: tuple[Search, Found] | None = None
        self._work: asyncio.Task[None] | None = None

    def look(self, search: Search | None) -> None:
        """Have a search answered; returns at once."""
        self._asked = search
        if search is not None and not self.is_done and not self._is_busy:
            self._work = asyncio.create_task(self._run())

    @property
    def is_done(self) -> bool:
        """True if what was asked last is answered."""
        return self._found is not None and self._found[0] == self._asked

    @property
    def found(self) -> Found | None:
        """The last answer, which may be that to an earlier search."""
        return None if self._found is None or self._asked is None else self._found[1]

    @property
    def _is_busy(self) -> bool:
        return self._work is not None and not self._work.done()

    async def _run(self) -> None:
        while (search := self._asked) is not None and not self.is_done:
            found = await asyncio.to_thread(search.found)
            self._found = search, found
            self.redraw()


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
    """True if it is the answer to the tap before the last, and another one is under way."""


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
    """Return True if something may not be laid, rather than something is missing."""
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
        why=joined(_hand_telling_reasons(words, asked, form, found)),
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


def _head(words: Words, found: BestMeld) -> str:
    if found.found:
        return words.text("meld-can-lay", cards=sum(meld.cards for meld in _melds(found)))
    if not _melds(found):
        return words.text("meld-nothing-legal")
    short = max(0, found.verdict.requirement.points - found.verdict.value)
    return words.text("meld-short", short=short) if short else words.text("meld-not-enough")


def _melds(found: BestMeld) -> tuple[Meld, ...]:
    return found.lay_down.melds


def _hand_telling_reasons(
    words: Words, asked: Asked, form: LayDownForm, found: BestMeld
) -> Iterator[str]:
    if not found.found:
        for problem in found.verdict.problems:
            if problem.code not in ("short_of_requirement", "nothing_laid"):
                yield problem_told(words, problem)
        if found.missing_cards:
            yield words.text("meld-missing-cards", count=found.missing_cards)
        yield _closing(words, found)
    yield from turn_told(words, asked.rules, form.lay_down)


def _closing(words: Words, found: BestMeld) -> str:
    """The cards of which one more would be enough, the best first."""
    if not found.closing:
        return words.text("meld-no-card-closes")
    named = [_named(words, held) for held in found.closing[:MOST_CLOSING]]
    return words.text("meld-closing", cards=listed(words, named, "value-or"))


def _named(words: Words, held: HeldCard) -> str:
    sign = SUIT_SIGNS.get(held.suit or "", "")
    return f"{card_name(words, held.card)}{sign}"
