"""Recording a deal on a phone."""

from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match
from tests.ui.recording import (
    COMMON_DEAL,
    THREE,
    can_tap,
    chips_of_row,
    deals,
    four,
    label_of,
    recorded_totals,
    save_deal,
    taps,
)
from tests.ui.testkit import UI

WORDS = Words()


def by_totals(session: Session, match: Any) -> None:
    session.settings.choose("this-device", mode={"match": match, "mode": "totals"})


# --- the common deal


async def test_both_sums_and_what_they_make_of_the_totals_are_always_seen(session: Session) -> None:
    record_match(session, FOUR, (1600, 985))
    async with device(session) as ui:
        await taps(ui, COMMON_DEAL[:-1])
        assert [label_of(ui, name) for name in ("sum-0", "new-total-0")] == ["+1,385", "2,985"]
        assert [label_of(ui, name) for name in ("sum-1", "new-total-1")] == ["+585", "1,570"]
        assert label_of(ui, "sentence") == "145 cards + 300 mixed + 200 red threes − 60 in hand"
        assert ui.has_text("next initial meld 90")
        assert label_of(ui, "save") == "Save deal 2. Ana & Ben 1,385, Cleo & Dov 585"


async def test_a_blank_form_cannot_be_saved(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        assert not can_tap(ui, "save")
        assert label_of(ui, "sentence") == WORDS.text("record-nothing")


async def test_two_quick_taps_on_save_save_once(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session) as ui:
        await taps(ui, COMMON_DEAL[:-1])
        save = next(node for node in ui.identified("save").all_nodes() if node.clickable)
        await ui.fire(save, "click")
        await ui.fire(save, "click")
        await ui.until(lambda: ui.route == "/")
    assert len(deals(session)) == 1


# --- who went out


async def test_side_that_is_out_is_marked_by_fill_shape_and_check(
    session: Session,
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await ui.tap("who-1")
        assert [ui.identified(f"who-{n}").selected for n in ("0", "1", "nobody")] == [
            False,
            True,
            False,
        ]
        assert ui.identified("tab-1").selected
        assert ui.identified("field-1-table").selected
        assert any(n.type == "CircleAvatar" for n in ui.identified("who-1").all_nodes())


async def test_nobody_is_an_answer_as_well(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-nobody", "key-5", "key-0", "key-next", "key-5"])
        assert ui.identified("who-nobody").selected
        # On a phone the check left room for "Nobo…" alone.
        assert not any(n.type == "CircleAvatar" for n in ui.identified("who-nobody").all_nodes())
        assert label_of(ui, "sum-0") == "+45"
        assert not ui.has_text("OUT")


async def test_concealed_is_off_until_somebody_is_out_and_says_its_points(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        assert label_of(ui, "concealed") == "Concealed, +100"
        assert not can_tap(ui, "concealed")
        await taps(ui, ["who-0", "concealed"])
        assert label_of(ui, "sum-0") == "+200"
        assert label_of(ui, "sentence") == "100 out + 100 concealed"


async def test_concealed_is_not_asked_where_it_earns_nothing(session: Session) -> None:
    record_match(session, four("samba"))
    async with device(session, route="/record") as ui:
        assert not ui.has("concealed")
        assert not ui.has("acaba")


async def test_acaba_switches_off_everything_that_is_counted(session: Session) -> None:
    record_match(session, four("british"))
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-1", "acaba"])
        assert [label_of(ui, f"sum-{n}") for n in (0, 1)] == ["+1,500", "0"]
        assert chips_of_row(ui, "1-canastas.natural") == "[0] - - - -"
        assert ui.has_text("not counted")
        await save_deal(ui)
    assert recorded_totals(session) == (1500, 0)


# --- chips and keys


async def test_a_chip_that_the_other_sides_red_threes_rule_out_is_off(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await ui.tap("chip-0-red_threes-3")
        await ui.tap("tab-1")
        assert chips_of_row(ui, "1-red_threes") == "[0] 1 - - -"


async def test_the_last_chip_opens_a_strip_where_there_can_be_more(session: Session) -> None:
    record_match(session, four("samba"))
    async with device(session, route="/record") as ui:
        assert chips_of_row(ui, "0-red_threes") == "[0] 1 2 3 4+"
        await ui.tap("chip-0-red_threes-4")
        assert chips_of_row(ui, "0-red_threes") == "[4] 5 6"
        await ui.tap("chip-0-red_threes-5")
        assert chips_of_row(ui, "0-red_threes") == "0 1 2 3 [5]"
        await ui.tap("chip-0-red_threes-4")
        assert chips_of_row(ui, "0-red_threes") == "4 [5] 6"
        await ui.tap("fewer-0-red_threes")
        assert chips_of_row(ui, "0-red_threes") == "0 1 2 3 [5]"


@pytest.mark.parametrize(("ends_at", "side"), [(225, 1), (240, 0), (320, 0)])
async def test_a_finger_far_enough_across_opens_the_other_side(
    session: Session, ends_at: float, side: int
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        form = next(node for node in ui.nodes() if node.type == "GestureDetector")
        down, up, speed = ({"x": x, "y": 258.0} for x in (270.0, float(ends_at), 900.0))
        await ui.fire(form, "horizontal_drag_down", {"l": down, "g": down})
        wrong = {"v": speed, "pv": 900.0}
        await ui.fire(form, "horizontal_drag_end", {"l": up, "g": up} | wrong)
        assert ui.identified(f"tab-{side}").selected


async def test_a_chip_leaves_the_cursor_where_it_is(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["key-next", "chip-0-canastas.mixed-1", "key-5"])
        assert label_of(ui, "field-0-hand") == "Left in hand, Ana & Ben: 5"


async def test_sums_are_typed_and_added_up(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["key-1", "key-2", "key-0", "key-plus", "key-1", "key-2", "key-times"])
        await taps(ui, ["key-5", "key-5", "key-delete"])
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 180"
        assert ui.has_text("120+12×5")


async def test_next_says_where_it_goes_and_never_saves(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await ui.tap("who-1")
        seen = []
        for _ in range(5):
            seen.append(label_of(ui, "key-next").removeprefix("Next: "))
            await ui.tap("key-next")
        assert seen == [
            "Left in hand, Cleo & Dov",
            "On the table, Ana & Ben",
            "Left in hand, Ana & Ben",
            "On the table, Cleo & Dov",
            "Left in hand, Cleo & Dov",
        ]
    assert recorded_totals(session) == (0, 0)


async def test_by_totals_a_sign_takes_the_place_of_counting(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        assert ui.has("count")
        assert not ui.has("key-sign")
        await taps(ui, ["mode", "key-sign", "key-2", "key-2", "key-5"])
        assert not ui.has("count")
        assert label_of(ui, "sum-0") == "−225"


@pytest.mark.thorough
async def test_totals_are_chosen_once_for_a_match_and_not_for_another_one(session: Session) -> None:
    first = record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await ui.tap("mode")
        await ui.until(lambda: "mode" in session.settings.read("this-device"))
        await ui.tap("back")
    async with device(session, route="/record") as ui:
        assert ui.has("field-0-total")
        assert label_of(ui, "mode") == "Enter in detail"
    session.settings.choose("this-device", match=record_match(session, FOUR))
    async with device(session, route="/record") as ui:
        assert not ui.has("field-0-total")
        assert label_of(ui, "mode") == "Totals only"
    session.settings.choose("this-device", match=first)
    async with device(session, route="/record") as ui:
        assert ui.has("field-0-total")


# --- three sides


async def test_three_sides_have_tabs_and_the_one_out_has_no_hand(
    session: Session,
) -> None:
    """Three sides have a tab each and the one who is out has no hand."""
    record_match(session, THREE, (500, 120, -40))
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-1", "key-5", "key-0", "tab-2", "key-next", "key-8", "key-5"])
        assert [label_of(ui, f"sum-{n}") for n in (0, 1, 2)] == ["0", "+150", "−85"]
        assert [label_of(ui, f"new-total-{n}") for n in (0, 1, 2)] == ["500", "270", "−125"]
        await ui.tap("tab-1")
        assert ui.has_text("went out")
        assert not can_tap(ui, "field-1-hand")


async def test_three_totals_stand_one_below_the_other(session: Session) -> None:
    by_totals(session, record_match(session, THREE))
    async with device(session, route="/record") as ui:
        await taps(ui, ["key-5", "key-next", "key-1", "key-0", "key-next", "key-sign", "key-5"])
        assert [label_of(ui, f"sum-{n}") for n in (0, 1, 2)] == ["+5", "+10", "−5"]


async def test_typed_total_is_repeated_above_the_keypad(session: Session) -> None:
    by_totals(session, record_match(session, THREE))
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-2", "key-6", "key-5", "key-5"])
        assert ui.has_text("Eva’s total")
        assert label_of(ui, "key-next") == "Next: Points of this deal, Finn"
        await taps(ui, ["key-next", "key-1", "key-2", "key-plus", "key-5"])
        assert ui.has_text("Finn’s total")
        assert ui.has_text("12+5")
        assert ui.has_text("1 missing")
        await taps(ui, ["field-0-total", "key-delete"])
        assert ui.has_text("Eva’s total")
        assert label_of(ui, "sum-0") == "+65"


# --- other sizes


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("width", "height", "in_columns"),
    [
        (390, 664, False),
        (360, 640, False),
        (390, 600, False),
        (844, 390, False),
        (768, 1024, False),
        (1280, 800, True),
    ],
)
async def test_the_common_deal_can_be_typed_on_every_device(
    session: Session, width: int, height: int, in_columns: bool
) -> None:
    record_match(session, FOUR)
    async with device(session, width=width, height=height) as ui:
        await taps(ui, COMMON_DEAL[:-1])
        assert ui.has("field-0-table") is in_columns
        assert [label_of(ui, f"sum-{n}") for n in (0, 1)] == ["+1,385", "+585"]
        await save_deal(ui)
    assert recorded_totals(session) == (1385, 585)


async def test_typed_deal_is_still_there_when_the_phone_is_turned(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, COMMON_DEAL[1:8])
        await ui.resize(844, 390)
        assert label_of(ui, "sum-0") == "+1,385"
        await ui.resize(1280, 800)
        assert label_of(ui, "field-0-table") == "On the table, Ana & Ben: 385"


async def test_keys_and_chips_of_the_form_draw_no_ripple(session: Session) -> None:
    """A ripple redraws the whole screen for a while; without one Tab does not come to a box."""
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        keys = [*map(str, range(10)), "delete", "next", "times", "plus"]
        names = [*(f"key-{key}" for key in keys), "chip-0-canastas.natural-1", "who-0"]
        assert not any(ui.identified(name).data["content"].get("ink") for name in names)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (820, 1180), (1280, 800)])
async def test_form_lies_on_plain_felt(session: Session, width: float, height: float) -> None:
    """The weave and the glow of the table were drawn anew with each tap."""
    record_match(session, FOUR)
    async with device(session, width=width, height=height) as ui:
        assert any(node.data.get("image") for node in ui.nodes()), "the table's own"
        await ui.tap("record")
        assert not [node for node in ui.nodes() if node.data.get("image")]


@pytest.mark.parametrize("address", ["/record", "/record/{deal}", "/insert/{deal}"])
@pytest.mark.parametrize("under", ["/", "/deal/{deal}"])
async def test_going_back_from_a_form_draws_nothing(
    session: Session, under: str, address: str
) -> None:
    """The screen that it was opened from has the same controls as before."""
    uid = record_match(session, FOUR, (1600, 985))
    deal = session.matches.open(uid).match.deals[0].uid
    async with device(session, route=under.format(deal=deal)) as ui:
        before = [node.id for node in ui.nodes()]
        await ui.go(address.format(deal=deal))
        assert ui.has("save")
        await ui.go(under.format(deal=deal))
        assert [node.id for node in ui.nodes()] == before


@pytest.mark.parametrize(("width", "height"), [(390, 600), (844, 390)])
async def test_record_fields_stand_above_the_keypad_when_it_scrolls(
    session: Session, width: float, height: float
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record", width=width, height=height) as ui:
        await taps(ui, ["who-0", "chip-0-canastas.natural-1", "key-5", "key-0", "key-next"])
        scrolling = [node for node in ui.nodes() if node.data.get("scroll") == "auto"]
        field = ui.identified("field-0-hand")
        assert scrolling
        assert not any(column.holds(field) for column in scrolling)
        assert ui.has_text("Ana & Ben")
        assert scrolled_keys(ui) == []


async def test_record_screen_scrolls_nothing_where_all_is_seen(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await taps(ui, ["who-0", "key-5", "key-0", "key-next", "key-5"])
        assert scrolled_keys(ui) == []


def scrolled_keys(ui: UI) -> list[str]:
    return [args["scroll_key"]["value"] for name, args in ui.mirror.called if name == "scroll_to"]
