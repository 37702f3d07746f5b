"""The stage of a phone, and what it says while its owner plays at no table."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.club.model import EntrantUid, Member, MemberUid, RoundLength, Score
from scorekeeper.club.phones import Owner
from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import turn_lines
from scorekeeper.match.progress import UNDECIDED, Progress
from scorekeeper.services.club import TableView
from scorekeeper.services.club.table import NextSeat, OwnerView, OwnStanding, SideView
from scorekeeper.view_models.club_phone import (
    LATEST_DEALS,
    MIN_SEARCHED_NAMES,
    Stage,
    WaitingKind,
    hidden_deal_count,
    matching_owners,
    may_call,
    page_title,
    phone_stage,
    standing_view,
    waiting_view,
)

WORDS = Words()
OWNER = OwnerView(owner=Owner(EntrantUid("ana")), name="Ana & Ben", players=2, is_mine=True)
MINE = SideView(
    number=0,
    name="Ana & Ben",
    players=(Member(MemberUid("ana"), "Ana"), Member(MemberUid("ben"), "Ben")),
    is_mine=True,
    has_phone=True,
)


def view_of(**values: Any) -> TableView:
    """Return the table of a phone in round 1 of 3, with other values."""
    defaults: dict[str, Any] = {
        "evening": "Tuesday",
        "table": 1,
        "round": 1,
        "rounds": 3,
        "state": "playing",
        "is_over": False,
        "length": RoundLength(points=5000),
        "owner": OWNER,
        "sides": (MINE,),
    }
    return TableView(**(defaults | values))


REPORTED = replace(MINE, score=Score((5100, 1200)))


@pytest.mark.parametrize(
    ("view", "stage"),
    [
        (None, Stage.OUT),
        (view_of(owner=None), Stage.WAITING),
        (view_of(owner=None, choices=(OWNER,)), Stage.NO_OWNER),
        (view_of(state="waiting"), Stage.WAITING),
        (view_of(state="closed"), Stage.WAITING),
        (view_of(sides=()), Stage.WAITING),
        (view_of(), Stage.PLAYING),
        (view_of(state="claimed"), Stage.ASKED),
        (view_of(state="claimed", sides=(REPORTED,)), Stage.REPORTED),
        (view_of(state="disputed"), Stage.DISPUTED),
        (view_of(state="done"), Stage.DONE),
    ],
)
def test_stage_follows_table(view: TableView | None, stage: Stage) -> None:
    assert phone_stage(view, is_match_over=False) is stage


def test_stage_is_won_once_the_deals_end_the_match() -> None:
    assert phone_stage(view_of(), is_match_over=True) is Stage.WON


def test_organiser_can_be_called_by_a_table_or_a_known_player() -> None:
    assert may_call(view_of())
    assert may_call(view_of(owner=None))
    assert not may_call(None)
    assert not may_call(view_of(is_over=True))
    assert not may_call(view_of(owner=None, sides=()))


def test_page_title_is_table_owner_or_app() -> None:
    assert page_title(WORDS, view_of()) == "Table 1, round 1"
    assert page_title(WORDS, view_of(table=0)) == "Ana & Ben"
    assert page_title(WORDS, view_of(round=0, owner=None)) == "Table 1"
    assert page_title(WORDS, view_of(table=0, owner=None)) == WORDS.text("app-name")


# --- waiting


@pytest.mark.parametrize(
    ("values", "kind", "headline"),
    [
        ({"is_over": True}, WaitingKind.SESSION_OVER, "The session is over."),
        ({"exit_round": 1}, WaitingKind.KNOCKED_OUT, "Out in round 1."),
        (
            {"coming": NextSeat(round=1, table=2)},
            WaitingKind.NEXT_TABLE,
            "Round 1: table 2",
        ),
        (
            {"coming": NextSeat(round=2, table=2, moves=True)},
            WaitingKind.NEXT_TABLE,
            "Round 2: move to table 2",
        ),
        (
            {"coming": NextSeat(round=2, table=1)},
            WaitingKind.NEXT_TABLE,
            "Round 2: stay at table 1",
        ),
        (
            {"coming": NextSeat(round=2, table=None)},
            WaitingKind.SITTING_OUT,
            "You sit out round 2",
        ),
        ({"state": "closed"}, WaitingKind.NEXT_ROUND, "Round 1 is over."),
        (
            {"round": 0, "state": "waiting"},
            WaitingKind.NEXT_ROUND,
            "The first round hasn’t begun yet.",
        ),
        (
            {"table": 0, "state": "waiting"},
            WaitingKind.NEXT_ROUND,
            "You’ll play from the next draw on.",
        ),
        (
            {"owner": None, "state": "waiting"},
            WaitingKind.NEXT_ROUND,
            "Nobody is at table 1 in round 1.",
        ),
    ],
)
def test_waiting_headline_says_what_comes_next(
    values: dict[str, Any], kind: WaitingKind, headline: str
) -> None:
    waiting = waiting_view(WORDS, view_of(**values))
    assert (waiting.kind, waiting.headline) == (kind, headline)


def test_waiting_outlook_is_missing_where_nothing_follows_by_itself() -> None:
    assert not waiting_view(WORDS, view_of(is_over=True)).outlook
    assert not waiting_view(WORDS, view_of(exit_round=1)).outlook
    assert not waiting_view(WORDS, view_of(coming=NextSeat(round=2, table=1))).outlook


def test_waiting_outlook_of_the_last_round_names_the_standings() -> None:
    resting = NextSeat(round=3, table=None)
    between = waiting_view(WORDS, view_of(state="closed"))
    assert between.outlook.startswith("The next round")
    last = waiting_view(WORDS, view_of(coming=resting, round=3))
    assert last.outlook.startswith("This is the last round.")


# --- the standing


def test_standing_names_gap_and_rounds_to_go() -> None:
    standing = OwnStanding(place=2, entrants=8, points=1, is_shared=False, gap=1, bye="nothing")
    shown = standing_view(WORDS, view_of(standing=standing))
    assert shown is not None
    assert shown.headline == "Place 2 of 8"
    assert shown.lines == ("1 point", "1 point behind the place above", "2 rounds to go")


def test_standing_level_with_the_place_above_names_the_tie_break() -> None:
    """Level points used to have a worse place without a reason."""
    standing = OwnStanding(
        place=2,
        entrants=8,
        points=2,
        is_shared=False,
        gap=0,
        bye="nothing",
        tie_break="difference",
        tie_break_figures=(2100, 2000),
    )
    shown = standing_view(WORDS, view_of(standing=standing))
    assert shown is not None
    assert shown.lines[1:3] == (
        "Level on points with the place above",
        "Tie-break: difference in card points +2,100 : +2,000",
    )


def test_standing_of_an_ended_session_has_no_rounds_to_go() -> None:
    standing = OwnStanding(place=1, entrants=8, points=4, is_shared=True, gap=None, bye="nothing")
    shown = standing_view(WORDS, view_of(standing=standing, is_over=True))
    assert shown is not None
    assert (shown.headline, shown.lines) == ("Tied for place 1 of 8", ("4 points",))
    assert standing_view(WORDS, view_of()) is None


# --- the owner


def owners(count: int) -> tuple[OwnerView, ...]:
    """Return names in reverse alphabetical order."""
    letters = "ABCDEFGHIJKLMNOP"[:count]
    return tuple(
        OwnerView(owner=Owner(EntrantUid(letter)), name=f"Name {letter}", players=1)
        for letter in reversed(letters)
    )


def test_few_owners_keep_their_order() -> None:
    few = owners(MIN_SEARCHED_NAMES - 1)
    assert matching_owners(few, "") == few


def test_many_owners_are_sorted_and_searched() -> None:
    many = owners(MIN_SEARCHED_NAMES)
    assert [owner.name for owner in matching_owners(many, "")][:2] == ["Name A", "Name B"]
    assert [owner.name for owner in matching_owners(many, "NAME c")] == ["Name C"]


# --- the match


def test_hidden_deals_are_never_a_single_one() -> None:
    assert hidden_deal_count(LATEST_DEALS + 1, shows_all=False) == 0
    assert hidden_deal_count(LATEST_DEALS + 2, shows_all=False) == 2
    assert hidden_deal_count(LATEST_DEALS + 2, shows_all=True) == 0


def progress_of(**values: Any) -> Progress:
    defaults: dict[str, Any] = {
        "deals": (),
        "totals": (0, 0),
        "requirements": (),
        "outcome": UNDECIDED,
        "dealer": "Fritz",
        "leader": "Bert",
    }
    return Progress(**(defaults | values))


def test_dealer_who_sits_out_is_named_once() -> None:
    """At a table of five the dealer may rest: the two used to read as two people."""
    lines = turn_lines(WORDS, progress_of(resting=("Fritz",)))
    assert lines == ("Fritz deals and sits out this deal", "Bert plays first")


def test_other_resting_players_are_named_last() -> None:
    lines = turn_lines(WORDS, progress_of(resting=("Gerd", "Hans")))
    assert lines == ("Fritz deals", "Bert plays first", "Gerd, Hans sit out")
