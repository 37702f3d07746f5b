"""A new match, and the set-up of the match that is open: rules, players, first dealer, target."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import rule_name, rule_value, special
from scorekeeper.match import Match
from scorekeeper.rules import HouseRules, RuleSetId, catalogue, rule_book
from scorekeeper.scoring import DealScore, Grade, score_deal
from scorekeeper.scoring.checks import is_scorable
from scorekeeper.services import OpenMatch, SetUp, rules_of, set_up_problems
from scorekeeper.services.set_up import house_rules_of
from scorekeeper.ui.screens.new_match import set_up
from scorekeeper.ui.state import State, component, go, go_home, use_keyboard, use_state
from scorekeeper.ui.theme import Face, one_line, text
from scorekeeper.ui.widgets import buttons, dialogs, keypad, people, proposals, rule_sets, seat_map
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

Change = Callable[[Callable[[set_up.SetUpForm], set_up.SetUpForm]], None]


@component
def NewMatchScreen() -> Any:
    """The form of a new match; Start begins it and shows the table, or the paper to copy from."""
    state = use_state()
    words, address = state.words, ft.context.page.route
    _, _, uid = address.partition("?house=")
    back = f"/house/{uid}" if uid else "/matches" if address.endswith("?from=matches") else "/"

    def start(set_up: SetUp | None, route: str) -> buttons.Handler | None:
        async def begin() -> None:
            if set_up and not await state.start(set_up) and state.failure is None:
                go(route)

        return begin if set_up else None

    def foot(set_up: SetUp | None) -> ft.Control:
        paper = buttons.button(
            words.text("paper-title"), start(set_up, "/paper"), name="paper", expand=2
        )
        begin = buttons.button(
            words.text("new-match-start"),
            start(set_up, "/"),
            icon=ft.Icons.PLAY_ARROW,
            filled=True,
            name="start",
            expand=3,
        )
        return ft.Row([paper, begin], spacing=8)

    begun = ft.use_memo(lambda: _begun(state, uid), [])
    return SetUpView(begun, back, foot)


def _begun(state: State, uid: str) -> set_up.SetUpForm:
    """A blank form by house rules, else by the rules of the match that was played last."""
    last = next((summary for summary in state.session.matches.list() if summary.is_readable), None)
    form = set_up.blank_form(last.match.ruleset if last else catalogue()[0].id)
    house = next(
        (house for house in rule_sets.playable(state.session) if uid and house.uid == uid), None
    )
    return form if house is None else form.by_rules(house)


@component
def SetUpScreen() -> Any:
    """The form with what is known of the match; without a match there is nothing to set up."""
    state = use_state()
    if state.match is not None:
        return Correcting(state.match)
    words, back = state.words, go_home
    bar = app_bar(words.text("set-up"), on_back=back, back_label=words.text("set-up-back"))
    return cover("/set-up", page(bar, padded(buttons.remark(words.text("set-up-no-match")))), back)


@component
def Correcting(opened: OpenMatch) -> Any:
    """The form of one match; Save corrects it, and the deals are scored anew."""
    state = use_state()
    words = state.words
    begun = ft.use_memo(
        lambda: replace(set_up.form_of(words, opened.match), profile=opened.profile), []
    )
    seen, look = ft.use_state(opened.number)

    def foot(set_up: SetUp | None) -> ft.Control:
        async def save() -> None:
            if (
                set_up
                and not await state.change(state.session.matches.correct, set_up, seen=seen)
                and state.failure is None
            ):
                go("/")
            elif state.match is not None:
                look(state.match.number)  # what others did was told, so it may be saved now

        label, done = words.text("set-up-save"), save if set_up else None
        return buttons.button(label, done, icon=ft.Icons.CHECK, filled=True, name="save")

    return SetUpView(begun, "/", foot, opened)


def spoilt_deals(opened: OpenMatch, after: SetUp) -> tuple[int, ...]:
    """The numbers of the deals that fit the rules, and would not fit those of a set-up."""
    was, now = opened.match.house_rules, house_rules_of(after)
    paths = {*was, *now} - {set_up.TARGET}  # the target makes no deal impossible
    is_same = after.ruleset == opened.match.ruleset
    if is_same and all(was.get(path) == now.get(path) for path in paths):
        return ()
    _, rules = rules_of(after)
    deals = zip(opened.match.deals, opened.progress.deals, strict=True)
    return tuple(
        number
        for number, (played, progress) in enumerate(deals, 1)
        if _is_spoilt(score_deal(rules, played.deal)) and not _is_spoilt(progress.score)
    )


def _is_spoilt(score: DealScore) -> bool:
    """Return True if a deal cannot have been, or has something in it without a number."""
    grades = {problem.grade for problem in score.problems}
    return Grade.IMPOSSIBLE in grades or not is_scorable(score.problems)


# --- the form


def _fits(match: Match | None, ruleset: RuleSetId, players: int) -> bool:
    """Return True unless deals of another number of sides are there."""
    sides, _ = set_up.shape_of(rule_book(ruleset).rules, players, {})
    return match is None or not match.deals or sides == len(match.sides)


def _by_rules(
    match: Match | None, form: set_up.SetUpForm, rules: RuleSetId | HouseRules
) -> set_up.SetUpForm:
    """The form by other rules, for as many players as a match has if its deals allow that."""
    if match is None:
        return form.by_rules(rules)
    ruleset = rules.base if isinstance(rules, HouseRules) else rules
    possible = [n for n in rule_book(ruleset).rules.players if _fits(match, ruleset, n)]
    now = sum(len(side.players) for side in match.sides)
    players = now if now in possible else possible[0]
    if isinstance(rules, HouseRules):
        return replace(form, players=players).by_rules(rules)
    return form.by_rules(rules).with_players(players)


@component
def SetUpView(
    begun: set_up.SetUpForm,
    back: str,
    foot: Callable[[SetUp | None], ft.Control],
    opened: OpenMatch | None = None,
) -> Any:
    """The form with its `foot`, which is given the set-up unless something is wrong with it.

    `opened` is the match that is corrected.
    """
    state = use_state()
    words = state.words
    form, change = ft.use_state(begun)
    choosing, set_choosing = ft.use_state(False)

    match = None if opened is None else opened.match
    has_deals = match is not None and bool(match.deals)
    title = "new-match" if match is None else "set-up"
    route = "/new" if match is None else "/set-up"

    def choose(rules: RuleSetId | HouseRules) -> None:
        change(lambda form: _by_rules(match, form, rules))
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
            fits=lambda ruleset: any(
                _fits(match, ruleset, n) for n in rule_book(ruleset).rules.players
            ),
            why_not=words.text("set-up-no-fit", sides=len(match.sides))
            if match is not None and has_deals
            else "",
        )
        return cover(route, chooser, leave, part="/rules")
    made = set_up.set_up_of(words, form, match)
    problems = set_up_problems(made)
    spoilt = () if problems or opened is None else spoilt_deals(opened, made)
    book = rule_book(form.ruleset)
    base, line = words.rule_set_name(book.identity), special(words, book)
    if form.profile:
        line = words.text("house-line", base=base, count=len(form.house_rules))
    name = form.profile or base
    left: list[ft.Control] = []
    if match is not None and has_deals:
        follows = words.text("set-up-follows", deals=len(match.deals))
        left.append(buttons.remark(follows, name="follows"))
    if opened is not None and opened.rules_changed:
        what = ", ".join(dict.fromkeys(rule_name(words, path) for path in opened.rules_changed))
        line_of_today = words.text("set-up-changed-today", what=what)
        left.append(buttons.remark(line_of_today, name="changed-today"))
    if spoilt:
        numbers = ", ".join(map(words.number, spoilt))
        why = words.text("set-up-spoilt", deals=numbers, count=len(spoilt))
        left.append(buttons.complaint(why, name="spoilt"))
    choose_rules = words.text("set-up-rules-choose", name=name)
    left.append(
        buttons.opening_row(
            name,
            line,
            partial(set_choosing, True),
            name="ruleset",
            says=choose_rules,
            icon=ft.Icons.MENU_BOOK_OUTLINED,
        )
    )
    if proposals.open_values(state.words, state.session, form.ruleset, form.house_rules):
        key = f"proposals-{form.ruleset}"
        left.append(
            proposals.ProposalsLine(form.ruleset, form.house_rules, leads_on=False, key=key)
        )
    left += _players_card(words, form, change, match)
    of_form = (problem for problem in problems if not problem.path.startswith("sides["))
    left += [buttons.complaint(words.problem(problem)) for problem in of_form]
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
        back_icon=ft.Icons.CLOSE if match is None else ft.Icons.ARROW_BACK,
    )
    notice = dialogs.notice_bar(state) if state.failure else None
    below = (notice, foot(None if problems or spoilt else made))
    feet = [padded(part, bottom=8) for part in below if part is not None]
    return cover(route, page(bar, ft.Container(body, expand=True), *feet), partial(go, back))


# --- the sides with their players


@dataclass(slots=True)
class NameFocus:
    fields: dict[set_up.Place, ft.TextField] = field(default_factory=dict)
    place: set_up.Place | None = None

    async def move_on(self, place: set_up.Place, order: Sequence[set_up.Place]) -> None:
        """Move to the field of the player after this one; the last keeps the focus."""
        after = order[order.index(place) + 1 :] if place in order else ()
        if after and after[0] in self.fields:
            await self.fields[after[0]].focus()

    def leave(self, place: set_up.Place) -> None:
        if self.place == place:
            self.place = None


@component
def Sides(form: set_up.SetUpForm, change: Change, wrong: Mapping[str, str]) -> Any:
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

    def name_field(place: set_up.Place) -> ft.Control:
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

    def known_names(place: set_up.Place) -> list[ft.Control]:
        """Chips with the names of those who have played and are not at the table yet."""
        typed = form.name(place).strip().casefold()
        seated = {name.strip() for own in form.names for name in own}
        fitting = [n for n in known if n not in seated and n.casefold().startswith(typed)]

        def choose(name: str) -> None:
            change(lambda form: form.called(place, name))
            activate(form.called(place, name).first_nameless())

        chips: list[ft.Control] = [
            buttons.choice(
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
    form: set_up.SetUpForm, change: Change, side: int, wrong: str, players: list[ft.Control]
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
        parts.append(buttons.complaint(wrong, name=f"wrong-side-{side}"))
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
    words: Words, form: set_up.SetUpForm, change: Change, match: Match | None
) -> list[ft.Control]:
    """The number of players, where the rule set leaves a choice."""
    numbers = sorted(form.rules.players)
    if len(numbers) == 1:
        return []
    chips = [
        buttons.choice(
            words.number(players),
            (lambda _, n=players: change(lambda form: form.with_players(n)))
            if _fits(match, form.ruleset, players)
            else None,
            name=f"players-{players}",
            selected=players == form.players,
            says=words.text("set-up-players-count", count=players),
        )
        for players in numbers
    ]
    return [buttons.card(buttons.heading(words.text("set-up-players")), buttons.choices(chips))]


def _dealer_card(words: Words, form: set_up.SetUpForm, change: Change) -> ft.Control:

    def chip(seat: int, place: set_up.Place) -> ft.Control:
        name = set_up.player_name(words, form, place)
        return buttons.choice(
            name,
            lambda: change(lambda form: form.dealt_by(place)),
            name=f"dealer-{seat}",
            selected=place == form.dealer,
            says=words.text("set-up-dealer-label", name=name),
            mark=f"{buttons.mark_of(place[0]).symbol} ",
        )

    chips = [chip(seat, place) for seat, place in enumerate(form.round_the_table)]
    return buttons.card(buttons.heading(words.text("set-up-dealer")), buttons.choices(chips))


@component
def SeatingCard(form: set_up.SetUpForm, change: Change) -> Any:
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
    return buttons.card(
        buttons.heading(words.text("seats")),
        buttons.remark(words.text("seats-hint")),
        seat_map.SeatMap(seats, swap, room),
        *(draw_parts(words, draw, drawn) if has_partners else []),
    )


def draw_parts(words: Words, draw: Any, drawn: int | None) -> list[ft.Control]:
    lot = buttons.button(words.text("seats-draw"), draw, icon=ft.Icons.CASINO_OUTLINED, name="draw")
    if drawn is None:
        return [lot]
    return [lot, buttons.remark(words.text("seats-drawn", seed=f"{drawn:04}"), name="drawn")]


@component
def TargetCard(form: set_up.SetUpForm, change: Change) -> Any:
    """The points that the match goes to: those of a rule set, or any number."""
    state = use_state()
    words, ask = state.words, keypad.use_number_pad(state)
    title, usual = words.text("set-up-target"), form.rules.target
    if usual is None:
        deals = words.text("set-up-target-deals", deals=form.rules.match_hands)
        return buttons.card(buttons.heading(title), buttons.remark(deals, name="target"))
    target = form.target or usual
    targets = {rule_book(identity.id).rules.target or target for identity in catalogue()}
    chips = [
        buttons.choice(
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
    return buttons.card(
        ft.Row([ft.Container(buttons.heading(title), expand=True), number]), buttons.choices(chips)
    )


@component
def MoreCard(form: set_up.SetUpForm, change: Change) -> Any:
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
        lambda: change(set_up.SetUpForm.turned),
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
    parts = [toggle, direction, buttons.card(buttons.heading(words.text("set-up-opening")), *rows)]
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=STRETCH)
