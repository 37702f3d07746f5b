"""Counting cards into a field of the form: what they come to, and how many there can be."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorekeeper.entry.form import (
    PLUS,
    Counted,
    Field,
    Form,
    Row,
    SideForm,
    Way,
    has_number,
    main_rows,
    more_rows,
)
from scorekeeper.entry.melds import TappedMeld, melds_found
from scorekeeper.rules.cards import BLACK_THREE, RED_THREE, VALUED, Card
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.deal import SideDeal, Tally, tally_of
from scorekeeper.scoring.legality import cards_in_packs, meld_problems
from scorekeeper.scoring.meld import Meld, canasta_type, card_points, placed_melds
from scorekeeper.scoring.problem import Problem

RED_IN_HAND, BLACK_IN_HAND = "red_threes_in_hand", "black_threes_in_hand"
LAID = ("canastas", "hand_canastas", "incomplete")
"""Groups of chips that follow from the melds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedMeld:
    """One meld of those that are counted."""

    place: int
    tapped: TappedMeld
    points: int
    """Of its own cards, without a bonus."""
    is_current: bool
    canasta: str | None
    """The type of canasta that it is, with what lies with it."""
    problems: tuple[Problem, ...]


def ways_of(where: Field) -> tuple[Way, ...]:
    """The ways in which the cards of a field can be counted: a hand lies in no melds."""
    return tuple(way for way in Way if where is Field.TABLE or way is not Way.MELDS)


def counted_in(form: Form, side: int, where: Field) -> Counted:
    """What was counted for a field, blank where nothing was."""
    return form.sides[side].counted.get(where, Counted())


def asks_from_hand(rules: RuleSet) -> bool:
    """Return True if it matters in these rules that a canasta was laid whole from the hand."""
    return any(row.group == "hand_canastas" for row in more_rows(rules))


def values_of(rules: RuleSet, where: Field) -> dict[int, tuple[Card, ...]]:
    """The values that cards have by these rules, the least first, each with its cards."""
    found: dict[int, list[Card]] = {}
    for card in VALUED[::-1]:
        if not (where is Field.HAND and card == BLACK_THREE and _asks(rules, BLACK_IN_HAND)):
            found.setdefault(rules.card_values[card], []).append(card)
    return {value: tuple(found[value]) for value in sorted(found)}


def cards_of(rules: RuleSet, where: Field) -> tuple[Card, ...]:
    """The cards that can be counted by rank in a field.

    Red threes are left in hand only where that costs something.
    """
    reds = (RED_THREE,) if where is Field.HAND and _asks(rules, RED_IN_HAND) else ()
    return (*VALUED, *reds)


def counted_up(rules: RuleSet, form: Form, side: int, where: Field, counted: Counted) -> Form:
    """The form with a field counted anew: its sum, and the chips that follow from the cards."""
    before = form.sides[side]
    counted = replace(counted, is_reported=_is_reported(rules, form, where, counted))
    tally = tally_of(rules, _reported(where, counted))
    texts = {name: text for name, text in before.texts.items() if name != where}
    others = {name: one for name, one in before.counted.items() if name != where}
    if not counted.is_blank:
        texts[where] = str(_points(rules, where, counted, tally))
    if not counted.is_blank or counted.is_begun:
        others[where] = counted
    chips = _chips(rules, before, where, counted, tally)
    changed = replace(before, chips=chips, texts=texts, counted=others)
    return form.with_side(side, changed)


def recounted(rules: RuleSet, form: Form) -> Form:
    """The form with all that was counted worth what these rules say."""
    for place, side in enumerate(form.sides):
        for where, counted in side.counted.items():
            form = counted_up(rules, form, place, where, counted)
    return form


def most_of(rules: RuleSet, form: Form, side: int, where: Field, value: int) -> int:
    """How many cards of a value can lie in a field beside those that were counted elsewhere."""
    cards = values_of(rules, where)[value]
    everywhere = sum(cards_in_packs(rules, card) for card in cards)
    known = sum(_known(form)[card] for card in cards)
    by_value = sum(one.of_value(value) for one in _all_counted(form))
    return everywhere - known - by_value + counted_in(form, side, where).of_value(value)


def is_used_up(rules: RuleSet, form: Form, card: Card) -> bool:
    """Return True if the packs hold no more of a card than was counted for all sides."""
    if _known(form)[card] >= cards_in_packs(rules, card):
        return True
    value = rules.card_values.get(card)
    if value is None:
        return False
    alike = [one for one in VALUED if rules.card_values[one] == value]
    used = sum(_known(form)[one] for one in alike)
    by_value = sum(one.of_value(value) for one in _all_counted(form))
    return used + by_value >= sum(cards_in_packs(rules, one) for one in alike)


def counted_melds(rules: RuleSet, form: Form, side: int) -> tuple[CountedMeld, ...]:
    """The melds of a side as they are counted, each with the canasta that it is."""
    melds, is_out = counted_in(form, side, Field.TABLE).melds, form.out == side
    judged = dict(placed_melds(rules, melds.laid))
    full = [(place, one) for place, one in enumerate(melds.each) if one.cards]
    return tuple(
        CountedMeld(
            place=place,
            tapped=tapped,
            points=card_points(rules, tapped.meld),
            is_current=place == melds.at,
            canasta=canasta_type(rules, judged[number]) if number in judged else None,
            problems=meld_problems(rules, judged[number], going_out=is_out, initial=False)
            if number in judged
            else (),
        )
        for number, (place, tapped) in enumerate(full)
    )


def _is_reported(rules: RuleSet, form: Form, where: Field, counted: Counted) -> bool:
    """True if the record can say the cards; hands of partners are one, so not what each held."""
    if counted.is_blank:
        return False
    if where is Field.TABLE:
        return counted.way is Way.MELDS
    each_alone = form.side_size == 1 or not any(row.group == "held" for row in more_rows(rules))
    return counted.way is Way.RANKS and each_alone


def _reported(where: Field, counted: Counted) -> SideDeal:
    """The counted cards as a record says them."""
    if counted.way is Way.MELDS:
        return SideDeal(melds=counted.melds.laid)
    if where is Field.HAND and counted.way is Way.RANKS:
        return SideDeal(cards_in_hand=dict(counted.ranks))
    return SideDeal()


def _points(rules: RuleSet, where: Field, counted: Counted, tally: Tally) -> int:
    """The sum of a field; threes that are counted apart are not in it."""
    if counted.way is Way.MELDS:
        return tally.melded_points
    if counted.way is Way.VALUES:
        return sum(int(value) * count for value, count in counted.values.items())
    apart = {
        RED_THREE,
        *((BLACK_THREE,) if where is Field.HAND and _asks(rules, BLACK_IN_HAND) else ()),
    }
    return sum(
        rules.card_values[card] * count
        for card, count in counted.ranks.items()
        if card not in apart
    )


def _chips(
    rules: RuleSet, side: SideForm, where: Field, counted: Counted, tally: Tally
) -> Mapping[str, int]:
    """The chips of a side with those that follow from the cards of this field."""
    found: dict[str, int] = {}
    if counted.way is Way.MELDS:
        groups: tuple[str, ...] = LAID
        short = Counter(tally.short)
        found = {f"canastas.{kind}": count for kind, count in tally.canastas.items()}
        found |= {f"hand_canastas.{kind}": count for kind, count in tally.hand_canastas.items()}
        found |= {f"incomplete.{kind}": count for kind, count in short.items()}
    elif where is Field.HAND and counted.way is Way.RANKS:
        groups = (RED_IN_HAND, BLACK_IN_HAND)
        found = {RED_IN_HAND: tally.red_threes_in_hand, BLACK_IN_HAND: tally.black_threes_in_hand}
    else:
        return side.chips
    kept = {key: count for key, count in side.chips.items() if key.partition(".")[0] not in groups}
    return kept | {key: count for key, count in found.items() if count and _asks(rules, key)}


def _known(form: Form) -> Counter[Card]:
    """The cards of all sides that were counted by rank."""
    return sum((one.cards for one in _all_counted(form)), Counter[Card]())


def _all_counted(form: Form) -> list[Counted]:
    return [one for side in form.sides for one in side.counted.values()]


def _asks(rules: RuleSet, key: str) -> bool:
    rows: tuple[Row, ...] = (*main_rows(rules), *more_rows(rules))
    return any(row.key == key for row in rows)


CHIPS = "canastas."


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidDown:
    """What a side has laid, counted as the record screen counts."""

    side: int
    melds: tuple[Meld, ...]
    points: int
    """The card points on the table."""
    canastas: Mapping[str, int]
    """How many canastas of each type are among the melds."""


def laid_down(rules: RuleSet, side: int, melds: tuple[Meld, ...]) -> LaidDown:
    """The melds of a side as cards on the table."""
    tally = tally_of(rules, SideDeal(melds=melds))
    return LaidDown(
        side=side, melds=melds, points=tally.melded_points, canastas=dict(tally.canastas)
    )


def taken_up(rules: RuleSet, form: Form, laid: LaidDown) -> Form:
    """The form of a deal with a lay-down added to what was typed for its side.

    It stays cards where nothing but cards was counted there, and becomes points otherwise.
    """
    before = form.sides[laid.side]
    melds = before.reports(Field.TABLE)
    has_other = before.text(Field.TABLE) or any(key.startswith(CHIPS) for key in before.chips)
    if melds or not has_other:
        on_table = melds_found((*(melds.melds.laid if melds else ()), *laid.melds))
        counted = Counted(way=Way.MELDS, melds=on_table)
        if not any(
            count > cards_in_packs(rules, card) for card, count in on_table.counts().items()
        ):
            return counted_up(rules, form, laid.side, Field.TABLE, counted)
    return _added(form.with_side(laid.side, before.without_cards(Field.TABLE)), laid)


def _added(form: Form, laid: LaidDown) -> Form:
    """The form with the points and canastas of a lay-down on top of those of its side."""
    before = form.sides[laid.side]
    chips = dict(before.chips)
    for kind, count in laid.canastas.items():
        chips[CHIPS + kind] = chips.get(CHIPS + kind, 0) + count
    text = before.text(Field.TABLE)
    parts = [part for part in (text if has_number(text) else "", str(laid.points)) if part]
    texts = {**before.texts, Field.TABLE: PLUS.join(parts)}
    return form.with_side(laid.side, replace(before, chips=chips, texts=texts))
