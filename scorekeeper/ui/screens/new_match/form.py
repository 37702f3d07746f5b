"""Setting a match up: the form of a new match, and of one that is under way.

form       what has been chosen and typed so far, as a frozen value
naming     names for those who have none, and the form as a set-up
under_way  a match that is there already, as a form
body       the form from top to bottom, made of
sides      the sides with their players
details    players, first dealer, target, direction, opening scores
choosing   the list of rule sets
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import rule_set_name, rule_value, special
from scorekeeper.match import Match, default_seats
from scorekeeper.rules import catalogue, rule_book
from scorekeeper.scoring import Problem
from scorekeeper.ui.screens.new_match.set_up import (
    TARGET,
    Place,
    SetUpForm,
    blank_form,
    by_side,
    is_long,
    made_name,
    player_name,
    seat_name,
    side_name,
)
from scorekeeper.ui.state import State, component, use_keyboard, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    button,
    card,
    choice,
    choices,
    complaint,
    heading,
    icon_button,
    mark_of,
    opening_row,
    remark,
    tappable,
)
from scorekeeper.ui.widgets.keypad import Asked, use_number_pad
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import SIDE_PADDING
from scorekeeper.ui.widgets.people import latest_people
from scorekeeper.ui.widgets.proposals import ProposalsLine, is_open
from scorekeeper.ui.widgets.seat_map import SeatMap, seats_from
from scorekeeper.ui.widgets.text import digits, one_line, text

C = ft.Colors
Change = Callable[[Callable[[SetUpForm], SetUpForm]], None]
MOST_KNOWN = 12
PAIR = 2


@dataclass(frozen=True, slots=True)
class Naming:
    """What the fields of the sides need to know of the whole form."""

    form: SetUpForm
    change: Change
    active: Place | None
    """Where the next name that is chosen goes."""
    activate: Callable[[Place | None], None]
    known: tuple[str, ...]
    """Who has played before, the latest first."""
    wrong: Mapping[str, str]
    """What is wrong, in words, by path of the set-up."""
    steps: "Steps"


@dataclass(slots=True)
class Steps:
    """The way from one player's field to the next, by Enter or Tab."""

    fields: dict[Place, ft.TextField] = field(default_factory=dict)
    focused: Place | None = None

    async def on_from(self, place: Place, order: Sequence[Place]) -> None:
        """Move the focus to the field of the player after this one; the last keeps what it has."""
        after = order[order.index(place) + 1 :] if place in order else ()
        if after and after[0] in self.fields:
            await self.fields[after[0]].focus()

    def leave(self, place: Place) -> None:
        """Know that a field has the focus no more."""
        if self.focused == place:
            self.focused = None


@component
def SideCard(naming: Naming, side: int) -> Any:
    """One side: its mark and name, its players, and names to choose from."""
    state, form, words = use_state(), naming.form, use_state().words
    renaming, set_renaming = ft.use_state(False)
    own, mark = form.names[side], mark_of(side)
    name = side_name(words, form, side)
    typed = bool(form.side_names[side] or form.shorts[side])
    wants_name = renaming or typed or is_long(name)
    rename = icon_button(
        ft.Icons.EDIT_OUTLINED,
        words.text("set-up-side-rename", side=side + 1, name=name),
        lambda: set_renaming(not renaming),
        name=f"rename-{side}",
        color=mark.on_container,
    )
    title = ft.Row(
        [
            text(mark.symbol, 18, color=mark.on_container),
            ft.Container(one_line(name, 17, Face.BOLD, color=mark.on_container), expand=True),
            *([] if typed else [rename]),
        ],
        spacing=8,
        height=48,
    )
    parts: list[ft.Control] = [title]
    if wrong := naming.wrong.get(f"sides[{side}].name"):
        parts.append(complaint(wrong, name=f"wrong-side-{side}"))
    one_a_row = state.layout.has_large_text or len(own) > PAIR
    fields: list[ft.Control] = [
        _player(words, naming, (side, number)) for number in range(len(own))
    ]
    parts += [_row([field]) for field in fields] if one_a_row else [_row(fields)]
    if naming.active is not None and naming.active[0] == side:
        parts += _known(words, naming, naming.active)
    if wants_name:
        parts.append(_row(_own_names(words, naming, side, name)))
    return ft.Container(
        ft.Column(
            parts,
            spacing=8,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=mark.container,
        border_radius=20,
        padding=ft.Padding.only(left=14, right=14, top=2, bottom=14),
    )


def _row(fields: list[ft.Control]) -> ft.Row:
    """Fields side by side; one that complains does not move the other."""
    return ft.Row(fields, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def _player(words: Words, naming: Naming, place: Place) -> ft.Control:
    form, change = naming.form, naming.change
    side, number = place

    def typed(name: str) -> None:
        change(lambda form: form.called(place, name))

    def entered() -> None:
        naming.steps.focused = place
        naming.activate(place)

    async def submitted() -> None:
        await naming.steps.on_from(place, by_side(form.names))

    shown = NameField(
        seat_name(words, form.names, place),
        form.name(place),
        typed,
        name=f"name-{side}-{number}",
        error=naming.wrong.get(f"sides[{side}].players[{number}]", ""),
        on_focus=entered,
        on_blur=lambda: naming.steps.leave(place),
        on_submit=submitted,
        on_drawn=lambda drawn: naming.steps.fields.update({place: drawn}),
        active=naming.active == place and bool(naming.known),
    )
    return ft.Container(shown, expand=True)


def _known(words: Words, naming: Naming, place: Place) -> list[ft.Control]:
    """Chips with the names of those who have played and are not at the table yet."""
    typed = naming.form.name(place).strip().casefold()
    seated = {name.strip() for own in naming.form.names for name in own}
    fitting = [
        name for name in naming.known if name not in seated and name.casefold().startswith(typed)
    ]

    def chosen(name: str) -> None:
        after = naming.form.called(place, name)
        naming.change(lambda form: form.called(place, name))
        naming.activate(after.first_nameless())

    chips: list[ft.Control] = [
        choice(
            name,
            lambda _, name=name: chosen(name),
            name=f"known-{index}",
            says=words.text("set-up-known", name=name),
        )
        for index, name in enumerate(fitting[:MOST_KNOWN])
    ]
    return [ft.Row(chips, spacing=6, scroll=ft.ScrollMode.AUTO)] if chips else []


def _own_names(words: Words, naming: Naming, side: int, made: str) -> list[ft.Control]:
    """The side's name where the table has one of its own, and a short form of it."""
    form, change = naming.form, naming.change

    def named(name: str) -> None:
        change(lambda form: form.side_called(side, name))

    def shortened(short: str) -> None:
        change(lambda form: form.shortened(side, short))

    own_name = NameField(
        words.text("set-up-side-name"),
        form.side_names[side],
        named,
        name=f"side-name-{side}",
        hint=made,
    )
    short_form = NameField(
        words.text("set-up-short"),
        form.shorts[side],
        shortened,
        name=f"short-{side}",
        hint=words.text("set-up-short-hint"),
    )
    return [ft.Container(own_name, expand=True), ft.Container(short_form, expand=True)]


def players_card(
    words: Words, form: SetUpForm, change: Change, fits: Callable[[int], bool]
) -> list[ft.Control]:
    """How many play, where the rule set leaves a choice."""
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


def dealer_card(words: Words, form: SetUpForm, change: Change) -> ft.Control:
    """Who deals first: the players as they sit."""
    chips = []
    for seat, place in enumerate(form.round_the_table):
        name = player_name(words, form, place)
        chips.append(
            choice(
                name,
                lambda _, place=place: change(lambda form: form.dealt_by(place)),
                name=f"dealer-{seat}",
                selected=place == form.dealer,
                says=words.text("set-up-dealer-label", name=name),
                mark=f"{mark_of(place[0]).symbol} ",
            )
        )
    return card(heading(words.text("set-up-dealer")), choices(chips))


@component
def TargetCard(form: SetUpForm, change: Change) -> Any:
    """To how many points the match goes: those of the rule set, others, or any number."""
    state = use_state()
    words, ask = state.words, use_number_pad(state)
    title, usual = words.text("set-up-target"), form.rules.target
    if usual is None:
        deals = words.text("set-up-target-deals", deals=form.rules.match_hands)
        return card(heading(title), remark(deals, name="target"))
    target = form.target or usual
    points = sorted({*_targets(), target})
    chips = [
        choice(
            words.number(one),
            lambda _, one=one: change(lambda form: form.played_to(one)),
            name=f"target-{one}",
            selected=one == target,
            says=words.text("set-up-target-chip", target=one),
        )
        for one in points
    ]
    typed = Asked(
        title=title,
        value=target,
        on_done=lambda number: change(lambda form: form.played_to(number or usual)),
    )
    shown = words.number(target)
    says = words.text("set-up-target-label", target=target)
    row = ft.Row([ft.Container(heading(title), expand=True), _number(shown, says, typed, ask)])
    return card(row, choices(chips))


@component
def MoreCard(form: SetUpForm, change: Change) -> Any:
    """What is seldom asked: the direction of play, and points that sides begin with."""
    state = use_state()
    words, ask = state.words, use_number_pad(state)
    used = form.direction is not None or any(form.opening)
    is_open, set_open = ft.use_state(used)
    toggle = opening_row(
        words.text("set-up-less" if is_open else "set-up-more"),
        "",
        lambda: set_open(not is_open),
        name="more",
        trailing=ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE,
    )
    if not is_open:
        return toggle
    which = "clockwise" if form.turns == 1 else "counterclockwise"
    direction = opening_row(
        words.text("set-up-direction"),
        rule_value(words, "dealing.direction", which),
        lambda: change(lambda form: form.turned()),
        name="direction",
        icon=ft.Icons.ROTATE_RIGHT if form.turns == 1 else ft.Icons.ROTATE_LEFT,
        trailing=ft.Icons.SWAP_HORIZ,
    )
    rows = [_opening(words, form, side, change, ask) for side in range(len(form.names))]
    opening = card(heading(words.text("set-up-opening")), *rows)
    return ft.Column(
        [toggle, direction, opening],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _opening(
    words: Words, form: SetUpForm, side: int, change: Change, ask: Callable[[Asked], None]
) -> ft.Control:
    name, points = side_name(words, form, side), form.opening[side]
    typed = Asked(
        title=name,
        value=points,
        on_done=lambda number: change(lambda form: form.begun_with(side, number)),
        signed=True,
    )
    says = words.text("set-up-opening-label", name=name, points=words.number(points))
    title = one_line(f"{mark_of(side).symbol} {name}", 16)
    return ft.Row(
        [
            ft.Container(title, expand=True),
            _number(words.number(points), says, typed, ask, name=f"opening-{side}"),
        ]
    )


def _number(
    shown: str,
    says: str,
    typed: Asked,
    ask: Callable[[Asked], None],
    *,
    name: str = "target",
) -> ft.Control:
    """A number that opens the pad."""
    return tappable(
        ft.Row(
            [digits(shown, 20, C.ON_SURFACE), ft.Icon(ft.Icons.DIALPAD, size=20)],
            spacing=10,
            tight=True,
        ),
        says,
        lambda: ask(typed),
        name=name,
        padding=ft.Padding.symmetric(vertical=13, horizontal=14),
        border=ft.Border.all(1, C.OUTLINE),
        border_radius=14,
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
    )


def _targets() -> set[int]:
    """The targets that there are, whatever the rule set."""
    found = (rule_book(identity.id).rules.target for identity in catalogue())
    return {target for target in found if target is not None}


EDGES = 28
"""Pixels of a card beside what is in it."""
LOTS = 10_000
"""How many numbers a draw may have: so short that they can be told again."""


@component
def SeatingCard(form: SetUpForm, change: Change) -> Any:
    """The seats, swapped by two taps; a draw says the number it was made with."""
    state = use_state()
    words = state.words
    nobody: int | None = None
    drawn, tell = ft.use_state(nobody)
    places = form.round_the_table

    def swap(one: int, other: int) -> None:
        tell(None)
        change(lambda form: form.swapped(places[one], places[other]))

    def draw() -> None:
        seed = secrets.randbelow(LOTS)
        tell(seed)
        change(lambda form: form.drawn(seed))

    width = state.layout.width
    room = (width / 2 if state.layout.is_wide else width) - 2 * SIDE_PADDING - EDGES
    seats = seats_from(
        [player_name(words, form, place) for place in places],
        [side for side, _ in places],
        player_name(words, form, form.dealer),
    )
    parts: list[ft.Control] = [heading(words.text("seats")), remark(words.text("seats-hint"))]
    parts.append(SeatMap(seats, swap, room))
    if has_partners(form):
        parts += draw_parts(words, draw, drawn)
    return card(*parts)


def draw_parts(words: Words, draw: Any, drawn: int | None) -> list[ft.Control]:
    """The button that draws lots, and the number of the last draw."""
    said = words.text("seats-drawn", seed=f"{drawn:04}") if drawn is not None else ""
    lot = button(words.text("seats-draw"), draw, icon=ft.Icons.CASINO_OUTLINED, name="draw")
    return [lot, remark(said, name="drawn")] if said else [lot]


def has_partners(form: SetUpForm) -> bool:
    """Return True if there is anything to draw."""
    return len(form.names) < sum(map(len, form.names))


SIDES = "sides"


@component
def SetUpBody(
    form: SetUpForm,
    change: Change,
    *,
    problems: tuple[Problem, ...],
    on_rules: Callable[[], None],
    fits: Callable[[int], bool],
    said: Sequence[ft.Control] = (),
) -> Any:
    """Everything that is asked, what is usually left alone last; `said` stands on top."""
    state = use_state()
    words = state.words
    known = ft.use_memo(lambda: _people(state), [])
    active, activate = ft.use_state(form.first_nameless())
    steps: Steps = ft.use_memo(Steps, [])
    naming = Naming(
        form=form,
        change=change,
        active=_still_there(active, form),
        activate=activate,
        known=known,
        wrong={problem.path: words.problem(problem) for problem in problems},
        steps=steps,
    )

    async def pressed(event: ft.KeyboardEvent) -> None:
        """Take Tab to the next player: what lies between the fields is for taps."""
        if event.key == "Tab" and not event.shift and steps.focused is not None:
            await steps.on_from(steps.focused, by_side(form.names))

    use_keyboard(state.keyboard, pressed)
    rules = [
        *said,
        _rules_row(words, form, on_rules),
        *_proposals(state, form),
        *players_card(words, form, change, fits),
        *(complaint(words.problem(one)) for one in problems if not _is_at_a_name(one)),
    ]
    sides = [SideCard(naming, side, key=f"side-{side}") for side in range(len(form.names))]
    dealer, target = dealer_card(words, form, change), TargetCard(form, change)
    seating = SeatingCard(form, change)
    more = MoreCard(form, change)
    if state.layout.is_wide:
        return ft.Row(
            [_column([*rules, target, more]), _column([*sides, dealer, seating])],
            expand=True,
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    return _column([*rules, *sides, dealer, target, seating, more])


def _rules_row(words: Words, form: SetUpForm, on_rules: Callable[[], None]) -> ft.Control:
    book = rule_book(form.ruleset)
    base, changed = rule_set_name(words, book.identity), len(form.house_rules)
    name = form.profile or base
    said = words.text("house-line", base=base, count=changed) if form.profile else None
    return opening_row(
        name,
        said or special(words, book),
        on_rules,
        name="ruleset",
        says=words.text("set-up-rules-choose", name=name),
        icon=ft.Icons.MENU_BOOK_OUTLINED,
    )


def _proposals(state: State, form: SetUpForm) -> list[ft.Control]:
    """That some values of the chosen rules rest on no source, until the table has agreed."""
    if not is_open(state.session, form.ruleset, form.house_rules):
        return []
    key = f"proposals-{form.ruleset}"
    return [ProposalsLine(form.ruleset, form.house_rules, leads_on=False, key=key)]


def _column(parts: Sequence[ft.Control]) -> ft.Column:
    return ft.Column(
        [ft.Container(part, padding=_sides_free()) for part in parts],
        spacing=8,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _sides_free() -> ft.Padding:
    return ft.Padding.symmetric(horizontal=SIDE_PADDING)


def _still_there(place: Place | None, form: SetUpForm) -> Place | None:
    """The place if the form still has it after the number of players was changed."""
    if place is None or place not in form.round_the_table:
        return form.first_nameless()
    return place


def _people(state: State) -> tuple[str, ...]:
    """Who is known, those of the latest matches first; names of seats are nobody's."""
    return tuple(one.who.label for one in latest_people(state.session))


def _is_at_a_name(problem: Problem) -> bool:
    return problem.path.startswith(f"{SIDES}[")


def form_of(words: Words, match: Match) -> SetUpForm:
    """The form of a match that is under way, with all that it says about it."""
    form = _with_players(match)
    form = replace(
        form,
        side_names=tuple(side.name for side in match.sides),
        shorts=tuple(side.short or "" for side in match.sides),
        opening=match.opening_scores or (0,) * len(match.sides),
        target=_target(match),
        house_rules=_own_rules(match, form.players),
    )
    form = form if form.turns == match.direction else form.turned()
    return _untyped(words, _seated(form, match))


def _with_players(match: Match) -> SetUpForm:
    form = blank_form(match.ruleset)
    names = tuple(tuple(player.name for player in side.players) for side in match.sides)
    if not all(names):
        return form
    players = sum(map(len, names))
    return replace(form.with_players(players), names=names)


def _target(match: Match) -> int | None:
    own: int | None = match.house_rules.get(TARGET)
    return None if own == rule_book(match.ruleset).rules.target else own


def _own_rules(match: Match, players: int) -> Mapping[str, Any]:
    """The house rules but for the target and for what follows from the number of players."""
    follows = rule_book(match.ruleset).rules.by_players.get(str(players), {})
    return {
        path: value
        for path, value in match.house_rules.items()
        if path != TARGET and not (path in follows and follows[path] == value)
    }


def _seated(form: SetUpForm, match: Match) -> SetUpForm:
    """The form with the first dealer and the order round the table of a match."""
    where: dict[str, Place] = {form.name(place): place for place in by_side(form.names)}
    if match.first_dealer in where:
        form = form.dealt_by(where[match.first_dealer])
    if match.seats and match.seats != default_seats(match.sides):
        form = replace(form, order=tuple(where[name] for name in match.seats))
    return form


def _untyped(words: Words, form: SetUpForm) -> SetUpForm:
    """The form without the names that it would make by itself."""
    for place in by_side(form.names):
        if form.name(place) == seat_name(words, form.names, place):
            form = form.called(place, "")
    for side, own in enumerate(form.side_names):
        if own == made_name(words, form, side):
            form = form.side_called(side, "")
    return form
