"""Many people check in at once, by the keyboard: names by Enter, lists, all members, last time."""

from scorekeeper.services import Session
from scorekeeper.services.club.evenings import EveningSummary
from tests.club_ui.sessions import begin_evening, open_evening, play_round
from tests.club_ui.test_organizer_check_in import entries
from tests.club_ui.test_organizer_papers import picking
from tests.services.club.people_kit import member
from tests.ui.device import device
from tests.ui.screen import Node
from tests.ui.testkit import UI

WIDE = {"width": 1280, "height": 800}


def field(ui: UI, name: str) -> Node:
    return next(node for node in ui.identified(name).all_nodes() if node.type == "TextField")


async def paste(ui: UI, name: str, text: str) -> None:
    """Put a text into a field, all at once."""
    await ui.fire(field(ui, name), "change", text, value=text)
    await ui.settle()


def people(session: Session) -> list[str]:
    return [one.who.name for one in session.people.list()]


async def test_names_are_entered_by_enter_alone(session: Session) -> None:
    member(session, "Ben")
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        for name in ("Ana", "ben", "Cleo", "Dov"):
            await ui.type("find-member", name, submit=True)
            await ui.until(lambda: field(ui, "find-member").data["value"] == "")
        await ui.until(lambda: ui.has("entrant-1"))
    assert entries(session, uid) == [("Ana", "Ben"), ("Cleo", "Dov")]
    assert people(session) == ["Ana", "Ben", "Cleo", "Dov"]


async def test_a_pair_is_entered_by_one_line(session: Session) -> None:
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await ui.type("find-member", "Ana & Ben", submit=True)
        await ui.until(lambda: ui.has("entrant-0"))
        assert ui.has("find-member"), "the next pair is typed at once"
    assert entries(session, uid) == [("Ana", "Ben")]


async def test_enter_on_the_keyboard_of_a_phone_enters_too(session: Session) -> None:
    uid = begin_evening(session, (), form="individuals", movement="rotating")
    async with device(session, route=f"/club/{uid}/players") as ui:
        await ui.type("find-member", "Ana")
        await paste(ui, "find-member", "Ana\n")
        await ui.until(lambda: people(session) == ["Ana"])
        await ui.until(lambda: field(ui, "find-member").data["value"] == "")
    assert entries(session, uid) == [("Ana",)]


async def test_a_pasted_list_is_shown_and_taken_by_one_button(session: Session) -> None:
    for name in ("Ana Berg", "Ben Ohm"):
        member(session, name)
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await paste(ui, "find-member", "Ana Berg & Ben Om\nCleo\nDov\n")
        await ui.until(lambda: ui.has("club-list-take"))
        assert entries(session, uid) == [], "nobody is entered before it was looked at"
        assert ui.text("new-0") == "New: Ben Om"
        assert ui.text("likely-0-0") == "Ben Om is Ben Ohm"
        assert ui.text("new-1") == "New: Cleo, Dov"
        await ui.tap("likely-0-0")
        assert not ui.has("new-0")
        assert ui.text("club-list-take") == "Check in 2 pairs"
        await ui.tap("club-list-take")
        await ui.until(lambda: ui.has("find-member"))
    assert entries(session, uid) == [("Ana Berg", "Ben Ohm"), ("Cleo", "Dov")]
    assert people(session) == ["Ana Berg", "Ben Ohm", "Cleo", "Dov"]


async def test_lines_that_cannot_be_taken_stay_in_the_list(session: Session) -> None:
    uid = begin_evening(session, [("Ana", "Ben")])
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await paste(ui, "find-member", "Cleo & Dov\nAna & Eva\nNorth & Finn\nGreta")
        await ui.until(lambda: ui.has("club-list-take"))
        assert ui.text("wrong-1") == "Ana is already entered."
        assert "“North”" in ui.text("wrong-2")
        assert ui.text("wrong-3") == "Greta has no partner yet."
        await ui.tap("club-list-take")
        await ui.until(lambda: ui.has("entrant-1"))
        assert field(ui, "club-list-field").data["value"] == "Ana & Eva\nNorth & Finn\nGreta"
        await ui.tap("drop-0")
        await ui.tap("drop-0")
        await paste(ui, "club-list-field", "Greta & Hugo")
        await ui.tap("club-list-take")
        await ui.until(lambda: ui.has("find-member"))
    assert entries(session, uid)[1:] == [("Cleo", "Dov"), ("Greta", "Hugo")]


async def test_a_list_can_be_discarded(session: Session) -> None:
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await paste(ui, "find-member", "Cleo & Dov\nAna & Eva")
        await ui.until(lambda: ui.has("club-list-take"))
        await ui.tap("club-list-close")
        assert ui.has("find-member")
    assert entries(session, uid) == []
    assert people(session) == []


async def test_a_list_comes_from_a_file_of_a_spreadsheet(session: Session) -> None:
    uid = begin_evening(session, ())
    rows = "First name;Last name;First name;Last name\nZoë;Berg;Ben;Ohm\n"
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        ui.mirror.answers["pick_files"] = picking("club.csv", rows.encode("cp1252"))
        await ui.tap("club-list-file")
        await ui.until(lambda: ui.has("club-list-take"))
        await ui.tap("club-list-take")
        await ui.until(lambda: ui.has("entrant-0"))
    assert entries(session, uid) == [("Zoë Berg", "Ben Ohm")]


async def test_all_members_check_in_with_two_taps(session: Session) -> None:
    for name in ("Ana", "Ben", "Cleo", "Dov"):
        member(session, name)
    session.people.add("Guest")
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        assert ui.text("club-all-members") == "All present: 4"
        await ui.tap("club-all-members")
        assert ui.has("club-list-drawn")
        await ui.tap("club-list-take")
        await ui.until(lambda: ui.has("entrant-1"))
        assert not ui.has("club-all-members"), "all of them play"
    assert sorted(name for pair in entries(session, uid) for name in pair) == [
        *("Ana", "Ben", "Cleo", "Dov")
    ]


def evenings(session: Session) -> tuple[EveningSummary, ...]:
    return session.club.evenings.list()


async def test_last_time_is_that_of_the_same_form_and_another_can_be_chosen(
    session: Session,
) -> None:
    first = begin_evening(session, [("Ana", "Ben"), ("Cleo", "Dov")])
    play_round(session, first, (5000, 3000))
    begin_evening(session, [("Eva", "Finn")])
    begin_evening(session, [("Greta",)], form="individuals", movement="rotating")
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        assert "As last time: Tuesday" in ui.text("club-last-evening")
        await ui.tap("club-last-evening")
        assert field(ui, "club-list-field").data["value"] == "Eva & Finn"
        await ui.tap(f"from-{first}")
        assert field(ui, "club-list-field").data["value"] == "Ana & Ben\nCleo & Dov"
        await ui.tap("club-list-take")
        await ui.until(lambda: ui.has("entrant-1"))
    assert entries(session, uid) == [("Ana", "Ben"), ("Cleo", "Dov")]


async def test_last_evenings_list_leaves_out_erased_people(session: Session) -> None:
    before = begin_evening(session)
    ana = open_evening(session, before).members[0]
    session.club.members.forget(ana.uid, "Former player 1")
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await ui.tap("club-last-evening")
        assert "Former player 1" in ui.text("club-list-gone")
        assert "Former" not in field(ui, "club-list-field").data["value"]


async def test_the_draw_is_one_tap_from_the_check_in(session: Session) -> None:
    uid = begin_evening(session)
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        assert ui.text("onward") == "Draw round 1"
        await ui.tap("onward")
        await ui.until(lambda: ui.has("club-start"))
        await ui.tap("club-start")
        await ui.until(lambda: ui.has("table-1"))


async def test_a_draw_of_nobody_is_refused_where_it_was_asked_for(session: Session) -> None:
    uid = begin_evening(session, ())
    async with device(session, route=f"/club/{uid}/players", **WIDE) as ui:
        await ui.tap("onward")
        await ui.until(lambda: ui.has("refused"))
        assert ui.text("refused") == "Nobody has checked in."


async def test_members_are_added_by_enter_and_by_a_list(session: Session) -> None:
    member(session, "Ana Berg")
    session.people.add("Ben Ohm")
    async with device(session, route="/club-members", **WIDE) as ui:
        await ui.type("find", "Cleo", submit=True)
        await ui.until(lambda: field(ui, "find").data["value"] == "")
        await paste(ui, "find", "Name;Town\nAna Berg;Bonn\nBen Ohm;Ulm\nDov;Bonn\nNorth;Bonn")
        await ui.until(lambda: ui.has("club-list-take"))
        assert ui.text("wrong-0") == "Ana Berg is already a member."
        assert ui.text("new-2") == "New: Dov"
        assert ui.text("club-list-take") == "Add 2 members"
        await ui.tap("club-list-take")
        await ui.until(lambda: field(ui, "club-list-field").data["value"] == "Ana Berg\nNorth")
        await ui.tap("club-list-close")
        assert ui.has("find")
    listed = session.club.members.list()
    assert [one.who.name for one in listed] == ["Ana Berg", "Ben Ohm", "Cleo", "Dov"]
    assert all(one.is_member for one in listed)
