"""The legality of melds: `meld_problems` of one, `more_than_dealt` of several together."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorekeeper.caching import cached_by_owner
from scorekeeper.rules.cards import BLACK_THREE, NATURALS, RED_THREE, WILDS, Card, types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.limits import cards_in_packs
from scorekeeper.scoring.meld import Meld, MeldKind, cards_of
from scorekeeper.scoring.notation import SUIT_MARK, WRITTEN, write_meld
from scorekeeper.scoring.problem import Problem, unlikely


def meld_problems(
    rules: RuleSet, meld: Meld, *, going_out: bool = False, initial: bool = True
) -> tuple[Problem, ...]:
    """Return everything that makes a meld illegal; empty if it may be laid.

    People lay illegal melds, so all of it is unlikely and none impossible, except counts below 0.

    `going_out` is True if the player goes out in that turn, `initial` if the meld belongs to the
    side's first melds of the deal.
    """
    return _meld_problems(rules, meld, going_out, initial)


Objection = tuple[bool | int, str, Mapping[str, Any]]
"""True if something is wrong, the code of its problem, and the values beside the rank."""


@cached_by_owner
def _meld_problems(rules: RuleSet, meld: Meld, *turn: bool) -> tuple[Problem, ...]:
    going_out, initial = turn
    rule, black = rules.meld_rules, rules.black_three
    objections: list[Objection]
    match meld.kind:
        case MeldKind.JUMBLE:
            objections = [(True, "no_meld", _why_none(meld))]
        case MeldKind.WILD if not rule.pure_wild:
            objections = [(True, "no_wild_melds", {})]
        case MeldKind.WILD:
            objections = _length(meld, rule.min_cards, rule.pure_wild_max)
        case MeldKind.TWOS if not rule.twos_meldable:
            objections = [(True, "no_melds_of_twos", {})]
        case MeldKind.SEQUENCE if not rule.sequences:
            objections = [(True, "no_sequences", {})]
        case MeldKind.SEQUENCE:
            least, most = sorted(map(NATURALS.index, (rule.sequence_low, rule.sequence_high)))
            ends = [NATURALS.index(end) for end in (meld.low, meld.high) if end]
            is_inside = all(least <= end <= most for end in ends)
            values = {"most": rule.sequence_wilds, "count": meld.wilds}
            objections = [
                *_length(meld, rule.sequence_min, rule.sequence_max),
                (not is_inside, "sequence_out_of_range", {}),
                (meld.wilds > rule.sequence_wilds, "too_many_wilds", values),
            ]
        case MeldKind.BLACK_THREES:
            out_only = black.meld_when == "going_out" and not going_out
            longest = black.meld_sizes.max or cards_in_packs(rules, BLACK_THREE)
            has_wilds = meld.wilds and not black.meld_wilds
            objections = [
                (black.meld_when == "never", "black_threes_never", {}),
                (out_only, "black_threes_only_going_out", {}),
                (has_wilds, "no_wilds_in_rank", {"count": meld.wilds}),
                *_length(meld, black.meld_sizes.min, longest),
            ]
        case _:
            objections = _against_rank(rules, meld, is_out=going_out, is_initial=initial)
    negative = [
        Problem("negative", field, {"count": getattr(meld, field)})
        for field in ("naturals", "twos", "jokers")
        if getattr(meld, field) < 0
    ]
    return (
        *negative,
        *(
            unlikely(code, values={"rank": meld.rank or "", **values})
            for is_wrong, code, values in objections
            if is_wrong
        ),
    )


def _length(meld: Meld, least: int, most: int | None) -> list[Objection]:
    too_long = most is not None and meld.cards > most
    return [
        (meld.cards < least, "too_few_cards", {"least": least, "count": meld.cards}),
        (too_long, "too_many_cards_in_meld", {"most": most, "count": meld.cards}),
    ]


def _against_rank(rules: RuleSet, meld: Meld, *, is_out: bool, is_initial: bool) -> list[Objection]:
    """Return objections to a group, or to a meld of twos as a rank."""
    rule, wilds, naturals = rules.meld_rules, meld.wilds, meld.naturals
    count = {"count": wilds}
    longest = None if rule.max_cards_waived_when_going_out and is_out else rule.max_cards
    too_many = rule.max_wilds is not None and wilds > rule.max_wilds
    few = {"least": rule.min_naturals, "count": naturals}
    objections: list[Objection] = [
        *_length(meld, rule.min_cards, longest),
        (naturals < rule.min_naturals, "too_few_naturals", few),
        (too_many, "too_many_wilds", {"most": rule.max_wilds, **count}),
        (rule.wild_vs_natural == "le" and wilds > naturals, "more_wilds_than_naturals", count),
        (
            rule.wild_vs_natural == "lt" and wilds >= naturals,
            "not_fewer_wilds_than_naturals",
            count,
        ),
    ]
    if meld.kind is MeldKind.GROUP and wilds:
        least = rules.canasta_min_cards - (rule.max_wilds or 0)
        is_ace = meld.rank == types_by_id()["aces"].rank
        late_ace = is_ace and rule.aces_wild_only_in_initial_meld and not is_initial
        is_weak = rule.rule_of_five and not is_initial and naturals < least
        objections += [
            (meld.rank in rule.no_wild_ranks, "no_wilds_in_rank", count),
            (late_ace, "wild_aces_only_at_first", count),
            (is_weak, "too_few_naturals_for_wilds", {"least": least, "count": naturals}),
        ]
    return objections


def _why_none(meld: Meld) -> dict[str, str]:
    """Return the reason why the cards of a jumble are not a meld in any rule set."""
    ranks = [card for card in dict.fromkeys(meld.strays) if card not in WILDS]
    first, other, *_ = (*(card.removesuffix("b") for card in ranks), "", "")
    if meld.suit is None:
        why = "red_three" if RED_THREE in ranks else "ranks"
    elif not ranks:
        why = "wild"
    else:
        why = "gap" if set(ranks) <= set(NATURALS) else "threes"
    return {"why": why, "first": first, "other": other}


SuitedCard = tuple[Card, str | None]
"""A card, with its suit if it is known from the meld."""


def more_than_dealt(
    rules: RuleSet, placed: Sequence[tuple[int, Meld]]
) -> Iterator[tuple[int, Problem]]:
    """Yield a problem for every card of which melds have more than the packs.

    `placed` are melds with their index among those reported; the index of the last meld that has
    the card comes with the problem. A pack has each natural card once in every suit.
    """
    ranks: Counter[SuitedCard] = Counter()
    suited: Counter[SuitedCard] = Counter()
    last: dict[SuitedCard, tuple[int, Meld]] = {}
    for place, meld in placed:
        cards = cards_of(meld)
        # natural cards first, but those of a jumble as they were laid
        for card in cards if meld.strays else sorted(cards, key=lambda card: card in WILDS):
            count = cards[card]
            ranks[card, None] += count
            last[card, None] = place, meld
            if meld.suit is not None and card in NATURALS:
                suited[card, meld.suit] += count
                last[card, meld.suit] = place, meld
    for laid, count in (*ranks.items(), *suited.items()):
        card, suit = laid
        most = cards_in_packs(rules, card) if suit is None else rules.decks
        if count > most:
            place, meld = last[laid]
            name = card if suit is None else suit[0] + SUIT_MARK + WRITTEN[card]
            values = {"card": name, "count": count, "most": most, "token": write_meld(meld)}
            yield place, Problem("too_many_of_a_card", values=values)
