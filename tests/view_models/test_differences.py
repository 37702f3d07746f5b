"""Differences between two rule sets, in sentences."""

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.view_models.differences import (
    DifferencesView,
    house_rule_differences,
    rule_set_differences,
)
from tests.rules.kit import house

WORDS = Words("en")
CLASSIC = rule_book(RuleSetId("classic_4p"))


def sentences(view: DifferencesView) -> list[str]:
    """Return the essential sentences of all chapters."""
    return [sentence for chapter in view.chapters for sentence, _known in chapter.lines]


def test_differences_have_details_apart() -> None:
    """Players ask for the essential ones first."""
    view = rule_set_differences(WORDS, rule_book(RuleSetId("samba")), CLASSIC)
    assert view.title == "How Samba differs from Classic"
    assert view.chapters[0].title == "Players and cards"
    assert "Each player is dealt 15 cards (Classic: 11)." in sentences(view)
    details = [line for chapter in view.detail_chapters for line, _known in chapter.lines]
    assert "Wild cards can’t be used in sequences." in details
    assert len(details) == view.detail_count
    assert view.same == ""


def test_differences_of_rule_sets_played_alike() -> None:
    view = rule_set_differences(WORDS, rule_book(RuleSetId("uruguayan")), CLASSIC)
    assert view.same == "Played just like Classic."
    assert view.chapters == view.detail_chapters == ()


def test_differences_of_house_rules() -> None:
    view = house_rule_differences(WORDS, house(target=7500))
    assert view.title == "How Our Tuesdays differs from Classic"
    assert sentences(view) == [
        "You play one deal after another until a side reaches 7,500 points (Classic: 5,000)."
    ]
