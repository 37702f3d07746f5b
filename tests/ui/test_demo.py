"""First use: a match to try things with, empty screens that lead on, help where it is asked."""

from scorekeeper.i18n import Words
from scorekeeper.scoring import score_deal
from scorekeeper.services import Session, SetUp
from scorekeeper.services.matches import statistics_report
from tests.support.matches import ANA_BEN, CLEO_DOV
from tests.ui.device import CLASSIC, FOUR, device, record_match
from tests.ui.recording import taps
from tests.ui.testkit import UI

WORDS = Words()


async def demo(ui: UI) -> None:
    await ui.tap("start-demo")
    await ui.until(lambda: ui.has("demo-mark"))


async def test_a_demo_is_a_tap_away_and_says_what_it_is(session: Session) -> None:
    async with device(session) as ui:
        await demo(ui)
        assert ui.text("demo-mark").startswith("Demo game")
        assert [ui.text("total-0"), ui.text("total-1")] == ["2,850", "1,610"]
        assert not ui.has("notice")


async def test_every_deal_of_the_demo_can_have_been(session: Session) -> None:
    async with device(session) as ui:
        await demo(ui)
    match = session.matches.list()[0].match
    assert [score_deal(match.rules, one.deal).problems for one in match.deals] == [(), (), ()]


async def test_a_demo_counts_nowhere(session: Session) -> None:
    async with device(session) as ui:
        await demo(ui)
        await ui.go("/matches")
        assert ui.has_text("demo · Classic · Deal 4")
    found = statistics_report(session.matches.list(), is_seat_name=lambda _: False)
    assert (found.statistics.players, found.statistics.rule_sets) == ((), ())
    assert session.people.list() == ()


async def test_a_demo_goes_with_one_tap_and_leaves_nothing(session: Session) -> None:
    async with device(session) as ui:
        await demo(ui)
        await ui.tap("demo-delete")
        assert ui.has_text(WORDS.text("app-name"))
        await ui.go("/matches")
        assert not ui.has("deleted")
    assert session.matches.list() == ()


async def test_after_the_demo_the_real_match_is_there_again(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    demo_of_four = SetUp(ruleset=CLASSIC, sides=(ANA_BEN, CLEO_DOV), is_demo=True)
    record_match(session, demo_of_four, (100, 100))
    async with device(session) as ui:
        assert ui.text("total-0") == "100"
        await ui.tap("demo-delete")
        assert ui.text("total-0") == "500"


async def test_a_rematch_of_a_demo_is_a_demo(session: Session) -> None:
    record_match(session, SetUp(ruleset=CLASSIC, sides=FOUR.sides, is_demo=True), (5000, 0))
    async with device(session) as ui:
        await ui.tap("rematch")
        await ui.until(lambda: ui.has("record"))
        assert ui.has("demo-mark")


async def test_an_empty_list_leads_to_a_match_or_a_demo(session: Session) -> None:
    async with device(session, route="/matches") as ui:
        assert ui.has("new-match")
        await ui.tap("demo")
        await ui.until(lambda: ui.has("demo-mark"))
        assert ui.route == "/"


async def test_concealed_help_has_the_value_of_this_match(
    session: Session,
) -> None:
    """Concealed is explained a tap away with the value of this match."""
    doubled = SetUp(ruleset=CLASSIC, sides=FOUR.sides, house_rules={"concealed_go_out_extra": 300})
    record_match(session, doubled)
    async with device(session, route="/record") as ui:
        await ui.tap("help")
        assert "your whole hand in one turn" in ui.text("help-concealed")
        texts = ui.texts()
        place = next(n for n, said in enumerate(texts) if said.endswith(": 300"))
        assert texts[place + 1] == WORDS.text("breakdown-house-rule")


async def test_help_gives_values_without_their_sources(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/record") as ui:
        await ui.tap("help")
        for topic in ("out", "concealed", "kinds", "threes", "hand"):
            assert ui.has(f"help-{topic}"), topic
        assert ui.has_text("Natural canasta: 500")
        assert not ui.has_text("sources")
        await ui.tap("close")
        assert not ui.has("help-out")


async def test_the_table_offers_the_matches_that_run_the_latest_first(session: Session) -> None:
    over = record_match(session, FOUR, (500, 120))
    session.matches.end(over, "agreement", seen=session.matches.number(over))
    earlier, later = record_match(session, FOUR, (300, 400)), record_match(session, FOUR, (85, 95))
    gone = record_match(session, FOUR)
    async with device(session) as ui:
        await ui.go("/matches")
        await ui.tap("match-0")
        await ui.tap("menu")
        await ui.tap("end")
        await ui.tap("delete")
        await ui.go("/")
        assert ui.has_text(WORDS.text("empty-running"))
        assert not ui.has_text(WORDS.text("empty-title"))
        listed = [n.identifier for n in ui.nodes() if (n.identifier or "").startswith("match-")]
        assert listed == [f"match-{later}", f"match-{earlier}"]
        assert not ui.has(f"match-{gone}")
        await ui.tap(f"match-{later}")
        assert [ui.text("total-0"), ui.text("total-1")] == ["85", "95"]


async def test_table_says_no_game_in_progress_when_all_are_over(session: Session) -> None:
    over, gone = record_match(session, FOUR, (500, 120)), record_match(session, FOUR)
    session.matches.end(over, "agreement", seen=session.matches.number(over))
    session.deletions.delete(gone, by="this-device", seen=session.matches.number(gone))
    session.settings.choose("this-device", match=gone)
    async with device(session) as ui:
        assert ui.has_text(WORDS.text("empty-title"))
        assert ui.has_text("Recent games")


async def test_hints_lead_through_a_deal_of_the_demo_one_at_a_time(session: Session) -> None:
    async with device(session) as ui:
        await demo(ui)
        assert "Score deal 4" in ui.text("guide")
        await ui.tap("record")
        assert ui.text("guide").startswith("Who played the last card?")
        await ui.tap("who-0")
        assert ui.text("guide").startswith("How many canastas")
        await ui.tap("chip-0-canastas.natural-1")
        assert ui.text("guide").startswith("Enter the points")
        await ui.tap("key-9")
        await ui.tap("key-0")
        assert ui.text("guide").startswith("Tap the other side")
        await taps(ui, ["tab-1", "key-5", "save"])
        await ui.until(lambda: ui.has("record"))
        assert ui.text("guide").startswith("The brass tag")
        await ui.tap("guide-close")
        assert not ui.has("guide")


async def test_a_hint_that_is_closed_never_comes_back(session: Session) -> None:
    async with device(session) as ui:
        await demo(ui)
        await ui.tap("record")
        await ui.tap("guide-close")
        assert not ui.has("guide")
        await ui.tap("who-0")
        assert not ui.has("guide")


async def test_a_real_match_has_no_hints(session: Session) -> None:
    async with device(session) as ui:
        await demo(ui)
        record_match(session, FOUR)
        await ui.go("/matches")
        await ui.tap("match-0")
        await ui.until(lambda: ui.has("record"))
        assert not ui.has("demo-mark")
        assert not ui.has("guide")


async def test_a_new_game_is_not_below_the_others_on_a_turned_phone(session: Session) -> None:
    """The button had been out of sight below them."""
    gone = [record_match(session, FOUR) for _ in range(6)][-1]
    session.deletions.delete(gone, by="this-device", seen=session.matches.number(gone))
    session.settings.choose("this-device", match=gone)
    async with device(session, width=844, height=390) as ui:
        names = [node.identifier for node in ui.nodes() if node.identifier]
        first = min(names.index(name) for name in names if name.startswith("match-"))
        assert names.index("new-match") < first
