"""Papers of an evening: sheets, cards and codes to print, files to save, and the big screen."""

from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache, partial
from html import escape
from io import BytesIO
from typing import Any, cast

import flet as ft
import segno

from scorekeeper.club.entrants import match_sides
from scorekeeper.club.model import Evening, EveningUid
from scorekeeper.i18n import Words, messages, sheets
from scorekeeper.i18n.sheets import Sheet
from scorekeeper.match import Side
from scorekeeper.ui.screens.organizer import players, shared
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, dialogs, people, sending
from scorekeeper.ui.widgets.page import sentence

Save = Callable[[str, bytes], Awaitable[None]]
SIDE = 240
DRAWING = {"scale": 6, "border": 4}
"""Pixels of a module, and modules of white around all of them: scanners need it in the dark."""
SHEET_STYLE = """
@page { size: A4; margin: 14mm 12mm; }
body { max-width: 60em; }
td, th { text-align: left; }
td.number { text-align: right; }
td.blank { min-width: 5em; }
"""
LANDSCAPE_STYLE = """
@page { size: A4 landscape; margin: 10mm; }
body { max-width: none; font-size: 9.5pt; }
th, td { padding: .3em .4em; }
"""
CARDS_STYLE = """
@page { size: A4; margin: 10mm; }
body { max-width: none; }
h1 { font-size: 12pt; }
.cards { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; }
.card { border: 1px solid #000; border-radius: 3mm; padding: 6mm; break-inside: avoid; }
.card h2 { font-size: 22pt; margin: 0 0 2mm; }
.card svg { width: 52mm; height: 52mm; display: block; margin: 0 auto; }
.code { text-align: center; font-size: 13pt; letter-spacing: .04em; }
.side { border-bottom: 1px solid #000; padding: 5mm 0 1mm; display: flex;
        justify-content: space-between; }
.sign { color: #444; font-size: 9pt; padding-top: 8mm; border-bottom: 1px dotted #000; }
"""


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
            await save(f"{sending.stem(plan.name, plan.date)}.json", content)

    async def delete() -> None:
        await state.saving(session.evenings.delete, evening.uid, by=shared.ORGANISER)
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
    right = [
        CodeCard(evening.uid, None, key="screen"),
        InitialsCard(evening.uid, key="initials"),
        moving,
        dialogs.QuestionButton(label, delete, title=title, hint=hint, key="delete"),
    ]
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
    count = max(tables, next_draw.tables + next_draw.lone)

    async def save_codes() -> None:
        verb = state.session.club.access.codes
        table_codes = await state.saving(verb, evening.uid, range(1, count + 1))
        if isinstance(table_codes, dict):
            page = _table_cards(words, evening, table_codes, state.club_address)
            await save(_file(evening, "tables", "html"), page.encode())

    async def save_cards() -> None:
        page = _round_cards(words, evening, last)
        await save(_file(evening, "cards", "html"), page.encode())

    label, tap = words.text("club-cards-codes", count=count), save_codes if count else None
    codes = buttons.button(label, tap, icon=ft.Icons.QR_CODE_2, name="cards-codes")
    label, tap = words.text("club-cards-round", number=last or 1), save_cards if last else None
    cards = buttons.button(label, tap, icon=ft.Icons.PRINT_OUTLINED, name="cards-round")
    notes = [buttons.remark(words.text("club-cards-hint"))]
    if state.club_address is None:
        notes.append(buttons.remark(words.text("club-no-server"), name="no-server"))
    return buttons.card(buttons.heading(words.text("club-cards")), *notes, codes, cards)


def _sheets_card(state: State, evening: Evening, save: Save) -> ft.Control:
    words, plan, day = state.words, evening.plan, messages.day(state.words, evening.plan.date)

    def row(paper: str, sheet: Callable[..., Sheet], number: int = 0) -> ft.Control:
        key = f"{paper}-{number}" if number else paper
        title = words.text("club-paper", paper=paper, number=number)

        def content() -> Sheet:
            return sheet(words, evening, *([number] if number else []))

        stem, about = sending.stem(plan.name, plan.date, key), f"{plan.name}, {day}"
        save_page, save_csv = sheet_savers(
            words, save, content, stem=stem, title=title, about=about
        )
        named = ft.Container(text(title, 16, line=SENTENCE), expand=True)
        label, icon = words.text("club-sheet-page", paper=title), ft.Icons.PRINT_OUTLINED
        page = buttons.icon_button(icon, label, save_page, name=f"page-{key}")
        label, icon = words.text("club-sheet-csv", paper=title), ft.Icons.TABLE_VIEW
        table = buttons.icon_button(icon, label, save_csv, name=f"csv-{key}")
        return ft.Row([named, page, table], spacing=4, key=key)

    rows = [row("check-in", sheets.check_in_list)]
    for played in evening.rounds:
        rows.append(row("cards", sheets.round_cards, played.number))
        if played.state != "drawn":
            rows.append(row("results", sheets.results, played.number))
    rows += [row("standing", sheets.standing_sheet), row("log", sheets.log_sheet)]
    hint = buttons.remark(words.text("club-sheets-hint"))
    return buttons.card(buttons.heading(words.text("club-sheets")), hint, *rows)


def sheet_savers(
    words: Words, save: Save, sheet: Callable[[], Sheet], *, stem: str, title: str, about: str
) -> tuple[buttons.Handler, buttons.Handler]:
    """The handlers that save a sheet as a page for printing, and as a table."""

    async def save_page() -> None:
        await save(f"{stem}.html", sheet_page(words, title, about, sheet()).encode())

    async def save_csv() -> None:
        await save(f"{stem}.csv", sheets.csv_of(sheet()).encode())

    return save_page, save_csv


def _file(evening: Evening, key: str, kind: str) -> str:
    return f"{sending.stem(evening.plan.name, evening.plan.date, key)}.{kind}"


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


def spaced(code: str, count: int = 4) -> str:
    """Group the letters of a code that are read together."""
    return " ".join(code[start : start + count] for start in range(0, len(code), count))


@lru_cache(maxsize=64)
def qr_code(link: str) -> bytes:
    png = BytesIO()
    segno.make(link, micro=False, error="m").save(png, kind="png", **DRAWING)
    return png.getvalue()


@component
def CodeCard(uid: EveningUid, table: int | None) -> Any:
    """The code of a table, or for None that of the big screen."""
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
            link = invitation(address, code)
            image = ft.Image(src=qr_code(link), width=SIDE, height=SIDE, border_radius=12)
            row = ft.Row([image], alignment=ft.MainAxisAlignment.CENTER)
            picture = buttons.identified("code-picture", row)
            picture.label, picture.image = words.text("club-code-said", address=address), True
            parts += [picture, buttons.remark(link, name="code-link")]
        parts.append(buttons.identified("code-letters", text(spaced(code), 18, Face.MEDIUM)))
        if address is None:
            parts.append(buttons.remark(words.text("club-no-server"), name="no-server"))
        parts.append(buttons.button(renewing, ask, name="code-new"))
    count = sum(visitor.table == table for visitor in access.visitors(uid))
    key = "club-code" if table is not None else "club-screen"
    head, about = buttons.heading(words.text(key)), buttons.remark(words.text(f"{key}-hint"))
    visitors = buttons.remark(words.text("club-code-visitors", count=count), name="visitors")
    return buttons.card(head, about, *parts, visitors)


# --- pages for a printer, as HTML; whatever somebody typed stands in them as text


def sheet_page(words: Words, title: str, about: str, sheet: Sheet) -> str:
    """A sheet; where a column is empty from top to bottom there is room to write."""
    columns = range(len(sheet.columns))
    blank = {place for place in columns if all(row[place] in (None, "") for row in sheet.rows)}

    def cell(place: int, value: Any) -> str:
        if place in blank:
            return '<td class="blank"></td>'
        if isinstance(value, int):
            return f'<td class="number">{escape(words.number(value))}</td>'
        return f"<td>{escape(value or '')}</td>"

    heads = (f'<th scope="col">{escape(heading)}</th>' for heading in sheet.headings)
    body = [
        f"<p>{escape(about)}</p>\n<table>",
        f"<thead><tr>{''.join(heads)}</tr></thead>\n<tbody>",
        *(f"<tr>{''.join(map(cell, columns, row))}</tr>" for row in sheet.rows),
        "</tbody></table>",
    ]
    style = SHEET_STYLE + (LANDSCAPE_STYLE if len(sheet.columns) > 8 else "")
    return sending.html_page(words, title, body, style=style)


def _table_cards(words: Words, evening: Evening, codes: dict[int, str], address: str | None) -> str:
    """A card for each table with its code, which holds for all rounds of the evening."""
    cards: list[tuple[int, Iterable[str]]] = []
    for number, code in sorted(codes.items()):
        parts = [f'<p class="code">{escape(spaced(code))}</p>']
        if address is not None:
            picture = segno.make(invitation(address, code), micro=False, error="m")
            drawing: str = picture.svg_inline(omitsize=True, **DRAWING)
            parts = [drawing, f'<p class="code">{escape(f"{address}/join")}</p>', *parts]
        cards.append((number, [*parts, f"<p>{escape(words.text('club-card-how'))}</p>"]))
    return _cards_page(words, evening, evening.plan.name, cards)


def _round_cards(words: Words, evening: Evening, number: int) -> str:
    signed = f'<div class="sign">{escape(words.text("club-card-signed"))}</div>'
    name = f"{evening.plan.name}, {words.text('club-round', number=number)}"

    def line(side: Side) -> str:
        return f'<div class="side"><span>{escape(side.name)}</span><span></span></div>{signed}'

    tables = evening.rounds[number - 1].tables
    cards = [(table.number, map(line, match_sides(evening, table))) for table in tables]
    return _cards_page(words, evening, name, cards)


def _cards_page(
    words: Words, evening: Evening, name: str, cards: Iterable[tuple[int, Iterable[str]]]
) -> str:
    sections = (
        f'<section class="card"><h2>{escape(words.text("club-table", number=number))}</h2>'
        f"{''.join(parts)}</section>"
        for number, parts in cards
    )
    title = words.text("club-cards-title", name=name, day=messages.day(words, evening.plan.date))
    body = ['<div class="cards">', *sections, "</div>"]
    return sending.html_page(words, title, body, style=CARDS_STYLE)
