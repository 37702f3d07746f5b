"""Cards for the tables: the code to scan, who sits there, and lines for scores and signatures."""

from collections.abc import Iterator, Mapping
from html import escape

from scorekeeper.club import Evening, Table, match_sides
from scorekeeper.ui.screens.club.inviting import door, invitation, qr_drawing, spaced
from scorekeeper.ui.screens.club.papers.page import whole_page
from scorekeeper.words import Words
from scorekeeper.words.times import day

STYLE = """
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
    return whole_page(words, title, STYLE, ['<div class="cards">', *body, "</div>"])


def round_cards(words: Words, evening: Evening, number: int) -> str:
    """A card for each table of a round: its sides, with room for scores and signatures."""
    tables = evening.rounds[number - 1].tables
    body = (_card(words, one.number, [*_sides(words, evening, one)]) for one in tables)
    name = f"{evening.plan.name}, {words.text('club-round', number=number)}"
    title = words.text("club-cards-title", name=name, day=day(words, evening.plan.date))
    return whole_page(words, title, STYLE, ['<div class="cards">', *body, "</div>"])


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
