"""The languages, and the words of each: messages, numbers, sizes, times, findings, figures.

A language is one file of Fluent messages in `catalogues`, named after its code, with the keys and
variables of `en.ftl`: put one there and it is offered under More, spoken by devices that ask for
it, and checked by the tests in `tests/i18n`. A region's file, such as `pt-PT.ftl`, has only the
messages that differ from those of its language. A message is parsed when it is first used.

A game may have terms of its own: the message `key--GAME` replaces `key` in a game of this family or
rule set, and takes what is the same from `key--usual`.
"""

import contextlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import ROUND_HALF_UP, Decimal
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Any

from babel.core import Locale, get_global, negotiate_locale
from babel.dates import format_datetime
from fluent.runtime import FluentBundle, FluentResource

from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.statistics import Figure
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import BLACK_THREE, JOKER, Card
from scorekeeper.rules.loader import Identity, Source
from scorekeeper.scoring import initial_meld, score
from scorekeeper.storage import Finding, StoreError
from scorekeeper.validation import moment

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?(?=\n|\Z))*", re.MULTILINE)
"""A message or a term with all its lines: those after the first are indented, or empty."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)[\s.(}]")
"""A name within braces: a message may take the text of another, or a function's, there."""

GAME_SEPARATOR, USUAL = "--", "usual"
"""Between a key and the game whose terms its message has; and the end of the usual message."""
MOST_TEXTS = 4096
"""Texts in the cache; those of the screens of an evening are fewer."""


class MissingMessageError(ScorekeeperError):
    """A catalogue has no message of this name, or its message wants another value."""


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
    """Each message as it is written in the file."""
    bundle: FluentBundle = field(repr=False)
    parsed: set[str] = field(default_factory=set, repr=False, compare=False)
    """The messages in the bundle, each added when it is first used."""
    texts: dict[object, str] = field(default_factory=dict, repr=False, compare=False)
    """Texts so far, by key and values: a screen repeats itself at every tap."""

    def has(self, key: str) -> bool:
        return key in self.sources

    def has_attribute(self, key: str, attribute: str) -> bool:
        """Return True if a message has an attribute such as `detail`."""
        return f"\n    .{attribute} =" in self.sources[key]

    def format(self, key: str, values: Mapping[str, Any]) -> str:
        """Return a message, or its attribute for `key.attribute`, with its values filled in.

        Raises `MissingMessageError` for an unknown key and for a value that is not given.
        """
        asked = key, *((name, type(value), value) for name, value in values.items())
        key, _, attribute = key.partition(".")
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
        pattern = None
        if self.bundle.has_message(key):
            message = self.bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
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
def game_catalogue(language: str, games: tuple[str, ...]) -> Catalogue:
    """Return a catalogue with the terms of a game: `key--burraco` replaces the message `key`.

    Such a message says only what differs, and takes the rest from `key--usual`.

    Args:
        language: Code of the language.
        games: Family and id of a rule set; the terms of the last one go first.
    """
    usual = catalogue(language)
    own: dict[str, str] = {}
    for game in games:
        for name, source in usual.sources.items():
            key = name.removesuffix(f"{GAME_SEPARATOR}{game}")
            if key != name:
                own[key] = key + source.removeprefix(name)
                usual_key = f"{key}{GAME_SEPARATOR}{USUAL}"
                own[usual_key] = usual_key + usual.sources[key].removeprefix(key)
    if not own:
        return usual
    bundle = FluentBundle([language], use_isolating=False)
    return Catalogue(language, {**usual.sources, **own}, bundle)


@dataclass(frozen=True, slots=True)
class LaterLanguage:
    """A language whose catalogue and locale a site fetches when it is needed."""

    name: str
    fetch: Callable[[], None]
    """Brings the files of this and all other later languages."""


_later_languages: dict[str, LaterLanguage] = {}
"""The languages whose files are not there yet, by code."""


def add_later_languages(names: Mapping[str, str], fetch: Callable[[], None]) -> None:
    """Offer languages whose files are fetched when one of them is needed.

    Args:
        names: The name of each language in that language, by its code.
        fetch: Brings the files of all of them.
    """
    for code, name in names.items():
        _later_languages[code] = LaterLanguage(name, fetch)


def _fetch_language(code: str) -> None:
    """Bring the files of a language if they are not there yet."""
    later = _later_languages.get(code)
    if later is not None:
        later.fetch()
        _later_languages.clear()


def catalogues_folder() -> Traversable:
    """Return the folder of the catalogues, as it is now: in an archive it may have grown."""
    return files("scorekeeper.i18n") / "catalogues"


@cache
def catalogue(language: str) -> Catalogue:
    _fetch_language(language)
    text = (catalogues_folder() / f"{language}.ftl").read_text("utf-8")
    sources = {entry[1]: entry[0] for entry in ENTRY.finditer(text)}
    base, _, region = language.partition("-")
    if region:
        sources = {**catalogue(base).sources, **sources}
    return Catalogue(language, sources, FluentBundle([language], use_isolating=False))


@cache
def languages() -> tuple[str, ...]:
    """The languages of the catalogues, by code, English first."""
    names = (entry.name for entry in catalogues_folder().iterdir())
    codes = {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}
    codes.update(_later_languages)
    return tuple(sorted(codes, key=lambda code: (code != "en", code)))


def best_language(preferred: Iterable[str]) -> str:
    """Choose a language for a person who prefers these, the best first; else English.

    They are tags such as `de-AT`, or names of locales such as `de_AT.UTF-8`; a country's form of
    a language is as good as the language, unless its region has words of its own.
    """
    available, regions = languages(), get_global("parent_exceptions")
    for name in preferred:
        tag = name.partition(".")[0].replace("_", "-")
        region = regions.get(tag.replace("-", "_"), "").replace("_", "-")
        if language := region if region in available else negotiate_locale([tag], available, "-"):
            return language
    return "en"


def language_names() -> dict[str, str]:
    """The name of each language in that language, by code; no catalogue is read for it."""
    return {code: _language_name(code) for code in languages()}


def _language_name(code: str) -> str:
    if code in _later_languages:
        return _later_languages[code].name
    name = Locale.parse(code, sep="-").get_display_name() or code
    return name[:1].upper() + name[1:]


MINUS = "\N{MINUS SIGN}"

LONGEST, CUT = 60, "…"
"""Characters of a typed text that a sentence repeats; the text may be of any length."""
PRINTED = tuple(Card(rank) for rank in "AKQJ")
"""Ranks with a letter on the face."""
CARDS = {"card", "first", "other"}
"""Values of problems that may be cards."""
LONGEST_PART = 2000
"""Characters of a value in any message: longer ones Fluent refuses, so that no text grows wild."""


def shortened(value: Any) -> Any:
    """A value for a sentence: a long text is cut."""
    is_long = isinstance(value, str) and len(value) > LONGEST
    return f"{value[:LONGEST]}{CUT}" if is_long else value


@dataclass(frozen=True)
class Words:
    """The words of one language."""

    language: str = "en"
    games: tuple[str, ...] = ()
    """Family and id of the rule set whose terms replace the usual ones."""
    catalogue: Catalogue = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        found = game_catalogue(self.language, self.games) if self.games else None
        object.__setattr__(self, "catalogue", found or catalogue(self.language))

    def of_game(self, identity: Identity) -> "Words":
        """Return the same words with the terms of a game: clean and dirty canastas of Burraco."""
        return Words(self.language, (identity.family, identity.id))

    @property
    def locale(self) -> str:
        """The language under Babel's name."""
        return self.language.replace("-", "_")

    def text(self, key: str, **values: Any) -> str:
        """Return a message of the catalogue, with numbers as the language writes them."""
        for name, value in values.items():
            if isinstance(value, str):
                if len(value) > LONGEST_PART:
                    values[name] = f"{value[:LONGEST_PART]}{CUT}"
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
        """Points with their sign: +785, −225, 0."""
        return f"+{self.number(value)}" if value > 0 else self.number(value)

    def letter(self, card: str) -> str:
        """Return the corner of a card's face: D for a German queen, 10 for a ten."""
        return self.text(f"letter-{card}") if card in PRINTED else card

    def problem(self, problem: Problem) -> str:
        values = {name: self._in_words(value) for name, value in problem.values.items()}
        for name in CARDS & values.keys():
            if isinstance(values[name], str):
                values[name] = self._card(values[name])
        return self.text(f"problem-{problem.code}", **values)

    def _card(self, card: str) -> str:
        if card in (BLACK_THREE, JOKER):
            return self.text(f"rule-card-{card}")
        suit, mark, rank = card.rpartition(":")
        return f"{suit}{mark}{self.letter(rank)}"

    def _in_words(self, value: Any) -> Any:
        """A value of a problem; numbers by type are canastas: 5 natural and 3 mixed."""
        if isinstance(value, Problem):
            return self.problem(value)
        if isinstance(value, tuple):
            return ", ".join(map(str, value))
        if isinstance(value, PurePath):
            return str(value)
        if not isinstance(value, Mapping):
            return shortened(value)
        return self.canastas(value)

    def canastas(self, counts: Mapping[str, int]) -> str:
        """Return numbers of canastas by type in words: 5 natural and 3 mixed."""
        parts = [self.text("out-canastas", type=kind, count=n) for kind, n in counts.items()]
        if not parts[1:]:
            return "".join(parts)
        return self.text("value-and", first=", ".join(parts[:-1]), last=parts[-1])

    def line(self, line: score.ScoreLine) -> str:
        if line.kind in score.PARTS:
            return self.text(f"line-{line.kind}")
        return self.text("line-canasta", type=line.kind.removesuffix(score.CANASTA_SUFFIX))

    def rule_set_name(self, identity: Identity) -> str:
        """Return the name of a rule set; without a translation the one in its file."""
        key = f"rule-set-name-{identity.id}"
        return self.text(key) if key in self.catalogue.sources else identity.name

    def language_name(self, code: str) -> str:
        """Return the name of a language in this one: English, German."""
        return str(Locale.parse(self.locale).languages.get(code, code))

    def requirement(self, required: initial_meld.Requirement) -> str:
        """Return the requirement of an initial meld, as short as a badge: 90, 200 and a canasta."""
        if required.is_nothing:
            return self.text("meld-of-nothing")
        if required.needs is None:
            return self.number(required.points)
        return self.text(f"requirement-{required.needs}", points=required.points)

    def reached(self, value: int, required: initial_meld.Requirement) -> str:
        """Return a value beside what is required: 45 of 50; 140, needed a canasta."""
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
            sign = MINUS if line.points < 0 else "+" if parts else ""
            parts.append(f"{sign} {self.number(abs(line.points))} {name}".strip())
        return " ".join(parts)


MINUTE, HOUR, DAY = 60, 3600, 86_400  # seconds


def clock(words: Words, written: str | None) -> str:
    """Return the time of day of an ISO 8601 text, as the clock at that table showed it: 21:12."""
    return _formatted(words, written, "pattern-time")


def day(words: Words, written: str | None) -> str:
    """Return the day of an ISO 8601 text: Sat 21 Nov 2026."""
    return _formatted(words, written, "pattern-day")


def day_of_month(words: Words, written: str | None) -> str:
    """Return the day without its year: Sat 21 Nov."""
    return _formatted(words, written, "pattern-day-of-month")


def month(words: Words, written: str | None) -> str:
    """Return the month of a time, with its year: March 2026."""
    name = _formatted(words, written, "pattern-month-of-year")
    return name[:1].upper() + name[1:]


def day_number(words: Words, written: str | None) -> str:
    """Return the day of the month: 21."""
    then = moment(written)
    return words.number(then.day) if then else ""


def short_month(words: Words, written: str | None) -> str:
    """Return the month in short: Nov."""
    return _formatted(words, written, "pattern-short-month")


def day_and_clock(words: Words, written: str | None, *, today: date) -> str:
    """Return the time of day, with the day before it where that was not today."""
    then = moment(written)
    if then is None or then.date() == today:
        return clock(words, written)
    return words.text("day-and-time", day=day(words, written), time=clock(words, written))


WEEK = 7  # days


def is_of_another_month(then: date, *, today: date) -> bool:
    """Return True for a day of neither this month nor the last week."""
    is_of_this = (then.year, then.month) == (today.year, today.month)
    return not is_of_this and not 0 <= (today - then).days < WEEK


def day_heading(words: Words, written: str | None, *, today: date) -> str:
    """Return the heading under which a time stands: Today, Thursday 19 November, October.

    Days of this month and of the last week have their own; before that there is one a month.
    """
    then = moment(written)
    if then is None:
        return ""
    ago = (today - then.date()).days
    if ago in (0, 1):
        return words.text("days-yesterday" if ago else "days-today")
    is_far = is_of_another_month(then.date(), today=today)
    year = "month" if then.year == today.year else "month-of-year"
    pattern = year if is_far else "weekday"
    heading = _formatted(words, written, f"pattern-{pattern}")
    return heading[:1].upper() + heading[1:]


def elapsed(words: Words, written: str | None, *, now: datetime) -> str:
    """Return the time since something: 12 min, 1 h 5 min; empty after a day.

    `now` knows its time zone; a text without one is taken to be in it.
    """
    then = moment(written)
    if then is None:
        return ""
    then = then if then.tzinfo else then.replace(tzinfo=now.tzinfo)
    seconds = max(int((now - then).total_seconds()), 0)
    return "" if seconds >= DAY else duration(words, seconds)


def duration(words: Words, seconds: int) -> str:
    """Return a duration in whole minutes: 26 min, 1 h 26 min."""
    hours, minutes = seconds // HOUR, seconds % HOUR // MINUTE
    return words.text(f"elapsed-{'hours' if hours else 'minutes'}", hours=hours, minutes=minutes)


def _formatted(words: Words, written: str | None, pattern: str) -> str:
    then = moment(written)
    if then is None:
        return ""
    return format_datetime(then, words.text(pattern), locale=words.locale)


NOTHING = "none"
"""Stands in a message for a value that there is not."""


def finding_text(words: Words, finding: Finding) -> str:
    return words.text(
        f"finding-{finding.kind}",
        kept=finding.kept,
        dropped=finding.dropped,
        aside=NOTHING if finding.aside is None else str(finding.aside),
        backup=NOTHING if finding.backup is None else str(finding.backup),
        answer=finding.answer,
    )


def store_error_text(words: Words, error: StoreError) -> str:
    path = NOTHING if error.path is None else str(error.path)
    return words.text(f"store-{error.reason}", path=path, answer=error.answer)


def source_title(words: Words, key: str, source: Source) -> str:
    """Return the name of a source; with its language, where that is another one."""
    title = words.text("source-title", source=key, title=source.title)
    if source.language in ("", words.language.partition("-")[0]):
        return title
    return words.text("source-in", title=title, language=words.language_name(source.language))


def problem_of_side(words: Words, problem: Problem, names: Sequence[str]) -> str:
    """Return a problem in a sentence, after the name of the side that it is about."""
    match, sentence = re.match(r"sides\[(\d+)\]", problem.path), words.problem(problem)
    if match is None or int(match[1]) >= len(names):
        return sentence
    return words.text("problem-of-side", side=names[int(match[1])], problem=sentence)


def is_seat_name(name: str) -> bool:
    """Return True for the name of a seat, such as North, in any language of the app."""
    return name.strip() in seat_names()


@cache
def seat_names() -> frozenset[str]:
    """Return the names of seats in all languages, from a file: catalogues take long to read."""
    text = (files("scorekeeper.i18n") / "seat_names.txt").read_text("utf-8")
    return frozenset(text.splitlines())


UNKNOWN = "–"
MAX_FLOAT_NOISE = Decimal("0.000001")
"""What is rounded away first: 57 of 200 is 28.499999999999996 % in floating point, not 28.5 %."""


def _rounded(value: float, unit: str) -> Decimal:
    """Return a value rounded to a unit, halves away from zero, as people do it by hand."""
    exact = Decimal(value).quantize(MAX_FLOAT_NOISE)
    return exact.quantize(Decimal(unit), ROUND_HALF_UP)


def whole(words: Words, figure: Figure) -> str:
    """Return a figure without decimals: 412."""
    return UNKNOWN if figure.value is None else words.number(int(_rounded(figure.value, "1")))


def decimal(words: Words, figure: Figure) -> str:
    """Return a figure with one decimal: 1.4, −0.3."""
    return signed(words, figure).removeprefix("+")


def signed(words: Words, figure: Figure) -> str:
    """Return a figure with one decimal and its sign: +0.3, −0.3."""
    if figure.value is None:
        return UNKNOWN
    text = words.text("figure", value=float(_rounded(abs(figure.value), "0.1")))
    if text == words.text("figure", value=0.0):
        return text
    return f"{'+' if figure.value > 0 else MINUS}{text}"


def percent(words: Words, figure: Figure) -> str:
    """Return a share in the hundred: 46 %."""
    if figure.value is None:
        return UNKNOWN
    return words.text("figure-percent", value=int(_rounded(figure.value * 100, "1")))
