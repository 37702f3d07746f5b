"""The end of a match on the felt: who has won, by how much, how it went, and what comes next."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from math import radians
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import outcome_text
from scorekeeper.i18n.messages import duration
from scorekeeper.match.statistics import is_counted, parts_of
from scorekeeper.scoring.deal import tally_of
from scorekeeper.services import OpenMatch
from scorekeeper.ui.hooks import get_state, memo_component
from scorekeeper.ui.motion import START_DELAY_SECONDS, Move, RollingNumber, Touch, feel, motion
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import FELT, FELT_GLOW, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, number_size, one_line, text
from scorekeeper.ui.widgets import buttons, match
from scorekeeper.ui.widgets.course import course_canvas, course_of, course_said
from scorekeeper.ui.widgets.page import SIDE_PADDING, padded, page, paper, scrolling, two_panes
from scorekeeper.ui.widgets.side_names import short_names
from scorekeeper.ui.widgets.site import SaveAll
from scorekeeper.validation import moment

C = ft.Colors
STRETCH, MIDDLE = ft.CrossAxisAlignment.STRETCH, ft.CrossAxisAlignment.CENTER
CENTER = ft.TextAlign.CENTER
GAP = 8
TOTAL, LOW_TOTAL = 88, 64
"""Sizes of the winner's total: as a rule, and on low screens."""
LOW = 720
"""Screens less high than this have a smaller total, so that the chart begins above the fold."""
BACK, LOW_BACK = 46, 36
"""Widths of a card of the fan."""
FAN = (-30, -15, 0, 15, 30)
"""Degrees by which the cards of the fan are turned."""
PIVOT = 2.6
"""The point round which they are turned, in halves of a card's height below its middle."""
LEAST_CHART, MOST_CHART = 104, 420
AROUND_CHART, AROUND_WIDE_CHART = 723, 300
"""Pixels of the height of a phone, and of a wide screen, that everything but the chart takes."""
USUAL_HERO, LINE = 3, 27
"""Parts of the winner's page above the paper without a series, and the height of a further line."""
PIPS, FALLING, PIP = 36, 3.0, "#E2485A"
"""Number of pips that fall, seconds until all have fallen, and the red of half of them."""
LEAFED = "leafed"
GLOW, NUMBER = 0.25, "#FFD36E"
"""Of the felt, and brass in that light: a score stands out more than a button has to."""
EDGE = 14
"""Room between the edge of the paper and what is on it."""


# --- how it went


@dataclass(frozen=True, slots=True)
class Facts:
    """A match from the view of one side, or of several that are level; None is not known."""

    best: int
    best_deal: int
    """The number of the deal with the most points."""
    canastas: int | None
    natural: int
    went_out: int | None
    deals: int


def facts_of(open_match: OpenMatch, places: Sequence[int]) -> Facts | None:
    """Return what there is to tell of some sides; None before the first deal."""
    played, rules = open_match.match, open_match.match.rules
    parts = [[sides[at] for at in places] for sides in parts_of(played, open_match.progress)]
    if not parts:
        return None
    best = [max(part.points for part in deal) for deal in parts]
    every = [part for deal in parts for part in deal]
    canastas = [part.canastas for part in every if part.canastas is not None]
    out = [part.went_out for part in every if part.went_out is not None]
    kinds: Counter[str] = Counter()
    for deal in played.deals:
        for side in (deal.deal.sides[at] for at in places):
            if is_counted(side):
                kinds.update(tally_of(rules, side).canastas)
    return Facts(
        best=max(best),
        best_deal=best.index(max(best)) + 1,
        canastas=sum(canastas) if canastas else None,
        natural=kinds["natural"],
        went_out=sum(out) if out else None,
        deals=len(parts),
    )


def leaders(open_match: OpenMatch) -> tuple[int, ...]:
    """Return the winner, or else the sides that are level or have most points."""
    totals, outcome = open_match.progress.totals, open_match.progress.outcome
    if outcome.winner is not None:
        return (outcome.winner,)
    if outcome.tie:
        return outcome.tie
    return tuple(place for place, total in enumerate(totals) if total == max(totals))


def others(open_match: OpenMatch) -> list[int]:
    """Return the sides behind one that leads, those with most points first; all if it is level."""
    totals, ahead = open_match.progress.totals, leaders(open_match)
    behind = [place for place in range(len(totals)) if ahead[1:] or place not in ahead]
    return sorted(behind, key=lambda place: -totals[place])


def headline(words: Words, open_match: OpenMatch) -> str:
    """Return the winner's name and the verb, or that it is a draw."""
    outcome, sides = open_match.progress.outcome, open_match.match.sides
    if outcome.winner is None:
        return outcome_text(words, outcome, sides)
    side = sides[outcome.winner]
    return words.text("winner-wins", side=side.name, players=max(len(side.players), 1))


def length(words: Words, open_match: OpenMatch) -> list[str]:
    """Return the number of deals, and the time from the start to the last one where it is known."""
    deals = open_match.match.deals
    parts = [words.text("winner-deals", deals=len(deals))]
    begun = moment(open_match.match.started)
    ended = moment(deals[-1].ended_at or deals[-1].at) if deals else None
    if begun and ended and (begun.tzinfo is None) is (ended.tzinfo is None):
        time = ended - begun
        if timedelta(minutes=1) <= time < timedelta(days=1):  # in one sitting
            took = duration(words, int(time.total_seconds()))
            parts.append(took.replace(" ", "\N{NO-BREAK SPACE}"))
    return parts


# --- the screen


def end_of(open_match: OpenMatch) -> str:
    """Return a name for this end of a match; after a change it is another one."""
    return f"{open_match.uid} {open_match.number}"


def leaf(state: State, show: Callable[[str], None], end: str) -> None:
    """Show the deals of an end instead, or of none; known again after a deal was looked at."""
    state.memory.numbers[LEAFED] = end
    show(end)


def winner_page(
    state: State,
    open_match: OpenMatch,
    *,
    bar: ft.Control,
    above: Sequence[ft.Control],
    notice: ft.Control | None,
    on_pad: buttons.Handler,
) -> ft.Control:
    """Return the screen of a match that is over; on a wide one the paper lies at the right."""
    layout, news = state.layout, [] if notice is None else [notice]
    ways = [*news, *ending_ways(state, open_match, state.words.text("winner-pad"), on_pad)]
    hero, lost = _hero(state, open_match), _others(state, open_match)
    width, around = layout.width - 2 * SIDE_PADDING, AROUND_CHART
    if layout.is_wide:
        width, around = (layout.beside_tabs - 3 * SIDE_PADDING) / 2, AROUND_WIDE_CHART
    else:
        around += LINE * (len(hero) - USUAL_HERO)
    chart = min(max(layout.height - around, LEAST_CHART), MOST_CHART)
    sheet = _sheet(state, open_match, width, chart)
    if layout.is_wide:
        left, right = scrolling([*above, *hero, *lost]), scrolling([sheet])
        if not layout.is_low:
            left.alignment = right.alignment = ft.MainAxisAlignment.CENTER
        with_ways = ft.Column([left, *ways], spacing=GAP, horizontal_alignment=STRETCH)
        panes = two_panes(with_ways, right, spacing=SIDE_PADDING)
        whole = page(bar, padded(panes, expand=True, bottom=8), is_felt=True)
    elif layout.has_large_text:
        everything = scrolling([*above, *hero, *lost, sheet, *ways])
        whole = page(bar, padded(everything, expand=True), is_felt=True)
    else:
        body = padded(scrolling([*above, *hero, *lost, sheet]), expand=True)
        whole = page(bar, body, *map(padded, ways), is_felt=True, spacing=GAP)
    return _with_confetti(state, open_match, whole)


def _hero(state: State, open_match: OpenMatch) -> list[ft.Control]:
    words, outcome, layout = state.words, open_match.progress.outcome, state.layout
    places, is_low = leaders(open_match), state.layout.height < LOW
    how = match.said_of_ending(words, open_match) if outcome.how is not None else ""
    label = f"{outcome_text(words, outcome, open_match.match.sides)}. {how}".rstrip(". ")
    winner, face = headline(words, open_match), Face.SCORE
    name = text(winner, 24 if is_low else 28, face, line=SENTENCE, text_align=CENTER)
    width, is_new = LOW_BACK if is_low else BACK, celebrates(state, open_match)
    head = ft.Column([Fan(places, width, is_new=is_new), name], spacing=4, tight=True)
    head.horizontal_alignment = MIDDLE
    number = words.number(open_match.progress.totals[places[0]])
    size = number_size(number, LOW_TOTAL if is_low else TOTAL, 6) / max(1.0, layout.scale)
    rolling = f"{open_match.uid} {places[0]}"
    total: ft.Control = RollingNumber(rolling, number, size, NUMBER, Move.WINNER)
    if outcome.winner is not None:
        total = buttons.identified(f"total-{outcome.winner}", total)
    parts = length(words, open_match)
    if outcome.winner is not None and outcome.margin and outcome.margin > 0:
        parts.insert(0, words.text("winner-by", margin=outcome.margin))
    lines = [" · ".join(parts)]
    if how and outcome.how not in ("target", "deals"):
        lines.append(how)
    if series := match.series_text(state, open_match):
        lines.append(series)
    return [
        buttons.spoken(head, label, name="winner"),
        ft.Row([total], alignment=ft.MainAxisAlignment.CENTER),
        *(text(line, 16, color=MUTED, text_align=CENTER) for line in lines),
    ]


@memo_component
def Fan(places: Sequence[int], width: float, *, is_new: bool) -> Any:
    """The backs of the winner's pack, held as a hand of cards; after a draw by turns.

    They open once, when somebody has just won.
    """
    state = get_state()
    is_open, set_open = ft.use_state(not is_new or motion(state, Move.FAN) is None)

    async def unfold() -> None:
        if not is_open:
            feel(state, Touch.HEAVY)
            await asyncio.sleep(START_DELAY_SECONDS)
            set_open(True)

    ft.use_effect(unfold, [], cleanup=lambda: None)
    height = width * buttons.ASPECT
    room = PIVOT * height  # of which the outer cards take what they lean out
    cards: list[ft.Control] = [
        ft.Container(
            buttons.side_back(places[at % len(places)], width),
            left=(room - width) / 2,
            top=4,
            rotate=ft.Rotate(radians(angle if is_open else angle / 5), ft.Alignment(0, PIVOT)),
            animate_rotation=motion(state, Move.FAN),
        )
        for at, angle in enumerate(FAN)
    ]
    return ft.Stack(cards, width=room, height=height * 1.3, clip_behavior=buttons.UNCLIPPED)


def celebrates(state: State, open_match: OpenMatch) -> bool:
    """Return True if the match was won just now, on this device: not where it is opened again."""
    notice = state.notice
    is_news = notice is not None and not notice.is_of_another
    return is_news and open_match.progress.outcome.winner is not None


@memo_component
def Confetti(name: str, width: float, height: float) -> Any:
    """Pips that fall behind everything, once by that name, which says what end they are for."""
    state = get_state()
    is_over, end = ft.use_state(name in state.memory.numbers)
    has_begun, begin = ft.use_state(False)
    moves = motion(state, Move.CONFETTI)

    async def fall() -> None:
        if is_over or moves is None:
            return
        state.memory.numbers[name] = ""
        await asyncio.sleep(START_DELAY_SECONDS)
        begin(True)
        await asyncio.sleep(FALLING)
        end(True)

    ft.use_effect(fall, [], cleanup=lambda: None)
    if is_over or moves is None:
        return ft.Container()
    inks = (PIP, PIP, C.ON_SURFACE, C.PRIMARY)
    pips: list[ft.Control] = []
    for number in range(PIPS):
        later = number * 22 + number * 113 % 600
        size, ink = 13 + number * 7 % 14, inks[number % 4]
        pips.append(
            ft.Container(
                text("♥♦♠♣"[number % 4], size, color=ink, line=1.0),
                left=width * (number * 37 % 100) / 100,
                top=height if has_begun else -30 - number * 61 % 500,
                rotate=radians(number * 97 % 540 - 270) if has_begun else 0,
                animate_position=motion(state, Move.CONFETTI, later=later),
                animate_rotation=motion(state, Move.CONFETTI, later=later),
            )
        )
    return ft.Semantics(exclude_semantics=True, content=ft.Stack(pips, width=width, height=height))


def _with_confetti(state: State, open_match: OpenMatch, whole: ft.Container) -> ft.Container:
    """The felt with what falls on it below everything else, so that no tap waits for it."""
    falls: ft.Control = ft.Container()
    if celebrates(state, open_match):
        layout = state.layout
        name = f"confetti {end_of(open_match)}"
        falls = Confetti(name, layout.beside_tabs, layout.height)
    content = ft.Container(whole.content, left=0, top=0, right=0, bottom=0)
    whole.content = ft.Stack([falls, content], expand=True)
    return dimmed(whole)


def dimmed(felt: ft.Container) -> ft.Container:
    """Return felt that glows less, so that a number of brass stands out at its upper end."""
    felt.gradient = ft.RadialGradient(
        colors=[C.with_opacity(GLOW, FELT_GLOW), C.with_opacity(0, FELT_GLOW)],
        center=ft.Alignment.TOP_CENTER,
        radius=1.1,
    )
    return ft.Container(felt, bgcolor=FELT, expand=True)


def _others(state: State, open_match: OpenMatch) -> list[ft.Control]:
    words, rows = state.words, list[ft.Control]()
    for place in others(open_match):
        side, total = open_match.match.sides[place], open_match.progress.totals[place]
        number = text(words.number(total), 22, Face.SCORE, max_lines=1)
        parts: list[ft.Control] = [buttons.side_back(place, 18), text(side.name, 16)]
        parts.append(buttons.identified(f"total-{place}", number))
        if (facts := facts_of(open_match, (place,))) is not None:
            best = words.text("winner-best-of", points=words.points(facts.best))
            parts.append(text(best, 15, color=MUTED))
        row = ft.Row(parts, wrap=True, spacing=10, run_spacing=0, vertical_alignment=MIDDLE)
        row.alignment = ft.MainAxisAlignment.CENTER
        rows.append(row)
    return rows


# --- the paper


def _sheet(state: State, open_match: OpenMatch, width: float, height: float) -> ft.Control:
    words, scale = state.words, state.layout.scale
    content: list[ft.Control] = []
    if len(open_match.match.deals) > 1:
        content.append(_chart(words, open_match, width - 2 * EDGE, height, scale))
    facts = facts_of(open_match, leaders(open_match))
    if facts is not None:
        if content:
            content.append(ft.Divider(height=1, thickness=1, color=C.OUTLINE_VARIANT))
        is_column = state.layout.has_large_text
        content.append(fact_row(words, facts, leaders(open_match)[0], is_column=is_column))
    if not content:
        return ft.Container()
    column = ft.Column(content, spacing=12, horizontal_alignment=STRETCH)
    return paper(column, padding=EDGE, border_radius=20)


def _chart(
    words: Words, open_match: OpenMatch, width: float, height: float, scale: float
) -> ft.Control:
    """The names above the lines; a tap opens the large chart."""
    target = open_match.match.rules.target
    is_reached = target is not None and max(open_match.progress.totals) >= target
    course = course_of(open_match, width, height, scale=scale, has_target=is_reached)
    legend, names = list[ft.Control](), short_names(open_match.match)
    is_line = len(names) <= match.PAIR and scale <= 1  # else each name takes the room that it needs
    for place in dict.fromkeys([*leaders(open_match), *others(open_match)]):
        name = one_line(names[place], 15, Face.MEDIUM, expand=is_line or None, expand_loose=True)
        entry = ft.Row([buttons.side_back(place, 14), name], spacing=6, tight=True)
        entry.expand, entry.expand_loose = is_line or None, is_line
        legend.append(entry)
    if is_reached:
        goal = words.text("winner-to", target=target)
        legend.append(text(goal, 14, color=MUTED))
    head = ft.Row(legend, wrap=not is_line, spacing=16, run_spacing=4)
    column = ft.Column([head, course_canvas(words, course)], spacing=6, tight=True)
    return buttons.tappable(
        column, course_said(words, open_match), partial(go, "/course"), name="course"
    )


def fact_row(
    words: Words, facts: Facts, place: int, *, is_column: bool = False, scale: float = 1.0
) -> ft.Control:
    """Return three facts of a side beside each other, or one below the other where text is large.

    On a picture, which nobody's large text makes larger, `scale` is that of the text around it.
    """
    color = buttons.mark_of(place).color
    best = [words.text("winner-best"), words.text("winner-deal", number=facts.best_deal)]
    icon = ft.Icon(ft.Icons.TRENDING_UP, size=24, color=color)
    tiles: list[tuple[str, str, list[str], ft.Control]] = [
        ("best", words.points(facts.best), best, icon)
    ]
    if facts.canastas is not None:
        kinds = ("natural", "mixed") if facts.natural else ("mixed",)
        stacks: list[ft.Control] = [
            buttons.picture(f"marks/stack-{kind}-small.svg", 18, 24) for kind in kinds
        ]
        labels = [words.text("winner-canastas", count=facts.canastas)]
        if facts.natural:
            labels.append(words.text("winner-natural", count=facts.natural))
        both = ft.Row(stacks, spacing=4, tight=True)
        tiles.append(("canastas", words.number(facts.canastas), labels, both))
    if facts.went_out is not None:
        number = words.text("winner-out-of", out=facts.went_out, deals=facts.deals)
        icon = ft.Icon(ft.Icons.FLAG_OUTLINED, size=24, color=color)
        tiles.append(("out", number, [words.text("winner-out")], icon))
    cells: list[ft.Control] = []
    for name, number, labels, picture in tiles:
        lines: list[ft.Control] = [
            ft.Container(picture, height=26, alignment=ft.Alignment.CENTER),
            text(number, 23 / scale, Face.SCORE, text_align=CENTER),
            text("\n".join(labels), 13 / scale, color=MUTED, text_align=CENTER),
        ]
        column = ft.Column(lines, spacing=3, tight=True, horizontal_alignment=MIDDLE)
        label = f"{labels[0]}: {', '.join((number, *labels[1:]))}"
        if cells and not is_column:
            cells.append(ft.VerticalDivider(width=1, thickness=1, color=C.OUTLINE_VARIANT))
        cells.append(buttons.spoken(column, label, name=f"fact-{name}", expand=not is_column))
    if is_column:
        return ft.Column(cells, spacing=14, tight=True, horizontal_alignment=STRETCH)
    return ft.Row(cells, spacing=4, height=84, vertical_alignment=ft.CrossAxisAlignment.START)


# --- what comes next


def ending_ways(
    state: State, open_match: OpenMatch, pad_label: str, on_pad: buttons.Handler
) -> list[ft.Control]:
    words = state.words
    label, rematch = words.text("table-rematch"), partial(match.rematch, state, open_match)
    icon = ft.Icons.REPLAY
    again = buttons.button(label, rematch, icon=icon, filled=True, name="rematch", expand=3)
    label, icon, to_share = words.text("winner-share"), ft.Icons.SHARE, partial(go, "/share")
    share = buttons.button(label, to_share, icon=icon, name="share-result", expand=2)
    links: list[tuple[str, str, buttons.Handler]] = [
        ("pad", pad_label, on_pad),
        ("new-match", words.text("table-new-match"), partial(go, "/new")),
    ]
    if match.can_turn(open_match.match):
        links.insert(0, ("turn", words.text("turn"), partial(go, "/next")))
    quiet = ft.Row(
        [_link(label, on_tap, name) for name, label, on_tap in links],
        wrap=True,
        spacing=0,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_EVENLY,
    )
    rows = [[again], [share]] if state.layout.has_large_text else [[again, share]]
    keep = [] if state.site.value is None else [SaveAll()]  # browsers may delete what they have
    return [*(ft.Row(list(row), spacing=10) for row in rows), *keep, quiet]


def _link(label: str, on_tap: buttons.Handler, name: str) -> ft.Control:
    return buttons.tappable(
        text(label, 15, Face.MEDIUM),
        label,
        on_tap,
        name=name,
        padding=ft.Padding.symmetric(vertical=15, horizontal=10),
        border_radius=24,
    )
