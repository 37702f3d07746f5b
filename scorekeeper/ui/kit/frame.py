"""Frames of screens. Only the kit depends on the width of the page and the size of its text."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui.addresses import Address
from scorekeeper.ui.controls import Column, Container, Row, Semantics
from scorekeeper.ui.hooks import get_state
from scorekeeper.ui.kit.buttons import icon_button
from scorekeeper.ui.kit.core import Handler, as_handler, full_width_column, picture
from scorekeeper.ui.kit.icons import Icon
from scorekeeper.ui.kit.notices import notice_bar
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text

STRETCH = ft.CrossAxisAlignment.STRETCH
SIDE_PADDING = 12  # logical pixels
MAX_COLUMN_WIDTH = 720  # logical pixels
LIST_SHARE = 2  # of five parts of the width, for a list beside its detail
DETAIL_SHARE = 3  # of five parts of the width, for the detail
RULER_SIZE = 100  # logical pixels; height of a line of text at 100 %
MIN_SCALE_CHANGE = 0.05  # smaller differences are rounding
TITLE_SIZE = 21  # logical pixels at 100 % text
MAX_TITLE_SIZE = 32  # logical pixels at any text size, beside the buttons of a phone
MIN_TITLE_BAR_HEIGHT = 56  # logical pixels
ROW_LABEL_WIDTH = 92  # logical pixels; the label in front of a row of keys
FLOATING_ACTION_ROOM = 80  # logical pixels below a list, so that its last row can be scrolled free
FLOATING_ACTION_RIM = 4  # logical pixels
FLOATING_ACTION_RADIUS = 40  # logical pixels; more than half the height of a button
SCROLL_EVENT_INTERVAL_MS = 100


def screen(
    state: State,
    route: str,
    title: str,
    parts: Sequence[ft.Control],
    *,
    back: Address,
    subtitle: str = "",
    actions: Sequence[ft.Control] = (),
    footer: Sequence[ft.Control] = (),
    body: ft.Control | None = None,
    notice: ft.Control | None = None,
    key_suffix: str = "",
) -> ft.View:
    """Return a screen that covers the tabs: title bar, scrolling column, footer.

    Args:
        state: State of the page.
        route: Route of the view.
        title: Text of the title bar.
        parts: Controls of the scrolling column; not used if `body` is given.
        back: Address that the back button and the system's back gesture open.
        subtitle: Second line of the title bar.
        actions: Icon buttons at the end of the title bar.
        footer: Controls below the column that do not scroll.
        body: Replaces the scrolling column.
        notice: Replaces the store's failure message above the footer.
        key_suffix: Tells two screens of one route apart, such as two deals. Without it Flet would
            update the first screen in place instead of mounting the second one.
    """
    if notice is None and state.failure:
        notice = notice_bar(state)
    bottom = [notice] if notice else []

    if state.layout.has_large_text and body is None:
        # A fixed footer would take a third of the screen in large text, so it scrolls.
        parts = [*parts, *footer]
    else:
        bottom += footer

    # The controls at the bottom are as wide as the column above them.
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=8)
    if body is None:
        padding = _column_padding(state.layout)
        body = reading_column(state.layout, parts)

    def leave() -> None:
        go(back)

    frame = page_frame(
        title_bar(state, title, subtitle, on_back=leave, actions=actions),
        body,
        *(Container(control, padding=padding) for control in bottom),
    )
    return covering_view(route, frame, leave, key_suffix=key_suffix)


def covering_view(
    route: str,
    content: ft.Control,
    on_back: Handler | None,
    *,
    key_suffix: str = "",
    key: str = "",
    navigation_bar: ft.NavigationBar | None = None,
) -> ft.View:
    """Return a view inside notches and system bars; it also measures the device's text size.

    Args:
        route: Route of the view.
        content: Fills the view.
        on_back: Called by the system's back gesture; None lets the system leave the view.
        key_suffix: See `screen`.
        key: Views with the same key are updated in place; by default route and suffix.
        navigation_bar: Shown below the content.
    """

    def on_ruler_size(event: ft.LayoutSizeChangeEvent[ft.Text]) -> None:
        state = get_state()
        scale = event.height / RULER_SIZE
        if scale > 0 and abs(scale - state.layout.scale) > MIN_SCALE_CHANGE:
            state.layout = replace(state.layout, scale=scale)

    # Flet does not report the text size, so the height of an invisible line of text is measured.
    line = text("0", RULER_SIZE, line_height=1.0, on_size_change=on_ruler_size)
    ruler = Container(line, opacity=0, left=-RULER_SIZE * 10, top=0)
    content_key = route + key_suffix
    filled = Container(content, left=0, top=0, right=0, bottom=0, key=content_key)
    stack = ft.Stack([ruler, filled], expand=True)
    return ft.View(
        key=key or content_key,
        route=route,
        padding=0,
        spacing=0,
        can_pop=on_back is None,
        on_confirm_pop=as_handler(on_back),
        navigation_bar=navigation_bar,
        controls=[ft.SafeArea(stack, expand=True, key=content_key)],
    )


def page_frame(*parts: ft.Control) -> ft.Container:
    """Return a column over the whole page; one of its parts must expand."""
    column = Column(list(parts), spacing=8, expand=True, horizontal_alignment=STRETCH)
    return Container(column, expand=True, bgcolor=ft.Colors.SURFACE)


def title_bar(
    state: State,
    title: str,
    subtitle: str = "",
    *,
    on_back: Handler | None = None,
    back_text: str = "",
    actions: Sequence[ft.Control] = (),
) -> ft.Container:
    """Return a title bar that grows with the text size; `ft.AppBar` limits the size of its title.

    Args:
        state: State of the page.
        title: First line.
        subtitle: Second line; empty for none.
        on_back: Called by the back button; None for no button.
        back_text: Screen-reader text of the back button, if leaving loses input.
        actions: Icon buttons at the end.
    """
    title_size = min(TITLE_SIZE, MAX_TITLE_SIZE / state.layout.scale)
    lines: list[ft.Control] = [text(title, title_size, Face.SCORE)]
    if subtitle:
        lines.append(text(subtitle, 14, color=MUTED))
    heading = Semantics(
        header=True,
        container=True,
        expand=True,
        content=Column(lines, spacing=0, tight=True),
    )

    back: list[ft.Control] = []
    if on_back:
        label = Label("back", back_text or state.words.text("back"))
        back.append(icon_button(Icon.BACK, label, on_back))

    # The empty container gives the row its minimum height.
    row = Row([*back, heading, *actions, Container(height=MIN_TITLE_BAR_HEIGHT)], spacing=4)
    return Container(row, padding=ft.Padding.only(left=4 if on_back else 16, right=4))


def panes(
    layout: Layout,
    left: Sequence[ft.Control],
    right: Sequence[ft.Control],
    *,
    last: Sequence[ft.Control] = (),
) -> ft.Control:
    """Return two scrolling columns side by side, or one column where two do not fit.

    Args:
        layout: Layout of the page.
        left: Controls of the left column, or at the top of a single one.
        right: Controls of the right column.
        last: Controls at the end of a single column, or at the end of the left one of two.
    """
    columns = [[*left, *right, *last]]
    if layout.has_two_panes:
        columns = [[*left, *last], [*right]]
    lists = [pane_column(layout, column) for column in columns]
    return Row([*lists], spacing=0, expand=True, vertical_alignment=STRETCH)


def reading_column(layout: Layout, parts: Sequence[ft.Control]) -> ft.ListView:
    """Return a scrolling column over the whole width whose lines stay readable on wide screens."""
    return ft.ListView(list(parts), expand=True, spacing=8, padding=_column_padding(layout))


def pane_column(layout: Layout, parts: Sequence[ft.Control]) -> ft.ListView:
    """Return a scrolling column for one of two panes; a reading column if only one fits."""
    if not layout.has_two_panes:
        return reading_column(layout, parts)
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)


def list_and_detail(left: ft.Control, right: ft.Control) -> ft.Control:
    """Return a list beside its detail, each a frame with a title bar.

    Only for a layout that `has_two_panes`.
    """
    frames: list[ft.Control] = [
        Container(left, expand=LIST_SHARE),
        ft.VerticalDivider(width=1),
        Container(right, expand=DETAIL_SHARE),
    ]
    row = Row(frames, expand=True, spacing=0, vertical_alignment=STRETCH)
    return Container(row, expand=True, bgcolor=ft.Colors.SURFACE)


def row_or_column(
    layout: Layout,
    controls: Sequence[ft.Control],
    *,
    spacing: float = 8,
    has_page_width: bool = False,
) -> ft.Control:
    """Return a row of controls that share the width, or a column in large text.

    In a row `expand` of the controls is set: they have equal shares, unless it is a number.

    Args:
        layout: Layout of the page.
        controls: The controls.
        spacing: Logical pixels between the controls.
        has_page_width: True if the row is as wide as the page; it then stays a row on a wide
            page in large text too.
    """
    if layout.has_large_text and not (has_page_width and layout.is_wide):
        return full_width_column(controls, spacing=spacing)

    # Set on the controls themselves: a wrapper for each would cost one more control per key.
    for control in controls:
        control.expand = control.expand or True
    return Row(list(controls), spacing=spacing, intrinsic_height=True, vertical_alignment=STRETCH)


def labelled_row(layout: Layout, label: ft.Control, keys: ft.Control) -> ft.Control:
    """Return a row of keys after its label, or below it in large text."""
    if layout.has_large_text:
        return full_width_column([label, keys], spacing=2)
    return Row([Container(label, width=ROW_LABEL_WIDTH), Container(keys, expand=True)], spacing=4)


def row_with_trailing(layout: Layout, content: ft.Control, trailing: ft.Control) -> ft.Control:
    """Return content with a control at the end of its line, or below it in large text."""
    if layout.has_large_text:
        return full_width_column([content, trailing], spacing=4)
    return Row([Container(content, expand=True), trailing], spacing=8)


def with_side_padding(
    content: ft.Control, *, bottom: float = 8, expand: bool = False
) -> ft.Container:
    """Return a control with the padding that all parts of a screen have at the sides.

    Args:
        content: The control.
        bottom: Padding below it, in logical pixels.
        expand: True to fill the height that other parts leave.
    """
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=bottom)
    # None: the client would take False for a share of 0.
    return Container(content, padding=padding, expand=expand or None)


def with_column_padding(layout: Layout, content: ft.Control) -> ft.Container:
    """Return a control below a reading column with the padding of that column."""
    return Container(content, padding=_column_padding(layout))


def _column_padding(layout: Layout) -> ft.Padding:
    """Return the padding of a column that is `MAX_COLUMN_WIDTH` wide at most."""
    side_padding = max(SIDE_PADDING, (layout.width - MAX_COLUMN_WIDTH) / 2)
    return ft.Padding.only(left=side_padding, right=side_padding, bottom=8)


def content_width(layout: Layout, *, pane_count: int = 1) -> float:
    """Return the width between the side paddings of a pane, in logical pixels.

    For drawings and tables, which cannot find out how much width they have.
    """
    return layout.width / pane_count - 2 * SIDE_PADDING


def list_column_count(layout: Layout) -> int:
    """Return the number of list rows that fit side by side: 1 or 2."""
    return 2 if layout.has_two_panes else 1


def scrolling_list(
    parts: Sequence[ft.Control],
    *,
    on_scroll: Callable[[ft.OnScrollEvent], None] | None = None,
) -> ft.ListView:
    """Return a list that builds only its visible rows, with room for a floating action."""
    padding = ft.Padding.only(
        left=SIDE_PADDING, right=SIDE_PADDING, top=2, bottom=FLOATING_ACTION_ROOM
    )
    return ft.ListView(
        list(parts),
        expand=True,
        spacing=8,
        padding=padding,
        scroll_interval=SCROLL_EVENT_INTERVAL_MS,
        on_scroll=on_scroll,
    )


def with_floating_action(content: ft.Control, action: ft.Control) -> ft.Stack:
    """Return content with an action over its bottom right corner."""
    # A rim in the colour of the page separates the button from a card of the same colour.
    rim = ft.Border.all(FLOATING_ACTION_RIM, ft.Colors.SURFACE)
    framed = Container(action, border=rim, border_radius=FLOATING_ACTION_RADIUS)
    row = Row([framed], alignment=ft.MainAxisAlignment.END)
    overlay = Container(row, left=SIDE_PADDING, right=SIDE_PADDING, bottom=12)
    return ft.Stack([content, overlay], expand=True)


def empty_state(mark: str, sentence: str, *, above: Sequence[ft.Control] = ()) -> ft.Control:
    """Return the placeholder of an empty list: a picture over a sentence.

    Args:
        mark: Asset path of the picture.
        sentence: Explanation, or the first step to take.
        above: Controls at the top of the page, such as warnings.
    """
    message = text(
        sentence, 16, color=MUTED, line_height=SENTENCE_LINE_HEIGHT, text_align=ft.TextAlign.CENTER
    )
    column = Column(
        [picture(mark, 72, 72), message],
        spacing=16,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    # Inside a scrolling column a control must not expand: the column has no height to share.
    middle = Container(column, expand=not above, alignment=ft.Alignment.CENTER, padding=24)
    if not above:
        return middle
    inner = ft.Column([*above, middle], expand=True, scroll=ft.ScrollMode.AUTO)
    return Container(inner, expand=True, padding=ft.Padding.symmetric(horizontal=SIDE_PADDING))
