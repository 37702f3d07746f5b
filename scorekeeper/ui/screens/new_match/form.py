"""The form of a match: rules, players, first dealer, target; all of it may be left as it is."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import rule_value, special
from scorekeeper.match import Match
from scorekeeper.rules import HouseRules, RuleSetId, catalogue, rule_book
from scorekeeper.services import SetUp, set_up_problems
from scorekeeper.ui.screens.new_match import set_up
from scorekeeper.ui.screens.new_match.set_up import Place, SetUpForm
from scorekeeper.ui.state import component, go, use_keyboard, use_state
from scorekeeper.ui.theme import Face, one_line, text
from scorekeeper.ui.widgets import buttons, dialogs, keypad, people, proposals, rule_sets, seat_map
from scorekeeper.ui.widgets.buttons import card, choice, choices, complaint, heading, remark
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, padded, page, scrolling

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
PAIR = 2
LONG = 14
"""Letters from which a side's name needs a short form on a phone."""
EDGES = 28
"""Pixels of a card beside what is in it."""
LOTS = 10_000
"""How many numbers a draw may have: so short that they can be told again."""

Change = Callable[[Callable[[SetUpForm], SetUpForm]], None]


@component
def SetUpView(
    begun: SetUpForm,
    route: str,
    back: str,
    *,
    title: str,
    foot: Callable[[SetUp | None], ft.Control],
    before: Match | None = None,
    above: Sequence[ft.Control] = (),
    objections: Callable[[SetUp], list[ft.Control]] = lambda _: [],
    by: Callable[[SetUpForm, Any], SetUpForm] = SetUpForm.by_rules,
    fits: Callable[[RuleSetId, int], bool] = lambda _, __: True,
    why_not: str = "",
) -> Any:
    """The form with its `foot`, which is given the set-up unless something is wrong with it.

    `before` is the match that is corrected. `by` gives the form by other rules, `fits` tells
    which rule sets can be chosen for how many players, and `why_not` what is the matter with the
    others. `objections` are complaints about a set-up that is fine in itself.
    """
    state = use_state()
    words = state.words
    form, change = ft.use_state(begun)
    choosing, set_choosing = ft.use_state(False)

    def choose(rules: RuleSetId | HouseRules) -> None:
        change(lambda form: by(form, rules))
        set_choosing(False)

    if choosing:
        leave = partial(set_choosing, False)
        chooser = rule_sets.rule_set_chooser(
            words,
            choose,
            leave,
            chosen=form.ruleset,
            house=rule_sets.playable(state.session),
            chosen_house=form.profile,
            fits=lambda ruleset: any(fits(ruleset, n) for n in rule_book(ruleset).rules.players),
            why_not=why_not,
        )
        return cover(route, chooser, leave, part="/rules")
    made = set_up.set_up_of(words, form, before)
    problems = set_up_problems(made)
    against = [] if problems else objections(made)
    book = rule_book(form.ruleset)
    base, line = words.rule_set_name(book.identity), special(words, book)
    if form.profile:
        line = words.text("house-line", base=base, count=len(form.house_rules))
    name = form.profile or base
    left: list[ft.Control] = [
        *above,
        *against,
        buttons.opening_row(
            name,
            line,
            partial(set_choosing, True),
            name="ruleset",
            says=words.text("set-up-rules-choose", name=name),
            icon=ft.Icons.MENU_BOOK_OUTLINED,
        ),
    ]
    if proposals.open_values(state.words, state.session, form.ruleset, form.house_rules):
        key = f"proposals-{form.ruleset}"
        left.append(
            proposals.ProposalsLine(form.ruleset, form.house_rules, leads_on=False, key=key)
        )
    left += _players_card(words, form, change, lambda n: fits(form.ruleset, n))
    of_form = (problem for problem in problems if not problem.path.startswith("sides["))
    left += [complaint(words.problem(problem)) for problem in of_form]
    wrong = {problem.path: words.problem(problem) for problem in problems}
    points, more = TargetCard(form, change), MoreCard(form, change)
    players = [Sides(form, change, wrong), _dealer_card(words, form, change)]
    seats = SeatingCard(form, change)
    columns = [[*left, *players, points, seats, more]]
    if state.layout.is_wide:
        columns = [[*left, points, more], [*players, seats]]
    body = ft.Row(
        [scrolling([padded(part) for part in parts]) for parts in columns],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    bar = app_bar(
        words.text(title),
        on_back=partial(go, back),
        back_label=words.text(f"{title}-back"),
        back_icon=ft.Icons.CLOSE if before is None else ft.Icons.ARROW_BACK,
    )
    notice = dialogs.notice_bar(state) if state.failure else None
    below = (notice, foot(None if problems or against else made))
    feet = [padded(part, bottom=8) for part in below if part is not None]
    return cover(route, page(bar, ft.Container(body, expand=True), *feet), partial(go, back))


# --- the sides with their players


@dataclass(slots=True)
class NameFocus:
    """The fields of the players, and the one that has the focus."""

    fields: dict[Place, ft.TextField] = field(default_factory=dict)
    place: Place | None = None

    async def move_on(self, place: Place, order: Sequence[Place]) -> None:
        """Move to the field of the player after this one; the last keeps the focus."""
        after = order[order.index(place) + 1 :] if place in order else ()
        if after and after[0] in self.fields:
            await self.fields[after[0]].focus()

    def leave(self, place: Place) -> None:
        if self.place == place:
            self.place = None


@component
def Sides(form: SetUpForm, change: Change, wrong: Mapping[str, str]) -> Any:
    """A card for each side; `wrong` are problems in words, by path of the set-up."""
    state = use_state()
    known = ft.use_memo(
        lambda: [person.who.label for person in people.latest_people(state.session)], []
    )
    chosen, activate = ft.use_state(form.first_nameless())
    focus: NameFocus = ft.use_memo(NameFocus, [])
    # gone after the number of players was changed, or none yet: the first without a name
    active = chosen if chosen in form.round_the_table else form.first_nameless()

    async def pressed(event: ft.KeyboardEvent) -> None:
        """Take Tab to the next player: what lies between the fields is for taps."""
        if event.key == "Tab" and not event.shift and focus.place is not None:
            await focus.move_on(focus.place, set_up.by_side(form.names))

    use_keyboard(state.keyboard, pressed)

    def name_field(place: Place) -> ft.Control:
        side, number = place

        def entered() -> None:
            focus.place = place
            activate(place)

        async def submitted() -> None:
            await focus.move_on(place, set_up.by_side(form.names))

        text_field = NameField(
            set_up.seat_name(state.words, form.names, place),
            form.name(place),
            lambda name: change(lambda form: form.called(place, name)),
            name=f"name-{side}-{number}",
            error=wrong.get(f"sides[{side}].players[{number}]", ""),
            on_focus=entered,
            on_blur=partial(focus.leave, place),
            on_submit=submitted,
            on_drawn=lambda drawn: focus.fields.update({place: drawn}),
            active=active == place and bool(known),
        )
        return ft.Container(text_field, expand=True)

    def known_names(place: Place) -> list[ft.Control]:
        """Chips with the names of those who have played and are not at the table yet."""
        typed = form.name(place).strip().casefold()
        seated = {name.strip() for own in form.names for name in own}
        fitting = [n for n in known if n not in seated and n.casefold().startswith(typed)]

        def choose(name: str) -> None:
            change(lambda form: form.called(place, name))
            activate(form.called(place, name).first_nameless())

        chips: list[ft.Control] = [
            choice(
                name,
                partial(choose, name),
                name=f"known-{n}",
                says=state.words.text("set-up-known", name=name),
            )
            for n, name in enumerate(fitting[:12])
        ]
        return [ft.Row(chips, spacing=6, scroll=ft.ScrollMode.AUTO)] if chips else []

    cards: list[ft.Control] = []
    for side, own in enumerate(form.names):
        fields = [name_field((side, number)) for number in range(len(own))]
        is_narrow = state.layout.has_large_text or len(own) > PAIR
        rows = [[field] for field in fields] if is_narrow else [fields]
        parts: list[ft.Control] = [_row(row) for row in rows]
        if active is not None and active[0] == side:
            parts += known_names(active)
        complaint_of_side = wrong.get(f"sides[{side}].name", "")
        cards.append(SideCard(form, change, side, complaint_of_side, parts, key=f"side-{side}"))
    return ft.Column(cards, spacing=8, tight=True, horizontal_alignment=STRETCH)


def _row(fields: Sequence[ft.Control]) -> ft.Row:
    """Fields side by side; one that complains does not move the other."""
    return ft.Row(list(fields), spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


@component
def SideCard(
    form: SetUpForm, change: Change, side: int, wrong: str, players: list[ft.Control]
) -> Any:
    """One side: its mark and name, its players, and the name and short form of its own."""
    words, mark = use_state().words, buttons.mark_of(side)
    renaming, set_renaming = ft.use_state(False)
    name = set_up.side_name(words, form, side)
    is_typed = bool(form.side_names[side] or form.shorts[side])
    rename = buttons.icon_button(
        ft.Icons.EDIT_OUTLINED,
        words.text("set-up-side-rename", side=side + 1, name=name),
        lambda: set_renaming(not renaming),
        name=f"rename-{side}",
        color=mark.on_container,
    )
    title = ft.Row(
        [
            text(mark.symbol, 18, color=mark.on_container),
            one_line(name, 17, Face.BOLD, color=mark.on_container, expand=True),
            *([] if is_typed else [rename]),
        ],
        spacing=8,
        height=48,
    )
    parts: list[ft.Control] = [title]
    if wrong:
        parts.append(complaint(wrong, name=f"wrong-side-{side}"))
    parts += players
    if renaming or is_typed or len(name) > LONG:
        own_name = NameField(
            words.text("set-up-side-name"),
            form.side_names[side],
            lambda name: change(lambda form: form.side_called(side, name)),
            name=f"side-name-{side}",
            hint=set_up.made_name(words, form, side),
        )
        short = NameField(
            words.text("set-up-short"),
            form.shorts[side],
            lambda short: change(lambda form: form.shortened(side, short)),
            name=f"short-{side}",
            hint=words.text("set-up-short-hint"),
        )
        parts.append(_row([ft.Container(field, expand=True) for field in (own_name, short)]))
    return ft.Container(
        ft.Column(parts, spacing=8, tight=True, horizontal_alignment=STRETCH),
        bgcolor=mark.container,
        border_radius=20,
        padding=ft.Padding.only(left=14, right=14, top=2, bottom=14),
    )


# --- players, first dealer, seats, target, and what is seldom asked


def _players_card(
    words: Words, form: SetUpForm, change: Change, fits: Callable[[int], bool]
) -> list[ft.Control]:
    """The number of players, where the rule set leaves a choice."""
    numbers = sorted(form.rules.players)
    if len(numbers) == 1:
        return []
    chips = [
        choice(
            words.number(players),
            (lambda _, n=players: change(lambda form: form.with_players(n)))
            if fits(players)
            else None,
            name=f"players-{players}",
            selected=players == form.players,
            says=words.text("set-up-players-count", count=players),
        )
        for players in numbers
    ]
    return [card(heading(words.text("set-up-players")), choices(chips))]


def _dealer_card(words: Words, form: SetUpForm, change: Change) -> ft.Control:
    """The first dealer: the players as they sit."""

    def chip(seat: int, place: Place) -> ft.Control:
        name = set_up.player_name(words, form, place)
        return choice(
            name,
            lambda: change(lambda form: form.dealt_by(place)),
            name=f"dealer-{seat}",
            selected=place == form.dealer,
            says=words.text("set-up-dealer-label", name=name),
            mark=f"{buttons.mark_of(place[0]).symbol} ",
        )

    chips = [chip(seat, place) for seat, place in enumerate(form.round_the_table)]
    return card(heading(words.text("set-up-dealer")), choices(chips))


@component
def SeatingCard(form: SetUpForm, change: Change) -> Any:
    """The seats, swapped by two taps; a draw says the number it was made with."""
    state = use_state()
    words, places = state.words, form.round_the_table
    nobody: int | None = None
    drawn, tell = ft.use_state(nobody)

    def swap(seat: int, other: int) -> None:
        tell(None)
        change(lambda form: form.swapped(places[seat], places[other]))

    def draw() -> None:
        seed = secrets.randbelow(LOTS)
        tell(seed)
        change(lambda form: form.drawn(seed))

    width = state.layout.width
    room = (width / 2 if state.layout.is_wide else width) - 2 * SIDE_PADDING - EDGES
    seats = seat_map.seats_from(
        [set_up.player_name(words, form, place) for place in places],
        [side for side, _ in places],
        set_up.player_name(words, form, form.dealer),
    )
    has_partners = len(form.names) < sum(map(len, form.names))
    return card(
        heading(words.text("seats")),
        remark(words.text("seats-hint")),
        seat_map.SeatMap(seats, swap, room),
        *(draw_parts(words, draw, drawn) if has_partners else []),
    )


def draw_parts(words: Words, draw: Any, drawn: int | None) -> list[ft.Control]:
    """The button that draws lots, and the number of the last draw."""
    lot = buttons.button(words.text("seats-draw"), draw, icon=ft.Icons.CASINO_OUTLINED, name="draw")
    if drawn is None:
        return [lot]
    return [lot, remark(words.text("seats-drawn", seed=f"{drawn:04}"), name="drawn")]


@component
def TargetCard(form: SetUpForm, change: Change) -> Any:
    """The points that the match goes to: those of a rule set, or any number."""
    state = use_state()
    words, ask = state.words, keypad.use_number_pad(state)
    title, usual = words.text("set-up-target"), form.rules.target
    if usual is None:
        deals = words.text("set-up-target-deals", deals=form.rules.match_hands)
        return card(heading(title), remark(deals, name="target"))
    target = form.target or usual
    targets = {rule_book(identity.id).rules.target or target for identity in catalogue()}
    chips = [
        choice(
            words.number(points),
            lambda _, points=points: change(lambda form: form.played_to(points)),
            name=f"target-{points}",
            selected=points == target,
            says=words.text("set-up-target-chip", target=points),
        )
        for points in sorted({*targets, target})
    ]
    asked = keypad.Asked(
        title=title,
        value=target,
        on_done=lambda number: change(lambda form: form.played_to(number or usual)),
    )
    says = words.text("set-up-target-label", target=target)
    number = keypad.number_button(words.number(target), says, partial(ask, asked), name="target")
    return card(ft.Row([ft.Container(heading(title), expand=True), number]), choices(chips))


@component
def MoreCard(form: SetUpForm, change: Change) -> Any:
    """The direction of play, and points that sides begin with."""
    state = use_state()
    words, ask = state.words, keypad.use_number_pad(state)
    opened, set_open = ft.use_state(form.direction is not None or any(form.opening))
    toggle = buttons.opening_row(
        words.text("set-up-less" if opened else "set-up-more"),
        "",
        lambda: set_open(not opened),
        name="more",
        trailing=ft.Icons.EXPAND_LESS if opened else ft.Icons.EXPAND_MORE,
    )
    if not opened:
        return toggle
    which = "clockwise" if form.turns == 1 else "counterclockwise"
    direction = buttons.opening_row(
        words.text("set-up-direction"),
        rule_value(words, "dealing.direction", which),
        lambda: change(SetUpForm.turned),
        name="direction",
        icon=ft.Icons.ROTATE_RIGHT if form.turns == 1 else ft.Icons.ROTATE_LEFT,
        trailing=ft.Icons.SWAP_HORIZ,
    )

    def opening_row(side: int, points: int) -> ft.Control:
        name, number = set_up.side_name(words, form, side), words.number(points)
        asked = keypad.Asked(
            title=name,
            value=points,
            on_done=lambda number: change(lambda form: form.begun_with(side, number)),
            signed=True,
        )
        says = words.text("set-up-opening-label", name=name, points=number)
        label = one_line(f"{buttons.mark_of(side).symbol} {name}", 16, expand=True)
        pad = keypad.number_button(number, says, partial(ask, asked), name=f"opening-{side}")
        return ft.Row([label, pad])

    rows = [opening_row(side, points) for side, points in enumerate(form.opening)]
    parts = [toggle, direction, card(heading(words.text("set-up-opening")), *rows)]
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=STRETCH)
