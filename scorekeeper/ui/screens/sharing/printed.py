"""A match as a page of its own that prints well: one file, nothing fetched, no script."""

from collections.abc import Iterable, Iterator
from html import escape

from scorekeeper.session import OpenMatch
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.screens.sharing.telling import about, standing
from scorekeeper.words import Words

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
        yield _row(label, (("", words.number(score)) for score in opening))
    for number, (played, stand) in enumerate(
        zip(shown.match.deals, shown.progress.deals, strict=True), start=1
    ):
        dealt = f"{words.number(number)} {stand.dealer}" if stand.dealer else words.number(number)
        pairs = zip(stand.score.totals, stand.running, strict=True)
        yield _row(dealt, ((words.points(one), words.number(after)) for one, after in pairs))
        if played.note:
            width = 1 + 2 * len(shown.match.sides)
            yield f'<tr><td class="note" colspan="{width}">{escape(played.note)}</td></tr>'


def _foot(words: Words, shown: OpenMatch) -> Iterator[str]:
    totals = (("", words.number(total)) for total in shown.progress.totals)
    yield f"<tfoot>{_row(words.text('sheet-total'), totals)}</tfoot>"


def _row(label: str, cells: Iterable[tuple[str, str]]) -> str:
    said = "".join(
        f'<td class="points">{escape(points)}</td><td>{escape(total)}</td>'
        for points, total in cells
    )
    return f'<tr><th scope="row">{escape(label)}</th>{said}</tr>'
