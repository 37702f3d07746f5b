"""Counting cards into a field of the form: what they come to, and how many there can be."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from scorekeeper.deal_form.chips import main_rows, more_rows
from scorekeeper.deal_form.form import (
    FROM_MELDS,
    MINUS,
    PLUS,
    CountedCards,
    CountMode,
    DealForm,
    Field,
)
from scorekeeper.deal_form.melds import MeldAnswer, meld_answers, melds_found
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import BLACK_THREE, Card, Suit, valued
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import checks, deal, limits
from scorekeeper.scoring.meld import Meld


def counted_cards(form: DealForm, side: int, where: Field) -> CountedCards:
    """Return what was counted for a field, blank where nothing was."""
    return form.sides[side].counted.get(where, CountedCards())


def other_count_mode(form: DealForm, side: int, where: Field, way: CountMode) -> CountMode | None:
    """Return the mode whose cards make the sum of a field, if that is another one than `way`."""
    counted = form.sides[side].counted.get(where)
    if counted is None or counted.is_blank or counted.way is way:
        return None
    return counted.way


def values_of(rules: RuleSet, where: Field) -> dict[int, tuple[Card, ...]]:
    """Return the values that cards have by these rules, the least first, each with its cards."""
    keys = {row.key for row in more_rows(rules)}
    values: dict[int, tuple[Card, ...]] = {}
    for card in valued(rules)[::-1]:
        is_apart = card == BLACK_THREE and "black_threes_in_hand" in keys
        if not (is_apart and where is Field.HAND):
            value = rules.card_values[card]
            values[value] = (*values.get(value, ()), card)
    return dict(sorted(values.items()))


def with_counted_cards(
    rules: RuleSet, form: DealForm, side: int, where: Field, counted: CountedCards
) -> DealForm:
    """Return the form with a field counted anew: its sum, and the chips that follow from it."""
    before = form.sides[side]
    chips: Mapping[str, int] = before.chips
    texts = {name: text for name, text in before.texts.items() if name != where}
    others = {name: cards for name, cards in before.counted.items() if name != where}
    points = sum(int(value) * count for value, count in counted.values.items())
    if counted.way is CountMode.MELDS:
        tally = deal.tally_of(rules, deal.SideDeal(melds=counted.melds.laid), form.trump)
        points = tally.melded_points
        laid = (tally.canastas, tally.hand_canastas, tally.trump_canastas, Counter(tally.short))
        keys = {row.key for row in (*main_rows(rules), *more_rows(rules))}
        chips = {
            key: n for key, n in before.chips.items() if key.partition(".")[0] not in FROM_MELDS
        }
        for group, kinds in zip(FROM_MELDS, laid, strict=True):
            for kind, count in kinds.items():
                if count and f"{group}.{kind}" in keys:
                    chips[f"{group}.{kind}"] = count
    if not counted.is_blank:
        texts[where] = str(points)
    # melds may be blank and begun all the same: the suit of the next one was chosen, say
    if not counted.is_blank or (
        counted.way is CountMode.MELDS and counted != CountedCards(way=counted.way)
    ):
        others[where] = counted
    return form.with_side(side, replace(before, chips=chips, texts=texts, counted=others))


def with_recounted_sums(rules: RuleSet, form: DealForm) -> DealForm:
    """Return the form with all that was counted worth what these rules say."""
    for place, side in enumerate(form.sides):
        for where, counted in side.counted.items():
            form = with_counted_cards(rules, form, place, where, counted)
    return form


def with_trump(rules: RuleSet, form: DealForm, trump: Suit | None) -> DealForm:
    """Return the form with the trump suit of the deal, and what follows for counted melds."""
    return with_recounted_sums(rules, replace(form, trump=trump))


def max_card_count(rules: RuleSet, form: DealForm, side: int, where: Field, value: int) -> int:
    """Return the most cards of a value in a field beside those that were counted elsewhere."""
    cards = values_of(rules, where)[value]
    own = counted_cards(form, side, where).of_value(value)
    there = sum(limits.cards_in_packs(rules, card) for card in cards)
    return own + there - _used(form, cards, value)


def is_used_up(rules: RuleSet, form: DealForm, card: Card) -> bool:
    """Return True if the packs hold no more of a card than was counted for all sides."""
    if _used(form, (card,)) >= limits.cards_in_packs(rules, card):
        return True
    value = rules.card_values.get(card)
    if value is None:
        return False
    alike = tuple(other for other in valued(rules) if rules.card_values[other] == value)
    return _used(form, alike, value) >= sum(limits.cards_in_packs(rules, other) for other in alike)


def _used(form: DealForm, cards: tuple[Card, ...], value: int | None = None) -> int:
    """Return the number of some cards that were counted, by rank or by their value."""
    every = [counted for side in form.sides for counted in side.counted.values()]
    by_rank = sum(counted.cards[card] for counted in every for card in cards)
    return by_rank + sum(counted.of_value(value) for counted in every if value is not None)


def counted_melds(rules: RuleSet, form: DealForm, side: int) -> tuple[MeldAnswer, ...]:
    """Return the melds of a side as they are counted, each with the canasta that it is."""

    def problems(_number: int, meld: Meld | None) -> Iterable[Problem]:
        is_out = form.out == side
        return checks.meld_problems(rules, meld, going_out=is_out, initial=False) if meld else ()

    return meld_answers(rules, counted_cards(form, side, Field.TABLE).melds, problems)


@dataclass(frozen=True, slots=True)
class LaidMelds:
    """Melds that a side has laid."""

    side: int
    melds: tuple[Meld, ...]


def with_added_melds(rules: RuleSet, form: DealForm, laid: LaidMelds) -> DealForm:
    """Return the form with a lay-down added to what was typed for its side.

    It stays cards where nothing but cards was counted there, and becomes points otherwise.
    """
    before = form.sides[laid.side]
    text, chips, melds = before.texts.get(Field.TABLE, ""), dict(before.chips), before.melds
    if melds or not (text or any(key.startswith("canastas.") for key in chips)):
        on_table = melds_found((*(melds.laid if melds else ()), *laid.melds))
        if all(n <= limits.cards_in_packs(rules, card) for card, n in on_table.counts().items()):
            counted = CountedCards(way=CountMode.MELDS, melds=on_table)
            return with_counted_cards(rules, form, laid.side, Field.TABLE, counted)
    tally = deal.tally_of(rules, deal.SideDeal(melds=laid.melds))
    laid_down = {f"canastas.{kind}": count for kind, count in tally.canastas.items()}
    for key, count in (laid_down | {"black_threes": tally.black_threes}).items():
        if count:
            chips[key] = chips.get(key, 0) + count
    parts = [part for part in (text if text.strip(MINUS) else "", str(tally.melded_points)) if part]
    texts = {**before.texts, Field.TABLE: PLUS.join(parts)}
    changed = replace(before.without_cards(Field.TABLE), chips=chips, texts=texts)
    place = (laid.side, Field.TABLE)
    others = tuple(saved for saved in form.saved if saved != place)
    return replace(form.with_side(laid.side, changed), saved=(*others, place))
