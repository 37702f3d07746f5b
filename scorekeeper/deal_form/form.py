"""The form of the record screen: everything typed for a deal, and the deal that it reports.

    form = blank_form(2, side_size=2).with_side_out(0).with_chip(0, "canastas.natural", 1)
    form = form.after_key("3").after_key("8").after_key("5")
    deal_of(form)                                            the deal typed so far
    form_view(rules, form, deal_of(form), ...)               its sums and problems

`DealForm` is frozen; every tap returns a new one.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from math import prod
from typing import Any, Literal, TypeVar

from scorekeeper.deal_form.chips import (
    LAST_CHIP,
    SWITCHES,
    ChipRow,
    ChipState,
    CountTile,
    Tile,
    TileState,
)
from scorekeeper.deal_form.melds import TappedMelds
from scorekeeper.rules.cards import Card, Suit
from scorekeeper.scoring.deal import Adjustment, Deal, SideDeal

PLUS = "+"
TIMES = "×"
MINUS = "-"
LONGEST_SUM = 18  # characters, as many as a field can show
LONGEST_NUMBER = 5  # digits
LAST_NUMBER = re.compile(r"\d*$")
NUMBERS = re.compile(r"\d+")


class Mode(StrEnum):
    """The depth of detail of the form."""

    COUNTS = "counts"
    TOTALS = "totals"
    BOOKS = "books"
    """Totals in two numbers: canastas with all bonuses, and cards."""

    @property
    def is_by_totals(self) -> bool:
        """True if each side is typed as its total, without details."""
        return self is not Mode.COUNTS


class Field(StrEnum):
    """The fields that the keypad types into.

    TABLE     points of the cards on the table, without bonuses
    HAND      points of the cards in hand
    TOTAL     all points of the deal, without an adjustment
    BOOKS     the part of a total for canastas and bonuses
    CARDS     the rest of it
    """

    TABLE = "table"
    HAND = "hand"
    TOTAL = "total"
    BOOKS = "books"
    CARDS = "cards"


FIELDS = {
    Mode.COUNTS: (Field.TABLE, Field.HAND),
    Mode.TOTALS: (Field.TOTAL,),
    Mode.BOOKS: (Field.BOOKS, Field.CARDS),
}
"""The fields of each side; typing begins in the first."""
Place = tuple[int, Field]
"""A field of a side, by the side's index."""
EndingKind = Literal["out", "concealed", "acaba"]


class Key(StrEnum):
    """Keys of the keypad other than digits and operators."""

    DELETE = "delete"
    NEXT = "next"
    SIGN = "sign"


def sum_value(text: str) -> int:
    """Return the value of a sum in points; an operator at its end is ignored.

    >>> sum_value("120+3×50+")
    270
    """
    factors = (NUMBERS.findall(term) for term in text.split(PLUS))
    value = sum(prod(map(int, numbers)) for numbers in factors if numbers)
    return -value if text.startswith(MINUS) else value


def has_number(text: str) -> bool:
    """Return True if a sum has a digit; a lone minus sign is no number."""
    return bool(text.strip(MINUS))


def sum_after_key(text: str, key: str) -> str:
    """Return the text of a sum after a key; a key that cannot follow changes nothing.

    A lone minus sign is the beginning of a negative number.
    """
    if key == Key.DELETE:
        # The sign goes with the last digit.
        return text[:-1].removesuffix(MINUS)
    if key == Key.SIGN:
        return text.removeprefix(MINUS) if text.startswith(MINUS) else MINUS + text
    if len(text) >= LONGEST_SUM:
        return text
    last_number = LAST_NUMBER.findall(text)[0]
    if not key.isdigit():
        return text + key if last_number else text
    if last_number == "0":
        return text[:-1] + key
    return text if len(last_number) >= LONGEST_NUMBER else text + key


class CountMode(StrEnum):
    """The mode of counting cards into a field: by card value, or as melds card by card."""

    VALUES = "values"
    MELDS = "melds"


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedCards:
    """The cards counted for a field in each mode; the mode in use determines its sum."""

    way: CountMode = CountMode.VALUES
    """The mode in use. Drafts store it under this name."""
    values: Mapping[str, int] = field(default_factory=dict)
    """The number of cards of a value, by that value in points; 0 is left out."""
    melds: TappedMelds = field(default_factory=TappedMelds)

    @property
    def is_blank(self) -> bool:
        """True if no card was counted in the mode in use."""
        return not (self.values if self.way is CountMode.VALUES else self.cards)

    @property
    def cards(self) -> Counter[Card]:
        """The number of each card; empty if cards are counted by value."""
        return self.melds.counts() if self.way is CountMode.MELDS else Counter()

    def of_value(self, value: int) -> int:
        """Return the number of cards of a value in points; 0 if they are counted as melds."""
        return self.values.get(str(value), 0) if self.way is CountMode.VALUES else 0

    def with_value(self, value: int, count: int) -> "CountedCards":
        """Return the cards with another number of cards of a value."""
        return replace(self, values=_with_item(self.values, str(value), count))


MELD_CHIP_GROUPS = ("canastas", "hand_canastas", "trump_canastas", "incomplete")
"""Groups of chips that follow from the melds if these are counted card by card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SideForm:
    """The numbers typed for one side."""

    chips: Mapping[str, int] = field(default_factory=dict)
    """Numbers chosen with chips, by the key of their row; 0 is left out."""
    texts: Mapping[Field, str] = field(default_factory=dict)
    """Sums as typed, by field."""
    counted: Mapping[Field, CountedCards] = field(default_factory=dict)
    """The cards counted for a field; removed when its sum is changed with the keypad."""
    special_hand: str | None = None
    adjustment: int = 0
    """Points given or taken at the table, signed."""
    reason: str = ""
    """The reason for the adjustment."""

    @property
    def is_blank(self) -> bool:
        """True if nothing was typed for the side."""
        return not (self.chips or self.texts or self.special_hand or self.adjustment or self.reason)

    def total_text(self, mode: Mode) -> str:
        """Return the total as the text of a sum; empty if one of its numbers is missing."""
        texts = [self.texts.get(field, "") for field in FIELDS[mode]]
        if not all(map(has_number, texts)):
            return ""
        return texts[0] if len(texts) == 1 else str(sum(map(sum_value, texts)))

    @property
    def melds(self) -> TappedMelds | None:
        """The melds on the table; None unless they are counted card by card."""
        counted = self.counted.get(Field.TABLE)
        return counted.melds if counted is not None and counted.cards else None

    def without_cards(self, field: Field) -> "SideForm":
        """Return the form of the side without the cards counted for a field; its number stays."""
        others = {other: cards for other, cards in self.counted.items() if other is not field}
        return replace(self, counted=others)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealForm:
    """Everything typed for a deal, and the place of the cursor."""

    sides: tuple[SideForm, ...]
    mode: Mode = Mode.COUNTS
    side_size: int = 1
    """Players of a side. A player without a partner who is out has no cards in hand."""
    out: int | None = None
    """The side that ended the deal."""
    asked: bool = False
    """True if "who went out?" was answered; if `out` is None, the answer is that no side did."""
    ended: EndingKind = "out"
    """The way in which that side ended the deal."""
    trump: Suit | None = None
    note: str = ""
    at: Place = (0, Field.TABLE)
    """The place of the cursor."""
    saved: tuple[Place, ...] = ()
    """Fields with a finished number: it was saved or added, or the cursor came back to it.

    While the cursor is there, the number is selected: the first digit replaces it.
    """
    left: tuple[Place, ...] = ()
    """Fields that the cursor has left: their problems may be shown."""
    tried: bool = False
    """True after an attempt to save: all problems may be shown."""

    # --- the deal as a whole

    @property
    def side(self) -> int:
        """The side with the cursor."""
        return self.at[0]

    @property
    def is_blank(self) -> bool:
        """True if nothing was typed."""
        is_blank = not (self.asked or self.note or self.trump)
        return is_blank and all(side.is_blank for side in self.sides)

    def with_side_out(self, side: int | None) -> "DealForm":
        """Return the form with `side` as the answer to "who went out?"; None if no side did.

        The cursor moves to the table of that side. With totals it stays, because people type
        totals in the order of the seats.
        """
        ended = self.ended if side == self.out else "out"
        form = replace(self, out=side, asked=True, ended=ended)
        if side is None or self.mode.is_by_totals:
            return form
        return form.after_move((side, FIELDS[self.mode][0]))

    @property
    def first_empty_field(self) -> Place:
        """The first field without a number; the first of all fields if there is none."""
        places = [(side, field) for side in range(len(self.sides)) for field in FIELDS[self.mode]]
        return next((place for place in places if not self.has_number(place)), places[0])

    def with_ending_toggled(self, how: EndingKind) -> "DealForm":
        """Return the form with `how` as the way of ending, or plain going out if that was the way.

        Nothing changes while no side is out. The cursor leaves a field that is now off.
        """
        if self.out is None:
            return self
        form = replace(self, ended="out" if self.ended == how else how)
        is_asked = self.at in form.order
        return form if is_asked else form.with_cursor((self.side, FIELDS[form.mode][0]))

    def with_mode(self, mode: Mode) -> "DealForm":
        """Return the form in a mode, with the cursor in it; the numbers of other modes are kept.

        Books and cards become a total. If the total is not their sum, books and cards are emptied.
        """
        form = replace(self, mode=mode, at=(self.side, FIELDS[mode][0]))
        if {self.mode, mode} == {Mode.TOTALS, Mode.BOOKS}:
            form = replace(form, sides=tuple(_after_mode_change(side, mode) for side in form.sides))
        return form.with_cursor(form.first_empty_field if mode.is_by_totals else form.at)

    def with_swapped_totals(self, side: int, other: int) -> "DealForm":
        """Return the form in which two sides have each other's totals."""
        fields = FIELDS[self.mode]
        form = self
        for place, source in ((side, other), (other, side)):
            before = self.sides[place]
            kept = {field: text for field, text in before.texts.items() if field not in fields}
            totals = _texts_of(self.sides[source], fields)
            form = form.with_side(place, replace(before, texts=kept | totals))
        return form.with_cursor(self.at)

    # --- chips and tiles

    def with_chip(self, side: int, key: str, number: int) -> "DealForm":
        """Return the form with a side's number in a chip row; the cursor moves to that side.

        A number of canastas or melds discards the cards counted on the table.
        """
        before = self.sides[side]
        if key.partition(".")[0] in MELD_CHIP_GROUPS:
            before = before.without_cards(Field.TABLE)
        changed = replace(before, chips=_with_item(before.chips, key, number))
        form = self.with_side(side, changed)
        return form if side == self.side else form.after_move((side, FIELDS[self.mode][0]))

    def chip_state(self, side: int, row: ChipRow, last: int = LAST_CHIP) -> ChipState:
        """Return the number of a side in a row of chips, and the largest that it may choose.

        `last` is the number on the last chip.
        """
        counts = [other.chips.get(row.key, 0) for other in self.sides]
        others = 0 if row.is_by_side else sum(counts) - counts[side]
        limit = max(0, row.most - others)
        # All limits above the last chip look alike, so they are made equal. Then a row is not
        # redrawn because of another side.
        limit = min(limit, max(counts[side], last) + 1)
        is_acaba = self.disabled_reason((side, Field.TABLE)) == "acaba"
        return ChipState(counts[side], limit, is_off=is_acaba)

    def tile_state(self, side: int, tile: Tile) -> TileState:
        """Return the finished and begun canastas of a side, and True if it may finish one more."""
        done, limit, is_off = self.chip_state(side, tile.done)
        begun = self.sides[side].chips.get(tile.begun.key, 0)
        return TileState(done, begun, can_be_done=not is_off and limit > 0)

    def after_tile_tap(self, side: int, tile: Tile) -> "DealForm":
        """Return the form after a tap on a tile: none, then done, then begun, then none again."""
        done, begun, can_be_done = self.tile_state(side, tile)
        # If another side has finished the canasta, this one goes from none to begun.
        is_begun = not begun and (bool(done) or not can_be_done)
        is_done = not begun and not is_begun
        form = self.with_chip(side, tile.done.key, int(is_done))
        return form.with_chip(side, tile.begun.key, int(is_begun))

    def after_count_tap(self, side: int, tile: CountTile) -> "DealForm":
        """Return the form after a tap on a tile: one more, and none after the most."""
        count, limit, _ = self.chip_state(side, tile.row)
        number = count + 1 if count < min(tile.most, limit) else 0
        return self.with_chip(side, tile.row.key, number)

    # --- cursor and keys

    def after_move(self, place: Place) -> "DealForm":
        """Return the form with the cursor in the field `place`, whose number it selects.

        The field that it has left is noted, since its problems are now due.
        """
        if place == self.at:
            return self
        left = self.left
        if self.at not in left:
            left = (*left, self.at)
        return replace(self, left=left).with_cursor(place)

    def with_cursor(self, place: Place) -> "DealForm":
        """Return the form with the cursor in a field; a number in it counts as finished."""
        saved = tuple(other for other in self.saved if other != place)
        if self.has_number(place):
            saved = (*saved, place)
        return replace(self, at=place, saved=saved)

    def has_number(self, place: Place) -> bool:
        """Return True if a number was typed into a field."""
        side, field = place
        return has_number(self.sides[side].texts.get(field, ""))

    @property
    def is_selected(self) -> bool:
        """True if the first digit replaces the number at the cursor; other keys edit it."""
        side, field = self.at
        is_finished = self.at in self.saved or field in self.sides[side].counted
        return is_finished and self.has_number(self.at)

    def after_key(self, key: str) -> "DealForm":
        """Return the form after a key; in a field that is off, only Next has an effect."""
        if key == Key.NEXT:
            return self if self.next_place is None else self.after_move(self.next_place)
        if self.disabled_reason(self.at):
            return self
        side, field = self.at
        before = self.sides[side]
        text = before.texts.get(field, "")
        if key.isdigit() and self.is_selected:
            text = ""
        texts = _with_item(before.texts, field, sum_after_key(text, key))
        if field in before.counted:
            before = before.without_cards(field)
        saved = tuple(place for place in self.saved if place != self.at)
        return replace(self.with_side(side, replace(before, texts=texts)), saved=saved)

    def with_special_hand(self, side: int, name: str | None) -> "DealForm":
        """Return the form with a special hand, with which the side goes out; None removes it."""
        form = self.with_side(side, replace(self.sides[side], special_hand=name))
        if name is None:
            return form
        return replace(form.with_side_out(side), ended="out", at=self.at)

    def with_side(self, side: int, changed: SideForm) -> "DealForm":
        """Return the form with `changed` as the form of a side."""
        return replace(self, sides=(*self.sides[:side], changed, *self.sides[side + 1 :]))

    # --- adjustments and notes

    def remark(self, side: int) -> str:
        """Return the reason for the adjustment of a side; without one, the note on the deal."""
        return self.sides[side].reason if self.sides[side].adjustment else self.note

    def with_remark(self, side: int, text: str) -> "DealForm":
        """Return the form with another remark: the reason of a side's adjustment, or the note."""
        before = self.sides[side]
        if before.adjustment:
            return self.with_adjustment(side, before.adjustment, text)
        return replace(self, note=text)

    def with_adjusted_points(self, side: int, points: int) -> "DealForm":
        """Return the form with points given to a side or, if negative, taken from it.

        The note becomes the reason of the first points, and the reason becomes the note if the
        points become 0. If the form has both, neither changes.
        """
        before = self.sides[side]
        reason = before.reason
        note = self.note
        if points and not before.adjustment and not reason:
            reason = note
            note = ""
        elif not points and not note:
            note = reason
            reason = ""
        return replace(self.with_adjustment(side, points, reason), note=note)

    def with_adjustment(self, side: int, points: int, reason: str) -> "DealForm":
        """Return the form with points given or taken, signed, for a reason."""
        adjusted = replace(self.sides[side], adjustment=points, reason=reason)
        return self.with_side(side, adjusted)

    # --- the order of the fields

    def disabled_reason(self, place: Place) -> Literal["", "out", "acaba"]:
        """Return the reason why the field `place` is off; empty if a number can be typed.

        With `acaba` all fields are off. With `out` it is the hand of a player without a partner,
        who is out and so has no cards in hand.
        """
        if self.mode is Mode.COUNTS and self.out is not None and self.ended == "acaba":
            return "acaba"
        if self.side_size == 1 and place == (self.out, Field.HAND):
            return "out"
        return ""

    @property
    def order(self) -> tuple[Place, ...]:
        """The fields in the order of Next.

        The side that is out comes first, then the next ones in the order of the seats. Totals
        always begin with the first side.
        """
        first = 0
        if self.out is not None and not self.mode.is_by_totals:
            first = self.out
        count = len(self.sides)
        sides = ((place + first) % count for place in range(count))
        places = [(side, field) for side in sides for field in FIELDS[self.mode]]
        return tuple(place for place in places if not self.disabled_reason(place))

    @property
    def next_place(self) -> Place | None:
        """The field that Next leads to; after the last comes the first.

        With totals it is the next field without a number, or None if there is no other. With
        counts a blank field may be right, so Next passes all fields.
        """
        if not self.mode.is_by_totals:
            return self.neighbour(1)
        start = self.order.index(self.at) + 1
        places = (*self.order[start:], *self.order[:start])
        empty = (place for place in places if not self.has_number(place) and place != self.at)
        return next(empty, None)

    def neighbour(self, by: Literal[1, -1]) -> Place:
        """Return the field after (1) or before (-1) the cursor; after the last comes the first."""
        order = self.order or (self.at,)
        if self.at not in order:
            return order[0 if by > 0 else -1]
        return order[(order.index(self.at) + by) % len(order)]


K = TypeVar("K")
V = TypeVar("V")


def _with_item(items: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """Return a mapping with another value, or without the key if the value is 0 or empty."""
    changed = {name: other for name, other in items.items() if name != key}
    if value:
        changed[key] = value
    return changed


def _texts_of(side: SideForm, fields: Sequence[Field]) -> dict[Field, str]:
    return {field: side.texts[field] for field in fields if field in side.texts}


def _after_mode_change(side: SideForm, mode: Mode) -> SideForm:
    """Return a side after the form changes between totals and books to `mode`.

    Books and cards become the total. If the total is not their sum, books and cards are emptied.
    """
    sum_of_parts = side.total_text(Mode.BOOKS)
    total = side.total_text(Mode.TOTALS)
    if mode is Mode.TOTALS and sum_of_parts:
        return replace(side, texts={**side.texts, Field.TOTAL: sum_of_parts})
    if mode is Mode.BOOKS and total and sum_value(total) != sum_value(sum_of_parts):
        texts = {
            field: text for field, text in side.texts.items() if field not in FIELDS[Mode.BOOKS]
        }
        return replace(side, texts=texts)
    return side


def blank_form(sides: int, *, side_size: int = 1, mode: Mode = Mode.COUNTS) -> DealForm:
    """Return an empty form; the cursor is in the first field.

    Args:
        sides: The number of sides.
        side_size: The number of players of a side.
        mode: The depth of detail.
    """
    at = (0, FIELDS[mode][0])
    return DealForm(sides=(SideForm(),) * sides, side_size=side_size, mode=mode, at=at)


def deal_of(form: DealForm) -> Deal:
    """Return the deal that a form reports, in the depth of detail in which it is typed."""
    is_acaba = form.out is not None and form.ended == "acaba"
    sides = []
    for index, side in enumerate(form.sides):
        is_out = form.out == index
        values: dict[str, Any] = {
            "went_out": is_out and not is_acaba,
            "concealed": is_out and form.ended == "concealed",
        }
        if is_acaba:
            values["acaba"] = "caller" if is_out else "opponent"
        if side.adjustment:
            values["adjustment"] = Adjustment(side.adjustment, side.reason)
        if form.mode.is_by_totals:
            values |= _typed_total(form.mode, side)
        elif not is_acaba:
            has_hand = not form.disabled_reason((index, Field.HAND))
            values |= _typed_points(side, has_hand=has_hand) | _typed_counts(side)
        sides.append(SideDeal(**values))
    return Deal(tuple(sides), form.trump)


def _typed_total(mode: Mode, side: SideForm) -> dict[str, Any]:
    """Return the fields of `SideDeal` for a total; books and cards keep the books as its base."""
    numbers = [sum_value(side.texts.get(field, "")) for field in FIELDS[mode]]
    base = numbers[0] if mode is Mode.BOOKS else None
    return {"total": sum(numbers), "base": base}


def _typed_points(side: SideForm, *, has_hand: bool) -> dict[str, Any]:
    """Return the fields of `SideDeal` for cards on the table and, with `has_hand`, in hand."""
    values: dict[str, Any] = {"special_hand": side.special_hand}
    table = side.texts.get(Field.TABLE, "")
    hand = side.texts.get(Field.HAND, "")
    melds = side.melds
    if melds is not None:
        values["melds"] = melds.laid
    elif has_number(table):
        values["melded_card_points"] = sum_value(table)
    if has_number(hand) and has_hand:
        values["hand_card_points"] = sum_value(hand)
    return values


def _typed_counts(side: SideForm) -> dict[str, Any]:
    """Return the fields of `SideDeal` for the chips of a side."""
    has_melds = side.melds is not None
    values: dict[str, Any] = {}
    for key, count in side.chips.items():
        group, _, kind = key.partition(".")
        if has_melds and group in MELD_CHIP_GROUPS:
            # These chips follow from the melds.
            continue
        if group in ("canastas", "hand_canastas", "trump_canastas"):
            values.setdefault(group, {})[kind] = count
        elif group in ("incomplete", "held"):
            values[group] = (*values.get(group, ()), *(kind,) * count)
        else:
            values[group] = bool(count) if group in SWITCHES else count
    return values
