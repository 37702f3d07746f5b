"""How a match ends on the table, and what follows."""

from typing import get_args

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match.model import Ending
from scorekeeper.match.progress import EndReason
from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match
from tests.ui.matches import label_of, shown_totals, uid_of

WORDS = Words()


async def test_winner_is_named_with_margin_and_reason(
    session: Session,
) -> None:
    """The winner stands there with the margin and what ended the match."""
    record_match(session, FOUR, (4000, 3000), (1200, 700))
    async with device(session) as ui:
        said = "Ana & Ben have won by 1,500 points. 5,000 reached in deal 2"
        assert label_of(ui, "winner") == said
        assert not ui.has("record")
        assert not ui.has("needs-0")
        assert ui.has_text("Finished")


async def test_rematch_keeps_people_and_rules_and_the_turn_to_deal(
    session: Session,
) -> None:
    old = record_match(session, FOUR, (4000, 3000), (1200, 700), (100, 100))
    async with device(session) as ui:
        await ui.tap("rematch")
        await ui.until(lambda: ui.has("record"))
        assert shown_totals(ui) == ["0", "0"]
        assert ui.text("dealer") == "Dov deals"
        assert ui.has_text("Ana & Ben")
        # The bar of the new match stood in dark ink on the felt.
        assert not ui.mirror.late_themes
    assert [summary.uid for summary in session.matches.list()][1] == old


async def test_an_amended_deal_takes_the_end_back(session: Session) -> None:
    uid = record_match(session, FOUR, (4000, 3000), (1200, 700))
    async with device(session) as ui:
        assert ui.has("winner")
        mended = read_deal({"sides": [{"total": 200}, {"total": 700}]}, "a deal")
        session.deals.amend(uid, uid_of(session, uid, 2), mended, seen=session.matches.number(uid))
        await ui.until(lambda: ui.has("record"))
        assert not ui.has("winner")
        assert ui.text("needs-0") == "meld 120"


async def test_level_sides_play_on(session: Session) -> None:
    record_match(session, FOUR, (5100, 5100))
    async with device(session) as ui:
        said = "Tied: Ana & Ben, Cleo & Dov. One more deal decides the game"
        assert label_of(ui, "winner") == said
        assert ui.text("record") == "Score deal 2"


async def test_the_end_by_agreement_is_asked_once_and_can_be_gone_back_on(session: Session) -> None:
    record_match(session, FOUR, (1400, 900))
    async with device(session) as ui:
        await ui.tap("menu")
        await ui.tap("end")
        assert ui.has_text("Ana & Ben would win by 500 points.")
        await ui.tap("table-keep-playing")
        assert not ui.has("winner")

        await ui.tap("menu")
        await ui.tap("end")
        await ui.tap("end-agreement")
        await ui.until(lambda: ui.has("winner"))
        assert label_of(ui, "winner") == "Ana & Ben have won by 500 points. Ended by agreement"
        assert label_of(ui, "notice") == WORDS.text("ending-agreement")

        await ui.tap("menu")
        assert ui.text("end") == "Resume or delete this game"
        await ui.tap("end")
        await ui.tap("go-on")
        await ui.until(lambda: not ui.has("winner"))
        assert ui.has("record")


async def test_end_by_time_says_how(session: Session) -> None:
    record_match(session, FOUR, (1400, 900))
    async with device(session) as ui:
        await ui.tap("menu")
        await ui.tap("end")
        await ui.tap("end-time")
        await ui.until(lambda: ui.has("winner"))
        assert label_of(ui, "winner").endswith("Time ran out")


async def test_forfeit_asks_which_side_gives_up(session: Session) -> None:
    """The leader gives up and loses; the app took the leader for the winner."""
    uid = record_match(session, FOUR, (1400, 900))
    async with device(session) as ui:
        await ui.tap("menu")
        await ui.tap("end")
        await ui.tap("end-walkover")
        assert ui.has_text("The other side wins, whatever the score.")
        await ui.tap("gives-up-0")
        await ui.until(lambda: ui.has("winner"))
        assert label_of(ui, "winner") == "Cleo & Dov have won. Ana & Ben gave up"
        assert label_of(ui, "notice") == "Ana & Ben gave up"
    assert session.matches.open(uid).progress.outcome.winner == 1


async def test_level_sides_that_stop_have_drawn(session: Session) -> None:
    record_match(session, FOUR, (900, 900))
    async with device(session) as ui:
        await ui.tap("menu")
        await ui.tap("end")
        assert ui.has_text("It would be a draw between Ana & Ben, Cleo & Dov.")
        await ui.tap("end-time")
        await ui.until(lambda: ui.has("winner"))
        assert label_of(ui, "winner") == "A draw between Ana & Ben, Cleo & Dov. Time ran out"


async def test_the_menu_leads_to_set_up_and_to_a_new_match(session: Session) -> None:
    record_match(session, FOUR, (900, 900))
    for names, route in ((["settings", "set-up"], "/set-up"), (["new-match"], "/new")):
        async with device(session) as ui:
            await ui.tap("menu")
            for name in names:
                await ui.tap(name)
            assert ui.route == route


async def test_a_forgotten_deal_is_put_before_another_one(session: Session) -> None:
    uid = record_match(session, FOUR, (900, 900), (100, 50))
    async with device(session) as ui:
        await ui.tap("menu")
        await ui.tap("insert")
        assert ui.text("before-2") == "Before deal 2: +100 · +50"
        await ui.tap("before-2")
        assert ui.route == f"/insert/{uid_of(session, uid, 2)}"


@pytest.mark.parametrize("how", [*get_args(get_args(EndReason)[0]), *get_args(Ending)])
def test_every_way_in_which_a_match_ends_has_words(how: str) -> None:
    assert Words().text(f"ending-{how}", target=5000, deals=9)
