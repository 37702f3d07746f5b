"""What leaves the organiser's screens: sheets, cards with codes, and the evening as a file."""

from pathlib import Path
from typing import Any

from scorekeeper.club_ui.app import app
from scorekeeper.club_ui.initials import has_initials
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.club_ui.sessions import begin_evening, open_evening, play_round
from tests.services.club.kit import next_round
from tests.ui.device import NAME, device
from tests.ui.files import phone_in, save_file
from tests.ui.testkit import mount


async def test_every_sheet_is_saved_for_a_printer_and_for_a_spreadsheet(session: Session) -> None:
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, (5000, 3000), (5100, 3000))
    files: dict[str, str] = {}
    async with device(session, route=f"/club/{uid}/papers") as ui:
        papers = ("check-in", "seating-1", "results-1", "ranking-1", "final", "lines", "log")
        for sheet in papers:
            for way in ("page", "csv"):
                name, content = await save_file(ui, f"{way}-{sheet}")
                files[name] = content.decode("utf-8-sig")
    assert len(files) == 14
    standing = next(files[name] for name in files if name.endswith("final.csv"))
    assert standing.splitlines()[0].startswith("Place,Entry,Players,Points,Card points")
    lines = next(files[name] for name in files if name.endswith("lines.csv")).splitlines()
    assert lines[0] == "Place,Entry,Round,Table,Result,Points,Card points,Difference"
    assert lines[1].startswith("1,")
    assert ',"Won against ' in lines[1]
    results = next(files[name] for name in files if name.endswith("results-1.html"))
    assert "<td>from paper</td>" in results
    log = next(files[name] for name in files if name.endswith("log.html"))
    noted = open_evening(session, uid).log[0].note.at
    assert noted in next(files[name] for name in files if name.endswith("log.csv"))
    assert noted not in log, "paper has the time of day"
    assert f">{noted[11:16]}</" in log
    assert ">Reason</th>" not in log, "nobody has given one: then there is no such column"


async def test_printed_column_of_zeros_differs_from_an_empty_one(
    session: Session,
) -> None:
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, (5000, 0), (5100, 0))
    async with device(session, route=f"/club/{uid}/papers") as ui:
        standing = (await save_file(ui, "page-final"))[1].decode()
        results = (await save_file(ui, "page-results-1"))[1].decode()
        check_in = (await save_file(ui, "page-check-in"))[1].decode()
    lost = [row for row in standing.split("<tr>")[2:] if '<td class="number">0</td>' in row]
    assert len(lost) == 4, "no points, or no match lost"
    assert "Drawn" not in standing, "nobody has drawn: then there is no such column"
    assert results.count('<td class="number">0</td>') == 2
    assert 'class="blank"' not in results
    assert check_in.count('<td class="blank"></td>') == 4, "a mark each"


async def test_hostile_name_is_text_on_paper_and_no_formula(
    session: Session,
) -> None:
    uid = begin_evening(session, (("=1+1", "<script>alert(1)</script>"), ("Cleo", "Dov")))
    async with device(session, route=f"/club/{uid}/papers") as ui:
        page = (await save_file(ui, "page-check-in"))[1].decode()
        csv = (await save_file(ui, "csv-check-in"))[1].decode("utf-8-sig")
    assert "<script>" not in page
    assert "&lt;script&gt;" in page
    assert ",=1+1" not in csv


async def test_table_cards_hold_the_codes_of_all_tables(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    async with device(session, route=f"/club/{uid}/papers") as ui:
        assert "2 table cards" in ui.text("club-cards-codes")
        page = (await save_file(ui, "club-cards-codes"))[1].decode()
    for table in (1, 2):
        code = session.club.access.ensure_code(uid, table)
        assert code[:4] in page
    assert "<svg" not in page  # without a server there is no address to scan


async def test_with_a_server_the_card_has_the_address_to_scan(session: Session) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    served = app(session, Words(), club_address="http://192.168.1.7:8550")
    async with mount(served, route=f"/club/{uid}/papers", answers=ANSWERS) as ui:
        page = (await save_file(ui, "club-cards-codes"))[1].decode()
        await ui.tap("club-code-show")
        await ui.until(lambda: ui.has("code-picture"))
        code = session.club.access.ensure_code(uid, None)
        assert ui.text("code-link") == f"http://192.168.1.7:8550/join#{code}"
    assert page.count("<svg") == 3, "one for all, and one for each table"
    assert "http://192.168.1.7:8550/join" in page


async def test_the_big_screen_shows_initials_where_the_organiser_says_so(session: Session) -> None:
    uid = begin_evening(session)
    async with device(session, route=f"/club/{uid}/papers") as ui:
        assert not has_initials(session, uid)
        await ui.tap("club-screen-initials")
        await ui.until(lambda: has_initials(session, uid))
        await ui.tap("club-screen-names")
        await ui.until(lambda: not has_initials(session, uid))


async def test_the_evening_leaves_as_one_file_and_goes_on_elsewhere(
    session: Session, tmp_path: Path
) -> None:
    uid = begin_evening(session)
    next_round(session, uid)
    code = session.club.access.ensure_code(uid, 1)
    async with device(session, route=f"/club/{uid}/papers") as ui:
        name, content = await save_file(ui, "club-move-save")
    other = phone_in(tmp_path / "other")
    async with device(other, route="/club-take") as ui:
        ui.mirror.answers["pick_files"] = picking(name, content)
        await ui.tap("club-take-choose")
        await ui.until(lambda: ui.route == f"/club/{uid}")
        assert ui.has("table-1")
    assert other.club.access.ensure_code(uid, 1) == code
    assert open_evening(other, uid) == open_evening(session, uid)
    other.close()


async def test_an_older_file_is_taken_over_only_when_somebody_insists(session: Session) -> None:
    uid = begin_evening(session)
    content = session.club.transfer.export_evening(uid)
    next_round(session, uid)
    async with device(session, route="/club-take") as ui:
        ui.mirror.answers["pick_files"] = picking("evening.json", content)
        await ui.tap("club-take-choose")
        await ui.until(lambda: ui.has("import-refused"))
        assert "with later changes" in ui.text("import-wrong")
        assert len(open_evening(session, uid).rounds) == 1
        await ui.tap("club-take-anyway")
        await ui.until(lambda: ui.route == f"/club/{uid}")
    assert open_evening(session, uid).rounds == ()


async def test_older_file_can_become_a_second_session(session: Session) -> None:
    uid = begin_evening(session)
    content = session.club.transfer.export_evening(uid)
    next_round(session, uid)
    async with device(session, route="/club-take") as ui:
        ui.mirror.answers["pick_files"] = picking("evening.json", content)
        await ui.tap("club-take-choose")
        await ui.until(lambda: ui.has("club-take-both"))
        await ui.tap("club-take-both")
        await ui.until(lambda: ui.route not in {"/club-take", f"/club/{uid}"})
        assert ui.has_text("(2)")
    assert len(open_evening(session, uid).rounds) == 1
    assert len(session.club.evenings.list()) == 2


async def test_a_file_that_is_no_evening_is_told(session: Session) -> None:
    async with device(session, route="/club-take") as ui:
        ui.mirror.answers["pick_files"] = picking("holiday.json", b"{}")
        await ui.tap("club-take-choose")
        await ui.until(lambda: ui.has("import-refused"))
        assert "holiday.json isn’t a session" in ui.text("import-wrong")
        assert not ui.has("club-take-anyway")


async def test_a_deleted_evening_can_be_brought_back(session: Session) -> None:
    uid = begin_evening(session)
    async with device(session, route=f"/club/{uid}/papers") as ui:
        await ui.tap("club-delete")
        await ui.tap("confirm")
        await ui.until(lambda: ui.route == "/club")
        assert ui.has("club-none")
        await ui.tap("bring-back-0")
        await ui.until(lambda: ui.has("evening-0"))
    assert open_evening(session, uid).uid == uid


ANSWERS: dict[str, Any] = {"get": lambda _: NAME}


def picking(name: str, content: bytes) -> Any:
    file = {"id": 1, "name": name, "path": None, "size": len(content), "bytes": content}
    return lambda _: [file]
