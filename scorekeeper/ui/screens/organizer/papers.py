"""Papers of an evening: sheets and cards to print, files to save, and the big screen."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from typing import Any

import flet as ft

from scorekeeper.club import Evening, EveningUid, match_sides
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import said
from scorekeeper.i18n.messages import day
from scorekeeper.services.club import sheets
from scorekeeper.services.club.sheets import Cell, Coded, Sheet
from scorekeeper.ui.screens.organizer import shared
from scorekeeper.ui.screens.organizer.codes import (
    CodeCard,
    door,
    invitation,
    qr_drawing,
    spaced,
)
from scorekeeper.ui.screens.organizer.players import outlook
from scorekeeper.ui.state import State, component, use_state
from scorekeeper.ui.widgets.buttons import button, card, heading, icon_button, remark
from scorekeeper.ui.widgets.initials import choose_initials, has_initials
from scorekeeper.ui.widgets.page import sentence
from scorekeeper.ui.widgets.sending import STYLE, Sender, stem
from scorekeeper.ui.widgets.text import SENTENCE, text

Save = Callable[[str, bytes], Awaitable[None]]
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
MANY_COLUMNS = 8
"""With more of them a page lies on its side."""
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

    async def delete() -> None:
        evenings = state.session.club.evenings
        await state.saving(evenings.delete, evening.uid, by=shared.ORGANISER)

    left = [*notes, _cards_card(state, evening, save), _sheets_card(state, evening, save)]
    right = [
        CodeCard(evening.uid, None, key="screen"),
        InitialsCard(evening.uid, key="initials"),
        _moving_card(state, evening, save),
        shared.DeleteButton(
            state.words.text("club-delete"),
            state.words.text("club-delete-ask", name=evening.plan.name),
            state.words.text("club-delete-hint"),
            delete,
            home=shared.CLUB,
            key="delete",
        ),
    ]
    return shared.evening_screen(state, evening, "papers", shared.panes(state.layout, left, right))


def use_saved(state: State) -> tuple[list[ft.Control], Save]:
    """Hook to save files: gives the sentence about the last one, and the call that saves."""
    note, tell = ft.use_state("")
    notes = [sentence(note, name="saved", live=True)] if note else []
    return [*notes], Sender(state, tell).save


def _cards_card(state: State, evening: Evening, save: Save) -> ft.Control:
    words, next_draw = state.words, outlook(evening)
    last = len(evening.rounds)
    # the tables of the last round want a card, or those of the one to come
    tables = len(evening.rounds[-1].tables) if evening.rounds else 0
    count = max(tables, next_draw.tables + next_draw.lone)

    async def codes() -> None:
        verb = state.session.club.access.codes
        table_codes = await state.saving(verb, evening.uid, range(1, count + 1))
        if isinstance(table_codes, dict):
            page = _table_cards(words, evening, table_codes, state.club_address)
            await save(_file(evening, "tables", "html"), page.encode())

    async def blank() -> None:
        page = _round_cards(words, evening, last)
        await save(_file(evening, "cards", "html"), page.encode())

    no_server = remark(words.text("club-no-server"), name="no-server")
    return card(
        heading(words.text("club-cards")),
        remark(words.text("club-cards-hint")),
        *([no_server] if state.club_address is None else []),
        button(
            words.text("club-cards-codes", count=count),
            codes if count else None,
            icon=ft.Icons.QR_CODE_2,
            name="cards-codes",
        ),
        button(
            words.text("club-cards-round", number=last or 1),
            blank if last else None,
            icon=ft.Icons.PRINT_OUTLINED,
            name="cards-round",
        ),
    )


def _sheets_card(state: State, evening: Evening, save: Save) -> ft.Control:
    words = state.words
    about = f"{evening.plan.name}, {day(words, evening.plan.date)}"
    papers: list[tuple[str, int, Callable[[], Sheet]]] = [
        ("check-in", 0, partial(sheets.check_in_list, evening))
    ]
    for played in evening.rounds:
        number = played.number
        papers.append(("cards", number, partial(sheets.round_cards, evening, number)))
        if played.state != "drawn":
            papers.append(("results", number, partial(sheets.results, evening, number)))
    papers.append(("standing", 0, partial(sheets.standing_sheet, evening)))
    papers.append(("log", 0, partial(sheets.log_sheet, evening)))

    def row(paper: str, number: int, sheet: Callable[[], Sheet]) -> ft.Control:
        key = f"{paper}-{number}" if number else paper
        title = words.text("club-paper", paper=paper, number=number)

        async def page() -> None:
            content = sheet_page(words, title, about, sheet())
            await save(_file(evening, key, "html"), content.encode())

        async def table() -> None:
            content = sheets.csv_of(sheet(), lambda coded: said(words, coded))
            await save(_file(evening, key, "csv"), content.encode())

        to_print, to_keep = (
            words.text("club-sheet-page", paper=title),
            words.text("club-sheet-csv", paper=title),
        )
        return ft.Row(
            [
                ft.Container(text(title, 16, line=SENTENCE), expand=True),
                icon_button(ft.Icons.PRINT_OUTLINED, to_print, page, name=f"page-{key}"),
                icon_button(ft.Icons.TABLE_VIEW, to_keep, table, name=f"csv-{key}"),
            ],
            spacing=4,
            key=key,
        )

    title = heading(words.text("club-sheets"))
    return card(title, remark(words.text("club-sheets-hint")), *(row(*paper) for paper in papers))


def _file(evening: Evening, key: str, kind: str) -> str:
    return f"{stem(evening.plan.name, evening.plan.date, key)}.{kind}"


def _moving_card(state: State, evening: Evening, save: Save) -> ft.Control:
    words = state.words

    async def keep() -> None:
        content = await state.saving(state.session.club.moving.evening_file, evening.uid)
        if isinstance(content, bytes):
            await save(f"{stem(evening.plan.name, evening.plan.date)}.json", content)

    return card(
        heading(words.text("club-move")),
        remark(words.text("club-move-hint")),
        button(words.text("club-move-save"), keep, icon=ft.Icons.SAVE_ALT, name="move-save"),
    )


@component
def InitialsCard(uid: EveningUid) -> Any:
    """Two chips; every screen of the evening follows at once."""
    state = use_state()
    words = state.words
    has_them, turn = ft.use_state(has_initials(state.session, uid))

    async def choose(way: str) -> None:
        await state.saving(choose_initials, state.session, uid, on=way == "initials")
        turn(has_initials(state.session, uid))

    ways = [(way, words.text(f"club-screen-{way}")) for way in ("names", "initials")]
    return card(
        heading(words.text("club-screen-shows")),
        remark(words.text("club-screen-shows-hint")),
        shared.chips("show", ways, "initials" if has_them else "names", choose),
    )


def sheet_page(words: Words, title: str, about: str, sheet: Sheet) -> str:
    """A sheet for a printer, as HTML; whatever somebody typed stands in it as text.

    Where a column is empty from top to bottom there is room to write.
    """
    columns = range(len(sheet.columns))
    blank = {place for place in columns if all(row[place] in (None, "") for row in sheet.rows)}
    heads = (
        f'<th scope="col">{escape(said(words, column))}</th>' for column in sheets.headings(sheet)
    )
    body = [
        f"<p>{escape(about)}</p>",
        "<table>",
        f"<thead><tr>{''.join(heads)}</tr></thead>",
        "<tbody>",
        *(_sheet_row(words, row, blank) for row in sheet.rows),
        "</tbody></table>",
    ]
    style = SHEET_STYLE + (LANDSCAPE_STYLE if len(sheet.columns) > MANY_COLUMNS else "")
    return _page(words, title, style, body)


def _sheet_row(words: Words, row: Sequence[Cell], blank: Collection[int]) -> str:
    cells = []
    for place, cell in enumerate(row):
        if place in blank:
            cells.append('<td class="blank"></td>')
        elif isinstance(cell, int):
            cells.append(f'<td class="number">{escape(words.number(cell))}</td>')
        else:
            value = said(words, cell) if isinstance(cell, Coded) else cell or ""
            cells.append(f"<td>{escape(value)}</td>")
    return f"<tr>{''.join(cells)}</tr>"


def _table_cards(words: Words, evening: Evening, codes: dict[int, str], address: str | None) -> str:
    """A card for each table with its code, which holds for all rounds of the evening."""

    def parts(code: str) -> Iterator[str]:
        if address is not None:
            yield qr_drawing(invitation(address, code))
            yield f'<p class="code">{escape(door(address))}</p>'
        yield f'<p class="code">{escape(spaced(code))}</p>'
        yield f"<p>{escape(words.text('club-card-how'))}</p>"

    cards = ((number, parts(code)) for number, code in sorted(codes.items()))
    return _cards_page(words, evening, evening.plan.name, cards)


def _round_cards(words: Words, evening: Evening, number: int) -> str:
    signed = f'<div class="sign">{escape(words.text("club-card-signed"))}</div>'
    name = f"{evening.plan.name}, {words.text('club-round', number=number)}"
    cards = [
        (
            table.number,
            [
                f'<div class="side"><span>{escape(side.name)}</span><span></span></div>{signed}'
                for side in match_sides(evening, table)
            ],
        )
        for table in evening.rounds[number - 1].tables
    ]
    return _cards_page(words, evening, name, cards)


def _cards_page(
    words: Words, evening: Evening, name: str, cards: Iterable[tuple[int, Iterable[str]]]
) -> str:
    sections = (
        f'<section class="card"><h2>{escape(words.text("club-table", number=number))}</h2>'
        f"{''.join(parts)}</section>"
        for number, parts in cards
    )
    title = words.text("club-cards-title", name=name, day=day(words, evening.plan.date))
    return _page(words, title, CARDS_STYLE, ['<div class="cards">', *sections, "</div>"])


def _page(words: Words, title: str, style: str, body: Iterable[str]) -> str:
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{escape(words.language)}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}{style}</style></head>",
            f"<body><h1>{escape(title)}</h1>",
            *body,
            "</body></html>",
            "",
        ]
    )
