"""The page that says how a game is played: every rule set, every language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from scorekeeper.i18n import Words, messages
from scorekeeper.i18n.how_to_play import Chapter, how_to_play
from scorekeeper.i18n.messages import languages
from scorekeeper.i18n.play_sentences import CHAPTERS
from scorekeeper.rules import RuleSetId, catalogue, rule_book
from scorekeeper.rules.loader import leaf_paths, with_value

EVERY = [identity.id for identity in catalogue()]
NUMBER = re.compile(r"\d+")
OF_LANGUAGES = re.compile(r"(?<=\d)[.,\s\u00a0\u202f](?=\d{3})")
"""The sign between the thousands of a number."""
COLON_AMISS = {"fr": r"(?<!\u00a0):"}
"""A French colon has an unbreakable space before it, those of other languages have none."""

CHANGES = {
    "hand_size": 12,
    "foot_size": 9,
    "stock_draw": 2,
    "decks": 3,
    "jokers": 0,
    "dealing.first_dealer": "by_lot",
    "dealing.direction": "counterclockwise",
    "meld_rules.max_cards": 8,
    "meld_rules.max_wilds": 1,
    "meld_rules.wild_vs_natural": "lt",
    "meld_rules.pure_wild": True,
    "meld_rules.sequences": True,
    "meld_rules.twos_meldable": True,
    "meld_rules.one_meld_per_rank": False,
    "meld_rules.groups": False,
    "meld_rules.group_ranks": ["A"],
    "meld_rules.group_canastas": False,
    "meld_rules.no_wild_ranks": ["7"],
    "canasta_bonus.natural": 600,
    "canasta_bonus.wild": 2000,
    "canasta_bonus.sevens": 1500,
    "canasta_cards_count": False,
    "red_three_values": [0, 50],
    "red_three_in_hand.points": -400,
    "red_three_in_hand.mode": "counts_as_tabled_if_no_canasta",
    "red_three_all_four_without_meld": 700,
    "black_three.role": "discard_only",
    "black_three.meld_when": "never",
    "black_three.in_hand": -7,
    "table_rules.pile_needs": "no_wild",
    "table_rules.pile_cards": 6,
    "table_rules.pile_onto_canasta": False,
    "table_rules.jokers_discardable": False,
    "table_rules.stock_out": "pile_becomes_stock",
    "table_rules.first_pile": "upcard_value",
    "table_rules.without_canasta_last_card": "must_discard",
    "initial_meld.by": "hand_number",
    "initial_meld.bands": [{"points": 75}],
    "initial_meld_exceptions.top_discard_counts": False,
    "initial_meld_exceptions.naturals_only": True,
    "initial_meld_exceptions.pile_allowed": False,
    "initial_meld_exceptions.concealed_out_exempt": "always",
    "initial_meld_exceptions.pile_frozen": False,
    "go_out_bonus": 150,
    "concealed_go_out_extra": 250,
    "go_out_requirement.canastas": 3,
    "go_out_requirement.natural": 1,
    "go_out_discard_required": True,
    "partner_question.going_out": "must_ask",
    "stock_exhaustion": "last_draw_finishes_turn",
    "hand_cards": "every_card_of_hand_and_foot",
    "penalties.held_aces_3plus": -100,
    "acaba.enabled": True,
    "seven_canastas_auto_win.enabled": True,
    "target": 6000,
    "match_winner": "highest_after_last_deal",
    "tie": "drawn game",
}
"""Another value than that of Classic, for each value that the page is made of."""


@cache
def page(set_id: str, language: str = "en") -> tuple[Chapter, ...]:
    return how_to_play(Words(language), rule_book(RuleSetId(set_id)))


def texts(chapters: tuple[Chapter, ...]) -> Iterator[str]:
    for chapter in chapters:
        yield chapter.title
        for part in chapter.parts:
            yield from [part] if isinstance(part, str) else part


def chapter_text(set_id: str, name: str, language: str = "en") -> str:
    chapters = tuple(chapter for chapter in page(set_id, language) if chapter.name == name)
    return " ".join(texts(chapters))


def numbers_in(value: Any) -> Iterator[str]:
    """Every number in a value of a rule file, as digits."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from numbers_in(name)
            yield from numbers_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from numbers_in(inner)
    else:
        yield from NUMBER.findall(str(value))


@pytest.mark.thorough
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("set_id", EVERY)
def test_every_number_on_the_page_is_one_of_the_rule_set(set_id: str, language: str) -> None:
    known = set(numbers_in(rule_book(RuleSetId(set_id)).tree))
    rules = rule_book(RuleSetId(set_id)).rules
    # “exactly one canasta” and “at most two” come from the first step of the next sign
    known |= {str(least - 1) for least, _ in rules.red_three_sign.steps}
    # threes are counted: all four of them, a table for one to fourteen
    known |= {str(count) for count in range(1, len(rules.red_three_values) + 1)}
    for text in texts(page(set_id, language)):
        for number in NUMBER.findall(OF_LANGUAGES.sub("", text)):
            assert number in known, text


def optional_chapters(set_id: str) -> dict[str, bool]:
    """The chapters that not every rule set has, and whether this one needs them."""
    book = rule_book(RuleSetId(set_id))
    rules = book.rules
    has_threes = rules.black_three.role != "ordinary"
    penalties = dict(leaf_paths(book.tree["penalties"]))
    del penalties["foot_untaken_when"]
    return {
        "initial": any(band.points or band.needs for band in rules.initial_meld.bands),
        "red-threes": has_threes,
        "black-threes": has_threes,
        "special": bool(rules.special_hands or rules.seven_canastas_auto_win.enabled),
        "acaba": rules.acaba.enabled,
        "penalties": any(penalties.values()),
    }


@pytest.mark.parametrize("set_id", EVERY)
def test_every_page_has_the_chapters_that_its_values_speak_of(set_id: str) -> None:
    rules = rule_book(RuleSetId(set_id)).rules
    names = [chapter.name for chapter in page(set_id)]
    optional = optional_chapters(set_id)
    expected = [name for name in CHAPTERS if optional.get(name, True)]
    others = [f"players-{players}" for players in rules.players[1:]]
    if rules.later_phase is not None:
        expected.append("later")
    assert names[: len(expected)] == expected
    assert set(names[len(expected) :]) <= set(others)
    for players in rules.players[1:]:
        changes = rules.by_players[str(players)]
        assert (f"players-{players}" in names) == bool(changes)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("set_id", EVERY)
def test_every_sentence_is_whole(set_id: str, language: str) -> None:
    for chapter in page(set_id, language):
        assert chapter.title
        for part in chapter.parts:
            if isinstance(part, str):
                assert part[-1] in ".:", part
                assert part[0].isupper() or part[0].isdigit() or part[0] in "’É", part
            text = " ".join([part] if isinstance(part, str) else part)
            assert not re.search(r"[{}$_]|\s\s|\s[.,]", text)
            assert not re.search(COLON_AMISS.get(language, r"\s:"), text)


@pytest.mark.parametrize("language", languages())
def test_a_value_that_is_changed_changes_its_sentence(language: str) -> None:
    """Each value that the page is made of is heard: another one gives another page."""
    words = Words(language)
    book = rule_book(RuleSetId("classic_4p"))
    usual = how_to_play(words, book)
    for path, value in CHANGES.items():
        changed = Changed(with_value(book.tree, path, value), book)
        assert how_to_play(words, changed) != usual, path  # type: ignore[arg-type]


class Changed:
    """A rule book with another tree."""

    def __init__(self, tree: dict[str, Any], book: Any) -> None:
        self.tree, self.rules, self.identity = tree, book.rules, book.identity


def test_more_players_need_more_packs() -> None:
    assert "7 packs" in chapter_text("hand_and_foot", "players-8")


def test_table_for_other_players_has_its_sentence() -> None:
    """Once only the rows were there, because the sentence before them was known."""
    (chapter,) = (each for each in page("hand_knee_and_foot") if each.name == "players-6")
    rows = [index for index, part in enumerate(chapter.parts) if not isinstance(part, str)]
    assert rows
    assert all(str(chapter.parts[index - 1]).endswith(":") for index in rows)


def test_page_has_the_terms_of_its_game() -> None:
    assert "burraco" in chapter_text("burraco", "canastas")
    assert "canast" not in " ".join(texts(page("burraco", "it")))
    assert "canastra" in chapter_text("tranca", "canastas", "pt")


def test_a_plural_is_one_where_there_is_one() -> None:
    assert "braucht eine Seite ein Canasta." in chapter_text("classic_4p", "out", "de")
    assert "braucht eine Seite 2 Canastas." in chapter_text("samba", "out", "de")
    assert "robando una carta" in chapter_text("classic_4p", "turn", "es")
    assert "doit avoir une canasta." in chapter_text("classic_4p", "out", "fr")
    assert "doit avoir 2 canastas." in chapter_text("samba", "out", "fr")
    assert "compra uma carta do monte ou pega o lixo." in chapter_text("classic_4p", "turn", "pt")
    assert "compra uma carta do baralho ou leva o monte." in chapter_text(
        "classic_4p", "turn", "pt-PT"
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("es", "Los treses rojos cuentan en contra del equipo sin canasta."),
        ("fi", "Punaiset kolmoset ovat miinusta ilman canastaa."),
        ("fr", "Les trois rouges comptent contre un camp sans canasta."),
        ("it", "I tre rossi contano contro la squadra senza canaste."),
        ("pt", "Os 3 vermelhos contam contra a equipe sem canastra."),
    ],
)
def test_red_threes_sentence_is_grammatical(language: str, sentence: str) -> None:
    """The sentence is made of two messages; once it said “if a side has no canasta” wrongly."""
    assert sentence in " ".join(texts(page("modern_american", language)))


def test_switch_in_italian_is_no_half_sentence() -> None:
    """A text that begins with “Se …” and has no main clause; the others are questions."""
    sources = messages.catalogue("it").sources
    switches = {key: text for key, text in sources.items() if key.startswith("switch-")}
    assert switches
    assert [key for key, text in switches.items() if f"{key} = Se " in text] == []


@pytest.mark.parametrize(("language", "foot"), [("es", "pie"), ("fr", "pied"), ("it", "piede")])
@pytest.mark.parametrize("set_id", ["biriba", "buraco", "burraco", "tranca"])
def test_foot_of_burraco_games_has_its_own_word(set_id: str, language: str, foot: str) -> None:
    """A side has one foot there: a “muerto” or “pozzetto”, not the foot of Hand and Foot."""
    said = " ".join(texts(page(set_id, language)))
    assert re.search(rf"\b{foot}\b", said) is None
