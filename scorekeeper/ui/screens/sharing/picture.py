"""The score sheet as a picture, drawn by the program itself: the same on every device."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.match import Side
from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.drawing.canvas import Canvas, Color, fitted, width_of, wrapped
from scorekeeper.ui.drawing.fonts import bundled
from scorekeeper.ui.screens.sharing.telling import about, standing
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

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
