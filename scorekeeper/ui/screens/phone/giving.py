"""Giving the result: one's own side says that it is right, then the phone may be handed over."""

from typing import Any

import flet as ft

from scorekeeper.session import OpenMatch
from scorekeeper.session.club import SideView, TableView
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.page import SIDE_PADDING, cover, padded, page
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.phone.following import use_phone
from scorekeeper.ui.screens.phone.panel import score_lines, sentence
from scorekeeper.ui.screens.phone.standing import Standing, silent, standing_of
from scorekeeper.ui.screens.phone.state import PhoneState
from scorekeeper.ui.screens.phone.status import DISPUTE, GIVE, HAND, match_score
from scorekeeper.ui.screens.phone.whose import heading
from scorekeeper.ui.screens.table.ending import said_of_outcome
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
MAY_GIVE = {Standing.PLAYING, Standing.WON, Standing.DISPUTED}
MIDDLE = ft.TextAlign.CENTER


@component
def GiveScreen() -> Any:
    """The score as it stands, and whether one's own side agrees."""
    state = use_phone()
    view, shown = state.view, state.match
    standing = standing_of(view, shown)
    here = shown is not None and standing in MAY_GIVE and not _has_said(view)
    leave_unless(is_here=here)
    if view is None or shown is None or not here:
        return cover(GIVE, page(), _home)

    async def agree() -> None:
        if await state.claim():
            _home()

    words, mine = state.words, view.mine
    names = _names(words, mine)
    parts: list[ft.Control] = [
        text(words.text("phone-give-title"), 26, Face.BOLD, line=SENTENCE),
        score_lines(state, view.sides, match_score(shown), room_of(state)),
        sentence(_margin(words, shown), name="margin"),
        *_wrong(state),
    ]
    foot: list[ft.Control] = [
        button(words.text("phone-agree", names=names), agree, **_main("agree")),
        button(words.text("phone-not-yet"), _home, name="not-yet"),
    ]
    return _covered(words, view, GIVE, parts, foot)


@component
def HandOverScreen() -> Any:
    """The phone is in the hands of the other side: a person of it accepts, by name."""
    state, wanted = use_phone(), ft.use_route_params().get("side", "")
    view = state.view
    side, claimed = handed_to(view, wanted), view.mine if view is not None else None
    leave_unless(is_here=side is not None)
    if view is None or side is None or claimed is None or claimed.said is None:
        return cover(HAND, page(), _home)
    words, mark = state.words, mark_of(side.number)
    asked = words.text("phone-hand-title", names=_names(words, side))
    parts: list[ft.Control] = [
        text(mark.symbol, 64, color=mark.color, text_align=MIDDLE),
        ft.Semantics(
            header=True,
            container=True,
            content=text(asked, 26, Face.BOLD, line=SENTENCE, text_align=MIDDLE),
        ),
        score_lines(state, view.sides, claimed.said.points, room_of(state)),
        *_wrong(state),
    ]
    foot: list[ft.Control] = [
        *(_person(state, side, one.uid, one.name) for one in side.players),
        button(words.text("phone-dispute"), lambda: go(f"{DISPUTE}/{wanted}"), name="not-right"),
    ]
    return _covered(words, view, f"{HAND}/{wanted}", parts, foot)


def handed_to(view: TableView | None, wanted: str) -> SideView | None:
    """The side of this number, where this phone's own has spoken and that one has still to."""
    mine = view.mine if view is not None else None
    if view is None or mine is None or mine.said is None or view.result is not None:
        return None
    return next((one for one in silent(view) if str(one.number) == wanted), None)


def leave_unless(*, is_here: bool) -> None:
    """A hook that goes back to the table once there is nothing to do here any more."""

    def leave() -> None:
        if not is_here:
            _home()

    ft.use_effect(leave, [is_here])


def room_of(state: PhoneState) -> float:
    """The width of what is read on a covering screen."""
    return state.layout.width - 2 * SIDE_PADDING


def _person(state: PhoneState, side: SideView, uid: str, name: str) -> ft.Control:
    """The button of one person, who says with it that the score is right."""

    async def accept() -> None:
        if await state.accept(side.number, person=uid):
            _home()

    said = state.words.text("phone-hand-yes", name=name)
    return button(said, accept, **_main(f"accept-{uid}"))


def _has_said(view: TableView | None) -> bool:
    """Whether one's own side has given the result already."""
    return view is not None and view.mine is not None and view.mine.said is not None


def _names(words: Words, side: SideView | None) -> str:
    """Those of a side: Cleo or Dov."""
    names = [one.name for one in side.players] if side is not None else []
    if len(names) < 2:
        return "".join(names)
    return words.text("phone-names", first=", ".join(names[:-1]), last=names[-1])


def _margin(words: Words, shown: OpenMatch) -> str:
    """Who has won by how much; of a match that is not over, who is ahead."""
    outcome, totals = shown.progress.outcome, shown.progress.totals
    if outcome.over and (outcome.winner is not None or outcome.tie):
        return said_of_outcome(words, outcome, shown.match.sides)
    best, *others = sorted(totals, reverse=True)
    if not others or best == others[0]:
        return words.text("phone-level")
    leader = shown.match.sides[totals.index(best)].name
    return words.text("phone-ahead", side=leader, margin=best - others[0])


def _wrong(state: PhoneState) -> list[ft.Control]:
    """Why the last thing that was said here was refused."""
    if state.failure is None:
        return []
    said = text(state.failure, 16, Face.MEDIUM, C.ERROR, line=SENTENCE)
    return [ft.Semantics(identifier="refused", container=True, live_region=True, content=said)]


def _covered(
    words: Words, view: TableView, route: str, parts: list[ft.Control], foot: list[ft.Control]
) -> ft.View:
    """A screen with one question, and its answers below."""
    body = ft.Column(
        parts,
        spacing=14,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    answers = ft.Column(
        foot, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    bar = heading(words, view, on_back=_home)
    whole = page(bar, padded(body, expand=True), padded(answers, bottom=8))
    return cover(route, whole, _home)


def _main(name: str) -> dict[str, Any]:
    return {"name": name, "icon": ft.Icons.CHECK, "filled": True, "size": 19}


def _home() -> None:
    go("/")
