"""The schemes, round lengths and rating parameters of the program, each with its source.

scheme_of("finland", family="samba").walkover        4000
schemes()["finland"].match_points.ref                the source of the two points for a win
round_lengths()["nevada"].length                     three deals, or fifty minutes
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeVar

from scorekeeper.club import model
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.problem import Problem
from scorekeeper.rules.loader import Source, Status
from scorekeeper.validation import convert_document, file_problems, strict_converter

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Cited:
    """The source of a block of figures."""

    ref: tuple[str, ...]
    """Keys of `club_sources`."""
    status: Status
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedMatchPoints(Cited):
    """The points for a match."""

    win: int
    draw: int
    loss: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedBands(Cited):
    """A table of victory points by the difference in card points."""

    rows: tuple[tuple[int, ...], ...]
    """The largest difference, then the points of the winner and of the loser."""
    beyond: tuple[int, ...]
    """The points of the winner and of the loser for larger differences."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedWalkover(Cited):
    """Card points of a side whose opponents did not come."""

    card_points: int
    families: tuple[str, ...] = ()
    """The families of rule sets that it is for; empty for all families that no other entry has."""
    points: int | None = None
    """The target of the match that the figure is meant for."""
    deals: int | None = None
    """The number of deals of that match."""

    @property
    def whole_match(self) -> model.RoundLength | None:
        """The length of the match that the figure is meant for; None for any length."""
        length = model.RoundLength(points=self.points, deals=self.deals)
        return None if length == model.RoundLength() else length


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedBye(Cited):
    """The points for a bye."""

    rule: model.ByeRule


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedMissed(Cited):
    """The points of a late arrival for the rounds missed."""

    rule: model.MissedRule


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedTieBreaks(Cited):
    """The order of the tie-breaks."""

    order: tuple[model.TieBreak, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SchemeEntry:
    """A scheme in `schemes.toml`."""

    id: model.SchemeId
    counts: model.Counts
    walkover: tuple[CitedWalkover, ...]
    bye: CitedBye
    missed: CitedMissed
    tie_breaks: CitedTieBreaks
    match_points: CitedMatchPoints | None = None
    bands: CitedBands | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LengthEntry(Cited):
    """A length of rounds in `round_lengths.toml`."""

    id: str
    points: int | None = None
    deals: int | None = None
    minutes: int | None = None
    warning: int = 0
    overtime: int = 0

    @property
    def length(self) -> model.RoundLength:
        """The length of a round, without its source."""
        names = (field.name for field in fields(model.RoundLength))
        return model.RoundLength(**{name: getattr(self, name) for name in names})


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingModel(Cited):
    """The parameters of the rating model in `ratings.toml`."""

    model: Literal["plackett_luce"]
    mu: float
    """The initial strength of a player."""
    sigma: float
    """The standard deviation of the initial strength."""
    beta: float
    """The standard deviation of the performance in one match."""
    tau: float
    """Added, squared, to the variance of each player before a match."""
    kappa: float
    """The smallest factor by which a match reduces a variance."""
    cautious: float
    """Standard deviations subtracted from the strength for ranking (OpenSkill's z)."""


def scheme_of(scheme: str, *, family: str = "") -> model.Scheme:
    """Return a scheme by its id, with the walkover for a family of rule sets.

    Raises `KeyError` for an unknown id.
    """
    entry = schemes()[model.SchemeId(scheme)]
    points = entry.match_points
    bands = entry.bands
    own = [walkover for walkover in entry.walkover if family in walkover.families]
    others = [walkover for walkover in entry.walkover if not walkover.families]
    walkover = (own or others)[0]

    match_points = None
    if points is not None:
        match_points = model.MatchPoints(points.win, points.draw, points.loss)
    victory_bands: tuple[model.Band, ...] = ()
    if bands is not None:
        limited = (model.Band(*row) for row in bands.rows)
        victory_bands = (*limited, model.Band(None, *bands.beyond))

    return model.Scheme(
        id=entry.id,
        counts=entry.counts,
        tie_breaks=entry.tie_breaks.order,
        walkover=walkover.card_points,
        whole_match=walkover.whole_match,
        bye=entry.bye.rule,
        missed=entry.missed.rule,
        bye_floor=True,
        match_points=match_points,
        bands=victory_bands,
    )


def scheme_for_new_plan(scheme: model.Scheme) -> model.Scheme:
    """Return the scheme of an earlier session, changed for a new one.

    Before format version 3 a missed round counted as the average by default. In a new session it
    gives no points unless the organiser chooses the average again.
    """
    if scheme.bye_floor:
        return scheme
    return replace(scheme, bye_floor=True, missed="nothing")


@cache
def schemes() -> Mapping[model.SchemeId, SchemeEntry]:
    """Return all schemes by id, in the order of the file."""
    entries = _read_toml("schemes.toml", tuple[SchemeEntry, ...], "scheme")
    for entry in entries:
        blocks = (entry.match_points, entry.bands, entry.bye, entry.missed, entry.tie_breaks)
        _check_refs("schemes.toml", entry.id, *filter(None, blocks), *entry.walkover)
    return {entry.id: entry for entry in entries}


@cache
def round_lengths() -> Mapping[str, LengthEntry]:
    """Return all lengths of rounds by id."""
    entries = _read_toml("round_lengths.toml", tuple[LengthEntry, ...], "length")
    for entry in entries:
        _check_refs("round_lengths.toml", entry.id, entry)
    return {entry.id: entry for entry in entries}


@cache
def rating_model() -> RatingModel:
    """Return the parameters of the rating model."""
    ratings = _read_toml("ratings.toml", RatingModel)
    _check_refs("ratings.toml", ratings.model, ratings)
    return ratings


@cache
def club_sources() -> Mapping[str, Source]:
    """Return all sources of figures by key."""
    return _read_toml("sources.toml", dict[str, Source])


def _read_toml(name: str, kind: type[T], part: str = "") -> T:
    """Return the content of a file, or of one key of it, as a value of a type."""
    raw: Any = tomllib.loads((files("scorekeeper.club") / name).read_text("utf-8"))
    with file_problems(name, ClubFileError):
        return convert_document(strict_converter(), raw[part] if part else raw, kind)


def _check_refs(file: str, name: str, *cited: Cited) -> None:
    """Raise `ClubFileError` unless every block names sources of `sources.toml`."""
    if not all(block.ref and club_sources().keys() >= {*block.ref} for block in cited):
        raise ClubFileError(file, [Problem("reference_needed", name)])
