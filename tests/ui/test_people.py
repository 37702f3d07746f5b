"""People and deleted matches on the screen: lists, names, mergers, and the way back."""

from scorekeeper.i18n import Words
from scorekeeper.match import Player, Side, SideColor
from scorekeeper.services import Session, SetUp
from scorekeeper.view_models.people import MIN_SEARCHED_PEOPLE
from tests.support.matches import CLEO_DOV
from tests.ui.device import CLASSIC, FOUR, device, record_match
from tests.ui.testkit import UI

WORDS = Words()


def with_anna(session: Session) -> str:
    """A match in which Ana is written as Anna K."""
    anna_ben = Side("Anna K. & Ben", (Player("Anna K."), Player("Ben")))
    return str(
        record_match(session, SetUp(ruleset=CLASSIC, sides=(anna_ben, CLEO_DOV)), (300, 200))
    )


def listed_people(ui: UI) -> list[str]:
    places = [place for place in range(12) if ui.has(f"person-{place}")]
    return [ui.text(f"person-{place}") for place in places]


async def test_the_list_is_empty_until_somebody_has_played(session: Session) -> None:
    record_match(session, SetUp(ruleset=CLASSIC, sides=_compass()), (100, 200))
    async with device(session, route="/people") as ui:
        assert ui.text("people-none").startswith("Named players")
        assert listed_people(ui) == []


async def test_more_leads_to_everybody_those_of_the_latest_game_first(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    with_anna(session)
    async with device(session, route="/more") as ui:
        await ui.tap("people")
        await ui.until(lambda: "with" in ui.text("person-0"))
        assert [line.partition(" with")[0] for line in listed_people(ui)] == [
            "Anna K.",
            "Ben",
            "Cleo",
            "Dov",
            "Ana",
        ]


async def test_the_list_counts_the_games_that_were_won(session: Session) -> None:
    record_match(session, FOUR, (5200, 120))
    async with device(session, route="/people") as ui:
        await ui.until(lambda: "1 of 1 won" in ui.text("person-0"))
        assert ui.text("person-0").startswith("Ana with Ben")
        assert "0 of 1 won" in ui.text("person-2")


async def test_a_person_is_renamed_and_the_open_match_shows_it(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/people") as ui:
        await ui.tap("person-0")
        await ui.tap("statistics-rename")
        assert ui.identified("people-save").targets() == []
        await ui.type("people-called", "Anna Lu")
        await ui.tap("people-save")
        await ui.until(lambda: ui.route == "/people")
        assert listed_people(ui)[0].startswith("Anna Lu ")
        await ui.go("/")
        assert ui.has_text("Anna Lu & Ben")


async def test_colour_of_a_player_is_chosen_and_taken_back(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/people/Ana/name") as ui:
        await ui.tap("color-mint")
        await ui.until(lambda: ui.identified("color-mint").selected)
        assert session.people.colors() == {"Ana": SideColor.MINT}
        await ui.type("people-called", "Anna Lu")
        await ui.tap("people-save")
        await ui.until(lambda: session.people.colors() == {"Anna Lu": SideColor.MINT})
        names = [person.who.name for person in session.people.list()]
        assert names == ["Anna Lu", "Ben", "Cleo", "Dov"], "the same player, not another one"
        (key,) = (person.who.key for person in session.people.list() if person.who.color)
        await ui.go(f"/people/{key}/name")
        await ui.tap("people-color-seat")
        await ui.until(lambda: not session.people.colors())
    assert not session.people.colors()


async def test_list_leads_to_the_page_of_a_player_and_back(session: Session) -> None:
    record_match(session, FOUR, (5000, 120))
    async with device(session, route="/people") as ui:
        await ui.tap("person-2")
        assert ui.route == "/people/Cleo"
        await ui.until(lambda: ui.has("hero"))
        assert ui.identified("hero").label == "0 of 1 game won, 120 points per deal"
        await ui.tap("statistics-rename")
        assert ui.text("people-games") == "1 game"
        await ui.tap("back")
        assert ui.route == "/people/Cleo"
        await ui.tap("back")
        assert ui.route == "/people"


async def test_page_of_player_without_finished_game_says_so(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/people/Cleo") as ui:
        await ui.until(lambda: ui.has("statistics-player-none"))
        assert ui.has("statistics-rename")


async def test_taken_name_of_new_player_is_not_saved(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/people-new") as ui:
        await ui.type("people-called", "Ana")
        assert ui.text("people-name-taken").startswith("That name is taken")
        assert ui.identified("people-save").targets() == []
        await ui.type("people-called", "Ana Lu")
        assert not ui.has("people-name-taken")
        await ui.tap("people-save")
        await ui.until(lambda: ui.route == "/people")
        assert listed_people(ui)[-1] == "Ana Lu A"


async def test_note_of_earlier_version_survives_new_name(session: Session) -> None:
    """Screens do not edit notes any more; stored ones stay."""
    anna = session.people.add("Anna", "next door")
    async with device(session, route=f"/people/{anna.key}/name") as ui:
        await ui.type("people-called", "Anne")
        await ui.tap("people-save")
        await ui.until(lambda: ui.has("people-saved"))
    assert [person.who.label for person in session.people.list()] == ["Anne (next door)"]


async def test_the_set_up_offers_people_and_not_names(session: Session) -> None:
    uid = with_anna(session)
    session.people.add("Cleo", "next door")
    (anna,) = (one.who for one in session.people.list() if one.who.name == "Anna K.")
    session.people.rename(anna, "Anna")
    async with device(session, route="/new") as ui:
        offered = [n.text for n in ui.nodes() if (n.identifier or "").startswith("known-")]
        assert offered == ["Cleo (next door)", "Anna", "Cleo", "Ben", "Dov"]
        await ui.tap("known-0")
        for _ in range(3):
            await ui.tap("known-0")
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
        assert ui.has_text("Cleo (next door) & Cleo")
    by_name = {one.who.label: one.matches for one in session.people.list()}
    assert len(by_name["Anna"]) == 2
    assert len(by_name["Cleo (next door)"]) == 1
    assert uid in by_name["Cleo"]


async def test_a_merger_says_first_what_will_follow_and_is_taken_back(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    with_anna(session)
    async with device(session, route="/people") as ui:
        await ui.tap("person-0")
        await ui.tap("statistics-rename")
        await ui.tap("people-merge")
        await ui.tap("same-0")
        assert ui.has_text("Are Anna K. and Ana the same person?")
        assert ui.has_text("One game of Anna K. will count for Ana too")
        assert len(session.people.list()) == 5
        await ui.tap("confirm")
        await ui.until(lambda: ui.has_text("Also played as Anna K."))
        assert ui.has_text("2 games")
        await ui.tap("people-separate-0")
        await ui.until(lambda: ui.route == "/people")
        await ui.until(lambda: "with" in ui.text("person-0"))
        assert {"Ana", "Anna K."} < {line.partition(" with")[0] for line in listed_people(ui)}


async def test_two_who_met_cannot_be_made_one(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/people") as ui:
        await ui.tap("person-0")
        await ui.tap("statistics-rename")
        await ui.tap("people-merge")
        await ui.tap("same-0")
        assert ui.has_text(WORDS.text("problem-same_match"))
        assert not ui.has("confirm")


# --- deleting a match


async def test_deleting_says_what_it_does_and_can_be_undone(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    async with device(session) as ui:
        await ui.tap("menu")
        await ui.tap("end")
        assert ui.has_text("Removes it from Games and the statistics. You can restore it.")
        await ui.tap("close")
        assert session.matches.list() != ()
        await ui.tap("menu")
        await ui.tap("end")
        await ui.tap("delete")
        await ui.until(lambda: ui.route == "/matches")
        assert session.matches.list() == ()
        assert ui.identified("notice").label == "Deleted: Ana & Ben, Cleo & Dov"
        await ui.tap("notice-undo")
        assert ui.has("match-0")
    assert session.matches.open(uid).progress.totals == (500, 120)


async def test_deleted_matches_can_be_brought_back_later(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    session.deletions.delete(uid, seen=session.matches.number(uid))
    async with device(session, route="/matches") as ui:
        assert ui.text("deleted") == "One deleted game"
        await ui.tap("deleted")
        await ui.tap("bring-back-0")
        assert ui.has("match-0")
        assert not ui.has("deleted")


async def test_another_device_that_shows_the_match_is_told(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    async with device(session) as ui:
        session.deletions.delete(uid, seen=session.matches.number(uid))
        await ui.until(lambda: ui.has_text(WORDS.text("app-name")))


def _compass() -> tuple[Side, ...]:
    return (
        Side("North–South", (Player("North"), Player("South"))),
        Side("East–West", (Player("East"), Player("West"))),
    )


async def test_long_list_of_players_can_be_searched(session: Session) -> None:
    for number in range(MIN_SEARCHED_PEOPLE - 1):
        session.people.add(f"Player of {number}")
    async with device(session, route="/people") as ui:
        assert not ui.has("people-find")
    session.people.add("Zoe")
    async with device(session, route="/people") as ui:
        await ui.type("people-find", "zo")
        assert ui.has_text("Zoe")
        assert not ui.has("person-1")
        await ui.type("people-find", "zox")
        assert ui.has("people-find-none")
