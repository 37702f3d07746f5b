"""Names in public: that of a person who has agreed to it, initials of everybody else."""

import re
from collections.abc import Collection, Mapping
from dataclasses import replace

from scorekeeper.club.model import Entrant, Evening, Member, MemberUid, Note, Round
from scorekeeper.i18n.club import initials_of

WORD = re.compile(r"\w+")
NOBODY = "?"  # stands for a name without a letter
NO_NOTE = Note("", "")


def public_names(
    names: Mapping[MemberUid, str], agreed: Collection[MemberUid]
) -> dict[MemberUid, str]:
    """Everybody as they are called in public; no two are called the same.

    Who comes first of several is called so, the others with a number behind it. So `names`
    come in the order in which people first took part.
    """
    shown: dict[MemberUid, str] = {}
    taken: set[str] = set()
    for uid in sorted(names, key=lambda uid: uid not in agreed):
        initials = initials_of(names[uid]).replace(" ", "") or NOBODY
        text = base = names[uid] if uid in agreed else initials
        number = 1
        while text.casefold() in taken:
            number += 1
            text = f"{base} {number}"
        taken.add(text.casefold())
        shown[uid] = text
    return shown


def with_public_names(
    evening: Evening, shown: Mapping[MemberUid, str], agreed: Collection[MemberUid]
) -> Evening:
    """An evening under public names, without log and reasons: people write there what they like.

    An entrant loses a name of its own in which there is a word of a name that is not shown.
    """
    hidden = {
        word
        for member in evening.members
        if member.uid not in agreed
        for word in words_of(member.name)
    }

    def entrant_now(entrant: Entrant) -> Entrant:
        return replace(entrant, name="") if hidden & words_of(entrant.name) else entrant

    return replace(
        evening,
        members=tuple(Member(member.uid, shown[member.uid]) for member in evening.members),
        entrants=tuple(map(entrant_now, evening.entrants)),
        rounds=tuple(map(_without_reasons, evening.rounds)),
        log=(),
        adjustments=tuple(replace(given, note=NO_NOTE) for given in evening.adjustments),
    )


def _without_reasons(played: Round) -> Round:
    tables = (
        replace(
            table,
            claims=tuple(replace(claim, note=NO_NOTE) for claim in table.claims),
            disputed=table.disputed and replace(table.disputed, note=NO_NOTE),
            result=table.result and replace(table.result, reason=""),
        )
        for table in played.tables
    )
    return replace(played, tables=tuple(tables))


def words_of(name: str) -> set[str]:
    """The words of a name, however they are written."""
    return set(WORD.findall(name.casefold()))
