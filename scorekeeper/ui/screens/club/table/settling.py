"""A score that the organiser types: decided, taken from paper, or corrected; or taken back."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import (
    Evening,
    Note,
    Refused,
    Score,
    Table,
    correct,
    decide,
    from_paper,
    reopen,
    table_state,
)
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, choice, choices, heading, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.number_pad import Asked, use_number_pad
from scorekeeper.ui.components.tap import button, tappable
from scorekeeper.ui.components.text import digits
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.organising import Step, changed, use_doing
from scorekeeper.ui.screens.club.table.sided import sided
from scorekeeper.words import Words
from scorekeeper.words.clubs.names import side_names

C = ft.Colors


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed so far."""

    points: tuple[int, ...]
    winner: int | None = None
    reason: str = ""

    @property
    def score(self) -> Score:
        """The score as the club takes it."""
        return Score(self.points, self.winner)

    def with_points(self, side: int, points: int) -> "Typed":
        """The same with other points of a side."""
        before, after = self.points[:side], self.points[side + 1 :]
        return replace(self, points=(*before, points, *after))


@component
def SettleCard(
    evening: Evening, number: int, table: Table, typed: Typed, write: Callable[..., Any]
) -> Any:
    """Points of each side, who won outright where somebody did, why, and the ways to keep it."""
    state, doing = use_state(), use_doing()
    words, ask = state.words, use_number_pad(state)

    async def settle(step: Step) -> None:
        verb = changed(state, evening.uid, step, reason=typed.reason.strip())
        if await doing.do(verb):
            write(lambda now: replace(now, reason=""))

    async def scoreless() -> None:
        await settle(partial(_from_paper, table.number, typed.score, scoreless=True))

    reason = NameField(
        words.text("club-reason"),
        typed.reason,
        lambda reason: write(lambda now: replace(now, reason=reason)),
        name="reason",
        is_sentence=True,
    )
    is_running = evening.rounds[number - 1].state == "running"
    asks = {one.code for one in doing.refused} == {"scoreless"}
    nothing = button(words.text("club-scoreless"), scoreless, name="scoreless")
    return card(
        heading(words.text("club-correct" if table.result else "club-settle")),
        *_points(words, evening, table, typed, Typing(write, ask, state.layout.scale)),
        remark(words.text("club-winner")),
        _winners(words, evening, table, typed, write),
        reason,
        *doing.complaints(state, evening),
        *_ways(words, number, table, typed, settle, is_running=is_running),
        *([nothing] if asks and not any(typed.points) else []),
    )


@dataclass(frozen=True, slots=True)
class Typing:
    """How points are typed."""

    write: Callable[..., Any]
    ask: Callable[[Asked], Any]
    scale: float
    """How large text is."""


def _points(
    words: Words, evening: Evening, table: Table, typed: Typed, typing: Typing
) -> list[ft.Control]:
    """A line for each side, with its points to tap."""
    rows: list[ft.Control] = []
    for side, name in enumerate(side_names(evening, table)):
        points = typed.points[side]
        asked = Asked(title=name, value=points, on_done=_keeper(typing.write, side), signed=True)
        shown = words.number(points)
        said = words.text("club-number-said", label=name, number=shown)
        number = _number(side, shown, said, lambda _, asked=asked: typing.ask(asked))
        rows.append(sided(side, name, number, scale=typing.scale))
    return rows


def _winners(
    words: Words, evening: Evening, table: Table, typed: Typed, write: Callable[..., Any]
) -> ft.Control:
    """Whoever has more points, or a side that has won by a deal."""
    names = side_names(evening, table)
    return choices(
        [
            choice(
                words.text("club-winner-points") if side is None else names[side],
                lambda _, side=side: write(lambda now: replace(now, winner=side)),
                name=f"winner-{'none' if side is None else side}",
                selected=side == typed.winner,
            )
            for side in (None, *range(len(names)))
        ]
    )


def _keeper(write: Any, side: int) -> Callable[[int], None]:
    return lambda points: write(lambda now: now.with_points(side, points))


def use_typed(table: Table | None, totals: tuple[int, ...]) -> tuple[Typed, Callable[..., Any]]:
    """Have what is typed about a table; another claim or result is typed anew, a deal is not."""
    said = None if table is None else (table.result, table.claims, table.disputed)
    nothing: tuple[Any, Typed | None] = (said, None)
    kept, keep = ft.use_state(nothing)
    usual = Typed(totals) if table is None else begun(table, totals)
    typed = usual if kept[0] != said or kept[1] is None else kept[1]

    def write(change: Callable[[Typed], Typed]) -> None:
        keep(lambda now: (said, change(now[1] if now[0] == said and now[1] else usual)))

    return typed, write


def begun(table: Table, totals: tuple[int, ...]) -> Typed:
    """What stands there at first: the result, else the last claim, else the totals."""
    if table.result is not None:
        return Typed(table.result.score.points, table.result.score.winner)
    if table.claims:
        last = table.claims[-1].score
        return Typed(last.points, last.winner)
    return Typed(totals)


def _ways(
    words: Words, number: int, table: Table, typed: Typed, settle: Any, *, is_running: bool
) -> list[ft.Control]:
    """How the score can be kept, the likeliest first."""

    async def corrected() -> None:
        await settle(lambda one, note: correct(one, number, table.number, typed.score, note))

    async def reopened() -> None:
        await settle(lambda one, note: reopen(one, table.number, note))

    async def decided() -> None:
        await settle(lambda one, note: decide(one, table.number, typed.score, note))

    async def paper() -> None:
        await settle(partial(_from_paper, table.number, typed.score))

    hint = remark(words.text("club-reason-hint"))
    if table.result is not None:
        fix = button(words.text("club-correct-do"), corrected, filled=True, name="correct")
        if not is_running:
            return [hint, fix]
        again = button(words.text("club-reopen"), reopened, icon=ft.Icons.LOCK_OPEN, name="reopen")
        return [hint, fix, again, remark(words.text("club-reopen-hint"))]
    is_asked = table_state(table) in ("claimed", "disputed")
    decision = button(words.text("club-decide"), decided, filled=is_asked, name="decide")
    sheet = button(words.text("club-from-paper"), paper, filled=not is_asked, name="paper")
    return [hint, decision, sheet] if is_asked else [sheet]


def _from_paper(
    table: int, score: Score, evening: Evening, note: Note, *, scoreless: bool = False
) -> Evening | Refused:
    return from_paper(evening, table, score, note, scoreless=scoreless)


def _number(side: int, shown: str, said: str, on_tap: Any) -> ft.Control:
    return tappable(
        digits(shown, 20, C.ON_SURFACE, text_align=ft.TextAlign.END),
        said,
        on_tap,
        name=f"score-{side}",
        padding=ft.Padding.symmetric(vertical=13, horizontal=14),
        border_radius=12,
        border=ft.Border.all(1, C.OUTLINE),
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
    )
