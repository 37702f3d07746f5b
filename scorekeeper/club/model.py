"""A club's session of several tables as values: its plan, entrants, rounds and log.

The code calls a session `Evening`, as its files do; `Session` in `services` is an open store.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise, product
from random import Random
from typing import Any, Literal, NewType
from unicodedata import category

from scorekeeper.match.model import MatchUid
from scorekeeper.problem import Problem
from scorekeeper.rules import (
    RuleBook,
    RuleLibrary,
    RuleSetError,
    UnknownRuleSetError,
    apply_changes,
)
from scorekeeper.rules.model import RuleSetId
from scorekeeper.validation import LONGEST_NAME

EveningUid = NewType("EveningUid", str)
MemberUid = NewType("MemberUid", str)
EntrantUid = NewType("EntrantUid", str)
SeasonUid = NewType("SeasonUid", str)
Problems = tuple[Problem, ...]
"""The reasons why an action was not done, each with a code and a path."""

How = Literal["agreed", "decided", "paper", "walkover"]
RoundState = Literal["drawn", "running", "closed"]
TableState = Literal["playing", "claimed", "disputed", "done"]
RoundStep = Literal["drawn", "taken_back", "arranged", "started", "closed"]
EntrantStep = Literal[
    "checked_in", "checked_out", "substituted", "swapped", "adjusted", "adjustment_removed"
]
TableStep = Literal["claimed", "withdrawn", "disputed", "corrected", "reopened"]
ClockStep = Literal[
    "clock_started", "clock_paused", "clock_resumed", "minutes_added", "table_minutes_added"
]
BreakStep = Literal["break_started", "break_changed", "break_ended"]
CallStep = Literal["called", "coming", "attended"]
LogKind = Literal[RoundStep, EntrantStep, TableStep, CallStep, ClockStep, BreakStep, How]


@dataclass(frozen=True, slots=True)
class Note:
    """The author, time (ISO 8601 text) and reason of an action."""

    by: str
    at: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """The totals of a match by side, in points."""

    points: tuple[int, ...]
    winner: int | None = None
    """The side that won by a deal that wins outright; None if the higher total wins."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The score that a side claims; to accept a score is to claim the same one."""

    side: int
    score: Score
    note: Note


@dataclass(frozen=True, slots=True)
class Dispute:
    """An objection of a side to the claimed score, with its reason."""

    side: int
    note: Note


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The result of a table, as the standing counts it."""

    score: Score
    how: How
    absent: tuple[int, ...] = ()
    """The sides that did not come. They lose, whatever the score."""
    awards: tuple[int, ...] = ()
    """Standing points by side, if the organiser decided them; otherwise the scheme does."""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TableSide:
    """One side of a table: the entrants that get its points, and the players in its seats."""

    entrants: tuple[EntrantUid, ...]
    players: tuple[MemberUid, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One table of a round."""

    number: int
    sides: tuple[TableSide, ...]
    claims: tuple[Claim, ...] = ()
    """The last claim of each side that made one."""
    disputed: Dispute | None = None
    result: Result | None = None
    match: MatchUid | None = None
    extra: int = 0
    """Minutes that this table may play longer than the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundClock:
    """The clock of a round: two times as ISO 8601 text, and the minutes added for all tables."""

    since: str | None = None
    """The start of the clock, moved later by each pause; None before the start."""
    paused: str | None = None
    """The start of the current pause; None while the clock runs."""
    added: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Break:
    """A break between two rounds: its beginning as ISO 8601 text, and its length."""

    began: str
    minutes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One round: the tables that play at the same time, and the byes."""

    number: int
    tables: tuple[Table, ...]
    byes: tuple[EntrantUid, ...] = ()
    state: RoundState = "drawn"
    started: str | None = None
    clock: RoundClock | None = None
    """None for a clock that runs since the round was `started`, without added minutes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjustment:
    """A penalty or a bonus of an entrant; `note` has its reason."""

    entrant: EntrantUid
    points: int
    """Negative for a penalty."""
    counts: Literal["points", "card_points"] = "points"
    """Whether it changes standing points, or card points and their difference."""
    round: int | None = None
    """The number of its round; None if it is about the whole session."""
    note: Note


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """An entry in the log of a session."""

    kind: LogKind
    note: Note
    round: int
    table: int | None = None
    side: int | None = None
    score: Score | None = None
    """The score after the action; None if it is not about a score."""
    before: Score | None = None
    """The score before a correction, or of a result that was reopened."""
    members: tuple[MemberUid, ...] = ()
    """The members concerned: for a substitution the replaced one, then the substitute; for a
    swap both; for a call the callers."""
    awards: tuple[int, ...] = ()
    """Standing points by side that were decided with the score."""
    adjustment: Adjustment | None = None
    minutes: int = 0
    """Added minutes, negative if removed; for a break its whole length."""


def table_state(table: Table) -> TableState:
    """Return the state of a table: playing, claimed by some sides, disputed, or done."""
    if table.result is not None:
        return "done"
    if table.disputed is not None or len({claim.score for claim in table.claims}) > 1:
        return "disputed"
    return "claimed" if table.claims else "playing"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundLength:
    """The length of a round, which ends at the first of these limits."""

    points: int | None = None
    """Points that end the match at a table."""
    deals: int | None = None
    minutes: int | None = None
    warning: int = 0
    """Minutes before the end at which the tables are warned."""
    overtime: int | None = 0
    """Minutes after the end to finish the current deal; None for no limit."""


SchemeId = NewType("SchemeId", str)
Counts = Literal["match_points", "card_points", "victory_points"]
TieBreak = Literal["head_to_head", "difference", "wins", "card_points", "highest_match", "lot"]
ByeRule = Literal["nothing", "walkover", "average_of_winners", "average"]
"""`average` is the entrant's own, of the rounds that it plays."""
MissedRule = Literal["nothing", "average"]


@dataclass(frozen=True, slots=True)
class MatchPoints:
    """The standing points of a side for a match."""

    win: int
    draw: int
    loss: int


@dataclass(frozen=True, slots=True)
class Band:
    """A row of a table of victory points."""

    upto: int | None
    """The largest difference in card points of this row; None for all larger ones."""
    winner: int
    loser: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scheme:
    """The rules that turn results into a standing. A session may change every figure."""

    id: SchemeId
    counts: Counts
    tie_breaks: tuple[TieBreak, ...]
    walkover: int
    """Card points of a side whose opponents did not come."""
    whole_match: RoundLength | None = None
    """The length for which `walkover` is meant; shorter rounds get a share. None for any length."""
    bye: ByeRule
    missed: MissedRule = "nothing"
    """The points of a late arrival for the rounds missed."""
    bye_floor: bool = False
    """True if a bye or a missed round counts at least 0.

    It is False in sessions of format version 2 and before, whose standings do not change.
    """
    match_points: MatchPoints | None = None
    """Only for `counts` of match points."""
    bands: tuple[Band, ...] = ()
    """Only for `counts` of victory points: by the difference in card points, ascending."""


Form = Literal["pairs", "individuals", "teams"]
Movement = Literal[
    "round_robin", "mitchell", "rotating", "by_standing", "danish", "knockout", "by_lot", "free"
]
"""`by_standing` is the Swiss draw: winners meet winners, with as few repeats as possible."""
Seed = NewType("Seed", str)
"""The seed of all random choices of a session."""


@dataclass(frozen=True, slots=True)
class Member:
    """A person who takes part: a member of the club or a guest."""

    uid: MemberUid
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """A row of the standing: fixed partners, one player, or a team."""

    uid: EntrantUid
    members: tuple[MemberUid, ...]
    """The current members. In a team, partners are next to each other."""
    name: str = ""
    """The own name; empty if the entrant is called by the names of the members."""
    present: bool = True
    """True if it takes part in the next draw."""
    away: tuple[MemberUid, ...] = ()
    """Members who were replaced by substitutes."""
    rank: int | None = None
    """The place in the earlier session in which the entrant qualified; None if this is no final."""
    carried: int = 0
    """Standing points carried over from that session."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The agreements before the first round."""

    name: str
    date: str
    """The day as ISO 8601 text."""
    ruleset: RuleSetId
    form: Form
    movement: Movement
    rounds: int
    scheme: Scheme
    seed: Seed
    lot: Seed
    """The seed of the tie-break by lot."""
    place: str = ""
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    length: RoundLength = field(default_factory=RoundLength)
    drop_worst: int = 0
    """The number of each entrant's worst rounds that do not count."""
    threes: RuleSetId | None = None
    """The rule set of tables of three for players left over; None if there are no such tables."""
    fives: RuleSetId | None = None
    """The same for tables of five."""
    sixes: RuleSetId | None = None
    """The same for tables of six."""


DERIVED = "derived"
"""Marks a field that follows from others, and is not in files."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """The whole state of a session. Standings are computed from it and never stored."""

    uid: EveningUid
    plan: Plan
    book: RuleBook = field(repr=False, metadata={DERIVED: True})
    """The rule set of the plan."""
    shape: "Shape" = field(metadata={DERIVED: True})
    """The sizes of the tables, which follow from the plan and its rule sets."""
    members: tuple[Member, ...] = ()
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    log: tuple[LogEntry, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    current_break: Break | None = None
    """The current break between two rounds; None if there is none."""

    @property
    def is_over(self) -> bool:
        """True if all planned rounds are closed."""
        return len(self.rounds) >= self.plan.rounds and not self.last_round("drawn", "running")

    def last_round(self, *states: RoundState) -> Round | None:
        """Return the last round; None if there is none, or its state is not in given `states`."""
        if not self.rounds:
            return None
        last = self.rounds[-1]
        return last if not states or last.state in states else None

    def with_round(self, played: Round, kind: LogKind, note: Note, **about: Any) -> "Evening":
        """Return the session with a round replaced or added, and a log entry about it."""
        before = self.rounds[: played.number - 1]
        after = self.rounds[played.number :]
        changed = replace(self, rounds=(*before, played, *after))
        return changed.with_log_entry(kind, note, played.number, **about)

    def with_log_entry(
        self, kind: LogKind, note: Note, number: int | None = None, **about: Any
    ) -> "Evening":
        """Return the session with one more log entry.

        Args:
            kind: The kind of action.
            note: Author, time and reason of the action.
            number: The round; None for the last one, or the first before any is drawn.
            about: Further fields of the entry.
        """
        if number is None:
            number = max(len(self.rounds), 1)
        entry = LogEntry(kind=kind, note=note, round=number, **about)
        return replace(self, log=(*self.log, entry))


def walkover_points(plan: Plan) -> int:
    """Return the card points for a walkover: those of the scheme, or a share in a shorter round."""
    points = plan.scheme.walkover
    whole = plan.scheme.whole_match
    if whole is None:
        return points
    limits = ((plan.length.points, whole.points), (plan.length.deals, whole.deals))
    shares = [
        points * own_limit // whole_limit
        for own_limit, whole_limit in limits
        if own_limit is not None and whole_limit is not None
    ]
    return min(points, *shares) if shares else points


Meeting = tuple[tuple[EntrantUid, ...], ...]
"""The sides of a table, each as the uids of its entrants."""
Pair = frozenset[EntrantUid]
"""Two entrants, in no order."""

SideSizes = tuple[int, ...]
"""The number of entrants on each side of a table."""

FACING = 2
"""The number of sides at a table where two sides face each other, and of partners on a side."""
FOURS: SideSizes = (FACING,) * FACING
"""The usual table of individuals who change partners."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A round as a draw proposes it."""

    meetings: tuple[Meeting, ...]
    byes: tuple[EntrantUid, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PastMeetings:
    """Counts of past partners, opponents and byes."""

    rounds: int = 0
    last: Draw | None = None
    partners: Mapping[Pair, int] = field(default_factory=Counter)
    opponents: Mapping[Pair, int] = field(default_factory=Counter)
    byes: Mapping[EntrantUid, int] = field(default_factory=Counter)
    odd: Mapping[EntrantUid, int] = field(default_factory=Counter)
    """The number of times that an individual sat at a table of another size than four."""

    def times_met(self, entrant: EntrantUid, other: EntrantUid) -> int:
        """Return how often two entrants were on different sides of a table."""
        return self.opponents.get(frozenset((entrant, other)), 0)

    def times_partners(self, entrant: EntrantUid, other: EntrantUid) -> int:
        """Return how often two entrants were partners."""
        return self.partners.get(frozenset((entrant, other)), 0)

    def bye_count(self, entrant: EntrantUid) -> int:
        """Return the number of byes of an entrant."""
        return self.byes.get(entrant, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """The whole input of a draw; equal fields give equal rounds."""

    present: tuple[EntrantUid, ...]
    """The entrants who take part, in the order of the standing."""
    seed: str
    past: PastMeetings = PastMeetings()
    sides: int = FACING
    """The number of sides at a table."""
    size: int = 1
    """The number of entrants on a side."""
    odd: tuple[SideSizes, ...] = ()
    """The tables of other sizes for entrants left over, who otherwise have a bye."""


def past_meetings(rounds: Sequence[Draw]) -> PastMeetings:
    """Return how often entrants were partners, opponents, had byes or sat at odd tables."""
    partners = Counter[Pair]()
    opponents = Counter[Pair]()
    byes = Counter[EntrantUid]()
    odd = Counter[EntrantUid]()
    for drawn in rounds:
        byes.update(drawn.byes)
        has_partners = any(len(side) > 1 for meeting in drawn.meetings for side in meeting)
        for meeting in drawn.meetings:
            partners.update(pair for side in meeting for pair in pairs_in(side))
            opponents.update(opposing_pairs(meeting))
            if has_partners and tuple(map(len, meeting)) != FOURS:
                odd.update(uid for side in meeting for uid in side)
    return PastMeetings(
        rounds=len(rounds),
        last=rounds[-1] if rounds else None,
        partners=partners,
        opponents=opponents,
        byes=byes,
        odd=odd,
    )


def pairs_in(entrants: Iterable[EntrantUid]) -> Iterable[Pair]:
    """Return each pair of the entrants once, as a set of two."""
    return (frozenset(two) for two in combinations(entrants, 2))


def opposing_pairs(meeting: Meeting) -> Iterable[Pair]:
    """Return all pairs of entrants on different sides of a meeting."""
    return (
        frozenset((uid, other))
        for side, across in combinations(meeting, 2)
        for uid in side
        for other in across
    )


def seeded_order(entrants: Iterable[EntrantUid], seed: str) -> tuple[EntrantUid, ...]:
    """Return entrants in a random order that depends on the seed, not on the given order."""
    order = sorted(entrants)
    Random(seed).shuffle(order)  # noqa: S311  a draw must come out the same for a seed
    return tuple(order)


def fewest_byes(field: Field) -> int:
    """Return the smallest number of byes of any entrant present; 0 if nobody is present."""
    return min(map(field.past.bye_count, field.present), default=0)


def is_fair(field: Field, byes: Sequence[EntrantUid]) -> bool:
    """Return True if no entrant has another bye before all have had one."""
    fewest = fewest_byes(field)
    due = {uid for uid in field.present if field.past.bye_count(uid) == fewest}
    if len(due) >= len(byes):
        return due.issuperset(byes)
    # More byes than entrants who are due: all of these, and others with one bye more at most.
    return due.issubset(byes) and all(field.past.bye_count(uid) <= fewest + 1 for uid in byes)


def next_byes(order: Sequence[EntrantUid], field: Field, count: int) -> tuple[EntrantUid, ...]:
    """Return `count` entrants for the byes of a round: the fewest byes, then the last in order."""
    places = {uid: index for index, uid in enumerate(order)}
    by_turn = sorted(order, key=lambda uid: (field.past.bye_count(uid), -places[uid]))
    return tuple(by_turn[:count])


def odd_tables(
    count: int, usual: int, sizes: Sequence[SideSizes]
) -> tuple[tuple[SideSizes, ...], int]:
    """Return the tables of other sizes for the players left over, and the number of byes.

    There are as few byes as possible. Among such choices, there are as few tables of other sizes
    as possible, and among these the smallest tables.

    Args:
        count: The number of players.
        usual: The number of players at a usual table.
        sizes: The other sizes of tables to choose from.
    """

    def cost(numbers: Sequence[int]) -> tuple[int, int, int]:
        """Return byes, tables and seats for a number of tables of each size."""
        seats = sum(number * sum(size) for number, size in zip(numbers, sizes, strict=True))
        byes = (count - seats) % usual
        if seats > count:
            byes = count + 1  # more than any possible choice has
        return byes, sum(numbers), seats

    # As many tables of one size as a usual table has seats could all be usual tables instead.
    best = min(product(range(usual), repeat=len(sizes)), key=cost)
    tables = (size for number, size in zip(best, sizes, strict=True) for _ in range(number))
    byes, _, _ = cost(best)
    return tuple(tables), byes


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes of the tables of a session."""

    sides: int
    """The number of sides at a table."""
    seats: int
    """The number of players on a side."""
    size: int
    """The number of entrants on a side: more than 1 only for individuals who change partners."""
    odd: tuple[SideSizes, ...] = ()
    """The tables of other sizes for players left over, who otherwise have a bye."""


def shape_of(plan: Plan, library: RuleLibrary) -> Shape:
    """Return the sizes of the tables of a plan; the rule sets come from the library.

    Raises:
        UnknownRuleSetError: The rule set does not exist.
        RuleSetError: The house rules do not fit.
    """
    book = library.book(plan.ruleset)
    rules = book.rules
    if plan.house_rules:
        _, rules = apply_changes(book.tree, plan.house_rules, "house_rules")
    sides = rules.sides
    if plan.form != "individuals" or sides.size == 1:
        return Shape(sides.count, sides.size, size=1)
    odd = (
        sides_of(library.book(ruleset), players)
        for players, ruleset in odd_table_rule_sets(plan).items()
    )
    return Shape(sides.count, sides.size, sides.size, tuple(filter(None, odd)))


ODD_TABLE_FIELDS = ("threes", "fives", "sixes")
"""The fields of a plan with the rule sets of tables of other sizes."""


@cache
def odd_table_sizes() -> Mapping[str, int]:
    """Return the number of players at the tables of other sizes, by the field of a plan."""
    text = (files("scorekeeper.club") / "small.toml").read_text("utf-8")
    return {name: int(players) for name, players in tomllib.loads(text)["odd_tables"].items()}


def odd_table_rule_sets(plan: Plan) -> Mapping[int, RuleSetId]:
    """Return the rule sets of the tables of other sizes, by their number of players."""
    rule_sets = {odd_table_sizes()[name]: getattr(plan, name) for name in ODD_TABLE_FIELDS}
    return {players: ruleset for players, ruleset in rule_sets.items() if ruleset is not None}


def sides_of(book: RuleBook, players: int) -> SideSizes | None:
    """Return the sides of a table with this number of players; None if the rule set forbids it.

    A rule set has a usual number of players, and may allow others. If it is for two sides of two,
    a fifth player joins one side, whose three players take turns.
    """
    rules = book.rules
    usual: dict[str, Any] = {"sides.count": rules.sides.count, "sides.size": rules.sides.size}
    forms = [usual]
    forms += [{**usual, **changes} for changes in rules.by_players.values()]
    for form in forms:
        count = int(form["sides.count"])
        size = int(form["sides.size"])
        if count * size == players:
            return (size,) * count

    is_for_fours = (rules.sides.size,) * rules.sides.count == FOURS
    if is_for_fours and players == sum(FOURS) + 1:
        return (FACING + 1, FACING)
    return None


def can_form_table(shape: Shape, sides: Sequence[int]) -> bool:
    """Return True if a table with these numbers of entrants on its sides may be drawn."""
    usual = (shape.size,) * shape.sides
    return sorted(sides) in [sorted(sizes) for sizes in (usual, *shape.odd)]


def can_form_entrant(form: Form, shape: Shape, count: int) -> bool:
    """Return True if `count` members can be an entrant: a player, a side, or a team of sides."""
    if form == "individuals":
        return count == 1
    if form == "pairs":
        return count == shape.seats
    return count > shape.seats and count % shape.seats == 0


HIDDEN = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Invisible marks that change the direction of text, also of the text after a name."""


def name_problems(name: str, path: str = "name", *, needed: bool = True) -> Iterator[Problem]:
    """Yield the problems of a name: it is missing, too long, or has invisible characters."""
    if needed and not name.strip():
        yield Problem("name_needed", path)
    if len(name) > LONGEST_NAME:
        yield Problem("name_too_long", path, {"most": LONGEST_NAME})
    if any(mark in HIDDEN or category(mark) in ("Cc", "Cs", "Zl", "Zp") for mark in name):
        yield Problem("name_unseen", path)


def refusal(code: str, path: str = "", **values: object) -> Problems:
    """Return a tuple with a single problem, the result of a refused action."""
    return (Problem(code, path, values),)


BY_STANDING = ("by_standing", "danish", "knockout")
"""Draws in the order of the standing; the first by places in an earlier session, or by lot."""
TWO_SIDED = ("round_robin", "mitchell", "knockout")
"""Draws that need tables of two fixed sides."""
Changed = Evening | Problems
"""The session after an action, or the reasons why the action was not done."""


def new_evening(uid: EveningUid, plan: Plan, library: RuleLibrary) -> Changed:
    """Return a session without entrants, or the problems of its plan.

    The library has the rule sets of the plan.
    """
    problems = plan_problems(plan, library)
    if problems:
        return problems
    book = library.book(plan.ruleset)
    return Evening(uid=uid, plan=plan, book=book, shape=shape_of(plan, library))


def change_plan(evening: Evening, plan: Plan, library: RuleLibrary) -> Changed:
    """Return a session with another plan, or the problems of it.

    After the first draw the rule set, house rules, form and tables of other sizes are fixed, and
    the movement cannot change to or from a knock-out.
    """
    problems = list(plan_problems(plan, library))
    if evening.rounds:
        problems += _changes_after_draw(evening, plan)
    if problems:
        return tuple(problems)
    book = library.book(plan.ruleset)
    return replace(evening, plan=plan, book=book, shape=shape_of(plan, library))


def _changes_after_draw(evening: Evening, plan: Plan) -> Iterator[Problem]:
    """Yield a problem for each change of the plan that is impossible once a round is drawn."""
    fixed = ["ruleset", "house_rules", "form", *ODD_TABLE_FIELDS]
    if "knockout" in (plan.movement, evening.plan.movement):
        fixed.append("movement")
    for name in fixed:
        if getattr(plan, name) != getattr(evening.plan, name):
            yield Problem("has_begun", f"plan.{name}")
    if plan.rounds < len(evening.rounds):
        values = {"count": plan.rounds, "played": len(evening.rounds)}
        yield Problem("too_few_rounds", "plan.rounds", values)


def plan_problems(plan: Plan, library: RuleLibrary) -> Problems:
    """Return all reasons why a session cannot be played by a plan and rule sets of a library."""
    return (
        *_field_problems(plan),
        *_length_problems(plan.length),
        *_scheme_problems(plan.scheme),
        *_table_problems(plan, library),
    )


def _field_problems(plan: Plan) -> Iterator[Problem]:
    """Yield the problems of single fields of a plan: names, date and numbers of rounds."""
    yield from name_problems(plan.name, "plan.name")
    yield from name_problems(plan.place, "plan.place", needed=False)
    try:
        date.fromisoformat(plan.date)
    except ValueError:
        yield Problem("no_date", "plan.date", {"date": plan.date})
    if plan.rounds < 1:
        yield Problem("too_few_rounds", "plan.rounds", {"count": plan.rounds})
    if not 0 <= plan.drop_worst < max(plan.rounds, 1):
        values = {"count": plan.drop_worst, "rounds": plan.rounds}
        yield Problem("too_many_dropped", "plan.drop_worst", values)


def _length_problems(length: RoundLength) -> Iterator[Problem]:
    """Yield the problems of the length of a round: numbers below 1, or a warning too early."""
    for name in ("points", "deals", "minutes"):
        value = getattr(length, name)
        if value is not None and value < 1:
            yield Problem("not_positive", f"plan.length.{name}", {"value": value})
    if length.warning < 0 or (length.overtime or 0) < 0:
        yield Problem("not_positive", "plan.length.warning", {"value": length.warning})
    if length.minutes is not None and length.warning >= max(length.minutes, 1):
        yield Problem("warning_too_early", "plan.length.warning", {"value": length.warning})


def _scheme_problems(scheme: Scheme) -> Iterator[Problem]:
    """Yield the problems of a scoring scheme: figures, bands, lengths or repeated tie-breaks."""
    if scheme.counts == "match_points" and scheme.match_points is None:
        yield Problem("figures_needed", "plan.scheme.match_points")
    if scheme.counts == "victory_points":
        yield from _band_problems(scheme.bands)
    whole = scheme.whole_match or RoundLength()
    for name, value in (("points", whole.points), ("deals", whole.deals)):
        if value is not None and value < 1:
            yield Problem("not_positive", f"plan.scheme.whole_match.{name}", {"value": value})
    if len(set(scheme.tie_breaks)) < len(scheme.tie_breaks):
        yield Problem("tie_break_twice", "plan.scheme.tie_breaks")


def _band_problems(bands: Sequence[Band]) -> Iterator[Problem]:
    """Yield a problem unless the bands ascend and only the last one has no limit."""
    limits = [band.upto for band in bands]
    has_open_end = bool(limits) and limits[-1] is None
    known_limits = [limit for limit in limits[:-1] if limit is not None]
    if not has_open_end or len(known_limits) < len(limits) - 1:
        yield Problem("last_band_open", "plan.scheme.bands")
    if any(low >= high for low, high in pairwise(known_limits)):
        yield Problem("bands_ascend", "plan.scheme.bands")


def _table_problems(plan: Plan, library: RuleLibrary) -> Iterator[Problem]:
    """Yield the problems of the tables: rule set, house rules, form and movement together."""
    try:
        shape = shape_of(plan, library)
    except UnknownRuleSetError as error:
        yield error.problem("plan.ruleset")
        return
    except RuleSetError as error:
        for problem in error.problems:
            path = f"plan.house_rules.{problem.path}"
            yield Problem("house_rule", path, {"expected": problem})
        return
    yield from _form_problems(plan, shape)
    for name in ODD_TABLE_FIELDS:
        ruleset = getattr(plan, name)
        if ruleset is not None:
            yield from _odd_table_problems(name, ruleset, shape, library)


def _form_problems(plan: Plan, shape: Shape) -> Iterator[Problem]:
    """Yield the problems of a form of entrants that does not fit the table or the movement."""
    changes_partners = shape.size > 1
    if changes_partners and (shape.size > FACING or shape.sides > FACING):
        yield Problem("partners_cannot_change", "plan.form", {"count": shape.seats})
    if plan.movement in TWO_SIDED and (changes_partners or shape.sides > FACING):
        yield Problem("draw_needs_fixed_sides", "plan.movement", {"movement": plan.movement})
    if plan.movement == "rotating" and plan.form != "individuals":
        yield Problem("draw_needs_individuals", "plan.movement", {"movement": plan.movement})
    if plan.form == "teams" and shape.sides > FACING:
        yield Problem("teams_meet_in_twos", "plan.form", {"count": shape.sides})


def _odd_table_problems(
    name: str, ruleset: RuleSetId, shape: Shape, library: RuleLibrary
) -> Iterator[Problem]:
    """Yield the problems of a rule set for tables of another size, in field `name` of a plan."""
    players = odd_table_sizes()[name]
    if shape.size == 1:
        # Only individuals who change partners can be left over.
        yield Problem("nobody_left_over", f"plan.{name}", {"count": players})
    try:
        book = library.book(ruleset)
    except UnknownRuleSetError as error:
        yield error.problem(f"plan.{name}")
        return
    if sides_of(book, players) is None:
        values = {"rules": book.identity, "count": players}
        yield Problem("not_by_so_many", f"plan.{name}", values)
