"""How a rule set differs from one that is known, in the sentences of how to play."""

import re

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.differences import (
    ESSENTIALS,
    ORDER,
    PARENT_TOPICS,
    SHARED_TOPICS,
    SUMMARIES,
    Difference,
    differences,
    tree_differences,
)
from scorekeeper.i18n.messages import languages
from scorekeeper.i18n.play_sentences import CHAPTERS
from scorekeeper.rules import RuleBook, catalogue, rule_book
from scorekeeper.rules.house_rules import tree_with
from scorekeeper.rules.loader import with_value
from tests.i18n.test_how_to_play import CHANGES, COLON_AMISS, NUMBER, OF_LANGUAGES, numbers_in
from tests.rules.kit import CHILD, TARGET, book_of, house, load_rule_file

EVERY = [identity.id for identity in catalogue()]
SEQUENCE = (
    "A meld can also be a sequence of 3 to 7 consecutive cards of one suit, between the 4 and the "
    "ace."
)


def differences_between(
    here: RuleBook, there: RuleBook, language: str = "en"
) -> tuple[Difference, ...]:
    return differences(Words(language), here, there)


def essentials(here: str, there: str) -> list[str]:
    return [
        each.text
        for each in differences_between(book_of(here), book_of(there))
        if not each.is_detail
    ]


def test_samba_is_told_to_those_who_know_classic() -> None:
    assert essentials("samba", "classic_4p") == [
        "You need 3 packs of cards and 6 jokers, 162 cards in all.",
        "Each player is dealt 15 cards (Classic: 11).",
        "Begin your turn by taking the pile or drawing 2 cards from the stock (Classic: 1).",
        SEQUENCE,
        (
            "The cards that a side melds first in a deal are its initial meld, even if they form "
            "several melds. Their total value must reach a minimum, which depends on the side’s "
            "score so far: 3,000 to 6,995: 120 · 7,000 or more: 150."
        ),
        "A canasta that is a sequence scores 1,500 points.",
        "Each red three is worth 100 points. All 6 together are worth 1,000.",
        "To go out, a side needs 2 canastas (Classic: 1).",
        "You play one deal after another until a side reaches 10,000 points (Classic: 5,000).",
    ]


def test_difference_says_the_known_games_rule_in_its_own_sentence() -> None:
    (wild,) = (
        each
        for each in differences_between(book_of("bolivian"), book_of("samba"))
        if each.chapter == "wilds"
    )
    assert wild.text == "Wild cards may also be melded on their own, up to 7 in one meld."
    assert wild.instead == "Samba: Wild cards can’t be melded on their own."


def test_difference_says_once_that_something_is_not_played() -> None:
    """Without sequences nobody asks for wild cards in them, nor for their price."""
    about = [text for text in essentials("classic_4p", "samba") if "sequence" in text]
    assert about == [f"Doesn’t apply here: {SEQUENCE}"]
    spoken = " ".join(
        each.text for each in differences_between(book_of("burraco"), book_of("classic_4p"))
    )
    assert "Threes are ordinary cards." in spoken
    assert "red three" not in spoken.casefold()


def test_each_game_is_told_in_its_own_terms() -> None:
    both = differences_between(book_of("burraco"), book_of("classic_4p"))
    (out,) = (each for each in both if each.text.startswith("To go out"))
    assert "needs a burraco" in out.text
    assert "needs a canasta" in out.instead
    of_brazil = differences_between(book_of("tranca"), book_of("burraco"))
    assert not [each for each in of_brazil if each.chapter == "penalties"], "only the word differs"


def test_the_contract_of_going_out_is_told_whole() -> None:
    (out,) = (text for text in essentials("bolivian", "samba") if "go out" in text)
    assert out == "To go out, a side needs 2 canastas. At least one of them must be a sequence."


def test_both_are_taken_for_a_number_of_players_that_both_are_for() -> None:
    """Hand & Foot for two is dealt from three packs, of which Classic for two has two."""
    dealt = differences_between(book_of("hand_and_foot_us"), book_of("classic_2p"))
    assert dealt[0].text == "Players: 2, 3, 4 or 6 (Classic for two: 2)."
    assert dealt[1].text == "You need 3 packs of cards and 6 jokers, 162 cards in all."


def test_differences_of_own_rule_files_and_house_rules() -> None:
    line = "You play one deal after another until a side reaches {} points (Classic: 5,000)."
    assert [
        each.text
        for each in differences_between(load_rule_file(TARGET, CHILD), book_of("classic_4p"))
    ] == [line.format("3,000")]
    tree = tree_with(house(target=7500))
    own = tree_differences(Words(), tree, book_of("classic_4p").tree, "Classic")
    assert [each.text for each in own] == [line.format("7,500")]


@pytest.mark.parametrize("set_id", EVERY)
def test_a_rule_set_does_not_differ_from_itself(set_id: str) -> None:
    assert differences_between(book_of(set_id), book_of(set_id)) == ()


@pytest.mark.parametrize("path", CHANGES)
def test_a_value_that_is_changed_is_told_both_ways_round(path: str) -> None:
    words, usual = Words(), book_of("classic_4p").tree
    changed = with_value(usual, path, CHANGES[path])
    assert list(tree_differences(words, changed, usual, "Classic"))
    assert list(tree_differences(words, usual, changed, "Ours"))


@pytest.mark.thorough
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("set_id", EVERY)
def test_every_sentence_is_whole_and_every_number_one_of_the_two(
    set_id: str, language: str
) -> None:
    this = book_of(set_id)
    parent = this.identity.parent
    for other in (book_of("burraco"), rule_book(parent.rule_set) if parent else book_of("samba")):
        signs = (*this.rules.red_three_sign.steps, *other.rules.red_three_sign.steps)
        known = {*numbers_in(this.tree), *numbers_in(other.tree)}
        known |= {str(least - 1) for least, _ in signs}  # “at most 1”: below the next step
        for each in differences_between(this, other, language):
            assert each.text.endswith("."), each
            for text in filter(None, (each.text, each.instead)):
                assert not re.search(r"[{}$_]|\s\s|\s[.,]|\.\.", text), text
                assert not re.search(COLON_AMISS.get(language, r"\s:"), text), text
                assert set(NUMBER.findall(OF_LANGUAGES.sub("", text))) <= known, text


@pytest.mark.parametrize("set_id", EVERY)
def test_chapters_come_in_the_order_of_the_table(set_id: str) -> None:
    places = [
        ORDER.index(each.chapter)
        for each in differences_between(book_of(set_id), book_of("burraco"))
    ]
    assert places == sorted(places)


def test_every_chapter_has_its_place_and_every_topic_its_sentence() -> None:
    assert sorted(ORDER) == sorted(CHAPTERS)
    keys = {key.removeprefix("play-") for key in Words().catalogue.sources}
    shared = {*SHARED_TOPICS, *SHARED_TOPICS.values()}
    dependent = {*PARENT_TOPICS, *PARENT_TOPICS.values()}
    topics = {*shared, *dependent, *ESSENTIALS, *SUMMARIES}
    about = "canasta-bonus-"  # one message for all types of canastas
    assert {topic for topic in topics if not topic.startswith(about)} <= keys
