"""View models of the members and guests of a club."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import count

from scorekeeper.i18n import Words
from scorekeeper.i18n.times import day
from scorekeeper.services.club.members import ClubMember, ForgetResult

FILE_KINDS = ("rewritten", "cut", "removed", "left")
"""What happened to the files with the name of a forgotten person; fields of `ForgetResult`."""


@dataclass(frozen=True, slots=True)
class MembersView:
    """The people that the list of members shows."""

    members: tuple[ClubMember, ...]
    guests: tuple[ClubMember, ...]
    hidden_count: int
    """People beyond the limit."""
    new_name: str
    """The text of the search, if nobody has this name; empty otherwise."""


def members_view(people: Sequence[ClubMember], search_text: str, *, limit: int) -> MembersView:
    """Return at most `limit` people whose names contain a text, members before guests.

    The text is offered as a new name unless it is the name of a known person.
    """
    wanted = search_text.strip().casefold()
    found = find_members(people, search_text)
    members = [person for person in found if person.is_member][:limit]
    guests = [person for person in found if not person.is_member][: limit - len(members)]
    is_known = any(person.who.label.casefold() == wanted for person in found)
    return MembersView(
        members=tuple(members),
        guests=tuple(guests),
        hidden_count=len(found) - len(members) - len(guests),
        new_name="" if is_known else search_text.strip(),
    )


def find_members(people: Iterable[ClubMember], search_text: str) -> list[ClubMember]:
    """Return the people whose names contain a text, ignoring case."""
    wanted = search_text.strip().casefold()
    return [person for person in people if wanted in person.who.label.casefold()]


def member_detail(words: Words, member: ClubMember) -> str:
    """Return the number of sessions of a person, and the day of the last one."""
    parts = [words.text("club-evenings-count", count=len(member.evenings))]
    last_day = day(words, member.last_seen)
    if last_day:
        parts.append(words.text("club-last-seen", day=last_day))
    return " · ".join(parts)


def unused_alias(words: Words, people: Iterable[ClubMember]) -> str:
    """Return an unused name for a forgotten person, such as "Former player 3"."""
    taken = {person.who.name for person in people}
    names = (words.text("club-alias-usual", number=number) for number in count(1))
    return next(name for name in names if name not in taken)


@dataclass(frozen=True, slots=True)
class FileReport:
    """The result for files that contain the name of a forgotten person."""

    kind: str
    sentence: str


def file_reports(words: Words, forgotten: ForgetResult) -> list[FileReport]:
    """Return sentences that name the files rewritten, cut, removed or left to forget a person."""
    reports = []
    for kind in FILE_KINDS:
        paths = getattr(forgotten, kind)
        if paths:
            files = ", ".join(path.name for path in paths)
            sentence = words.text("club-forgotten-files", what=kind, count=len(paths), files=files)
            reports.append(FileReport(kind, sentence))
    return reports


def all_categories(own: Iterable[str], known: Iterable[str]) -> list[str]:
    """Return categories in alphabetical order, each once."""
    return sorted({*known, *own}, key=str.casefold)


def with_category_toggled(own: Collection[str], category: str) -> tuple[str, ...]:
    """Return the categories of a person with a category added, or removed if it is there."""
    if category in own:
        return tuple(other for other in own if other != category)
    return (*own, category)
