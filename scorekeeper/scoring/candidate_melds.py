"""The melds that can be made of a holding, with all wild cards alike, each judged once."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import product, takewhile, zip_longest
from typing import Any, NamedTuple, Optional

from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    SUITS,
    TWO,
    WILDS,
    Card,
    bonus_of,
    types_by_id,
)
from scorekeeper.rules.model import Need, RuleSet
from scorekeeper.scoring.checks import may_go_out
from scorekeeper.scoring.hand import PLACES, HeldCard, Holding, can_use
from scorekeeper.scoring.initial_meld import LayDown, Requirement, may_be_exempt, verdict
from scorekeeper.scoring.legality import meld_problems, points_in_packs
from scorekeeper.scoring.meld import (
    Meld,
    MeldKind,
    canasta_type,
    group,
    judged_melds,
    ranks_between,
    stops_pile,
)


class Preference(StrEnum):
    """Which of several lay-downs that are enough is the best one.

    What is level goes to the fewest melds, and then to the order of the melds: at the first one
    that two lay-downs do not share that with the higher rank (a sequence counts by its lowest
    card), a group before a sequence, spades before hearts, diamonds and clubs, more natural
    cards before fewer, fewer wild cards before more, more jokers among these before fewer; melds
    of wild cards come last, with more twos before fewer. So there is always one best lay-down.
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
    """The top card of the pile, where the pile is to be taken: it has to be melded."""
    concealed: bool = False
    """As in a lay-down: melded by a player who goes out concealed. Whether what is left of the
    hand lets the player go out is not asked."""

    @property
    def top_counts(self) -> bool:
        """True if the top card counts like any other, so that it only has to be in some meld.

        Wild cards are left out: which of them lie in a meld is settled too late to tell.
        """
        counts = self.rules.initial_meld_exceptions.top_discard_counts
        return counts and self.top is not None and self.top.card not in WILDS

    def lay_down(self, melds: tuple[Meld, ...]) -> LayDown:
        """These melds as the side's first lay-down in these circumstances."""
        return LayDown(
            melds=melds,
            took_pile=self.top is not None,
            top_card=None if self.top is None else self.top.card,
            concealed_going_out=self.concealed,
        )


Grade = Callable[[Meld], int]
"""A number from 0, nothing at all, in steps of 1."""


def no_grade(meld: Meld) -> int:
    """The grade of all melds where no canasta is looked for."""
    return 0


def bonus_grade(rules: RuleSet) -> Grade:
    """Canastas by their bonus; one without a price is still more than none."""
    prices = {kind: bonus_of(rules, kind) or 0 for kind in types_by_id()}
    steps = sorted(set(prices.values()))

    def grade(meld: Meld) -> int:
        kind = canasta_type(rules, meld)
        return 0 if kind is None else 1 + steps.index(prices[kind])

    return grade


def need_grade(rules: RuleSet, need: Need | None) -> Grade:
    """Melds by their cards, if with more natural cards they were the canasta that is wanted."""
    whole = rules.canasta_min_cards

    def grade(meld: Meld) -> int:
        kind = canasta_type(rules, meld._replace(naturals=max(meld.naturals, whole)))
        fits = kind is not None and need in types_by_id()[kind].satisfies
        return min(meld.cards, whole) if fits else 0

    return grade if need else no_grade


SHORT = "short_of_requirement"
TOP_UNUSED = "top card unused"
"""No code of a problem: what a lay-down lacks in which the top card of the pile is not."""

WAIVED = {SHORT, "needs_canasta", "needs_natural_canasta", "needs_clean_triple"}
"""Codes of problems that going out concealed waives for the whole lay-down."""
WAIVED_IN_A_MELD = {"naturals_only", "no_mixed_canasta_at_first"}
"""The same for one of its melds."""


class Worth(NamedTuple):
    """What a meld adds to a lay-down."""

    kind: MeldKind
    """As a rule set sees it: twos may be a rank."""
    points: int
    """What it counts."""
    marks: int
    """A bit for each thing that a lay-down with it does not lack; above them its grade, as so
    many bits that the marks of several melds, or-ed, have the highest grade among them; above
    these one for a meld that only a hand that goes out may lay, and one for each canasta."""


class Judge:
    """Judges melds by one question, and lay-downs by the marks of their melds."""

    def __init__(self, question: Question, grade: Grade) -> None:
        """Ask what a lay-down of nothing lacks: that is all that melds have to bring."""
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
        self._grades = max(question.rules.canasta_min_cards, len(types_by_id()) + 1)
        self._goes_out_only = 1 << len(self.wanted) + self._grades
        self._canastas: dict[tuple[str, Meld], int] = {}
        self._may_go_out: dict[int, bool] = {}
        self._is_waivable = may_be_exempt(question.rules, question.lay_down(()))

    def worth(self, meld: Meld, *, has_top: bool = False) -> Worth | None:
        """What a meld adds; None where it may not be laid.

        `has_top` says that it has the top card of the pile in it, which may not count.
        """
        rules, question = self.question.rules, self.question
        (judged,) = judged_melds(rules, (meld,))
        if meld_problems(rules, judged, going_out=question.concealed):
            return None
        laid = question.lay_down((meld,))
        found = verdict(rules, laid if has_top else replace(laid, top_card=None), self._probe)
        lacking = {problem.code for problem in found.problems}
        if question.top is None or not can_use(question.rules, judged, question.top):
            lacking |= self._bits.keys() & {TOP_UNUSED}
        barred = lacking - self._bits.keys()
        if barred and not (self._is_waivable and barred <= WAIVED_IN_A_MELD):
            return None
        brought = sum(bit for code, bit in self._bits.items() if code not in lacking)
        grade = (1 << self.grade(judged)) - 1
        marks = brought | grade << len(self.wanted) | self._canasta_bit(judged)
        return Worth(judged.kind, found.value, marks | self._goes_out_only * bool(barred))

    def _canasta_bit(self, judged: Meld) -> int:
        """The bit of a canasta where going out matters: one for each rank, or suit, and type.

        Two canastas of one rank and type are taken for one; no hand that is dealt has them.
        """
        kind = canasta_type(self.question.rules, judged) if self._is_waivable else None
        if kind is None:
            return 0
        key = kind, Meld(judged.kind, judged.rank, suit=judged.suit)
        place = self._canastas.setdefault(key, len(self._canastas) + 1)
        return self._goes_out_only << place

    def goes_out(self, marks: int) -> bool:
        """True if melds that left these marks are a hand that goes out without any minimum."""
        if not self._is_waivable:
            return False
        bits = marks // (self._goes_out_only << 1)
        if bits not in self._may_go_out:
            types = (kind for (kind, _), at in self._canastas.items() if bits >> at - 1 & 1)
            self._may_go_out[bits] = may_go_out(self.question.rules, Counter(types))
        return self._may_go_out[bits]

    def is_barred(self, marks: int) -> bool:
        """Return True if a meld is among them that may be laid only by who goes out."""
        return bool(marks & self._goes_out_only) and not self.goes_out(marks)

    def grade_of(self, marks: int) -> int:
        """The highest grade of the melds that left these marks."""
        return (marks >> len(self.wanted) & (1 << self._grades) - 1).bit_length()

    def lacking(self, marks: int) -> set[str]:
        """What a lay-down with these marks lacks, whatever its points."""
        missing = {code for code, bit in self._bits.items() if not marks & bit}
        return missing - WAIVED if self.goes_out(marks) else missing

    def suffices(self, marks: int, value: int) -> bool:
        """Return True if a lay-down with these marks that counts so much is enough."""
        if self._is_waivable and (self.goes_out(marks) or self.is_barred(marks)):
            return not self.is_barred(marks) and not self.lacking(marks)
        short = 0 if value < self.question.required.points else self._bits.get(SHORT, 0)
        everything = (1 << len(self.wanted)) - 1
        return (marks | short) & everything == everything


Order = tuple[int, ...]
Asked = tuple[Any, ...]
"""What makes a meld, and of what."""


class Piece(NamedTuple):
    """A meld that may be laid.

    In a group or sequence all wild cards stand as twos: no rule asks for jokers there, and which
    of them are jokers is settled last. In a meld of wild cards `naturals` counts its twos and
    `wilds` its jokers.
    """

    order: Order
    meld: Meld
    kind: MeldKind
    """The kind as which a rule set sees it."""
    naturals: int
    wilds: int
    points: int
    """What its natural cards count; in a meld of wild cards nothing."""
    marks: int


def order_of(meld: Meld) -> Order:
    """Where a meld stands in a lay-down: from aces down, a sequence at its lowest card.

    Groups stand before sequences, more natural cards before fewer, then fewer wild cards before
    more; melds of wild cards last, more twos before fewer.
    """
    if meld.kind is MeldKind.WILD:
        return (1, 0, 0, -meld.twos, meld.jokers)
    rank = meld.rank or meld.low or BLACK_THREE
    form = (0, 0) if meld.suit is None else (1, SUITS.index(meld.suit))
    return (-PLACES.index(rank), *form, -meld.naturals, meld.wilds)


class Pieces:
    """The pieces by the cards that they take. What was judged once is remembered."""

    def __init__(self, judge: Judge) -> None:
        """Nothing is judged before it is asked for."""
        self.judge = judge
        self._known: dict[Asked, Piece | None] = {}
        self._lists: dict[Asked, list[Piece]] = {}

    def groups(self, rank: Card, naturals: int, wilds: int) -> list[Piece]:
        """All groups of a rank with at most so many natural and wild cards."""
        counts = product((rank,), range(1, naturals + 1), range(wilds + 1))
        return self._legal((group, rank, naturals, wilds), counts)

    def sequences(self, holding: Holding, suit: str, place: int) -> list[Piece]:
        """All sequences of a suit from a place up."""
        length = len(list(takewhile(bool, holding.suited[suit][place:])))
        low, wilds = PLACES[place], holding.wilds
        if not length or low not in NATURALS:
            return []
        highs = PLACES[place : place + length]
        shapes = product((suit,), (low,), highs, range(wilds + 1))
        return self._legal((sequence, suit, low, length, wilds), shapes)

    def wild(self, twos: int, jokers: int) -> list[Piece]:
        """All melds of wild cards with at most so many twos and jokers."""
        counts = product(range(twos + 1), range(jokers + 1))
        return self._legal((wild_cards, twos, jokers), (one for one in counts if any(one)))

    def every(self, holding: Holding) -> Iterator[Piece]:
        """Every meld that can be made of a holding."""
        for rank, naturals in zip(PLACES, holding.naturals, strict=True):
            yield from self.groups(rank, naturals, holding.wilds)
        for suit in holding.suited:
            for place in range(len(PLACES)):
                yield from self.sequences(holding, suit, place)
        yield from self.wild(holding.twos, holding.jokers)

    def suits_that_matter(self, holding: Holding) -> Holding:
        """The holding with the suits of those cards alone that could lie in a sequence."""
        if not self.judge.question.rules.meld_rules.sequences:
            return replace(holding, suited={})
        places = range(len(PLACES))
        suited = {
            suit: counts
            for suit, counts in holding.suited.items()
            if any(self.sequences(holding, suit, place) for place in places)
        }
        return replace(holding, suited=suited)

    def _legal(self, asked: Asked, shapes: Iterable[tuple[Any, ...]]) -> list[Piece]:
        """The legal ones among melds of some shapes, in order; remembered by what was asked."""
        if asked not in self._lists:
            found = (self._piece((asked[0], *shape)) for shape in shapes)
            self._lists[asked] = sorted(piece for piece in found if piece is not None)
        return self._lists[asked]

    def _piece(self, shape: Asked) -> Piece | None:
        if shape not in self._known:
            make, *of = shape
            self._known[shape] = self._judged(make(*of))
        return self._known[shape]

    def _judged(self, meld: Meld) -> Piece | None:
        worth = self.judge.worth(meld)
        if worth is None:
            return None
        if meld.kind is MeldKind.WILD:
            return Piece(order_of(meld), meld, worth.kind, meld.twos, meld.jokers, 0, worth.marks)
        points = worth.points - meld.wilds * self.judge.question.rules.card_values[TWO]
        return Piece(
            order_of(meld), meld, worth.kind, meld.naturals, meld.wilds, points, worth.marks
        )


def sequence(suit: str, low: Card, high: Card, wilds: int) -> Meld:
    """A sequence of a suit from low to high."""
    naturals = len(ranks_between(low, high))
    return Meld(
        kind=MeldKind.SEQUENCE, suit=suit, low=low, high=high, naturals=naturals, twos=wilds
    )


def wild_cards(twos: int, jokers: int) -> Meld:
    """A meld of wild cards."""
    return Meld(kind=MeldKind.WILD, twos=twos, jokers=jokers)


class Use(NamedTuple):
    """A meld with the top card of the pile in it."""

    meld: Meld
    worth: Worth
    """What it adds to a lay-down, the top card left out where that does not count."""


def uses(pieces: Pieces, holding: Holding, top: HeldCard) -> Iterator[Use]:
    """Every meld of a holding that takes the pile with its top card, which the holding has too."""
    if stops_pile(pieces.judge.question.rules, top.card):
        return
    for piece in pieces.every(holding):
        if top.card in WILDS or can_use(pieces.judge.question.rules, piece.meld, top):
            for meld in _told_apart(piece.meld, holding):
                if top.card not in WILDS or {TWO: meld.twos, JOKER: meld.jokers}[top.card]:
                    worth = pieces.judge.worth(meld, has_top=True)
                    if worth is not None:
                        yield Use(meld, worth)


def _told_apart(meld: Meld, holding: Holding) -> Iterator[Meld]:
    """A meld with each number of jokers among its wild cards that the holding allows."""
    if meld.kind is MeldKind.WILD:
        yield meld
        return
    for jokers in range(min(meld.wilds, holding.jokers) + 1):
        if meld.wilds - jokers <= holding.twos:
            yield meld._replace(twos=meld.wilds - jokers, jokers=jokers)


END: Order = (2,)
"""Behind every order: who lays one more meld at a place comes before who does not."""


class Choice(NamedTuple):
    """Pieces that are laid together, in order, and what they are together."""

    order: tuple[Order, ...]
    pieces: tuple[Piece, ...]
    naturals: int
    wilds: int
    points: int
    marks: int

    def and_also(self, piece: Piece) -> "Choice":
        """The same with one more piece, which does not stand before the others."""
        return Choice(
            (*self.order[:-1], piece.order, END),
            (*self.pieces, piece),
            self.naturals + piece.naturals,
            self.wilds + piece.wilds,
            self.points + piece.points,
            self.marks | piece.marks,
        )

    def comes_before(self, other: "Choice") -> bool:
        """True if it is to be preferred to one of the same cards: fewer melds, then by order."""
        return (len(self.pieces), self.order) < (len(other.pieces), other.order)

    def key(self, *, several: bool) -> tuple[object, ...]:
        """What another choice must be alike in to be as good."""
        kinds = () if several else tuple(piece.kind for piece in self.pieces)
        return self.naturals, self.wilds, self.marks, kinds


NOTHING = Choice((END,), (), 0, 0, 0, 0)


class Choices:
    """The choices by the cards that are there for them. What was asked once is remembered."""

    def __init__(self, pieces: Pieces) -> None:
        """Nothing is put together before it is asked for."""
        self.pieces = pieces
        self.several = not pieces.judge.question.rules.meld_rules.one_meld_per_rank
        self._known: dict[tuple[Card, int, int], tuple[Choice, ...]] = {}

    def of_rank(self, rank: Card, naturals: int, wilds: int) -> tuple[Choice, ...]:
        """All groups that can be laid at once of a rank."""
        key = rank, naturals, wilds
        if key not in self._known:
            pieces = self.pieces.groups(rank, naturals, wilds)
            self._known[key] = put_together(pieces, naturals, wilds, several=self.several)
        return self._known[key]

    def wild(self, twos: int, jokers: int, closed: MeldKind | None) -> tuple[Choice, ...]:
        """All melds of wild cards that can be laid at once, none of the kind `closed`.

        `naturals` of such a choice are its twos, `wilds` its jokers.
        """
        pieces = [piece for piece in self.pieces.wild(twos, jokers) if piece.kind is not closed]
        return put_together(pieces, twos, jokers, several=self.several)


def put_together(
    pieces: Sequence[Piece], naturals: int, wilds: int, *, several: bool
) -> tuple[Choice, ...]:
    """All that can be laid of ordered pieces with so many cards, one of a kind unless `several`.

    Of choices that are alike in cards, marks and kinds only the preferred one is given.
    """
    found = {NOTHING.key(several=several): NOTHING}
    for piece in pieces:
        begun = list(found.values())
        for before in begun:
            if not several and any(other.kind is piece.kind for other in before.pieces):
                continue
            after = before.and_also(piece)
            if after.naturals > naturals or after.wilds > wilds:
                continue
            other = found.get(after.key(several=several))
            if other is None or after.comes_before(other):
                found[after.key(several=several)] = after
                begun.append(after)  # where there may be several: the same piece once more
    return tuple(found.values())


def side_by_side(
    pieces: Sequence[Piece], free: Sequence[int], before: Choice = NOTHING
) -> Iterator[Choice]:
    """What has been begun, and that with each further sequence for which cards are free."""
    yield before
    for place, piece in enumerate(pieces):
        left = [count - (above < piece.naturals) for above, count in enumerate(free)]
        if min(left) >= 0:
            yield from side_by_side(pieces[place:], left, before.and_also(piece))


Claim = tuple[int, ...]
"""How many cards of this place and those above are in sequences of a suit begun below."""
Claims = tuple[Claim, ...]
"""The claims of each suit."""
Offer = tuple[Choice, Claims]
"""A choice, and the claims after it."""


class Way:
    """The way up through one holding."""

    def __init__(self, choices: Choices, holding: Holding, closed: Card | None) -> None:
        """Of the rank `closed` no group may be laid.

        The last suit comes first, because what comes later on the way stands before what comes
        earlier in the order of lay-downs.
        """
        self.choices, self.holding, self.closed = choices, holding, closed
        self.suits = [suit for suit in reversed(SUITS) if suit in holding.suited]
        self.unclaimed: Claims = tuple(() for _ in self.suits)
        values = choices.pieces.judge.question.rules.card_values
        self.values = [values[rank] for rank in PLACES]

    def stages(self) -> Iterator["Stage"]:
        """At each place the sequences of each suit that begin there, then the groups."""
        points = [self._points_at(place) for place in range(len(PLACES))]
        for place in range(len(PLACES)):
            for number, suit in enumerate(self.suits):
                if self.choices.pieces.sequences(self.holding, suit, place):
                    yield Stage(self, place, number, sum(points[place:]))
            if self.suits or len(self.of_rank(place, 0)) > 1:
                yield Stage(self, place, None, sum(points[place + 1 :]))

    def of_rank(self, place: int, taken: int) -> tuple[Choice, ...]:
        """The groups at a place where sequences have taken some of its cards."""
        rank, free = PLACES[place], self.holding.naturals[place] - taken
        return self.choices.of_rank(rank, 0 if rank == self.closed else free, self.holding.wilds)

    def begun(self, place: int, suit: str, claim: Claim) -> Iterator[tuple[Choice, Claim]]:
        """The sequences of a suit that can begin at a place, and its claim after them."""
        held = self.holding.suited[suit][place:]
        free = [count - gone for count, gone in zip_longest(held, claim, fillvalue=0)]
        pieces = self.choices.pieces.sequences(self.holding, suit, place)
        for choice in side_by_side(pieces, free):
            longest = max((piece.naturals for piece in choice.pieces), default=0)
            more = [sum(p.naturals > above for p in choice.pieces) for above in range(longest)]
            yield choice, tuple(a + b for a, b in zip_longest(claim, more, fillvalue=0))

    def _points_at(self, place: int) -> int:
        """The most that the cards of a place can count, those that fit into no meld left out."""
        cards = self.holding.naturals[place]
        if len(self.of_rank(place, 0)) == 1:
            cards = min(cards, sum(self.holding.suited[suit][place] for suit in self.suits))
        return cards * self.values[place]


class Stage:
    """What can be chosen at one place: the sequences of one suit, or the groups.

    Each claim of one suit is looked at once: the claims of all suits are very many.
    """

    def __init__(self, way: Way, place: int, suit: int | None, points: int) -> None:
        """`suit` is a number in `way.suits`; `points` can still come after this stage."""
        self.way, self.place, self.suit, self.points = way, place, suit, points
        self._begun: dict[Claim, list[tuple[Choice, Claim]]] = {}
        self._worth: dict[Claim, int] = {}

    def choices(self, claims: Claims) -> list[Offer]:
        """The choices where these cards are claimed."""
        if self.suit is None:
            return self._groups(claims)
        claim = claims[self.suit]
        if claim not in self._begun:
            found = self.way.begun(self.place, self.way.suits[self.suit], claim)
            self._begun[claim] = list(found)
        before, after = claims[: self.suit], claims[self.suit + 1 :]
        return [(choice, (*before, now, *after)) for choice, now in self._begun[claim]]

    def points_to_come(self, claims: Claims) -> int:
        """The most that can still be laid on top of the claims after this stage."""
        return self.points - sum([self._claimed(claim) for claim in claims])

    def _groups(self, claims: Claims) -> list[Offer]:
        above = tuple([claim[1:] for claim in claims])
        taken = sum([claim[0] for claim in claims if claim])
        if taken > self.way.holding.naturals[self.place]:
            return []
        return [(choice, above) for choice in self.way.of_rank(self.place, taken)]

    def _claimed(self, claim: Claim) -> int:
        if claim not in self._worth:
            first = self.place + (self.suit is None)
            values = self.way.values[first:]
            self._worth[claim] = sum(n * value for n, value in zip(claim, values, strict=False))
        return self._worth[claim]


class Laid(NamedTuple):
    """A choice, and those that were made before it at lower places."""

    choice: Choice
    before: Optional["Laid"]


class Entry(NamedTuple):
    """A lay-down by its natural cards, what these count, its melds, and how it came about."""

    naturals: int
    points: int
    melds: int
    laid: Laid | None


class Limit(NamedTuple):
    """Which lay-downs are looked at."""

    cards: int
    """At most so many cards."""
    wilds: int
    """At most so many wild cards among them."""
    points: int = 0
    """Natural cards that count at least so much."""
    sequences: bool = True
    """True if any sequence is among them."""


State = tuple[Claims, int, int]
"""Claims, wild cards used, marks."""
States = dict[State, list[Entry]]
Cell = dict[int, Entry]
"""The best entry for each number of natural cards."""
Keep = Callable[[Cell], list[Entry]]
Table = dict[tuple[int, int], list[Entry]]
"""The entries by wild cards and marks."""


def cheapest(enough: int) -> Keep:
    """Keep what has more points than all with fewer cards, up to the first that has enough."""

    def keep(cell: Cell) -> list[Entry]:
        kept: list[Entry] = []
        for naturals in sorted(cell):
            if not kept or cell[naturals].points > kept[-1].points:
                kept.append(cell[naturals])
            if kept[-1].points >= enough:
                break
        return kept

    return keep


def dearest(cell: Cell) -> list[Entry]:
    """Keep what has the most points, with the fewest cards for them."""
    return [max(cell.values(), key=lambda entry: (entry.points, -entry.naturals))]


def sweep(
    choices: Choices, holding: Holding, limit: Limit, keep: Keep, closed: Card | None = None
) -> Table:
    """All that is worth laying of a holding within a limit, melds of wild cards left aside.

    `keep` says what is carried on; of the rank `closed` no group may be laid.
    """
    way = Way(choices, holding if limit.sequences else replace(holding, suited={}), closed)
    states: States = {(way.unclaimed, 0, 0): [Entry(0, 0, 0, None)]}
    for stage in way.stages():
        states = {
            state: keep(cell) for state, cell in _joined(states, stage, limit).items() if cell
        }
    return {(wilds, marks): entries for (_, wilds, marks), entries in states.items()}


def _joined(states: States, stage: Stage, limit: Limit) -> dict[State, Cell]:
    """Every lay-down so far with every choice of a stage."""
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
    """Put a choice on top of each entry into a cell, where it is the best of its kind.

    At most so many natural cards, and at least so many points, are looked at.
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
            if other is None or _is_better(entry, other):
                cell[entry.naturals] = entry


def _is_better(one: Entry, other: Entry) -> bool:
    """Return True if an entry is better than another one of as many cards."""
    if one.points != other.points:
        return one.points > other.points
    if one.melds != other.melds:
        return one.melds < other.melds
    return _is_before(one.laid, other.laid)


def _is_before(one: Laid | None, other: Laid | None) -> bool:
    """Return True if a lay-down comes first in order: the choices made last decide first."""
    while one is not None and other is not None and one is not other:
        if one.choice.order != other.choice.order:
            return one.choice.order < other.choice.order
        one, other = one.before, other.before
    return False
