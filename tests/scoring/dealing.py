"""Legal deals: cards are really dealt out of the packs of a rule set and laid as it allows.

Nothing here knows the engine: only the plain values of a rule set, by path.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("spades", "hearts", "diamonds", "clubs")
TRUMP: Literal["hearts"] = "hearts"
"""The trump suit of every deal, where the rules have trumps."""
TWO, JOKER, RED, BLACK = "2", "JOKER", "3r", "3b"
Values = dict[str, Any]


@dataclass(kw_only=True)
class Laid:
    """A meld on the table; the cards of a sequence are those from `low` to `high`."""

    kind: str
    rank: str = ""
    suit: str = ""
    low: int = 0
    high: int = 0
    naturals: int = 0
    twos: int = 0
    jokers: int = 0
    from_hand: bool = False
    strays: Counter[str] = field(default_factory=Counter)
    """The cards of kind `jumble`: any cards that lie together."""

    @property
    def size(self) -> int:
        return self.naturals + self.twos + self.jokers + self.strays.total()


@dataclass(kw_only=True)
class Played:
    melds: list[Laid] = field(default_factory=list)
    hands: list[Counter[str]] = field(default_factory=list)
    red_threes: int = 0
    black_threes: int = 0
    captured: int = 0
    out: bool = False
    concealed: bool = False
    acaba: str = ""
    special: str = ""
    lone: bool = False
    adjustment: int = 0


def whole_packs(values: Values) -> Counter[str]:
    decks = values["decks"]
    threes = {RED: 2 * decks, BLACK: 2 * decks}
    return Counter(dict.fromkeys((*RANKS, TWO), 4 * decks) | threes | {JOKER: values["jokers"]})


class Packs:
    def __init__(self, values: Values, random: Random) -> None:
        """Shuffle the packs of a rule set."""
        decks = values["decks"]
        self.values, self.random = values, random
        self.natural = Counter({(rank, suit): decks for rank in RANKS for suit in SUITS})
        whole = whole_packs(values)
        self.other = Counter({card: whole[card] for card in (TWO, JOKER, RED, BLACK)})

    def left(self, rank: str) -> int:
        return sum(self.natural[rank, suit] for suit in SUITS)

    def take(self, rank: str, count: int) -> None:
        """Take cards of a rank, of whatever suits."""
        for _ in range(count):
            suit = self.random.choice([s for s in SUITS if self.natural[rank, s]])
            self.natural[rank, suit] -= 1

    def take_up_to(self, card: str, most: int) -> int:
        """Take a number of twos, jokers or threes, at most so many; how many it were."""
        count = self.random.randint(0, max(0, min(most, self.other[card])))
        self.other[card] -= count
        return count

    def hand(self, size: int) -> Counter[str]:
        """So many cards off the top, fewer where the packs run out."""
        cards = [rank for (rank, _), count in self.natural.items() for _ in range(count)]
        cards += [card for card, n in self.other.items() for _ in range(n // (1 + (card == RED)))]
        hand = Counter(self.random.sample(cards, min(size, len(cards))))
        for card, count in hand.items():
            if card in self.other:
                self.other[card] -= count
            else:
                self.take(card, count)
        return hand


def group(packs: Packs, rank: str) -> Laid | None:
    """A legal meld of a rank, or None where the cards at hand make none."""
    rule, random = packs.values["meld_rules"], packs.random
    longest = rule["max_cards"] or 99
    if packs.left(rank) < max(rule["min_naturals"], 1):
        return None
    aim = random.choice((3, 4, 5, 7, 7, 8, 9))
    naturals = max(rule["min_naturals"], min(packs.left(rank), random.randint(2, aim), longest))
    most = 4 if rule["max_wilds"] is None else rule["max_wilds"]
    most = min(most, longest - naturals, 0 if rank in rule["no_wild_ranks"] else 9)
    most = min(most, {"any": 99, "le": naturals, "lt": naturals - 1}[rule["wild_vs_natural"]])
    if naturals + most < rule["min_cards"]:
        return None
    twos = packs.take_up_to(TWO, most)
    jokers = packs.take_up_to(JOKER, most - twos)
    missing = rule["min_cards"] - naturals - twos - jokers
    if missing > 0:
        extra = min(missing, packs.left(rank) - naturals)
        if extra < missing:
            packs.other[TWO] += twos
            packs.other[JOKER] += jokers
            return None
        naturals += extra
    packs.take(rank, naturals)
    return Laid(kind="group", rank=rank, naturals=naturals, twos=twos, jokers=jokers)


def sequence(packs: Packs) -> Laid | None:
    rule, random = packs.values["meld_rules"], packs.random
    suit, low = random.choice(SUITS), random.randrange(len(RANKS))
    high = low + random.choice((rule["sequence_min"], 5, rule["sequence_max"])) - 1
    run = RANKS[low : high + 1]
    if high >= len(RANKS) or not all(packs.natural[rank, suit] for rank in run):
        return None
    packs.natural.subtract((rank, suit) for rank in run)
    return Laid(kind="sequence", suit=suit, low=low, high=high, naturals=len(run))


def wild(packs: Packs) -> Laid | None:
    """A meld of wild cards, or of twos where these are a rank."""
    rule = packs.values["meld_rules"]
    if rule["twos_meldable"]:
        twos = packs.take_up_to(TWO, 8)
        jokers = packs.take_up_to(JOKER, rule["max_wilds"])
        legal = twos >= rule["min_naturals"] and twos + jokers >= rule["min_cards"]
        laid = Laid(kind="twos", naturals=twos, jokers=jokers)
    else:
        jokers = packs.take_up_to(JOKER, packs.random.choice((0, 2, 4, 4)))
        twos = packs.take_up_to(TWO, rule["pure_wild_max"] - jokers)
        legal = rule["min_cards"] <= twos + jokers <= rule["pure_wild_max"]
        laid = Laid(kind="wild", twos=twos, jokers=jokers)
    if legal:
        return laid
    packs.other[TWO] += twos
    packs.other[JOKER] += jokers
    return None


def anything(packs: Packs) -> Laid:
    """Cards that people lay who know no rules: only the packs are kept to."""
    random = packs.random
    kind = random.choice(("group", "group", "group", "sequence", "wild", "black_threes", "jumble"))
    if kind == "jumble":
        return Laid(kind=kind, strays=packs.hand(random.randint(1, 9)))
    laid = Laid(kind="wild", twos=packs.take_up_to(TWO, 7), jokers=packs.take_up_to(JOKER, 3))
    rank, suit = random.choice(RANKS), random.choice(SUITS)
    low, high = sorted(random.sample(range(len(RANKS)), 2))
    run = [(one, suit) for one in RANKS[low : high + 1]]
    if kind == "group" and packs.left(rank):
        laid.kind, laid.rank = kind, rank
        laid.naturals = random.randint(1, min(packs.left(rank), 14))
        packs.take(rank, laid.naturals)
        laid.from_hand = laid.size >= packs.values["canasta_min_cards"] and random.random() < 0.2
    elif kind == "sequence" and all(packs.natural[card] for card in run):
        packs.natural.subtract(run)
        laid.kind, laid.suit, laid.low, laid.high, laid.naturals = kind, suit, low, high, len(run)
    elif kind == "black_threes":
        laid.kind, laid.naturals = kind, packs.take_up_to(BLACK, 9)
    return laid
