"""The languages and their messages: `Catalogue` reads a file of messages, `Words` fills them in.

A screen gets its texts from `Words`; `Catalogue` is for this package.

A language is a file of Fluent messages in `catalogues`, named after its code, with the keys and
variables of `en.ftl`. A new file needs nothing else: the language is offered under More, chosen on
devices that prefer it, and checked by the tests in `tests/i18n`. A region's file, such as
`pt-PT.ftl`, has only the messages that differ from those of its language. A message is parsed at
its first use.

A game may have its own terms: the message `key--GAME` replaces `key` in games of this family or
rule set, and may refer to the replaced message as `key--usual`. A rule set without the terms of its
family has nothing but this reference: `canasta--buraco = { canasta--usual }`.
"""

import contextlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Any

from babel.core import Locale, get_global, negotiate_locale
from fluent.runtime import FluentBundle, FluentResource

from scorekeeper.errors import ScorekeeperError
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import BLACK_THREE, JOKER, Card
from scorekeeper.rules.loader import Identity, Source
from scorekeeper.scoring import initial_meld, score
from scorekeeper.storage import Finding, StoreError

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?(?=\n|\Z))*", re.MULTILINE)
"""A message or a term with all its lines; those after the first are indented or empty."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)[\s.(}]")
"""A name in braces: another message whose text is inserted, or a function of Fluent."""

GAME_SEPARATOR = "--"
"""Separates a key from the name of a game."""
USUAL = "usual"
"""Replaces the name of a game in the key of the usual message."""
MAX_CACHED_TEXTS = 4096
"""The maximum number of cached texts: more than all screens of a session need."""


class MissingMessageError(ScorekeeperError):
    """A catalogue does not have a message, or the message needs a value that was not given."""


@dataclass(frozen=True, slots=True)
class Label:
    """Texts of one control, from one message of the catalogue."""

    id: str
    """Key of the message: the control's id in the DOM and in tests."""
    title: str
    detail: str = ""
    """Second line: the attribute `.detail` of the message."""
    says: str = ""
    """Screen-reader text, the attribute `.says`; empty if title and second line are enough."""

    @property
    def accessible_name(self) -> str:
        """The text that a screen reader reads for the control."""
        return self.says or ". ".join(filter(None, (self.title, self.detail)))


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The messages of a language, by key."""

    language: str
    sources: Mapping[str, str] = field(repr=False)
    """The source of each message, as in the file."""
    bundle: FluentBundle = field(repr=False)
    parsed: set[str] = field(default_factory=set, repr=False, compare=False)
    """The keys of the messages that are in the bundle; each is added at its first use."""
    texts: dict[object, str] = field(default_factory=dict, repr=False, compare=False)
    """Cached texts by key and values; most are used again after every tap."""

    def has(self, key: str) -> bool:
        """Return True if there is a message of this key."""
        return key in self.sources

    def has_attribute(self, key: str, attribute: str) -> bool:
        """Return True if a message has an attribute such as `detail`."""
        return f"\n    .{attribute} =" in self.sources[key]

    def format(self, key: str, values: Mapping[str, Any]) -> str:
        """Return a message, or its attribute for `key.attribute`, with its values filled in.

        Raises:
            MissingMessageError: The key is unknown, or the message needs a value that is not given.
        """
        # The types are in the cache's key, because 1, 1.0 and True are equal but read differently.
        typed_values = ((name, type(value), value) for name, value in values.items())
        cache_key = (key, *typed_values)
        with contextlib.suppress(KeyError, TypeError):  # not cached, or a value has no hash
            return self.texts[cache_key]

        text = self._format_uncached(key, values)
        if len(self.texts) >= MAX_CACHED_TEXTS:
            self.texts.clear()
        with contextlib.suppress(TypeError):
            self.texts[cache_key] = text
        return text

    def _format_uncached(self, key: str, values: Mapping[str, Any]) -> str:
        """Return a message or its attribute, with its values filled in."""
        key, _, attribute = key.partition(".")
        if key not in self.sources:
            raise MissingMessageError(f"{self.language}: there is no message {key}")

        self._parse(key)
        pattern = None
        if self.bundle.has_message(key):
            message = self.bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingMessageError(f"{self.language}: {key} has no text")

        text, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingMessageError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Add a message, and all messages that it refers to, to the bundle."""
        unparsed = [key]
        while unparsed:
            other = unparsed.pop()
            if other in self.sources and other not in self.parsed:
                self.parsed.add(other)
                self.bundle.add_resource(FluentResource(self.sources[other]))
                unparsed += REFERENCE.findall(self.sources[other])


@cache
def game_catalogue(language: str, games: tuple[str, ...]) -> Catalogue:
    """Return a catalogue with the terms of a game: `key--burraco` replaces the message `key`.

    The replaced message remains as `key--usual`, so that the other one can refer to it.

    Args:
        language: Code of the language.
        games: Family and id of a rule set; terms of a later one replace those of an earlier one.
    """
    usual = catalogue(language)
    replaced: dict[str, str] = {}
    for game in games:
        suffix = f"{GAME_SEPARATOR}{game}"
        for name, source in usual.sources.items():
            if not name.endswith(suffix):
                continue
            key = name.removesuffix(suffix)
            usual_key = f"{key}{GAME_SEPARATOR}{USUAL}"
            usual_text = usual.sources[key].removeprefix(key)
            text = source.removeprefix(name)
            # A term cannot pass its arguments on to the usual one.
            if text.strip() == f"= {{ {usual_key} }}":
                text = usual_text
            replaced[key] = key + text
            replaced[usual_key] = usual_key + usual_text

    if not replaced:
        return usual
    bundle = FluentBundle([language], use_isolating=False)
    return Catalogue(language, {**usual.sources, **replaced}, bundle)


@dataclass(slots=True)
class LaterLanguages:
    """Languages whose catalogues and locales a website downloads when one of them is needed."""

    names: Mapping[str, str] = field(default_factory=dict)
    """The name of each language in that language, by code; empty once they are there."""
    download: Callable[[], None] | None = None
    """Downloads the files of all of them."""

    def require(self, code: str) -> None:
        """Download the later languages if the language `code` is one of them, and only once."""
        if code in self.names and self.download is not None:
            self.download()
            self.names = {}


later_languages = LaterLanguages()


def catalogues_folder() -> Traversable:
    """Return the folder of the catalogues; it is not cached, because an archive may grow."""
    return files("scorekeeper.i18n") / "catalogues"


@cache
def catalogue(language: str) -> Catalogue:
    """Return the messages of a language by its code; a region also has its language's messages."""
    later_languages.require(language)
    text = (catalogues_folder() / f"{language}.ftl").read_text("utf-8")
    sources = {entry[1]: entry[0] for entry in ENTRY.finditer(text)}
    base, _, region = language.partition("-")
    if region:
        sources = {**catalogue(base).sources, **sources}
    return Catalogue(language, sources, FluentBundle([language], use_isolating=False))


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages, English first, the others in alphabetical order."""
    names = (entry.name for entry in catalogues_folder().iterdir())
    codes = {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}
    codes.update(later_languages.names)
    return tuple(sorted(codes, key=lambda code: (code != "en", code)))


def best_language(preferred: Iterable[str]) -> str:
    """Return the code of the best language for somebody's preferences; English if none fits.

    Args:
        preferred: Tags such as `de-AT` or locales such as `de_AT.UTF-8`, the best one first. A
            country's form of a language matches the language if there is none for its region.
    """
    available = languages()
    parents = get_global("parent_exceptions")
    for name in preferred:
        tag = name.partition(".")[0].replace("_", "-")
        # The parent of `pt-AO` is `pt-PT`, that of `es-AR` is `es-419`.
        parent = parents.get(tag.replace("-", "_"), "").replace("_", "-")
        if parent in available:
            return str(parent)
        language = negotiate_locale([tag], available, "-")
        if language:
            return language
    return "en"


def home_locale(device: Sequence[str], chosen: str = "") -> str:
    """Return the language and country whose games come first for a player; empty if unknown.

    This is the preferred language of the device, even one without a catalogue. A language that the
    player chose counts instead, with the country of the device if that has the same language.

    >>> home_locale(["es-AR", "en-US"])
    'es-AR'
    >>> home_locale(["es-AR", "en-US"], chosen="it")
    'it'

    Args:
        device: Tags of the device, the preferred one first.
        chosen: Code of a language; empty if the app follows the device.
    """
    if not chosen:
        return next(iter(device), "")
    language = chosen.partition("-")[0]
    fitting = (
        tag
        for tag in device
        # English would also be the best language for a tag without a catalogue.
        if tag.partition("-")[0] == language and best_language([tag]) == chosen
    )
    return next(fitting, chosen)


def language_names() -> dict[str, str]:
    """Return the name of each language in that language, by code, without reading catalogues."""
    return {code: _language_name(code) for code in languages()}


def _language_name(code: str) -> str:
    """Return the name of a language in that language."""
    if code in later_languages.names:
        return later_languages.names[code]
    name = Locale.parse(code, sep="-").get_display_name() or code
    return capitalized(name)


MINUS = "\N{MINUS SIGN}"
ELLIPSIS = "…"
MAX_QUOTED = 60
"""Characters of a typed text that a sentence repeats; the text itself may be longer."""
MAX_VALUE = 2000
"""Characters of a value in a message; Fluent refuses longer ones."""
PRINTED = tuple(Card(rank) for rank in "AKQJ")
"""Cards with a letter as their corner; others have a number or a sign."""
CARD_VALUES = {"card", "first", "other"}
"""Values of problems that may be cards."""


def capitalized(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def shorten(text: str) -> str:
    """Return a text to quote in a sentence, cut after `MAX_QUOTED` characters."""
    if len(text) <= MAX_QUOTED:
        return text
    return f"{text[:MAX_QUOTED]}{ELLIPSIS}"


@dataclass(frozen=True)
class Words:
    """The words of one language."""

    language: str = "en"
    games: tuple[str, ...] = ()
    """Family and id of the rule set whose terms replace the usual ones."""
    catalogue: Catalogue = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        messages = catalogue(self.language)
        if self.games:
            messages = game_catalogue(self.language, self.games)
        object.__setattr__(self, "catalogue", messages)

    def of_game(self, identity: Identity) -> "Words":
        """Return words with the terms of a game, such as clean and dirty canastas in Burraco."""
        return Words(self.language, (identity.family, identity.id))

    @property
    def locale(self) -> str:
        """The name of the language in Babel, such as `pt_BR`."""
        return self.language.replace("-", "_")

    def text(self, key: str, **values: Any) -> str:
        """Return a message of the catalogue, with numbers as the language writes them."""
        # Fluent refuses long texts, and writes a hyphen in place of a minus sign.
        for name, value in values.items():
            if isinstance(value, str):
                if len(value) > MAX_VALUE:
                    values[name] = f"{value[:MAX_VALUE]}{ELLIPSIS}"
            elif type(value) is int and value < 0:
                values[name] = self.number(value)
        return self.catalogue.format(key, values)

    def label(self, key: str, *, id: str = "", detail: str = "", **values: Any) -> Label:
        """Return the texts of a control: a message with its attributes `.detail` and `.says`.

        Args:
            key: Key of the message.
            id: Id of the control, if several controls share the message; by default the key.
            detail: Second line, if it is a value and no attribute of the message.
            values: Values of the message and of its attributes.
        """
        return Label(
            id=id or key,
            title=self.text(key, **values),
            detail=detail or self._attribute(key, "detail", values),
            says=self._attribute(key, "says", values),
        )

    def _attribute(self, key: str, attribute: str, values: Mapping[str, Any]) -> str:
        """Return an attribute of a message; empty if the message does not have it."""
        if not self.catalogue.has_attribute(key, attribute):
            return ""
        return self.text(f"{key}.{attribute}", **values)

    def number(self, value: int) -> str:
        """Return a whole number with the separators of the language and a true minus sign."""
        return MINUS * (value < 0) + self.catalogue.format("number", {"value": abs(value)})

    def points(self, value: int) -> str:
        """Return points with their sign: +785, −225, 0."""
        return f"+{self.number(value)}" if value > 0 else self.number(value)

    def letter(self, card: str) -> str:
        """Return the corner of a card's face: D for a German queen, 10 for a ten."""
        return self.text(f"letter-{card}") if card in PRINTED else card

    def problem(self, problem: Problem) -> str:
        """Return a problem as a sentence, with its values in words of the language."""
        values = {name: self._problem_value(value) for name, value in problem.values.items()}
        for name in CARD_VALUES & values.keys():
            if isinstance(values[name], str):
                values[name] = self._card_name(values[name])
        return self.text(f"problem-{problem.code}", **values)

    def _card_name(self, card: str) -> str:
        """Return the name of a black three or joker, or a card with the letter of the language.

        The card is in notation, such as `h:Q`.
        """
        if card in (BLACK_THREE, JOKER):
            return self.text(f"rule-card-{card}")
        suit, mark, rank = card.rpartition(":")
        return f"{suit}{mark}{self.letter(rank)}"

    def _problem_value(self, value: Any) -> Any:
        """Return a value of a problem as the value of a message."""
        if isinstance(value, Problem):
            return self.problem(value)
        if isinstance(value, tuple):
            return ", ".join(map(str, value))
        if isinstance(value, PurePath):
            return str(value)
        if isinstance(value, Mapping):
            return self.canastas(value)
        if isinstance(value, str):
            return shorten(value)
        return value

    def join(self, parts: Sequence[str], key: str = "value-and") -> str:
        """Return texts as an enumeration: a, b and c; empty without texts.

        Args:
            parts: The texts.
            key: Key of the message that joins the last text to the others.
        """
        if len(parts) <= 1:
            return "".join(parts)
        return self.text(key, first=", ".join(parts[:-1]), last=parts[-1])

    def canastas(self, counts: Mapping[str, int]) -> str:
        """Return numbers of canastas by type in words: 5 natural and 3 mixed."""
        return self.join(
            [self.text("out-canastas", type=kind, count=n) for kind, n in counts.items()]
        )

    def line(self, line: score.ScoreLine) -> str:
        """Return the name of a line of a score."""
        if line.kind in score.PARTS:
            return self.text(f"line-{line.kind}")
        return self.text("line-canasta", type=line.kind.removesuffix(score.CANASTA_SUFFIX))

    def rule_set_name(self, identity: Identity) -> str:
        """Return the name of a rule set; without a translation the English one in its file."""
        key = f"rule-set-name-{identity.id}"
        if not self.catalogue.has(key):
            return identity.name
        return self.text(key)

    def language_name(self, code: str) -> str:
        """Return the name of a language in the language of these words: English, German."""
        return str(Locale.parse(self.locale).languages.get(code, code))

    def requirement(self, required: initial_meld.Requirement) -> str:
        """Return the requirement of an initial meld, as short as a badge: 90, 200 and a canasta."""
        if required.is_nothing:
            return self.text("meld-of-nothing")
        if required.needs is None:
            return self.number(required.points)
        return self.text(f"requirement-{required.needs}", points=required.points)

    def value_and_requirement(self, value: int, required: initial_meld.Requirement) -> str:
        """Return the value of a lay-down and its requirement: 45 of 50; 140, needed a canasta."""
        if required.is_nothing:
            return self.number(value)
        key = "cli-reached" if required.needs is None else "cli-reached-canasta"
        return self.text(key, value=value, requirement=self.requirement(required))

    def sentence(self, lines: Iterable[score.ScoreLine]) -> str:
        """Return a score in one line: 85 cards + 500 natural canasta − 60 in hand."""
        parts: list[str] = []
        for line in lines:
            kind = line.kind.removesuffix(score.CANASTA_SUFFIX)
            key = f"brief-{line.kind}" if line.kind in score.PARTS else "brief-canasta"
            name = self.text(key, type=kind, count=line.count or 0)
            points = self.number(abs(line.points))
            if line.points < 0:
                parts.append(f"{MINUS} {points} {name}")
            elif parts:
                parts.append(f"+ {points} {name}")
            else:
                parts.append(f"{points} {name}")
        return " ".join(parts)


NOTHING = "none"
"""The value of a message's variable if there is nothing."""


def finding_text(words: Words, finding: Finding) -> str:
    """Return a sentence about a fault found in a store when it was opened, or about its repair."""
    return words.text(
        f"finding-{finding.kind}",
        kept=finding.kept,
        dropped=finding.dropped,
        aside=NOTHING if finding.aside is None else str(finding.aside),
        backup=NOTHING if finding.backup is None else str(finding.backup),
        answer=finding.answer,
    )


def store_error_text(words: Words, error: StoreError) -> str:
    """Return the sentence of an error of the store."""
    path = NOTHING if error.path is None else str(error.path)
    return words.text(f"store-{error.reason}", path=path, answer=error.answer)


def source_title(words: Words, key: str, source: Source) -> str:
    """Return the title of a source, with its language if that is another one."""
    title = words.text("source-title", source=key, title=source.title)
    if source.language in ("", words.language.partition("-")[0]):
        return title
    return words.text("source-in", title=title, language=words.language_name(source.language))


SIDE_PATH = re.compile(r"sides\[(\d+)\]")
"""The beginning of the path of a problem of one side, with its index."""


def problem_of_side(words: Words, problem: Problem, names: Sequence[str]) -> str:
    """Return a problem in a sentence, after the name of the side that it is about."""
    sentence = words.problem(problem)
    side = SIDE_PATH.match(problem.path)
    if side is None or int(side[1]) >= len(names):
        return sentence
    return words.text("problem-of-side", side=names[int(side[1])], problem=sentence)


def is_seat_name(name: str) -> bool:
    """Return True if a name is the name of a seat, such as North, in any language of the app."""
    return name.strip() in seat_names()


@cache
def seat_names() -> frozenset[str]:
    """Return the names of seats in all languages.

    They are in a file of their own, because reading all catalogues would take half a second.
    """
    text = (files("scorekeeper.i18n") / "seat_names.txt").read_text("utf-8")
    return frozenset(text.splitlines())
