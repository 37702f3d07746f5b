"""The legal melds of a hand, and all combinations of them that are worth laying.

A `Holding` is a hand sorted by ranks and suits. A `Question` describes the turn and a `Judge` the
worth of single melds. `Pieces` are the legal melds of a holding, with all wild cards alike;
`Choices` are those of one rank, or of one suit, that can be laid at once. `sweep` goes up the ranks
and combines choices; `uses` lists the melds that can take the pile.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import product, zip_longest
from operator import sub
from typing import Any, NamedTuple, Optional

from scorekeeper.rules import cards
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.checks import may_go_out, meld_problems
from scorekeeper.scoring.initial_meld import LayDown, Requirement, may_be_exempt, verdict
from scorekeeper.scoring.limits import points_in_packs
from scorekeeper.scoring.meld import (
    Meld,
    MeldKind,
    canasta_type,
    cards_of,
    group,
    judged_melds,
    run_order,
    stops_pile,
    takes_pile,
)
from scorekeeper.scoring.notation import HeldCard, SuitedHand

PLACES: tuple[cards.Card, ...] = (cards.BLACK_THREE, *cards.NATURALS)
"""The ranks of groups, low to high."""


@dataclass(frozen=True, slots=True)
class Holding:
    """A hand sorted for melds; red threes are left out."""

    naturals: tuple[int, ...]
    """The number of cards of each rank in `PLACES`, of any suit."""
    suited: Mapping[str, tuple[int, ...]]
    """The same by suit, for the suits in which sequences are possible."""
    twos: int
    jokers: int

    @property
    def wilds(self) -> int:
        """The number of wild cards."""
        return self.twos + self.jokers

    @property
    def cards(self) -> int:
        """The number of cards that may fit into a meld."""
        return sum(self.naturals) + self.wilds

    def without(self, meld: Meld, top: HeldCard) -> "Holding":
        """Return the rest of the hand without a meld that has the top card of the pile in it."""
        naturals, suited = list(self.naturals), {s: list(n) for s, n in self.suited.items()}
        for card, count in cards_of(meld).items():
            if card in cards.WILDS or card not in PLACES:
                continue
            place = PLACES.index(card)
            naturals[place] -= count
            if meld.suit is not None:
                suited[meld.suit][place] -= count
            elif card == top.card and top.suit in suited:
                suited[top.suit][place] -= 1  # any others will do for the rest of the group
        return replace(
            self,
            naturals=tuple(naturals),
            suited={suit: tuple(counts) for suit, counts in suited.items()},
            twos=self.twos - meld.twos,
            jokers=self.jokers - meld.jokers,
        )


def holding_of(hand: SuitedHand) -> Holding:
    """Return a hand sorted by ranks and suits."""
    naturals: Counter[cards.Card] = Counter()
    for held, count in hand.items():
        naturals[held.card] += count
    naturals[cards.BLACK_THREE] += naturals[cards.THREE]
    return Holding(
        naturals=tuple(naturals[card] for card in PLACES),
        suited={s: tuple(hand.get(HeldCard(c, s), 0) for c in PLACES) for s in cards.SUITS},
        twos=naturals[cards.TWO],
        jokers=naturals[cards.JOKER],
    )


def can_have(meld: Meld, held: HeldCard) -> bool:
    """Return True if a card that is not wild can be one of the cards of a meld."""
    if meld.kind is MeldKind.SEQUENCE:
        return meld.suit == held.suit and held.card in cards_of(meld)
    return meld.rank == held.card


def can_use(rules: RuleSet, meld: Meld, top: HeldCard) -> bool:
    """Return True if a top card that is not wild can be in a meld that takes the pile."""
    return can_have(meld, top) and takes_pile(rules, meld, top.card)


class Preference(StrEnum):
    """The preference among several lay-downs that are enough.

    Ties go to the fewest melds, and then to the order of the melds: at the first one that two
    lay-downs do not share, that with the higher rank (a sequence counts by its lowest card), a
    group before a sequence, spades before hearts, diamonds and clubs, more natural cards before
    fewer, fewer wild cards before more, more jokers among these before fewer; melds of wild cards
    come last, with more twos before fewer. So there is always one best lay-down.
    """

    FEWEST = "fewest"
    """The fewest cards; then the fewest wild cards, the least points in wild cards, the
    highest value."""
    VALUE = "value"
    """The highest value; then the fewest cards, the fewest wild cards, the least points in
    wild cards."""
    WILDS = "wilds"
    """The fewest wild cards, the least points in wild cards; then the fewest cards, the
    highest value."""
    CANASTA = "canasta"
    """The canasta with the highest bonus, any canasta before none; then as `FEWEST`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A requirement that a hand should meet, and the circumstances of the turn."""

    rules: RuleSet
    required: Requirement
    preference: Preference = Preference.FEWEST
    top: HeldCard | None = None
    """The top card of the pile if the pile is to be taken: it has to be melded."""
    concealed: bool = False
    """True if the player goes out concealed, as in a lay-down. The rest of the hand is not
    checked for that."""

    @property
    def top_counts(self) -> bool:
        """True if the top card counts like any other, so that it only has to be in some meld.

        Wild cards are left out: it is settled too late which of them lie in a meld.
        """
        counts = self.rules.initial_meld_exceptions.top_discard_counts
        return counts and self.top is not None and self.top.card not in cards.WILDS

    def lay_down(self, melds: tuple[Meld, ...]) -> LayDown:
        """Return these melds as the side's first lay-down in this turn."""
        return LayDown(
            melds=melds,
            took_pile=self.top is not None,
            top_card=None if self.top is None else self.top.card,
            concealed_going_out=self.concealed,
        )


Grade = Callable[[Meld], int]
"""A function that grades a meld from 0, nothing at all, in steps of 1."""

SHORT = "short_of_requirement"
TOP_UNUSED = "top card unused"
"""Not the code of a problem: the top card of the pile is not in the lay-down."""

WAIVED = {SHORT, "needs_canasta", "needs_natural_canasta", "needs_clean_triple"}
"""Codes of problems of a whole lay-down that going out concealed waives."""
WAIVED_IN_A_MELD = {"naturals_only", "no_mixed_canasta_at_first"}
"""Codes of problems of one meld that going out concealed waives."""


class Worth(NamedTuple):
    """The worth of a meld for a lay-down."""

    kind: MeldKind
    """The kind for the rule set: twos may be a rank."""
    points: int
    """Its value in points."""
    marks: int
    """Bits: one for each requirement that it fulfils; above them its grade as a number of 1s, so
    that the marks of several melds, or-ed, have the highest grade; above these one for a meld
    that only a hand that goes out may lay, and one for each canasta."""


class Judge:
    """A judge of melds by one question, and of lay-downs by the marks of their melds."""

    def __init__(self, question: Question, grade: Grade) -> None:
        self.question, self.grade = question, grade
        required, most = question.required, points_in_packs(question.rules)
        # More points than there are: the shortfall then goes away only where a canasta is
        # enough whatever it counts.
        self._probe = Requirement(required.points + most, required.needs, required.rule)
        nothing = verdict(question.rules, question.lay_down(()), self._probe)
        wanted = [problem.code for problem in nothing.problems]
        self.wanted = (*wanted, TOP_UNUSED) if question.top_counts else tuple(wanted)
        self._bits = {code: 1 << place for place, code in enumerate(self.wanted)}
        # A grade is a number of cards up to a canasta, or counts prices of canastas.
        self._grades = max(question.rules.canasta_min_cards, len(cards.types_by_id()) + 1)
        self._goes_out_only = 1 << len(self.wanted) + self._grades
        self._canastas: dict[tuple[str, Meld], int] = {}
        self._may_go_out: dict[int, bool] = {}
        self._is_waivable = may_be_exempt(question.rules, question.lay_down(()))

    def worth(self, meld: Meld, *, has_top: bool = False) -> Worth | None:
        """Return the worth of a meld; None if it may not be laid.

        `has_top` is True if the top card of the pile, which may not count, is in it.
        """
        rules, question = self.question.rules, self.question
        (judged,) = judged_melds(rules, (meld,))
        if meld_problems(rules, judged, going_out=question.concealed):
            return None
        laid = question.lay_down((meld,))
        judgement = verdict(rules, laid if has_top else replace(laid, top_card=None), self._probe)
        lacking = {problem.code for problem in judgement.problems}
        if question.top is None or not can_use(question.rules, judged, question.top):
            lacking |= self._bits.keys() & {TOP_UNUSED}
        barred = lacking - self._bits.keys()
        if barred and not (self._is_waivable and barred <= WAIVED_IN_A_MELD):
            return None
        brought = sum(bit for code, bit in self._bits.items() if code not in lacking)
        grade = (1 << self.grade(judged)) - 1
        marks = brought | grade << len(self.wanted) | self._canasta_bit(judged)
        return Worth(judged.kind, judgement.value, marks | self._goes_out_only * bool(barred))

    def _canasta_bit(self, judged: Meld) -> int:
        """Return the bit of a canasta by rank or suit, and type, if going out matters.

        Two canastas of one rank and type share a bit; no hand that is dealt has them.
        """
        kind = canasta_type(self.question.rules, judged) if self._is_waivable else None
        if kind is None:
            return 0
        key = kind, Meld(judged.kind, judged.rank, suit=judged.suit)
        place = self._canastas.setdefault(key, len(self._canastas) + 1)
        return self._goes_out_only << place

    def goes_out(self, marks: int) -> bool:
        """Return True if melds with these marks are a hand that goes out without any minimum."""
        if not self._is_waivable:
            return False
        bits = marks // (self._goes_out_only << 1)
        if bits not in self._may_go_out:
            types = (kind for (kind, _), at in self._canastas.items() if bits >> at - 1 & 1)
            self._may_go_out[bits] = may_go_out(self.question.rules, Counter(types))
        return self._may_go_out[bits]

    def is_barred(self, marks: int) -> bool:
        """Return True if there is a meld that only a player who goes out may lay."""
        return bool(marks & self._goes_out_only) and not self.goes_out(marks)

    def grade_of(self, marks: int) -> int:
        """Return the highest grade of the melds with these marks."""
        return (marks >> len(self.wanted) & (1 << self._grades) - 1).bit_length()

    def lacking(self, marks: int) -> set[str]:
        """Return the codes of what a lay-down with these marks lacks besides points."""
        missing = {code for code, bit in self._bits.items() if not marks & bit}
        return missing - WAIVED if self.goes_out(marks) else missing

    def suffices(self, marks: int, value: int) -> bool:
        """Return True if a lay-down with these marks and this value is enough."""
        if self._is_waivable and (self.goes_out(marks) or self.is_barred(marks)):
            return not self.is_barred(marks) and not self.lacking(marks)
        short = 0 if value < self.question.required.points else self._bits.get(SHORT, 0)
        everything = (1 << len(self.wanted)) - 1
        return (marks | short) & everything == everything


Order = tuple[int, ...]


class Piece(NamedTuple):
    """A meld that may be laid.

    In a group or sequence all wild cards stand as twos: no rule asks for jokers there, and which
    of them are jokers is settled last. In a meld of wild cards `naturals` counts its twos and
    `wilds` its jokers.
    """

    order: Order
    meld: Meld
    kind: MeldKind
    """The kind for the rule set: twos may be a rank."""
    naturals: int
    wilds: int
    points: int
    """The points of its natural cards; 0 in a meld of wild cards."""
    marks: int
    claim: "Claim" = ()
    """The cards of a sequence, from its lowest place up; 0 in a gap."""


def order_of(meld: Meld) -> Order:
    """Return the sort key of a meld in a lay-down: from aces down, a sequence at its lowest card.

    Groups come before sequences, more natural cards before fewer, then fewer wild cards before
    more, then lower cards before higher ones; melds of wild cards last, more twos before fewer.
    """
    if meld.kind is MeldKind.WILD:
        return (1, 0, 0, -meld.twos, meld.jokers)
    low, *others = _places_of(meld)
    form = (0, 0) if meld.suit is None else (1, cards.SUITS.index(meld.suit))
    return (-low, *form, -meld.naturals, meld.wilds, *others)


def _places_of(meld: Meld) -> list[int]:
    """Return the place of a group, or those of the natural cards of a sequence from the lowest."""
    if meld.run:
        return list(map(PLACES.index, meld.run))
    low = PLACES.index(meld.rank or meld.low or cards.BLACK_THREE)
    return [low] if meld.suit is None else list(range(low, low + meld.naturals))


class Pieces:
    """The legal melds by the cards that they take, cached."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self._known: dict[Meld, Piece | None] = {}
        self._lists: dict[tuple[Any, ...], list[Piece]] = {}

    @cached_property
    def _in_runs(self) -> frozenset[int]:
        """The places of the cards that may be in a sequence."""
        order = run_order(self.judge.question.rules)
        return frozenset(PLACES.index(rank) for rank in order if rank in PLACES)

    def groups(self, rank: cards.Card, naturals: int, wilds: int) -> list[Piece]:
        """Return all groups of a rank with at most so many natural and wild cards."""
        counts = product(range(1, naturals + 1), range(wilds + 1))
        melds = (group(rank, n, twos) for n, twos in counts)
        return self._legal((rank, naturals, wilds), melds)

    def sequences(self, holding: Holding, suit: str, place: int) -> list[Piece]:
        """Return all sequences of a suit from a place up, wild cards in their gaps too."""
        counts = holding.suited[suit]
        if not counts[place] or place not in self._in_runs:
            return []
        places = range(place, len(PLACES))
        held = tuple([counts[above] > 0 and above in self._in_runs for above in places])
        most = self.judge.question.rules.meld_rules.sequence_wilds
        runs = runs_of(held, min(most, holding.wilds))
        blank = Meld(MeldKind.SEQUENCE, suit=suit)
        melds = (
            _in_row(blank._replace(naturals=len(run), twos=twos), [PLACES[place + n] for n in run])
            for run in runs
            for twos in range(run[-1] + 1 - len(run), holding.wilds + 1)
        )
        return self._legal((suit, held, holding.wilds), melds)

    def wild(self, twos: int, jokers: int) -> list[Piece]:
        """Return all melds of wild cards with at most so many twos and jokers."""
        counts = filter(any, product(range(twos + 1), range(jokers + 1)))
        melds = (Meld(MeldKind.WILD, twos=n, jokers=above) for n, above in counts)
        return self._legal((MeldKind.WILD, twos, jokers), melds)

    def every(self, holding: Holding) -> Iterator[Piece]:
        """Yield every meld that can be made of a holding."""
        for rank, naturals in zip(PLACES, holding.naturals, strict=True):
            yield from self.groups(rank, naturals, holding.wilds)
        for suit in holding.suited:
            for place in range(len(PLACES)):
                yield from self.sequences(holding, suit, place)
        yield from self.wild(holding.twos, holding.jokers)

    def suits_that_matter(self, holding: Holding) -> Holding:
        """Return the holding without the suits in which no sequence is possible."""
        if not self.judge.question.rules.meld_rules.sequences:
            return replace(holding, suited={})
        places = range(len(PLACES))
        suited = {
            suit: counts
            for suit, counts in holding.suited.items()
            if any(self.sequences(holding, suit, place) for place in places)
        }
        return replace(holding, suited=suited)

    def _legal(self, key: tuple[Any, ...], melds: Iterable[Meld]) -> list[Piece]:
        """Return those of some melds that may be laid, in order; `key` tells them from others."""
        if key not in self._lists:
            pieces = (self._piece(meld) for meld in melds)
            self._lists[key] = sorted(piece for piece in pieces if piece is not None)
        return self._lists[key]

    def _piece(self, meld: Meld) -> Piece | None:
        if meld in self._known:
            return self._known[meld]
        worth, piece = self.judge.worth(meld), None
        if worth is not None:
            naturals, wilds, points = meld.twos, meld.jokers, 0
            if meld.kind is not MeldKind.WILD:
                naturals, wilds = meld.naturals, meld.wilds
                points = worth.points - wilds * self.judge.question.rules.card_values[cards.TWO]
            piece = Piece(order_of(meld), meld, worth.kind, naturals, wilds, points, worth.marks)
            if meld.suit is not None:
                laid = _places_of(meld)
                claim = tuple(int(at in laid) for at in range(laid[0], max(laid) + 1))
                piece = piece._replace(claim=claim)
        self._known[meld] = piece
        return piece


def runs_of(held: Sequence[bool], most: int) -> Iterator[tuple[int, ...]]:
    """Yield the cards of each sequence from the first card up, with at most so many in gaps.

    >>> list(runs_of([True, True, False, True], 1))
    [(0,), (0, 1), (0, 1, 3)]
    """
    todo: list[tuple[int, ...]] = [(0,)]
    while todo:
        run = todo.pop(0)
        yield run
        last = min(len(held), run[-1] + 2 + most - (run[-1] + 1 - len(run)))
        todo += [(*run, place) for place in range(run[-1] + 1, last) if held[place]]


def _in_row(meld: Meld, ranks: Sequence[cards.Card]) -> Meld:
    """Return a sequence of these natural cards; one with gaps has them as its run."""
    low, high = ranks[0], ranks[-1]
    is_whole = PLACES.index(high) - PLACES.index(low) + 1 == len(ranks)
    return meld._replace(low=low, high=high) if is_whole else meld._replace(run=tuple(ranks))


class Use(NamedTuple):
    """A meld with the top card of the pile in it."""

    meld: Meld
    worth: Worth
    """Its worth for a lay-down, without the top card if that does not count."""


def uses(pieces: Pieces, holding: Holding, top: HeldCard) -> Iterator[Use]:
    """Yield every meld of a holding with the top card in it that takes the pile."""
    if stops_pile(pieces.judge.question.rules, top.card):
        return
    for piece in pieces.every(holding):
        if top.card in cards.WILDS or can_use(pieces.judge.question.rules, piece.meld, top):
            for meld in _with_jokers(piece.meld, holding):
                if (
                    top.card not in cards.WILDS
                    or {cards.TWO: meld.twos, cards.JOKER: meld.jokers}[top.card]
                ):
                    worth = pieces.judge.worth(meld, has_top=True)
                    if worth is not None:
                        yield Use(meld, worth)


def _with_jokers(meld: Meld, holding: Holding) -> Iterator[Meld]:
    """Yield a meld with each number of jokers among its wild cards that the holding allows."""
    if meld.kind is MeldKind.WILD:
        yield meld
        return
    for jokers in range(min(meld.wilds, holding.jokers) + 1):
        if meld.wilds - jokers <= holding.twos:
            yield meld._replace(twos=meld.wilds - jokers, jokers=jokers)


END: Order = (2,)
"""The end of every order: one more meld at a place comes before none."""


class Choice(NamedTuple):
    """Pieces that are laid together, in order, with their sums."""

    order: tuple[Order, ...]
    pieces: tuple[Piece, ...]
    naturals: int
    wilds: int
    points: int
    marks: int

    def and_also(self, piece: Piece) -> "Choice":
        """Return the choice with one more piece, which does not come before the others."""
        return Choice(
            (*self.order[:-1], piece.order, END),
            (*self.pieces, piece),
            self.naturals + piece.naturals,
            self.wilds + piece.wilds,
            self.points + piece.points,
            self.marks | piece.marks,
        )

    def comes_before(self, other: "Choice") -> bool:
        """Return True if it is preferred to one of the same cards: fewer melds, then by order."""
        return (len(self.pieces), self.order) < (len(other.pieces), other.order)

    def key(self, *, several: bool) -> tuple[object, ...]:
        """Return the values in which another choice must be equal to be as good."""
        kinds = () if several else tuple(piece.kind for piece in self.pieces)
        return self.naturals, self.wilds, self.marks, kinds


NOTHING = Choice((END,), (), 0, 0, 0, 0)


class Choices:
    """The choices by the cards available, cached."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self.several = not pieces.judge.question.rules.meld_rules.one_meld_per_rank
        self._known: dict[tuple[cards.Card, int, int], tuple[Choice, ...]] = {}

    def of_rank(self, rank: cards.Card, naturals: int, wilds: int) -> tuple[Choice, ...]:
        """Return all groups that can be laid at once of a rank."""
        key = rank, naturals, wilds
        if key not in self._known:
            pieces = self.pieces.groups(rank, naturals, wilds)
            self._known[key] = put_together(pieces, naturals, wilds, several=self.several)
        return self._known[key]

    def wild(self, twos: int, jokers: int, closed: MeldKind | None) -> tuple[Choice, ...]:
        """Return all melds of wild cards that can be laid at once, none of the kind `closed`.

        `naturals` of such a choice are its twos, `wilds` its jokers.
        """
        pieces = [piece for piece in self.pieces.wild(twos, jokers) if piece.kind is not closed]
        return put_together(pieces, twos, jokers, several=self.several)


def put_together(
    pieces: Sequence[Piece], naturals: int, wilds: int, *, several: bool
) -> tuple[Choice, ...]:
    """Return all combinations of ordered pieces with so many cards, one of a kind unless `several`.

    Of choices that are equal in cards, marks and kinds only the preferred one is returned.
    """
    best = {NOTHING.key(several=several): NOTHING}
    for piece in pieces:
        begun = list(best.values())
        for before in begun:
            if not several and any(other.kind is piece.kind for other in before.pieces):
                continue
            after = before.and_also(piece)
            if after.naturals > naturals or after.wilds > wilds:
                continue
            other = best.get(after.key(several=several))
            if other is None or after.comes_before(other):
                best[after.key(several=several)] = after
                begun.append(after)  # where there may be several: the same piece once more
    return tuple(best.values())


def side_by_side(
    pieces: Sequence[Piece], free: Sequence[int], before: Choice = NOTHING
) -> Iterator[Choice]:
    """Yield a choice, and that with each further sequence for which cards are free."""
    yield before
    for place, piece in enumerate(pieces):
        left = [*map(sub, free, piece.claim), *free[len(piece.claim) :]]
        if min(left) >= 0:
            yield from side_by_side(pieces[place:], left, before.and_also(piece))


Claim = tuple[int, ...]
"""The cards of this place and those above in sequences of a suit that begin below."""
Claims = tuple[Claim, ...]
"""The claims of each suit."""


class Way:
    """The way up through the ranks of one holding."""

    def __init__(self, choices: Choices, holding: Holding, closed: cards.Card | None) -> None:
        """Start without any groups of the rank `closed`.

        The last suit comes first, because later choices come before earlier ones in the order of
        lay-downs.
        """
        self.choices, self.holding, self.closed = choices, holding, closed
        self.suits = [suit for suit in reversed(cards.SUITS) if suit in holding.suited]
        self.unclaimed: Claims = tuple(() for _ in self.suits)
        rules = choices.pieces.judge.question.rules
        self.values = [cards.value_of(rules, rank) for rank in PLACES]

    def stages(self) -> Iterator["Stage"]:
        """Yield at each place the sequences of each suit that begin there, then the groups."""
        points = []  # the most of each place, without cards that fit into no meld
        for place, value in enumerate(self.values):
            held = self.holding.naturals[place]
            if len(self.of_rank(place, 0)) == 1:
                held = min(held, sum(self.holding.suited[suit][place] for suit in self.suits))
            points.append(held * value)
        for place in range(len(PLACES)):
            for number, suit in enumerate(self.suits):
                if self.choices.pieces.sequences(self.holding, suit, place):
                    yield Stage(self, place, number, sum(points[place:]))
            if self.suits or len(self.of_rank(place, 0)) > 1:
                yield Stage(self, place, None, sum(points[place + 1 :]))

    def of_rank(self, place: int, taken: int) -> tuple[Choice, ...]:
        """Return the groups at a place if sequences have taken some of its cards."""
        rank, free = PLACES[place], self.holding.naturals[place] - taken
        return self.choices.of_rank(rank, 0 if rank == self.closed else free, self.holding.wilds)

    def begun(self, place: int, suit: str, claim: Claim) -> Iterator[tuple[Choice, Claim]]:
        """Yield the sequences of a suit that can begin at a place, and its claim after them."""
        held = self.holding.suited[suit][place:]
        free = [count - gone for count, gone in zip_longest(held, claim, fillvalue=0)]
        pieces = self.choices.pieces.sequences(self.holding, suit, place)
        for choice in side_by_side(pieces, free):
            claims = [claim, *(piece.claim for piece in choice.pieces)]
            yield choice, tuple(map(sum, zip_longest(*claims, fillvalue=0)))


class Stage:
    """The choices at one place: the sequences of one suit, or the groups.

    They are cached by the claim of one suit: the claims of all suits are very many.
    """

    def __init__(self, way: Way, place: int, suit: int | None, points: int) -> None:
        """`suit` is a number in `way.suits`; `points` can still come after this stage."""
        self.way, self.place, self.suit, self.points = way, place, suit, points
        self._begun: dict[Claim, list[tuple[Choice, Claim]]] = {}
        self._worth: dict[Claim, int] = {}

    def choices(self, claims: Claims) -> list[tuple[Choice, Claims]]:
        """Return the choices if these cards are claimed, each with the claims after it."""
        if self.suit is None:
            above = tuple([claim[1:] for claim in claims])
            taken = sum([claim[0] for claim in claims if claim])
            if taken > self.way.holding.naturals[self.place]:
                return []
            return [(choice, above) for choice in self.way.of_rank(self.place, taken)]
        claim = claims[self.suit]
        if claim not in self._begun:
            begun = self.way.begun(self.place, self.way.suits[self.suit], claim)
            self._begun[claim] = list(begun)
        before, after = claims[: self.suit], claims[self.suit + 1 :]
        return [(choice, (*before, now, *after)) for choice, now in self._begun[claim]]

    def points_to_come(self, claims: Claims) -> int:
        """Return the most points that can be laid after this stage, given the claims."""
        for claim in claims:
            if claim not in self._worth:
                values = self.way.values[self.place + (self.suit is None) :]
                worth = (n * value for n, value in zip(claim, values, strict=False))
                self._worth[claim] = sum(worth)
        return self.points - sum([self._worth[claim] for claim in claims])


class Laid(NamedTuple):
    """A choice, and those made before it at lower places."""

    choice: Choice
    before: Optional["Laid"]


class Entry(NamedTuple):
    """A lay-down: its natural cards and their points, its melds, and its choices."""

    naturals: int
    points: int
    melds: int
    laid: Laid | None


class Limit(NamedTuple):
    """The limits of the lay-downs that are looked at."""

    cards: int
    """The most cards."""
    wilds: int
    """The most wild cards."""
    points: int = 0
    """The fewest points in natural cards."""
    sequences: bool = True
    """True if sequences are looked at."""


State = tuple[Claims, int, int]
"""Claims, wild cards used, marks."""
States = dict[State, list[Entry]]
Cell = dict[int, Entry]
"""The best entry for each number of natural cards."""
Keep = Callable[[Cell], list[Entry]]
Table = dict[tuple[int, int], list[Entry]]
"""The entries by wild cards and marks."""


def sweep(
    choices: Choices, holding: Holding, limit: Limit, keep: Keep, closed: cards.Card | None = None
) -> Table:
    """Return all lay-downs of a holding worth making within a limit, without melds of wild cards.

    `keep` selects the entries to carry on; of the rank `closed` no group may be laid.
    """
    way = Way(choices, holding if limit.sequences else replace(holding, suited={}), closed)
    states: States = {(way.unclaimed, 0, 0): [Entry(0, 0, 0, None)]}
    for stage in way.stages():
        states = {
            state: keep(cell) for state, cell in _joined(states, stage, limit).items() if cell
        }
    return {(wilds, marks): entries for (_, wilds, marks), entries in states.items()}


def _joined(states: States, stage: Stage, limit: Limit) -> dict[State, Cell]:
    """Return every lay-down so far combined with every choice of a stage."""
    cells: dict[State, Cell] = {}
    for (claims, wilds, marks), entries in states.items():
        for choice, claimed in stage.choices(claims):
            used = wilds + choice.wilds
            if used <= limit.wilds:
                state = claimed, used, marks | choice.marks
                cell = cells.get(state)
                if cell is None:
                    cell = cells[state] = {}
                least = limit.points - stage.points_to_come(claimed)
                _put(cell, choice, entries, limit.cards - used, least)
    return cells


def _put(cell: Cell, choice: Choice, entries: list[Entry], most: int, least: int) -> None:
    """Put a choice on top of each entry into a cell, if it is the best of its kind.

    Only entries with at most `most` natural cards and at least `least` points are used.
    """
    for naturals, points, melds, laid in entries:
        if naturals + choice.naturals > most:
            break  # entries stand by the number of their cards
        if points + choice.points >= least:
            entry = Entry(
                naturals + choice.naturals,
                points + choice.points,
                melds + len(choice.pieces),
                Laid(choice, laid),
            )
            other = cell.get(entry.naturals)
            if other is None:
                is_better = True
            elif entry.points != other.points:
                is_better = entry.points > other.points
            elif entry.melds != other.melds:
                is_better = entry.melds < other.melds
            else:
                is_better = _is_before(entry.laid, other.laid)
            if is_better:
                cell[entry.naturals] = entry


def _is_before(first: Laid | None, second: Laid | None) -> bool:
    """Return True if a lay-down comes first in order: the choices made last decide first."""
    while first is not None and second is not None and first is not second:
        if first.choice.order != second.choice.order:
            return first.choice.order < second.choice.order
        first, second = first.before, second.before
    return False
