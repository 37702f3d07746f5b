"""The form that edits a recorded deal, and forms as JSON documents, in which drafts are kept."""

import json
from collections import Counter
from collections.abc import Container, Mapping
from dataclasses import asdict, replace
from functools import cache
from typing import Any

from cattrs import Converter

from scorekeeper.deal_form import form as forms
from scorekeeper.deal_form.chips import main_rows, more_rows
from scorekeeper.deal_form.counting import cards_by_value, with_recounted_sums
from scorekeeper.deal_form.melds import tapped_melds
from scorekeeper.rules.cards import BLACK_THREE, EVERY, THREE, Suit, value_of
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import score_deal
from scorekeeper.scoring.deal import (
    PER_PLAYER,
    Adjustment,
    Deal,
    SideDeal,
    Tally,
    held_back_kinds,
    tally_of,
)
from scorekeeper.validation import DocumentError, convert_document, strict_converter


def form_of(rules: RuleSet, deal: Deal, *, note: str = "") -> forms.DealForm:
    """Return the form in which a recorded deal is edited.

    Cards become counts and points. A deal in which every side has a total opens in totals, or in
    books and cards if these rules count so and every total has a base.
    """
    mode = _mode_of(rules, deal)
    sides = tuple(_side_form(rules, side, deal.trump, mode) for side in deal.sides)
    saved = tuple((index, field) for index, side in enumerate(sides) for field in side.texts)
    form = forms.blank_form(len(deal.sides), side_size=rules.sides.size, mode=mode)
    form = replace(form, sides=sides, trump=deal.trump, saved=saved, note=note, asked=True)
    for index, side in enumerate(deal.sides):
        if side.went_out or side.acaba == "caller":
            # Totals are in the order of the seats, so the first one is changed first.
            first = 0 if mode.is_by_totals else index
            return replace(form, out=index, ended=_ending(side), at=(first, forms.FIELDS[mode][0]))
    return form


def _ending(side: SideDeal) -> forms.EndingKind:
    """Return the way in which a side ended the deal."""
    if side.acaba:
        return "acaba"
    return "concealed" if side.concealed else "out"


def _mode_of(rules: RuleSet, deal: Deal) -> forms.Mode:
    if any(side.total is None for side in deal.sides):
        return forms.Mode.COUNTS
    has_bases = all(side.base is not None for side in deal.sides)
    return forms.Mode.BOOKS if has_bases and rules.table_rules.counts_books else forms.Mode.TOTALS


def amended_deal(rules: RuleSet, form: forms.DealForm, deal: Deal) -> Deal:
    """Return the deal in a form that was opened to edit `deal`.

    A side with unchanged numbers keeps the details in which it was recorded, such as its cards,
    which the form does not show.
    """
    before = form_of(rules, deal)
    typed = forms.deal_of(form)
    sides = []
    for index, (old, new) in enumerate(zip(deal.sides, typed.sides, strict=True)):
        is_changed = form.mode is not before.mode or form.sides[index] != before.sides[index]
        if is_changed:
            # A recorded "not opened" may no longer be true; the form does not ask for it.
            side = replace(new, opened=old.opened or None)
        else:
            side = _with_new_ending(old, new, is_out=form.out == index)
        sides.append(side)
    return Deal(tuple(sides), typed.trump)


def _with_new_ending(old: SideDeal, new: SideDeal, *, is_out: bool) -> SideDeal:
    """Return the recorded side `old` with the answers of `new` to "who went out?"."""
    opened = old.opened
    if is_out and not opened:
        # A side that is out has melded, so a recorded "not opened" is no longer true.
        opened = None
    return replace(
        old, opened=opened, went_out=new.went_out, concealed=new.concealed, acaba=new.acaba
    )


def deal_by_totals(rules: RuleSet, deal: Deal) -> Deal:
    """Return a deal with the total of each side by these rules, in points, and no other numbers.

    Going out and adjustments are kept. This preserves the points of a deal after a change to rules
    that have no points for a part of it.
    """
    sides = []
    for side, score in zip(deal.sides, score_deal(rules, deal).sides, strict=True):
        adjustment = 0 if side.adjustment is None else side.adjustment.points
        kept = SideDeal(
            total=score.total - adjustment,
            went_out=side.went_out,
            concealed=side.concealed,
            adjustment=side.adjustment,
        )
        sides.append(kept)
    return Deal(tuple(sides))


def _side_form(
    rules: RuleSet, side: SideDeal, trump: Suit | None, mode: forms.Mode
) -> forms.SideForm:
    """Return the form of one side of a recorded deal, to edit it in a mode."""
    tally = tally_of(rules, side, trump)
    counted = _counted_melds(side)
    keys = {row.key for row in (*main_rows(rules), *more_rows(rules))}
    chips = _chip_numbers(tally, has_melds=bool(counted))
    points = _field_points(rules, tally, mode, keys)
    adjustment = side.adjustment or Adjustment(0)
    return forms.SideForm(
        chips={key: count for key, count in chips.items() if count > 0 and key in keys},
        texts={field: str(number) for field, number in points.items() if number is not None},
        counted=counted,
        special_hand=side.special_hand,
        adjustment=adjustment.points,
        reason=adjustment.reason,
    )


def _counted_melds(side: SideDeal) -> dict[forms.Field, forms.CountedCards]:
    """Return the melds of a side as if they had been tapped; empty if that is not possible.

    It is impossible if they would be read as other melds, or if the side also has counts or points
    of the table.
    """
    has_counts = side.canastas or side.hand_canastas or side.trump_canastas or side.incomplete
    has_points = side.melded_card_points is not None or side.total is not None
    melds = tapped_melds(side.melds)
    if not side.melds or has_counts or has_points or melds.laid != side.melds:
        return {}
    return {forms.Field.TABLE: forms.CountedCards(way=forms.CountMode.MELDS, melds=melds)}


def _chip_numbers(tally: Tally, *, has_melds: bool) -> dict[str, int]:
    """Return the numbers of chip rows by key; `has_melds` is True if melds are shown as cards."""
    own = tally.side
    counts = {
        "canastas": tally.canastas,
        "hand_canastas": tally.hand_canastas,
        "trump_canastas": tally.trump_canastas,
        "incomplete": Counter((*own.incomplete, *tally.short_kinds)),
        "held": Counter((*own.held, *held_back_kinds(own))),
    }
    chips = {f"{group}.{kind}": n for group, kinds in counts.items() for kind, n in kinds.items()}
    chips |= {
        "red_threes": own.red_threes,
        # Those in melds are counted by the form itself.
        "black_threes": own.black_threes if has_melds else tally.black_threes,
        "black_threes_captured": own.black_threes_captured,
        **{field: getattr(own, field) for field in PER_PLAYER},
        "red_threes_in_hand": tally.red_threes_in_hand,
        "black_threes_in_hand": tally.black_threes_in_hand,
        "lone": int(own.lone),
    }
    return chips


def _field_points(
    rules: RuleSet, tally: Tally, mode: forms.Mode, keys: Container[str]
) -> dict[forms.Field, int | None]:
    """Return the points of each field, None if blank; `keys` are the keys of all chip rows."""
    side = tally.side
    if mode is forms.Mode.BOOKS and side.total is not None and side.base is not None:
        return {forms.Field.BOOKS: side.base, forms.Field.CARDS: side.total - side.base}
    in_hand = tally.in_hand_points
    if "black_threes_in_hand" not in keys:
        in_hand += tally.black_threes_in_hand * value_of(rules, BLACK_THREE)
    return {
        forms.Field.TABLE: tally.melded_points or None,
        forms.Field.HAND: in_hand or None,
        forms.Field.TOTAL: side.total,
    }


# --- drafts


def form_document(form: forms.DealForm) -> dict[str, Any]:
    """Return a form as plain data for JSON."""
    document: dict[str, Any] = json.loads(json.dumps(asdict(form)))
    return document


def form_from(document: Mapping[str, Any], rules: RuleSet) -> forms.DealForm | None:
    """Return the form in a saved document, without the parts that do not fit the rules.

    Return None if it has another number of sides, or if another version wrote it in a form that
    this one cannot read.
    """
    try:
        form = convert_document(_converter(), _without_ranks(document), forms.DealForm)
    except DocumentError:
        return None
    sides = range(len(form.sides))
    is_placed = form.at[0] in sides and form.at[1] in forms.FIELDS[form.mode]
    if len(sides) != rules.sides.count or not is_placed or form.out not in (None, *sides):
        return None
    # The settings of the match may have changed since, so some rows may no longer exist.
    keys = {row.key for row in (*main_rows(rules), *more_rows(rules))}
    hands = {hand.id for hand in rules.special_hands}
    fitting = tuple(
        replace(
            side,
            chips={key: n for key, n in side.chips.items() if key in keys and n > 0},
            special_hand=side.special_hand if side.special_hand in hands else None,
            counted={f: c for f, c in side.counted.items() if _has_known_cards(rules, f, c)},
        )
        for side in form.sides
    )
    form = replace(form, sides=fitting, side_size=rules.sides.size)
    if form.mode is forms.Mode.BOOKS and not rules.table_rules.counts_books:
        return form.with_mode(forms.Mode.TOTALS)
    return with_recounted_sums(rules, form)


def _without_ranks(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a draft without cards counted by rank, which only the first edition did.

    Their points stay.
    """
    sides = document.get("sides")
    if not isinstance(sides, list):
        return document
    known = []
    for side in sides:
        match side:
            case {"counted": {**counted}}:
                kept = {
                    field: cards
                    for field, cards in counted.items()
                    if not (isinstance(cards, Mapping) and cards.get("way") == "ranks")
                }
                known.append({**side, "counted": kept})
            case _:
                known.append(side)
    return {**document, "sides": known}


def _has_known_cards(rules: RuleSet, field: forms.Field, counted: forms.CountedCards) -> bool:
    """Return True if these rules have all the values and cards that were counted."""
    values = {str(value) for value in cards_by_value(rules, field)}
    cards = {card for meld in counted.melds.each for card in meld.cards}
    has_cursor = counted.melds.at in range(len(counted.melds.each))
    return has_cursor and set(counted.values) <= values and cards <= {*EVERY, THREE}


@cache
def _converter() -> Converter:
    """Return the converter of drafts; unknown fields are those of a newer version."""
    converter = strict_converter(forbid_unknown=False)

    def place(value: Any, _: Any) -> forms.Place:
        side, field = value
        return int(side), forms.Field(field)

    converter.register_structure_hook_func(lambda kind: kind == forms.Place, place)
    return converter
