"""The plan of an evening as a form: everything that is agreed before the first round."""

import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache, partial
from typing import Any, cast, get_args

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club.finals import GoingOn, candidates, is_final
from scorekeeper.club.model import ByeRule, sides_of
from scorekeeper.club.presets import Cited, round_lengths, scheme_for_new_plan, scheme_of, schemes
from scorekeeper.club_ui.organizer import shared
from scorekeeper.i18n import Label, Words, messages
from scorekeeper.i18n import club as club_words
from scorekeeper.rules import (
    HouseRules,
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
    catalogue,
    rule_book,
)
from scorekeeper.scoring import Problem
from scorekeeper.services.club.evenings import name_of_new
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, text
from scorekeeper.ui.widgets import buttons, keypad, page
from scorekeeper.ui.widgets.buttons import Handler
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.rule_sets import rule_set_chooser
from scorekeeper.validation import LONGEST_NAME
from scorekeeper.view_models.rule_sets import playable_house_rules

C = ft.Colors
NUMBER_WIDTH, MOST_EARLIER = 96, 8
STEP = 100
"""Card points by which a new row of the table reaches further than the one above it."""
ROUNDS, SCHEME = 3, "finland"
LENGTH = "ck70"  # a round of a match with a clock
BYES: tuple[ByeRule, ...] = get_args(ByeRule)
MISSED: tuple[club.MissedRule, ...] = get_args(club.MissedRule)
FORMS: tuple[club.Form, ...] = get_args(club.Form)
MOVEMENTS: tuple[club.Movement, ...] = get_args(club.Movement)
TIES: tuple[club.TieBreak, ...] = get_args(club.TieBreak)


def first_plan(state: State) -> club.Plan:
    """The plan of the latest evening, of today and with seeds of its own; else a usual one.

    A final is left out: its plan is that of the evening before it, under another name. The usual
    plan is one of pairs who meet by their standing, by the rules that were played last.
    """
    today = datetime.now().astimezone().date().isoformat()
    plan = _latest_plan(state) or _usual_plan(state, today)
    listed = state.session.club.evenings.list()
    return replace(
        plan,
        name=name_of_new(plan, today, listed)[:LONGEST_NAME],
        date=today,
        scheme=scheme_for_new_plan(plan.scheme),
        seed=new_seed(),
        lot=new_seed(),
    )


def _latest_plan(state: State) -> club.Plan | None:
    """The plan of the latest evening that can be read and is no final."""
    for summary in state.session.club.evenings.list():
        evening = shared.opened(state, summary.uid)
        if evening is not None and not is_final(evening):
            return evening.plan
    return None


def _usual_plan(state: State, today: str) -> club.Plan:
    matches = state.session.matches.list()
    played = next((summary for summary in matches if summary.is_readable), None)
    ruleset = played.match.ruleset if played else catalogue()[0].id
    book, match_length = rule_book(ruleset), _match_length(ruleset)
    return club.Plan(
        name=state.words.text("club-name-usual"),
        date=today,
        ruleset=ruleset,
        form="pairs" if book.rules.sides.size > 1 else "individuals",
        movement="by_standing",
        rounds=ROUNDS,
        scheme=scheme_of(SCHEME, family=book.identity.family),
        seed=new_seed(),
        lot=new_seed(),
        length=replace(
            round_lengths()[LENGTH].length,
            points=match_length.points,
            deals=match_length.deals,
        ),
    )


def new_seed() -> club.Seed:
    """A new seed; it is kept with the evening, so that every draw can be made again."""
    return club.Seed(secrets.token_hex(6))


def plan_from(words: Words, plan: club.Plan, earlier: club.Plan) -> club.Plan:
    """A plan for those who go on from an evening: with its rules, form and scheme."""
    own = {name: getattr(plan, name) for name in ("date", "seed", "lot")}
    scheme = scheme_for_new_plan(earlier.scheme)
    return replace(earlier, **own, scheme=scheme, name=_final_name(words, earlier))


def _final_name(words: Words, earlier: club.Plan) -> str:
    return words.text("club-final-name", name=earlier.name)[:LONGEST_NAME]


def by_rules(plan: club.Plan, ruleset: RuleSetId) -> club.Plan:
    before, usual = _match_length(plan.ruleset), _match_length(ruleset)
    length, scheme = plan.length, plan.scheme
    if (length.points, length.deals) == (before.points, before.deals):
        length = replace(length, points=usual.points, deals=usual.deals)
    if scheme.walkover == _usual_scheme(plan, scheme.id).walkover:
        family = rule_book(ruleset).identity.family
        scheme = replace(scheme, walkover=scheme_of(scheme.id, family=family).walkover)
    return replace(plan, ruleset=ruleset, house_rules={}, length=length, scheme=scheme)


def _match_length(ruleset: RuleSetId) -> club.RoundLength:
    """A round of one match: to the target, or so many deals where there is none."""
    rules = rule_book(ruleset).rules
    deals = rules.match_hands if rules.target is None else None
    return club.RoundLength(points=rules.target, deals=deals)


def _usual_scheme(plan: club.Plan, scheme: club.SchemeId) -> club.Scheme:
    """A scheme as the program comes with it, with the walkover of the plan's rule set."""
    return scheme_of(scheme, family=rule_book(plan.ruleset).identity.family)


def formed(plan: club.Plan, form: club.Form) -> club.Plan:
    """The plan for another form: pairings that nobody chose become the usual ones of that form."""
    other = replace(plan, form=form)
    if form != "individuals":
        other = replace(other, threes=None, fives=None, sixes=None)
    usual = _usual_movement(other)
    movements = (plan.movement, usual, *MOVEMENTS)
    if plan.movement == _usual_movement(plan):
        movements = (usual, *MOVEMENTS)
    for movement in movements:
        if not _movement_problems(drawn := replace(other, movement=movement)):
            return drawn
    return other


def _usual_movement(plan: club.Plan) -> club.Movement:
    """Rotating partners for players who have partners, else a draw by the standing."""
    has_partners = rule_book(plan.ruleset).rules.sides.size > 1
    return "rotating" if plan.form == "individuals" and has_partners else "by_standing"


def _movement_problems(plan: club.Plan) -> list[Problem]:
    return [problem for problem in club.plan_problems(plan) if problem.path == "plan.movement"]


@cache
def _rule_sets_for(players: int, own: RuleSetId) -> tuple[RuleSetId, ...]:
    """The rule sets for tables of so many: the evening's own, and those made for that number."""

    def is_made_for(ruleset: RuleSetId) -> bool:
        sides = rule_book(ruleset).rules.sides
        return sides.size == 1 or sides.count * sides.size == players

    known = (entry.id for entry in catalogue() if sides_of(entry.id, players) is not None)
    return tuple(ruleset for ruleset in known if ruleset == own or is_made_for(ruleset))


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanEditor:
    state: State
    plan: club.Plan
    change: Callable[[Callable[[club.Plan], club.Plan]], None]
    problems: club.Problems
    ask: Callable[[keypad.Asked], None]
    opened: frozenset[str]
    """The parts that show all there is to choose."""
    toggle: Callable[[str], None]
    going_on: GoingOn | None
    """The places of another evening that take part; None: whoever checks in."""
    go_on: Callable[[GoingOn | None], None]
    has_begun: bool
    """True if rounds were drawn: rules, form and the tables of those left over stay."""

    @property
    def words(self) -> Words:
        return self.state.words

    def set(self, **parts: Any) -> None:
        self.change(lambda plan: replace(plan, **parts))

    def set_scheme(self, **parts: Any) -> None:
        self.change(lambda plan: replace(plan, scheme=replace(plan.scheme, **parts)))

    def set_length(self, **parts: Any) -> None:
        """Change the length of a round; without minutes there is no warning."""

        def step(plan: club.Plan) -> club.Plan:
            length = replace(plan.length, **parts)
            if length.minutes is None:
                length = replace(length, warning=0, overtime=0)
            return replace(plan, length=length)

        self.change(step)

    def complaints(self, *paths: str) -> Iterator[ft.Control]:
        for number, problem in enumerate(self.problems):
            if any(f"{problem.path}.".startswith(f"{path}.") for path in paths):
                label = club_words.club_problem(self.words, problem)
                yield buttons.complaint(label, name=f"wrong-{number}")

    def number(
        self, label: str, value: int | None, keep: Callable[[int], None], *, name: str
    ) -> ft.Control:
        """A line with a number that is typed by a tap on it."""
        asked = keypad.Asked(title=label, value=value or 0, on_done=keep)
        none, width = "–" if value is None else "", NUMBER_WIDTH * self.state.layout.scale
        box = shared.number_box(self.words, self.ask, asked, name=name, instead=none, width=width)
        if self.state.layout.has_large_text:  # no word of the label would have room beside it
            below = ft.Row([box], alignment=ft.MainAxisAlignment.END)
            return ft.Column([text(label, 16), below], spacing=4, tight=True)
        return ft.Row([text(label, 16, expand=True), box], spacing=12)

    def fold(
        self,
        name: str,
        title: str,
        chosen: str,
        parts: Callable[[], Iterable[ft.Control]],
        *paths: str,
    ) -> ft.Control:
        """A row, and its `parts` below it while it is open; what is wrong is always shown."""
        is_open, toggle = name in self.opened, partial(self.toggle, name)
        row = buttons.folding_row(title, chosen, toggle, name=name, is_open=is_open)
        rows: list[ft.Control] = [row, *self.complaints(*paths)]
        if is_open:
            padding = ft.Padding.only(left=14, right=14, bottom=14, top=4)
            rows.append(ft.Container(buttons.stacked(*parts()), padding=padding))
        column, ground = buttons.stacked(*rows, spacing=0), C.SURFACE_CONTAINER_LOW
        return ft.Container(column, border_radius=16, bgcolor=ground, key=name)

    def option(
        self, key: str, title: str, lines: Sequence[str], on_tap: Handler | None, chosen: str
    ) -> ft.Control:
        """A row of a list from which one is chosen, with lines that say what it means."""
        is_chosen = key.partition("-")[2] == chosen
        return kit.option(Label(key, title, "\n".join(lines)), on_tap, is_chosen=is_chosen)

    def about(self) -> ft.Control:
        """Name, day and place; the day is said in words too, so that a slip is seen."""

        def field(name: str, value: str) -> ft.Control:
            def write(text: str) -> None:
                self.set(**{name: text.strip() if name == "date" else text})

            wrong = (problem for problem in self.problems if problem.path == f"plan.{name}")
            error = next((club_words.club_problem(self.words, problem) for problem in wrong), "")
            label = self.words.text(f"club-{name}")
            typed: ft.Control = NameField(label, value, write, name=name, error=error, key=name)
            return typed

        plan, when = self.plan, messages.day(self.words, self.plan.date)
        return buttons.card(
            buttons.heading(self.words.text("club-about")),
            field("name", plan.name),
            field("date", plan.date),
            *([buttons.remark(when, name="day")] if when else []),
            field("place", plan.place),
        )

    def who_plays(self) -> ft.Control:
        """An earlier evening and its places, which take part in this one; or whoever checks in."""
        words, chosen, none = self.words, self.going_on, self.words.text("club-going-on-none")
        earlier = shared.opened(self.state, chosen.evening) if chosen else None
        taken = none
        if chosen and earlier:
            last = chosen.last or len(candidates(earlier))
            values = {"name": earlier.plan.name, "first": chosen.first, "last": last}
            taken = words.text("club-going-on-places", **values)

        def option(uid: club.EveningUid, name: str, when: str) -> ft.Control:
            tap = partial(self._go_on_from, uid)
            now = chosen.evening if chosen else ""
            return self.option(f"from-{uid}", name, [messages.day(words, when)], tap, now)

        def parts() -> Iterator[ft.Control]:
            yield buttons.remark(words.text("club-going-on-hint"))
            if chosen and earlier:
                yield from self._places(chosen, earlier)
            yield self.option("from-", none, [], partial(self.go_on, None), "-" if chosen else "")
            listed = self.state.session.club.evenings.list()
            over = [summary for summary in listed if summary.is_readable and summary.rounds]
            for summary in over[:MOST_EARLIER]:
                yield option(summary.uid, summary.name, summary.date)

        return self.fold("going-on", words.text("club-going-on"), taken, parts)

    def _go_on_from(self, uid: club.EveningUid) -> None:
        """Let all of an evening take part, by its rules and in its form."""
        earlier = shared.opened(self.state, uid)
        if earlier is not None:
            self.change(lambda plan: plan_from(self.words, plan, earlier.plan))
            self.go_on(GoingOn(evening=uid))

    def _places(self, chosen: GoingOn, earlier: club.Evening) -> Iterator[ft.Control]:
        words, uids = self.words, candidates(earlier)
        count = len(uids)
        half = -(-count // 2)
        spans = {"all": (1, None), "top": (1, half), "bottom": (half + 1, None)}
        last = None if chosen.last == count else chosen.last

        def take(part: str) -> None:
            first, last = spans[part]
            letter = {"top": " A", "bottom": " B"}.get(part)
            named = f"{earlier.plan.name}{letter}" if letter else _final_name(words, earlier.plan)
            self.set(name=named)
            self.go_on(replace(chosen, first=first, last=last))

        def number(key: str, value: int) -> ft.Control:
            def keep(value: int) -> None:
                changed: dict[str, Any] = {key: value}
                self.go_on(replace(chosen, **changed))

            return self.number(words.text(f"club-going-on-{key}"), value, keep, name=f"on-{key}")

        part = next((part for part, span in spans.items() if span == (chosen.first, last)), None)
        names = [(part, words.text("club-going-on-part", part=part)) for part in spans]
        yield shared.chips("part", names, part, take)
        yield number("first", chosen.first)
        yield number("last", chosen.last or count)
        yield number("share", chosen.share)
        there = uids[max(chosen.first, 1) - 1 : chosen.last]
        listed = ", ".join(club_words.entrant_name(words, earlier, uid) for uid in there)
        yield buttons.remark(listed or "–", name="going-on-names")

    def rules(self, on_tap: Handler) -> list[ft.Control]:
        """The rule set with its house rules; fixed once a round was drawn."""
        words, plan = self.words, self.plan
        name = words.rule_set_name(rule_book(plan.ruleset).identity)
        own = words.text("club-house-count", count=len(plan.house_rules))
        row = buttons.opening_row(
            name,
            words.text("club-problem-has_begun") if self.has_begun else own,
            None if self.has_begun else on_tap,
            name="ruleset",
            says=words.text("set-up-rules-choose", name=name),
            icon=ft.Icons.MENU_BOOK_OUTLINED,
        )
        return [row, *self.complaints("plan.ruleset", "plan.house_rules")]

    def form(self) -> ft.Control:
        """Pairs, individuals or teams, with what that means; fixed once a round was drawn."""
        words, plan = self.words, self.plan
        forms = [(form, words.text("club-form", form=form)) for form in FORMS]

        def choose(form: club.Form) -> None:
            self.change(lambda plan: formed(plan, form))

        return buttons.card(
            buttons.heading(words.text("club-form-title")),
            shared.chips("form", forms, plan.form, None if self.has_begun else choose),
            buttons.remark(words.text("club-form-hint", form=plan.form)),
            *self.complaints("plan.form"),
        )

    def left_over(self) -> list[ft.Control]:
        """The tables of players who are left over, each size with its rules."""
        words, plan = self.words, self.plan
        try:
            has_partners = club.shape_of(plan).size > 1
        except (RuleSetError, UnknownRuleSetError):
            has_partners = False
        rows = []
        for field, players in club.odd_players().items():
            chosen = getattr(plan, field)
            names = [
                (ruleset, words.rule_set_name(rule_book(ruleset).identity))
                for ruleset in _rule_sets_for(players, plan.ruleset)
            ]
            if chosen is None and not (has_partners and names):
                continue

            take = None if self.has_begun else partial(self._play_odd, field)
            none: list[tuple[RuleSetId | None, str]] = [(None, words.text("club-left-over-none"))]
            rows += [
                buttons.heading(words.text("club-odd", players=players)),
                buttons.remark(words.text("club-odd-hint", players=players)),
                shared.chips(field, [*none, *names], chosen, take),
                *self.complaints(f"plan.{field}"),
            ]
        if not rows:
            return []
        title, hint = words.text("club-left-over"), words.text("club-left-over-hint")
        used = [
            words.text("club-odd", players=players)
            for field, players in club.odd_players().items()
            if getattr(plan, field)
        ]
        paths = [f"plan.{field}" for field in club.odd_players()]
        chosen = ", ".join(used) or hint
        parts = [buttons.remark(hint), *rows]
        return [self.fold("left-over", title, chosen, lambda: parts, *paths)]

    def _play_odd(self, field: str, ruleset: RuleSetId | None) -> None:
        self.set(**{field: ruleset})

    def movement(self) -> ft.Control:
        words, chosen = self.words, self.plan.movement

        def option(movement: club.Movement) -> ft.Control:
            wrong = _movement_problems(replace(self.plan, movement=movement))
            reasons = [club_words.club_problem(words, problem) for problem in wrong]
            title = words.text("club-movement", movement=movement)
            lines = [words.text("club-movement-hint", movement=movement), *reasons]
            tap = None if wrong else lambda: self.set(movement=movement)
            return self.option(f"movement-{movement}", title, lines, tap, chosen)

        name = words.text("club-movement", movement=chosen)
        hint = words.text("club-movement-hint", movement=chosen)
        title, options = words.text("club-movement-title"), partial(map, option, MOVEMENTS)
        return self.fold("movement", title, f"{name}. {hint}", options, "plan.movement")

    def rounds(self) -> ft.Control:
        words, plan = self.words, self.plan
        rounds, drop = words.text("club-rounds"), words.text("club-drop")
        if plan.movement == "knockout":
            hint = buttons.remark(words.text("club-rounds-knockout"))
            return buttons.card(buttons.heading(rounds), hint, *self.complaints("plan.rounds"))
        return buttons.card(
            self.number(rounds, plan.rounds, lambda n: self.set(rounds=n), name="rounds"),
            *self.complaints("plan.rounds"),
            self.number(drop, plan.drop_worst, lambda n: self.set(drop_worst=n), name="drop"),
            *self.complaints("plan.drop_worst"),
            buttons.remark(words.text("club-drop-hint", count=plan.drop_worst)),
        )

    def length(self) -> ft.Control:
        words, now = self.words, self.plan.length

        def row(name: str, none: int | None = 0) -> ft.Control:
            return self.number(
                words.text("club-length-row", row=name),
                getattr(now, name),
                lambda count: self.set_length(**{name: count or none}),
                name=f"length-of-{name}",
            )

        def parts() -> Iterator[ft.Control]:
            usual = {name: entry.length for name, entry in round_lengths().items()}
            chosen = next((name for name, length in usual.items() if length == now), None)
            lengths = [(name, words.text("club-length", length=name)) for name in usual]
            yield shared.chips("length", lengths, chosen, lambda name: self.set(length=usual[name]))
            if chosen is not None:
                source = club_words.source_titles(words, round_lengths()[chosen].ref)
                yield buttons.remark(words.text("club-from", source=source))
            yield from (row(name, none=None) for name in ("points", "deals", "minutes"))
            if now.minutes is None:
                return
            yield row("warning")
            yield buttons.remark(words.text("club-overtime"))
            kinds = {"endless": None, "limited": now.overtime or 0}
            named = [(kind, words.text(f"club-overtime-{kind}")) for kind in kinds]
            kind, put = "endless" if now.overtime is None else "limited", self.set_length
            yield shared.chips("overtime", named, kind, lambda kind: put(overtime=kinds[kind]))
            if now.overtime is not None:
                yield row("overtime")

        title, chosen = words.text("club-length-title"), club_words.length_text(words, now)
        return self.fold("length", title, chosen, parts, "plan.length")

    def scheme(self) -> ft.Control:
        words, plan = self.words, self.plan

        def option(scheme: club.SchemeId) -> ft.Control:
            source = club_words.scheme_origin(words, schemes()[scheme])
            origin = words.text("club-from", source=source)
            lines = [words.text("club-scheme-hint", scheme=scheme), origin]
            title, usual = club_words.scheme_name(words, scheme), _usual_scheme(plan, scheme)
            key, chosen = f"scheme-{scheme}", plan.scheme.id
            return self.option(key, title, lines, lambda: self.set(scheme=usual), chosen)

        name = club_words.scheme_name(words, plan.scheme.id)
        hint = words.text("club-scheme-hint", scheme=plan.scheme.id)
        title, options = words.text("club-scheme-title"), partial(map, option, schemes())
        return self.fold("scheme", title, f"{name}. {hint}", options)

    def figures(self) -> ft.Control:
        words, usual = self.words, _usual_scheme(self.plan, self.plan.scheme.id)
        is_usual = self.plan.scheme == usual
        tap = None if is_usual else lambda: self.set(scheme=usual)
        back = buttons.button(words.text("club-figures-back"), tap, name="figures-back")
        hint = buttons.remark(words.text("club-figures-hint"))
        chosen = words.text("club-figures-usual" if is_usual else "club-figures-changed")
        paths = [f"plan.scheme.{name}" for name in ("match_points", "bands", "tie_breaks")]

        def parts() -> list[ft.Control]:
            return [*self._points(), *self._ties(), hint, back]

        return self.fold("figures", words.text("club-figures"), chosen, parts, *paths)

    def _points(self) -> Iterator[ft.Control]:
        words, scheme = self.words, self.plan.scheme
        if (points := scheme.match_points) is not None:
            for name in ("win", "draw", "loss"):

                def keep(number: int, name: str = name) -> None:
                    self.set_scheme(match_points=replace(points, **{name: number}))

                label = words.text("club-match-points", outcome=name)
                yield self.number(label, getattr(points, name), keep, name=f"points-{name}")
        if scheme.counts == "victory_points":
            yield from self._bands()
        label, walkover = words.text("club-walkover-points"), scheme.walkover
        yield self.number(label, walkover, lambda n: self.set_scheme(walkover=n), name="walkover")
        yield from self._whole_match()
        yield buttons.heading(words.text("club-bye-title"))
        byes = [(bye, words.text("club-bye", bye=bye)) for bye in BYES]
        yield shared.chips("bye", byes, scheme.bye, lambda bye: self.set_scheme(bye=bye))
        entry = schemes()[scheme.id]
        if scheme.bye == entry.bye.rule:
            yield self._source(entry.bye)
        yield buttons.heading(words.text("club-missed-title"))
        missed = [(rule, words.text("club-bye", bye=rule)) for rule in MISSED]
        put = self.set_scheme
        yield shared.chips("missed", missed, scheme.missed, lambda rule: put(missed=rule))
        if scheme.missed == entry.missed.rule:
            yield self._source(entry.missed)

    def _source(self, cited: Cited) -> ft.Control:
        source = club_words.source_titles(self.words, cited.ref)
        return buttons.remark(self.words.text("club-from", source=source))

    def _whole_match(self) -> Iterator[ft.Control]:
        """The match for which the walkover is; 0 is no limit of it."""
        words, whole = self.words, self.plan.scheme.whole_match or club.RoundLength()
        for name in ("points", "deals"):

            def keep(number: int, name: str = name) -> None:
                parts: dict[str, Any] = {name: number or None}
                length = replace(whole, **parts)
                self.set_scheme(whole_match=None if length == club.RoundLength() else length)

            label = words.text("club-whole", of=name)
            yield self.number(label, getattr(whole, name) or 0, keep, name=f"whole-{name}")
        yield buttons.remark(words.text("club-whole-hint"))

    def _bands(self) -> Iterator[ft.Control]:
        """The table of victory points: a row for each difference, the last for all others."""
        words, bands = self.words, self.plan.scheme.bands

        def put(*rows: club.Band) -> Handler:
            return lambda: self.set_scheme(bands=rows)

        def row(place: int, name: str) -> ft.Control:
            def keep(number: int) -> None:
                band = replace(bands[place], **{name: number})
                self.set_scheme(bands=(*bands[:place], band, *bands[place + 1 :]))

            label, value = words.text(f"club-band-{name}"), getattr(bands[place], name)
            return self.number(label, value, keep, name=f"{name}-{place}")

        yield buttons.heading(words.text("club-bands"))
        for place in range(len(bands)):
            before, after = bands[:place], bands[place + 1 :]
            upto = row(place, "upto") if after else text(words.text("club-band-beyond"), 16)
            label, icon = words.text("club-band-drop", number=place + 1), ft.Icons.DELETE_OUTLINE
            tap = put(*before, *after) if after else None
            drop = buttons.icon_button(icon, label, tap, name=f"band-drop-{place}")
            top = ft.Row([ft.Container(upto, expand=True), drop])
            rows = [top, row(place, "winner"), row(place, "loser")]
            column, room = ft.Column(rows, spacing=4, tight=True), ft.Padding.only(bottom=8)
            edge = ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT))
            yield ft.Container(column, padding=room, border=edge, key=f"band-{place}")
        further = club.Band(STEP, bands[-1].winner, bands[-1].loser)
        if len(bands) > 1 and bands[-2].upto is not None:
            further = replace(bands[-2], upto=bands[-2].upto + STEP)
        label, more = words.text("club-band-add"), put(*bands[:-1], further, bands[-1])
        yield buttons.button(label, more, icon=ft.Icons.ADD, name="band-add")

    def _ties(self) -> Iterator[ft.Control]:
        words, order = self.words, self.plan.scheme.tie_breaks

        def arrange(*ties: club.TieBreak) -> Handler:
            return lambda: self.set_scheme(tie_breaks=ties)

        yield buttons.heading(words.text("club-ties"))
        for place, tie in enumerate(order):
            before, after = order[:place], order[place + 1 :]
            label = words.text("club-tie", tie=tie)
            tap = arrange(*before[:-1], tie, before[-1], *after) if place else None
            hint, icon = words.text("club-tie-up", tie=label), ft.Icons.ARROW_UPWARD
            up = buttons.icon_button(icon, hint, tap, name=f"tie-up-{place}")
            hint, tap = words.text("club-tie-drop", tie=label), arrange(*before, *after)
            drop = buttons.icon_button(ft.Icons.CLOSE, hint, tap, name=f"tie-drop-{place}")
            number = text(f"{words.number(place + 1)}.", 16)
            line = text(label, 16, line=SENTENCE, expand=True)
            yield ft.Row([number, line, up, drop], spacing=8, key=f"tie-{tie}")
        if not order:
            yield buttons.remark(words.text("club-ties-none"))
        more = []
        for tie in (tie for tie in TIES if tie not in order):
            label, tap = words.text("club-tie", tie=tie), arrange(*order, tie)
            more.append(buttons.choice(label, tap, name=f"tie-add-{tie}", mark="+ "))
        if more:
            yield buttons.remark(words.text("club-ties-add"))
            yield buttons.choices(more)


@component
def NewEveningScreen() -> Any:
    state = use_state()
    uid = club.EveningUid(shared.from_address("evening"))
    earlier = shared.opened(state, uid) if uid else None

    def first() -> club.Plan:
        plan = first_plan(state)
        return plan if earlier is None else plan_from(state.words, plan, earlier.plan)

    plan = ft.use_memo(first, [uid])

    async def begin(plan: club.Plan, going_on: GoingOn | None) -> Any:
        verb = state.session.club.evenings.begin
        uid = await state.saving(verb, plan, by=shared.author(state), going_on=going_on)
        if isinstance(uid, str):
            go(shared.of_evening(uid, "players"))
        return uid

    going_on = None if earlier is None else GoingOn(evening=earlier.uid)
    return PlanForm(None, plan, begin, going_on, key=f"new-{uid}")


@component
def PlanScreen() -> Any:
    state = use_state()
    evening = shared.use_evening(state)
    if evening is None:
        return shared.gone(state)

    async def save(plan: club.Plan, _: GoingOn | None) -> Any:
        def replan(before: club.Evening, _: club.Note) -> club.Evening | club.Problems:
            return club.replanned(before, plan)

        verb, uid = state.session.club.evenings.change, evening.uid
        replanned = await state.saving(verb, uid, replan, by=shared.author(state))
        if isinstance(replanned, club.Evening):
            go(shared.of_evening(uid))
        return replanned

    return PlanForm(evening, evening.plan, save, key=evening.uid)


@component
def PlanForm(
    evening: club.Evening | None,
    before: club.Plan,
    save: Callable[[club.Plan, GoingOn | None], Any],
    those_going_on: GoingOn | None = None,
) -> Any:
    state = use_state()
    words = state.words
    plan, change = ft.use_state(before)
    choosing, set_choosing = ft.use_state(False)
    refused, refuse = ft.use_state(cast("club.Problems", ()))
    going_on, go_on = ft.use_state(those_going_on)
    is_final = frozenset(["going-on"]) if those_going_on else frozenset[str]()
    opened, set_opened = ft.use_state(is_final)
    ask = keypad.use_number_pad(state)
    route, back, title, label = shared.NEW, shared.CLUB, "club-new", "club-begin"
    if those_going_on is not None:
        route = f"{route}/{those_going_on.evening}"
    if evening is not None:
        route, back = shared.of_evening(evening.uid, "plan"), shared.of_evening(evening.uid)
        title, label = "club-plan", "club-save"
    if choosing:

        def choose(rules: RuleSetId | HouseRules) -> None:
            set_choosing(False)
            if isinstance(rules, HouseRules):
                changes = dict(rules.changes)
                change(lambda plan: replace(by_rules(plan, rules.base), house_rules=changes))
            else:
                change(lambda plan: by_rules(plan, rules))

        own, leave = playable_house_rules(state.session), partial(set_choosing, False)
        now = (plan.ruleset, plan.house_rules)
        same = [rules.name.strip() for rules in own if (rules.base, rules.changes) == now]
        house = same[0] if same and plan.house_rules else ""
        chooser = rule_set_chooser(
            state,
            choose,
            leave,
            chosen=plan.ruleset,
            house_rules=own,
            chosen_house_rules=house,
            on_choose_house_rules=choose,
        )
        return page.cover(route, chooser, leave, part="/rules")

    async def keep() -> None:
        saved = await save(plan, going_on)
        refuse(saved if isinstance(saved, tuple) else ())

    problems = club.plan_problems(plan)
    editor = PlanEditor(
        state=state,
        plan=plan,
        change=change,
        problems=problems,
        ask=ask,
        opened=opened,
        toggle=lambda name: set_opened(lambda now: now ^ {name}),
        going_on=going_on,
        go_on=go_on,
        has_begun=evening is not None and bool(evening.rounds),
    )
    rule_rows = editor.rules(lambda: set_choosing(True))
    form = [editor.form(), *editor.left_over()]
    who = [editor.who_plays()] if evening is None and state.session.club.evenings.list() else []
    first = [editor.about(), *who, *rule_rows, *form, editor.movement()]
    second = [editor.rounds(), editor.length(), editor.scheme(), editor.figures()]
    columns = [first, second] if state.layout.has_two_panes else [[*first, *second]]
    panes: list[ft.Control] = [page.padded(page.scrolling(parts), expand=True) for parts in columns]
    body = ft.Row(panes, spacing=0, vertical_alignment=ft.CrossAxisAlignment.START)
    foot = [buttons.button(words.text(label), None if problems else keep, filled=True, name="save")]
    if refused:
        foot.insert(0, buttons.complaint(club_words.club_problems(words, refused), name="refused"))
    parts, leave = shared.framed(state, body, foot), partial(go, back)
    return page.titled_screen(words, route, words.text(title), *parts, back=leave)
