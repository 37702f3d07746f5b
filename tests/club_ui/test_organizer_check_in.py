"""The check-in on the screen: members, guests, partners, latecomers, leavers and substitutes."""

from scorekeeper.club.entrants import entrant_names
from scorekeeper.club.model import MemberUid
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.club_ui.sessions import begin_evening, open_evening, play_round
from tests.services.club.kit import next_round
from tests.ui.device import device
from tests.ui.testkit import UI

WORDS = Words()

WIDE = {"width": 1280, "height": 800}


def entries(session: Session, uid: str) -> list[tuple[str, ...]]:
    evening = session.club.evenings.open(uid)  # type: ignore[arg-type]
    return [entrant_names(evening, one) for one in evening.entrants]


def row_of(ui: UI, name: str, kind: str = "member") -> str:
    found = [n.identifier or "" for n in ui.nodes() if (n.identifier or "").startswith(f"{kind}-")]
    return next(one for one in found if ui.text(one) == name)


async def test_partners_are_tapped_one_after_the_other(session: Session) -> None:
    for name in ("Ana", "Ben", "Cleo"):
        session.people.add(name)
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        assert "Nobody is here yet" in ui.text("outlook")
        await ui.tap(row_of(ui, "Ana"))
        assert ui.text("club-picked") == "Ana and …?"
        await ui.tap(row_of(ui, "Ben"))
        await ui.until(lambda: ui.has("entrant-0"))
        assert not ui.has("club-picked")
        assert "One pair is here" in ui.text("outlook")
    assert entries(session, uid) == [("Ana", "Ben")]


async def test_tapped_member_is_taken_back_by_a_second_tap(session: Session) -> None:
    session.people.add("Ana")
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await ui.tap("member-0")
        await ui.tap("member-0")
        assert not ui.has("club-picked")


async def test_a_guest_is_added_by_name(session: Session) -> None:
    uid = begin_evening(session, (), form="individuals", movement="rotating")
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await ui.type("find-member", "Zoe")
        await ui.tap("guest-member")
        await ui.until(lambda: ui.has("entrant-0"))
        assert "Zoe" in ui.text("entrant-0")
    assert [one.who.name for one in session.people.list()] == ["Zoe"]


async def test_empty_member_list_says_to_type_a_name(session: Session) -> None:
    """On the empty list of a new club stood "No one else found", though nobody was looked for."""
    uid = begin_evening(session, (), form="individuals", movement="rotating")
    async with device(session, route=f"/club/{uid}/players") as ui:
        assert ui.text("none-member") == WORDS.text("club-find-none")
        await ui.type("find-member", "Zoe")
        assert not ui.has("none-member")


async def test_a_name_is_found_by_a_part_of_it(session: Session) -> None:
    for name in ("Margarethe", "Marge", "Ben"):
        session.people.add(name)
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await ui.type("find-member", "marg")
        assert ui.text("member-0") == "Margarethe"
        assert ui.text("member-1") == "Marge"
        assert not ui.has("member-2")


async def test_tables_and_byes_are_counted_live(session: Session) -> None:
    people = [(f"A{number}", f"B{number}") for number in range(5)]
    uid = begin_evening(session, people)
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        assert ui.text("outlook") == "5 pairs are here: 2 tables. One pair sits out."


async def test_plan_offers_odd_tables_by_rule_sets_that_have_them(
    session: Session,
) -> None:
    async with device(session, route="/club-new", **WIDE) as ui:
        assert not ui.has("club-left-over")
        await ui.tap("form-individuals")
        await ui.tap("club-left-over")
        assert ui.has("threes-classic_3p")
        assert not ui.has("threes-classic_4p")
        assert ui.has("sixes-classic_6p")
        await ui.tap("fives-classic_4p")
        await ui.tap("club-begin")
        await ui.until(lambda: ui.has("outlook"))
    (summary,) = session.club.evenings.list()
    plan = session.club.evenings.open(summary.uid).plan
    assert (plan.threes, plan.fives, plan.sixes) == (None, "classic_4p", None)


async def test_players_left_over_sit_at_tables_of_three(session: Session) -> None:
    people = [(f"A{number}",) for number in range(7)]
    uid = begin_evening(
        session, people, form="individuals", movement="rotating", threes="classic_3p"
    )
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        said = ui.text("outlook")
    assert said == "7 players are here: 1 table. Plus 1 table of 3. Nobody sits out."
    sizes = sorted(len(table.sides) for table in next_round(session, uid).rounds[0].tables)
    assert sizes == [2, 3]


async def test_pairs_of_last_time_check_in_with_one_tap(session: Session) -> None:
    play_round(session, begin_evening(session), (5000, 3000), (4000, 5100))
    uid = session.club.evenings.begin(
        open_evening(session, session.club.evenings.list()[0].uid).plan
    )
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        assert "Ana & Ben" in ui.text("partners-0")
        await ui.tap("partners-0")
        await ui.until(lambda: ui.has("entrant-0"))
        assert "Cleo & Dov" in ui.text("partners-0")
    assert entries(session, str(uid)) == [("Ana", "Ben")]


async def test_at_the_first_tap_nothing_above_the_members_goes_away(session: Session) -> None:
    before = begin_evening(session)
    play_round(session, before, (5000, 3000), (4000, 5100))
    uid = session.club.evenings.begin(open_evening(session, before).plan)
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await ui.tap(row_of(ui, "Ana"))
        assert ui.text("club-picked") == "Ana and …?"
        assert "Ana & Ben" in ui.text("partners-0"), "the rows of pairs keep their places"
        assert ui.identified("partners-0").targets() == [], "but a pair is half tapped already"


async def test_a_team_is_entered_when_it_is_whole(session: Session) -> None:
    for name in ("Ana", "Ben", "Cleo", "Dov"):
        session.people.add(name)
    uid = begin_evening(session, (), form="teams", movement="round_robin")
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        for name in ("Ana", "Ben", "Cleo"):
            await ui.tap(row_of(ui, name))
        assert ui.identified("club-team-enter").targets() == []
        await ui.tap(row_of(ui, "Dov"))
        await ui.type("club-team", "Reds")
        await ui.tap("club-team-enter")
        await ui.until(lambda: ui.has("entrant-0"))
    assert entries(session, uid) == [("Reds",)]


async def test_entrant_that_left_is_not_drawn_and_can_come_back(session: Session) -> None:
    uid = begin_evening(session)
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await ui.tap("entrant-0")
        await ui.tap("club-leaves")
        await ui.until(lambda: ui.has("club-comes"))
        assert not open_evening(session, uid).entrants[0].present
        await ui.tap("club-comes")
        await ui.until(lambda: ui.has("club-leaves"))
    assert open_evening(session, uid).entrants[0].present


async def test_check_out_at_an_open_table_leads_to_it(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/players/e1") as ui:
        assert not ui.has("club-left-table")
        await ui.tap("club-leaves")
        await ui.until(lambda: ui.has("club-left-table"))
        await ui.tap("club-left-table")
        await ui.until(lambda: ui.has("club-walkover-do"))
    async with device(session, route=f"/club/{uid}/log") as ui:
        assert ui.has_text("Ana & Ben checked out")


async def test_entrant_never_drawn_can_be_struck_off(session: Session) -> None:
    uid = begin_evening(session)
    async with device(session, route=f"/club/{uid}/players/e1") as ui:
        await ui.tap("club-strike")
        await ui.until(lambda: ui.route == f"/club/{uid}/players")
    assert len(open_evening(session, uid).entrants) == 3
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/players/e2") as ui:
        assert not ui.has("club-strike")


async def test_a_substitute_takes_the_seat_and_the_log_says_so(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    zoe = session.people.add("Zoe")
    async with device(session, route=f"/club/{uid}/players/e1") as ui:
        await ui.tap("substitute-0")
        await ui.tap(row_of(ui, "Zoe", "into"))
        await ui.until(lambda: ui.has_text("Zoe & Ben"))
    evening = open_evening(session, uid)
    assert evening.entrants[0].members[0] == MemberUid(str(zoe.uid))
    async with device(session, route=f"/club/{uid}/log") as ui:
        assert ui.has_text("Zoe substitutes for Ana")


async def test_substitute_of_an_individual_is_another_entry(session: Session) -> None:
    """Ana has played a round: she keeps its points, and Zoe is on the list beside her."""
    people = [[name] for name in ("Ana", "Ben", "Cleo", "Dov")]
    uid = begin_evening(session, people, form="individuals", movement="rotating")
    play_round(session, uid, (5000, 3000))
    session.people.add("Zoe")
    async with device(session, route=f"/club/{uid}/players/e1") as ui:
        await ui.tap("substitute-0")
        assert ui.has_text("Everyone keeps the points of the rounds they played")
        await ui.tap(row_of(ui, "Zoe", "into"))
        await ui.until(lambda: ui.route == f"/club/{uid}/players")
    assert entries(session, uid)[0] == ("Ana",)
    assert entries(session, uid)[-1] == ("Zoe",)


async def test_a_phone_shows_the_list_of_those_who_play_after_a_tap(session: Session) -> None:
    uid = begin_evening(session)
    session.people.add("Zoe")
    async with device(session, route=f"/club/{uid}/players") as ui:
        assert ui.has("member-0")
        assert not ui.has("entrant-0")
        await ui.tap("show-listed")
        assert ui.has("entrant-0")
        assert not ui.has("member-0")


async def test_a_refused_guest_leaves_nobody_of_that_name_behind(session: Session) -> None:
    """Ana plays already: whoever else is to be called so is refused, and known nowhere."""
    uid = begin_evening(session)
    before = [one.who for one in session.people.list()]
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        for name in ("Zoe", "Ana"):
            await ui.type("find-member", name)
            await ui.tap("guest-member")
        await ui.until(lambda: ui.has("refused"))
        assert "“Ana” is already on the list" in ui.text("refused")
        assert [one.who for one in session.people.list()] == before
        await ui.tap(row_of(ui, "Ana"))
        await ui.type("find-member", "Yan")
        await ui.tap("guest-member")
        await ui.until(lambda: ui.has("entrant-4"))
    assert entries(session, uid)[-1] == ("Zoe", "Yan")
    assert len(session.people.list()) == len(before) + 2


async def test_a_refused_substitute_leaves_nobody_of_that_name_behind(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    before = [one.who for one in session.people.list()]
    async with device(session, route=f"/club/{uid}/players/e1") as ui:
        await ui.tap("substitute-0")
        await ui.type("find-into", "Cleo")
        await ui.tap("guest-into")
        await ui.until(lambda: ui.has("refused"))
        assert [one.who for one in session.people.list()] == before
        await ui.tap("substitute-0")
        await ui.type("find-into", "Zoe")
        await ui.tap("guest-into")
        await ui.until(lambda: ui.has_text("Zoe & Ben"))
    assert len(session.people.list()) == len(before) + 1


async def test_member_of_a_pair_that_left_is_entered_again(session: Session) -> None:
    uid = begin_evening(session)
    play_round(session, uid, (5000, 3000), (4000, 5100))
    async with device(session, route=f"/club/{uid}/players/e1") as ui:
        await ui.tap("club-leaves")
        await ui.until(lambda: ui.has("club-comes"))
        await ui.go(f"/club/{uid}/players/e2")
        await ui.tap("substitute-0")
        await ui.tap(row_of(ui, "Ana", "into"))
        await ui.until(lambda: ui.has_text("Ana & Dov"))
        await ui.go(f"/club/{uid}/players/e1")
        await ui.tap("club-comes")
        await ui.until(lambda: ui.has("refused"))
        assert ui.text("refused") == "Ana is already entered."
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await ui.tap(row_of(ui, "Ben"))
        await ui.tap(row_of(ui, "Cleo"))
        await ui.until(lambda: ui.has("entrant-4"))
    assert entries(session, uid)[-1] == ("Ben", "Cleo")
