"""Screens of the plan of a session: a form with everything that is agreed before a round."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import cast

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club.finals import GoingOn
from scorekeeper.club.presets import CitedBye, CitedMissed, round_lengths, schemes
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.addresses import NEW_EVENING
from scorekeeper.club_ui.organizer import frame
from scorekeeper.club_ui.organizer.actions import author
from scorekeeper.club_ui.organizer.current_evening import open_evening, use_evening
from scorekeeper.i18n import Label, Words, messages
from scorekeeper.i18n import club as club_words
from scorekeeper.rules import HouseRules, RuleSetId, rule_book
from scorekeeper.services.club import EveningSummary
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CLUB, Address
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import NotSaved, Saved, SaveResult, State
from scorekeeper.ui.theme import SENTENCE, text
from scorekeeper.ui.widgets.clock import now
from scorekeeper.ui.widgets.rule_sets import rule_set_chooser
from scorekeeper.view_models import club_plan as view
from scorekeeper.view_models.rule_sets import playable_house_rules

MAX_EARLIER_EVENINGS = 8
"""Earlier sessions from which people may go on."""
NO_NUMBER = "–"
"""Stands for a number that is not set."""

ChangePlan = Callable[[club.Plan], club.Plan]
SavePlan = Callable[[club.Plan, GoingOn | None], Awaitable[SaveResult[club.EveningUid]]]


@component
def NewEveningScreen() -> ft.Control:
    """The plan of a new session."""
    return NewPlan(None, key="new")


@component
def NextEveningScreen() -> ft.Control:
    """The plan of a new session for people who go on from another one."""
    uid = club.EveningUid(addresses.NewEveningAfter.use_current().evening)
    return NewPlan(uid, key=f"new-{uid}")


@component
def NewPlan(earlier_uid: club.EveningUid | None) -> ft.Control:
    """The form of a new session, which begins with the check-in.

    Args:
        earlier_uid: The session that its people go on from; None for whoever checks in.
    """
    state = use_state()

    def build_plan() -> club.Plan:
        plan = view.first_plan(state.words, state.session, now().date())
        earlier = open_evening(state, earlier_uid) if earlier_uid else None
        return view.plan_after(state.words, plan, earlier.plan) if earlier else plan

    plan = ft.use_memo(build_plan, [earlier_uid])

    async def begin(plan: club.Plan, going_on: GoingOn | None) -> SaveResult[club.EveningUid]:
        begin_evening = state.session.club.evenings.begin
        result = await state.save(begin_evening, plan, by=author(state), going_on=going_on)
        if isinstance(result, Saved):
            go(addresses.EveningPlayers(result.value))
        return result

    address: Address = NEW_EVENING
    going_on = None
    if earlier_uid and open_evening(state, earlier_uid):
        address = addresses.NewEveningAfter(earlier_uid)
        going_on = GoingOn(evening=earlier_uid)
    return PlanView(None, plan, begin, address, going_on, key="form")


@component
def PlanScreen() -> ft.Control:
    """The plan of a session."""
    state = use_state()
    evening = use_evening(state)
    if evening is None:
        return frame.evening_not_found_view(state)
    uid = evening.uid

    async def save(plan: club.Plan, _going_on: GoingOn | None) -> SaveResult[club.EveningUid]:
        def replan(before: club.Evening, _note: club.Note) -> club.Changed:
            return club.replanned(before, plan)

        change = state.session.club.evenings.change
        result = await state.save(change, uid, replan, by=author(state))
        if isinstance(result, NotSaved):
            return result
        go(addresses.Evening(uid))
        return Saved(uid)

    return PlanView(evening, evening.plan, save, addresses.EveningPlan(uid), None, key=uid)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanForm:
    """The plan that is being entered, and how its parts change it."""

    state: State
    plan: club.Plan
    problems: club.Problems
    change: Callable[[ChangePlan], None]
    """Changes the plan."""
    overlay: kit.Overlay
    open_parts: frozenset[str]
    """Ids of the parts that show all there is to choose."""
    toggle: Callable[[str], None]
    """Opens or closes a part."""
    going_on: GoingOn | None
    """The places of an earlier session that take part; None for whoever checks in."""
    set_going_on: Callable[[GoingOn | None], None]
    has_begun: bool
    """True if a round was drawn: rules and form are fixed then."""

    @property
    def words(self) -> Words:
        return self.state.words


@component
def PlanView(
    evening: club.Evening | None,
    plan_before: club.Plan,
    on_save: SavePlan,
    address: Address,
    going_on_before: GoingOn | None,
) -> ft.Control:
    """The form of a plan; choosing the rules takes its place for a while.

    Args:
        evening: The session; None for a new one.
        plan_before: The plan that the form begins with.
        on_save: Saves the plan and opens the session.
        address: Address of the screen.
        going_on_before: The places of an earlier session that take part.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    plan, set_plan = ft.use_state(plan_before)
    going_on, set_going_on = ft.use_state(going_on_before)
    is_choosing_rules, set_is_choosing_rules = ft.use_state(False)
    # cast: mypy would infer a state that can only be empty.
    refusal, set_refusal = ft.use_state(cast("club.Problems", ()))
    first_open = frozenset(["club-going-on"]) if going_on_before else frozenset[str]()
    open_parts, set_open_parts = ft.use_state(first_open)

    def choose_rules(rules: RuleSetId | HouseRules) -> None:
        set_is_choosing_rules(False)
        set_plan(lambda plan: view.with_rules(plan, rules))

    def close_rules() -> None:
        set_is_choosing_rules(False)

    def open_rules() -> None:
        set_is_choosing_rules(True)

    def toggle(part: str) -> None:
        set_open_parts(lambda now: now ^ {part})

    async def save() -> None:
        result = await on_save(plan, going_on)
        set_refusal(result.problems if isinstance(result, NotSaved) else ())

    if is_choosing_rules:
        return _rules_screen(state, plan, address, choose_rules, close_rules)

    problems = club.plan_problems(plan)
    form = PlanForm(
        state=state,
        plan=plan,
        problems=problems,
        change=set_plan,
        overlay=overlay,
        open_parts=open_parts,
        toggle=toggle,
        going_on=going_on,
        set_going_on=set_going_on,
        has_begun=evening is not None and bool(evening.rounds),
    )
    left = [_about_card(form)]
    if evening is None and state.session.club.evenings.list():
        left.append(_going_on_part(form))
    left += [
        *_rules_parts(form, open_rules),
        _form_card(form),
        *_odd_table_parts(form),
        _movement_part(form),
    ]
    right = [_rounds_card(form), _length_part(form), _scheme_part(form), _figures_part(form)]

    footer: list[ft.Control] = []
    if refusal:
        sentence = club_words.club_problems(words, refusal)
        footer.append(kit.error_text(sentence, id="refused"))
    save_button = kit.button(
        words.label("club-begin" if evening is None else "club-save"),
        None if problems else save,
        kind=kit.ButtonKind.MAIN,
    )
    return kit.screen(
        state,
        str(address),
        words.text("club-new" if evening is None else "club-plan"),
        [],
        back=CLUB if evening is None else addresses.Evening(evening.uid),
        body=kit.panes(state.layout, left, right),
        footer=[*footer, save_button],
    )


def _rules_screen(
    state: State,
    plan: club.Plan,
    address: Address,
    on_choose: Callable[[RuleSetId | HouseRules], None],
    on_close: Callable[[], None],
) -> ft.View:
    """Return the choice of the rules in place of the form."""
    own = playable_house_rules(state.session)
    chooser = rule_set_chooser(
        state,
        on_choose,
        on_close,
        chosen=plan.ruleset,
        house_rules=own,
        chosen_house_rules=view.chosen_house_rules(plan, own),
        on_choose_house_rules=on_choose,
    )
    return kit.covering_view(str(address), chooser, on_close, key_suffix="/rules")


# --- building blocks of the form


def _problem_texts(form: PlanForm, *paths: str) -> list[ft.Control]:
    """Return the problems of some paths of the plan."""
    return [
        kit.error_text(club_words.club_problem(form.words, problem), id=f"wrong-{index}")
        for index, problem in view.problems_at(form.problems, *paths)
    ]


def _fold(
    form: PlanForm,
    label: Label,
    build_parts: Callable[[], Sequence[ft.Control]],
    *paths: str,
) -> ft.Control:
    """Return a part of the form that shows its choices only while it is open.

    Args:
        form: The form.
        label: Title of the part, and the current choice.
        build_parts: Returns the choices.
        paths: Paths of the plan whose problems are always shown.
    """
    is_open = label.id in form.open_parts
    parts = [
        kit.expander(label, lambda: form.toggle(label.id), is_open=is_open),
        *_problem_texts(form, *paths),
    ]
    if is_open:
        parts += build_parts()
    return kit.card(*parts, key=label.id)


def _number_row(
    form: PlanForm, label: Label, value: int | None, on_change: Callable[[int], None]
) -> ft.Control:
    """Return a row with a number; a tap opens the pad for another one."""
    shown = NO_NUMBER if value is None else form.words.number(value)

    def open_pad() -> None:
        form.overlay.open(lambda close: kit.number_pad(label.title, value or 0, on_change, close))

    return kit.setting(replace(label, detail=shown), open_pad)


def _source_note(words: Words, refs: Sequence[str]) -> ft.Control:
    source = club_words.source_titles(words, refs)
    return kit.note(words.text("club-from", source=source))


# --- name, day and place


def _about_card(form: PlanForm) -> ft.Control:
    """Return the fields of name, day and place; the day is shown in words too."""
    words = form.words
    plan = form.plan

    def set_name(name: str) -> None:
        form.change(lambda plan: replace(plan, name=name))

    def set_date(day: str) -> None:
        form.change(lambda plan: replace(plan, date=day.strip()))

    def set_place(place: str) -> None:
        form.change(lambda plan: replace(plan, place=place))

    parts: list[ft.Control] = [
        kit.heading(words.text("club-about")),
        _text_field(form, "name", plan.name, set_name),
        _text_field(form, "date", plan.date, set_date),
    ]
    day = messages.day(words, plan.date)
    if day:
        parts.append(kit.note(day, id="day"))
    parts.append(_text_field(form, "place", plan.place, set_place))
    return kit.card(*parts)


def _text_field(
    form: PlanForm, name: str, value: str, on_change: Callable[[str], None]
) -> ft.Control:
    problem = next((each for each in form.problems if each.path == f"plan.{name}"), None)
    return kit.field(
        form.words.label(f"club-{name}"),
        value,
        on_change,
        error=club_words.club_problem(form.words, problem) if problem else "",
        key=name,
    )


# --- who plays


def _going_on_part(form: PlanForm) -> ft.Control:
    """Return the choice between whoever checks in and the places of an earlier session."""
    words = form.words
    going_on = form.going_on
    earlier = open_evening(form.state, going_on.evening) if going_on else None
    chosen = words.text("club-going-on-none")
    if going_on and earlier:
        chosen = view.going_on_text(words, earlier, going_on)

    def choose_nobody() -> None:
        form.set_going_on(None)

    def evening_option(summary: EveningSummary) -> ft.Control:
        label = Label(f"from-{summary.uid}", summary.name, messages.day(words, summary.date))
        return kit.option(
            label,
            lambda: _go_on_from(form, summary.uid),
            is_chosen=going_on is not None and going_on.evening == summary.uid,
        )

    def build_parts() -> list[ft.Control]:
        parts: list[ft.Control] = [kit.note(words.text("club-going-on-hint"))]
        if going_on and earlier:
            parts += _place_parts(form, going_on, earlier)
        none_label = words.label("club-going-on-none")
        parts.append(kit.option(none_label, choose_nobody, is_chosen=going_on is None))
        summaries = form.state.session.club.evenings.list()
        played = [each for each in summaries if each.is_readable and each.rounds]
        parts += [evening_option(summary) for summary in played[:MAX_EARLIER_EVENINGS]]
        return parts

    return _fold(form, words.label("club-going-on", detail=chosen), build_parts)


def _go_on_from(form: PlanForm, uid: club.EveningUid) -> None:
    """Let everybody of an earlier session take part, with its rules and form."""
    earlier = open_evening(form.state, uid)
    if earlier is None:
        return
    earlier_plan = earlier.plan
    form.change(lambda plan: view.plan_after(form.words, plan, earlier_plan))
    form.set_going_on(GoingOn(evening=uid))


def _place_parts(form: PlanForm, going_on: GoingOn, earlier: club.Evening) -> list[ft.Control]:
    """Return the choice of places of an earlier session, and the names that have them."""
    words = form.words

    def choose_part(part: view.PlacePart) -> None:
        name = view.section_name(words, earlier.plan, part)
        form.change(lambda plan: replace(plan, name=name))
        form.set_going_on(view.with_part(earlier, going_on, part))

    parts = [
        (part, words.label("club-going-on-part", id=f"part-{part}", part=part))
        for part in view.PLACE_PARTS
    ]
    return [
        kit.choice_chips(parts, view.chosen_part(earlier, going_on), choose_part),
        _number_row(
            form,
            words.label("club-going-on-first"),
            going_on.first,
            lambda first: form.set_going_on(replace(going_on, first=first)),
        ),
        _number_row(
            form,
            words.label("club-going-on-last"),
            view.last_place(earlier, going_on),
            lambda last: form.set_going_on(replace(going_on, last=last)),
        ),
        _number_row(
            form,
            words.label("club-going-on-share"),
            going_on.share,
            lambda share: form.set_going_on(replace(going_on, share=share)),
        ),
        kit.note(view.going_on_names(words, earlier, going_on), id="going-on-names"),
    ]


# --- rules, form and pairings


def _rules_parts(form: PlanForm, on_open: Callable[[], None]) -> list[ft.Control]:
    """Return the row of the rules, which are fixed once a round was drawn."""
    words = form.words
    plan = form.plan
    name = words.rule_set_name(rule_book(plan.ruleset).identity)
    detail = words.text("club-house-count", count=len(plan.house_rules))
    if form.has_begun:
        detail = words.text("club-problem-has_begun")
    label = Label("ruleset", name, detail, words.text("set-up-rules-choose", name=name))
    row = kit.link(label, None if form.has_begun else on_open, icon=ft.Icons.MENU_BOOK_OUTLINED)
    return [
        kit.section("", [row]),
        *_problem_texts(form, "plan.ruleset", "plan.house_rules"),
    ]


def _form_card(form: PlanForm) -> ft.Control:
    """Return the choice of the form, which is fixed once a round was drawn."""
    words = form.words

    def choose(chosen: club.Form) -> None:
        form.change(lambda plan: view.with_form(plan, chosen))

    forms = [(each, words.label("club-form", id=f"form-{each}", form=each)) for each in view.FORMS]
    return kit.card(
        kit.heading(words.text("club-form-title")),
        kit.choice_chips(forms, form.plan.form, None if form.has_begun else choose),
        kit.note(words.text("club-form-hint", form=form.plan.form)),
        *_problem_texts(form, "plan.form"),
    )


def _odd_table_parts(form: PlanForm) -> list[ft.Control]:
    """Return the choice of tables for leftover players; nothing if there are no such tables."""
    words = form.words
    offered = view.odd_tables(form.plan)
    if not offered:
        return []

    def build_parts() -> list[ft.Control]:
        parts: list[ft.Control] = [kit.note(words.text("club-left-over-hint"))]
        for tables in offered:
            parts += _odd_table_choice(form, tables)
        return parts

    used = [
        words.text("club-odd", players=tables.players)
        for tables in offered
        if tables.chosen is not None
    ]
    chosen = ", ".join(used) or words.text("club-left-over-hint")
    paths = [f"plan.{field}" for field in club.odd_players()]
    label = words.label("club-left-over", detail=chosen)
    return [_fold(form, label, build_parts, *paths)]


def _odd_table_choice(form: PlanForm, tables: view.OddTables) -> list[ft.Control]:
    words = form.words

    def choose(ruleset: RuleSetId | None) -> None:
        form.change(lambda plan: view.with_odd_rules(plan, tables, ruleset))

    options: list[tuple[RuleSetId | None, Label]] = [
        (None, words.label("club-left-over-none", id=f"{tables.field}-none"))
    ]
    for ruleset in tables.rule_sets:
        name = words.rule_set_name(rule_book(ruleset).identity)
        options.append((ruleset, Label(f"{tables.field}-{ruleset}", name)))
    return [
        kit.heading(words.text("club-odd", players=tables.players)),
        kit.note(words.text("club-odd-hint", players=tables.players)),
        kit.choice_chips(options, tables.chosen, None if form.has_begun else choose),
        *_problem_texts(form, f"plan.{tables.field}"),
    ]


def _movement_part(form: PlanForm) -> ft.Control:
    """Return the choice of the pairings; those that do not fit say why."""
    words = form.words
    chosen = form.plan.movement
    name = words.text("club-movement", movement=chosen)
    hint = words.text("club-movement-hint", movement=chosen)
    label = words.label("club-movement-title", detail=f"{name}. {hint}")
    return _fold(
        form,
        label,
        lambda: [_movement_option(form, movement) for movement in view.MOVEMENTS],
        "plan.movement",
    )


def _movement_option(form: PlanForm, movement: club.Movement) -> ft.Control:
    words = form.words

    def choose() -> None:
        form.change(lambda plan: replace(plan, movement=movement))

    problems = view.movement_problems(replace(form.plan, movement=movement))
    lines = [words.text("club-movement-hint", movement=movement)]
    lines += [club_words.club_problem(words, problem) for problem in problems]
    label = words.label(
        "club-movement",
        id=f"movement-{movement}",
        detail="\n".join(lines),
        movement=movement,
    )
    return kit.option(label, None if problems else choose, is_chosen=movement == form.plan.movement)


# --- rounds


def _rounds_card(form: PlanForm) -> ft.Control:
    """Return the number of rounds, and the number of worst rounds that do not count."""
    words = form.words
    plan = form.plan
    if plan.movement == "knockout":
        return kit.card(
            kit.heading(words.text("club-rounds")),
            kit.note(words.text("club-rounds-knockout")),
            *_problem_texts(form, "plan.rounds"),
        )

    def set_rounds(count: int) -> None:
        form.change(lambda plan: replace(plan, rounds=count))

    def set_drop_worst(count: int) -> None:
        form.change(lambda plan: replace(plan, drop_worst=count))

    return kit.card(
        _number_row(form, words.label("club-rounds"), plan.rounds, set_rounds),
        *_problem_texts(form, "plan.rounds"),
        _number_row(form, words.label("club-drop"), plan.drop_worst, set_drop_worst),
        *_problem_texts(form, "plan.drop_worst"),
        kit.note(words.text("club-drop-hint", count=plan.drop_worst)),
    )


def _length_part(form: PlanForm) -> ft.Control:
    """Return the length of a round: a usual one, or points, deals and minutes."""
    words = form.words
    label = words.label("club-length-title", detail=club_words.length_text(words, form.plan.length))
    return _fold(form, label, lambda: _length_choices(form), "plan.length")


def _length_choices(form: PlanForm) -> list[ft.Control]:
    words = form.words
    length = form.plan.length

    def choose_usual(name: str) -> None:
        usual = round_lengths()[name].length
        form.change(lambda plan: replace(plan, length=usual))

    def change(change_length: Callable[[club.RoundLength], club.RoundLength]) -> None:
        form.change(lambda plan: view.with_length(plan, change_length))

    def row_label(name: str) -> Label:
        return words.label("club-length-row", id=f"length-of-{name}", row=name)

    options = [
        (name, words.label("club-length", id=f"length-{name}", length=name))
        for name in round_lengths()
    ]
    chosen = view.usual_length_name(length)
    parts: list[ft.Control] = [kit.choice_chips(options, chosen, choose_usual)]
    if chosen is not None:
        parts.append(_source_note(words, round_lengths()[chosen].ref))
    # Zero means no limit.
    parts += [
        _number_row(
            form,
            row_label("points"),
            length.points,
            lambda count: change(lambda now: replace(now, points=count or None)),
        ),
        _number_row(
            form,
            row_label("deals"),
            length.deals,
            lambda count: change(lambda now: replace(now, deals=count or None)),
        ),
        _number_row(
            form,
            row_label("minutes"),
            length.minutes,
            lambda count: change(lambda now: replace(now, minutes=count or None)),
        ),
    ]
    if length.minutes is None:
        return parts

    # No overtime limit is None, which is another value than a limit of 0 minutes.
    overtimes = [
        (None, words.label("club-overtime-endless", id="overtime-endless")),
        (length.overtime or 0, words.label("club-overtime-limited", id="overtime-limited")),
    ]
    parts += [
        _number_row(
            form,
            row_label("warning"),
            length.warning,
            lambda count: change(lambda now: replace(now, warning=count)),
        ),
        kit.note(words.text("club-overtime")),
        kit.choice_chips(
            overtimes,
            length.overtime,
            lambda overtime: change(lambda now: replace(now, overtime=overtime)),
        ),
    ]
    if length.overtime is not None:
        parts.append(
            _number_row(
                form,
                row_label("overtime"),
                length.overtime,
                lambda count: change(lambda now: replace(now, overtime=count)),
            )
        )
    return parts


# --- scoring


def _scheme_part(form: PlanForm) -> ft.Control:
    """Return the choice of the scheme, each with its source."""
    words = form.words
    chosen = form.plan.scheme.id
    name = club_words.scheme_name(words, chosen)
    hint = words.text("club-scheme-hint", scheme=chosen)
    label = words.label("club-scheme-title", detail=f"{name}. {hint}")
    return _fold(form, label, lambda: [_scheme_option(form, scheme) for scheme in schemes()])


def _scheme_option(form: PlanForm, scheme: club.SchemeId) -> ft.Control:
    words = form.words

    def choose() -> None:
        form.change(lambda plan: replace(plan, scheme=view.usual_scheme(plan, scheme)))

    source = club_words.scheme_origin(words, schemes()[scheme])
    hint = words.text("club-scheme-hint", scheme=scheme)
    label = Label(
        id=f"scheme-{scheme}",
        title=club_words.scheme_name(words, scheme),
        detail="\n".join([hint, words.text("club-from", source=source)]),
    )
    return kit.option(label, choose, is_chosen=scheme == form.plan.scheme.id)


def _figures_part(form: PlanForm) -> ft.Control:
    """Return the figures of the scheme, which may be changed for this session."""
    words = form.words
    usual = view.usual_scheme(form.plan, form.plan.scheme.id)
    is_usual = form.plan.scheme == usual

    def reset() -> None:
        form.change(lambda plan: replace(plan, scheme=usual))

    def build_parts() -> list[ft.Control]:
        return [
            *_match_point_rows(form),
            *_walkover_rows(form),
            *_missed_parts(form),
            *_tie_break_parts(form),
            kit.note(words.text("club-figures-hint")),
            kit.button(words.label("club-figures-back"), None if is_usual else reset),
        ]

    chosen = words.text("club-figures-usual" if is_usual else "club-figures-changed")
    paths = [f"plan.scheme.{name}" for name in ("match_points", "bands", "tie_breaks")]
    return _fold(form, words.label("club-figures", detail=chosen), build_parts, *paths)


def _change_scheme(form: PlanForm, change: Callable[[club.Scheme], club.Scheme]) -> None:
    form.change(lambda plan: replace(plan, scheme=change(plan.scheme)))


def _match_point_rows(form: PlanForm) -> list[ft.Control]:
    """Return the points of a win, draw and loss, or the table of victory points."""
    words = form.words
    scheme = form.plan.scheme
    rows: list[ft.Control] = []
    points = scheme.match_points
    if points is not None:

        def set_points(changed: club.MatchPoints) -> None:
            _change_scheme(form, lambda scheme: replace(scheme, match_points=changed))

        def row_label(outcome: str) -> Label:
            return words.label("club-match-points", id=f"points-{outcome}", outcome=outcome)

        rows += [
            _number_row(
                form,
                row_label("win"),
                points.win,
                lambda count: set_points(replace(points, win=count)),
            ),
            _number_row(
                form,
                row_label("draw"),
                points.draw,
                lambda count: set_points(replace(points, draw=count)),
            ),
            _number_row(
                form,
                row_label("loss"),
                points.loss,
                lambda count: set_points(replace(points, loss=count)),
            ),
        ]
    if scheme.counts == "victory_points":
        rows += _band_parts(form)
    return rows


def _band_parts(form: PlanForm) -> list[ft.Control]:
    """Return the table of victory points: a row for each difference, the last for all others."""
    words = form.words
    bands = form.plan.scheme.bands

    def set_bands(changed: tuple[club.Band, ...]) -> None:
        _change_scheme(form, lambda scheme: replace(scheme, bands=changed))

    def add_band() -> None:
        set_bands(view.with_band_added(bands))

    return [
        kit.heading(words.text("club-bands")),
        *(_band_row(form, bands, index, set_bands) for index in range(len(bands))),
        kit.button(words.label("club-band-add"), add_band, icon=ft.Icons.ADD),
    ]


def _band_row(
    form: PlanForm,
    bands: Sequence[club.Band],
    index: int,
    on_change: Callable[[tuple[club.Band, ...]], None],
) -> ft.Control:
    words = form.words
    band = bands[index]
    is_last = index == len(bands) - 1

    def set_band(changed: club.Band) -> None:
        on_change(view.with_band(bands, index, changed))

    def remove() -> None:
        on_change(view.without_band(bands, index))

    def row_label(name: str) -> Label:
        return words.label(f"club-band-{name}", id=f"{name}-{index}")

    if is_last:
        upto: ft.Control = text(words.text("club-band-beyond"), 16)
    else:
        upto = _number_row(
            form,
            row_label("upto"),
            band.upto,
            lambda count: set_band(replace(band, upto=count)),
        )
    drop_label = words.label("club-band-drop", id=f"band-drop-{index}", number=index + 1)
    drop = kit.icon_button(ft.Icons.DELETE_OUTLINE, drop_label, None if is_last else remove)
    rows = [
        ft.Row([ft.Container(upto, expand=True), drop]),
        _number_row(
            form,
            row_label("winner"),
            band.winner,
            lambda count: set_band(replace(band, winner=count)),
        ),
        _number_row(
            form,
            row_label("loser"),
            band.loser,
            lambda count: set_band(replace(band, loser=count)),
        ),
        ft.Divider(height=1),
    ]
    return ft.Column(rows, spacing=4, tight=True, key=f"band-{index}")


def _walkover_rows(form: PlanForm) -> list[ft.Control]:
    """Return the card points of a walkover, and the full match that they are for."""
    words = form.words
    scheme = form.plan.scheme
    whole = scheme.whole_match or club.RoundLength()

    def set_walkover(count: int) -> None:
        _change_scheme(form, lambda scheme: replace(scheme, walkover=count))

    def set_whole(length: club.RoundLength) -> None:
        # A match without any limit is no full match.
        whole_match = None if length == club.RoundLength() else length
        _change_scheme(form, lambda scheme: replace(scheme, whole_match=whole_match))

    return [
        _number_row(form, words.label("club-walkover-points"), scheme.walkover, set_walkover),
        _number_row(
            form,
            words.label("club-whole", id="whole-points", of="points"),
            whole.points or 0,
            lambda count: set_whole(replace(whole, points=count or None)),
        ),
        _number_row(
            form,
            words.label("club-whole", id="whole-deals", of="deals"),
            whole.deals or 0,
            lambda count: set_whole(replace(whole, deals=count or None)),
        ),
        kit.note(words.text("club-whole-hint")),
    ]


def _missed_parts(form: PlanForm) -> list[ft.Control]:
    """Return the worth of a bye, and of the rounds before a late arrival."""
    words = form.words
    scheme = form.plan.scheme
    entry = schemes()[scheme.id]

    def set_bye(bye: club.ByeRule) -> None:
        _change_scheme(form, lambda scheme: replace(scheme, bye=bye))

    def set_missed(missed: club.MissedRule) -> None:
        _change_scheme(form, lambda scheme: replace(scheme, missed=missed))

    byes = [(bye, words.label("club-bye", id=f"bye-{bye}", bye=bye)) for bye in view.BYES]
    missed = [
        (rule, words.label("club-bye", id=f"missed-{rule}", bye=rule)) for rule in view.MISSED
    ]
    return [
        kit.heading(words.text("club-bye-title")),
        kit.choice_chips(byes, scheme.bye, set_bye),
        *_source_of_rule(words, entry.bye, scheme.bye),
        kit.heading(words.text("club-missed-title")),
        kit.choice_chips(missed, scheme.missed, set_missed),
        *_source_of_rule(words, entry.missed, scheme.missed),
    ]


def _source_of_rule(words: Words, cited: CitedBye | CitedMissed, chosen: str) -> list[ft.Control]:
    """Return the source of a rule of the scheme, if that is the chosen rule."""
    if cited.rule != chosen:
        return []
    return [_source_note(words, cited.ref)]


def _tie_break_parts(form: PlanForm) -> list[ft.Control]:
    """Return the tie-breaks in their order, and those that may be added."""
    words = form.words
    order = form.plan.scheme.tie_breaks

    def set_order(changed: tuple[club.TieBreak, ...]) -> None:
        _change_scheme(form, lambda scheme: replace(scheme, tie_breaks=changed))

    def add_choice(tie: club.TieBreak) -> kit.Choice:
        label = Label(f"tie-add-{tie}", f"+ {words.text('club-tie', tie=tie)}")
        return kit.Choice(label, lambda: set_order((*order, tie)))

    parts: list[ft.Control] = [kit.heading(words.text("club-ties"))]
    parts += [_tie_break_row(words, order, index, set_order) for index in range(len(order))]
    if not order:
        parts.append(kit.note(words.text("club-ties-none")))
    others = [tie for tie in view.TIE_BREAKS if tie not in order]
    if others:
        parts.append(kit.note(words.text("club-ties-add")))
        parts.append(kit.choices([add_choice(tie) for tie in others]))
    return parts


def _tie_break_row(
    words: Words,
    order: Sequence[club.TieBreak],
    index: int,
    on_change: Callable[[tuple[club.TieBreak, ...]], None],
) -> ft.Control:
    def move_up() -> None:
        on_change(view.with_tie_break_up(order, index))

    def remove() -> None:
        on_change(view.without_tie_break(order, index))

    tie = words.text("club-tie", tie=order[index])
    up_label = words.label("club-tie-up", id=f"tie-up-{index}", tie=tie)
    drop_label = words.label("club-tie-drop", id=f"tie-drop-{index}", tie=tie)
    return ft.Row(
        [
            text(f"{words.number(index + 1)}.", 16),
            text(tie, 16, line=SENTENCE, expand=True),
            kit.icon_button(ft.Icons.ARROW_UPWARD, up_label, move_up if index else None),
            kit.icon_button(ft.Icons.CLOSE, drop_label, remove),
        ],
        spacing=8,
        key=f"tie-{order[index]}",
    )
