"""Whether the screens of an evening show initials: chosen for the evening, or by a link."""

from urllib.parse import parse_qs, urlsplit

from scorekeeper.club import EveningUid
from scorekeeper.session import Session

INITIALS = "initials"
"""The name of the setting, and what stands behind the `?` of a link that asks for it."""


def choose_initials(session: Session, evening: EveningUid, *, on: bool) -> None:
    """Have every screen of an evening show initials, or names again, at once and from now on."""
    session.settings.choose(_key(evening), **{INITIALS: on})
    session.club.look_again()


def has_initials(session: Session, evening: EveningUid, route: str = "") -> bool:
    """Whether a screen shows initials that was opened at this address."""
    asked = parse_qs(urlsplit(route).query, keep_blank_values=True)
    return INITIALS in asked or bool(session.settings.of(_key(evening)).get(INITIALS))


def _key(evening: EveningUid) -> str:
    return f"screen-{evening}"
