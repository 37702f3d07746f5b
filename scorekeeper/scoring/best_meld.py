"""From the cards of a hand to the best legal lay-down that is enough.

    hand = read_suited_hand("AAA KK2 h:4567")       suits where they matter
    question = Question(rules=rules, required=requirement(rules, score=1600))
    finding = find_lay_down(hand, question)
    finding.lay_down.melds, finding.verdict         the best one, as `verdict` judges it
    finding.closing                                 where none is enough: one more of these is

holding    cards in a hand, read and counted
question   what is asked: rule set, requirement, preference, top card of the pile
grades     how far a meld goes towards a canasta
judge      what a single meld is good for, by `verdict`
pieces     the legal melds of a holding
choices    those that can be laid at once of one rank, or begun in one suit
way        these choices, rank by rank; sweep: all that is worth laying
uses       the melds that a top card of the pile may be used for, where it does not count
draft      a lay-down in the making; ranking: which is the better one
search     the best one
finding    the answer, with what closes the gap
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, SUITS, TWO
from scorekeeper.scoring.candidate_melds import (
    SHORT,
    TOP_UNUSED,
    Choice,
    Choices,
    Entry,
    Grade,
    Judge,
    Keep,
    Laid,
    Limit,
    Order,
    Pieces,
    Preference,
    Question,
    Table,
    Use,
    bonus_grade,
    cheapest,
    dearest,
    need_grade,
    no_grade,
    order_of,
    sweep,
    uses,
)
from scorekeeper.scoring.hand import (
    PLACES,
    Hand,
    HeldCard,
    Holding,
    beyond_packs,
    can_have,
    holding_of,
)
from scorekeeper.scoring.initial_meld import LayDown, Verdict, verdict
from scorekeeper.scoring.meld import Meld, MeldKind
from scorekeeper.scoring.problem import Problem

Rank = tuple[int, ...]
"""The lower, the better."""


class Sums(NamedTuple):
    """The numbers of a lay-down, the top card of the pile included."""

    cards: int = 0
    wilds: int = 0
    wild_points: int = 0
    """What its twos and jokers are worth as cards."""
    value: int = 0
    """What it counts."""
    melds: int = 0
    marks: int = 0

    def plus(self, other: "Sums") -> "Sums":
        """Two parts of a lay-down together."""
        return Sums(
            self.cards + other.cards,
            self.wilds + other.wilds,
            self.wild_points + other.wild_points,
            self.value + other.value,
            self.melds + other.melds,
            self.marks | other.marks,
        )


class Fewest:
    """The fewest cards; then the fewest wild cards, of the least points; the highest value."""

    must_be_enough = True
    by_value = False
    """True if no lay-down of a lower value can be better."""

    def __init__(self, question: Question) -> None:
        """Judge melds by a question."""
        self.question = question
        self.judge = Judge(question, self.grade())

    def grade(self) -> Grade:
        """By what canastas, or melds on the way to one, are told apart."""
        return no_grade

    def keep(self) -> Keep:
        """What is worth carrying on, of lay-downs alike in their wild cards and marks."""
        return cheapest(self.question.required.points)

    def rank(self, sums: Sums) -> Rank:
        """The numbers by which a lay-down is compared, the weightiest first."""
        return sums.cards, sums.wilds, sums.wild_points, -sums.value, sums.melds

    def comes_in(self, sums: Sums) -> bool:
        """Return True if a lay-down comes into question."""
        return self.judge.suffices(sums.marks, sums.value)

    def is_vain(self, marks: int) -> bool:
        """Return True if nothing comes into question where these are the marks of all melds."""
        return bool(self.judge.lacking(marks) - {SHORT})

    def points_asked(self, marks: int, best: Sums | None) -> int:
        """The least value that comes into question beside the best lay-down so far.

        `marks` are those of all melds.
        """
        asks = self.must_be_enough and SHORT in self.judge.lacking(marks)
        points = self.question.required.points if asks else 0
        return max(points, best.value) if self.by_value and best is not None else points

    def limits(self, holding: Holding) -> Iterator[Limit]:
        """How far to look, one limit after the other; the last one leaves nothing out.

        Without sequences there is so little to look at that one look is the fastest.
        """
        cards = self.question.rules.canasta_min_cards
        while cards < holding.cards and holding.suited:
            yield Limit(cards, holding.wilds)
            cards += cards
        yield Limit(holding.cards, holding.wilds)

    def is_settled(self, best: Sums, limit: Limit, marks: int) -> bool:
        """Return True if nothing beyond a limit can be better than the best lay-down within it.

        `marks` are those of all melds.
        """
        highest = self.judge.grade_of(marks)
        is_highest = self.judge.grade_of(best.marks) == highest
        return is_highest and limit.sequences and best.cards <= limit.cards


class FewestWilds(Fewest):
    """The fewest wild cards, of the least points; then the fewest cards; the highest value."""

    def rank(self, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        return sums.wilds, sums.wild_points, sums.cards, -sums.value, sums.melds

    def limits(self, holding: Holding) -> Iterator[Limit]:
        """See `Fewest.limits`: lay-downs without wild cards first."""
        for limit in super().limits(holding):
            yield limit._replace(wilds=0)
        yield Limit(holding.cards, holding.wilds)

    def is_settled(self, best: Sums, limit: Limit, marks: int) -> bool:
        """See `Fewest.is_settled`."""
        return not best.wilds and super().is_settled(best, limit, marks)


class CanastaFirst(Fewest):
    """The canasta with the highest bonus, any before none; then as by the fewest cards."""

    def grade(self) -> Grade:
        """See `Fewest.grade`."""
        return bonus_grade(self.question.rules)

    def rank(self, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        return -self.judge.grade_of(sums.marks), *super().rank(sums)


class Value(Fewest):
    """The highest value; then the fewest cards; the fewest wild cards, of the least points."""

    by_value = True

    def keep(self) -> Keep:
        """See `Fewest.keep`."""
        return dearest

    def rank(self, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        return -sums.value, sums.cards, sums.wilds, sums.wild_points, sums.melds

    def limits(self, holding: Holding) -> Iterator[Limit]:
        """See `Fewest.limits`: groups alone first."""
        if holding.suited:
            yield Limit(holding.cards, holding.wilds, sequences=False)
        yield Limit(holding.cards, holding.wilds)


class Nearest(Fewest):
    """The order where nothing is enough.

    First those that lack the fewest things besides points; then the one with the most cards of
    a canasta that is wanted; then the fewest points short; then as by value.
    """

    must_be_enough = False

    def grade(self) -> Grade:
        """See `Fewest.grade`."""
        return need_grade(self.question.rules, self.question.required.needs)

    def keep(self) -> Keep:
        """See `Fewest.keep`."""
        return dearest

    def rank(self, sums: Sums) -> Rank:
        """See `Fewest.rank`."""
        lacking, required = self.judge.lacking(sums.marks), self.question.required
        short = max(required.points - sums.value, 0) if SHORT in lacking else 0
        towards = len(lacking - {SHORT}), -self.judge.grade_of(sums.marks), short
        return *towards, -sums.value, sums.cards, sums.wilds, sums.wild_points, sums.melds

    def limits(self, holding: Holding) -> Iterator[Limit]:
        """See `Fewest.limits`."""
        yield Limit(holding.cards, holding.wilds)

    def comes_in(self, sums: Sums) -> bool:
        """See `Fewest.comes_in`."""
        return not self.is_vain(sums.marks) and not self.judge.is_barred(sums.marks)

    def is_vain(self, marks: int) -> bool:
        """See `Fewest.is_vain`: all that has to be is that the top card is used."""
        return TOP_UNUSED in self.judge.lacking(marks)


RANKINGS: Mapping[Preference, type[Fewest]] = {
    Preference.FEWEST: Fewest,
    Preference.VALUE: Value,
    Preference.WILDS: FewestWilds,
    Preference.CANASTA: CanastaFirst,
}


@dataclass(frozen=True, slots=True)
class Draft:
    """The parts of a lay-down."""

    laid: Laid | None
    """Groups and sequences, their wild cards not told apart."""
    jokers: int
    """How many of these wild cards are jokers."""
    wild: Choice
    """The melds of wild cards."""
    use: Use | None

    def __lt__(self, other: "Draft") -> bool:
        """Return True if it comes first in order where two lay-downs are level in all numbers."""
        return self.order() < other.order()

    def melds(self) -> tuple[Meld, ...]:
        """The melds in order, but the one that a use of the top card is first.

        `verdict` takes a top card that does not count out of the first meld that has it. Jokers
        go into the first melds in order that have room for them.
        """
        jokers, melds = self.jokers, []
        for meld in _melds_of(self.laid):
            here = min(jokers, meld.wilds)
            melds.append(meld._replace(twos=meld.wilds - here, jokers=here))
            jokers -= here
        melds += [piece.meld for piece in self.wild.pieces]
        first = () if self.use is None else (self.use.meld,)
        return *first, *sorted(melds, key=_told_order)

    def order(self) -> tuple[list[Order], Order]:
        """What settles a tie: the first meld in order that two lay-downs do not share.

        More jokers in a meld stand before fewer. Last, where all melds are the same: the one
        that is the use of the top card.
        """
        melds = self.melds()
        first = () if self.use is None else _told_order(melds[0])
        return sorted(map(_told_order, melds)), first


def _told_order(meld: Meld) -> Order:
    return *order_of(meld), -meld.jokers


def _melds_of(laid: Laid | None) -> list[Meld]:
    """The melds in order: what was laid last stands first."""
    melds = []
    while laid is not None:
        melds += [piece.meld for piece in laid.choice.pieces]
        laid = laid.before
    return melds


Scored = tuple[Sums, Draft]
Uses = Sequence[Use | None]
"""What can be done with a top card that does not count like others; else one None."""


class Best(NamedTuple):
    """The best lay-down by a ranking."""

    rank: Rank
    sums: Sums
    draft: Draft


class Search:
    """Looks through holdings for the answer to one question.

    What it has judged for one holding it knows for the next.
    """

    def __init__(self, ranking: Fewest) -> None:
        """`ranking` says what is best."""
        self.ranking, self.question, self.judge = ranking, ranking.question, ranking.judge
        self.choices = Choices(Pieces(self.judge))

    def best(self, holding: Holding) -> Best | None:
        """The best lay-down of a holding, the top card in it; None where none qualifies.

        Small lay-downs are looked at first, others only where these could be better.
        """
        holding = self.choices.pieces.suits_that_matter(holding)
        used = list(self._uses(holding))
        marks = self._all_marks(holding, used)
        beside, best = self._points_beside(holding, used), None
        for limit in () if self.ranking.is_vain(marks) else self.ranking.limits(holding):
            asked = self.ranking.points_asked(marks, best and best.sums)
            within = limit._replace(points=asked - beside)
            best = self._best_within(within, holding, used)
            if best is not None and self.ranking.is_settled(best.sums, limit, marks):
                break
        return best

    def has_sequence_with(self, holding: Holding, held: HeldCard) -> bool:
        """Return True if a card of a holding fits into any sequence of its suit."""
        suit, pieces = held.suit or "", self.choices.pieces
        begun = (pieces.sequences(holding, suit, place) for place in range(len(PLACES)))
        return any(can_have(piece.meld, held) for found in begun for piece in found)

    def _uses(self, holding: Holding) -> Iterator[Use | None]:
        top = self.question.top
        if top is None or self.question.top_counts:
            yield None
        else:
            yield from uses(self.choices.pieces, holding, top)

    def _all_marks(self, holding: Holding, used: Uses) -> int:
        """The marks that all melds of a holding could leave together."""
        marks = 0
        for piece in self.choices.pieces.every(holding):
            marks |= piece.marks
        for use in used:
            marks |= 0 if use is None else use.worth.marks
        return marks

    def _points_beside(self, holding: Holding, used: Uses) -> int:
        """The most that wild cards and a use of the top card can count."""
        most = max((use.worth.points for use in used if use is not None), default=0)
        return most + self._wild(holding.twos, holding.jokers).value

    def _best_within(self, limit: Limit, holding: Holding, used: Uses) -> Best | None:
        best: Best | None = None
        for sums, draft in self._drafts(limit, holding, used):
            if self.ranking.comes_in(sums):
                rank = self.ranking.rank(sums)
                if best is None or rank < best.rank or (rank == best.rank and draft < best.draft):
                    best = Best(rank, sums, draft)
        return best

    def _drafts(self, limit: Limit, holding: Holding, used: Uses) -> Iterator[Scored]:
        top, tables = self.question.top, dict[tuple[object, ...], Table]()
        for use in used:
            rest, closed = holding, None
            if use is not None and top is not None:
                rest = holding.without(use.meld, top)
                closed = None if self.choices.several else use.meld.rank
            key = closed, rest.naturals, tuple(rest.suited.values())
            if key not in tables:
                # With all wild cards: uses that differ in these alone share a table.
                whole = replace(rest, twos=holding.twos, jokers=holding.jokers)
                tables[key] = sweep(self.choices, whole, limit, self.ranking.keep(), closed)
            yield from self._beside(use, rest, tables[key])

    def _beside(self, use: Use | None, rest: Holding, table: Table) -> Iterator[Scored]:
        """Everything that lies beside a use of the top card, or beside none."""
        start = Sums() if use is None else self._used(use)
        closed = None if use is None or self.choices.several else use.worth.kind
        canasta = self.question.rules.canasta_min_cards
        first = self.question.rules.meld_rules.wild_meld_first
        for wild in self.choices.wild(rest.twos, rest.jokers, closed):
            twos, jokers = rest.twos - wild.naturals, rest.jokers - wild.wilds
            claims_all = first and any(
                piece.kind is MeldKind.WILD and piece.meld.cards < canasta for piece in wild.pieces
            )
            if claims_all and use is not None and use.meld.wilds:
                continue
            for (wilds, marks), entries in table.items():
                if claims_all and wilds:
                    continue
                # So many of the wild cards in groups and sequences can be jokers:
                for told in range(max(0, wilds - twos), min(jokers, wilds) + 1):
                    beside = self._wild(wilds - told + wild.naturals, told + wild.wilds)
                    more = beside._replace(melds=len(wild.pieces), marks=marks | wild.marks)
                    base = start.plus(more)
                    for entry in entries:
                        sums = base.plus(_sums_of(entry))
                        yield sums, Draft(entry.laid, told, wild, use)

    def _used(self, use: Use) -> Sums:
        sums = self._wild(use.meld.twos, use.meld.jokers)
        return sums._replace(
            cards=use.meld.cards, value=use.worth.points, melds=1, marks=use.worth.marks
        )

    def _wild(self, twos: int, jokers: int) -> Sums:
        values = self.question.rules.card_values
        points = twos * values[TWO] + jokers * values[JOKER]
        return Sums(twos + jokers, twos + jokers, points, points)


def _sums_of(entry: Entry) -> Sums:
    return Sums(cards=entry.naturals, value=entry.points, melds=entry.melds)


ANY_SUIT = tuple(HeldCard(card) for card in (*reversed(NATURALS), TWO, JOKER, BLACK_THREE))
ASKED_FOR = (*ANY_SUIT, *(HeldCard(card, suit) for card in reversed(NATURALS) for suit in SUITS))
"""The cards that could close a gap, in the order of a written hand, those of any suit first."""


@dataclass(frozen=True, slots=True)
class BestMeld:
    """The best lay-down of a hand; where none is enough, the nearest and how far it falls short."""

    lay_down: LayDown
    """The melds in order, first the one that loses a top card that does not count. None where
    nothing is legal, or the top card fits into nothing."""
    verdict: Verdict
    """Its value, and all that speaks against it."""
    missing_cards: int = 0
    """How many cards its longest meld lacks of the canasta that is needed."""
    closing: tuple[HeldCard, ...] = ()
    """Cards of which one more would be enough, the best first; with a suit where it has to be
    of that suit."""

    @property
    def found(self) -> bool:
        """True if the requirement is met."""
        return self.verdict.allowed


def find_lay_down(hand: Hand, question: Question) -> BestMeld | Problem:
    """The best lay-down of a hand by the preference of a question.

    Where the hand has nothing that is enough: the nearest lay-down (`ranking.nearest`), and which
    single card more would do. A hand of no cards, or with the top card of the pile one of more
    cards than the packs hold, is a problem. The answer is exact, and the same for the same cards
    in whatever order.
    """
    held = Counter({card: count for card, count in hand.items() if count > 0})
    if not held:
        return Problem("empty_notation", values={"token": ""})
    if question.top is not None:
        held[question.top] += 1
    if too_many := beyond_packs(question.rules, held):
        return too_many
    search = Search(RANKINGS[question.preference](question))
    best = search.best(holding_of(held))
    if best is not None:
        laid = question.lay_down(best.draft.melds())
        return BestMeld(laid, verdict(question.rules, laid, question.required))
    return _short(held, question, search)


def _short(held: Counter[HeldCard], question: Question, search: Search) -> BestMeld:
    """The nearest lay-down of a hand that has none that is enough."""
    wide = Search(Nearest(question))
    near = wide.best(holding_of(held))
    laid = question.lay_down(near.draft.melds() if near else ())
    found = verdict(question.rules, laid, question.required)
    missing, closing = 0, tuple(_closing(held, question, search))
    if any(problem.code == f"needs_{question.required.needs}" for problem in found.problems):
        longest = wide.judge.grade_of(near.sums.marks) if near else 0
        missing = question.rules.canasta_min_cards - longest
    return BestMeld(laid, found, missing, closing)


def _closing(held: Counter[HeldCard], question: Question, search: Search) -> list[HeldCard]:
    """The cards of which one more is enough, by the lay-down that each would make possible."""
    ranks: dict[HeldCard, Rank] = {}
    for card in ASKED_FOR if question.rules.meld_rules.sequences else ANY_SUIT:
        more = held + Counter([card])
        if HeldCard(card.card) not in ranks and beyond_packs(question.rules, more) is None:
            holding = holding_of(more)
            if card.suit is None or search.has_sequence_with(holding, card):
                best = search.best(holding)
                if best is not None:
                    ranks[card] = best.rank
    return sorted(ranks, key=lambda card: ranks[card])
