"""Frame of the screens of a session: title bar, calls, and tabs for the parts of the session."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.club.model import Evening
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.club_ui.organizer.calls import Calls
from scorekeeper.i18n.club import state_text
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CLUB, Address
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.view_models.club_evenings import next_live_evening


@dataclass(frozen=True, slots=True)
class EveningPart:
    """A part of a session with a tab of its own."""

    name: str
    icon: kit.Icon
    address: Callable[[str], Address]
    """Returns the address of the part for the uid of a session."""


PLAYERS = EveningPart("players", kit.Icon.PLAYERS, addresses.EveningPlayers)
TABLES = EveningPart("tables", kit.Icon.CLUB, addresses.Evening)
STANDINGS = EveningPart("standing", kit.Icon.RANKING, addresses.EveningStanding)
LOG = EveningPart("log", kit.Icon.LIST, addresses.EveningLog)
PAPERS = EveningPart("papers", kit.Icon.MORE, addresses.EveningPapers)
PARTS = (PLAYERS, TABLES, STANDINGS, LOG, PAPERS)


def evening_screen(
    state: State,
    evening: Evening,
    part: EveningPart,
    body: ft.Control,
    *,
    actions: Sequence[ft.Control] = (),
    footer: Sequence[ft.Control] = (),
    is_felt: bool = False,
) -> ft.View:
    """Return the screen of a part of a session, with tabs for the other parts.

    Args:
        state: State of the page.
        evening: The session.
        part: The part that the screen shows.
        body: Controls of the part; they fill the height.
        actions: Icon buttons at the end of the title bar.
        footer: Controls below the body that do not scroll.
        is_felt: Use the background of green felt instead of the usual one.
    """
    words = state.words

    def leave() -> None:
        go(CLUB)

    other_evening = OtherEvening(evening, part, key="other")
    bar = kit.title_bar(
        state,
        evening.plan.name,
        state_text(words, evening),
        on_back=leave,
        actions=[*actions, other_evening],
    )
    tabs = [
        kit.Tab(
            f"part-{other.name}",
            words.text("club-part", part=other.name),
            other.icon,
            other.address(evening.uid),
        )
        for other in PARTS
    ]
    calls = Calls(evening.uid, addresses.EveningPhones(evening.uid), key="calls")
    parts = [bar, calls, ft.Container(body, expand=True), *frame_footer(state, footer)]
    return kit.tabbed_view(
        state,
        tabs,
        f"part-{part.name}",
        _felt_frame(parts) if is_felt else kit.page_frame(*parts),
        key=f"evening-{evening.uid}",
        route=str(addresses.Evening(evening.uid)),
        place=part.name,
        on_back=leave,
    )


def frame_footer(state: State, footer: Sequence[ft.Control] = ()) -> list[ft.Control]:
    """Return the controls below a body: the failure of the store, then the footer."""
    notice = kit.notice_bar(state) if state.failure else None
    controls = [notice, *footer] if notice else footer
    return [kit.with_side_padding(control) for control in controls]


def column_with_footer(
    layout: Layout, parts: Sequence[ft.Control], footer: Sequence[ft.Control]
) -> ft.Control:
    """Return a reading column that fills the height, above a footer of the same width.

    With large text, the footer is at the end of the column and scrolls with it.
    """
    if layout.has_large_text:
        # As on other screens: a fixed footer would leave little of the column in sight.
        return kit.reading_column(layout, [*parts, *footer])
    return _above_footer(
        kit.reading_column(layout, parts),
        [kit.with_column_padding(layout, control) for control in footer],
    )


def body_with_footer(body: ft.Control, footer: Sequence[ft.Control]) -> ft.Control:
    """Return a body that fills the height, above controls that do not scroll."""
    return _above_footer(body, [kit.with_side_padding(control) for control in footer])


def _above_footer(body: ft.Control, footer: Sequence[ft.Control]) -> ft.Control:
    """Return a body that fills the height above a footer."""
    return ft.Column(
        [ft.Container(body, expand=True, padding=ft.Padding.only(bottom=8)), *footer],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _felt_frame(parts: Sequence[ft.Control]) -> ft.Control:
    """Return a column of parts on green felt, which fills the height of the page."""
    # The key mounts a new page: the client reads the themes of new controls only, so a page on
    # paper cannot become one on felt.
    return kit.felt(kit.full_height_column(*parts), key="felt")


@component
def OtherEvening(evening: Evening, part: EveningPart) -> ft.Control:
    """Button that opens the same part of the day's next live session; empty if there is none."""
    state = use_state()
    use_redraw_on_events("evening")
    other = next_live_evening(state.session.club.evenings.list(), evening)
    if other is None:
        return ft.Container()
    address = part.address(other.uid)
    label = state.words.label("club-go-to", name=other.name)
    return kit.icon_button(kit.Icon.SWAP_SIDEWAYS, label, lambda: go(address))


def evening_not_found_view(state: State) -> ft.View:
    """Return the screen of a session that does not exist or cannot be read."""
    words = state.words
    return kit.screen(
        state,
        str(CLUB),
        words.text("tab-club"),
        [kit.note(words.text("club-gone"), id="club-gone")],
        back=CLUB,
        key_suffix="gone",
    )
