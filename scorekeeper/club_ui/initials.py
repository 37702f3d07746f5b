"""The setting for initials instead of names on the big screens of a session."""

from urllib.parse import parse_qs, urlsplit

from scorekeeper.club.model import EveningUid
from scorekeeper.services import Session

INITIALS = "initials"
"""Key of the setting, and query parameter in the address of a big screen with initials."""


def choose_initials(session: Session, evening: EveningUid, *, has_initials: bool) -> None:
    """Show initials or names on all big screens of a session."""
    session.settings.choose(f"screen-{evening}", **{INITIALS: has_initials})
    # The big screens read the setting again at events of their session.
    session.club.publish_all_evenings()


def has_initials(session: Session, evening: EveningUid, route: str = "") -> bool:
    """Return True if a big screen shows the initials of people instead of their names.

    Args:
        session: The services, which save the setting.
        evening: The session of the big screen.
        route: Address of the screen; initials are also shown if its query has `initials`.
    """
    query = parse_qs(urlsplit(route).query, keep_blank_values=True)
    is_chosen = bool(session.settings.read(f"screen-{evening}").get(INITIALS))
    return INITIALS in query or is_chosen
