"""The deals, newest first: what each brought, and where the sides stood after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.match import DealProgress, PlayedDeal
from scorekeeper.session import OpenMatch
from scorekeeper.ui.boundary import still_component
from scorekeeper.ui.components.badges import out_badge
from scorekeeper.ui.components.fit import digits_size
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import one_line, text
from scorekeeper.ui.context import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
ROW = 54
ENDS, BADGE = 92, 42
"""Room for the number and the arrow of a row, and for the badge beside points."""
LEAST_BESIDE = 116
"""From this width of a side's column on the badge stands beside the points."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What all rows have in common."""

    words: Words
    names: tuple[str, ...]
    width: float
    scale: float
    """Of texts, as the system shows them."""


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
    frame = Frame(state.words, names_of(shown), width, state.layout.scale)
    rows: list[ft.Control] = [DealRow(frame, line, key=line.number) for line in deal_lines(shown)]
    return ft.Container(
        ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=20,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


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
    number: list[ft.Control] = [text(f"{line.number}", 16, Face.MEDIUM, C.ON_SURFACE_VARIANT)]
    if line.stand.score.problems:
        number.append(ft.Icon(ft.Icons.WARNING_AMBER, size=16, color=C.ERROR))
    under = ft.BorderSide(1, C.TRANSPARENT if line.number == 1 else C.OUTLINE_VARIANT)
    return tappable(
        ft.Row(
            [
                ft.Row(number, spacing=2, width=44),
                *cells,
                ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=C.ON_SURFACE_VARIANT),
            ],
            spacing=0,
        ),
        said_of_deal(frame.words, line, names),
        lambda: go(f"/deal/{line.played.uid}"),
        name=f"deal-{line.number}",
        padding=ft.Padding.only(left=14, right=8, top=5, bottom=5),
        border=ft.Border.only(bottom=under),
    )


def _cell(frame: Frame, line: DealLine, side: int, width: float) -> ft.Container:
    """Points and running total; the badge beside them, or below where there is no room."""
    words, ended = frame.words, line.ended(side)
    badge: list[ft.Control] = [out_badge(words.text(ended), side)] if ended else []
    points = words.points(line.stand.score.totals[side])
    face = Face.BOLD if ended else Face.MEDIUM
    beside = width / frame.scale >= LEAST_BESIDE
    room = width - (BADGE if beside else 0) - 6
    size = digits_size(points, room, scale=frame.scale, most=19, least=13)
    running = one_line(
        words.number(line.stand.running[side]), min(14, size), color=C.ON_SURFACE_VARIANT
    )
    below = running if beside else ft.Row([*badge, running], spacing=4, tight=True)
    numbers = ft.Column(
        [text(points, size, face, max_lines=1), below],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
    if not beside:
        return ft.Container(numbers, expand=True, alignment=ft.Alignment.CENTER_RIGHT)
    aside = ft.Container(ft.Row(badge, tight=True), width=BADGE, padding=ft.Padding.only(left=6))
    return ft.Container(
        ft.Row([ft.Container(numbers, expand=True, alignment=ft.Alignment.CENTER_RIGHT), aside]),
        expand=True,
        padding=ft.Padding.only(right=max(0, (width - 150) / 4)),
    )
