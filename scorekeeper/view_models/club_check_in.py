"""View models of the check-in, either of single entries or of many from a list."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.club import entrants
from scorekeeper.club import model as club
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import club_problems, joined_names, member_name
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.match import Player
from scorekeeper.services import Identity, Session
from scorekeeper.services.club import check_in

BYTE_ORDER_MARKS = (b"\xff\xfe", b"\xfe\xff")
"""First bytes of a file in UTF-16."""


# --- lists


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckInList:
    """A list of people who check in together, and its source."""

    text: str
    source: str = "pasted"
    """`pasted`, `members`, or the uid of an earlier session."""
    forgotten_names: tuple[str, ...] = ()
    """Names of people of an earlier session who were forgotten since."""


def list_words(words: Words) -> check_in.ListWords:
    """Return the words recognised in lists, in the language of the screen and in English.

    These are headings of columns, and words such as "and" between two names.
    """

    def variants(key: str) -> frozenset[str]:
        texts = [language.text(f"club-list-{key}") for language in (words, Words())]
        return frozenset(word.strip() for text in texts for word in text.casefold().split(","))

    return check_in.ListWords(
        names=variants("names"),
        first_names=variants("first-names"),
        last_names=variants("last-names"),
        teams=variants("teams"),
        joints=variants("and"),
    )


def find_arrivals(
    words: Words,
    evening: club.Evening,
    list_text: str,
    directory: check_in.Directory,
    chosen: Mapping[str, Identity],
) -> tuple[check_in.Arrival, ...]:
    """Return the people of a list as arrivals, one for each entry.

    Args:
        words: The language of the list.
        evening: The session.
        list_text: Text of the list.
        directory: All known people.
        chosen: The known person that the user chose for an ambiguous name, by name.
    """
    lines = check_in.read_list(list_text, list_words(words), directory)
    # Then each line is one entry: people alone in a list of pairs are paired in their order.
    lines = check_in.group_by_entrant(lines, evening.plan.form, evening.shape.seats)
    return check_in.find_arrivals(
        evening, lines, directory, chosen=chosen, is_seat_name=is_seat_name
    )


def is_certain(arrivals: Iterable[check_in.Arrival]) -> bool:
    """Return True if all arrivals can be checked in and no new name may be a known person."""
    for arrival in arrivals:
        if arrival.problems:
            return False
        if any(person.is_new and person.likely for person in arrival.people):
            return False
    return True


def text_of_lines(lines: Iterable[check_in.Line]) -> str:
    """Return lines of a list as text, in the form that `find_arrivals` reads."""
    return "\n".join(line.text for line in lines)


def unresolved_text(arrivals: Iterable[check_in.Arrival]) -> str:
    """Return the lines of the arrivals with problems; these stay in the list."""
    return text_of_lines(arrival.line for arrival in arrivals if arrival.problems)


def list_of_evening(session: Session, evening: club.Evening, uid: club.EveningUid) -> CheckInList:
    """Return the people of an earlier session who are not entered in `evening` yet."""
    before = session.club.evenings.open(uid)
    lines, forgotten = check_in.lines_of_evening(session.club.members, before, evening)
    return CheckInList(text=text_of_lines(lines), source=uid, forgotten_names=forgotten)


def decode_list(content: bytes) -> str:
    """Return the text of a file, decoded from one of the encodings that spreadsheets write."""
    if content[:2] in BYTE_ORDER_MARKS:
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


@dataclass(frozen=True, slots=True)
class LikelyPerson:
    """A known person who may be meant by a name in a list."""

    name: str
    """The name in the list."""
    who: Identity
    title: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class ArrivalRow:
    """An arrival as the review of a list shows it."""

    names: str
    title: str
    """Names, after the team if there is one."""
    new_names: str
    """Sentence with the names of people who are not known yet; empty if all are known."""
    likely: tuple[LikelyPerson, ...]
    problems: str
    """Why they cannot check in; empty if they can."""


def arrival_row(
    words: Words, arrival: check_in.Arrival, evening: club.Evening | None
) -> ArrivalRow:
    """Return the row of an arrival in the review of a list."""
    names = joined_names(words, [person.who.label for person in arrival.people])
    team = arrival.line.team
    new_names = [person.name for person in arrival.people if person.is_new]
    likely = [
        LikelyPerson(
            name=person.name,
            who=who,
            title=words.text("club-list-likely", name=person.name, known=who.label),
            is_chosen=person.who == who,
        )
        for person in arrival.people
        for who in person.likely
    ]
    return ArrivalRow(
        names=names,
        title=f"{team}: {names}" if team else names,
        new_names=words.text("club-list-new", names=", ".join(new_names)) if new_names else "",
        likely=tuple(likely),
        problems=club_problems(words, arrival.problems, evening) if arrival.problems else "",
    )


def with_choice_toggled(
    chosen: Mapping[str, Identity], name: str, who: Identity
) -> dict[str, Identity]:
    """Return the choices with `who` chosen for a name, or no longer chosen if `who` was before."""
    others = {other: known for other, known in chosen.items() if other != name}
    if chosen.get(name) == who:
        return others
    return {**others, name: who}


# --- one after the other


@dataclass(frozen=True, slots=True)
class Partners:
    """An entry of the last session whose members are not entered in this one yet."""

    uid: club.EntrantUid
    name: str
    team_name: str
    """Empty for pairs without a name."""
    people: tuple[Identity, ...]


def _last_evening(session: Session, evening: club.Evening) -> club.Evening | None:
    """Return the latest other session of the same form; None if there is none."""
    evenings = session.club.evenings
    earlier = check_in.earlier_evenings(evenings, evening)
    return evenings.open(earlier[0].uid) if earlier else None


def people_of_last_time(session: Session, evening: club.Evening) -> frozenset[club.MemberUid]:
    """Return the uids of everybody on the list of the last session; empty if there was none."""
    before = _last_evening(session, evening)
    if before is None:
        return frozenset()
    return frozenset(uid for entrant in before.entrants for uid in entrant.members)


def partners_of_last_time(
    words: Words, session: Session, evening: club.Evening, *, limit: int
) -> list[Partners]:
    """Return the pairs or teams of the last session that can take part unchanged, up to `limit`."""
    before = _last_evening(session, evening)
    if before is None:
        return []
    known = session.people.identities()
    partners = []
    for entrant in [each for each in before.entrants if _can_be_entered(each, evening)][:limit]:
        people = tuple(
            known.person_of(Player(member_name(before, uid), uid)) for uid in entrant.members
        )
        name = entrant.name or joined_names(words, [who.label for who in people])
        partners.append(Partners(entrant.uid, name, entrant.name, people))
    return partners


def _can_be_entered(entrant: club.Entrant, evening: club.Evening) -> bool:
    """Return True if an entry of an earlier session can be entered in `evening`.

    The entry needs the right size, and none of its members may be entered already.
    """
    size = len(entrant.members)
    seats = evening.shape.seats
    if evening.plan.form == "pairs":
        has_right_size = size == seats and size > 1
    else:
        has_right_size = evening.plan.form == "teams" and size > seats
    return has_right_size and not entrants.playing_members(evening).intersection(entrant.members)


def find_people(
    people: Iterable[Identity],
    search_text: str,
    *,
    entered: Collection[str],
    recent: Collection[str],
) -> list[Identity]:
    """Return the people whose names contain a text.

    Names that begin with the text come first, then people of the last session. Within these, the
    order is alphabetical. People who are entered already are left out.

    Args:
        people: All known people.
        search_text: Part of a name.
        entered: Uids of people who are entered already.
        recent: Uids of people of the last session.
    """
    wanted = search_text.strip().casefold()

    def order(who: Identity) -> tuple[bool, bool, str]:
        label = who.label.casefold()
        return not label.startswith(wanted), who.uid not in recent, label

    found = [who for who in people if wanted in who.label.casefold() and who.uid not in entered]
    return sorted(found, key=order)


def new_person_name(search_text: str, found: Sequence[Identity]) -> str:
    """Return the typed name if it can be the name of a new person; empty otherwise."""
    name = search_text.strip()
    if not name or is_seat_name(name) or any(who.label == name for who in found):
        return ""
    return name


def with_person_toggled(waiting: Sequence[Identity], who: Identity) -> tuple[Identity, ...]:
    """Return the people who wait for a partner, with a person added, or removed if present."""
    others = tuple(person for person in waiting if person.key != who.key)
    return (*waiting, who) if len(others) == len(waiting) else others


def is_entry_complete(evening: club.Evening, waiting: Sequence[Identity]) -> bool:
    """Return True if the waiting people make a complete entry.

    Always False for teams, which are completed with a button.
    """
    if evening.plan.form == "individuals":
        return len(waiting) == 1
    return evening.plan.form == "pairs" and len(waiting) == evening.shape.seats


def is_team_complete(evening: club.Evening, waiting: Sequence[Identity]) -> bool:
    """Return True if the waiting people make two or more full pairs."""
    seats = evening.shape.seats
    return len(waiting) > seats and len(waiting) % seats == 0
