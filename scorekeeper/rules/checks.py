"""What the values of a rule set must have to do with one another."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from operator import attrgetter

from scorekeeper.rules.canasta_types import ANY_TYPE, types_by_id
from scorekeeper.rules.cards import BLACK_SUITS, NATURALS, RED_SUITS, SUITS, VALUED
from scorekeeper.rules.model import RuleSet
from scorekeeper.rules.schema import value_complaints
from scorekeeper.typed import Complaint

Check = Callable[[RuleSet], Iterator[Complaint]]


def rule_complaints(rules: RuleSet) -> Iterator[Complaint]:
    """All in a rule set that cannot be played, each with its path and what would be right."""
    for check in CHECKS:
        yield from check(rules)


def _packs(rules: RuleSet) -> Iterator[Complaint]:
    threes_and_twos = 2
    cards = (len(NATURALS) + threes_and_twos) * len(SUITS) * rules.decks + rules.jokers
    if rules.decks < 1 or rules.jokers < 0:
        yield Complaint("decks", "at least one pack, and no negative number of jokers, is needed")
    elif rules.total_cards != cards:
        yield Complaint("total_cards", f"{cards} follows from the packs and jokers")


def _card_values(rules: RuleSet) -> Iterator[Complaint]:
    for card in VALUED:
        if rules.card_values.get(card, 0) <= 0:
            yield Complaint(f"card_values.{card}", "every card has a value above 0")
    for unknown in sorted(set(rules.card_values) - set(VALUED)):
        yield Complaint(f"card_values.{unknown}", "there is no such card")


def _sides(rules: RuleSet) -> Iterator[Complaint]:
    if rules.sides.count <= 1:
        yield Complaint("sides.count", "two sides or more are needed")
    if rules.sides.size < 1:
        yield Complaint("sides.size", "a side has at least one player")


def _by_players(rules: RuleSet) -> Iterator[Complaint]:
    """What changes with the number of players has its path and its kind as well."""
    for players, changes in rules.by_players.items():
        if not players.isdecimal():
            yield Complaint(f"by_players.{players}", "a number of players should stand here")
        for path, value in changes.items():
            for complaint in value_complaints(path, value):
                where = f"by_players.{players}.{complaint.path}"
                yield Complaint(where, complaint.expected)


def _bands(rules: RuleSet) -> Iterator[Complaint]:
    bands, by = rules.initial_meld.bands, rules.initial_meld.by
    if not bands:
        yield Complaint("initial_meld.bands", "at least one row is needed")
        return
    if by == "score" and bands[0].from_ is not None:
        yield Complaint("initial_meld.bands[0].from", "the first row is open below")
    if by == "hand_number" and bands[0].hand != 1:
        yield Complaint("initial_meld.bands[0].hand", "the first row is for the first deal")
    starts = [band.from_ if by == "score" else band.hand for band in bands]
    for row, (before, after) in enumerate(pairwise(starts), 1):
        if after is None or (before is not None and after <= before):
            yield Complaint(f"initial_meld.bands[{row}]", "each row begins above the one before")
    for row, band in enumerate(bands):
        if band.points < 0:
            yield Complaint(f"initial_meld.bands[{row}].points", "0 or more is needed")


def _red_threes(rules: RuleSet) -> Iterator[Complaint]:
    in_packs = len(RED_SUITS) * rules.decks
    values = rules.red_three_values
    if len(values) not in (1, in_packs + 1) or values[0] != 0:
        yield Complaint("red_three_values", f"0 and then one total for each of {in_packs}")
    steps = rules.red_three_sign.steps
    if not steps or any(len(step) != len(("least", "sign")) for step in steps):
        yield Complaint("red_three_sign.steps", "pairs of least value and sign are needed")
    elif steps[0][0] > 0 or any(a[0] >= b[0] for a, b in pairwise(steps)):
        yield Complaint("red_three_sign.steps", "the steps begin at 0 and ascend")
    elif any(sign not in (-1, 0, 1) for _, sign in steps):
        yield Complaint("red_three_sign.steps", "a sign is -1, 0 or 1")


def _black_threes(rules: RuleSet) -> Iterator[Complaint]:
    in_packs = len(BLACK_SUITS) * rules.decks
    for field in ("tabled_values", "captured_values"):
        values = getattr(rules.black_three, field)
        if values is not None and (len(values) != in_packs + 1 or values[0] != 0):
            yield Complaint(f"black_three.{field}", f"0 and then one total for each of {in_packs}")


def _canasta_types(rules: RuleSet) -> Iterator[Complaint]:
    known = (ANY_TYPE, *types_by_id())
    for kind in rules.go_out_requirement.exclude:
        if kind not in known:
            yield Complaint("go_out_requirement.exclude", f"{kind} is no type of canasta")
    for place, bonus in enumerate(rules.extra_canasta_bonuses):
        for kind, count in bonus.when.items():
            where = f"extra_canasta_bonuses[{place}].when.{kind}"
            if kind not in known:
                yield Complaint(where, "there is no such type of canasta")
            if len(count) not in (1, 2) or sorted(count) != list(count):
                yield Complaint(where, "the least number, or the least and the most")


def _bonuses_when_out(rules: RuleSet) -> Iterator[Complaint]:
    known = (*types_by_id(), *(bonus.id for bonus in rules.extra_canasta_bonuses))
    for name in rules.bonuses_when_out:
        if name not in known:
            yield Complaint("bonuses_when_out", f"{name} is no type of canasta and no extra bonus")


def _short_melds(rules: RuleSet) -> Iterator[Complaint]:
    for kind in rules.go_out_requirement.no_short_melds_of:
        if not hasattr(rules.penalties, f"incomplete_{kind}"):
            where = "go_out_requirement.no_short_melds_of"
            yield Complaint(where, f"{kind} is no kind of short meld")


def _melds(rules: RuleSet) -> Iterator[Complaint]:
    meld = rules.meld_rules
    if rules.canasta_min_cards < meld.min_cards:
        yield Complaint("canasta_min_cards", "a canasta is at least as long as a meld")
    for field in ("sequence_low", "sequence_high"):
        if getattr(meld, field) not in NATURALS:
            yield Complaint(f"meld_rules.{field}", f"one of {', '.join(NATURALS)} is needed")
    if meld.pure_wild and rules.canasta_bonus.wild is None:
        yield Complaint("canasta_bonus.wild", "a bonus is needed where wild cards are melded")
    if meld.sequences and rules.canasta_bonus.sequence is None:
        yield Complaint("canasta_bonus.sequence", "a bonus is needed where sequences are melded")
    if meld.twos_meldable and rules.canasta_bonus.twos_natural is None:
        yield Complaint("canasta_bonus.twos_natural", "a bonus is needed where twos are melded")


def _ending(rules: RuleSet) -> Iterator[Complaint]:
    if rules.target is None and rules.match_hands is None:
        yield Complaint("target", "a target or a number of deals must end the match")
    for field in ("target", "match_hands"):
        value = getattr(rules, field)
        if value is not None and value <= 0:
            yield Complaint(field, "more than 0 is needed")


def _counts(rules: RuleSet) -> Iterator[Complaint]:
    """Numbers of cards and of canastas, which are never below what they count from."""
    for path in ONE_OR_MORE:
        if attrgetter(path)(rules) < 1:
            yield Complaint(path, "1 or more is needed")
    for path in NOT_NEGATIVE:
        if (attrgetter(path)(rules) or 0) < 0:
            yield Complaint(path, "0 or more is needed")


def _ids(rules: RuleSet) -> Iterator[Complaint]:
    """What a deal names by its id is there once."""
    for path in ("special_hands", "extra_canasta_bonuses"):
        ids = [item.id for item in getattr(rules, path)]
        for place, one in enumerate(ids):
            if one in ids[:place]:
                yield Complaint(f"{path}[{place}].id", f"{one} stands here already")


def _costs(rules: RuleSet) -> Iterator[Complaint]:
    costs = {
        "red_three_in_hand.points": rules.red_three_in_hand.points,
        "black_three.in_hand": rules.black_three.in_hand,
        "penalties.incomplete_sevens": rules.penalties.incomplete_sevens,
        "penalties.incomplete_aces": rules.penalties.incomplete_aces,
        "penalties.incomplete_wild": rules.penalties.incomplete_wild,
        "penalties.held_sevens_3plus": rules.penalties.held_sevens_3plus,
        "penalties.held_aces_3plus": rules.penalties.held_aces_3plus,
    }
    short, jokers = rules.penalties.short_sequence, "incomplete_wild_with_four_jokers"
    costs["penalties.short_sequence.points"] = short.points if short else 0
    costs[f"penalties.{jokers}"] = getattr(rules.penalties, jokers) or 0
    for path, points in costs.items():
        if points > 0:
            yield Complaint(path, "this is taken off: 0 or a negative number is needed")


ONE_OR_MORE = (
    "hand_size",
    "stock_draw",
    "meld_rules.min_cards",
    "meld_rules.sequence_min",
    "black_three.meld_sizes.min",
    "seven_canastas_auto_win.count",
)
NOT_NEGATIVE = (
    "foot_size",
    "meld_rules.min_naturals",
    "meld_rules.max_wilds",
    "meld_rules.sequence_wilds",
    "go_out_requirement.canastas",
    "go_out_requirement.natural",
    "go_out_requirement.mixed",
    "go_out_requirement.sequence",
)
"""Paths of numbers that are counted out at the table; None is no limit."""

CHECKS: tuple[Check, ...] = (
    _packs,
    _card_values,
    _sides,
    _by_players,
    _bands,
    _red_threes,
    _black_threes,
    _canasta_types,
    _bonuses_when_out,
    _short_melds,
    _melds,
    _counts,
    _ids,
    _ending,
    _costs,
)
