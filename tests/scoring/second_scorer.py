"""A second way to score a deal: one long sum, straight from the book, on the cards themselves.

It shares no code with the engine. What it works on are the plain values of a rule set by path.
"""

from collections import Counter

from tests.scoring.dealing import BLACK, JOKER, RANKS, RED, TRUMP, TWO, Laid, Played, Values

NATURAL = {"natural", "sevens", "fives", "aces"}
MIXED = {"mixed", "sevens_mixed", "aces_mixed", "semi_natural"}
WILD = {"wild", "wild_all_twos", "wild_four_jokers"}
SEVENS = {"sevens", "sevens_mixed"}


def name(values: Values, meld: Laid) -> str:
    prices = values["canasta_bonus"]
    never = {"black_threes", "jumble"}
    if not values["meld_rules"]["group_canastas"]:
        never.add("group")
    if meld.size < values["canasta_min_cards"] or meld.kind in never:
        return ""
    if meld.kind == "sequence" and values["meld_rules"]["sequence_canastas"] == "own":
        return "sequence"
    if meld.kind == "twos":
        return "twos_mixed" if meld.jokers else "twos_natural"
    if meld.kind == "wild":
        special = {0: "wild_all_twos", 4: "wild_four_jokers"}.get(meld.jokers, "wild")
        return special if prices[special] else "wild"
    if meld.twos or meld.jokers:
        of_rank = {"7": "sevens_mixed", "A": "aces_mixed"}.get(meld.rank, "")
        semi = meld.naturals >= 7 and meld.twos + meld.jokers == 1 and prices["semi_natural"]
        plain = "semi_natural" if semi else "mixed"
        return of_rank if of_rank and prices[of_rank] is not None else plain
    special = {"7": "sevens", "5": "fives", "A": "aces"}.get(meld.rank, "natural")
    return special if prices[special] else "natural"


def canasta_names(values: Values, side: Played) -> Counter[str]:
    return Counter(called for meld in side.melds if (called := name(values, meld)))


def cards_of(meld: Laid) -> Counter[str]:
    cards = Counter({TWO: meld.twos, JOKER: meld.jokers}) + meld.strays
    if meld.kind == "sequence":
        cards.update(RANKS[meld.low : meld.high + 1])
    else:
        cards[{"twos": TWO, "black_threes": BLACK}.get(meld.kind, meld.rank or TWO)] += (
            meld.naturals
        )
    return cards


def worth(values: Values, cards: Counter[str]) -> int:
    """Card points; red threes have none."""
    prices = values["card_values"]
    three = prices.get("3", 0)
    others = {RED: three, BLACK: three}
    return sum(prices.get(card, others.get(card, 0)) * count for card, count in cards.items())


def may_close(values: Values, canastas: Counter[str]) -> bool:
    rule = values["go_out_requirement"]
    counting = {kind: n for kind, n in canastas.items() if kind not in rule["exclude"]}
    natural = sum(n for kind, n in counting.items() if kind in NATURAL)
    counts = {
        "canastas": sum(counting.values()),
        "natural": natural,
        "mixed": sum(n for kind, n in counting.items() if kind in MIXED),
        "sequence": counting.get("sequence", 0),
        "wild": sum(n for kind, n in counting.items() if kind in WILD),
        "sevens": sum(n for kind, n in counting.items() if kind in SEVENS),
        "fives": counting.get("fives", 0),
    }
    plain = sum(counts[kind] for kind in ("natural", "mixed"))
    return plain >= rule["natural"] + rule["mixed"] + rule["sevens"] + rule["fives"] and all(
        count >= rule[kind] for kind, count in counts.items()
    )


def total(values: Values, side: Played) -> int:
    if side.acaba:
        part = "caller" if side.acaba == "caller" else "opponents"
        return int(values["acaba"][part]) + side.adjustment
    for special in values["special_hands"]:
        if special["id"] == side.special:
            return int(special["points"]) + side.adjustment
    return counted(values, side) + side.adjustment


def counted(values: Values, side: Played) -> int:
    """Cards, canastas, threes and bonuses, less hands and penalties."""
    canastas = canasta_names(values, side)
    table = table_worth(values, side)
    points = -table if values["melded_cards_negative_without_canasta"] and not canastas else table
    points += bonuses(values, side, canastas) + threes(values, side, canastas)
    if side.out:
        points += values["go_out_bonus"] + side.concealed * values["concealed_go_out_extra"]
    for hand in side.hands:
        apart = () if "3" in values["card_values"] else (BLACK, RED)
        points -= worth(values, Counter({c: n for c, n in hand.items() if c not in apart}))
    return points + penalties(values, side)


def bonuses(values: Values, side: Played, canastas: Counter[str]) -> int:
    """Canastas, those laid from the hand or in trumps, collections of them, seven of them."""
    prices, concealed = values["canasta_bonus"], values["concealed_canasta"]
    unpaid = () if side.out else values["bonuses_when_out"]
    paid = {kind: count for kind, count in canastas.items() if kind not in unpaid}
    points: int = sum(prices[kind] * count for kind, count in paid.items())
    for meld in side.melds:
        is_concealed = meld.from_hand and name(values, meld)
        if is_concealed and concealed["mode"] == "add":
            points += concealed["amount"]
        if is_concealed and concealed["mode"] == "multiply":
            points += prices[name(values, meld)] * (concealed["amount"] - 1)
        if meld.suit == TRUMP:
            points += prices.get(name(values, meld), 0) * (values["trump_multiplier"] - 1)
    counts = canastas + Counter(any=canastas.total())
    counts["natural"] = sum(canastas[kind] for kind in NATURAL)
    counts["wild"] = sum(canastas[kind] for kind in WILD)
    for extra in values["extra_canasta_bonuses"]:
        ranges = [(counts[kind], *limits, 10**6) for kind, limits in extra["when"].items()]
        points += (
            (extra["id"] not in unpaid)
            * extra["points"]
            * all(low <= count <= high for count, low, high, *_ in ranges)
        )
    seven = values["seven_canastas_auto_win"]
    return points + (
        seven["points"] if seven["enabled"] and canastas.total() >= seven["count"] else 0
    )


def table_worth(values: Values, side: Played) -> int:
    """Card points of the melds, without the black threes that bring a total of their own."""
    table = sum(worth(values, cards_of(meld)) for meld in side.melds)
    each: int = values["card_values"].get(BLACK, 0)
    return table - tabled_by_melding(values, side) * each


def tabled_by_melding(values: Values, side: Played) -> int:
    """Melded black threes, where melding them brings a total of its own."""
    rule = values["black_three"]
    if not rule["tabled_values"] or rule["meld_when"] == "never":
        return 0
    return sum(meld.naturals for meld in side.melds if meld.kind == "black_threes")


def threes(values: Values, side: Played, canastas: Counter[str]) -> int:
    """Red and black threes, on the table and left in hand."""
    red_rule, black_rule = values["red_three_in_hand"], values["black_three"]
    apart = [] if "3" in values["card_values"] else side.hands
    red_held = sum(hand[RED] for hand in apart)
    black_held = sum(hand[BLACK] for hand in apart)
    measures = {
        "opened": int(bool(side.melds)),
        "canastas": canastas.total(),
        "natural": sum(canastas[kind] for kind in NATURAL),
        "sevens": sum(canastas[kind] for kind in SEVENS),
    }
    measure = measures[values["red_three_sign"]["measure"]]
    sign = [step[1] for step in values["red_three_sign"]["steps"] if measure >= step[0]].pop()
    red, black = side.red_threes, side.black_threes + tabled_by_melding(values, side)
    points: int = 0
    if red_rule["mode"] == "counts_as_tabled_if_no_canasta" and not canastas:
        red += red_held
    elif red_rule["mode"] == "penalty" or sign:
        points += red_held * red_rule["points"]
    if black_rule["in_hand_mode"] == "counts_as_tabled_if_no_canasta" and not canastas:
        black += black_held
    elif black_rule["in_hand_mode"] == "penalty" or sign:
        points += black_held * black_rule["in_hand"]
    four = values["red_three_all_four_without_meld"]
    if red == 4 and sign == -1 and four is not None:
        points += four
    else:
        points += sign * values["red_three_values"][red]
    if black_rule["tabled_values"]:
        points += sign * black_rule["tabled_values"][black]
    if black_rule["captured_values"]:
        points += black_rule["captured_values"][side.captured]
    return points


def penalties(values: Values, side: Played) -> int:
    """Melds left short, and three sevens or aces in one hand; nothing is above 0."""
    rule, short = values["penalties"], values["penalties"]["short_sequence"]
    points = sum(rule["held_sevens_3plus"] for hand in side.hands if hand["7"] >= 3)
    points += sum(rule["held_aces_3plus"] for hand in side.hands if hand["A"] >= 3)
    for meld in side.melds:
        points += {
            "sevens": rule["incomplete_sevens"],
            "aces": rule["incomplete_aces"],
            "wild": rule["incomplete_wild"],
            "wild_with_four_jokers": rule["incomplete_wild_with_four_jokers"]
            or rule["incomplete_wild"],
            "sequence": short["points"] if short else 0,
        }.get(left_short(values, meld), 0)
    return int(points)


def left_short(values: Values, meld: Laid) -> str:
    """Which of the melds that may cost a penalty this one is, by its name in a record."""
    short = values["penalties"]["short_sequence"]
    if meld.kind == "sequence" and short and meld.size <= short["max_len"]:
        return "sequence"
    if meld.size >= values["canasta_min_cards"]:
        return ""
    if meld.kind == "wild":
        return "wild_with_four_jokers" if meld.jokers == 4 else "wild"
    if meld.kind == "group" and not meld.twos + meld.jokers:
        return {"7": "sevens", "A": "aces"}.get(meld.rank, "")
    return ""
