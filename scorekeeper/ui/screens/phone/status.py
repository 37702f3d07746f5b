"""What a table has to do about its result: a panel with the score and the buttons for it."""

from collections.abc import Callable

import flet as ft

from scorekeeper.club import Result, Score
from scorekeeper.session import OpenMatch
from scorekeeper.session.club import SideView, TableView
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.phone.panel import panel, score_lines, sentence
from scorekeeper.ui.screens.phone.standing import Standing, asking, silent
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.words import Words
from scorekeeper.words.words import shortened

GIVE, DISPUTE, HAND = "/result", "/dispute", "/hand-over"
Panel = Callable[[PhoneState, TableView, float], ft.Control]


def status(
    state: PhoneState, view: TableView, standing: Standing, width: float
) -> list[ft.Control]:
    """The panel for how the table stands; none while it simply plays."""
    made = PANELS.get(standing)
    return [] if made is None else [made(state, view, width)]


def give_button(state: PhoneState, *, filled: bool) -> ft.Control:
    """The way to giving the result."""
    said = state.words.text("phone-give")
    return button(said, _to(GIVE), icon=ft.Icons.FLAG, name="give", filled=filled, size=19)


def match_score(shown: OpenMatch) -> tuple[int, ...]:
    """The score of a match as it stands."""
    return shown.progress.totals


def _given(state: PhoneState, view: TableView, width: float) -> ft.Control:
    """One's own side has given the result: the others accept it, here or on their phone."""
    words, waited = state.words, silent(view)
    names = ", ".join(side.name for side in waited)
    parts = [*_lines(state, view, view.mine, width)]
    if any(side.is_held for side in waited):
        parts.append(sentence(words.text("phone-given-hint", sides=names)))
    parts += [_hand_over(words, side) for side in waited]
    parts.append(button(words.text("phone-withdraw"), state.withdraw, name="withdraw"))
    return panel(words.text("phone-given", sides=names), *parts, name="given")


def _hand_over(words: Words, side: SideView) -> ft.Control:
    """The way to the question for another side, on this phone."""
    said, there = words.text("phone-hand-over", side=side.name), f"{HAND}/{side.number}"
    name, icon = f"hand-over-{side.number}", ft.Icons.FRONT_HAND_OUTLINED
    return button(said, _to(there), icon=icon, name=name, filled=not side.is_held)


def _asked(state: PhoneState, view: TableView, width: float) -> ft.Control:
    """Another side asks whether its score is right."""
    words, other = state.words, asking(view)

    async def accept() -> None:
        if view.mine is not None:
            await state.accept(view.mine.number)

    mine = view.mine.name if view.mine else ""
    yes = words.text("phone-accept", side=mine)
    return panel(
        words.text(
            "phone-asked",
            side=other.name if other else "",
            players=len(other.players) if other else 0,
        ),
        *_lines(state, view, other, width),
        button(yes, accept, icon=ft.Icons.CHECK, name="accept", filled=True, size=19),
        button(words.text("phone-dispute"), _to(DISPUTE), name="dispute"),
        name="asked",
        urgent=True,
    )


def _disputed(state: PhoneState, view: TableView, width: float) -> ft.Control:
    """The sides do not agree: the organiser comes, unless one of them thinks better of it."""
    words, said = state.words, view.dispute
    parts: list[ft.Control] = []
    if said is not None and said.note.reason:
        reason = str(shortened(said.note.reason))
        parts.append(sentence(words.text("phone-reason", reason=reason), name="reason"))
    other = asking(view)
    parts += _lines(state, view, other or view.mine, width)
    parts.append(sentence(words.text("phone-organiser-comes"), name="organiser-comes"))
    if other is not None:
        parts.append(_after_all(state, view))
    if other is None and view.mine is not None and view.mine.said is None:
        parts.append(give_button(state, filled=False))
    if view.mine is not None and view.mine.said is not None:
        parts += [_hand_over(words, side) for side in silent(view) if not side.is_held]
        parts.append(button(words.text("phone-withdraw"), state.withdraw, name="withdraw"))
    icon = ft.Icons.PAN_TOOL_OUTLINED
    return panel(_who_disputes(words, view), *parts, name="disputed", icon=icon, urgent=True)


def _after_all(state: PhoneState, view: TableView) -> ft.Control:
    async def accept() -> None:
        if view.mine is not None:
            await state.accept(view.mine.number)

    return button(state.words.text("phone-after-all"), accept, name="accept", icon=ft.Icons.CHECK)


def _who_disputes(words: Words, view: TableView) -> str:
    if view.dispute is None:
        return words.text("phone-differ")
    side = view.sides[view.dispute.side]
    whose, players = "mine" if side.is_mine else "other", len(side.players)
    return words.text("phone-disputed", whose=whose, side=side.name, players=players)


def _done(state: PhoneState, view: TableView, width: float) -> ft.Control:
    """There is a result; the next round is waited for."""
    words, result = state.words, view.result
    if result is None:
        return ft.Container()
    last = view.round >= view.rounds
    return panel(
        words.text("phone-done", how=how_told(view, result)),
        *_scores(state, view, result.score, width),
        sentence(words.text("phone-wait-end" if last else "phone-wait-next"), name="next-round"),
        name="done",
        icon=ft.Icons.CHECK_CIRCLE,
    )


def how_told(view: TableView, result: Result) -> str:
    """How a result came about, as `phone-done` says it."""
    return "corrected" if view.is_corrected else result.how


PANELS: dict[Standing, Panel] = {
    Standing.GIVEN: _given,
    Standing.ASKED: _asked,
    Standing.DISPUTED: _disputed,
    Standing.DONE: _done,
}


def _lines(
    state: PhoneState, view: TableView, side: SideView | None, width: float
) -> list[ft.Control]:
    """The score that a side has given."""
    return _scores(state, view, side.said if side else None, width)


def _scores(
    state: PhoneState, view: TableView, score: Score | None, width: float
) -> list[ft.Control]:
    return [] if score is None else [score_lines(state, view.sides, score.points, width)]


def _to(route: str) -> Callable[[], None]:
    return lambda: go(route)
