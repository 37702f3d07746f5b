"""The browser's way back closes what stands over a screen before it leaves the screen."""

import pytest

from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Session
from tests.club_ui.sessions import club_night, phone, seat_phone, visitor
from tests.ui.device import FOUR, device, record_match
from tests.ui.recording import deals, label_of, taps
from tests.ui.testkit import UI


def is_covered(ui: UI) -> bool:
    """Return True if a sheet or a dialog stands over the screen."""
    return any(node.type in ("BottomSheet", "AlertDialog") for node in ui.nodes())


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("route", "opened_by"),
    [
        ("/", ["menu"]),
        ("/", ["menu", "insert"]),
        ("/", ["menu", "end"]),
        ("/", ["menu", "settings"]),
        ("/record", ["more"]),
        ("/record", ["help"]),
        ("/deal/{deal}", ["line-total"]),
        ("/deal/{deal}", ["menu", "breakdown-drop"]),
        ("/seats", ["seats-replace-0"]),
        ("/meld", ["meld-reference"]),
        ("/meld", ["meld-notation"]),
        ("/rules/classic_4p", ["how-to-play-sources", "proposals"]),
    ],
    ids=lambda one: "-".join(one) if isinstance(one, list) else one,
)
async def test_browser_back_closes_a_sheet_before_the_screen(
    session: Session, route: str, opened_by: list[str]
) -> None:
    record_match(session, FOUR, (500, 120))
    where = route.format(deal=deals(session)[0].uid)
    async with device(session, route="/more") as ui:
        await ui.go(where)
        await taps(ui, opened_by)
        assert is_covered(ui)
        await ui.back()
        assert not is_covered(ui)
        assert ui.route == where
        await taps(ui, opened_by)
        assert is_covered(ui), "it can be opened again"
        await ui.back()
        await ui.back()
        assert ui.route != where, "with nothing over it the screen is left"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("route", "opened_by", "part"),
    [
        ("/record", ["count"], "count-way-melds"),
        ("/new", ["ruleset"], "ruleset-samba"),
        ("/meld", ["meld-other", "pad-5", "pad-done", "meld-rules"], "asked-rules-samba"),
    ],
    ids=["counting", "rules", "rules asked"],
)
async def test_browser_back_closes_a_part_before_the_screen(
    session: Session, route: str, opened_by: list[str], part: str
) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/more") as ui:
        await ui.go(route)
        await taps(ui, opened_by)
        assert ui.has(part)
        await ui.back()
        assert not ui.has(part)
        assert ui.route == route
        await ui.back()
        assert ui.route != route, "with nothing open the screen is left"


async def test_of_two_that_lie_over_each_other_the_upper_one_goes_first(session: Session) -> None:
    match = record_match(session, FOUR)
    async with device(session) as ui:
        await taps(ui, ["record", "key-5", "more"])
        document = read_deal({"sides": [{"total": 500}, {"total": 120}]}, "a deal")
        session.deals.record(match, document, seen=1)
        await ui.until(lambda: ui.has("keep"))
        await ui.back()
        assert not ui.has("keep")
        assert is_covered(ui)
        await ui.back()
        assert not is_covered(ui)
        assert ui.route == "/record"
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 5"


async def test_sheet_that_leads_to_another_screen_is_closed(
    session: Session,
) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session) as ui:
        await taps(ui, ["menu", "settings", "seats"])
        assert ui.route == "/seats"
        assert not is_covered(ui)
        await ui.back()
        assert ui.route == "/"


async def test_on_a_phone_of_the_club_as_well(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        await taps(ui, ["record", "more"])
        await ui.back()
        assert not is_covered(ui)
        assert ui.route == "/record"
        await taps(ui, ["back", "table-menu"])
        assert is_covered(ui)
        await ui.back()
        assert not is_covered(ui)
        assert ui.route == "/"
