"""The breakdown of a deal: every line of its score with the rule behind it.

screen   the whole
lines    the lines of all sides side by side, as values
listing  the same on the screen
totals   what each side got, and its total before and after
rule     the sheet that tells a rule, its value and its sources
log      who recorded the deal when, and what was changed since
problems what is wrong with the deal
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from math import ceil
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import Teller
from scorekeeper.i18n.messages import clock, day_and_clock, placed_problem
from scorekeeper.i18n.rules import (
    Rule,
    dispute_value,
    note,
    reference,
    rule_at,
    rule_name,
    rule_set_name,
    rule_value,
    standing_reason,
)
from scorekeeper.match import DealUid, PlayedDeal, Side
from scorekeeper.rules import RuleBook, rule_book
from scorekeeper.rules.loader import Dispute, source_of, sources, value_at
from scorekeeper.scoring import DealScore, Grade, Problem, ScoreLine
from scorekeeper.scoring.score import PARTS
from scorekeeper.services import Change, OpenMatch
from scorekeeper.ui.state import WIDE, State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    TOUCH,
    Handler,
    badge_width,
    button,
    icon_button,
    mark_of,
    out_badge,
    tappable,
)
from scorekeeper.ui.widgets.dialogs import answer, bottom_sheet, question
from scorekeeper.ui.widgets.match import DealLine, deal_lines, is_house_rule
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, padded, page, scrolling
from scorekeeper.ui.widgets.text import (
    SENTENCE,
    digits,
    fits,
    fitting_name,
    one_line,
    shared_size,
    text,
    text_width,
)

BESIDE_LABEL, SIZE, GAP = 58, 16, 8
"""Pixels of a button's icon and edges, the size of its words, and what lies between two."""


def has_foot(state: State) -> bool:
    """True if the buttons stand in a row below; with large text they scroll with the rest."""
    return not state.layout.has_large_text


def deal_buttons(
    state: State, shown: OpenMatch, line: DealLine, on_drop: Handler
) -> list[ft.Control]:
    """Drop and amend; after the last deal of a running match also the next one."""
    words, beside, scale = state.words, has_foot(state), state.layout.scale
    is_last = line.number == len(shown.match.deals)

    def one(
        key: str,
        on_tap: Handler,
        icon: ft.IconData,
        name: str,
        *,
        filled: bool = False,
    ) -> ft.Control:
        label = words.text(key)
        flex = BESIDE_LABEL + ceil(text_width(label, SIZE, scale=scale)) if beside else None
        return button(label, on_tap, icon=icon, name=name, expand=flex, filled=filled)

    amend = _to(f"/record/{line.played.uid}")
    buttons = [
        one("breakdown-drop", on_drop, ft.Icons.DELETE_OUTLINE, "drop"),
        one("breakdown-amend", amend, ft.Icons.EDIT, "amend"),
    ]
    if is_last and not shown.progress.outcome.over:
        record = _to("/record")
        buttons.append(one("breakdown-next-deal", record, ft.Icons.ADD, "next-deal", filled=True))
    return buttons


def foot(state: State, buttons: list[ft.Control]) -> ft.Control:
    """The buttons in a row below all else; the last has a row of its own where words are long."""
    room = state.layout.width - 2 * SIDE_PADDING - (len(buttons) - 1) * GAP
    if sum(int(one.expand or 0) for one in buttons) <= room:
        return ft.Row(buttons, spacing=GAP)
    rows = [ft.Row(some, spacing=GAP) for some in (buttons[:-1], buttons[-1:]) if some]
    return ft.Column(list(rows), spacing=GAP)


def insert_button(state: State, line: DealLine) -> ft.Control:
    """The way to a deal that was forgotten before this one."""
    said = state.words.text("breakdown-insert", number=line.number)
    insert = _to(f"/insert/{line.played.uid}")
    return button(said, insert, icon=ft.Icons.PLAYLIST_ADD, name="insert", height=48, size=15)


def history_button(state: State, line: DealLine) -> ft.Control:
    """The way to everything that was ever changed about the deal."""
    said = state.words.text("history-of-deal", number=line.number)
    way = _to(f"/history/{line.played.uid}")
    return button(said, way, icon=ft.Icons.MANAGE_HISTORY, name="history", height=48, size=15)


def ask_to_drop(
    state: State, line: DealLine, close: Handler, on_dropped: Handler
) -> ft.AlertDialog:
    """Return True if the deal is to be dropped."""
    words = state.words

    async def drop() -> None:
        close()
        if line.played.uid is not None:
            await state.change(state.session.deals.drop, line.played.uid)
        on_dropped()

    return question(
        words.text("breakdown-drop-title", number=line.number),
        words.text("breakdown-drop-hint"),
        [
            answer(words.text("breakdown-drop"), drop, name="confirm", danger=True),
            answer(words.text("cancel"), close, name="cancel"),
        ],
        close,
    )


def _to(route: str) -> Handler:
    return lambda: go(route)


PRINTED = tuple(PARTS)
Key = tuple[str, str | None, int]
"""Kind, rule, and which of several such lines of a side it is."""


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


def rows_of(score: DealScore) -> list[LineRow]:
    """A row for each kind of line that any side has, in the order of a printed score sheet."""
    sides = [_keyed(side.lines) for side in score.sides]
    rows: list[LineRow] = []
    names: Counter[str] = Counter()
    for key in sorted(_merged([list(side) for side in sides]), key=_rank):
        names[key[0]] += 1
        number = names[key[0]]
        name = key[0] if number == 1 else f"{key[0]}-{number}"
        rows.append(LineRow(name, tuple(side.get(key) for side in sides)))
    return rows


def _rank(key: Key) -> int:
    """Where a kind stands on a printed score sheet; canastas come before what they earn more."""
    kind, *_ = key
    return PRINTED.index(kind if kind in PRINTED else "concealed_canasta")


def _keyed(lines: tuple[ScoreLine, ...]) -> dict[Key, ScoreLine]:
    met: Counter[tuple[str, str | None]] = Counter()
    found: dict[Key, ScoreLine] = {}
    for line in lines:
        met[line.kind, line.rule] += 1
        found[line.kind, line.rule, met[line.kind, line.rule]] = line
    return found


def _merged(orders: list[list[Key]]) -> list[Key]:
    """All keys once; each stands after the one that it followed on its own side."""
    merged: list[Key] = []
    for order in orders:
        place = 0
        for key in order:
            if key in merged:
                place = merged.index(key) + 1
            else:
                merged.insert(place, key)
                place += 1
    return merged


C = ft.Colors


def rule_in_short(words: Words, shown: OpenMatch, line: ScoreLine) -> str:
    """The rule of a line, its value in this match first; empty where the table did the sum."""
    if line.rule is None:
        return ""
    name = rule_name(words, line.rule)
    value = rule_value(words, line.rule, value_at(shown.values, line.rule))
    if len(value.splitlines()) > 1:
        return name
    return words.text("breakdown-rule", what=name, value=value)


def sources_in_short(words: Words, shown: OpenMatch, line: ScoreLine) -> str:
    """Where the rule of a line comes from, on one line."""
    if line.rule is None or is_house_rule(shown, line.rule):
        return words.text("breakdown-house-rule") if line.rule else ""
    refs = _references(rule_at(rule_book(shown.match.ruleset), line.rule))
    title = sources()[source_of(refs[0])].title
    return words.text("breakdown-sources", first=title, count=len(refs))


def rule_sheet(state: State, shown: OpenMatch, row: LineRow, on_close: Handler) -> ft.BottomSheet:
    """The sheet that opens when a line is tapped."""
    words = state.words
    parts = [*_of_sides(words, shown, row), *_rule(words, shown, row.line)]
    rows: list[ft.Control] = [
        ft.Container(part, padding=ft.Padding.symmetric(vertical=4, horizontal=20))
        for part in parts
    ]
    return bottom_sheet(state, words.line(row.line), rows, on_close)


def _of_sides(words: Words, shown: OpenMatch, row: LineRow) -> Iterator[ft.Control]:
    """What each side has of the line."""
    for side, line in zip(shown.match.sides, row.by_side, strict=True):
        if line is not None:
            points = words.points(line.points)
            count = 0 if line.count is None else line.count
            yield text(
                words.text("breakdown-of-side", side=side.name, points=points, count=count), 16
            )


def _rule(words: Words, shown: OpenMatch, line: ScoreLine) -> Iterator[ft.Control]:
    if line.rule is None:
        yield _prose(words.text(f"breakdown-no-rule-{line.kind}"))
        return
    book, path = rule_book(shown.match.ruleset), line.rule
    rule = rule_at(book, path)
    yield _heading(rule_name(words, path))
    yield text(rule_value(words, path, value_at(shown.values, path)), 20, Face.BOLD)
    yield _small(path)
    if is_house_rule(shown, path):
        yield _prose(words.text("breakdown-house-rule"))
    if value_at(shown.values, path) != rule.value:
        value = rule_value(words, path, rule.value)
        yield _prose(
            words.text("breakdown-book-says", name=rule_set_name(words, book.identity), value=value)
        )
    yield from _standing(words, book, rule)


def _standing(words: Words, book: RuleBook, rule: Rule) -> Iterator[ft.Control]:
    """Why the book says so, who says it, and who says otherwise."""
    for reason in dict.fromkeys(standing_reason(words, book, one) for one in rule.citations):
        yield _prose(reason)
    yield _heading(words.text("breakdown-sources-head"))
    for ref in _references(rule):
        yield _prose(reference(words, ref))
    for remark in dict.fromkeys(one.note for one in rule.citations if one.note):
        yield _small(note(remark))
    if rule.disputes:
        yield _heading(words.text("standing-disputed-why"))
    for dispute in rule.disputes:
        yield _prose(_disputed(words, dispute, rule.path))


def _disputed(words: Words, dispute: Dispute, path: str) -> str:
    """What other sources say, and the remark on it."""
    who = ", ".join(reference(words, ref).rstrip(":") for ref in dispute.refs)
    value = dispute_value(words, dispute, path)
    said = [value] if value is not None else []
    if dispute.note:
        said.append(note(dispute.note))
    return words.text("source-says", sources=who, value="; ".join(said))


def _references(rule: Rule) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ref for citation in rule.citations for ref in citation.refs))


def _heading(said: str) -> ft.Control:
    return ft.Container(text(said, 15, Face.MEDIUM, C.PRIMARY), padding=ft.Padding.only(top=8))


def _prose(said: str) -> ft.Control:
    return text(said, 15, line=SENTENCE)


def _small(said: str) -> ft.Control:
    return text(said, 13, color=C.ON_SURFACE_VARIANT, line=SENTENCE)


START = ft.CrossAxisAlignment.START
EDGE = 7
COLUMN, LEAST_NAME = 60, 150
DIGITS, LISTING_GAP = 20, 8
NONE = "–"


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the points stand: a column a side, or below the words where the width is 0."""

    width: float
    size: float
    """Of all numbers in them."""


def lines_card(
    state: State,
    shown: OpenMatch,
    line: DealLine,
    width: float,
    on_tap: Callable[[LineRow], Any],
) -> ft.Container:
    """Head, a row for each line, and the sum; all in one rounded card."""
    sides, columns = shown.match.sides, _columns(state, line, width)
    rows = [_row(state, shown, row, columns, on_tap) for row in rows_of(line.stand.score)]
    return ft.Container(
        ft.Column(
            [_head(state, sides, columns), *rows, _sum(state, line, columns)],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=18,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _columns(state: State, line: DealLine, width: float) -> Columns:
    """As wide as numbers of the usual length want; none where the names would have no room."""
    scores = line.stand.score.sides
    each = COLUMN * state.layout.scale
    if width - len(scores) * each < LEAST_NAME:
        return Columns(0, DIGITS)
    numbers = [
        number for side in scores for number in (side.total, *(n.points for n in side.lines))
    ]
    said = map(state.words.number, numbers)
    return Columns(
        each, shared_size(said, each - LISTING_GAP, scale=state.layout.scale, most=DIGITS)
    )


def _head(state: State, sides: tuple[Side, ...], columns: Columns) -> ft.Control:
    title = state.words.text("breakdown-head")
    marks: list[ft.Control] = [
        ft.Container(
            text(mark_of(place).symbol, 16, color=mark_of(place).color),
            width=columns.width,
            alignment=ft.Alignment.CENTER_RIGHT,
        )
        for place in range(len(sides))
    ]
    said = ft.Container(text(title, 13, Face.MEDIUM, C.ON_SURFACE_VARIANT), expand=True)
    return ft.Container(
        ft.Row([said, *(marks if columns.width else [])], spacing=0),
        bgcolor=C.SURFACE_CONTAINER_HIGH,
        padding=ft.Padding.symmetric(vertical=6, horizontal=14),
    )


def _row(
    state: State,
    shown: OpenMatch,
    row: LineRow,
    columns: Columns,
    on_tap: Callable[[LineRow], Any],
) -> ft.Control:
    words, sides = state.words, shown.match.sides
    name, rule = words.line(row.line), rule_in_short(words, shown, row.line)
    gavel = ft.Icon(ft.Icons.GAVEL, size=13, color=C.PRIMARY)
    told: list[ft.Control] = [text(name, 16, Face.MEDIUM)]
    if rule:
        said = text(rule, 13, Face.MEDIUM, C.PRIMARY, expand=True)
        told.append(ft.Row([gavel, said], spacing=5, vertical_alignment=START))
        sources = sources_in_short(words, shown, row.line)
        told.append(text(sources, 13, color=C.ON_SURFACE_VARIANT))
    points = [_points(state, line, columns) for line in row.by_side]
    said_points = "; ".join(
        words.text("points-for-side", points=words.points(line.points), side=side.name)
        for side, line in zip(sides, row.by_side, strict=True)
        if line is not None
    )
    return tappable(
        ft.Row(
            [
                ft.Container(_beside(ft.Column(told, spacing=1), points, columns), expand=True),
                ft.Container(height=TOUCH - 2 * EDGE),  # a line without a rule is low
            ],
            spacing=0,
        ),
        words.text("breakdown-line-said", line=name, points=said_points, rule=rule or "none"),
        lambda: on_tap(row),
        name=f"line-{row.name}",
        padding=ft.Padding.symmetric(vertical=EDGE, horizontal=14),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )


def _points(state: State, line: ScoreLine | None, columns: Columns) -> ft.Control:
    said = NONE if line is None else state.words.number(line.points)
    return text(said, columns.size, Face.MEDIUM, max_lines=1)


def _sum(state: State, line: DealLine, columns: Columns) -> ft.Control:
    words = state.words
    points: list[ft.Control] = [
        ft.Semantics(
            identifier=f"sum-{place}",
            container=True,
            content=text(words.number(total), columns.size, Face.BOLD, max_lines=1),
        )
        for place, total in enumerate(line.stand.score.totals)
    ]
    return ft.Container(
        _beside(text(words.text("breakdown-sum"), 18, Face.BOLD), points, columns),
        bgcolor=C.SURFACE_CONTAINER_HIGH,
        padding=ft.Padding.symmetric(vertical=11, horizontal=14),
    )


def _beside(told: ft.Control, points: list[ft.Control], columns: Columns) -> ft.Control:
    """Points in columns at the right; below the words, each with its mark, without columns."""
    if columns.width:
        cells: list[ft.Control] = [
            ft.Container(one, width=columns.width, alignment=ft.Alignment.CENTER_RIGHT)
            for one in points
        ]
        return ft.Row([ft.Container(told, expand=True), *cells], spacing=0)
    marked: list[ft.Control] = [
        ft.Row(
            [text(mark_of(place).symbol, 14, color=mark_of(place).color), one],
            spacing=5,
            tight=True,
        )
        for place, one in enumerate(points)
    ]
    return ft.Column([told, ft.Row(marked, wrap=True, spacing=18)], spacing=4)


def deal_log(state: State, shown: OpenMatch, played: PlayedDeal) -> ft.Control:
    """What is known about a deal beside its score, and all that was done to it."""
    lines = [*_known(state.words, played), *_changes(state, shown, played)]
    return ft.Container(
        ft.Column([_line(said) for said in lines], spacing=2),
        padding=ft.Padding.symmetric(vertical=4, horizontal=8),
    )


def _line(said: str) -> ft.Control:
    return text(said, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE)


def _known(words: Words, played: PlayedDeal) -> Iterator[str]:
    if played.out_player is not None:
        yield words.text("breakdown-out-player", name=played.out_player)
    if played.confirmed_by:
        yield words.text("breakdown-confirmed", names=", ".join(played.confirmed_by))
    if played.note:
        yield played.note
    for side in played.deal.sides:
        if side.adjustment is not None and side.adjustment.reason:
            yield words.text("breakdown-adjusted", reason=side.adjustment.reason)


def _changes(state: State, shown: OpenMatch, played: PlayedDeal) -> Iterator[str]:
    if played.uid is None:
        return
    teller = Teller(state.words, shown)
    for change in shown.history.of_deal(played.uid):
        yield _entry(state, change, teller.told(change))
        yield from teller.details(change)


def _entry(state: State, change: Change, told: str) -> str:
    """A change with its time and the device on which it was made."""
    today = datetime.now().astimezone().date()
    where = "" if not change.by else "here" if change.by == state.device else "elsewhere"
    at = day_and_clock(state.words, change.at, today=today)
    return state.words.text("breakdown-entry", at=at, told=told, where=where or "none")


def problem_list(
    words: Words, sides: tuple[Side, ...], problems: tuple[Problem, ...]
) -> list[ft.Control]:
    """A box that names each of them, with the side that it is about; nothing where all is well."""
    if not problems:
        return []
    names = [side.name for side in sides]
    rows: list[ft.Control] = [
        _problems_row(problem, placed_problem(words, problem, names)) for problem in problems
    ]
    box = ft.Container(
        ft.Column(rows, spacing=6),
        bgcolor=C.ERROR_CONTAINER,
        border_radius=16,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
    )
    return [ft.Semantics(identifier="problems", container=True, content=box)]


def _problems_row(problem: Problem, said: str) -> ft.Control:
    impossible = problem.grade is Grade.IMPOSSIBLE
    icon = ft.Icons.ERROR if impossible else ft.Icons.WARNING_AMBER
    sentence = text(said, 15, color=C.ON_ERROR_CONTAINER, line=SENTENCE, expand=True)
    return ft.Row([ft.Icon(icon, size=20, color=C.ON_ERROR_CONTAINER), sentence], spacing=8)


LEAST_WIDTH, TOTALS_GAP, PADDING = 112, 10, 12
BIGGEST, SECOND, NAME, SIGN = 38, 15, 15, 22


def side_totals(state: State, sides: tuple[Side, ...], line: DealLine, width: float) -> ft.Control:
    """A card a side, as many beside each other as have room."""
    fitting = max(int((width + TOTALS_GAP) // (LEAST_WIDTH * state.layout.scale)), 1)
    rows = -(-len(sides) // min(fitting, len(sides)))
    beside = -(-len(sides) // rows)
    each = (width - TOTALS_GAP * (beside - 1)) / beside
    cards: list[ft.Control] = [
        _card(state, sides, line, place, each) for place in range(len(sides))
    ]
    return ft.Column(
        [
            ft.Row(cards[start : start + beside], spacing=TOTALS_GAP)
            for start in range(0, len(cards), beside)
        ],
        spacing=TOTALS_GAP,
    )


def _card(
    state: State, sides: tuple[Side, ...], line: DealLine, place: int, width: float
) -> ft.Container:
    words, scale, mark = state.words, state.layout.scale, mark_of(place)
    room = width - 2 * PADDING
    points = [words.points(total) for total in line.stand.score.totals]
    changes = [_change(words, line, side) for side in range(len(sides))]
    size = shared_size(points, room, scale=scale, most=BIGGEST)
    small = shared_size(changes, room, scale=scale, most=SECOND, least=11)
    total = ft.Semantics(
        identifier=f"points-{place}",
        container=True,
        content=digits(points[place], size, mark.on_container),
    )
    before_after = text(changes[place], small, color=mark.on_container, max_lines=1)
    beside, below = _badges(state, sides[place], line, place, room)
    foot = ft.Row([before_after, *below], wrap=True, spacing=8, run_spacing=4)
    return ft.Container(
        ft.Column(
            [_totals_heading(state, sides[place], place, room, beside), total, foot], spacing=2
        ),
        padding=PADDING,
        bgcolor=mark.container,
        border_radius=18,
        expand=True,
    )


def _change(words: Words, line: DealLine, side: int) -> str:
    """The total before and after."""
    after = line.stand.running[side]
    before = after - line.stand.score.totals[side]
    return words.text("breakdown-change", before=before, after=after)


def _totals_heading(
    state: State, side: Side, place: int, room: float, badges: list[ft.Control]
) -> ft.Row:
    """The side, and whether it ended the deal."""
    mark, scale = mark_of(place), state.layout.scale
    name = fitting_name(side.name, side.short, room - SIGN, size=NAME, scale=scale)
    parts: list[ft.Control] = [
        text(mark.symbol, 16, color=mark.color),
        one_line(name, NAME, Face.BOLD, color=mark.on_container, expand=True),
    ]
    return ft.Row([*parts, *badges], spacing=6)


def _badges(
    state: State, side: Side, line: DealLine, place: int, room: float
) -> tuple[list[ft.Control], list[ft.Control]]:
    """The badge of a side that ended the deal: beside its name, or below where that is long."""
    ended, scale = line.ended(place), state.layout.scale
    if ended is None:
        return [], []
    word = state.words.text(ended)
    left = room - SIGN - badge_width(word, scale=scale) - 6
    badge: list[ft.Control] = [out_badge(word, place)]
    return (badge, []) if fits(side.name, left, size=NAME, scale=scale) else ([], badge)


ROUTE = "/deal"
NO_ROW: LineRow | None = None


@component
def BreakdownScreen() -> Any:
    """Every line of a deal's score, with its rule; and what can be done about the deal."""
    state, wanted = use_state(), ft.use_route_params().get("deal")
    row, open_row = ft.use_state(NO_ROW)
    dropping, set_dropping = ft.use_state(False)
    shown = state.match
    line = None if shown is None else _screen_line(shown, wanted)
    told = asked = None
    if shown is not None and line is not None:
        told = rule_sheet(state, shown, row, lambda: open_row(None)) if row else None
        asked = ask_to_drop(state, line, lambda: set_dropping(False), _home) if dropping else None
    ft.use_dialog(told)
    ft.use_dialog(asked)
    if shown is None or line is None:
        return _gone(state)
    buttons = deal_buttons(state, shown, line, lambda: set_dropping(True))
    parts = _parts(state, shown, line, open_row, [] if has_foot(state) else buttons)
    if has_foot(state):
        parts.append(padded(foot(state, buttons), bottom=8))
    whole = page(_bar(state, shown, line), *parts)
    return cover(ROUTE, whole, _home, part=str(wanted))


def _screen_line(shown: OpenMatch, wanted: str | None) -> DealLine | None:
    return next((line for line in deal_lines(shown) if line.played.uid == wanted), None)


def _gone(state: State) -> ft.View:
    """What is shown for a deal that the match does not have, or has no longer."""
    words = state.words
    bar = app_bar(words.text("breakdown-gone"), on_back=_home, back_label=words.text("back"))
    hint = padded(text(words.text("breakdown-gone-hint"), 16, line=SENTENCE))
    return cover(ROUTE, page(bar, hint, ft.Container(expand=True)), _home)


def _bar(state: State, shown: OpenMatch, line: DealLine) -> ft.Container:
    words, lines = state.words, deal_lines(shown)[::-1]
    at = clock(words, line.played.at)
    name = rule_set_name(words, rule_book(shown.match.ruleset).identity)
    subtitle = words.text("breakdown-saved", time=at, name=name) if at else name
    before = lines[line.number - 2].played.uid if line.number > 1 else None
    after = lines[line.number].played.uid if line.number < len(lines) else None
    steps = (
        ("previous", ft.Icons.CHEVRON_LEFT, before),
        ("next", ft.Icons.CHEVRON_RIGHT, after),
    )
    actions = [
        icon_button(
            icon, words.text(f"breakdown-{key}"), _screen_to(uid) if uid else None, name=key
        )
        for key, icon, uid in steps
    ]
    return app_bar(
        words.text("table-deal", number=line.number),
        subtitle,
        on_back=_home,
        back_label=words.text("back"),
        actions=actions,
    )


def _parts(
    state: State, shown: OpenMatch, line: DealLine, on_row: Handler, buttons: list[ft.Control]
) -> list[ft.Control]:
    """Totals, problems, lines and log: one below the other, or in two panes."""
    match, wide = shown.match, state.layout.width / state.layout.scale >= WIDE
    width = state.layout.width - 2 * SIDE_PADDING
    if wide:
        width = (width - SIDE_PADDING) / 2

    def tapped(row: LineRow) -> None:
        on_row(row)

    about = [
        side_totals(state, match.sides, line, width),
        *problem_list(state.words, match.sides, line.stand.score.problems),
    ]
    lines = lines_card(state, shown, line, width, tapped)
    below = [
        deal_log(state, shown, line.played),
        history_button(state, line),
        insert_button(state, line),
        *buttons,
    ]
    if not wide:
        return [padded(scrolling([*about, lines, *below]), expand=True)]
    panes = ft.Row(
        [
            ft.Container(scrolling([*about, *below]), expand=True),
            ft.Container(scrolling([lines]), expand=True),
        ],
        spacing=SIDE_PADDING,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        expand=True,
    )
    return [padded(panes, expand=True)]


def _home() -> None:
    go("/")


def _screen_to(uid: DealUid) -> Handler:
    return lambda: go(f"{ROUTE}/{uid}")
