"""The page of a deal: every line of its score with the rule behind it, and what can be done."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words, matches, messages
from scorekeeper.i18n import rules as rule_words
from scorekeeper.match import PlayedDeal
from scorekeeper.rules import rule_book
from scorekeeper.rules.loader import value_at
from scorekeeper.scoring import DealScore, Grade, ScoreLine
from scorekeeper.scoring.score import PARTS
from scorekeeper.services import OpenMatch
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.state import State, component, go, go_home, use_state
from scorekeeper.ui.theme import SENTENCE, Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons, dialogs, match
from scorekeeper.ui.widgets.page import (
    SIDE_PADDING,
    app_bar,
    cover,
    in_rows,
    padded,
    page,
    scrolling,
)

C = ft.Colors
ROUTE = "/deal"
COLUMN, LEAST_NAME, EDGE = 60, 150, 7
"""Pixels of a column of points, of the words beside them at least, and above and below a row."""
CARD = 112
"""Pixels of a side's card at least."""
STRETCH, START = ft.CrossAxisAlignment.STRETCH, ft.CrossAxisAlignment.START


@component
def BreakdownScreen() -> Any:
    """Every line of a deal's score, with its rule; and what can be done about the deal."""
    state, wanted = use_state(), ft.use_route_params().get("deal")
    nothing: Any = None
    row, open_row = ft.use_state(nothing)
    words, open_match = state.words, state.match
    lines = [] if open_match is None else match.deal_lines(open_match)[::-1]
    line = next((line for line in lines if line.played.uid == wanted), None)
    sheet = None
    if open_match is not None and line is not None and row:
        sheet = rule_sheet(state, open_match, row, lambda: open_row(None))
    ft.use_dialog(sheet)

    async def drop() -> None:
        if line is not None and line.played.uid is not None:
            await state.change(state.session.deals.drop, line.played.uid)
        go_home()

    ask = dialogs.use_question(
        state,
        drop,
        title=words.text("breakdown-drop-title", number=line.number if line else 0),
        hint=words.text("breakdown-drop-hint"),
        label=words.text("breakdown-drop"),
    )
    if open_match is None or line is None:
        bar = app_bar(words.text("breakdown-gone"), on_back=go_home, back_label=words.text("back"))
        hint = padded(text(words.text("breakdown-gone-hint"), 16, line=SENTENCE))
        return cover(ROUTE, page(bar, hint, ft.Container(expand=True)), go_home)
    layout = state.layout
    is_wide = layout.is_wide and not layout.has_large_text
    width = layout.width - 2 * SIDE_PADDING
    if is_wide:
        width = (width - SIDE_PADDING) / 2
    score = [
        _side_cards(state, open_match, line, width),
        *_problems(state.words, open_match, line.stand.score),
    ]
    card = _lines_card(state, open_match, line, width, open_row)
    below: list[ft.Control] = [_log(state, open_match, line.played)]
    for key, name, icon in (
        ("history-of-deal", "history", ft.Icons.MANAGE_HISTORY),
        ("breakdown-insert", "insert", ft.Icons.PLAYLIST_ADD),
    ):
        label, way = words.text(key, number=line.number), partial(go, f"/{name}/{wanted}")
        below.append(buttons.button(label, way, icon=icon, name=name, height=48, size=15))
    actions = _buttons(state, open_match, line, ask)
    foot = [] if layout.has_large_text else [padded(actions, bottom=8)]
    if layout.has_large_text:
        below.append(actions)
    content: ft.Control = scrolling([*score, card, *below])
    if is_wide:
        panes = [scrolling([*score, *below]), scrolling([card])]
        content = ft.Row(
            [ft.Container(pane, expand=True) for pane in panes],
            spacing=SIDE_PADDING,
            vertical_alignment=STRETCH,
            expand=True,
        )
    bar = _bar(state, open_match, lines, line)
    return cover(ROUTE, page(bar, padded(content, expand=True), *foot), go_home, part=str(wanted))


def _bar(
    state: State, open_match: OpenMatch, lines: list[match.DealLine], line: match.DealLine
) -> ft.Container:
    """When the deal was saved, by which rules, and the ways to the deals before and after it."""
    words, at = state.words, messages.clock(state.words, line.played.at)
    subtitle = words.rule_set_name(rule_book(open_match.match.ruleset).identity)
    if at:
        subtitle = words.text("breakdown-saved", time=at, name=subtitle)
    neighbours = {deal.number: deal.played.uid for deal in lines}
    actions = []
    for name, icon, number in (
        ("previous", ft.Icons.CHEVRON_LEFT, line.number - 1),
        ("next", ft.Icons.CHEVRON_RIGHT, line.number + 1),
    ):
        uid = neighbours.get(number)
        on_tap = partial(go, f"{ROUTE}/{uid}") if uid else None
        actions.append(
            buttons.icon_button(icon, words.text(f"breakdown-{name}"), on_tap, name=name)
        )
    return app_bar(
        words.text("table-deal", number=line.number),
        subtitle,
        on_back=go_home,
        back_label=words.text("back"),
        actions=actions,
    )


# --- what can be done


def _buttons(
    state: State, open_match: OpenMatch, line: match.DealLine, on_drop: buttons.Handler
) -> ft.Control:
    """Drop and amend; after the last deal of a running match also the next one, below them."""
    words, amend = state.words, partial(go, f"/record/{line.played.uid}")
    ways: list[tuple[str, buttons.Handler, ft.IconData, str]] = [
        ("breakdown-drop", on_drop, ft.Icons.DELETE_OUTLINE, "drop"),
        ("breakdown-amend", amend, ft.Icons.EDIT, "amend"),
    ]
    if line.number == len(open_match.match.deals) and not open_match.progress.outcome.over:
        record = partial(go, "/record")
        ways.append(("breakdown-next-deal", record, ft.Icons.ADD, "next-deal"))
    actions = [
        buttons.button(
            words.text(key), on_tap, icon=icon, name=name, expand=True, filled=name == "next-deal"
        )
        for key, on_tap, icon, name in ways
    ]
    if state.layout.has_large_text:
        return in_rows(*([control] for control in actions))
    return in_rows(actions) if state.layout.is_wide else in_rows(actions[:2], actions[2:])


# --- what each side got


def _side_cards(
    state: State, open_match: OpenMatch, line: match.DealLine, width: float
) -> ft.Control:
    """A card a side, as many beside each other as have room."""
    words, sides = state.words, open_match.match.sides
    cards: list[ft.Control] = []
    for place, side in enumerate(sides):
        mark, after = buttons.mark_of(place), line.stand.running[place]
        points = line.stand.score.totals[place]
        called = side.name if state.layout.is_wide else side.short or side.name
        name = one_line(called, 15, Face.BOLD, color=mark.on_container, expand=True)
        head = ft.Row([text(mark.symbol, 16, color=mark.color), name], spacing=6)
        total = ft.Semantics(
            identifier=f"points-{place}",
            container=True,
            content=digits(words.points(points), 30, mark.on_container),
        )
        change = words.text("breakdown-change", before=after - points, after=after)
        foot: list[ft.Control] = [text(change, 15, color=mark.on_container)]
        if (ended := line.ended[place]) is not None:
            foot.append(buttons.out_badge(words.text(ended), place))
        cards.append(
            ft.Container(
                ft.Column(
                    [head, total, ft.Row(foot, wrap=True, spacing=8, run_spacing=4)], spacing=2
                ),
                padding=12,
                bgcolor=mark.container,
                border_radius=18,
                expand=True,
            )
        )
    fitting = min(max(int(width // (CARD * state.layout.scale)), 1), len(cards))
    beside = -(-len(cards) // -(-len(cards) // fitting))
    rows = [ft.Row(cards[at : at + beside], spacing=10) for at in range(0, len(cards), beside)]
    return ft.Column(list(rows), spacing=10)


def _problems(words: Words, open_match: OpenMatch, score: DealScore) -> list[ft.Control]:
    """A box that names each problem, with the side that it is about; nothing where all is well."""
    names, ink = [side.name for side in open_match.match.sides], C.ON_ERROR_CONTAINER
    rows: list[ft.Control] = []
    for problem in score.problems:
        icon = ft.Icons.ERROR if problem.grade is Grade.IMPOSSIBLE else ft.Icons.WARNING_AMBER
        label = messages.placed_problem(words, problem, names)
        sentence = text(label, 15, color=ink, line=SENTENCE, expand=True)
        rows.append(ft.Row([ft.Icon(icon, size=20, color=ink), sentence], spacing=8))
    if not rows:
        return []
    padding = ft.Padding.symmetric(vertical=10, horizontal=14)
    column = ft.Column(rows, spacing=6)
    box = ft.Container(column, bgcolor=C.ERROR_CONTAINER, border_radius=16, padding=padding)
    return [ft.Semantics(identifier="problems", container=True, content=box)]


# --- the lines of all sides


@dataclass(frozen=True, slots=True)
class LineRow:
    """One kind of line with what each side has of it."""

    name: str
    """The kind, numbered from the second such row on."""
    by_side: tuple[ScoreLine | None, ...]

    @property
    def line(self) -> ScoreLine:
        """The line of the first side that has one: kind and rule are the same for all."""
        return next(line for line in self.by_side if line is not None)


Key = tuple[str, str | None, int]
"""Kind, rule, and which of several such lines of a side it is."""


def rows_of(score: DealScore) -> list[LineRow]:
    """A row for each kind of line that any side has, in the order of a printed score sheet."""
    sides: list[dict[Key, ScoreLine]] = []
    for side in score.sides:
        met: Counter[tuple[str, str | None]] = Counter()
        sides.append({})
        for line in side.lines:
            met[line.kind, line.rule] += 1
            sides[-1][line.kind, line.rule, met[line.kind, line.rule]] = line
    keys: list[Key] = []  # each stands after the one that it followed on its own side
    for lines in sides:
        place = 0
        for key in lines:
            if key not in keys:
                keys.insert(place, key)
            place = keys.index(key) + 1
    printed = tuple(PARTS)
    # what is on no printed sheet stands with the canastas, before what they earn more
    keys.sort(key=lambda key: printed.index(key[0] if key[0] in printed else "concealed_canasta"))
    rows: list[LineRow] = []
    names: Counter[str] = Counter()
    for key in keys:
        kind = key[0]
        names[kind] += 1
        name = kind if names[kind] == 1 else f"{kind}-{names[kind]}"
        rows.append(LineRow(name, tuple(lines.get(key) for lines in sides)))
    return rows


def _lines_card(
    state: State,
    open_match: OpenMatch,
    line: match.DealLine,
    width: float,
    on_tap: Callable[[LineRow], Any],
) -> ft.Container:
    words, sides = state.words, open_match.match.sides
    column = COLUMN * state.layout.scale
    if width - len(sides) * column < LEAST_NAME:
        column = 0  # then the points stand below the words, each with its mark
    marks = [
        text(buttons.mark_of(at).symbol, 16, color=buttons.mark_of(at).color)
        for at in range(len(sides))
    ]
    head = text(words.text("breakdown-head"), 13, Face.MEDIUM, C.ON_SURFACE_VARIANT)
    sums = [
        ft.Semantics(
            identifier=f"sum-{place}",
            container=True,
            content=text(words.number(total), 18, Face.BOLD, max_lines=1),
        )
        for place, total in enumerate(line.stand.score.totals)
    ]
    label = text(words.text("breakdown-sum"), 18, Face.BOLD)
    rows: list[ft.Control] = [
        ft.Container(
            _with_points(head, marks, column) if column else head,
            bgcolor=C.SURFACE_CONTAINER_HIGH,
            padding=ft.Padding.symmetric(vertical=6, horizontal=14),
        ),
        *(_row(state, open_match, row, column, on_tap) for row in rows_of(line.stand.score)),
        ft.Container(
            _with_points(label, sums, column),
            bgcolor=C.SURFACE_CONTAINER_HIGH,
            padding=ft.Padding.symmetric(vertical=11, horizontal=14),
        ),
    ]
    return ft.Container(
        ft.Column(rows, spacing=0, horizontal_alignment=STRETCH),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=18,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _row(
    state: State,
    open_match: OpenMatch,
    row: LineRow,
    column: float,
    on_tap: Callable[[LineRow], Any],
) -> ft.Control:
    """A line with its rule and where that comes from; a tap tells more."""
    words, name = state.words, state.words.line(row.line)
    rule = rule_in_short(words, open_match, row.line)
    lines: list[ft.Control] = [text(name, 16, Face.MEDIUM)]
    if rule and row.line.rule:
        gavel = ft.Icon(ft.Icons.GAVEL, size=13, color=LINK)
        label = text(rule, 13, Face.MEDIUM, LINK, expand=True)
        lines.append(ft.Row([gavel, label], spacing=5, vertical_alignment=START))
        lines.append(
            text(
                match.rule_source(words, open_match, row.line.rule), 13, color=C.ON_SURFACE_VARIANT
            )
        )
    points = [
        text("–" if line is None else words.number(line.points), 18, Face.MEDIUM, max_lines=1)
        for line in row.by_side
    ]
    points_said = "; ".join(
        words.text("points-for-side", points=words.points(line.points), side=side.name)
        for side, line in zip(open_match.match.sides, row.by_side, strict=True)
        if line is not None
    )
    content = ft.Container(_with_points(ft.Column(lines, spacing=1), points, column), expand=True)
    least = ft.Container(height=buttons.TOUCH - 2 * EDGE)  # a line without a rule is low
    return buttons.tappable(
        ft.Row([content, least], spacing=0),
        words.text("breakdown-line-said", line=name, points=points_said, rule=rule or "none"),
        lambda: on_tap(row),
        name=f"line-{row.name}",
        padding=ft.Padding.symmetric(vertical=EDGE, horizontal=14),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )


def _with_points(label: ft.Control, points: Sequence[ft.Control], column: float) -> ft.Control:
    """Points in columns at the right; without columns below the words, each with its mark."""
    if column:
        right = ft.Alignment.CENTER_RIGHT
        cells = [ft.Container(number, width=column, alignment=right) for number in points]
        return ft.Row([ft.Container(label, expand=True), *cells], spacing=0)
    marked: list[ft.Control] = []
    for place, number in enumerate(points):
        mark = text(buttons.mark_of(place).symbol, 14, color=buttons.mark_of(place).color)
        marked.append(ft.Row([mark, number], spacing=5, tight=True))
    return ft.Column([label, ft.Row(marked, wrap=True, spacing=18)], spacing=4)


# --- the rule of a line


def rule_in_short(words: Words, open_match: OpenMatch, line: ScoreLine) -> str:
    """The rule of a line, its value in this match first; empty where the table did the sum."""
    if line.rule is None:
        return ""
    name = rule_words.rule_name(words, line.rule)
    value = rule_words.rule_value(words, line.rule, value_at(open_match.values, line.rule))
    is_short = len(value.splitlines()) == 1
    return words.text("breakdown-rule", what=name, value=value) if is_short else name


def rule_sheet(
    state: State, open_match: OpenMatch, row: LineRow, on_close: buttons.Handler
) -> ft.BottomSheet:
    words = state.words
    parts: list[ft.Control] = []
    for side, line in zip(open_match.match.sides, row.by_side, strict=True):
        if line is not None:
            points, count = words.points(line.points), line.count or 0
            label = words.text("breakdown-of-side", side=side.name, points=points, count=count)
            parts.append(text(label, 16))
    if row.line.rule is None:
        parts.append(_prose(words.text(f"breakdown-no-rule-{row.line.kind}")))
    else:
        parts += _rule(words, open_match, row.line.rule)
    return dialogs.bottom_sheet(state, words.line(row.line), parts, on_close)


def _rule(words: Words, open_match: OpenMatch, path: str) -> Iterator[ft.Control]:
    """The value of a rule in this match, why the book says so, who says it, and who does not."""
    book = rule_book(open_match.match.ruleset)
    rule, here = rule_words.rule_at(book, path), value_at(open_match.values, path)
    yield buttons.heading(rule_words.rule_name(words, path))
    yield text(rule_words.rule_value(words, path, here), 20, Face.BOLD)
    yield buttons.remark(path)
    if match.is_house_rule(open_match, path):
        yield _prose(words.text("breakdown-house-rule"))
    if here != rule.value:
        name = words.rule_set_name(book.identity)
        value = rule_words.rule_value(words, path, rule.value)
        yield _prose(words.text("breakdown-book-says", name=name, value=value))
    reasons = (rule_words.standing_reason(words, book, citation) for citation in rule.citations)
    for reason in dict.fromkeys(reasons):
        yield _prose(reason)
    yield buttons.heading(words.text("breakdown-sources-head"))
    for ref in match.references(rule):
        yield _prose(rule_words.reference(words, ref))
    for note in dict.fromkeys(citation.note for citation in rule.citations if citation.note):
        yield buttons.remark(rule_words.note(note))
    if rule.disputes:
        yield buttons.heading(words.text("standing-disputed-why"))
    for dispute in rule.disputes:
        refs = (rule_words.reference(words, ref).rstrip(":") for ref in dispute.refs)
        other = rule_words.dispute_value(words, dispute, path)
        remarks = [rule_words.note(dispute.note)] if dispute.note else []
        values = "; ".join([*([other] if other is not None else []), *remarks])
        yield _prose(words.text("source-says", sources=", ".join(refs), value=values))


def _prose(words: str) -> ft.Control:
    return text(words, 15, line=SENTENCE)


# --- the log of the deal


def _log(state: State, open_match: OpenMatch, played: PlayedDeal) -> ft.Control:
    """The player who went out, who confirmed, and all changes of the deal with time and device."""
    words, lines = state.words, list[str]()
    if played.out_player is not None:
        lines.append(words.text("breakdown-out-player", name=played.out_player))
    if played.confirmed_by:
        lines.append(words.text("breakdown-confirmed", names=", ".join(played.confirmed_by)))
    if played.note:
        lines.append(played.note)
    lines += [
        words.text("breakdown-adjusted", reason=side.adjustment.reason)
        for side in played.deal.sides
        if side.adjustment is not None and side.adjustment.reason
    ]
    teller, today = matches.ChangeTexts(words, open_match), datetime.now().astimezone().date()
    for change in () if played.uid is None else open_match.history.of_deal(played.uid):
        where = "none" if not change.by else "here" if change.by == state.device else "elsewhere"
        at = messages.day_and_clock(words, change.at, today=today)
        lines.append(words.text("breakdown-entry", at=at, told=teller.text(change), where=where))
        lines += teller.score_lines(change)
    parts = [text(line, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE) for line in lines]
    padding = ft.Padding.symmetric(vertical=4, horizontal=8)
    return ft.Container(ft.Column(list(parts), spacing=2), padding=padding)
