"""Screens of the entries of a session: check-in and check-out, substitutes, swapped partners."""

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from scorekeeper.club import entrants
from scorekeeper.club import model as club
from scorekeeper.club.finals import set_carried_points
from scorekeeper.club.rounds import draw_round
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.organizer import frame
from scorekeeper.club_ui.organizer.actions import Actions, use_actions
from scorekeeper.club_ui.organizer.check_in import CheckIn, PersonSearch
from scorekeeper.club_ui.organizer.current_evening import open_evening, use_evening
from scorekeeper.i18n import Label
from scorekeeper.i18n.club import entrant_name, member_name
from scorekeeper.services import Identity
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.club_players import (
    EntrantRow,
    SwapPartner,
    entrant_rows,
    has_been_drawn,
    next_round_to_draw,
    outlook,
    outlook_text,
    possible_swap_partners,
)

Substitute = Callable[[club.MemberUid, Identity], Awaitable[None]]
"""Function that replaces a member by a substitute."""


@component
def PlayersScreen() -> ft.Control:
    """Screen with the entries and the check-in, side by side or, on small pages, one at a time."""
    state = use_state()
    words = state.words
    evening = use_evening(state)
    actions = use_actions(state)
    shows_entries, set_shows_entries = ft.use_state(False)
    if evening is None:
        return frame.evening_not_found_view(state)

    sentence = text(outlook_text(words, evening), 17, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)
    top = kit.card(kit.node("outlook", sentence, is_live=True))
    check_in: list[ft.Control] = [CheckIn(evening, key="check-in")]
    entries = _entry_sections(state, evening)
    if state.layout.has_two_panes:
        body = kit.panes(state.layout, [top, *entries], check_in)
    else:
        count = words.text("club-listed", count=len(evening.entrants))
        options = [
            (False, words.label("club-check-in", id="show-coming")),
            (True, Label("show-listed", count)),
        ]
        tabs = kit.choice_chips(options, shows_entries, set_shows_entries)
        visible_parts = entries if shows_entries else check_in
        body = kit.reading_column(state.layout, [top, tabs, *visible_parts])
    footer = [*actions.problem_texts(evening), _onward_button(state, evening, actions)]
    return frame.evening_screen(state, evening, frame.PLAYERS, body, footer=footer)


def _entry_sections(state: State, evening: club.Evening) -> list[ft.Control]:
    """Return a section of the entries in the next round, then a section of the absent entries.

    Empty sections are left out.
    """
    words = state.words
    rows = entrant_rows(words, evening)
    sections: list[ft.Control] = []
    for title_key, is_present in (("club-playing", True), ("club-away", False)):
        group = [row for row in rows if row.is_present is is_present]
        if group:
            links = [_entrant_link(state, evening, row) for row in group]
            sections.append(kit.section(words.text(title_key), links))
    return sections


def _entrant_link(state: State, evening: club.Evening, row: EntrantRow) -> ft.Control:
    """Return the row of an entry; a tap opens the screen of the entry."""
    label = Label(
        id=f"entrant-{row.index}",
        title=row.name,
        detail=row.members,
        says=state.words.text("club-entrant-said", name=row.name),
    )
    icon = kit.Icon.DONE if row.is_present else kit.Icon.PAUSE
    address = addresses.EveningEntrant(evening.uid, row.uid)
    return kit.link(label, lambda: go(address), icon=icon, key=row.uid)


def _onward_button(state: State, evening: club.Evening, actions: Actions) -> ft.Control:
    """Return the button that draws the next round, or shows the tables of the current one."""
    words = state.words
    tables = addresses.Evening(evening.uid)
    # As long as nobody can play, checking in is the next step, not this button.
    kind = kit.ButtonKind.MAIN if outlook(evening).has_tables else kit.ButtonKind.PLAIN
    number = next_round_to_draw(evening)
    if number is None:
        return kit.button(
            words.label("club-to-tables", id="onward"),
            None if actions.is_busy else lambda: go(tables),
            icon=kit.Icon.NEXT,
            kind=kind,
        )

    async def draw() -> None:
        if await actions.change(evening.uid, draw_round):
            go(tables)

    return kit.button(
        words.label("club-drawing" if actions.is_busy else "club-draw", id="onward", number=number),
        None if actions.is_busy else draw,
        icon=kit.Icon.SHUFFLE,
        kind=kind,
    )


# --- one entry


@component
def EntrantScreen() -> ft.Control:
    """Screen of an entry: check-out, removal, points carried over, and its members."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    evening = use_evening(state)
    overlay = kit.use_overlay()
    uid = club.EntrantUid(addresses.EveningEntrant.use_current().entrant)
    entrant = None if evening is None else entrants.entrant_of(evening, uid)
    if evening is None or entrant is None:
        return frame.evening_not_found_view(state)

    async def substitute(out: club.MemberUid, who: Identity) -> None:
        has_left = await _substitute(actions, evening, entrant, out, who)
        if has_left:
            go(addresses.EveningPlayers(evening.uid))

    parts = [
        *actions.problem_texts(evening),
        _entrant_card(state, evening, entrant, actions, overlay),
        *(Seat(evening, entrant, member, substitute, key=member) for member in entrant.members),
    ]
    return kit.screen(
        state,
        str(addresses.EveningEntrant(evening.uid, uid)),
        entrant_name(words, evening, uid),
        parts,
        back=addresses.EveningPlayers(evening.uid),
        subtitle=evening.plan.name,
    )


async def _substitute(
    actions: Actions,
    evening: club.Evening,
    entrant: club.Entrant,
    out: club.MemberUid,
    who: Identity,
) -> bool:
    """Replace a member by a substitute and save; return True if the entry is then checked out.

    Only the entry of an individual is checked out, because the substitute becomes another entry. A
    pair or team keeps its entry.
    """

    def step(latest: club.Evening, note: club.Note, members: Sequence[club.Member]) -> club.Changed:
        return entrants.substitute_member(latest, entrant.uid, out, members[0], note)

    is_done = await actions.change_with_people(evening.uid, [who], step)
    changed = open_evening(actions.state, evening.uid)
    after = None if changed is None else entrants.entrant_of(changed, entrant.uid)
    return is_done and entrant.present and after is not None and not after.present


def _entrant_card(
    state: State,
    evening: club.Evening,
    entrant: club.Entrant,
    actions: Actions,
    overlay: kit.Overlay,
) -> ft.Control:
    """Return a card with the state of an entry and the buttons that change it."""
    words = state.words
    uid = entrant.uid

    # `**_` takes the note of the change, for which these functions of the club have no use.
    def check_out() -> object:
        return actions.change(evening.uid, lambda latest, **_: entrants.check_out(latest, uid))

    def check_in() -> object:
        return actions.change(evening.uid, lambda latest, **_: entrants.check_in(latest, uid))

    async def remove() -> None:
        if await actions.change(
            evening.uid, lambda latest, **_: entrants.remove_entrant(latest, uid)
        ):
            go(addresses.EveningPlayers(evening.uid))

    parts: list[ft.Control] = []
    if entrant.present:
        parts += [
            kit.note(words.text("club-plays"), id="entrant-state"),
            kit.button(words.label("club-leaves"), check_out, icon=kit.Icon.LOG_OUT),
        ]
    else:
        parts += [
            kit.note(words.text("club-plays-not"), id="entrant-state"),
            kit.button(words.label("club-comes"), check_in, icon=kit.Icon.LOG_IN),
        ]
    table = entrants.open_table_of(evening, uid)
    # The round still needs a result of an entry that has left: usually a walkover.
    if table is not None and not entrant.present:
        address = addresses.EveningTable(evening.uid, str(len(evening.rounds)), str(table.number))
        label = words.label("club-left-table", table=table.number)
        parts.append(kit.button(label, lambda: go(address), icon=kit.Icon.FLAG))
    if not has_been_drawn(evening, uid):
        label = words.label("club-strike")
        parts.append(kit.button(label, remove, icon=kit.Icon.DELETE))
    # Only entries of a final have a rank; the points that they bring are fixed once a round is
    # drawn.
    if entrant.rank is not None and not evening.rounds:
        parts.append(_carried_points_row(state, evening, entrant, actions, overlay))
    return kit.card(*parts)


def _carried_points_row(
    state: State,
    evening: club.Evening,
    entrant: club.Entrant,
    actions: Actions,
    overlay: kit.Overlay,
) -> ft.Control:
    """Return a row with the points that an entry carries over into a final; a tap changes them."""
    page = ft.context.page
    points_text = state.words.number(entrant.carried)
    label = state.words.label("club-carried", detail=points_text)

    async def save(points: int) -> None:
        await actions.change(
            evening.uid, lambda latest, **_: set_carried_points(latest, entrant.uid, points)
        )

    def open_pad() -> None:
        overlay.open(
            lambda close: kit.number_pad(
                label.title,
                entrant.carried,
                lambda points: page.run_task(save, points),
                close,
                is_signed=True,
            )
        )

    return kit.setting(label, open_pad)


@component
def Seat(
    evening: club.Evening,
    entrant: club.Entrant,
    uid: club.MemberUid,
    on_substitute: Substitute,
) -> ft.Control:
    """Card of a member of an entry: choice of a substitute, or of a player to swap places with.

    Args:
        evening: The session.
        entrant: The entry.
        uid: The member.
        on_substitute: Called with the member and the chosen substitute.
    """
    words = use_state().words
    is_open, set_is_open = ft.use_state(False)
    name = member_name(evening, uid)
    index = entrant.members.index(uid)

    def toggle() -> None:
        set_is_open(not is_open)

    async def choose(who: Identity) -> None:
        set_is_open(False)
        await on_substitute(uid, who)

    label = words.label("club-substitute", id=f"substitute-{index}", name=name)
    parts: list[ft.Control] = [
        kit.heading(name),
        kit.expander(label, toggle, is_open=is_open),
    ]
    if is_open:
        hint = words.text("club-substitute-hint", form=evening.plan.form)
        parts += [kit.note(hint), PersonSearch(evening, choose, id="into", key="into")]
    parts.append(SwapPart(evening, entrant, uid, key="swap"))
    return kit.card(*parts)


@component
def SwapPart(evening: club.Evening, entrant: club.Entrant, uid: club.MemberUid) -> ft.Control:
    """Expandable choice of a player to swap places with; empty if there is no such player."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    is_open, set_is_open = ft.use_state(False)
    name = member_name(evening, uid)
    partners = possible_swap_partners(words, evening, entrant, uid)
    if not partners:
        return ft.Container()

    def toggle() -> None:
        set_is_open(not is_open)

    async def swap(partner: SwapPartner) -> None:
        is_done = await actions.change(
            evening.uid,
            entrants.swap_members,
            (entrant.uid, uid),
            (partner.entrant, partner.member),
        )
        set_is_open(not is_done)

    def partner_row(index: int, partner: SwapPartner) -> ft.Control:
        label = Label(
            id=f"swap-with-{index}",
            title=partner.name,
            detail=partner.entrant_name,
            says=words.text("club-swap-with", name=name, other=partner.name),
        )
        return kit.link(
            label,
            lambda: swap(partner),
            icon=kit.Icon.PLAYER,
            trailing=kit.Icon.SWAP,
            key=partner.member,
        )

    label = words.label("club-swap-partner", id=f"swap-{entrant.members.index(uid)}", name=name)
    parts: list[ft.Control] = [kit.expander(label, toggle, is_open=is_open)]
    if is_open:
        parts.append(kit.note(words.text("club-swap-partner-hint")))
        parts += [partner_row(index, partner) for index, partner in enumerate(partners)]
    parts += actions.problem_texts(evening, id="refused-swap")
    return kit.full_width_column(parts)
