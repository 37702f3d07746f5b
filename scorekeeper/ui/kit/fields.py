"""Text fields for the keyboard of the device, and the choice of a file."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field
from inspect import isawaitable
from typing import Any

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.scoring import Problem
from scorekeeper.ui.controls import Container, Semantics
from scorekeeper.ui.hooks import component, get_state, use_state
from scorekeeper.ui.kit.buttons import button
from scorekeeper.ui.kit.core import (
    Handler,
    as_handler,
    full_width_column,
    hidden_from_screen_reader,
)
from scorekeeper.ui.palette import BRASS, ON_BRASS
from scorekeeper.ui.theme import (
    MISSING_GLYPH,
    Face,
    one_line,
    replace_missing_glyphs,
    strip_missing_glyphs,
    text_style,
)

MAX_NAME_LENGTH = 40  # characters
LABEL_RISE = 7  # logical pixels at 100 % text; of the label above the border of a filled field
MAX_SENTENCE_LENGTH = 240  # characters; reasons and notes
SEAT_FIELD_LENGTH = 600  # characters; the names of all players of a game
SEAT_FIELD_HEIGHT = 40  # logical pixels at 100 % text
SEAT_FIELD_LINE_HEIGHT = 2.0  # multiple of the text size
SEAT_FIELD_BOTTOM = 5  # logical pixels at 100 % text; centres the line
SEAT_FIELD_CURSOR = 20  # logical pixels at 100 % text
PASTE_LINES = 4  # height of the field for pasted files
MAX_ERROR_LINES = 8  # for a field that shares the width of a narrow phone with another one

CLIENT_ERRORS = (RuntimeError, TimeoutError, ft.FletUnsupportedPlatformException)
"""Raised if the client refuses an action, or cannot do it."""


# --- text fields


def field(
    label: Label,
    value: str,
    on_change: Callable[[str], object],
    *,
    error: str = "",
    max_length: int = MAX_NAME_LENGTH,
    line_count: int = 1,
    min_line_count: int | None = None,
    number_pattern: str = "",
    is_password: bool = False,
    is_disabled: bool = False,
    autofocus: bool = False,
    on_focus: Handler | None = None,
    on_blur: Handler | None = None,
    on_submit: Callable[[str], object] | None = None,
    ref: ft.Ref[ft.TextField] | None = None,
    key: str | int | None = None,
) -> ft.Control:
    """Return a text field with its label in it.

    Args:
        label: Text and id; the detail is the hint of the empty field.
        value: The text.
        on_change: Called with the new text, without characters that no bundled font has; the
            field reports them as an error.
        error: Problem with the text, shown below the field.
        max_length: Characters.
        line_count: Lines that are visible; further ones scroll.
        min_line_count: Lines of the empty field; by default `line_count`.
        number_pattern: Regular expression of a number. A phone then shows its number keys, and
            the field refuses a text that does not match.
        is_password: Hide the characters.
        is_disabled: Show the text only.
        autofocus: Open the keyboard as soon as the field appears.
        on_focus: Called when the field gets the focus.
        on_blur: Called when the field loses the focus.
        on_submit: Called with the text on Enter.
        ref: Refers to the control, to move the focus to it.
        key: Key of the component; a field with another key starts anew.
    """
    options = _Options(
        max_length=max_length,
        line_count=line_count,
        min_line_count=min_line_count,
        number_pattern=number_pattern,
        is_password=is_password,
        is_disabled=is_disabled,
        autofocus=autofocus,
        on_focus=on_focus,
        on_blur=on_blur,
        on_submit=on_submit,
        ref=ref,
    )
    return _Field(label, value, on_change, error, options, key=key)


def seat_field(
    label: Label,
    value: str,
    on_change: Callable[[str], object],
    *,
    on_refused: Callable[[str], object],
    on_focus: Handler | None = None,
    on_blur: Handler | None = None,
    ref: ft.Ref[ft.TextField] | None = None,
    key: str | int | None = None,
) -> ft.Control:
    """Return the field that moves from seat to seat on felt; each line of its text is a name.

    Only the last line is visible. Enter starts the next one, so it takes no focus away: in a
    field of one line it would close the keyboard, and letters typed before another field has
    the focus would be lost.

    Args:
        label: Id and screen-reader text.
        value: The text.
        on_change: See `field`.
        on_refused: Called with the last line with characters that no bundled font has, each
            replaced by `MISSING_GLYPH`; with an empty text when no line has any.
        on_focus: See `field`.
        on_blur: See `field`.
        ref: See `field`.
        key: See `field`.
    """
    options = _Options(
        is_at_seat=True,
        autofocus=True,
        on_refused=on_refused,
        on_focus=on_focus,
        on_blur=on_blur,
        ref=ref,
    )
    return _Field(label, value, on_change, "", options, key=key)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Options:
    """Look and events of a text field; see `field`."""

    is_at_seat: bool = False
    max_length: int = MAX_NAME_LENGTH
    line_count: int = 1
    min_line_count: int | None = None
    number_pattern: str = ""
    is_password: bool = False
    is_disabled: bool = False
    autofocus: bool = False
    on_focus: Handler | None = None
    on_blur: Handler | None = None
    on_submit: Callable[[str], object] | None = None
    on_refused: Callable[[str], object] | None = None
    ref: ft.Ref[ft.TextField] | None = None


@dataclass(slots=True)
class TypedText:
    """The text of a field between its events and the redraws that follow them.

    The owner is the component that passes the value of the field. During typing, a redraw keeps
    the text in the control: the value of the owner may be older, and would undo the latest letters.
    """

    owner_value: str
    """Value that the owner passed at its latest redraw."""
    reported: list[str] = dataclass_field(default_factory=list)
    """Texts passed to the owner since, which it has not passed back yet."""
    control: ft.TextField | None = None
    """The control of the latest render; the client keeps its value up to date."""
    is_own_redraw_due: bool = False
    """True if the field itself causes the next redraw; the value is then the same as before."""

    def report(self, text: str) -> None:
        """Remember a text that is passed to the owner."""
        self.reported.append(text)

    def accept(self, value: str) -> bool:
        """Record the value that a redraw passes; return True if the control must keep its text."""
        is_own_redraw = self.is_own_redraw_due
        self.is_own_redraw_due = False

        if value in self.reported:
            # Forget the older reports, too: such a value would now be a change by the owner.
            self.reported = self.reported[self.reported.index(value) + 1 :]
            self.owner_value = value
            return True
        if is_own_redraw:
            return True

        is_unchanged = value == self.owner_value and not self.reported
        self.owner_value = value
        self.reported = []
        return is_unchanged and self.control is not None


@component
def _Field(
    label: Label,
    value: str,
    on_change: Callable[[str], object],
    error: str,
    options: _Options,
) -> ft.Control:
    """A text field that keeps the typed text during redraws; see `field` and `seat_field`."""
    words = get_state().words
    typed: TypedText = ft.use_memo(lambda: TypedText(owner_value=value), [])
    # The typed text with `MISSING_GLYPH` for characters that no font has; empty without any.
    refused, set_refused = ft.use_state("")
    has_focus, set_has_focus = ft.use_state(options.autofocus)

    async def on_focus_change(*, is_focused: bool) -> None:
        if is_focused != has_focus:
            # The setter below redraws the field.
            typed.is_own_redraw_due = True
        set_has_focus(is_focused)
        handler = as_handler(options.on_focus if is_focused else options.on_blur)
        if handler is not None:
            await handler()

    def on_text_change(event: ft.Event[ft.TextField]) -> None:
        new = event.control.value or ""
        displayed = replace_missing_glyphs(new)
        now_refused = displayed if MISSING_GLYPH in displayed else ""
        if now_refused != refused:
            # The setter below redraws the field.
            typed.is_own_redraw_due = True
            if options.on_refused is not None:
                refused_lines = [line for line in displayed.split("\n") if MISSING_GLYPH in line]
                options.on_refused("".join(refused_lines[-1:]))
        set_refused(now_refused)
        stripped = strip_missing_glyphs(new)
        typed.report(stripped)
        on_change(stripped)

    shown_text = replace_missing_glyphs(value)
    if typed.accept(value) and typed.control is not None:
        shown_text = typed.control.value or ""
        if refused:
            error = words.problem(Problem("undrawn", label.id, {"text": refused}))
    if options.is_at_seat:
        own_options = replace(
            options,
            on_focus=lambda: on_focus_change(is_focused=True),
            on_blur=lambda: on_focus_change(is_focused=False),
        )
        control = _seat_text_field(shown_text, on_text_change, own_options)
        typed.control = control
        *_, name = shown_text.split("\n")
        return _seat_box(label, control, "" if has_focus else name)
    control = _text_field(label, shown_text, on_text_change, error, options)
    typed.control = control
    return Semantics(identifier=label.id, container=True, content=control)


def _text_field(
    label: Label,
    value: str,
    on_change: Callable[[ft.Event[ft.TextField]], None],
    error: str,
    options: _Options,
) -> ft.TextField:
    """Return the stock text field in the style of the app."""
    keyboard_type = ft.KeyboardType.TEXT
    input_filter = None
    if options.number_pattern:
        keyboard_type = ft.KeyboardType.NUMBER
        input_filter = ft.InputFilter(options.number_pattern)

    # Larger labels would cover the field above, since the room between fields does not grow.
    larger = max(get_state().layout.scale - 1, 0)
    return ft.TextField(
        ref=options.ref,
        label=replace_missing_glyphs(label.title),
        value=value,
        hint_text=replace_missing_glyphs(label.detail) or None,
        error=replace_missing_glyphs(error) or None,
        on_change=on_change,
        on_focus=as_handler(options.on_focus),
        on_blur=as_handler(options.on_blur),
        on_submit=_submit_handler(options.on_submit),
        max_length=options.max_length,
        multiline=options.line_count > 1,
        min_lines=options.min_line_count,
        max_lines=options.line_count,
        # In a field of several lines Enter submits, and Shift with Enter starts a line.
        shift_enter=options.line_count > 1 and options.on_submit is not None,
        keyboard_type=keyboard_type,
        input_filter=input_filter,
        # In a table of numbers the arrow keys move between the fields.
        ignore_up_down_keys=bool(options.number_pattern),
        password=options.is_password,
        disabled=options.is_disabled,
        autofocus=options.autofocus,
        counter="",
        autocorrect=False,
        enable_suggestions=False,
        dense=True,
        filled=True,
        fill_color=ft.Colors.SURFACE_CONTAINER_LOW,
        border={
            ft.ControlState.DEFAULT: _border(ft.Colors.OUTLINE),
            ft.ControlState.FOCUSED: _border(ft.Colors.PRIMARY, width=2),
            ft.ControlState.ERROR: _border(ft.Colors.ERROR),
        },
        content_padding=ft.Padding.symmetric(horizontal=12, vertical=16),
        text_style=text_style(16, ft.Colors.ON_SURFACE),
        label_style=text_style(15, ft.Colors.ON_SURFACE_VARIANT),
        hint_style=text_style(15, ft.Colors.ON_SURFACE_VARIANT),
        error_style=text_style(13, ft.Colors.ERROR),
        error_max_lines=MAX_ERROR_LINES,
        margin=ft.Margin.only(top=LABEL_RISE * larger),
    )


def _seat_text_field(
    value: str,
    on_change: Callable[[ft.Event[ft.TextField]], None],
    options: _Options,
) -> ft.TextField:
    """Return the stock text field that moves from seat to seat."""
    scale = get_state().layout.scale
    return ft.TextField(
        ref=options.ref,
        value=value,
        on_change=on_change,
        on_focus=as_handler(options.on_focus),
        on_blur=as_handler(options.on_blur),
        max_length=SEAT_FIELD_LENGTH,
        multiline=True,
        fit_parent_size=True,
        # Each line is a name: the arrow keys would move to a seat that is done.
        ignore_up_down_keys=True,
        autofocus=options.autofocus,
        counter="",
        autocorrect=False,
        enable_suggestions=False,
        dense=True,
        filled=True,
        fill_color=BRASS,
        border=ft.NoInputBorder(),
        cursor_color=ON_BRASS,
        cursor_height=SEAT_FIELD_CURSOR * scale,
        text_align=ft.TextAlign.CENTER,
        # The visible part is hardly higher than a line, so the line before it is out of sight.
        # A higher line than that part would never be scrolled to.
        content_padding=ft.Padding.only(left=4, right=4, bottom=SEAT_FIELD_BOTTOM * scale),
        text_style=text_style(16, ON_BRASS, Face.MEDIUM, SEAT_FIELD_LINE_HEIGHT),
    )


def _seat_box(label: Label, control: ft.TextField, name: str) -> ft.Control:
    """Return the field of a seat with its screen-reader text, as high as one of its lines.

    Args:
        label: Id and screen-reader text.
        control: The field. It wraps a long name and shows its end, where the caret is.
        name: Name whose beginning covers the field; empty while the field has the focus.
    """
    cover = ft.Container(
        hidden_from_screen_reader(
            one_line(name, 16, Face.MEDIUM, color=ON_BRASS, text_align=ft.TextAlign.CENTER)
        ),
        alignment=ft.Alignment.CENTER,
        bgcolor=BRASS,
        padding=ft.Padding.symmetric(horizontal=4),
        # Taps go to the field.
        ignore_interactions=True,
        visible=bool(name),
    )
    box = Container(
        ft.Stack([control, cover], fit=ft.StackFit.EXPAND),
        height=SEAT_FIELD_HEIGHT * get_state().layout.scale,
        border_radius=12,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        # Browsers would show a scroll bar beside the line.
        theme=ft.Theme(scrollbar_theme=ft.ScrollbarTheme(thickness=0)),
        dark_theme=ft.Theme(scrollbar_theme=ft.ScrollbarTheme(thickness=0)),
    )
    return Semantics(identifier=label.id, label=label.accessible_name, container=True, content=box)


def _submit_handler(
    on_submit: Callable[[str], object] | None,
) -> Callable[[ft.Event[ft.TextField]], Awaitable[None]] | None:
    """Return a handler of Enter that passes the text to `on_submit`; None if that is None."""
    if on_submit is None:
        return None

    async def submit(event: ft.Event[ft.TextField]) -> None:
        # Enter may arrive before the change of the last letter, but it brings the whole text.
        submitted: Any = event.data
        if submitted is None:
            submitted = event.control.value or ""
        result = on_submit(strip_missing_glyphs(str(submitted)))
        if isawaitable(result):
            await result

    return submit


def _border(color: ft.ColorValue, *, width: float = 1) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(
        side=ft.BorderSide(width, color), border_radius=ft.BorderRadius.all(12)
    )


# --- files


@component
def PasteField(on_text: Callable[[str, str], Awaitable[object]]) -> ft.Control:
    """Field for the pasted text of a file, with a button that reads it.

    Args:
        on_text: Called with the text, and with a name for it in place of a file name.
    """
    words = use_state().words
    pasted: Any = ft.use_ref("")
    has_text, set_has_text = ft.use_state(False)

    def change(event: ft.Event[ft.TextField]) -> None:
        pasted.current = event.control.value or ""
        set_has_text(bool(pasted.current.strip()))

    async def read() -> None:
        await on_text(pasted.current, words.text("import-pasted"))

    label = words.label("import-paste")
    text_field = ft.TextField(
        label=replace_missing_glyphs(label.title),
        # The current text: a redraw with another value would replace it.
        value=pasted.current,
        on_change=change,
        multiline=True,
        min_lines=PASTE_LINES,
        max_lines=PASTE_LINES,
        autocorrect=False,
        enable_suggestions=False,
        text_style=text_style(14, ft.Colors.ON_SURFACE),
        label_style=text_style(15, ft.Colors.ON_SURFACE_VARIANT),
        border=ft.OutlineInputBorder(side=ft.BorderSide(1, ft.Colors.OUTLINE)),
    )
    field_node = Semantics(identifier=label.id, container=True, content=text_field)
    preview = button(words.label("import-look"), read if has_text else None)
    return full_width_column([field_node, preview])


@dataclass(frozen=True, slots=True)
class FilePicker:
    """Arguments of a button that opens the file dialog of the system."""

    on_tap: Handler
    action: ft.ClientAction | None = None
    """Opens the dialog on the client itself; None if `on_tap` opens it."""


def use_file_picker(on_file: Callable[[str, bytes | None], Awaitable[object]]) -> FilePicker:
    """Return the arguments of a button by which the user chooses a file (a hook).

    Args:
        on_file: Called with the name and the content; the content is None if it cannot be read.

    Example:
        picker = kit.use_file_picker(read_file)
        kit.button(label, picker.on_tap, action=picker.action)
    """
    page = ft.context.page
    # The action is created once, so it must call the handler of the latest render.
    latest: Any = ft.use_ref()
    latest.current = on_file
    action: Any = ft.use_ref()

    async def on_result(event: ft.FilePickerResultEvent) -> None:
        for file in event.files[:1]:
            await latest.current(file.name, file.bytes)

    async def open_picker() -> None:
        try:
            files = await ft.FilePicker().pick_files(with_data=True)
        except CLIENT_ERRORS:
            await on_file("", None)
            return
        for file in files[:1]:
            await on_file(file.name, file.bytes)

    # Safari on a phone opens a file dialog only within the tap itself, so the client does it.
    if not (page.web and page.platform is ft.PagePlatform.IOS):
        return FilePicker(open_picker)
    if action.current is None:
        action.current = ft.PickFiles(ft.FilePicker(on_result=on_result), with_data=True)
    return FilePicker(lambda: None, action.current)


def decode_text(content: bytes) -> str | None:
    """Return the text in a file; None if it is not UTF-8."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
