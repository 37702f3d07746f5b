"""Chances of the sides of a running game: a row or a button, and the sheet that they open."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import chance_needs, chance_texts
from scorekeeper.match import Match
from scorekeeper.match.chance import Chance
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_background, use_state
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, text
from scorekeeper.ui.widgets.figures import bar
from scorekeeper.ui.widgets.side_marks import mark_of, side_back

CHANCES = "chances"
"""Setting of a device: True if chances are shown."""


def use_chance(state: State) -> tuple[Chance | None, Callable[[], None]]:
    """Return the chances of the open game, and a function that opens them in a sheet (a hook).

    The chances are estimated in the background, and are None until then. They are also None before
    a side has points, after the end, if this device does not show them, and at the tables of a
    club: there the players compete for places, and the store has the deals of their opponents.
    """
    words = state.game_words
    overlay = kit.use_overlay()
    match = state.match
    shows_chances = state.settings.get(CHANCES, False)
    if match is not None and (match.club is not None or not shows_chances):
        match = None

    def estimate() -> Chance | None:
        return None if match is None else state.session.chances.find(match)

    unknown: Chance | None = None
    key = None if match is None else (match.uid, match.number)
    chance = use_background(estimate, key=key, placeholder=unknown)

    def open_sheet() -> None:
        if match is not None and chance is not None:
            rows = chance_rows(words, match, chance)
            overlay.open(lambda close: kit.sheet(state, words.text("chance"), rows, close))

    return chance, open_sheet


@component
def ChanceLine() -> ft.Control:
    """A row with the chance of each side; nothing while the chances are not known."""
    state = use_state()
    words = state.game_words
    chance, open_sheet = use_chance(state)
    if chance is None or state.match is None:
        return ft.Container()
    shares = " · ".join(chance_texts(words, state.match.match.sides, chance))
    return kit.section("", [kit.link(words.label("chance", detail=shares), open_sheet)])


def chance_button(state: State, chance: Chance | None, on_tap: kit.Handler) -> ft.Control:
    """Return the button that shows the chances; an empty control while they are unknown."""
    if chance is None:
        return ft.Container()
    return kit.icon_button(kit.Icon.CHANCE, state.game_words.label("chance"), on_tap)


def chance_rows(words: Words, match: OpenMatch, chance: Chance) -> list[ft.Control]:
    """Return texts about the chance of each side, the points that others need, and the estimate."""
    sides = match.match.sides
    rows = _side_rows(words, match.match, chance)
    gap = words.text("chance-gap", gap=chance.gap)
    rows += [
        text(sentence, 16, line_height=SENTENCE_LINE_HEIGHT)
        for sentence in (*chance_needs(words, sides, chance), gap)
    ]
    source = "chance-simulated" if chance.is_simulated else "chance-source"
    return [*rows, kit.note(words.text(source, count=chance.sample))]


def _side_rows(words: Words, match: Match, chance: Chance) -> list[ft.Control]:
    """Return the chance of each side, with a bar."""
    rows: list[ft.Control] = []
    for index, says in enumerate(chance_texts(words, match.sides, chance)):
        color = match.colors[index]
        mark = mark_of(color)
        name = ft.Row([side_back(color, 14), text(says, 16, expand=True)], spacing=8)
        length = bar(chance.shares[index], mark.color, bgcolor=mark.container)
        row = ft.Semantics(
            identifier=f"chance-{index}",
            label=says,
            container=True,
            exclude_semantics=True,
            content=kit.full_width_column([name, length], spacing=4),
        )
        rows.append(row)
    return rows
