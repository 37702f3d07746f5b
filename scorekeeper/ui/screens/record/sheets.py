"""The sheets of the form: one with rare entries of a side, and one with the special hands."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from scorekeeper.deal_form.chips import LAST_CHIP, ChipRow, sheet_rows
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.messages import capitalized
from scorekeeper.i18n.rule_values import hand_name
from scorekeeper.rules.model import SpecialHand
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, memo_component, use_selector
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.record.chips import ChipNumbers, TrumpRow
from scorekeeper.ui.screens.record.context import FormContext, has_penalty_tile, problem_text
from scorekeeper.ui.theme import Face, digits, text
from scorekeeper.ui.widgets.cards import card_picture
from scorekeeper.ui.widgets.side_marks import mark_of
from scorekeeper.view_models.record import column_problems, row_name, row_value

C = ft.Colors
CARD_WIDTH = 24  # logical pixels
CARD_HEIGHT = 34  # logical pixels
CARD_STEP = 19  # logical pixels between the left edges of adjacent cards
HAND_CARDS = {
    "straight": ("As", "Kh", "Qs", "Jd", "10c"),
    "pairs": ("4h", "4s", "9d", "9c", "Kh", "Ks"),
    "pairs_no_wilds": ("4h", "4s", "9d", "9c", "Kh", "Ks"),
    "pairs_twos_sevens_aces": ("2s", "2h", "7d", "7c", "As", "Ah"),
    "garbage": ("5h", "9s", "Jd", "Kc"),
    "wild_pairs": ("2s", "2h", "joker", "joker"),
    "triples": ("5h", "5s", "5c", "9d", "9s", "9h"),
    "quads": ("6h", "6s", "6c", "6d"),
}
"""Example cards of a special hand, by id of the hand."""
OTHER_HAND_CARDS = ("As", "Kd", "7h")
"""Example cards of a hand that is not in `HAND_CARDS`."""
RARE_CHIP_WIDTH = 58  # logical pixels
MAX_COUNT_BESIDE_NAME = 3  # chips that fit beside the name of a rare row
MAX_POINTS_LENGTH = 5  # maximum number of digits of an adjustment
POINTS_PATTERN = r"^\d*$"


def rare_entries_sheet(context: FormContext, close: kit.Close) -> ft.BottomSheet:
    """Return the sheet with the rare entries of the open side."""
    side = context.model.view.open_side
    title = context.words.text("record-more-title", side=context.side_name(side))
    done = DoneButton(context, side, close)
    parts = [RareEntries(context, side, close)]
    return kit.sheet(context.model.state, title, parts, close, footer=done)


def penalty_sheet(context: FormContext, close: kit.Close) -> ft.BottomSheet:
    """Return the sheet with the penalty or bonus of the open side, and the note on the deal."""
    side = context.model.view.open_side
    title = context.words.text("record-penalty-title", side=context.side_name(side))
    done = DoneButton(context, side, close)
    parts = [AdjustmentFields(context, side)]
    return kit.sheet(context.model.state, title, parts, close, footer=done)


def hands_sheet(context: FormContext, close: kit.Close) -> ft.BottomSheet:
    """Return the sheet with the special hands; a tap on one chooses it and closes the sheet."""
    title = context.words.text("record-special-hand")
    hands = SpecialHands(context, context.model.view.open_side, close)
    return kit.sheet(context.model.state, title, [hands], close)


@memo_component
def DoneButton(context: FormContext, side: int, close: kit.Close) -> ft.Control:
    """Button that closes a sheet, with the points of the side so far."""
    points = use_selector(context.model, lambda m: m.view.sides[side].points)
    label = Label("done", context.words.text("record-done", points=points))
    return kit.button(label, close, kind=kit.ButtonKind.MAIN)


@component
def RareEntries(context: FormContext, side: int, close: kit.Close) -> ft.Control:
    """Content of the sheet of rare entries, and a button that clears the form of the deal.

    Rare entries are special hands, trump suit and rare rows of a side, penalty and note.

    Args:
        context: The form.
        side: Index of the side.
        close: Closes the sheet.
    """
    model = context.model
    words = context.words
    is_totals = use_selector(model, lambda m: m.view.is_by_totals)
    problems = use_selector(model, lambda m: column_problems(m.view.sides[side]))

    def clear() -> None:
        model.start_over()
        close()

    parts: list[ft.Control] = []
    if not is_totals:
        parts += [problem_text(context, problem) for problem in problems]
        parts += _counted_parts(context, side)
    # The form by totals has no tiles.
    if is_totals or not has_penalty_tile(model):
        parts += [kit.heading(words.text("record-penalty-note")), AdjustmentFields(context, side)]
    if parts:
        # Set apart, because the button clears the numbers of all sides.
        parts.append(ft.Container(height=24))
    parts.append(kit.text_button(words.label("record-clear-deal", id="clear"), clear))
    return kit.full_width_column(parts, spacing=12)


def _counted_parts(context: FormContext, side: int) -> list[ft.Control]:
    """Return the rare entries that only the form by counts has."""
    parts: list[ft.Control] = []
    if context.rules.special_hands:
        parts.append(kit.heading(context.words.text("record-special-hand")))
        parts.append(SpecialHands(context, side, _keep_sheet_open))
    if context.rules.trump_multiplier != 1:
        parts.append(TrumpRow(context))
    parts += [_rare_row(context, side, row) for row in sheet_rows(context.rules)]
    return parts


def _keep_sheet_open() -> None:
    """Keep the sheet open after a hand was chosen."""


def _rare_row(context: FormContext, side: int, row: ChipRow) -> ft.Control:
    """Return the name of a row and its numbers; many numbers are below the name."""
    words = context.words
    lines: list[ft.Control] = [text(row_name(words, context.rule_set, row), 15, Face.MEDIUM)]
    value = row_value(words, row)
    if value:
        lines.append(text(value, 13, color=MUTED))
    head = ft.Column(lines, spacing=0, tight=True, expand=True)
    count = min(LAST_CHIP, row.most) + 1
    numbers = ft.Container(ChipNumbers(context, side, row), width=RARE_CHIP_WIDTH * count)
    if count <= MAX_COUNT_BESIDE_NAME and not context.layout.has_large_text:
        return ft.Row([head, numbers], spacing=8)
    return ft.Column([ft.Row([head]), numbers], spacing=2)


# --- special hands


@memo_component
def SpecialHands(context: FormContext, side: int, on_chosen: Callable[[], None]) -> ft.Control:
    """Keys for the special hands, two in a row, and a chip for "none".

    Args:
        context: The form.
        side: Index of the side that laid the hand.
        on_chosen: Called after a tap.
    """
    model = context.model
    chosen = use_selector(model, lambda m: m.form.sides[side].special_hand)

    def choose(special_hand: str | None) -> None:
        model.change(model.form.with_special_hand(side, special_hand))
        on_chosen()

    boxes: list[ft.Control] = [
        _hand_box(context, side, hand, choose, is_chosen=hand.id == chosen)
        for hand in context.rules.special_hands
    ]
    per_row = 1 if context.layout.has_large_text or len(boxes) == 1 else 2
    boxes += [ft.Container(expand=True) for _ in range(-len(boxes) % per_row)]
    rows: list[ft.Control] = [
        ft.Row(
            boxes[start : start + per_row],
            spacing=8,
            intrinsic_height=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for start in range(0, len(boxes), per_row)
    ]
    label = context.words.label("record-none", id="special-none")
    none = kit.choices([kit.Choice(label, lambda: choose(None), is_chosen=chosen is None)])
    return kit.full_width_column([*rows, none])


def _hand_box(
    context: FormContext,
    side: int,
    hand: SpecialHand,
    choose: Callable[[str | None], None],
    *,
    is_chosen: bool,
) -> ft.Control:
    """Return the box of a hand: example cards in a fan, name, and points; a tap chooses it."""
    words = context.words
    mark = mark_of(context.colors[side])
    name = hand_name(words, hand.id)
    points = words.number(hand.points)
    color: ft.ColorValue = mark.color if is_chosen else C.ON_SURFACE
    title = text(capitalized(name), 15, Face.MEDIUM, color)
    content = kit.full_width_column(
        [_fan(words, hand), title, digits(points, 19, color)], spacing=6
    )
    return kit.key(
        Label(f"special-{hand.id}", name, says=f"{name} {points}"),
        ft.Container(content, padding=ft.Padding.symmetric(vertical=12)),
        lambda: choose(hand.id),
        selected=is_chosen,
        bgcolor=mark.container if is_chosen else None,
        border_color=mark.color if is_chosen else C.OUTLINE,
        min_height=0,
        border_radius=16,
        side_padding=12,
    )


def _fan(words: Words, hand: SpecialHand) -> ft.Stack:
    """Return example cards of a hand as a fan, each card overlapping the previous one."""
    cards: list[ft.Control] = []
    for index, card in enumerate(HAND_CARDS.get(hand.id, OTHER_HAND_CARDS)):
        picture = kit.picture(card_picture(words, card), CARD_WIDTH, CARD_HEIGHT)
        picture.left = index * CARD_STEP
        cards.append(picture)
    return ft.Stack(cards, height=CARD_HEIGHT)


# --- adjustment


@memo_component
def AdjustmentFields(context: FormContext, side: int) -> ft.Control:
    """Fields for a bonus or penalty of a side and its reason, or for a note on the deal.

    A single field is used for the reason or, if there are no points, for the note.
    """
    model = context.model
    words = context.words
    points, remark, note = use_selector(
        model, lambda m: (m.form.sides[side].adjustment, m.form.remark(side), m.form.note)
    )
    # The sign for points that are still to be typed; points in the form have a sign already.
    next_sign, set_next_sign = ft.use_state(-1)
    sign = next_sign
    if points:
        sign = -1 if points < 0 else 1

    def choose_sign(sign: int) -> None:
        set_next_sign(sign)
        model.change(model.form.with_adjusted_points(side, sign * abs(points)))

    def set_points(typed: str) -> None:
        number = int(typed) if typed.isdigit() else 0
        set_next_sign(sign)
        model.change(model.form.with_adjusted_points(side, sign * number))

    # This rare entry uses the system keyboard, not the keypad of the form.
    points_field = kit.field(
        Label("adjustment", words.text("record-adjustment-points")),
        str(abs(points)) if points else "",
        set_points,
        max_length=MAX_POINTS_LENGTH,
        number_pattern=POINTS_PATTERN,
    )
    fields = [
        sign_chips(words, sign, choose_sign),
        points_field,
        kit.field(
            words.label("record-remark", id="remark"),
            remark,
            lambda typed: model.change(model.form.with_remark(side, typed)),
            max_length=kit.MAX_SENTENCE_LENGTH,
            key="remark",
        ),
    ]
    if points and note:
        fields.append(_note_field(context, note))
    return kit.full_width_column(fields)


def _note_field(context: FormContext, note: str) -> ft.Control:
    """Return a field for the note on the deal, while the other field holds a reason."""
    model = context.model
    return kit.field(
        context.words.label("record-note", id="note"),
        note,
        lambda typed: model.change(replace(model.form, note=typed)),
        max_length=kit.MAX_SENTENCE_LENGTH,
    )


def sign_chips(words: Words, sign: int, on_choose: Callable[[int], None]) -> ft.Control:
    """Return chips to add points (sign 1) or to subtract them (sign -1)."""
    options = [
        (1, words.label("record-adjustment-gives", id="adds")),
        (-1, words.label("record-adjustment-takes", id="takes-off")),
    ]
    return kit.choice_chips(options, sign, on_choose)
