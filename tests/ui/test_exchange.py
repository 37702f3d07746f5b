"""Files out and in: what is saved, what a file would bring, what is asked, and what was done."""

import asyncio
import json
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import rule_book
from scorekeeper.rules.house_rules import HouseRule, HouseRules
from scorekeeper.services import Session
from tests.ui.device import CLASSIC, FOUR, device, record_match
from tests.ui.files import calls, pick, save_file
from tests.ui.matches import uid_of
from tests.ui.test_matches import THREE

WORDS = Words()


def amend(session: Session, uid: Any, number: int, *totals: int) -> None:
    document = {"sides": [{"total": total} for total in totals]}
    deal = uid_of(session, uid, number)
    session.deals.amend(uid, deal, read_deal(document, "a deal"), seen=session.matches.number(uid))


def totals_of(session: Session, uid: Any) -> tuple[int, ...]:
    return session.matches.open(uid).progress.totals


# --- out


async def test_a_match_is_saved_from_the_list_as_its_record(here: Session) -> None:
    uid = record_match(here, FOUR, (500, 120))
    async with device(here, route="/matches") as ui:
        await ui.tap("more-0")
        await ui.tap("send-0")
        assert "Export Ana & Ben, Cleo & Dov" in ui.texts()
        name, content = await save_file(ui)
        assert name == "canasta-ana-ben-cleo-dov-2026-11-21.json"
        assert content.decode() == here.exchange.export_json([uid])
        await ui.until(lambda: ui.has("sheet-said"))
        assert "in your browser’s downloads" in ui.text("sheet-said")


async def test_a_match_is_saved_from_its_menu_as_a_table(here: Session) -> None:
    uid = record_match(here, FOUR, (500, 120), (-85, 300))
    async with device(here) as ui:
        await ui.tap("menu")
        await ui.tap("share")
        name, content = await save_file(ui, "send-table")
        assert name.endswith(".csv")
        assert content.decode() == here.exchange.export_csv([uid]).text


async def test_an_evening_holds_its_own_matches_and_everything_holds_all(here: Session) -> None:
    first, second = record_match(here, FOUR, (500, 120)), record_match(here, THREE)
    async with device(here, route="/exchange") as ui:
        assert ui.text("exchange-evening-0") == "Sat 21 Nov 2026 2 games"
        await ui.tap("exchange-evening-0")
        name, content = await save_file(ui)
        assert name == "canasta-2026-11-21.json"
        records = json.loads(content)["matches"]
        assert {record["uid"] for record in records} == {first, second}
        await ui.tap("close")
        await ui.tap("exchange-everything")
        name, content = await save_file(ui)
        assert name.startswith("canasta-all-")
        assert json.loads(content)["matches"] == json.loads(here.exchange.export_json())["matches"]


async def test_a_window_of_its_own_says_where_the_file_lies(here: Session) -> None:
    """Outside a browser the system asks where to; who thinks better of it is told nothing."""
    record_match(here, FOUR, (500, 120))
    async with device(here, route="/matches") as ui:
        ui.page.web = False
        await ui.tap("more-0")
        await ui.tap("send-0")
        await save_file(ui)
        assert not ui.has("sheet-said")
        ui.mirror.answers["save_file"] = lambda _: "/home/ana/match.json"
        await save_file(ui)
        await ui.until(lambda: ui.has("sheet-said"))
        assert ui.text("sheet-said") == "Saved: /home/ana/match.json"


async def test_the_text_goes_to_the_clipboard_where_files_do_not(here: Session) -> None:
    uid = record_match(here, FOUR, (500, 120))
    async with device(here, route="/matches") as ui:
        await ui.tap("more-0")
        await ui.tap("send-0")
        await ui.tap("send-copy")
        await ui.until(lambda: ui.has("sheet-said"))
        assert calls(ui, "set")[-1] == {"data": here.exchange.export_json([uid])}
        assert ui.text("sheet-said").startswith("Copied.")


async def test_a_phone_has_a_share_sheet_and_what_it_cannot_do_is_said(here: Session) -> None:
    record_match(here, FOUR, (500, 120))
    async with device(here, route="/matches", platform="android") as ui:
        await ui.tap("more-0")
        await ui.tap("send-0")
        ui.mirror.answers["share_files"] = lambda _: {"status": "success", "raw": ""}
        await ui.tap("send-share")
        await ui.until(lambda: bool(calls(ui, "share_files")))
        (file,) = calls(ui, "share_files")[-1]["files"]
        assert file["name"] == "canasta-ana-ben-cleo-dov-2026-11-21.json"
        assert not ui.has("sheet-said")
        ui.mirror.answers["share_files"] = lambda _: {"status": "unavailable", "raw": ""}
        await ui.tap("send-share")
        await ui.until(lambda: ui.has("sheet-said"))
        assert "Not possible on this device" in ui.text("sheet-said")


async def test_a_linux_machine_has_no_share_sheet(here: Session) -> None:
    record_match(here, FOUR, (500, 120))
    async with device(here, route="/matches", platform="linux") as ui:
        await ui.tap("more-0")
        await ui.tap("send-0")
        assert not ui.has("send-share")
        assert ui.has("send-record")


# --- in


async def test_a_new_phone_has_everything_after_one_file(here: Session, there: Session) -> None:
    four, three = record_match(there, FOUR, (500, 120)), record_match(there, THREE)
    house = HouseRules(
        name="Tuesdays",
        book=rule_book(CLASSIC),
        rules=(HouseRule(path="target", value=7500, refs=("table",)),),
    )
    there.profiles.save(house)
    async with device(here) as ui:
        await ui.go("/import")
        await pick(ui, there.exchange.export_json(), "phone.json")
        assert ui.text("import-new").startswith("2 games are new")
        assert "Ana & Ben 500, Cleo & Dov 120 · 1 deal" in ui.text("import-new")
        assert ui.text("import-house") == "House rules in the file: Tuesdays"
        assert here.matches.list() == (), "only looked at so far"
        await ui.tap("import-take")
        await ui.until(lambda: ui.has("taken-0"))
        assert ui.text("taken-0") == "2 games were added."
        assert ui.text("taken-1") == "House rules added: Tuesdays"
        assert {one.uid for one in here.matches.list()} == {four, three}
        await ui.go("/")
        assert ui.has("total-0"), "the latest match is open"


async def test_importing_twice_changes_nothing_and_says_so(here: Session, there: Session) -> None:
    record_match(there, FOUR, (500, 120))
    text = there.exchange.export_json()
    async with device(here, route="/import") as ui:
        await pick(ui, text)
        await ui.tap("import-take")
        await ui.until(lambda: ui.has("taken-0"))
        size = here.path.stat().st_size
        await pick(ui, text)
        assert ui.text("import-same") == "One game is already here, unchanged."
        assert "would change nothing" in ui.text("import-nothing")
        assert not ui.has("take")
        assert here.path.stat().st_size == size


async def test_a_conflict_is_shown_side_by_side_with_what_differs(
    here: Session, there: Session
) -> None:
    uid = record_match(here, FOUR, (500, 120), (100, 95), (5, 10))
    there.exchange.import_matches(
        there.exchange.preview_import(here.exchange.export_json([uid]), "x")
    )
    amend(there, uid, 2, 200, 95)
    amend(here, uid, 3, 5, 300)
    async with device(here, route="/import") as ui:
        await pick(ui, there.exchange.export_json([uid]))
        said = ui.text("conflict-0")
        assert WORDS.text("conflict-apart") in said
        assert "≠ Deal 2 +100 : +95 +200 : +95" in said
        assert "Ana & Ben: Total entered +100 → +200" in said
        assert "≠ Deal 3 +5 : +300 +5 : +10" in said
        assert "≠ Totals 605 : 515 705 : 225" in said
        assert "One deal is the same in both." in said
        assert ui.text("import-take") == "Choose a version of one game"
        with pytest.raises(AssertionError, match="0 × thing to tap"):
            await ui.tap("import-take")
        assert totals_of(here, uid) == (605, 515)


ANSWERS = {
    "mine": ((605, 215), 1, "Nothing was changed."),
    "theirs": ((705, 225), 1, "One game is now the same as in the file."),
    "both": ((605, 215), 2, "One game was added."),
}


@pytest.mark.parametrize("answer", ANSWERS)
async def test_a_conflict_becomes_what_was_answered(
    answer: str, here: Session, there: Session
) -> None:
    uid = record_match(here, FOUR, (500, 120), (100, 95))
    there.exchange.import_matches(
        there.exchange.preview_import(here.exchange.export_json([uid]), "x")
    )
    amend(there, uid, 2, 205, 105)
    document = {"sides": [{"total": 5}, {"total": 0}]}
    here.deals.record(uid, read_deal(document, "a deal"), seen=here.matches.number(uid))
    totals, count, said = ANSWERS[answer]
    async with device(here, route="/import") as ui:
        await pick(ui, there.exchange.export_json([uid]))
        await ui.tap(f"conflict-{answer}-0")
        assert ui.identified(f"conflict-{answer}-0").selected
        await ui.tap("import-take")
        await ui.until(lambda: ui.has("taken-0"))
        assert ui.text("taken-0") == said
    assert totals_of(here, uid) == totals
    assert len(here.matches.list()) == count


async def test_another_set_up_is_named_from_what_to_what(here: Session, there: Session) -> None:
    uid = record_match(here, FOUR, (500, 120))
    there.exchange.import_matches(
        there.exchange.preview_import(here.exchange.export_json([uid]), "x")
    )
    there.matches.end(uid, "time", seen=there.matches.number(uid))
    async with device(here, route="/import") as ui:
        await pick(ui, there.exchange.export_json([uid]))
        said = ui.text("conflict-0")
        assert "The file is newer than your copy." in said
        assert "end of the game: unfinished → Ended because time ran out" in said


async def test_an_import_is_taken_back_with_the_backup_made_before_it(
    here: Session, there: Session
) -> None:
    mine, theirs = record_match(here, FOUR, (500, 120)), record_match(there, THREE)
    async with device(here, route="/import") as ui:
        await pick(ui, there.exchange.export_json())
        await ui.tap("import-take")
        await ui.until(lambda: ui.has("taken-back"))
        assert {one.uid for one in here.matches.list()} == {mine, theirs}
        await ui.tap("taken-back")
        await ui.until(lambda: ui.has("backup-restore"))
        assert "One game will be removed" in ui.text("backup-go")
        await ui.tap("backup-restore")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("backups-report"))
    assert [one.uid for one in here.matches.list()] == [mine]


REFUSED = {
    "newer": (b'{"format": "scorekeeper-matches", "version": 99}', "a newer version of this app"),
    "foreign": (b'{"format": "chess", "version": 1}', "This can’t be imported."),
    "damaged": (b'{"format": "scorekeeper-match", "version": 1, "deals": [', "can’t be imported"),
    "empty": (b"", "This can’t be imported."),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "The file contains no readable text"),
    "a table": (b"match,deal,points_1\r\nm,1,500\r\n", "This can’t be imported."),
    "another encoding": ("Jürgen".encode("cp1252"), "The file contains no readable text"),
    "a letter": (b"Dear Ana,\nthank you for the evening.", "This can’t be imported."),
}


@pytest.mark.parametrize("kind", REFUSED)
async def test_import_refuses_an_unreadable_file_in_words(kind: str, here: Session) -> None:
    content, said = REFUSED[kind]
    async with device(here, route="/import") as ui:
        await pick(ui, content)
        assert said in ui.text("import-wrong")
        assert WORDS.text("taken-kept") in ui.text("import-wrong")
        assert ui.has("import-choose"), "the next file is a tap away"
    assert here.matches.list() == ()


async def test_every_fault_of_a_record_is_named_with_its_place(here: Session) -> None:
    record = {"format": "scorekeeper-match", "version": 1, "ruleset": "classic_4p", "deals": 5}
    async with device(here, route="/import") as ui:
        await pick(ui, json.dumps(record))
        assert "sides" in ui.text("import-refused")
        assert "deals" in ui.text("import-refused")


async def test_pasted_text_is_read_like_a_file(here: Session, there: Session) -> None:
    uid = record_match(there, FOUR, (500, 120))
    async with device(here, route="/import") as ui:
        with pytest.raises(AssertionError, match="0 × thing to tap"):
            await ui.tap("import-look")
        text = there.exchange.export_json([uid])
        field = next(n for n in ui.identified("import-paste").all_nodes() if n.type == "TextField")
        await ui.fire(field, "change", text, value=text)
        await ui.tap("import-look")
        await ui.until(lambda: ui.has("import-take"))
        await ui.tap("import-take")
        await ui.until(lambda: ui.has("taken-0"))
    assert totals_of(here, uid) == (500, 120)


async def test_import_without_a_chosen_file_stays(here: Session) -> None:
    async with device(here, route="/import") as ui:
        ui.mirror.answers["pick_files"] = lambda _: []
        await ui.tap("import-choose")
        assert ui.has("import-choose")
        assert not ui.has("wrong")


async def test_safari_on_a_phone_opens_the_picker_within_the_tap(here: Session) -> None:
    async with device(here, route="/import", platform="ios") as ui:
        (target,) = ui.identified("import-choose").targets()
        assert target.data["action"]["method"] == "pick_files"
        assert target.data["action"]["args"]["with_data"] is True


async def test_import_of_a_file_picked_in_safari(here: Session, there: Session) -> None:
    record_match(there, FOUR, (500, 120))
    content = there.exchange.export_json().encode()
    file = {"id": 1, "name": "club.json", "size": len(content), "path": None, "bytes": content}
    async with device(here, route="/import", platform="ios") as ui:
        (target,) = ui.identified("import-choose").targets()
        picker = target.data["action"]["service_id"]
        event = ui.mirror.session.dispatch_event(picker, "result", {"files": [file]})
        await asyncio.create_task(event)
        await ui.until(lambda: ui.has("import-new"))
        assert "Ana & Ben 500, Cleo & Dov 120" in ui.text("import-new")
