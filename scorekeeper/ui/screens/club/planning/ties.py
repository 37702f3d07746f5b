"""What parts those who are level, in order: moved up, left out, taken in."""

from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import flet as ft

from scorekeeper.club import TieBreak
from scorekeeper.ui.components.choices import choice, choices, heading, remark
from scorekeeper.ui.components.tap import icon_button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.club.planning.kit import Planning

ALL: tuple[TieBreak, ...] = get_args(TieBreak)


def ties(planning: Planning) -> Iterator[ft.Control]:
    """The order as rows, then what is left out as chips."""
    words, order = planning.words, planning.plan.scheme.tie_breaks
    yield heading(words.text("club-ties"))
    for place, tie in enumerate(order):
        yield _row(planning, place, tie)
    if not order:
        yield remark(words.text("club-ties-none"))
    left = [tie for tie in ALL if tie not in order]
    if left:
        yield remark(words.text("club-ties-add"))
        yield choices(
            [
                choice(
                    words.text("club-tie", tie=tie),
                    lambda _, tie=tie: _keep(planning, (*order, tie)),
                    name=f"tie-add-{tie}",
                    mark="+ ",
                )
                for tie in left
            ]
        )


def _row(planning: Planning, place: int, tie: TieBreak) -> ft.Control:
    words, order = planning.words, planning.plan.scheme.tie_breaks
    said = words.text("club-tie", tie=tie)
    above = (*order[: place - 1], tie, order[place - 1], *order[place + 1 :]) if place else order
    up = icon_button(
        ft.Icons.ARROW_UPWARD,
        words.text("club-tie-up", tie=said),
        (lambda: _keep(planning, above)) if place else None,
        name=f"tie-up-{place}",
    )
    gone = icon_button(
        ft.Icons.CLOSE,
        words.text("club-tie-drop", tie=said),
        lambda: _keep(planning, (*order[:place], *order[place + 1 :])),
        name=f"tie-drop-{place}",
    )
    number = text(f"{words.number(place + 1)}.", 16)
    told = ft.Container(text(said, 16, line=SENTENCE), expand=True)
    return ft.Row([number, told, up, gone], spacing=8, key=f"tie-{tie}")


def _keep(planning: Planning, order: tuple[TieBreak, ...]) -> None:
    planning.change(lambda plan: replace(plan, scheme=replace(plan.scheme, tie_breaks=order)))
