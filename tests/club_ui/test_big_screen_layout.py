"""The pages of the big screen: how many rows, and how large, at any resolution."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.club.rounds import start_round
from scorekeeper.club_ui.big_screen.layout import (
    CARD_BOTTOM_GAP,
    PANEL_TEXT_SHARE,
    RowPage,
    Sizes,
    Slide,
    slides_of,
)
from scorekeeper.club_ui.big_screen.screen import SECONDS_PER_SLIDE
from tests.club.kit import NOTE, accepted, evening_of, play_round
from tests.club_ui.big_screens import PICTURES, board, draw_next_round, scores

TOLERANCE = 0.01  # logical pixels


def table_pages(all_slides: list[Slide]) -> list[RowPage]:
    """Return the pages of tables, each once."""
    pages = (slide.tables for slide in all_slides if slide.tables is not None)
    return list(dict.fromkeys(pages))


def standing_pages(all_slides: list[Slide]) -> list[RowPage]:
    """Return the pages of the standings, each once."""
    pages = (slide.standings for slide in all_slides if slide.standings is not None)
    return list(dict.fromkeys(pages))


def rows(pages: list[RowPage]) -> list[int]:
    return [row for page in pages for row in range(page.start, page.stop)]


def assert_fits(page: RowPage, sizes: Sizes) -> None:
    """Fail if a page is too high, or its text too small or too large."""
    min_size = sizes.min_text_size
    if page.is_panel:
        min_size *= PANEL_TEXT_SHARE
    assert min_size <= page.text_size <= sizes.max_text_size
    gap = CARD_BOTTOM_GAP * page.text_size if page.is_cards else 0
    room = max(sizes.cards_height, sizes.page_height) if page.is_cards else sizes.page_height
    assert page.row_count * page.row_height - gap <= room + TOLERANCE
    assert page.stop - page.start <= page.column_count * page.row_count


@pytest.mark.thorough
@given(count=st.integers(0, 200), size=st.sampled_from(PICTURES))
def test_rows_of_standings_fit_at_any_size(count: int, size: tuple[int, int]) -> None:
    sizes = Sizes(*size, has_clock=True)
    for page in standing_pages(slides_of(board(evening_of(count)), sizes)):
        assert_fits(page, sizes)


def test_few_rows_have_larger_text_than_many() -> None:
    sizes = Sizes(1920, 1080)
    all_slides = [slides_of(board(evening_of(count)), sizes) for count in (4, 8, 40)]
    text_sizes = [standing_pages(each)[0].text_size for each in all_slides]
    assert text_sizes == sorted(text_sizes, reverse=True)
    assert text_sizes[0] > 1.5 * text_sizes[-1]


@pytest.mark.parametrize("size", PICTURES)
def test_each_entry_is_on_exactly_one_page(size: tuple[int, int]) -> None:
    content = board(play_round(evening_of(160, form="individuals", movement="rotating"), scores))
    assert rows(standing_pages(slides_of(content, Sizes(*size)))) == list(range(160))


@pytest.mark.parametrize("size", PICTURES)
def test_each_running_table_is_on_exactly_one_page(size: tuple[int, int]) -> None:
    evening = accepted(start_round(draw_next_round(evening_of(80)), NOTE))
    totals = dict.fromkeys(range(1, 41), (12_345, 10_005))
    content = board(evening, totals=totals, latest=(40, 39))
    sizes = Sizes(*size, has_clock=True, has_latest_scores=True)
    pages = table_pages(slides_of(content, sizes))
    assert rows(pages) == list(range(40))
    for page in pages:
        assert_fits(page, sizes)


def test_running_round_has_tables_and_standings_at_once() -> None:
    content = board(accepted(start_round(draw_next_round(evening_of(80)), NOTE)))
    all_slides = slides_of(content, Sizes(1920, 1080))
    assert all(slide.tables and slide.standings for slide in all_slides)
    assert rows(table_pages(all_slides)) == list(range(40))
    assert rows(standing_pages(all_slides)) == list(range(80))


@pytest.mark.parametrize("count", [2, 8, 24, 80])
def test_tables_and_standings_take_the_whole_height(count: int) -> None:
    """With few tables the lower half of the wall had been empty."""
    content = board(accepted(start_round(draw_next_round(evening_of(count)), NOTE)))
    sizes = Sizes(1920, 1080, has_clock=True)
    for slide in slides_of(content, sizes):
        cards, panel = slide.tables, slide.standings
        assert cards
        assert panel
        assert cards.row_count * cards.row_height >= sizes.cards_height - TOLERANCE
        assert panel.row_count * panel.row_height == pytest.approx(sizes.panel_height)


def test_upright_picture_shows_tables_before_standings() -> None:
    content = board(accepted(start_round(draw_next_round(evening_of(8)), NOTE)))
    first, second = slides_of(content, Sizes(1080, 1920))
    assert first.tables is not None
    assert first.standings is None
    assert second.tables is None


def test_page_stays_long_enough_to_be_read() -> None:
    assert SECONDS_PER_SLIDE >= 10
