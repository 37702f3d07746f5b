"""Cards are counted into the field that is typed into: by values, or meld by meld."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.scoring.notation import read_melds
from scorekeeper.services import Session
from tests.ui.device import FOUR, NAME, device, record_match
from tests.ui.recording import can_tap, chips_of_row, deals, four, label_of, save_deal, taps

WORDS = Words()

KINGS = ["rank-K"] * 7
FIVES = ["rank-5"] * 3


async def test_a_row_a_value_sums_up_while_it_is_typed(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "count", "key-1", "key-2", "key-next", "key-6"])
        assert label_of(ui, "value-5").endswith(" 5 points: 12")
        assert label_of(ui, "value-10").endswith(" 10 points: 6")
        assert ui.text("count-field-table") == "On table: 120"
        await ui.tap("count-done")
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 120"


async def test_the_values_are_those_of_the_rules_that_are_played(session: Session) -> None:
    record_match(session, four("hand_and_foot"))
    async with device(session, route="/record") as ui:
        await ui.tap("count")
        rows = [n.identifier for n in ui.nodes() if (n.identifier or "").startswith("value-")]
        assert {int(str(row).removeprefix("value-")) for row in rows} == rules_values(session)


def rules_values(session: Session) -> set[int]:
    """The values that cards have in the match that changed last."""
    return set(session.matches.list()[0].match.rules.card_values.values())


async def test_more_cards_than_the_packs_hold_are_refused_and_said(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["count", "value-50", "key-4", "key-0"])
        assert label_of(ui, "value-50").endswith(" 50 points: 4")
        assert ui.text("count-most") == "Only 4 in play."
        await taps(ui, ["count-side-1", "value-50", "key-1"])
        assert label_of(ui, "value-50").endswith(" 50 points: 0")


async def test_canastas_are_found_in_the_melds_and_their_chips_are_set(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "count", "count-way-melds", *KINGS, *FIVES])
        assert "Natural" in label_of(ui, "meld-0")
        await ui.tap("count-done")
        assert chips_of_row(ui, "0-canastas.natural") == "0 [1] 2 3 4"
        assert label_of(ui, "sum-0") == "+685"
        await taps(ui, ["tab-1", "key-5", "key-0"])
        await save_deal(ui)
    (deal,) = deals(session)
    assert deal.deal.sides[0].melds == read_melds("KKKKKKK 555")
    assert deal.deal.sides[0].melded_card_points is None
    assert deal.deal.sides[1].melded_card_points == 50


async def test_a_new_meld_of_a_rank_and_wild_cards_goes_where_it_is_tapped(
    session: Session,
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["count", "count-way-melds", *["rank-K"] * 4, *FIVES, "meld-0", "rank-2"])
        assert label_of(ui, "meld-0").startswith("K K K K 2") or "60" in label_of(ui, "meld-0")
        await taps(ui, ["meld-delete", "meld-delete"])
        assert ui.text("count-field-table") == "On table: 45"


async def test_a_sequence_of_samba_is_a_canasta_of_its_own(session: Session) -> None:
    record_match(session, four("samba"))
    run = [f"rank-{rank}" for rank in ("4", "5", "6", "7", "8", "9", "10")]
    async with device(session, route="/record") as ui:
        await taps(ui, ["count", "count-way-melds", "suit-hearts", *run, "count-done"])
        assert chips_of_row(ui, "0-canastas.sequence").startswith("0 [1]")


async def test_a_rank_that_is_used_up_is_off_for_every_side(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["count", "count-way-melds", *["rank-K"] * 8])
        assert not can_tap(ui, "rank-K")
        await taps(ui, ["count-side-1", "count-field-table", "count-way-melds"])
        assert not can_tap(ui, "rank-K")
        assert can_tap(ui, "rank-Q")


async def test_cards_left_in_hand_lie_in_no_melds(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["tab-1", "count", "count-way-melds", "count-field-hand"])
        assert not ui.has("count-way-melds")
        await taps(ui, ["value-10", "key-2", "value-5", "key-1", "count-done"])
        assert label_of(ui, "field-1-hand") == "Left in hand, Cleo & Dov: 25"


async def test_the_count_is_kept_at_every_tap(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["count", "count-way-melds", *KINGS])
        await ui.until(lambda: _kept_cards(session) == 7)
    async with device(session, route="/record") as ui:
        assert chips_of_row(ui, "0-canastas.natural") == "0 [1] 2 3 4"
        await ui.tap("count")
        assert ui.identified("count-way-melds").selected
        assert "Natural" in label_of(ui, "meld-0")


def _kept_cards(session: Session) -> int:
    draft = session.drafts.find(session.matches.list()[0].uid, NAME)
    counted = draft.form["sides"][0].get("counted", {}) if draft else {}
    melds = counted.get("table", {}).get("melds", {}).get("each", [])
    return sum(len(meld["cards"]) for meld in melds)


async def test_an_emptied_count_leaves_the_field_as_if_nothing_was_typed(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["count", "count-way-melds", *KINGS, "count-clear", "count-done"])
        assert chips_of_row(ui, "0-canastas.natural") == "[0] 1 2 3 4"
        assert not can_tap(ui, "save")


async def test_the_way_back_leads_from_the_count_to_the_form(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["count", "key-3"])
        await ui.tap("back")
        assert ui.route == "/record"
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 15"


async def test_by_totals_there_are_no_cards_to_count(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await ui.tap("mode")
        assert not ui.has("count")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("width", "height"), [(390, 844), (390, 664), (360, 640), (320, 568), (844, 390), (1280, 800)]
)
async def test_on_every_device_there_is_a_way_to_count(
    session: Session, width: float, height: float
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record", width=width, height=height) as ui:
        await taps(ui, ["count", "count-way-melds", "rank-K", "count-done"])
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 10"


async def test_a_canasta_laid_whole_from_the_hand_is_said_to_be(session: Session) -> None:
    record_match(session, four("spruce"))
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "count", "count-way-melds", *KINGS])
        assert label_of(ui, "from-hand") == WORDS.text("count-from-hand-said")
        await ui.tap("from-hand")
        assert ui.identified("from-hand").selected
        assert "Natural, concealed" in label_of(ui, "meld-0")
        await taps(ui, ["new-meld", *FIVES])
        assert not ui.identified("from-hand").selected
        await taps(ui, ["count-done", "tab-1", "key-5", "key-0"])
        await save_deal(ui)
    (deal,) = deals(session)
    assert deal.deal.sides[0].melds == read_melds("KKKKKKK! 555")


async def test_melds_from_the_hand_are_not_asked_where_they_earn_none(
    session: Session,
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "count", "count-way-melds", *KINGS])
        assert not ui.has("from-hand")


@pytest.mark.thorough
async def test_the_trump_suit_is_chosen_once_for_all_melds_of_a_deal(session: Session) -> None:
    record_match(session, four("biriba"))
    hearts = ["suit-hearts", "rank-3", *(f"rank-{rank}" for rank in range(4, 10))]
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "count", "count-way-melds", *hearts, "trump-hearts"])
        await ui.tap("count-done")
        assert chips_of_row(ui, "0-trump_canastas.natural") == "0 [1] 2 3 4"
        assert label_of(ui, "sum-0") == "+545"
        await taps(ui, ["more", "trump-hearts"])  # a second tap takes it back
        assert label_of(ui, "sum-0") == "+345"
        await taps(ui, ["trump-hearts", "done", "tab-1", "field-1-hand", "key-5"])
        await save_deal(ui)
    (deal,) = deals(session)
    assert (deal.deal.trump, deal.deal.sides[0].trump_canastas) == ("hearts", {})


async def test_rules_without_trumps_ask_for_no_trump_suit(session: Session) -> None:
    record_match(session, four("burraco"))
    async with device(session, route="/record") as ui:
        await taps(ui, ["count", "count-way-melds"])
        assert not any((node.identifier or "").startswith("trump-") for node in ui.nodes())
