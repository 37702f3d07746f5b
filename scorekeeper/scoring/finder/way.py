"""The choices that come one after the other on the way up through the ranks of a holding."""

from collections.abc import Iterator
from itertools import zip_longest

from scorekeeper.rules.cards import SUITS, Card
from scorekeeper.scoring.finder.choices import Choice, Choices, side_by_side
from scorekeeper.scoring.finder.holding import PLACES, Holding

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
