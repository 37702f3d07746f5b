"""Deals of Classic as four simulated players play them, two against two.

    python -m tests.match.simulated > scorekeeper/match/simulated/classic_4p.toml

They play by simple maxims and without memory: take the pile whenever that is allowed, lay down
three of a rank as soon as the initial meld is reached, spend wild cards on that or to complete a
canasta, go out as soon as possible, and discard what is worth least and of no use to the opponents.
The shuffles follow from a seed. The app scores what they have in the end.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import click

from scorekeeper.match.progress import outcome
from scorekeeper.rules import RuleSet, RuleSetId, rule_book
from scorekeeper.scoring import Deal, requirement, score_deal
from scorekeeper.scoring.deal import SideDeal

CLASSIC = RuleSetId("classic_4p")
DEALS = 300
HEAD = """\
# Points of both sides in deals of Classic that simulated players have played, for tables with too
# few of their own. Made by tests/match/simulated.py, which says how they play. Their matches take 6
# deals in the median; people "usually" play 4 to 6 (simple.wikibooks.org, Card Games/Canasta).
"""
RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
WILD = ("2", "JOKER")
RED, BLACK = "3r", "3b"
MOST_WILDS, CANASTA = 3, 7


@dataclass
class Partners:
    """The melds of two partners."""

    minimum: int
    melds: dict[str, list[str]] = field(default_factory=dict)
    red_threes: int = 0

    def canastas(self) -> Counter[str]:
        whole = [meld for meld in self.melds.values() if len(meld) >= CANASTA]
        return Counter("mixed" if set(meld) & set(WILD) else "natural" for meld in whole)


@dataclass
class Table:
    """One deal; players sit round the table, every second one is a partner."""

    rules: RuleSet
    stock: list[str]
    hands: list[Counter[str]]
    sides: list[Partners]
    pile: list[str] = field(default_factory=list)

    def worth(self, cards: Iterator[str] | list[str]) -> int:
        return sum(self.rules.card_values[card] for card in cards)

    def draw(self, player: int) -> bool:
        """Draw a card, and another for each red three; False if the stock is empty."""
        while self.stock:
            card = self.stock.pop()
            if card != RED:
                self.hands[player][card] += 1
                return True
            self.sides[player % 2].red_threes += 1
        return False

    def take_pile(self, player: int) -> bool:
        """Take the pile with two of its top card's rank, or onto a meld; False if that fails."""
        hand, side = self.hands[player], self.sides[player % 2]
        top = self.pile[-1] if self.pile else BLACK
        if top not in RANKS:
            return False
        is_frozen = not side.melds or bool(set(self.pile) & {*WILD, RED})
        if hand[top] < 2 and (is_frozen or top not in side.melds):
            return False
        if hand.total() + len(self.pile) <= hand[top] + 2 and not side.canastas():
            return False  # too few cards would be left to go on
        if not side.melds:
            trial = hand + Counter([top])
            plan = self.opening(trial, side, must=top)
            laid = sum(map(len, (plan or {}).values()))
            if plan is None or hand.total() + len(self.pile) - laid < 2:
                return False
            hand[top] += 1
            self.lay(hand, side, plan)
        else:
            count = hand.pop(top, 0)
            side.melds.setdefault(top, []).extend([top] * (count + 1))
        hand.update(card for card in self.pile[:-1] if card != RED)
        self.pile.clear()
        return True

    def opening(
        self, hand: Counter[str], side: Partners, must: str = ""
    ) -> dict[str, list[str]] | None:
        """Return melds that reach the minimum, wild cards only if they are needed; else None."""
        plan = {rank: [rank] * hand[rank] for rank in RANKS if hand[rank] >= 3}
        wilds = [card for card in WILD for _ in range(hand[card])]
        pairs = sorted(
            (rank for rank in RANKS if hand[rank] == 2),
            key=lambda rank: (rank == must, self.rules.card_values[rank]),
        )
        wilds.sort(key=self.rules.card_values.__getitem__)
        while wilds and pairs and self.reached(plan) < side.minimum:
            rank = pairs.pop()
            plan[rank] = [rank, rank, wilds.pop()]
        for meld in plan.values():
            while wilds and len(set(meld)) == 1 and self.reached(plan) < side.minimum:
                meld.append(wilds.pop())
        is_enough = plan and self.reached(plan) >= side.minimum and (not must or must in plan)
        return plan if is_enough else None

    def reached(self, plan: dict[str, list[str]]) -> int:
        return sum(map(self.worth, plan.values()))

    def lay(self, hand: Counter[str], side: Partners, plan: dict[str, list[str]]) -> None:
        for rank, cards in plan.items():
            side.melds.setdefault(rank, []).extend(cards)
            hand.subtract(cards)

    def meld(self, player: int) -> None:
        """Lay down what fits, and keep two cards as long as the side may not go out."""
        hand, side = self.hands[player], self.sides[player % 2]
        if not side.melds:
            plan = self.opening(hand, side)
            if plan is None or hand.total() - sum(map(len, plan.values())) < 2:
                return
            self.lay(hand, side, plan)
        for rank in sorted(RANKS, key=lambda rank: -len(side.melds.get(rank, ()))):
            while hand[rank] >= (1 if rank in side.melds else 3) and self.may_lay(hand, side, rank):
                count = 1 if rank in side.melds else 3
                self.lay(hand, side, {rank: [rank] * count})
        for rank, meld in sorted(side.melds.items(), key=lambda item: -len(item[1])):
            spent = sum(card in WILD for card in meld)
            lacks, has = CANASTA - len(meld), hand["2"] + hand["JOKER"]
            if 0 < lacks <= min(has, MOST_WILDS - spent) and hand.total() - lacks >= 2:
                cards = ["2"] * min(lacks, hand["2"])
                self.lay(hand, side, {rank: cards + ["JOKER"] * (lacks - len(cards))})
        self.empty(hand, side)

    def may_lay(self, hand: Counter[str], side: Partners, rank: str) -> bool:
        cards = 1 if rank in side.melds else 3
        may_end = bool(side.canastas()) or len(side.melds.get(rank, ())) + cards >= CANASTA
        return hand.total() - cards >= (0 if may_end else 2)

    def empty(self, hand: Counter[str], side: Partners) -> None:
        """Go out with the wild cards, if nothing but one discard would stay in the hand."""
        others = hand.total() - hand["2"] - hand["JOKER"]
        if not side.canastas() or others > 1:
            return
        room = [
            (rank, MOST_WILDS - sum(card in WILD for card in meld))
            for rank, meld in side.melds.items()
        ]
        wilds = [card for card in WILD for _ in range(hand[card])]
        if sum(free for _, free in room) + (1 - others) >= len(wilds):
            for rank, free in room:
                self.lay(hand, side, {rank: wilds[:free]})
                wilds = wilds[free:]

    def discard(self, player: int) -> None:
        hand, theirs = self.hands[player], self.sides[1 - player % 2]
        cards = [card for card, count in hand.items() if count > 0]
        if not cards:
            return
        card = min(
            cards,
            key=lambda card: (
                card in WILD,
                card in theirs.melds,
                hand[card] == 2,
                self.rules.card_values[card],
            ),
        )
        hand[card] -= 1
        self.pile.append(card)

    def play(self, first: int) -> int | None:
        """Play the deal to its end; return who went out, None if the stock did."""
        player = first
        while True:
            if not self.take_pile(player) and not self.draw(player):
                return None
            self.meld(player)
            self.discard(player)
            if not +self.hands[player]:
                return player
            player = (player + 1) % 4


def dealt(rules: RuleSet, random: Random, totals: tuple[int, int]) -> Table:
    """Shuffle and deal; the requirements of the sides follow from their totals."""
    count = 4 * rules.decks
    naturals = [rank for rank in (*RANKS, "2") for _ in range(count)]
    threes = [RED, BLACK] * (2 * rules.decks)
    stock = [*naturals, *threes, *["JOKER"] * rules.jokers]
    random.shuffle(stock)
    sides = [Partners(requirement(rules, score=total).points) for total in totals]
    table = Table(rules, stock, [Counter() for _ in range(4)], sides)
    for player in range(4):
        for _ in range(rules.hand_size):
            table.draw(player)
    table.pile.append(stock.pop())
    return table


def scored(table: Table, out: int | None) -> tuple[int, int]:
    """Return the points of both sides."""
    sides = [
        SideDeal(
            canastas=side.canastas(),
            melded_card_points=sum(map(table.worth, side.melds.values())),
            hand_card_points=sum(
                table.worth(table.hands[player].elements()) for player in partners
            ),
            red_threes=side.red_threes,
            opened=bool(side.melds),
            went_out=out in partners,
        )
        for side, partners in zip(table.sides, ((0, 2), (1, 3)), strict=True)
    ]
    score = score_deal(table.rules, Deal(tuple(sides)))
    if score.problems:
        raise ValueError(score.problems)
    first, second = score.totals
    return first, second


def matches(random: Random, rules: RuleSet) -> Iterator[list[tuple[int, int]]]:
    """Play matches from the first deal to the last, each as its deals."""
    while True:
        totals, deals = (0, 0), list[tuple[int, int]]()
        while not outcome(rules, totals, deals_played=len(deals)).over:
            table = dealt(rules, random, totals)
            deals.append(scored(table, table.play(len(deals) % 4)))
            totals = totals[0] + deals[-1][0], totals[1] + deals[-1][1]
        yield deals


def simulated() -> list[tuple[int, int]]:
    """Return the deals that the app has: those of whole matches, at least `DEALS`."""
    deals: list[tuple[int, int]] = []
    for match in matches(Random(CLASSIC), rule_book(CLASSIC).rules):
        deals += match
        if len(deals) >= DEALS:
            return deals
    raise AssertionError("matches never end")


if __name__ == "__main__":
    click.echo(HEAD)
    click.echo("deals = [")
    for deal in simulated():
        click.echo(f"    {list(deal)},")
    click.echo("]")
