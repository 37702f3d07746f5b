"""View model of the plan of a session: the initial plan, and the effect of each choice."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from math import ceil
from typing import Any, Literal, get_args

from scorekeeper.club import model as club
from scorekeeper.club.finals import Qualification, candidates, is_final
from scorekeeper.club.model import ByeRule, sides_of
from scorekeeper.club.presets import round_lengths, scheme_for_new_plan, scheme_of
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.i18n import Words
from scorekeeper.i18n import club as club_words
from scorekeeper.problem import Problem
from scorekeeper.rules import (
    HouseRules,
    RuleBook,
    RuleLibrary,
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
)
from scorekeeper.rules.loader import Identity
from scorekeeper.services import Session
from scorekeeper.services.club import UnknownEveningError
from scorekeeper.services.club.evenings import new_evening_name
from scorekeeper.validation import LONGEST_NAME

USUAL_ROUNDS = 3
USUAL_SCHEME = "finland"
USUAL_LENGTH = "ck70"
"""Key of a round length with a clock."""
BAND_STEP = 100
"""Card points by which the upper limit of a new band exceeds the limit of the band above it."""
SEED_BYTES = 6

FORMS: tuple[club.Form, ...] = get_args(club.Form)
MOVEMENTS: tuple[club.Movement, ...] = get_args(club.Movement)
BYES: tuple[ByeRule, ...] = get_args(ByeRule)
MISSED: tuple[club.MissedRule, ...] = get_args(club.MissedRule)
TIE_BREAKS: tuple[club.TieBreak, ...] = get_args(club.TieBreak)


# --- the first plan


def first_plan(
    words: Words, session: Session, today: date, identities: Sequence[Identity]
) -> club.Plan:
    """Return the initial plan of a new session.

    It is the plan of the latest session with a new name, day and seeds. Finals are skipped, because
    their plan comes from the session before them. Without an earlier session, it is a default plan
    for the rules played last, or else for the first rule set.

    Args:
        words: The language.
        session: The saved club sessions and games.
        today: The day.
        identities: All rule sets, beginning with the player's country.
    """
    day = today.isoformat()
    plan = _latest_plan(session) or _usual_plan(
        words, session, day, session.library.book(identities[0].id)
    )
    summaries = session.club.evenings.list()
    return replace(
        plan,
        name=new_evening_name(plan, day, summaries)[:LONGEST_NAME],
        date=day,
        scheme=scheme_for_new_plan(plan.scheme),
        seed=new_seed(),
        lot=new_seed(),
    )


def _latest_plan(session: Session) -> club.Plan | None:
    """Return the plan of the latest readable session that is not a final; None if there is none."""
    evenings = session.club.evenings
    for summary in evenings.list():
        try:
            evening = evenings.open(summary.uid)
        except (UnknownEveningError, ClubFileError):
            continue
        if not is_final(evening):
            return evening.plan
    return None


def _usual_plan(words: Words, session: Session, day: str, first: RuleBook) -> club.Plan:
    """Return the default plan for the rules played last, or for `first` if none were played."""
    played = next((match for match in session.matches.list() if match.is_readable), None)
    book = first if played is None else played.match.book
    match_length = _match_length(book)
    return club.Plan(
        name=words.text("club-name-usual"),
        date=day,
        ruleset=book.identity.id,
        form="pairs" if book.rules.sides.size > 1 else "individuals",
        movement="by_standing",
        rounds=USUAL_ROUNDS,
        scheme=scheme_of(USUAL_SCHEME, family=book.identity.family),
        seed=new_seed(),
        lot=new_seed(),
        length=replace(
            round_lengths()[USUAL_LENGTH].length,
            points=match_length.points,
            deals=match_length.deals,
        ),
    )


def new_seed() -> club.Seed:
    """Return a new random seed. The session stores it, so that its draws can be reproduced."""
    return club.Seed(secrets.token_hex(SEED_BYTES))


# --- people who advance from an earlier session, such as to a final

PlacePart = Literal["all", "top", "bottom"]
"""A part of the places of an earlier session."""
PLACE_PARTS: tuple[PlacePart, ...] = get_args(PlacePart)
SECTION_LETTERS: Mapping[PlacePart, str] = {"top": "A", "bottom": "B"}


def plan_after(words: Words, plan: club.Plan, earlier: club.Plan) -> club.Plan:
    """Return a plan of a final for people who advance from an earlier session.

    It has the settings of the earlier plan, with the date and the random seeds of `plan`.
    """
    return replace(
        earlier,
        date=plan.date,
        seed=plan.seed,
        lot=plan.lot,
        scheme=scheme_for_new_plan(earlier.scheme),
        name=_final_name(words, earlier),
    )


def _final_name(words: Words, earlier: club.Plan) -> str:
    return words.text("club-final-name", name=earlier.name)[:LONGEST_NAME]


def section_name(words: Words, earlier: club.Plan, part: PlacePart) -> str:
    """Return the name of a session for people from one part of an earlier session's ranking."""
    letter = SECTION_LETTERS.get(part)
    if letter is None:
        return _final_name(words, earlier)
    return f"{earlier.name} {letter}"


def part_places(earlier: club.Evening, part: PlacePart) -> tuple[int, int | None]:
    """Return the first and last place of a part of the ranking; no last place means no limit."""
    count = len(candidates(earlier))
    half = ceil(count / 2)
    if part == "top":
        return 1, half
    if part == "bottom":
        return half + 1, None
    return 1, None


def chosen_part(earlier: club.Evening, qualification: Qualification) -> PlacePart | None:
    """Return the part of the ranking with exactly the chosen places; None if there is none."""
    last = qualification.last
    if last == len(candidates(earlier)):
        last = None
    places = (qualification.first, last)
    return next((part for part in PLACE_PARTS if part_places(earlier, part) == places), None)


def with_part(
    earlier: club.Evening, qualification: Qualification, part: PlacePart
) -> Qualification:
    """Return a qualification of the places of a part of the ranking."""
    first, last = part_places(earlier, part)
    return replace(qualification, first=first, last=last)


def last_place(earlier: club.Evening, qualification: Qualification) -> int:
    """Return the last place that qualifies."""
    return qualification.last or len(candidates(earlier))


def qualification_text(words: Words, earlier: club.Evening, qualification: Qualification) -> str:
    """Return the qualifying places as a sentence."""
    return words.text(
        "club-going-on-places",
        name=earlier.plan.name,
        first=qualification.first,
        last=last_place(earlier, qualification),
    )


def qualifier_names(words: Words, earlier: club.Evening, qualification: Qualification) -> str:
    """Return the names of the qualifiers; a dash if there are none."""
    uids = candidates(earlier)[max(qualification.first, 1) - 1 : qualification.last]
    names = ", ".join(club_words.entrant_name(words, earlier, uid) for uid in uids)
    return names or "–"


# --- rules and form


def with_rules(plan: club.Plan, rules: RuleBook | HouseRules, library: RuleLibrary) -> club.Plan:
    """Return a plan with other rules.

    Its length and walkover follow the rules unless they differ from the defaults of the old rules.
    The library provides the old rules.
    """
    if isinstance(rules, HouseRules):
        changed = with_rules(plan, rules.book, library)
        return replace(changed, house_rules=dict(rules.changes))

    present = library.book(plan.ruleset)
    before = _match_length(present)
    usual = _match_length(rules)
    length = plan.length
    if (length.points, length.deals) == (before.points, before.deals):
        length = replace(length, points=usual.points, deals=usual.deals)
    scheme = plan.scheme
    if scheme.walkover == usual_scheme(present, scheme.id).walkover:
        scheme = replace(scheme, walkover=usual_scheme(rules, scheme.id).walkover)
    ruleset = rules.identity.id
    return replace(plan, ruleset=ruleset, house_rules={}, length=length, scheme=scheme)


def _match_length(book: RuleBook) -> club.RoundLength:
    """Return the length of a round of one game: the target, or without one the number of deals."""
    rules = book.rules
    deals = rules.match_hands if rules.target is None else None
    return club.RoundLength(points=rules.target, deals=deals)


def house_rules_name(plan: club.Plan, own: Sequence[HouseRules]) -> str:
    """Return the name of the house rules of a plan; empty if it has none, or unknown ones."""
    if not plan.house_rules:
        return ""
    chosen = (plan.ruleset, plan.house_rules)
    same = [rules.name.strip() for rules in own if (rules.base, rules.changes) == chosen]
    return same[0] if same else ""


def with_form(plan: club.Plan, form: club.Form, library: RuleLibrary) -> club.Plan:
    """Return a plan with another form.

    The pairings stay if they fit the new form and are not the default of the old form. Otherwise
    the default of the new form is used, or else the first pairings that fit.
    """
    other = replace(plan, form=form)
    if form != "individuals":
        other = replace(other, threes=None, fives=None, sixes=None)
    has_partners = library.book(plan.ruleset).rules.sides.size > 1
    usual = _usual_movement(form, has_partners=has_partners)
    movements = (plan.movement, usual, *MOVEMENTS)
    if plan.movement == _usual_movement(plan.form, has_partners=has_partners):
        movements = (usual, *MOVEMENTS)
    for movement in movements:
        candidate = replace(other, movement=movement)
        if not movement_problems(candidate, library):
            return candidate
    return other


def _usual_movement(form: club.Form, *, has_partners: bool) -> club.Movement:
    """Return rotating partners for players who have partners, otherwise Swiss pairings."""
    return "rotating" if form == "individuals" and has_partners else "by_standing"


def movement_problems(plan: club.Plan, library: RuleLibrary) -> list[Problem]:
    """Return the problems of the pairings of a plan; empty if they fit it."""
    problems = club.plan_problems(plan, library)
    return [problem for problem in problems if problem.path == "plan.movement"]


# --- tables of leftover players


@dataclass(frozen=True, slots=True)
class OddTables:
    """Tables of another size for leftover players, and the rules that they may have."""

    field: str
    """Field of the plan with the chosen rules."""
    players: int
    """Players at such a table."""
    chosen: RuleSetId | None
    rule_sets: tuple[RuleSetId, ...]


def odd_tables(
    plan: club.Plan, library: RuleLibrary, identities: Sequence[Identity]
) -> list[OddTables]:
    """Return the table sizes that may be offered to leftover players of a plan.

    Args:
        plan: The plan.
        library: The books of the rule sets.
        identities: All rule sets, in the order in which they are offered.
    """
    try:
        has_partners = club.shape_of(plan, library).size > 1
    except (RuleSetError, UnknownRuleSetError):
        has_partners = False
    books = [library.book(identity.id) for identity in identities]
    tables = []
    for field, players in club.odd_table_sizes().items():
        chosen = getattr(plan, field)
        rule_sets = _rule_sets_for_players(players, plan.ruleset, books)
        if chosen is not None or (has_partners and rule_sets):
            tables.append(OddTables(field, players, chosen, rule_sets))
    return tables


def with_odd_rules(plan: club.Plan, tables: OddTables, ruleset: RuleSetId | None) -> club.Plan:
    """Return a plan with other rules at tables of one size; with None, it has no such tables."""
    changes: dict[str, Any] = {tables.field: ruleset}
    return replace(plan, **changes)


def _rule_sets_for_players(
    players: int, own: RuleSetId, books: Sequence[RuleBook]
) -> tuple[RuleSetId, ...]:
    """Return the rule sets for a number of players.

    These are the plan's own rule set if it allows the number, and all rule sets made for it.
    """

    def is_made_for_players(book: RuleBook) -> bool:
        sides = book.rules.sides
        return sides.size == 1 or sides.count * sides.size == players

    return tuple(
        book.identity.id
        for book in books
        if sides_of(book, players) is not None
        and (book.identity.id == own or is_made_for_players(book))
    )


# --- rounds and scoring


def with_length(
    plan: club.Plan, change: Callable[[club.RoundLength], club.RoundLength]
) -> club.Plan:
    """Return a plan with `change` applied to the length of its rounds.

    A length without minutes has neither a warning nor overtime.
    """
    length = change(plan.length)
    if length.minutes is None:
        length = replace(length, warning=0, overtime=0)
    return replace(plan, length=length)


def usual_length_name(length: club.RoundLength) -> str | None:
    """Return the key of the usual round length that equals a length; None for others."""
    return next((key for key, entry in round_lengths().items() if entry.length == length), None)


def usual_scheme(book: RuleBook, scheme: club.SchemeId) -> club.Scheme:
    """Return a built-in scoring scheme with the walkover of a rule set."""
    return scheme_of(scheme, family=book.identity.family)


def with_band_added(bands: Sequence[club.Band]) -> tuple[club.Band, ...]:
    """Return a table of victory points with a new row before the last row."""
    # The last row has no upper limit, so the new one comes before it.
    last = bands[-1]
    new = club.Band(BAND_STEP, last.winner, last.loser)
    if len(bands) > 1 and bands[-2].upto is not None:
        new = replace(bands[-2], upto=bands[-2].upto + BAND_STEP)
    return (*bands[:-1], new, last)


def with_band(bands: Sequence[club.Band], index: int, band: club.Band) -> tuple[club.Band, ...]:
    """Return a table of victory points with one row replaced."""
    return (*bands[:index], band, *bands[index + 1 :])


def without_band(bands: Sequence[club.Band], index: int) -> tuple[club.Band, ...]:
    """Return a table of victory points without one of its rows."""
    return (*bands[:index], *bands[index + 1 :])


def with_tie_break_up(order: Sequence[club.TieBreak], index: int) -> tuple[club.TieBreak, ...]:
    """Return tie-breaks with one of them moved up by one position."""
    tie_break = order[index]
    return (*order[: index - 1], tie_break, order[index - 1], *order[index + 1 :])


def without_tie_break(order: Sequence[club.TieBreak], index: int) -> tuple[club.TieBreak, ...]:
    """Return tie-breaks without one of them."""
    return (*order[:index], *order[index + 1 :])


# --- problems


def problems_at(problems: club.Problems, *paths: str) -> list[tuple[int, Problem]]:
    """Return the problems at or below any of the paths, each with its index in `problems`."""
    return [
        (index, problem)
        for index, problem in enumerate(problems)
        if any(f"{problem.path}.".startswith(f"{path}.") for path in paths)
    ]
