"""Check many people in at once: a pasted list, all members, or the entrants of a past session.

lines = read_list(text, words, directory)               Ana & Ben, then Cleo, then Dov
lines = group_by_entrant(lines, "pairs", seats=2)       Ana & Ben, Cleo & Dov
arrivals = find_arrivals(evening, lines, directory)     the people, known or new, and problems
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
from scorekeeper.services.club.members import IsSeatName, Members, plain_name
from scorekeeper.services.players import FORGOTTEN, Identity

MAX_SUGGESTIONS = 3
"""The number of people with similar names that are suggested at most."""
MIN_SIMILARITY = 0.8
"""The similarity of a suggested name, from 0 to 1, as `difflib` measures it."""
MAX_EARLIER_EVENINGS = 5
DELIMITERS = "\t;,"
"""The separators of cells. A line is divided by the first of these that it contains."""
NUMBERING = re.compile(r"^\s*(?:\d+\s*[.):]|[-*•])\s*")
"""A number or bullet at the start of a line."""
FIGURES = re.compile(r"[\d\s.,:/%+-]*")
"""A cell without letters."""
JOINT = r"\s*&\s*|\s+[+/]\s+|(?<=[^\W\d])[+/](?=[^\W\d])|\s+[-–—]\s+"
"""A separator of two names. Without spaces, + and / count between letters only."""


@dataclass(frozen=True, kw_only=True)
class ListWords:
    """Words of pasted lists in lower case: headings of columns, and conjunctions of names."""

    names: frozenset[str] = frozenset()
    first_names: frozenset[str] = frozenset()
    last_names: frozenset[str] = frozenset()
    teams: frozenset[str] = frozenset()
    joints: frozenset[str] = frozenset()

    @cached_property
    def joint(self) -> re.Pattern[str]:
        """The pattern of a separator between two names, including conjunctions such as "and"."""
        words = "|".join(re.escape(word) for word in sorted(self.joints))
        return re.compile(rf"{JOINT}|\s+(?:{words})\s+" if words else JOINT, re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Line:
    """The names in one line of a list, and the name of their team."""

    names: tuple[str, ...]
    team: str = ""
    typed: str = field(default="", compare=False)
    """The original text of a line in a pasted list."""

    @property
    def text(self) -> str:
        """Text that `read_list` reads as this line: the typed text, or else a new one."""
        if self.typed:
            return self.typed
        # Names that contain a separator themselves are separated by tabs.
        has_separator = any(re.search(r"[&+/;,]|\s[-–—]\s", name) for name in self.names)
        names = ("\t" if has_separator else " & ").join(self.names)
        return f"{self.team}: {names}" if self.team else names


def without_accents(name: str) -> str:
    """Return a name in lower case, without accents and commas."""
    letters = (letter for letter in normalize("NFD", name.casefold()) if not combining(letter))
    return " ".join("".join(letters).replace(",", " ").split())


def name_key(name: str) -> str:
    """Return a key that ignores accents, case, commas and the order of words."""
    return " ".join(sorted(without_accents(name).split()))


@dataclass(frozen=True)
class Directory:
    """All people of the store, to be found by name."""

    people: tuple[Identity, ...]
    _likely: dict[str, tuple[Identity, ...]] = field(default_factory=dict)

    @cached_property
    def _by_name(self) -> Mapping[str, list[Identity]]:
        """People by each spelling of their names, with and without the note."""
        people: dict[str, list[Identity]] = defaultdict(list)
        for person in self.people:
            names = (person.name, person.label)
            for key in {*map(plain_name, names), *map(name_key, names)}:
                people[key].append(person)
        return people

    @cached_property
    def _by_spelling(self) -> Mapping[str, list[Identity]]:
        """People by their name without accents."""
        people: dict[str, list[Identity]] = defaultdict(list)
        for person in self.people:
            people[without_accents(person.name)].append(person)
        return people

    def find(self, name: str) -> Identity | None:
        """Return the person with a name; None if no person or more than one has it."""
        exact = self._by_name.get(plain_name(name), [])
        with_label = [person for person in exact if person.label == plain_name(name)]
        rough = self._by_name.get(name_key(name), [])
        for people in (with_label, exact, rough):
            if len(people) == 1:
                return people[0]
        return None

    def likely(self, name: str) -> tuple[Identity, ...]:
        """Return people with a similar name, the most similar first; at most three."""
        if name not in self._likely:
            self._likely[name] = self._find_likely(name)
        return self._likely[name]

    def _find_likely(self, name: str) -> tuple[Identity, ...]:
        """Return people with a similar name, the most likely first."""
        spelling = without_accents(name)
        similar = get_close_matches(
            spelling, self._by_spelling, n=MAX_SUGGESTIONS, cutoff=MIN_SIMILARITY
        )

        # A first name alone suggests people with that first name, unless there are many.
        words = set(spelling.split())
        longer = [key for key in self._by_spelling if words < set(key.split())]
        if words and len(longer) <= MAX_SUGGESTIONS:
            similar += longer

        people = list(self._by_name.get(name_key(name), ()))
        people += (person for key in similar for person in self._by_spelling[key])
        by_key = {person.key: person for person in people}
        return tuple(by_key.values())[:MAX_SUGGESTIONS]


# --- a list that was pasted


def read_list(text: str, words: ListWords, directory: Directory) -> tuple[Line, ...]:
    """Return the lines of a pasted list: one or more names a line, or the cells of a CSV file.

    If the first line has headings, the columns with names are read. Otherwise cells without
    letters are ignored. Lines without names are not returned.
    """
    rows = [row for row in text.splitlines() if row.strip()]
    columns = _columns(_cells(rows[0]), words) if len(rows) > 1 else {}
    if columns:
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
    """Return the kind of each column with names or teams, by index: name, first, last or team.

    The result is empty if `heads`, the cells of the first line, has no headings of names.
    """
    headings_by_kind = {
        "name": words.names,
        "first": words.first_names,
        "last": words.last_names,
        "team": words.teams,
    }
    columns: dict[int, str] = {}
    for index, head in enumerate(heads):
        heading = re.sub(r"[\s\d.:]+$", "", head.casefold())  # "Player 2:" is "player"
        for kind, headings in headings_by_kind.items():
            if heading in headings:
                columns[index] = kind
    has_names = not {"name", "first", "last"}.isdisjoint(columns.values())
    return columns if has_names else {}


def _record(
    cells: Sequence[str], columns: Mapping[int, str], words: ListWords, directory: Directory
) -> Line:
    """Return the names in the cells of a record, with first and last names joined.

    Args:
        cells: The cells.
        columns: Kinds of the columns, as `_columns` returns them.
        words: Words of lists in the languages of the app.
        directory: All known people.
    """
    names: list[str] = []
    team = ""
    parts: dict[str, str] = {}  # first and last name, until both are known
    for index, kind in columns.items():
        cell = cells[index] if index < len(cells) else ""
        if kind == "team":
            team = "" if FIGURES.fullmatch(cell) else cell
        elif kind == "name":
            names += _names(cell, words, directory)
        else:
            if kind in parts:
                # The next person begins although the last one had one part only.
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
    """Return the names of a line without columns, such as "Team: Ana & Ben, Cleo"."""
    row = NUMBERING.sub("", row)
    if directory.find(row.strip()):
        return Line((row.strip(),))
    team, colon, rest = row.partition(":")
    cells = [cell for cell in _cells(rest if colon else row) if not FIGURES.fullmatch(cell)]
    names = (name for cell in cells for name in _names(cell, words, directory))
    return Line(tuple(names), team.strip() if colon else "", row.strip())


def _names(cell: str, words: ListWords, directory: Directory) -> Iterator[str]:
    """Yield the names in a cell, with "Last, First" turned into "First Last"."""
    if directory.find(cell):
        yield cell
        return
    for part in filter(None, words.joint.split(cell)):
        last, comma, first = part.partition(",")
        yield plain_name(f"{first} {last}") if comma else plain_name(part)


def group_by_entrant(lines: Iterable[Line], form: club.Form, seats: int) -> tuple[Line, ...]:
    """Return one line for each entrant of a form; `seats` is the number of players of a pair.

    In a list of pairs, people who are alone in a line are paired in the order of the list. The
    last one may remain without a partner.
    """
    if form == "teams":
        return tuple(lines)
    if form == "individuals":
        return tuple(Line((name,)) for line in lines for name in line.names)

    groups: list[Line] = []
    alone: list[str] = []
    for line in lines:
        chunks = [line.names[n : n + seats] for n in range(0, len(line.names), seats)]
        if len(chunks[-1]) == 1:
            alone += chunks.pop()
        if chunks == [line.names]:
            groups.append(line)  # keeps the original text
        else:
            groups += (Line(chunk, line.team) for chunk in chunks)
        if len(alone) >= seats:
            groups.append(Line(tuple(alone)))
            alone = []
    if alone:
        groups.append(Line(tuple(alone)))
    return tuple(groups)


# --- lists from the store


def member_lines(
    members: Members, evenings: Evenings, evening: club.Evening, *, is_seat_name: IsSeatName
) -> tuple[Line, ...]:
    """Return a line for each member, or pair of members, who does not play yet.

    If the club has no members, all people are offered. The latest partners form a pair; all other
    people have a line of their own, in random order, to be paired by `group_by_entrant`.
    """
    people = members.list(is_seat_name=is_seat_name)
    offered = [person for person in people if person.is_member] or list(people)
    playing = entrants.playing_members(evening)
    absent = {person.who.key: person.who for person in offered if person.who.uid not in playing}
    if evening.plan.form != "pairs":
        return tuple(Line((who.label,)) for who in absent.values())

    lines: list[Line] = []
    seats = evening.shape.seats
    known = members.matches.people.identities()
    for before in _evenings_of_same_form(evenings, evening):
        for entrant in before.entrants:
            keys = [known.person_of(Player("", uid)).key for uid in entrant.members]
            if len(keys) == seats and absent.keys() >= set(keys):
                lines.append(Line(tuple(absent.pop(key).label for key in keys)))

    alone = list(absent.values())
    Random(evening.plan.seed).shuffle(alone)  # noqa: S311  the same list gives the same pairs
    lines += (Line((who.label,)) for who in alone)
    return tuple(lines)


def earlier_evenings(evenings: Evenings, evening: club.Evening) -> tuple[EveningSummary, ...]:
    """Return the latest sessions of the same form with entrants, the latest first."""
    uids = [before.uid for before in _evenings_of_same_form(evenings, evening)]
    summaries = {summary.uid: summary for summary in evenings.list()}
    return tuple(summaries[uid] for uid in uids)


def _evenings_of_same_form(evenings: Evenings, evening: club.Evening) -> list[club.Evening]:
    """Return the latest other sessions with entrants of the same form, the latest first."""
    uids = (
        summary.uid
        for summary in evenings.list()
        if summary.uid != evening.uid and summary.is_readable
    )
    others = map(evenings.open, uids)
    suitable = (
        other for other in others if other.plan.form == evening.plan.form and other.entrants
    )
    # Lazy: only as many sessions are read as are needed.
    return list(islice(suitable, MAX_EARLIER_EVENINGS))


def lines_of_evening(
    members: Members, before: club.Evening, evening: club.Evening
) -> tuple[tuple[Line, ...], tuple[str, ...]]:
    """Return a line for each entrant of an earlier session, without people who play already.

    The second value has the names of people who were forgotten since.
    """
    known = members.matches.people.identities()
    playing = entrants.playing_members(evening)
    names = {member.uid: member.name for member in before.members}

    lines: list[Line] = []
    forgotten_names: list[str] = []
    listed: set[str] = set()
    # Entrants who stayed to the end come first: a person may have changed to another entrant.
    for entrant in sorted(before.entrants, key=lambda entrant: not entrant.present):
        offered = []
        for uid in entrant.members:
            person = known.person_of(Player(names[uid], uid))
            if known.docs.get(person.uid or "", {}).get(FORGOTTEN):
                if person.label not in forgotten_names:
                    forgotten_names.append(person.label)
            elif person.key not in listed | playing:
                offered.append(person)
        listed.update(person.key for person in offered)
        if offered:
            lines.append(Line(tuple(person.label for person in offered), entrant.name))
    return tuple(lines), tuple(forgotten_names)


# --- the people of a list


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedPerson:
    """A name of a list, and the person that it means."""

    name: str
    who: Identity
    is_new: bool = False  # true if no person of that name is known
    likely: tuple[Identity, ...] = ()  # known people with a similar name


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    """A line of a list, its people, and the problems that keep it from being entered."""

    line: Line
    people: tuple[ListedPerson, ...]
    problems: club.Problems = ()


def find_arrivals(
    evening: club.Evening,
    lines: Iterable[Line],
    directory: Directory,
    *,
    chosen: Mapping[str, Identity],
    is_seat_name: IsSeatName,
) -> tuple[Arrival, ...]:
    """Return the people of each line of a list, and the problems of checking them in.

    Args:
        evening: The session.
        lines: The list, one line for each entrant.
        directory: All known people.
        chosen: The people who were chosen for unknown names, by name.
        is_seat_name: Returns True for the name of a seat without a person.
    """
    arrivals = []
    for line in lines:
        people = tuple(_listed_person(name, directory, chosen) for name in line.names)
        members = [club.Member(_uid(person.who), person.who.label) for person in people]
        problems = [
            Problem("name_of_a_seat", "name", {"name": person.name})
            for person in people
            if person.is_new and is_seat_name(person.name)
        ]
        if evening.plan.form == "pairs" and len(line.names) == 1:
            problems.append(Problem("partner_needed", "members", {"name": line.names[0]}))
        if not problems:
            # Entered here, so that a person who is listed twice is a problem of the second line.
            entered = entrants.add_entrant(evening, next_uid(evening), members, name=line.team)
            if isinstance(entered, tuple):
                problems += entered
            else:
                evening = entered
        arrivals.append(Arrival(line=line, people=people, problems=tuple(problems)))
    return tuple(arrivals)


def new_member_arrivals(
    members: Members,
    lines: Iterable[Line],
    directory: Directory,
    *,
    chosen: Mapping[str, Identity],
    is_seat_name: IsSeatName,
) -> tuple[Arrival, ...]:
    """Return an arrival for each person in a list of new members, with the problems of adding them.

    The arguments are the same as for `find_arrivals`.
    """
    people = members.list(is_seat_name=is_seat_name)
    member_keys = {person.who.key for person in people if person.is_member}
    arrivals = []
    for line in group_by_entrant(lines, "individuals", 1):
        person = _listed_person(line.names[0], directory, chosen)
        problems: list[Problem] = []
        if person.is_new:
            problems += club.name_problems(person.name)
        if person.is_new and is_seat_name(person.name):
            problems.append(Problem("name_of_a_seat", "name", {"name": person.name}))
        if person.who.key in member_keys:
            problems.append(Problem("is_member", "name", {"name": person.name}))
        member_keys.add(person.who.key)
        arrivals.append(Arrival(line=line, people=(person,), problems=tuple(problems)))
    return tuple(arrivals)


def _listed_person(name: str, directory: Directory, chosen: Mapping[str, Identity]) -> ListedPerson:
    """Return the person of a name: a known person, the organiser's choice, or a new person."""
    known = directory.find(name)
    if known is not None:
        return ListedPerson(name=name, who=known)
    return ListedPerson(
        name=name,
        who=chosen.get(name, Identity(uid=None, name=name)),
        is_new=name not in chosen,
        likely=directory.likely(name),
    )


def _uid(who: Identity) -> club.MemberUid:
    """Return the uid of a person, or a temporary uid for a new person."""
    return club.MemberUid(who.uid or f"new {who.name}")


def enter_all(
    evening: club.Evening, arrivals: Sequence[Arrival], members: Sequence[club.Member]
) -> club.Changed:
    """Return a session with all arrivals entered, or the problems of the first refused arrival.

    `members` are the people of all arrivals, one after the other.
    """
    remaining = iter(members)
    for arrival in arrivals:
        own_members = tuple(islice(remaining, len(arrival.people)))
        entered = entrants.add_entrant(
            evening, next_uid(evening), own_members, name=arrival.line.team
        )
        if isinstance(entered, tuple):
            return entered
        evening = entered
    return evening
