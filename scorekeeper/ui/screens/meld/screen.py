"""The Meld tab: the question, the cards, and the answer."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.entry import lay_down
from scorekeeper.entry.lay_down import LayDownForm, answered
from scorekeeper.entry.melds import MeldAnswer
from scorekeeper.i18n.cards import from_notation, to_notation
from scorekeeper.i18n.rules import card as card_name
from scorekeeper.rules import RuleSetId
from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, SUITS, TWO, Card, plain_card
from scorekeeper.scoring import Problem, candidate_melds, initial_meld
from scorekeeper.scoring.best_meld import BestMeld
from scorekeeper.services import OpenMatch
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.motion import Move, motion
from scorekeeper.ui.palette import BRASS, CARD, CARD_FACE, INSET, MUTED, ON_BRASS, POSITIVE
from scorekeeper.ui.screens.meld import question
from scorekeeper.ui.screens.meld.question import AnswerText, Finder, Screen, Taps
from scorekeeper.ui.screens.meld.reference import reference_parts, reference_sheet
from scorekeeper.ui.theme import SENTENCE, Face, digits, text, text_style
from scorekeeper.ui.widgets import buttons, cards, dialogs, keypad, rule_sets
from scorekeeper.ui.widgets.buttons import side_back
from scorekeeper.ui.widgets.page import in_rows, padded, page, paper, scrolling, two_panes
from scorekeeper.ui.widgets.side_names import short_names

C = ft.Colors
STRETCH, CENTER = ft.CrossAxisAlignment.STRETCH, ft.MainAxisAlignment.CENTER
CARDS: tuple[Card, ...] = (*reversed(NATURALS), BLACK_THREE, TWO, JOKER)
GAP, EDGE = 6, 12
SIGN = 20
"""Size of a sign that stands for words."""
INNER = 14
"""Room at the sides within a slip of paper."""


@component
def MeldScreen() -> Any:
    """The tab; while other rules are chosen their list lies over it."""
    state = use_state()
    is_choosing, set_choosing = ft.use_state(False)
    use_stack_entry(state.memory.open_parts, partial(set_choosing, False) if is_choosing else None)
    if not is_choosing:
        return Question(partial(set_choosing, True))

    def chosen(ruleset: RuleSetId) -> None:
        Taps(state, partial(set_choosing, False)).rules(ruleset)

    return rule_sets.rule_set_chooser(
        state,
        chosen,
        partial(set_choosing, False),
        chosen=question.rules_asked(state),
        id_prefix="asked-rules",
    )


@component
def Question(to_rules: buttons.Handler) -> Any:
    state = use_state()
    _, count_up = ft.use_state(0)
    redraw = partial(count_up, lambda drawn: drawn + 1)
    layout = state.layout
    screen = Screen(
        form=state.memory.question,
        asked=question.asked(state),
        words=state.words,
        taps=Taps(state, redraw),
        is_low=layout.height < 768,
        is_large=layout.has_large_text,
        scale=max(layout.scale, 1),
        width=layout.beside_tabs / (2 if layout.is_wide else 1) - 2 * EDGE,
    )
    ask_number = keypad.use_number_pad(state)
    to_typing, to_preferences = use_notation(screen), use_preferences(screen)
    to_reference = dialogs.use_sheet(partial(reference_sheet, screen))
    finder: Finder = ft.use_memo(Finder, [])
    finder.redraw = redraw

    def to_score() -> None:
        """Ask for the number that decides by the rules: a score, or that of a deal."""
        screen.taps.write(lambda form: form.asked_at())
        now = question.asked(state)
        title = state.words.text("meld-ask-number", by=now.by)
        done, signed = screen.taps.number, now.by == "score"
        ask_number(keypad.Asked(title=title, value=now.number, on_done=done, signed=signed))

    answer, rows, foot = _hand(screen, finder) if screen.form.is_hand else _melds(screen)
    is_wide, is_low = layout.is_wide, screen.is_low
    label, icon = state.words.text("meld-notation"), ft.Icons.KEYBOARD_OUTLINED
    actions = [
        *([_other(screen, to_score)] if screen.asked.side is not None else []),
        buttons.icon_button(icon, label, to_typing, name="notation"),
    ]
    if not is_wide or is_low:
        name = question.rules_name_of(state.words, screen.asked)
        label, icon = state.words.text("meld-reference", rules=name), ft.Icons.HELP_OUTLINE
        actions.append(buttons.icon_button(icon, label, to_reference, name="table-of-requirements"))
    bar = _bar(screen, actions)
    selector, verdict = _selector(screen, to_score, to_rules), _verdict(screen, answer)
    tools, grid = _tools(screen, to_preferences), _grid(screen)
    scrolled = partial(scrolling, spacing=screen.gap)
    if is_wide:
        reference = [] if is_low else [_on_paper(buttons.stacked(*reference_parts(screen)))]
        left, right = [selector, verdict, *rows], [*tools, grid, foot, *reference]
        panes = two_panes(scrolled(left), scrolled(right), spacing=EDGE)
        return page(bar, padded(panes, expand=True, bottom=8), spacing=0, is_felt=True)
    if screen.is_large:  # the answer first: what it is about is chosen once
        parts = [bar, verdict, *rows, selector, *tools, grid, foot]
        return page(padded(scrolled(parts), expand=True, bottom=8), is_felt=True)
    fixed = [padded(part) for part in (*tools, grid)]
    extra_rows = len(tools) + len(_chosen_rows(screen)) - 2
    if state.layout.height < 600 + 54 * extra_rows:
        # the melds before the chips: for whom is asked is chosen once
        above = [padded(scrolled([verdict, *rows, selector]), expand=True)]
    else:
        # the melds alone scroll; where the last one is tapped into it is the one that is seen
        is_last = not screen.form.is_hand and screen.form.melds.is_last
        melds = scrolled(rows, auto_scroll=is_last)
        above = [padded(selector), padded(verdict), padded(melds, expand=True)]
    parts = [bar, *above, *fixed, padded(foot, bottom=8)]
    return page(*parts, spacing=screen.gap, is_felt=True)


# --- for whom is asked


def _bar(screen: Screen, actions: Sequence[ft.Control]) -> ft.Control:
    """The heading, and the row of the table in full, on two lines where it must be."""
    words, asks = screen.words, "hand" if screen.form.is_hand else "melds"
    title = text(words.text("meld-title", asks=asks), screen.at_most(21, 30), Face.SCORE)
    row = text(question.row_text(words, screen.asked), 14, color=MUTED)
    heading = ft.Semantics(header=True, container=True, content=title)
    lines = ft.Column([heading, buttons.identified("row", row)], spacing=0, expand=True)
    return ft.Container(
        ft.Row([lines, *actions], spacing=4),
        padding=ft.Padding.only(left=16, right=4, top=4),
    )


def _selector(screen: Screen, to_score: buttons.Handler, to_rules: buttons.Handler) -> ft.Control:
    """A chip for each side; for another score and for the rules where such a score is asked."""
    words, now = screen.words, screen.asked
    chips: dict[str, ft.Control] = {}
    if now.side is None:
        chips["other"] = _other(screen, to_score)
        book = question.rules_name_of(words, now)
        name = text(book, 16, Face.MEDIUM, expand=True, expand_loose=True)
        icon = ft.Icon(ft.Icons.EXPAND_MORE, color=C.ON_SURFACE, size=20)
        label = words.text("meld-rules-said", rules=book)
        chips["rules"] = _chip(screen, [name, icon], label, to_rules, name="other-rules")
    if now.running is not None:
        for place in range(len(now.running.match.sides)):
            chips[f"{place}"] = _side(screen, now.running, place)
    rows = []
    for names in _chosen_rows(screen):
        row = ft.Row([chips[name] for name in names], spacing=GAP, vertical_alignment=STRETCH)
        row.intrinsic_height = True
        rows.append(row)
    return buttons.stacked(*rows, spacing=GAP)


def _chosen_rows(screen: Screen) -> list[list[str]]:
    """The chips of the question, row by row: places of sides, `other` and `rules`."""
    now = screen.asked
    count = 0 if now.running is None else len(now.running.match.sides)
    # four names in one row would be cut
    names, abreast = [f"{place}" for place in range(count)], 1 if screen.is_large else 2
    rows = [names[start : start + abreast] for start in range(0, count, abreast)]
    if now.side is None:
        rows += [["rules"], ["other"]] if screen.is_large else [["rules", "other"]]
    return rows


def _side(screen: Screen, running: OpenMatch, place: int) -> ft.Control:
    """The chip of a side: the back of its pack, its name, and what it needs."""
    words, progress = screen.words, running.progress
    side, is_chosen = running.match.sides[place], place == screen.asked.side
    score = words.number(progress.totals[place])
    required = progress.requirements[place]
    needed = words.requirement(required)
    ink: ft.ColorValue = cards.INK if is_chosen else C.ON_SURFACE
    face, size = Face.BOLD if is_chosen else Face.MEDIUM, 14 if screen.is_low else 15
    called = short_names(running.match)[place]
    name = text(called, size, face, ink, expand=True, expand_loose=True)
    parts: list[ft.Control] = [side_back(place, 14), name]
    if not required.is_nothing:
        number = text(needed, screen.at_most(17, 26), Face.SCORE, ON_BRASS if is_chosen else ink)
        ground, padding = BRASS if is_chosen else None, ft.Padding.symmetric(vertical=3)
        padding.left = padding.right = 6 if is_chosen else 0
        parts.append(ft.Container(number, bgcolor=ground, border_radius=8, padding=padding))
    return _chip(
        screen,
        parts,
        words.text("meld-side-said", side=side.name, score=score, needed=needed),
        screen.taps.side(place),
        name=f"meld-side-{place}",
        selected=is_chosen,
    )


def _other(screen: Screen, on_tap: buttons.Handler) -> ft.Control:
    """The way to a typed score or deal; a chip that says which while it is chosen."""
    words, now = screen.words, screen.asked
    if now.side is not None:
        label = words.text("meld-other")
        return buttons.icon_button(ft.Icons.EDIT_OUTLINED, label, on_tap, name="meld-other")
    needed = words.text("table-needs-said", needed=words.requirement(now.required))
    if now.required.is_nothing:
        needed = words.text("meld-needs-nothing")
    what = words.text("meld-other-number", by=now.by, number=words.number(now.number))
    line = partial(text, color=cards.INK, text_align=ft.TextAlign.CENTER)
    both = ft.Column([line(what, 16, Face.BOLD), line(needed, 14)], spacing=0, tight=True)
    both.expand, both.alignment = True, CENTER
    both.horizontal_alignment = ft.CrossAxisAlignment.CENTER
    label = words.text("meld-other-said", what=what, needed=needed)
    return _chip(screen, [both], label, on_tap, name="meld-other", selected=True)


def _chip(
    screen: Screen,
    parts: Sequence[ft.Control],
    label: str,
    on_tap: buttons.Handler,
    *,
    name: str,
    selected: bool = False,
) -> ft.Control:
    """A chip; the chosen one is a card that lies on the felt."""
    least = ft.Container(width=0, height=41 if screen.is_low else 44)
    inner = ft.Row([*parts], spacing=7, tight=True, alignment=CENTER, expand=True)
    return buttons.tappable(
        ft.Row([least, inner], spacing=0),
        label,
        on_tap,
        name=name,
        selected=selected,
        expand=True,
        padding=ft.Padding.symmetric(vertical=2, horizontal=6),
        bgcolor=CARD_FACE if selected else None,
        border=ft.Border.all(1.5, CARD_FACE if selected else C.OUTLINE),
        border_radius=24 if selected else 14,
    )


# --- the answer


TONES = {
    None: (INSET, C.ON_SURFACE, C.ON_SURFACE, ft.Icons.QUESTION_MARK_ROUNDED),
    True: (POSITIVE, CARD, POSITIVE, ft.Icons.CHECK_ROUNDED),
    False: (C.ERROR, CARD, C.ERROR, ft.Icons.CLOSE_ROUNDED),
}
"""Ground and ink of the sign, ink of the words, and the sign; by whether it is enough."""


def _verdict(screen: Screen, answer: AnswerText) -> ft.Control:
    """A slip of paper on the felt: two words, the number, and how far it reaches."""
    ground, on_ground, ink, icon = TONES[answer.is_good]
    icon = ft.Icons.HOURGLASS_TOP if answer.is_stale else icon
    low, size = screen.is_low, 34 if screen.is_low else 46
    sign = buttons.disc(ft.Icon(icon, color=on_ground, size=size * 0.6), size, ground)
    why = [text(answer.why, 14 if low else 15, color=MUTED, line=SENTENCE)] if answer.why else []
    head = text(answer.head, screen.at_most(20 if low else 26, 36), Face.SCORE, ink, line=1.1)
    lines = ft.Column([head, *why], spacing=2 if low else 4, alignment=CENTER)
    label = f"{answer.head}. {answer.why}".strip()
    parts: list[ft.Control] = [
        buttons.unspoken(sign),
        buttons.spoken(lines, label, name="verdict", live=True, expand=True),
    ]
    if answer.value:
        reached = POSITIVE if answer.is_good else C.ON_SURFACE
        value = digits(answer.value, screen.at_most(size, 56), reached)
        needed = text(answer.needed, 14, color=MUTED, text_align=ft.TextAlign.RIGHT)
        numbers: list[ft.Control] = [
            buttons.identified("value", value),
            buttons.identified("requirement", needed),
        ]
        column = ft.Column(numbers, spacing=0, tight=True)
        column.horizontal_alignment = ft.CrossAxisAlignment.END
        if not screen.is_large:
            parts.append(ft.Container(column, width=None if len(answer.needed) <= 8 else 112))
    rows: list[ft.Control] = [ft.Row(parts, spacing=12)]
    if answer.value and screen.is_large:
        rows.append(column)
    if answer.of:
        rows.append(buttons.unspoken(_bar_to(screen, answer, ink)))
    return _on_paper(buttons.stacked(*rows, spacing=8 if low else 14), is_low=low)


def _bar_to(screen: Screen, answer: AnswerText, color: ft.ColorValue) -> ft.Control:
    """A bar as long as what is laid, with a mark at the requirement."""
    room = screen.width - 2 * INNER
    # the mark stands at 78 % of the bar, unless more is laid than fits behind it
    pixels = room / max(answer.of / 0.78, answer.reached)
    animate = motion(screen.taps.state, Move.MELD)
    height, radius, top = 10, 5, 4
    layers: list[ft.Control] = [
        ft.Container(bgcolor=INSET, border_radius=radius, height=height, width=room, top=top),
        ft.Container(
            bgcolor=color,
            border_radius=radius,
            height=height,
            width=max(0, answer.reached) * pixels,
            top=top,
            animate=animate,
        ),
        ft.Container(
            bgcolor=C.ON_SURFACE,
            border_radius=2,
            width=3,
            height=height + 2 * top,
            left=answer.of * pixels - 2,
        ),
    ]
    return ft.Stack(layers, height=height + 2 * top)


def _on_paper(content: ft.Control, *, is_low: bool = False) -> ft.Container:
    return paper(
        content,
        border_radius=18,
        padding=ft.Padding.symmetric(vertical=8 if is_low else 14, horizontal=INNER),
    )


Answered = tuple[AnswerText, list[ft.Control], ft.Control]
"""The answer, the rows below it, and the buttons for what can be done with them."""


def _melds(screen: Screen) -> Answered:
    """The melds that were tapped, an empty one among them where the next card begins a meld."""
    words, form, now, taps = screen.words, screen.form, screen.asked, screen.taps
    answer = answered(now.rules, form, now.required)

    def to_meld(place: int) -> buttons.Handler:
        return taps.tap(lambda form: replace(form, melds=form.melds.moved(place)))

    height = 40 if screen.is_low else 54
    melds = [_row(screen, meld, to_meld) for meld in answer.melds]
    rows = cards.tapped_melds(words, form.melds, melds, to_meld, height=height)
    button = partial(buttons.button, height=screen.foot)
    label, says = words.text("meld-find"), words.text("meld-title", asks="hand")
    find = button(label, taps.turn, name="find", says=says, icon=ft.Icons.SEARCH, expand=6)
    parts = [find]
    if now.side is not None:
        may_lay = answer.is_allowed and not form.awaits_top
        lay, label = taps.lay if may_lay else None, words.text("meld-lay")
        parts.append(button(label, lay, name="lay", filled=True, expand=5))
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
    button = partial(buttons.button, height=screen.foot, expand=1)
    parts = [
        button(words.text("meld-to-melds"), taps.turn, name="find"),
        button(words.text("meld-use"), use, name="use", filled=True),
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
        values=screen.asked.rules.card_values,
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
    label, says = words.text("meld-concealed"), words.text("meld-concealed-said")
    tap, is_on = taps.tap(lambda form: replace(form, concealed=not form.concealed)), form.concealed
    concealed = _tool(screen, label, says, tap, name="concealed", expand=11, selected=is_on)
    label, says = words.text("meld-pile"), words.text("meld-pile-said")
    tap, share = taps.tap(LayDownForm.with_pile), 8 if is_tight else 11
    pile = _tool(screen, label, says, tap, name="pile", expand=share, selected=form.took_pile)
    tools = [first, concealed, pile]
    if form.took_pile:
        label, says = words.text("meld-top-asked"), words.text("meld-tap-top")
        if form.top is not None and not form.awaits_top:
            sign = cards.SUIT_SIGNS.get(form.top.suit or "", "")
            label = words.text("meld-top", card=cards.face(words, form.top.card) + sign)
            says = words.text("meld-top-said", card=card_name(words, form.top.card))
        again = taps.tap(lambda form: replace(form, took_pile=True, awaits_top=True))
        tools.append(_tool(screen, label, says, again, name="top", expand=8))
    rows: list[ft.Control] = [ft.Row(tools, spacing=GAP, run_spacing=GAP, wrap=screen.is_large)]
    if screen.asked.rules.meld_rules.sequences:
        is_of_hand = form.is_hand or form.awaits_top
        chosen = form.suit if is_of_hand else form.melds.current.suit
        label = words.text("meld-suit-label" if is_of_hand else "meld-sequence-label")
        title = ft.Container(text(label, 14, color=MUTED), width=76)
        suits, tool = list[ft.Control](), partial(_tool, screen, expand=10, size=SIGN)
        for suit in SUITS:
            sign, says = cards.SUIT_SIGNS[suit], words.text(f"meld-suit-{suit}")
            tap, is_on = taps.suit(suit), suit == chosen
            suits.append(tool(sign, says, tap, name=f"suit-{suit}", selected=is_on))
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
    ink: ft.ColorValue = cards.INK if selected else C.ON_SURFACE
    ink = ink if on_tap else buttons.FADED
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
        bgcolor=CARD_FACE if selected else None,
        border=ft.Border.all(1.5, CARD_FACE if selected else C.OUTLINE),
        border_radius=24 if selected else 14,
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
        for card in map(partial(plain_card, rules), CARDS)
        if card in rules.card_values
    ]
    height = (48 if screen.is_low else 58) + (40 * (screen.scale - 1) if screen.is_large else 0)
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
    has_any, height = not screen.form.is_blank, screen.foot
    ink = C.ON_SURFACE if has_any else buttons.FADED
    clear = buttons.tappable(
        ft.Icon(ft.Icons.CLEAR_ALL, color=ink, size=24),
        screen.words.text("meld-clear"),
        screen.taps.tap(LayDownForm.cleared) if has_any else None,
        name="clear",
        width=56,
        height=height,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(1.5, C.OUTLINE if has_any else C.OUTLINE_VARIANT),
        border_radius=height / 2,
    )
    if screen.is_large and len(parts) > 1:
        return in_rows([clear, *parts[:-1]], parts[-1:])
    return in_rows([clear, *parts])


# --- sheets


def use_preferences(screen: Screen) -> Callable[[], None]:
    def sheet(close: Callable[[], None]) -> ft.BottomSheet:
        def choose(preference: candidate_melds.Preference) -> None:
            screen.taps.write(lambda form: replace(form, preference=preference))
            close()

        options = [
            dialogs.Option(
                f"prefer-{preference}",
                screen.words.text("meld-preference", preference=preference),
                partial(choose, preference),
                preference is screen.form.preference,
            )
            for preference in candidate_melds.Preference
        ]
        title = screen.words.text("meld-prefer-title")
        return dialogs.choice_sheet(screen.taps.state, title, options, close)

    return dialogs.use_sheet(sheet)


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
        form, notation = screen.taps.state.memory.question, to_notation(words, typed)
        after = lay_down.taken_down(screen.asked.rules, form, notation)
        if isinstance(after, Problem):
            set_wrong(question.problem_text(words, after))
            return
        screen.taps.write(lambda _: after)
        set_open(False)

    sheet = None
    if is_open:
        # drawn with what stands in it: the text of an event may be older, and would undo it
        written = from_notation(words, lay_down.written(screen.form))
        typed = written if drawn.current is None else drawn.current.value
        style = text_style(20, C.ON_SURFACE)
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
        title, finish = words.text("meld-notation"), words.text("meld-notation-done")
        rows: list[ft.Control] = [
            buttons.identified("notation-field", drawn.current),
            *([buttons.complaint(wrong, name="notation-wrong")] if wrong else []),
            buttons.remark(words.text("meld-notation-hint", asks=asks)),
            buttons.button(finish, done, filled=True, name="notation-done"),
        ]
        close = partial(set_open, False)
        sheet = dialogs.bottom_sheet(screen.taps.state, title, rows, close)
    ft.use_dialog(sheet)
    return open_sheet
