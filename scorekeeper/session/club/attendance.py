"""Who was on the list of which evening, whatever uids they had then."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace

from scorekeeper.club import EveningUid
from scorekeeper.match.model import Player
from scorekeeper.session.deletions import DELETED
from scorekeeper.session.identities import Identities
from scorekeeper.store.archive import EVENINGS, Archive


@dataclass(frozen=True, slots=True)
class Seen:
    """At which evenings a person was."""

    evenings: tuple[EveningUid, ...] = ()
    """The earliest first."""
    last: str = ""
    """The day of the last one, as ISO 8601 text."""


def attendance(archive: Archive, known: Identities) -> dict[str, Seen]:
    """The evenings of everybody, by the key of the person; of others there are none."""
    found: dict[str, Seen] = defaultdict(Seen)
    heads = (one for one in archive.all(EVENINGS) if DELETED not in one)
    for head in sorted(heads, key=lambda one: str(one["plan"]["date"])):
        evening, day = EveningUid(head["uid"]), str(head["plan"]["date"])
        for key in roots(known, (one["uid"] for one in head.get("members", ()))):
            found[key] = replace(found[key], evenings=(*found[key].evenings, evening), last=day)
    return found


def roots(known: Identities, uids: Iterable[str]) -> set[str]:
    """The keys of the people that uids stand for today."""
    return {known.of(Player("", uid)).key for uid in uids}
