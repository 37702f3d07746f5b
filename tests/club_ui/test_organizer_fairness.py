"""Averages, penalties and decided points on the organiser's screens."""

from dataclasses import replace

from scorekeeper.club.adjustments import add_adjustment
from scorekeeper.club.model import Adjustment, EntrantUid, Note, RoundLength
from scorekeeper.club.standings import standing
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import entrant_name
from scorekeeper.services import Session
from scorekeeper.services.club.access import HALL
from tests.club_ui.sessions import PAIRS, begin_evening, open_evening, phone, play_round, visitor
from tests.club_ui.test_organizer_tables import type_points
from tests.services.club.kit import change, next_round
from tests.ui.device import device

WIDE = {"width": 1280, "height": 900}


async def test_a_bye_says_what_it_is_the_average_of(session: Session) -> None:
    uid = begin_evening(session, PAIRS[:3])
    play_round(session, uid, (5000, 3000))
    rested = open_evening(session, uid).rounds[0].byes[0]
    async with device(session, route=f"/club/{uid}/standing", **WIDE) as ui:
        await ui.tap(f"place-{rested}")
        assert "Bye: average, once there is a result" in ui.text("line-1-rested")
        play_round(session, uid, (5000, 3000))
        await ui.until(lambda: "Bye: average of 1 round" in ui.text("line-1-rested"))


async def test_a_penalty_is_given_shown_and_taken_back(session: Session) -> None:
    uid = begin_evening(session)
    play_round(session, uid, (5000, 3000), (5100, 3000))
    first = open_evening(session, uid).rounds[0].tables[1].sides[0].entrants[0]
    async with device(session, route=f"/club/{uid}/standing", **WIDE) as ui:
        await ui.tap("adjust")
        assert ui.identified("adjust-save").targets() == []
        await type_points(ui, "adjust-points", 1)
        assert ui.text("adjust-save") == "−1 for Ana & Ben"
        await ui.tap("adjust-round-1")
        await ui.tap("adjust-save")
        await ui.until(lambda: ui.has("refused"))
        assert "Enter a reason" in ui.text("refused")
        await ui.type("adjust-reason", "late twice")
        await ui.tap("adjust-save")
        await ui.until(lambda: ui.has("adjusted-1"))
        assert "Penalty · “late twice”" in ui.text("adjusted-1")
        assert "−1" in ui.text("adjusted-1")
        await ui.go(f"/club/{uid}/log")
        assert ui.has_text("penalty or bonus of −1")
        assert ui.has_text("organiser · “late twice”")
        await ui.go(f"/club/{uid}/standing")
        await ui.tap(f"place-{first}")
        await ui.tap("adjust")
        await ui.tap("adjust-back-0")
        await ui.until(lambda: not ui.has("adjusted-1"))
    assert open_evening(session, uid).adjustments == ()
    assert open_evening(session, uid).log[-1].kind == "adjustment_removed"


async def test_the_standing_says_in_words_what_parts_two_and_who_shares(session: Session) -> None:
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, (5000, 3000), (5100, 3000))
    tables = open_evening(session, uid).rounds[0].tables
    second, first = (table.sides[0].entrants[0] for table in tables)
    async with device(session, route=f"/club/{uid}/standing", **WIDE) as ui:
        assert "tied" not in ui.text(f"place-{second}")
        assert "but ahead on the tie-break: difference in card points +2,100 : +2,000" in ui.text(
            "why"
        )
        change(session, uid, lambda evening, note: add_adjustment(evening, level(first, note)))
        await ui.until(lambda: ui.text(f"place-{second}").startswith("1"))


def level(uid: EntrantUid, note: Note) -> Adjustment:
    """A penalty of 200 card points for the entrant that is ahead by 100."""
    why = replace(note, reason="a canasta of six")
    return Adjustment(entrant=uid, points=-200, counts="card_points", note=why)


async def test_points_of_the_standing_are_decided_for_each_side(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/table/1/1", **WIDE) as ui:
        await ui.tap("awards-decided")
        await type_points(ui, "award-0", 2)
        await type_points(ui, "award-1", 1)
        await ui.type("club-reason", "the cards were dealt twice")
        await ui.tap("club-decide")
        await ui.until(lambda: ui.has("awards"))
        assert ui.text("awards") == "Points for the standings: 2 : 1"
        assert ui.text("result-reason") == "“the cards were dealt twice”"
        await ui.go(f"/club/{uid}/log")
        assert ui.has_text("Table 1: 0 : 0 decided, points: 2 : 1")


async def test_card_points_alone_have_no_second_points_to_decide(session: Session) -> None:
    uid = begin_evening(session, scheme="total")
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/table/1/1", **WIDE) as ui:
        assert not ui.has("awards-decided")


async def test_the_walkover_of_a_short_round_is_shown_as_its_share(session: Session) -> None:
    uid = begin_evening(session, length=RoundLength(deals=2))
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/table/1/1") as ui:
        assert ui.has_text("Their opponents get 800 card points")


async def test_worth_of_byes_and_missed_rounds_is_chosen_in_the_plan(
    session: Session,
) -> None:
    async with device(session, route="/club-new", **WIDE) as ui:
        await ui.tap("club-figures")
        await ui.tap("bye-nothing")
        await ui.tap("missed-nothing")
        await type_points(ui, "whole-deals", 4)
        await ui.tap("club-begin")
        await ui.until(lambda: ui.has("outlook"))
    (summary,) = session.club.evenings.list()
    scheme = open_evening(session, summary.uid).plan.scheme
    assert (scheme.bye, scheme.missed) == ("nothing", "nothing")
    assert scheme.whole_match == RoundLength(points=5000, deals=4)


async def test_two_pairs_change_partners_and_both_names_follow(session: Session) -> None:
    uid = begin_evening(session)
    play_round(session, uid, (5000, 3000), (5100, 3000))
    before = standing(open_evening(session, uid))
    async with device(session, route=f"/club/{uid}/players/e1", **WIDE) as ui:
        await ui.tap("swap-1")
        assert "Swap Ben with Cleo" in (ui.identified("swap-with-0").label or "")
        await ui.tap("swap-with-0")
        await ui.until(lambda: ui.has_text("Ana & Cleo"))
        await ui.go(f"/club/{uid}/log")
        assert ui.has_text("Ben and Cleo swap partners")
    evening = open_evening(session, uid)
    assert standing(evening) == before
    assert [entrant_name(Words(), evening, uid) for uid in map(EntrantUid, ("e1", "e2"))] == [
        "Ana & Cleo",
        "Ben & Dov",
    ]


async def test_individual_has_no_partner_to_swap(session: Session) -> None:
    people = [[name] for pair in PAIRS for name in pair]
    uid = begin_evening(session, people, form="individuals", movement="rotating")
    async with device(session, route=f"/club/{uid}/players/e1", **WIDE) as ui:
        assert ui.has("substitute-0")
        assert not ui.has("swap-0")


async def test_the_phone_of_a_pair_says_what_it_has_apart_from_its_tables(session: Session) -> None:
    uid = begin_evening(session, PAIRS[:3], rounds=3)
    play_round(session, uid, (5000, 3000))
    table = open_evening(session, uid).rounds[0].tables[0]
    winner = table.sides[0].entrants[0]
    name = entrant_name(Words(), open_evening(session, uid), winner)
    async with phone(session, visitor(session, uid, HALL)) as ui:
        await ui.tap_node(ui.labelled(f"This phone belongs to {name}"))
        await ui.until(lambda: ui.has("standing"))
        change(session, uid, lambda evening, note: add_adjustment(evening, late(winner, note)))
        await ui.until(lambda: ui.has_text("Round 1 · Penalty · “late”: −1"))


def late(uid: EntrantUid, note: Note) -> Adjustment:
    return Adjustment(entrant=uid, points=-1, round=1, note=replace(note, reason="late"))
