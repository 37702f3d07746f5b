"""The languages, and the messages of each.

A language is one file of Fluent messages in `catalogues`, named after its code, with the keys and
variables of `en.ftl`: put one there and it is offered under More, spoken by devices that ask for
it, and checked by the tests in `tests/i18n`. A message is parsed when it is first used.
"""

import contextlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from babel.core import Locale, negotiate_locale
from fluent.runtime import FluentBundle, FluentResource

from scorekeeper.errors import ScorekeeperError

SUFFIX = ".ftl"
FOLDER = "catalogues"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?(?=\n|\Z))*", re.MULTILINE)
"""A message or a term with all its lines: those after the first are indented, or empty."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)[\s.(}]")
"""A name within braces: a message may take the text of another, or a function's, there."""

MOST_TEXTS = 4096
"""Texts in the cache; those of the screens of an evening are fewer."""


class MissingMessageError(ScorekeeperError):
    """A catalogue has no message of this name, or its message wants another value."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of a language, by key."""

    language: str
    sources: Mapping[str, str] = field(repr=False)
    """Each message as it is written in the file."""
    bundle: FluentBundle = field(repr=False)
    parsed: set[str] = field(default_factory=set, repr=False, compare=False)
    """The messages in the bundle, each added when it is first used."""
    texts: dict[object, str] = field(default_factory=dict, repr=False, compare=False)
    """Texts so far, by key and values: a screen repeats itself at every tap."""

    def has(self, key: str) -> bool:
        """True if there is a message of this key."""
        return key in self.sources

    def format(self, key: str, values: Mapping[str, Any]) -> str:
        """The message with its values filled in.

        Raises `MissingMessageError` for an unknown key and for a value that is not given.
        """
        asked = key, *((name, type(value), value) for name, value in values.items())
        with contextlib.suppress(KeyError, TypeError):  # not yet, or of a value without a hash
            return self.texts[asked]
        if key not in self.sources:
            raise MissingMessageError(f"{self.language}: there is no message {key}")
        unread = [key]
        while unread:  # the message and all that it refers to
            other = unread.pop()
            if other in self.sources and other not in self.parsed:
                self.parsed.add(other)
                self.bundle.add_resource(FluentResource(self.sources[other]))
                unread += REFERENCE.findall(self.sources[other])
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            raise MissingMessageError(f"{self.language}: {key} has no text")
        formatted, wrong = self.bundle.format_pattern(pattern, dict(values))
        if wrong:
            raise MissingMessageError(f"{self.language}: {key}: {wrong[0]}")
        text = str(formatted)
        if len(self.texts) >= MOST_TEXTS:
            self.texts.clear()
        with contextlib.suppress(TypeError):
            self.texts[asked] = text
        return text


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language of `languages()`."""
    text = (files("scorekeeper.i18n") / FOLDER / f"{language}{SUFFIX}").read_text("utf-8")
    sources = {entry[1]: entry[0] for entry in ENTRY.finditer(text)}
    return Catalogue(language, sources, FluentBundle([language], use_isolating=False))


@cache
def languages() -> tuple[str, ...]:
    """The languages of the catalogues, by code, English first."""
    names = (entry.name for entry in (files("scorekeeper.i18n") / FOLDER).iterdir())
    codes = sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))
    return tuple(sorted(codes, key=lambda code: code != "en"))


ENGLISH = "en"


def best_language(preferred: Iterable[str]) -> str:
    """Choose a language for a person who prefers these, the best first; else English.

    They are tags such as `de-AT`, or names of locales such as `de_AT.UTF-8`; a country's form of
    a language is as good as the language.
    """
    tags = [locale.partition(".")[0].replace("_", "-") for locale in preferred]
    return negotiate_locale(tags, languages(), sep="-") or ENGLISH


def language_names() -> dict[str, str]:
    """The name of each language in that language, by code; no catalogue is read for it."""
    return {code: _own_name(code) for code in languages()}


def _own_name(code: str) -> str:
    name = Locale.parse(code).get_language_name(code) or code
    return name[:1].upper() + name[1:]
