"""A phone belongs to its pair all evening: joined before the draw, led from table to table."""

from typing import Any

from scorekeeper.club.model import Score
from scorekeeper.club.results import correct_result
from scorekeeper.club.rounds import draw_round
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.services.club.access import HALL
from tests.club_ui.sessions import (
    PAIRS,
    begin_evening,
    close_running_round,
    club_night,
    phone,
    visitor,
)
from tests.services.club.kit import by_paper, change, next_round
from tests.ui.testkit import UI

WORDS = Words()


async def choose_name(ui: UI, name: str) -> None:
    """Choose one's own name."""
    await ui.tap_node(ui.labelled(f"This phone belongs to {name}"))
    await ui.until(lambda: not ui.has_text(WORDS.text("phone-whose")))


def start(session: Session, uid: Any) -> None:
    started = session.club.evenings.start_round(uid, by="organiser")
    assert not isinstance(started, tuple)


async def test_one_scan_leads_a_pair_through_the_evening(
    session: Session,
) -> None:
    uid = begin_evening(session, rounds=2)
    who = visitor(session, uid, HALL)
    async with phone(session, who) as ui:
        assert [text for text in ui.texts() if "&" in text] == [" & ".join(pair) for pair in PAIRS]
        await choose_name(ui, "Cleo & Dov")
        assert ui.text("waiting") == WORDS.text("phone-not-begun")
        assert not ui.has_text("Ana"), "nobody else's name is needed any more"

        evening = change(session, uid, draw_round)
        await ui.until(lambda: ui.has("phone-arrive"))
        table = next(t for t in evening.rounds[0].tables if _is_at(t, "e2"))
        assert ui.text("waiting") == f"Round 1: table {table.number}"
        assert not session.club.access.arrivals(uid, 1)
        await ui.tap("phone-arrive")
        await ui.until(lambda: ui.has("arrived"))
        ((owner, at),) = session.club.access.arrivals(uid, 1)
        assert (owner.entrant, at) == ("e2", table.number)

        start(session, uid)
        await ui.until(lambda: ui.has("record"))
        assert ui.has_text(f"Table {table.number}, round 1")
        by_paper(session, uid, {1: (5000, 1200), 2: (100, 300)})
        await ui.until(lambda: ui.has("done"))
        close_running_round(session, uid)
        await ui.until(lambda: ui.has("standing"))
        assert ui.text("standing").endswith(" of 4")
        assert ui.has_text("1 round to go")

        before = table.number
        evening = change(session, uid, draw_round)
        table = next(t for t in evening.rounds[1].tables if _is_at(t, "e2"))
        way = "move to" if table.number != before else "stay at"
        await ui.until(lambda: ui.text("waiting") == f"Round 2: {way} table {table.number}")
        assert ui.has("phone-arrive"), "what was said of round 1 is not said of this one"
        start(session, uid)
        await ui.until(lambda: ui.has("record"))
        by_paper(session, uid, {1: (5000, 1200), 2: (100, 300)})
        close_running_round(session, uid)
        await ui.until(lambda: ui.has_text(WORDS.text("phone-over")))
        assert ui.has("standing")
        assert not ui.has_text("to go")


def _is_at(table: Any, entrant: str) -> bool:
    return any(entrant in side.entrants for side in table.sides)


async def test_a_pair_that_rests_is_told_so(session: Session) -> None:
    uid = begin_evening(session, PAIRS[:3])
    async with phone(session, visitor(session, uid, HALL)) as ui:
        evening = change(session, uid, draw_round)
        (resting,) = evening.rounds[0].byes
        names = {f"e{place}": " & ".join(pair) for place, pair in enumerate(PAIRS, 1)}
        await choose_name(ui, names[resting])
        assert ui.text("waiting") == "You sit out round 1"
        start(session, uid)
        await ui.settle()
        assert ui.text("waiting") == "You sit out round 1"


async def test_of_players_who_change_partners_each_has_a_phone_of_their_own(
    session: Session,
) -> None:
    people = [(name,) for pair in PAIRS for name in pair]
    uid = begin_evening(session, people, form="individuals", movement="rotating", rounds=2)
    next_round(session, uid)
    async with phone(session, visitor(session, uid, 1)) as ui:
        seats = [text for text in ui.texts() if (text,) in people]
        assert len(seats) == 4, "each of those at the table, not the two sides"
        await choose_name(ui, seats[0])
        await ui.until(lambda: ui.has("record"))
        by_paper(session, uid, {1: (5000, 1200), 2: (100, 300)})
        close_running_round(session, uid)
        change(session, uid, draw_round)
        await ui.until(lambda: ui.has("phone-arrive"))
        assert seats[0] in ui.text("coming")
        assert ui.text("phone-arrive") == "I’m here"


async def test_many_names_are_found_by_typing(session: Session) -> None:
    uid = begin_evening(session, [(f"Anna {n}", f"Bob {n}") for n in range(12)])
    async with phone(session, visitor(session, uid, HALL)) as ui:
        await ui.type("phone-whose-find", "bob 7")
        assert [text for text in ui.texts() if "&" in text] == ["Anna 7 & Bob 7"]
        await choose_name(ui, "Anna 7 & Bob 7")
        assert ui.has("waiting")


async def test_correction_changes_result_and_place_on_the_phone(
    session: Session,
) -> None:
    uid = club_night(session, PAIRS[:2], rounds=2)
    async with phone(session, visitor(session, uid)) as ui:
        await ui.tap("owner-0")
        await ui.until(lambda: ui.has("record"))
        by_paper(session, uid, {1: (5000, 1200)})
        close_running_round(session, uid)
        await ui.until(lambda: ui.has("standing"))
        assert ui.text("standing") == "Place 1 of 2"
        other_way = lambda e, note: correct_result(e, 1, 1, Score((1200, 5000)), note)  # noqa: E731
        change(session, uid, other_way, "sides mixed up")
        await ui.until(lambda: ui.text("standing") == "Place 2 of 2")
        assert ui.has("corrected")
        assert ui.text("said-1").endswith("5,000")
