"""Counting cards into a field of a side, in place of the form: by values, or meld by meld."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry import ChipRow, DealForm, Field, more_rows, sum_value
from scorekeeper.entry.counting import (
    CountedMeld,
    counted_in,
    counted_melds,
    counted_up,
    is_used_up,
    most_of,
    values_of,
)
from scorekeeper.entry.form import CountedCards, CountMode
from scorekeeper.entry.melds import TappedMelds
from scorekeeper.rules.cards import SUITS, VALUED, Card
from scorekeeper.ui.screens.record.controller import DealFormController
from scorekeeper.ui.screens.record.side import FormContext, field_name, row_name
from scorekeeper.ui.screens.record.sizes import TWO_COLUMNS
from scorekeeper.ui.state import Layout, component
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    TOUCH,
    button,
    choice,
    icon_button,
    mark_of,
    tappable,
)
from scorekeeper.ui.widgets.cards import SUIT_SIGNS, cards_label, face, laid_cards
from scorekeeper.ui.widgets.keypad import KeypadKey, delete_key, height_of_keys, keypad
from scorekeeper.ui.widgets.page import app_bar, in_rows, padded, page, scrolling
from scorekeeper.ui.widgets.rank_grid import RankView, rank_grid
from scorekeeper.ui.widgets.text import SENTENCE, digits, text

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
LOW, LEAST = 700, 560
"""Below these heights a phone leaves out what it can, and scrolls as a whole."""
ABOVE, BESIDE, GAP = 460, 200, 6
"""Pixels of all but the keys, and of all but the keys where the list stands beside them."""
ROW = 52


@dataclass(frozen=True, slots=True)
class CountTaps:
    """The handlers for one field of one side; they act on the form as it is when they come."""

    controller: DealFormController
    side: int
    where: Field
    way: CountMode

    def card(self, card: Card) -> None:
        """Add one of a card, unless the packs hold no more."""
        rules = self.controller.target.match.rules
        if not is_used_up(rules, self.controller.form, card):
            self.change_melds(lambda melds: melds.tapped(rules, card))

    def less(self, card: Card) -> None:
        self.change_melds(lambda melds: melds.less(card))

    def change_melds(self, change: Callable[[TappedMelds], TappedMelds]) -> None:
        counted = self._counted
        self._count(replace(counted, melds=change(counted.melds)))

    def digit(self, value: int, digit: str) -> bool:
        """Add a digit to the number of cards of a value; return False if not so many exist."""
        counted, controller = self._counted, self.controller
        rules, count = controller.target.match.rules, int(f"{counted.of_value(value)}{digit}")
        if count > most_of(rules, controller.form, self.side, self.where, value):
            return False
        self._count(counted.with_value(value, count))
        return True

    def delete_digit(self, value: int) -> None:
        counted = self._counted
        self._count(counted.with_value(value, counted.of_value(value) // 10))

    def clear(self) -> None:
        self._count(CountedCards(way=self.way))

    @property
    def _counted(self) -> CountedCards:
        return replace(counted_in(self.controller.form, self.side, self.where), way=self.way)

    def _count(self, counted: CountedCards) -> None:
        controller = self.controller
        rules = controller.target.match.rules
        controller.change(counted_up(rules, controller.form, self.side, self.where, counted))


@dataclass(frozen=True, slots=True, kw_only=True)
class CountContext:
    """What every part of the count is given."""

    form_context: FormContext
    form: DealForm
    layout: Layout
    way: CountMode
    taps: CountTaps

    @property
    def counted(self) -> CountedCards:
        return counted_in(self.form, self.taps.side, self.taps.where)

    @property
    def melds(self) -> TappedMelds:
        return self.counted.melds if self.counted.way is CountMode.MELDS else TappedMelds()

    @property
    def has_panes(self) -> bool:
        """True if the keys stand beside the count."""
        return self.layout.width >= TWO_COLUMNS and not self.layout.has_large_text

    @property
    def is_low(self) -> bool:
        """True if room is so short that the bar has the way to the other side."""
        return not self.has_panes and (self.layout.height < LOW or self.layout.has_large_text)

    @property
    def room(self) -> float:
        """The height that is left for the keys."""
        return self.layout.height - (BESIDE if self.has_panes else ABOVE)


@component
def CountingForm(
    form_context: FormContext,
    form: DealForm,
    layout: Layout,
    points: int,
    close: Callable[[], None],
) -> Any:
    """The cards of the field in which the cursor is; `points` are those of the deal so far."""
    (side, where), words = form.at, form_context.words
    rules, controller = form_context.target.match.rules, form_context.controller
    known = form.sides[side].counted.get(where)
    chosen, choose = ft.use_state(known.way if known is not None else CountMode.VALUES)
    at, move = ft.use_state(min(values_of(rules, where)))
    nothing: Any = None
    over, refuse = ft.use_state(nothing)  # a value of which there are no more cards
    way = chosen if where is Field.TABLE else CountMode.VALUES  # a hand lies in no melds
    context = CountContext(
        form_context=form_context,
        form=form,
        layout=layout,
        way=way,
        taps=CountTaps(controller, side, where, way),
    )

    def move_to(value: int) -> None:
        refuse(None)
        move(value)

    if way is CountMode.VALUES:
        shown = _value_rows(context, at, over, move_to)
        keys = _value_keys(context, at, move_to, refuse)
    else:
        shown = _meld_rows(context)
        keys = ft.Column(
            [_meld_tools(context), _grid(context)],
            spacing=GAP,
            tight=True,
            horizontal_alignment=STRETCH,
        )
    clear = icon_button(
        ft.Icons.DELETE_SWEEP_OUTLINED,
        words.text("count-empty"),
        None if context.counted.is_blank else context.taps.clear,
        name="count-clear",
    )
    name, actions = form_context.target.match.sides[side].name, [clear]
    if context.is_low:
        after = (side + 1) % len(form.sides)
        other = form_context.target.match.sides[after].name
        swap = ft.Icons.SWAP_HORIZ
        to_other = partial(_move, controller, after, where)
        actions.insert(0, icon_button(swap, other, to_other, name=f"count-side-{after}"))
    bar = app_bar(
        words.text("count-cards"),
        f"{mark_of(side).symbol} {name}" if context.is_low else "",
        on_back=close,
        back_label=words.text("record-leave"),
        actions=actions,
        height=form_context.sizes.bar,
    )
    label = words.text("record-done", points=points)
    done = button(label, close, name="count-done", filled=True, height=52)
    above = [*_heads(context, choose), shown]
    if context.has_panes:
        panes = ft.Row(
            [
                ft.Container(scrolling(above), expand=True),
                ft.Container(scrolling([keys, done]), expand=True),
            ],
            spacing=12,
            expand=True,
            vertical_alignment=STRETCH,
        )
        return page(bar, padded(panes, expand=True, bottom=8), spacing=GAP)
    if layout.height < LEAST or layout.has_large_text:  # no room to keep the keys in place
        return page(bar, padded(scrolling([*above, keys]), expand=True), padded(done, bottom=8))
    listed = padded(scrolling(above), expand=True)
    return page(bar, listed, padded(keys), padded(done, bottom=8), spacing=GAP)


def _move(controller: DealFormController, side: int, where: Field) -> None:
    controller.change(controller.form.moved((side, where)))


# --- whose cards, which field, and in which way they are counted


def _heads(context: CountContext, choose: Callable[[CountMode], None]) -> list[ft.Control]:
    """Return chips in lines: sides, unless the bar has them; fields; ways if there are two."""
    form, side, where = context.form, context.taps.side, context.taps.where
    form_context, words = context.form_context, context.form_context.words
    rules, move = form_context.target.match.rules, partial(_move, form_context.controller)
    lines: list[list[ft.Control]] = []
    if not context.is_low:
        sides = enumerate(form_context.target.match.sides)
        lines.append(
            [
                choice(
                    form_context.names[place],
                    partial(move, place, where),
                    name=f"count-side-{place}",
                    says=named.name,
                    mark=f"{mark_of(place).symbol} ",
                    selected=place == side,
                    expand=True,
                )
                for place, named in sides
            ]
        )
    lines.append(
        [
            choice(
                words.text(
                    "count-field",
                    field=field_name(words, rules, field, "record-field-short"),
                    points=sum_value(form.sides[side].texts.get(field, "")),
                ),
                None if form.why_off((side, field)) else partial(move, side, field),
                name=f"count-field-{field}",
                selected=field is where,
                expand=True,
            )
            for field in (Field.TABLE, Field.HAND)
        ]
    )
    if where is Field.TABLE:
        ways: list[ft.Control] = [
            choice(
                words.text("count-way", way=way),
                partial(choose, way),
                name=f"count-way-{way}",
                selected=way is context.way,
                expand=True,
            )
            for way in CountMode
        ]
        lines += [[way] for way in ways] if context.layout.has_large_text else [ways]
    return [ft.Row(line, spacing=GAP) for line in lines]


# --- melds


def _meld_rows(context: CountContext) -> ft.Control:
    """Return a row a meld, and one for the meld that the next card begins."""
    rules, melds = context.form_context.target.match.rules, context.melds
    counted = counted_melds(rules, context.form, context.taps.side)
    rows = [_meld_row(context, meld) for meld in counted]
    if not melds.current.cards:
        words = context.form_context.words
        label = words.text("meld-empty")
        if suit := melds.current.suit:
            label = words.text("meld-empty-sequence", suit=words.text(f"meld-suit-{suit}"))
        shown = text(label, 15, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
        rows.insert(melds.at, _framed(context, shown, label, melds.at, on=True))
    return ft.Column(rows, spacing=GAP, tight=True, horizontal_alignment=STRETCH)


def _meld_row(context: CountContext, meld: CountedMeld) -> ft.Control:
    """Return the cards of a meld, their points, and its canasta or what is wrong with it."""
    form_context, words = context.form_context, context.form_context.words
    wrong, told = [words.problem(problem) for problem in meld.problems], ""
    if meld.canasta is not None:
        told = row_name(form_context, ChipRow(key=f"canastas.{meld.canasta}", most=0))
    if meld.tapped.from_hand and _asks_from_hand(context):
        told = words.text("count-laid-from-hand", canasta=told or "none")
    told = "; ".join(wrong) or told
    width = context.layout.width / (2 if context.has_panes else 1) - 100
    cards = laid_cards(meld.tapped, width, scale=context.layout.scale, low=True)
    points = digits(words.number(meld.points), 20, C.ON_SURFACE)
    lines: list[ft.Control] = [ft.Row([ft.Container(cards, expand=True), points])]
    if told:
        lines.append(text(told, 14, Face.MEDIUM, C.ERROR if wrong else C.PRIMARY, line=SENTENCE))
    label = words.text(
        "meld-said",
        cards=cards_label(words, meld.tapped),
        points=meld.points,
        told=told or words.text("meld-legal"),
    )
    shown = ft.Column(lines, spacing=2, tight=True)
    return _framed(context, shown, label, meld.place, on=meld.is_current)


def _framed(
    context: CountContext, content: ft.Control, label: str, place: int, *, on: bool
) -> ft.Control:
    return tappable(
        content,
        label,
        lambda: context.taps.change_melds(lambda melds: melds.moved(place)),
        name=f"meld-{place}",
        selected=on,
        padding=ft.Padding.symmetric(vertical=13, horizontal=10),
        border_radius=16,
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(2, C.PRIMARY if on else C.OUTLINE_VARIANT),
    )


def _asks_from_hand(context: CountContext) -> bool:
    """Return True if it matters that a canasta was laid whole from the hand."""
    rows = more_rows(context.form_context.target.match.rules)
    return any(row.key.startswith("hand_canastas.") for row in rows)


def _meld_tools(context: CountContext) -> ft.Control:
    """Return a new meld, whether it is laid from the hand, and the suits, as the rules ask."""
    words, taps, current = context.form_context.words, context.taps, context.melds.current
    begin = partial(taps.change_melds, TappedMelds.begun)
    new = button(words.text("meld-new-short"), begin, name="new-meld", height=48, expand=True)
    from_hand, suits = list[ft.Control](), list[ft.Control]()
    if _asks_from_hand(context):
        from_hand.append(
            choice(
                words.text("count-from-hand"),
                partial(taps.change_melds, TappedMelds.turned),
                name="from-hand",
                selected=current.from_hand,
                says=words.text("count-from-hand-said"),
            )
        )
    if context.form_context.target.match.rules.meld_rules.sequences:
        # the chosen suit makes a group of the current meld again
        suits += [
            choice(
                SUIT_SIGNS[suit],
                lambda _, suit=suit: taps.change_melds(lambda melds: melds.in_suit(suit)),
                name=f"suit-{suit}",
                selected=suit == current.suit,
                says=words.text(f"meld-suit-{suit}"),
            )
            for suit in SUITS
        ]
    if context.layout.has_large_text:
        return in_rows([new], from_hand, suits, spacing=GAP)
    if from_hand and suits:
        return in_rows(from_hand, [new, *suits], spacing=GAP)
    return in_rows([new, *from_hand, *suits], spacing=GAP)


def _grid(context: CountContext) -> ft.Control:
    """Return all ranks that lie on the table, high to low, and the delete key."""
    layout, counts = context.layout, context.melds.counts()
    rules = context.form_context.target.match.rules
    views = [
        RankView(
            card=card,
            value=rules.card_values[card],
            count=counts[card],
            is_off=is_used_up(rules, context.form, card),
        )
        for card in VALUED
    ]
    height = max(TOUCH, min(72, context.room / 3 - GAP))
    if layout.has_large_text:
        height = TOUCH * layout.scale
    return rank_grid(
        context.form_context.words,
        context.taps,
        views,
        partial(context.taps.change_melds, TappedMelds.deleted) if counts else None,
        scale=max(layout.scale, 1),
        gap=GAP,
        height=height,
    )


# --- values


def _value_rows(
    context: CountContext, at: int, over: int | None, move: Callable[[int], None]
) -> ft.Control:
    """Return a row a value; `at` is typed into, of `over` there are no more cards."""
    rules, taps = context.form_context.target.match.rules, context.taps
    rows = [
        _value_row(context, value, cards, move, on=value == at)
        for value, cards in values_of(rules, taps.where).items()
    ]
    if context.is_low and not context.layout.has_large_text:
        cells = [ft.Container(row, expand=True) for row in rows]
        if len(cells) % 2:
            cells.append(ft.Container(expand=True))
        pairs = zip(cells[::2], cells[1::2], strict=True)
        rows = [ft.Row([left, right], spacing=GAP) for left, right in pairs]
    if over is not None:
        most = most_of(rules, context.form, taps.side, taps.where, over)
        told = context.form_context.words.text("count-most", count=most)
        shown = text(told, 14, Face.MEDIUM, C.ERROR)
        rows.append(ft.Semantics(identifier="count-most", container=True, content=shown))
    return ft.Column(rows, spacing=GAP, tight=True, horizontal_alignment=STRETCH)


def _value_row(
    context: CountContext,
    value: int,
    cards: tuple[Card, ...],
    move: Callable[[int], None],
    *,
    on: bool,
) -> ft.Control:
    count, words = context.counted.of_value(value), context.form_context.words
    scale, muted = context.layout.scale, C.ON_SURFACE_VARIANT
    in_pairs = context.is_low and not context.layout.has_large_text
    # a low screen leaves out the cards that have the value
    faces = "" if context.is_low else " ".join(face(card) for card in cards)
    equals = words.text("record-equals", points=value * count)
    shown: list[ft.Control] = [
        ft.Container(
            digits(words.number(value), 22, C.ON_SURFACE), width=(36 if in_pairs else 48) * scale
        ),
        text(faces, 14, color=muted, expand=True),
        digits(f"×{words.number(count)}", 22, C.ON_SURFACE if count else muted),
        ft.Container(
            text(equals, 16, color=muted, text_align=ft.TextAlign.RIGHT),
            width=(48 if in_pairs else 72) * scale,
        ),
    ]
    return tappable(
        ft.Row(shown, spacing=8),
        words.text("count-value-said", points=value, count=count),
        lambda: move(value),
        name=f"value-{value}",
        selected=on,
        height=ROW * max(1.0, scale),
        padding=ft.Padding.symmetric(horizontal=12),
        alignment=ft.Alignment.CENTER,
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(2, C.PRIMARY if on else C.OUTLINE_VARIANT),
    )


def _value_keys(
    context: CountContext, at: int, move: Callable[[int], None], refuse: Callable[[int], None]
) -> ft.Control:
    """Return the digits, delete, and the way to the next value."""
    words, taps = context.form_context.words, context.taps
    values = list(values_of(context.form_context.target.match.rules, taps.where))
    after = values[(values.index(at) + 1) % len(values)]

    def press(digit: str) -> None:
        if not taps.digit(at, digit):
            refuse(at)

    following = KeypadKey(
        name="key-next",
        label=words.text("count-next"),
        on_tap=lambda: move(after),
        content=ft.Icons.ARROW_DOWNWARD,
    )
    delete = delete_key(words.text("record-key-delete"), lambda: taps.delete_digit(at))
    fitting = (key for key in (56, 52) if height_of_keys(key) <= context.room)
    height = next(fitting, 48)
    return keypad(press, delete, following, height=height, scale=context.layout.scale)
