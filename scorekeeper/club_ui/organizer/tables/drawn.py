"""The view of a round that is drawn and not started: its tables can still be changed."""

from collections.abc import Callable, Sequence
from typing import cast

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club import rounds as club_rounds
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.club_ui.organizer import clock, frame
from scorekeeper.club_ui.organizer.actions import author, use_actions
from scorekeeper.club_ui.organizer.tables.grid import card_grid
from scorekeeper.i18n import Label, Words
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models import club_tables as view
from scorekeeper.view_models.club_phones import arrival_count_text, arrivals
from scorekeeper.view_models.club_plan import new_seed


@component
def DrawnView(evening: club.Evening) -> ft.Control:
    """View of a drawn round: its tables and byes; taps on two names swap their places."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    # The entry that was tapped first. cast: mypy would infer a state that can only be None.
    chosen, set_chosen = ft.use_state(cast("club.EntrantUid | None", None))
    access = state.session.club.access
    arrived = arrivals(evening, access)
    # Most events of phones say that one is present; these redraw nothing.
    use_redraw_on_events("phone", is_relevant=lambda _: arrivals(evening, access) != arrived)
    draw = view.draw_view(words, evening, arrived)

    async def tap_seat(entrant: club.EntrantUid) -> None:
        """Choose an entry, or swap its place with that of the chosen entry."""
        if chosen is None:
            set_chosen(entrant)
            return
        set_chosen(None)
        if entrant != chosen:
            await actions.change(evening.uid, club_rounds.change_places, chosen, entrant)

    def seat_choice(seat: view.DrawnSeat) -> kit.Choice:
        label = Label(
            id=f"seat-{seat.entrant}",
            title=seat.name,
            says=words.text("club-swap-said", name=seat.name),
        )
        is_chosen = seat.entrant == chosen
        return kit.Choice(label, lambda: tap_seat(seat.entrant), is_chosen=is_chosen)

    def seat_choices(seats: Sequence[view.DrawnSeat]) -> ft.Control:
        return kit.choices([seat_choice(seat) for seat in seats])

    cards = [_drawn_table(words, table, seat_choices) for table in draw.tables]
    if draw.byes:
        warnings = [
            _repeat_warning(sentence, f"bye-again-{index}")
            for index, sentence in enumerate(draw.repeated_byes)
        ]
        title = kit.heading(words.text("club-rest"))
        cards.append(kit.card(title, seat_choices(draw.byes), *warnings))
    hint = words.text("club-swap-hint" if chosen is None else "club-swap-other")
    parts: list[ft.Control] = [
        kit.note(arrival_count_text(words, evening, arrived), id="arrival-count"),
        kit.note(hint, id="swap-hint"),
        kit.note(words.text("club-repeats", count=draw.repeat_count), id="repeats"),
        card_grid(state.layout, cards, {"md": 6, "xl": 4}),
    ]
    break_card = clock.BreakCard(evening, key="break")
    # A running break is above the tables, the choice of one below them.
    if evening.current_break is not None:
        parts.insert(0, break_card)
    else:
        parts.append(break_card)
    footer = [*actions.problem_texts(evening), DrawnFooter(evening, key="footer")]
    return frame.column_with_footer(state.layout, parts, footer)


def _drawn_table(
    words: Words,
    table: view.DrawnTable,
    seat_choices: Callable[[Sequence[view.DrawnSeat]], ft.Control],
) -> ft.Control:
    """Return the card of a drawn table: sides, arrivals, and warnings about repetitions."""
    parts: list[ft.Control] = [kit.heading(table.title)]
    for index, side in enumerate(table.sides):
        if index:
            parts.append(kit.note(words.text("club-against")))
        parts.append(seat_choices(side.seats))
        if side.pair:
            parts.append(kit.note(side.pair, id=f"pair-{table.number}-{index}"))
    if table.arrived:
        parts.append(kit.note(table.arrived, id=f"here-{table.number}"))
    parts += [
        _repeat_warning(sentence, f"repeats-{table.number}-{index}")
        for index, sentence in enumerate(table.repeats)
    ]
    return kit.card(*parts)


def _repeat_warning(sentence: str, id: str) -> ft.Control:
    """Return a warning about a repetition, such as players who have met before."""
    color = ft.Colors.ON_TERTIARY_CONTAINER
    row = ft.Row(
        [
            kit.icon(kit.Icon.REPEAT, color=color, size=18),
            text(sentence, 14, Face.MEDIUM, color, line_height=SENTENCE_LINE_HEIGHT, expand=True),
        ],
        spacing=8,
    )
    box = ft.Container(
        row,
        padding=ft.Padding.symmetric(vertical=6, horizontal=10),
        border_radius=10,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
    )
    return kit.node(id, box)


@component
def DrawnFooter(evening: club.Evening) -> ft.Control:
    """Footer with the next steps after a draw: undo it, draw again, or start the round."""
    state = use_state()
    words = state.words
    layout = state.layout
    actions = use_actions(state)
    starts_clock, set_starts_clock = ft.use_state(True)

    async def start() -> None:
        start_round = state.session.club.evenings.start_round
        await actions.save(start_round, evening.uid, by=author(state), with_clock=starts_clock)

    def take_back() -> object:
        return actions.change(evening.uid, club_rounds.take_back_round)

    def draw_again() -> object:
        return actions.change(evening.uid, _draw_again)

    def toggle_clock() -> None:
        set_starts_clock(not starts_clock)

    def step_button(key: str, on_tap: kit.Handler) -> ft.Control:
        return kit.button(words.label(key), None if actions.is_busy else on_tap)

    take_back_button = step_button("club-draw-back", take_back)
    again_button = step_button("club-draw-again", draw_again)
    start_button = kit.button(
        words.label("club-start"),
        None if actions.is_busy else start,
        icon=kit.Icon.PLAY,
        kind=kit.ButtonKind.MAIN,
    )
    first_row = [take_back_button, again_button]
    second_row: list[ft.Control] = []
    if evening.plan.length.minutes is not None:
        choice = kit.Choice(words.label("club-with-clock"), toggle_clock, is_chosen=starts_clock)
        second_row.append(kit.choices([choice]))
    second_row.append(start_button)
    if layout.has_two_panes:
        rows = [kit.row_or_column(layout, [*first_row, *second_row])]
    else:
        rows = [kit.row_or_column(layout, first_row), kit.row_or_column(layout, second_row)]
    return kit.full_width_column([*actions.problem_texts(evening), *rows])


def _draw_again(latest: club.Evening, note: club.Note) -> club.Changed:
    """Return the session with its last round drawn with other random numbers, or the problems."""
    undone = club_rounds.take_back_round(latest, note)
    # A tuple has the problems of taking it back.
    if isinstance(undone, tuple):
        return undone
    return club_rounds.draw_round(undone, note, seed=new_seed())
