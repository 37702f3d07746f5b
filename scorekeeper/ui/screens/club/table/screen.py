"""One table: what was said there, what the organiser says, and how phones come to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.club import Evening, Table, table_of
from scorekeeper.match.errors import RecordError
from scorekeeper.rules import RuleSetError
from scorekeeper.session import OpenMatch, UnknownMatchError
from scorekeeper.session.club import News
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import remark
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, cover, padded, page
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import of_evening, of_table
from scorekeeper.ui.screens.club.following import address_of, gone, opened
from scorekeeper.ui.screens.club.hearing import use_news
from scorekeeper.ui.screens.club.table.absent import AbsentCard
from scorekeeper.ui.screens.club.table.code import CodeCard
from scorekeeper.ui.screens.club.table.deals import deals_card
from scorekeeper.ui.screens.club.table.said import claims, stand_card
from scorekeeper.ui.screens.club.table.settling import SettleCard, use_typed
from scorekeeper.ui.state import State

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
    number, place = _number("round"), _number("table")
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


def _number(name: str) -> int:
    said = ft.use_route_params().get(name) or ""
    return int(said) if said.isdecimal() else 0


def _column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)
