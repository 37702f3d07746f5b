"""The form of the record screen: sums, keys, and the rows of chips that a rule set needs.

`Form` is the state of the screen; it is frozen, and every key returns a new one. `value_of` and
the functions after it read and edit sums, `main_rows` and `more_rows` list the chips.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Literal

from scorekeeper.entry.melds import TappedMelds
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    RED_THREE,
    TWO,
    CanastaType,
    Card,
    bonus_of,
    canasta_types,
    types_by_id,
)
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.limits import cards_in_packs, most_canastas

PLUS, TIMES, MINUS = "+", "×", "-"
OPERATORS = (PLUS, TIMES)
LONGEST = 18
"""The most characters of a sum: more cannot be read in its field."""
LONGEST_NUMBER = 5
"""The most digits of one number: no score of a deal has more."""


def value_of(text: str) -> int:
    """Return the value of a sum in points, without an operator at its end."""
    sign, body = (-1, text.removeprefix(MINUS)) if text.startswith(MINUS) else (1, text)
    return sign * sum(_product(term) for term in body.split(PLUS) if term.strip(TIMES))


def typed(text: str, key: str) -> str:
    """Return a sum after a digit or an operator; a key that cannot follow changes nothing."""
    if len(text) >= LONGEST:
        return text
    last = _last_number(text)
    if key in OPERATORS:
        return text + key if last else text
    if last == "0":
        return text[: -len(last)] + key
    return text if len(last) >= LONGEST_NUMBER else text + key


def deleted(text: str) -> str:
    """Return a sum without its last character."""
    shorter = text[:-1]
    return "" if shorter == MINUS else shorter


def turned(text: str) -> str:
    """The sum with its sign turned; a lone sign stands for a loss that is still to be typed."""
    return text.removeprefix(MINUS) if text.startswith(MINUS) else MINUS + text


def is_sum(text: str) -> bool:
    """Return True if there is more than one number in a sum."""
    return any(operator in text for operator in OPERATORS)


def has_number(text: str) -> bool:
    """Return True if there is a number in a sum; a lone sign is none."""
    return any(character.isdigit() for character in text)


def is_loss(text: str) -> bool:
    """Return True if a sum is negative, even if its digits are still to come."""
    return text.startswith(MINUS)


def _product(term: str) -> int:
    product = 1
    for factor in term.split(TIMES):
        product *= int(factor) if factor else 1
    return product


def _last_number(text: str) -> str:
    start = max(text.rfind(operator) for operator in (*OPERATORS, MINUS)) + 1
    return text[start:]


class Way(StrEnum):
    """The way in which the cards of a field are counted."""

    VALUES = "values"
    MELDS = "melds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """What was counted; each way keeps its own cards, the one in use makes the sum."""

    way: Way = Way.VALUES
    values: Mapping[str, int] = field(default_factory=dict)
    """How many cards of a value, by that value in points; 0 is left out."""
    melds: TappedMelds = field(default_factory=TappedMelds)

    @property
    def is_blank(self) -> bool:
        """True if no card was counted in the way in use."""
        if self.way is Way.VALUES:
            return not self.values
        return not self.cards

    @property
    def is_reported(self) -> bool:
        """True if the record says these cards, and not their points alone."""
        return bool(self.cards)

    @property
    def is_begun(self) -> bool:
        """True if a meld waits for its cards: its suit was chosen, say."""
        return self.way is Way.MELDS and self.melds != TappedMelds()

    @property
    def cards(self) -> Counter[Card]:
        """The cards that are known by rank: none where they are counted by values."""
        return self.melds.counts() if self.way is Way.MELDS else Counter()

    def of_value(self, value: int) -> int:
        """How many cards of a value were counted by values."""
        return self.values.get(str(value), 0) if self.way is Way.VALUES else 0

    def with_value(self, value: int, count: int) -> "Counted":
        """So many cards of a value."""
        others = {key: number for key, number in self.values.items() if key != str(value)}
        return replace(self, values=others | ({str(value): count} if count else {}))

    def cleared(self) -> "Counted":
        """The way in use without its cards."""
        return Counted(way=self.way)


Ended = Literal["out", "concealed", "acaba"]


class Mode(StrEnum):
    """The depth of detail of the form."""

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

LAID = ("canastas", "hand_canastas", "incomplete")
"""Groups of chips that follow from the melds, where these were counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SideForm:
    """The numbers typed for one side."""

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
        """True if nothing at all has been typed."""
        return replace(self, counted={}) == SideForm()

    def text(self, where: Field) -> str:
        """The sum in a field as typed, empty where nothing is."""
        return self.texts.get(where, "")

    def without_cards(self, where: Field) -> "SideForm":
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
    """True if "who went out?" was answered, with nobody if `out` is None."""
    ended: Ended = "out"
    """The way in which that side ended it."""
    note: str = ""
    at: Place = (0, Field.TABLE)
    saved: tuple[Place, ...] = ()
    """Fields that hold a number which was saved: the first digit takes its place."""
    left: tuple[Place, ...] = ()
    """Fields that the cursor has left: their problems may be shown."""
    tried: bool = False
    """True if it was to be saved already: all problems may be shown."""

    @property
    def side(self) -> int:
        """The side whose column is open."""
        return self.at[0]

    @property
    def is_blank(self) -> bool:
        """True if nothing at all has been typed or answered."""
        return not self.asked and not self.note and all(side.is_blank for side in self.sides)

    @property
    def is_acaba(self) -> bool:
        """True if the deal was ended by acaba: then nothing is counted."""
        return self.mode is Mode.COUNTS and self.out is not None and self.ended == "acaba"

    def went_out(self, side: int | None) -> "Form":
        """The form after "who went out?" was answered; the cursor goes to that side's table."""
        form = replace(self, out=side, asked=True, ended=self.ended if side == self.out else "out")
        return form if side is None else form.moved((side, form.first_field))

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
        before = self.sides[side]
        if key.partition(".")[0] in LAID:
            before = before.without_cards(Field.TABLE)
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
        """Return True if nothing is asked in a field: one player who is out holds no cards."""
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
        return tuple(place for place in places if not self.is_off(place))

    @property
    def next_place(self) -> Place:
        """The field after Next, round and round, never Save."""
        order = self.order or (self.at,)
        here = order.index(self.at) if self.at in order else -1
        return order[(here + 1) % len(order)]

    @property
    def is_ready(self) -> bool:
        """True if everything that a common deal has was typed."""
        if self.mode is Mode.TOTALS:
            return all(has_number(side.text(Field.TOTAL)) for side in self.sides)
        return self.asked and (self.is_acaba or not any(side.is_blank for side in self.sides))

    def _typed(self, side: int, where: Field, text: str) -> "Form":
        before = self.sides[side].without_cards(where)
        texts = {name: said for name, said in before.texts.items() if name != where}
        form = replace(self, saved=tuple(place for place in self.saved if place != (side, where)))
        return form.with_side(side, replace(before, texts=texts | ({where: text} if text else {})))


def blank_form(sides: int, *, side_size: int = 1, mode: Mode = Mode.COUNTS) -> Form:
    """Return an empty form."""
    form = Form(sides=(SideForm(),) * sides, side_size=side_size, mode=mode)
    return replace(form, at=(0, form.first_field))


Group = Literal[
    "canastas",
    "hand_canastas",
    "red_threes",
    "black_threes",
    "black_threes_captured",
    "red_threes_in_hand",
    "black_threes_in_hand",
    "incomplete",
    "held",
    "lone",
]

SWITCHES: tuple[Group, ...] = ("lone",)
"""What a side has or has not: a yes or a no is asked, and no number."""
TWO_PACKS = 2
"""With more packs than these a side often has more canastas than there are chips."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A small number to choose with chips."""

    group: Group
    kind: str = ""
    """The type of canasta or meld, where the group has several."""
    each: int | None = None
    """Points of the first one, signed; None where it has none of its own."""
    together: int | None = None
    """Points of the most, where each one more is worth something else; None: all are alike."""
    most: int
    """The most that all sides together can have."""
    often_more: bool = False
    """True if more than there are chips is nothing rare."""

    @property
    def key(self) -> str:
        """The field that the number belongs to, as problems name it below their side."""
        return f"{self.group}.{self.kind}" if self.kind else self.group

    @property
    def is_switch(self) -> bool:
        """True if a yes or a no is asked."""
        return self.group in SWITCHES


def main_rows(rules: RuleSet) -> tuple[Row, ...]:
    """Return the rows that are always shown: lone hand, plain canastas, tabled threes."""
    return (*_lone_hand(rules), *_canastas(rules, special=False), *_threes(rules))


def more_rows(rules: RuleSet) -> tuple[Row, ...]:
    """Return the rows for rare things: special canastas, penalties, threes left in hand."""
    return (
        *_canastas(rules, special=True),
        *_hand_canastas(rules),
        *_penalties(rules),
        *_threes_in_hand(rules),
    )


def _canastas(rules: RuleSet, *, special: bool) -> Iterator[Row]:
    types = types_by_id().values()
    for one in sorted(types, key=lambda one: one.id not in ("natural", "mixed")):
        bonus = bonus_of(rules, one.id)
        if bonus is not None and (one.counts_as is not None) == special:
            most = most_canastas(rules, one.id)
            often = rules.decks > TWO_PACKS
            yield Row(group="canastas", kind=one.id, each=bonus, most=most, often_more=often)


def _hand_canastas(rules: RuleSet) -> Iterator[Row]:
    rule = rules.concealed_canasta
    if rule.mode == "none":
        return
    for kind in ("natural", "mixed"):
        bonus = bonus_of(rules, kind) or 0
        each = rule.amount if rule.mode == "add" else bonus * (rule.amount - 1)
        most = most_canastas(rules, kind)
        yield Row(group="hand_canastas", kind=kind, each=each, most=most)


def _threes(rules: RuleSet) -> Iterator[Row]:
    black = rules.black_three
    tables: tuple[tuple[Group, tuple[int, ...] | None], ...] = (
        ("red_threes", rules.red_three_values),
        ("black_threes", black.tabled_values),
        ("black_threes_captured", black.captured_values),
    )
    for group, table in tables:
        if table is not None and len(table) > 1:
            yield _three_row(group, table)


def _three_row(group: Group, table: tuple[int, ...]) -> Row:
    """Return a row over a table of points; the second three shows if all are worth the same."""
    most = len(table) - 1
    alike = most <= 1 or table[2] == 2 * table[1]
    together = None if alike else table[most]
    return Row(group=group, each=table[1], together=together, most=most, often_more=True)


def _threes_in_hand(rules: RuleSet) -> Iterator[Row]:
    if points := rules.red_three_in_hand.points:
        most = cards_in_packs(rules, RED_THREE)
        yield Row(group="red_threes_in_hand", each=points, most=most)
    black = rules.black_three
    if black.in_hand != -rules.card_values[BLACK_THREE] or black.in_hand_mode != "penalty":
        most = cards_in_packs(rules, BLACK_THREE)
        yield Row(group="black_threes_in_hand", each=black.in_hand, most=most)


def _penalties(rules: RuleSet) -> Iterator[Row]:
    rule, types = rules.penalties, types_by_id()
    for kind in ("sevens", "aces", "wild"):
        if points := getattr(rule, f"incomplete_{kind}"):
            yield _incomplete(rules, kind, points, types[kind])
    if points := rule.incomplete_wild_with_four_jokers:
        one = types["wild_four_jokers"]
        yield _incomplete(rules, "wild_with_four_jokers", points, one)
    if rule.short_sequence is not None:
        yield _incomplete(rules, "sequence", rule.short_sequence.points, types["sequence"])
    for held in canasta_types().held:
        if points := getattr(rule, f"held_{held.id}_{held.least}plus"):
            most = cards_in_packs(rules, held.rank) // held.least
            yield Row(group="held", kind=held.id, each=points, most=most)


def _incomplete(rules: RuleSet, kind: str, points: int, one: CanastaType) -> Row:
    cards = rules.total_cards if one.rank is None else cards_in_packs(rules, one.rank)
    if one.kind == "wild":
        cards = cards_in_packs(rules, TWO) + cards_in_packs(rules, JOKER)
    most = cards // rules.meld_rules.min_cards
    return Row(group="incomplete", kind=kind, each=points, most=most)


def _lone_hand(rules: RuleSet) -> Iterator[Row]:
    if rules.sides.kind == "lone_hand":
        yield Row(group="lone", most=1)


LAST = 4
"""The number of the last chip; further taps on it count on."""
MORE = "+"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chip:
    """One number that can be chosen."""

    number: int
    """Its number at first: the last one may stand for more."""
    shown: str
    on: bool
    off: bool
    """True if it cannot be: other sides have too many already, or nothing is asked."""


def count_of(form: Form, side: int, row: Row) -> int:
    """Return the number that is chosen in a row."""
    return form.sides[side].chips.get(row.key, 0)


def limit_of(form: Form, side: int, row: Row) -> int:
    """Return the most that a side can have, given those of the other sides."""
    others = sum(count_of(form, place, row) for place in range(len(form.sides)) if place != side)
    return max(0, row.most - others)


def chips_of(form: Form, side: int, row: Row) -> tuple[Chip, ...]:
    """Return the chips of a row for one side, as many as can ever be chosen."""
    count, limit = count_of(form, side, row), limit_of(form, side, row)
    return tuple(
        Chip(
            number=number,
            shown=_shown(row, number, count, limit),
            on=count == number or (number == LAST and count > LAST),
            off=form.is_acaba or limit < number != count,
        )
        for number in range(min(LAST, row.most) + 1)
    )


def tapped(form: Form, side: int, row: Row, number: int) -> Form:
    """The form after a tap on a chip: the last one counts on, and after the most begins again."""
    count, limit = count_of(form, side, row), limit_of(form, side, row)
    after = count + 1 if number == LAST <= count else number
    return form.chosen(side, row.key, after if after <= limit else number)


def _shown(row: Row, number: int, count: int, limit: int) -> str:
    if number == LAST and count > LAST:
        return str(count)
    return f"{number}{MORE}" if number == LAST < limit and row.often_more else str(number)
