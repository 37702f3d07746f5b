"""One table of a round: its score, the claims, the organiser's verdict, its deals and code."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper import club
from scorekeeper.club import Evening, EveningUid, Note, Problems, Score, Table
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import side_names, told_author, told_score
from scorekeeper.i18n.messages import clock
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError
from scorekeeper.services import OpenMatch, UnknownMatchError
from scorekeeper.services.club import News
from scorekeeper.ui.news import use_news
from scorekeeper.ui.screens.organizer import shared
from scorekeeper.ui.screens.organizer.codes import CodeCard
from scorekeeper.ui.screens.organizer.tables import state_pill
from scorekeeper.ui.state import State, component, go, use_state
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
    spoken,
)
from scorekeeper.ui.widgets.keypad import Asked, use_number_pad
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.text import SENTENCE, digits, text

C = ft.Colors
NUMBER_WIDTH = 130
"""Pixels of a number, at the usual size of text."""


@component
def TableOfClubScreen() -> Any:
    state = use_state()
    uid = EveningUid(shared.from_address("evening"))
    number, place = _number("round"), _number("table")
    _, look = ft.use_state(0)

    def again() -> None:
        look(lambda now: now + 1)

    def tell(news: Sequence[News]) -> None:
        if any(item.evening == uid and item.table in (None, place) for item in news):
            again()

    use_news(state, tell, again=again)
    evening = shared.opened(state, uid)
    table = None if evening is None else club.table_of(evening, number, place)
    match = None if table is None else _match(state, uid, number, place)
    totals: tuple[int, ...] = ()
    if table is not None:
        totals = match.progress.totals if match else (0,) * len(table.sides)
    typed, write = _use_typed(table, totals)
    if evening is None or table is None:
        return shared.gone(state)
    words, played = state.words, evening.rounds[number - 1]
    left: list[ft.Control] = [_score_card(state, evening, table, totals)]
    right = [_deals_card(state, match)]
    if played.state == "drawn":
        left.append(remark(words.text("club-not-started"), name="not-started"))
    else:
        left += _claims(words, evening, table)
        left.append(VerdictCard(evening, number, table, typed, write, key="settle"))
        if table.result is None and played.state == "running":
            right.append(WalkoverCard(evening, table, key="absent"))
        right.append(CodeCard(uid, place, key="code"))
    title, under = words.text("club-table", number=place), words.text("club-round", number=number)
    body = shared.panes(state.layout, left, right)
    return shared.covering_screen(
        state, shared.of_table(uid, number, place), title, under, body, back=shared.of_evening(uid)
    )


def _number(name: str) -> int:
    value = shared.from_address(name)
    return int(value) if value.isdecimal() else 0


def _match(state: State, uid: EveningUid, number: int, table: int) -> OpenMatch | None:
    """The match at the table; None where there is none, or none that can be read."""
    try:
        return state.session.club.match_at(uid, number, table)
    except (UnknownMatchError, RecordError, RuleSetError):  # deleted, or for a newer version
        return None


def _score_card(
    state: State, evening: Evening, table: Table, totals: tuple[int, ...]
) -> ft.Control:
    words = state.words
    parts: list[ft.Control] = [ft.Row([state_pill(words, club.table_state(table))])]
    points = table.result.score.points if table.result else totals
    for side, name in enumerate(side_names(evening, table)):
        total = words.number(points[side])
        number = digits(total, 22, C.ON_SURFACE, text_align=ft.TextAlign.END)
        row = _side_row(state, side, name, number)
        parts.append(spoken(row, f"{name}: {total}", name=f"total-{side}"))
    if table.result is not None:
        parts.append(remark(words.text("club-how", how=table.result.how), name="how"))
    return card(*parts)


def _side_row(state: State, side: int, name: str, number: ft.Control) -> ft.Control:
    """A side and its number; where text is large the number stands below the name."""
    mark = mark_of(side)
    label = ft.Row(
        [
            text(mark.symbol, 18, color=mark.color),
            ft.Container(text(name, 17, Face.MEDIUM, line=SENTENCE), expand=True),
        ],
        spacing=10,
    )
    box = ft.Container(number, width=NUMBER_WIDTH * state.layout.scale)
    if state.layout.has_large_text:
        below = ft.Row([box], alignment=ft.MainAxisAlignment.END)
        return ft.Column([label, below], spacing=4, tight=True)
    return ft.Row([ft.Container(label, expand=True), box], spacing=10)


def _claims(words: Words, evening: Evening, table: Table) -> Iterator[ft.Control]:
    names = side_names(evening, table)

    def noted(note: Note) -> str:
        return " · ".join((told_author(words, evening, note.by), clock(words, note.at)))

    for claim in table.claims:
        score = told_score(words, claim.score)
        claimed = words.text("club-claimed", side=names[claim.side], score=score)
        yield card(
            text(claimed, 16, Face.MEDIUM, line=SENTENCE),
            remark(noted(claim.note), name=f"claim-{claim.side}"),
        )
    if table.disputed is not None and table.result is None:
        note, parts = table.disputed.note, []
        if note.reason:
            why = words.text("club-because", reason=note.reason)
            parts = [text(why, 16, line=SENTENCE)]
        claimed = words.text("club-disputes", side=names[table.disputed.side])
        yield card(complaint(claimed, name="dispute"), *parts, remark(noted(note)))


def _deals_card(state: State, match: OpenMatch | None) -> ft.Control:
    words, muted = state.words, C.ON_SURFACE_VARIANT
    title = heading(words.text("club-deals-title"))
    none = remark(words.text("club-deals-none"), name="no-deals")
    if match is None:
        return card(title, none)

    async def record() -> None:
        await state.open(match.uid)
        go("/")

    lines: list[ft.Control] = []
    for number, deal in enumerate(match.progress.deals, start=1):
        points = " / ".join(map(words.points, deal.score.totals))
        after = " : ".join(map(words.number, deal.running))
        parts: list[ft.Control] = [
            ft.Container(text(words.number(number), 16, color=muted), width=28),
            ft.Container(text(points, 15, color=muted), expand=True),
            text(after, 16, Face.MEDIUM),
        ]
        lines.append(ft.Row(parts, spacing=8))
    way = button(words.text("club-record"), record, icon=ft.Icons.EDIT_NOTE, name="record-here")
    return card(title, *(lines or [none]), way)


@component
def WalkoverCard(evening: Evening, table: Table) -> Any:
    state, work = use_state(), shared.use_work()
    words = state.words
    nobody: frozenset[int] = frozenset()
    absent, choose = ft.use_state(nobody)

    async def do() -> None:
        def step(now: Evening, note: Note) -> Evening | Problems:
            return club.walkover(now, table.number, tuple(sorted(absent)), note)

        await work.do(shared.changed(state, evening.uid, step))

    sides = [
        choice(
            name,
            lambda _, side=side: choose(lambda now: now ^ {side}),
            name=f"absent-{side}",
            selected=side in absent,
        )
        for side, name in enumerate(side_names(evening, table))
    ]
    points = evening.plan.scheme.walkover
    return card(
        heading(words.text("club-walkover")),
        remark(words.text("club-walkover-hint", points=points)),
        choices(sides),
        *work.complaints(state, evening, name="refused-walkover"),
        button(words.text("club-walkover-do"), do if absent else None, name="walkover"),
    )


@dataclass(frozen=True, slots=True)
class Typed:
    score: Score
    reason: str = ""


Write = Callable[[Callable[[Typed], Typed]], None]


def _use_typed(table: Table | None, totals: tuple[int, ...]) -> tuple[Typed, Write]:
    """Hook for what is typed about a table; another claim or result begins anew, a deal does not.

    At first it is the result, else the last claim, else the totals.
    """
    claimed = None if table is None else (table.result, table.claims, table.disputed)
    nothing: tuple[Any, Typed | None] = (claimed, None)
    (subject, typed), keep = ft.use_state(nothing)
    usual = Typed(Score(totals))
    if table is not None and (table.result or table.claims):
        usual = Typed((table.result or table.claims[-1]).score)

    def write(change: Callable[[Typed], Typed]) -> None:
        keep(lambda now: (claimed, change(now[1] if now[0] == claimed and now[1] else usual)))

    return (typed if typed is not None and subject == claimed else usual), write


@component
def VerdictCard(evening: Evening, number: int, table: Table, typed: Typed, write: Write) -> Any:
    state, work = use_state(), shared.use_work()
    words, ask, score = state.words, use_number_pad(state), typed.score
    names = side_names(evening, table)

    def set_score(**parts: Any) -> None:
        write(lambda now: replace(now, score=replace(now.score, **parts)))

    async def settle(step: shared.Step) -> None:
        if await work.do(shared.changed(state, evening.uid, step, reason=typed.reason.strip())):
            write(lambda now: replace(now, reason=""))

    def way(label: str, step: shared.Step, *, name: str, **look: Any) -> ft.Control:
        return button(words.text(label), partial(settle, step), name=name, **look)

    def points_row(side: int, name: str) -> ft.Control:
        def keep(points: int) -> None:
            before, after = score.points[:side], score.points[side + 1 :]
            set_score(points=(*before, points, *after))

        asked = Asked(title=name, value=score.points[side], on_done=keep, signed=True)
        box = shared.number_box(words, ask, asked, name=f"score-{side}")
        return _side_row(state, side, name, box)

    def paper(now: Evening, note: Note, *, scoreless: bool = False) -> Evening | Problems:
        return club.from_paper(now, table.number, score, note, scoreless=scoreless)

    def decided(now: Evening, note: Note) -> Evening | Problems:
        return club.decide(now, table.number, score, note)

    def corrected(now: Evening, note: Note) -> Evening | Problems:
        return club.correct(now, number, table.number, score, note)

    def reopened(now: Evening, note: Note) -> Evening | Problems:
        return club.reopen(now, table.number, note)

    hint = remark(words.text("club-reason-hint"))
    if table.result is not None:
        ways = [hint, way("club-correct-do", corrected, name="correct", filled=True)]
        if evening.rounds[number - 1].state == "running":
            icon = ft.Icons.LOCK_OPEN
            ways.append(way("club-reopen", reopened, name="reopen", icon=icon))
            ways.append(remark(words.text("club-reopen-hint")))
    elif club.table_state(table) in ("claimed", "disputed"):
        decide = way("club-decide", decided, name="decide", filled=True)
        ways = [hint, decide, way("club-from-paper", paper, name="paper")]
    else:
        ways = [way("club-from-paper", paper, name="paper", filled=True)]
    if {problem.code for problem in work.refused} == {"scoreless"} and not any(score.points):
        ways.append(way("club-scoreless", partial(paper, scoreless=True), name="scoreless"))
    winners = [(None, words.text("club-winner-points")), *enumerate(names)]
    reason = NameField(
        words.text("club-reason"),
        typed.reason,
        lambda reason: write(lambda now: replace(now, reason=reason)),
        name="reason",
        is_sentence=True,
    )
    return card(
        heading(words.text("club-correct" if table.result else "club-settle")),
        *(points_row(side, name) for side, name in enumerate(names)),
        remark(words.text("club-winner")),
        shared.chips("winner", winners, score.winner, lambda side: set_score(winner=side)),
        reason,
        *work.complaints(state, evening),
        *ways,
    )
