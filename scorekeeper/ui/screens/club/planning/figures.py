"""The figures of a scheme: points of a match, the table of victory points, walkovers, byes."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, get_args

import flet as ft

from scorekeeper.club import Band, MatchPoints
from scorekeeper.club.scheme import ByeRule
from scorekeeper.ui.components.choices import choice, choices, heading
from scorekeeper.ui.components.tap import button, icon_button
from scorekeeper.ui.components.text import text
from scorekeeper.ui.screens.club.planning.kit import Planning, number_row

STEP = 100
"""How much further a new row of the table reaches than the one above it, in card points."""
BYES: tuple[ByeRule, ...] = get_args(ByeRule)


def figures(planning: Planning) -> Iterator[ft.Control]:
    """Every figure of the plan's scheme, each to be typed."""
    words, scheme = planning.words, planning.plan.scheme
    if scheme.match_points is not None:
        yield from _match_points(planning, scheme.match_points)
    if scheme.counts == "victory_points":
        yield from _bands(planning)
    yield number_row(
        planning,
        words.text("club-walkover-points"),
        scheme.walkover,
        lambda points: _keep(planning, walkover=points),
        name="walkover",
    )
    yield heading(words.text("club-bye-title"))
    yield choices(
        [
            choice(
                words.text("club-bye", bye=bye),
                lambda _, bye=bye: _keep(planning, bye=bye),
                name=f"bye-{bye}",
                selected=bye == scheme.bye,
            )
            for bye in BYES
        ]
    )


def _match_points(planning: Planning, points: MatchPoints) -> Iterator[ft.Control]:
    for name in ("win", "draw", "loss"):
        yield number_row(
            planning,
            planning.words.text("club-match-points", outcome=name),
            getattr(points, name),
            _keeper(planning, points, name),
            name=f"points-{name}",
        )


def _keeper(planning: Planning, points: MatchPoints, name: str) -> Callable[[int], None]:
    return lambda number: _keep(planning, match_points=replace(points, **{name: number}))


def _bands(planning: Planning) -> Iterator[ft.Control]:
    """The table of victory points: a row for each difference, the last for all others."""
    words, bands = planning.words, planning.plan.scheme.bands
    yield heading(words.text("club-bands"))
    for place in range(len(bands)):
        yield _band(planning, place)
    more = (*bands[:-1], _further(bands), *bands[-1:])
    yield button(
        words.text("club-band-add"),
        lambda: _keep(planning, bands=more),
        icon=ft.Icons.ADD,
        name="band-add",
    )


def _further(bands: tuple[Band, ...]) -> Band:
    """A row between the last but one and the last."""
    if len(bands) > 1 and bands[-2].upto is not None:
        return replace(bands[-2], upto=bands[-2].upto + STEP)
    return Band(STEP, bands[-1].winner, bands[-1].loser)


def _band(planning: Planning, place: int) -> ft.Control:
    words, bands = planning.words, planning.plan.scheme.bands
    band = bands[place]
    is_last = place == len(bands) - 1

    def changed(**parts: Any) -> None:
        row = replace(band, **parts)
        _keep(planning, bands=(*bands[:place], row, *bands[place + 1 :]))

    upto: ft.Control = ft.Container(text(words.text("club-band-beyond"), 16), expand=True)
    if not is_last:
        label = words.text("club-band-upto")
        row = number_row(
            planning, label, band.upto, lambda n: changed(upto=n), name=f"upto-{place}"
        )
        upto = ft.Container(row, expand=True)
    ends = [
        number_row(
            planning,
            words.text(f"club-band-{end}"),
            getattr(band, end),
            _changer(changed, end),
            name=f"{end}-{place}",
        )
        for end in ("winner", "loser")
    ]
    gone = icon_button(
        ft.Icons.DELETE_OUTLINE,
        words.text("club-band-drop", number=place + 1),
        None if is_last else lambda: _keep(planning, bands=(*bands[:place], *bands[place + 1 :])),
        name=f"band-drop-{place}",
    )
    return ft.Container(
        ft.Column([ft.Row([upto, gone]), *ends], spacing=4, tight=True),
        padding=ft.Padding.only(bottom=8),
        border=ft.Border.only(bottom=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
        key=f"band-{place}",
    )


def _changer(changed: Callable[..., None], end: str) -> Callable[[int], None]:
    return lambda number: changed(**{end: number})


def _keep(planning: Planning, **parts: Any) -> None:
    planning.change(lambda plan: replace(plan, scheme=replace(plan.scheme, **parts)))
