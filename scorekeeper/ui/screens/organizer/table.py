"""One table of a round: what its sides said, what the organiser says, its deals, and its code.

screen    the whole
said      claims, disputes and the result
settling  a score typed by the organiser: decided, from paper, corrected
absent    a walkover
deals     the deals of its match
code      the code that lets a phone in
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import (
    Claim,
    Evening,
    EveningUid,
    Note,
    Problems,
    Score,
    Table,
    correct,
    decide,
    from_paper,
    reopen,
    table_of,
    table_state,
    walkover,
)
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import side_names, told_author, told_score
from scorekeeper.i18n.messages import clock
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError
from scorekeeper.services import OpenMatch, UnknownMatchError
from scorekeeper.services.club import News
from scorekeeper.ui.screens.organizer.page import (
    Step,
    address_of,
    changed,
    code_picture,
    gone,
    of_evening,
    of_table,
    opened,
    use_doing,
    use_news,
)
from scorekeeper.ui.screens.organizer.tables import state_pill
from scorekeeper.ui.state import LARGE_TEXT, State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    button,
    card,
    choice,
    choices,
    complaint,
    heading,
    mark_of,
    remark,
    tappable,
)
from scorekeeper.ui.widgets.dialogs import answer, notice_bar, question
from scorekeeper.ui.widgets.keypad import Asked, use_number_pad
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, padded, page
from scorekeeper.ui.widgets.text import SENTENCE, digits, text


@component
def AbsentCard(evening: Evening, table: Table) -> Any:
    """Sides to tap, and the button; the figures are those of the scheme."""
    state, doing = use_state(), use_doing()
    words = state.words
    nobody: tuple[int, ...] = ()
    absent, choose = ft.use_state(nobody)

    def tap(side: int) -> None:
        choose(lambda now: tuple(sorted({*now} ^ {side})))

    async def do() -> None:
        def step(one: Evening, note: Note) -> Evening | Problems:
            return walkover(one, table.number, absent, note)

        await doing.do(changed(state, evening.uid, step))

    chips = [
        choice(name, lambda _, n=side: tap(n), name=f"absent-{side}", selected=side in absent)
        for side, name in enumerate(side_names(evening, table))
    ]
    points = evening.plan.scheme.walkover
    return card(
        heading(words.text("club-walkover")),
        remark(words.text("club-walkover-hint", points=points)),
        choices(chips),
        *doing.complaints(state, evening, name="refused-walkover"),
        button(words.text("club-walkover-do"), do if absent else None, name="walkover"),
    )


@component
def CodeCard(uid: EveningUid, table: int | None) -> Any:
    """The code of a table, or for None that of the big screen."""
    state = use_state()
    words, access = state.words, state.session.club.access
    nothing: str | None = None
    code, show = ft.use_state(nothing)

    async def look(verb: Any) -> None:
        found = await state.saving(verb, uid, table)
        show(found if isinstance(found, str) else None)

    async def first() -> None:
        await look(access.code)

    async def renew() -> None:
        await look(access.new_code)

    ask = use_question(state, renew)
    if code is None:
        label, icon = words.text("club-code-show"), ft.Icons.QR_CODE_2
        shown: list[ft.Control] = [button(label, first, icon=icon, name="code-show")]
    else:
        fresh = button(words.text("club-code-new"), ask, name="code-new")
        shown = [*code_picture(state, code), fresh]
    count = sum(one.table == table for one in access.visitors(uid))
    told = remark(words.text("club-code-visitors", count=count), name="visitors")
    key = "club-code" if table is not None else "club-screen"
    return card(heading(words.text(key)), remark(words.text(f"{key}-hint")), *shown, told)


def use_question(state: State, do: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """Have it asked once whether the old code shall be worth nothing; gives what asks."""
    words = state.words
    asking, ask = ft.use_state(False)

    async def agreed() -> None:
        ask(False)
        await do()

    cancel = answer(words.text("cancel"), lambda: ask(False), name="cancel")
    new = answer(words.text("club-code-new"), agreed, name="confirm", danger=True)
    title, warning = words.text("club-code-ask"), words.text("club-code-warning")
    dialog = question(title, warning, [new, cancel], lambda: ask(False))
    ft.use_dialog(dialog if asking else None)
    return lambda: ask(True)


C = ft.Colors


def deals_card(state: State, shown: OpenMatch | None) -> ft.Control:
    """A line for each deal: what it brought, and the totals after it."""
    words = state.words
    title = heading(words.text("club-deals-title"))
    if shown is None:
        return card(title, remark(words.text("club-deals-none"), name="no-deals"))

    async def record() -> None:
        await state.open(shown.uid)
        go("/")

    lines = [_line(state, place, one) for place, one in enumerate(shown.progress.deals, start=1)]
    if not lines:
        lines = [remark(words.text("club-deals-none"), name="no-deals")]
    way = button(words.text("club-record"), record, icon=ft.Icons.EDIT_NOTE, name="record-here")
    return card(title, *lines, way)


def _line(state: State, number: int, stand: Any) -> ft.Control:
    words = state.words
    points = " / ".join(words.points(one) for one in stand.score.totals)
    after = " : ".join(words.number(one) for one in stand.running)
    return ft.Row(
        [
            ft.Container(text(words.number(number), 16, color=C.ON_SURFACE_VARIANT), width=28),
            ft.Container(text(points, 15, color=C.ON_SURFACE_VARIANT), expand=True),
            text(after, 16, Face.MEDIUM),
        ],
        spacing=8,
    )


WIDTH = 130
"""Pixels of a number, at the usual size of text."""


def sided(side: int, name: str, number: ft.Control, *, scale: float) -> ft.Control:
    """The line; where text is large the number stands below the name."""
    mark = mark_of(side)
    told = ft.Row(
        [
            text(mark.symbol, 18, color=mark.color),
            ft.Container(text(name, 17, Face.MEDIUM, line=SENTENCE), expand=True),
        ],
        spacing=10,
    )
    if scale > LARGE_TEXT:
        below = ft.Row([ft.Container(expand=True), ft.Container(number, width=WIDTH * scale)])
        return ft.Column([told, below], spacing=4, tight=True)
    return ft.Row([ft.Container(told, expand=True), ft.Container(number, width=WIDTH)], spacing=10)


def stand_card(state: State, evening: Evening, table: Table, totals: tuple[int, ...]) -> ft.Control:
    """The sides with their totals, and how far the table is."""
    words, names = state.words, side_names(evening, table)
    shown = table.result.score.points if table.result else totals
    lines = [_side(state, place, name, shown[place]) for place, name in enumerate(names)]
    pill = ft.Row([state_pill(words, table_state(table))])
    how = []
    if table.result is not None:
        how = [remark(words.text("club-how", how=table.result.how), name="how")]
    return card(pill, *lines, *how)


def claims(words: Words, evening: Evening, table: Table) -> Iterator[ft.Control]:
    """A line for each side that has said something, and for who does not agree."""
    names = side_names(evening, table)
    for one in table.claims:
        yield card(
            text(_claimed(words, names[one.side], one), 16, Face.MEDIUM, line=SENTENCE),
            remark(_noted(words, evening, one.note), name=f"claim-{one.side}"),
        )
    if table.disputed is not None and table.result is None:
        said = words.text("club-disputes", side=names[table.disputed.side])
        note = table.disputed.note
        why = words.text("club-because", reason=note.reason) if note.reason else ""
        yield card(
            complaint(said, name="dispute"),
            *([text(why, 16, line=SENTENCE)] if why else []),
            remark(_noted(words, evening, note)),
        )


def _side(state: State, place: int, name: str, total: int) -> ft.Control:
    shown = state.words.number(total)
    number = digits(shown, 22, C.ON_SURFACE, text_align=ft.TextAlign.END)
    return ft.Semantics(
        identifier=f"total-{place}",
        label=f"{name}: {shown}",
        container=True,
        exclude_semantics=True,
        content=sided(place, name, number, scale=state.layout.scale),
    )


def _claimed(words: Words, side: str, one: Claim) -> str:
    return words.text("club-claimed", side=side, score=told_score(words, one.score))


def _noted(words: Words, evening: Evening, note: Note) -> str:
    """Who said it, and when."""
    return " · ".join((told_author(words, evening, note.by), clock(words, note.at)))


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
) -> Evening | Problems:
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


TWO_COLUMNS = 760


@dataclass(frozen=True, slots=True)
class Seen:
    """The table of the address."""

    evening: Evening
    number: int
    """Of the round."""
    table: Table
    match: OpenMatch | None


@component
def TableOfClubScreen() -> Any:
    """The table that the address names; it follows what happens there."""
    state = use_state()
    seen = _use_table(state)
    typing = use_typed(None if seen is None else seen.table, _totals(seen))
    if seen is None:
        return gone(state)
    settle = SettleCard(seen.evening, seen.number, seen.table, *typing, key="settle")
    left, right = _parts(state, seen, settle)
    back = of_evening(seen.evening.uid)
    bar = app_bar(
        state.words.text("club-table", number=seen.table.number),
        state.words.text("club-round", number=seen.number),
        on_back=lambda: go(back),
        back_label=state.words.text("back"),
    )
    notice = notice_bar(state) if state.failure else None
    below = [padded(notice, bottom=8)] if notice else []
    if state.layout.width < TWO_COLUMNS or state.layout.has_large_text:
        body: ft.Control = _column([*left, *right])
    else:
        body = ft.Row(
            [_column(left), _column(right)],
            spacing=0,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    route = of_table(seen.evening.uid, seen.number, seen.table.number)
    return cover(route, page(bar, ft.Container(body, expand=True), *below), lambda: go(back))


def _parts(
    state: State, seen: Seen, settle: ft.Control
) -> tuple[list[ft.Control], list[ft.Control]]:
    """What stands on the left, and on the right or below it."""
    words, evening, table = state.words, seen.evening, seen.table
    played = evening.rounds[seen.number - 1]
    left = [stand_card(state, evening, table, _totals(seen))]
    right = [deals_card(state, seen.match)]
    if played.state == "drawn":
        return [*left, remark(words.text("club-not-started"), name="not-started")], right
    left += [*claims(words, evening, table), settle]
    if table.result is None and played.state == "running":
        right.append(AbsentCard(evening, table, key="absent"))
    right.append(CodeCard(evening.uid, table.number, key="code"))
    return left, right


def _totals(seen: Seen | None) -> tuple[int, ...]:
    """How the match stands; nothing for all before it has begun."""
    if seen is None:
        return ()
    return seen.match.progress.totals if seen.match else (0,) * len(seen.table.sides)


def _match(state: State, evening: Evening, number: int, table: Table) -> OpenMatch | None:
    """The match at the table; None where there is none, or none that can be read."""
    try:
        return state.session.club.match_at(evening.uid, number, table.number)
    except (UnknownMatchError, RecordError, RuleSetError):  # deleted, or for a newer version
        return None


def _use_table(state: State) -> Seen | None:
    """The evening, the round and the table of the address; drawn again at news of them."""
    uid = address_of("evening")
    number, place = _screen_number("round"), _screen_number("table")
    _, look = ft.use_state(0)

    def again() -> None:
        look(lambda now: now + 1)

    def tell(news: Sequence[News]) -> None:
        if any(one.evening == uid and one.table in (None, place) for one in news):
            again()

    use_news(state, tell, again=again)
    evening = opened(state, uid)
    table = None if evening is None else table_of(evening, number, place)
    if evening is None or table is None:
        return None
    return Seen(evening, number, table, _match(state, evening, number, table))


def _screen_number(name: str) -> int:
    said = ft.use_route_params().get(name) or ""
    return int(said) if said.isdecimal() else 0


def _column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)
