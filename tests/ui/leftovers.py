"""English sentences, raw paths, uids and class names that a translated screen still shows."""

import re
from collections.abc import Iterator
from functools import cache

from scorekeeper.i18n.messages import GAME_SEPARATOR
from scorekeeper.rules.loader import sources
from tests.i18n.test_catalogues import LETTERS_OF_A_SENTENCE, Parts, messages
from tests.rules.kit import citations_and_disputes, player_notes

PATH = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b|\b[a-z]{3,}\.[a-z]{3,}(?:_[a-z]+)*\b")
UID = re.compile(r"\b[0-9a-f]{8}-?[0-9a-f]{4}|\b[0-9a-f]{16,}\b")
CLASS = re.compile(r"\b(?:[A-Z][a-z]+)+(?:Error|Screen|Pane|Card|Row|View)\b")
ADDRESS = re.compile(r"\w+://\S+|\S+@\S+|\b\w+\.(?:json|html|csv|jsonl|com|net|org)\b\S*")


def translated(language: str) -> dict[str, Parts]:
    """Return the messages of a language; a regional catalogue has only what differs."""
    base = language.partition("-")[0]
    return messages(base) | messages(language)


@cache
def english(language: str) -> dict[str, str]:
    """Return the parts of English sentences, in small letters, with the key of their message.

    What the language says in the very same words is left out. A message with the terms of a game
    may be missing in a language that uses its general one.
    """
    own = translated(language)
    sentences = {}
    for key, parts in messages("en").items():
        own_parts = own.get(key) or own[key.partition(GAME_SEPARATOR)[0]]
        for text in parts.texts:
            if len(text.strip()) >= LETTERS_OF_A_SENTENCE and text not in own_parts.texts:
                sentences[text.strip().lower()] = key
    if language.partition("-")[0] != "en":
        for note_id, text in player_notes().items():
            sentences[text.lower()] = f"rule-note-{note_id}"
    return sentences


def quoted() -> Iterator[str]:
    """The names of sources, and the notes of rule files for people who check sources."""
    yield from (source.title for source in sources().values())
    yield from (each.source_note for each in citations_and_disputes() if each.source_note)


@cache
def longest_quoted_first() -> list[str]:
    return sorted(set(quoted()), key=len, reverse=True)


def left_in_english(text: str, language: str = "de") -> list[str]:
    """Return what is left untranslated in a text: raw names, and keys of English messages."""
    plain = "" if text.startswith("{\n") else ADDRESS.sub("", text)  # a file, shown as it is
    for quotation in longest_quoted_first():
        plain = plain.replace(quotation, "")
    raw = [match[0] for kind in (PATH, UID, CLASS) for match in kind.finditer(plain)]
    return raw + [key for sentence, key in english(language).items() if sentence in plain.lower()]
