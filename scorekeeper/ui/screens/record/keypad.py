"""The keypad of the form: digits, Delete, counting, Next, and Save."""

from collections.abc import Callable

import flet as ft

from scorekeeper.deal_form.form import MINUS as TYPED_MINUS
from scorekeeper.deal_form.form import PLUS, TIMES, Key
from scorekeeper.i18n import Label
from scorekeeper.i18n.messages import MINUS
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.palette import CARD, MUTED
from scorekeeper.ui.screens.record.context import (
    CENTER,
    KEY_SPACING,
    STRETCH,
    FormContext,
    typed_text,
)
from scorekeeper.ui.screens.record.digits import KEYPAD_HEIGHT, digit_grid, typing_key
from scorekeeper.ui.screens.record.leaving import save_and_leave
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.record import SaveView, field_name, next_caption, save_view

C = ft.Colors
SIGNS = f"+/{MINUS}"
DIGITS_SHARE = 3  # share of the width, beside a column of other keys
SAVE_KEY_SHARE = 2  # as a key, Save is two rows high
SAVE_BAR_HEIGHT = 56  # logical pixels
DENSE_SAVE_BAR_HEIGHT = 48  # logical pixels, in a dense form
TOTALS_KEY_HEIGHT = 52  # logical pixels; height of a key in the form by totals
DENSE_KEY_HEIGHT = 48  # logical pixels, in a dense form
KEY_RADIUS = 14  # logical pixels
BAR_RADIUS = 28  # logical pixels
MAX_KEY_TEXT_SIZE = 16  # logical pixels at any text size; a key is 73 wide beside a form
MAX_SAVE_TEXT_SIZE = 28  # logical pixels at any text size
TYPED_NUMBER_HEIGHT = 112  # logical pixels
TYPED_NUMBER_SIZE = 34  # logical pixels; a sum may have two lines


@memo_component
def Keypad(context: FormContext, count_cards: Callable[[], None], *, is_totals: bool) -> ft.Control:
    """Keypad with digits, and beside them a column of keys: Delete, count cards, Next.

    If there is no room for a Save button below, the column has a Save key.

    Args:
        context: The form.
        count_cards: Opens the counting of cards.
        is_totals: True if only the total of each side is typed.
    """
    words = context.words
    has_save_key = context.layout.has_save_key
    delete = typing_key(
        words.label("record-key-delete", id="key-delete"),
        kit.Icon.BACKSPACE,
        lambda: context.model.press(Key.DELETE),
        takes_focus=False,
    )
    column: list[ft.Control] = [delete]
    if is_totals:
        column.append(_sign_key(context))
    elif not has_save_key:
        column.append(_count_key(context, count_cards))
    next_share = 1 if has_save_key else 4 - len(column)
    column.append(NextKey(context, next_share))
    if has_save_key:
        column.append(SaveButton(context))

    commands = ft.Column(column, spacing=KEY_SPACING, expand=1, horizontal_alignment=STRETCH)
    grid = DigitKeys(context)
    row = ft.Row([grid, commands], spacing=KEY_SPACING, vertical_alignment=STRETCH, expand=True)
    if context.layout.is_wide:
        return row
    if is_totals:
        key_height = DENSE_KEY_HEIGHT if context.layout.is_dense else TOTALS_KEY_HEIGHT
        return ft.Container(row, height=4 * key_height + 3 * KEY_SPACING)
    if context.layout.is_scrolling:
        return ft.Container(row, height=KEYPAD_HEIGHT)
    return row


def _sign_key(context: FormContext) -> ft.Control:
    label = context.words.label("record-key-sign", id="key-sign")
    return typing_key(label, SIGNS, lambda: context.model.press(Key.SIGN), takes_focus=False)


def _count_key(context: FormContext, count_cards: Callable[[], None]) -> ft.Control:
    """Return the key that opens the counting of cards."""
    label = context.words.label("count-cards", id="count")
    name = text(
        label.title,
        context.capped_size(13, MAX_KEY_TEXT_SIZE),
        Face.MEDIUM,
        max_lines=2,
        text_align=ft.TextAlign.CENTER,
    )
    return typing_key(label, name, count_cards)


@memo_component
def DigitKeys(context: FormContext) -> ft.Control:
    """Keys for the digits and operators."""
    model = context.model
    words = context.words

    def operator_key(name: str, key: str, symbol: str) -> ft.Control:
        label = words.label(f"record-key-{name}", id=f"key-{name}")
        return typing_key(label, symbol, lambda: model.press(key), takes_focus=False)

    left = operator_key("times", TIMES, TIMES)
    right = operator_key("plus", PLUS, PLUS)
    grid = digit_grid(model.press, left, right, key_height=None, takes_focus=False)
    return ft.Container(grid, expand=DIGITS_SHARE)


@memo_component
def NextKey(context: FormContext, share: int) -> ft.Control:
    """Key that moves the cursor to the next field, with the name of that field.

    In the form by totals, it has the name of the next side without a total. It is disabled if
    there is no next field.

    Args:
        context: The form.
        share: Height of the key, in rows.
    """
    next_place = use_selector(context.model, lambda m: m.view.next_place)
    words = context.words
    rules = context.rules
    if next_place is None:
        return typing_key(
            words.label("record-next-none", id="key-next"),
            kit.icon(kit.Icon.NEXT, size=18, color=kit.DISABLED_COLOR),
            None,
            takes_focus=False,
            share=share,
        )

    side, field = next_place
    is_low = share == 1
    caption = field_name(words, rules, field, "record-next-short")
    if not is_low:
        caption = next_caption(words, rules, context.short_names[side], field)
    name = text(
        caption,
        context.capped_size(14, MAX_KEY_TEXT_SIZE),
        Face.MEDIUM,
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    arrow = kit.icon(kit.Icon.NEXT, size=18, color=C.ON_SURFACE)
    head = ft.Row(
        [arrow, side_back(context.colors[side], 13)], spacing=4, tight=True, alignment=CENTER
    )
    content = _centred_column(head, name, spacing=0 if is_low else 6)
    says = words.text(
        "record-next-said", field=field_name(words, rules, field), side=context.side_name(side)
    )
    return typing_key(
        Label("key-next", name.value or "", says=says),
        content,
        lambda: context.model.press(Key.NEXT),
        bgcolor=C.with_opacity(0.15, C.ON_SURFACE),
        takes_focus=False,
        share=share,
    )


def _centred_column(*parts: ft.Control, spacing: float = 0) -> ft.Column:
    """Return a column with its parts in the middle."""
    return ft.Column(
        list(parts),
        spacing=spacing,
        tight=True,
        alignment=CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


# --- Save


@memo_component
def SaveButton(context: FormContext) -> ft.Control:
    """Button that saves the deal: a bar below the keypad or a key; disabled while blank."""
    # Redraws the button only if these values change. A selector of the whole view would build its
    # sentences again at every tap.
    use_selector(context.model, _save_state)
    view = save_view(context.words, context.target, context.model.view)
    bgcolor: ft.ColorValue | None = C.SECONDARY_CONTAINER
    color: ft.ColorValue = C.ON_SECONDARY_CONTAINER
    border_color: ft.ColorValue | None = None
    if view.missing:
        bgcolor = None
        color = kit.DISABLED_COLOR if view.is_blank else C.ON_SURFACE
        border_color = C.OUTLINE
    elif view.is_blank:
        bgcolor = C.with_opacity(0.12, C.ON_SURFACE)
        color = kit.DISABLED_COLOR
    elif view.is_ready:
        bgcolor = C.PRIMARY
        color = C.ON_PRIMARY

    is_key = context.layout.has_save_key
    content = (
        _save_key_content(context, view, color)
        if is_key
        else _save_bar_content(context, view, color)
    )
    return kit.key(
        Label("save", view.title, says=view.says),
        content,
        None if view.is_blank else (lambda: save_and_leave(context.model)),
        bgcolor=bgcolor,
        border_color=border_color,
        min_height=0 if is_key else context.layout.min_height(_save_bar_height(context)),
        border_radius=KEY_RADIUS if is_key else BAR_RADIUS,
        side_padding=4 if is_key else 20,
        expand=SAVE_KEY_SHARE if is_key else False,
    )


def _save_bar_height(context: FormContext) -> float:
    return DENSE_SAVE_BAR_HEIGHT if context.layout.is_dense else SAVE_BAR_HEIGHT


def _save_state(model: RecordModel) -> object:
    """Return the values on which the Save button depends."""
    view = model.view
    points = tuple(side.points for side in view.sides)
    return points, view.missing_sides, view.is_ready, view.is_blank


def _save_key_content(context: FormContext, view: SaveView, color: ft.ColorValue) -> ft.Control:
    """Return the content of the Save key: caption, and below it the points of each side.

    In large text, both grow only slightly.
    """
    caption = text(
        view.short_title,
        context.capped_size(15, 16),
        Face.MEDIUM,
        color,
        text_align=ft.TextAlign.CENTER,
    )
    sums = [digits(points, context.capped_size(14, 14), color) for points in view.sums]
    if not context.is_pair or context.layout.has_large_text:
        return _centred_column(caption, *sums)
    return _centred_column(kit.icon(kit.Icon.CHECK, color=color, size=20), caption, *sums)


def _save_bar_content(context: FormContext, view: SaveView, color: ft.ColorValue) -> ft.Control:
    """Return the content of the Save bar: icon and caption, then the points of all sides.

    The points are at the end of the line; in large text, below the caption. While totals are
    missing, their number replaces the points.
    """
    has_large_text = context.layout.has_large_text
    size = context.capped_size(17, MAX_SAVE_TEXT_SIZE)
    title = view.short_title if has_large_text else view.title
    caption = text(title, size, Face.MEDIUM, color, max_lines=2)
    sums: ft.Control = digits(" : ".join(view.sums), size, color)
    if view.missing:
        sums = text(view.missing, context.capped_size(15, MAX_SAVE_TEXT_SIZE), color=color)
    icon = kit.icon(kit.Icon.CHECK, color=color, size=24)
    if has_large_text:
        lines: list[ft.Control] = [caption]
        # With many sides there are no sums, and the line below the caption would be empty.
        if view.missing or view.sums:
            lines.append(sums)
        words = ft.Column(lines, spacing=0, tight=True, expand=True)
        padding = ft.Padding.symmetric(vertical=8)
        return ft.Container(ft.Row([icon, words], spacing=8), padding=padding)
    caption.expand = True
    return ft.Row([icon, caption, sums], spacing=8)


# --- the typed number, on wide pages


@memo_component
def TypedPanel(context: FormContext) -> ft.Control:
    """Panel with the field that has the cursor, in the largest digits."""
    side, field, typed, is_selected = use_selector(context.model, typed_text)
    name = one_line(context.side_name(side), 16, Face.MEDIUM, expand=True)
    about = text(field_name(context.words, context.rules, field), 14, color=MUTED)
    heading = ft.Row([side_back(context.colors[side], 16), name, about], spacing=6)
    number = text(
        typed.replace(TYPED_MINUS, MINUS) or "0",
        TYPED_NUMBER_SIZE,
        Face.SCORE,
        CARD if is_selected else C.ON_SURFACE,
        line_height=1.1,
        max_lines=2,
        text_align=ft.TextAlign.END,
        bgcolor=mark_of(context.colors[side]).color if is_selected else None,
    )
    return ft.Container(
        ft.Column([heading, number], spacing=6, horizontal_alignment=STRETCH),
        height=TYPED_NUMBER_HEIGHT,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
    )
