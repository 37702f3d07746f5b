"""A table that plays one legal deal: melds, threes, who is out, and what is left in hands."""

from collections import Counter
from random import Random

from tests.scoring.dealing import (
    BLACK,
    RANKS,
    RED,
    Laid,
    Packs,
    Played,
    Values,
    anything,
    group,
    sequence,
    wild,
)
from tests.scoring.second_scorer import canasta_names, may_close


def legal_deal(values: Values, random: Random) -> list[Played]:
    """What every side has at the end of one deal that the rules and the packs allow."""
    packs = Packs(values, random)
    sides = [Played() for _ in range(values["sides"]["count"])]
    if values["acaba"]["enabled"] and random.random() < 0.1:
        return acaba(packs, sides)
    if values["special_hands"] and random.random() < 0.1:
        sides[0].special = random.choice(values["special_hands"])["id"]
    for side in sides:
        lay_threes(packs, side)
        if not side.special:
            lay_melds(packs, side)
    if not any(side.special for side in sides):
        go_out(packs, sides)
    for side in sides:
        deal_hands(packs, side)
        side.adjustment = random.choice((0,) * 9 + (random.randrange(-40, 40) * 5,))
    random.shuffle(sides)
    return sides


def loose_deal(values: Values, random: Random) -> list[Played]:
    """What every side has where nobody kept to any rule, but nobody held cards that are not there.

    One side goes out at most, with whatever it has laid, or calls acaba, or lays a special hand.
    """
    packs = Packs(values, random)
    sides = [Played() for _ in range(values["sides"]["count"])]
    for side in sides:
        most = random.choice((0, 1, 9))
        side.red_threes = packs.take_up_to(RED, most)
        side.black_threes, side.captured = (packs.take_up_to(BLACK, most) for _ in range(2))
        laid = [anything(packs) for _ in range(random.choice((0, 1, 3, 6, 9)))]
        side.melds = [meld for meld in laid if meld.size]
    loosely_ended(values, random.choice(sides), sides, random)
    for side in sides:
        deal_hands(packs, side)
    return sides


def loosely_ended(values: Values, first: Played, sides: list[Played], random: Random) -> None:
    """Somebody ends the deal in any way, or nobody does."""
    first.lone = random.random() < 0.3
    specials = [special["id"] for special in values["special_hands"]] or ["royal"]
    match random.choice(("", "out", "out", "out", "acaba", "special")):
        case "out" if first.melds:
            first.out, first.concealed = True, random.random() < 0.3
        case "acaba":
            for side in sides:
                side.acaba = random.choice(("", "opponent"))
            first.acaba = "caller"
        case "special":
            first.special, first.out = random.choice(specials), random.random() < 0.5


def acaba(packs: Packs, sides: list[Played]) -> list[Played]:
    """One side calls acaba; what it has on the table counts no more."""
    caller = packs.random.randrange(len(sides))
    for place, side in enumerate(sides):
        lay_melds(packs, side)
        side.acaba = "caller" if place == caller else "opponent"
    return sides


def lay_threes(packs: Packs, side: Played) -> None:
    """Red threes on the table, black ones where they have a table of values."""
    values, most = packs.values, packs.random.choice((1, 2, 6))
    if len(values["red_three_values"]) > 1:
        side.red_threes = packs.take_up_to(RED, most)
    if values["black_three"]["tabled_values"]:
        side.black_threes = packs.take_up_to(BLACK, most)
    if values["black_three"]["captured_values"]:
        side.captured = packs.take_up_to(BLACK, most)


def lay_melds(packs: Packs, side: Played) -> None:
    """Some melds, now and then none; one a rank where the rule set wants that."""
    rule, random = packs.values["meld_rules"], packs.random
    one_a_rank, ranks = rule["one_meld_per_rank"], list(RANKS)
    random.shuffle(ranks)
    for _ in range(random.choice((0, 1, 2, 4, 6, 9))):
        laid: Laid | None = None
        if rule["sequences"] and random.random() < 0.4:
            laid = sequence(packs)
        elif (rule["pure_wild"] or rule["twos_meldable"]) and random.random() < 0.2:
            there = any(meld.kind in {"wild", "twos"} for meld in side.melds)
            laid = None if there and one_a_rank else wild(packs)
        elif ranks:
            laid = group(packs, ranks.pop() if one_a_rank else random.choice(RANKS))
        if laid is not None:
            laid.from_hand = laid.size >= 7 and random.random() < 0.2
            side.melds.append(laid)


def go_out(packs: Packs, sides: list[Played]) -> None:
    """One side that may goes out, often; it may lay its black threes then.

    Not where one would then have played alone: here everybody scores for himself.
    """
    black = packs.values["black_three"]
    if packs.values["sides"]["kind"] == "lone_hand":
        return
    able = [side for side in sides if may_close(packs.values, canasta_names(packs.values, side))]
    if not able or packs.random.random() < 0.2:
        return
    side = packs.random.choice(able)
    side.out = True
    side.concealed = packs.random.random() < 0.1 and bool(canasta_names(packs.values, side))
    count = packs.random.choice((0, 3, 4))
    if black["meld_when"] != "never" and 0 < count <= packs.other[BLACK]:
        packs.other[BLACK] -= count
        side.melds.append(Laid(kind="black_threes", naturals=count))


def deal_hands(packs: Packs, side: Played) -> None:
    """What is left in the hands of all partners; who is out has nothing."""
    size = packs.values["sides"]["size"]
    for player in range(size):
        is_out = side.out and player == 0
        count = 0 if is_out else packs.random.choice((0, 1, 4, 11, 15))
        side.hands.append(packs.hand(count) if count else Counter())
