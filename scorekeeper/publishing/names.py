"""Names for published pages: full names of people who have agreed, initials of all others."""

import re
from collections.abc import Collection, Mapping
from dataclasses import replace

from scorekeeper.club.model import Entrant, Evening, Member, MemberUid, Note, Round, Table
from scorekeeper.i18n.club import initials_of

WORD = re.compile(r"\w+")
NO_NAME = "?"  # initials of a name without a letter
NO_NOTE = Note("", "")


def public_names(
    names: Mapping[MemberUid, str], agreed: Collection[MemberUid]
) -> dict[MemberUid, str]:
    """Return the public name of each person by uid; no two are equal.

    Args:
        names: Full names, in the order in which people first took part. If several people have the
            same public name, the first keeps it and the others get a number after it; full names
            come before initials.
        agreed: The people whose full name may be published.
    """
    public: dict[MemberUid, str] = {}
    taken: set[str] = set()
    # Full names first: a full name must never get a number because of initials.
    for uid in sorted(names, key=lambda uid: uid not in agreed):
        initials = initials_of(names[uid]).replace(" ", "") or NO_NAME
        base = names[uid] if uid in agreed else initials
        public[uid] = _unused_name(base, taken)
        taken.add(public[uid].casefold())
    return public


def _unused_name(base: str, taken: Collection[str]) -> str:
    """Return a name that is not taken: `base`, with a number if necessary.

    Args:
        base: The name.
        taken: Case-folded names.
    """
    name = base
    number = 1
    while name.casefold() in taken:
        number += 1
        name = f"{base} {number}"
    return name


def with_public_names(
    evening: Evening, public: Mapping[MemberUid, str], agreed: Collection[MemberUid]
) -> Evening:
    """Return a session with public names, without its log and its reasons.

    Log and reasons are free text, which may contain names. An entrant's own name is removed too if
    it contains a word of an unpublished name.
    """
    hidden = {
        word
        for member in evening.members
        if member.uid not in agreed
        for word in name_words(member.name)
    }
    members = [Member(member.uid, public[member.uid]) for member in evening.members]
    entrants = [_without_hidden_name(entrant, hidden) for entrant in evening.entrants]
    rounds = [_without_reasons(played) for played in evening.rounds]
    adjustments = [replace(adjustment, note=NO_NOTE) for adjustment in evening.adjustments]
    return replace(
        evening,
        members=tuple(members),
        entrants=tuple(entrants),
        rounds=tuple(rounds),
        log=(),
        adjustments=tuple(adjustments),
    )


def _without_hidden_name(entrant: Entrant, hidden: Collection[str]) -> Entrant:
    if name_words(entrant.name).isdisjoint(hidden):
        return entrant
    return replace(entrant, name="")


def _without_reasons(played: Round) -> Round:
    tables = [_table_without_reasons(table) for table in played.tables]
    return replace(played, tables=tuple(tables))


def _table_without_reasons(table: Table) -> Table:
    claims = [replace(claim, note=NO_NOTE) for claim in table.claims]
    disputed = table.disputed and replace(table.disputed, note=NO_NOTE)
    result = table.result and replace(table.result, reason="")
    return replace(table, claims=tuple(claims), disputed=disputed, result=result)


def name_words(name: str) -> set[str]:
    """Return the words of a name, case-folded."""
    return set(WORD.findall(name.casefold()))
