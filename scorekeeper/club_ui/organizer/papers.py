"""Screen for papers to print, phones and big screen, and the file of a session."""

from collections.abc import Mapping

import flet as ft

from scorekeeper.club.model import Evening, EveningUid
from scorekeeper.club_ui import addresses, initials
from scorekeeper.club_ui.organizer import codes, frame
from scorekeeper.club_ui.organizer.actions import author
from scorekeeper.club_ui.organizer.current_evening import use_evening
from scorekeeper.club_ui.organizer.saving import SaveFile, paper_row, use_file_saving
from scorekeeper.i18n import Words
from scorekeeper.publishing import papers
from scorekeeper.services.club.access import BIG_SCREEN, HALL
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CLUB
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import Saved, State
from scorekeeper.view_models.club_players import outlook
from scorekeeper.view_models.exchange import file_stem


@component
def PapersScreen() -> ft.Control:
    """Screen with papers to print; beside or below them, phones, big screen and file export.

    The organiser can also delete the session.
    """
    state = use_state()
    words = state.words
    evening = use_evening(state)
    reports, save_file = use_file_saving(state)
    overlay = kit.use_overlay()
    if evening is None:
        return frame.evening_not_found_view(state)

    def confirm_delete() -> None:
        overlay.open(lambda close: _delete_confirmation(state, evening, close))

    phones = kit.link(
        words.label("club-phones", detail=words.text("club-hall")),
        lambda: go(addresses.EveningPhones(evening.uid)),
        icon=kit.Icon.PHONE,
    )
    left = [
        *reports,
        _table_cards_card(state, evening, save_file),
        _sheets_card(state, evening, save_file),
    ]
    right = [
        kit.section("", [phones]),
        codes.CodeCard(evening.uid, BIG_SCREEN, key="screen"),
        InitialsCard(evening.uid, key="initials"),
        _file_card(state, evening, save_file),
    ]
    if state.director is None:
        label = words.label("club-delete")
        right.append(kit.button(label, confirm_delete, icon=kit.Icon.DELETE))
    body = kit.panes(state.layout, left, right)
    return frame.evening_screen(state, evening, frame.PAPERS, body)


def _delete_confirmation(state: State, evening: Evening, close: kit.Close) -> ft.AlertDialog:
    """Return the dialog that deletes a session after a confirmation and opens the Club tab."""
    words = state.words

    async def delete() -> None:
        delete_evening = state.session.club.evenings.delete
        result = await state.save(delete_evening, evening.uid, by=author(state))
        if isinstance(result, Saved):
            go(CLUB)

    return kit.confirmation(
        state,
        title=words.text("club-delete-ask", name=evening.plan.name),
        hint=words.text("club-delete-hint"),
        action=words.text("club-delete"),
        on_confirm=delete,
        close=close,
    )


def _table_cards_card(state: State, evening: Evening, save_file: SaveFile) -> ft.Control:
    """Return a card with buttons that save two pages for the tables: their codes, score cards."""
    words = state.words
    round_number = len(evening.rounds)
    next_draw = outlook(evening)
    # The tables of the last round and of the next draw need a card.
    current_count = len(evening.rounds[-1].tables) if evening.rounds else 0
    next_count = next_draw.table_count + len(next_draw.odd_tables)
    table_count = max(current_count, next_count)

    async def save_table_cards() -> None:
        ensure_codes = state.session.club.access.ensure_codes
        # `HALL`, the code of the whole session, is number 0; the tables follow.
        result = await state.save(ensure_codes, evening.uid, range(HALL, table_count + 1))
        if isinstance(result, Saved):
            page = _table_cards_page(words, evening, result.value, state.club_address)
            await save_file(_page_file_name(evening, "tables"), page.encode())

    async def save_score_cards() -> None:
        page = papers.slips_page(words, evening, round_number)
        await save_file(_page_file_name(evening, "cards"), page.encode())

    notes = [kit.note(words.text("club-cards-hint"))]
    if state.club_address is None:
        notes.append(kit.note(words.text("club-no-server"), id="club-no-server"))
    return kit.card(
        kit.heading(words.text("club-cards")),
        *notes,
        kit.button(
            words.label("club-cards-codes", count=table_count),
            save_table_cards if table_count else None,
            icon=kit.Icon.QR_CODE,
        ),
        kit.button(
            words.label("club-cards-round", number=round_number or 1),
            save_score_cards if round_number else None,
            icon=kit.Icon.PRINT,
        ),
    )


def _sheets_card(state: State, evening: Evening, save_file: SaveFile) -> ft.Control:
    """Return a card with rows for the sheets of a session, with buttons that save each sheet."""
    words = state.words
    categories = state.session.club.members.categories(evening)
    rows = [
        paper_row(words, save_file, paper, _file_stem(evening, paper.key))
        for paper in papers.evening_papers(words, evening, categories)
    ]
    return kit.card(
        kit.heading(words.text("club-sheets")),
        kit.note(words.text("club-sheets-hint")),
        *rows,
    )


def _file_card(state: State, evening: Evening, save_file: SaveFile) -> ft.Control:
    """Return a card with the button that saves the session as a file for another computer."""
    words = state.words

    async def save_evening() -> None:
        write_file = state.session.club.transfer.export_evening
        result = await state.save(write_file, evening.uid)
        if isinstance(result, Saved):
            name = file_stem(evening.plan.name, evening.plan.date)
            await save_file(f"{name}.json", result.value)

    return kit.card(
        kit.heading(words.text("club-move")),
        kit.note(words.text("club-move-hint")),
        kit.button(words.label("club-move-save"), save_evening, icon=kit.Icon.DOWNLOAD),
    )


@component
def InitialsCard(uid: EveningUid) -> ft.Control:
    """Card with the choice between names and initials on the big screens of a session."""
    state = use_state()
    words = state.words
    has_initials, set_has_initials = ft.use_state(initials.has_initials(state.session, uid))

    async def choose(shows_initials: bool) -> None:  # noqa: FBT001 - the value of a chip
        await state.save(initials.choose_initials, state.session, uid, has_initials=shows_initials)
        set_has_initials(initials.has_initials(state.session, uid))

    options = [
        (False, words.label("club-screen-names")),
        (True, words.label("club-screen-initials")),
    ]
    return kit.card(
        kit.heading(words.text("club-screen-shows")),
        kit.note(words.text("club-screen-shows-hint")),
        kit.choice_chips(options, has_initials, choose),
    )


@component
def BigScreenCodeScreen() -> ft.Control:
    """Screen with the code for big screens, and the choice between names and initials on them."""
    state = use_state()
    evening = use_evening(state, select=lambda evening: evening.plan.name)
    if evening is None:
        return frame.evening_not_found_view(state)
    parts = [
        codes.CodeCard(evening.uid, BIG_SCREEN, key="screen"),
        InitialsCard(evening.uid, key="initials"),
    ]
    return kit.screen(
        state,
        str(addresses.EveningBigScreen(evening.uid)),
        state.words.text("club-screen"),
        parts,
        back=CLUB,
        subtitle=evening.plan.name,
    )


# --- pages for a printer


def _file_stem(evening: Evening, key: str) -> str:
    return file_stem(evening.plan.name, evening.plan.date, key)


def _page_file_name(evening: Evening, key: str) -> str:
    return f"{_file_stem(evening, key)}.html"


def _table_cards_page(
    words: Words, evening: Evening, table_codes: Mapping[int | None, str], address: str | None
) -> str:
    """Return an HTML page with a card for each table, and one for the session first.

    The cards are valid for all rounds.

    Args:
        words: The language.
        evening: The session.
        table_codes: Code of each table by its number; the key `HALL` has the session's code.
        address: Address of the club's server; None if there is none.
    """
    numbers = sorted(number for number in table_codes if number is not None)
    cards = [_table_card(words, number, table_codes[number], address) for number in numbers]
    return papers.cards_page(words, papers.heading(words, evening), cards)


def _table_card(words: Words, number: int, code: str, address: str | None) -> papers.Card:
    """Return a card with the code of a table, or of the session if `number` is `HALL`."""
    heading = words.text("club-table", number=number)
    remark = words.text("club-card-how")
    if number == HALL:
        heading = words.text("club-hall")
        remark = words.text("club-hall-how")

    drawing = ""
    lines = [codes.letter_groups(code)]
    if address is not None:
        drawing = codes.qr_drawing(codes.join_link(address, code))
        lines.insert(0, f"{address}/join")
    return papers.Card(heading=heading, drawing=drawing, codes=tuple(lines), remark=remark)
