"""The deals, newest first: what each brought, and where the sides stood after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.match import DealProgress, PlayedDeal, Side
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.badges import badge_width, out_badge
from scorekeeper.ui.components.fit import digits_size, digits_width, fits, fitting_name
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.spoken import unspoken
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import one_line, text
from scorekeeper.ui.context import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
ROW, HEADS, ARROW = 54, 30, 20
HEAD_NAME, HEAD_MARK = 14, 20
"""Size of a head's name, and the room of the mark before it."""
ENDS, GAP, NUMBER = 92, 6, 44
"""Room for both ends of a row, before the badge beside points, and for the deal's number."""
USUAL_SIDES = 2
"""With more sides their cards do not stand above the columns, which then have heads."""
LEAST_POINTS = 74
"""With so much room for points a badge stands beside them."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What all rows have in common."""

    words: Words
    names: tuple[str, ...]
    width: float
    scale: float
    """Of texts, as the system shows them."""
    badge: float
    """The width of the longest badge in the list; 0 where there is none."""


@dataclass(frozen=True, slots=True)
class DealLine:
    """One deal as the list shows it."""

    number: int
    played: PlayedDeal
    stand: DealProgress

    def ended(self, side: int) -> str | None:
        """The word for how a side ended the deal, as a key; None for the others."""
        if side >= len(self.played.deal.sides):
            return None
        reported = self.played.deal.sides[side]
        if reported.acaba == "caller":
            return "badge-acaba"
        return "badge-out" if reported.went_out else None


def deal_lines(shown: OpenMatch) -> list[DealLine]:
    """The deals of a match, newest first."""
    pairs = zip(shown.match.deals, shown.progress.deals, strict=True)
    return [DealLine(number, *pair) for number, pair in enumerate(pairs, start=1)][::-1]


def deals_card(state: State, shown: OpenMatch, width: float) -> ft.Container:
    """All deals in one rounded card."""
    lines, scale = deal_lines(shown), state.layout.scale
    names = names_of(shown)
    ends = {line.ended(side) for line in lines for side in range(len(names))} - {None}
    badges = (badge_width(state.words.text(str(one)), scale=scale) for one in ends)
    frame = Frame(state.words, names, width, scale, max(badges, default=0))
    rows: list[ft.Control] = [DealRow(frame, line, key=line.number) for line in lines]
    if lines and has_heads(shown):
        rows.insert(0, _heads(frame, shown.match.sides))
    return ft.Container(
        ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=20,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def list_height(shown: OpenMatch) -> float:
    """About how high all deals are in usual text."""
    return len(shown.match.deals) * ROW + (HEADS if has_heads(shown) else 0)


def has_heads(shown: OpenMatch) -> bool:
    """Whether each column says whose it is."""
    return len(shown.match.sides) > USUAL_SIDES


def _heads(frame: Frame, sides: Sequence[Side]) -> ft.Control:
    """Whose each column is: the mark of a side, and its name where it has room."""
    each = (frame.width - ENDS) / len(sides)
    beside = _beside_points(frame, each)
    right = 0 if beside is None else beside + _free(each)
    heads = [_head(frame, place, side, each - GAP - right) for place, side in enumerate(sides)]
    padding = ft.Padding.only(right=right)
    cells = [ft.Container(head, expand=True, padding=padding) for head in heads]
    row = ft.Row([ft.Container(width=NUMBER), *cells, ft.Container(width=ARROW)], spacing=0)
    return unspoken(ft.Container(row, padding=ft.Padding.only(left=14, right=8, top=6)))


def _head(frame: Frame, place: int, side: Side, room: float) -> ft.Row:
    mark, left = mark_of(place), room - HEAD_MARK * frame.scale
    name = fitting_name(side.name, side.short, left, size=HEAD_NAME, scale=frame.scale)
    shown: list[ft.Control] = [text(mark.symbol, HEAD_NAME, color=mark.color)]
    if fits(name, left, size=HEAD_NAME, scale=frame.scale):
        shown.append(one_line(name, HEAD_NAME, color=C.ON_SURFACE_VARIANT))
    return ft.Row(shown, spacing=4, alignment=ft.MainAxisAlignment.END)


def names_of(shown: OpenMatch) -> tuple[str, ...]:
    """The names of the sides, in order."""
    return tuple(side.name for side in shown.match.sides)


def said_of_deal(words: Words, line: DealLine, names: Sequence[str]) -> str:
    """A deal as a screen reader says it."""
    sides = [
        words.text(
            "deal-said-side",
            side=name,
            points=words.points(line.stand.score.totals[side]),
            total=line.stand.running[side],
            ended=line.ended(side) or "none",
        )
        for side, name in enumerate(names)
    ]
    problems = len(line.stand.score.problems)
    return words.text("deal-said", number=line.number, sides="; ".join(sides), problems=problems)


@still_component
def DealRow(frame: Frame, line: DealLine) -> Any:
    """One deal; with many deals in a list only those that changed are drawn anew."""
    names = frame.names
    each = (frame.width - ENDS) / len(names)
    cells: list[ft.Control] = [_cell(frame, line, side, each) for side in range(len(names))]
    under = ft.BorderSide(1, C.TRANSPARENT if line.number == 1 else C.OUTLINE_VARIANT)
    return tappable(
        ft.Row(
            [
                _number(line),
                *cells,
                ft.Icon(ft.Icons.CHEVRON_RIGHT, size=ARROW, color=C.ON_SURFACE_VARIANT),
            ],
            spacing=0,
        ),
        said_of_deal(frame.words, line, names),
        lambda: go(f"/deal/{line.played.uid}"),
        name=f"deal-{line.number}",
        padding=ft.Padding.only(left=14, right=8, top=5, bottom=5),
        border=ft.Border.only(bottom=under),
    )


def _number(line: DealLine) -> ft.Control:
    """The number of a deal, and a sign where something is unlikely about it."""
    ink = C.ON_SURFACE_VARIANT
    if not line.stand.score.problems:
        return text(f"{line.number}", 16, Face.MEDIUM, ink, width=NUMBER)
    sign = ft.Icon(ft.Icons.WARNING_AMBER, size=16, color=C.ERROR)
    return ft.Row([text(f"{line.number}", 16, Face.MEDIUM, ink), sign], spacing=2, width=NUMBER)


def _cell(frame: Frame, line: DealLine, side: int, width: float) -> ft.Control:
    """Points and running total; the badge beside them, or below where there is no room."""
    ended = line.ended(side)
    badge: list[ft.Control] = [out_badge(frame.words.text(ended), side)] if ended else []
    aside = _beside_points(frame, width)
    if aside is None:
        return _numbers(frame, line, side, width, badge)
    numbers = _numbers(frame, line, side, width - aside, [])
    shown = ft.Row(badge, tight=True) if badge else None
    beside = ft.Container(shown, width=aside, padding=ft.Padding.only(left=GAP))
    return ft.Container(
        ft.Row([numbers, beside], spacing=0),
        expand=True,
        padding=ft.Padding.only(right=_free(width)),
    )


def _beside_points(frame: Frame, width: float) -> float | None:
    """The room beside points for the badges of a list; None where they stand below."""
    aside = GAP + frame.badge if frame.badge else 0
    return None if (width - aside) / frame.scale < LEAST_POINTS else aside


def _free(width: float) -> float:
    """What a wide column leaves free at its end."""
    return max(0, (width - 150) / 4)


def _numbers(
    frame: Frame, line: DealLine, side: int, width: float, badge: list[ft.Control]
) -> ft.Column:
    """What the deal brought over where the side stood after it, and the badge beside that."""
    words, scale = frame.words, frame.scale
    points, total = words.points(line.stand.score.totals[side]), line.stand.running[side]
    size = digits_size(points, width - GAP, scale=scale, most=19, least=13)
    small = min(14, size)
    face = Face.BOLD if line.ended(side) else Face.MEDIUM
    running = one_line(words.number(total), small, color=C.ON_SURFACE_VARIANT)
    below: list[ft.Control] = [running, *badge]
    if badge and frame.badge + GAP + digits_width(words.number(total), small, scale=scale) <= width:
        below = [ft.Row([*badge, running], spacing=4, tight=True)]
    return ft.Column(
        [text(points, size, face, max_lines=1), *below],
        spacing=0,
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
