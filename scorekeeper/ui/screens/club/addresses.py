"""Where the screens of the club stand."""

from urllib.parse import quote

CLUB = "/club"
NEW, MEMBERS, SEASONS, TAKE_OVER = "/club-new", "/club-members", "/club-seasons", "/club-take"


def of_evening(uid: str, *parts: object) -> str:
    """The address of an evening, or of a part of it."""
    return "/".join([CLUB, _quoted(uid), *(_quoted(part) for part in parts)])


def of_table(uid: str, number: int, table: int) -> str:
    """The address of a table of a round."""
    return of_evening(uid, "table", number, table)


def of_member(key: str) -> str:
    """The address of a member."""
    return f"{MEMBERS}/{_quoted(key)}"


def of_season(uid: str) -> str:
    """The address of a season."""
    return f"{SEASONS}/{_quoted(uid)}"


def _quoted(part: object) -> str:
    return quote(str(part), safe="")
