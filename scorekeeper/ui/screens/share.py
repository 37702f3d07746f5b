"""The score sheet of a match, and its ways to other people: as text, as a picture, as a page."""

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import outcome_text
from scorekeeper.i18n.messages import day
from scorekeeper.publishing.score_sheet import match_page
from scorekeeper.services import OpenMatch
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go_home
from scorekeeper.ui.palette import LIGHT, PAPER_ROLES, themes
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, number_size, one_line, text
from scorekeeper.ui.widgets import buttons, dialogs, fields, page, sending, winner
from scorekeeper.ui.widgets import match as words_of
from scorekeeper.ui.widgets.chance import ChanceLine
from scorekeeper.ui.widgets.course import course_canvas, course_of
from scorekeeper.ui.widgets.side_names import short_names

C = ft.Colors
ROUTE = "/sheet"
AT_ONCE = "?share"
"""At the end of an address: the ways out are open from the beginning."""
FIRST, LEAST_PAIR, MOST_PAIR = 58, 136, 360
"""Pixels of the first column, and of a side's two columns."""
FIRST_EDGE, FIRST_SIZE = 6, 15  # pixels left of the first column's labels, and their size
CARD_WIDTH, CARD_HEIGHT, CARD_EDGE, PAPER_EDGE, CHART_HEIGHT = 540, 675, 27, 16, 176
"""Pixels of the picture, of its edges and those of the paper on it, and of its chart."""
SHARPNESS = 2.0
"""Pixels of the picture for each pixel of the screen; the client takes no whole number here."""
log = logging.getLogger(__name__)


@component
def SheetScreen() -> Any:
    """Deals by row, sides by column, and how the match stands."""
    state = use_state()
    words, open_match = state.words, state.match
    picture: Any = ft.use_ref()
    is_open, set_open = ft.use_state(ft.context.page.route.endswith(AT_ONCE))
    close = partial(set_open, False)
    items, report, say = use_ways(state, picture, close)

    def share() -> None:
        say("")
        set_open(True)

    sheet, label = None, words.text("share")
    if is_open and items:
        sheet = dialogs.menu_sheet(state, label, items, close, report=report)
    ft.use_dialog(sheet)
    parts: list[ft.Control] = []
    if open_match is not None:
        picture.current = ft.Screenshot(score_sheet(state, open_match))
        parts = [ft.Row([picture.current], scroll=ft.ScrollMode.AUTO)]
        parts += map(page.padded, words_of.catching_up_lines(state, open_match))
        parts.append(page.padded(ChanceLine()))
    button = buttons.icon_button(ft.Icons.SHARE, label, share, name="share")
    title, actions = words.text("table-sheet"), [button] if open_match is not None else []
    return page.titled_screen(
        words, ROUTE, title, page.scrolling(parts), back=go_home, actions=actions
    )


# --- the sheet


def score_sheet(state: State, open_match: OpenMatch) -> ft.Control:
    """The whole match as a table, with what it was above and how it stands below.

    It is as wide as the screen, or wider where the numbers want more room.
    """
    words, scale, progress = state.words, state.layout.scale, open_match.progress
    names, number, muted = words_of.names_of(open_match), words.number, C.ON_SURFACE_VARIANT
    pair = min((state.layout.width - 2 * page.SIDE_PADDING - FIRST * scale) / len(names), MOST_PAIR)
    width = FIRST * scale + len(names) * max(pair, LEAST_PAIR * scale)

    def of_sides(values: Iterable[str]) -> str:
        return "; ".join(
            words.text("sheet-of-side", side=name, value=value)
            for name, value in zip(names, values, strict=True)
        )

    def row(
        label: str, cells: Sequence[tuple[str, str]], says: str, name: str, face: Face = Face.MEDIUM
    ) -> ft.Control:
        """Points and running total of each side; without points the total has all the room."""
        pairs = []
        for points, total in cells:
            pair = [_cell(points, 48)] if points else []
            pair.append(_cell(total, 52, face))
            pairs.append(ft.Container(ft.Row(pair, spacing=0), expand=True))
        line = ft.Row([_first(label, scale), *pairs], spacing=0)
        border = ft.Border.only(top=ft.BorderSide(1, C.OUTLINE_VARIANT))
        padding = ft.Padding.symmetric(vertical=9)
        return buttons.spoken(ft.Container(line, padding=padding, border=border), says, name=name)

    def totals_row(key: str, values: list[str], name: str, face: Face = Face.BOLD) -> ft.Control:
        label = words.text(key)
        cells = [("", value) for value in values]
        return row(label, cells, f"{label}: {of_sides(values)}", name, face)

    rows = [_heading(words, open_match, scale)]
    if any(opening := open_match.match.opening_scores):
        rows.append(totals_row("sheet-opening", [*map(number, opening)], "opening", Face.MEDIUM))
        if reason := open_match.match.opening_reason:
            note, padding = (
                text(reason, 14, color=muted),
                ft.Padding.only(left=FIRST_EDGE, bottom=8),
            )
            box = ft.Container(note, padding=padding)
            rows.append(buttons.spoken(box, reason, name="opening-reason"))
    for line in reversed(words_of.deal_lines(open_match)):
        pairs = zip(line.stand.score.totals, line.stand.running, strict=True)
        cells = [(words.points(points), number(total)) for points, total in pairs]
        says = words_of.deal_text(words, line, names)
        rows.append(row(f"{line.number}", cells, says, f"deal-{line.number}"))
    rows.append(totals_row("sheet-total", [*map(number, progress.totals)], "total"))
    if not progress.outcome.over:
        needs = [*map(words.requirement, progress.requirements)]
        rows.append(totals_row("sheet-needs", needs, "needs"))
    column, ground = ft.Column(rows, spacing=0, tight=True), C.SURFACE_CONTAINER_LOW
    table = ft.Container(column, bgcolor=ground, border_radius=18)
    table.clip_behavior = ft.ClipBehavior.ANTI_ALIAS
    outcome = _outcome(words, open_match)
    sentence = text(outcome, 17, Face.MEDIUM, line=SENTENCE)
    standing = buttons.spoken(sentence, outcome, name="outcome")
    what = text(about(words, open_match), 14, color=muted, line=SENTENCE)
    whole = ft.Column([buttons.unspoken(what), table, standing], spacing=8)
    width += 2 * page.SIDE_PADDING
    return ft.Container(whole, width=width, bgcolor=C.SURFACE, padding=page.SIDE_PADDING)


def _first(label: str, scale: float) -> ft.Control:
    """Return the label of a row; it may have two words, one below the other."""
    words = text(label, FIRST_SIZE, Face.MEDIUM, color=C.ON_SURFACE_VARIANT, max_lines=2)
    words.overflow = ft.TextOverflow.ELLIPSIS
    return ft.Container(words, width=FIRST * scale, padding=ft.Padding.only(left=FIRST_EDGE))


def _cell(value: str, share: int, face: Face = Face.REGULAR) -> ft.Control:
    label = text(value, 16, face, max_lines=2, text_align=ft.TextAlign.RIGHT)
    room, right = ft.Padding.only(right=10), ft.Alignment.CENTER_RIGHT
    return ft.Container(label, expand=share, alignment=right, padding=room)


def _heading(words: Words, open_match: OpenMatch, scale: float) -> ft.Control:
    cells: list[ft.Control] = [_first(words.text("sheet-deal"), scale)]
    for place, called in enumerate(short_names(open_match.match)):  # the full name is read out
        mark = buttons.mark_of(place)
        name = one_line(called, 15, Face.BOLD, color=mark.color, expand=True)
        row = ft.Row([buttons.side_back(place, 14), name], spacing=6)
        room = ft.Padding.symmetric(vertical=10, horizontal=8)
        cells.append(ft.Container(row, expand=True, bgcolor=mark.container, padding=room))
    names = ", ".join(words_of.names_of(open_match))
    return buttons.spoken(ft.Row(cells, spacing=0), words.text("sheet-heading-said", sides=names))


def _outcome(words: Words, open_match: OpenMatch) -> str:
    outcome = open_match.progress.outcome
    if not outcome.over and not outcome.tie:
        return words.text("sheet-running")
    how = words.text("ending-tie-plays-on")
    if outcome.over:
        how = words_of.said_of_ending(words, open_match)
    return f"{outcome_text(words, outcome, open_match.match.sides)}. {how}."


# --- the picture


@component
def ShareScreen() -> Any:
    """The picture of a match, and the ways on which it leaves."""
    state = use_state()
    words, open_match, layout = state.words, state.match, state.layout
    picture: Any = ft.use_ref()
    items, report, _ = use_ways(state, picture)
    screen = partial(page.titled_screen, words, "/share", words.text("share"), back=go_home)
    if open_match is None:
        return screen(ft.Container(expand=True))
    picture.current = ft.Screenshot(share_card(words, open_match, layout.scale))
    panes, around = (2, 84) if layout.is_wide else (1, 440)
    room = (layout.height - around) * CARD_WIDTH / CARD_HEIGHT
    width = min(max(room, 240), layout.width / panes - 2 * page.SIDE_PADDING, CARD_WIDTH)
    smaller = width / CARD_WIDTH
    scale = ft.Scale(smaller, alignment=ft.Alignment.TOP_LEFT)
    laid = ft.Container(picture.current, left=0, top=0, scale=scale)
    shown = ft.Stack([laid], width=width, height=CARD_HEIGHT * smaller)
    seen = ft.Container(shown, border_radius=16, clip_behavior=ft.ClipBehavior.ANTI_ALIAS)
    preview = buttons.spoken(seen, result_text(words, open_match), name=f"picture-{CARD_WIDTH}")
    centered = ft.Row([preview], alignment=ft.MainAxisAlignment.CENTER)
    best = ("share-picture", "share-save-picture")
    first = next(item for name in best for item in items if item.name == name)
    items.remove(first)
    ways: list[ft.Control] = [
        *([page.sentence(report, name="sheet-said", live=True)] if report else []),
        buttons.button(first.label, first.on_tap, icon=first.icon, name=first.name, filled=True),
        *map(_way, items),
    ]
    body: ft.Control = page.scrolling([centered, *ways])
    if layout.is_wide:
        body = page.two_panes(page.scrolling([centered]), page.scrolling(ways))
    return screen(page.padded(body, expand=True, bottom=8))


def _way(item: dialogs.Item) -> ft.Control:
    return buttons.tappable(
        ft.Row([ft.Icon(item.icon, size=22), text(item.label, 16, expand=True)], spacing=16),
        item.label,
        item.on_tap,
        name=item.name,
        padding=ft.Padding.symmetric(vertical=14, horizontal=16),
        border_radius=14,
    )


def share_card(words: Words, open_match: OpenMatch, scale: float) -> ft.Control:
    """A picture worth sending: who, by how much, the course and three facts; always by day."""
    progress, sides, ahead = open_match.progress, open_match.match.sides, winner.leaders(open_match)
    totals, center, muted = progress.totals, ft.MainAxisAlignment.CENTER, C.ON_SURFACE_VARIANT

    def label(value: str, size: float, face: Face = Face.REGULAR, **more: Any) -> ft.Text:
        return text(value, size / scale, face, **more)

    is_over, middle = progress.outcome.over, ft.TextAlign.CENTER
    head = winner.headline(words, open_match) if is_over else standing_of(words, open_match)
    size = number_size(head, 36, 20)
    title = label(head, size, Face.SCORE, text_align=middle, max_lines=2)
    title.expand = title.expand_loose = True
    named: list[ft.Control] = [title]
    if not ahead[1:]:
        named.insert(0, buttons.side_back(ahead[0], 27))
    number = words.number(totals[ahead[0]])
    total = label(number, number_size(number, 104, 6), Face.SCORE, color=winner.NUMBER, line=1.0)
    lost: list[ft.Control] = []
    for place in winner.others(open_match):
        called = label(sides[place].short or sides[place].name, 18, max_lines=1)
        points = label(words.number(totals[place]), 23, Face.SCORE)
        lost.append(ft.Row([buttons.side_back(place, 18), called, points], spacing=9, tight=True))
    parts = words_of.subtitle(words, open_match), day(words, open_match.match.started)
    mark = buttons.picture("marks/app-mark.svg", 32, 32)
    app_name = label(words.text("app-name"), 17, Face.SCORE)
    name = ft.Row([mark, app_name], spacing=10, tight=True)
    length = label(" · ".join(winner.length(words, open_match)), 15, color=muted)
    column = ft.Column(
        [
            label(" · ".join(filter(None, parts)), 16, color=muted, text_align=middle, max_lines=1),
            ft.Row(named, spacing=14, alignment=center),
            total,
            ft.Row(lost, wrap=True, spacing=24, run_spacing=2, alignment=center),
            _paper(words, open_match, scale),
            ft.Row([name, length], alignment=ft.MainAxisAlignment.SPACE_BETWEEN),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )
    ground = page.felt(ft.Container(column, padding=CARD_EDGE, expand=True))
    ground.dark_theme = ground.theme
    return ft.Container(
        winner.dimmed(ground),
        width=CARD_WIDTH,
        height=CARD_HEIGHT,
        theme=ft.Theme(color_scheme=replace(LIGHT)),
        dark_theme=ft.Theme(color_scheme=replace(LIGHT)),
        theme_mode=ft.ThemeMode.LIGHT,
    )


def _paper(words: Words, open_match: OpenMatch, scale: float) -> ft.Control:
    """The paper on the picture: the course of the match and three facts."""
    ahead, content = winner.leaders(open_match), list[ft.Control]()
    if len(open_match.match.deals) > 1:
        target = open_match.match.rules.target
        has_target = target is not None and max(open_match.progress.totals) >= target
        room = CARD_WIDTH - 2 * CARD_EDGE - 2 * PAPER_EDGE
        course = course_of(open_match, room, CHART_HEIGHT, scale=1, has_target=has_target)
        rule = ft.Divider(height=1, thickness=1, color=C.OUTLINE_VARIANT)
        content += [course_canvas(words, course), rule]
    if (facts := winner.facts_of(open_match, ahead)) is not None:
        content.append(winner.fact_row(words, facts, ahead[0], scale=scale))
    if not content:
        return ft.Container()
    column = ft.Column(content, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    day = PAPER_ROLES[0]  # by night too
    return page.paper(column, padding=PAPER_EDGE, border_radius=20, **themes((day, day)))


# --- as text


def result_text(words: Words, open_match: OpenMatch) -> str:
    """Return the standing, the sides with most points first, then rules, deals and day."""
    rows = zip(open_match.match.sides, open_match.progress.totals, strict=True)
    totals = [
        f"{side.name}: {words.number(total)}"
        for side, total in sorted(rows, key=lambda row: -row[1])
    ]
    return "\n".join([standing_of(words, open_match), *totals, about(words, open_match)])


def standing_of(words: Words, open_match: OpenMatch) -> str:
    if open_match.progress.outcome.over:
        return _outcome(words, open_match)
    first, second, *_ = sorted(open_match.progress.totals, reverse=True)
    if first == second:
        return words.text("share-level")
    side = open_match.match.sides[open_match.progress.totals.index(first)]
    return words.text("share-leads", side=side.name, margin=first - second)


def about(words: Words, open_match: OpenMatch) -> str:
    deals = words.text("share-deals", deals=len(open_match.match.deals))
    parts = [words_of.subtitle(words, open_match), deals, day(words, open_match.match.started)]
    return " · ".join(part for part in parts if part)


# --- as a page for paper


def printed(words: Words, open_match: OpenMatch) -> str:
    """The page as HTML; whatever somebody typed stands in it as text."""
    return match_page(
        words,
        open_match,
        title=", ".join(words_of.names_of(open_match)),
        heading=standing_of(words, open_match),
        about=about(words, open_match),
    )


# --- the ways out


def use_ways(
    state: State, picture: Any, leave: Callable[[], None] = lambda: None
) -> tuple[list[dialogs.Item], str, Callable[[str], None]]:
    """Return the ways out of the match that is open, how the last went, and what tells that.

    `picture` refers to the screenshot control around what is shared as a picture; `leave` is
    called before the sheet of files opens.
    """
    report, say = ft.use_state("")
    send, open_match, words = sending.use_sending(state), state.match, state.words
    if open_match is None:
        return [], report, say
    sender = sending.Sender(state, say)
    selection = sending.match_selection(open_match.uid, open_match.match)

    def as_file() -> None:
        leave()
        send(selection)

    async def captured() -> bytes | None:
        shot = picture.current
        try:
            for _ in range(3):
                # after the tap has faded; a client that is drawing may give only a piece
                png: bytes = await shot.capture(SHARPNESS, ft.Duration(milliseconds=500))
                if int.from_bytes(png[16:20], "big") >= int(SHARPNESS * shot.content.width):
                    return png
        except fields.REFUSALS:
            log.info("no picture of the score sheet", exc_info=True)
        sender.tell("send-failed")
        return None

    async def share_text() -> None:
        await sender.share(ft.Share().share_text(result_text(words, open_match)))

    async def share_picture() -> None:
        if (png := await captured()) is not None:
            name = f"{selection.stem}.png"
            file = ft.ShareFile.from_bytes(png, mime_type="image/png", name=name)
            await sender.share(ft.Share().share_files([file]))

    async def copy() -> None:
        await sender.copy(result_text(words, open_match), "share-copied")

    async def save_picture() -> None:
        if (png := await captured()) is not None:
            await sender.save(f"{selection.stem}.png", png)

    async def save_page() -> None:
        await sender.save(f"{selection.stem}.html", printed(words, open_match).encode())

    ways = [
        ("share-text", ft.Icons.SHARE, share_text),
        ("share-picture", ft.Icons.IMAGE, share_picture),
        ("share-copy", ft.Icons.CONTENT_COPY, copy),
        ("share-save-picture", ft.Icons.IMAGE_OUTLINED, save_picture),
        ("share-page", ft.Icons.PRINT_OUTLINED, save_page),
        ("share-file", ft.Icons.SAVE_ALT, as_file),
    ]
    if ft.context.page.platform not in sending.SHARING:
        ways = ways[2:]
    items = [dialogs.Item(name, words.text(name), icon, on_tap) for name, icon, on_tap in ways]
    return items, report, say
