"""The view before the first round, between two rounds, and after the last one."""

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club import rounds as club_rounds
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.organizer import clock, frame
from scorekeeper.club_ui.organizer.actions import Actions, use_actions
from scorekeeper.club_ui.organizer.phones import PhonesRow
from scorekeeper.i18n import Label
from scorekeeper.i18n import club as club_words
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.view_models import club_tables as view
from scorekeeper.view_models.club_players import outlook_text


@component
def BetweenView(evening: club.Evening) -> ft.Control:
    """View between two rounds: plan, results of all rounds, and the button for the next draw.

    After the last round, the button opens the final standings.
    """
    state = use_state()
    words = state.words
    actions = use_actions(state)
    is_over = view.is_over(evening)

    parts: list[ft.Control] = []
    if evening.rounds and not is_over:
        parts.append(clock.BreakCard(evening, key="break"))
    parts.append(_plan_card(state, evening, is_over=is_over))
    if is_over:
        begin_final = kit.link(
            words.label("club-final-begin"),
            lambda: go(addresses.NewEveningAfter(evening.uid)),
            icon=kit.Icon.BRACKET,
        )
        parts.append(kit.section("", [begin_final]))
    else:
        parts.append(PhonesRow(evening, key="phones"))
    for played in reversed(evening.rounds):
        rows = [
            _result_row(evening, result) for result in view.round_results(words, evening, played)
        ]
        parts.append(kit.section(words.text("club-round", number=played.number), rows))
        parts += [kit.note(team_sum) for team_sum in view.team_sums(words, evening, played)]
    footer = [*actions.problem_texts(evening), _next_button(state, evening, actions)]
    return frame.column_with_footer(state.layout, parts, footer)


def _plan_card(state: State, evening: club.Evening, *, is_over: bool) -> ft.Control:
    """Return a card with the plan, the outlook for the next draw, and a link to the form."""
    words = state.words
    outlook = outlook_text(words, evening)
    if is_over:
        outlook = words.text("club-over-hint")
    movement = words.text("club-movement", movement=evening.plan.movement)
    return kit.card(
        kit.note(club_words.plan_text(words, evening), id="plan"),
        kit.note(outlook, id="outlook"),
        kit.link(
            words.label("club-plan", detail=movement),
            lambda: go(addresses.EveningPlan(evening.uid)),
            icon=kit.Icon.SETTINGS,
        ),
    )


def _result_row(evening: club.Evening, result: view.TableResult) -> ft.Control:
    """Return the row of the result of a table; a tap opens the table."""
    key = f"{result.round}-{result.table}"
    address = addresses.EveningTable(evening.uid, str(result.round), str(result.table))
    label = Label(f"result-{key}", result.title, result.names)
    return kit.link(label, lambda: go(address), key=key)


def _next_button(state: State, evening: club.Evening, actions: Actions) -> ft.Control:
    """Return the button that draws the next round, or shows the final standings."""
    words = state.words
    if view.is_over(evening):
        return kit.button(
            words.label("club-final"),
            lambda: go(addresses.EveningStanding(evening.uid)),
            icon=kit.Icon.CROWN,
            kind=kit.ButtonKind.MAIN,
        )

    def draw() -> object:
        return actions.change(evening.uid, club_rounds.draw_round)

    key = "club-drawing" if actions.is_busy else "club-draw"
    return kit.button(
        words.label(key, id="club-draw", number=len(evening.rounds) + 1),
        None if actions.is_busy else draw,
        icon=kit.Icon.SHUFFLE,
        kind=kit.ButtonKind.MAIN,
    )
