"""How long a round is: points, deals, minutes; what clubs play, and any other figure."""

from dataclasses import replace
from typing import Any

import flet as ft

from scorekeeper.club import RoundLength, round_lengths
from scorekeeper.ui.components.choices import choice, choices, remark
from scorekeeper.ui.screens.club.planning.fold import fold
from scorekeeper.ui.screens.club.planning.kit import Planning, number_row
from scorekeeper.words.clubs.plans import length_origin, length_told

ENDS = ("points", "deals", "minutes")
"""What ends a round, whichever comes first."""


def length_card(planning: Planning) -> ft.Control:
    """What ends a round, and all there is to choose."""
    words = planning.words
    return fold(
        planning,
        "length",
        words.text("club-length-title"),
        length_told(words, planning.plan.length),
        parts=lambda: _parts(planning),
        wrong=list(planning.wrong("plan.length")),
    )


def _parts(planning: Planning) -> list[ft.Control]:
    """The lengths that clubs play as chips, then each figure by itself."""
    words, now = planning.words, planning.plan.length
    chips = [
        choice(
            words.text("club-length", length=name),
            lambda _, length=entry.length: planning.set(length=length),
            name=f"length-{name}",
            selected=entry.length == now,
        )
        for name, entry in round_lengths().items()
    ]
    chosen = next((name for name, one in round_lengths().items() if one.length == now), None)
    origin = "" if chosen is None else words.text("club-from", source=length_origin(words, chosen))
    return [
        choices(chips),
        *([remark(origin)] if origin else []),
        *(_row(planning, name) for name in ENDS),
        *(_clock_rows(planning) if now.minutes is not None else ()),
    ]


def _row(planning: Planning, name: str) -> ft.Control:
    label = planning.words.text("club-length-row", row=name)
    return number_row(
        planning,
        label,
        getattr(planning.plan.length, name),
        lambda count: _keep(planning, **{name: count or None}),
        name=f"length-of-{name}",
    )


def _clock_rows(planning: Planning) -> list[ft.Control]:
    """When the clock warns, and how long a deal may be finished after the end."""
    words, now = planning.words, planning.plan.length
    warning = number_row(
        planning,
        words.text("club-length-row", row="warning"),
        now.warning,
        lambda count: _keep(planning, warning=count),
        name="length-of-warning",
    )
    endless = now.overtime is None
    ways = [
        choice(
            words.text("club-overtime-endless"),
            lambda: _keep(planning, overtime=None),
            name="overtime-endless",
            selected=endless,
        ),
        choice(
            words.text("club-overtime-limited"),
            lambda: _keep(planning, overtime=now.overtime or 0),
            name="overtime-limited",
            selected=not endless,
        ),
    ]
    rows = [warning, remark(words.text("club-overtime")), choices(ways)]
    if not endless:
        rows.append(
            number_row(
                planning,
                words.text("club-length-row", row="overtime"),
                now.overtime,
                lambda count: _keep(planning, overtime=count),
                name="length-of-overtime",
            )
        )
    return rows


def _keep(planning: Planning, **parts: Any) -> None:
    planning.change(lambda plan: replace(plan, length=kept(plan.length, **parts)))


def kept(length: RoundLength, **parts: Any) -> RoundLength:
    """A length with parts of it otherwise; without minutes there is no warning."""
    changed = replace(length, **parts)
    return changed if changed.minutes is not None else replace(changed, warning=0, overtime=0)
