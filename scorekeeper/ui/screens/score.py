"""The page of a deal: every line of its score with the rule behind it, and what can be done."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any, cast

import flet as ft

from scorekeeper.i18n import Words, matches, messages
from scorekeeper.i18n import rules as rule_words
from scorekeeper.match import PlayedDeal
from scorekeeper.rules import rule_book
from scorekeeper.rules.loader import value_at
from scorekeeper.scoring import DealScore, Grade, ScoreLine
from scorekeeper.scoring.score import PARTS
from scorekeeper.services import OpenMatch
from scorekeeper.ui.palette import CARD as PAPER
from scorekeeper.ui.palette import INSET, LINK, WARNING, WARNING_BOX
from scorekeeper.ui.state import State, component, go, go_home, use_state
from scorekeeper.ui.theme import LINE, SENTENCE, Face, digits, fitting, number_size, one_line, text
from scorekeeper.ui.widgets import buttons, dialogs, match, page
from scorekeeper.ui.widgets.buttons import Handler
from scorekeeper.ui.widgets.cards import SUIT_SIGNS, card_picture
from scorekeeper.ui.widgets.side_names import short_names

C = ft.Colors
ROUTE = "/deal"
LEAST_NAME, EDGE = 150, 7
"""Pixels of the words beside points at least, and above and below a row."""
PICTURE = 26
"""Width of the card beside a line."""
SIDE_INSET = 14
STRETCH, START = ft.CrossAxisAlignment.STRETCH, ft.CrossAxisAlignment.START


@component
def BreakdownScreen() -> Any:
    """Every line of a deal's score, with its rule; and what can be done about the deal."""
    state, wanted = use_state(), ft.use_route_params().get("deal")
    words, lines = state.words, match.deal_lines(state.match)[::-1] if state.match else []
    line = next((line for line in lines if line.played.uid == wanted), None)
    if state.match is None or line is None:
        hint = page.padded(text(words.text("breakdown-gone-hint"), 16, line=SENTENCE))
        parts, title = [hint, ft.Container(expand=True)], words.text("breakdown-gone")
        return page.titled_screen(words, ROUTE, title, *parts, back=go_home)
    return Breakdown(state.match, lines, line, key=str(wanted))


@component
def Breakdown(open_match: OpenMatch, lines: list[match.DealLine], line: match.DealLine) -> Any:
    state = use_state()
    words, layout, uid = state.words, state.layout, line.played.uid
    row, open_row = ft.use_state(cast("LineRow | None", None))
    has_menu, open_menu = ft.use_state(False)

    async def drop() -> None:
        if uid is not None:
            await state.change(state.session.deals.drop, uid)
        go_home()

    label, title = words.text("breakdown-drop"), words.text("table-deal", number=line.number)
    asked, hint = words.text("breakdown-drop-title", number=line.number), "breakdown-drop-hint"
    ask = dialogs.use_question(state, drop, title=asked, hint=words.text(hint), label=label)
    uids = {deal.number: deal.played.uid for deal in lines}
    ways = []  # to the deals before and after; with large text they stand in the menu
    arrows = ("previous", -1, ft.Icons.CHEVRON_LEFT), ("next", 1, ft.Icons.CHEVRON_RIGHT)
    for name, step, icon in arrows:
        other = uids.get(line.number + step)
        on_tap = partial(go, f"{ROUTE}/{other}") if other else None
        ways.append(dialogs.Item(name, words.text(f"breakdown-{name}"), icon, on_tap))

    def item(name: str, label: str, icon: ft.IconData, tap: Handler) -> dialogs.Item:
        def close_first() -> None:
            open_menu(False)
            tap()

        return dialogs.Item(name, label, icon, close_first)

    sheet = None
    if has_menu:
        before, insert = words.text("breakdown-insert", number=line.number), f"/insert/{uid}"
        items = [
            *(ways if layout.has_large_text else []),
            item("insert", before, ft.Icons.PLAYLIST_ADD, partial(go, insert)),
            item("drop", label, ft.Icons.DELETE_OUTLINE, ask),
        ]
        sheet = dialogs.menu_sheet(state, title, items, lambda: open_menu(False))
    elif row:
        sheet = rule_sheet(state, open_match, row, lambda: open_row(None))
    ft.use_dialog(sheet)
    is_wide = layout.has_two_panes
    width = layout.width - 2 * page.SIDE_PADDING
    if is_wide:
        width = (width - page.SIDE_PADDING) / 2
    problems = _problems(words, open_match, line.stand.score)
    score = [_side_cards(state, open_match, line, width), *problems]
    card = _lines_card(state, open_match, line, width, open_row)
    label = words.text("history-of-deal", number=line.number)
    history = buttons.tappable(
        text(label, 15, Face.MEDIUM, LINK),
        label,
        partial(go, f"/history/{uid}"),
        name="history",
        padding=ft.Padding.symmetric(vertical=16, horizontal=8),
        border_radius=12,
    )
    below = [_log(state, open_match, line.played), history]
    actions = _buttons(state, open_match, line)
    foot = [] if layout.has_large_text else [page.padded(actions, bottom=8)]
    if layout.has_large_text:
        below.append(actions)
    content: ft.Control = page.scrolling([*score, card, *below])
    if is_wide:
        content = page.two_panes(page.scrolling([*score, *below]), page.scrolling([card]))
    under = words.rule_set_name(rule_book(open_match.match.ruleset).identity)
    if at := messages.clock(words, line.played.at):
        under = words.text("breakdown-saved", time=at, name=under)
    more, open_it = words.text("table-menu"), partial(open_menu, True)
    icons = [
        buttons.icon_button(way.icon, way.label, way.on_tap, name=way.name)
        for way in ([] if layout.has_large_text else ways)
    ]
    icons.append(buttons.icon_button(ft.Icons.MORE_VERT, more, open_it, name="menu"))
    parts = [page.padded(content, expand=True), *foot]
    look: dict[str, Any] = {"under": under, "actions": icons, "part": str(uid)}
    return page.titled_screen(words, ROUTE, title, *parts, back=go_home, **look)


def _buttons(state: State, open_match: OpenMatch, line: match.DealLine) -> ft.Control:
    """Amend; after the last deal of a running match also the next one."""
    words, is_last = state.words, line.number == len(open_match.match.deals)
    label, tap = words.text("breakdown-amend"), partial(go, f"/record/{line.played.uid}")
    icon = ft.Icons.EDIT_OUTLINED
    parts = [buttons.button(label, tap, icon=icon, name="amend", expand=True)]
    if is_last and not open_match.progress.outcome.over:
        label, tap = words.text("breakdown-next-deal"), partial(go, "/record")
        look: dict[str, Any] = {"filled": True, "expand": True}
        parts.append(buttons.button(label, tap, icon=ft.Icons.ADD, name="next-deal", **look))
    return page.beside(state.layout, parts)


# --- what each side got


def _side_cards(
    state: State, open_match: OpenMatch, line: match.DealLine, width: float
) -> ft.Control:
    """Points of each side, and its totals before and after, as many in a row as fit."""
    words, sides, layout = state.words, open_match.match.sides, state.layout
    shorts = short_names(open_match.match)
    most = min(max(int(width // (112 * layout.scale)), 1), len(sides))
    in_row = -(-len(sides) // -(-len(sides) // most))
    every = [words.points(points) for points in line.stand.score.totals]
    size: float = 46 if width / in_row >= LEAST_NAME else 32
    longest, room = max(every, key=len), width / in_row - 2 * SIDE_INSET
    size = fitting(longest, number_size(longest, size, 5), room) / max(1.0, layout.scale)
    cells: list[ft.Control] = []
    for place, side in enumerate(sides):
        mark, after = buttons.mark_of(place), line.stand.running[place]
        called = side.name if layout.is_wide else shorts[place]
        name = one_line(called, 15, Face.MEDIUM, expand=True)
        head = ft.Row([buttons.side_back(place, 16), name], spacing=8)
        points = digits(every[place], size, mark.color, line=1.0)
        before = after - line.stand.score.totals[place]
        change = words.text("breakdown-change", before=before, after=after)
        about: list[ft.Control] = [text(change, 15, color=C.ON_SURFACE_VARIANT)]
        if (ended := line.ended[place]) is not None:
            about.append(buttons.out_badge(words.text(ended), place))
        foot = ft.Row(about, wrap=True, spacing=8, run_spacing=4)
        column = ft.Column([head, buttons.identified(f"points-{place}", points), foot], spacing=8)
        side_line = ft.BorderSide(1, C.OUTLINE_VARIANT if place % in_row else C.TRANSPARENT)
        edge = ft.Border.only(left=side_line)
        cells.append(ft.Container(column, padding=SIDE_INSET, border=edge, expand=True))
    rows = [ft.Row(cells[at : at + in_row], spacing=0) for at in range(0, len(cells), in_row)]
    return _paper(ft.Column(list(rows), spacing=0))


def _paper(content: ft.Control) -> ft.Container:
    return ft.Container(
        content,
        bgcolor=PAPER,
        border=ft.Border.all(1, C.OUTLINE_VARIANT),
        border_radius=18,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _problems(words: Words, open_match: OpenMatch, score: DealScore) -> list[ft.Control]:
    """A box that names each problem, with the side that it is about; nothing where all is well."""
    names, ink = [side.name for side in open_match.match.sides], C.ON_ERROR_CONTAINER
    rows: list[ft.Control] = []
    for problem in score.problems:
        icon = ft.Icons.ERROR if problem.grade is Grade.IMPOSSIBLE else ft.Icons.WARNING_AMBER
        label = messages.problem_of_side(words, problem, names)
        sentence = text(label, 15, color=ink, line=SENTENCE, expand=True)
        rows.append(ft.Row([ft.Icon(icon, size=20, color=ink), sentence], spacing=8))
    if not rows:
        return []
    padding = ft.Padding.symmetric(vertical=10, horizontal=14)
    column = ft.Column(rows, spacing=6)
    box = ft.Container(column, bgcolor=C.ERROR_CONTAINER, border_radius=16, padding=padding)
    return [buttons.identified("problems", box)]


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
    state: State, open_match: OpenMatch, line: match.DealLine, width: float, on_tap: Handler
) -> ft.Container:
    words, sides = state.words, open_match.match.sides
    column = 64 * state.layout.scale
    if width - len(sides) * column < LEAST_NAME:
        column = 0  # then the points stand below the words, each with its back
    backs = [buttons.side_back(at, 16) for at in range(len(sides))]
    head = text(words.text("breakdown-head"), 14, Face.MEDIUM, C.ON_SURFACE_VARIANT)
    sums = []
    for place, total in enumerate(line.stand.score.totals):
        number = _number(words.number(total), 19, buttons.mark_of(place).color)
        sums.append(buttons.identified(f"sum-{place}", number))
    label = text(words.text("breakdown-sum"), 17, Face.MEDIUM)
    padding = ft.Padding.symmetric(vertical=11, horizontal=SIDE_INSET)
    above = ft.Border.only(top=ft.BorderSide(2, C.ON_SURFACE))
    rows: list[ft.Control] = [
        ft.Container(_with_points(head, backs, column) if column else head, padding=padding),
        *(_row(words, open_match, row, column, on_tap) for row in rows_of(line.stand.score)),
        ft.Container(_with_points(label, sums, column), padding=padding, border=above),
    ]
    return _paper(ft.Column(rows, spacing=0, horizontal_alignment=STRETCH))


CARDS = {
    "melded_cards": "Qs",
    "red_threes": "3h",
    "red_threes_in_hand": "3h",
    "black_threes": "3s",
    "captured_black_threes": "3s",
    "black_threes_in_hand": "3s",
}
"""Cards that stand for what a line is for."""
STACKS = {"wild_canasta": "wild", "sequence_canasta": "sequence", "semi_natural_canasta": "mixed"}
"""Pictures of canastas; any other is a natural or a mixed one."""
ICONS = {
    "go_out": ft.Icons.FLAG_OUTLINED,
    "concealed_go_out": ft.Icons.FLAG_OUTLINED,
    "acaba": ft.Icons.FLAG_OUTLINED,
    "cards_in_hand": ft.Icons.STYLE_OUTLINED,
    "incomplete": ft.Icons.REPORT_OUTLINED,
    "held": ft.Icons.REPORT_OUTLINED,
    "feet_untaken": ft.Icons.REPORT_OUTLINED,
    "exact_pickups": ft.Icons.AUTO_AWESOME_OUTLINED,
    "special_hand": ft.Icons.AUTO_AWESOME_OUTLINED,
    "extra_bonus": ft.Icons.AUTO_AWESOME_OUTLINED,
    "seven_canastas": ft.Icons.AUTO_AWESOME_OUTLINED,
    "total": ft.Icons.FUNCTIONS,
    "adjustment": ft.Icons.EXPOSURE,
}


def line_picture(words: Words, kind: str, width: float) -> ft.Control:
    """Return a card, a squared-up canasta or an icon for a kind of line."""
    if (icon := ICONS.get(kind)) is not None:
        sign = ft.Icon(icon, size=width * 0.85, color=C.ON_SURFACE_VARIANT)
        return ft.Container(sign, width=width, alignment=ft.Alignment.CENTER)
    if (card := CARDS.get(kind)) is not None:
        source = card_picture(words, card)
    else:
        stack = STACKS.get(kind, "natural" if "natural" in kind else "mixed")
        source = f"marks/stack-{stack}{'-large' if width > PICTURE else ''}.svg"
    return buttons.picture(source, width, width * buttons.ASPECT)


def _row(
    words: Words, open_match: OpenMatch, row: LineRow, width: float, on_tap: Handler
) -> ft.Control:
    """A line with what it is for beside it; a tap tells by which rule, and who says so."""
    name, path, rule = words.line(row.line), row.line.rule, "none"
    lines: list[ft.Control] = [text(name, 16)]
    if path is not None:  # else the table did the sum
        rule = rule_words.rule_name(words, path)
        value = rule_words.rule_value(words, path, value_at(open_match.values, path))
        if len(value.splitlines()) == 1:
            rule = words.text("breakdown-rule", what=rule, value=value)
        if match.is_house_rule(open_match, path):
            own = words.text("breakdown-house-rule")
            lines.append(text(own, 13, color=C.ON_SURFACE_VARIANT))
    info, picture = ft.Icons.INFO_OUTLINE, line_picture(words, row.line.kind, PICTURE)
    column = ft.Column(lines, spacing=1, expand=True)
    label = ft.Row([picture, column, ft.Icon(info, size=18, color=C.OUTLINE)], spacing=12)
    points, labels = [], []
    for side, line in zip(open_match.match.sides, row.by_side, strict=True):
        if line is None:
            points.append(text("–", 18, color=C.ON_SURFACE_VARIANT))
        else:
            points.append(_number(words.number(line.points), 18))
            earned = words.points(line.points)
            labels.append(words.text("points-for-side", points=earned, side=side.name))
    points_said = "; ".join(labels)
    content = ft.Container(_with_points(label, points, width), expand=True)
    least = ft.Container(height=buttons.TOUCH - 2 * EDGE)
    return buttons.tappable(
        ft.Row([content, least], spacing=0),
        words.text("breakdown-line-said", line=name, points=points_said, rule=rule),
        lambda: on_tap(row),
        name=f"line-{row.name}",
        padding=ft.Padding.symmetric(vertical=EDGE, horizontal=SIDE_INSET),
        border=ft.Border.only(top=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )


def _number(number: str, size: float, color: ft.ColorValue = C.ON_SURFACE) -> ft.Text:
    """Return points of a column, a long number in a smaller size."""
    return digits(number, number_size(number, size, 5), color, line=LINE)


def _with_points(label: ft.Control, points: Sequence[ft.Control], column: float) -> ft.Control:
    """Points in columns at the right; without columns below the words, each with its back."""
    if column:
        right = ft.Alignment.CENTER_RIGHT
        cells = [ft.Container(number, width=column, alignment=right) for number in points]
        return ft.Row([ft.Container(label, expand=True), *cells], spacing=0)
    marked: list[ft.Control] = []
    for place, number in enumerate(points):
        marked.append(ft.Row([buttons.side_back(place, 13), number], spacing=6, tight=True))
    return ft.Column([label, ft.Row(marked, wrap=True, spacing=18)], spacing=4)


# --- the rule of a line


def rule_sheet(
    state: State, open_match: OpenMatch, row: LineRow, on_close: Handler
) -> ft.BottomSheet:
    """The line with its card, what the rule gives for it, and who says so."""
    words = state.words
    each: list[ft.Control] = []
    for place, line in enumerate(row.by_side):
        if line is not None:
            name, points = open_match.match.sides[place].name, words.points(line.points)
            values = {"side": name, "points": points, "count": line.count or 0}
            label = text(words.text("breakdown-of-side", **values), 16, expand=True)
            each.append(ft.Row([buttons.side_back(place, 16), label], spacing=10))
    picture = line_picture(words, row.line.kind, 46)
    column = ft.Column(each, spacing=6, expand=True)
    parts: list[ft.Control] = [ft.Row([picture, column], spacing=16)]
    if row.line.rule is None:
        parts.append(_prose(words.text(f"breakdown-no-rule-{row.line.kind}")))
    else:
        counts = {line.count: place for place, line in enumerate(row.by_side) if line is not None}
        parts += _rule(words, open_match, row.line.rule, counts)
    return dialogs.bottom_sheet(state, words.line(row.line), parts, on_close)


def _rule(
    words: Words, open_match: OpenMatch, path: str, counts: Mapping[int | None, int]
) -> Iterator[ft.Control]:
    """The value of a rule in this match, why the book says so, who says it, and who does not."""
    book = rule_book(open_match.match.ruleset)
    rule, here = rule_words.rule_at(book, path), value_at(open_match.values, path)
    yield buttons.heading(rule_words.rule_name(words, path))
    yield _value(words, path, here, counts)
    if match.is_house_rule(open_match, path):
        yield _prose(words.text("breakdown-house-rule"))
    if here != rule.value:
        name = words.rule_set_name(book.identity)
        value = rule_words.rule_value(words, path, rule.value)
        yield _prose(words.text("breakdown-book-says", name=name, value=value))
    reasons = (rule_words.standing_reason(words, book, citation) for citation in rule.citations)
    for reason in dict.fromkeys(reasons):
        yield buttons.remark(reason)
    yield ft.Divider(height=1, thickness=1, color=C.OUTLINE_VARIANT)
    refs = match.references(rule)
    if refs:
        yield buttons.heading(words.text("breakdown-sources-head", count=len(refs)))
    for ref in refs:
        yield buttons.remark(rule_words.reference(words, ref))
    for note in dict.fromkeys(citation.note for citation in rule.citations if citation.note):
        yield buttons.remark(rule_words.note(words, note))
    if rule.disputes:
        yield buttons.heading(words.text("standing-disputed-why"))
    for dispute in rule.disputes:
        names = (rule_words.reference(words, ref).rstrip(":") for ref in dispute.refs)
        other = rule_words.dispute_value(words, dispute, path)
        remarks = [rule_words.note(words, dispute.note)] if dispute.note else []
        values = "; ".join([*([other] if other is not None else []), *remarks])
        sentence = words.text("source-says", sources=", ".join(names), value=values)
        differs = text(words.text("breakdown-differs"), 13, Face.MEDIUM, WARNING)
        room = ft.Padding.symmetric(vertical=4, horizontal=8)
        tag = ft.Container(differs, bgcolor=WARNING_BOX, border_radius=8, padding=room)
        prose = text(sentence, 14, line=SENTENCE, expand=True)
        yield ft.Row([tag, prose], spacing=10, vertical_alignment=START)


def _value(words: Words, path: str, value: Any, counts: Mapping[int | None, int]) -> ft.Control:
    """A value; of several for so many cards, a tile each, in the colour of a side that has them."""
    label = rule_words.rule_value(words, path, value)
    is_table = isinstance(value, Sequence) and all(isinstance(step, int) for step in value)
    if not is_table or isinstance(value, str):
        is_number = len(label) <= 7
        return text(label, 24 if is_number else 16, Face.SCORE if is_number else Face.MEDIUM)
    tiles: list[ft.Control] = []
    for count, points in enumerate(value):
        if count:
            place = counts.get(count)
            number = text(words.number(points), 19, Face.SCORE, max_lines=1)
            many = text(f"{count}", 14, color=C.ON_SURFACE_VARIANT)
            column = ft.Column([many, number], spacing=2, tight=True)
            column.horizontal_alignment = ft.CrossAxisAlignment.CENTER
            ground = INSET if place is None else buttons.mark_of(place).container
            padding = ft.Padding.symmetric(vertical=8, horizontal=18)
            tile = ft.Container(column, bgcolor=ground, border_radius=12, padding=padding)
            tiles.append(tile)
    return buttons.spoken(ft.Row(tiles, wrap=True, spacing=8, run_spacing=8), label)


def _prose(words: str) -> ft.Control:
    return text(words, 15, line=SENTENCE)


# --- the log of the deal


def _log(state: State, open_match: OpenMatch, played: PlayedDeal) -> ft.Control:
    """Trumps, who went out, who confirmed, and all changes of the deal with time and author."""
    words, lines = state.words, list[str]()
    if played.deal.trump is not None:
        lines.append(f"{words.text('record-trump')} {SUIT_SIGNS[played.deal.trump]}")
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
    change_texts, today = matches.ChangeTexts(words, open_match), datetime.now().astimezone().date()
    for change in () if played.uid is None else open_match.history.of_deal(played.uid):
        where = matches.author_text(words, change.by, state.device)
        at = messages.day_and_clock(words, change.at, today=today)
        entry = change_texts.text(change)
        lines.append(words.text("breakdown-entry", at=at, told=entry, where=where))
        lines += change_texts.score_lines(change)
    parts = [text(line, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE) for line in lines]
    padding = ft.Padding.symmetric(vertical=4, horizontal=8)
    return ft.Container(ft.Column(list(parts), spacing=2), padding=padding)
