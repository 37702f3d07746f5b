"""One language's messages."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from scorekeeper.errors import ScorekeeperError

SUFFIX = ".ftl"
FOLDER = "catalogues"


class MissingMessageError(ScorekeeperError):
    """A catalogue has no message of this name, or its message wants another value."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of a language, by key."""

    language: str
    bundle: FluentBundle

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return bool(self.bundle.has_message(key))

    def format(self, key: str, values: Mapping[str, Any]) -> str:
        """The message with its values filled in.

        Raises `MissingMessageError` for an unknown key and for a value that is not given.
        """
        if not self.has(key):
            raise MissingMessageError(f"{self.language}: there is no message {key}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise MissingMessageError(f"{self.language}: {key} has no text")
        text, wrong = self.bundle.format_pattern(pattern, dict(values))
        if wrong:
            raise MissingMessageError(f"{self.language}: {key}: {wrong[0]}")
        return str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language of `languages()`."""
    text = (files("scorekeeper.i18n") / FOLDER / f"{language}{SUFFIX}").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return Catalogue(language, bundle)


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are catalogues of, by code, English first."""
    names = (entry.name for entry in (files("scorekeeper.i18n") / FOLDER).iterdir())
    codes = sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))
    return tuple(sorted(codes, key=lambda code: code != "en"))
