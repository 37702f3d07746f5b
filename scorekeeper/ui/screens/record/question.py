"""The question "Who went out?", with switches for special endings of a deal."""

from collections.abc import Sequence
from math import ceil

import flet as ft

from scorekeeper.deal_form.form import EndingKind
from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.palette import CARD_FACE, MUTED, ON_CARD_FACE
from scorekeeper.ui.screens.record.context import CENTER, KEY_SPACING, FormContext, with_error_frame
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.theme import Face, text
from scorekeeper.ui.widgets.help import HelpButton
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models.record import required_canastas, special_endings
from scorekeeper.view_models.record_warning import Part

C = ft.Colors
HELP_TOPICS = ("out", "concealed", "kinds", "threes", "hand")
ICONS = {
    "concealed": kit.Icon.HIDDEN,
    "acaba": kit.Icon.HAND,
}
"""Icons of the special endings, where there is no room for full text."""
# Widths of the keys beside each other, as shares; "Nobody" is a short word.
SIDE_SHARE = 34
NOBODY_SHARE = 22
NARROW_NOBODY_SHARE = 36  # beside more than two sides, as wide as a name
FULL_ROW_NOBODY_SHARE = 40  # in a full row, where names may be cut off but not this word
NAME_SIZE = 15  # logical pixels at 100 % text
NARROW_NAME_SIZE = 13  # logical pixels
SMALL_NAME_SIZE = 11  # logical pixels
SMALLEST_NAME_SIZE = 10  # logical pixels
MAX_USUAL_WORD = 11  # characters of a word that fits in the usual size
NARROW_WORDS = (8, 11)  # characters of a word that fits in the narrow and the small size
FULL_ROW_WORDS = (5, 8)  # the same limits in a full row
MAX_CHECKED_NAME = 10  # characters of a name that fits on a line with a check mark
QUESTION_WIDTH = 140  # logical pixels, in the row of a wide page
MAX_ROW_KEYS = 6  # number of keys with room for a word in a row on a phone


def has_question_line(context: FormContext) -> bool:
    """Return True if the question is written above its answers.

    Otherwise it is in the title bar, on low pages. In large text, and with two or more special
    endings, it always has a line.
    """
    layout = context.layout
    is_title = layout.is_low or (layout.is_dense and not layout.is_wide)
    if not is_title or layout.has_large_text:
        return True
    return len(special_endings(context.rules)) > 1


@memo_component
def GoingOutQuestion(context: FormContext) -> ft.Control:
    """Keys for the side that went out and for "Nobody", and switches for special endings."""
    asked, out, ended, frame, cursor = use_selector(
        context.model,
        lambda m: (
            m.form.asked,
            m.form.out,
            m.form.ended,
            m.framed_part(None),
            _cursor_in_question(m),
        ),
    )
    is_framed = frame is Part.QUESTION
    # None is the answer that nobody went out.
    sides = [*context.sides, None]
    answers = [
        _answer_key(context, side, cursor, is_chosen=asked and out == side) for side in sides
    ]
    switches = [
        _ending_key(context, how, points, cursor, is_on=ended == how, is_enabled=out is not None)
        for how, points in special_endings(context.rules).items()
    ]
    if not has_question_line(context):
        return with_error_frame(_key_rows([*answers, *switches]), is_framed=is_framed)

    question = text(context.words.text("record-who-out"), 16, Face.MEDIUM)
    help_button = HelpButton(HELP_TOPICS)
    if context.layout.has_large_text:
        title = ft.Row([ft.Container(question, expand=True), help_button])
        keys = kit.full_width_column([*answers, *switches], spacing=KEY_SPACING)
        parts = [title, with_error_frame(keys, is_framed=is_framed)]
        return kit.full_width_column(parts, spacing=KEY_SPACING)
    if context.layout.is_wide and not context.layout.is_low:
        row = _wide_row(question, answers, [*switches, help_button])
        return with_error_frame(row, is_framed=is_framed)
    line = _question_line(context, question, switches, help_button)
    rows = with_error_frame(_key_rows(answers), is_framed=is_framed)
    return kit.full_width_column([line, rows], spacing=0)


def _key_rows(keys: Sequence[ft.Control]) -> ft.Control:
    """Return keys side by side, in two rows if there are many."""
    if len(keys) <= MAX_ROW_KEYS:
        return ft.Row(list(keys), spacing=KEY_SPACING)
    half = ceil(len(keys) / 2)
    rows = [ft.Row(list(part), spacing=KEY_SPACING) for part in (keys[:half], keys[half:])]
    return kit.full_width_column(rows, spacing=KEY_SPACING)


def _cursor_in_question(model: RecordModel) -> str:
    """Return the id of the keyboard cursor if it is at a key of the question; otherwise empty."""
    return (
        model.keyboard_cursor
        if model.keyboard_cursor in ICONS
        else model.keyboard_cursor_among("who-")
    )


def _wide_row(
    question: ft.Control, answers: Sequence[ft.Control], switches: Sequence[ft.Control]
) -> ft.Control:
    """Return question, answers and switches in one row."""
    head = ft.Container(question, width=QUESTION_WIDTH)
    row = ft.Row([*answers], spacing=KEY_SPACING, expand=True)
    return ft.Row([head, row, *switches], spacing=8)


def _question_line(
    context: FormContext,
    question: ft.Control,
    switches: Sequence[ft.Control],
    help_button: ft.Control,
) -> ft.Control:
    """Return the question, then the switches or the canastas required for going out."""
    if switches:
        cells = [ft.Container(question, expand=True), *switches, help_button]
        return ft.Row(cells, spacing=0)
    needed = text(
        required_canastas(context.words, context.rules),
        12,
        color=MUTED,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.END,
        expand=True,
    )
    return ft.Row([question, needed], spacing=8, height=28)


def _answer_key(
    context: FormContext, side: int | None, cursor: str, *, is_chosen: bool
) -> ft.Control:
    """Return the answer key of a side; the key "Nobody" if `side` is None."""
    words = context.words
    has_large_text = context.layout.has_large_text
    parts: list[ft.Control] = []
    if side is None:
        says = words.text("record-nobody-out")
        label = Label("who-nobody", words.text("record-nobody"), says=says)
        share = NOBODY_SHARE if context.is_pair else NARROW_NOBODY_SHARE
        if _has_full_row(context):
            share = FULL_ROW_NOBODY_SHARE
    else:
        says = words.text("record-went-out", side=context.side_name(side))
        label = Label(f"who-{side}", context.short_names[side], says=says)
        share = SIDE_SHARE
        # With more than two sides, the name takes all the room.
        if context.is_pair or has_large_text:
            parts.append(side_back(context.colors[side], 14))

    color: ft.ColorValue = ON_CARD_FACE if is_chosen else C.ON_SURFACE
    name = text(
        label.title,
        _name_size(context, label.title),
        Face.BOLD if is_chosen else Face.MEDIUM,
        color,
        max_lines=1 if has_large_text or " " not in label.title else 2,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
        expand=True,
        expand_loose=True,
    )
    parts.append(name)
    # In narrow keys, and in the key "Nobody", a check mark would take the room of the name.
    has_room = has_large_text or len(label.title) <= MAX_CHECKED_NAME
    if is_chosen and side is not None and has_room and not _has_narrow_names(context):
        parts.append(kit.icon(kit.Icon.CHECK, size=17, color=color))
    return kit.key(
        label,
        ft.Row(parts, spacing=5, tight=True, alignment=CENTER),
        lambda: context.model.go_out(side),
        selected=is_chosen,
        bgcolor=CARD_FACE if is_chosen else None,
        border_color=CARD_FACE if is_chosen else C.OUTLINE,
        border_radius=24 if is_chosen else 14,
        side_padding=4 if context.is_pair or has_large_text else 1,
        has_ring=cursor == label.id,
        takes_focus=False,
        expand=False if has_large_text else share,
    )


def _has_narrow_names(context: FormContext) -> bool:
    """Return True if names have little room: more than two sides, or switches in the same row."""
    if context.layout.has_large_text:
        return False
    return not context.is_pair or not has_question_line(context)


def _small_ending(title: str, icon: kit.Icon, color: ft.ColorValue) -> ft.Control:
    """Return the icon of an ending above its name."""
    name = text(title, SMALL_NAME_SIZE, Face.MEDIUM, color, max_lines=1)
    return ft.Column(
        [kit.icon(icon, size=20, color=color), name],
        spacing=1,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _has_full_row(context: FormContext) -> bool:
    """Return True if the row has `MAX_ROW_KEYS` keys, with room for only a short word each."""
    count = len(context.sides) + 1
    if not has_question_line(context):
        count += len(special_endings(context.rules))
    return count == MAX_ROW_KEYS and not context.layout.has_large_text


def _name_size(context: FormContext, name: str) -> float:
    """Return the text size of an answer, in logical pixels, at which its longest word fits."""
    length = max(map(len, name.split()), default=0)
    if not _has_narrow_names(context):
        return NAME_SIZE if length <= MAX_USUAL_WORD else NARROW_NAME_SIZE
    short, long = FULL_ROW_WORDS if _has_full_row(context) else NARROW_WORDS
    if length <= short:
        return NARROW_NAME_SIZE
    return SMALL_NAME_SIZE if length <= long else SMALLEST_NAME_SIZE


def _ending_key(
    context: FormContext,
    how: EndingKind,
    points: int,
    cursor: str,
    *,
    is_on: bool,
    is_enabled: bool,
) -> ft.Control:
    """Return the switch of an ending: full text in the question line, otherwise icon and name."""
    words = context.words
    model = context.model

    def end_deal() -> None:
        model.change(model.form.with_ending_toggled(how))

    title = words.text(f"record-{how}")
    earned = words.points(points)
    says = words.text("record-ending-said", ending=title, points=earned)
    color: ft.ColorValue = C.ON_SURFACE if is_enabled else kit.DISABLED_COLOR
    border_color: ft.ColorValue | None = C.OUTLINE if is_enabled else C.OUTLINE_VARIANT
    content = _small_ending(title, ICONS[how], color)
    side_padding = 5.0
    if has_question_line(context):
        name = text(title, 14, Face.BOLD if is_on else Face.MEDIUM, color)
        parts: list[ft.Control] = [kit.icon(kit.Icon.BOX, size=22, color=color, filled=is_on), name]
        parts.append(text(earned, 13, color=color))
        content = ft.Row(parts, spacing=6, tight=True)
        border_color = None
        side_padding = 8
    return kit.key(
        Label(how, title, says=says),
        content,
        end_deal if is_enabled else None,
        selected=is_on,
        bgcolor=C.SURFACE_CONTAINER_HIGHEST if is_on else None,
        border_color=border_color,
        border_radius=24 if is_on or border_color is None else 12,
        side_padding=side_padding,
        has_ring=cursor == how,
        takes_focus=False,
        expand=False,
    )
