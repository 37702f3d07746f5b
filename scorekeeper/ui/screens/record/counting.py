"""Counting cards into a field of a side: by values, or meld by meld.

screen     the whole, in place of the form
kit        what every part is drawn from
taps       what taps do: the field is counted anew at each
head       whose cards, which field, and in which way they are counted
values     a row for each value that cards have, and keys for how many
melds      the melds with the canastas that they are, and a grid of ranks
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from scorekeeper.entry import Field, Form, Row, value_of
from scorekeeper.entry.counting import (
    CountedMeld,
    asks_from_hand,
    counted_in,
    counted_melds,
    is_used_up,
    most_of,
    values_of,
    ways_of,
)
from scorekeeper.entry.form import Counted, Way
from scorekeeper.entry.melds import TappedMelds
from scorekeeper.i18n import Words
from scorekeeper.rules.cards import SUITS, VALUED, Card
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui.screens.record.controller import Kit, Pencil
from scorekeeper.ui.screens.record.fields import row_name
from scorekeeper.ui.state import Layout, component
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    DISABLED,
    TOUCH,
    Handler,
    button,
    choice,
    icon_button,
    mark_of,
    tappable,
)
from scorekeeper.ui.widgets.cards import SUIT_SIGNS, cards_label, face, laid_cards
from scorekeeper.ui.widgets.keypad import KeypadKey, digit_keys, height_of_keys
from scorekeeper.ui.widgets.page import app_bar, in_rows, padded, page
from scorekeeper.ui.widgets.rank_grid import RankView, rank_grid
from scorekeeper.ui.widgets.text import SENTENCE, digits, fitting_name, text


@dataclass(frozen=True, slots=True)
class Taps:
    """The handlers for one field of one side; they act on the form as it is when they come."""

    pencil: Pencil
    side: int
    where: Field
    way: Way

    def card(self, card: Card) -> None:
        """One more of a card; none where the packs hold no more."""
        rules = self.pencil.purpose.match.rules
        if not is_used_up(rules, self.pencil.form, card):
            self._meld(lambda melds: melds.tapped(rules, card))

    def less(self, card: Card) -> None:
        """One of a card less."""
        self._meld(lambda melds: melds.less(card))

    def delete(self) -> None:
        """Takes the last card away."""
        self._meld(TappedMelds.deleted)

    def new_meld(self) -> None:
        """The next card begins a meld."""
        self._meld(TappedMelds.begun)

    def meld(self, place: int) -> None:
        """A tap on a meld: cards go there."""
        self._meld(lambda melds: melds.moved(place))

    def suit(self, suit: str) -> None:
        """The current meld becomes a sequence of a suit, or a group again."""
        self._meld(lambda melds: melds.in_suit(suit))

    def from_hand(self) -> None:
        """The current meld becomes one that is laid whole from the hand, or a usual one again."""
        self._meld(TappedMelds.turned)

    def digit(self, value: int, digit: str) -> bool:
        """One more digit of how many cards of a value there are; False: not so many exist."""
        counted, rules = self._counted, self.pencil.purpose.match.rules
        count = int(f"{counted.of_value(value)}{digit}")
        if count > most_of(rules, self.pencil.form, self.side, self.where, value):
            return False
        self._write(counted.with_value(value, count))
        return True

    def delete_digit(self, value: int) -> None:
        """Takes the last digit of that number away."""
        counted = self._counted
        self._write(counted.with_value(value, counted.of_value(value) // 10))

    def clear(self) -> None:
        """Throws away what was counted in this field."""
        self._write(self._counted.cleared())

    @property
    def _counted(self) -> Counted:
        return replace(counted_in(self.pencil.form, self.side, self.where), way=self.way)

    def _meld(self, change: Callable[[TappedMelds], TappedMelds]) -> None:
        counted = self._counted
        self._write(replace(counted, melds=change(counted.melds)))

    def _write(self, counted: Counted) -> None:
        self.pencil.count(self.side, self.where, counted)


LOW, LEAST = 700, 560
"""Below these heights a phone leaves out what it can, and scrolls as a whole."""
HEAD, LIST, ROWS, BESIDE = 290, 170, 3, 200
"""Pixels of all but the grid and the list above it, of that list, the rows of the grid; and of
all but the grid where the list stands beside it."""
KEY, HIGH_KEY, GAP = 48, 72, 6


@dataclass(frozen=True, slots=True, kw_only=True)
class CountKit:
    """The form, the field that is counted, the way in which, and what taps do."""

    kit: Kit
    layout: Layout
    way: Way
    choose_way: Callable[[Way], None]

    @property
    def form(self) -> Form:
        """The form as it is now."""
        return self.kit.pencil.form

    @property
    def rules(self) -> RuleSet:
        """The rules in force in the match."""
        return self.kit.rules

    @property
    def words(self) -> Words:
        """The words of the screen."""
        return self.kit.words

    @property
    def side(self) -> int:
        """The side whose cards are counted."""
        return self.form.side

    @property
    def where(self) -> Field:
        """The field that they are counted into."""
        return self.form.at[1]

    @property
    def counted(self) -> Counted:
        """What was counted so far."""
        return counted_in(self.form, self.side, self.where)

    @property
    def taps(self) -> Taps:
        """What taps do to that field."""
        return Taps(self.kit.pencil, self.side, self.where, self.way)

    @property
    def has_panes(self) -> bool:
        """True if the keys stand beside what is counted."""
        return self.layout.width >= 600 and not self.layout.has_large_text

    @property
    def width(self) -> float:
        """The pixels that are there for what is counted."""
        return self.layout.width / 2 if self.has_panes else self.layout.width

    @property
    def is_low(self) -> bool:
        """True if room is so short that the bar has the way to the other side."""
        return not self.has_panes and (self.layout.height < LOW or self.layout.has_large_text)

    @property
    def in_pairs(self) -> bool:
        """True if two values stand in a line."""
        return self.is_low and not self.layout.has_large_text

    @property
    def all_scrolls(self) -> bool:
        """True if the keys scroll with the rest: there is no room to keep them in place."""
        low = self.layout.height < LEAST and not self.has_panes
        return low or self.layout.has_large_text

    @property
    def key(self) -> float:
        """The height of a key of the grid, in pixels."""
        if self.layout.has_large_text:
            return KEY * self.layout.scale
        around = BESIDE if self.has_panes else HEAD + LIST
        fitting = (self.layout.height - around) / ROWS - GAP
        return max(KEY, min(HIGH_KEY, fitting))

    @property
    def digit(self) -> float:
        """The height of a key with a digit, in pixels."""
        left = self.layout.height - (BESIDE if self.has_panes else HEAD + LIST)
        return next((key for key in (56.0, 52.0) if height_of_keys(key) <= left), float(KEY))


C = ft.Colors
EDGES = 34
"""Pixels of a chip beside the name on it: its mark and its edges."""


def heads(kit: CountKit) -> list[ft.Control]:
    """The chips in lines: sides, fields, ways if there are two.

    On a low screen the bar has the sides.
    """
    fields = [where for where in kit.form.fields if where is not Field.TOTAL]
    known = ways_of(kit.where)
    ways = [_way(kit, way) for way in known] if len(known) > 1 else []
    lines = [
        [] if kit.is_low else [_side(kit, side) for side in range(len(kit.form.sides))],
        [_field(kit, where) for where in fields],
        *([[way] for way in ways] if kit.layout.has_large_text else [ways]),
    ]
    return [_line(chips) for chips in lines if chips]


def other_side(kit: CountKit) -> list[ft.Control]:
    """The way to the next side, for the bar of a low screen."""
    after = (kit.side + 1) % len(kit.form.sides)
    pencil = kit.kit.pencil
    if not kit.is_low:
        return []
    said = kit.kit.name(after)
    move = lambda: pencil.move((after, kit.where))  # noqa: E731 - one line below
    return [icon_button(ft.Icons.SWAP_HORIZ, said, move, name=f"count-side-{after}")]


def _line(chips: list[ft.Control]) -> ft.Control:
    return ft.Row([ft.Container(chip, expand=True) for chip in chips], spacing=GAP)


def _side(kit: CountKit, place: int) -> ft.Control:
    side, pencil = kit.kit.sides[place], kit.kit.pencil
    width = kit.width / len(kit.form.sides) - EDGES
    name = fitting_name(side.name, side.short, width, size=15, scale=kit.layout.scale)
    return _chip(
        kit,
        f"{mark_of(place).symbol} {name}",
        lambda: pencil.move((place, kit.where)),
        name=f"count-side-{place}",
        says=side.name,
        on=place == kit.side,
    )


def _field(kit: CountKit, where: Field) -> ft.Control:
    place, words = (kit.side, where), kit.words
    points = value_of(kit.form.sides[kit.side].text(where))
    name = kit.kit.field(where, short=True)
    return _chip(
        kit,
        words.text("count-field", field=name, points=points),
        None if kit.form.is_off(place) else lambda: kit.kit.pencil.move(place),
        name=f"count-field-{where}",
        on=where is kit.where,
    )


def _way(kit: CountKit, way: Way) -> ft.Control:
    label = kit.words.text("count-way", way=way)
    return _chip(
        kit, label, lambda: kit.choose_way(way), name=f"count-way-{way}", on=way is kit.way
    )


def _chip(
    kit: CountKit, label: str, on_tap: Handler | None, *, name: str, on: bool, says: str = ""
) -> ft.Control:
    """One of several; the chosen one differs in fill, weight and shape."""
    ink: ft.ColorValue = C.ON_PRIMARY if on else C.ON_SURFACE
    if on_tap is None:
        ink = C.with_opacity(DISABLED, C.ON_SURFACE)
    return tappable(
        text(
            label,
            15,
            Face.BOLD if on else Face.REGULAR,
            ink,
            max_lines=2 if kit.layout.has_large_text else 1,
            overflow=ft.TextOverflow.ELLIPSIS,
            text_align=ft.TextAlign.CENTER,
        ),
        says or label,
        on_tap,
        name=name,
        selected=on,
        height=TOUCH * max(1.0, kit.layout.scale),
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=6),
        bgcolor=C.PRIMARY if on else C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, C.PRIMARY if on else C.OUTLINE),
        border_radius=24 if on else 12,
    )


MELDS_BESIDE = 100
"""Pixels of a row beside the cards."""


def meld_rows(kit: CountKit) -> ft.Control:
    """A row a meld, and one for the meld that the next card begins."""
    rows = [_row(kit, meld) for meld in counted_melds(kit.rules, kit.form, kit.side)]
    melds = _melds(kit)
    if not melds.current.cards:
        rows.insert(melds.at, _empty(kit, melds))
    return ft.Column(
        rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def meld_tools(kit: CountKit) -> ft.Control:
    """A new meld, whether it is laid from the hand, and the suits, as far as the rules ask."""
    new = button(
        kit.words.text("meld-new-short"), kit.taps.new_meld, name="new-meld", height=48, expand=True
    )
    from_hand = [_from_hand(kit)] if asks_from_hand(kit.rules) else []
    suits = _suits(kit) if kit.rules.meld_rules.sequences else []
    if kit.layout.has_large_text:
        return in_rows([new], from_hand, suits, spacing=GAP)
    if from_hand and suits:
        return in_rows(from_hand, [new, *suits], spacing=GAP)
    return in_rows([new, *from_hand, *suits], spacing=GAP)


def _suits(kit: CountKit) -> list[ft.Control]:
    """The suits of sequences; the chosen one makes a group of the current meld again."""
    chosen = _melds(kit).current.suit
    return [
        choice(
            SUIT_SIGNS[suit],
            lambda _, suit=suit: kit.taps.suit(suit),
            name=f"suit-{suit}",
            selected=suit == chosen,
            says=kit.words.text(f"meld-suit-{suit}"),
        )
        for suit in SUITS
    ]


def _from_hand(kit: CountKit) -> ft.Control:
    """The switch for a meld that is laid whole from the hand."""
    words = kit.words
    return choice(
        words.text("count-from-hand"),
        kit.taps.from_hand,
        name="from-hand",
        selected=_melds(kit).current.from_hand,
        says=words.text("count-from-hand-said"),
    )


def _melds(kit: CountKit) -> TappedMelds:
    return kit.counted.melds if kit.counted.way is Way.MELDS else TappedMelds()


def _row(kit: CountKit, meld: CountedMeld) -> ft.Control:
    words, wrong = kit.words, [kit.words.problem(one) for one in meld.problems]
    told = "; ".join(wrong) or _canasta(kit, meld)
    width = kit.width - MELDS_BESIDE
    cards = laid_cards(meld.tapped, width, scale=kit.layout.scale, low=True)
    lines: list[ft.Control] = [
        ft.Row(
            [
                ft.Container(cards, expand=True),
                digits(words.number(meld.points), 20, C.ON_SURFACE),
            ]
        )
    ]
    if told:
        lines.append(text(told, 14, Face.MEDIUM, C.ERROR if wrong else C.PRIMARY, line=SENTENCE))
    said = words.text(
        "meld-said",
        cards=cards_label(words, meld.tapped),
        points=meld.points,
        told=told or words.text("meld-legal"),
    )
    return _framed(
        ft.Column(lines, spacing=2, tight=True),
        said,
        kit,
        meld.place,
        on=meld.is_current,
    )


def _canasta(kit: CountKit, meld: CountedMeld) -> str:
    """The name of the canasta that a meld is, empty while it is none; and whether from the hand."""
    name = ""
    if meld.canasta is not None:
        name = row_name(kit.kit, Row(group="canastas", kind=meld.canasta, most=0))
    if meld.tapped.from_hand and asks_from_hand(kit.rules):
        return kit.words.text("count-laid-from-hand", canasta=name or "none")
    return name


def _empty(kit: CountKit, melds: TappedMelds) -> ft.Control:
    said = kit.words.text("meld-empty")
    if suit := melds.current.suit:
        name = kit.words.text(f"meld-suit-{suit}")
        said = kit.words.text("meld-empty-sequence", suit=name)
    shown = text(said, 15, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
    return _framed(shown, said, kit, melds.at, on=True)


def _framed(content: ft.Control, says: str, kit: CountKit, place: int, *, on: bool) -> ft.Control:
    return tappable(
        content,
        says,
        lambda: kit.taps.meld(place),
        name=f"meld-{place}",
        selected=on,
        padding=ft.Padding.symmetric(vertical=13, horizontal=10),
        border_radius=16,
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(2, C.PRIMARY if on else C.OUTLINE_VARIANT),
    )


def count_grid(kit: CountKit) -> ft.Control:
    """All ranks that lie on the table, high to low, and the delete key."""
    counts = _melds(kit).counts()
    return rank_grid(
        kit.words,
        kit.taps,
        [_view(kit, card, counts[card]) for card in VALUED],
        kit.taps.delete if counts else None,
        scale=max(kit.layout.scale, 1),
        gap=GAP,
        height=kit.key,
    )


def _view(kit: CountKit, card: Card, count: int) -> RankView:
    return RankView(
        card=card,
        value=kit.rules.card_values[card],
        count=count,
        is_off=is_used_up(kit.rules, kit.form, card),
    )


HEIGHT = 52


def value_rows(kit: CountKit, at: int, over: int | None, move: Callable[[int], None]) -> ft.Control:
    """A row a value; `at` is the one that is typed into, `over` one that has no more cards."""
    rows = [
        _values_row(kit, value, cards, move, on=value == at)
        for value, cards in values_of(kit.rules, kit.where).items()
    ]
    if kit.in_pairs:
        rows = _paired(rows)
    if over is not None:
        most = most_of(kit.rules, kit.form, kit.side, kit.where, over)
        said = kit.words.text("count-most", count=most)
        shown = text(said, 14, Face.MEDIUM, C.ERROR)
        rows.append(ft.Semantics(identifier="count-most", container=True, content=shown))
    return ft.Column(
        rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _paired(rows: list[ft.Control]) -> list[ft.Control]:
    """Two in a line."""
    cells = [ft.Container(row, expand=True) for row in rows]
    if len(cells) % 2:
        cells.append(ft.Container(expand=True))
    return [
        ft.Row([left, right], spacing=GAP)
        for left, right in zip(cells[::2], cells[1::2], strict=True)
    ]


def value_keys(
    kit: CountKit, at: int, move: Callable[[int], None], refused: Callable[[int], None]
) -> ft.Control:
    """The digits, delete, and the way to the next value."""
    values = list(values_of(kit.rules, kit.where))
    after = values[(values.index(at) + 1) % len(values)]

    def press(digit: str) -> None:
        if not kit.taps.digit(at, digit):
            refused(at)

    words = kit.words
    delete = KeypadKey(
        name="key-delete",
        says=words.text("record-key-delete"),
        on_tap=lambda: kit.taps.delete_digit(at),
        icon=ft.Icons.BACKSPACE_OUTLINED,
    )
    following = KeypadKey(
        name="key-next",
        says=words.text("count-next"),
        on_tap=lambda: move(after),
        icon=ft.Icons.ARROW_DOWNWARD,
    )
    return digit_keys(press, delete, following, height=kit.digit, scale=kit.layout.scale)


def _values_row(
    kit: CountKit, value: int, cards: tuple[Card, ...], move: Callable[[int], None], *, on: bool
) -> ft.Control:
    count, words = kit.counted.of_value(value), kit.words
    faces = " ".join(face(card) for card in cards)
    worth = words.text("record-equals", points=value * count)
    shown: list[ft.Control] = [
        ft.Container(
            digits(words.number(value), 22, C.ON_SURFACE),
            width=(36 if kit.in_pairs else 48) * kit.layout.scale,
        ),
        text(faces, 14, color=C.ON_SURFACE_VARIANT, expand=True),
        digits(f"×{words.number(count)}", 22, C.ON_SURFACE if count else C.ON_SURFACE_VARIANT),
    ]
    if kit.is_low:  # the cards that have the value are left out
        shown[1] = ft.Container(expand=True)
    equals = text(worth, 16, color=C.ON_SURFACE_VARIANT, text_align=ft.TextAlign.RIGHT)
    shown.append(ft.Container(equals, width=(48 if kit.in_pairs else 72) * kit.layout.scale))
    return tappable(
        ft.Row(shown, spacing=8),
        words.text("count-value-said", points=value, count=count),
        lambda: move(value),
        name=f"value-{value}",
        selected=on,
        height=HEIGHT * max(1.0, kit.layout.scale),
        padding=ft.Padding.symmetric(horizontal=12),
        alignment=ft.Alignment.CENTER,
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2, C.PRIMARY if on else C.OUTLINE_VARIANT),
    )


STRETCH = ft.CrossAxisAlignment.STRETCH


@component
def CountingForm(kit: Kit, layout: Layout, points: int, close: Callable[[], None]) -> Any:
    """The cards of the field in which the cursor is; `points` are those of the deal so far."""
    form = kit.pencil.form
    where = form.at[1]
    counted = form.sides[form.side].counted.get(where)
    chosen, choose = ft.use_state(counted.way if counted is not None else Way.VALUES)
    way = chosen if chosen in ways_of(where) else Way.VALUES
    count = CountKit(kit=kit, layout=layout, way=way, choose_way=choose)
    shown, keys = _counting(count)
    words = kit.words
    clear = icon_button(
        ft.Icons.DELETE_SWEEP_OUTLINED,
        words.text("count-empty"),
        None if count.counted.is_blank else count.taps.clear,
        name="count-clear",
    )
    bar = app_bar(
        words.text("count-cards"),
        f"{mark_of(count.side).symbol} {kit.name(count.side)}" if count.is_low else "",
        on_back=close,
        back_label=words.text("record-leave"),
        actions=[*other_side(count), clear],
        height=kit.sizes.around(20),
    )
    done = button(
        words.text("record-done", points=points), close, name="count-done", filled=True, height=52
    )
    return _arranged(count, bar, shown, [keys, done])


def _counting(kit: CountKit) -> tuple[ft.Control, ft.Control]:
    """What is counted in this way, and the keys for it."""
    at, move = ft.use_state(min(values_of(kit.rules, kit.where)))
    nothing: Any = None
    over, refused = ft.use_state(nothing)

    def moved(value: int) -> None:
        refused(None)
        move(value)

    if kit.way is Way.VALUES:
        return value_rows(kit, at, over, moved), value_keys(kit, at, moved, refused)
    tools = [meld_tools(kit), count_grid(kit)]
    return meld_rows(kit), ft.Column(tools, spacing=GAP, tight=True, horizontal_alignment=STRETCH)


def _arranged(
    kit: CountKit, bar: ft.Control, shown: ft.Control, below: list[ft.Control]
) -> ft.Control:
    """The keys below what is counted, beside it, or scrolling with it."""
    above = [*heads(kit), shown]
    if kit.all_scrolls:
        keys, done = below
        return page(bar, padded(_column([*above, keys]), expand=True), padded(done, bottom=8))
    if not kit.has_panes:
        keys, done = below
        return page(
            bar,
            padded(_column(above), expand=True),
            padded(keys),
            padded(done, bottom=8),
            spacing=GAP,
        )
    row = ft.Row(
        [ft.Container(_column(above), expand=True), ft.Container(_column(below), expand=True)],
        spacing=12,
        expand=True,
        vertical_alignment=STRETCH,
    )
    return page(bar, padded(row, expand=True, bottom=8), spacing=GAP)


def _column(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(
        parts,
        spacing=GAP,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCH,
    )
