"""The people of a club on the screen: renamed, two who are one, forgotten; and seasons."""

import gzip
from pathlib import Path

from scorekeeper.i18n import Words
from scorekeeper.match import Player, Side
from scorekeeper.services import Session
from tests.club_ui.sessions import begin_evening, play_round
from tests.services.conftest import classic
from tests.support.matches import CLEO_DOV
from tests.ui.device import device
from tests.ui.testkit import UI

WORDS = Words()


def key_of(session: Session, name: str) -> str:
    return next(one.who.key for one in session.people.list() if one.who.name == name)


def rows(ui: UI, kind: str) -> list[str]:
    return [n.text for n in ui.nodes() if (n.identifier or "").startswith(f"{kind}-")]


def files_with(folder: Path, part: bytes) -> list[Path]:
    return [one for one in folder.rglob("*") if one.is_file() and part in content(one)]


def content(file: Path) -> bytes:
    """Return what a file holds; backups are packed."""
    return gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()


# --- members


async def test_members_and_guests_stand_apart_with_their_evenings(session: Session) -> None:
    begin_evening(session)
    session.club.members.add("Zoe")
    async with device(session, route="/club-members") as ui:
        assert rows(ui, "member") == ["Zoe no sessions yet"]
        assert rows(ui, "guest")[0] == "Ana 1 session · last played Tue 24 Nov 2026"
        await ui.type("find", "zo")
        assert rows(ui, "guest") == []


async def test_a_member_is_added_by_name(session: Session) -> None:
    async with device(session, route="/club-members") as ui:
        assert ui.has("club-members-none")
        await ui.type("find", "Zoe")
        await ui.tap("add")
        await ui.until(lambda: rows(ui, "member") == ["Zoe no sessions yet"])


async def test_a_renamed_member_is_called_so_at_the_evening(session: Session) -> None:
    uid = begin_evening(session)
    async with device(session, route=f"/club-members/{key_of(session, 'Ana')}") as ui:
        await ui.type("people-called", "Anna Maria")
        await ui.tap("people-save")
        await ui.until(lambda: ui.has("people-saved"))
        # The page went on calling her Ana, and offered to save what had been saved.
        await ui.until(lambda: ui.identified("people-save").targets() == [])
        assert "Anna Maria" in ui.texts()
        await ui.go(f"/club/{uid}/players")
        await ui.tap("show-listed")
        assert "Anna Maria & Ben" in ui.text("entrant-0")


async def test_nobody_is_named_or_forgotten_under_the_name_of_a_seat(session: Session) -> None:
    uid = begin_evening(session)
    said = "“North” is the name of a seat, not of a player. Add something to it."
    async with device(session, route=f"/club-members/{key_of(session, 'Ana')}") as ui:
        await ui.type("people-called", "North")
        await ui.tap("people-save")
        await ui.until(lambda: ui.has("refused"))
        assert said in ui.text("refused")
        await ui.type("club-alias", "North")
        await ui.tap("club-forget-do")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("refused-forget"))
        assert said in ui.text("refused-forget")
        await ui.go("/club-members")
        await ui.type("find", "North")
        await ui.tap("add")
        await ui.until(lambda: ui.has("refused"))
        await ui.go(f"/club/{uid}/players")
        await ui.type("find-member", "North")
        assert said in ui.text("seat")
        assert not ui.has("guest-member")
    assert "North" not in {one.who.name for one in session.people.list()}


async def test_two_who_took_part_in_one_evening_are_two(session: Session) -> None:
    begin_evening(session)
    async with device(session, route=f"/club-members/{key_of(session, 'Ana')}") as ui:
        await ui.tap("people-merge")
        await ui.tap("same-0")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has_text(WORDS.text("club-problem-two_people")))
        assert not ui.has("confirm")


async def test_one_person_under_two_names_becomes_one(session: Session) -> None:
    begin_evening(session)
    session.club.members.add("Anna K.")
    async with device(session, route=f"/club-members/{key_of(session, 'Anna K.')}") as ui:
        await ui.tap("people-merge")
        await ui.tap("same-0")
        assert ui.has_text("Are Anna K. and Ana the same person?")
        await ui.tap("confirm")
        await ui.until(lambda: ui.route.endswith(key_of(session, "Ana")))
    assert "Anna K." not in [one.who.name for one in session.people.list()]


async def test_merging_two_guests_makes_no_member(session: Session) -> None:
    """Membership has its own button: merged or refused, guests stay guests."""
    begin_evening(session)
    session.people.add("Anna K.")
    async with device(session, route=f"/club-members/{key_of(session, 'Anna K.')}") as ui:
        await ui.tap("people-merge")
        await ui.tap("same-0")
        await ui.tap("confirm")
        await ui.until(lambda: ui.route.endswith(key_of(session, "Ana")))
    assert not any(person.is_member for person in session.club.members.list())


async def test_refused_erasure_makes_no_member(session: Session) -> None:
    begin_evening(session)
    async with device(session, route=f"/club-members/{key_of(session, 'Ana')}") as ui:
        await ui.type("club-alias", "Ben")
        await ui.tap("club-forget-do")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("refused-forget"))
    assert not any(person.is_member for person in session.club.members.list())


async def test_erasing_after_a_refusal_erases_the_name(session: Session) -> None:
    """The first try makes her known: the page once said then that she had been removed."""
    begin_evening(session)
    zoe_abe = Side("Zoe & Abe", (Player("Zoe"), Player("Abe")))
    session.matches.start(classic(sides=(zoe_abe, CLEO_DOV)))
    async with device(session, route="/club-members/Zoe") as ui:
        await ui.type("club-alias", "Ben")
        await ui.tap("club-forget-do")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("refused-forget"))
        await ui.type("club-alias", "Former player")
        await ui.tap("club-forget-do")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("club-forgotten-as"))
    assert "Zoe" not in [person.who.name for person in session.people.list()]


async def test_forgetting_is_asked_once_and_says_what_became_of_the_files(
    session: Session, tmp_path: Path
) -> None:
    begin_evening(session)
    session.backups.make()
    async with device(session, route=f"/club-members/{key_of(session, 'Ana')}") as ui:
        assert len(files_with(tmp_path, b'"Ana"')) > 1
        await ui.tap("club-forget-do")
        assert ui.has_text("Erase Ana?")
        await ui.tap("cancel")
        assert "Ana" in [one.who.name for one in session.people.list()]
        await ui.tap("club-forget-do")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("club-forgotten-as"))
        assert "replaced by Former player 1" in ui.text("club-forgotten-as")
        assert "scores.jsonl" in ui.text("files-rewritten")
    assert files_with(tmp_path, b'"Ana"') == []


async def test_a_name_that_somebody_has_cannot_stand_in_its_place(session: Session) -> None:
    begin_evening(session)
    async with device(session, route=f"/club-members/{key_of(session, 'Ana')}") as ui:
        await ui.type("club-alias", "Ben")
        await ui.tap("club-forget-do")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("refused-forget"))


# --- seasons


async def test_a_season_adds_evenings_up_and_drops_the_worst(session: Session) -> None:
    first, second = begin_evening(session, rounds=1), begin_evening(session, rounds=1)
    play_round(session, first, (5000, 3000), (5100, 3000))
    play_round(session, second, (5000, 3000), (5100, 3000))
    async with device(session, route="/club-seasons") as ui:
        await ui.type("club-season-name", "Autumn")
        await ui.tap("club-season-new")
        await ui.until(lambda: ui.has("club-season-empty"))
        await ui.tap(f"evening-{first}")
        await ui.until(lambda: not ui.has("club-season-empty"))
        await ui.tap(f"evening-{second}")
        await ui.until(lambda: "all 2 sessions" in ui.text("club-season-how"))
        await ui.tap("best-1")
        await ui.until(lambda: "best of 2 sessions" in ui.text("club-season-how"))
        assert any("(" in one for one in rows(ui, "row"))
    (season,) = session.club.seasons.list()
    assert (season.name, season.best) == ("Autumn", 1)


async def test_ratings_say_how_far_they_may_be_out(session: Session) -> None:
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, (5000, 3000), (5100, 3000))
    season = session.club.seasons.begin("Autumn", [uid])
    async with device(session, route=f"/club-seasons/{season}") as ui:
        assert rows(ui, "rating") == []
        await ui.tap("club-ratings-show")
        await ui.until(lambda: rows(ui, "rating") != [])
        assert all("±" in one for one in rows(ui, "rating"))


async def test_a_season_without_a_session_has_nothing_to_print_or_choose(
    session: Session,
) -> None:
    season = session.club.seasons.begin("Autumn", [])
    async with device(session, route=f"/club-seasons/{season}") as ui:
        assert ui.has("club-season-empty")
        assert not ui.has("club-print")
        assert not ui.has("club-table-file")
        assert not ui.has_text("Sessions in this season")


async def test_a_season_has_statistics_of_its_own(session: Session) -> None:
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, (5000, 3000), (5100, 3000))
    season = session.club.seasons.begin("Autumn", [uid])
    async with device(session, route=f"/club-seasons/{season}") as ui:
        await ui.tap("statistics")
        assert ui.route == f"/club-seasons/{season}/statistics"
        await ui.tap("back")
        assert ui.route == f"/club-seasons/{season}"
