"""The figures that the program comes with, each with its source.

scheme_of("finland", family="samba").walkover        4000
schemes()["finland"].match_points.ref                where the two points for a win come from
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
from scorekeeper.validation import file_problems, strict_converter, structured

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
    """A table of victory points: rows of [up to, winner, loser], and what lies beyond."""

    rows: tuple[tuple[int, ...], ...]
    beyond: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedWalkover(Cited):
    """Card points of the side that came; for rule sets of some families, or for all others."""

    card_points: int
    families: tuple[str, ...] = ()
    points: int | None = None
    """Points that end the whole match for which the figure is."""
    deals: int | None = None

    @property
    def whole_match(self) -> model.RoundLength | None:
        """The length of the match for which the figure is; None: any length."""
        length = model.RoundLength(points=self.points, deals=self.deals)
        return None if length == model.RoundLength() else length


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedBye(Cited):
    """The points for a bye."""

    rule: model.ByeRule


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedMissed(Cited):
    """The points for rounds before a late arrival came."""

    rule: model.MissedRule


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedTieBreaks(Cited):
    """The order of the tie-breaks."""

    order: tuple[model.TieBreak, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SchemeEntry:
    """A scheme as the file has it."""

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
    """A length of rounds as the file has it."""

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
    """All of `ratings.toml`: how strong players are thought to be."""

    model: Literal["plackett_luce"]
    mu: float
    """The strength of somebody who has not played yet."""
    sigma: float
    """The uncertainty of that strength, as a standard deviation."""
    beta: float
    """The share of chance in a match."""
    tau: float
    """An addition to every uncertainty before a match."""
    kappa: float
    cautious: float
    """Uncertainties that are taken off a strength for the figure that people are ranked by."""


def scheme_of(scheme: str, *, family: str = "") -> model.Scheme:
    """A scheme by its id, with the walkover of a family of rule sets; KeyError without one."""
    entry = schemes()[model.SchemeId(scheme)]
    points = entry.match_points
    bands = entry.bands
    own = [walkover for walkover in entry.walkover if family in walkover.families]
    others = [walkover for walkover in entry.walkover if not walkover.families]
    walkover = (own or others)[0]
    return model.Scheme(
        id=entry.id,
        counts=entry.counts,
        tie_breaks=entry.tie_breaks.order,
        walkover=walkover.card_points,
        whole_match=walkover.whole_match,
        bye=entry.bye.rule,
        missed=entry.missed.rule,
        bye_floor=True,
        match_points=model.MatchPoints(points.win, points.draw, points.loss) if points else None,
        bands=(*(model.Band(*row) for row in bands.rows), model.Band(None, *bands.beyond))
        if bands
        else (),
    )


def scheme_for_new_plan(scheme: model.Scheme) -> model.Scheme:
    """The scheme of an earlier session for a new one, by the rules of today.

    Until format version 3 a missed round was worth the average unless the organiser said
    otherwise: it is worth nothing until one says so again.
    """
    if scheme.bye_floor:
        return scheme
    return replace(scheme, bye_floor=True, missed="nothing")


@cache
def schemes() -> Mapping[model.SchemeId, SchemeEntry]:
    """The schemes that the program comes with, in the order of the file."""
    entries = _read_toml("schemes.toml", tuple[SchemeEntry, ...], "scheme")
    for entry in entries:
        blocks = (entry.match_points, entry.bands, entry.bye, entry.missed, entry.tie_breaks)
        _check_refs("schemes.toml", entry.id, *filter(None, blocks), *entry.walkover)
    return {entry.id: entry for entry in entries}


@cache
def round_lengths() -> Mapping[str, LengthEntry]:
    """Lengths of rounds that clubs play, by id."""
    entries = _read_toml("round_lengths.toml", tuple[LengthEntry, ...], "length")
    for entry in entries:
        _check_refs("round_lengths.toml", entry.id, entry)
    return {entry.id: entry for entry in entries}


@cache
def rating_model() -> RatingModel:
    """The model of ratings, every figure of it."""
    ratings = _read_toml("ratings.toml", RatingModel)
    _check_refs("ratings.toml", ratings.model, ratings)
    return ratings


@cache
def club_sources() -> Mapping[str, Source]:
    """All sources that a figure may name, by key."""
    return _read_toml("sources.toml", dict[str, Source])


def _read_toml(name: str, kind: type[T], part: str = "") -> T:
    raw: Any = tomllib.loads((files("scorekeeper.club") / name).read_text("utf-8"))
    with file_problems(name, ClubFileError):
        return structured(strict_converter(), raw[part] if part else raw, kind)


def _check_refs(file: str, name: str, *cited: Cited) -> None:
    """Raise `ClubFileError` unless every block names sources of `sources.toml`."""
    if not all(block.ref and club_sources().keys() >= {*block.ref} for block in cited):
        raise ClubFileError(file, [Problem("reference_needed", name)])
