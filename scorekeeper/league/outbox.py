"""The club's side: the league that it belongs to, the sheets that are due, and their sending.

What is due is worked out from the finished evenings each time. Only what the league has
acknowledged is kept, in a file beside the store, which the app may have open meanwhile.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

import httpx

from scorekeeper import validation
from scorekeeper.club.model import Evening, EveningUid
from scorekeeper.club.serialization import ClubFileError, plain_data, read_plain
from scorekeeper.league.documents import (
    CLUB_ID,
    Answer,
    ClubId,
    Document,
    LeagueError,
    MemberList,
    Sheet,
    SheetMember,
    address_of,
    canonical,
    digest_of,
    sheet_of,
)
from scorekeeper.match.model import Player
from scorekeeper.rules import RuleSetError, UnknownRuleSetError
from scorekeeper.services import Session
from scorekeeper.services.club import UnknownEveningError
from scorekeeper.services.club.club import with_current_uids
from scorekeeper.storage.disk import refusals, write_over

FILE = "league.json"
FORMAT, VERSION = "scorekeeper-league", 1
TRIES = 8
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0  # seconds
TIMEOUT = 30.0  # seconds for an answer
LATER = (429, 502, 503, 504)
"""Statuses after which the same is tried again."""
ANSWERS = (200, 409, 422)
"""Statuses with an answer to the document itself."""
NOT_TAKEN = ("conflict", "invalid")
"""States of documents that the league has not kept."""
CONVERTER = validation.strict_converter(forbid_unknown=False)  # a newer league may say more
LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Acknowledged:
    edition: int
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Membership:
    """The league of a club, and what it has acknowledged."""

    club: ClubId
    url: str = ""
    """Empty where sheets travel as files."""
    key: str = ""
    nameless: bool = False
    """True if the club sends nobody's name."""
    evenings: Mapping[EveningUid, Acknowledged] = field(default_factory=dict)
    members: str | None = None
    """The hash of the list of members, without its time."""


def membership_in(folder: Path) -> Membership:
    """Return the membership that is kept in a data folder.

    Raise `LeagueError` where there is none, `ClubFileError` where it cannot be read.
    """
    path = folder / FILE
    if not path.exists():
        raise LeagueError("league_none")
    with validation.file_problems(str(path), ClubFileError):
        document = validation.json_from(path.read_text("utf-8"))
    return read_plain(document, str(path), FORMAT, VERSION, Membership)


def keep(membership: Membership, folder: Path) -> None:
    """Write a membership into a data folder; raise `StoreWriteError` if the disk refuses."""
    document = {"format": FORMAT, "version": VERSION, **plain_data(membership)}
    text = json.dumps(document, ensure_ascii=False, indent=2)
    with refusals(folder / FILE):
        folder.mkdir(parents=True, exist_ok=True)
        write_over(folder / FILE, [f"{text}\n".encode()])


def join(folder: Path, *, club: str, url: str, key: str, nameless: bool) -> Membership:
    """Make the club of a data folder one of a league; with the same one, keep what it has.

    Raise `LeagueError` for an id, an address or a key that is none: a key goes over https alone,
    but to this computer.
    """
    if not CLUB_ID.fullmatch(club):
        raise LeagueError("no_id", id=validation.picture(club))
    if url and not _is_safe(url):
        raise LeagueError("league_address", url=url)
    if url and not (key.isascii() and key.isprintable() and key):
        raise LeagueError("league_key", club=club)
    try:
        before = membership_in(folder)
    except LeagueError:
        before = None
    fresh = Membership(club=ClubId(club), url=url.rstrip("/"), key=key, nameless=nameless)
    if before is not None and (before.club, before.url) == (fresh.club, fresh.url):
        fresh = replace(before, key=key, nameless=nameless)
    keep(fresh, folder)
    return fresh


def _is_safe(url: str) -> bool:
    try:
        address = httpx.URL(url)
        address.host.encode("idna")  # as it is looked up
    except (httpx.InvalidURL, UnicodeError):
        return False
    is_here = address.scheme == "http" and address.host in LOCAL
    return bool(address.host) and (address.scheme == "https" or is_here)


def leave(folder: Path) -> None:
    """Forget the league of a data folder; raise `StoreWriteError` if the disk refuses."""
    with refusals(folder / FILE):
        (folder / FILE).unlink(missing_ok=True)


# --- what is due


@dataclass(frozen=True, slots=True, kw_only=True)
class Due:
    """The sheet of a finished evening, with the evening's name."""

    name: str
    sheet: Sheet
    is_new: bool
    """True if the league has not acknowledged it."""


def finished(session: Session, membership: Membership) -> tuple[Due, ...]:
    """Return the sheets of all finished evenings.

    There is none of an evening that cannot be read, or whose rule set is gone: `scorekeeper
    doctor` names it.
    """
    known, made = session.people.identities(), list[Due]()
    over = (each.uid for each in session.club.evenings.list() if each.state == "over")
    for uid in over:
        with suppress(UnknownEveningError, ClubFileError, UnknownRuleSetError, RuleSetError):
            evening = with_current_uids(session.club.evenings.open(uid), known)
            sheet, is_new = _edition(evening, membership)
            made.append(Due(name=evening.plan.name, sheet=sheet, is_new=is_new))
    return tuple(made)


def _edition(evening: Evening, membership: Membership) -> tuple[Sheet, bool]:
    """Return the sheet of an evening, and True if the league has not acknowledged it.

    Corrections lengthen the log, so its length tells editions apart, on another computer too.
    """
    last, own = membership.evenings.get(evening.uid), max(len(evening.log), 1)
    sheet = sheet_of(evening, club=membership.club, edition=last.edition if last else own)
    if last is None:
        return sheet, True
    if digest_of(sheet) == last.digest:
        return sheet, False
    return replace(sheet, edition=max(own, last.edition + 1)), True


def member_list(
    session: Session, membership: Membership, sheets: Iterable[Due], *, written: str
) -> MemberList:
    """Return everybody who is on these sheets, with the names of those who agreed to be named."""
    known = session.people.identities()
    uids = {uid for due in sheets for uid in due.sheet.members}
    public = frozenset[str]() if membership.nameless else session.club.members.public()
    return MemberList(
        club=membership.club,
        written=written,
        members=tuple(
            SheetMember(uid=uid, name=known.of(Player("", uid)).name if uid in public else "")
            for uid in sorted(uids)
        ),
    )


def _names_digest(document: MemberList) -> str:
    return digest_of(replace(document, written=""))


def due(
    session: Session, membership: Membership, *, written: str
) -> tuple[MemberList | None, tuple[Due, ...]]:
    """Return what the league lacks: the list of members if it is another one, and the sheets."""
    sheets = finished(session, membership)
    names = member_list(session, membership, sheets, written=written)
    is_new = membership.members != _names_digest(names)
    return names if is_new else None, tuple(each for each in sheets if each.is_new)


def files_due(
    session: Session, membership: Membership, *, written: str, again: bool = False
) -> dict[str, bytes]:
    """Return what the league lacks as files by name; with `again` the sheets that it has, too."""
    sheets = finished(session, membership)
    documents: dict[str, Document] = {
        f"{due.sheet.day}-{due.sheet.evening}-{due.sheet.edition}.json": due.sheet
        for due in sheets
        if due.is_new or again
    }
    documents["members.json"] = member_list(session, membership, sheets, written=written)
    return {
        f"{membership.club}-{name}": canonical(document) + b"\n"
        for name, document in documents.items()
    }


def write_files(files: Mapping[str, bytes], folder: Path) -> None:
    """Write files into a folder; raise `StoreWriteError` if the disk refuses."""
    with refusals(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            write_over(folder / name, [content])


# --- sending


Progress = Callable[[Due | MemberList, Answer, int], None]
"""Is told of an answer, and how many documents are sent in all."""
Waiting = Callable[[float], object]
"""Waits for some seconds before the next try, and may say so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sender:
    """Sends documents with as many tries as it takes; `wait` is called before each next try."""

    membership: Membership
    client: httpx.Client
    wait: Waiting
    tries: int = TRIES

    def send(self, document: Document) -> Answer:
        """Return the league's answer to a document.

        Raise `LeagueError` if it did not answer after all tries, or knows no such key.
        """
        response = self._put(address_of(document), canonical(document))
        if response.status_code in (401, 403):
            raise LeagueError("league_key", club=document.club)
        if response.status_code in ANSWERS:
            with suppress(ValueError, validation.DocumentError):
                return validation.structured(CONVERTER, response.json(), Answer)
        raise LeagueError("league_answer", status=response.status_code)

    def _put(self, path: str, content: bytes) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.membership.key}"}
        headers["content-type"] = "application/json"
        pause, url = FIRST_WAIT, f"{self.membership.url}/{path}"
        for left in reversed(range(self.tries)):
            asked = 0.0
            with suppress(httpx.TransportError):
                response = self.client.put(url, content=content, headers=headers)
                if response.status_code not in LATER:
                    return response
                after = response.headers.get("retry-after", "")
                asked = float(after) if after.isdecimal() else 0.0
            if left:
                self.wait(min(max(pause, asked), LONGEST_WAIT))
                pause *= 2
        raise LeagueError("league_unreachable", url=self.membership.url)


def send_all(
    session: Session,
    folder: Path,
    sender: Sender,
    *,
    written: str,
    report: Progress,
    overrule: bool = False,
) -> Membership:
    """Send all that is due, the names first; each acknowledgement is on the disk at once.

    With `overrule` a sheet takes the place of another that the league has under its edition:
    the store was on two computers. Raise what `Sender.send` raises; what was acknowledged before
    that stays so.
    """
    membership = sender.membership
    names, sheets = due(session, membership, written=written)
    count = len(sheets) + (names is not None)
    if names is not None:
        answer = sender.send(names)
        report(names, answer, count)
        if answer.state == "kept":
            membership = replace(membership, members=_names_digest(names))
            keep(membership, folder)
    for each in sheets:
        sheet, answer = each.sheet, sender.send(each.sheet)
        if overrule and answer.state == "conflict" and answer.newest:
            sheet = replace(sheet, edition=answer.newest + 1)
            answer = sender.send(sheet)
        report(each, answer, count)
        if answer.state not in NOT_TAKEN:
            last = Acknowledged(sheet.edition, digest_of(sheet))
            evenings = {**membership.evenings, sheet.evening: last}
            membership = replace(membership, evenings=evenings)
            keep(membership, folder)
    return membership
