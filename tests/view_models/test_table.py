"""View model of the table: titles, menu, dealer, and the words about an ending."""

from dataclasses import replace
from datetime import datetime
from typing import Any

from scorekeeper.i18n import Words
from scorekeeper.match import SideColor
from scorekeeper.match.model import Ending
from scorekeeper.rules import RuleSetId
from scorekeeper.services import OpenMatch, Session, SetUp
from scorekeeper.view_models.seats import has_two_pairs
from scorekeeper.view_models.table import (
    MenuEntry,
    PassedBand,
    TableAction,
    catch_up_sentences,
    deal_lines,
    deal_screen_reader_text,
    dealer_view,
    early_end_outlook,
    end_menu,
    ending_view,
    insert_places,
    passed_bands,
    record_caption,
    rules_line,
    side_names,
    table_menu,
    table_subtitle,
    table_title,
)
from tests.ui.device import FOUR, NAME, record_match
from tests.ui.matches import ALONE, THREE, record_evening

WORDS = Words("en")
NOW = datetime.fromisoformat("2026-11-21T21:00:00+01:00")


def open_new_match(session: Session, set_up: SetUp, *totals: tuple[int, ...]) -> OpenMatch:
    return session.matches.open(record_match(session, set_up, *totals))


def end_match(session: Session, match: OpenMatch, by: Ending, **more: Any) -> OpenMatch:
    session.matches.end(match.uid, by, seen=match.number, **more)
    return session.matches.open(match.uid)


def entries(match: OpenMatch) -> dict[TableAction, MenuEntry]:
    """Return the rows of the menu by their actions."""
    return {entry.action: entry for group in table_menu(WORDS, match) for entry in group}


def ending_actions(match: OpenMatch) -> list[TableAction]:
    return [entry.action for entry in end_menu(WORDS, match).entries]


# --- the title


def test_title_is_the_number_of_the_next_deal(session: Session) -> None:
    assert table_title(WORDS, open_new_match(session, FOUR, (400, 300))) == "Deal 2"


def test_title_of_a_game_of_some_deals_says_how_many(session: Session) -> None:
    match = open_new_match(session, replace(FOUR, ruleset=RuleSetId("hand_and_foot")), (400, 300))
    assert table_title(WORDS, match) == "Deal 2 of 4"


def test_title_of_a_finished_game_is_that_it_is_over(session: Session) -> None:
    assert table_title(WORDS, open_new_match(session, FOUR, (5200, 300))) == "Finished"


def test_rules_line_names_house_rules_and_their_target(session: Session) -> None:
    match = open_new_match(
        session, replace(FOUR, house_rules={"target": 7500, "go_out_bonus": 200})
    )
    assert rules_line(WORDS, match) == "Classic with house rules · to 7,500"


def test_another_target_alone_makes_no_house_rules(session: Session) -> None:
    """With so long a name, the table had no room for the target that was chosen."""
    burraco = replace(FOUR, ruleset=RuleSetId("burraco"), house_rules={"target": 1505})
    assert table_subtitle(WORDS, session, open_new_match(session, burraco)) == "Burraco · to 1,505"


def test_subtitle_has_room_on_a_phone(session: Session) -> None:
    """The target of a long name was on a second line."""
    american = replace(FOUR, ruleset=RuleSetId("modern_american"))
    match = open_new_match(session, american, (400, 300))
    assert table_subtitle(WORDS, session, match) == "Modern American · to 5,000"
    uruguay = open_new_match(session, replace(FOUR, ruleset=RuleSetId("uruguay_wild")), (400, 300))
    assert table_subtitle(WORDS, session, uruguay) == "Uruguay with wild canastas"


# --- the next deal


def test_dealer_line_says_who_plays_first(session: Session) -> None:
    dealer = dealer_view(WORDS, session.matches.open(record_evening(session)))
    assert dealer is not None
    assert (dealer.name, dealer.color) == ("Cleo", SideColor.RED)
    assert (dealer.sentence, dealer.detail) == ("Cleo deals", "Ben plays first")


def test_finished_game_has_no_dealer(session: Session) -> None:
    assert dealer_view(WORDS, open_new_match(session, FOUR, (5200, 300))) is None


def test_record_button_says_which_deal_comes_next(session: Session) -> None:
    match = open_new_match(session, FOUR, (400, 300))
    assert record_caption(WORDS, session, match, NAME) == "Score deal 2"


def test_passed_band_tells_the_dearer_initial_meld(session: Session) -> None:
    """1,600 passes 1,500, from which on 90 are required instead of 50."""
    match = open_new_match(session, FOUR, (1000, 300), (600, 100))
    change = match.history.changes[-1]
    assert passed_bands(WORDS, match, change) == [
        PassedBand(
            side=0,
            color=SideColor.BLUE,
            title="Passed 1,500",
            detail="Ana & Ben: initial meld",
            before="50",
            after="90",
            says="Passed 1,500. Ana & Ben: initial meld, now 90",
        )
    ]
    assert passed_bands(WORDS, match, None) == []
    assert passed_bands(WORDS, match, match.history.changes[-2]) == [], "an older change"


# --- deals


def test_deals_are_listed_latest_first(session: Session) -> None:
    match = session.matches.open(record_evening(session, 3))
    lines = deal_lines(match)
    assert [line.number for line in lines] == [3, 2, 1]
    assert lines[1].endings == (None, "badge-out")
    assert deal_screen_reader_text(WORDS, lines[1], side_names(match)) == (
        "Deal 2: Ana & Ben +685, now 395; Cleo & Dov +865, now 1,585, out"
    )


def test_deal_with_a_problem_is_said_to_be_checked(session: Session) -> None:
    match = open_new_match(session, FOUR, (402, 400))
    said = deal_screen_reader_text(WORDS, deal_lines(match)[0], side_names(match))
    assert said.endswith("unlikely or impossible, so check it")


def test_side_behind_is_told_what_it_needs(session: Session) -> None:
    match = session.matches.open(record_evening(session))
    ((side, sentence),) = catch_up_sentences(WORDS, match)
    assert side == 0
    assert sentence.startswith("Ana & Ben, 2,290 behind:")
    assert catch_up_sentences(WORDS, end_match(session, match, "time")) == []


# --- the end


def test_winner_is_named_with_margin_and_cause(session: Session) -> None:
    view = ending_view(WORDS, open_new_match(session, FOUR, (4000, 3000), (1200, 700)))
    assert view.says == "Ana & Ben have won by 1,500 points. 5,000 reached in deal 2"
    assert view.winner == 0


def test_tied_sides_at_the_target_play_on(session: Session) -> None:
    view = ending_view(WORDS, open_new_match(session, FOUR, (5100, 5100)))
    assert view.says == "Tied: Ana & Ben, Cleo & Dov. One more deal decides the game"
    assert view.winner is None


def test_forfeit_names_the_side_that_gave_up(session: Session) -> None:
    match = end_match(session, open_new_match(session, FOUR, (1400, 900)), "walkover", gave_up=0)
    assert ending_view(WORDS, match).says == "Cleo & Dov have won. Ana & Ben gave up"


def test_early_end_tells_who_would_win(session: Session) -> None:
    ahead = open_new_match(session, FOUR, (1400, 900))
    assert early_end_outlook(WORDS, ahead) == "Ana & Ben would win by 500 points."
    level = open_new_match(session, FOUR, (900, 900))
    expected = "It would be a draw between Ana & Ben, Cleo & Dov."
    assert early_end_outlook(WORDS, level) == expected


def test_partners_change_only_between_two_pairs(session: Session) -> None:
    assert has_two_pairs(open_new_match(session, FOUR).match)
    assert not has_two_pairs(open_new_match(session, THREE).match)
    assert not has_two_pairs(open_new_match(session, ALONE).match)


# --- the menu


def test_menu_has_seven_rows_below_the_new_game(session: Session) -> None:
    assert list(entries(open_new_match(session, FOUR))) == [
        TableAction.SHARE,
        TableAction.ADJUST,
        TableAction.INSERT,
        TableAction.SETTINGS,
        TableAction.TIMER,
        TableAction.RULES,
        TableAction.END,
    ]


def test_menu_disables_what_needs_a_deal(session: Session) -> None:
    assert not entries(open_new_match(session, FOUR))[TableAction.INSERT].is_enabled
    assert entries(open_new_match(session, FOUR, (400, 300)))[TableAction.INSERT].is_enabled


def test_menu_names_the_rules_that_are_played(session: Session) -> None:
    match = open_new_match(session, replace(FOUR, house_rules={"go_out_bonus": 200}))
    assert entries(match)[TableAction.RULES].label.title == "Rules of Classic with house rules"


def test_a_running_game_can_be_ended_in_three_ways(session: Session) -> None:
    running = open_new_match(session, FOUR, (1400, 900))
    assert ending_actions(running) == [
        TableAction.AGREEMENT,
        TableAction.TIME,
        TableAction.FORFEIT,
    ]
    menu = end_menu(WORDS, running)
    assert menu.title == "End or delete this game"
    assert menu.outlook.startswith("Ana & Ben would win by 500 points.")


def test_a_finished_game_can_only_be_deleted(session: Session) -> None:
    won = open_new_match(session, FOUR, (5200, 900))
    assert ending_actions(won) == []
    assert entries(won)[TableAction.END].label.title == "Delete this game"
    assert end_menu(WORDS, won).outlook == ""


def test_a_game_that_was_ended_early_can_be_resumed(session: Session) -> None:
    match = end_match(session, open_new_match(session, FOUR, (1400, 900)), "agreement")
    assert ending_actions(match) == [TableAction.RESUME]
    assert entries(match)[TableAction.END].label.title == "Resume or delete this game"


def test_missed_deal_goes_before_any_recorded_one(session: Session) -> None:
    match = open_new_match(session, FOUR, (900, 900), (100, 50))
    places = insert_places(WORDS, match)
    assert [place.label.title for place in places] == [
        "Before deal 2: +100 · +50",
        "Before deal 1: +900 · +900",
    ]
    assert places[0].deal == match.match.deals[1].uid
