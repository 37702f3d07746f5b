"""View models of the phone at a table: its stage, waiting screen, owner and match."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum

from scorekeeper.i18n import Words
from scorekeeper.i18n.club import line_apart_text, round_text, tie_text
from scorekeeper.i18n.matches import ChangeTexts
from scorekeeper.i18n.messages import shorten
from scorekeeper.services import Change, ChangeKind, OpenMatch
from scorekeeper.services.club import OwnerView, TableView, author_of

MIN_SEARCHED_NAMES = 10
"""Minimum number of names for alphabetical order and a search field."""
LATEST_DEALS = 6
"""Number of deals shown at first; more do not fit on the screen of a phone."""


# --- the stage


class Stage(StrEnum):
    """The situation of a phone, which determines its screen."""

    OUT = "out"
    """The code of the phone was replaced, or the session was deleted."""
    WAITING = "waiting"
    """The phone has no table in a running round."""
    NO_OWNER = "no owner"
    """The owner of the phone is not chosen yet."""
    PLAYING = "playing"
    WON = "won"
    """The match is over; its result has to be reported."""
    REPORTED = "reported"
    """The phone's side has reported the result, another has not accepted it yet."""
    ASKED = "asked"
    """Another side has reported the result and asks the phone's side to accept it."""
    DISPUTED = "disputed"
    DONE = "done"
    """The table has its result and waits for the next round."""


DEAL_STAGES = frozenset((Stage.PLAYING, Stage.WON))
"""Stages whose screen is about the deals."""
MATCH_STAGES = DEAL_STAGES | {Stage.REPORTED, Stage.ASKED, Stage.DISPUTED}
"""Stages in which the match may still change."""


def phone_stage(view: TableView | None, *, is_match_over: bool) -> Stage:
    """Return the stage of a phone.

    Args:
        view: The table of the phone; None if the phone may not join.
        is_match_over: True if the deals have ended the match at the table.
    """
    if view is None:
        return Stage.OUT
    if view.owner is None:
        return Stage.NO_OWNER if view.choices else Stage.WAITING
    if view.state == "done":
        return Stage.DONE
    if view.mine is None or view.state in {"waiting", "closed"}:
        return Stage.WAITING
    stage = Stage.WON if is_match_over else Stage.PLAYING
    if view.state == "disputed":
        stage = Stage.DISPUTED
    elif view.state == "claimed":
        stage = Stage.ASKED if view.mine.score is None else Stage.REPORTED
    return stage


def may_record(view: TableView | None) -> bool:
    """Return True while deals of the table may be recorded and edited."""
    return view is not None and view.state in {"playing", "claimed", "disputed"}


def may_call(view: TableView | None) -> bool:
    """Return True if the phone can call the organiser.

    The phone needs an owner or a table with sides, and no call may be open.
    """
    if view is None or view.is_over or view.call is not None:
        return False
    return view.owner is not None or bool(view.sides)


def page_title(words: Words, view: TableView) -> str:
    """Return a screen title: table and round, or else the owner, the table, or the app name."""
    if view.table and view.round:
        return words.text("phone-table-round", table=view.table, round=view.round)
    if view.owner:
        return view.owner.name
    if view.table:
        return words.text("phone-table", table=view.table)
    return words.text("app-name")


def session_name(view: TableView) -> str:
    """Return the name of the session; a very long name is shortened."""
    return shorten(view.evening)


# --- waiting


class WaitingKind(Enum):
    """What a phone waits for; each kind has its own icon."""

    SESSION_OVER = "session over"
    KNOCKED_OUT = "knocked out"
    NEXT_TABLE = "next table"
    SITTING_OUT = "sitting out"
    NEXT_ROUND = "next round"


@dataclass(frozen=True, slots=True)
class WaitingView:
    """The next step of an owner who is not at a table."""

    kind: WaitingKind
    headline: str
    outlook: str = ""
    """When this page changes; empty if the owner has to move, or nothing follows."""


def waiting_view(words: Words, view: TableView) -> WaitingView:
    """Return the next step of a phone without a table, such as the next round."""
    if view.is_over:
        return WaitingView(WaitingKind.SESSION_OVER, words.text("phone-over"))
    if view.exit_round is not None:
        headline = words.text("club-place-knockout", state="out", round=view.exit_round)
        return WaitingView(WaitingKind.KNOCKED_OUT, headline)
    coming = view.coming
    if coming is not None and coming.table is not None:
        way = "move" if coming.moves else "stay"
        if coming.round == 1:
            way = "first"
        headline = words.text("phone-next", way=way, round=coming.round, table=coming.table)
        return WaitingView(WaitingKind.NEXT_TABLE, headline)

    is_last_round = view.round >= view.rounds
    outlook = words.text("phone-goes-on-last" if is_last_round else "phone-goes-on")
    if coming is not None:
        headline = words.text("phone-rest", round=coming.round)
        return WaitingView(WaitingKind.SITTING_OUT, headline, outlook)
    return WaitingView(WaitingKind.NEXT_ROUND, _waiting_headline(words, view), outlook)


def _waiting_headline(words: Words, view: TableView) -> str:
    """Return a headline with the reason why a phone has no table."""
    if view.state == "closed":
        return words.text("phone-closed", round=view.round)
    if view.round == 0:
        return words.text("phone-not-begun")
    if view.owner is not None and not view.table:
        return words.text("phone-from-next")
    return words.text("phone-nobody", table=view.table, round=view.round)


def waiting_title(words: Words, view: TableView) -> str:
    """Return the title of the waiting screen: the owner, or else the table."""
    if view.owner is not None:
        return view.owner.name
    return words.text("phone-table", table=view.table)


# --- the standing of the owner


@dataclass(frozen=True, slots=True)
class StandingView:
    """The place of the owner in the standings."""

    headline: str
    lines: tuple[str, ...]


def standing_view(words: Words, view: TableView) -> StandingView | None:
    """Return the place of the owner, the points behind the place above, and the rounds left.

    None while the owner plays, or has no place yet.
    """
    standing = view.standing
    if standing is None:
        return None
    key = "phone-place-shared" if standing.is_shared else "phone-place"
    headline = words.text(key, place=standing.place, count=standing.entrants)

    lines = [words.text("phone-points", points=standing.points)]
    if standing.gap is not None:
        lines.append(words.text("phone-gap", gap=standing.gap))
    tie = tie_text(words, standing)
    if tie:
        lines.append(words.text("phone-tie", tie=tie))
    # The points that come from no table: byes, missed rounds, penalties.
    for line in standing.apart:
        reason = line_apart_text(words, standing.bye, line)
        points = words.points(line.gain.points)
        lines.append(f"{round_text(words, line.round)} · {reason}: {points}")
    if not view.is_over and view.exit_round is None:
        lines.append(words.text("phone-rounds-left", count=view.rounds - view.round))
    return StandingView(headline, tuple(lines))


# --- the owner


def matching_owners(choices: Sequence[OwnerView], search_text: str) -> tuple[OwnerView, ...]:
    """Return the owners to choose from.

    If there are at least `MIN_SEARCHED_NAMES`, they are filtered by the text and sorted by name.
    """
    if len(choices) < MIN_SEARCHED_NAMES:
        return tuple(choices)
    wanted = search_text.casefold()
    found = (choice for choice in choices if wanted in choice.name.casefold())
    return tuple(sorted(found, key=lambda choice: choice.name.casefold()))


# --- the match at the table


@dataclass(frozen=True, slots=True)
class UndoView:
    """The Undo button of a table."""

    text: str
    """The change that it undoes, or the reason why it cannot."""
    is_enabled: bool


def undo_view(words: Words, match: OpenMatch, device: str, *, is_own: bool) -> UndoView:
    """Return the Undo button of a phone.

    Args:
        words: The language.
        match: The match at the table.
        device: Identifier of the phone in changes.
        is_own: True if the phone may undo the latest change, because all changes since are its own.
    """
    change = match.history.undoable
    undo_text = ChangeTexts(words, match).undo_text()
    if change is None or undo_text is None:
        return UndoView(words.text("table-nothing-to-undo"), is_enabled=False)
    if is_own:
        return UndoView(undo_text, is_enabled=True)
    # Name the author of the latest change, or of the change to undo if the latest is from here.
    obstacle = match.history.changes[-1]
    if obstacle.by == device:
        obstacle = change
    who = author_text(words, obstacle, device)
    reason = words.text("phone-not-yours", what=undo_text, who=who)
    return UndoView(reason, is_enabled=False)


def change_of_others(words: Words, match: OpenMatch, stage: Stage, device: str) -> str:
    """Return a text with the latest change at the table if another device made it.

    Empty for a change by the phone itself, and in stages that are not about deals.
    """
    change = match.history.changes[-1]
    is_own = change.kind is ChangeKind.START or change.by == device
    if is_own or stage not in DEAL_STAGES:
        return ""
    who = author_text(words, change, device)
    what = ChangeTexts(words, match).text(change)
    return words.text("phone-changed", who=who, what=what)


def author_text(words: Words, change: Change, device: str) -> str:
    """Return a text for the author of a change: this phone, another phone or the organiser."""
    if change.by == device:
        return words.text("phone-this")
    return words.text("phone-other" if author_of(change.by) else "phone-organiser")


def hidden_deal_count(deal_count: int, *, shows_all: bool) -> int:
    """Return the number of hidden earlier deals. It is never 1: a single deal is shown instead."""
    if shows_all or deal_count <= LATEST_DEALS + 1:
        return 0
    return deal_count - LATEST_DEALS
