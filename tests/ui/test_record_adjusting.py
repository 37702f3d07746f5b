"""A penalty or a bonus at any time, with its reason."""

from scorekeeper.scoring.deal import Adjustment
from scorekeeper.services import ChangeKind, Session
from tests.ui.device import FOUR, device, record_match
from tests.ui.recording import can_tap, deals, label_of, recorded_totals, taps


async def test_a_penalty_between_two_deals_counts_in_the_last_one(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120), (300, 200))
    async with device(session) as ui:
        await taps(ui, ["menu", "adjust", "adjust-1", "amount-100"])
        await ui.type("reason", "played out of turn")
        await ui.tap("adjust-save")
        await ui.until(lambda: ui.route == "/")
    assert recorded_totals(session) == (800, 220)
    assert deals(session)[1].deal.sides[1].adjustment == Adjustment(-100, "played out of turn")
    assert session.matches.open(uid).history.changes[-1].kind is ChangeKind.AMEND


async def test_at_home_a_penalty_needs_no_reason(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/adjust") as ui:
        assert not can_tap(ui, "adjust-save")
        await taps(ui, ["amount-200", "adjust-save"])
        await ui.until(lambda: ui.route == "/")
    assert recorded_totals(session) == (300, 120)
    assert deals(session)[0].deal.sides[0].adjustment == Adjustment(-200, "")


async def test_a_second_one_in_the_same_deal_is_added_with_its_own_reason(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    for sign, reason in (("takes-off", "late"), ("adds", "guests")):
        await _adjusted(session, [sign, "key-5", "key-0"], reason)
    assert recorded_totals(session) == (500, 120)
    assert deals(session)[0].deal.sides[0].adjustment is None


async def test_before_the_first_deal_it_waits_in_the_form_of_that_deal(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/adjust") as ui:
        await taps(ui, ["key-1", "key-0", "key-0"])
        await ui.type("reason", "wrong first meld")
        await ui.tap("adjust-save")
        await ui.until(lambda: ui.route == "/record")
        assert label_of(ui, "sum-0") == "−100"
    assert recorded_totals(session) == (0, 0)


async def test_without_a_match_there_is_nothing_to_adjust(session: Session) -> None:
    async with device(session, route="/adjust") as ui:
        assert not ui.has("adjust-save")


async def _adjusted(session: Session, tapped: list[str], reason: str) -> None:
    async with device(session, route="/adjust") as ui:
        await taps(ui, tapped)
        await ui.type("reason", reason)
        await ui.tap("adjust-save")
        await ui.until(lambda: ui.route == "/")
