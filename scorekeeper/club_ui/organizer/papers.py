"""Papers of an evening: sheets, cards and codes to print, files to save, and the big screen."""

from collections.abc import Awaitable, Callable
from functools import lru_cache, partial
from io import BytesIO
from typing import Any, cast

import flet as ft
import segno

from scorekeeper.club.model import Evening, EveningUid
from scorekeeper.club_ui.organizer import players, shared
from scorekeeper.i18n import Words
from scorekeeper.i18n.sheets import csv_of
from scorekeeper.publishing import papers
from scorekeeper.services.club.access import HALL
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, dialogs, people, sending
from scorekeeper.ui.widgets.page import sentence
from scorekeeper.view_models.exchange import file_stem

Save = Callable[[str, bytes], Awaitable[None]]
SIDE = 240
DRAWING = {"scale": 6, "border": 4}
"""Pixels of a module, and modules of white around all of them: scanners need it in the dark."""


@component
def PapersScreen() -> Any:
    state = use_state()
    evening = shared.use_evening(state)
    notes, save = use_saved(state)
    if evening is None:
        return shared.gone(state)
    words, session, plan = state.words, state.session.club, evening.plan

    async def save_evening() -> None:
        content = await state.saving(session.moving.evening_file, evening.uid)
        if isinstance(content, bytes):
            await save(f"{file_stem(plan.name, plan.date)}.json", content)

    async def delete() -> None:
        await state.saving(session.evenings.delete, evening.uid, by=shared.author(state))
        if state.failure is None:
            go(shared.CLUB)

    icon = ft.Icons.SAVE_ALT
    moving = buttons.card(
        buttons.heading(words.text("club-move")),
        buttons.remark(words.text("club-move-hint")),
        buttons.button(words.text("club-move-save"), save_evening, icon=icon, name="move-save"),
    )
    left = [*notes, _cards_card(state, evening, save), _sheets_card(state, evening, save)]
    label, hint = words.text("club-delete"), words.text("club-delete-hint")
    title = words.text("club-delete-ask", name=plan.name)
    row_to_phones = buttons.opening_row(
        words.text("club-phones"),
        words.text("club-hall"),
        partial(go, shared.of_evening(evening.uid, "phones")),
        name="phones",
        icon=ft.Icons.PHONE_ANDROID,
    )
    right = [
        row_to_phones,
        CodeCard(evening.uid, None, key="screen"),
        InitialsCard(evening.uid, key="initials"),
        moving,
    ]
    if state.director is None:
        right.append(dialogs.QuestionButton(label, delete, title=title, hint=hint, key="delete"))
    return shared.evening_screen(state, evening, "papers", shared.panes(state.layout, left, right))


def use_saved(state: State) -> tuple[list[ft.Control], Save]:
    """Hook to save files: gives the sentence about the last one, and the call that saves."""
    note, tell = ft.use_state("")
    notes: list[ft.Control] = [sentence(note, name="saved", live=True)] if note else []
    return notes, sending.Sender(state, tell).save


def _cards_card(state: State, evening: Evening, save: Save) -> ft.Control:
    words, next_draw = state.words, players.outlook(evening)
    last = len(evening.rounds)
    # the tables of the last round want a card, or those of the one to come
    tables = len(evening.rounds[-1].tables) if evening.rounds else 0
    count = max(tables, next_draw.tables + len(next_draw.odd))

    async def save_codes() -> None:
        verb = state.session.club.access.codes
        table_codes = await state.saving(verb, evening.uid, range(HALL, count + 1))
        if isinstance(table_codes, dict):
            page = _table_cards(words, evening, table_codes, state.club_address)
            await save(_page_file(evening, "tables"), page.encode())

    async def save_cards() -> None:
        page = papers.slips_page(words, evening, last)
        await save(_page_file(evening, "cards"), page.encode())

    label, tap = words.text("club-cards-codes", count=count), save_codes if count else None
    codes = buttons.button(label, tap, icon=ft.Icons.QR_CODE_2, name="cards-codes")
    label, tap = words.text("club-cards-round", number=last or 1), save_cards if last else None
    cards = buttons.button(label, tap, icon=ft.Icons.PRINT_OUTLINED, name="cards-round")
    notes = [buttons.remark(words.text("club-cards-hint"))]
    if state.club_address is None:
        notes.append(buttons.remark(words.text("club-no-server"), name="no-server"))
    return buttons.card(buttons.heading(words.text("club-cards")), *notes, codes, cards)


def _sheets_card(state: State, evening: Evening, save: Save) -> ft.Control:
    words = state.words
    categories = state.session.club.members.categories(evening)
    stem = partial(file_stem, evening.plan.name, evening.plan.date)
    rows = [
        paper_row(words, save, paper, stem(paper.key))
        for paper in papers.evening_papers(words, evening, categories)
    ]
    hint = buttons.remark(words.text("club-sheets-hint"))
    return buttons.card(buttons.heading(words.text("club-sheets")), hint, *rows)


def paper_row(words: Words, save: Save, paper: papers.Paper, stem: str) -> ft.Control:
    save_page, save_csv = paper_savers(save, paper, stem)
    named = text(paper.title, 16, line=SENTENCE, expand=True)
    label, icon = words.text("club-sheet-page", paper=paper.title), ft.Icons.PRINT_OUTLINED
    page = buttons.icon_button(icon, label, save_page, name=f"page-{paper.key}")
    label, icon = words.text("club-sheet-csv", paper=paper.title), ft.Icons.TABLE_VIEW
    table = buttons.icon_button(icon, label, save_csv, name=f"csv-{paper.key}")
    return ft.Row([named, page, table], spacing=4, key=paper.key)


def paper_savers(
    save: Save, paper: papers.Paper, stem: str
) -> tuple[buttons.Handler, buttons.Handler]:
    async def save_page() -> None:
        await save(f"{stem}.html", paper.page().encode())

    async def save_csv() -> None:
        await save(f"{stem}.csv", csv_of(paper.sheet()).encode())

    return save_page, save_csv


def _page_file(evening: Evening, key: str) -> str:
    return f"{file_stem(evening.plan.name, evening.plan.date, key)}.html"


@component
def InitialsCard(uid: EveningUid) -> Any:
    state = use_state()
    words = state.words
    has_them, turn = ft.use_state(people.has_initials(state.session, uid))

    async def choose(shown_as: str) -> None:
        await state.saving(people.choose_initials, state.session, uid, on=shown_as == "initials")
        turn(people.has_initials(state.session, uid))

    options = [(name, words.text(f"club-screen-{name}")) for name in ("names", "initials")]
    return buttons.card(
        buttons.heading(words.text("club-screen-shows")),
        buttons.remark(words.text("club-screen-shows-hint")),
        shared.chips("show", options, "initials" if has_them else "names", choose),
    )


# --- codes: shown, drawn for scanners, and made anew


def invitation(address: str, code: str) -> str:
    """The text in a code's picture: the door of this club, and the code behind it."""
    return f"{address}/join#{code}"


def spaced(code: str) -> str:
    """Group the letters of a code by four."""
    return " ".join(code[start : start + 4] for start in range(0, len(code), 4))


@lru_cache(maxsize=64)
def qr_code(link: str) -> bytes:
    png = BytesIO()
    segno.make(link, micro=False, error="m").save(png, kind="png", **DRAWING)
    return png.getvalue()


def qr_picture(link: str, label: str, *, name: str) -> ft.Control:
    image = ft.Image(src=qr_code(link), width=SIDE, height=SIDE, border_radius=12)
    row = ft.Row([image], alignment=ft.MainAxisAlignment.CENTER)
    return ft.Semantics(label=label, image=True, identifier=name, container=True, content=row)


@component
def CodeCard(uid: EveningUid, table: int | None) -> Any:
    """The code of a table, of the evening for `HALL`, or for None that of the big screen."""
    state = use_state()
    words, access, address = state.words, state.session.club.access, state.club_address
    code, show = ft.use_state(cast("str | None", None))

    async def look(verb: Callable[..., str]) -> None:
        new_code = await state.saving(verb, uid, table)
        show(new_code if isinstance(new_code, str) else None)

    renewing, title = words.text("club-code-new"), words.text("club-code-ask")
    renew, hint = partial(look, access.new_code), words.text("club-code-warning")
    ask = dialogs.use_question(state, renew, title=title, hint=hint, label=renewing)
    parts: list[ft.Control] = []
    if code is None:
        label, first = words.text("club-code-show"), partial(look, access.code)
        parts.append(buttons.button(label, first, icon=ft.Icons.QR_CODE_2, name="code-show"))
    else:
        if address is not None:
            link, said = invitation(address, code), words.text("club-code-said", address=address)
            parts.append(qr_picture(link, said, name="code-picture"))
            parts.append(buttons.remark(link, name="code-link"))
        parts.append(buttons.identified("code-letters", text(spaced(code), 18, Face.MEDIUM)))
        if address is None:
            parts.append(buttons.remark(words.text("club-no-server"), name="no-server"))
        parts.append(buttons.button(renewing, ask, name="code-new"))
    count = sum(visitor.table == table for visitor in access.visitors(uid))
    key = "club-screen" if table is None else "club-hall" if table == HALL else "club-code"
    head, about = buttons.heading(words.text(key)), buttons.remark(words.text(f"{key}-hint"))
    visitors = buttons.remark(words.text("club-code-visitors", count=count), name="visitors")
    return buttons.card(head, about, *parts, visitors)


# --- pages for a printer


def _table_cards(words: Words, evening: Evening, codes: dict[int, str], address: str | None) -> str:
    """A card for each table with its code, which holds for all rounds of the evening."""
    cards = []
    for number, code in sorted(codes.items()):  # that of the whole evening comes first
        drawing, lines = "", [spaced(code)]
        if address is not None:
            picture = segno.make(invitation(address, code), micro=False, error="m")
            drawing = picture.svg_inline(omitsize=True, **DRAWING)
            lines.insert(0, f"{address}/join")
        of, how = (
            ("club-hall", "club-hall-how") if number == HALL else ("club-table", "club-card-how")
        )
        card = papers.Card(
            heading=words.text(of, number=number),
            drawing=drawing,
            codes=tuple(lines),
            remark=words.text(how),
        )
        cards.append(card)
    return papers.cards_page(words, papers.heading(words, evening), cards)
