"""A result on its way to others: as text, as a picture, as a page, as a file."""

import json
import struct
from html.parser import HTMLParser
from typing import Any

import pytest

from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.match import Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Session, SetUp
from scorekeeper.ui.screens.share.ways import printed_page
from scorekeeper.view_models.score_sheet import result_text
from tests.support.matches import CLEO_DOV
from tests.ui.device import CLASSIC, FOUR, NAME, device, record_match
from tests.ui.matches import THREE, record_evening
from tests.ui.testkit import UI, mount

WORDS = Words()

SHARE = "/share"
PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", 1080, 1350)


class Cells(HTMLParser):
    """The texts of a page's table, and every element that it has."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.said: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.said.append(data.strip())


# --- as text


def test_a_finished_match_is_told_in_four_lines(session: Session) -> None:
    opened = session.matches.open(record_match(session, FOUR, (2000, 120), (3120, 3360)))
    assert result_text(Words(), opened).splitlines() == [
        "Ana & Ben have won by 1,640 points. 5,000 reached in deal 2.",
        "Ana & Ben: 5,120",
        "Cleo & Dov: 3,480",
        "Classic · to 5,000 · 2 deals · Sun 1 Nov 2026",
    ]


def test_a_running_match_says_who_is_ahead_or_that_all_are_level(session: Session) -> None:
    words = Words()
    ahead = session.matches.open(record_match(session, THREE, (100, 700, 300)))
    assert result_text(words, ahead).splitlines()[:2] == ["Finn ahead by 400", "Finn: 700"]
    level = session.matches.open(record_match(session, FOUR))
    assert result_text(words, level).splitlines()[0] == "Tied so far"


# --- as a page


def test_the_page_has_every_deal_with_its_dealer_and_the_totals(session: Session) -> None:
    page = printed_page(Words(), session.matches.open(record_evening(session, 3)))
    said = [one for one in Cells(page).said if one]
    start = said.index("1 Ana")
    assert said[start : start + 5] == ["1 Ana", "−290", "−290", "+720", "720"]
    assert said[-3:] == ["Total", "1,245", "2,475"]
    assert page.startswith("<!doctype html>")
    assert "size: A4" in page


def test_the_page_fetches_nothing_and_runs_nothing(session: Session) -> None:
    page = printed_page(Words(), session.matches.open(record_evening(session, 2)))
    assert not {"script", "link", "img", "iframe"} & set(Cells(page).tags)
    assert "http" not in page


def test_names_and_notes_are_text_on_the_page_whatever_they_hold(session: Session) -> None:
    mean = '<script>alert("&")</script>'
    sides = (Side(mean, (Player(mean), Player("B"))), CLEO_DOV)
    uid = record_match(session, SetUp(ruleset=CLASSIC, sides=sides))
    document = {"sides": [{"total": 5}, {"total": 0}], "note": "<b>bold</b> & brave"}
    session.deals.record(uid, read_deal(document, "a deal"), seen=session.matches.number(uid))
    page = printed_page(Words(), session.matches.open(uid))
    cells = Cells(page)
    assert not {"script", "b"} & set(cells.tags)
    assert "<b>bold</b> & brave" in cells.said
    assert mean in cells.said


def test_the_page_says_its_language(session: Session) -> None:
    assert '<html lang="en">' in printed_page(
        Words("en"), session.matches.open(record_match(session, FOUR))
    )


# --- as a picture


@pytest.mark.asyncio
async def test_picture_of_the_sheet_has_rules_deals_and_outcome(
    session: Session,
) -> None:
    record_evening(session, 3)
    async with device(session, route=SHARE) as ui:
        await ui.tap("share-sheet")
        (captured,) = (node for node in ui.nodes() if node.type == "Screenshot")
        assert captured.text.startswith("Classic · to 5,000 · 3 deals")
        assert ui.text("deal-3") in captured.text
        assert captured.text.endswith(ui.text("outcome"))


@pytest.mark.asyncio
async def test_picture_to_send_has_winner_totals_and_three_facts(
    session: Session,
) -> None:
    uid = record_evening(session, 9)
    session.matches.end(uid, "agreement", seen=session.matches.number(uid))
    async with device(session, route="/share") as ui:
        (captured,) = (node for node in ui.nodes() if node.type == "Screenshot")
        assert "Cleo & Dov win 4,810 Ana & Ben 2,520" in captured.text
        for fact in ("figure-best", "figure-canastas", "figure-out"):
            assert ui.text(fact) in captured.text
        assert ui.identified("picture-540").label == result_text(Words(), session.matches.open(uid))
        for way in ("share-picture", "share-text", "share-copy", "send-record", "share-page"):
            assert ui.has(way), way
        await ui.tap("back")
        assert ui.route == "/"


@pytest.mark.asyncio
async def test_the_picture_of_a_running_match_says_who_is_ahead(session: Session) -> None:
    record_match(session, THREE, (100, 700, 300))
    async with device(session, route="/share") as ui:
        (captured,) = (node for node in ui.nodes() if node.type == "Screenshot")
        assert "Finn ahead by 400 700" in captured.text


@pytest.mark.asyncio
@pytest.mark.parametrize("deals", [0, 1])
async def test_a_match_that_has_just_begun_has_its_picture(session: Session, deals: int) -> None:
    record_match(session, FOUR, *[(200, 200)] * deals)
    async with device(session, route="/share") as ui:
        (captured,) = (node for node in ui.nodes() if node.type == "Screenshot")
        assert "Tied so far" in captured.text


@pytest.mark.asyncio
async def test_without_a_match_there_is_no_picture(session: Session) -> None:
    async with device(session, route="/share") as ui:
        assert not ui.has("share-copy")
        await ui.tap("back")
        assert ui.route == "/"


# --- for BG Stats


@pytest.mark.asyncio
async def test_a_finished_match_is_a_play_file_and_a_link(session: Session) -> None:
    record_match(session, FOUR, (2000, 120), (3120, 3360))
    client = Client()
    answers = client.answers(save_file=client.note("save_file", None))
    async with mount(app(session, Words()), route=SHARE, answers=answers) as ui:
        assert "Opens bgstatsapp.com" in ui.text("share-bg-stats")
        await ui.tap("send-plays")
        name = "canasta-ana-ben-cleo-dov-2026-11-01.bgsplay"
        assert await until_said(ui) == f"{name} is in your browser’s downloads."
    ((_, saved),) = client.asked
    assert json.loads(bytes(saved["src_bytes"]))["plays"][0]["rounds"] == 2


@pytest.mark.asyncio
async def test_a_running_match_is_nothing_for_bg_stats(session: Session) -> None:
    record_evening(session, 3)
    async with device(session, route=SHARE) as ui:
        assert ui.has("send-table")
        assert not ui.has("send-plays")
        assert not ui.has("share-bg-stats")


# --- the sheet of ways


class Client:
    def __init__(self) -> None:
        self.asked: list[tuple[str, dict[str, Any]]] = []

    def answers(self, **more: Any) -> dict[str, Any]:
        return {"get": lambda _: NAME, **more}

    def note(self, name: str, answer: Any) -> Any:
        def reply(arguments: dict[str, Any]) -> Any:
            self.asked.append((name, arguments))
            return answer

        return reply


async def until_said(ui: UI) -> str:
    await ui.until(lambda: ui.has("sheet-said"))
    return ui.text("sheet-said")


@pytest.mark.asyncio
async def test_the_menu_of_the_table_leads_to_all_ways(session: Session) -> None:
    record_evening(session, 3)
    async with device(session) as ui:
        await ui.tap("menu")
        await ui.tap("share")
        assert ui.route == SHARE
        for way in (
            "share-text",
            "share-picture",
            "share-copy",
            "share-save-picture",
            "share-page",
            "send-share",
            "send-record",
            "send-table",
            "send-copy",
        ):
            assert ui.has(way), way


@pytest.mark.asyncio
async def test_a_system_without_a_share_sheet_offers_copies_and_downloads(session: Session) -> None:
    record_evening(session, 3)
    async with device(session, route=SHARE, platform="linux") as ui:
        assert not ui.has("share-text")
        assert not ui.has("share-picture")
        assert ui.has("share-copy")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("way", "name", "begins"),
    [
        ("share-page", "canasta-ana-ben-cleo-dov-2026-11-01.html", b"<!doctype html>"),
        ("share-save-picture", "canasta-ana-ben-cleo-dov-2026-11-01.png", b"\x89PNG"),
    ],
)
async def test_picture_and_page_are_downloads(
    session: Session, way: str, name: str, begins: bytes
) -> None:
    record_evening(session, 3)
    client = Client()
    answers = client.answers(save_file=client.note("save_file", None), capture=lambda _: PICTURE)
    async with mount(app(session, Words()), route=SHARE, answers=answers) as ui:
        await ui.tap(way)
        assert await until_said(ui) == f"{name} is in your browser’s downloads."
    ((_, saved),) = client.asked
    assert saved["file_name"] == name
    assert bytes(saved["src_bytes"]).startswith(begins)


@pytest.mark.asyncio
async def test_the_text_can_be_copied(session: Session) -> None:
    opened = session.matches.open(record_evening(session, 3))
    client = Client()
    answers = client.answers(set=client.note("set", None))
    async with mount(app(session, Words()), route=SHARE, answers=answers) as ui:
        await ui.tap("share-copy")
        assert await until_said(ui) == WORDS.text("share-copied")
    # The client is also asked to keep the words for lost pages.
    (copied,) = [asked for _, asked in client.asked if "data" in asked]
    assert copied["data"] == result_text(Words(), opened)


@pytest.mark.asyncio
async def test_a_share_sheet_that_is_barred_is_said(session: Session) -> None:
    record_evening(session, 3)

    def refused(_: Any) -> Any:
        raise RuntimeError("not here")

    answers = Client().answers(share_text=refused, share_files=refused, capture=lambda _: PICTURE)
    async with mount(app(session, Words()), route=SHARE, answers=answers) as ui:
        for way in ("share-text", "share-picture"):
            await ui.tap(way)
            assert (await until_said(ui)).startswith("Not possible on this device.")


@pytest.mark.asyncio
async def test_a_client_that_gives_only_pieces_is_said_to_take_no_picture(session: Session) -> None:
    record_evening(session, 3)

    pieces = iter([PICTURE[:19] + bytes(9)] * 3)
    async with mount(
        app(session, Words()), route=SHARE, answers={"capture": lambda _: next(pieces)}
    ) as ui:
        await ui.tap("share-save-picture")
        assert (await until_said(ui)).startswith("Not possible on this device.")
