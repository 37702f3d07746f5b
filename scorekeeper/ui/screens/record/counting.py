"""Counting cards into a field of a side, in place of the form: by values, or meld by meld."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

import flet as ft

from scorekeeper.entry import counting
from scorekeeper.entry.chips import ChipRow, more_rows
from scorekeeper.entry.form import CountedCards, CountMode, DealForm, Field, sum_value
from scorekeeper.entry.melds import TappedMelds
from scorekeeper.i18n.cards import card_face
from scorekeeper.rules.cards import Card, valued
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui.hooks import component
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.record.room import TWO_COLUMNS, FormContext, field_name
from scorekeeper.ui.screens.record.rows import row_name, trump_row
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.cards import CardSize, meld_row, meld_rows, rank_grid, suit_keys
from scorekeeper.ui.widgets.keypad import KeypadKey, delete_key, height_of_keys, keypad
from scorekeeper.ui.widgets.page import app_bar, beside, in_rows, padded, page, scrolling, two_panes
from scorekeeper.view_models.cards import RankView

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
GAP = 6


@dataclass(frozen=True, slots=True)
class Count:
    """The count for one field of a side, and its handlers; these act on the form as it is then."""

    context: FormContext
    layout: Layout
    side: int
    where: Field
    mode: CountMode

    @property
    def rules(self) -> RuleSet:
        return self.context.target.match.rules

    @property
    def form(self) -> DealForm:
        return self.context.controller.form

    @property
    def counted(self) -> CountedCards:
        """The cards so far, as the chosen mode has them."""
        return replace(counting.counted_in(self.form, self.side, self.where), way=self.mode)

    @property
    def has_panes(self) -> bool:
        """True if the keys stand beside the count."""
        return self.layout.width >= TWO_COLUMNS and not self.layout.has_large_text

    @property
    def is_low(self) -> bool:
        """True if room is so short that the bar has the way to the other side."""
        return not self.has_panes and (self.layout.height < 700 or self.layout.has_large_text)

    @property
    def room(self) -> float:
        """The height that is left for the keys."""
        return self.layout.height - (200 if self.has_panes else 460)

    @property
    def asks_from_hand(self) -> bool:
        """True if it matters that a canasta was laid whole from the hand."""
        return any(row.key.startswith("hand_canastas.") for row in more_rows(self.rules))

    def change(self, counted: CountedCards) -> None:
        form = counting.counted_up(self.rules, self.form, self.side, self.where, counted)
        self.context.controller.change(form)

    def change_melds(self, changed: Callable[[TappedMelds], TappedMelds]) -> None:
        self.change(replace(self.counted, melds=changed(self.counted.melds)))

    def add_card(self, card: Card) -> None:
        """Add one of a card, unless the packs hold no more."""
        if not counting.is_used_up(self.rules, self.form, card):
            self.change_melds(lambda melds: melds.tapped(self.rules, card))

    def remove_card(self, card: Card) -> None:
        self.change_melds(lambda melds: melds.less(card))

    def move(self, side: int, where: Field) -> None:
        self.context.controller.change(self.form.moved((side, where)))


@component
def CountingForm(
    context: FormContext,
    form: DealForm,
    layout: Layout,
    points: int,
    close: Callable[[], None],
) -> Any:
    """The cards of the field in which the cursor is; `points` are those of the deal so far."""
    (side, where), words, sides = form.at, context.words, context.target.match.sides
    values = list(counting.values_of(context.target.match.rules, where))
    known = form.sides[side].counted.get(where)
    chosen, choose = ft.use_state(known.way if known is not None else CountMode.VALUES)
    value, choose_value = ft.use_state(values[0])
    over, refuse = ft.use_state(cast("int | None", None))  # a value without any more cards
    # a hand lies in no melds
    mode = chosen if where is Field.TABLE else CountMode.VALUES
    count = Count(context, layout, side, where, mode)

    def move(value: int) -> None:
        refuse(None)
        choose_value(value)

    def press(digit: str) -> None:
        number = int(f"{count.counted.of_value(value)}{digit}")
        if number > counting.most_of(count.rules, count.form, side, where, value):
            refuse(value)
        else:
            count.change(count.counted.with_value(value, number))

    def delete_digit() -> None:
        count.change(count.counted.with_value(value, count.counted.of_value(value) // 10))

    if count.mode is CountMode.VALUES:
        rows = value_rows(count, value, over, move)
        label, icon = words.text("count-next"), ft.Icons.ARROW_DOWNWARD
        to_next = partial(move, values[(values.index(value) + 1) % len(values)])
        following = KeypadKey(name="key-next", label=label, on_tap=to_next, content=icon)
        delete = delete_key(words.text("record-key-delete"), delete_digit)
        fitting = (height for height in (56, 52) if height_of_keys(height) <= count.room)
        held, height = context.controller.state, next(fitting, 48)
        keys = keypad(held, press, delete, following, height=height)
    else:
        rows = [*trump_row(context), *counted_rows(count)]
        keys = buttons.stacked(meld_tools(count), card_grid(count), spacing=GAP)
    is_blank = known is None or known.is_blank
    empty = None if is_blank else partial(count.change, CountedCards(way=count.mode))
    label, icon = words.text("count-empty"), ft.Icons.DELETE_SWEEP_OUTLINED
    actions, under = [buttons.icon_button(icon, label, empty, name="count-clear")], ""
    if count.is_low:
        after, under = (side + 1) % len(sides), sides[side].name
        swap, to_other = ft.Icons.SWAP_HORIZ, partial(count.move, after, where)
        name = f"count-side-{after}"
        actions.insert(0, buttons.icon_button(swap, sides[after].name, to_other, name=name))
    bar = app_bar(
        words.text("count-cards"),
        under,
        on_back=close,
        back_label=words.text("record-leave"),
        actions=actions,
        height=context.sizes.bar,
    )
    label = words.text("record-done", points=points)
    done = buttons.button(label, close, name="count-done", filled=True, height=52)
    above = [
        *heads(count, choose),
        *replaced_remark(count),
        ft.Column(rows, spacing=GAP, horizontal_alignment=STRETCH),
    ]
    if count.has_panes:
        panes = two_panes(scrolling(above), scrolling([keys, done]))
        return page(bar, padded(panes, expand=True, bottom=8), spacing=GAP)
    if layout.height < 560 or layout.has_large_text:  # no room to keep the keys in place
        return page(bar, padded(scrolling([*above, keys]), expand=True), padded(done, bottom=8))
    listed = padded(scrolling(above), expand=True)
    return page(bar, listed, padded(keys), padded(done, bottom=8), spacing=GAP)


def heads(count: Count, choose: Callable[[CountMode], None]) -> list[ft.Control]:
    """Return chips in lines: sides, unless the bar has them; fields; ways if there are two."""
    context, words, lines = count.context, count.context.words, list[ft.Control]()
    chip = partial(buttons.choice, expand=True)
    if not count.is_low:
        sides: list[ft.Control] = [
            chip(
                context.names[place],
                partial(count.move, place, count.where),
                name=f"count-side-{place}",
                says=side.name,
                selected=place == count.side,
            )
            for place, side in enumerate(context.target.match.sides)
        ]
        lines.append(ft.Row(sides, spacing=GAP))
    fields = []
    for field in (Field.TABLE, Field.HAND):
        place = (count.side, field)
        name = field_name(words, count.rules, field, "record-field-short")
        points = sum_value(count.form.sides[count.side].texts.get(field, ""))
        label = words.text("count-field", field=name, points=points)
        tap = None if count.form.why_off(place) else partial(count.move, *place)
        is_chosen = field is count.where
        fields.append(chip(label, tap, name=f"count-field-{field}", selected=is_chosen))
    lines.append(beside(count.layout, fields, spacing=GAP))
    if count.where is Field.TABLE:
        modes = []
        for mode in CountMode:
            label, name = words.text("count-way", way=mode), f"count-way-{mode}"
            modes.append(chip(label, partial(choose, mode), name=name, selected=mode is count.mode))
        lines.append(beside(count.layout, modes, spacing=GAP))
    return lines


def replaced_remark(count: Count) -> list[ft.Control]:
    """Return a remark if the sum of the field was counted in the other way."""
    words = count.context.words
    way = counting.counted_otherwise(count.form, count.side, count.where, count.mode)
    if way is None:
        return []
    points = sum_value(count.form.sides[count.side].texts.get(count.where, ""))
    line = words.text("count-otherwise", way=way, points=points)
    return [buttons.remark(line, name="count-otherwise")]


# --- melds


def counted_rows(count: Count) -> list[ft.Control]:
    """Return a row a meld, and one for the meld that the next card begins."""
    words, rows = count.context.words, list[ft.Control]()

    def select(place: int) -> None:
        count.change_melds(lambda melds: melds.moved(place))

    for meld in counting.counted_melds(count.rules, count.form, count.side):
        note = ""
        if meld.canasta is not None:
            note = row_name(count.context, ChipRow(key=f"canastas.{meld.canasta}", most=0))
        if meld.tapped.from_hand and count.asks_from_hand:
            note = words.text("count-laid-from-hand", canasta=note or "none")
        note = "; ".join(map(words.problem, meld.problems)) or note
        row = meld_row(
            words,
            meld,
            note,
            values=count.rules.card_values,
            size=CardSize.SMALL,
            on_select=select,
        )
        rows.append(row)
    return meld_rows(words, count.counted.melds, rows, select, empty_height=40)


def meld_tools(count: Count) -> ft.Control:
    words, current = count.context.words, count.counted.melds.current
    begin = partial(count.change_melds, TappedMelds.begun)
    label = words.text("meld-new-short")
    new = buttons.button(label, begin, name="new-meld", height=48, expand=True)
    from_hand, suits = list[ft.Control](), list[ft.Control]()
    if count.asks_from_hand:
        label, says = words.text("count-from-hand"), words.text("count-from-hand-said")
        turn = partial(count.change_melds, TappedMelds.turned)
        chip = buttons.choice(label, turn, name="from-hand", selected=current.from_hand, says=says)
        from_hand.append(chip)
    if count.rules.meld_rules.sequences:
        # the chosen suit makes a group of the current meld again
        keys = suit_keys(
            words,
            current.suit,
            lambda suit: count.change_melds(lambda melds: melds.in_suit(suit)),
            id_prefix="suit",
            has_full_width=count.layout.has_large_text,
        )
        suits.append(keys)
    if count.layout.has_large_text:
        return buttons.stacked(in_rows([new], from_hand, spacing=GAP), *suits, spacing=GAP)
    if from_hand and suits:
        return in_rows(from_hand, [new, *suits], spacing=GAP)
    return in_rows([new, *from_hand, *suits], spacing=GAP)


def card_grid(count: Count) -> ft.Control:
    layout, counts = count.layout, count.counted.melds.counts()
    views = [
        RankView(
            card=card,
            value=count.rules.card_values[card],
            count=counts[card],
            is_off=counting.is_used_up(count.rules, count.form, card),
        )
        for card in valued(count.rules)
    ]
    height = max(buttons.TOUCH, min(72, count.room / 3 - GAP))
    return rank_grid(
        count.context.words,
        layout,
        count,
        views,
        partial(count.change_melds, TappedMelds.deleted) if counts else None,
        key_height=58 if layout.has_large_text else height,
        spacing=GAP,
    )


# --- values


def value_rows(
    count: Count, chosen: int, over: int | None, move: Callable[[int], None]
) -> list[ft.Control]:
    """Return a row a value; `chosen` is typed into, of `over` there are no more cards."""
    words, scale = count.context.words, count.layout.scale
    in_pairs, rows = count.is_low and not count.layout.has_large_text, list[ft.Control]()
    for value, cards in counting.values_of(count.rules, count.where).items():
        number = count.counted.of_value(value)
        # a low screen leaves out the cards that have the value
        faces = (
            "" if count.is_low else " ".join(card_face(count.context.words, card) for card in cards)
        )
        worth = digits(words.number(value), 22, C.ON_SURFACE)
        equals = words.text("record-equals", points=value * number)
        product = text(equals, 16, color=MUTED, text_align=ft.TextAlign.RIGHT)
        content = [
            ft.Container(worth, width=(36 if in_pairs else 48) * scale),
            text(faces, 14, color=MUTED, expand=True),
            digits(f"×{words.number(number)}", 22, C.ON_SURFACE if number else MUTED),
            ft.Container(product, width=(48 if in_pairs else 72) * scale),
        ]
        row = buttons.tappable(
            ft.Row(list(content), spacing=8),
            words.text("count-value-said", points=value, count=number),
            partial(move, value),
            name=f"value-{value}",
            selected=value == chosen,
            height=52 * max(1.0, scale),
            padding=ft.Padding.symmetric(horizontal=12),
            alignment=ft.Alignment.CENTER,
            border_radius=14,
            bgcolor=C.SURFACE_CONTAINER_LOWEST,
            border=ft.Border.all(2, C.PRIMARY if value == chosen else C.OUTLINE_VARIANT),
        )
        rows.append(ft.Container(row, expand=True) if in_pairs else row)
    if in_pairs:
        rows += [ft.Container(expand=True)] * (len(rows) % 2)
        rows = [ft.Row(rows[at : at + 2], spacing=GAP) for at in range(0, len(rows), 2)]
    if over is not None:
        most = counting.most_of(count.rules, count.form, count.side, count.where, over)
        warning = text(words.text("count-most", count=most), 14, Face.MEDIUM, C.ERROR)
        rows.append(buttons.identified("count-most", warning))
    return rows
