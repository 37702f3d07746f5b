"""Opening a match for a screen: one that cannot be read is none, and the list says why."""

import logging

from scorekeeper.match import MatchUid
from scorekeeper.match.errors import RecordError
from scorekeeper.rules import RuleSetError
from scorekeeper.session import OpenMatch, Session, UnknownMatchError

log = logging.getLogger(__name__)


def opened(session: Session, uid: MatchUid) -> OpenMatch | None:
    """The match, or None where there is none, or none that this version can read."""
    try:
        return session.matches.open(uid)
    except UnknownMatchError:
        return None
    except (RecordError, RuleSetError):
        log.exception("the match %s cannot be read", uid)
        return None


def last_match(session: Session) -> OpenMatch | None:
    """The match that was changed last, of those that can be read."""
    latest = (opened(session, uid) for uid in session.matches.latest_first())
    return next((match for match in latest if match is not None), None)
