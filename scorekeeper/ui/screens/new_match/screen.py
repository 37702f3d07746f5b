"""A new match, and the set-up of the match that is open: rules, players, first dealer, target."""

import contextlib
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from operator import methodcaller
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import flet as ft

from scorekeeper.entry.deal import deal_by_totals
from scorekeeper.i18n import Words
from scorekeeper.i18n.rules import rule_name, rule_value, special
from scorekeeper.match import Match
from scorekeeper.rules import (
    HouseRules,
    RuleSetId,
    UnknownRuleSetError,
    catalogue,
    find_rule_set,
    rule_book,
)
from scorekeeper.rules.book import same_value
from scorekeeper.scoring import DealScore, Grade, Problem, score_deal
from scorekeeper.scoring.checks import is_scorable
from scorekeeper.services import OpenMatch, Session, SetUp, rules_of, set_up_problems
from scorekeeper.services.set_up import house_rules_of
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.new_match import set_up
from scorekeeper.ui.screens.new_match.naming import Change, SideLines, use_naming
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import Face, one_line, text
from scorekeeper.ui.widgets import buttons, dialogs, keypad, page, proposals, rule_sets

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
LOTS = 10_000
"""Numbers that a draw may have: few enough to be told to others."""


@component
def NewMatchScreen() -> Any:
    """The form of a new match; Start begins it and shows the table, or the paper to copy from."""
    state = use_state()
    words, address = state.words, ft.context.page.route
    asked = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
    uid, ruleset = asked.get("house", ""), asked.get("rules", "")
    back = "/matches" if asked.get("from") == "matches" else "/"
    if uid or ruleset:
        back = f"/house/{uid}" if uid else f"/rules/{ruleset}"

    def start(set_up: SetUp | None, route: str) -> buttons.Handler | None:
        async def begin() -> None:
            if set_up and not await state.start(set_up) and state.failure is None:
                go(route)

        return begin if set_up else None

    def foot(set_up: SetUp | None) -> ft.Control:
        title, on_paper = words.text("paper-title"), start(set_up, "/paper")
        paper = buttons.button(title, on_paper, name="paper", expand=2)
        label, icon, begin = words.text("new-match-start"), ft.Icons.PLAY_ARROW, start(set_up, "/")
        play = buttons.button(label, begin, icon=icon, filled=True, name="start", expand=3)
        return ft.Row([paper, play], spacing=8)

    begun = ft.use_memo(lambda: _begun(state, asked), [])
    return SetUpView(begun, back, foot)


def _begun(state: State, asked: Mapping[str, str]) -> set_up.SetUpForm:
    """A blank form by the house rules or the rule set that an address asks for.

    Without them it is by the rules of the match that was played last.
    """
    if ruleset := asked.get("rules"):
        with contextlib.suppress(UnknownRuleSetError):
            form = set_up.blank_form(find_rule_set(ruleset))
            players = [n for n in form.rules.players if str(n) == asked.get("players")]
            return form.with_players(players[0]) if players else form
    last = next((summary for summary in state.session.matches.list() if summary.is_readable), None)
    form = set_up.blank_form(last.match.ruleset if last else catalogue()[0].id)
    uid = asked.get("house")
    own = (house for house in rule_sets.playable(state.session) if uid and house.uid == uid)
    house = next(own, None)
    return form if house is None else form.by_rules(house)


@component
def SetUpScreen() -> Any:
    """The form with what is known of the match; without a match there is nothing to set up."""
    state = use_state()
    if state.match is not None:
        return Correcting(state.match)
    return page.no_match(state, "/set-up", state.words.text("set-up"))


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
            correct = state.session.matches.correct
            if set_up and isinstance(await state.change(correct, set_up, seen=seen), Saved):
                go("/")
            elif state.match is not None:
                look(state.match.number)  # what others did was told, so it may be saved now

        label, done = words.text("set-up-save"), save if set_up else None
        return buttons.button(label, done, icon=ft.Icons.CHECK, filled=True, name="save")

    async def keep_totals(numbers: Sequence[int]) -> None:
        """Keep deals by their totals, so that other rules can be chosen."""
        for number in numbers:
            played = opened.match.deals[number - 1]
            by_totals = replace(played, deal=deal_by_totals(opened.match.rules, played.deal))
            result = await state.change(state.session.deals.amend, played.uid, by_totals)
            if not isinstance(result, Saved):
                return
        if state.match is not None:
            look(state.match.number)

    return SetUpView(begun, "/", foot, opened, keep_totals)


@dataclass(frozen=True, slots=True)
class SpoiltDeal:
    """A deal that is not possible under other rules."""

    number: int
    """Its place in the match, from 1."""
    problem: Problem
    """The first problem that it would have."""


def spoilt_deals(opened: OpenMatch, after: SetUp) -> tuple[SpoiltDeal, ...]:
    """Return the deals that fit the rules, and would not fit those of a set-up."""
    was, now = opened.match.house_rules, house_rules_of(after)
    paths = {*was, *now} - {set_up.TARGET}  # the target makes no deal impossible
    is_same = after.ruleset == opened.match.ruleset
    if is_same and all(was.get(path) == now.get(path) for path in paths):
        return ()
    _, rules = rules_of(after)
    deals = zip(opened.match.deals, opened.progress.deals, strict=True)
    spoilt = []
    for number, (played, progress) in enumerate(deals, 1):
        problem = _spoiling_problem(score_deal(rules, played.deal))
        if problem is not None and _spoiling_problem(progress.score) is None:
            spoilt.append(SpoiltDeal(number, problem))
    return tuple(spoilt)


def _spoiling_problem(score: DealScore) -> Problem | None:
    """Return why a deal cannot have been, or what has no number in it; None if it is possible."""
    for problem in score.problems:
        if problem.grade is Grade.IMPOSSIBLE or not is_scorable((problem,)):
            return problem
    return None


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
    keep_totals: Callable[[Sequence[int]], Awaitable[None]] | None = None,
) -> Any:
    """The form with its `foot`, which is given the set-up unless something is wrong with it.

    `opened` is the match that is corrected; `keep_totals` keeps some of its deals by their totals.
    """
    state = use_state()
    words = state.words
    form, change = ft.use_state(begun)
    choosing, set_choosing = ft.use_state(False)
    use_stack_entry(state.memory.open_parts, partial(set_choosing, False) if choosing else None)
    match = None if opened is None else opened.match
    title, route, why_not = "new-match", "/new", ""
    if match is not None:
        title, route = "set-up", "/set-up"
        if match.deals:
            why_not = words.text("set-up-no-fit", sides=len(match.sides))

    def choose(rules: RuleSetId | HouseRules) -> None:
        change(lambda form: _by_rules(match, form, rules))
        set_choosing(False)

    made = set_up.set_up_of(words, form, match)
    problems = set_up_problems(made)
    wrong = {problem.path: words.problem(problem) for problem in problems}
    table, chips = use_naming(state, form, change, wrong)
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
            why_not=why_not,
        )
        return page.cover(route, chooser, leave, part="/rules")
    spoilt = () if problems or opened is None else spoilt_deals(opened, made)
    rows: list[ft.Control] = [
        *_remarks(state, opened, spoilt, keep_totals),
        *chips,
        *(buttons.complaint(why) for path, why in wrong.items() if ".name" not in path),
        SideLines(form, change, wrong),
        Choices(form, change, match, partial(set_choosing, True)),
        MoreCard(form, change),
    ]
    bar = page.app_bar(
        words.text(title),
        words.text("new-match-hint"),
        on_back=partial(go, back),
        back_label=words.text(f"{title}-back"),
        back_icon=ft.Icons.CLOSE if match is None else ft.Icons.ARROW_BACK,
    )
    notice = kit.notice_bar(state) if state.failure else None
    below = (notice, foot(None if problems or spoilt else made))
    feet = [page.padded(part, bottom=8) for part in below if part is not None]
    whole = _laid_out(state.layout, bar, table, rows, feet)
    return page.cover(route, whole, partial(go, back))


def _remarks(
    state: State,
    opened: OpenMatch | None,
    spoilt: Sequence[SpoiltDeal],
    keep_totals: Callable[[Sequence[int]], Awaitable[None]] | None,
) -> Iterator[ft.Control]:
    """Yield remarks on changing a match that is under way."""
    words = state.words
    if opened is not None and opened.match.deals:
        follows = words.text("set-up-follows", deals=len(opened.match.deals))
        yield buttons.remark(follows, name="follows")
    if opened is not None and opened.rules_changed:
        what = ", ".join(dict.fromkeys(rule_name(words, path) for path in opened.rules_changed))
        today = words.text("set-up-changed-today", what=what)
        yield buttons.remark(today, name="changed-today")
    if opened is not None and has_changed_profile(state.session, opened):
        line = words.text("set-up-house-changed", name=opened.profile)
        yield buttons.remark(line, name="house-changed")
    if spoilt:
        numbers = ", ".join(words.number(deal.number) for deal in spoilt)
        why = words.text("set-up-spoilt", deals=numbers, count=len(spoilt))
        yield buttons.complaint(why, name="spoilt")
        for deal in spoilt:
            reason = words.problem(deal.problem)
            line = words.text("set-up-spoilt-why", number=deal.number, why=reason)
            yield buttons.remark(line, name=f"spoilt-{deal.number}")
        if keep_totals is not None:
            label = words.text("set-up-keep-totals", count=len(spoilt))
            keep = partial(keep_totals, tuple(deal.number for deal in spoilt))
            yield buttons.button(label, keep, name="keep-totals")
            yield buttons.remark(words.text("set-up-keep-totals-hint"))


def has_changed_profile(session: Session, opened: OpenMatch) -> bool:
    """Return True if the house rules of a match have been changed since it took them over."""
    if not opened.profile:
        return False
    houses = rule_sets.playable(session)
    now = next((house for house in houses if house.name.strip() == opened.profile), None)
    return now is not None and any(
        not same_value(now.changes.get(path), opened.own_rules.get(path))
        for path in {*now.changes, *opened.own_rules} - {set_up.TARGET}
    )


def _laid_out(
    layout: Layout,
    bar: ft.Control,
    table: Callable[[float], ft.Control],
    rows: Sequence[ft.Control],
    feet: Sequence[ft.Control],
) -> ft.Control:
    """The table on the felt and the pad below it, or beside it where there is room.

    On a small screen both scroll together; what is done last always stays in sight.
    """
    edges = ft.Padding.only(left=page.SIDE_PADDING, right=page.SIDE_PADDING, top=14, bottom=8)
    pad = ft.Container(buttons.stacked(*rows, spacing=8), padding=edges)
    room = (layout.width / 2 if layout.is_wide else layout.width) - 2 * page.SIDE_PADDING
    seats = ft.Container(table(room), padding=ft.Padding.symmetric(horizontal=page.SIDE_PADDING))
    foot = ft.Container(buttons.stacked(*feet), padding=ft.Padding.only(top=8))
    on_pad = ft.Column(
        [ft.Column([pad], scroll=ft.ScrollMode.AUTO, expand=True), foot],
        spacing=0,
        horizontal_alignment=STRETCH,
        expand=True,
    )
    top = ft.BorderRadius.vertical(top=24)
    if layout.is_wide:
        centered = ft.Container(seats, expand=True, alignment=ft.Alignment.CENTER)
        felt = page.scrolling([seats]) if layout.is_low or layout.has_large_text else centered
        left = ft.Column([bar, felt], spacing=0, expand=True)
        panes: list[ft.Control] = [left, page.paper(on_pad, bgcolor=C.SURFACE, expand=True)]
        return page.page(
            ft.Row(panes, spacing=0, vertical_alignment=STRETCH, expand=True), is_felt=True
        )
    if layout.height >= 760 and not layout.has_large_text:
        whole = page.paper(on_pad, bgcolor=C.SURFACE, expand=True, border_radius=top)
        return page.page(bar, seats, whole, spacing=4, is_felt=True)
    both = page.scrolling([seats, page.paper(pad, bgcolor=C.SURFACE, border_radius=top)])
    return page.page(bar, both, page.paper(foot, bgcolor=C.SURFACE), spacing=0, is_felt=True)


# --- players, first dealer, seats, target, and what is seldom asked


PLAYERS, TARGET, DEALER = "players", "target", "first-dealer"
SHEETS = {PLAYERS: "set-up-players", TARGET: "set-up-target", DEALER: "set-up-dealer"}
"""The keys of the titles of the sheets, by the row that opens them."""


@component
def Choices(
    form: set_up.SetUpForm, change: Change, match: Match | None, choose_rules: buttons.Handler
) -> Any:
    """The rows of what a match needs, each with what holds now; a tap opens what else there is."""
    state = use_state()
    words, ask = state.words, keypad.use_number_pad(state)
    opened, open_sheet = ft.use_state("")
    drawn, tell = ft.use_state(cast("int | None", None))

    def draw() -> None:
        seed = secrets.randbelow(LOTS)
        tell(seed)
        change(methodcaller("drawn", seed))

    def choose(verb: str, value: Any) -> None:
        open_sheet("")
        change(methodcaller(verb, value))

    def type_target() -> None:
        open_sheet("")
        title, usual = words.text("set-up-target"), form.rules.target or 0

        def done(number: int) -> None:
            change(methodcaller("played_to", number or usual))

        ask(keypad.Asked(title=title, value=form.target or usual, on_done=done))

    sheet = None
    if opened:
        options = [*_options(opened, words, form, match, choose)]
        if opened == TARGET:
            label = words.text("set-up-target-other")
            options.append(dialogs.Option("target-other", label, type_target))
        title, close = words.text(SHEETS[opened]), partial(open_sheet, "")
        sheet = dialogs.choice_sheet(state, title, options, close)
    ft.use_dialog(sheet)

    def row(which: str, value: str, icon: ft.IconData, key: str = "") -> ft.Control:
        label, tap = words.text(key or SHEETS[which]), partial(open_sheet, which)
        return buttons.value_row(label, value, tap, name=which, icon=icon)

    rows = [_rules_row(words, form, choose_rules)]
    if len(form.rules.players) > 1:
        rows.append(row(PLAYERS, words.number(form.players), ft.Icons.GROUP_OUTLINED))
    if form.rules.target is None:
        deals = words.text("set-up-target-deals", deals=form.rules.match_hands)
        rows.append(ft.Container(buttons.remark(deals, name="target"), padding=16))
    else:
        points = words.number(form.target or form.rules.target)
        rows.append(row(TARGET, points, ft.Icons.FLAG_OUTLINED))
    dealer, icon = set_up.player_name(words, form, form.dealer), ft.Icons.FILTER_NONE_ROUNDED
    rows.append(row(DEALER, dealer, icon, "set-up-first-dealer"))
    if len(form.names) < sum(map(len, form.names)):  # there are partners
        label, value = words.text("seats-draw"), "" if drawn is None else f"{drawn:04}"
        dice = ft.Icons.CASINO_OUTLINED
        rows.append(buttons.value_row(label, value, draw, name="draw", icon=dice))
    if drawn is None:
        return buttons.group(*rows)
    remark = buttons.remark(words.text("seats-drawn", seed=f"{drawn:04}"), name="drawn")
    return buttons.stacked(buttons.group(*rows), remark)


def _rules_row(words: Words, form: set_up.SetUpForm, choose: buttons.Handler) -> ft.Control:
    """The rules, with what is special about them and a mark where they leave something open."""
    book = rule_book(form.ruleset)
    base, line = words.rule_set_name(book.identity), special(words, book)
    if form.profile:
        line = words.text("house-line", base=base, count=len(form.house_rules))
    name, muted = form.profile or base, C.ON_SURFACE_VARIANT
    lines: list[ft.Control] = [text(name, 16, Face.MEDIUM), text(line, 13, color=muted)]
    column = ft.Column(lines, spacing=2, expand=True)
    icon, arrow = ft.Icons.MENU_BOOK_OUTLINED, ft.Icon(ft.Icons.CHEVRON_RIGHT, color=muted, size=22)
    opening = buttons.tappable(
        ft.Row([ft.Icon(icon, color=C.ON_SURFACE, size=22), column, arrow], spacing=14),
        words.text("set-up-rules-choose", name=name),
        choose,
        name="ruleset",
        expand=True,
        padding=ft.Padding.only(left=16, right=10, top=12, bottom=12),
    )
    key = f"proposals-{form.ruleset}"
    mark = proposals.ProposalsMark(form.ruleset, form.house_rules, key=key)
    return ft.Row([opening, mark], spacing=0)


def _options(
    which: str,
    words: Words,
    form: set_up.SetUpForm,
    match: Match | None,
    choose: Callable[[str, Any], None],
) -> Iterator[dialogs.Option]:
    """The answers on a sheet; `choose` is given a verb of the form and its argument."""
    if which == PLAYERS:  # of those by these rules the ones that the deals of a match leave
        for players in sorted(form.rules.players):
            if _fits(match, form.ruleset, players):
                label = words.text("set-up-players-count", count=players)
                tap = partial(choose, "with_players", players)
                yield dialogs.Option(f"players-{players}", label, tap, players == form.players)
    elif which == TARGET:  # those of all rule sets
        target = form.target or form.rules.target or 0
        targets = {rule_book(identity.id).rules.target or target for identity in catalogue()}
        for points in sorted({*targets, target}):
            label, tap = words.number(points), partial(choose, "played_to", points)
            yield dialogs.Option(f"target-{points}", label, tap, points == target)
    elif which == DEALER:
        for seat, place in enumerate(form.round_the_table):
            label, tap = set_up.player_name(words, form, place), partial(choose, "dealt_by", place)
            yield dialogs.Option(f"dealer-{seat}", label, tap, place == form.dealer)


@component
def MoreCard(form: set_up.SetUpForm, change: Change) -> Any:
    state = use_state()
    words, ask = state.words, keypad.use_number_pad(state)
    opened, set_open = ft.use_state(form.direction is not None or any(form.opening))
    label, turn = (
        words.text("set-up-less" if opened else "set-up-more"),
        partial(set_open, not opened),
    )
    toggle = buttons.folding_row(label, "", turn, name="more", is_open=opened)
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
        label = one_line(name, 16, expand=True)
        pad = keypad.number_button(number, says, partial(ask, asked), name=f"opening-{side}")
        return ft.Row([buttons.side_back(side, 16), label, pad])

    rows = [opening_row(side, points) for side, points in enumerate(form.opening)]
    parts = [toggle, direction, buttons.card(buttons.heading(words.text("set-up-opening")), *rows)]
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=STRETCH)
