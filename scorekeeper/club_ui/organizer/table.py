"""One table of a round: its score, the claims, the organiser's verdict, its deals and code."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

import flet as ft

from scorekeeper.club import model, results
from scorekeeper.club_ui.news import use_reload
from scorekeeper.club_ui.organizer import papers, shared, tables
from scorekeeper.club_ui.organizer.clock import ExtraTimeCard
from scorekeeper.i18n.club import author_name, score_text, side_names
from scorekeeper.i18n.messages import clock
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError
from scorekeeper.services import OpenMatch, UnknownMatchError
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import WARNING
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons, dialogs, keypad
from scorekeeper.ui.widgets.buttons import card, heading, remark
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.page import titled_screen

C = ft.Colors
NUMBER_WIDTH = 130
"""Pixels of a number, at the usual size of text."""


@component
def TableOfClubScreen() -> Any:
    state = use_state()
    words, uid = state.words, model.EveningUid(shared.from_address("evening"))
    numbers = (shared.from_address(name) for name in ("round", "table"))
    number, place = (int(value) if value.isdecimal() else 0 for value in numbers)
    use_reload(state, about=lambda item: item.uid == uid and item.table in (None, place))
    evening = shared.opened(state, uid)
    table = None if evening is None else results.table_of(evening, number, place)
    match: OpenMatch | None = None
    with suppress(UnknownMatchError, RecordError, RuleSetError):  # deleted, or for a newer version
        match = None if table is None else state.session.club.match_at(uid, number, place)
    totals = match.progress.totals if match else (0,) * len(table.sides if table else ())
    typed, write = _use_typed(table, totals)
    if evening is None or table is None:
        return shared.gone(state)
    left: list[ft.Control] = [_score_card(state, evening, table, totals)]
    right = [_deals_card(state, match)]
    played = evening.rounds[number - 1]
    if played.state == "drawn":
        left.append(remark(words.text("club-not-started"), name="not-started"))
    else:
        if table.result is not None and played.state == "running":
            left.append(ReopenButton(evening, place, key="reopen"))
        left += _claims(state, evening, table)
        left.append(VerdictCard(evening, number, table, typed, write, key="settle"))
        if table.result is None and played.state == "running":
            if evening.plan.length.minutes is not None:
                right.append(ExtraTimeCard(evening, table, key="extra"))
            right.append(WalkoverCard(evening, table, key="absent"))
        right.append(papers.CodeCard(uid, place, key="code"))
    title, under = words.text("club-table", number=place), words.text("club-round", number=number)
    parts = shared.framed(state, shared.panes(state.layout, left, right))
    route, back = shared.of_table(uid, number, place), partial(go, shared.of_evening(uid))
    return titled_screen(words, route, title, *parts, back=back, under=under)


def _score_card(
    state: State, evening: model.Evening, table: model.Table, totals: tuple[int, ...]
) -> ft.Control:
    words = state.words
    parts: list[ft.Control] = [ft.Row([tables.state_pill(words, model.table_state(table))])]
    points = table.result.score.points if table.result else totals
    for side, name in enumerate(side_names(evening, table)):
        total = words.number(points[side])
        number = digits(total, 22, C.ON_SURFACE, text_align=ft.TextAlign.END)
        row = _side_row(state, side, name, number)
        parts.append(buttons.spoken(row, f"{name}: {total}", name=f"total-{side}"))
    if table.result is not None:
        parts.append(remark(words.text("club-how", how=table.result.how), name="how"))
        if table.result.awards:
            awards = " : ".join(map(words.number, table.result.awards))
            parts.append(remark(words.text("club-awards-are", points=awards), name="awards"))
        if reason := table.result.reason:
            parts.append(remark(words.text("club-because", reason=reason), name="result-reason"))
    return card(*parts)


def _side_row(state: State, side: int, name: str, number: ft.Control) -> ft.Control:
    """A side and its number; where text is large the number stands below the name."""
    symbol = buttons.side_back(side, 18)
    label = text(name, 17, Face.MEDIUM, line=SENTENCE, expand=True)
    box = ft.Container(number, width=NUMBER_WIDTH * state.layout.scale)
    if state.layout.has_large_text:
        below = ft.Row([box], alignment=ft.MainAxisAlignment.END)
        return ft.Column([ft.Row([symbol, label], spacing=10), below], spacing=4, tight=True)
    return ft.Row([symbol, label, box], spacing=10)


def _claims(state: State, evening: model.Evening, table: model.Table) -> Iterator[ft.Control]:
    words, names = state.words, side_names(evening, table)

    def author(note: model.Note) -> str:
        return " · ".join((author_name(words, evening, note.by), clock(words, note.at)))

    for claim in table.claims:
        score = score_text(words, claim.score)
        claimed = words.text("club-claimed", side=names[claim.side], score=score)
        claimed_card = card(
            text(claimed, 16, Face.MEDIUM, line=SENTENCE),
            remark(author(claim.note), name=f"claim-{claim.side}"),
        )
        if table.result is None and table.disputed is None:
            claimed_card.border = ft.Border.all(2, WARNING)
        yield claimed_card
    if table.disputed is not None and table.result is None:
        note = table.disputed.note
        disputed = words.text("club-disputes", side=names[table.disputed.side])
        parts: list[ft.Control] = [buttons.complaint(disputed, name="dispute")]
        if note.reason:
            reason = words.text("club-because", reason=note.reason)
            parts.append(text(reason, 16, line=SENTENCE))
        disputed_card = card(*parts, remark(author(note)))
        disputed_card.border = ft.Border.all(2, C.ERROR)
        yield disputed_card


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
        after = text(" : ".join(map(words.number, deal.running)), 16, Face.MEDIUM)
        place = ft.Container(text(words.number(number), 16, color=muted), width=28)
        own = text(points, 15, color=muted, expand=True)
        lines.append(ft.Row([place, own, after], spacing=8))
    label, icon = words.text("club-record"), ft.Icons.EDIT_NOTE
    onward = buttons.button(label, record, icon=icon, name="record-here")
    return card(title, *(lines or [none]), onward)


@component
def ReopenButton(evening: model.Evening, number: int) -> Any:
    state = use_state()
    words, actions = state.words, shared.use_actions(state)

    asking = dialogs.QuestionButton(
        words.text("club-reopen"),
        actions.changing(evening.uid, results.reopen, number),
        title=words.text("club-reopen-ask", table=number),
        hint=words.text("club-reopen-hint"),
        name="reopen",
        icon=ft.Icons.LOCK_OPEN,
    )
    return buttons.stacked(asking, *actions.complaints(evening, name="refused-reopen"))


@component
def WalkoverCard(evening: model.Evening, table: model.Table) -> Any:
    state = use_state()
    words, actions = state.words, shared.use_actions(state)
    absent, choose = ft.use_state(cast("frozenset[int]", frozenset()))

    sides = []
    for side, name in enumerate(side_names(evening, table)):
        turn, is_absent = partial(choose, frozenset({side}).symmetric_difference), side in absent
        sides.append(buttons.choice(name, turn, name=f"absent-{side}", selected=is_absent))
    missing = tuple(sorted(absent))
    tap = actions.changing(evening.uid, results.walkover, table.number, missing) if absent else None
    return card(
        heading(words.text("club-walkover")),
        remark(words.text("club-walkover-hint", points=model.walkover_points(evening.plan))),
        buttons.choices(sides),
        *actions.complaints(evening, name="refused-walkover"),
        buttons.button(words.text("club-walkover-do"), tap, name="walkover"),
    )


@dataclass(frozen=True, slots=True)
class Typed:
    score: model.Score
    reason: str = ""
    awards: tuple[int, ...] = ()
    """Points of the standing by side, where they are decided too."""


Write = Callable[[Callable[[Typed], Typed | None]], None]
"""Changes what is typed; None begins anew."""


def _use_typed(table: model.Table | None, totals: tuple[int, ...]) -> tuple[Typed, Write]:
    """Hook for what is typed about a table; another claim or result begins anew, a deal does not.

    At first it is the result, else the last claim, else the totals. The reason of a dispute is
    that of the decision until another one is typed.
    """
    claimed = None if table is None else (table.result, table.claims, table.disputed)
    (subject, typed), keep = ft.use_state(cast("tuple[Any, Typed | None]", (claimed, None)))
    usual = Typed(model.Score(totals))
    if table is not None and (table.result or table.claims):
        awards = table.result.awards if table.result else ()
        usual = Typed((table.result or table.claims[-1]).score, awards=awards)
    if table is not None and table.disputed is not None and table.result is None:
        usual = replace(usual, reason=table.disputed.note.reason)

    def write(change: Callable[[Typed], Typed | None]) -> None:
        keep(lambda now: (claimed, change(now[1] if now[0] == claimed and now[1] else usual)))

    return (typed if typed is not None and subject == claimed else usual), write


@component
def VerdictCard(
    evening: model.Evening, number: int, table: model.Table, typed: Typed, write: Write
) -> Any:
    state = use_state()
    words, actions, ask = state.words, shared.use_actions(state), keypad.use_number_pad(state)
    score, names = typed.score, side_names(evening, table)

    def set_score(**parts: Any) -> None:
        write(lambda now: replace(now, score=replace(now.score, **parts)))

    async def settle(verb: shared.Verb) -> None:
        if await actions.change(evening.uid, verb, reason=typed.reason.strip()):
            write(lambda _: None)

    def settling(label: str, verb: shared.Verb, *, name: str, **look: Any) -> ft.Control:
        return buttons.button(words.text(label), partial(settle, verb), name=name, **look)

    def points_row(side: int, name: str) -> ft.Control:
        def keep(points: int) -> None:
            set_score(points=(*score.points[:side], points, *score.points[side + 1 :]))

        asked = keypad.Asked(title=name, value=score.points[side], on_done=keep, signed=True)
        box = shared.number_box(words, ask, asked, name=f"score-{side}")
        return _side_row(state, side, name, box)

    given: dict[str, Any] = {"table": table.number, "score": score}
    paper = partial(results.from_paper, **given)
    decided = partial(results.decide, **given, awards=typed.awards)
    corrected = partial(results.correct, number=number, **given, awards=typed.awards)
    hint = remark(words.text("club-reason-hint"))
    if table.result is not None:
        verdicts = [hint, settling("club-correct-do", corrected, name="correct", filled=True)]
    elif typed.awards:
        verdicts = [hint, settling("club-decide", decided, name="decide", filled=True)]
    elif model.table_state(table) in ("claimed", "disputed"):
        decide = settling("club-decide", decided, name="decide", filled=True)
        verdicts = [hint, decide, settling("club-from-paper", paper, name="paper")]
    else:
        verdicts = [settling("club-from-paper", paper, name="paper", filled=True)]
    if {problem.code for problem in actions.refused} == {"scoreless"} and not any(score.points):
        step = partial(paper, scoreless=True)
        verdicts.append(settling("club-scoreless", step, name="scoreless"))
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
        AwardsPart(evening, names, typed, write, key="awards"),
        reason,
        *actions.complaints(evening),
        *verdicts,
    )


@component
def AwardsPart(evening: model.Evening, names: Sequence[str], typed: Typed, write: Write) -> Any:
    """The choice of the points of the standing, where these are not the card points."""
    state = use_state()
    words, ask, awards = state.words, keypad.use_number_pad(state), typed.awards
    if evening.plan.scheme.counts == "card_points":
        return ft.Container()

    def put(*points: int) -> None:
        write(lambda now: replace(now, awards=points))

    def row(side: int, name: str) -> ft.Control:
        def keep(points: int) -> None:
            put(*awards[:side], points, *awards[side + 1 :])

        title = f"{name}: {words.text('club-awards-title')}"
        asked = keypad.Asked(title=title, value=awards[side], on_done=keep, signed=True)
        box = shared.number_box(words, ask, asked, name=f"award-{side}")
        return _side_row(state, side, name, box)

    def choose(kind: str) -> None:
        put(*(() if kind == "score" else awards or (0,) * len(names)))

    options = [(kind, words.text("club-awards", awards=kind)) for kind in ("score", "decided")]
    return buttons.stacked(
        remark(words.text("club-awards-title")),
        shared.chips("awards", options, "decided" if awards else "score", choose),
        *(row(side, name) for side, name in enumerate(names) if awards),
    )
