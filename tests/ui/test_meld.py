"""The Meld tab: for whom is asked, what is tapped, and what is said of it."""

from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.ui.screens.meld.actions import TYPED_SCORE_RULES as RULES
from tests.ui.device import FOUR, NAME, device, record_match
from tests.ui.meld_kit import (
    AT_1600,
    SEVENS_AND_ACES,
    SEVENS_AND_QUEENS,
    THREE,
    answer,
    of_rules,
    tap_cards,
    type_number,
)
from tests.ui.screen import Node
from tests.ui.testkit import UI

WORDS = Words()

# --- is this enough?


async def test_7_7_7_with_q_q_q_2_is_65_of_90_and_a_joker_would_do(session: Session) -> None:
    record_match(session, AT_1600)
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, SEVENS_AND_QUEENS)
        said, value, needed = answer(ui)
        assert (value, needed) == ("65", "of 90")
        assert said == "25 short One more joker is enough"
        assert not ui.identified("meld-lay").targets()


async def test_the_answer_is_another_one_for_the_other_side(session: Session) -> None:
    record_match(session, AT_1600)
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, SEVENS_AND_QUEENS)
        await ui.tap("meld-side-1")
        assert answer(ui) == ("Enough 15 to spare", "65", "of 50")
        assert ui.has_text("0 to 1,495: 50 · Classic")
        assert ui.text("meld-side-1") == "Cleo & Dov 50"
        assert ui.identified("meld-side-1").label == "Cleo & Dov, score 985, initial meld 50"


async def test_meld_problem_stands_in_its_row(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, "7 7 7 Q 2 2")
        assert "one natural card: a meld needs at least 2" in ui.text("meld-1")
        assert "natural" not in ui.text("meld-0")
        assert ui.text("verdict").startswith("Not allowed")


async def test_black_threes_are_never_melded_in_hand_and_foot(session: Session) -> None:
    record_match(session, of_rules("hand_and_foot"))
    async with device(session, route="/meld") as ui:
        assert ui.text("rank-3b") == "3 never"
        assert not ui.identified("rank-3b").targets()
        await ui.tap("meld-reference")
        assert ui.has_text("Red threes are laid down")


# --- cards go and come


async def test_a_long_press_takes_a_card_away(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, "K K K Q")
        (key,) = ui.identified("rank-K").targets()
        await ui.fire(key, "long_press")
        assert ui.text("rank-K") == "K 10 2"
        await ui.tap("meld-delete")
        assert ui.text("rank-K") == "K 10 1"


async def test_long_press_removes_a_card_of_a_used_up_rank(session: Session) -> None:
    """The key of a rank of which the packs hold no more takes no tap, but a long press."""
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, "K " * 8)
        key = ui.identified("rank-K")
        assert not key.targets()
        (box,) = [node for node in key.all_nodes() if node.data.get("on_long_press")]
        assert not box.disabled
        await ui.fire(box, "long_press")
        assert ui.text("rank-K") == "K 10 7"


async def test_a_tap_on_a_meld_makes_it_the_current_one(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, "7 7 Q Q")
        await ui.tap("meld-0")
        assert ui.identified("meld-0").selected
        await ui.tap("rank-2")
        assert ui.text("meld-0") == "5 + 5 + 20 30"
        await ui.tap("meld-new")
        await tap_cards(ui, "7 7 7")
        assert WORDS.text("meld-joins") in ui.text("meld-2")


async def test_clear_takes_all_cards_away(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        assert not ui.identified("meld-clear").targets()
        await tap_cards(ui, SEVENS_AND_ACES)
        await ui.tap("meld-pile")
        await ui.tap("meld-clear")
        assert not ui.has("value")
        assert not ui.has("meld-top")


async def test_the_question_is_still_there_after_a_look_at_the_table(session: Session) -> None:
    record_match(session, AT_1600)
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, SEVENS_AND_QUEENS)
        await ui.go("/")
        await ui.go("/meld")
        assert ui.text("value") == "65"


async def test_a_suit_makes_a_sequence_where_there_are_any(session: Session) -> None:
    record_match(session, of_rules("samba"))
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-suit-hearts")
        await tap_cards(ui, "4 5 6")
        assert ui.text("meld-0") == "5 + 5 + 5 15"
        assert ui.identified("meld-0").label == "Hearts: 4, 5, 6: 15 points, valid"
        await ui.tap("rank-8")
        assert "these cards aren’t a meld" in ui.text("meld-0")


async def test_there_are_no_suits_where_there_are_no_sequences(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        assert not ui.has("meld-suit-hearts")


async def test_without_a_minimum_there_is_no_question_about_it(session: Session) -> None:
    """In Burraco no score matters, and nothing depends on going out concealed."""
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-rules")
        await ui.tap("asked-rules-burraco")
        assert ui.has_text("What are these worth?")
        assert not ui.has("meld-other")
        assert not ui.has("meld-concealed")
        await tap_cards(ui, "K K K")
        assert (ui.text("value"), ui.text("requirement")) == ("30", "points")


async def test_in_a_match_without_a_minimum_other_rules_are_a_tap_away(session: Session) -> None:
    record_match(session, of_rules("burraco"))
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-other-rules")
        await ui.tap("asked-rules-classic_4p")
        assert ui.text("meld-rules") == "Classic"
        assert ui.has("meld-other")


# --- the turn


async def test_concealed_key_is_on_after_a_tap(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, "4 4 4 4 4 4 4")
        await ui.tap("meld-concealed")
        assert ui.identified("meld-concealed").selected
        assert ui.text("requirement") == "no minimum"
        await ui.tap("meld-concealed")
        assert not ui.identified("meld-concealed").selected


async def test_the_tap_after_the_pile_names_its_top_card(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-pile")
        assert WORDS.text("meld-tap-top") in ui.text("verdict")
        await ui.tap("rank-Q")
        assert ui.text("meld-top") == "Top: Q"
        await tap_cards(ui, "K K K")
        assert "The queen from the pile must be in a meld" in ui.text("verdict")
        await tap_cards(ui, "Q Q Q")
        assert "The queen from the pile counts" in ui.text("verdict")


# --- for whom


async def test_any_score_is_asked_for_with_the_app_s_own_keys(session: Session) -> None:
    record_match(session, AT_1600)
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, SEVENS_AND_QUEENS)
        await ui.tap("meld-other")
        await type_number(ui, "3000")
        assert ui.text("requirement") == "of 120"
        assert ui.text("meld-other") == "Score 3,000 initial meld 120"
        assert not ui.has("meld-lay")
        await ui.tap("meld-other")
        await ui.tap("pad-5")
        await ui.tap("pad-sign")
        await ui.tap("pad-done")
        assert ui.text("requirement") == "of 15"


async def test_by_other_rules_the_number_of_the_deal_may_decide(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-rules")
        await ui.tap("rule-sets-rare")
        await ui.tap("asked-rules-hand_and_foot")
        await ui.tap("meld-other")
        assert not ui.has("pad-sign")
        await type_number(ui, "3")
        assert ui.has_text("deal 3: 120 · Hand & Foot (Wikipedia)")
        assert ui.text("verdict").startswith("120 needed")


async def test_the_rules_chosen_last_are_asked_about_again(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        assert ui.text("meld-rules") == "Classic"
        await ui.tap("meld-rules")
        await ui.tap("rule-sets-rare")
        await ui.tap("asked-rules-brazilian")
        assert ui.text("meld-rules") == "Brazilian"
        await ui.until(lambda: session.settings.read(NAME).get(RULES) == "brazilian")
    async with device(session, route="/meld") as again:
        assert again.text("meld-rules") == "Brazilian"


# --- quick reference


async def test_the_table_has_the_places_of_all_sides_and_no_source(session: Session) -> None:
    record_match(session, THREE)
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-reference")
        assert ui.text("band-0") == "below 0 15 Ben"
        assert ui.text("band-1") == "0 to 1,495 50 Cleo"
        assert ui.text("band-2") == "1,500 to 2,995 90"
        assert ui.text("band-3") == "3,000 or more 120 Ana"
        assert not ui.has_text("Bicycle"), "sources are on the page of the rules"
        assert ui.has_text("Natural canasta")
        assert ui.has_text("king, queen, jack, 10, 9, 8")
        await ui.tap("close")
        assert not ui.has("band-0")


async def test_two_melds_share_a_line_of_a_short_page(session: Session) -> None:
    """One of them was out of sight."""
    record_match(session, FOUR)
    cards = ["rank-7"] * 3 + ["meld-new"] + ["rank-Q"] * 3
    for height, is_shared in ((640, True), (844, False)):
        async with device(session, route="/meld", width=360, height=height) as ui:
            for name in cards:
                await ui.tap(name)
            first = ui.identified("meld-0").id
            second = ui.identified("meld-1").id
            shared = [
                row
                for row in ui.nodes()
                if row.type == "Row" and {first, second} <= {node.id for node in row.all_nodes()}
            ]
            assert any(row.data.get("spacing") == 6 for row in shared) is is_shared
            await ui.tap("meld-clear")


async def test_a_tablet_has_the_reference_beside_the_cards(session: Session) -> None:
    async with device(session, route="/meld", width=1280, height=800) as ui:
        assert ui.has("band-0")
        assert ui.has("rank-A")


async def test_the_keys_of_a_tablet_are_no_higher_than_those_of_a_phone(session: Session) -> None:
    record_match(session, FOUR)
    for width, height in ((390, 844), (1280, 800), (1024, 1366)):
        async with device(session, route="/meld", width=width, height=height) as ui:
            boxes = ui.identified("rank-A").all_nodes()
            assert 48 <= max(n.data.get("height") or 0 for n in boxes) <= 90


async def test_of_three_sides_only_the_chosen_one_has_its_name(session: Session) -> None:
    """All are on one line with the key for another score."""
    record_match(session, THREE)
    async with device(session, route="/meld", width=360, height=640) as ui:
        assert ui.text("meld-side-0") == "Ana 120"
        assert ui.text("meld-side-2") == "50"
        assert (ui.identified("meld-side-2").label or "").startswith("Cleo, score")
        assert ui.text("meld-other") == "Enter score"
        await ui.tap("meld-side-2")
        assert ui.text("meld-side-2") == "Cleo 50"


async def test_two_cards_are_told_that_a_meld_needs_three(session: Session) -> None:
    record_match(session, AT_1600)
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, "9 9")
        assert answer(ui)[0] == "Not allowed 2 cards: a meld needs at least 3 · 70 short"


async def test_pile_and_its_top_card_are_asked_in_words(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        assert ui.text("meld-pile") == "Pile taken"
        await ui.tap("meld-pile")
        assert ui.text("meld-pile") == "Pile"
        assert ui.identified("meld-pile").label == "Taking the pile"
        assert ui.text("meld-top") == "Top card?"


async def test_in_large_text_a_sum_has_a_line_of_its_own(session: Session) -> None:
    """Beside the cards it had the width of one figure, and broke after each."""
    record_match(session, AT_1600)
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, SEVENS_AND_QUEENS)
        assert [row for row in rows_with_sum(ui) if has_picture(row)]
        ruler = next(node for node in ui.nodes() if node.data.get("on_size_change"))
        await ui.fire(ruler, "size_change", {"w": 112, "h": 200})
        assert rows_with_sum(ui)
        assert not [row for row in rows_with_sum(ui) if has_picture(row)]


def rows_with_sum(ui: UI) -> list[Node]:
    """Return the rows that the sum of the sevens is a control of."""
    rows = [node for node in ui.nodes() if node.type == "Row"]
    return [
        row
        for row in rows
        if any(control.get("value") == "5 + 5 + 5" for control in row.data["controls"])
    ]


def has_picture(row: Node) -> bool:
    return any(node.type == "Image" for node in row.all_nodes())
