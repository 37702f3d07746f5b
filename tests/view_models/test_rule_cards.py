"""The cards with the rules of a new game."""

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSetId, catalogue, rule_book
from scorekeeper.services import Session, SetUp
from scorekeeper.view_models.rule_cards import chosen_rules_text, rule_cards, rule_proposals
from scorekeeper.view_models.set_up import blank_form
from tests.rules.kit import house
from tests.support.matches import ANA_BEN, CLEO_DOV
from tests.ui.device import record_match

WORDS = Words()
CLASSIC = blank_form(rule_book(RuleSetId("classic_4p")))


def card_names(session: Session) -> list[str]:
    return [card.name for card in rule_cards(WORDS, rule_proposals(session, catalogue()), CLASSIC)]


def play_match(session: Session, ruleset: str, profile: str = "") -> None:
    sides = (ANA_BEN, CLEO_DOV)
    record_match(session, SetUp(ruleset=RuleSetId(ruleset), sides=sides, profile=profile))


def test_first_game_proposes_two_families(session: Session) -> None:
    classic, other = rule_cards(WORDS, rule_proposals(session, catalogue()), CLASSIC)
    assert (classic.name, classic.detail, classic.is_chosen) == ("Classic", "to 5,000", True)
    assert classic.canastas == ("natural", "mixed")
    assert not other.name.startswith("Classic")


def test_first_game_proposes_the_game_of_the_country(session: Session) -> None:
    """Without a country the language alone says nothing of what is usual where somebody lives."""
    proposals = rule_proposals(session, catalogue("it-IT"), "it-IT")
    burraco, classic = rule_cards(WORDS, proposals, blank_form(rule_book(RuleSetId("burraco"))))
    assert (burraco.name, burraco.is_chosen) == ("Burraco", True)
    assert burraco.detail == "Usual in your country\nto 2,005"
    assert (classic.name, classic.detail) == ("Classic", "to 5,000")
    assert not any(each.is_usual for each in rule_proposals(session, catalogue("it"), "it"))


def test_games_played_here_come_before_that_of_the_country(session: Session) -> None:
    play_match(session, "samba")
    proposals = rule_proposals(session, catalogue("it-IT"), "it-IT")
    assert [each.rules for each in proposals] == [
        rule_book(RuleSetId("samba")),
        rule_book(RuleSetId("burraco")),
    ]
    assert [each.is_usual for each in proposals] == [False, True]


def test_rules_of_the_latest_games_come_first(session: Session) -> None:
    play_match(session, "samba")
    play_match(session, "burraco")
    proposals = rule_proposals(session, catalogue())
    form = CLASSIC.with_rules(proposals[0].rules)
    assert [card.name for card in rule_cards(WORDS, proposals, form)] == ["Burraco", "Samba"]


def test_chosen_rules_take_a_card(session: Session) -> None:
    form = CLASSIC.with_rules(rule_book(RuleSetId("burraco")))
    burraco, classic = rule_cards(WORDS, rule_proposals(session, catalogue()), form)
    assert (burraco.name, burraco.is_chosen) == ("Burraco", True)
    assert (classic.name, classic.is_chosen) == ("Classic", False)


def test_house_rules_that_were_played_are_a_card(session: Session) -> None:
    session.profiles.save(house(go_out_bonus=200))
    play_match(session, "classic_4p", profile="Our Tuesdays")
    proposals = rule_proposals(session, catalogue())
    form = CLASSIC.with_rules(proposals[0].rules)
    card, *_ = rule_cards(WORDS, proposals, form)
    assert (card.name, card.detail, card.is_chosen) == ("Our Tuesdays", "Classic", True)
    assert chosen_rules_text(WORDS, form) == "Classic · 1 rule changed"


def test_newcomer_reads_what_classic_is_like() -> None:
    sentence = chosen_rules_text(WORDS, CLASSIC)
    assert "seven of them are a canasta" in sentence
    assert "800" not in sentence
