"""A sheet as a page of its own that prints well: one file, nothing fetched, no script."""

from collections.abc import Collection, Iterable, Sequence
from html import escape

from scorekeeper.session.club.tabular import Cell, Coded, Sheet, headings
from scorekeeper.ui.screens.sharing.printed import STYLE
from scorekeeper.words import Words
from scorekeeper.words.clubs.sheets import said

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
