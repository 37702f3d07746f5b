"""All languages say the same things: no message is missing, unused or left in English."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import (
    ENTRY,
    GAME_SEPARATOR,
    USUAL,
    LaterLanguages,
    best_language,
    catalogues_folder,
    home_locale,
    language_names,
    languages,
)
from scorekeeper.i18n.rule_sources import note_text
from scorekeeper.rules import RuleSetId, catalogue, rule_book
from tests.i18n import keys
from tests.rules.kit import citations_and_disputes, player_notes

ENGLISH = "en"
OTHERS = [code for code in languages() if code != ENGLISH]
REGIONS = [code for code in OTHERS if "-" in code]
"""Regions of a language: their files have only what differs."""
TRANSLATIONS = [code for code in OTHERS if code.partition("-")[0] != ENGLISH]
LETTERS_OF_A_SENTENCE = 25
"""A shorter text may be the same in two languages: a name, a number, `Samba`, `Joker`."""
OF_RULE_SETS = ("rule-set-name-", "rule-set-special-")
"""Keys of the name of a rule set, and of its sentence; the English ones are in its file."""
OF_NOTES = "rule-note-"
"""Keys of the notes of rule files; the English ones are in the files."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}
BANNED = {
    "en": (
        r"lay(s|ing)?(?! (it |them )?down)|laid(?! (it |them )?down)|lies?|lying|lain"
        r"|stands?|stood|earn(s|ed|ing)?|priced?|prices|whoever|somebody|unasked|otherwise"
        r"|amend(s|ed|ing|ments?)?|drop(s|ped|ping)?|set-ups?|first melds"
    )
}
"""Words that nobody says at a card table, by language; cards are laid down."""


BRITISH = re.compile(
    r"\b(\w*colour\w*|\w*neighbour\w*|organis\w+|anticlockwise|towards|packs?|grey|knock-out)\b"
    r"|MIT licence|\bround the table",
    re.IGNORECASE,
)
"""Words that Americans write in another way, or for which they have another word."""


class Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.codes: dict[str, set[frozenset[str]]] = defaultdict(set)
        """Variants of each select over a code, by variable; none of those over a number."""

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the library's name
        if isinstance(node.selector, ast.VariableReference):
            names = {getattr(one.key, "name", one.key) for one in node.variants}
            codes = {name for name in names if isinstance(name, str)} - PLURALS
            if codes:
                self.codes[node.selector.id.name].add(frozenset(codes))
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.texts.append(node.value)


@cache
def messages(language: str) -> dict[str, Parts]:
    """Every message of a catalogue; a file with a broken one has no such dictionary."""
    source = (files("scorekeeper.i18n") / "catalogues" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, Parts] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} stands twice"
            found[entry.id.name] = Parts()
            for part in (entry.value, *entry.attributes):
                found[entry.id.name].visit(part)
    return found


def of_games(language: str) -> dict[str, Parts]:
    """The messages with terms of a game, which a language has where its words differ."""
    return {key: parts for key, parts in messages(language).items() if GAME_SEPARATOR in key}


def common(language: str) -> dict[str, Parts]:
    """The other messages, without those whose English is in the rule files."""
    return {
        key: parts
        for key, parts in messages(language).items()
        if GAME_SEPARATOR not in key and not key.startswith((*OF_RULE_SETS, OF_NOTES))
    }


def of_rule_sets(language: str) -> set[str]:
    """The keys of the names and sentences of rule sets."""
    return {key for key in messages(language) if key.startswith(OF_RULE_SETS)}


def of_notes(language: str) -> set[str]:
    """The keys of the notes of rule sets."""
    return {key for key in messages(language) if key.startswith(OF_NOTES)}


def sentences(parts: Parts) -> Iterator[str]:
    return (text for text in parts.texts if len(text) >= LETTERS_OF_A_SENTENCE and " " in text)


def test_each_language_names_itself() -> None:
    assert language_names() == {
        "en": "English",
        "en-US": "English (United States)",
        "af": "Afrikaans",
        "de": "Deutsch",
        "es": "Español",
        "fi": "Suomi",
        "fr": "Français",
        "it": "Italiano",
        "nl": "Nederlands",
        "pt": "Português",
        "pt-PT": "Português (Portugal)",
        "sv": "Svenska",
    }


@pytest.mark.parametrize("language", sorted({*OTHERS} - {*REGIONS}))
def test_every_message_is_there_and_no_other(language: str) -> None:
    assert common(language).keys() == common(ENGLISH).keys()


@pytest.mark.parametrize("language", languages())
def test_names_of_rule_sets_are_those_of_known_ones(language: str) -> None:
    """English has none: its names and sentences are in the rule files. A region may have them."""
    known = {f"{kind}{identity.id}" for kind in OF_RULE_SETS for identity in catalogue()}
    if language == ENGLISH:
        known = set()
    assert of_rule_sets(language) <= known


@pytest.mark.parametrize("language", sorted({*OTHERS} - {*REGIONS}))
def test_rule_sets_are_translated_or_reported(language: str) -> None:
    """A new rule set needs no translation: until there is one it has its English name.

    What is missing is listed among the skipped tests.
    """
    wanted = {f"{kind}{identity.id}" for kind in OF_RULE_SETS for identity in catalogue()}
    missing = wanted - of_rule_sets(language)
    if missing:
        pytest.skip(f"{language}.ftl lacks {', '.join(sorted(missing))}")


@pytest.mark.parametrize("language", sorted({*OTHERS} - {*REGIONS}))
def test_notes_of_rule_sets_are_translated(language: str) -> None:
    known = {f"{OF_NOTES}{note_id}" for note_id in player_notes()}
    assert of_notes(language) == known


@pytest.mark.parametrize("region", REGIONS)
def test_region_has_notes_of_known_rules_only(region: str) -> None:
    assert of_notes(region) <= {f"{OF_NOTES}{note_id}" for note_id in player_notes()}


def test_notes_without_a_translation_are_reported() -> None:
    """A new rule set needs none: until there is an id the English of its notes is quoted."""
    lacking = {each.note for each in citations_and_disputes() if each.note and not each.note_id}
    if lacking:
        pytest.skip(f"notes without an id: {'; '.join(sorted(lacking))}")


@pytest.mark.parametrize("language", languages())
def test_terms_of_a_game_replace_a_message_and_use_its_values(language: str) -> None:
    known = {str(part) for one in catalogue() for part in (one.family, one.id)}
    usual = {**messages(language.partition("-")[0]), **messages(language)}
    for name, parts in of_games(language).items():
        key, _, game = name.partition(GAME_SEPARATOR)
        assert game in known
        assert parts.variables <= usual[key].variables
        assert parts.messages <= {f"{key}{GAME_SEPARATOR}{USUAL}", *usual}


def test_a_game_has_its_terms_and_the_usual_ones_besides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = """foot = foot
foot--burraco = pozzetto
foot--buraco = { foot--usual } of Brazil
taken = the { foot } is taken
"""
    (tmp_path / "yy.ftl").write_text(source, "utf-8")
    monkeypatch.setattr("scorekeeper.i18n.messages.catalogues_folder", lambda: tmp_path)

    def taken(set_id: str) -> str:
        return Words("yy").of_game(rule_book(RuleSetId(set_id)).identity).text("taken")

    assert taken("classic_4p") == "the foot is taken"
    assert taken("burraco") == "the pozzetto is taken"
    assert taken("tranca") == "the pozzetto is taken", "it is of the same family"
    assert taken("buraco") == "the foot of Brazil is taken"


def test_a_region_takes_what_it_lacks_from_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx.ftl").write_text("hello = Hello\npile = Pile\n", "utf-8")
    (tmp_path / "xx-YY.ftl").write_text("pile = Stack of { $count }\n", "utf-8")
    monkeypatch.setattr("scorekeeper.i18n.messages.catalogues_folder", lambda: tmp_path)
    words = Words("xx-YY")
    assert words.text("hello") == "Hello"
    assert words.text("pile", count=2) == "Stack of 2"


def test_a_later_language_is_offered_and_downloaded_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\n", "utf-8")
    monkeypatch.setattr("scorekeeper.i18n.messages.catalogues_folder", lambda: tmp_path)
    calls = []

    def download() -> None:
        calls.append("download")
        (tmp_path / "zz.ftl").write_text("hello = Zzz\n", "utf-8")

    later = LaterLanguages({"zz": "Zzz"}, download)
    monkeypatch.setattr("scorekeeper.i18n.messages.later_languages", later)
    offered = languages.__wrapped__
    assert offered() == ("en", "zz")
    assert calls == []
    assert Words("zz").text("hello") == "Zzz"
    assert offered() == ("en", "zz")
    assert calls == ["download"]


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_has_only_messages_that_differ(region: str) -> None:
    written = {
        code: {
            entry[1]: entry[0].rstrip()
            for entry in ENTRY.finditer((catalogues_folder() / f"{code}.ftl").read_text("utf-8"))
        }
        for code in (region.partition("-")[0], region)
    }
    of_language, of_region = written.values()
    of_rule_files = of_rule_sets(region) | of_notes(region)
    assert of_region.keys() - of_rule_files <= of_language.keys()
    assert [key for key, entry in of_region.items() if entry == of_language.get(key)] == []


def test_no_british_word_is_left_in_american_english() -> None:
    american = {**messages(ENGLISH), **messages("en-US")}
    texts = [(key, text) for key, parts in american.items() for text in parts.texts]
    texts += [(one.id, Words("en-US").rule_set_name(one)) for one in catalogue()]
    texts += [(each.path, note_text(Words("en-US"), each)) for each in citations_and_disputes()]
    assert {key: word[0] for key, text in texts if (word := BRITISH.search(text))} == {}
    assert BRITISH.search("The organiser has two packs")


@pytest.mark.parametrize("language", OTHERS)
def test_each_message_tells_of_the_same_values(language: str) -> None:
    differing = {
        key: (parts.variables, messages(language)[key].variables)
        for key, parts in common(ENGLISH).items()
        if parts.variables != messages(language).get(key, parts).variables
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_selects_have_the_variants_of_english(language: str) -> None:
    """Without a variant two rows of the record screen once had one name."""
    lacking = {
        key: (parts.codes, messages(language)[key].codes)
        for key, parts in common(ENGLISH).items()
        if parts.codes != messages(language).get(key, parts).codes
    }
    assert lacking == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    left = {
        key: text
        for key, parts in messages(ENGLISH).items()
        for text in sentences(parts)
        if key in messages(language) and text in messages(language)[key].texts
    }
    assert left == {}


@pytest.mark.parametrize("language", BANNED)
def test_no_message_has_a_word_that_players_do_not_say(language: str) -> None:
    banned = re.compile(rf"\b({BANNED[language]})\b", re.IGNORECASE)
    texts = [(key, text) for key, parts in messages(language).items() for text in parts.texts]
    if language == ENGLISH:
        texts += [(identity.id, identity.summary) for identity in catalogue()]
        texts += [
            (each.path, f"{each.note} {each.source_note}") for each in citations_and_disputes()
        ]
    assert {key: word[0] for key, text in texts if (word := banned.search(text))} == {}


def test_every_message_is_used() -> None:
    sources = keys.sources()
    referred_to = {key for parts in messages(ENGLISH).values() for key in parts.messages}
    assert [key for key in common(ENGLISH).keys() - referred_to if not sources.has(key)] == []
    assert not sources.has("table-unicorn")


def test_every_key_in_the_sources_has_a_message() -> None:
    sources = keys.sources()
    assert sources.literal_keys - messages(ENGLISH).keys() == set()


@pytest.mark.parametrize(
    ("preferred", "spoken"),
    [
        (["de-AT"], "de"),
        (["nl_BE.UTF-8"], "nl"),
        (["fi-FI", "sv-FI"], "fi"),
        (["fr-FR"], "fr"),
        (["eo"], "en"),
        (["eu-ES", "es-419", "en"], "es"),
        (["pt-BR"], "pt"),
        (["pt-PT"], "pt-PT"),
        (["pt-AO"], "pt-PT"),
        (["en-US"], "en-US"),
        (["en_US.UTF-8"], "en-US"),
        (["en-GB"], "en"),
        (["en-AU", "en-US"], "en"),
        (["en"], "en"),
        (["C"], "en"),
        ([], "en"),
        (["zu", "af-ZA"], "af"),
        (["sv-FI"], "sv"),
        (["x" * 5000, "it"], "it"),
    ],
)
def test_a_person_is_spoken_to_in_the_best_language_there_is(
    preferred: list[str], spoken: str
) -> None:
    assert best_language(preferred) == spoken


@pytest.mark.parametrize(
    ("device", "chosen", "home"),
    [
        (["it-IT", "en-US"], "", "it-IT"),
        (["el-GR", "en-US"], "", "el-GR"),
        (["es-AR"], "es", "es-AR"),
        (["de-DE", "es-UY"], "es", "es-UY"),
        (["de-DE"], "it", "it"),
        (["el-GR"], "en", "en"),
        (["pt-BR"], "pt-PT", "pt-PT"),
        (["pt-PT"], "pt", "pt"),
        ([], "", ""),
    ],
)
def test_home_is_the_device_unless_a_language_was_chosen(
    device: list[str], chosen: str, home: str
) -> None:
    """The country of the device counts only with a language that is spoken there."""
    assert home_locale(device, chosen) == home


def test_rule_set_name_is_the_files_or_its_translation() -> None:
    words, german = Words(), Words("de")
    names = [words.rule_set_name(identity) for identity in catalogue()]
    assert names == [identity.name for identity in catalogue()]
    two = rule_book(RuleSetId("classic_2p")).identity
    assert german.rule_set_name(two) == "Klassisch zu zweit"
    new = replace(two, id=RuleSetId("beach"), name="Beach canasta")
    assert german.rule_set_name(new) == "Beach canasta"


@pytest.mark.parametrize(
    ("language", "number"),
    [
        ("en", "12,345"),
        ("de", "12.345"),
        ("nl", "12.345"),
        ("it", "12.345"),
        ("fr", "12\N{NARROW NO-BREAK SPACE}345"),
        ("sv", "12\N{NO-BREAK SPACE}345"),
        ("pt", "12.345"),
        ("pt-PT", "12\N{NO-BREAK SPACE}345"),
    ],
)
def test_a_number_is_written_as_the_language_does(language: str, number: str) -> None:
    assert Words(language).number(12_345) == number
