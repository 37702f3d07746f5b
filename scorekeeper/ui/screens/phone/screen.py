"""The phone of a table as a whole: what stands on its first tab."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any
from zlib import crc32

import flet as ft

from scorekeeper.club import Result, Score
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import shortened
from scorekeeper.match import Side, leader_of
from scorekeeper.remembered import remembered
from scorekeeper.services import OpenMatch
from scorekeeper.services.club import SideView, TableView
from scorekeeper.services.club.table import TableNow
from scorekeeper.ui.routes import TABS, tab
from scorekeeper.ui.screens.data.history import HistoryScreen
from scorekeeper.ui.screens.meld import MeldScreen
from scorekeeper.ui.screens.nowhere import NowhereScreen
from scorekeeper.ui.screens.phone.state import PhoneState, last_change, to_undo, use_part, use_phone
from scorekeeper.ui.screens.record.adjusting import AdjustScreen
from scorekeeper.ui.screens.record.screen import RecordScreen
from scorekeeper.ui.screens.score import BreakdownScreen
from scorekeeper.ui.screens.table.panels import score_cards
from scorekeeper.ui.screens.table_view import TableViewScreen
from scorekeeper.ui.state import State, component, go, part, still_component
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    choice,
    icon_button,
    mark_of,
    spoken,
    tappable,
)
from scorekeeper.ui.widgets.clock import Reading, RoundTime, round_time, told, use_clock
from scorekeeper.ui.widgets.dialogs import Item, menu_sheet
from scorekeeper.ui.widgets.match import (
    DealLine,
    deal_lines,
    ending_banner,
    names_of,
    record_label,
    said_of_deal,
    said_of_outcome,
    title,
)
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, padded, page, scrolling
from scorekeeper.ui.widgets.text import SENTENCE, digits, shared_size, text, whole_words_size

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
SHARE = 0.4
"""Of the width, for the numbers of a score."""
BIGGEST = 34
GAP, PADDING = 10, 14


def panel(
    headline: str,
    *parts: ft.Control,
    name: str,
    icon: ft.IconData | None = None,
    urgent: bool = False,
) -> ft.Control:
    """A headline, which is read out when it changes, and what belongs to it below."""
    said = text(headline, 19, Face.BOLD, line=SENTENCE)
    before = [] if icon is None else [ft.Icon(icon, color=C.ON_SURFACE, size=26)]
    head = ft.Row([*before, ft.Container(said, expand=True)], spacing=GAP)
    return ft.Container(
        ft.Column(
            [spoken(head, headline, name=name, live=True), *parts],
            spacing=GAP,
            tight=True,
            horizontal_alignment=STRETCH,
        ),
        padding=PADDING,
        border_radius=20,
        bgcolor=C.SURFACE_CONTAINER_LOWEST if urgent else C.SURFACE_CONTAINER_HIGH,
        border=ft.Border.all(3, C.PRIMARY) if urgent else None,
    )


def sentence(said: str, *, name: str | None = None) -> ft.Control:
    """A sentence below a headline."""
    return ft.Semantics(
        identifier=name, container=True, content=text(said, 16, line=SENTENCE, color=C.ON_SURFACE)
    )


def score_lines(
    state: State, sides: Sequence[SideView | Side], points: Sequence[int], width: float
) -> ft.Control:
    """A line for each side with its number, so that both are read at a glance."""
    said = [state.words.number(one) for one in points]
    size = shared_size(said, width * SHARE, scale=state.layout.scale, most=BIGGEST)
    pairs = zip(sides, said, strict=True)
    large = state.layout.has_large_text
    lines = [
        _line(side, place, number, size, is_stacked=large)
        for place, (side, number) in enumerate(pairs)
    ]
    return ft.Column(lines, spacing=6, tight=True, horizontal_alignment=STRETCH)


def _line(
    side: SideView | Side, place: int, number: str, size: float, *, is_stacked: bool
) -> ft.Control:
    """A side and its number beside it; below it where text is large."""
    mark = mark_of(place)
    named = text(side.name, 17, Face.MEDIUM, mark.on_container)
    symbol, shown = text(mark.symbol, 18, color=mark.color), digits(number, size, mark.on_container)
    row = ft.Row([symbol, ft.Container(named, expand=True)], spacing=8)
    if is_stacked:
        inner: ft.Control = ft.Column([row, shown], spacing=2, tight=True)
    else:
        row.controls.append(shown)
        inner = row
    box = ft.Container(
        inner,
        bgcolor=mark.container,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=6, horizontal=12),
    )
    return spoken(box, f"{side.name} {number}", name=f"said-{place}")


class Standing(StrEnum):
    """What a phone is for at this moment."""

    OUT = "out"
    """It is not let in any more."""
    WAITING = "waiting"
    """No round runs in which there is this table."""
    WHOSE = "whose"
    """A round runs, and nobody has said whose phone this is."""
    PLAYING = "playing"
    WON = "won"
    """The match is over; its result has to be given."""
    GIVEN = "given"
    """One's own side has given the result, another has not accepted it yet."""
    ASKED = "asked"
    """Another side has given the result, and asks whether it is right."""
    DISPUTED = "disputed"
    DONE = "done"
    """There is a result: the next round is waited for."""


def standing_of(view: TableView | None, match: OpenMatch | None) -> Standing:
    """How a table stands for the phone that has this view of it."""
    if view is None:
        return Standing.OUT
    if view.state in WHATEVER_SIDE:
        return WHATEVER_SIDE[view.state]
    if view.mine is None:
        return Standing.WHOSE
    if view.state == "disputed":
        return Standing.DISPUTED
    if view.state == "claimed":
        return Standing.ASKED if view.mine.said is None else Standing.GIVEN
    over = match is not None and match.progress.outcome.over
    return Standing.WON if over else Standing.PLAYING


WHATEVER_SIDE: Mapping[TableNow, Standing] = {
    "waiting": Standing.WAITING,
    "closed": Standing.WAITING,
    "done": Standing.DONE,
}
"""Where it does not matter whose phone it is."""


def silent(view: TableView) -> tuple[SideView, ...]:
    """The other sides that have not said what the score is."""
    return tuple(one for one in view.sides if one.said is None and not one.is_mine)


def asking(view: TableView) -> SideView | None:
    """The other side whose score this phone's side is asked about."""
    return next((one for one in view.sides if one.said is not None and not one.is_mine), None)


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


HEIGHT, WHOSE_PADDING, BORDER, SPACE = 96, 18, 2, 14
SYMBOL = 40
"""Pixels of the suit of a side, however large the system shows text."""


def whose(
    state: PhoneState, view: TableView, *, on_back: Handler | None = None, on_taken: Any = None
) -> ft.Control:
    """Who plays whom at this table; a tap on a side says that this is its phone."""
    words = state.words

    def take(side: int) -> Handler:
        async def taken() -> None:
            await state.take_side(side)
            if on_taken is not None and state.failure is None:
                on_taken()

        return taken

    parts: list[ft.Control] = [
        ft.Semantics(
            header=True,
            container=True,
            content=text(words.text("phone-whose"), 26, Face.BOLD, line=SENTENCE),
        ),
        *(_side(state, side, take(side.number)) for side in view.sides),
        text(words.text("phone-whose-hint"), 16, line=SENTENCE, color=C.ON_SURFACE_VARIANT),
    ]
    if state.failure is not None:
        parts.insert(1, text(state.failure, 16, Face.MEDIUM, C.ERROR, line=SENTENCE))
    body = ft.Column(
        parts,
        spacing=14,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return page(heading(words, view, on_back=on_back), padded(body, expand=True))


def heading(words: Words, view: TableView, *, on_back: Handler | None = None) -> ft.Container:
    """Which table this is, and which round."""
    title = words.text("phone-table-round", table=view.table, round=view.round)
    return app_bar(
        title, str(shortened(view.evening)), on_back=on_back, back_label=words.text("back")
    )


def _side(state: PhoneState, side: SideView, on_tap: Handler) -> ft.Control:
    """A side as large as a hand, with the names of those who sit there."""
    words, mark, scale = state.words, mark_of(side.number), state.layout.scale
    room = state.layout.beside_tabs - 2 * (SIDE_PADDING + WHOSE_PADDING + BORDER + SPACE) - SYMBOL
    size = whole_words_size(side.name, room, scale=scale, most=22)
    lines: list[ft.Control] = [text(side.name, size, Face.BOLD, mark.on_container, line=SENTENCE)]
    players = ", ".join(one.name for one in side.players)
    if len(side.players) > 1 and not all(one.name in side.name for one in side.players):
        lines.append(text(players, 16, color=mark.on_container, line=SENTENCE))
    if side.is_held and not side.is_mine:
        said = words.text("phone-whose-held")
        lines.append(text(said, 15, color=mark.on_container, line=SENTENCE))
    if side.is_mine:
        said = words.text("phone-whose-mine")
        lines.append(text(f"✓ {said}", 15, Face.MEDIUM, mark.on_container, line=SENTENCE))
    shown = ft.Row(
        [
            text(mark.symbol, SYMBOL / scale, color=mark.color),
            ft.Column(lines, spacing=2, expand=True),
            ft.Container(height=HEIGHT),
        ],
        spacing=SPACE,
    )
    return tappable(
        shown,
        words.text("phone-whose-said", side=side.name),
        on_tap,
        name=f"side-{side.number}",
        selected=side.is_mine,
        bgcolor=mark.container,
        border=ft.Border.all(BORDER, mark.color),
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=WHOSE_PADDING, vertical=8),
    )


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
    """Return True if one's own side has given the result already."""
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


DISPUTING_C, DISPUTING_HAND = ft.Colors, ft.Icons.PAN_TOOL_OUTLINED
REASONS = ("points", "deal", "rule", "end")
"""What is usually wrong, as the end of a key."""


@component
def DisputeScreen() -> Any:
    """Four usual reasons and a field for another; without any the organiser is asked as well.

    An address that names a side is that of a phone in the hands of that side.
    """
    state, wanted = use_phone(), ft.use_route_params().get("side")
    view = state.view
    other = None if wanted is None else handed_to(view, wanted)
    route = DISPUTE if wanted is None else f"{DISPUTE}/{wanted}"
    chosen, choose = ft.use_state("")
    written, write = ft.use_state("")
    standing = standing_of(view, state.match)
    here = standing is (Standing.ASKED if wanted is None else Standing.GIVEN)
    here = here and (wanted is None or other is not None)
    leave_unless(is_here=here)
    if view is None or not here:
        return cover(route, page(), _disputing_home)
    words = state.words

    def sending(side: int | None = None, person: str = "") -> Handler:
        async def send() -> None:
            if await state.dispute(_reason(words, chosen, written), side=side, person=person):
                _disputing_home()

        return send

    asks = [_own(words, sending())] if other is None else _of_side(words, other, sending)
    label = words.text("phone-why-other")
    failure = (
        [] if state.failure is None else [text(state.failure, 16, Face.MEDIUM, DISPUTING_C.ERROR)]
    )
    parts: list[ft.Control] = [
        text(words.text("phone-why"), 26, Face.BOLD, line=SENTENCE),
        *_reasons(words, chosen, choose),
        NameField(label, written, write, name="why", is_sentence=True, key="why"),
        *failure,
    ]
    body = ft.Column(
        parts,
        spacing=12,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    foot = ft.Column(
        asks, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    whole = page(
        heading(words, view, on_back=_disputing_home),
        padded(body, expand=True),
        padded(foot, bottom=8),
    )
    return cover(route, whole, _disputing_home)


def _reasons(words: Words, chosen: str, choose: Callable[[str], None]) -> list[ft.Control]:
    """What is usually wrong; a second tap on a reason takes it back."""
    return [
        choice(
            words.text(f"phone-why-{one}"),
            lambda _, one=one: choose("" if chosen == one else one),
            name=f"why-{one}",
            selected=chosen == one,
        )
        for one in REASONS
    ]


def _reason(words: Words, chosen: str, written: str) -> str:
    """The reason that was chosen, and what was written beside it."""
    usual = words.text(f"phone-why-{chosen}") if chosen else ""
    return ". ".join(part for part in (usual, written.strip()) if part)


def _own(words: Words, send: Handler) -> ft.Control:
    """The button of one's own side."""
    said = words.text("phone-call-organiser")
    return button(said, send, icon=DISPUTING_HAND, name="send", filled=True, size=19)


def _of_side(
    words: Words, side: SideView, sending: Callable[[int, str], Handler]
) -> list[ft.Control]:
    """A button for each of the side that this phone was handed to: the log says who it was."""
    return [
        button(
            words.text("phone-call-organiser-for", name=one.name),
            sending(side.number, one.uid),
            icon=DISPUTING_HAND,
            name=f"send-{one.uid}",
            filled=True,
            size=19,
        )
        for one in side.players
    ]


def _disputing_home() -> None:
    go("/")


MINUTE = 60
SPREAD = 5
"""Seconds over which the phones of a club are drawn anew when a minute is over."""
LOOKS = {
    "playing": (ft.Icons.TIMER_OUTLINED, C.SURFACE_CONTAINER, C.ON_SURFACE),
    "warning": (ft.Icons.TIMER_OUTLINED, C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "last_deal": (ft.Icons.NOTIFICATIONS_ACTIVE, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
    "over": (ft.Icons.TIMER_OFF_OUTLINED, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}
"""Picture, ground and ink of each phase."""


def time_of(state: PhoneState) -> RoundTime | None:
    """The clock of the running round at this table; None without one, or once it is done."""
    view = state.view
    if view is None or view.state in {"waiting", "closed", "done"}:
        return None
    return round_time(view.started, view.length)


def late(device: str) -> float:
    """By how many seconds a phone is drawn later than others, the same ones each time."""
    return crc32(device.encode()) % (SPREAD * 10) / 10


def use_time_up(state: PhoneState) -> bool:
    """Return True if the time of the round is up; the component is drawn again when it is."""
    found = use_clock(time_of(state), _is_up, every=MINUTE, late=late(state.device))
    return bool(found)


@component
def RoundClock(time: RoundTime, words: Words, device: str) -> Any:
    """The line below the title."""
    reading: Reading = use_clock(time, _in_minutes, every=MINUTE, late=late(device))
    icon, ground, ink = LOOKS[reading.phase]
    said = told(words, reading)
    face = Face.MEDIUM if reading.phase == "playing" else Face.BOLD
    shown = text(said, 17, face, ink, line=SENTENCE)
    return ft.Container(
        ft.Row(
            [
                ft.Icon(icon, size=22, color=ink),
                spoken(shown, said, name="clock", live=reading.phase != "playing", expand=True),
            ],
            spacing=8,
        ),
        bgcolor=ground,
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=6, horizontal=12),
    )


def _is_up(reading: Reading) -> bool:
    return reading.phase in {"last_deal", "over"}


def _in_minutes(reading: Reading) -> Reading:
    """The clock as a phone shows it: seconds are of no concern."""
    seconds = None if reading.seconds is None else reading.minutes * MINUTE
    return Reading(reading.phase, seconds)


RIGHT = ft.TextAlign.RIGHT
LATEST = 6
"""Deals that are shown until somebody asks for all: more do not fit beside what is above."""
NUMBER = 40
"""Width of the number of a deal, in pixels."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One deal as it is shown: equal where it looks and sounds the same."""

    uid: str
    number: int
    has_problems: bool
    cells: tuple[tuple[str, str, bool], ...]
    """Of each side: its points, its total after the deal, whether it ended the deal."""
    said: str


def deals_list(
    words: Words, shown: OpenMatch, *, has_all: bool, show_all: Callable[[], None]
) -> ft.Control:
    """The latest deals, or all; a row is drawn anew only when it looks otherwise."""
    rows = _rows(shown, words)
    hidden = 0 if has_all or len(rows) <= LATEST + 1 else len(rows) - LATEST
    parts: list[ft.Control] = [
        DealRow(one, words.text("badge-out"), key=one.number) for one in rows[: len(rows) - hidden]
    ]
    if hidden:
        parts.append(EarlierRow(words.text("phone-earlier", count=hidden), show_all, key="earlier"))
    return ft.Column(parts, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@remembered
def _rows(shown: OpenMatch, words: Words) -> tuple[Shown, ...]:
    """All deals of a match, the latest first: the phones of a table show the same."""
    names = names_of(shown)
    return tuple(_shown(words, line, names) for line in deal_lines(shown))


def _shown(words: Words, line: DealLine, names: Sequence[str]) -> Shown:
    cells = tuple(
        (
            words.points(line.stand.score.totals[side]),
            words.number(line.stand.running[side]),
            line.ended(side) is not None,
        )
        for side in range(len(names))
    )
    problems = bool(line.stand.score.problems)
    said = said_of_deal(words, line, names)
    return Shown(str(line.played.uid), line.number, problems, cells, said)


@still_component
def DealRow(one: Shown, out: str) -> Any:
    """The number of a deal, and a cell for each side."""
    number = f"{one.number} ⚠" if one.has_problems else f"{one.number}"
    cells: list[ft.Control] = [
        _cell(cell, side, out if cell[2] else "") for side, cell in enumerate(one.cells)
    ]
    return tappable(
        ft.Row(
            [
                text(number, 16, Face.MEDIUM, C.ON_SURFACE_VARIANT, width=NUMBER),
                *cells,
                ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20, color=C.ON_SURFACE_VARIANT),
            ]
        ),
        one.said,
        lambda: go(f"/deal/{one.uid}"),
        name=f"deal-{one.number}",
        padding=ft.Padding.symmetric(vertical=6, horizontal=14),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )


@still_component
def EarlierRow(said: str, on_tap: Callable[[], None]) -> Any:
    """How many deals there are before those that are shown; a tap shows them."""
    return tappable(
        text(said, 16, Face.MEDIUM, C.PRIMARY),
        said,
        on_tap,
        name="earlier",
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
    )


def _cell(cell: tuple[str, str, bool], side: int, out: str) -> ft.Control:
    """Points over the total; who went out is bold, in the colour of the side, and named so."""
    points, total, _ = cell
    ink = mark_of(side).color if out else C.ON_SURFACE
    shown = text(f"{out} {points}".strip(), 17, Face.BOLD if out else Face.MEDIUM, ink)
    shown.text_align = RIGHT
    running = text(total, 14, color=C.ON_SURFACE_VARIANT, text_align=RIGHT)
    return ft.Column(
        [shown, running],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


JOINT = " & "


def with_first_names(shown: OpenMatch) -> OpenMatch:
    """A match whose sides go by first names where their names have no room.

    Where two at the table share a first name, all keep what they are called.
    """
    match = shown.match
    first = [[_first(player.name) for player in side.players] for side in match.sides]
    everybody = [name for names in first for name in names]
    if len(set(everybody)) < len(everybody):
        return shown
    sides = tuple(_called(side, names) for side, names in zip(match.sides, first, strict=True))
    return replace(shown, match=replace(match, sides=sides))


def _called(side: Side, first: list[str]) -> Side:
    """A side with a short form, unless it has one, or a name that is not its players'."""
    whole = JOINT.join(player.name for player in side.players)
    if side.short is not None or side.name != whole:
        return side
    return replace(side, short=JOINT.join(first))


def _first(name: str) -> str:
    return next(iter(name.split()), name)


WHOSE = "/whose"


@part
def TableBar() -> Any:
    """Which deal comes next, at which table in which round; undo, and what is rare."""
    state = use_part(lambda now: (now.match, now.view, now.may_record, now.words))
    view, shown, words = state.view, state.match, state.words
    if view is None or shown is None:
        return ft.Container()
    actions: list[ft.Control] = [PhoneMenu(key="menu")]
    if state.may_record:
        said, may = to_undo(state, shown)
        undo = icon_button(ft.Icons.UNDO, said, state.undo if may else None, name="undo")
        actions.insert(0, undo)
    under = words.text("phone-table-round", table=view.table, round=view.round)
    return app_bar(title(words, shown), under, actions=actions)


@component
def PhoneMenu() -> Any:
    """The three dots, and the sheet that they open."""
    state = use_phone()
    is_open, set_open = ft.use_state(False)
    words = state.words

    def close() -> None:
        set_open(False)

    sheet = None
    if is_open:
        sheet = menu_sheet(state, words.text("table-menu"), _items(state, close), close)
    ft.use_dialog(sheet)
    label = words.text("table-menu")
    return icon_button(ft.Icons.MORE_VERT, label, lambda: set_open(True), name="menu")


def _items(state: PhoneState, close: Handler) -> list[Item]:
    """What there is to do beside the next deal; what cannot be done now is switched off."""
    words, shown = state.words, state.match
    standing = standing_of(state.view, shown)
    plays = standing in {Standing.PLAYING, Standing.WON}
    has_deals = shown is not None and bool(shown.match.deals)
    silent = state.view is not None and state.view.mine is not None and not state.view.mine.said

    def to(route: str, *, on: bool = True) -> Handler | None:
        def handler() -> None:
            close()
            go(route)

        return handler if on else None

    give = to(GIVE, on=plays and has_deals)
    change = to("/adjust", on=state.may_record and has_deals)
    mine = to(WHOSE, on=state.may_record and silent)
    return [
        Item("give-early", words.text("phone-give"), ft.Icons.FLAG_OUTLINED, give),
        Item("view", words.text("table-view"), ft.Icons.SCREEN_ROTATION, to("/view")),
        Item("adjust", words.text("adjust"), ft.Icons.EXPOSURE, change),
        Item("history", words.text("history-menu"), ft.Icons.MANAGE_HISTORY, to("/history")),
        Item("whose-phone", words.text("phone-whose"), ft.Icons.PHONE_ANDROID, mine),
    ]


WIDEST = 520


def waiting(state: PhoneState, view: TableView) -> ft.Control:
    """The next round is waited for; what came of the last one stands below."""
    words, said = state.words, why(state.words, view)
    name = str(shortened(view.evening))
    parts: list[ft.Control] = [
        ft.Container(height=24),
        ft.Icon(
            ft.Icons.CHECK_CIRCLE_OUTLINE if view.is_over else ft.Icons.HOURGLASS_EMPTY,
            size=48,
            color=C.PRIMARY,
        ),
        _said(said, 24, Face.BOLD, "waiting"),
    ]
    if not view.is_over:
        parts.append(_said(words.text("phone-goes-on"), 18, Face.REGULAR, "goes-on"))
    if view.result is not None and view.state == "closed":
        width = min(state.layout.width, WIDEST) - 2 * 12 - 2 * 14
        lines = score_lines(state, view.sides, view.result.score.points, width)
        told = words.text("phone-result-of", round=view.round)
        fixed = [sentence(words.text("phone-done", how="corrected"), name="corrected")]
        corrected = fixed if view.is_corrected else []
        parts.append(panel(told, lines, *corrected, name="last-result"))
    title = words.text("phone-table", table=view.table)
    return page(app_bar(title, name), padded(_column(parts), expand=True))


def why(words: Words, view: TableView) -> str:
    """Why nothing is played here now."""
    if view.is_over:
        return words.text("phone-over")
    if view.state == "closed":
        return words.text("phone-closed", round=view.round)
    if view.round == 0:
        return words.text("phone-not-begun")
    return words.text("phone-nobody", table=view.table, round=view.round)


def out(words: Words) -> ft.Control:
    """This phone is not let in any more: its code was replaced, or its evening is gone."""
    parts: list[ft.Control] = [
        ft.Container(height=48),
        ft.Icon(ft.Icons.QR_CODE_SCANNER, size=56, color=C.PRIMARY),
        _said(words.text("phone-out"), 24, Face.BOLD, "out"),
        _said(words.text("phone-out-hint"), 18, Face.REGULAR, "out-hint"),
    ]
    return page(padded(_column(parts), expand=True))


def _said(said: str, size: float, face: Face, name: str) -> ft.Control:
    shown = text(said, size, face, line=SENTENCE, text_align=MIDDLE)
    return spoken(shown, said, name=name, live=True)


def _column(parts: list[ft.Control]) -> ft.Control:
    inner = ft.Column(
        parts,
        spacing=14,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return ft.Row(
        [ft.Container(inner, width=WIDEST, expand=True, expand_loose=True)],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )


PANEL = 2 * 14
"""What a panel's own room takes of its width."""
DEALS_MATTER = {Standing.PLAYING, Standing.WON}
PLAYED = {*DEALS_MATTER, Standing.GIVEN, Standing.ASKED, Standing.DISPUTED}


@part
def PhoneScreen() -> Any:
    """Waiting, the question whose phone it is, or the table and its match."""
    state = use_part(_kind)
    view = state.view
    if view is None:
        return out(state.words)
    kind = _kind(state)[0]
    if kind is Standing.WHOSE:
        return whose(state, view)
    if kind is Standing.WAITING:
        return waiting(state, view)
    return _table(state)


def _kind(state: PhoneState) -> tuple[Any, ...]:
    """What the whole screen depends on: the parts of a table follow by themselves."""
    standing = standing_of(state.view, state.match)
    if standing in {Standing.OUT, Standing.WAITING, Standing.WHOSE}:
        return (standing, state.layout, state.words, state.view, state.failure)
    if state.match is None:
        return (Standing.WAITING, state.layout, state.words, state.view)
    return (Standing.PLAYING, state.layout, state.words, state.match.uid)


def _table(state: PhoneState) -> ft.Control:
    """The match at the table: what is urgent first, then where it stands, then its deals."""
    bar, is_wide = TableBar(key="bar"), state.layout.is_wide
    foot = padded(Foot(is_alone=is_wide, key="foot"), bottom=8)
    left: list[ft.Control] = [News(key="news"), Stand(key="stand")]
    deals: ft.Control = Deals(key="deals")
    if not is_wide:
        return page(bar, padded(scrolling([*left, deals]), expand=True), foot)
    right = ft.Column([scrolling([Changed(key="changed"), deals]), foot], expand=True, spacing=8)
    panes = ft.Row(
        [ft.Container(scrolling(left), expand=True), ft.Container(right, expand=True)],
        spacing=SIDE_PADDING,
        vertical_alignment=STRETCH,
        expand=True,
    )
    return page(bar, padded(panes, expand=True, bottom=8))


def _width(state: PhoneState) -> float:
    """The width of a pane."""
    if state.layout.is_wide:
        return (state.layout.beside_tabs - 3 * SIDE_PADDING) / 2
    return state.layout.width - 2 * SIDE_PADDING


@part
def News() -> Any:
    """The clock, and what has to be done about the result."""
    state = use_part(_of_news)
    view, standing = state.view, standing_of(state.view, state.match)
    time = time_of(state)
    clock: list[ft.Control] = []
    if time is not None:
        clock = [RoundClock(time, state.words, state.device, key="clock")]
    panels = [] if view is None else status(state, view, standing, _width(state) - PANEL)
    return _stacked([*clock, *panels])


@part
def Stand() -> Any:
    """Who has won or deals, and the score cards."""
    state = use_part(lambda now: (now.match, now.layout, now.words))
    shown = state.match
    if shown is None:
        return ft.Container()
    banner = ending_banner(state, shown)
    dealer = [] if shown.progress.outcome.over else _dealer(state, shown)
    cards = score_cards(state, with_first_names(shown), _width(state))
    return _stacked([*([banner] if banner else []), *dealer, cards])


def _dealer(state: PhoneState, shown: OpenMatch) -> list[ft.Control]:
    """Who deals, and who plays first."""
    words, dealer = state.words, shown.progress.dealer
    if dealer is None:
        return []
    leader = leader_of(shown.match, len(shown.match.deals)) or dealer
    deals, leads = words.text("table-dealer", name=dealer), words.text("table-leader", name=leader)
    said = text(f"{deals} · {leads}", 17, Face.MEDIUM)
    return [spoken(said, f"{deals}, {leads}", name="dealer")]


@part
def Deals() -> Any:
    """The deals of the match."""
    state = use_part(lambda now: (now.match, now.words))
    has_all, show_all = ft.use_state(False)
    more = ft.use_callback(lambda: show_all(True), [])
    shown = state.match
    if shown is None:
        return ft.Container()
    return deals_list(state.words, shown, has_all=has_all, show_all=more)


@part
def Changed() -> Any:
    """What was changed last: where panes are low, it scrolls."""
    state = use_part(_of_foot)
    standing, shown = standing_of(state.view, state.match), state.match
    if shown is None or standing not in PLAYED:
        return ft.Container()
    return _stacked(_last_change(state, shown, standing))


@part
def Foot(*, is_alone: bool) -> Any:
    """What comes next, a deal or the result; over it, unless it `is_alone`, the last change."""
    state = use_part(_of_foot)
    is_up = use_time_up(state)
    standing, shown = standing_of(state.view, state.match), state.match
    if shown is None or standing not in PLAYED:
        return ft.Container()
    parts = [] if is_alone else _last_change(state, shown, standing)
    if not shown.progress.outcome.over:
        said = record_label(state, shown)
        filled = standing is Standing.PLAYING
        record = button(
            said, lambda: go("/record"), icon=ft.Icons.ADD, filled=filled, name="record", size=19
        )
        parts.append(record)
    has_result = standing is Standing.WON or (standing is Standing.PLAYING and is_up)
    if has_result and shown.match.deals:
        parts.append(give_button(state, filled=standing is Standing.WON))
    return _stacked(parts)


def _last_change(state: PhoneState, shown: OpenMatch, standing: Standing) -> list[ft.Control]:
    return last_change(state, shown, quiet=standing not in DEALS_MATTER)


def _of_foot(state: PhoneState) -> tuple[Any, ...]:
    standing = standing_of(state.view, state.match)
    told = (state.notice, state.failure, state.unkept, state.forms_left)
    return (standing, time_of(state), state.match, told, state.layout, state.words)


def _of_news(state: PhoneState) -> tuple[Any, ...]:
    return (standing_of(state.view, state.match), state.view, state.layout, state.words)


def _stacked(parts: list[ft.Control]) -> ft.Column:
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=STRETCH)


ADDRESSES = ("/", "/meld")
PHONE_TABS = tuple(one for one in TABS if one[0] in ADDRESSES)
WRITING = ("/record", "/insert", "/adjust")
"""Where deals are changed: nobody stays there once none may be changed any more."""


@component
def WhoseScreen() -> Any:
    """Whose phone is this? Asked again because somebody wants to change the answer."""
    state = use_phone()
    if state.view is None or not state.may_record:
        return cover(WHOSE, page(), _routes_home)
    return cover(
        WHOSE, whose(state, state.view, on_back=_routes_home, on_taken=_routes_home), _routes_home
    )


def _routes_home() -> None:
    go("/")


def _tab(address: str, screen: Callable[[], Any]) -> Callable[..., Any]:
    return tab(address, screen, tabs=PHONE_TABS)


def _over(path: str, screen: Callable[..., Any]) -> ft.Route:
    """A screen over the table, which stays as it is below: to come back to it draws nothing."""
    return ft.Route(path=path, component=screen, modal=True)


PHONE_ROUTES = (
    ft.Route(index=True, component=_tab("/", PhoneScreen)),
    ft.Route(path="meld", component=_tab("/meld", MeldScreen)),
    _over("record", RecordScreen),
    _over("record/:deal", RecordScreen),
    _over("insert/:before", RecordScreen),
    _over("adjust", AdjustScreen),
    ft.Route(path="deal/:deal", component=BreakdownScreen),
    ft.Route(path="history", component=HistoryScreen),
    ft.Route(path="history/:deal", component=HistoryScreen),
    ft.Route(path="view", component=TableViewScreen),
    ft.Route(path="whose", component=WhoseScreen),
    ft.Route(path="result", component=GiveScreen),
    ft.Route(path="hand-over/:side", component=HandOverScreen),
    ft.Route(path="dispute", component=DisputeScreen),
    ft.Route(path="dispute/:side", component=DisputeScreen),
    ft.Route(path=":address*", component=NowhereScreen),
)
