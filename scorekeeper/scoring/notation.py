"""The written form of melds and hands: one character a card, one token a meld."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from scorekeeper.remembered import MOST_ANSWERS
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_THREE,
    SUITS,
    TWO,
    Card,
)
from scorekeeper.scoring.meld import Meld, MeldKind, group, ranks_between
from scorekeeper.scoring.problem import Problem

LETTERS: Mapping[str, Card] = {
    **{rank[0] if rank != "10" else "T": rank for rank in NATURALS},
    TWO: TWO,
    "*": JOKER,
    "B": BLACK_THREE,
    "R": RED_THREE,
}
WRITTEN: Mapping[Card, str] = {card: letter for letter, card in LETTERS.items()}
SUIT_LETTERS: Mapping[str, str] = {suit[0].upper(): suit for suit in SUITS}
FROM_HAND = "!"
SUIT_MARK = ":"


def read_cards(text: str) -> tuple[Card, ...] | Problem:
    """The cards of a text in the order written, or what cannot be read in it.

    `10` is read as a ten; a bare `3` is refused, because it has to say red or black.
    """
    cards: list[Card] = []
    letters = text.strip().upper().replace("10", "T")
    for letter in letters:
        if letter == "3":
            return Problem("bare_three", values={"token": text})
        if letter not in LETTERS:
            return Problem("unknown_character", values={"token": text, "character": letter})
        cards.append(LETTERS[letter])
    return tuple(cards) or Problem("empty_notation", values={"token": text})


def read_hand(text: str) -> Counter[Card] | Problem:
    """How many of each card a written hand holds, or what cannot be read in it."""
    cards = read_cards(text)
    return cards if isinstance(cards, Problem) else Counter(cards)


@lru_cache(maxsize=MOST_ANSWERS)
def read_meld(token: str) -> Meld | Problem:
    """The meld of one token, or what cannot be read in it.

    A token of good letters that is a meld in no rule set is a `Meld` of kind jumble.
    """
    text = token.strip().upper()
    body = text.removesuffix(FROM_HAND)
    head, mark, rest = body.partition(SUIT_MARK)
    if mark and head not in SUIT_LETTERS:
        return no_suit(token, head)
    cards = read_cards(rest if mark else body)
    if isinstance(cards, Problem):
        return in_token(cards, token)
    meld = _sequence(SUIT_LETTERS[head], cards) if mark else _same_rank(cards)
    return meld._replace(from_hand=text.endswith(FROM_HAND))


def no_suit(token: str, head: str) -> Problem:
    """What stands before the colon of a token is no suit."""
    return Problem("unknown_suit", values={"token": token, "character": head})


def in_token(problem: Problem, token: str) -> Problem:
    """What is wrong with the cards of a token, said of the token: `h:`, `!` and nothing at all."""
    values = {**problem.values, "token": token}
    is_bare = problem.code == "empty_notation" and token.strip()
    return Problem("empty_token" if is_bare else problem.code, values=values)


def read_melds(text: str) -> tuple[Meld, ...] | Problem:
    """The melds of a text, separated by spaces, or the first token that cannot be read."""
    melds: list[Meld] = []
    for token in text.split():
        meld = read_meld(token)
        if isinstance(meld, Problem):
            return meld
        melds.append(meld)
    return tuple(melds) or Problem("empty_notation", values={"token": text})


def write_meld(meld: Meld) -> str:
    """The token of a meld: upper case, natural cards first, then twos, then jokers."""
    wilds = WRITTEN[TWO] * meld.twos + WRITTEN[JOKER] * meld.jokers
    end = wilds + (FROM_HAND if meld.from_hand else "")
    if meld.kind is MeldKind.SEQUENCE and meld.suit and meld.low and meld.high:
        ranks = ranks_between(meld.low, meld.high)
        return meld.suit[0].upper() + SUIT_MARK + "".join(WRITTEN[r] for r in ranks) + end
    mark = meld.suit[0].upper() + SUIT_MARK if meld.suit else ""
    naturals = WRITTEN[meld.rank] * meld.naturals if meld.rank else ""
    return mark + naturals + "".join(WRITTEN[card] for card in meld.strays) + end


def _same_rank(cards: tuple[Card, ...]) -> Meld:
    count = Counter(cards)
    twos, jokers = count.pop(TWO, 0), count.pop(JOKER, 0)
    if not count:
        return Meld(kind=MeldKind.WILD, twos=twos, jokers=jokers)
    if len(count) > 1 or RED_THREE in count:
        return Meld(kind=MeldKind.JUMBLE, strays=cards)
    ((rank, naturals),) = count.items()
    return group(rank, naturals, twos, jokers)


def _sequence(suit: str, cards: tuple[Card, ...]) -> Meld:
    naturals = [card for card in cards if card not in (TWO, JOKER)]
    in_order = set(naturals) <= set(NATURALS) and naturals
    if not in_order or tuple(naturals) != ranks_between(naturals[0], naturals[-1]):
        return Meld(kind=MeldKind.JUMBLE, suit=suit, strays=cards)
    return Meld(
        kind=MeldKind.SEQUENCE,
        suit=suit,
        low=naturals[0],
        high=naturals[-1],
        naturals=len(naturals),
        twos=cards.count(TWO),
        jokers=cards.count(JOKER),
    )
