"""The texts of a language, read from its catalogue as it is written, without the app's own code."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

CATALOGUES = files("scorekeeper.i18n") / "catalogues"
LETTERS_OF_A_SENTENCE = 12
"""Shorter texts, and single words, may be the same in two languages."""
VALUE = "[^\\n]{1,60}?"
"""A value in a pattern: bounded, since whole screens are searched."""


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """The messages of a catalogue by their keys."""
    source = (CATALOGUES / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    return {one.id.name: one.value for one in body if isinstance(one, ast.Message) and one.value}


def saying(language: str, key: str) -> re.Pattern[str]:
    """Return a pattern of a message with any values; those at its ends may be left out."""
    looks = _looks(messages(language)[key])
    return re.compile(looks.removeprefix(VALUE).removesuffix(VALUE))


@cache
def foreign(language: str, other: str) -> frozenset[str]:
    """Sentences of another language that this one never says, as long as no value is in them."""
    own = "\n".join(_texts(language))
    return frozenset(text for text in _texts(other) if _is_sentence(text) and text not in own)


def _texts(language: str) -> Iterator[str]:
    for pattern in messages(language).values():
        yield from _texts_in(pattern)


def _texts_in(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value.strip()
        for variant in _variants(element):
            yield from _texts_in(variant)


def _is_sentence(text: str) -> bool:
    return len(text) >= LETTERS_OF_A_SENTENCE and " " in text


def _variants(element: ast.TextElement | ast.Placeable) -> list[ast.Pattern]:
    chosen = element.expression if isinstance(element, ast.Placeable) else None
    if not isinstance(chosen, ast.SelectExpression):
        return []
    return [variant.value for variant in chosen.variants]


def _looks(pattern: ast.Pattern) -> str:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(re.escape(element.value))
        elif variants := _variants(element):
            parts.append(f"(?:{'|'.join(map(_looks, variants))})")
        else:
            parts.append(VALUE)
    return "".join(parts)
