"""An evening of several tables: what was agreed for it, who takes part, and its rounds."""

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
from scorekeeper.rules import RuleSetError, UnknownRuleSetError, overlaid, rule_book
from scorekeeper.rules.model import RuleSetId
from scorekeeper.validation import LONGEST_NAME

EveningUid = NewType("EveningUid", str)
MemberUid = NewType("MemberUid", str)
EntrantUid = NewType("EntrantUid", str)
SeasonUid = NewType("SeasonUid", str)
Problems = tuple[Problem, ...]
"""All reasons for which an action was not done, each with its code and the path of its place."""

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
    """The winner by a deal that wins the match whatever the totals; None: the higher total wins."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The score that a side claims; accepting a score claims the same one."""

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
    """The sides that did not come: they lose, whatever the score."""
    awards: tuple[int, ...] = ()
    """Points of the standing by side, as the organiser decided; empty: as the scheme has it."""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class TableSide:
    """One side of a table: the entrants that get its points, and the players who sit there."""

    entrants: tuple[EntrantUid, ...]
    players: tuple[MemberUid, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One table of a round."""

    number: int
    sides: tuple[TableSide, ...]
    claims: tuple[Claim, ...] = ()
    """At most one a side: the last that it made."""
    disputed: Dispute | None = None
    result: Result | None = None
    match: MatchUid | None = None
    extra: int = 0
    """Minutes that this table may play longer than the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundClock:
    """The clock of a round: two times as ISO 8601 text, and the minutes added for all tables."""

    since: str | None = None
    """The time that the played minutes count from, later by every pause; None: not started yet."""
    paused: str | None = None
    """The beginning of the pause; None while the clock runs."""
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
    """None: it runs since the round was `started`, with nothing added."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjustment:
    """A penalty or a bonus of an entrant; `note` has its reason."""

    entrant: EntrantUid
    points: int
    """Negative for a penalty."""
    counts: Literal["points", "card_points"] = "points"
    """The points of the standing, or card points with their difference."""
    round: int | None = None
    """The round that it is about; None: the whole evening."""
    note: Note


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEntry:
    """An entry in the log of an evening, for everybody to look up."""

    kind: LogKind
    note: Note
    round: int
    table: int | None = None
    side: int | None = None
    score: Score | None = None
    """The score after it, where it is about one."""
    before: Score | None = None
    """The score before a correction, or that of a result which was taken back."""
    members: tuple[MemberUid, ...] = ()
    """For a substitution: the member who left the seat, then the one who took it.

    Of two who changed places both; for a call all who called.
    """
    awards: tuple[int, ...] = ()
    """Points of the standing by side, where they were decided with the score."""
    adjustment: Adjustment | None = None
    minutes: int = 0
    """The minutes that were added, or taken away below 0; the whole length of a break."""


def table_state(table: Table) -> TableState:
    """The state of a table: playing, claimed by some sides, disputed, or done."""
    if table.result is not None:
        return "done"
    if table.disputed is not None or len({claim.score for claim in table.claims}) > 1:
        return "disputed"
    return "claimed" if table.claims else "playing"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundLength:
    """The length of a round: it is over at whichever limit comes first."""

    points: int | None = None
    """Points that end the match at a table."""
    deals: int | None = None
    minutes: int | None = None
    warning: int = 0
    """Minutes before the end at which the tables are told."""
    overtime: int | None = 0
    """Minutes in which a deal may be finished after the end; None: however long it takes."""


SchemeId = NewType("SchemeId", str)
Counts = Literal["match_points", "card_points", "victory_points"]
TieBreak = Literal["head_to_head", "difference", "wins", "card_points", "highest_match", "lot"]
ByeRule = Literal["nothing", "walkover", "average_of_winners", "average"]
"""`average` is the entrant's own, of the rounds that it plays."""
MissedRule = Literal["nothing", "average"]


@dataclass(frozen=True, slots=True)
class MatchPoints:
    """The points of the standing that a match earns a side."""

    win: int
    draw: int
    loss: int


@dataclass(frozen=True, slots=True)
class Band:
    """A row of a table of victory points: for differences up to `upto`, None for all others."""

    upto: int | None
    winner: int
    loser: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scheme:
    """A way to turn results into a standing; every figure may be changed for an evening."""

    id: SchemeId
    counts: Counts
    tie_breaks: tuple[TieBreak, ...]
    walkover: int
    """Card points of the side that came, where the other did not."""
    whole_match: RoundLength | None = None
    """The match for which `walkover` is: a shorter round has its share; None: any round."""
    bye: ByeRule
    missed: MissedRule = "nothing"
    """The points for rounds before a late arrival came."""
    bye_floor: bool = False
    """True if a bye or a missed round never takes points away: a figure below 0 counts as 0.

    Sessions of format version 2 and before have False, and count as they did.
    """
    match_points: MatchPoints | None = None
    """Only for `counts` of match points."""
    bands: tuple[Band, ...] = ()
    """Only for `counts` of victory points: by the difference in card points, ascending."""


Form = Literal["pairs", "individuals", "teams"]
Movement = Literal[
    "round_robin", "mitchell", "rotating", "by_standing", "danish", "knockout", "by_lot", "free"
]
"""`by_standing` is the Swiss draw: winners meet winners, and nobody twice while that can be."""
Seed = NewType("Seed", str)
"""A text from which all chance of an evening follows."""


@dataclass(frozen=True, slots=True)
class Member:
    """A person of the club, or a guest; the name is all that is known of anybody."""

    uid: MemberUid
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """A place in the standing: partners that stay together, one player, or a team."""

    uid: EntrantUid
    members: tuple[MemberUid, ...]
    """Those who hold its seats now; of a team the partners follow each other."""
    name: str = ""
    """A name of its own, or nothing: then it goes by the names of its members."""
    present: bool = True
    """True if it plays from the next draw on."""
    away: tuple[MemberUid, ...] = ()
    rank: int | None = None
    """The place in the standing of the evening from which it goes on to this one."""
    carried: int = 0
    """Points of the standing that it brings from there."""


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
    """The seed of the lot, the last tie-break."""
    place: str = ""
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    length: RoundLength = field(default_factory=RoundLength)
    drop_worst: int = 0
    """The number of worst rounds of each entrant that do not count."""
    threes: RuleSetId | None = None
    """The rule set of tables of three, where players who are left over sit at such tables."""
    fives: RuleSetId | None = None
    sixes: RuleSetId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """An evening as it stands; standings follow from it and are never kept."""

    uid: EveningUid
    plan: Plan
    members: tuple[Member, ...] = ()
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    log: tuple[LogEntry, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    current_break: Break | None = None
    """The last break, until it is ended or the next round starts."""

    @property
    def is_over(self) -> bool:
        """True if all rounds that were planned are closed."""
        return len(self.rounds) >= self.plan.rounds and not self.last_round("drawn", "running")

    def last_round(self, *states: RoundState) -> Round | None:
        """The last round, if there is one and it is in one of these states, where any are named."""
        return next((last for last in self.rounds[-1:] if not states or last.state in states), None)

    def with_round(self, played: Round, kind: LogKind, note: Note, **about: Any) -> "Evening":
        """The evening with a round changed, or a new one added, and a line about it in the log."""
        before, after = self.rounds[: played.number - 1], self.rounds[played.number :]
        changed = replace(self, rounds=(*before, played, *after))
        return changed.with_log_entry(kind, note, played.number, **about)

    def with_log_entry(
        self, kind: LogKind, note: Note, number: int | None = None, **about: Any
    ) -> "Evening":
        """The evening with a line in its log, about the last round where no `number` is given.

        Before the first round that is the first. `about` are further fields of the line.
        """
        number = max(len(self.rounds), 1) if number is None else number
        entry = LogEntry(kind=kind, note=note, round=number, **about)
        return replace(self, log=(*self.log, entry))


def walkover_points(plan: Plan) -> int:
    """Card points for a walkover: those of the scheme, or their share in a shorter round."""
    whole, points = plan.scheme.whole_match, plan.scheme.walkover
    if whole is None:
        return points
    limits = ((plan.length.points, whole.points), (plan.length.deals, whole.deals))
    shares = (points * own // of for own, of in limits if own is not None and of is not None)
    return min((points, *shares))


Meeting = tuple[tuple[EntrantUid, ...], ...]
"""The sides that meet, each with the entrants that play on it."""
Pair = frozenset[EntrantUid]

SideSizes = tuple[int, ...]
"""The entrants of each side of a table."""

FACING = 2
"""Sides of a table at which one faces the other; partners are as many."""
FOURS: SideSizes = (FACING,) * FACING
"""The usual table of players who change partners."""


@dataclass(frozen=True, slots=True)
class Draw:
    """A round as a draw proposes it."""

    meetings: tuple[Meeting, ...]
    byes: tuple[EntrantUid, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """Counts of past partners, opponents and byes."""

    rounds: int = 0
    last: Draw | None = None
    partners: Mapping[Pair, int] = field(default_factory=Counter)
    opponents: Mapping[Pair, int] = field(default_factory=Counter)
    byes: Mapping[EntrantUid, int] = field(default_factory=Counter)
    odd: Mapping[EntrantUid, int] = field(default_factory=Counter)
    """Times that players who change partners sat at a table that is none of four."""

    def times_met(self, entrant: EntrantUid, other: EntrantUid) -> int:
        """The number of times that two entrants were on different sides of a table."""
        return self.opponents.get(frozenset((entrant, other)), 0)

    def times_partners(self, entrant: EntrantUid, other: EntrantUid) -> int:
        """The number of times that two entrants were partners."""
        return self.partners.get(frozenset((entrant, other)), 0)

    def bye_count(self, entrant: EntrantUid) -> int:
        """The number of byes of an entrant."""
        return self.byes.get(entrant, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """The whole input of a draw: the same field gives the same round."""

    present: tuple[EntrantUid, ...]
    """Those who play, in the order of the standing."""
    seed: str
    past: Past = Past()
    sides: int = FACING
    size: int = 1
    """Entrants that make a side."""
    odd: tuple[SideSizes, ...] = ()
    """The tables at which those left over may sit; without any they rest."""


def past_of(rounds: Sequence[Draw]) -> Past:
    """The partners, opponents and byes of the rounds played so far, added up."""
    partners, opponents = Counter[Pair](), Counter[Pair]()
    byes, odd = Counter[EntrantUid](), Counter[EntrantUid]()
    for drawn in rounds:
        byes.update(drawn.byes)
        has_partners = any(len(side) > 1 for meeting in drawn.meetings for side in meeting)
        for meeting in drawn.meetings:
            partners.update(pair for side in meeting for pair in pairs_in(side))
            opponents.update(opposing_pairs(meeting))
            if has_partners and tuple(map(len, meeting)) != FOURS:
                odd.update(uid for side in meeting for uid in side)
    last, met = rounds[-1] if rounds else None, {"partners": partners, "opponents": opponents}
    return Past(rounds=len(rounds), last=last, byes=byes, odd=odd, **met)


def pairs_in(entrants: Iterable[EntrantUid]) -> Iterable[Pair]:
    """All pairs of some entrants."""
    return (frozenset(two) for two in combinations(entrants, 2))


def opposing_pairs(meeting: Meeting) -> Iterable[Pair]:
    """All pairs of entrants who are on different sides."""
    return (
        frozenset((uid, other))
        for side, across in combinations(meeting, 2)
        for uid in side
        for other in across
    )


def seeded_order(entrants: Iterable[EntrantUid], seed: str) -> tuple[EntrantUid, ...]:
    """Entrants in the order that a seed gives them, whatever their order before."""
    order = sorted(entrants)
    Random(seed).shuffle(order)  # noqa: S311  a draw must come out the same for a seed
    return tuple(order)


def fewest_byes(field: Field) -> int:
    """The lowest number of byes of anybody present."""
    return min(map(field.past.bye_count, field.present), default=0)


def is_fair(field: Field, byes: Sequence[EntrantUid]) -> bool:
    """True if nobody rests again before all have rested."""
    fewest = fewest_byes(field)
    due = {uid for uid in field.present if field.past.bye_count(uid) == fewest}
    if len(due) >= len(byes):
        return due.issuperset(byes)
    return due.issubset(byes) and all(field.past.bye_count(uid) <= fewest + 1 for uid in byes)


def next_byes(order: Sequence[EntrantUid], field: Field, count: int) -> tuple[EntrantUid, ...]:
    """The entrants of an order who rest: those with the fewest byes, of these the last."""
    places = {uid: place for place, uid in enumerate(order)}
    waiting = sorted(order, key=lambda uid: (field.past.bye_count(uid), -places[uid]))
    return tuple(waiting[:count])


def odd_tables(
    count: int, usual: int, sizes: Sequence[SideSizes]
) -> tuple[tuple[SideSizes, ...], int]:
    """The tables of other sizes for a number of players, and the number who rest all the same.

    `usual` players sit at every other table. As few rest as can be; then the tables are as few,
    and then as small, as can be.
    """

    def burden(numbers: Sequence[int]) -> tuple[int, int, int]:
        seats = sum(number * sum(size) for number, size in zip(numbers, sizes, strict=True))
        return (count - seats) % usual if seats <= count else count + 1, sum(numbers), seats

    best = min(product(range(usual), repeat=len(sizes)), key=burden)
    tables = (size for number, size in zip(best, sizes, strict=True) for _ in range(number))
    return tuple(tables), burden(best)[0]


@dataclass(frozen=True, slots=True)
class Shape:
    """The tables of an evening."""

    sides: int
    """Sides of a table."""
    seats: int
    """Players of a side."""
    size: int
    """Entrants that make a side: players who change partners, or one that is a side itself."""
    odd: tuple[SideSizes, ...] = ()
    """The tables at which players who are left over may sit; without any they rest."""


def shape_of(plan: Plan) -> Shape:
    """The tables of a plan; raises `UnknownRuleSetError`, and `RuleSetError` for house rules."""
    book = rule_book(plan.ruleset)
    rules = book.rules
    if plan.house_rules:
        _, rules = overlaid(book.tree, plan.house_rules, "house_rules")
    sides = rules.sides
    size = sides.size if plan.form == "individuals" else 1
    odd = (sides_of(ruleset, players) for players, ruleset in odd_table_rule_sets(plan).items())
    return Shape(sides.count, sides.size, size, tuple(filter(None, odd)) if size > 1 else ())


ODD_TABLE_FIELDS = ("threes", "fives", "sixes")
"""The fields of a plan with the rule sets of tables for those left over."""


@cache
def odd_table_sizes() -> Mapping[str, int]:
    """The number of players at the tables for those left over, by the field of a plan."""
    text = (files("scorekeeper.club") / "small.toml").read_text("utf-8")
    return {name: int(players) for name, players in tomllib.loads(text)["odd_tables"].items()}


def odd_table_rule_sets(plan: Plan) -> Mapping[int, RuleSetId]:
    """The rule sets of the tables for those left over, by their number of players."""
    named = ((odd_table_sizes()[name], getattr(plan, name)) for name in ODD_TABLE_FIELDS)
    return {players: ruleset for players, ruleset in named if ruleset is not None}


def sides_of(ruleset: RuleSetId, players: int) -> SideSizes | None:
    """The sides in which so many players sit at a table of a rule set, or None.

    A rule set says so for its usual number of players, or for another number that it allows.
    Where two sides of partners usually play, one more joins a side, whose players rest in turn.
    """
    rules = rule_book(ruleset).rules
    usual: dict[str, Any] = {"sides.count": rules.sides.count, "sides.size": rules.sides.size}
    forms = [usual, *({**usual, **changes} for changes in rules.by_players.values())]
    for form in forms:
        count, size = int(form["sides.count"]), int(form["sides.size"])
        if count * size == players:
            return (size,) * count
    if (rules.sides.size,) * rules.sides.count == FOURS and players == sum(FOURS) + 1:
        return (FACING + 1, FACING)
    return None


def table_fits(shape: Shape, sides: Sequence[int]) -> bool:
    """True if a table has the sides of an evening, by their entrants, or is for those left over."""
    usual = (shape.size,) * shape.sides
    return sorted(sides) in [sorted(sizes) for sizes in (usual, *shape.odd)]


def members_fit(form: Form, shape: Shape, count: int) -> bool:
    """True if so many members make an entrant: one player, one side, or two sides and more."""
    if form == "individuals":
        return count == 1
    if form == "pairs":
        return count == shape.seats
    return count > shape.seats and count % shape.seats == 0


HIDDEN = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of a text round: what follows a name would read otherwise."""


def name_problems(name: str, path: str = "name", *, needed: bool = True) -> Iterator[Problem]:
    """Yield the problems of a name at a path: missing, too long, or with marks nobody sees."""
    if needed and not name.strip():
        yield Problem("name_needed", path)
    if len(name) > LONGEST_NAME:
        yield Problem("name_too_long", path, {"most": LONGEST_NAME})
    if any(mark in HIDDEN or category(mark) in ("Cc", "Cs", "Zl", "Zp") for mark in name):
        yield Problem("name_unseen", path)


def refusal(code: str, path: str = "", **values: object) -> Problems:
    """The problems of an action that was not done for one reason."""
    return (Problem(code, path, values),)


BY_STANDING = ("by_standing", "danish", "knockout")
"""Draws by the standing; before there is one by the places of an earlier evening, or by lot."""
TWO_SIDED = ("round_robin", "mitchell", "knockout")
"""Draws for tables of two sides that stay together."""
Changed = Evening | Problems
"""An evening after an action, or all reasons for which it was not done."""


def new_evening(uid: EveningUid, plan: Plan) -> Changed:
    """An evening by a plan, with nobody there yet; or everything that is wrong with the plan."""
    return plan_problems(plan) or Evening(uid=uid, plan=plan)


def change_plan(evening: Evening, plan: Plan) -> Changed:
    """An evening by another plan: before its first round all may change, later no player's seat.

    Rule set, house rules, form and the tables of those left over are then what they were, and no
    knock-out begins or ends.
    """
    problems = [*plan_problems(plan)]
    if evening.rounds:
        fixed = ["ruleset", "house_rules", "form", *ODD_TABLE_FIELDS]
        if "knockout" in (plan.movement, evening.plan.movement):
            fixed.append("movement")
        changed = (name for name in fixed if getattr(plan, name) != getattr(evening.plan, name))
        problems += (Problem("has_begun", f"plan.{name}") for name in changed)
        if plan.rounds < len(evening.rounds):
            values = {"count": plan.rounds, "played": len(evening.rounds)}
            problems.append(Problem("too_few_rounds", "plan.rounds", values))
    return tuple(problems) or replace(evening, plan=plan)


def plan_problems(plan: Plan) -> Problems:
    """All problems that keep an evening from being played by a plan."""
    return (*_own_problems(plan), *_scheme_problems(plan.scheme), *_table_problems(plan))


def _own_problems(plan: Plan) -> Iterator[Problem]:
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
    length = plan.length
    for name in ("points", "deals", "minutes"):
        value = getattr(length, name)
        if value is not None and value < 1:
            yield Problem("not_positive", f"plan.length.{name}", {"value": value})
    if length.warning < 0 or (length.overtime or 0) < 0:
        yield Problem("not_positive", "plan.length.warning", {"value": length.warning})
    if length.minutes is not None and length.warning >= max(length.minutes, 1):
        yield Problem("warning_too_early", "plan.length.warning", {"value": length.warning})


def _scheme_problems(scheme: Scheme) -> Iterator[Problem]:
    if scheme.counts == "match_points" and scheme.match_points is None:
        yield Problem("figures_needed", "plan.scheme.match_points")
    if scheme.counts == "victory_points":
        bounds = [band.upto for band in scheme.bands]
        limits = [bound for bound in bounds[:-1] if bound is not None]
        if not bounds or bounds[-1] is not None or len(limits) + 1 < len(bounds):
            yield Problem("last_band_open", "plan.scheme.bands")
        if any(low >= high for low, high in pairwise(limits)):
            yield Problem("bands_ascend", "plan.scheme.bands")
    whole = scheme.whole_match or RoundLength()
    for name, value in (("points", whole.points), ("deals", whole.deals)):
        if value is not None and value < 1:
            yield Problem("not_positive", f"plan.scheme.whole_match.{name}", {"value": value})
    if len(set(scheme.tie_breaks)) < len(scheme.tie_breaks):
        yield Problem("tie_break_twice", "plan.scheme.tie_breaks")


def _table_problems(plan: Plan) -> Iterator[Problem]:
    try:
        shape = shape_of(plan)
    except UnknownRuleSetError as error:
        yield Problem("unknown_rule_set", "plan.ruleset", {"id": error.name})
        return
    except RuleSetError as error:
        for problem in error.problems:
            path = f"plan.house_rules.{problem.path}"
            yield Problem("house_rule", path, {"expected": problem})
        return
    changing = shape.size > 1
    if changing and (shape.size > FACING or shape.sides > FACING):
        yield Problem("partners_cannot_change", "plan.form", {"count": shape.seats})
    if plan.movement in TWO_SIDED and (changing or shape.sides > FACING):
        yield Problem("draw_needs_fixed_sides", "plan.movement", {"movement": plan.movement})
    if plan.movement == "rotating" and plan.form != "individuals":
        yield Problem("draw_needs_individuals", "plan.movement", {"movement": plan.movement})
    if plan.form == "teams" and shape.sides > FACING:
        yield Problem("teams_meet_in_twos", "plan.form", {"count": shape.sides})
    for name in ODD_TABLE_FIELDS:
        ruleset, players = getattr(plan, name), odd_table_sizes()[name]
        if ruleset is None:
            continue
        if not changing:
            yield Problem("nobody_left_over", f"plan.{name}", {"count": players})
        try:
            if sides_of(ruleset, players) is None:
                values = {"id": ruleset, "count": players}
                yield Problem("not_by_so_many", f"plan.{name}", values)
        except UnknownRuleSetError:
            yield Problem("unknown_rule_set", f"plan.{name}", {"id": ruleset})
