"""Names on the screens of an evening, or initials where they are asked for."""

import re
from urllib.parse import parse_qs, urlsplit

from scorekeeper.club.entrants import names_of
from scorekeeper.club.model import Entrant, Evening, EveningUid
from scorekeeper.i18n import Words, club, messages
from scorekeeper.services import Session

INITIALS = "initials"
"""The name of the setting, and what stands behind the `?` of a link that asks for it."""
HYPHENS = re.compile(r"[\s\-‐‑]+")  # noqa: RUF001 - hyphens of double names


def choose_initials(session: Session, evening: EveningUid, *, on: bool) -> None:
    """Make every screen of an evening show initials, or names again, at once and from now on."""
    session.settings.choose(f"screen-{evening}", **{INITIALS: on})
    session.club.look_again()


def has_initials(session: Session, evening: EveningUid, route: str = "") -> bool:
    """Return True if a screen shows initials that was opened at this address."""
    asked = parse_qs(urlsplit(route).query, keep_blank_values=True)
    return INITIALS in asked or bool(session.settings.of(f"screen-{evening}").get(INITIALS))


def name_or_initials(words: Words, evening: Evening, entrant: Entrant, *, initials: bool) -> str:
    """The name of an entrant, or the initials of those who play for it.

    A team is more than its players: it keeps a name of its own.
    """
    if initials and not (evening.plan.form == "teams" and entrant.name):
        names = {member.uid: member.name for member in evening.members}
        return club.joined_names(words, [initials_of(names[uid]) for uid in entrant.members])
    return club.joined_names(
        words, [str(messages.shortened(name)) for name in names_of(evening, entrant)]
    )


def initials_of(name: str) -> str:
    """The first letters of a name: A. B. for Ana Berger, J. L. for Jean-Luc."""
    letters = (next(filter(str.isalnum, word), "") for word in HYPHENS.split(name.strip()))
    initials = [f"{letter.upper()}." for letter in letters if letter]
    return " ".join(initials[:1] + initials[1:][-2:])
