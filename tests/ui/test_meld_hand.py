"""The Meld tab: what a hand has, cards in writing, the way on to the deal, sizes."""

import asyncio
from threading import Event

import pytest

from scorekeeper.deal_form.counting import LaidMelds
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.ui.state import LANGUAGE, Memory
from scorekeeper.view_models.meld import Finding, HandSearch
from tests.ui.device import BROKEN, NAME, device, record_match
from tests.ui.meld_kit import (
    AT_1600,
    SEVENS_AND_ACES,
    SEVENS_AND_QUEENS,
    answer,
    of_rules,
    tap_cards,
)

WORDS = Words()

# --- what can I lay?


async def test_the_best_of_a_hand_is_found_and_used(session: Session) -> None:
    record_match(session, AT_1600)
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-find")
        assert WORDS.text("meld-tap-hand") in ui.text("verdict")
        await tap_cards(ui, "A A A 2 7 7 7 K")
        await ui.until(lambda: bool(ui.identified("meld-use").targets()))
        assert ui.text("verdict").startswith("6 cards are enough")
        await ui.tap("meld-use")
        assert answer(ui) == ("Enough", "90", "of 90")
        assert ui.text("meld-0") == "20 + 20 + 20 60"
        assert ui.text("meld-1") == "5 + 5 + 20 30"


async def test_the_cards_of_the_melds_are_in_the_hand_already(session: Session) -> None:
    record_match(session, AT_1600)
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, SEVENS_AND_QUEENS)
        await ui.tap("meld-find")
        assert ui.text("meld-hand") == "7 cards in hand: Q Q Q 7 7 7 2"
        await ui.until(lambda: "One more card is enough: joker" in ui.text("verdict"))
        assert "25 short" in ui.text("verdict")


async def test_another_preference_finds_another_lay_down(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-find")
        await tap_cards(ui, "A A A K K K")
        await ui.until(lambda: ui.has("value") and ui.text("value") == "60")
        await ui.tap("meld-prefer")
        await ui.tap("meld-prefer-value")
        await ui.until(lambda: ui.text("value") == "90")
        assert ui.text("meld-prefer") == "Value"


async def test_suits_matter_in_a_hand_where_there_are_sequences(session: Session) -> None:
    record_match(session, of_rules("samba", -50, 0))
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-find")
        await ui.tap("meld-suit-spades")
        await tap_cards(ui, "4 5 6")
        await ui.until(lambda: ui.has("found-0"))
        assert ui.identified("found-0").label == "Spades: 4, 5, 6: 15 points, valid"
        assert ui.text("verdict").startswith("3 cards are enough")


async def test_hand_search_skips_overtaken_hands(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a search runs, only the latest of the hands tapped meanwhile waits for the next."""
    may_end = Event()
    searched: list[int] = []
    find = HandSearch.find

    def find_later(search: HandSearch) -> Finding:
        searched.append(len(search.hand))
        may_end.wait(20)
        return find(search)

    monkeypatch.setattr(HandSearch, "find", find_later)
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-find")
        await tap_cards(ui, "A A A K")
        assert WORDS.text("meld-tap-hand") in ui.text("verdict")
        may_end.set()
        await ui.until(lambda: bool(ui.identified("meld-use").targets()))
    assert searched == [1, 4]


async def test_failed_hand_search_is_shown(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug in the search does not leave the hourglass for good."""

    def fail(_: HandSearch) -> Finding:
        raise ValueError("a bug")

    monkeypatch.setattr(HandSearch, "find", fail)
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-find")
        await tap_cards(ui, "A")
        await ui.until(lambda: bool(BROKEN.intersection(ui.texts())))


# --- in writing


async def test_melds_can_be_typed(session: Session) -> None:
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-notation")
        await ui.type("meld-notation-field", "777 QQ2 33")
        await ui.tap("meld-notation-done")
        assert "“33”: a black three or a red one?" in ui.text("meld-notation-error")
        await ui.type("meld-notation-field", "777 QQ2 KKKKKKKKK")
        await ui.tap("meld-notation-done")
        assert ui.text("meld-notation-error") == "9 × king: there are only 8"
        await ui.type("meld-notation-field", "777 QQ2 RRR")
        await ui.tap("meld-notation-done")
        assert not ui.has("meld-notation-field")
        assert ui.text("meld-1") == "10 + 10 + 20 40"
        assert "red threes are laid down" in ui.text("meld-2")


async def test_melds_are_shown_and_typed_with_the_letters_of_the_language(session: Session) -> None:
    session.settings.choose(NAME, **{LANGUAGE: "de"})
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-notation")
        await ui.type("meld-notation-field", "DD2 33")
        await ui.tap("meld-notation-done")
        assert "„33“" in ui.text("meld-notation-error")
        assert "S für Schwarz" in ui.text("meld-notation-error")
        await ui.type("meld-notation-field", "DD2 BBX")
        await ui.tap("meld-notation-done")
        assert ui.text("meld-notation-error") == "„BBX“: X ist keine Karte"
        await ui.type("meld-notation-field", "DD2 BBJK SSS")
        await ui.tap("meld-notation-done")
        assert ui.text("rank-Q").split()[0] == "D"
        assert ui.text("rank-J").split()[0] == "B"
        pictures = {node.data.get("src") for node in ui.nodes() if node.type == "Image"}
        assert {"cards/Dh.svg", "cards/Bh.svg", "cards/Kc.svg", "cards/3s.svg"} <= pictures
        await ui.tap("meld-notation")
        assert ui.text("meld-notation-field") == "DD2 BBBK SSS"


# --- on to the deal


def test_melds_for_deal_are_taken_once() -> None:
    """The record screen opens more than one deal during a visit."""
    melds = LaidMelds(0, ())
    memory = Memory(melds_for_deal=melds)
    assert memory.take_melds_for_deal() is melds
    assert memory.take_melds_for_deal() is None


async def test_sufficient_melds_lead_to_the_record_screen(session: Session) -> None:
    record_match(session, AT_1600)
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, SEVENS_AND_ACES)
        await ui.tap("meld-lay")
        assert ui.route == "/record"


async def test_handed_on_melds_are_not_handed_on_twice(session: Session) -> None:
    """The melds once stayed on the tab, and a second tap put them down again."""
    record_match(session, AT_1600)
    async with device(session, route="/meld") as ui:
        await tap_cards(ui, SEVENS_AND_ACES)
        await ui.tap("meld-lay")
        await ui.go("/meld")
        assert not ui.has("value")
        assert not ui.identified("meld-lay").targets()


async def test_seven_of_hearts_four_times_is_said_where_it_lies(session: Session) -> None:
    record_match(session, of_rules("samba", 0, 0))
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-notation")
        await ui.type("meld-notation-field", "h:7777 AAA")
        await ui.tap("meld-notation-done")
        assert ui.text("meld-notation-error") == "4 × 7♥: there are only 3"


# --- sizes


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("width", "height"), [(390, 844), (390, 664), (360, 640), (844, 390), (1280, 800)]
)
async def test_every_part_is_there_on_every_device(
    session: Session, width: float, height: float
) -> None:
    record_match(session, of_rules("samba", 1600, 985))
    async with device(session, route="/meld", width=width, height=height) as ui:
        await tap_cards(ui, SEVENS_AND_ACES)
        assert ui.text("value") == "95"
        for name in (
            "meld-side-1",
            "meld-other",
            "meld-1",
            "meld-new",
            "meld-concealed",
            "meld-pile",
        ):
            assert ui.has(name)
        for name in (
            "meld-suit-clubs",
            "rank-JOKER",
            "meld-delete",
            "meld-clear",
            "meld-find",
            "meld-lay",
            "meld-notation",
        ):
            assert ui.has(name)


async def test_leaving_while_a_hand_is_looked_at_breaks_nothing(session: Session) -> None:
    record_match(session, of_rules("brazilian", 9500, 0))
    async with device(session, route="/meld") as ui:
        await ui.tap("meld-find")
        await ui.tap("meld-notation")
        await ui.type("meld-notation-field", "s:468TQA h:579JK d:468TQA c:579JK")
        await ui.tap("meld-notation-done")
        await ui.go("/")
        assert ui.has("record")
        await asyncio.sleep(0.5)
        await ui.go("/meld")
        await ui.until(lambda: ui.has("value"))
        assert "22 cards in hand" in ui.text("meld-hand")
