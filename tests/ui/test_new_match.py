"""The screens on which a match is set up."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Change, Session, SetUp
from tests.support.matches import ANA_BEN, CLEO_DOV
from tests.ui.device import FOUR, device, record_match
from tests.ui.recording import taps
from tests.ui.screen import Node
from tests.ui.testkit import UI

WORDS = Words()


async def start_match(ui: UI, session: Session) -> SetUp:
    before = len(session.matches.list())
    await ui.tap("new-match-start")
    await ui.until(lambda: len(session.matches.list()) > before and ui.route == "/")
    match = session.matches.list()[0].match
    return SetUp(
        ruleset=match.ruleset,
        sides=match.sides,
        house_rules=match.house_rules,
        first_dealer=match.first_dealer,
        direction=match.direction,
        opening_scores=match.opening_scores,
    )


async def test_a_match_begins_without_a_letter_typed(session: Session) -> None:
    async with device(session, route="/new") as ui:
        begun = await start_match(ui, session)
    assert begun.ruleset == "classic_4p"
    assert [side.name for side in begun.sides] == ["North–South", "East–West"]
    assert begun.first_dealer == "South"


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (1280, 800)])
async def test_the_buttons_stand_apart_from_the_list(
    session: Session, size: tuple[float, float]
) -> None:
    """On a usual phone the last row of the list touched them."""
    width, height = size
    async with device(session, route="/new", width=width, height=height, platform="linux") as ui:
        around = [
            node
            for node in ui.nodes()
            if node.type == "Container" and node.holds(ui.identified("new-match-start"))
        ]
        apart = [(node.data.get("padding") or {}).get("top") for node in around]
        assert 8 in apart


async def test_names_make_the_side_and_its_dealer(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.type("name", "Ana\nCleo\nBen\nD")
        assert ui.has_text("Ana & Ben")
        assert ui.has_text("Cleo & D")
        await ui.type("name", "Ana\nCleo\nBen\nDov\n")
        await ui.tap("set-up-first-dealer")
        assert ui.identified("dealer-0").selected
        assert ui.text("dealer-1").endswith("Cleo")
        await ui.tap("dealer-1")
        assert ui.text("set-up-first-dealer").endswith("Cleo")
        begun = await start_match(ui, session)
    assert begun.sides == (ANA_BEN, CLEO_DOV)
    assert begun.first_dealer == "Cleo"


async def test_known_players_are_seated_by_taps_alone(session: Session) -> None:
    record_match(session, FOUR)
    async with device(session, route="/new") as ui:
        for _ in range(4):
            await ui.tap("known-0")
        assert not ui.has("known-0")
        begun = await start_match(ui, session)
    assert begun.sides == (ANA_BEN, CLEO_DOV)


async def test_chips_complete_what_is_typed_and_leave_out_who_sits_already(
    session: Session,
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/new") as ui:
        await ui.type("name", "c")
        assert ui.text("known-0") == "Cleo"
        assert not ui.has("known-1")
        await ui.tap("known-0")
        assert [ui.text(f"known-{n}") for n in range(3)] == ["Ana", "Ben", "Dov"]


async def test_names_of_seats_are_nobody_who_has_played(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await start_match(ui, session)
        await ui.go("/new")
        assert not ui.has("known-0")


async def test_a_name_twice_is_said_below_the_table_and_start_is_off(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.type("name", "Ana\nCleo\nBen\nAna\n")
        assert ui.text("wrong-name-0") == "“Ana” is used twice"
        assert ui.identified("new-match-start").targets() == []
        await ui.tap("name-3")
        await ui.type("name", "Anna")
        assert not ui.has("wrong-name-0")
        assert ui.identified("new-match-start").targets()


async def test_other_rules_bring_other_seats_and_another_end(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.type("name", "Ana")
        await ui.tap("ruleset")
        await ui.tap("ruleset-hand_and_foot_us")
        assert ui.text("set-up-target-deals") == "This game has 4 deals."
        await ui.tap("players-6")
        assert ui.has("name-5")
        begun = await start_match(ui, session)
    assert begun.ruleset == "hand_and_foot_us"
    assert [side.name for side in begun.sides] == ["Ana & Player 4", "Red", "Amber"]


async def test_players_that_rules_are_searched_for_get_their_seats(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await taps(ui, ["ruleset", "for-3", "ruleset-hand_and_foot_us"])
        assert ui.has("seat-2")
        assert not ui.has("seat-3")
        begun = await start_match(ui, session)
    assert [len(side.players) for side in begun.sides] == [1, 1, 1]


async def test_the_rules_of_the_last_match_are_there_already(session: Session) -> None:
    record_match(session, SetUp(ruleset=RuleSetId("samba"), sides=(ANA_BEN, CLEO_DOV)))
    async with device(session, route="/new") as ui:
        assert "Samba" in ui.text("rules-0")
        assert ui.identified("rules-0").selected


async def test_first_start_is_about_the_game_of_the_country(session: Session) -> None:
    async with device(session) as ui:
        italian = {"language_code": "it", "country_code": "IT", "script_code": None}
        page = Node(ui.mirror.page, disabled=False)
        await ui.fire(page, "locale_change", {"locales": [italian]})
        assert ui.has_text("Voi giocate a burraco.")
        assert ui.has_text("Puliti e sporchi, pozzetto, chi ha chiuso")
        assert ui.has_text("Burraco, Classica, Samba, regole di casa")
        await ui.go("/new")
        assert ui.text("rules-0") == "Burraco Si gioca nel tuo paese\na 2.005"
        assert ui.identified("rules-0").selected
        begun = await start_match(ui, session)
    assert begun.ruleset == "burraco"


async def test_a_target_is_chosen_or_typed_on_the_own_keys(session: Session) -> None:
    async with device(session, route="/new?rules=burraco") as ui:
        assert ui.identified("target-2005").selected
        await ui.tap("target-1505")
        assert ui.identified("target-1505").selected
        await ui.tap("set-up-target-other")
        for key in "2501":
            await ui.tap(f"pad-{key}")
        await ui.tap("pad-delete")
        await ui.tap("pad-0")
        assert ui.text("pad-number") == "2,500"
        await ui.tap("pad-done")
        assert ui.identified("target-2500").selected
        begun = await start_match(ui, session)
    assert begun.house_rules == {"target": 2500}


async def test_direction_and_opening_scores_are_behind_more(session: Session) -> None:
    async with device(session, route="/new") as ui:
        assert not ui.has("set-up-direction")
        await ui.tap("set-up-more")
        await ui.tap("set-up-direction")
        assert "anticlockwise" in ui.text("set-up-direction")
        await ui.tap("opening-1")
        for key in ("5", "0", "sign"):
            await ui.tap(f"pad-{key}")
        await ui.tap("pad-done")
        assert ui.text("opening-1") == "−50"
        begun = await start_match(ui, session)
    assert (begun.direction, begun.opening_scores) == (-1, (0, -50))


async def test_best_of_three_is_behind_more(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.tap("set-up-more")
        assert ui.text("set-up-best-of") == "How many games One game"
        await ui.tap("set-up-best-of")
        assert ui.text("set-up-best-of").endswith("Best of three: two wins decide")
        await start_match(ui, session)
        assert session.matches.list()[0].best_of == 3
        await ui.go("/set-up")
        assert ui.text("set-up-best-of").endswith("Best of three: two wins decide")
        await ui.tap("set-up-best-of")
        await ui.tap("set-up-save")
        await ui.until(lambda: session.matches.list()[0].best_of == 1)


async def test_sides_have_other_names_behind_more(session: Session) -> None:
    """Long names of players do not open the fields by themselves."""
    async with device(session, route="/new") as ui:
        await ui.type("name", "Maximiliane\nCleo\nBartholomew\nDov\n")
        assert not ui.has("short-0")
        await taps(ui, ["set-up-more", "rename-0"])
        await ui.type("short-0", "M & B")
        await ui.tap("rename-1")
        await ui.type("side-name-1", "Sharks")
        begun = await start_match(ui, session)
    assert [(side.name, side.short) for side in begun.sides] == [
        ("Maximiliane & Bartholomew", "M & B"),
        ("Sharks", None),
    ]


async def test_back_from_the_list_of_rules_is_back_to_the_form(session: Session) -> None:
    async with device(session, route="/new?from=matches") as ui:
        await ui.tap("ruleset")
        await ui.tap("back")
        assert ui.has("new-match-start")
        await ui.tap("back")
        assert ui.route == "/matches"
    assert session.matches.list() == ()


async def test_a_wide_screen_shows_all_at_once(session: Session) -> None:
    async with device(session, route="/new", width=1280, height=800) as ui:
        assert ui.has("name-1")
        assert ui.has("set-up-target")


# --- a match that is under way


async def test_set_up_without_a_match_says_so(session: Session) -> None:
    async with device(session, route="/set-up") as ui:
        assert ui.has_text(WORDS.text("set-up-no-match"))


async def test_a_wrong_name_and_dealer_are_put_right_and_the_deals_stay(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    async with device(session, route="/set-up") as ui:
        assert ui.text("set-up-follows").startswith("One deal has been scored")
        await ui.tap("name-2")
        await ui.type("name", "Bob")
        await taps(ui, ["set-up-first-dealer", "dealer-3", "set-up-target-other"])
        await taps(ui, [f"pad-{digit}" for digit in "10000"])
        await taps(ui, ["pad-done", "set-up-save"])
        await ui.until(lambda: ui.route == "/")
    open_match = session.matches.open(uid)
    assert open_match.match.sides[0].name == "Ana & Bob"
    assert open_match.match.rules.target == 10000
    assert open_match.progress.totals == (500, 120)
    assert open_match.progress.deals[0].dealer == "Dov"


async def test_rules_for_other_numbers_of_sides_are_off_after_a_deal(
    session: Session,
) -> None:
    """Rules for another number of sides are off once a deal is there."""
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/set-up") as ui:
        await ui.tap("ruleset")
        assert ui.has_text("Choose rules for 2 sides")
        assert ui.identified("ruleset-classic_3p").targets() == []
        await ui.tap("rule-sets-rare")
        await ui.tap("ruleset-italian_house")
        assert not ui.has("players-3")
        assert ui.has("players-6")


async def test_other_rules_score_the_deals_anew(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    async with device(session, route="/set-up") as ui:
        await ui.tap("ruleset")
        await ui.tap("ruleset-samba")
        await ui.tap("set-up-save")
        await ui.until(lambda: ui.route == "/")
    assert session.matches.open(uid).match.rules.target == 10000


async def test_rules_by_which_a_deal_cannot_have_been_are_not_saved(session: Session) -> None:
    samba = SetUp(ruleset=RuleSetId("samba"), sides=(ANA_BEN, CLEO_DOV))
    uid = session.matches.start(samba)
    assert isinstance(uid, str)
    deal = {
        "sides": [
            {"canastas": {"sequence": 1}, "melded_card_points": 200},
            {"canastas": {}, "melded_card_points": 50},
        ]
    }
    assert isinstance(
        session.deals.record(uid, read_deal(deal, "a deal"), seen=session.matches.number(uid)),
        Change,
    )
    async with device(session, route="/set-up") as ui:
        await ui.tap("ruleset")
        await ui.tap("ruleset-classic_4p")
        assert ui.text("set-up-spoilt").startswith("Deal 1 isn’t possible")
        assert ui.text("set-up-spoilt-why-1") == (
            "Deal 1: these rules give no bonus for this canasta"
        )
        assert ui.identified("set-up-save").targets() == []
        totals = session.matches.open(uid).progress.totals
        await ui.tap("set-up-keep-totals")
        await ui.until(lambda: not ui.has("set-up-spoilt"))
        await ui.tap("set-up-save")
        await ui.until(lambda: ui.route == "/")
    kept = session.matches.open(uid)
    assert (kept.match.ruleset, kept.progress.totals) == ("classic_4p", totals)


async def test_rules_by_which_a_deal_was_only_out_too_early_are_saved(session: Session) -> None:
    uid = session.matches.start(SetUp(ruleset=RuleSetId("classic_4p"), sides=(ANA_BEN, CLEO_DOV)))
    assert isinstance(uid, str)
    deal = {"sides": [{"melds": ["KKKKKKK"], "went_out": True}, {"hand_card_points": 60}]}
    assert isinstance(
        session.deals.record(uid, read_deal(deal, "a deal"), seen=session.matches.number(uid)),
        Change,
    )
    async with device(session, route="/set-up") as ui:
        await taps(ui, ["ruleset", "ruleset-samba"])
        assert not ui.has("set-up-spoilt")
        await ui.tap("set-up-save")
        await ui.until(lambda: ui.route == "/")
    assert session.matches.open(uid).match.ruleset == "samba"


async def test_a_fresh_device_is_three_taps_from_a_match(session: Session) -> None:
    async with device(session) as ui:
        await ui.tap("new-match")
        await ui.tap("new-match-start")
        await ui.until(lambda: ui.route == "/")
        assert ui.has_text("North–South")
        assert ui.has_text("East–West")


def field(ui: UI) -> Node:
    return next(node for node in ui.identified("name").all_nodes() if node.type == "TextField")


async def test_one_field_goes_round_the_table(session: Session) -> None:
    """It is the same control at each seat, so it keeps the keyboard, and no letter is lost."""
    async with device(session, route="/new") as ui:
        first = field(ui).id
        assert field(ui).data["autofocus"]
        for typed, seats in (("Ana", "123"), ("Ana\nCleo", "023"), ("Ana\nCleo\nBen\nD", "012")):
            await ui.type("name", typed, letter_by_letter=True)
            assert field(ui).id == first
            assert [n for n in "0123" if ui.has(f"name-{n}")] == list(seats)
        await ui.type("name", "Ana\nCleo\nBen\nDov\n")
        assert not ui.has("name"), "after the last name nothing else is asked"
        begun = await start_match(ui, session)
    assert begun.sides == (ANA_BEN, CLEO_DOV)


async def test_tab_goes_on_to_the_next_seat(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.press("Tab")
        assert ui.mirror.focused == [], "the field has no focus yet"
        await ui.fire(field(ui), "focus")
        await ui.type("name", "Ana")
        await ui.press("Tab")
        assert ui.mirror.focused == [field(ui).id]
        assert field(ui).data["value"] == "Ana\n"
        await ui.press("Tab", shift=True)
        assert ui.mirror.focused == [field(ui).id]


async def test_partners_change_without_typing(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.type("name", "Ana\nCleo\nBen\nDov\n")
        await taps(ui, ["seats-arrange", "seats-turn"])
        assert ui.has_text("Ana & Cleo")
        assert ui.has_text("Dov & Ben")


async def test_the_badge_of_the_dealer_moves_on_round_the_table(session: Session) -> None:
    async with device(session, route="/new") as ui:
        await ui.tap("seats-deal-on")
        assert (ui.identified("seat-1").label or "").endswith("deals")
        for _ in range(4):
            await ui.tap("seats-deal-on")
        begun = await start_match(ui, session)
    assert begun.first_dealer == "West"


@pytest.mark.parametrize(
    ("rules", "players"),
    [("classic_2p", 2), ("classic_3p", 3), ("classic_4p", 4), ("classic_6p", 6)],
)
async def test_every_number_of_players_has_its_seats(
    session: Session, rules: str, players: int
) -> None:
    record_match(session, FOUR)
    async with device(session, route="/new") as ui:
        await taps(ui, ["ruleset", f"ruleset-{rules}"])
        seats = [one for one in ui.nodes() if (one.identifier or "").startswith("seat-")]
        assert len(seats) == players
        begun = await start_match(ui, session)
    assert sum(len(side.players) for side in begun.sides) == players
