"""View model of the table screen: title, dealer, deals, menu and end of a game."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.deal_form.deal import form_from
from scorekeeper.deal_form.form import deal_of
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.matches import catch_up_text, match_words, outcome_text, rules_name
from scorekeeper.i18n.rule_values import rule_name, rule_value
from scorekeeper.match import (
    DealUid,
    Match,
    PlayedDeal,
    SideColor,
    later_phase_start,
    rules_of_next_deal,
    seating,
    seats_of,
)
from scorekeeper.match.catch_up import catch_ups
from scorekeeper.match.progress import DealProgress
from scorekeeper.rules import apply_changes
from scorekeeper.rules.loader import value_at
from scorekeeper.scoring import requirement, score_deal
from scorekeeper.services import Change, ChangeKind, OpenMatch, Session, SetUp
from scorekeeper.view_models.series import series_text

MAX_SUBTITLE_LENGTH = 32  # characters beside the buttons of a title bar, on a phone
SOURCE_IN_NAME = re.compile(r" \([^)]*\)")
"""As in Modern American (Wikipedia)."""
PHASE_CHANGES = (ChangeKind.RECORD, ChangeKind.AMEND, ChangeKind.INSERT)
"""The changes after which the second phase of a match may begin."""


# --- the title


def table_title(words: Words, open_match: OpenMatch) -> str:
    """Return the title of the table screen: "Deal 3", "Deal 3 of 4", or a text for the end."""
    if open_match.progress.outcome.over:
        return words.text("table-over")
    number = len(open_match.match.deals) + 1
    deal_count = open_match.match.rules.match_hands
    if deal_count is not None and number <= deal_count:
        return words.text("table-deal-of", number=number, count=deal_count)
    return words.text("table-deal", number=number)


def rules_line(words: Words, open_match: OpenMatch) -> str:
    """Return the name of the rules, with the target in points or the number of deals."""
    return _name_with_goal(words, open_match, rules_name(words, open_match))


def _name_with_goal(words: Words, open_match: OpenMatch, name: str) -> str:
    """Return `name` with the target or number of deals of the rules, if they have one."""
    rules = open_match.match.rules
    if rules.target is not None:
        return words.text("table-rules-target", name=name, target=rules.target)
    if rules.match_hands is not None:
        return words.text("table-rules-deals", name=name, count=rules.match_hands)
    return name


def table_subtitle(words: Words, session: Session, open_match: OpenMatch) -> str:
    """Return the rules and the phase; before the first deal, also the games won by each side.

    To fit on one line of a phone, it omits the source in the name of a rule set, which only matters
    in lists. A line that is too long also omits the target, which the score cards show.
    """
    name = SOURCE_IN_NAME.sub("", rules_name(words, open_match))
    series = ""
    if not open_match.match.deals:
        series = series_text(words, session.matches.list(), open_match)
    phase = phase_text(words, open_match.match)
    line = _joined_parts(_name_with_goal(words, open_match, name), phase, series)
    if len(line) > MAX_SUBTITLE_LENGTH:
        return _joined_parts(name, phase, series)
    return line


def phase_text(words: Words, match: Match) -> str:
    """Return the phase of the next deal; empty if the match has only one."""
    if match.rules.later_phase is None:
        return ""
    number = 1 if later_phase_start(match) is None else 2
    return words.text("table-phase", number=number)


def _joined_parts(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


# --- the next deal


@dataclass(frozen=True, slots=True)
class DealerView:
    """The dealer of the next deal."""

    name: str
    color: SideColor
    """Colour of the dealer's side."""
    sentence: str
    detail: str
    """The first player, the players who sit out, and the kind of sides in this phase."""


def dealer_view(words: Words, open_match: OpenMatch) -> DealerView | None:
    """Return the dealer of the next deal; None after the end, or if the players are unknown."""
    progress = open_match.progress
    dealer = progress.dealer
    if dealer is None or progress.outcome.over:
        return None
    parts = [words.text("table-leader", name=progress.leader or dealer)]
    if open_match.match.rules.later_phase is not None:
        kind = rules_of_next_deal(open_match.match).sides.kind
        parts.append(rule_value(words, "sides.kind", kind))
    if progress.resting:
        parts.append(pause_text(words, progress.resting))
    side = seats_of(open_match.match).index(dealer) % len(open_match.match.sides)
    return DealerView(
        name=dealer,
        color=open_match.match.colors[side],
        sentence=words.text("table-dealer", name=dealer),
        detail=" · ".join(parts),
    )


def pause_text(words: Words, resting: Sequence[str]) -> str:
    """Return a text with the players who sit out the next deal."""
    return words.text("turn-pause", names=", ".join(resting), count=len(resting))


def record_caption(words: Words, session: Session, open_match: OpenMatch, device: str) -> str:
    """Return the caption of the record button.

    It has the points of an unfinished deal on this device, if there is one.
    """
    rules = rules_of_next_deal(open_match.match)
    number = len(open_match.match.deals) + 1
    draft = session.drafts.find(open_match.uid, device)
    form = None if draft is None else form_from(draft.form, rules)
    if form is None or form.is_blank:
        return words.text("table-record", number=number)
    sides = score_deal(rules, deal_of(form)).sides
    points = " : ".join(words.number(side.total) for side in sides)
    return words.text("table-continue", number=number, points=points)


@dataclass(frozen=True, slots=True)
class PassedBand:
    """A side whose last deal raised the requirement of its next initial meld."""

    side: int
    color: SideColor
    title: str
    """The total that was passed, in points."""
    detail: str
    before: str
    """Requirement before the deal, in points."""
    after: str
    says: str


def passed_bands(words: Words, open_match: OpenMatch, change: Change | None) -> list[PassedBand]:
    """Return the sides whose initial meld requirement rose with the deal just recorded.

    Empty if the change is not the latest one, or records no deal.

    Args:
        words: The language.
        open_match: The game.
        change: The change reported on the page, or None.
    """
    match = open_match.match
    rules = rules_of_next_deal(match)
    ladder = rules.initial_meld
    if change is None or change.number != open_match.number or change.kind is not ChangeKind.RECORD:
        return []
    if ladder.by != "score" or open_match.progress.outcome.over:
        return []

    views = []
    for side, totals in enumerate(totals_by_side(open_match)):
        before, after = totals[-2:]
        starts = [band.from_ for band in ladder.bands if band.from_]
        passed = [start for start in starts if before < start <= after]
        if not passed:
            continue
        title = words.text("table-passed", points=passed[-1])
        detail = words.text("table-passed-side", side=match.sides[side].name)
        needed = words.number(open_match.progress.requirements[side].points)
        view = PassedBand(
            side=side,
            color=match.colors[side],
            title=title,
            detail=detail,
            before=words.number(requirement(rules, score=before).points),
            after=needed,
            says=f"{title}. {detail}, {words.text('table-passed-said', now=needed)}",
        )
        views.append(view)
    return views


@dataclass(frozen=True, slots=True)
class PhaseNews:
    """Announcement of the second phase of a match."""

    title: str
    detail: str


def phase_news(words: Words, open_match: OpenMatch, change: Change | None) -> PhaseNews | None:
    """Return an announcement if the latest change makes the next deal the first of phase two.

    Otherwise None.

    Args:
        words: The language.
        open_match: The game.
        change: The change reported on the page, or None.
    """
    match = open_match.match
    if change is None or change.number != open_match.number or change.kind not in PHASE_CHANGES:
        return None
    is_next = later_phase_start(match) == len(match.deals)
    if not is_next or open_match.progress.outcome.over:
        return None
    kind = rules_of_next_deal(match).sides.kind
    detail = words.text(
        "table-later-phase-now", kind=kind, sides=rule_value(words, "sides.kind", kind)
    )
    return PhaseNews(words.text("table-later-phase"), detail)


# --- deals and totals


@dataclass(frozen=True, slots=True)
class DealLine:
    """A deal of the score pad."""

    number: int
    """Number of the deal in its game, from 1."""
    played: PlayedDeal
    progress: DealProgress
    endings: tuple[str | None, ...]
    """For each side, the key of the message for how it ended the deal; None for the others."""


def deal_lines(open_match: OpenMatch) -> list[DealLine]:
    """Return a line for each deal of a game, the latest first."""
    pairs = zip(open_match.match.deals, open_match.progress.deals, strict=True)
    lines = [
        DealLine(number, played, progress, _ending_keys(played))
        for number, (played, progress) in enumerate(pairs, start=1)
    ]
    return lines[::-1]


def _ending_keys(played: PlayedDeal) -> tuple[str | None, ...]:
    """Return for each side the key of the message for how it ended a deal; None for the others."""
    endings: list[str | None] = []
    for side in played.deal.sides:
        if side.acaba == "caller":
            endings.append("badge-acaba")
        elif side.went_out:
            endings.append("badge-out")
        else:
            endings.append(None)
    return tuple(endings)


def side_names(open_match: OpenMatch) -> tuple[str, ...]:
    """Return the full names of the sides."""
    return tuple(side.name for side in open_match.match.sides)


def deal_screen_reader_text(words: Words, line: DealLine, names: Sequence[str]) -> str:
    """Return the screen-reader text of a deal; `names` are the names of the sides."""
    score = line.progress.score
    sides = [
        words.text(
            "deal-said-side",
            side=name,
            points=words.points(score.totals[side]),
            total=line.progress.totals_after[side],
            ended=line.endings[side] or "none",
        )
        for side, name in enumerate(names)
    ]
    return words.text(
        "deal-said", number=line.number, sides="; ".join(sides), problems=len(score.problems)
    )


def totals_by_side(open_match: OpenMatch) -> tuple[tuple[int, ...], ...]:
    """Return the totals of each side in points, from the start of the game to the last deal."""
    opening = open_match.match.opening_scores or (0,) * len(open_match.match.sides)
    running = (deal.totals_after for deal in open_match.progress.deals)
    return tuple(zip(opening, *running, strict=True))


def catch_up_sentences(words: Words, open_match: OpenMatch) -> list[tuple[int, str]]:
    """Return the index of each side that is behind, with a sentence on the points it needs.

    Empty once the game is over.
    """
    words = match_words(words, open_match.match)
    needs = catch_ups(rules_of_next_deal(open_match.match), open_match.progress)
    sides = zip(open_match.match.sides, needs, strict=True)
    return [
        (index, catch_up_text(words, side.name, needed))
        for index, (side, needed) in enumerate(sides)
        if needed is not None
    ]


# --- the end


def ending_cause(words: Words, open_match: OpenMatch) -> str:
    """Return the cause of the end of a game, such as the target; empty if there is none."""
    match = open_match.match
    how = open_match.progress.outcome.how
    if how is None:
        return ""
    if how == "walkover" and match.ended is not None and match.ended.side is not None:
        return words.text("ending-gave-up", side=match.sides[match.ended.side].name)
    return words.text(f"ending-{how}", target=match.rules.target or 0, deals=len(match.deals))


@dataclass(frozen=True, slots=True)
class EndingView:
    """The result of a game, or of a tie that is played on."""

    headline: str
    cause: str
    winner: int | None
    """The side; None if there is none."""

    @property
    def says(self) -> str:
        """Both sentences, for screen readers."""
        return f"{self.headline}. {self.cause}" if self.cause else self.headline


def ending_view(words: Words, open_match: OpenMatch) -> EndingView:
    """Return the result of a game that has a winner or tied sides."""
    outcome = open_match.progress.outcome
    cause = ending_cause(words, open_match)
    if not outcome.over:
        cause = words.text("ending-tie-plays-on")
    headline = outcome_text(words, outcome, open_match.match.sides)
    return EndingView(headline, cause, outcome.winner)


def early_end_outlook(words: Words, open_match: OpenMatch) -> str:
    """Return a sentence with the winner and margin, or the draw, if the game ended now."""
    totals = open_match.progress.totals
    highest = max(totals)
    standing = zip(open_match.match.sides, totals, strict=True)
    leaders = [side.name for side, total in standing if total == highest]
    if len(leaders) > 1:
        return words.text("table-would-draw", sides=", ".join(leaders))
    margin = highest - max(total for total in totals if total != highest)
    return words.text("table-would-win", side=leaders[0], margin=margin)


def rematch_set_up(open_match: OpenMatch) -> SetUp:
    """Return the set-up of a new game with the current players and the same rules.

    The first dealer is the player whose turn it is to deal.
    """
    match = open_match.match
    return SetUp(
        ruleset=match.ruleset,
        sides=seating.current_sides(match),
        house_rules=match.house_rules,
        seats=seats_of(match) if match.seats else (),
        first_dealer=open_match.progress.dealer,
        direction=match.direction,
        profile=open_match.profile,
        is_demo=open_match.is_demo,
        company=open_match.company,
        best_of=open_match.best_of,
    )


# --- rules that have changed


@dataclass(frozen=True, slots=True)
class ChangedRule:
    """A rule whose value in the app has changed since the start of the game."""

    name: str
    values: str
    """A sentence with both values."""


def changed_rules(words: Words, open_match: OpenMatch) -> list[ChangedRule]:
    """Return the rules whose values have changed since the game began, with both values."""
    match = open_match.match
    if not open_match.rules_changed:
        return []
    words = match_words(words, match)
    today, _ = apply_changes(match.book.tree, match.house_rules, "house_rules")
    return [
        ChangedRule(
            rule_name(words, path),
            words.text(
                "rules-changed-values",
                here=rule_value(words, path, value_at(open_match.values, path)),
                today=rule_value(words, path, value_at(today, path)),
            ),
        )
        for path in open_match.rules_changed
    ]


# --- the menu


class TableAction(StrEnum):
    """Actions of the menu and its sheets; the value is the id of the row."""

    NEW_MATCH = "new-match"
    SHARE = "share"
    ADJUST = "adjust"
    INSERT = "insert"
    SETTINGS = "settings"
    TIMER = "timer"
    RULES = "rules"
    END = "end"

    SET_UP = "set-up"
    SEATS = "seats"
    PAPER = "paper"

    AGREEMENT = "end-agreement"
    TIME = "end-time"
    FORFEIT = "end-walkover"
    RESUME = "go-on"
    DELETE = "delete"


MESSAGES = {
    TableAction.SHARE: "share",
    TableAction.ADJUST: "adjust",
    TableAction.INSERT: "table-insert",
    TableAction.SETTINGS: "table-settings",
    TableAction.TIMER: "timer",
    TableAction.SET_UP: "table-set-up",
    TableAction.SEATS: "seats-table",
    TableAction.PAPER: "paper",
    TableAction.AGREEMENT: "table-end-agreement",
    TableAction.TIME: "table-end-time",
    TableAction.FORFEIT: "table-end-walkover",
    TableAction.RESUME: "table-go-on",
    TableAction.DELETE: "table-delete",
}
"""Keys of the captions. Those of RULES and END depend on the game; NEW_MATCH is a button."""


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """A row of the menu."""

    action: TableAction
    label: Label
    is_enabled: bool = True


def table_menu(words: Words, open_match: OpenMatch) -> tuple[tuple[MenuEntry, ...], ...]:
    """Return the menu of a game, without the button for a new game, as groups of rows."""
    has_deals = bool(open_match.match.deals)
    insert = MenuEntry(TableAction.INSERT, _menu_label(words, TableAction.INSERT), has_deals)
    rules = words.label("table-rules", id=TableAction.RULES, name=rules_name(words, open_match))
    return (
        (*_entries(words, [TableAction.SHARE, TableAction.ADJUST]), insert),
        (
            *_entries(words, [TableAction.SETTINGS, TableAction.TIMER]),
            MenuEntry(TableAction.RULES, rules),
        ),
        (MenuEntry(TableAction.END, _end_label(words, open_match)),),
    )


def settings_menu(words: Words) -> tuple[MenuEntry, ...]:
    """Return the rows of the sheet about the settings of a game."""
    return _entries(words, [TableAction.SET_UP, TableAction.SEATS, TableAction.PAPER])


@dataclass(frozen=True, slots=True)
class EndMenu:
    """The sheet about the end of a game."""

    title: str
    outlook: str
    """The result of ending the game now, in words; empty for a finished game."""
    entries: tuple[MenuEntry, ...]
    """Ways to end the game, or to resume it."""
    delete: MenuEntry


def end_menu(words: Words, open_match: OpenMatch) -> EndMenu:
    """Return the menu with the ways to end, resume and delete a game."""
    outlook = ""
    actions: list[TableAction] = []
    if open_match.match.ended is not None:
        actions = [TableAction.RESUME]
    elif not open_match.progress.outcome.over:
        outlook = f"{early_end_outlook(words, open_match)} {words.text('table-end-stays')}"
        actions = [TableAction.AGREEMENT, TableAction.TIME, TableAction.FORFEIT]
    delete = MenuEntry(TableAction.DELETE, _menu_label(words, TableAction.DELETE))
    title = _end_label(words, open_match).title
    return EndMenu(title, outlook, _entries(words, actions), delete)


def _end_label(words: Words, open_match: OpenMatch) -> Label:
    """Return the caption of the row that opens the sheet of `end_menu`."""
    ways = "end"
    if open_match.match.ended is not None:
        ways = "resume"
    elif open_match.progress.outcome.over:
        ways = "delete"
    return words.label("table-end", id=TableAction.END, ways=ways)


def _entries(words: Words, actions: Iterable[TableAction]) -> tuple[MenuEntry, ...]:
    return tuple(MenuEntry(action, _menu_label(words, action)) for action in actions)


def _menu_label(words: Words, action: TableAction) -> Label:
    return words.label(MESSAGES[action], id=action)


@dataclass(frozen=True, slots=True)
class InsertPlace:
    """A deal before which a missed deal can be inserted."""

    label: Label
    deal: DealUid


def insert_places(words: Words, open_match: OpenMatch) -> list[InsertPlace]:
    """Return the deals before which a missed deal can be inserted, the latest first."""
    places = []
    for line in deal_lines(open_match):
        if line.played.uid is None:
            continue
        points = " · ".join(words.points(total) for total in line.progress.score.totals)
        title = words.text("table-before", number=line.number, points=points)
        places.append(InsertPlace(Label(f"before-{line.number}", title), line.played.uid))
    return places
