"""The choices that come one after the other on the way up through the ranks of a holding."""

from collections.abc import Callable, Iterator
from itertools import zip_longest

from scorekeeper.rules.cards import SUITS, Card
from scorekeeper.scoring.finder.choices import Choice, Choices, side_by_side
from scorekeeper.scoring.finder.holding import PLACES, Holding

Claim = tuple[int, ...]
"""How many cards of this place and those above are in sequences of a suit begun below."""
Claims = tuple[Claim, ...]
"""The claims of each suit."""
Menu = Callable[[Claims], list[tuple[Choice, Claims]]]
"""What can be chosen at a place, and the claims after it."""


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

    def menus(self) -> Iterator[tuple[Menu, int]]:
        """At each place the sequences of each suit that begin there, then the groups.

        Each menu comes with the most points that those after it can still bring.
        """
        held = [self._points_at(place) for place in range(len(PLACES))]
        for place in range(len(PLACES)):
            for number, suit in enumerate(self.suits):
                if self.choices.pieces.sequences(self.holding, suit, place):
                    yield self._sequences(place, number), sum(held[place:])
            if self.suits or len(self._of_rank(place, 0)) > 1:
                yield self._groups(place), sum(held[place + 1 :])

    def _points_at(self, place: int) -> int:
        """The most that the cards of a place can count, those that fit into no meld left out."""
        rules, cards = self.choices.pieces.judge.question.rules, self.holding.naturals[place]
        if len(self._of_rank(place, 0)) == 1:
            cards = min(cards, sum(self.holding.suited[suit][place] for suit in self.suits))
        return cards * rules.card_values[PLACES[place]]

    def _groups(self, place: int) -> Menu:
        def menu(claims: Claims) -> list[tuple[Choice, Claims]]:
            above = tuple(claim[1:] for claim in claims)
            taken = sum(claim[0] for claim in claims if claim)
            if taken > self.holding.naturals[place]:
                return []
            return [(choice, above) for choice in self._of_rank(place, taken)]

        return menu

    def _of_rank(self, place: int, taken: int) -> tuple[Choice, ...]:
        rank, free = PLACES[place], self.holding.naturals[place] - taken
        return self.choices.of_rank(rank, 0 if rank == self.closed else free, self.holding.wilds)

    def _sequences(self, place: int, number: int) -> Menu:
        begun: dict[Claim, list[tuple[Choice, Claim]]] = {}

        def menu(claims: Claims) -> list[tuple[Choice, Claims]]:
            claim = claims[number]
            if claim not in begun:
                begun[claim] = list(self._begun(place, self.suits[number], claim))
            before, after = claims[:number], claims[number + 1 :]
            return [(choice, (*before, now, *after)) for choice, now in begun[claim]]

        return menu

    def _begun(self, place: int, suit: str, claim: Claim) -> Iterator[tuple[Choice, Claim]]:
        held = self.holding.suited[suit][place:]
        free = [count - gone for count, gone in zip_longest(held, claim, fillvalue=0)]
        pieces = self.choices.pieces.sequences(self.holding, suit, place)
        for choice in side_by_side(pieces, free):
            longest = max((piece.naturals for piece in choice.pieces), default=0)
            more = [sum(p.naturals > above for p in choice.pieces) for above in range(longest)]
            yield choice, tuple(a + b for a, b in zip_longest(claim, more, fillvalue=0))
