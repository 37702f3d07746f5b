"""Keys of messages in the package's sources: literal ones, and patterns of computed ones."""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import scorekeeper

PACKAGE = Path(scorekeeper.__file__).parent
LOOKUPS = {"text", "label", "_text", "has", "_known", "_formatted"}
"""Functions with a key among their arguments."""
PART = "(.*)"
FIXED = re.compile("[a-z]{2}")
"""A pattern without letters of its own would match every key."""


@dataclass(frozen=True)
class Sources:
    strings: frozenset[str]
    literal_keys: frozenset[str]
    """Keys in the first argument of `words.text`."""
    patterns: frozenset[str]
    """Expressions of f-strings that may be keys: they are looked up, assigned or returned."""
    f_strings: frozenset[str]
    names: frozenset[str]
    """Words a computed key may be made of: codes, names of fields, keys and values of data."""

    def has(self, key: str) -> bool:
        """True if the key is written out, or a pattern makes it of known words."""
        matches = (pattern.fullmatch(key) for pattern in compiled(self.patterns))
        return key in self.strings or any(
            all(self.knows(part) for part in match.groups()) for match in matches if match
        )

    def knows(self, part: str) -> bool:
        return part in self.names or all(
            word in self.names or any(p.fullmatch(word) for p in compiled(self.f_strings))
            for word in part.split("-")
        )


@cache
def compiled(patterns: frozenset[str]) -> tuple[re.Pattern[str], ...]:
    """Compile patterns: `re` remembers fewer than there are here."""
    return tuple(re.compile(pattern) for pattern in sorted(patterns))


def pattern_of(node: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else PART
        for part in node.values
    )


def alternatives(node: ast.expr | None) -> Iterator[ast.expr]:
    """Yield the expressions that a conditional expression or a tuple is made of."""
    if isinstance(node, ast.IfExp):
        yield from alternatives(node.body)
        yield from alternatives(node.orelse)
    elif isinstance(node, ast.Tuple):
        for element in node.elts:
            yield from alternatives(element)
    elif node is not None:
        yield node


def text_of(node: ast.expr) -> str | None:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return str(node.value) if is_text and isinstance(node, ast.Constant) else None


def data_words(data: Any) -> Iterator[str]:
    """Yield the keys and the texts of a TOML document."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from data_words(value)
    elif isinstance(data, list):
        for value in data:
            yield from data_words(value)
    elif isinstance(data, str):
        yield data.replace(" ", "_")


@cache
def sources() -> Sources:
    files = [file.read_text("utf-8") for file in PACKAGE.rglob("*.py")]
    nodes = [node for text in files for node in ast.walk(ast.parse(text))]
    strings = {text for n in nodes if isinstance(n, ast.Constant) and (text := text_of(n))}
    f_strings = {pattern_of(n) for n in nodes if isinstance(n, ast.JoinedStr)}
    names = {str(digit) for digit in range(10)}
    for string in strings:
        if " " not in string:
            names |= {string, *re.split(r"[.-]", string)}
    literal_keys, patterns = set[str](), set[str]()
    for node in nodes:
        values: list[ast.expr | None] = []
        match node:
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[*arguments]):
                if name in LOOKUPS:
                    values = [*arguments]
                if isinstance(node.func, ast.Attribute) and name == "text" and arguments:
                    literal_keys |= {key for n in alternatives(arguments[0]) if (key := text_of(n))}
            case ast.Assign(value=value) | ast.Return(value=value):
                values = [value]
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.keyword(arg=str(name)):
                names.add(name)
        ways = (way for value in values for way in alternatives(value))
        patterns |= {pattern_of(way) for way in ways if isinstance(way, ast.JoinedStr)}
    for file in PACKAGE.rglob("*.toml"):
        names |= {*data_words(tomllib.loads(file.read_text("utf-8")))}
    return Sources(
        strings=frozenset(strings),
        literal_keys=frozenset(literal_keys),
        patterns=frozenset(p for p in patterns if FIXED.search(p) and "-" in p),
        f_strings=frozenset(p for p in f_strings if FIXED.search(p) and " " not in p),
        names=frozenset(names),
    )
