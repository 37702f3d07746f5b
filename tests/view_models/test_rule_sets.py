"""Lists of rule sets, and the rule set that players know."""

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleLibrary, RuleSetId, catalogue, rule_book
from scorekeeper.services import Session
from scorekeeper.view_models.rule_sets import (
    RuleSetList,
    default_comparison,
    known_rule_set,
    match_counts,
    player_counts,
    rule_set_list,
    rule_set_summary,
)
from tests.ui.device import FOUR, record_match
from tests.ui.meld_kit import of_rules

WORDS = Words("en")
SAMBA = RuleSetId("samba")
CLASSIC = RuleSetId("classic_4p")


def ids(found: RuleSetList) -> list[str]:
    """Return the rule sets of all groups in their order, without the rare ones."""
    return [row.id for group in found.groups for row in group.rows]


def test_rule_set_groups_are_families() -> None:
    """Without matches every rule set is in its family, and listed once."""
    found = rule_set_list(WORDS, RuleLibrary(), catalogue(), {})
    titles = [group.title for group in found.groups]
    assert titles[0] == "Classic"
    assert titles.index("Hand & Foot") < titles.index("Modern American")
    rare = [row.id for row in found.rare]
    assert sorted([*ids(found), *rare]) == sorted(identity.id for identity in catalogue())


def test_rare_rule_sets_are_listed_apart(session: Session) -> None:
    """Not those that were played here, nor those of the player's country."""
    found = rule_set_list(WORDS, RuleLibrary(), catalogue(), {})
    assert len(ids(found)) <= 15
    rare = [row.id for row in found.rare]
    assert {"british", "tranca"} <= set(rare)
    record_match(session, of_rules("british"))

    found = rule_set_list(
        WORDS, RuleLibrary(), catalogue("pt-BR"), match_counts(session), locale="pt-BR"
    )
    assert ids(found)[:4] == ["british", "buraco", "buraco_closed", "tranca"]
    assert not {"british", "tranca"} & {row.id for row in found.rare}


def test_search_that_finds_only_rare_rule_sets_lists_them() -> None:
    found = rule_set_list(WORDS, RuleLibrary(), catalogue(), {}, player_count=5)
    assert "kanasta" in [*ids(found), *(row.id for row in found.rare)]
    british = [each for each in catalogue() if each.id == "british"]
    found = rule_set_list(WORDS, RuleLibrary(), british, {})
    assert (ids(found), found.rare) == (["british"], ())


def test_most_played_rule_sets_come_first(session: Session) -> None:
    """They are above the families, say how often they were played, and are listed once."""
    record_match(session, FOUR)
    record_match(session, of_rules("samba"))
    record_match(session, of_rules("samba"))
    found = rule_set_list(WORDS, RuleLibrary(), catalogue(), match_counts(session))
    groups = found.groups
    assert groups[0].title == "Most played here"
    assert [row.id for row in groups[0].rows] == [SAMBA, CLASSIC]
    assert groups[0].rows[0].further_lines[-1] == "Played 2 times here"
    assert len(ids(found)) == len(set(ids(found)))


def test_rule_set_search_by_name() -> None:
    """Case does not matter, and a family's name finds its members."""
    found = ids(rule_set_list(WORDS, RuleLibrary(), catalogue(), {}, search_text=" SAMBA "))
    assert "italian_samba" in found
    assert "italian_house" not in found
    assert rule_set_list(WORDS, RuleLibrary(), catalogue(), {}, search_text="whist").groups == ()


def test_rule_set_search_by_player_count() -> None:
    """Only rule sets for that number of players are found."""
    assert 6 in player_counts(RuleLibrary())
    found = ids(rule_set_list(WORDS, RuleLibrary(), catalogue(), {}, player_count=6))
    assert "classic_6p" in found
    assert "classic_4p" not in found


def test_rule_set_summary_says_nothing_twice() -> None:
    """The numbers stand in for a sentence that a rule set lacks."""
    for identity in catalogue():
        lines = rule_set_summary(WORDS, rule_book(identity.id))
        assert len(lines) == len(set(lines))


def test_known_rule_set_is_the_chosen_one(session: Session) -> None:
    """The choice of the device counts more than the rule set played most."""
    record_match(session, of_rules("bolivian"))
    samba = rule_book(SAMBA)
    assert known_rule_set(session, samba, "burraco") == "burraco"
    assert known_rule_set(session, samba, None) == "bolivian"
    assert known_rule_set(session, samba, "no rule set") == "bolivian"


def test_known_rule_set_without_matches(session: Session) -> None:
    """It is the one that the book inherits from; the first of all has none."""
    assert known_rule_set(session, rule_book(SAMBA), None) == CLASSIC
    assert known_rule_set(session, rule_book(CLASSIC), None) is None


def test_compared_rule_sets_begin_with_the_played_one(session: Session) -> None:
    """Without matches the first two of the catalogue are compared."""
    first, second = (identity.id for identity in catalogue()[:2])
    assert default_comparison(session, catalogue()) == (first, second)
    record_match(session, of_rules("samba"))
    assert default_comparison(session, catalogue()) == (SAMBA, first)
