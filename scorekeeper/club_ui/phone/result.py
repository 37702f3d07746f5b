"""The result of a table: given, accepted or disputed by its sides, on their phones or on one."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club_ui.phone.state import PhoneState, Stage, use_phone
from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import outcome_text
from scorekeeper.i18n.messages import shortened
from scorekeeper.match import Side
from scorekeeper.services.club import SideView, TableView
from scorekeeper.ui.hooks import component
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.palette import WARNING
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.page import app_bar, cover, padded, page, paper, scrolling, sentence

C = ft.Colors
STRETCH, MIDDLE = ft.CrossAxisAlignment.STRETCH, ft.TextAlign.CENTER
GIVE, DISPUTE, HAND = "/result", "/dispute", "/hand-over"
REASONS = ("points", "deal", "rule", "end")
"""Usual mistakes, as the end of a key."""
main_button = partial(buttons.button, icon=ft.Icons.CHECK, filled=True, size=19)


def panel(
    headline: str,
    *parts: ft.Control,
    name: str,
    icon: ft.IconData | None = None,
    frame: ft.ColorValue | None = None,
) -> ft.Control:
    """A headline, which is read out when it changes, and what belongs to it below.

    Only what is to be confirmed, or disputed, has a `frame`.
    """
    before = [] if icon is None else [ft.Icon(icon, color=C.ON_SURFACE, size=26)]
    label = text(headline, 19, Face.BOLD, line=SENTENCE, expand=True)
    head = buttons.spoken(ft.Row([*before, label], spacing=10), headline, name=name, live=True)
    edge = ft.Border.all(3, frame) if frame else ft.Border.all(1, C.OUTLINE_VARIANT)
    return paper(
        buttons.stacked(head, *parts, spacing=10), padding=14, border_radius=18, border=edge
    )


def score_lines(
    state: State, sides: Sequence[SideView | Side], points: Sequence[int]
) -> ft.Control:
    """A line for each side with its number, so that both are read at a glance; the first is bold.

    The number stands below the name where text is large.
    """
    lines: list[ft.Control] = []
    best = max(points, default=0) if len(set(points)) > 1 else None
    for place, (side, total) in enumerate(zip(sides, points, strict=True)):
        number, is_best = state.words.number(total), total == best
        label = text(side.name, 17, Face.BOLD if is_best else Face.REGULAR, expand=True)
        row = ft.Row([buttons.side_back(place, 20), label], spacing=10)
        color = buttons.mark_of(place).color if is_best else C.ON_SURFACE_VARIANT
        total_text = digits(number, 28, color)
        inner: ft.Control = row
        if state.layout.has_large_text:
            inner = ft.Column([row, total_text], spacing=2, tight=True)
        else:
            row.controls.append(total_text)
        box = ft.Container(inner, padding=ft.Padding.symmetric(vertical=4))
        lines.append(buttons.spoken(box, f"{side.name} {number}", name=f"said-{place}"))
    return buttons.stacked(*lines, spacing=2)


def give_button(state: PhoneState, *, filled: bool) -> ft.Control:
    label, icon = state.words.text("phone-give"), ft.Icons.FLAG
    return buttons.button(label, partial(go, GIVE), icon=icon, name="give", filled=filled, size=19)


def status(state: PhoneState) -> ft.Control | None:
    """The panel for how the table stands; None while it simply plays."""
    view = state.view
    panels = {"given": _given, "asked": _asked, "disputed": _disputed, "done": _done}
    draw = panels.get(state.stage)
    return None if draw is None or view is None else draw(state, view)


def _given(state: PhoneState, view: TableView) -> ft.Control:
    """One's own side has given the result: the others accept it, here or on their phone."""
    words, silent = state.words, _silent(view)
    names, parts = ", ".join(side.name for side in silent), _claimed_score(state, view, view.mine)
    if any(side.is_held for side in silent):
        parts.append(sentence(words.text("phone-given-hint", sides=names)))
    parts += [_hand_over(words, side) for side in silent]
    parts.append(buttons.button(words.text("phone-withdraw"), state.withdraw, name="withdraw"))
    return panel(words.text("phone-given", sides=names), *parts, name="given")


def _asked(state: PhoneState, view: TableView) -> ft.Control:
    """Another side has given the result; this one is asked."""
    words, other = state.words, _claimant(view)
    side, players = (other.name, len(other.players)) if other else ("", 0)
    label = words.text("phone-accept", side=view.mine.name if view.mine else "")
    return panel(
        words.text("phone-asked", side=side, players=players),
        *_claimed_score(state, view, other),
        _accept(state, label, filled=True, size=19),
        buttons.button(words.text("phone-dispute"), partial(go, DISPUTE), name="dispute"),
        name="asked",
        frame=WARNING,
    )


def _disputed(state: PhoneState, view: TableView) -> ft.Control:
    """The sides do not agree: the organiser comes, unless one of them thinks better of it."""
    words, mine, other = state.words, view.mine, _claimant(view)
    headline = words.text("phone-differ")
    parts: list[ft.Control] = []
    if (dispute := view.dispute) is not None:
        side = view.sides[dispute.side]
        values = {"whose": "mine" if side.is_mine else "other", "players": len(side.players)}
        headline = words.text("phone-disputed", side=side.name, **values)
        if dispute.note.reason:
            reason = words.text("phone-reason", reason=str(shortened(dispute.note.reason)))
            parts.append(sentence(reason, name="reason"))
    parts += _claimed_score(state, view, other or mine)
    parts.append(sentence(words.text("phone-organiser-comes"), name="organiser-comes"))
    if other is not None:
        parts.append(_accept(state, words.text("phone-after-all")))
    elif mine is not None and mine.score is None:
        parts.append(give_button(state, filled=False))
    if mine is not None and mine.score is not None:
        parts += [_hand_over(words, side) for side in _silent(view) if not side.is_held]
        parts.append(buttons.button(words.text("phone-withdraw"), state.withdraw, name="withdraw"))
    icon = ft.Icons.PAN_TOOL_OUTLINED
    return panel(headline, *parts, name="disputed", icon=icon, frame=C.ERROR)


def _done(state: PhoneState, view: TableView) -> ft.Control:
    words, result = state.words, view.result
    if result is None:
        return ft.Container()
    wait = words.text("phone-wait-end" if view.round >= view.rounds else "phone-wait-next")
    return panel(
        words.text("phone-done", how="corrected" if view.is_corrected else result.how),
        score_lines(state, view.sides, result.score.points),
        sentence(wait, name="next-round"),
        name="done",
        icon=ft.Icons.CHECK_CIRCLE,
    )


def _claimed_score(state: PhoneState, view: TableView, side: SideView | None) -> list[ft.Control]:
    score = side.score if side else None
    return [] if score is None else [score_lines(state, view.sides, score.points)]


def _accept(state: PhoneState, label: str, **look: Any) -> ft.Control:
    async def accept() -> None:
        if state.view is not None and state.view.mine is not None:
            await state.accept(state.view.mine.number)

    return buttons.button(label, accept, name="accept", icon=ft.Icons.CHECK, **look)


def _hand_over(words: Words, side: SideView) -> ft.Control:
    label, tap = words.text("phone-hand-over", side=side.name), partial(go, f"{HAND}/{side.number}")
    name, icon = f"hand-over-{side.number}", ft.Icons.FRONT_HAND_OUTLINED
    return buttons.button(label, tap, icon=icon, name=name, filled=not side.is_held)


def _silent(view: TableView) -> tuple[SideView, ...]:
    """The other sides that have not said what the score is."""
    return tuple(side for side in view.sides if side.score is None and not side.is_mine)


def _claimant(view: TableView) -> SideView | None:
    """The other side whose score this phone's side is asked about."""
    return next((side for side in view.sides if side.score is not None and not side.is_mine), None)


@component
def GiveScreen() -> Any:
    state = use_phone()
    view, match, words = state.view, state.match, state.words
    mine = view.mine if view is not None else None
    may_give = state.stage in {Stage.PLAYING, Stage.WON, Stage.DISPUTED}
    is_here = match is not None and may_give and (mine is None or mine.score is None)
    leave_unless(is_here=is_here)
    if view is None or match is None or not is_here:
        return cover(GIVE, page(), go_home)

    async def agree() -> None:
        if await state.call(state.seat.table.claim):
            go_home()

    outcome, totals, sides = match.progress.outcome, match.progress.totals, match.match.sides
    best, *others = sorted(totals, reverse=True)
    if outcome.over and (outcome.winner is not None or outcome.tie):
        margin = outcome_text(words, outcome, sides)
    elif not others or best == others[0]:
        margin = words.text("phone-level")
    else:
        leader = sides[totals.index(best)].name
        margin = words.text("phone-ahead", side=leader, margin=best - others[0])
    parts: list[ft.Control] = [
        text(words.text("phone-give-title"), 26, Face.SCORE, line=SENTENCE),
        buttons.card(score_lines(state, view.sides, totals), sentence(margin, name="margin")),
    ]
    foot = [
        main_button(words.text("phone-agree", names=_names(words, mine)), agree, name="agree"),
        buttons.button(words.text("phone-not-yet"), go_home, name="not-yet"),
    ]
    return covering(state, view, GIVE, parts, foot)


@component
def HandOverScreen() -> Any:
    """The phone is in the hands of the other side: a person of it accepts, by name."""
    state, wanted = use_phone(), ft.use_route_params().get("side", "")
    view, words = state.view, state.words
    side, mine = _handed_to(view, wanted), view.mine if view is not None else None
    leave_unless(is_here=side is not None)
    if view is None or side is None or mine is None or mine.score is None:
        return cover(HAND, page(), go_home)

    async def accept(person: str) -> None:
        if await state.accept(side.number, person=person):
            go_home()

    asked = words.text("phone-hand-title", names=_names(words, side))
    title = text(asked, 26, Face.SCORE, line=SENTENCE, text_align=MIDDLE)
    back = ft.Row([buttons.side_back(side.number, 56)], alignment=ft.MainAxisAlignment.CENTER)
    parts: list[ft.Control] = [
        *([] if state.layout.has_large_text else [back]),  # the result is to be in sight
        ft.Semantics(header=True, container=True, content=title),
        buttons.card(score_lines(state, view.sides, mine.score.points)),
    ]
    foot = []
    for player in side.players:
        label, tap = words.text("phone-hand-yes", name=player.name), partial(accept, player.uid)
        foot.append(main_button(label, tap, name=f"accept-{player.uid}"))
    wrong = partial(go, f"{DISPUTE}/{wanted}")
    foot.append(buttons.button(words.text("phone-dispute"), wrong, name="not-right"))
    return covering(state, view, f"{HAND}/{wanted}", parts, foot)


@component
def DisputeScreen() -> Any:
    """Four usual reasons and a field for another; without any the organiser is asked as well.

    An address that names a side is that of a phone in the hands of that side: each person of it
    has a button there, for the log says who it was.
    """
    state, wanted = use_phone(), ft.use_route_params().get("side")
    view, words = state.view, state.words
    other = None if wanted is None else _handed_to(view, wanted)
    route = DISPUTE if wanted is None else f"{DISPUTE}/{wanted}"
    reason, reasons = use_reason(words, "why", REASONS)
    is_here = state.stage is Stage.ASKED
    if wanted is not None:
        is_here = state.stage is Stage.GIVEN and other is not None
    leave_unless(is_here=is_here)
    if view is None or not is_here:
        return cover(route, page(), go_home)

    async def send(side: int | None, person: str) -> None:
        if await state.call(state.seat.table.dispute, reason, side=side, person=person):
            go_home()

    hand = ft.Icons.PAN_TOOL_OUTLINED
    foot, side = [], None if other is None else other.number
    if other is None:
        label = words.text("phone-call-organiser")
        foot.append(main_button(label, partial(send, None, ""), name="send", icon=hand))
    for player in other.players if other is not None else ():
        label = words.text("phone-call-organiser-for", name=player.name)
        tap = partial(send, side, player.uid)
        foot.append(main_button(label, tap, name=f"send-{player.uid}", icon=hand))
    title = text(words.text("phone-why"), 26, Face.SCORE, line=SENTENCE)
    return covering(state, view, route, [title, *reasons], foot)


def use_reason(words: Words, kind: str, usual: Sequence[str]) -> tuple[str, list[ft.Control]]:
    """Hook for chips with usual reasons and a field for another; gives what they say, and them."""
    chosen, choose = ft.use_state("")
    written, write = ft.use_state("")
    parts, said = [], [written.strip()]
    for reason in usual:
        label, is_chosen = words.text(f"phone-{kind}-{reason}"), chosen == reason
        turn = partial(choose, "" if is_chosen else reason)  # a second tap takes it back
        parts.append(buttons.choice(label, turn, name=f"{kind}-{reason}", selected=is_chosen))
        if is_chosen:
            said.insert(0, label)
    label = words.text("phone-why-other")
    field = NameField(label, written, write, name="why", is_sentence=True, key="why")
    return ". ".join(filter(None, said)), [*parts, field]


def _handed_to(view: TableView | None, wanted: str) -> SideView | None:
    """The side of this number, where this phone's own has spoken and that one has still to."""
    mine = view.mine if view is not None else None
    if view is None or mine is None or mine.score is None or view.result is not None:
        return None
    return next((side for side in _silent(view) if str(side.number) == wanted), None)


def leave_unless(*, is_here: bool) -> None:
    """A hook that goes back to the table once there is nothing to do here any more."""

    def leave() -> None:
        if not is_here:
            go_home()

    ft.use_effect(leave, [is_here])


def _names(words: Words, side: SideView | None) -> str:
    """Those of a side: Cleo or Dov."""
    names = [player.name for player in side.players] if side is not None else []
    if len(names) < 2:
        return "".join(names)
    return words.text("phone-names", first=", ".join(names[:-1]), last=names[-1])


def heading(
    words: Words, view: TableView, *, on_back: buttons.Handler | None = None
) -> ft.Container:
    title = words.text("phone-table-round", table=view.table, round=view.round)
    if not view.table or not view.round:
        key = "phone-table" if view.table else "app-name"
        title = view.owner.name if view.owner else words.text(key, table=view.table)
    evening, back = str(shortened(view.evening)), words.text("back")
    return app_bar(title, evening, on_back=on_back, back_label=back)


def covering(
    state: PhoneState, view: TableView, route: str, parts: list[ft.Control], foot: list[ft.Control]
) -> ft.View:
    """A screen over that of the table, with what was refused below its parts."""
    if state.failure is not None:
        reason = text(state.failure, 16, Face.MEDIUM, C.ERROR, line=SENTENCE)
        parts.append(buttons.spoken(reason, state.failure, name="refused", live=True))
    bar, body = heading(state.words, view, on_back=go_home), padded(scrolling(parts), expand=True)
    answers = buttons.stacked(*foot, spacing=10)
    return cover(route, page(bar, body, padded(answers, bottom=8)), go_home)
