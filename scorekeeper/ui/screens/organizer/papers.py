"""What is printed, saved and shown on the wall: everything of an evening outside the app.

screen   the whole
sheets   the sheets that there are, each as a page for printing and as CSV
page     a sheet as a page of its own
cards    cards with a code for each table
initials names or initials on the big screen
keeping  saving a file from the screen
moving   the evening as one file, and its end
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import Any

import flet as ft

from scorekeeper.club import Evening, EveningUid, Table, match_sides
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import said
from scorekeeper.i18n.messages import day
from scorekeeper.services.club.sheets import (
    Cell,
    Coded,
    Sheet,
    check_in_list,
    csv_of,
    headings,
    log_sheet,
    results,
    round_cards,
    standing_sheet,
)
from scorekeeper.ui.screens.big_screen import choose_initials, has_initials
from scorekeeper.ui.screens.organizer.page import (
    CLUB,
    ORGANISER,
    door,
    evening_screen,
    gone,
    invitation,
    qr_drawing,
    spaced,
    use_evening,
)
from scorekeeper.ui.screens.organizer.players import outlook
from scorekeeper.ui.screens.organizer.table import CodeCard
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    card,
    choice,
    choices,
    heading,
    icon_button,
    remark,
)
from scorekeeper.ui.widgets.dialogs import answer, question
from scorekeeper.ui.widgets.page import SIDE_PADDING, sentence
from scorekeeper.ui.widgets.sending import REFUSALS, STYLE, stem
from scorekeeper.ui.widgets.text import SENTENCE, text

OWN = """
@page { size: A4; margin: 14mm 12mm; }
body { max-width: 60em; }
td, th { text-align: left; }
td.number { text-align: right; }
td.blank { min-width: 5em; }
"""
ACROSS = """
@page { size: A4 landscape; margin: 10mm; }
body { max-width: none; font-size: 9.5pt; }
th, td { padding: .3em .4em; }
"""
MANY = 8
"""Columns from which on a page lies on its side."""


def sheet_page(words: Words, title: str, about: str, sheet: Sheet) -> str:
    """The page as HTML; whatever somebody typed stands in it as text."""
    heads = "".join(f'<th scope="col">{escape(said(words, one))}</th>' for one in headings(sheet))
    columns = range(len(sheet.columns))
    blank = {place for place in columns if all(r[place] in (None, "") for r in sheet.rows)}
    rows = (_row(words, row, blank) for row in sheet.rows)
    table = ["<table>", f"<thead><tr>{heads}</tr></thead>", "<tbody>", *rows, "</tbody></table>"]
    style = OWN + (ACROSS if len(sheet.columns) > MANY else "")
    return whole_page(words, title, style, [f"<p>{escape(about)}</p>", *table])


def _row(words: Words, row: Sequence[Cell], blank: Collection[int]) -> str:
    """A row; where a column is empty from top to bottom there is room to write."""
    cells = (
        '<td class="blank"></td>' if place in blank else _cell(words, cell)
        for place, cell in enumerate(row)
    )
    return f"<tr>{''.join(cells)}</tr>"


def whole_page(words: Words, title: str, style: str, body: Iterable[str]) -> str:
    """A page with a title, in the language of the words."""
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


def _cell(words: Words, cell: Cell) -> str:
    if cell is None:
        return "<td></td>"
    if isinstance(cell, int):
        return f'<td class="number">{escape(words.number(cell))}</td>'
    told = said(words, cell) if isinstance(cell, Coded) else cell
    return f"<td>{escape(told)}</td>"


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


def table_cards(
    words: Words, evening: Evening, codes: Mapping[int, str], address: str | None
) -> str:
    """A card for each table with its code, which holds for all rounds of the evening."""
    body = (
        _card(words, number, [*_code(words, code, address)])
        for number, code in sorted(codes.items())
    )
    title = words.text(
        "club-cards-title", name=evening.plan.name, day=day(words, evening.plan.date)
    )
    return whole_page(words, title, CARDS_STYLE, ['<div class="cards">', *body, "</div>"])


def round_cards_page(words: Words, evening: Evening, number: int) -> str:
    """A card for each table of a round: its sides, with room for scores and signatures."""
    tables = evening.rounds[number - 1].tables
    body = (_card(words, one.number, [*_sides(words, evening, one)]) for one in tables)
    name = f"{evening.plan.name}, {words.text('club-round', number=number)}"
    title = words.text("club-cards-title", name=name, day=day(words, evening.plan.date))
    return whole_page(words, title, CARDS_STYLE, ['<div class="cards">', *body, "</div>"])


def _card(words: Words, number: int, parts: list[str]) -> str:
    title = escape(words.text("club-table", number=number))
    return f'<section class="card"><h2>{title}</h2>{"".join(parts)}</section>'


def _code(words: Words, code: str, address: str | None) -> Iterator[str]:
    if address is not None:
        yield qr_drawing(invitation(address, code))
        yield f'<p class="code">{escape(door(address))}</p>'
    yield f'<p class="code">{escape(spaced(code))}</p>'
    yield f"<p>{escape(words.text('club-card-how'))}</p>"


def _sides(words: Words, evening: Evening, table: Table) -> Iterator[str]:
    for side in match_sides(evening, table):
        yield f'<div class="side"><span>{escape(side.name)}</span><span></span></div>'
        yield f'<div class="sign">{escape(words.text("club-card-signed"))}</div>'


@component
def InitialsCard(uid: EveningUid) -> Any:
    """Two chips; every screen of the evening follows at once."""
    state = use_state()
    words = state.words
    before = has_initials(state.session, uid)
    is_on, turn = ft.use_state(before)

    def chooser(*, on: bool) -> Handler:
        async def choose() -> None:
            await state.saving(choose_initials, state.session, uid, on=on)
            turn(has_initials(state.session, uid))

        return choose

    names, initials = chooser(on=False), chooser(on=True)
    chips = [
        choice(words.text("club-screen-names"), names, name="show-names", selected=not is_on),
        choice(words.text("club-screen-initials"), initials, name="show-initials", selected=is_on),
    ]
    title = heading(words.text("club-screen-shows"))
    return card(title, remark(words.text("club-screen-shows-hint")), choices(chips))


Save = Callable[[str, bytes], Awaitable[None]]


def use_saved(state: State) -> tuple[list[ft.Control], Save]:
    """Have files saved in a component; gives what is said about it, and the call that saves."""
    told, tell = ft.use_state("")

    async def save(name: str, content: bytes) -> None:
        page, words = ft.context.page, state.words
        try:
            path = await ft.FilePicker().save_file(file_name=name, src_bytes=content)
        except (*REFUSALS, TimeoutError):
            tell(words.text("send-failed"))
            return
        if path or page.web:
            key = "send-downloaded" if page.web else "send-saved"
            tell(words.text(key, file=path or name))

    return ([sentence(told, name="saved", live=True)] if told else []), save


@component
def MovingCard(evening: Evening, save: Save) -> Any:
    """Everything in one file, and how another computer goes on with it."""
    state = use_state()
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
def DeleteCard(evening: Evening) -> Any:
    """The way out of the list; it is asked once, and can be taken back."""
    state = use_state()
    words = state.words
    asking, ask = ft.use_state(False)

    async def delete() -> None:
        ask(False)
        await state.saving(state.session.club.evenings.delete, evening.uid, by=ORGANISER)
        if state.failure is None:
            go(CLUB)

    cancel = answer(words.text("cancel"), lambda: ask(False), name="cancel")
    do = answer(words.text("club-delete"), delete, name="confirm", danger=True)
    title = words.text("club-delete-ask", name=evening.plan.name)
    hint = words.text("club-delete-hint")
    ft.use_dialog(question(title, hint, [do, cancel], lambda: ask(False)) if asking else None)
    return button(
        words.text("club-delete"), lambda: ask(True), icon=ft.Icons.DELETE_OUTLINE, name="delete"
    )


@dataclass(frozen=True, slots=True)
class Paper:
    """One sheet: what it is called, and how it is made."""

    key: str
    title: str
    made: Callable[[], Sheet]

    def csv(self, words: Words) -> bytes:
        """The sheet for a spreadsheet."""
        return csv_of(self.made(), lambda coded: said(words, coded)).encode()

    def page(self, words: Words, evening: Evening) -> bytes:
        """The sheet for a printer."""
        about = f"{evening.plan.name}, {day(words, evening.plan.date)}"
        return sheet_page(words, self.title, about, self.made()).encode()

    def file(self, evening: Evening, kind: str) -> str:
        """What the file is called."""
        return f"{stem(evening.plan.name, evening.plan.date, self.key)}.{kind}"


def papers(words: Words, evening: Evening) -> Iterator[Paper]:
    """Every sheet that there is at this moment."""

    def paper(key: str, made: Callable[[], Sheet], number: int = 0) -> Paper:
        name = f"{key}-{number}" if number else key
        return Paper(name, words.text("club-paper", paper=key, number=number), made)

    yield paper("check-in", partial(check_in_list, evening))
    for played in evening.rounds:
        number = played.number
        yield paper("cards", partial(round_cards, evening, number), number)
        if played.state != "drawn":
            yield paper("results", partial(results, evening, number), number)
    yield paper("standing", partial(standing_sheet, evening))
    yield paper("log", partial(log_sheet, evening))


TWO_COLUMNS = 760
HTML, CSV = "html", "csv"


@component
def PapersScreen() -> Any:
    """Everything that leaves the app, in one column or two."""
    state = use_state()
    evening = use_evening(state)
    told, save = use_saved(state)
    if evening is None:
        return gone(state)
    left = [*told, _cards(state, evening, save), _sheets(state, evening, save)]
    right = [
        CodeCard(evening.uid, None, key="screen"),
        InitialsCard(evening.uid, key="initials"),
        MovingCard(evening, save, key="moving"),
        DeleteCard(evening, key="delete"),
    ]
    if state.layout.beside_tabs < TWO_COLUMNS or state.layout.has_large_text:
        body: ft.Control = _column([*left, *right])
    else:
        panes: list[ft.Control] = [_column(left), _column(right)]
        body = ft.Row(panes, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return evening_screen(state, evening, "papers", body)


def _cards(state: State, evening: Evening, save: Save) -> ft.Control:
    """Cards with a code for each table, and cards to write on."""
    words = state.words
    count, last = _tables(evening), len(evening.rounds)

    async def codes() -> None:
        verb = state.session.club.access.codes
        found = await state.saving(verb, evening.uid, range(1, count + 1))
        if isinstance(found, dict):
            page = table_cards(words, evening, found, state.club_address)
            await save(_file(evening, "tables"), page.encode())

    async def blank() -> None:
        await save(_file(evening, "cards"), round_cards_page(words, evening, last).encode())

    parts = [heading(words.text("club-cards")), remark(words.text("club-cards-hint"))]
    if state.club_address is None:
        parts.append(remark(words.text("club-no-server"), name="no-server"))
    ways = [
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
    ]
    return card(*parts, *ways)


def _tables(evening: Evening) -> int:
    """How many tables want a card: those of the last round, or of the one to come."""
    found = outlook(evening)
    last = len(evening.rounds[-1].tables) if evening.rounds else 0
    return max(last, found.tables + found.lone)


def _sheets(state: State, evening: Evening, save: Save) -> ft.Control:
    words = state.words
    rows = [_sheet(state, evening, paper, save) for paper in papers(words, evening)]
    title = heading(words.text("club-sheets"))
    return card(title, remark(words.text("club-sheets-hint")), *rows)


def _sheet(state: State, evening: Evening, paper: Paper, save: Save) -> ft.Control:
    """A sheet by its name, with its page and its table."""
    words = state.words

    async def page() -> None:
        await save(paper.file(evening, HTML), paper.page(words, evening))

    async def table() -> None:
        await save(paper.file(evening, CSV), paper.csv(words))

    name = ft.Container(text(paper.title, 16, line=SENTENCE), expand=True)
    to_print = icon_button(
        ft.Icons.PRINT_OUTLINED,
        words.text("club-sheet-page", paper=paper.title),
        page,
        name=f"page-{paper.key}",
    )
    to_keep = icon_button(
        ft.Icons.TABLE_VIEW,
        words.text("club-sheet-csv", paper=paper.title),
        table,
        name=f"csv-{paper.key}",
    )
    return ft.Row([name, to_print, to_keep], spacing=4, key=paper.key)


def _file(evening: Evening, key: str) -> str:
    return f"{stem(evening.plan.name, evening.plan.date, key)}.{HTML}"


def _column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)
