"""Counting cards into a field of the form: the sum of their points, and the limits of the packs.

Cards are counted in one of two modes: by value (three cards of 10 points) or as melds, card by
card. The mode in use makes the sum of the field.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from scorekeeper.deal_form.chips import main_rows, more_rows
from scorekeeper.deal_form.form import (
    MELD_CHIP_GROUPS,
    MINUS,
    PLUS,
    CountedCards,
    CountMode,
    DealForm,
    Field,
)
from scorekeeper.deal_form.melds import MeldView, meld_views, tapped_melds
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import BLACK_THREE, Card, Suit, valued_cards
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import checks, deal, limits
from scorekeeper.scoring.meld import Meld


def counted_cards(form: DealForm, side: int, field: Field) -> CountedCards:
    """Return the cards counted for a field; blank if there are none."""
    return form.sides[side].counted.get(field, CountedCards())


def other_count_mode(form: DealForm, side: int, field: Field, mode: CountMode) -> CountMode | None:
    """Return the mode in which a field was counted if it is not `mode`; otherwise None."""
    counted = form.sides[side].counted.get(field)
    if counted is None or counted.is_blank or counted.way is mode:
        return None
    return counted.way


def cards_by_value(rules: RuleSet, field: Field) -> dict[int, tuple[Card, ...]]:
    """Return the cards that a field counts by their value in points, the least value first.

    Black threes in hand are left out if they have a chip row of their own.
    """
    keys = {row.key for row in more_rows(rules)}
    has_own_row = field is Field.HAND and "black_threes_in_hand" in keys
    values: dict[int, tuple[Card, ...]] = {}
    for card in valued_cards(rules)[::-1]:
        if card == BLACK_THREE and has_own_row:
            continue
        value = rules.card_values[card]
        values[value] = (*values.get(value, ()), card)
    return dict(sorted(values.items()))


def with_counted_cards(
    rules: RuleSet, form: DealForm, side: int, field: Field, counted: CountedCards
) -> DealForm:
    """Return the form with other counted cards in a field, and the sum and chips of these cards."""
    before = form.sides[side]
    texts = {name: text for name, text in before.texts.items() if name != field}
    others = {name: cards for name, cards in before.counted.items() if name != field}
    chips = before.chips
    points = sum(int(value) * count for value, count in counted.values.items())
    is_begun = not counted.is_blank
    if counted.way is CountMode.MELDS:
        tally = deal.tally_of(rules, deal.SideDeal(melds=counted.melds.laid), form.trump)
        chips = _chips_from_melds(rules, chips, tally)
        points = tally.melded_points
        # Melds without a card may have been begun too: the suit of the next one was chosen.
        is_begun = counted != CountedCards(way=counted.way)
    if not counted.is_blank:
        texts[field] = str(points)
    if is_begun:
        others[field] = counted
    return form.with_side(side, replace(before, chips=chips, texts=texts, counted=others))


def _chips_from_melds(
    rules: RuleSet, chips: Mapping[str, int], tally: deal.Tally
) -> Mapping[str, int]:
    """Return the chips of a side; those for canastas and incomplete melds are set from `tally`."""
    keys = {row.key for row in (*main_rows(rules), *more_rows(rules))}
    counts = {
        "canastas": tally.canastas,
        "hand_canastas": tally.hand_canastas,
        "trump_canastas": tally.trump_canastas,
        "incomplete": Counter(tally.short_kinds),
    }
    kept = {key: n for key, n in chips.items() if key.partition(".")[0] not in MELD_CHIP_GROUPS}
    for group in MELD_CHIP_GROUPS:
        for kind, count in counts[group].items():
            key = f"{group}.{kind}"
            if count and key in keys:
                kept[key] = count
    return kept


def with_recounted_sums(rules: RuleSet, form: DealForm) -> DealForm:
    """Return the form with new sums of counted cards, after a change of rules or trump."""
    for index, side in enumerate(form.sides):
        for field, counted in side.counted.items():
            form = with_counted_cards(rules, form, index, field, counted)
    return form


def with_trump(rules: RuleSet, form: DealForm, trump: Suit | None) -> DealForm:
    """Return the form with the trump suit of the deal, which changes the sums of melds."""
    return with_recounted_sums(rules, replace(form, trump=trump))


def max_card_count(rules: RuleSet, form: DealForm, side: int, field: Field, value: int) -> int:
    """Return the most cards of a value that a field can have, given the cards in other fields."""
    cards = cards_by_value(rules, field)[value]
    own = counted_cards(form, side, field).of_value(value)
    in_packs = sum(limits.cards_in_packs(rules, card) for card in cards)
    return own + in_packs - _used_count(form, cards, value)


def is_used_up(rules: RuleSet, form: DealForm, card: Card) -> bool:
    """Return True if all cards of a rank, or all cards of the same value, are counted already."""
    if _used_count(form, (card,)) >= limits.cards_in_packs(rules, card):
        return True
    value = rules.card_values.get(card)
    if value is None:
        return False
    alike = tuple(other for other in valued_cards(rules) if rules.card_values[other] == value)
    return _used_count(form, alike, value) >= sum(
        limits.cards_in_packs(rules, other) for other in alike
    )


def _used_count(form: DealForm, cards: tuple[Card, ...], value: int | None = None) -> int:
    """Return how many of the cards are counted in all fields of a form.

    With `value`, cards counted by that value are included; without it, only cards in melds.
    """
    all_counted = [counted for side in form.sides for counted in side.counted.values()]
    by_rank = sum(counted.cards[card] for counted in all_counted for card in cards)
    return by_rank + sum(counted.of_value(value) for counted in all_counted if value is not None)


def counted_melds(rules: RuleSet, form: DealForm, side: int) -> tuple[MeldView, ...]:
    """Return the melds counted for a side, each with its type of canasta and its problems."""

    def problems(_number: int, meld: Meld | None) -> Iterable[Problem]:
        if meld is None:
            return ()
        return checks.meld_problems(rules, meld, going_out=form.out == side, initial=False)

    return meld_views(rules, counted_cards(form, side, Field.TABLE).melds, problems)


@dataclass(frozen=True, slots=True)
class LaidMelds:
    """Melds that a side has laid."""

    side: int
    melds: tuple[Meld, ...]


def with_added_melds(rules: RuleSet, form: DealForm, laid: LaidMelds) -> DealForm:
    """Return the form with a lay-down added to the field for the table of its side.

    It is added as cards if the table has melds or nothing, and as points if the table has points or
    canastas, or if the packs have fewer cards.
    """
    before = form.sides[laid.side]
    has_canastas = any(key.startswith("canastas.") for key in before.chips)
    # Melds have a sum and canastas too, which follow from their cards.
    has_counts = has_canastas or bool(before.texts.get(Field.TABLE))
    if before.melds is not None or not has_counts:
        melds = () if before.melds is None else before.melds.laid
        on_table = tapped_melds((*melds, *laid.melds))
        counts = on_table.counts().items()
        if all(count <= limits.cards_in_packs(rules, card) for card, count in counts):
            counted = CountedCards(way=CountMode.MELDS, melds=on_table)
            return with_counted_cards(rules, form, laid.side, Field.TABLE, counted)
    return _with_added_points(rules, form, laid)


def _with_added_points(rules: RuleSet, form: DealForm, laid: LaidMelds) -> DealForm:
    """Return the form with a lay-down added as points, canastas and black threes."""
    before = form.sides[laid.side]
    tally = deal.tally_of(rules, deal.SideDeal(melds=laid.melds))
    added = {f"canastas.{kind}": count for kind, count in tally.canastas.items()}
    added["black_threes"] = tally.black_threes
    chips = dict(before.chips)
    for key, count in added.items():
        if count:
            chips[key] = chips.get(key, 0) + count

    text = str(tally.melded_points)
    typed = before.texts.get(Field.TABLE, "")
    if typed.strip(MINUS):
        text = typed + PLUS + text
    texts = {**before.texts, Field.TABLE: text}
    changed = replace(before.without_cards(Field.TABLE), chips=chips, texts=texts)
    place = (laid.side, Field.TABLE)
    others = tuple(saved for saved in form.saved if saved != place)
    return replace(form.with_side(laid.side, changed), saved=(*others, place))
