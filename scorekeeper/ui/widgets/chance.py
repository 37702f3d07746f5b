"""The chances of the sides of a running match, behind a line or a button that opens them."""

from typing import Any

import flet as ft

from scorekeeper.i18n.matches import chance_needs, chance_texts
from scorekeeper.match.chance import Chance
from scorekeeper.services import OpenMatch
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.dialogs import bottom_sheet, use_sheet
from scorekeeper.ui.widgets.figures import THICK_BAR, bar

CHANCES = "chances"
"""The setting of a device that is False where nobody wants to see them."""
NAME = "chance"
SIDE = 160
"""Height in pixels of what is said of a side, with its share of the rest."""


def use_chance(state: State) -> tuple[Chance | None, buttons.Handler]:
    """Hook with the chances of the open match and the call that opens them.

    They are estimated off the event loop, after the screen is there. None while they are not
    known, where they would be a guess, where nobody wants them, and at the tables of a club: there
    people play for places, and the store has the deals of everybody.
    """
    nothing: Any = None
    (of, estimate), keep = ft.use_state((nothing, nothing))
    page, task, open_match = ft.context.page, ft.use_ref(nothing), state.match
    is_wanted = state.settings.get(CHANCES, True) and open_match and open_match.club is None
    standing = (open_match.uid, open_match.number) if open_match and is_wanted else None

    async def look() -> None:
        keep((standing, await state.keep(state.session.chances.find, open_match)))

    def start() -> None:
        task.current = page.run_task(look) if standing is not None else None

    ft.use_effect(start, [standing], cleanup=lambda: task.current and task.current.cancel())
    current: Chance | None = estimate if standing is not None and standing == of else None

    def sheet(close: buttons.Handler) -> ft.BottomSheet | None:
        if current is None or open_match is None:
            return None
        rows, height = chance_rows(state, open_match, current), len(current.shares) * SIDE
        return bottom_sheet(state, state.words.text("chance"), rows, close, height=height)

    return current, use_sheet(sheet)


@component
def ChanceLine() -> Any:
    """A row with the chance of each side that opens what those behind need, or nothing."""
    state = use_state()
    estimate, show = use_chance(state)
    if estimate is None or state.match is None:
        return ft.Container()
    title = state.words.text("chance")
    shares = " · ".join(chance_texts(state.words, state.match.match.sides, estimate))
    return buttons.opening_row(title, shares, show, name=NAME, says=f"{title} {shares}")


def chance_button(state: State, estimate: Chance | None, show: buttons.Handler) -> ft.Control:
    """Return a button for what the line opens, where there is no room for a line, or nothing."""
    if estimate is None:
        return ft.Container()
    return buttons.icon_button(ft.Icons.INSIGHTS, state.words.text("chance"), show, name=NAME)


def chance_rows(state: State, open_match: OpenMatch, estimate: Chance) -> list[ft.Control]:
    """Return the chance of each side as a bar, what those behind need, and where it is from."""
    words, sides = state.words, open_match.match.sides
    rows: list[ft.Control] = []
    for place, label in enumerate(chance_texts(words, sides, estimate)):
        mark = buttons.mark_of(place)
        name = ft.Row([buttons.side_back(place, 14), text(label, 16, expand=True)], spacing=8)
        length = bar(estimate.shares[place], mark.color, bgcolor=mark.container, height=THICK_BAR)
        content = buttons.stacked(name, length, spacing=4)
        rows.append(buttons.spoken(content, label, name=f"{NAME}-{place}"))
    gap = words.text("chance-gap", gap=estimate.gap)
    sentences = [*chance_needs(words, sides, estimate), gap]
    rows += [text(sentence, 16, line=SENTENCE) for sentence in sentences]
    source = "chance-simulated" if estimate.is_simulated else "chance-source"
    return [*rows, buttons.remark(words.text(source, count=estimate.sample))]
