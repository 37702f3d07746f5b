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
PAIR = 2  # sides that fit beside each other
SPACING = 4  # logical pixels between the parts of the form
KEY_SPACING = 6  # logical pixels
FRAME_WIDTH = 2.5  # logical pixels, of a part with a problem
CARET_WIDTH = 2  # logical pixels
FRAME_MARGIN = 4  # logical pixels from a part to the outside of its frame
LOW_HEIGHT = 740  # logical pixels; on lower pages Save is a key and the question has no line
LARGE_TEXT_LOW_HEIGHT = 560  # logical pixels; the same in large text
USUAL_ROW_COUNT = 3  # rows of chips for which that height is enough
ROW_HEIGHT = 51  # logical pixels that each further row of chips needs
PROBLEM_COLOR = C.ON_ERROR_CONTAINER
"""Colour of a problem on paper and in its box; `ERROR` is too pale in the theme of the felt."""


@dataclass(frozen=True, slots=True)
class FormLayout:
    """Facts about the page, by which each part of the form chooses one of its two layouts."""

    is_wide: bool
    """The keypad is beside the sides."""
    is_low: bool
    """There is no room for Save below the keypad, and the form scrolls."""
    has_large_text: bool
    """Parts are below each other, and the form scrolls."""
    is_dense: bool = False
    """By totals on a low page: the rows, the keys and Save are lower than usual."""

    @property
    def scrolls(self) -> bool:
        """True if the form scrolls, so that the cursor may be out of sight."""
        return self.is_low or self.has_large_text

    @property
    def has_pinned_fields(self) -> bool:
        """True if the fields are above the keypad and not in the form, which scrolls.

        In large text the form has them, and above the keypad only the typed one is repeated.
        """
        return self.is_low and not self.has_large_text

    @property
    def has_save_key(self) -> bool:
        """True if Save is a key of the keypad. The title bar then leads to the counting of cards.

        Otherwise Save is a bar below the keypad, and counting is one of its keys.
        """
        return self.is_low and not self.is_wide

    def min_height(self, height: float) -> float:
        """Return a height in logical pixels; 0 in large text, where the content decides."""
        return 0 if self.has_large_text else height


def tile_count(model: RecordModel) -> int:
    """Return the number of tiles of a side, without the one for penalty and note."""
    has_hands = bool(model.target.rules.special_hands)
    return len(model.tiles) + len(model.count_tiles) + has_hands


def has_penalty_tile(model: RecordModel) -> bool:
    """Return True if penalty and note have a tile: it completes the last pair of tiles.

    Without it the sheet of rare entries has them.
    """
    return tile_count(model) % 2 == 1


def count_rows(model: RecordModel) -> int:
    """Return the number of rows of chips and tiles of a side."""
    tile_rows = 1 if model.tiles else (tile_count(model) + 1) // 2
    return len(model.rows) + tile_rows


def totals_layout(layout: Layout, *, taken_height: float = 0) -> FormLayout:
    """Return the layout of the form by totals, which scrolls below its title and question.

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
    """Return the layout of the form by kinds of canastas on a page.

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
        # keypad stays beside it: below it, a phone on its side would have no room for the form.
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
    """Values from which all parts of a form are drawn; a change of one redraws all parts."""

    model: RecordModel
    target: EditTarget
    words: Words
    layout: FormLayout
    text_scale: float
    short_names: tuple[str, ...]
    """Short names of the sides."""
    show_hands: Callable[[], None]
    """Opens the sheet with the special hands. The same function for the life of the form."""
    show_penalty: Callable[[], None]
    """Opens the sheet with penalty and note; also the same function."""

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
        """Return the size of a text, in logical pixels, that is at most `largest` on the screen."""
        return min(size, largest / self.text_scale)


def scroll_key(place: Place) -> ft.ScrollKey:
    """Return the key by which the form scrolls to a field."""
    side, field = place
    return ft.ScrollKey(f"{side}-{field}")  # type: ignore[call-arg] # Flet adds the argument


def typed_text(model: RecordModel) -> tuple[int, Field, str, bool]:
    """Return the place of the cursor, the sum as typed there, and True if it is selected."""
    side, field = model.form.at
    typed = model.form.sides[side].texts.get(field, "")
    return side, field, typed, model.form.is_selected


# --- controls that several parts share


def labelled_text(
    id: str, content: ft.Control, says: str, *, is_live: bool = False
) -> ft.Semantics:
    """Return a control that screen readers read as `says`. It cannot be tapped.

    One control fewer than `kit.node`: each tap redraws several of them.
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
    """Return content under a tap area; screen readers reach the tap and each text in it.

    The texts within `kit.tap_area` or `kit.key` are hidden from screen readers instead. As of all
    keys of the form, the focus does not reach it by Tab: the arrow keys lead to it.

    Args:
        label: Id and screen-reader text of the tap area.
        content: The texts, with their own ids.
        on_tap: Called on a tap; None disables the area.
        selected: Selection state.
        border_radius: Logical pixels.
        has_ring: Draw the ring of the keyboard's cursor.
        expand: Share the width of a row.
        key: Key of the area among its neighbours.
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
    # The content decides the size, in the width that the area gets.
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
    """Return the number that the keypad types into: before a caret, or selected as a whole.

    Args:
        value: The number as typed.
        size: Of the number, in logical pixels at 100 % text.
        color: Of the number.
        is_selected: True if the first digit replaces the number.
        caret_color: Of the caret and of the background of a selected number; by default `color`.
        selected_color: Of a selected number.
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
    """Return a problem after a warning sign."""
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
    """Return a problem that is read aloud when it appears."""
    sentence = context.words.problem(problem.problem)
    row = problem_row(sentence, max_lines=max_lines)
    return labelled_text(f"problem-{problem.number}", row, sentence, is_live=True)


def problem_box(problem: ft.Control) -> ft.Container:
    """Return a problem in a box on which it can be read on felt."""
    padding = ft.Padding.symmetric(vertical=4, horizontal=10)
    return ft.Container(problem, bgcolor=C.ERROR_CONTAINER, border_radius=12, padding=padding)


def framed(content: ft.Control, *, is_framed: bool) -> ft.Control:
    """Return a part of the form; a frame in the danger colour is round what is asked about."""
    if not is_framed:
        return content
    # Below the content and wider than it: keys keep their width, and take their taps.
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
