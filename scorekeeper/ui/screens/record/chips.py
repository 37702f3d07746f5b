"""Chips of a side: rows of numbers, and the trump suit of the deal."""

from collections.abc import Callable

import flet as ft

from scorekeeper.deal_form import chips, counting
from scorekeeper.deal_form.chips import LAST_CHIP, Chip, ChipRow
from scorekeeper.i18n import Label
from scorekeeper.rules.cards import Suit
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.palette import CARD, INSET, MUTED
from scorekeeper.ui.screens.record.context import FormContext
from scorekeeper.ui.theme import Face, one_line, text
from scorekeeper.ui.widgets.cards import suit_keys
from scorekeeper.ui.widgets.side_marks import CARD_RATIO, mark_of
from scorekeeper.ui.widgets.stacks import stack_picture
from scorekeeper.view_models.record import SIGNED_ROWS, chip_number, row_name, row_value

C = ft.Colors
CARD_PICTURES = {
    "red_threes": "cards/3h.svg",
    "black_threes": "cards/3s.svg",
    "black_threes_captured": "cards/3s.svg",
}
"""Pictures of the rows of single cards."""
LABEL_SHARE = 34  # share of the name in a row: 86 logical pixels on the narrowest phone
NUMBERS_SHARE = 100
NAME_SIZE = 13  # logical pixels at 100 % text
LONG_NAME_SIZE = 12  # logical pixels; keeps a long word on one line
MAX_WORD_LENGTH = 9  # characters of a word that fits in the usual size
VALUE_SIZE = 12  # logical pixels at 100 % text
PICTURE_WIDTH = 16  # logical pixels
PICTURE_SPACING = 3  # logical pixels
CHIP_SPACING = 3  # logical pixels
STRIP_CHIP_WIDTH = 48  # logical pixels
NUMBER_SIZE = 20  # logical pixels at 100 % text
MAX_NUMBER_SIZE = 40  # logical pixels at any text size
CHIP_OPACITY = 0.62  # opacity of the background of a chip that is not chosen
DISABLED_CHIP_OPACITY = 0.24


# --- rows of numbers


def chip_line(context: FormContext, side: int, row: ChipRow) -> ft.Control:
    """Return a line with the name of a row, the points of one card or canasta, and its chips."""
    words = context.words
    name = row_name(words, context.rule_set, row)
    is_stacked = context.layout.has_large_text or context.has_columns
    share = None if is_stacked else NUMBERS_SHARE
    numbers = ChipNumbers(context, side, row, is_on_form=True, share=share)
    value: ft.Control = one_line(row_value(words, row), VALUE_SIZE, color=MUTED)
    if row.key in SIGNED_ROWS:
        value = ThreesValue(context, side, row)
    picture: list[ft.Control] = []
    is_canasta = row.key.startswith("canastas.")
    if (is_canasta or row.key in CARD_PICTURES) and not context.layout.has_large_text:
        picture.append(_row_picture(row))
    if is_stacked:
        name_text = text(name, NAME_SIZE, Face.MEDIUM, expand=True)
        head = ft.Row([*picture, name_text, value], spacing=PICTURE_SPACING)
        return kit.full_width_column([head, numbers], spacing=2)

    lines: list[ft.Control] = [text(name, name_size(name), Face.MEDIUM, max_lines=2)]
    if row.each is not None:
        lines.append(value)
    column = ft.Column(lines, spacing=0, tight=True, expand=True)
    head = ft.Row([*picture, column], spacing=PICTURE_SPACING, expand=LABEL_SHARE)
    return ft.Row([head, numbers], spacing=CHIP_SPACING)


def name_size(name: str) -> float:
    """Return the size of the name of a row, in logical pixels at 100 % text."""
    longest_word = max(map(len, name.split()))
    return NAME_SIZE if longest_word <= MAX_WORD_LENGTH else LONG_NAME_SIZE


def _row_picture(row: ChipRow) -> ft.Image:
    """Return the picture of a row: a canasta or a single card."""
    group, _, kind = row.key.partition(".")
    if group == "canastas":
        return stack_picture(kind, PICTURE_WIDTH)
    return kit.picture(CARD_PICTURES[row.key], PICTURE_WIDTH, PICTURE_WIDTH * CARD_RATIO)


@memo_component
def ThreesValue(context: FormContext, side: int, row: ChipRow) -> ft.Control:
    """Text with the points of a three, whose sign depends on the canastas of the side."""
    sign = use_selector(context.model, lambda m: m.view.sides[side].threes_sign)
    return one_line(row_value(context.words, row, sign), VALUE_SIZE, color=MUTED)


@memo_component
def ChipNumbers(
    context: FormContext,
    side: int,
    row: ChipRow,
    *,
    is_on_form: bool = False,
    share: int | None = None,
) -> ft.Control:
    """Chips with the numbers of a row. A tap on the last one may open a strip with higher numbers.

    Args:
        context: The form.
        side: Index of the side.
        row: The row.
        is_on_form: True on the form: chips are as wide as in a full row, and only the arrow keys
            reach them. False on a sheet, where Tab reaches them.
        share: Share of the width of the row around them; None on a separate line.
    """
    prefix = _chip_id(side, row, "")
    chip_state, cursor = use_selector(
        context.model, lambda m: (m.chip_state(side, row), m.keyboard_cursor_among(prefix))
    )
    is_strip_open, set_strip_open = ft.use_state(False)
    open_strip = ft.use_callback(lambda: set_strip_open(True), [])
    close_strip = ft.use_callback(lambda: set_strip_open(False), [])

    # The strip starts with the number of the last chip of the row.
    if is_strip_open and chip_state.number >= LAST_CHIP:
        return _number_strip(context, side, row, close_strip, share=share)

    numbers: list[ft.Control] = [
        NumberChip(
            context,
            side,
            row,
            chip,
            open_strip if chip.has_more else None,
            has_ring=cursor == _chip_id(side, row, chip.number),
            takes_focus=not is_on_form,
            key=chip.number,
        )
        for chip in chips.chips_of(row, chip_state)
    ]
    if is_on_form:
        numbers += [ft.Container(expand=True) for _ in range(LAST_CHIP + 1 - len(numbers))]
    return ft.Row(numbers, spacing=CHIP_SPACING, expand=share)


def _chip_id(side: int, row: ChipRow, number: int | str) -> str:
    return f"chip-{side}-{row.key}-{number}"


def _number_strip(
    context: FormContext,
    side: int,
    row: ChipRow,
    close: Callable[[], None],
    *,
    share: int | None,
) -> ft.Control:
    """Return a strip of higher numbers that scrolls sideways, after a button that closes it."""
    label = context.words.label("record-fewer", id=f"fewer-{side}-{row.key}", last=LAST_CHIP)
    back = kit.icon_button(kit.Icon.CHEVRON_BACK, label, close)
    # The limit of the whole strip is higher than the limit of the last chip of a row.
    chip_state = context.model.form.chip_state(side, row, chips.LAST_STRIP_CHIP)
    numbers: list[ft.Control] = [
        ft.Container(
            NumberChip(context, side, row, chip, close), width=STRIP_CHIP_WIDTH, key=chip.number
        )
        for chip in chips.strip_of(chip_state)
    ]
    strip = ft.Row(numbers, spacing=CHIP_SPACING, scroll=ft.ScrollMode.HIDDEN, expand=True)
    return ft.Row([back, strip], spacing=0, expand=share)


@memo_component
def NumberChip(
    context: FormContext,
    side: int,
    row: ChipRow,
    chip: Chip,
    on_chosen: Callable[[], None] | None = None,
    *,
    has_ring: bool = False,
    takes_focus: bool = True,
) -> ft.Control:
    """A chip for one number of a row; the chosen chip differs in fill, weight and border.

    Args:
        context: The form.
        side: Index of the side.
        row: The row.
        chip: Number and state of the chip.
        on_chosen: Called after a tap, to open or close the strip.
        has_ring: True to draw the ring of the keyboard cursor.
        takes_focus: True if Tab reaches the chip.
    """
    words = context.words
    number = chip_number(words, row, chip)

    def choose_number() -> None:
        # The last chip of a row may represent a higher number; a tap does not change that number.
        if not (chip.is_chosen and chip.has_more):
            context.model.choose_number(side, row, chip.number)
        if on_chosen is not None:
            on_chosen()

    bgcolor: ft.ColorValue = C.with_opacity(CHIP_OPACITY, INSET)
    color: ft.ColorValue = C.ON_SURFACE
    border_color: ft.ColorValue | None = None
    if chip.is_off:
        bgcolor = C.with_opacity(DISABLED_CHIP_OPACITY, INSET)
        color = kit.DISABLED_COLOR
    elif chip.is_chosen and chip.number:
        bgcolor = mark_of(context.colors[side]).color
        color = CARD
    elif chip.is_chosen:
        # A chosen 0 has a border instead of the colour of the side, because it means "none".
        bgcolor = CARD
        border_color = C.OUTLINE

    size = context.capped_size(NUMBER_SIZE, MAX_NUMBER_SIZE)
    face = Face.BOLD if chip.is_chosen else Face.MEDIUM
    says = words.text(
        "record-chip-said",
        row=row_name(words, context.rule_set, row),
        number=number,
        side=context.side_name(side),
    )
    return kit.key(
        Label(_chip_id(side, row, chip.number), number, says=says),
        text(number, size, face, color, max_lines=1),
        None if chip.is_off else choose_number,
        selected=chip.is_chosen,
        bgcolor=bgcolor,
        border_color=border_color,
        border_radius=12,
        side_padding=0,
        has_ring=has_ring,
        takes_focus=takes_focus,
    )


# --- trump suit


@memo_component
def TrumpRow(context: FormContext) -> ft.Control:
    """Keys to choose the trump suit of the deal; a second tap clears the choice."""
    model = context.model
    trump = use_selector(model, lambda m: m.form.trump)

    def choose(suit: Suit) -> None:
        chosen = None if suit == model.form.trump else suit
        model.change(counting.with_trump(context.rules, model.form, chosen))

    title = text(context.words.text("record-trump"), 15, Face.MEDIUM)
    is_large = context.layout.has_large_text
    suits = suit_keys(context.words, trump, choose, id_prefix="trump", has_full_width=is_large)
    if is_large:
        return kit.full_width_column([title, suits], spacing=4)
    return ft.Row([title, suits], wrap=True, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
