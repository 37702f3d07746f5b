"""The result of a match on its way to other people.

telling  a few lines for a messenger
picture  the score sheet as a picture
printed  a page of its own for paper
ways     as text, as a picture, as a page: shared, copied, saved
sheet    the sheet that offers them
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import day
from scorekeeper.match import Side
from scorekeeper.services import OpenMatch
from scorekeeper.ui.drawing.canvas import Canvas, Color, fitted, width_of, wrapped
from scorekeeper.ui.drawing.fonts import bundled
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import Handler, icon_button, mark_of, spoken
from scorekeeper.ui.widgets.dialogs import Item, menu_sheet
from scorekeeper.ui.widgets.match import (
    DealLine,
    catching_up_lines,
    deal_lines,
    names_of,
    said_of_deal,
    said_of_ending,
    said_of_outcome,
    subtitle,
)
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, page
from scorekeeper.ui.widgets.sending import REFUSALS, SHARING, goods_of, use_sending
from scorekeeper.ui.widgets.text import SENTENCE, fitting_name, one_line, shared_size, text


def told_result(words: Words, shown: OpenMatch) -> str:
    """How the match stands, the sides with their totals, then rules, deals and day."""
    return "\n".join([standing(words, shown), *totals(words, shown), about(words, shown)])


def standing(words: Words, shown: OpenMatch) -> str:
    """Who has won and how, or who leads."""
    outcome = shown.progress.outcome
    if outcome.over:
        said = said_of_outcome(words, outcome, shown.match.sides)
        return f"{said}. {said_of_ending(words, shown)}."
    first, second, *_ = sorted(shown.progress.totals, reverse=True)
    if first == second:
        return words.text("share-level")
    side = shown.match.sides[shown.progress.totals.index(first)]
    return words.text("share-leads", side=side.name, margin=first - second)


def totals(words: Words, shown: OpenMatch) -> Iterator[str]:
    """Each side with its mark and total, most points first."""
    rows = enumerate(zip(shown.match.sides, shown.progress.totals, strict=True))
    for place, (side, total) in sorted(rows, key=lambda row: -row[1][1]):
        yield f"{mark_of(place).symbol} {side.name}: {words.number(total)}"


def about(words: Words, shown: OpenMatch) -> str:
    """Rules, number of deals, and day."""
    deals = words.text("share-deals", deals=len(shown.match.deals))
    parts = [subtitle(words, shown), deals, day(words, shown.match.started)]
    return " · ".join(part for part in parts if part)


EDGE, ROW, FIRST, POINTS, TOTAL = 36, 58, 130, 150, 170
TITLE, SMALL, TEXT = 38, 26, 30
GAP = 20
BASE = 39
"""Pixels from the top of a row to the foot of its letters."""
PAPER: Color = (255, 255, 255)
INK: Color = (24, 28, 25)
PALE: Color = (74, 84, 77)
RULE: Color = (200, 206, 201)
SIDES: Sequence[tuple[Color, Color]] = (
    ((214, 240, 223), (0, 62, 33)),
    ((222, 226, 255), (0, 24, 92)),
    ((232, 229, 214), (56, 48, 0)),
    ((255, 221, 224), (92, 0, 24)),
)
"""Ground and ink of each side's heading."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A text in a column, at its left or its right."""

    said: str
    left: float
    width: float
    face: Face = Face.REGULAR
    color: Color = INK
    is_right: bool = True


def picture(words: Words, shown: OpenMatch) -> bytes:
    """The sheet of a match as the bytes of a PNG; FileNotFoundError without the fonts."""
    return Sheet(words, shown).drawn()


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet of one match, all of its deals below each other."""

    words: Words
    shown: OpenMatch

    @property
    def width(self) -> int:
        """Pixels from edge to edge."""
        return 2 * EDGE + FIRST + len(self.shown.match.sides) * (POINTS + TOTAL)

    def drawn(self) -> bytes:
        """The whole: who has won, what it was, and the table."""
        room = self.width - 2 * EDGE
        prose = (
            Prose(standing(self.words, self.shown), TITLE, 50, Face.BOLD, INK),
            Prose(about(self.words, self.shown), SMALL, 36, Face.REGULAR, PALE),
        )
        rows = self._rows()
        height = sum(one.step * len(one.lines(room)) for one in prose)
        canvas = Canvas(self.width, 2 * EDGE + height + GAP + ROW * (len(rows) + 1), PAPER)
        top = EDGE
        for one in prose:
            top = one.write(canvas, top, room)
        top += GAP
        self._head(canvas, top)
        for place, row in enumerate(rows, start=1):
            canvas.box(EDGE, top + ROW * place, room, 2, INK if place == len(rows) else RULE)
            _row(canvas, top + ROW * place, row)
        return canvas.png()

    def _head(self, canvas: Canvas, top: int) -> None:
        _row(
            canvas,
            top,
            [Cell(self.words.text("sheet-deal"), EDGE, FIRST, Face.MEDIUM, PALE, False)],
        )
        for place, side in enumerate(self.shown.match.sides):
            ground, ink = SIDES[place % len(SIDES)]
            left, width = self._left(place), POINTS + TOTAL
            canvas.box(left, top, width - 6, ROW, ground)
            name = self._called(side, width - 34)
            _row(canvas, top, [Cell(name, left + 14, width - 34, Face.BOLD, ink, False)])

    def _rows(self) -> list[list[Cell]]:
        """Opening scores, deals and totals."""
        words, number = self.words, self.words.number
        rows: list[list[Cell]] = []
        opening = self.shown.match.opening_scores
        if any(opening):
            said = [("", number(score)) for score in opening]
            rows.append(self._cells(words.text("sheet-opening"), said))
        for place, deal in enumerate(self.shown.progress.deals, start=1):
            pairs = zip(deal.score.totals, deal.running, strict=True)
            said = [(words.points(points), number(total)) for points, total in pairs]
            rows.append(self._cells(number(place), said))
        said = [("", number(total)) for total in self.shown.progress.totals]
        return [*rows, self._cells(words.text("sheet-total"), said, Face.BOLD)]

    def _cells(
        self, label: str, said: Sequence[tuple[str, str]], face: Face = Face.MEDIUM
    ) -> list[Cell]:
        cells = [Cell(label, EDGE, FIRST, face, PALE, is_right=False)]
        for place, (points, total) in enumerate(said):
            left = self._left(place)
            cells.append(Cell(points, left, POINTS, Face.REGULAR, PALE))
            cells.append(Cell(total, left + POINTS, TOTAL - 20, face))
        return cells

    def _called(self, side: Side, room: float) -> str:
        """A side's mark and name, or the table's own short form where the name has no room."""
        mark, fonts = mark_of(self.shown.match.sides.index(side)).symbol, bundled(Face.BOLD)
        full = f"{mark} {side.name}"
        has_room = side.short is None or width_of(full, TEXT, fonts) <= room
        return full if has_room else f"{mark} {side.short}"

    def _left(self, place: int) -> int:
        return EDGE + FIRST + place * (POINTS + TOTAL)


@dataclass(frozen=True, slots=True)
class Prose:
    """A text above the table, in as many lines as it needs."""

    said: str
    size: int
    step: int
    """Pixels from line to line."""
    face: Face
    color: Color

    def lines(self, room: float) -> list[str]:
        """The lines that it takes."""
        return wrapped(self.said, room, self.size, bundled(self.face))

    def write(self, canvas: Canvas, top: int, room: float) -> int:
        """Write it, and give the place below it."""
        fonts = bundled(self.face)
        for line in self.lines(room):
            canvas.text(EDGE, top + self.size, line, size=self.size, fonts=fonts, color=self.color)
            top += self.step
        return top


def _row(canvas: Canvas, top: int, cells: Sequence[Cell]) -> None:
    for cell in cells:
        fonts = bundled(cell.face)
        said = fitted(cell.said, cell.width, TEXT, fonts)
        left = cell.left
        if cell.is_right:
            left += cell.width - width_of(said, TEXT, fonts)
        canvas.text(left, top + BASE, said, size=TEXT, fonts=fonts, color=cell.color)


STYLE = """
@page { size: A4; margin: 18mm 16mm; }
body { font: 12pt/1.4 system-ui, sans-serif; color: #000; background: #fff;
       max-width: 46em; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 18pt; margin: 0 0 .2em; }
p { margin: 0 0 1em; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border-bottom: 1px solid #999; padding: .35em .6em; text-align: right; }
th:first-child, td:first-child { text-align: left; }
th[scope=col] { border-bottom: 2px solid #000; }
tfoot th, tfoot td { font-weight: bold; border-top: 2px solid #000; border-bottom: none; }
.points { color: #444; }
.note { text-align: left; font-size: 10pt; color: #444; }
@media print { body { margin: 0; max-width: none; padding: 0; } }
"""


def printed(words: Words, shown: OpenMatch) -> str:
    """The page as HTML; whatever somebody typed stands in it as text."""
    names = ", ".join(side.name for side in shown.match.sides)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{escape(words.language)}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(names)}</title><style>{STYLE}</style></head>",
            f"<body><h1>{escape(standing(words, shown))}</h1>",
            f"<p>{escape(about(words, shown))}</p>",
            "<table>",
            *_head(words, shown),
            "<tbody>",
            *_rows(words, shown),
            "</tbody>",
            *_foot(words, shown),
            "</table></body></html>",
            "",
        ]
    )


def _head(words: Words, shown: OpenMatch) -> Iterator[str]:
    cells = [f'<th scope="col">{escape(words.text("sheet-deal"))}</th>']
    for place, side in enumerate(shown.match.sides):
        name = f"{mark_of(place).symbol} {side.name}"
        cells.append(f'<th scope="col" colspan="2">{escape(name)}</th>')
    yield f"<thead><tr>{''.join(cells)}</tr></thead>"


def _rows(words: Words, shown: OpenMatch) -> Iterator[str]:
    opening = shown.match.opening_scores
    if any(opening):
        label = words.text("sheet-opening")
        yield _printed_row(label, (("", words.number(score)) for score in opening))
    for number, (played, stand) in enumerate(
        zip(shown.match.deals, shown.progress.deals, strict=True), start=1
    ):
        dealt = f"{words.number(number)} {stand.dealer}" if stand.dealer else words.number(number)
        pairs = zip(stand.score.totals, stand.running, strict=True)
        yield _printed_row(
            dealt, ((words.points(one), words.number(after)) for one, after in pairs)
        )
        if played.note:
            width = 1 + 2 * len(shown.match.sides)
            yield f'<tr><td class="note" colspan="{width}">{escape(played.note)}</td></tr>'


def _foot(words: Words, shown: OpenMatch) -> Iterator[str]:
    totals = (("", words.number(total)) for total in shown.progress.totals)
    yield f"<tfoot>{_printed_row(words.text('sheet-total'), totals)}</tfoot>"


def _printed_row(label: str, cells: Iterable[tuple[str, str]]) -> str:
    said = "".join(
        f'<td class="points">{escape(points)}</td><td>{escape(total)}</td>'
        for points, total in cells
    )
    return f'<tr><th scope="row">{escape(label)}</th>{said}</tr>'


PNG, PAGE = "png", "html"


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways out for the result of one match; `say` tells how it went."""

    state: State
    shown: OpenMatch
    say: Callable[[str], None]

    @property
    def stem(self) -> str:
        """The name of a file, without what comes after the dot."""
        return goods_of(self.shown.uid, self.shown.match).stem

    async def share_text(self) -> None:
        """Hand the lines to the share sheet of the system."""
        await self._shared(lambda: ft.Share().share_text(self._text()))

    async def share_picture(self) -> None:
        """Hand the picture to the share sheet of the system."""
        drawn = await self._drawn()
        if drawn is None:
            return
        name = f"{self.stem}.{PNG}"
        file = ft.ShareFile.from_bytes(drawn, mime_type="image/png", name=name)
        await self._shared(lambda: ft.Share().share_files([file]))

    async def copy(self) -> None:
        """Put the lines on the clipboard."""
        try:
            await ft.Clipboard().set(self._text())
        except (*REFUSALS, TimeoutError):
            self._say("send-failed")
        else:
            self._say("share-copied")

    async def save_picture(self) -> None:
        """Save the picture as a file."""
        drawn = await self._drawn()
        if drawn is not None:
            await self._saved(f"{self.stem}.{PNG}", drawn)

    async def save_page(self) -> None:
        """Save the page for printing as a file."""
        page = printed(self.state.words, self.shown)
        await self._saved(f"{self.stem}.{PAGE}", page.encode())

    def _text(self) -> str:
        return told_result(self.state.words, self.shown)

    async def _drawn(self) -> bytes | None:
        try:
            return await asyncio.to_thread(picture, self.state.words, self.shown)
        except OSError:  # a program without its fonts
            self._say("send-failed")
            return None

    async def _shared(self, share: Callable[[], Awaitable[ft.ShareResult]]) -> None:
        try:
            result = await share()
        except TimeoutError:
            return  # somebody thinks about whom to send it to
        except REFUSALS:
            self._say("send-failed")
            return
        if result.status is ft.ShareResultStatus.UNAVAILABLE:
            self._say("send-failed")

    async def _saved(self, name: str, content: bytes) -> None:
        page = ft.context.page
        try:
            path = await ft.FilePicker().save_file(file_name=name, src_bytes=content)
        except (*REFUSALS, TimeoutError):
            self._say("send-failed")
            return
        if path or page.web:
            key = "send-downloaded" if page.web else "send-saved"
            self.say(self.state.words.text(key, file=path or name))

    def _say(self, key: str) -> None:
        self.say(self.state.words.text(key))


AT_ONCE = "?share"
"""At the end of an address: the sheet is open from the beginning."""


def use_sharing(state: State) -> Callable[[], None]:
    """Have the sheet in a component; gives the call that opens it."""
    is_open, set_open = ft.use_state(ft.context.page.route.endswith(AT_ONCE))
    said, say = ft.use_state("")
    send, shown = use_sending(state), state.match

    def start() -> None:
        say("")
        set_open(True)

    def close() -> None:
        set_open(False)

    def as_file() -> None:
        close()
        if shown is not None:
            send(goods_of(shown.uid, shown.match))

    sheet = None
    if is_open and shown is not None:
        sheet = _sheet(Ways(state, shown, say), as_file, close, said)
    ft.use_dialog(sheet)
    return start


def _sheet(ways: Ways, as_file: Handler, close: Handler, said: str) -> ft.BottomSheet:
    words = ways.state.words
    items = [
        Item("share-copy", words.text("share-copy"), ft.Icons.CONTENT_COPY, ways.copy),
        Item(
            "share-save-picture",
            words.text("share-save-picture"),
            ft.Icons.IMAGE_OUTLINED,
            ways.save_picture,
        ),
        Item("share-page", words.text("share-page"), ft.Icons.PRINT_OUTLINED, ways.save_page),
        Item("share-file", words.text("share-file"), ft.Icons.SAVE_ALT, as_file),
    ]
    if ft.context.page.platform in SHARING:
        items = [
            Item("share-text", words.text("share-text"), ft.Icons.SHARE, ways.share_text),
            Item(
                "share-picture",
                words.text("share-picture"),
                ft.Icons.IMAGE,
                ways.share_picture,
            ),
            *items,
        ]
    return menu_sheet(ways.state, words.text("share"), items, close, said=said)


C = ft.Colors
TABLE_FIRST, LEAST_PAIR, MOST_PAIR = 58, 124, 360
"""Widths of the first column, and of a side's two columns."""
TABLE_POINTS, TOTALS = 0.48, 0.52
"""Shares of the two in the width of a side."""
ASIDE = 10


class SheetTable:
    """The rows of a sheet, all with the same columns."""

    def __init__(self, state: State, shown: OpenMatch) -> None:
        self.words, self.shown, self.scale = state.words, shown, state.layout.scale
        self.names = names_of(shown)
        room = state.layout.width - 2 * SIDE_PADDING - TABLE_FIRST * self.scale
        each = min(room / len(self.names), MOST_PAIR)
        self.pair = max(each, LEAST_PAIR * self.scale)
        self.points_size = self._size(
            (self.words.points(n) for deal in shown.progress.deals for n in deal.score.totals),
            TABLE_POINTS,
            most=16,
        )
        self.totals_size = self._size(
            (self.words.number(n) for deal in shown.progress.deals for n in deal.running),
            TOTALS,
            most=18,
        )

    def table(self) -> ft.Control:
        """Heading, opening scores, deals, totals and requirements."""
        lines = deal_lines(self.shown)[::-1]
        rows = [self._heading(), *self._opening(), *map(self._deal, lines), *self._standing()]
        return ft.Container(
            ft.Column(rows, spacing=0, tight=True),
            bgcolor=C.SURFACE_CONTAINER_LOW,
            border_radius=18,
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        )

    def _heading(self) -> ft.Control:
        sides = self.shown.match.sides
        cells: list[ft.Control] = []
        for place, side in enumerate(sides):
            mark, room = mark_of(place), self.pair - 34
            name = fitting_name(side.name, side.short, room, size=15, scale=self.scale)
            shown = one_line(name, 15, Face.BOLD, color=mark.on_container, expand=True)
            cells.append(
                ft.Container(
                    ft.Row([text(mark.symbol, 16, color=mark.color), shown], spacing=5),
                    width=self.pair,
                    bgcolor=mark.container,
                    padding=ft.Padding.symmetric(vertical=10, horizontal=8),
                )
            )
        first = self._first(self.words.text("sheet-deal"))
        said = self.words.text("sheet-heading-said", sides=", ".join(self.names))
        return spoken(ft.Row([first, *cells], spacing=0, tight=True), said)

    def _opening(self) -> list[ft.Control]:
        scores = self.shown.match.opening_scores
        if not any(scores):
            return []
        said = self._of_sides([self.words.number(score) for score in scores])
        label = self.words.text("sheet-opening")
        row = self._row(label, [("", score) for score in scores], f"{label}: {said}", "opening")
        return [row, *self._reason()]

    def _reason(self) -> list[ft.Control]:
        """Where the opening scores come from, if that was said."""
        reason = self.shown.match.opening_reason
        if not reason:
            return []
        shown = text(reason, 14, color=C.ON_SURFACE_VARIANT)
        padding = ft.Padding.only(left=10, bottom=8)
        return [spoken(ft.Container(shown, padding=padding), reason, name="opening-reason")]

    def _deal(self, line: DealLine) -> ft.Control:
        totals = line.stand.score.totals
        cells = [
            (self.words.points(points), after)
            for points, after in zip(totals, line.stand.running, strict=True)
        ]
        said = said_of_deal(self.words, line, self.names)
        return self._row(f"{line.number}", cells, said, f"deal-{line.number}")

    def _standing(self) -> list[ft.Control]:
        """The totals in bold, and what each side needs."""
        words, progress = self.words, self.shown.progress
        label, totals = words.text("sheet-total"), [("", total) for total in progress.totals]
        said = self._of_sides([words.number(total) for total in progress.totals])
        rows = [self._row(label, totals, f"{label}: {said}", "total", bold=True)]
        if progress.outcome.over:
            return rows
        needs = [words.requirement(one) for one in progress.requirements]
        label = words.text("sheet-needs")
        cells = [self._cell(needed, self.pair, self.points_size, Face.BOLD) for needed in needs]
        row = self._framed([self._first(label), *cells])
        return [*rows, spoken(row, f"{label}: {self._of_sides(needs)}", name="needs")]

    def _of_sides(self, values: Sequence[str]) -> str:
        return "; ".join(
            self.words.text("sheet-of-side", side=name, value=value)
            for name, value in zip(self.names, values, strict=True)
        )

    def _row(
        self,
        label: str,
        cells: Sequence[tuple[str, int]],
        said: str,
        name: str,
        *,
        bold: bool = False,
    ) -> ft.Control:
        """A row with points and a running total for each side."""
        shown: list[ft.Control] = [self._first(label)]
        for points, total in cells:
            shown.append(self._cell(points, self.pair * TABLE_POINTS, self.points_size))
            face, said_total = Face.BOLD if bold else Face.MEDIUM, self.words.number(total)
            shown.append(self._cell(said_total, self.pair * TOTALS, self.totals_size, face))
        return spoken(self._framed(shown), said, name=name)

    def _framed(self, cells: list[ft.Control]) -> ft.Control:
        return ft.Container(
            ft.Row(cells, spacing=0, tight=True),
            padding=ft.Padding.symmetric(vertical=9),
            border=ft.Border.only(top=ft.BorderSide(1, C.OUTLINE_VARIANT)),
        )

    def _first(self, label: str) -> ft.Control:
        return ft.Container(
            one_line(label, 15, Face.MEDIUM, color=C.ON_SURFACE_VARIANT),
            width=TABLE_FIRST * self.scale,
            padding=ft.Padding.only(left=10),
        )

    def _cell(self, said: str, width: float, size: float, face: Face = Face.REGULAR) -> ft.Control:
        return ft.Container(
            text(said, size, face, max_lines=2),
            width=width,
            alignment=ft.Alignment.CENTER_RIGHT,
            padding=ft.Padding.only(right=ASIDE),
        )

    def _size(self, numbers: Iterable[str], share: float, *, most: float) -> float:
        """The size in which all numbers of a column have room."""
        room = self.pair * share - ASIDE
        return shared_size(numbers, room, scale=self.scale, most=most, least=12)


ROUTE = "/sheet"


@component
def SheetScreen() -> Any:
    """Deals by row, sides by column, and how the match stands."""
    state = use_state()
    shown = state.match
    share = use_sharing(state)
    parts: list[ft.Control] = []
    if shown is not None:
        table = SheetTable(state, shown).table()
        parts = [ft.Row([table], scroll=ft.ScrollMode.AUTO), _outcome(state.words, shown)]
        parts += catching_up_lines(state, shown)
    body = ft.Column(parts, spacing=12, expand=True, scroll=ft.ScrollMode.AUTO)
    padding = ft.Padding.symmetric(horizontal=SIDE_PADDING)
    return cover(
        ROUTE, page(_bar(state, share), ft.Container(body, expand=True, padding=padding)), _home
    )


def _home() -> None:
    go("/")


def _bar(state: State, share: Handler) -> ft.Container:
    words, shown = state.words, state.match
    under = [] if shown is None else [subtitle(words, shown), day(words, shown.match.started)]
    return app_bar(
        words.text("table-sheet"),
        " · ".join(part for part in under if part),
        on_back=_home,
        back_label=words.text("back"),
        actions=[] if shown is None else [_share(words, share)],
    )


def _share(words: Words, share: Handler) -> ft.Control:
    return icon_button(ft.Icons.SHARE, words.text("share"), share, name="share")


def _outcome(words: Words, shown: OpenMatch) -> ft.Control:
    """How the match stands, in a sentence."""
    outcome = shown.progress.outcome
    said = words.text("sheet-running")
    if outcome.over or outcome.tie:
        how = said_of_ending(words, shown) if outcome.over else words.text("ending-tie-plays-on")
        said = f"{said_of_outcome(words, outcome, shown.match.sides)}. {how}."
    return spoken(text(said, 17, Face.MEDIUM, line=SENTENCE), said, name="outcome")
