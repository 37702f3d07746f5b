"""Every screen in German: no English sentence, no raw path, no uid and no class name is left."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from scorekeeper.i18n.rules import NUMBERS
from scorekeeper.rules import rule_book, rule_set_ids
from scorekeeper.rules.loader import sources
from scorekeeper.services import Session
from tests.i18n.test_catalogues import LETTERS_OF_A_SENTENCE, messages
from tests.tools.gallery.scenes import SCENES, Scene
from tests.tools.gallery.theatre import Theatre
from tests.ui.test_access import shown, stage

__all__ = ["stage"]

pytestmark = pytest.mark.thorough

PATH = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b|\b[a-z]{3,}\.[a-z]{3,}(?:_[a-z]+)*\b")
UID = re.compile(r"\b[0-9a-f]{8}-?[0-9a-f]{4}|\b[0-9a-f]{16,}\b")
CLASS = re.compile(r"\b(?:[A-Z][a-z]+)+(?:Error|Screen|Pane|Card|Row|View)\b")
ADDRESS = re.compile(r"\w+://\S+|\S+@\S+|\b\w+\.(?:json|html|csv|jsonl|com|net|org)\b\S*")


@cache
def english() -> dict[str, str]:
    """The parts of English sentences, in small letters, with the key of their message."""
    german = messages("de")
    return {
        text.strip().lower(): key
        for key, parts in messages("en").items()
        for text in parts.texts
        if len(text.strip()) >= LETTERS_OF_A_SENTENCE and text not in german[key].texts
    }


def quoted() -> Iterator[str]:
    """The names of sources, and the notes of rule files, which are quoted as English."""
    yield from (source.title for source in sources().values())
    for set_id in rule_set_ids():
        for citation in rule_book(set_id).citations.by_path.values():
            for text in (citation.note, *(dispute.note for dispute in citation.disputes)):
                if text:
                    yield NUMBERS.sub("", text)


@cache
def longest_quoted_first() -> list[str]:
    return sorted(set(quoted()), key=len, reverse=True)


def left_in_english(text: str) -> list[str]:
    plain = "" if text.startswith("{\n") else ADDRESS.sub("", text)  # a file, shown as it is
    for quotation in longest_quoted_first():
        plain = plain.replace(quotation, "")
    raw = [match[0] for kind in (PATH, UID, CLASS) for match in kind.finditer(plain)]
    return raw + [key for sentence, key in english().items() if sentence in plain.lower()]


@pytest.mark.parametrize("scene", SCENES, ids=str)
async def test_no_screen_is_left_in_english(stage: tuple[Session, Theatre], scene: Scene) -> None:
    async with shown(stage, scene, "de") as ui:
        wrong = {text: found for text in ui.texts() if (found := left_in_english(text))}
    assert wrong == {}


def test_english_left_in_a_translation_is_found() -> None:
    assert left_in_english("red_three_values") == ["red_three_values"]
    assert left_in_english("canasta_bonus.natural")
    assert left_in_english("5f0c1a2b3c4d5e6f")
    assert left_in_english("! SwitchCard") == ["SwitchCard"]
    assert "import-refused" in left_in_english("This can’t be imported. Nothing was changed.")
    assert left_in_english("Diese Datei lässt sich nicht öffnen: a.json") == []
