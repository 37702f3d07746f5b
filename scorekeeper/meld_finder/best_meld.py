"""The best lay-down of a hand: the melds that fulfil a requirement by a preference.

    hand = read_suited_hand("AAA KK2 h:4567")       with suits for sequences
    question = Question(rules=rules, required=requirement(rules, score=1600))
    best = find_lay_down(hand, question)
    best.lay_down.melds, best.verdict               the best one, as `verdict` judges it
    best.closing                                    if none is enough: one more of these is

The candidates come from `candidate_melds`. A `Ranking` compares them by a
preference, a `Draft` is a lay-down in the making, and `Search` finds the best one of a hand.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from scorekeeper.meld_finder.candidate_melds import (
    PLACES,
    SHORT,
    TOP_UNUSED,
    Cell,
    Choice,
    Choices,
    Entry,
    Grade,
    Holding,
    Judge,
    Laid,
    Limit,
    Order,
    Pieces,
    Preference,
    Question,
    Table,
    Use,
    can_have,
    holding_of,
    order_of,
    sweep,
    uses,
)
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_THREE,
    SUITS,
    THREE,
    TWO,
    bonus_of,
    plain_threes,
    types_by_id,
    value_of,
)
from scorekeeper.rules.model import Need, RuleSet
from scorekeeper.scoring.initial_meld import LayDown, Verdict, verdict
from scorekeeper.scoring.meld import Meld, MeldKind, canasta_type
from scorekeeper.scoring.notation import HeldCard, SuitedHand, beyond_packs


@dataclass(frozen=True, slots=True)
class BestMeld:
    """The best lay-down of a hand; if none is enough, the nearest and its shortfall."""

    lay_down: LayDown
    """The melds in order, first the one that loses a top card that does not count. There are none
    if nothing is legal, or the top card fits into nothing."""
    verdict: Verdict
    """Its value, and all objections."""
    missing_cards: int = 0
    """The number of cards that its longest meld lacks of the required canasta."""
    closing: tuple[HeldCard, ...] = ()
    """Cards of which one more would be enough, the best first; with a suit if only that one will
    do."""

    @property
    def is_enough(self) -> bool:
        """True if the requirement is met."""
        return self.verdict.allowed


def find_lay_down(hand: SuitedHand, question: Question) -> BestMeld | Problem:
    """Return the best lay-down of a hand by the preference of a question.

    If the hand has nothing that is enough, return the nearest lay-down, with the single cards that
    would make it enough. An empty hand, or one with more of a card than the packs hold (including
    the top card of the pile), is a problem. The answer is exact, and the same for the same cards
    in any order. Sequences of a two, a three or a low ace in its place are not looked for.
    """
    held = +Counter(hand)
    if not held:
        return Problem("empty_notation", values={"token": ""})
    if question.top is not None:
        held[question.top] += 1
    if too_many := beyond_packs(question.rules, held):
        return too_many
    if plain_threes(question.rules):  # in melds they are cards of one rank
        for card in [card for card in held if card.card in (BLACK_THREE, RED_THREE, THREE)]:
            held[HeldCard(THREE)] += held.pop(card)
        if question.top is not None and question.top.card in (RED_THREE, THREE):
            question = replace(question, top=HeldCard(BLACK_THREE))
    search = Search(Ranking(question, question.preference))
    best = search.best(holding_of(held))
    if best is not None:
        laid = question.lay_down(best.draft.melds())
        return BestMeld(laid, verdict(question.rules, laid, question.required))
    return _short(held, question, search)


Rank = tuple[int, ...]
"""A sort key of lay-downs: the lower, the better."""


class Sums(NamedTuple):
    """The numbers of a lay-down, the top card of the pile included."""

    cards: int = 0
    wilds: int = 0
    wild_points: int = 0
    """The points of its twos and jokers."""
    value: int = 0
    """Its value in points."""
    melds: int = 0
    marks: int = 0

    def plus(self, other: "Sums") -> "Sums":
        """Return the sums of two parts of a lay-down together."""
        return Sums(
            self.cards + other.cards,
            self.wilds + other.wilds,
            self.wild_points + other.wild_points,
            self.value + other.value,
            self.melds + other.melds,
            self.marks | other.marks,
        )


class Ranking:
    """The order of lay-downs by a preference; without one, by how near they are to enough.

    Nearest are those that lack the fewest things besides points; then the one with the most cards
    of a required canasta; then the fewest points short; then as by value.
    """

    def __init__(self, question: Question, preference: Preference | None) -> None:
        self.question, self.preference = question, preference
        grade: Grade = no_grade
        if preference is None:
            grade = need_grade(question.rules, question.required.needs)
        elif preference is Preference.CANASTA:
            grade = bonus_grade(question.rules)
        self.judge = Judge(question, grade)

    def rank(self, sums: Sums) -> Rank:
        """Return the sort key of a lay-down."""
        wilds, highest = (sums.wilds, sums.wild_points), -sums.value
        match self.preference:
            case Preference.FEWEST:
                return sums.cards, *wilds, highest, sums.melds
            case Preference.WILDS:
                return *wilds, sums.cards, highest, sums.melds
            case Preference.VALUE:
                return highest, sums.cards, *wilds, sums.melds
        grade = -self.judge.grade_of(sums.marks)
        if self.preference is Preference.CANASTA:
            return grade, sums.cards, *wilds, highest, sums.melds
        lacking = self.judge.lacking(sums.marks)
        short = max(self.question.required.points - sums.value, 0) if SHORT in lacking else 0
        return (
            len(lacking - {SHORT}),
            grade,
            short,
            highest,
            sums.cards,
            *wilds,
            sums.melds,
        )

    def keep(self, cell: Cell) -> list[Entry]:
        """Return the entries of a cell with more points than all with fewer cards.

        The first that has enough is the last. By value, it is the one with the most points, with
        the fewest cards for them.
        """
        if self.preference in (None, Preference.VALUE):
            return [max(cell.values(), key=lambda entry: (entry.points, -entry.naturals))]
        entries: list[Entry] = []
        for naturals in sorted(cell):
            if not entries or cell[naturals].points > entries[-1].points:
                entries.append(cell[naturals])
            if entries[-1].points >= self.question.required.points:
                break
        return entries

    def comes_in(self, sums: Sums) -> bool:
        """Return True if a lay-down qualifies."""
        if self.preference is None:
            return not self.is_vain(sums.marks) and not self.judge.is_barred(sums.marks)
        return self.judge.suffices(sums.marks, sums.value)

    def is_vain(self, marks: int) -> bool:
        """Return True if no lay-down can qualify if these are the marks of all melds."""
        lacking = self.judge.lacking(marks)
        return TOP_UNUSED in lacking if self.preference is None else bool(lacking - {SHORT})

    def points_asked(self, marks: int, best: Sums | None) -> int:
        """Return the least value that can be better than the best lay-down so far.

        `marks` are those of all melds.
        """
        asks = self.preference is not None and SHORT in self.judge.lacking(marks)
        points = self.question.required.points if asks else 0
        return max(points, best.value) if self.preference is Preference.VALUE and best else points

    def limits(self, holding: Holding) -> Iterator[Limit]:
        """Yield limits of the search, one after the other; the last one leaves nothing out.

        Small lay-downs come first, by value groups alone. Without sequences there are so few
        candidates that one limit is fastest; but lay-downs without wild cards come first where
        the fewest of them are preferred.
        """
        everything = Limit(holding.cards, holding.wilds)
        if self.preference is Preference.VALUE and holding.suited:
            yield everything._replace(sequences=False)
        elif self.preference not in (None, Preference.VALUE):
            wilds = 0 if self.preference is Preference.WILDS else holding.wilds
            cards = self.question.rules.canasta_min_cards
            while cards < holding.cards and holding.suited:
                yield Limit(cards, wilds)
                cards += cards
            if self.preference is Preference.WILDS:
                yield Limit(holding.cards, 0)
        yield everything

    def is_settled(self, best: Sums, limit: Limit, marks: int) -> bool:
        """Return True if nothing beyond a limit can be better than the best within it.

        `marks` are those of all melds.
        """
        if self.preference is Preference.WILDS and best.wilds:
            return False
        is_highest = self.judge.grade_of(best.marks) == self.judge.grade_of(marks)
        return is_highest and limit.sequences and best.cards <= limit.cards


def no_grade(meld: Meld) -> int:
    """Return the grade of all melds if no canasta is looked for."""
    return 0


def bonus_grade(rules: RuleSet) -> Grade:
    """Return a grade of canastas by bonus; one without a price is still more than none."""
    prices = {kind: bonus_of(rules, kind) or 0 for kind in types_by_id()}
    steps = sorted(set(prices.values()))

    def grade(meld: Meld) -> int:
        kind = canasta_type(rules, meld)
        return 0 if kind is None else 1 + steps.index(prices[kind])

    return grade


def need_grade(rules: RuleSet, need: Need | None) -> Grade:
    """Return a grade of melds by cards, if more natural cards make them the required canasta."""
    whole = rules.canasta_min_cards

    def grade(meld: Meld) -> int:
        kind = canasta_type(rules, meld._replace(naturals=max(meld.naturals, whole)))
        fits = kind is not None and need in types_by_id()[kind].satisfies
        return min(meld.cards, whole) if fits else 0

    return grade if need else no_grade


@dataclass(frozen=True, slots=True)
class Draft:
    """The parts of a lay-down."""

    laid: Laid | None
    """Groups and sequences, with all wild cards alike."""
    jokers: int
    """The number of jokers among these wild cards."""
    wild: Choice
    """The melds of wild cards."""
    use: Use | None

    def melds(self) -> tuple[Meld, ...]:
        """Return the melds in order, but a use of the top card first.

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
        return *first, *sorted(melds, key=_order_with_jokers)

    def order(self) -> tuple[list[Order], Order]:
        """Return the sort key for ties: the melds in order.

        More jokers in a meld come before fewer. The last key, if all melds are equal, is the meld
        that uses the top card.
        """
        melds = self.melds()
        first = () if self.use is None else _order_with_jokers(melds[0])
        return sorted(map(_order_with_jokers, melds)), first


def _order_with_jokers(meld: Meld) -> Order:
    return *order_of(meld), -meld.jokers


def _melds_of(laid: Laid | None) -> list[Meld]:
    """Return the melds in order: the choice made last comes first."""
    melds = []
    while laid is not None:
        melds += [piece.meld for piece in laid.choice.pieces]
        laid = laid.before
    return melds


Scored = tuple[Sums, Draft]
Uses = Sequence[Use | None]
"""The possible uses of a top card that does not count like others; else a single None."""


class Best(NamedTuple):
    """The best lay-down by a ranking."""

    rank: Rank
    sums: Sums
    draft: Draft


class Search:
    """A search in holdings for the answer to one question; judgements are cached."""

    def __init__(self, ranking: Ranking) -> None:
        self.ranking, self.question, self.judge = ranking, ranking.question, ranking.judge
        self.choices = Choices(Pieces(self.judge))

    def best(self, holding: Holding) -> Best | None:
        """Return the best lay-down of a holding, including the top card; None if none qualifies.

        Small lay-downs are looked at first, others only if these could be better.
        """
        holding = self.choices.pieces.suits_that_matter(holding)
        top, pieces = self.question.top, self.choices.pieces
        used: Uses = [None]
        if top is not None and not self.question.top_counts:
            used = list(uses(pieces, holding, top))
        marks = 0  # of all melds
        for piece in pieces.every(holding):
            marks |= piece.marks
        for use in used:
            marks |= use.worth.marks if use is not None else 0
        most = max((use.worth.points for use in used if use is not None), default=0)
        points_beside, best = most + self._wild(holding.twos, holding.jokers).value, None
        for limit in () if self.ranking.is_vain(marks) else self.ranking.limits(holding):
            asked = self.ranking.points_asked(marks, best and best.sums)
            within = limit._replace(points=asked - points_beside)
            best = self._best_within(within, holding, used)
            if best is not None and self.ranking.is_settled(best.sums, limit, marks):
                break
        return best

    def _best_within(self, limit: Limit, holding: Holding, used: Uses) -> Best | None:
        best: Best | None = None
        for sums, draft in self._drafts(limit, holding, used):
            if self.ranking.comes_in(sums):
                rank = self.ranking.rank(sums)
                if (
                    best is None
                    or rank < best.rank
                    or (rank == best.rank and draft.order() < best.draft.order())
                ):
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
                tables[key] = sweep(self.choices, whole, limit, self.ranking.keep, closed)
            yield from self._beside(use, rest, tables[key])

    def _beside(self, use: Use | None, rest: Holding, table: Table) -> Iterator[Scored]:
        """Yield all lay-downs with a use of the top card, or with none."""
        start = Sums()
        if use is not None:
            start = self._wild(use.meld.twos, use.meld.jokers)._replace(
                cards=use.meld.cards, value=use.worth.points, melds=1, marks=use.worth.marks
            )
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
                # the possible numbers of jokers among the wild cards in groups and sequences
                for jokers_laid in range(max(0, wilds - twos), min(jokers, wilds) + 1):
                    twos_laid = wilds - jokers_laid
                    wild_sums = self._wild(twos_laid + wild.naturals, jokers_laid + wild.wilds)
                    more = wild_sums._replace(melds=len(wild.pieces), marks=marks | wild.marks)
                    base = start.plus(more)
                    for entry in entries:
                        own = Sums(cards=entry.naturals, value=entry.points, melds=entry.melds)
                        yield base.plus(own), Draft(entry.laid, jokers_laid, wild, use)

    def _wild(self, twos: int, jokers: int) -> Sums:
        rules = self.question.rules
        points = twos * value_of(rules, TWO) + jokers * value_of(rules, JOKER)
        return Sums(twos + jokers, twos + jokers, points, points)


ANY_SUIT = tuple(HeldCard(card) for card in (*reversed(NATURALS), TWO, JOKER, BLACK_THREE))
ASKED_FOR = (*ANY_SUIT, *(HeldCard(card, suit) for card in reversed(NATURALS) for suit in SUITS))
"""The cards that could be missing, in the order of a written hand, without a suit first."""


def _short(held: Counter[HeldCard], question: Question, search: Search) -> BestMeld:
    """Return the nearest lay-down of a hand in which none is enough."""
    wide = Search(Ranking(question, None))
    near = wide.best(holding_of(held))
    laid = question.lay_down(near.draft.melds() if near else ())
    judgement = verdict(question.rules, laid, question.required)
    missing, closing = 0, tuple(_closing(held, question, search))
    if any(problem.code == f"needs_{question.required.needs}" for problem in judgement.problems):
        longest = wide.judge.grade_of(near.sums.marks) if near else 0
        missing = question.rules.canasta_min_cards - longest
    return BestMeld(laid, judgement, missing, closing)


def _closing(held: Counter[HeldCard], question: Question, search: Search) -> list[HeldCard]:
    """Return the cards of which one more is enough, the best resulting lay-down first."""
    ranks: dict[HeldCard, Rank] = {}
    pieces = search.choices.pieces
    for card in ASKED_FOR if question.rules.meld_rules.sequences else ANY_SUIT:
        more = held + Counter([card])
        if HeldCard(card.card) in ranks or beyond_packs(question.rules, more) is not None:
            continue
        holding = holding_of(more)
        if card.suit is not None:
            begun = (pieces.sequences(holding, card.suit, place) for place in range(len(PLACES)))
            if not any(can_have(piece.meld, card) for sequences in begun for piece in sequences):
                continue
        best = search.best(holding)
        if best is not None:
            ranks[card] = best.rank
    return sorted(ranks, key=lambda card: ranks[card])
