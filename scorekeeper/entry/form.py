"""A deal as it is being typed: frozen, so that every key gives a new one."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Literal

from scorekeeper.entry.counted import Counted
from scorekeeper.entry.sums import deleted, has_number, turned, typed

Ended = Literal["out", "concealed", "acaba"]


class Mode(StrEnum):
    """How much detail is typed."""

    COUNTS = "counts"
    TOTALS = "totals"


class Field(StrEnum):
    """The fields that the keypad types into."""

    TABLE = "table"
    HAND = "hand"
    TOTAL = "total"


class Key(StrEnum):
    """Keys of the keypad that are no digit and no operator."""

    DELETE = "delete"
    NEXT = "next"
    SIGN = "sign"


Place = tuple[int, Field]
"""A field of a side, by the side's index."""

FOLLOWING: Mapping[str, Field] = {
    "canastas": Field.TABLE,
    "hand_canastas": Field.TABLE,
    "incomplete": Field.TABLE,
    "red_threes_in_hand": Field.HAND,
    "black_threes_in_hand": Field.HAND,
}
"""Groups of chips that follow from the cards of a field, where these were counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SideForm:
    """What has been typed for one side."""

    chips: Mapping[str, int] = field(default_factory=dict)
    """Numbers chosen with chips, by the key of their row; 0 is left out."""
    texts: Mapping[Field, str] = field(default_factory=dict)
    """Sums as typed, by field."""
    counted: Mapping[Field, Counted] = field(default_factory=dict)
    """Cards that were counted for a field, while its sum is theirs."""
    special_hand: str | None = None
    adjustment: int = 0
    reason: str = ""

    @property
    def is_blank(self) -> bool:
        """Whether nothing at all has been typed."""
        return replace(self, counted={}) == SideForm()

    def text(self, where: Field) -> str:
        """The sum in a field as typed, empty where nothing is."""
        return self.texts.get(where, "")

    def without_cards(self, where: Field | None) -> "SideForm":
        """The same numbers, no longer those of cards that were counted for a field."""
        if where not in self.counted:
            return self
        return replace(self, counted={f: one for f, one in self.counted.items() if f is not where})

    def reports(self, where: Field) -> Counted | None:
        """The cards of a field where the record says them, else None."""
        counted = self.counted.get(where)
        return counted if counted is not None and counted.is_reported else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """The record screen's state: what was typed, and where the cursor stands."""

    sides: tuple[SideForm, ...]
    mode: Mode = Mode.COUNTS
    side_size: int = 1
    """Players of a side: one who is out alone holds nothing."""
    out: int | None = None
    """The side that ended the deal."""
    asked: bool = False
    """Whether "who went out?" was answered, with nobody if `out` is None."""
    ended: Ended = "out"
    """How that side ended it."""
    note: str = ""
    at: Place = (0, Field.TABLE)
    saved: tuple[Place, ...] = ()
    """Fields that hold a number which was saved: the first digit takes its place."""
    left: tuple[Place, ...] = ()
    """Fields that the cursor has left: their problems may be shown."""
    tried: bool = False
    """Whether it was to be saved already: all problems may be shown."""
    turn: int | None = None
    """The side whose half is typed, where each types its own; None: any side's."""
    passing: bool = False
    """Whether the phone is on its way to that side."""
    halves: tuple[int, ...] = ()
    """Sides that have typed their half."""
    accepted: tuple[int, ...] = ()
    """Sides that have accepted all sums."""

    @property
    def side(self) -> int:
        """The side whose column is open."""
        return self.at[0]

    @property
    def is_blank(self) -> bool:
        """Whether nothing at all has been typed or answered."""
        return not self.asked and not self.note and all(side.is_blank for side in self.sides)

    @property
    def is_acaba(self) -> bool:
        """Whether the deal was ended by acaba: then nothing is counted."""
        return self.mode is Mode.COUNTS and self.out is not None and self.ended == "acaba"

    def went_out(self, side: int | None) -> "Form":
        """The form after "who went out?" was answered; the cursor goes to that side's table."""
        form = replace(self, out=side, asked=True, ended=self.ended if side == self.out else "out")
        stays = side is None or self.turn not in (None, side)
        return form if stays or side is None else form.moved((side, form.first_field))

    def ended_by(self, how: Ended) -> "Form":
        """The form after a way of ending the deal was switched on, or off if it was on."""
        if self.out is None:
            return self
        form = replace(self, ended="out" if self.ended == how else how)
        return form if self.at in form.order else replace(form, at=(self.side, form.first_field))

    def in_mode(self, mode: Mode) -> "Form":
        """The form in another depth of detail; what was typed in either is kept."""
        form = replace(self, mode=mode)
        return replace(form, at=(self.side, form.first_field))

    def chosen(self, side: int, key: str, number: int) -> "Form":
        """The form after a chip was tapped; the cursor stays in its field if that is the side's."""
        before = self.sides[side].without_cards(FOLLOWING.get(key.partition(".")[0]))
        chips = {name: count for name, count in before.chips.items() if name != key}
        form = self.with_side(
            side, replace(before, chips=chips | ({key: number} if number else {}))
        )
        return form if side == self.side else form.moved((side, self.first_field))

    def moved(self, place: Place) -> "Form":
        """The form with the cursor in another field."""
        gone = () if self.at == place or self.at in self.left else (self.at,)
        return replace(self, at=place, left=(*self.left, *gone))

    def pressed(self, key: str) -> "Form":
        """The form after a key of the keypad; one that nothing is asked of changes nothing."""
        if key == Key.NEXT:
            return self.moved(self.next_place)
        if self.is_off(self.at):
            return self
        side, where = self.at
        text = self.sides[side].text(where)
        if self.at in self.saved and key.isdigit():
            text = ""
        after = {Key.DELETE: deleted, Key.SIGN: turned}.get(Key(key)) if key in list(Key) else None
        return self._typed(side, where, typed(text, key) if after is None else after(text))

    def with_special_hand(self, side: int, name: str | None) -> "Form":
        """The form after a special hand was chosen, or none; whoever lays one has gone out."""
        form = self.with_side(side, replace(self.sides[side], special_hand=name))
        return form if name is None else replace(form.went_out(side), ended="out", at=self.at)

    def with_side(self, side: int, changed: SideForm) -> "Form":
        """The form with one side as given."""
        return replace(self, sides=(*self.sides[:side], changed, *self.sides[side + 1 :]))

    def with_adjustment(self, side: int, points: int, reason: str) -> "Form":
        """The form after points were given or taken, signed, for a reason."""
        adjusted = replace(self.sides[side], adjustment=points, reason=reason)
        return self.with_side(side, adjusted)

    def is_off(self, place: Place) -> bool:
        """Whether nothing is asked in a field: one player who is out holds no cards."""
        side, where = place
        alone_out = self.side_size == 1 and side == self.out
        return self.is_acaba or (alone_out and where is Field.HAND)

    @property
    def first_field(self) -> Field:
        """The field in which a side's typing begins."""
        return Field.TOTAL if self.mode is Mode.TOTALS else Field.TABLE

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields that each side has."""
        return (Field.TOTAL,) if self.mode is Mode.TOTALS else (Field.TABLE, Field.HAND)

    @property
    def order(self) -> tuple[Place, ...]:
        """The fields in the order of Next: the side that is out comes first."""
        count = len(self.sides)
        sides = [(place + (self.out or 0)) % count for place in range(count)]
        places = [(side, where) for side in sides for where in self.fields]
        mine = (place for place in places if self.turn in (None, place[0]))
        return tuple(place for place in mine if not self.is_off(place))

    @property
    def next_place(self) -> Place:
        """Where Next goes: round and round, never to Save."""
        order = self.order or (self.at,)
        here = order.index(self.at) if self.at in order else -1
        return order[(here + 1) % len(order)]

    @property
    def is_ready(self) -> bool:
        """Whether everything that a common deal has was typed."""
        if self.mode is Mode.TOTALS:
            return all(has_number(side.text(Field.TOTAL)) for side in self.sides)
        return self.asked and (self.is_acaba or not any(side.is_blank for side in self.sides))

    def _typed(self, side: int, where: Field, text: str) -> "Form":
        before = self.sides[side].without_cards(where)
        texts = {name: said for name, said in before.texts.items() if name != where}
        form = replace(self, saved=tuple(place for place in self.saved if place != (side, where)))
        return form.with_side(side, replace(before, texts=texts | ({where: text} if text else {})))


def blank_form(sides: int, *, side_size: int = 1, mode: Mode = Mode.COUNTS) -> Form:
    """A form in which nothing was typed yet."""
    form = Form(sides=(SideForm(),) * sides, side_size=side_size, mode=mode)
    return replace(form, at=(0, form.first_field))
