"""Counting cards into a field of the form: what they come to, and how many there can be."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorekeeper.entry.form import (
    LAID,
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
from scorekeeper.rules.cards import BLACK_THREE, VALUED, Card
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.deal import SideDeal, Tally, tally_of
from scorekeeper.scoring.legality import meld_problems
from scorekeeper.scoring.limits import cards_in_packs
from scorekeeper.scoring.meld import Meld, canasta_type, card_points, placed_melds
from scorekeeper.scoring.problem import Problem

BLACK_IN_HAND = "black_threes_in_hand"


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
    return tuple(Way) if where is Field.TABLE else (Way.VALUES,)


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


def counted_up(rules: RuleSet, form: Form, side: int, where: Field, counted: Counted) -> Form:
    """The form with a field counted anew: its sum, and the chips that follow from the cards."""
    before = form.sides[side]
    texts = {name: text for name, text in before.texts.items() if name != where}
    others = {name: one for name, one in before.counted.items() if name != where}
    if counted.way is Way.MELDS:
        tally = tally_of(rules, SideDeal(melds=counted.melds.laid))
        chips, points = _chips(rules, before, tally), tally.melded_points
    else:
        chips = before.chips
        points = sum(int(value) * count for value, count in counted.values.items())
    if not counted.is_blank:
        texts[where] = str(points)
    if not counted.is_blank or counted.is_begun:
        others[where] = counted
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


def _chips(rules: RuleSet, side: SideForm, tally: Tally) -> Mapping[str, int]:
    """The chips of a side with those that follow from its melds."""
    laid = {
        "canastas": tally.canastas,
        "hand_canastas": tally.hand_canastas,
        "incomplete": Counter(tally.short),
    }
    found = {
        f"{group}.{kind}": count for group, kinds in laid.items() for kind, count in kinds.items()
    }
    others = {key: n for key, n in side.chips.items() if key.partition(".")[0] not in LAID}
    return others | {key: count for key, count in found.items() if count and _asks(rules, key)}


def _known(form: Form) -> Counter[Card]:
    """The cards of all sides that are known by rank."""
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
