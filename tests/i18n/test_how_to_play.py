"""The page that says how a game is played: every rule set, every language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from scorekeeper.i18n import Words, messages
from scorekeeper.i18n.how_to_play import Chapter, how_to_play
from scorekeeper.i18n.messages import languages
from scorekeeper.i18n.play_sentences import CHAPTERS, Sentence, chapter_parts
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


def sentences(set_id: str, changes: dict[str, Any] | None = None) -> list[tuple[str, str]]:
    """The keys and the values of all sentences of a rule set, where a table changes some values."""
    tree = rule_book(RuleSetId(set_id)).tree
    for path, value in (changes or {}).items():
        tree = with_value(tree, path, value)
    return [
        (part.key, " ".join(map(str, part.values.values())))
        for parts in chapter_parts(Words("en"), tree).values()
        for part in parts
        if isinstance(part, Sentence)
    ]


def test_kinds_of_melds_decide_what_a_canasta_is() -> None:
    assert ("canasta", "7 groups") in sentences("classic_4p")
    assert ("canasta", "7 both") in sentences("samba")
    assert ("canasta", "7 sequences") in sentences("buraco")
    assert ("canasta-sequence", "7") in sentences("buraco_closed")
    assert ("canasta-full", "7") in sentences("cuban"), "no meld has more cards"


def test_canasta_is_explained_before_its_bonuses() -> None:
    keys = [key for key, _ in sentences("samba")]
    assert keys.index("canasta") < keys.index("canasta-natural") < keys.index("canasta-bonus")
    assert ("canasta-bonus", "sequence 1500") in sentences("samba")


def test_sequence_from_ace_to_ace_has_no_ends() -> None:
    assert ("sequence", "3 7 4 ace different") in sentences("samba")
    assert ("sequence", "3 14 ace ace same") in sentences("burraco")
    assert ("sequence-aces", "1") in sentences("burraco")
    assert ("sequence-aces", "2") in sentences("buraco")
    assert "sequence-aces" not in dict(sentences("samba"))


def test_wild_cards_are_limited_once_if_all_melds_are_alike() -> None:
    assert dict(sentences("samba"))["sequence-wilds"] == "0"
    assert "sequence-wilds" not in dict(sentences("burraco"))


def test_limited_groups_are_told() -> None:
    changes = {"meld_rules.group_ranks": ["3", "A"]}
    assert ("meld-ranks", "3 and ace") in sentences("burraco", changes)
    plain = {"meld_rules.groups": True, "meld_rules.group_canastas": False}
    assert ("canasta-sequence", "7") in sentences("buraco", plain)
    no_wilds = sentences("buraco", plain | {"meld_rules.max_wilds": 0})
    assert "wild-no-group" in dict(no_wilds)
    none_at_all = {"meld_rules.max_wilds": 0, "meld_rules.sequence_wilds": 0}
    assert ("wild-most", "0") in sentences("buraco", plain | none_at_all)


@pytest.mark.parametrize(
    ("set_id", "expected"),
    [
        ("tranca", ("red-each", "100 red_three_values")),
        ("classic_4p", ("red-all", "100 4 800 red_three_values")),
        ("cuban", ("red-values", "red_three_values")),
        ("cuban", ("black-all", "5 4 100 captured_values")),
        ("modern_american", ("black-values", "tabled_values")),
    ],
)
def test_values_of_threes_take_a_table_only_if_irregular(
    set_id: str, expected: tuple[str, str]
) -> None:
    assert expected in sentences(set_id)


def test_black_threes_without_points_on_the_table_have_no_values() -> None:
    keys = dict(sentences("spanish", {"black_three.tabled_values": [0]}))
    assert not {"black-each", "black-all", "black-values"} & keys.keys()


@pytest.mark.parametrize(
    ("set_id", "expected"),
    [
        ("classic_4p", [("red-sides", "minus")]),
        ("samba", [("red-needs", "minus 2 canastas")]),
        ("cuban", [("red-needs", "zero 1 canastas")]),
        ("pennies_from_heaven", [("red-needs", "minus 1 sevens")]),
        ("hand_knee_and_foot", [("red-melded", "0 plus")]),
        (
            "modern_american",
            [
                ("red-canastas", "no canasta minus"),
                ("red-canastas", "exactly 1 canasta zero"),
                ("red-canastas", "2 or more canastas plus"),
            ],
        ),
    ],
)
def test_two_signs_of_red_threes_are_one_sentence(
    set_id: str, expected: list[tuple[str, str]]
) -> None:
    keys = {"red-sides", "red-needs", "red-melded", "red-canastas"}
    assert [each for each in sentences(set_id) if each[0] in keys] == expected


def test_black_three_in_hand_is_told_unless_it_costs_its_value() -> None:
    assert "black-in-hand" not in dict(sentences("classic_4p"))
    assert ("black-in-hand", "100") in sentences("bolivian")


def test_pile_is_frozen_sometimes_or_always_or_never() -> None:
    assert "pile-frozen" in dict(sentences("classic_4p"))
    always = dict(sentences("uruguay_wild"))
    assert "pile-always-frozen" in always, "it always needs a natural pair"
    assert "pile-frozen" not in always
    assert "pile-frozen" not in dict(sentences("burraco")), "it needs nothing"
    assert "pile-frozen" not in dict(sentences("italian_house"))


def test_finished_canasta_closes_the_pile_in_some_games() -> None:
    assert dict(sentences("classic_4p"))["pile-canasta"] == "yes"
    assert "pile-pair-canasta" in dict(sentences("cuban"))
    assert "pile-pair-canasta" not in dict(sentences("uruguay_wild"))


def test_top_card_counts_only_where_the_pile_may_be_taken() -> None:
    assert "initial-top" in dict(sentences("classic_4p"))
    brazilian = dict(sentences("brazilian"))
    assert "initial-no-pile" in brazilian
    assert "initial-top" not in brazilian


def test_going_out_concealed_is_explained_only_where_it_matters() -> None:
    assert ("initial-concealed", "if_drawn_from_stock") in sentences("classic_4p")
    assert "out-concealed" not in dict(sentences("samba"))


def test_partner_is_asked_only_by_those_who_have_one() -> None:
    assert ("out-partner", "may_ask_binding") in sentences("classic_4p")
    asked = {"partner_question.going_out": "must_ask"}
    assert "out-partner" not in dict(sentences("classic_2p", asked))


def test_kind_of_the_only_canasta_is_that_of_it_and_not_of_one_of_them() -> None:
    assert ("out-only", "natural") in sentences("buraco")
    assert ("out-kind", "natural 2") in sentences("hand_and_foot_us")


def test_first_to_take_the_pile_is_alone_unless_a_foot_decides() -> None:
    assert "lone-pile" in dict(sentences("cutthroat_3p"))
    assert "lone-pile" not in dict(sentences("burraco_3p"))
    assert ("foot-lone", "11 18") in sentences("burraco_3p")


def test_last_draw_is_told_once() -> None:
    finishes = {"stock_exhaustion": "last_draw_finishes_turn"}
    assert "stock-last-turn" in dict(sentences("classic_4p", finishes))
    assert "stock-last-turn" not in dict(sentences("italian_house")), "the deal ends with that turn"


def test_conditions_of_a_foot_and_of_the_last_row_are_told() -> None:
    foot = {"penalties.foot_untaken_when": "another_side_took"}
    assert "penalty-foot" in dict(sentences("burraco", foot))
    again = {"initial_meld_exceptions.last_row_again": [90, 105]}
    assert ("initial-again", "90, 105") in sentences("classic_4p", again)


def test_hand_and_foot_is_told_with_its_foot_and_its_four_deals() -> None:
    assert ("foot", "11 after_hand") in sentences("hand_and_foot")
    assert ("aim-deals", "4") in sentences("hand_and_foot")
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
    assert "comprando 1 carta do monte ou pegando o lixo." in chapter_text(
        "classic_4p", "turn", "pt"
    )
    assert "comprando 1 carta do baralho ou levando o monte." in chapter_text(
        "classic_4p", "turn", "pt-PT"
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("es", "Los treses rojos cuentan en contra del equipo sin canasta."),
        ("fi", "Punaiset kolmoset ovat miinusta ilman canastaa."),
        ("fr", "Les trois rouges comptent en moins pour un camp sans canasta."),
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
