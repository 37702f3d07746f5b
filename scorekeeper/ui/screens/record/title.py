"""The title bar of the form: close button, title, switch to totals, and rare entries."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import memo_component, use_selector
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.record.context import FormContext
from scorekeeper.ui.screens.record.keyboard import FormFocus, focus_stop
from scorekeeper.ui.screens.record.leaving import leave
from scorekeeper.ui.screens.record.question import has_question_line
from scorekeeper.ui.theme import Face, one_line, text
from scorekeeper.view_models.record import question_subtitle, target_subtitle, target_title
from scorekeeper.view_models.record_target import EditKind

TITLE_SIZE = 18  # logical pixels at 100 % text
LONG_TITLE_SIZE = 15  # logical pixels
LONGEST_TITLE_SIZE = 13  # logical pixels
MAX_TITLE_LENGTH = 14  # characters of a title that fits in the usual size
MAX_LONG_TITLE_LENGTH = 16  # characters of a title that fits in the size of a long title
MAX_TITLE_SIZE = 28  # logical pixels at any text size
MIN_HEIGHT = 48  # logical pixels


@memo_component
def TopBar(
    context: FormContext,
    focus: FormFocus,
    open_rare_entries: Callable[[], None],
    count_cards: Callable[[], None],
    *,
    is_totals: bool,
) -> ft.Control:
    """Title bar of the form; it has a button that counts cards if the keypad has no such key.

    Args:
        context: The form.
        focus: The focus of the page; the bar ends with the Tab stop of the form.
        open_rare_entries: Opens the sheet of rare entries.
        count_cards: Opens the counting of cards.
        is_totals: True if totals are typed, without details.
    """
    words = context.words
    close_key = "cancel" if context.target.kind is EditKind.AMEND else "record-leave"
    close = kit.icon_button(
        kit.Icon.CLOSE,
        Label("back", words.text(close_key)),
        lambda: leave(context.model),
    )
    actions: list[ft.Control] = [_mode_key(context, is_totals=is_totals)]
    if context.layout.has_save_key and not is_totals:
        label = words.label("count-cards", id="count")
        actions.append(kit.icon_button(kit.Icon.CARDS, label, count_cards))
    # The container gives the row its minimum height.
    end = focus_stop(context, focus, ft.Container(height=MIN_HEIGHT))
    row = ft.Row(
        [close, _heading(context), *actions, RareEntriesButton(context, open_rare_entries), end],
        spacing=2,
    )
    return ft.Container(row, padding=ft.Padding.only(left=4, right=4))


@memo_component
def RareEntriesButton(context: FormContext, open_rare_entries: Callable[[], None]) -> ft.Control:
    """Button that opens the rare entries; its screen-reader text names the open side."""
    side = use_selector(context.model, lambda m: m.form.side)
    label = context.words.label("record-more", id="more", side=context.side_name(side))
    return kit.icon_button(kit.Icon.DOTS, label, open_rare_entries)


def _heading(context: FormContext) -> ft.Control:
    """Return the title, with the dealer below it for a new deal.

    If the form has no line for the question "Who went out?", the question is the title.
    """
    words = context.words
    title = target_title(words, context.target)
    subtitle = ""
    if not has_question_line(context):
        subtitle = question_subtitle(words, context.target)
        title = words.text("record-who-out")
    elif context.target.kind is EditKind.RECORD and not context.layout.has_large_text:
        # In large text, the form has the subtitle above the question.
        is_short = context.layout.is_low or context.layout.is_dense
        subtitle = target_subtitle(words, context.target, is_short=is_short)
    is_long = context.target.kind is not EditKind.RECORD or len(title) > MAX_TITLE_LENGTH
    size = LONG_TITLE_SIZE if is_long else TITLE_SIZE
    if subtitle and len(title) > MAX_LONG_TITLE_LENGTH:
        size = LONGEST_TITLE_SIZE
    heading = text(
        title,
        context.capped_size(size, MAX_TITLE_SIZE),
        Face.SCORE,
        max_lines=1 if subtitle else 2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    lines: list[ft.Control] = [heading]
    if subtitle:
        lines.append(one_line(subtitle, 14, color=MUTED))
    column = ft.Column(lines, spacing=0, tight=True)
    return ft.Semantics(header=True, container=True, expand=True, content=column)


def _mode_key(context: FormContext, *, is_totals: bool) -> ft.Control:
    """Return the button that switches to the other form: an icon or, if there is room, words."""
    words = context.words
    label = words.label("record-kinds" if is_totals else "record-mode", id="mode")
    # On a low page, the question in the title needs the room.
    has_icon_only = context.layout.is_low or context.layout.has_large_text
    content: ft.Control
    if has_icon_only:
        icon = kit.Icon.CARDS if is_totals else kit.Icon.KEYPAD
        content = kit.icon(icon, size=18, color=ft.Colors.ON_SURFACE)
    else:
        caption = words.text("record-kinds-short" if is_totals else "record-mode-short")
        content = text(caption, 14, Face.MEDIUM)
    pill = ft.Container(
        ft.Row([content], tight=True, alignment=ft.MainAxisAlignment.CENTER),
        height=36,
        padding=ft.Padding.symmetric(horizontal=12),
        border_radius=18,
        border=ft.Border.all(1.25, ft.Colors.OUTLINE),
    )
    return kit.key(
        label,
        pill,
        context.model.toggle_mode,
        border_radius=24,
        side_padding=4,
        expand=False,
    )
