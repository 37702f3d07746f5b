"""Values that all parts of the form receive, and controls that several parts share."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.deal_form.form import Field, Place
from scorekeeper.deal_form.view import FormProblem
from scorekeeper.i18n import Label, Words
from scorekeeper.match import SideColor
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui import kit
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.palette import CARD
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.view_models.record_target import EditTarget

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
CENTER = ft.MainAxisAlignment.CENTER
PAIR = 2  # number of sides that fit beside each other
SPACING = 4  # logical pixels between the parts of the form
KEY_SPACING = 6  # logical pixels
FRAME_WIDTH = 2.5  # logical pixels; frame of a part with a problem
CARET_WIDTH = 2  # logical pixels
FRAME_MARGIN = 4  # logical pixels from a part to the outside of its frame
LOW_HEIGHT = 740  # logical pixels; on lower pages Save is a key and the question has no line
LARGE_TEXT_LOW_HEIGHT = 560  # logical pixels; the limit in large text
USUAL_ROW_COUNT = 3  # rows of chips that fit at `LOW_HEIGHT`
ROW_HEIGHT = 51  # logical pixels that each further row of chips needs
PROBLEM_COLOR = C.ON_ERROR_CONTAINER
"""Colour of problem texts on paper and in their box; on felt, `ERROR` would be too pale."""


@dataclass(frozen=True, slots=True)
class FormLayout:
    """Properties of the page from which each part of the form chooses its layout."""

    is_wide: bool
    """True if the keypad is beside the sides."""
    is_low: bool
    """True if there is no room for Save below the keypad; the form then scrolls."""
    has_large_text: bool
    """True in large text: parts are below each other, and the form scrolls."""
    is_dense: bool = False
    """True in the form by totals on a low page: rows, keys and Save are lower than usual."""

    @property
    def is_scrolling(self) -> bool:
        """True if the form scrolls; the cursor may then be out of sight."""
        return self.is_low or self.has_large_text

    @property
    def has_pinned_fields(self) -> bool:
        """True if the fields are fixed above the keypad instead of scrolling with the form.

        In large text they scroll with the form; only the current field is repeated above the
        keypad.
        """
        return self.is_low and not self.has_large_text

    @property
    def has_save_key(self) -> bool:
        """True if Save is a key of the keypad; the title bar then has the button that counts cards.

        Otherwise Save is a bar below the keypad, and the keypad has a key that counts cards.
        """
        return self.is_low and not self.is_wide

    def min_height(self, height: float) -> float:
        """Return `height` in logical pixels; 0 in large text, where the content sets the height."""
        return 0 if self.has_large_text else height


def tile_count(model: RecordModel) -> int:
    """Return the number of tiles of a side, without the tile for penalty and note."""
    has_hands = bool(model.target.rules.special_hands)
    return len(model.tiles) + len(model.count_tiles) + has_hands


def has_penalty_tile(model: RecordModel) -> bool:
    """Return True if there is a tile for penalty and note, to fill the last pair of tiles.

    Otherwise penalty and note are on the sheet of rare entries.
    """
    return tile_count(model) % 2 == 1


def count_rows(model: RecordModel) -> int:
    """Return the number of rows of chips and tiles of a side."""
    tile_rows = 1 if model.tiles else (tile_count(model) + 1) // 2
    return len(model.rows) + tile_rows


def totals_layout(layout: Layout, *, taken_height: float = 0) -> FormLayout:
    """Return the layout of the form by totals.

    Args:
        layout: Layout of the page.
        taken_height: Logical pixels of the page that other parts take.
    """
    return FormLayout(
        is_wide=layout.is_wide,
        is_low=layout.is_low or (layout.is_wide and layout.has_large_text),
        has_large_text=layout.has_large_text,
        is_dense=layout.height - taken_height < LOW_HEIGHT,
    )


def form_layout(layout: Layout, *, row_count: int, taken_height: float = 0) -> FormLayout:
    """Return the layout of the form by counts, such as the number of canastas of each type.

    Args:
        layout: Layout of the page.
        row_count: Rows of chips and tiles of a side.
        taken_height: Logical pixels of the page that other parts take.
    """
    extra_rows = max(0, row_count - USUAL_ROW_COUNT)
    height = layout.height - taken_height - ROW_HEIGHT * extra_rows
    is_low = height < LOW_HEIGHT
    if layout.has_large_text:
        # The form scrolls in any case, and in a bar the words of Save can grow. On a wide page the
        # keypad stays beside it: a phone in landscape has no room for a form above a keypad.
        is_low = layout.is_wide or layout.height < LARGE_TEXT_LOW_HEIGHT
    elif layout.is_wide:
        is_low = layout.is_low
    return FormLayout(
        is_wide=layout.is_wide,
        is_low=is_low,
        has_large_text=layout.has_large_text,
    )


@dataclass(frozen=True, slots=True)
class FormContext:
    """Values that all parts of a form receive; a change of one value redraws all parts."""

    model: RecordModel
    target: EditTarget
    words: Words
    layout: FormLayout
    text_scale: float
    short_names: tuple[str, ...]
    """Short names of the sides."""
    show_hands: Callable[[], None]
    """Opens the sheet of special hands; the same function as long as the form is open."""
    show_penalty: Callable[[], None]
    """Opens the sheet of penalty and note; the same function as long as the form is open."""

    @property
    def rules(self) -> RuleSet:
        """The rules of the deal."""
        return self.target.rules

    @property
    def rule_set(self) -> str:
        """Id of the rule set."""
        return str(self.target.match.ruleset)

    @property
    def colors(self) -> tuple[SideColor, ...]:
        """The colour of each side."""
        return self.target.match.colors

    @property
    def sides(self) -> range:
        """Indices of the sides."""
        return range(len(self.short_names))

    @property
    def is_pair(self) -> bool:
        """True if there are two sides."""
        return len(self.short_names) <= PAIR

    @property
    def has_columns(self) -> bool:
        """True if all sides are visible at once, each in a column."""
        return self.layout.is_wide and not self.layout.is_low and self.is_pair

    def side_name(self, side: int) -> str:
        """Return the full name of a side."""
        return self.target.match.sides[side].name

    def capped_size(self, size: float, largest: float) -> float:
        """Return a text size that is at most `largest` logical pixels after text scaling."""
        return min(size, largest / self.text_scale)


def scroll_key(place: Place) -> ft.ScrollKey:
    """Return the key by which the form scrolls to a field."""
    side, field = place
    return ft.ScrollKey(f"{side}-{field}")  # type: ignore[call-arg] # Flet adds the argument


def typed_text(model: RecordModel) -> tuple[int, Field, str, bool]:
    """Return side, field and typed text at the cursor, and True if the text is selected."""
    side, field = model.form.at
    typed = model.form.sides[side].texts.get(field, "")
    return side, field, typed, model.form.is_selected


# --- controls that several parts share


def labelled_text(
    id: str, content: ft.Control, says: str, *, is_live: bool = False
) -> ft.Semantics:
    """Return a control that screen readers read as `says`. It cannot be tapped.

    It has one control fewer than `kit.node`, because each tap redraws several of these texts.
    """
    return ft.Semantics(
        identifier=id,
        label=says,
        live_region=is_live or None,
        container=True,
        exclude_semantics=True,
        content=content,
    )


def tap_overlay(
    label: Label,
    content: ft.Container,
    on_tap: kit.Handler | None,
    *,
    selected: bool,
    border_radius: float,
    has_ring: bool = False,
    expand: bool = False,
    key: ft.KeyValue | None = None,
) -> ft.Stack:
    """Return content below a tap area; screen readers can reach the area and each text.

    In contrast, `kit.tap_area` and `kit.key` hide their texts from screen readers. Like all keys
    of the form, the area is reached by the arrow keys, not by Tab.

    Args:
        label: Id and screen-reader text of the tap area.
        content: The texts, with their own ids.
        on_tap: Called on a tap; None disables the area.
        selected: Selection state.
        border_radius: Logical pixels.
        has_ring: True to draw the ring of the keyboard cursor.
        expand: True to share the width of a row.
        key: Flet key of the returned control.
    """
    area = ft.Container(
        on_click=kit.as_handler(on_tap),
        border=kit.cursor_ring() if has_ring else None,
        border_radius=border_radius,
    )
    button = kit.box_button(
        label.id,
        area,
        says=label.accessible_name,
        selected=selected,
        is_disabled=on_tap is None,
    )
    over = ft.Container(button, left=0, top=0, right=0, bottom=0)
    # The content sets the size, within the available width.
    return ft.Stack([content, over], fit=ft.StackFit.PASS_THROUGH, expand=expand, key=key)


def typed_number(
    value: str,
    size: float,
    color: ft.ColorValue,
    *,
    is_selected: bool,
    caret_color: ft.ColorValue | None = None,
    selected_color: ft.ColorValue = CARD,
) -> ft.Row:
    """Return the number that is being typed, followed by a caret or entirely selected.

    Args:
        value: The number as typed.
        size: Size of the number, in logical pixels at 100 % text.
        color: Colour of the number.
        is_selected: True if the first digit replaces the number.
        caret_color: Colour of the caret, and background of a selected number; by default `color`.
        selected_color: Colour of a selected number.
    """
    caret_color = caret_color or color
    if is_selected:
        padding = ft.Padding.symmetric(horizontal=CARET_WIDTH)
        number = digits(value, size, selected_color)
        box = ft.Container(number, bgcolor=caret_color, border_radius=4, padding=padding)
        return ft.Row([box], tight=True, alignment=ft.MainAxisAlignment.END)
    caret = ft.Container(width=CARET_WIDTH, height=size, bgcolor=caret_color)
    return ft.Row(
        [digits(value, size, color), caret],
        spacing=3,
        tight=True,
        alignment=ft.MainAxisAlignment.END,
    )


def problem_row(sentence: str, *, size: float = 14, max_lines: int | None = None) -> ft.Row:
    """Return a row with a warning sign and the text of a problem."""
    words = text(
        sentence,
        size,
        Face.MEDIUM,
        PROBLEM_COLOR,
        line_height=SENTENCE_LINE_HEIGHT,
        max_lines=max_lines,
        overflow=ft.TextOverflow.ELLIPSIS if max_lines else None,
        expand=True,
    )
    sign = kit.icon(kit.Icon.WARNING, size=size + 3, color=PROBLEM_COLOR)
    return ft.Row([sign, words], spacing=3)


def problem_text(
    context: FormContext, problem: FormProblem, *, max_lines: int | None = None
) -> ft.Semantics:
    """Return the text of a problem; screen readers read it when it appears."""
    sentence = context.words.problem(problem.problem)
    row = problem_row(sentence, max_lines=max_lines)
    return labelled_text(f"problem-{problem.number}", row, sentence, is_live=True)


def problem_box(problem: ft.Control) -> ft.Container:
    """Return a problem in a box that makes it legible on felt."""
    padding = ft.Padding.symmetric(vertical=4, horizontal=10)
    return ft.Container(problem, bgcolor=C.ERROR_CONTAINER, border_radius=12, padding=padding)


def with_error_frame(content: ft.Control, *, is_framed: bool) -> ft.Control:
    """Return a part of the form, in a frame in the error colour if `is_framed`."""
    if not is_framed:
        return content
    # The frame is behind the content and larger, so that keys keep their width and receive taps.
    frame = ft.Container(
        border=ft.Border.all(FRAME_WIDTH, C.ERROR),
        border_radius=14,
        left=-FRAME_MARGIN,
        right=-FRAME_MARGIN,
        top=-FRAME_MARGIN,
        bottom=-FRAME_MARGIN,
    )
    return ft.Stack(
        [frame, content], fit=ft.StackFit.PASS_THROUGH, clip_behavior=ft.ClipBehavior.NONE
    )
