"""Screen of one table of a round: score, reports, decision of the organiser, deals and code."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import cast

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club import results
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.club_ui.organizer import frame
from scorekeeper.club_ui.organizer.actions import use_actions
from scorekeeper.club_ui.organizer.clock import ExtraTimeCard
from scorekeeper.club_ui.organizer.codes import CodeCard
from scorekeeper.club_ui.organizer.current_evening import open_evening
from scorekeeper.club_ui.organizer.table_state import state_pill
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.club import side_names
from scorekeeper.match.colors import seat_color
from scorekeeper.match.serialization import RecordError
from scorekeeper.rules import RuleSetError
from scorekeeper.services import OpenMatch, UnknownMatchError
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go_home
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models.club_results import (
    DealLine,
    Report,
    TypedVerdict,
    Verdict,
    claim_reports,
    deal_lines,
    dispute_report,
    first_verdict,
    is_only_scoreless,
    verdicts,
)

ChangeVerdict = Callable[[Callable[[TypedVerdict], TypedVerdict]], None]
"""Replaces the typed decision with the result of a function of it."""


@component
def ClubTableScreen() -> ft.Control:
    """Screen of the table in the current address; it is redrawn after changes of the table."""
    state = use_state()
    address = addresses.EveningTable.use_current()
    uid = club.EveningUid(address.evening)
    round_number = _number(address.round)
    table_number = _number(address.table)
    use_redraw_on_events(
        is_relevant=lambda event: event.uid == uid and event.table in (None, table_number)
    )
    evening = open_evening(state, uid)
    table = None
    if evening is not None:
        table = results.table_of(evening, round_number, table_number)
    if evening is None or table is None:
        return frame.evening_not_found_view(state)
    return TableView(evening, round_number, table, key=str(address))


def _number(parameter: str) -> int:
    """Return a number from the address; 0 for other texts, as no round or table has it."""
    return int(parameter) if parameter.isdecimal() else 0


@component
def TableView(evening: club.Evening, round_number: int, table: club.Table) -> ft.Control:
    """Screen of a table: score, reports and decision; beside or below them, deals and code.

    A running table without a result also has its extra time and the form for a walkover.
    """
    state = use_state()
    words = state.words
    match = _open_table_match(state, evening, round_number, table)
    totals = match.progress.totals if match else (0,) * len(table.sides)
    typed, change_typed, clear_typed = use_typed_verdict(table, totals)

    round_state = evening.rounds[round_number - 1].state
    left = [_score_card(state, evening, table, totals)]
    right = [_deals_card(state, match)]
    if round_state == "drawn":
        left.append(kit.note(words.text("club-not-started"), id="club-not-started"))
    else:
        if table.result is not None and round_state == "running":
            left.append(ReopenButton(evening, table.number, key="reopen"))
        left += _report_cards(state, evening, table)
        left.append(
            VerdictCard(
                evening,
                round_number,
                table,
                typed=typed,
                on_change=change_typed,
                on_done=clear_typed,
                key="verdict",
            )
        )
        # Before the other cards, so that its QR code is visible without scrolling.
        right.append(CodeCard(evening.uid, table.number, key="code"))
        if table.result is None and round_state == "running":
            if evening.plan.length.minutes is not None:
                right.append(ExtraTimeCard(evening, table, key="extra"))
            right.append(WalkoverCard(evening, table, key="absent"))
    address = addresses.EveningTable(evening.uid, str(round_number), str(table.number))
    return kit.screen(
        state,
        str(address),
        words.text("club-table", number=table.number),
        [],
        back=addresses.Evening(evening.uid),
        subtitle=words.text("club-round", number=round_number),
        body=kit.panes(state.layout, left, right),
        key_suffix=str(address),
    )


def _open_table_match(
    state: State, evening: club.Evening, round_number: int, table: club.Table
) -> OpenMatch | None:
    """Return the match of a table; None if it was deleted or cannot be read."""
    with suppress(UnknownMatchError, RecordError, RuleSetError):
        return state.session.club.match_at(evening.uid, round_number, table.number)
    return None


# --- score, reports, deals


def _score_card(
    state: State, evening: club.Evening, table: club.Table, totals: tuple[int, ...]
) -> ft.Control:
    """Return a card with the state of a table, the points of its sides, and its result."""
    words = state.words
    points = table.result.score.points if table.result else totals
    parts: list[ft.Control] = [ft.Row([state_pill(words, club.table_state(table))])]
    for side, name in enumerate(side_names(evening, table)):
        total = digits(words.number(points[side]), 22, ft.Colors.ON_SURFACE)
        label = text(name, 17, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)
        row = kit.row_with_trailing(state.layout, label, total)
        side_row = ft.Row(
            [side_back(seat_color(side), 18), ft.Container(row, expand=True)], spacing=10
        )
        parts.append(kit.node(f"total-{side}", side_row))

    result = table.result
    if result is not None:
        parts.append(kit.note(words.text("club-how", how=result.how), id="how"))
        if result.awards:
            awards = " : ".join(words.number(award) for award in result.awards)
            sentence = words.text("club-awards-are", points=awards)
            parts.append(kit.note(sentence, id="awards"))
        if result.reason:
            sentence = words.text("club-because", reason=result.reason)
            parts.append(kit.note(sentence, id="result-reason"))
    return kit.card(*parts)


def _report_cards(state: State, evening: club.Evening, table: club.Table) -> list[ft.Control]:
    """Return a card for each reported score, and one for a dispute that waits for a decision."""
    words = state.words
    cards = [_claim_card(report) for report in claim_reports(words, evening, table)]
    dispute = dispute_report(words, evening, table)
    if dispute is not None:
        parts: list[ft.Control] = [kit.error_text(dispute.sentence, id=dispute.id)]
        if dispute.reason:
            parts.append(text(dispute.reason, 16, line_height=SENTENCE_LINE_HEIGHT))
        cards.append(kit.card(*parts, kit.note(dispute.author)))
    return cards


def _claim_card(report: Report) -> ft.Control:
    sentence = text(report.sentence, 16, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)
    return kit.card(sentence, kit.note(report.author, id=report.id))


def _deals_card(state: State, match: OpenMatch | None) -> ft.Control:
    """Return a card with the deals of a table, and a button that opens its match on this device."""
    words = state.words
    title = kit.heading(words.text("club-deals-title"))
    none = kit.note(words.text("club-deals-none"), id="club-deals-none")
    if match is None:
        return kit.card(title, none)

    async def record() -> None:
        # The Table tab shows the score of the open game.
        await state.open(match.uid)
        go_home()

    rows = [_deal_row(line) for line in deal_lines(words, match)]
    return kit.card(
        title,
        *(rows or [none]),
        kit.button(words.label("club-record"), record, icon=kit.Icon.EDIT),
    )


def _deal_row(line: DealLine) -> ft.Control:
    """Return the row of a deal: number, points and totals of the sides."""
    return ft.Row(
        [
            ft.Container(text(line.number, 16, color=MUTED), width=28),
            text(line.points, 15, color=MUTED, expand=True),
            text(line.totals, 16, Face.MEDIUM),
        ],
        spacing=8,
    )


# --- reopening and walkover


@component
def ReopenButton(evening: club.Evening, table_number: int) -> ft.Control:
    """Button that removes the result of a table after a confirmation."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    overlay = kit.use_overlay()

    def confirm_reopen() -> None:
        overlay.open(
            lambda close: kit.confirmation(
                state,
                title=words.text("club-reopen-ask", table=table_number),
                hint=words.text("club-reopen-hint"),
                action=words.text("club-reopen"),
                on_confirm=lambda: actions.change(evening.uid, results.reopen_table, table_number),
                close=close,
            )
        )

    button = kit.button(words.label("club-reopen"), confirm_reopen, icon=kit.Icon.UNLOCK)
    problems = actions.problem_texts(evening, id="refused-reopen")
    return kit.full_width_column([button, *problems])


@component
def WalkoverCard(evening: club.Evening, table: club.Table) -> ft.Control:
    """Card with the choice of the sides that did not come, and a button to record the walkover."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    # cast: mypy would infer a state that can only be empty.
    absent, set_absent = ft.use_state(cast("frozenset[int]", frozenset()))

    def toggle(side: int) -> None:
        set_absent(lambda latest: latest ^ {side})

    def record() -> object:
        sides = tuple(sorted(absent))
        return actions.change(evening.uid, results.record_walkover, table.number, sides)

    def side_choice(side: int, name: str) -> kit.Choice:
        label = Label(f"absent-{side}", name)
        return kit.Choice(label, lambda: toggle(side), is_chosen=side in absent)

    names = side_names(evening, table)
    points = club.walkover_points(evening.plan)
    return kit.card(
        kit.heading(words.text("club-walkover")),
        kit.note(words.text("club-walkover-hint", points=points)),
        kit.choices([side_choice(side, name) for side, name in enumerate(names)]),
        *actions.problem_texts(evening, id="refused-walkover"),
        kit.button(words.label("club-walkover-do"), record if absent else None),
    )


# --- the decision


@dataclass(frozen=True, slots=True)
class _KeptVerdict:
    """A typed decision, and the state of the table for which it was typed."""

    subject: object
    """Result and reports of the table."""
    typed: TypedVerdict | None
    """None before anything is typed."""


def use_typed_verdict(
    table: club.Table, totals: tuple[int, ...]
) -> tuple[TypedVerdict, ChangeVerdict, Callable[[], None]]:
    """Return the typed decision on a result, and the functions to change and clear it (a hook).

    A new report or result discards the typed decision; a new deal does not.

    Args:
        table: The table.
        totals: Points of each side from the deals of the table.
    """
    subject = (table.result, table.claims, table.disputed)
    kept, set_kept = ft.use_state(_KeptVerdict(subject, None))
    first = first_verdict(table, totals)

    def verdict_of(latest: _KeptVerdict) -> TypedVerdict:
        if latest.typed is not None and latest.subject == subject:
            return latest.typed
        return first

    def change(step: Callable[[TypedVerdict], TypedVerdict]) -> None:
        set_kept(lambda latest: _KeptVerdict(subject, step(verdict_of(latest))))

    def clear() -> None:
        set_kept(_KeptVerdict(subject, None))

    return verdict_of(kept), change, clear


@component
def VerdictCard(
    evening: club.Evening,
    round_number: int,
    table: club.Table,
    *,
    typed: TypedVerdict,
    on_change: ChangeVerdict,
    on_done: Callable[[], None],
) -> ft.Control:
    """Form of the organiser's decision on a result: points, winner, reason, and buttons to save it.

    Args:
        evening: The session.
        round_number: Number of the round.
        table: The table.
        typed: The decision so far.
        on_change: Changes the decision.
        on_done: Called after the decision was saved.
    """
    state = use_state()
    words = state.words
    actions = use_actions(state)
    overlay = kit.use_overlay()

    async def save(verdict: Verdict, *, is_scoreless: bool = False) -> None:
        def apply(latest: club.Evening, note: club.Note) -> club.Changed:
            return typed.apply(
                latest, round_number, table.number, verdict, note, is_scoreless=is_scoreless
            )

        if await actions.change(evening.uid, apply, reason=typed.reason.strip()):
            on_done()

    def set_reason(reason: str) -> None:
        on_change(lambda latest: replace(latest, reason=reason))

    def verdict_button(verdict: Verdict, *, is_main: bool) -> ft.Control:
        kind = kit.ButtonKind.MAIN if is_main else kit.ButtonKind.PLAIN
        return kit.button(words.label(verdict.value), lambda: save(verdict), kind=kind)

    def points_row(side: int, name: str) -> ft.Control:
        def set_points(points: int) -> None:
            on_change(lambda latest: latest.with_points(side, points))

        points = typed.score.points[side]
        label = Label(f"score-{side}", name, words.number(points))
        return _side_number_row(
            overlay, side, label, pad_title=name, points=points, on_change=set_points
        )

    names = side_names(evening, table)
    allowed = verdicts(table, typed)
    buttons = [verdict_button(verdict, is_main=index == 0) for index, verdict in enumerate(allowed)]
    # A result from paper needs no reason.
    if allowed != [Verdict.FROM_PAPER]:
        buttons.insert(0, kit.note(words.text("club-reason-hint")))
    if is_only_scoreless(actions.problems, typed):
        buttons.append(
            kit.button(
                words.label("club-scoreless"),
                lambda: save(Verdict.FROM_PAPER, is_scoreless=True),
            )
        )
    return kit.card(
        kit.heading(words.text("club-correct" if table.result else "club-settle")),
        *(points_row(side, name) for side, name in enumerate(names)),
        kit.note(words.text("club-winner")),
        _winner_chips(words, names, typed, on_change),
        *_award_parts(state, evening, names, typed, on_change=on_change, overlay=overlay),
        kit.field(
            words.label("club-reason"),
            typed.reason,
            set_reason,
            max_length=kit.MAX_SENTENCE_LENGTH,
        ),
        *actions.problem_texts(evening),
        *buttons,
    )


def _winner_chips(
    words: Words, names: Sequence[str], typed: TypedVerdict, on_change: ChangeVerdict
) -> ft.Control:
    """Return chips that choose the winner: by points, or a side regardless of points."""

    def set_winner(side: int | None) -> None:
        on_change(lambda latest: latest.with_winner(side))

    winners: list[tuple[int | None, Label]] = [
        (None, words.label("club-winner-points", id="winner-none"))
    ]
    winners += [(side, Label(f"winner-{side}", name)) for side, name in enumerate(names)]
    return kit.choice_chips(winners, typed.score.winner, set_winner)


def _award_parts(
    state: State,
    evening: club.Evening,
    names: Sequence[str],
    typed: TypedVerdict,
    *,
    on_change: ChangeVerdict,
    overlay: kit.Overlay,
) -> list[ft.Control]:
    """Return controls for the points in the standings: by the score, or typed for each side.

    The list is empty if the standings count card points, because these are in the score.
    """
    if evening.plan.scheme.counts == "card_points":
        return []
    words = state.words
    title = words.text("club-awards-title")

    def choose(kind: str) -> None:
        on_change(lambda latest: latest.with_awards(are_decided=kind == "decided"))

    def award_row(side: int, name: str) -> ft.Control:
        def set_award(points: int) -> None:
            on_change(lambda latest: latest.with_award(side, points))

        points = typed.awards[side]
        label = Label(f"award-{side}", name, words.number(points))
        return _side_number_row(
            overlay, side, label, pad_title=f"{name}: {title}", points=points, on_change=set_award
        )

    options = [
        (kind, words.label("club-awards", id=f"awards-{kind}", awards=kind))
        for kind in ("score", "decided")
    ]
    parts: list[ft.Control] = [
        kit.note(title),
        kit.choice_chips(options, "decided" if typed.awards else "score", choose),
    ]
    if typed.awards:
        parts += [award_row(side, name) for side, name in enumerate(names)]
    return parts


def _side_number_row(
    overlay: kit.Overlay,
    side: int,
    label: Label,
    *,
    pad_title: str,
    points: int,
    on_change: Callable[[int], None],
) -> ft.Control:
    """Return the row of a side with its points; a tap opens a number pad to change them.

    Args:
        overlay: Overlay of the screen, which shows the pad.
        side: Number of the side, for its colour.
        label: Text and id of the row.
        pad_title: Title of the pad.
        points: Current points.
        on_change: Called with the new points.
    """

    def open_pad() -> None:
        overlay.open(
            lambda close: kit.number_pad(pad_title, points, on_change, close, is_signed=True)
        )

    row = ft.Container(kit.setting(label, open_pad), expand=True)
    return ft.Row([side_back(seat_color(side), 18), row], spacing=0)
