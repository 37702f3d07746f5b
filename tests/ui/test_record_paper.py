"""A match that began on paper is gone on with here."""

import asyncio
from dataclasses import replace

from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.ui.device import FOUR, NAME, device, record_match
from tests.ui.recording import THREE, deals, recorded_totals, taps

WORDS = Words()


def keys(number: int) -> list[str]:
    """The keys of a number; a loss begins with the sign."""
    sign = ["key-sign"] if number < 0 else []
    return [*sign, *(f"key-{digit}" for digit in str(abs(number)))]


def row(*points: int) -> list[str]:
    return [name for number in points for name in (*keys(number), "paper-go-on")]


async def test_a_new_match_can_start_from_paper(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.has("pad-paper"))
        await ui.tap("pad-paper")
        await ui.until(lambda: ui.route == "/paper")
        await taps(ui, row(1600, 985))
        await ui.until(lambda: ui.route == "/")
        assert ui.has_text("1,600")
    assert recorded_totals(session) == (1600, 985)
    match = session.matches.list()[0].match
    assert (match.opening_scores, match.opening_reason) == (
        (1600, 985),
        WORDS.text("paper-carried"),
    )


async def test_paper_totals_decide_the_initial_meld(
    session: Session,
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/paper") as ui:
        await taps(ui, row(1600, -50))
        await ui.until(lambda: ui.route == "/")
    needed = session.matches.list()[0].progress.requirements
    assert [one.points for one in needed] == [90, 15]


async def test_the_reason_is_the_tables_own_and_stands_on_the_sheet(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/paper") as ui:
        await ui.type("reason", "from last Friday")
        await taps(ui, row(1600, 985))
        await ui.until(lambda: ui.route == "/")
        await ui.go("/share")
        await ui.tap("share-sheet")
        assert ui.has_text("from last Friday")


async def test_paper_totals_can_be_changed_until_a_deal_is_there(
    session: Session,
) -> None:
    """Totals that were carried over can be put right until a deal is there."""
    record_match(session, replace(FOUR, opening_scores=(1600, 985)))
    async with device(session, route="/paper") as ui:
        await taps(ui, ["key-delete", "key-5", "paper-go-on"])
        await ui.until(lambda: ui.route == "/")
    assert recorded_totals(session) == (1605, 985)
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/paper") as ui:
        await ui.tap("paper-totals")
        assert ui.has("played-already")


async def test_the_deals_so_far_are_typed_one_after_the_other(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/paper") as ui:
        await ui.tap("paper-deals")
        await taps(ui, row(785, 120))
        await ui.until(lambda: len(deals(session)) == 1)
        await taps(ui, row(-225, 640))
        await ui.until(lambda: len(deals(session)) == 2)
        await ui.tap("paper-done")
        assert ui.route == "/"
    assert recorded_totals(session) == (560, 760)
    assert session.matches.list()[0].progress.dealer == "Ben"
    assert [deal.note for deal in deals(session)] == ["From paper"] * 2


async def test_the_last_deal_can_be_taken_back_where_it_was_typed(session: Session) -> None:
    record_match(session, FOUR, (785, 120))
    async with device(session, route="/paper") as ui:
        await ui.tap("paper-undo")
        await ui.until(lambda: not deals(session))
        await taps(ui, row(780, 120))
        await ui.until(lambda: len(deals(session)) == 1)
    assert recorded_totals(session) == (780, 120)


async def test_three_sides_have_three_numbers_a_deal(session: Session) -> None:
    record_match(session, THREE)
    async with device(session, route="/paper") as ui:
        await ui.tap("paper-deals")
        await taps(ui, row(10, 20, 30))
        await ui.until(lambda: len(deals(session)) == 1)
    assert recorded_totals(session) == (10, 20, 30)


async def test_a_half_typed_deal_outlives_the_program(session: Session) -> None:
    uid = record_match(session, FOUR, (785, 120))
    async with device(session, route="/paper") as ui:
        await taps(ui, keys(640))
        await ui.until(lambda: "640" in str(session.drafts.find(uid, NAME)))
    async with device(session, route="/paper") as ui:
        assert ui.identified("amount-0").label == "Ana & Ben, deal 2: 640"


async def test_two_quick_digits_both_count(session: Session) -> None:
    """The second tap came before the screen was drawn again, and replaced the first digit."""
    record_match(session, FOUR)
    async with device(session, route="/paper") as ui:
        key = next(node for node in ui.identified("key-1").all_nodes() if node.clickable)
        dispatch = ui.mirror.session.dispatch_event
        await asyncio.gather(dispatch(key.id, "click", None), dispatch(key.id, "click", None))
        await ui.settle()
        assert ui.identified("amount-0").label == "Ana & Ben, deal 1: 11"


async def test_without_a_match_there_is_nothing_to_type_into(session: Session) -> None:
    async with device(session, route="/paper") as ui:
        assert not ui.has("key-1")


async def test_totals_are_typed_on_a_real_keyboard(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/paper", width=1280, height=800) as ui:
        for key in ("1", "6", "0", "0", "Enter", "-", "5", "0"):
            await ui.press(key)
        await ui.tap("paper-go-on")
        await ui.until(lambda: ui.route == "/")
    assert recorded_totals(session) == (1600, -50)


async def test_digits_of_the_reason_are_not_typed_into_the_totals(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/paper", width=1280, height=800) as ui:
        field = next(
            node for node in ui.identified("reason").all_nodes() if node.type == "TextField"
        )
        await ui.fire(field, "focus")
        await ui.press("7")
        await ui.fire(field, "blur")
        await taps(ui, row(1600, 985))
        await ui.until(lambda: ui.route == "/")
    assert recorded_totals(session) == (1600, 985)
