"""Many who check in at once: a list of names, everybody of the club, or of an earlier evening.

lines = read_list(text, words, directory)           Ana & Ben, then Cleo, then Dov
lines = grouped(lines, "pairs", seats=2)            Ana and Ben, Cleo and Dov
arrivals = looked_up(evening, lines, directory)     known, perhaps known, or new; what is wrong
enter_all(evening, arrivals, members)
"""

import csv
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from itertools import islice
from random import Random
from unicodedata import combining, normalize

from scorekeeper.club import entrants
from scorekeeper.club import model as club
from scorekeeper.club.entrants import next_uid
from scorekeeper.match.model import Player
from scorekeeper.problem import Problem
from scorekeeper.services.club.evenings import Evenings, EveningSummary
from scorekeeper.services.club.members import IsNobody, Members, plain_name
from scorekeeper.services.players import FORGOTTEN, Identity

LIKELY, CLOSE = 3, 0.8
"""Of people whose name is much like another at most so many, and how much alike it has to be."""
MOST_EVENINGS = 5
DELIMITERS = "\t;,"
"""The separators of cells; a line has the first of these that is in it."""
NUMBERING = re.compile(r"^\s*(?:\d+\s*[.):]|[-*•])\s*")
FIGURES = re.compile(r"[\d\s.,:/%+-]*")
JOINT = r"\s*&\s*|\s+[+/]\s+|(?<=[^\W\d])[+/](?=[^\W\d])|\s+[-–—]\s+"
"""What joins two names; without spaces + and / do so between letters only."""


@dataclass(frozen=True, kw_only=True)
class ListWords:
    """Words of lists, in small letters: heads of columns, and what joins two names."""

    names: frozenset[str] = frozenset()
    first_names: frozenset[str] = frozenset()
    last_names: frozenset[str] = frozenset()
    teams: frozenset[str] = frozenset()
    joints: frozenset[str] = frozenset()

    @cached_property
    def joint(self) -> re.Pattern[str]:
        words = "|".join(re.escape(word) for word in sorted(self.joints))
        return re.compile(rf"{JOINT}|\s+(?:{words})\s+" if words else JOINT, re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Line:
    """Names that stand together in a list, and the name of their team."""

    names: tuple[str, ...]
    team: str = ""
    typed: str = field(default="", compare=False)
    """The line as somebody wrote it, where it is one of a list."""

    @property
    def text(self) -> str:
        """The line as it is read again: as it was typed, else names with what joins them.

        Names with a mark of lists in them stand in cells.
        """
        if self.typed:
            return self.typed
        is_marked = any(re.search(r"[&+/;,]|\s[-–—]\s", name) for name in self.names)
        joined = ("\t" if is_marked else " & ").join(self.names)
        return f"{self.team}: {joined}" if self.team else joined


def without_accents(name: str) -> str:
    """A name without accents and capitals."""
    letters = (letter for letter in normalize("NFD", name.casefold()) if not combining(letter))
    return " ".join("".join(letters).replace(",", " ").split())


def name_key(name: str) -> str:
    """A name without accents, capitals and the order of its words."""
    return " ".join(sorted(without_accents(name).split()))


@dataclass(frozen=True)
class Directory:
    """Everybody who is known, to be found by name."""

    people: tuple[Identity, ...]
    _likely: dict[str, tuple[Identity, ...]] = field(default_factory=dict)

    @cached_property
    def _by_name(self) -> Mapping[str, list[Identity]]:
        people: dict[str, list[Identity]] = defaultdict(list)
        for person in self.people:
            keys = {
                key(name) for key in (plain_name, name_key) for name in (person.name, person.label)
            }
            for key in keys:
                people[key].append(person)
        return people

    @cached_property
    def _by_spelling(self) -> Mapping[str, list[Identity]]:
        people: dict[str, list[Identity]] = defaultdict(list)
        for person in self.people:
            people[without_accents(person.name)].append(person)
        return people

    def find(self, name: str) -> Identity | None:
        """The one person whom a name means; None for nobody, or where it may mean several."""
        exactly, roughly = (self._by_name.get(key(name), []) for key in (plain_name, name_key))
        labelled = [person for person in exactly if person.label == plain_name(name)]
        groups = (labelled, exactly, roughly)
        return next((group[0] for group in groups if len(group) == 1), None)

    def likely(self, name: str) -> tuple[Identity, ...]:
        """People who may be meant by a name that means nobody exactly, the likeliest first."""
        if name not in self._likely:
            close = get_close_matches(
                without_accents(name), self._by_spelling, n=LIKELY, cutoff=CLOSE
            )
            words = set(without_accents(name).split())
            longer = [key for key in self._by_spelling if words < set(key.split())]
            keys = [*close, *(longer if words and len(longer) <= LIKELY else [])]
            people = [*self._by_name.get(name_key(name), ())]
            people += (person for key in keys for person in self._by_spelling[key])
            by_key = {person.key: person for person in people}
            self._likely[name] = tuple(by_key.values())[:LIKELY]
        return self._likely[name]


# --- a list that was pasted


def read_list(text: str, words: ListWords, directory: Directory) -> tuple[Line, ...]:
    """The lines of a list: names, one or more a line, or the cells of a CSV file.

    Where the first line has heads of columns, those with names are read and no others. Else cells
    of figures alone are left out.
    """
    rows = [row for row in text.splitlines() if row.strip()]
    if len(rows) > 1 and (columns := _columns(_cells(rows[0]), words)):
        delimiter = _delimiter(rows[0])
        lines = (_record(_cells(row, delimiter), columns, words, directory) for row in rows[1:])
    else:
        lines = (_free_line(row, words, directory) for row in rows)
    return tuple(line for line in lines if line.names)


def _delimiter(row: str) -> str:
    return next((mark for mark in DELIMITERS if mark in row), DELIMITERS[-1])


def _cells(row: str, delimiter: str = "") -> list[str]:
    read = csv.reader([row], delimiter=delimiter or _delimiter(row), skipinitialspace=True)
    return [cell.strip() for cell in next(read, [])]


def _columns(heads: Sequence[str], words: ListWords) -> Mapping[int, str]:
    """The kind of each column with names or teams; empty where the line is none of heads."""
    kinds = {"name": words.names, "first": words.first_names, "last": words.last_names}
    kinds["team"] = words.teams
    plain = [re.sub(r"[\s\d.:]+$", "", head.casefold()) for head in heads]
    columns = {
        place: kind
        for place, head in enumerate(plain)
        for kind, known in kinds.items()
        if head in known
    }
    return columns if {"name", "first", "last"}.intersection(columns.values()) else {}


def _record(
    cells: Sequence[str], columns: Mapping[int, str], words: ListWords, directory: Directory
) -> Line:
    """The names in the cells of a record; a first name joins the last name beside it."""
    names, parts, team = list[str](), dict[str, str](), ""
    for place, kind in columns.items():
        cell = cells[place] if place < len(cells) else ""
        if kind == "team":
            team = "" if FIGURES.fullmatch(cell) else cell
        elif kind == "name":
            names += _names(cell, words, directory)
        else:
            if kind in parts:
                names.append(_whole_name(parts))
                parts = {}
            parts[kind] = cell
            if len(parts) > 1:
                names.append(_whole_name(parts))
                parts = {}
    names.append(_whole_name(parts))
    return Line(tuple(filter(None, names)), team)


def _whole_name(parts: Mapping[str, str]) -> str:
    return " ".join(filter(None, (parts.get("first", ""), parts.get("last", ""))))


def _free_line(row: str, words: ListWords, directory: Directory) -> Line:
    row = NUMBERING.sub("", row)
    if directory.find(row.strip()):
        return Line((row.strip(),))
    team, colon, rest = row.partition(":")
    cells = [cell for cell in _cells(rest if colon else row) if not FIGURES.fullmatch(cell)]
    names = (name for cell in cells for name in _names(cell, words, directory))
    return Line(tuple(names), team.strip() if colon else "", row.strip())


def _names(cell: str, words: ListWords, directory: Directory) -> Iterator[str]:
    """Yield the names in a cell; one with a comma has the last name first."""
    if directory.find(cell):
        yield cell
        return
    for part in filter(None, words.joint.split(cell)):
        last, comma, first = part.partition(",")
        yield plain_name(f"{first} {last}") if comma else plain_name(part)


def group_by_entrant(lines: Iterable[Line], form: club.Form, seats: int) -> tuple[Line, ...]:
    """The lines by those who take part together; who stands alone in a list of pairs is paired.

    They are paired in the order of the list; the last may be left without a partner.
    """
    if form == "teams":
        return tuple(lines)
    if form == "individuals":
        return tuple(Line((name,)) for line in lines for name in line.names)
    groups, alone = list[Line](), list[str]()
    for line in lines:
        chunks = [line.names[n : n + seats] for n in range(0, len(line.names), seats)]
        if len(chunks[-1]) == 1:
            alone += chunks.pop()
        groups += [line] if chunks == [line.names] else [Line(chunk, line.team) for chunk in chunks]
        if len(alone) >= seats:
            groups.append(Line(tuple(alone)))
            alone = []
    return (*groups, *([Line(tuple(alone))] if alone else []))


# --- lists that the store has


def member_lines(
    members: Members, evenings: Evenings, evening: club.Evening, *, is_nobody: IsNobody
) -> tuple[Line, ...]:
    """All members of the club who do not play yet; all people where nobody is called a member.

    Pairs are those who were partners last; the others are drawn by lot.
    """
    people = members.list(is_nobody=is_nobody)
    chosen = [person for person in people if person.is_member] or list(people)
    playing = entrants.playing_members(evening)
    waiting = {p.who.key: p.who for p in chosen if p.who.uid not in playing}
    if evening.plan.form != "pairs":
        return tuple(Line((who.label,)) for who in waiting.values())
    seats, lines = club.shape_of(evening.plan).seats, list[Line]()
    known = members.matches.people.identities()
    for before in _earlier(evenings, evening):
        for entrant in before.entrants:
            keys = [known.of(Player("", uid)).key for uid in entrant.members]
            if len(keys) == seats and waiting.keys() >= {*keys}:
                lines.append(Line(tuple(waiting.pop(key).label for key in keys)))
    alone = list(waiting.values())
    Random(evening.plan.seed).shuffle(alone)  # noqa: S311  the same list gives the same pairs
    return (*lines, *(Line((who.label,)) for who in alone))


def earlier_evenings(evenings: Evenings, evening: club.Evening) -> tuple[EveningSummary, ...]:
    """The latest evenings of the same form at which anybody took part, the last one first."""
    uids = [before.uid for before in _earlier(evenings, evening)]
    summaries = {summary.uid: summary for summary in evenings.list()}
    return tuple(summaries[uid] for uid in uids)


def _earlier(evenings: Evenings, evening: club.Evening) -> list[club.Evening]:
    others = (s.uid for s in evenings.list() if s.uid != evening.uid and s.is_readable)
    opened = map(evenings.open, others)
    alike = (other for other in opened if other.plan.form == evening.plan.form and other.entrants)
    return list(islice(alike, MOST_EVENINGS))


def lines_of_evening(
    members: Members, before: club.Evening, evening: club.Evening
) -> tuple[tuple[Line, ...], tuple[str, ...]]:
    """Those of an earlier evening who do not play yet, and the names of those erased since."""
    known, playing = members.matches.people.identities(), entrants.playing_members(evening)
    names = {member.uid: member.name for member in before.members}
    lines, gone, taken = list[Line](), list[str](), set[str]()
    for entrant in sorted(before.entrants, key=lambda entrant: not entrant.present):
        people = [known.of(Player(names[uid], uid)) for uid in entrant.members]
        erased = [w for w in people if known.docs.get(w.uid or "", {}).get(FORGOTTEN)]
        gone += (who.label for who in erased if who.label not in gone)
        left = [who for who in people if who not in erased and who.key not in taken | playing]
        taken |= {who.key for who in left}
        if left:
            lines.append(Line(tuple(who.label for who in left), entrant.name))
    return tuple(lines), tuple(gone)


# --- who they are


@dataclass(frozen=True, slots=True, kw_only=True)
class Newcomer:
    """One name of a list: a known person, or somebody new who may be one of some known."""

    name: str
    who: Identity
    is_new: bool = False
    likely: tuple[Identity, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    line: Line
    people: tuple[Newcomer, ...]
    problems: club.Problems = ()


def find_arrivals(
    evening: club.Evening,
    lines: Iterable[Line],
    directory: Directory,
    *,
    chosen: Mapping[str, Identity],
    is_nobody: IsNobody,
) -> tuple[Arrival, ...]:
    """Return the people meant by the lines of a list, and all that keeps some from being entered.

    `chosen` are people who were chosen for a name that means nobody exactly.
    """
    arrivals = []
    for line in lines:
        people = tuple(_newcomer(name, directory, chosen) for name in line.names)
        members = [club.Member(_uid(person.who), person.who.label) for person in people]
        wrong = [
            Problem("name_of_a_seat", "name", {"name": person.name})
            for person in people
            if person.is_new and is_nobody(person.name)
        ]
        if evening.plan.form == "pairs" and len(line.names) == 1:
            wrong.append(Problem("partner_needed", "members", {"name": line.names[0]}))
        entered = entrants.enter(evening, next_uid(evening), members, name=line.team)
        if not wrong and not isinstance(entered, tuple):
            evening = entered
        elif not wrong and isinstance(entered, tuple):
            wrong += entered
        arrivals.append(Arrival(line=line, people=people, problems=tuple(wrong)))
    return tuple(arrivals)


def new_member_arrivals(
    members: Members,
    lines: Iterable[Line],
    directory: Directory,
    *,
    chosen: Mapping[str, Identity],
    is_nobody: IsNobody,
) -> tuple[Arrival, ...]:
    """Return those of a list who are to join the club, each alone, and what keeps some from it."""
    taken = {person.who.key for person in members.list(is_nobody=is_nobody) if person.is_member}
    arrivals = []
    for line in group_by_entrant(lines, "individuals", 1):
        person = _newcomer(line.names[0], directory, chosen)
        wrong = [*club.name_problems(person.name)] if person.is_new else []
        if person.is_new and is_nobody(person.name):
            wrong.append(Problem("name_of_a_seat", "name", {"name": person.name}))
        if person.who.key in taken:
            wrong.append(Problem("is_member", "name", {"name": person.name}))
        taken.add(person.who.key)
        arrivals.append(Arrival(line=line, people=(person,), problems=tuple(wrong)))
    return tuple(arrivals)


def _newcomer(name: str, directory: Directory, chosen: Mapping[str, Identity]) -> Newcomer:
    who = directory.find(name)
    if who is not None:
        return Newcomer(name=name, who=who)
    who, likely = chosen.get(name, Identity(uid=None, name=name)), directory.likely(name)
    return Newcomer(name=name, who=who, is_new=name not in chosen, likely=likely)


def _uid(who: Identity) -> club.MemberUid:
    """The uid of a person; one who is new is told from others by the name until then."""
    return club.MemberUid(who.uid or f"new {who.name}")


def enter_all(
    evening: club.Evening, arrivals: Sequence[Arrival], members: Sequence[club.Member]
) -> club.Changed:
    """Enter them all, or none: `members` are those of the arrivals, one after the other."""
    waiting = iter(members)
    for arrival in arrivals:
        together = tuple(islice(waiting, len(arrival.people)))
        entered = entrants.enter(evening, next_uid(evening), together, name=arrival.line.team)
        if isinstance(entered, tuple):
            return entered
        evening = entered
    return evening
