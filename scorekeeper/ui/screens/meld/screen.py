"""The Meld tab: the question, the cards, and the answer."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry import lay_down
from scorekeeper.entry.lay_down import LayDownForm, answered
from scorekeeper.entry.melds import MeldAnswer
from scorekeeper.i18n.rules import card as card_name
from scorekeeper.rules import RuleSetId
from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, SUITS, TWO, Card
from scorekeeper.scoring import Problem, candidate_melds, initial_meld
from scorekeeper.scoring.best_meld import BestMeld
from scorekeeper.ui.screens.meld import question
from scorekeeper.ui.screens.meld.question import AnswerText, Finder, Screen, Taps
from scorekeeper.ui.screens.meld.reference import reference_parts, reference_sheet
from scorekeeper.ui.state import State, component, use_state
from scorekeeper.ui.theme import SENTENCE, SYMBOLS, Face, digits, one_line, text
from scorekeeper.ui.widgets import buttons, cards, dialogs, keypad, rule_sets
from scorekeeper.ui.widgets.page import in_rows, padded, page

C = ft.Colors
STRETCH, CENTER = ft.CrossAxisAlignment.STRETCH, ft.MainAxisAlignment.CENTER
CARDS: tuple[Card, ...] = (*reversed(NATURALS), BLACK_THREE, TWO, JOKER)
GAP, EDGE = 6, 12
ROOMY, TIGHT, ROW = 768, 600, 54
"""Heights of a device from which nothing is squeezed, and below which more than the melds
scrolls; of the latter so much more for each further row of chips."""
SIGN = 20
"""Size of a sign that stands for words."""
USUAL_SIDES = 2
"""With more sides score and requirement stand on a line each."""
TONES = {
    None: (C.SURFACE_CONTAINER_HIGH, C.ON_SURFACE, ft.Icons.HELP_OUTLINE),
    True: (C.PRIMARY_CONTAINER, C.ON_PRIMARY_CONTAINER, ft.Icons.CHECK_CIRCLE),
    False: (C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER, ft.Icons.CANCEL),
}


@component
def MeldScreen() -> Any:
    """The tab; while other rules are chosen their list lies over it."""
    state = use_state()
    is_choosing, set_choosing = ft.use_state(False)
    if not is_choosing:
        return Question(partial(set_choosing, True))

    def chosen(ruleset: RuleSetId) -> None:
        Taps(state, partial(set_choosing, False)).rules(ruleset)

    return rule_sets.rule_set_chooser(
        state.words,
        chosen,
        partial(set_choosing, False),
        chosen=question.rules_asked(state),
        name="asked-rules",
    )


@component
def Question(to_rules: buttons.Handler) -> Any:
    state = use_state()
    _, count_up = ft.use_state(0)
    redraw = partial(count_up, lambda drawn: drawn + 1)
    screen = _screen(state, Taps(state, redraw))
    ask_number = keypad.use_number_pad(state)
    to_notation, to_preferences = use_notation(screen), use_preferences(screen)
    is_open, set_open = ft.use_state(False)
    close = partial(set_open, False)
    ft.use_dialog(reference_sheet(screen, close) if is_open else None)
    finder: Finder = ft.use_memo(Finder, [])
    finder.redraw = redraw

    def to_score() -> None:
        """Ask for the number that decides by the rules: a score, or that of a deal."""
        screen.taps.write(lambda form: form.asked_at())
        now = question.asked(state)
        by, value = ("deal", now.deal_number) if now.by_deal else ("score", now.score)
        title = state.words.text("meld-ask-number", by=by)
        ask_number(
            keypad.Asked(
                title=title, value=value, on_done=screen.taps.number, signed=not now.by_deal
            )
        )

    answer, rows, foot = _hand(screen, finder) if screen.form.is_hand else _melds(screen)
    is_wide, is_low = state.layout.is_wide, screen.is_low
    actions = [
        buttons.icon_button(
            ft.Icons.KEYBOARD_OUTLINED,
            state.words.text("meld-notation"),
            to_notation,
            name="notation",
        )
    ]
    if not is_wide or is_low:
        name = state.words.rule_set_name(screen.asked.book.identity)
        label = state.words.text("meld-reference", rules=name)
        to_reference = partial(set_open, True)
        icon = ft.Icons.HELP_OUTLINE
        actions.append(buttons.icon_button(icon, label, to_reference, name="table-of-requirements"))
    bar = _bar(screen, actions)
    selector, verdict = _selector(screen, to_score, to_rules), _verdict(screen, answer)
    tools, grid = _tools(screen, to_preferences), _grid(screen)
    if is_wide:
        reference = [] if is_low else reference_parts(screen)
        panes = ft.Row(
            [
                _scrolling(screen, [selector, verdict, *rows]),
                _scrolling(screen, [*tools, grid, foot, *reference]),
            ],
            spacing=EDGE,
            expand=True,
            vertical_alignment=STRETCH,
        )
        return page(bar, padded(panes, expand=True, bottom=8), spacing=0)
    if screen.is_large:  # the answer first: what it is about is chosen once
        parts = [bar, verdict, *rows, selector, *tools, grid, foot]
        return page(padded(_scrolling(screen, parts), expand=True, bottom=8))
    fixed = [padded(part) for part in (*tools, grid)]
    extra_rows = len(tools) - 1 + (screen.asked.running is not None and screen.asked.side is None)
    if state.layout.height < TIGHT + ROW * extra_rows:
        above = [padded(_scrolling(screen, [selector, verdict, *rows]), expand=True)]
    else:
        # the melds alone scroll; where the last one is tapped into it is the one that is seen
        is_last = not screen.form.is_hand and screen.form.melds.is_last
        melds = _scrolling(screen, rows, is_last=is_last)
        above = [padded(selector), padded(verdict), padded(melds, expand=True)]
    return page(bar, *above, *fixed, padded(foot, bottom=8), spacing=screen.gap)


def _screen(state: State, taps: Taps) -> Screen:
    layout = state.layout
    panes = 2 if layout.is_wide else 1
    return Screen(
        form=state.asking.form,
        asked=question.asked(state),
        words=state.words,
        taps=taps,
        is_low=layout.height < ROOMY,
        is_large=layout.has_large_text,
        scale=max(layout.scale, 1),
        width=layout.beside_tabs / panes - 2 * EDGE,
    )


def _scrolling(screen: Screen, parts: Sequence[ft.Control], *, is_last: bool = False) -> ft.Column:
    return ft.Column(
        list(parts),
        spacing=screen.gap,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        auto_scroll=is_last,
        horizontal_alignment=STRETCH,
    )


# --- for whom is asked


def _bar(screen: Screen, actions: Sequence[ft.Control]) -> ft.Control:
    """The heading, and the row of the table in full, on two lines where it must be."""
    words, asks = screen.words, "hand" if screen.form.is_hand else "melds"
    title = text(words.text("meld-title", asks=asks), screen.at_most(20, 30), Face.MEDIUM)
    row = text(question.row_text(words, screen.asked), 14, color=C.ON_SURFACE_VARIANT)
    lines = [
        ft.Semantics(header=True, container=True, content=title),
        ft.Semantics(identifier="row", container=True, content=row),
    ]
    return ft.Container(
        ft.Row([ft.Column(list(lines), spacing=0, expand=True), *actions], spacing=4),
        padding=ft.Padding.only(left=16, right=4, top=4),
    )


def _selector(screen: Screen, to_score: buttons.Handler, to_rules: buttons.Handler) -> ft.Control:
    """A chip for each side, for another score, and for the rules where such a score is asked."""
    words, now = screen.words, screen.asked
    book = words.rule_set_name(now.book.identity)
    label = ft.Container(one_line(book, 16, Face.MEDIUM), expand=True, expand_loose=True)
    icon = ft.Icon(ft.Icons.EXPAND_MORE, color=C.ON_SURFACE, size=20)
    rules = _chip(
        screen,
        [ft.Row([label, icon], spacing=4, tight=True, alignment=CENTER)],
        words.text("meld-rules-said", rules=book),
        to_rules,
        name="other-rules",
        expand=10,
    )
    sides: list[ft.Control] = []
    if now.running is not None:
        progress = now.running.progress
        for place, side in enumerate(now.running.match.sides):
            score = words.number(progress.totals[place])
            needed = words.requirement(progress.requirements[place])
            line = words.text("table-needs-said", needed=needed)
            if now.side is not None:
                many = len(now.running.match.sides) > USUAL_SIDES
                line = f"{score}{chr(10) if many else question.BETWEEN}{line}"
            chosen, mark = place == now.side, buttons.mark_of(place)
            ink = mark.on_color if chosen else C.ON_SURFACE
            name = f"{mark.symbol} {side.short or side.name}"
            lines: list[ft.Control] = [
                one_line(name, 16, Face.BOLD if chosen else Face.MEDIUM, color=ink),
                text(line, 14, color=ink, text_align=ft.TextAlign.CENTER),
            ]
            chip = _chip(
                screen,
                lines,
                words.text("meld-side-said", side=side.name, score=score, needed=needed),
                screen.taps.side(place),
                name=f"meld-side-{place}",
                expand=10,
                selected=chosen,
                mark=mark.color,
            )
            sides.append(chip)
    other = _other(screen, to_score)
    rows = [[*sides, other]] if sides else [[rules, other]]
    if sides and now.side is None:
        rows.append([rules])
    if screen.is_large:
        rows = [[chip] for row in rows for chip in row]
    return ft.Column(
        [
            ft.Row(chips, spacing=GAP, vertical_alignment=STRETCH, intrinsic_height=True)
            for chips in rows
        ],
        spacing=GAP,
        tight=True,
        horizontal_alignment=STRETCH,
    )


def _other(screen: Screen, on_tap: buttons.Handler) -> ft.Control:
    """The chip for a typed score or deal; it says which while it is chosen."""
    words, now = screen.words, screen.asked
    if now.side is not None:
        label = words.text("meld-other")
        lines: list[ft.Control] = [one_line(label, 14, Face.MEDIUM)]
        return _chip(screen, lines, label, on_tap, name="meld-other", expand=6)
    needed = words.text("table-needs-said", needed=words.requirement(now.required))
    number = words.number(now.deal_number if now.by_deal else now.score)
    what = words.text("meld-other-number", by="deal" if now.by_deal else "score", number=number)
    lines = [
        one_line(what, 16, Face.BOLD, color=C.ON_PRIMARY),
        text(needed, 14, color=C.ON_PRIMARY, text_align=ft.TextAlign.CENTER),
    ]
    label = words.text("meld-other-said", what=what, needed=needed)
    return _chip(
        screen, lines, label, on_tap, name="meld-other", expand=13, selected=True, mark=C.PRIMARY
    )


def _chip(
    screen: Screen,
    lines: list[ft.Control],
    label: str,
    on_tap: buttons.Handler,
    *,
    name: str,
    expand: int,
    selected: bool = False,
    mark: ft.ColorValue = C.OUTLINE,
) -> ft.Control:
    """A chip with one or two lines; the chosen one differs in fill, weight and shape."""
    least = ft.Container(width=0, height=36 if screen.is_low else 44)
    column = ft.Column(
        lines,
        spacing=0,
        tight=True,
        alignment=CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )
    return buttons.tappable(
        ft.Row([least, column], spacing=0),
        label,
        on_tap,
        name=name,
        selected=selected,
        expand=expand,
        padding=6,
        bgcolor=mark if selected else C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, mark if selected else C.OUTLINE),
        border_radius=24 if selected else 12,
    )


# --- the answer


def _verdict(screen: Screen, answer: AnswerText) -> ft.Control:
    ground, ink, icon = TONES[answer.is_good]
    icon = ft.Icons.HOURGLASS_TOP if answer.is_stale else icon
    low = screen.is_low
    lines = ft.Column(
        [
            text(answer.head, screen.at_most(18 if low else 21, 32), Face.BOLD, ink),
            *([text(answer.why, 14, color=ink, line=SENTENCE)] if answer.why else []),
        ],
        spacing=2,
        alignment=CENTER,
    )
    label = f"{answer.head}. {answer.why}".strip()
    parts: list[ft.Control] = [
        ft.Container(width=0, height=56 if low else 76),
        buttons.unspoken(ft.Icon(icon, color=ink, size=30 if low else 40)),
        buttons.spoken(lines, label, name="verdict", live=True, expand=True),
    ]
    if answer.value:
        value = digits(answer.value, screen.at_most(28 if low else 34, 44), ink)
        needed = text(answer.needed, 15, Face.MEDIUM, ink, text_align=ft.TextAlign.CENTER)
        numbers = [
            ft.Semantics(identifier="value", container=True, content=value),
            ft.Semantics(identifier="requirement", container=True, content=needed),
        ]
        column = ft.Column(
            list(numbers), spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER
        )
        parts.append(ft.Container(column, width=96))
    return ft.Container(
        ft.Row(parts, spacing=10),
        bgcolor=ground,
        border_radius=20,
        padding=ft.Padding.only(left=4, right=14, top=8, bottom=8),
    )


Answered = tuple[AnswerText, list[ft.Control], ft.Control]
"""The answer, the rows below it, and the buttons for what can be done with them."""


def _melds(screen: Screen) -> Answered:
    """The melds that were tapped, an empty one among them where the next card begins a meld."""
    words, form, now, taps = screen.words, screen.form, screen.asked, screen.taps
    answer = answered(now.rules, form, now.required)

    def to_meld(place: int) -> buttons.Handler:
        return taps.tap(lambda form: replace(form, melds=form.melds.moved(place)))

    height = 40 if screen.is_low else 48
    melds = [_row(screen, meld, to_meld) for meld in answer.melds]
    rows = cards.tapped_melds(words, form.melds, melds, to_meld, height=height)
    find = _foot_button(screen, "meld-find", taps.turn, name="find", expand=6)
    parts = [find]
    if now.side is not None:
        may_lay = answer.is_allowed and not form.awaits_top
        lay = taps.lay if may_lay else None
        parts.append(_foot_button(screen, "meld-lay", lay, name="lay", filled=True, expand=4))
    text_of = question.melds_text(words, now, form, answer)
    return text_of, rows, _foot(screen, parts)


def _hand(screen: Screen, finder: Finder) -> Answered:
    words, form, now, taps = screen.words, screen.form, screen.asked, screen.taps
    finder.look(now, form)
    result, exempt = finder.result, initial_meld.is_exempt(now.rules, form.lay_down)
    answer = question.hand_text(words, now, form, result, is_exempt=exempt)
    rows: list[ft.Control] = []
    use = None
    if isinstance(result, BestMeld) and not form.awaits_top:
        answer = replace(answer, is_stale=not finder.is_done)
        best = result.lay_down.melds
        found = answered(now.rules, form.using(best), now.required).melds
        rows = [_row(screen, meld) for meld in found]
        if best and finder.is_done:
            use = taps.tap(lambda form: form.using(best))
    if form.hand:
        rows.append(buttons.remark(question.held_text(words, form), name="hand"))
    parts = [
        _foot_button(screen, "meld-to-melds", taps.turn, name="find", expand=5),
        _foot_button(screen, "meld-use", use, name="use", filled=True, expand=5),
    ]
    return answer, rows, _foot(screen, parts)


def _row(
    screen: Screen, meld: MeldAnswer, to_meld: Callable[[int], buttons.Handler] | None = None
) -> ft.Control:
    note = question.meld_text(screen.words, meld)
    return cards.meld_row(
        screen.words,
        meld,
        note,
        screen.width,
        scale=screen.scale,
        low=screen.is_low,
        to_meld=to_meld,
    )


# --- the cards, and what belongs to the turn


def _tools(screen: Screen, on_prefer: buttons.Handler) -> list[ft.Control]:
    """A row of tools; a second one with suits where the rules have sequences."""
    words, form, taps = screen.words, screen.form, screen.taps
    is_tight = form.took_pile
    if form.is_hand:
        label = words.text("meld-preference", preference=form.preference)
        first = _tool(
            screen,
            words.text("meld-prefer-short", preference=form.preference),
            words.text("meld-prefer-said", preference=label),
            on_prefer,
            name="prefer",
            expand=7 if is_tight else 9,
            icon=None if is_tight else ft.Icons.EXPAND_MORE,
        )
    else:
        new = taps.tap(lambda form: replace(form, melds=form.melds.begun()))
        first = _tool(
            screen,
            words.text("meld-new-short" if is_tight else "meld-new"),
            words.text("meld-new"),
            new if form.melds.current.cards else None,
            name="new-meld",
            expand=7 if is_tight else 10,
            icon=ft.Icons.ADD,
        )
    concealed = _tool(
        screen,
        words.text("meld-concealed"),
        words.text("meld-concealed-said"),
        taps.tap(lambda form: replace(form, concealed=not form.concealed)),
        name="concealed",
        expand=11,
        selected=form.concealed,
    )
    pile = _tool(
        screen,
        words.text("meld-pile"),
        words.text("meld-pile-said"),
        taps.tap(LayDownForm.with_pile),
        name="pile",
        expand=8 if is_tight else 11,
        selected=form.took_pile,
    )
    tools = [first, concealed, pile]
    if form.took_pile:
        label, says = words.text("meld-top-asked"), words.text("meld-tap-top")
        if form.top is not None and not form.awaits_top:
            sign = cards.SUIT_SIGNS.get(form.top.suit or "", "")
            label = words.text("meld-top", card=cards.face(form.top.card) + sign)
            says = words.text("meld-top-said", card=card_name(words, form.top.card))
        again = taps.tap(lambda form: replace(form, took_pile=True, awaits_top=True))
        tools.append(_tool(screen, label, says, again, name="top", expand=8))
    rows: list[ft.Control] = [ft.Row(tools, spacing=GAP, run_spacing=GAP, wrap=screen.is_large)]
    if screen.asked.rules.meld_rules.sequences:
        is_of_hand = form.is_hand or form.awaits_top
        chosen = form.suit if is_of_hand else form.melds.current.suit
        label = words.text("meld-suit-label" if is_of_hand else "meld-sequence-label")
        title = ft.Container(text(label, 14, color=C.ON_SURFACE_VARIANT), width=76)
        suits = [
            _tool(
                screen,
                cards.SUIT_SIGNS[suit],
                words.text(f"meld-suit-{suit}"),
                taps.suit(suit),
                name=f"suit-{suit}",
                expand=10,
                selected=suit == chosen,
                size=SIGN,
            )
            for suit in SUITS
        ]
        rows.append(ft.Row([*([] if screen.is_large else [title]), *suits], spacing=GAP))
    return rows


def _tool(
    screen: Screen,
    label: str,
    says: str,
    on_tap: buttons.Handler | None,
    *,
    name: str,
    expand: int,
    selected: bool | None = None,
    icon: ft.IconData | None = None,
    size: float = 14,
) -> ft.Control:
    """A chip; one that is on differs in fill, weight, shape and by a check mark."""
    ink: ft.ColorValue = C.ON_PRIMARY if selected else C.ON_SURFACE
    ink = ink if on_tap else C.with_opacity(buttons.DISABLED, C.ON_SURFACE)
    sign = ft.Icons.CHECK if selected else icon
    signs = [] if sign is None else [ft.Icon(sign, color=ink, size=18)]
    weight = Face.BOLD if selected else Face.MEDIUM
    words = text(label, size, weight, ink, text_align=ft.TextAlign.CENTER)
    shares = not screen.is_large or size == SIGN
    row: list[ft.Control] = [*signs, ft.Container(words, expand=shares, expand_loose=shares)]
    return buttons.tappable(
        ft.Row(row, spacing=4, tight=True, alignment=CENTER),
        says,
        on_tap,
        name=name,
        selected=selected,
        expand=expand if shares else None,
        height=48 + 18 * (screen.scale - 1),
        padding=ft.Padding.symmetric(horizontal=6 if shares else 16),
        alignment=ft.Alignment.CENTER if shares else None,
        bgcolor=C.PRIMARY if selected else C.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, C.PRIMARY if selected else C.OUTLINE),
        border_radius=24 if selected else 12,
    )


def _grid(screen: Screen) -> ft.Control:
    form, rules, counts = screen.form, screen.asked.rules, screen.form.counts()
    views = [
        cards.RankView(
            card=card,
            value=rules.card_values[card],
            count=counts[card],
            is_off=form.is_off(rules, card),
            is_never=lay_down.is_never_melded(rules, card),
        )
        for card in CARDS
    ]
    height = (48 if screen.is_low else 64) + (40 * (screen.scale - 1) if screen.is_large else 0)
    return cards.rank_grid(
        screen.words,
        screen.taps,
        views,
        screen.taps.tap(LayDownForm.deleted) if counts else None,
        scale=screen.scale,
        gap=screen.gap,
        height=height,
    )


def _foot(screen: Screen, parts: list[ft.Control]) -> ft.Control:
    """Clear and the other buttons; in large text the last one below."""
    has_any, height = not screen.form.is_blank, 48 if screen.is_low else 52
    ink = C.ON_SECONDARY_CONTAINER if has_any else C.with_opacity(buttons.DISABLED, C.ON_SURFACE)
    clear = buttons.tappable(
        ft.Icon(ft.Icons.CLEAR_ALL, color=ink, size=24),
        screen.words.text("meld-clear"),
        screen.taps.tap(LayDownForm.cleared) if has_any else None,
        name="clear",
        width=60,
        height=height,
        alignment=ft.Alignment.CENTER,
        bgcolor=C.SECONDARY_CONTAINER if has_any else C.with_opacity(0.12, C.ON_SURFACE),
        border_radius=height / 2,
    )
    if screen.is_large and len(parts) > 1:
        return in_rows([clear, *parts[:-1]], parts[-1:])
    return in_rows([clear, *parts])


def _foot_button(
    screen: Screen,
    key: str,
    on_tap: buttons.Handler | None,
    *,
    name: str,
    expand: int,
    filled: bool = False,
) -> ft.Control:
    label, height = screen.words.text(key), 48 if screen.is_low else 52
    return buttons.button(label, on_tap, name=name, filled=filled, height=height, expand=expand)


# --- sheets


def use_preferences(screen: Screen) -> Callable[[], None]:
    is_open, set_open = ft.use_state(False)
    close = partial(set_open, False)

    def choose(preference: candidate_melds.Preference) -> None:
        screen.taps.write(lambda form: replace(form, preference=preference))
        close()

    items = []
    for preference in candidate_melds.Preference:
        chosen = preference is screen.form.preference
        icon = ft.Icons.RADIO_BUTTON_CHECKED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
        label = screen.words.text("meld-preference", preference=preference)
        items.append(dialogs.Item(f"prefer-{preference}", label, icon, partial(choose, preference)))
    title = screen.words.text("meld-prefer-title")
    ft.use_dialog(dialogs.menu_sheet(screen.taps.state, title, items, close) if is_open else None)
    return partial(set_open, True)


def use_notation(screen: Screen) -> Callable[[], None]:
    """Put the sheet for typed cards into a component; return the call that opens it."""
    words, asks = screen.words, "hand" if screen.form.is_hand else "melds"
    is_open, set_open = ft.use_state(False)
    wrong, set_wrong = ft.use_state("")
    drawn: Any = ft.use_ref()

    def open_sheet() -> None:
        drawn.current = None
        set_wrong("")
        set_open(True)

    def done() -> None:
        typed = drawn.current.value or ""
        after = lay_down.taken_down(screen.asked.rules, screen.taps.state.asking.form, typed)
        if isinstance(after, Problem):
            set_wrong(question.problem_text(words, after))
            return
        screen.taps.write(lambda _: after)
        set_open(False)

    sheet = None
    if is_open:
        # drawn with what stands in it: the text of an event may be older, and would undo it
        typed = lay_down.written(screen.form) if drawn.current is None else drawn.current.value
        style = ft.TextStyle(size=20, font_family_fallback=[SYMBOLS], color=C.ON_SURFACE)
        drawn.current = ft.TextField(
            label=words.text("meld-notation-label", asks=asks),
            value=typed,
            text_style=style,
            autofocus=True,
            autocorrect=False,
            enable_suggestions=False,
            capitalization=ft.TextCapitalization.CHARACTERS,
            on_change=lambda: None,  # so that the client tells what is typed
            on_submit=done,
        )
        rows: list[ft.Control] = [
            ft.Semantics(identifier="notation-field", container=True, content=drawn.current),
            *([buttons.complaint(wrong, name="notation-wrong")] if wrong else []),
            buttons.remark(words.text("meld-notation-hint", asks=asks)),
            buttons.button(
                words.text("meld-notation-done"), done, filled=True, name="notation-done"
            ),
        ]
        close, title = partial(set_open, False), words.text("meld-notation")
        sheet = dialogs.bottom_sheet(screen.taps.state, title, rows, close)
    ft.use_dialog(sheet)
    return open_sheet
