"""The plan of an evening as a form: everything that is agreed before the first round.

screen    a new evening, and the plan of one that is there
usual     what stands in the form when it is opened
body      the cards, in one column or two
kit       what every card works with
fold      a part that shows all there is after a tap
about     name, day, place, rounds
playing   rules, form and draw, tables of three
lasting   how long a round is
counting  the scheme of the standing
figures   what a scheme counts, to be changed
ties      what parts those who are level
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, get_args

import flet as ft

from scorekeeper.club import (
    Band,
    Evening,
    Form,
    MatchPoints,
    Movement,
    Plan,
    RoundLength,
    Scheme,
    SchemeId,
    Shape,
    TieBreak,
    plan_problems,
    replanned,
    round_lengths,
    scheme_of,
    schemes,
    shape_of,
)
from scorekeeper.club.model import ByeRule, lone_players
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import (
    club_problem,
    club_problems,
    length_origin,
    length_told,
    scheme_name,
    scheme_origin,
)
from scorekeeper.i18n.messages import day
from scorekeeper.i18n.rules import rule_set_name
from scorekeeper.rules import (
    HouseRules,
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
    catalogue,
    rule_book,
)
from scorekeeper.scoring import Problem
from scorekeeper.ui.screens.organizer.page import (
    CLUB,
    NEW,
    ORGANISER,
    begun,
    by_house,
    by_rules,
    changed,
    gone,
    of_evening,
    use_evening,
)
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    DISABLED,
    Handler,
    button,
    card,
    choice,
    choices,
    complaint,
    heading,
    icon_button,
    opening_row,
    remark,
    tappable,
)
from scorekeeper.ui.widgets.dialogs import notice_bar
from scorekeeper.ui.widgets.keypad import Asked, use_number_pad
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import SIDE_PADDING, app_bar, cover, padded, page
from scorekeeper.ui.widgets.rule_sets import playable, rule_set_chooser
from scorekeeper.ui.widgets.text import SENTENCE, digits, text

C = ft.Colors
NUMBER_WIDTH = 96
"""Pixels that a number takes at least."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Planning:
    """A plan on its way, for the cards that show its parts."""

    words: Words
    plan: Plan
    change: Callable[[Callable[[Plan], Plan]], None]
    problems: tuple[Problem, ...]
    scale: float
    """How large text is."""
    ask: Callable[[Asked], None]
    """Opens the keys for a number."""
    opened: frozenset[str] = frozenset()
    """The parts that show all there is to choose."""
    toggle: Callable[[str], None] = lambda _: None
    """Opens such a part, or closes it."""
    begun: bool = False
    """True if rounds were drawn: rules, form and tables of three stay."""

    def set(self, **parts: Any) -> None:
        """Have parts of the plan be otherwise."""
        self.change(lambda plan: replace(plan, **parts))

    def wrong(self, *paths: str) -> Iterator[ft.Control]:
        """What is wrong at some places of the plan, a complaint each."""
        for number, one in enumerate(self.problems):
            if any(one.path == path or one.path.startswith(f"{path}.") for path in paths):
                yield complaint(club_problem(self.words, one), name=f"wrong-{number}")

    def error(self, path: str) -> str:
        """What is wrong at one place, for a field that says it itself."""
        found = (club_problem(self.words, one) for one in self.problems if one.path == path)
        return next(found, "")


def number_row(
    planning: Planning,
    label: str,
    value: int | None,
    keep: Callable[[int], None],
    *,
    name: str,
    none: str = "–",
    signed: bool = False,
) -> ft.Control:
    """A line with a number that is typed by a tap on it; `none` stands where there is none."""
    words = planning.words
    shown = none if value is None else words.number(value)
    asked = Asked(title=label, value=value or 0, on_done=keep, signed=signed)
    number = tappable(
        digits(shown, 18, C.ON_SURFACE, text_align=ft.TextAlign.END),
        words.text("club-number-said", label=label, number=shown),
        lambda: planning.ask(asked),
        name=name,
        width=NUMBER_WIDTH * planning.scale,
        padding=ft.Padding.symmetric(vertical=14, horizontal=14),
        border_radius=12,
        border=ft.Border.all(1, C.OUTLINE),
        bgcolor=C.SURFACE_CONTAINER_LOWEST,
    )
    said = ft.Container(text(label, 16), expand=True)
    return ft.Row([said, number], spacing=12)


def about_card(planning: Planning) -> ft.Control:
    """Name, day and place; the day is said in words too, so that a slip is seen."""
    words, plan = planning.words, planning.plan
    fields = [
        NameField(
            words.text("club-name"),
            plan.name,
            lambda name: planning.set(name=name),
            name="name",
            error=planning.error("plan.name"),
            key="name",
        ),
        NameField(
            words.text("club-date"),
            plan.date,
            lambda date: planning.set(date=date.strip()),
            name="date",
            error=planning.error("plan.date"),
            key="date",
        ),
        NameField(
            words.text("club-place"),
            plan.place,
            lambda place: planning.set(place=place),
            name="place",
            key="place",
        ),
    ]
    when = day(words, plan.date)
    said = [remark(when, name="day")] if when else []
    return card(heading(words.text("club-about")), *fields[:2], *said, fields[2])


def rounds_card(planning: Planning) -> ft.Control:
    """How many rounds are played, and how many of the worst do not count."""
    words, plan = planning.words, planning.plan
    rounds = number_row(
        planning,
        words.text("club-rounds"),
        plan.rounds,
        lambda count: planning.set(rounds=count),
        name="rounds",
    )
    dropped = number_row(
        planning,
        words.text("club-drop"),
        plan.drop_worst,
        lambda count: planning.set(drop_worst=count),
        name="drop",
    )
    wrong = planning.wrong
    return card(
        rounds,
        *wrong("plan.rounds"),
        dropped,
        *wrong("plan.drop_worst"),
        remark(_dropped(planning)),
    )


def _dropped(planning: Planning) -> str:
    return planning.words.text("club-drop-hint", count=planning.plan.drop_worst)


STEP = 100
"""How much further a new row of the table reaches than the one above it, in card points."""
BYES: tuple[ByeRule, ...] = get_args(ByeRule)


def figures(planning: Planning) -> Iterator[ft.Control]:
    """Every figure of the plan's scheme, each to be typed."""
    words, scheme = planning.words, planning.plan.scheme
    if scheme.match_points is not None:
        yield from _match_points(planning, scheme.match_points)
    if scheme.counts == "victory_points":
        yield from _bands(planning)
    yield number_row(
        planning,
        words.text("club-walkover-points"),
        scheme.walkover,
        lambda points: _keep(planning, walkover=points),
        name="walkover",
    )
    yield heading(words.text("club-bye-title"))
    yield choices(
        [
            choice(
                words.text("club-bye", bye=bye),
                lambda _, bye=bye: _keep(planning, bye=bye),
                name=f"bye-{bye}",
                selected=bye == scheme.bye,
            )
            for bye in BYES
        ]
    )


def _match_points(planning: Planning, points: MatchPoints) -> Iterator[ft.Control]:
    for name in ("win", "draw", "loss"):
        yield number_row(
            planning,
            planning.words.text("club-match-points", outcome=name),
            getattr(points, name),
            _keeper(planning, points, name),
            name=f"points-{name}",
        )


def _keeper(planning: Planning, points: MatchPoints, name: str) -> Callable[[int], None]:
    return lambda number: _keep(planning, match_points=replace(points, **{name: number}))


def _bands(planning: Planning) -> Iterator[ft.Control]:
    """The table of victory points: a row for each difference, the last for all others."""
    words, bands = planning.words, planning.plan.scheme.bands
    yield heading(words.text("club-bands"))
    for place in range(len(bands)):
        yield _band(planning, place)
    more = (*bands[:-1], _further(bands), *bands[-1:])
    yield button(
        words.text("club-band-add"),
        lambda: _keep(planning, bands=more),
        icon=ft.Icons.ADD,
        name="band-add",
    )


def _further(bands: tuple[Band, ...]) -> Band:
    """A row between the last but one and the last."""
    if len(bands) > 1 and bands[-2].upto is not None:
        return replace(bands[-2], upto=bands[-2].upto + STEP)
    return Band(STEP, bands[-1].winner, bands[-1].loser)


def _band(planning: Planning, place: int) -> ft.Control:
    words, bands = planning.words, planning.plan.scheme.bands
    band = bands[place]
    is_last = place == len(bands) - 1

    def changed(**parts: Any) -> None:
        row = replace(band, **parts)
        _keep(planning, bands=(*bands[:place], row, *bands[place + 1 :]))

    upto: ft.Control = ft.Container(text(words.text("club-band-beyond"), 16), expand=True)
    if not is_last:
        label = words.text("club-band-upto")
        row = number_row(
            planning, label, band.upto, lambda n: changed(upto=n), name=f"upto-{place}"
        )
        upto = ft.Container(row, expand=True)
    ends = [
        number_row(
            planning,
            words.text(f"club-band-{end}"),
            getattr(band, end),
            _changer(changed, end),
            name=f"{end}-{place}",
        )
        for end in ("winner", "loser")
    ]
    gone = icon_button(
        ft.Icons.DELETE_OUTLINE,
        words.text("club-band-drop", number=place + 1),
        None if is_last else lambda: _keep(planning, bands=(*bands[:place], *bands[place + 1 :])),
        name=f"band-drop-{place}",
    )
    return ft.Container(
        ft.Column([ft.Row([upto, gone]), *ends], spacing=4, tight=True),
        padding=ft.Padding.only(bottom=8),
        border=ft.Border.only(bottom=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
        key=f"band-{place}",
    )


def _changer(changed: Callable[..., None], end: str) -> Callable[[int], None]:
    return lambda number: changed(**{end: number})


def _keep(planning: Planning, **parts: Any) -> None:
    planning.change(lambda plan: replace(plan, scheme=replace(plan.scheme, **parts)))


STRETCH = ft.CrossAxisAlignment.STRETCH


def fold(
    planning: Planning,
    name: str,
    title: str,
    chosen: str,
    *,
    parts: Callable[[], Sequence[ft.Control]],
    wrong: Sequence[ft.Control] = (),
) -> ft.Control:
    """The row, and its `parts` below it while it is open; what is `wrong` is always shown."""
    is_open = name in planning.opened
    row = opening_row(
        title,
        chosen,
        lambda: planning.toggle(name),
        name=name,
        trailing=ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE,
    )
    shown: list[ft.Control] = [row, *wrong]
    if is_open:
        inner = ft.Column(list(parts()), spacing=8, tight=True, horizontal_alignment=STRETCH)
        padding = ft.Padding.only(left=14, right=14, bottom=14, top=4)
        shown.append(ft.Container(inner, padding=padding))
    return ft.Container(
        ft.Column(shown, spacing=0, tight=True, horizontal_alignment=STRETCH),
        border_radius=16,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        key=name,
    )


ALL: tuple[TieBreak, ...] = get_args(TieBreak)


def ties(planning: Planning) -> Iterator[ft.Control]:
    """The order as rows, then what is left out as chips."""
    words, order = planning.words, planning.plan.scheme.tie_breaks
    yield heading(words.text("club-ties"))
    for place, tie in enumerate(order):
        yield _row(planning, place, tie)
    if not order:
        yield remark(words.text("club-ties-none"))
    left = [tie for tie in ALL if tie not in order]
    if left:
        yield remark(words.text("club-ties-add"))
        yield choices(
            [
                choice(
                    words.text("club-tie", tie=tie),
                    lambda _, tie=tie: _ties_keep(planning, (*order, tie)),
                    name=f"tie-add-{tie}",
                    mark="+ ",
                )
                for tie in left
            ]
        )


def _row(planning: Planning, place: int, tie: TieBreak) -> ft.Control:
    words, order = planning.words, planning.plan.scheme.tie_breaks
    said = words.text("club-tie", tie=tie)
    above = (*order[: place - 1], tie, order[place - 1], *order[place + 1 :]) if place else order
    up = icon_button(
        ft.Icons.ARROW_UPWARD,
        words.text("club-tie-up", tie=said),
        (lambda: _ties_keep(planning, above)) if place else None,
        name=f"tie-up-{place}",
    )
    gone = icon_button(
        ft.Icons.CLOSE,
        words.text("club-tie-drop", tie=said),
        lambda: _ties_keep(planning, (*order[:place], *order[place + 1 :])),
        name=f"tie-drop-{place}",
    )
    number = text(f"{words.number(place + 1)}.", 16)
    told = ft.Container(text(said, 16, line=SENTENCE), expand=True)
    return ft.Row([number, told, up, gone], spacing=8, key=f"tie-{tie}")


def _ties_keep(planning: Planning, order: tuple[TieBreak, ...]) -> None:
    planning.change(lambda plan: replace(plan, scheme=replace(plan.scheme, tie_breaks=order)))


def option(
    title: str,
    lines: Sequence[str],
    on_tap: Handler | None,
    *,
    name: str,
    is_chosen: bool = False,
) -> ft.Control:
    """The row; the chosen one differs in fill, weight, frame and by a check mark."""
    ink: ft.ColorValue = C.ON_PRIMARY_CONTAINER if is_chosen else C.ON_SURFACE
    muted: ft.ColorValue = ink if is_chosen else C.ON_SURFACE_VARIANT
    if on_tap is None and not is_chosen:
        ink = C.with_opacity(DISABLED, C.ON_SURFACE)
    told: list[ft.Control] = [
        text(title, 16, Face.BOLD if is_chosen else Face.MEDIUM, ink),
        *(text(said, 14, color=muted, line=SENTENCE) for said in lines if said),
    ]
    picture = ft.Icons.RADIO_BUTTON_CHECKED if is_chosen else ft.Icons.RADIO_BUTTON_UNCHECKED
    return tappable(
        ft.Row(
            [ft.Icon(picture, color=ink, size=22), ft.Column(told, spacing=2, expand=True)],
            spacing=12,
        ),
        ". ".join([title, *(said.rstrip(".") for said in lines if said)]),
        on_tap,
        name=name,
        selected=is_chosen,
        padding=ft.Padding.symmetric(vertical=10, horizontal=12),
        border_radius=12,
        border=ft.Border.all(1, C.PRIMARY if is_chosen else C.OUTLINE_VARIANT),
        bgcolor=C.PRIMARY_CONTAINER if is_chosen else C.SURFACE_CONTAINER_LOWEST,
    )


def scheme_card(planning: Planning) -> ft.Control:
    """What counts, and all there is to choose."""
    words, scheme = planning.words, planning.plan.scheme.id
    return fold(
        planning,
        "scheme",
        words.text("club-scheme-title"),
        ". ".join([scheme_name(words, scheme), words.text("club-scheme-hint", scheme=scheme)]),
        parts=lambda: [_scheme(planning, one) for one in schemes()],
    )


def figures_card(planning: Planning) -> ft.Control:
    """The figures of the chosen scheme, and what parts those who are level."""
    paths = [f"plan.scheme.{one}" for one in ("match_points", "bands", "tie_breaks")]
    return fold(
        planning,
        "figures",
        planning.words.text("club-figures"),
        _changed(planning),
        parts=lambda: [*figures(planning), *ties(planning), _back(planning)],
        wrong=list(planning.wrong(*paths)),
    )


def usual(planning: Planning) -> Scheme:
    """The chosen scheme with the figures that the program comes with."""
    return usual_scheme(planning, planning.plan.scheme.id)


def usual_scheme(planning: Planning, scheme: SchemeId) -> Scheme:
    """A scheme with the walkover of the plan's rule set."""
    family = rule_book(planning.plan.ruleset).identity.family
    return scheme_of(scheme, family=family)


def _scheme(planning: Planning, scheme: SchemeId) -> ft.Control:
    words = planning.words
    source = scheme_origin(words, schemes()[scheme])
    return option(
        scheme_name(words, scheme),
        [words.text("club-scheme-hint", scheme=scheme), words.text("club-from", source=source)],
        lambda: planning.set(scheme=usual_scheme(planning, scheme)),
        name=f"scheme-{scheme}",
        is_chosen=scheme == planning.plan.scheme.id,
    )


def _changed(planning: Planning) -> str:
    is_usual = planning.plan.scheme == usual(planning)
    return planning.words.text("club-figures-usual" if is_usual else "club-figures-changed")


def _back(planning: Planning) -> ft.Control:
    is_usual = planning.plan.scheme == usual(planning)
    back = None if is_usual else lambda: planning.set(scheme=usual(planning))
    words = planning.words
    return ft.Column(
        [
            remark(words.text("club-figures-hint")),
            button(words.text("club-figures-back"), back, name="figures-back"),
        ],
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


ENDS = ("points", "deals", "minutes")
"""What ends a round, whichever comes first."""


def length_card(planning: Planning) -> ft.Control:
    """What ends a round, and all there is to choose."""
    words = planning.words
    return fold(
        planning,
        "length",
        words.text("club-length-title"),
        length_told(words, planning.plan.length),
        parts=lambda: _parts(planning),
        wrong=list(planning.wrong("plan.length")),
    )


def _parts(planning: Planning) -> list[ft.Control]:
    """The lengths that clubs play as chips, then each figure by itself."""
    words, now = planning.words, planning.plan.length
    chips = [
        choice(
            words.text("club-length", length=name),
            lambda _, length=entry.length: planning.set(length=length),
            name=f"length-{name}",
            selected=entry.length == now,
        )
        for name, entry in round_lengths().items()
    ]
    chosen = next((name for name, one in round_lengths().items() if one.length == now), None)
    origin = "" if chosen is None else words.text("club-from", source=length_origin(words, chosen))
    return [
        choices(chips),
        *([remark(origin)] if origin else []),
        *(_lasting_row(planning, name) for name in ENDS),
        *(_clock_rows(planning) if now.minutes is not None else ()),
    ]


def _lasting_row(planning: Planning, name: str) -> ft.Control:
    label = planning.words.text("club-length-row", row=name)
    return number_row(
        planning,
        label,
        getattr(planning.plan.length, name),
        lambda count: _lasting_keep(planning, **{name: count or None}),
        name=f"length-of-{name}",
    )


def _clock_rows(planning: Planning) -> list[ft.Control]:
    """When the clock warns, and how long a deal may be finished after the end."""
    words, now = planning.words, planning.plan.length
    warning = number_row(
        planning,
        words.text("club-length-row", row="warning"),
        now.warning,
        lambda count: _lasting_keep(planning, warning=count),
        name="length-of-warning",
    )
    endless = now.overtime is None
    ways = [
        choice(
            words.text("club-overtime-endless"),
            lambda: _lasting_keep(planning, overtime=None),
            name="overtime-endless",
            selected=endless,
        ),
        choice(
            words.text("club-overtime-limited"),
            lambda: _lasting_keep(planning, overtime=now.overtime or 0),
            name="overtime-limited",
            selected=not endless,
        ),
    ]
    rows = [warning, remark(words.text("club-overtime")), choices(ways)]
    if not endless:
        rows.append(
            number_row(
                planning,
                words.text("club-length-row", row="overtime"),
                now.overtime,
                lambda count: _lasting_keep(planning, overtime=count),
                name="length-of-overtime",
            )
        )
    return rows


def _lasting_keep(planning: Planning, **parts: Any) -> None:
    planning.change(lambda plan: replace(plan, length=kept(plan.length, **parts)))


def kept(length: RoundLength, **parts: Any) -> RoundLength:
    """A length with parts of it otherwise; without minutes there is no warning."""
    changed = replace(length, **parts)
    return changed if changed.minutes is not None else replace(changed, warning=0, overtime=0)


FORMS: tuple[Form, ...] = get_args(Form)
MOVEMENTS: tuple[Movement, ...] = get_args(Movement)


def rules_row(planning: Planning, on_rules: Handler) -> list[ft.Control]:
    """The rule set with its house rules; fixed once a round was drawn."""
    words, plan = planning.words, planning.plan
    name = rule_set_name(words, rule_book(plan.ruleset).identity)
    own = words.text("club-house-count", count=len(plan.house_rules))
    said = words.text("club-problem-has_begun") if planning.begun else own
    row = opening_row(
        name,
        said,
        None if planning.begun else on_rules,
        name="ruleset",
        says=words.text("set-up-rules-choose", name=name),
        icon=ft.Icons.MENU_BOOK_OUTLINED,
    )
    return [row, *planning.wrong("plan.ruleset", "plan.house_rules")]


def form_card(planning: Planning) -> ft.Control:
    """Pairs, individuals or teams, with what that means."""
    words, plan = planning.words, planning.plan
    chips = [
        choice(
            words.text("club-form", form=form),
            None
            if planning.begun
            else lambda _, form=form: planning.change(lambda plan: formed(plan, form)),
            name=f"form-{form}",
            selected=form == plan.form,
        )
        for form in FORMS
    ]
    hint = remark(words.text("club-form-hint", form=plan.form))
    title = heading(words.text("club-form-title"))
    return card(title, choices(chips), hint, *planning.wrong("plan.form"), *_threes(planning))


def movement_card(planning: Planning) -> ft.Control:
    """The draws; those that do not fit say why not."""
    words, chosen = planning.words, planning.plan.movement
    said = [words.text(key, movement=chosen) for key in ("club-movement", "club-movement-hint")]
    return fold(
        planning,
        "movement",
        words.text("club-movement-title"),
        ". ".join(said),
        parts=lambda: [_movement(planning, movement) for movement in MOVEMENTS],
        wrong=list(planning.wrong("plan.movement")),
    )


def _movement(planning: Planning, movement: Movement) -> ft.Control:
    words, plan = planning.words, planning.plan
    found = plan_problems(replace(plan, movement=movement))
    why = [one for one in found if one.path == "plan.movement"]
    said = [words.text("club-movement-hint", movement=movement)]
    said += [club_problem(words, one) for one in why]
    return option(
        words.text("club-movement", movement=movement),
        said,
        None if why else lambda: planning.set(movement=movement),
        name=f"movement-{movement}",
        is_chosen=movement == plan.movement,
    )


def _threes(planning: Planning) -> Iterator[ft.Control]:
    """Tables of three, where players change partners; nothing elsewhere."""
    words, plan = planning.words, planning.plan
    shape = _shape(plan)
    if plan.threes is None and (plan.form != "individuals" or shape is None or shape.size == 1):
        return
    yield heading(words.text("club-threes"))
    chips: list[tuple[RuleSetId | None, str]] = [(None, words.text("club-threes-none"))]
    chips += [(one, rule_set_name(words, rule_book(one).identity)) for one in _for_threes()]
    yield choices(
        [
            choice(
                said,
                None if planning.begun else lambda _, one=one: planning.set(threes=one),
                name=f"threes-{one or 'none'}",
                selected=one == plan.threes,
            )
            for one, said in chips
        ]
    )
    yield remark(words.text("club-threes-hint"))
    yield from planning.wrong("plan.threes")


def _shape(plan: Plan) -> Shape | None:
    """The tables of a plan; None where its rules cannot be played."""
    try:
        return shape_of(replace(plan, threes=None))
    except (RuleSetError, UnknownRuleSetError):
        return None


@cache
def _for_threes() -> tuple[RuleSetId, ...]:
    """The rule sets that three can play on their own, as a table of three wants it."""
    return tuple(
        identity.id
        for identity in catalogue()
        if lone_players(identity.id) is not None and rule_book(identity.id).rules.sides.size == 1
    )


def formed(plan: Plan, form: Form) -> Plan:
    """A plan of another form, with a draw that fits it."""
    other = replace(plan, form=form, threes=plan.threes if form == "individuals" else None)
    ways = (replace(other, movement=way) for way in (plan.movement, *MOVEMENTS))
    return next((one for one in ways if _draws(one)), other)


def _draws(plan: Plan) -> bool:
    return not any(one.path == "plan.movement" for one in plan_problems(plan))


TWO_COLUMNS = 900
"""Pixels from which on two columns have room for rows with a number."""


@component
def PlanBody(
    plan: Plan,
    change: Callable[[Callable[[Plan], Plan]], None],
    *,
    problems: tuple[Problem, ...],
    on_rules: Callable[[], None],
    begun: bool = False,
) -> Any:
    """Everything that is agreed; `begun` is an evening whose players have been drawn."""
    state = use_state()
    ask = use_number_pad(state)
    nothing: frozenset[str] = frozenset()
    opened, set_opened = ft.use_state(nothing)
    planning = Planning(
        words=state.words,
        plan=plan,
        change=change,
        problems=problems,
        scale=state.layout.scale,
        ask=ask,
        opened=opened,
        toggle=lambda name: set_opened(lambda now: now ^ {name}),
        begun=begun,
    )
    first = [
        about_card(planning),
        *rules_row(planning, on_rules),
        form_card(planning),
        movement_card(planning),
    ]
    second = [
        rounds_card(planning),
        length_card(planning),
        scheme_card(planning),
        figures_card(planning),
    ]
    if state.layout.width < TWO_COLUMNS or state.layout.has_large_text:
        return _column([*first, *second])
    return ft.Row(
        [_column(first), _column(second)],
        expand=True,
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _column(parts: Sequence[ft.Control]) -> ft.Column:
    sides = ft.Padding.symmetric(horizontal=SIDE_PADDING)
    return ft.Column(
        [ft.Container(part, padding=sides) for part in parts],
        spacing=8,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


Changed = tuple[Problem, ...]


@component
def NewEveningScreen() -> Any:
    """The form of a new evening; Begin leads to who is there."""
    state = use_state()
    plan = ft.use_memo(lambda: begun(state), [])

    async def begin(plan: Plan) -> Changed:
        begin = state.session.club.evenings.begin
        uid = await state.saving(begin, plan, by=ORGANISER)
        if isinstance(uid, str):
            go(of_evening(uid, "players"))
        return uid if isinstance(uid, tuple) else ()

    return PlanForm(None, plan, begin)


@component
def PlanScreen() -> Any:
    """The plan of the evening that the address names."""
    state = use_state()
    evening = use_evening(state)
    if evening is None:
        return gone(state)

    async def save(plan: Plan) -> Changed:
        problems = await changed(state, evening.uid, lambda one, _: replanned(one, plan))
        if problems == ():
            go(of_evening(evening.uid))
        return problems or ()

    return PlanForm(evening, evening.plan, save, key=evening.uid)


@component
def PlanForm(evening: Evening | None, before: Plan, save: Callable[[Plan], Any]) -> Any:
    """The form, over the list of rule sets while one is chosen."""
    state = use_state()
    words = state.words
    plan, change = ft.use_state(before)
    choosing, set_choosing = ft.use_state(False)
    nothing: Changed = ()
    refused, refuse = ft.use_state(nothing)
    route, back = (NEW, CLUB) if evening is None else _edited(evening)

    def by(step: Callable[[Plan], Plan]) -> None:
        change(step)
        set_choosing(False)

    if choosing:
        listed = _rules(state, plan, by, lambda: set_choosing(False))
        return cover(route, listed, lambda: set_choosing(False), part="/rules")

    async def keep() -> None:
        refuse(await save(plan))

    has_begun = evening is not None and bool(evening.rounds)
    problems = plan_problems(plan)
    key = "club-new" if evening is None else "club-plan"
    bar = app_bar(words.text(key), on_back=lambda: go(back), back_label=words.text("back"))
    body = PlanBody(
        plan, change, problems=problems, on_rules=lambda: set_choosing(True), begun=has_begun
    )
    foot = _foot(state, refused, None if problems else keep, is_new=evening is None)
    return cover(route, page(bar, ft.Container(body, expand=True), *foot), lambda: go(back))


def _foot(
    state: State, refused: Changed, keep: Handler | None, *, is_new: bool
) -> list[ft.Control]:
    """What the store or the evening refused, and the button."""
    words = state.words
    said = [notice_bar(state)] if state.failure else []
    if refused:
        said.append(complaint(club_problems(words, refused), name="refused"))
    do = button(words.text("club-begin" if is_new else "club-save"), keep, filled=True, name="save")
    return [padded(part, bottom=8) for part in (*said, do) if part is not None]


def _rules(
    state: State, plan: Plan, by: Callable[[Callable[[Plan], Plan]], None], on_back: Handler
) -> ft.Control:
    def chosen(rules: RuleSetId | HouseRules) -> None:
        if isinstance(rules, HouseRules):
            by(lambda plan: by_house(plan, rules))
        else:
            by(lambda plan: by_rules(plan, rules))

    own = [one for one in playable(state.session) if one.changes == plan.house_rules]
    same = [one.name.strip() for one in own if one.base == plan.ruleset and plan.house_rules]
    return rule_set_chooser(
        state.words,
        chosen,
        on_back,
        chosen=plan.ruleset,
        house=playable(state.session),
        chosen_house=next(iter(same), ""),
    )


def _edited(evening: Evening) -> tuple[str, str]:
    return of_evening(evening.uid, "plan"), of_evening(evening.uid)
