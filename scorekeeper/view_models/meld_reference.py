"""View model of the quick reference: requirements, exceptions, card values and bonuses."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from scorekeeper.i18n import Words
from scorekeeper.i18n.initial_melds import band_text
from scorekeeper.i18n.rule_values import card_name, rule_name, rule_value
from scorekeeper.rules.loader import leaf_paths, value_at
from scorekeeper.view_models.meld import MeldQuestion

INITIAL_MELD = "initial_meld"
EXCEPTIONS = "initial_meld_exceptions"
CANASTAS = "canasta_bonus"
SIDES = "sides.kind"
PHASES = ("lone_hand", "later_phase")
BONUSES = ("go_out_bonus", "concealed_go_out_extra", "red_three_values")

NamedValue = tuple[str, str]
"""A rule or a group of cards, with its value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BandRow:
    """A row of the table of requirements."""

    scores: str
    """Scores or deals that it is for."""
    needed: str
    sides: tuple[int, ...]
    """Sides of the running match whose next initial meld it is for."""
    is_current: bool
    """True if the row answers the question."""
    says: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldReference:
    """Content of the quick reference."""

    depends_on: str
    """Sentence on what the requirement depends on; empty if the rules have no requirement."""
    bands: tuple[BandRow, ...]
    exceptions: tuple[NamedValue, ...]
    card_values: tuple[NamedValue, ...]
    """Cards of one value, the highest value first."""
    bonuses: tuple[NamedValue, ...]
    phases: tuple[NamedValue, ...]
    """Sides of a deal, and later changes; empty without lone hands and a second phase."""


def meld_reference(words: Words, question: MeldQuestion) -> MeldReference:
    """Return the quick reference to the rules of a question."""
    rules = question.rules
    depends_on = ""
    bands: tuple[BandRow, ...] = ()
    exception_paths: list[str] = []
    if question.has_minimum:
        by = rule_value(words, f"{INITIAL_MELD}.by", rules.initial_meld.by)
        depends_on = words.text("meld-reference-by", by=by)
        rows = range(len(rules.initial_meld.bands))
        bands = tuple(_band_row(words, question, row) for row in rows)
        exceptions = leaf_paths(value_at(question.values, EXCEPTIONS), EXCEPTIONS)
        exception_paths = [path for path, _ in exceptions]
    canastas = leaf_paths(value_at(question.values, CANASTAS), CANASTAS)
    canasta_paths = [path for path, points in canastas if points is not None]
    return MeldReference(
        depends_on=depends_on,
        bands=bands,
        exceptions=_named_values(words, question, exception_paths),
        card_values=_card_values(words, question),
        bonuses=_named_values(words, question, [*canasta_paths, *BONUSES]),
        phases=_named_values(words, question, _paths_of_phases(question)),
    )


def _paths_of_phases(question: MeldQuestion) -> tuple[str, ...]:
    """Return the paths of the rules on sides, lone hands and a second phase.

    Empty if the rules have neither lone hands nor a second phase.
    """
    paths = tuple(path for path in PHASES if value_at(question.values, path) is not None)
    return (SIDES, *paths) if paths else ()


def _band_row(words: Words, question: MeldQuestion, row: int) -> BandRow:
    """Return a row of requirements, with the sides of the running match that it applies to."""
    band = question.rules.initial_meld.bands[row]
    required = replace(question.required, points=band.points, needs=band.needs)
    scores = band_text(words, question.rules, row)
    needed = words.requirement(required)

    sides: tuple[int, ...] = ()
    names: list[str] = []
    match = question.running_match
    if match is not None:
        requirements = match.progress.requirements
        sides = tuple(side for side, needs in enumerate(requirements) if needs.row == row)
        names = [match.match.sides[side].name for side in sides]
    return BandRow(
        scores=scores,
        needed=needed,
        sides=sides,
        is_current=row == question.required.row,
        says=words.text(
            "meld-band-said",
            band=scores,
            needed=needed,
            count=len(names),
            sides=", ".join(names),
        ),
    )


def _card_values(words: Words, question: MeldQuestion) -> tuple[NamedValue, ...]:
    """Return the names of the cards with equal values, and their value, the highest first."""
    names_by_value: dict[int, list[str]] = {}
    for card, points in question.rules.card_values.items():
        names_by_value.setdefault(points, []).append(card_name(words, card))
    return tuple(
        (", ".join(names_by_value[points]), words.number(points))
        for points in sorted(names_by_value, reverse=True)
    )


def _named_values(
    words: Words, question: MeldQuestion, paths: Iterable[str]
) -> tuple[NamedValue, ...]:
    """Return the name and the value of each rule at the given paths."""
    return tuple(
        (
            rule_name(words, path),
            rule_value(words, path, value_at(question.values, path)),
        )
        for path in paths
    )
