"""Screens of the seasons: the list, and a season with its table, scoring and ratings."""

from dataclasses import replace
from typing import cast, get_args

import flet as ft

from scorekeeper.club.model import MemberUid, SeasonUid
from scorekeeper.club.ratings import Rating
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.club.standings import Figure, Season
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.addresses import SEASONS
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.club_ui.organizer.actions import use_actions
from scorekeeper.club_ui.organizer.place_badge import place_badge
from scorekeeper.club_ui.organizer.saving import (
    SaveFile,
    paper_row,
    save_page,
    save_table,
    use_file_saving,
)
from scorekeeper.i18n import Label
from scorekeeper.i18n.sheets import season_tie_note
from scorekeeper.i18n.times import day
from scorekeeper.publishing.papers import season_papers
from scorekeeper.services.club import EveningSummary
from scorekeeper.services.club.club import UnknownSeasonError
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CLUB
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.view_models.club_seasons import (
    RatingRow,
    SeasonTableRow,
    best_counts,
    counting_text,
    rating_rows,
    season_table,
    with_evening_toggled,
    with_figure,
)
from scorekeeper.view_models.exchange import file_stem

FIGURES: tuple[Figure, ...] = get_args(Figure)


@component
def SeasonsScreen() -> ft.Control:
    """Screen with all seasons, and a field for the name of a new season."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    name, set_name = ft.use_state("")
    seasons = state.session.club.seasons

    async def begin() -> None:
        result = await actions.save(seasons.begin, name)
        if isinstance(result, Saved):
            go(addresses.Season(result.value))

    all_seasons = seasons.list()
    parts: list[ft.Control] = []
    if all_seasons:
        rows = [_season_row(state, index, season) for index, season in enumerate(all_seasons)]
        parts.append(kit.section("", rows))
    else:
        parts.append(kit.note(words.text("club-seasons-none")))
    parts += [
        kit.field(words.label("club-season-name"), name, set_name),
        *actions.problem_texts(),
    ]
    new_season = kit.button(
        words.label("club-season-new"),
        begin if name.strip() else None,
        kind=kit.ButtonKind.MAIN,
    )
    return kit.screen(
        state, str(SEASONS), words.text("club-seasons"), parts, back=CLUB, footer=[new_season]
    )


def _season_row(state: State, index: int, season: Season) -> ft.Control:
    """Return the row of a season with its number of sessions; a tap opens the season."""
    detail = state.words.text("club-evenings-count", count=len(season.evenings))
    return kit.link(
        Label(f"season-{index}", season.name, detail),
        lambda: go(addresses.Season(season.uid)),
        icon=kit.Icon.CROWN,
        key=season.uid,
    )


@component
def SeasonScreen() -> ft.Control:
    """Screen with the table of a season; beside or below it, scoring, statistics and ratings."""
    state = use_state()
    words = state.words
    uid = SeasonUid(addresses.Season.use_current().season)
    use_redraw_on_events("evening", "table", "season")
    reports, save_file = use_file_saving(state)
    overlay = kit.use_overlay()
    try:
        season = state.session.club.seasons.open(uid)
    except (UnknownSeasonError, ClubFileError):
        return _season_gone_screen(state)

    def confirm_delete() -> None:
        overlay.open(lambda close: _delete_confirmation(state, season, close))

    statistics = kit.link(
        words.label("statistics", detail=words.text("club-season-figures")),
        lambda: go(addresses.SeasonStatistics(uid)),
        icon=kit.Icon.RANKING,
    )
    left = [*reports, *_table_parts(state, season), *_paper_parts(state, season, save_file)]
    right = [
        CountingCard(season, key="counting"),
        kit.section(words.text("statistics"), [statistics]),
        RatingsCard(season, key="ratings"),
        kit.button(words.label("club-season-delete"), confirm_delete, icon=kit.Icon.DELETE),
    ]
    return kit.screen(
        state,
        str(addresses.Season(uid)),
        season.name,
        [],
        back=SEASONS,
        body=kit.panes(state.layout, left, right),
    )


def _season_gone_screen(state: State) -> ft.View:
    """Return the screen of a season that does not exist or cannot be read."""
    words = state.words
    return kit.screen(
        state,
        str(SEASONS),
        words.text("club-seasons"),
        [kit.note(words.text("club-season-gone"), id="club-season-gone")],
        back=SEASONS,
        key_suffix="gone",
    )


def _delete_confirmation(state: State, season: Season, close: kit.Close) -> ft.AlertDialog:
    """Return the dialog that deletes a season after a confirmation and opens the seasons."""
    words = state.words

    async def delete() -> None:
        result = await state.save(state.session.club.seasons.delete, season.uid)
        if isinstance(result, Saved):
            go(SEASONS)

    return kit.confirmation(
        state,
        title=words.text("club-delete-ask", name=season.name),
        hint=words.text("club-season-delete-hint"),
        action=words.text("club-season-delete"),
        on_confirm=delete,
        close=close,
    )


# --- the table


def _table_parts(state: State, season: Season) -> list[ft.Control]:
    """Return the table of a season, below a note on the sessions that count."""
    words = state.words
    seasons = state.session.club.seasons
    title = kit.heading(words.text("club-season-table"), size=18)
    standings = seasons.table(season.uid)
    rows = season_table(words, standings, seasons.evenings_in_order(season.uid))
    if not rows:
        return [title, kit.note(words.text("club-season-empty"), id="club-season-empty")]
    notes: list[ft.Control] = [kit.note(counting_text(words, season), id="club-season-how")]
    tie_note = season_tie_note(words, standings)
    if tie_note:
        notes.append(kit.note(tie_note, id="club-season-ties"))
    return [title, *notes, *(_table_row(row, state.layout.scale) for row in rows)]


def _table_row(row: SeasonTableRow, scale: float) -> ft.Control:
    """Return the card of a member in the table of a season: place, name, scores and total."""
    face = Face.BOLD if row.is_leading else Face.MEDIUM
    lines: list[ft.Control] = [
        text(row.name, 17, face),
        text(row.scores, 14, line_height=SENTENCE_LINE_HEIGHT),
    ]
    badge = place_badge(row.place, scale, is_leading=row.is_leading)
    total = digits(row.total, 20, ft.Colors.ON_SURFACE)
    return kit.card(_row_with_place(badge, lines, total), id=f"row-{row.member}", key=row.member)


def _row_with_place(place: ft.Control, lines: list[ft.Control], figure: ft.Control) -> ft.Control:
    middle = ft.Column(lines, spacing=0, tight=True, expand=True)
    return ft.Row([place, middle, figure], spacing=12)


def _paper_parts(state: State, season: Season, save_file: SaveFile) -> list[ft.Control]:
    """Return buttons that save the table of a season, and a row for each other sheet.

    The list is empty before the first result.
    """
    words = state.words
    club = state.session.club
    standings = club.seasons.table(season.uid)
    evenings = club.seasons.evenings_in_order(season.uid)
    if not standings:
        return []

    categories: dict[MemberUid, tuple[str, ...]] = {}
    for evening in evenings:
        categories |= club.members.categories(evening)
    table, *others = season_papers(words, season, standings, evenings, categories)
    stem = file_stem(season.name)
    buttons = [
        kit.button(
            words.label("club-print"),
            lambda: save_page(save_file, table, stem),
            icon=kit.Icon.PRINT,
        ),
        kit.button(
            words.label("club-table-file"),
            lambda: save_table(save_file, table, stem),
            icon=kit.Icon.SPREADSHEET,
        ),
    ]
    return [
        kit.row_or_column(state.layout, buttons),
        *(
            paper_row(words, save_file, paper, file_stem(season.name, paper.key))
            for paper in others
        ),
    ]


# --- scoring


@component
def CountingCard(season: Season) -> ft.Control:
    """Card with the options of a season: how many sessions count, figure, sessions, and name."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    name, set_name = ft.use_state(season.name)

    async def save(changed: Season) -> None:
        await actions.save(state.session.club.seasons.change, changed)

    async def rename() -> None:
        await save(replace(season, name=name))

    def evening_choice(summary: EveningSummary) -> kit.Choice:
        title = f"{summary.name}, {day(words, summary.date)}"
        return kit.Choice(
            Label(f"evening-{summary.uid}", title),
            lambda: save(with_evening_toggled(season, summary.uid)),
            is_chosen=summary.uid in season.evenings,
        )

    counts: list[tuple[int | None, Label]] = [(None, words.label("club-season-all"))]
    counts += [
        (count, Label(f"best-{count}", words.number(count))) for count in best_counts(season)
    ]
    figures = [
        (figure, words.label("club-season-figure-of", id=f"figure-{figure}", figure=figure))
        for figure in FIGURES
    ]
    parts: list[ft.Control] = [
        kit.heading(words.text("club-season-counts")),
        *actions.problem_texts(),
        kit.note(words.text("club-season-best")),
        kit.choice_chips(counts, season.best, lambda best: save(replace(season, best=best))),
        kit.note(words.text("club-season-figure")),
        kit.choice_chips(figures, season.figure, lambda figure: save(with_figure(season, figure))),
    ]
    if season.figure == "places":
        points = " ".join(words.number(count) for count in season.places)
        parts.append(kit.note(words.text("club-season-places", points=points)))
    evenings = state.session.club.evenings.list()
    if evenings:
        parts.append(kit.note(words.text("club-season-evenings")))
        parts.append(kit.choices([evening_choice(summary) for summary in evenings]))
    is_renamed = name.strip() not in ("", season.name)
    parts += [
        kit.field(words.label("club-season-name"), name, set_name),
        kit.button(
            words.label("people-save"),
            rename if is_renamed else None,
        ),
    ]
    return kit.card(*parts)


# --- ratings


@component
def RatingsCard(season: Season) -> ft.Control:
    """Card with the ratings of the players; a button calculates them, which takes a while."""
    state = use_state()
    words = state.words
    seasons = state.session.club.seasons
    # cast: mypy would infer a state that can only be None.
    ratings, set_ratings = ft.use_state(cast("tuple[Rating, ...] | None", None))
    is_package_missing, set_is_package_missing = ft.use_state(False)

    async def calculate() -> None:
        try:
            set_ratings(await state.call_service(seasons.ratings, season.uid))
        except ImportError:
            # The package that calculates them is optional.
            set_is_package_missing(True)

    parts: list[ft.Control] = [
        kit.heading(words.text("club-ratings")),
        kit.note(words.text("club-ratings-hint")),
        kit.note(words.text("club-ratings-order"), id="club-ratings-order"),
    ]
    if is_package_missing:
        sentence = words.text("club-ratings-missing")
        parts.append(kit.error_text(sentence, id="club-ratings-missing"))
    if ratings is None:
        parts.append(kit.button(words.label("club-ratings-show"), calculate))
    else:
        rows = rating_rows(words, ratings, seasons.evenings_in_order(season.uid))
        parts += [_rating_row(row) for row in rows]
    return kit.card(*parts)


def _rating_row(row: RatingRow) -> ft.Control:
    """Return the row of a player: place, name, number of matches and rating."""
    lines: list[ft.Control] = [
        text(row.name, 16, Face.MEDIUM),
        text(row.match_count, 14, color=MUTED),
    ]
    rating = digits(row.rating, 17, ft.Colors.ON_SURFACE)
    return kit.node(f"rating-{row.member}", _row_with_place(text(row.place, 16), lines, rating))
