"""What leaves and comes beside the matches: the people, and a word on what is left out."""

import json

from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match
from tests.ui.files import pick, save_file
from tests.ui.test_matches import THREE, spoil


async def test_a_table_of_everything_names_the_match_that_it_leaves_out(here: Session) -> None:
    readable, broken = record_match(here, FOUR, (500, 120)), record_match(here, THREE)
    spoil(here, broken)
    async with device(here, route="/exchange") as ui:
        await ui.tap("exchange-everything")
        _, content = await save_file(ui, "send-table")
        assert content.decode() == here.exchange.export_csv([readable]).text
        await ui.until(lambda: ui.has("sheet-said"))
        said = ui.text("sheet-said")
    assert said.startswith("canasta-all-")
    assert said.endswith("because this version can’t read it: Eva, Finn, Greta")


async def test_the_people_of_a_file_are_named_before_they_are_taken(
    here: Session, there: Session
) -> None:
    record_match(here, FOUR, (500, 120))
    there.exchange.import_matches(
        there.exchange.preview_import(here.exchange.export_json(), "first.json")
    )
    (ana, *_) = here.people.list()
    here.people.rename(ana.who, "Ana Lucía", "next door")
    async with device(there, route="/import") as ui:
        await pick(ui, here.exchange.export_json())
        assert "One player is new or has new details" in ui.text("import-people")
        assert ui.has_text("Ana Lucía (next door)")
        await ui.tap("import-take")
        await ui.until(lambda: ui.has("taken-0"))
        assert ui.has_text("One player was updated from the file.")
        await pick(ui, here.exchange.export_json())
        assert ui.has("import-nothing")
        assert not ui.has("take")
    assert there.people.list()[0].who.label == "Ana Lucía (next door)"


async def test_a_play_file_of_everything_has_the_finished_games(here: Session) -> None:
    record_match(here, FOUR, (500, 120))
    async with device(here, route="/exchange") as ui:
        await ui.tap("exchange-everything")
        await ui.tap("send-plays")
        await ui.until(lambda: ui.has("sheet-said"))
        assert ui.text("sheet-said").startswith("No game is finished yet")
    record_match(here, FOUR, (5000, 120))
    async with device(here, route="/exchange") as ui:
        await ui.tap("exchange-everything")
        name, content = await save_file(ui, "send-plays")
    assert name.startswith("canasta-all-")
    assert name.endswith(".bgsplay")
    assert len(json.loads(content)["plays"]) == 1
