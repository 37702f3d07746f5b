"""The big screen: what stands on it, how large, page after page, and that it follows."""

from dataclasses import replace
from typing import Any

import flet as ft
import pytest

from scorekeeper.club.model import Evening
from scorekeeper.club.rounds import start_round
from scorekeeper.club_ui.big_screen.screen import BigScreen
from scorekeeper.club_ui.big_screen.state import BigScreenState
from scorekeeper.i18n import Words
from scorekeeper.ui.pages import layout_of
from tests.club.kit import NOTE, accepted, evening_of, play_round
from tests.club_ui.big_screens import (
    JUST_NOW,
    NAMES,
    PICTURES,
    WITH_THREES,
    board,
    draw_next_round,
    pairs,
    scores,
    watch,
)
from tests.ui.testkit import mount

WORDS = Words()

# --- how large


@pytest.mark.parametrize("size", PICTURES)
async def test_an_evening_to_which_nobody_has_come_yet_has_a_screen_too(
    size: tuple[int, int],
) -> None:
    seen = watch(evening_of(0), width=size[0], height=size[1])
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        assert ui.text("round") == WORDS.text("big-screen-begins")


async def test_on_a_page_of_two_columns_every_row_has_room() -> None:
    seen = watch(evening_of(16), width=1280, height=720)
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        assert all(ui.has(f"row-{number}") for number in range(1, 17))
        assert not ui.has("page")


async def test_big_screen_without_motion_has_each_side_on_one_line() -> None:
    evening = accepted(
        start_round(draw_next_round(pairs(*NAMES, ("Greta Holm", "Hugo Ibsen"))), NOTE)
    )
    seen = watch(None, width=1080, height=1920)
    seen.content = board(evening, totals={1: (1240, 985), 2: (5, 0)})
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        assert seen.content is not None
        one, other = seen.content.tables[0].sides
        assert ui.text("playing-1") == f"1 {one} 1,240 {other} 985"


# --- on the screen


async def test_nobody_has_a_place_before_the_first_result() -> None:
    seen = watch(pairs(*NAMES), width=1280, height=720)
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        assert ui.text("row-1").split()[0] == "–"
        assert ui.identified("row-1").label == "Ana Berg & Ben Cole, 0"


@pytest.mark.thorough
@pytest.mark.parametrize("size", PICTURES)
async def test_big_screen_shows_all_and_has_nothing_to_tap(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorekeeper.club_ui.big_screen.screen.SECONDS_PER_SLIDE", 0.3)
    running = accepted(start_round(draw_next_round(pairs(*NAMES)), JUST_NOW))
    seen = watch(running, width=size[0], height=size[1])
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        assert ui.has_text("Tuesday")
        assert ui.text("round") == "Round 1 of 3"
        assert ui.has("clock")
        assert ui.text("playing") == "Still playing: table 1"
        await ui.until(lambda: ui.has("row-1"))
        for number, line in enumerate(board(running).standings, start=1):
            assert line.name in ui.text(f"row-{number}")
        assert not any(node.clickable for node in ui.nodes())


@pytest.mark.thorough
async def test_pages_take_turns_by_themselves_and_begin_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("scorekeeper.club_ui.big_screen.screen.SECONDS_PER_SLIDE", 0.05)
    seen = watch(evening_of(60), width=1280, height=720)
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        met: set[str] = set()

        def all_met() -> bool:
            met.update(node.identifier or "" for node in ui.nodes())
            return {f"row-{number}" for number in range(1, 61)} <= met

        await ui.until(all_met)
        await ui.until(lambda: ui.has("row-1"))


async def test_a_draw_is_shown_from_its_first_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scorekeeper.club_ui.big_screen.screen.SECONDS_PER_SLIDE", 0.05)
    seen = watch(draw_next_round(pairs(*NAMES)), width=1280, height=720)
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        await ui.until(lambda: ui.has("row-1"))  # the second page
        evening = play_round(pairs(*NAMES), scores)
        await refresh_screen(ui.page, seen, evening)
        await ui.until(lambda: not ui.has("page"))  # the standing alone
        monkeypatch.setattr("scorekeeper.club_ui.big_screen.screen.SECONDS_PER_SLIDE", 60)
        await refresh_screen(ui.page, seen, draw_next_round(pairs(*NAMES)))
        await ui.until(lambda: ui.has("seat-1"))


async def test_all_names_of_a_list_are_of_one_size() -> None:
    names = (("Ana", "Ben"), ("Wilhelmina-Charlotte", "Maximilian-Alexander"), ("Cleo", "Dov"))
    seen = watch(draw_next_round(pairs(*names, ("Eva", "Finn"))), width=1280, height=720)
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        shown = [text for text in ui.nodes() if " & " in (text.data.get("value") or "")]
        assert len(shown) == 4
        assert len({one.data["style"]["size"] for one in shown}) == 1


async def test_big_screen_draws_only_changed_tables() -> None:
    evening = accepted(start_round(draw_next_round(evening_of("ABCD")), NOTE))
    before, after = {1: (0, 0), 2: (300, 5)}, {1: (1240, 985), 2: (300, 5)}
    seen = watch(None, width=1920, height=1080)
    seen.content = board(evening, totals=before)
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        ids = {node.identifier: node.id for node in ui.nodes() if node.identifier}
        await refresh_screen(ui.page, seen, evening, totals=after, latest=(1,))
        await ui.until(lambda: ui.has("latest-1"))
        assert ui.text("latest-1") == "Table 1: 1,240 : 985"
        assert {"1,240", "985"} <= set(ui.text("playing-1").split())
        now = {node.identifier: node.id for node in ui.nodes() if node.identifier}
        assert now["playing-2"] == ids["playing-2"]


async def test_a_table_of_three_says_what_each_of_them_has() -> None:
    evening = accepted(start_round(draw_next_round(evening_of(7, **WITH_THREES)), NOTE))
    seen = watch(None, width=1280, height=720)
    alone = next(one.number for one in evening.rounds[-1].tables if len(one.sides) == 3)
    totals = {1: (0, 0), 2: (0, 0), alone: (5, 10, 15)}
    seen.content = board(evening, totals=totals, latest=(alone,))
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        assert ui.text("latest-1") == f"Table {alone}: 5 : 10 : 15"
        assert set(ui.text(f"playing-{alone}").split()) >= {"5", "10", "15"}


async def refresh_screen(
    page: ft.Page, seen: BigScreenState, evening: Evening | None, **scored: Any
) -> None:
    """Look again as a task of the page, as news of the session do."""

    async def look() -> None:
        seen.content = None if evening is None else board(evening, **scored)

    page.run_task(look)


async def test_big_screen_is_not_redrawn_without_a_change() -> None:
    evening = evening_of("ABCD")
    seen: Any = watch(evening)
    drawn_as = seen.__version__
    seen.content = board(replace(evening, log=()))
    assert seen.__version__ == drawn_as


async def test_a_link_that_is_not_valid_any_more_says_so_and_shows_no_name() -> None:
    seen = watch(pairs(*NAMES), width=1280, height=720)
    async with mount(lambda page: page.render(BigScreen, seen)) as ui:
        await refresh_screen(ui.page, seen, None)
        await ui.until(lambda: ui.has("gone"))
        assert ui.texts() == [WORDS.text("big-screen-gone")]


async def test_big_screen_scales_with_its_window() -> None:
    seen = watch(evening_of("ABCD"), width=1280, height=720)

    def main(page: ft.Page) -> None:
        def resized() -> None:
            seen.layout = layout_of(page)

        page.on_resize = resized
        page.render(BigScreen, seen)

    async with mount(main, width=1280, height=720) as ui:
        small = ui.identified("row-1").data["content"]["height"]
        await ui.resize(1920, 1080)
        assert ui.identified("row-1").data["content"]["height"] == pytest.approx(1.5 * small)
