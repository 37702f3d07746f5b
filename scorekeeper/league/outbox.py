"""The club's side of a league: its membership, the due documents, and their sending.

The due documents are computed from the finished sessions each time. Only the acknowledgements of
the league are stored, in a separate file: the app may have the store open during a sending.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

import httpx

from scorekeeper import validation
from scorekeeper.club.model import Evening, EveningUid
from scorekeeper.club.serialization import ClubFileError, plain_data, read_value
from scorekeeper.league.documents import (
    CLUB_ID,
    ClubId,
    Document,
    LeagueError,
    MemberList,
    Sheet,
    SheetMember,
    address_of,
    canonical_bytes,
    digest_of,
    sheet_of,
)
from scorekeeper.match.model import Player
from scorekeeper.services import Session
from scorekeeper.services.club import UnknownEveningError
from scorekeeper.services.club.club import with_current_uids
from scorekeeper.services.club.league import Delivery, Item, LeagueAnswer
from scorekeeper.storage.disk import os_errors_as_store_errors, write_over

MEMBERSHIP_FILE = "league.json"
FORMAT = "scorekeeper-league"
VERSION = 1

MAX_TRIES = 8
FIRST_WAIT = 1.0  # seconds before the second try; each further wait is twice as long
LONGEST_WAIT = 60.0  # seconds
TIMEOUT = 30.0  # seconds for an answer
WRONG_KEY_STATUSES = (401, 403)
RETRY_STATUSES = (429, 502, 503, 504)
"""Statuses of a busy or restarting server: the same document is sent again later."""
ANSWER_STATUSES = (200, 409, 422)
"""Statuses of responses that contain a `LeagueAnswer`."""
CONVERTER = validation.strict_converter(forbid_unknown=False)  # a newer league may add fields
LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")


# --- the membership


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """The edition of a sheet that the league stored last, and its digest."""

    edition: int
    digest: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMembership:
    """The membership of a club in a league, in the form of its file."""

    club: ClubId
    url: str = ""
    """Empty if sheets are delivered as files."""
    key: str = ""
    nameless: bool = False
    """True if the club sends no names of people."""
    evenings: Mapping[EveningUid, Acknowledged] = field(default_factory=dict)
    members: str | None = None
    """The digest of the acknowledged list of members, without its time of writing."""


def load_membership(folder: Path) -> StoredMembership:
    """Return the membership in a data folder.

    Raise `LeagueError` if there is none, `ClubFileError` if it cannot be read.
    """
    path = folder / MEMBERSHIP_FILE
    if not path.exists():
        raise LeagueError("league_none")
    with validation.file_problems(str(path), ClubFileError):
        document = validation.parse_json(path.read_text("utf-8"))
    return read_value(document, str(path), FORMAT, VERSION, StoredMembership)


def save_membership(membership: StoredMembership, folder: Path) -> None:
    """Write a membership into a data folder; raise `StoreWriteError` if the disk refuses."""
    document = {"format": FORMAT, "version": VERSION, **plain_data(membership)}
    text = json.dumps(document, ensure_ascii=False, indent=2)
    path = folder / MEMBERSHIP_FILE
    with os_errors_as_store_errors(path):
        folder.mkdir(parents=True, exist_ok=True)
        write_over(path, [f"{text}\n".encode()])


def join(folder: Path, *, club: str, url: str, key: str, nameless: bool) -> StoredMembership:
    """Save the membership of a club in a league, and return it.

    The acknowledgements of the same club at the same address are kept. Raise `LeagueError` for a
    malformed id or key, and for an address that is neither https nor on this computer: the key
    must not be sent in the clear.
    """
    if not CLUB_ID.fullmatch(club):
        raise LeagueError("no_id", id=validation.short_text(club))
    if url and not _is_safe_address(url):
        raise LeagueError("league_address", url=url)
    is_header_value = key.isascii() and key.isprintable() and bool(key)
    if url and not is_header_value:
        raise LeagueError("league_key", club=club)

    membership = StoredMembership(
        club=ClubId(club), url=url.rstrip("/"), key=key, nameless=nameless
    )
    try:
        before = load_membership(folder)
    except LeagueError:
        before = None
    if before is not None and (before.club, before.url) == (membership.club, membership.url):
        membership = replace(before, key=key, nameless=nameless)
    save_membership(membership, folder)
    return membership


def _is_safe_address(url: str) -> bool:
    """Return True for an HTTPS address, or an HTTP address of this computer."""
    try:
        address = httpx.URL(url)
        # The name lookup encodes the host like this, and would fail only during the sending.
        address.host.encode("idna")
    except (httpx.InvalidURL, UnicodeError):
        return False
    if not address.host:
        return False
    if address.scheme == "http":
        return address.host in LOCAL_HOSTS
    return address.scheme == "https"


def leave(folder: Path) -> None:
    """Delete the membership in a data folder; raise `StoreWriteError` if the disk refuses."""
    path = folder / MEMBERSHIP_FILE
    with os_errors_as_store_errors(path):
        path.unlink(missing_ok=True)


# --- the due documents


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningSheet:
    """The sheet of a finished session, with the session's name."""

    name: str
    sheet: Sheet
    is_due: bool
    """True if the league has not acknowledged it."""


def evening_sheets(session: Session, membership: StoredMembership) -> tuple[EveningSheet, ...]:
    """Return the sheets of all finished sessions, also of acknowledged ones.

    A session that cannot be read, or whose rule set is missing, has none; `scorekeeper doctor`
    reports it.
    """
    identities = session.people.identities()
    finished = [row.uid for row in session.club.evenings.list() if row.state == "over"]
    sheets = []
    for uid in finished:
        with suppress(UnknownEveningError, ClubFileError):
            evening = with_current_uids(session.club.evenings.open(uid), identities)
            sheets.append(_evening_sheet(evening, membership))
    return tuple(sheets)


def _evening_sheet(evening: Evening, membership: StoredMembership) -> EveningSheet:
    """Return the sheet of a session in the acknowledged edition, or in the next one.

    Corrections lengthen the log, so its length tells editions apart, on another computer too.
    """
    name = evening.plan.name
    log_edition = max(len(evening.log), 1)

    acknowledged = membership.evenings.get(evening.uid)
    if acknowledged is None:
        sheet = sheet_of(evening, club=membership.club, edition=log_edition)
        return EveningSheet(name=name, sheet=sheet, is_due=True)

    sheet = sheet_of(evening, club=membership.club, edition=acknowledged.edition)
    if digest_of(sheet) == acknowledged.digest:
        return EveningSheet(name=name, sheet=sheet, is_due=False)

    # Some changes add no line to the log, but the edition must be above the acknowledged one.
    next_edition = max(log_edition, acknowledged.edition + 1)
    return EveningSheet(name=name, sheet=replace(sheet, edition=next_edition), is_due=True)


def member_list(
    session: Session,
    membership: StoredMembership,
    sheets: Iterable[EveningSheet],
    *,
    written: str,
) -> MemberList:
    """Return the list of all members on `sheets`; only members who agreed are named.

    `written` is the time of the list.
    """
    identities = session.people.identities()
    uids = {uid for evening in sheets for uid in evening.sheet.members}
    public = frozenset[str]() if membership.nameless else session.club.members.public_people()

    members = []
    for uid in sorted(uids):
        name = identities.person_of(Player("", uid)).name if uid in public else ""
        members.append(SheetMember(uid=uid, name=name))
    return MemberList(club=membership.club, written=written, members=tuple(members))


def _names_digest(document: MemberList) -> str:
    """Return the digest of a list of members without its time of writing."""
    return digest_of(replace(document, written=""))


def due_documents(
    session: Session, membership: StoredMembership, *, written: str
) -> tuple[MemberList | None, tuple[EveningSheet, ...]]:
    """Return the documents that the league has not acknowledged.

    These are the list of members, or None if it has not changed, and the sheets.
    """
    sheets = evening_sheets(session, membership)
    due_sheets = tuple(evening for evening in sheets if evening.is_due)
    # The list names all members, because it replaces the one before.
    names = member_list(session, membership, sheets, written=written)
    has_new_names = membership.members != _names_digest(names)
    return (names if has_new_names else None), due_sheets


def due_files(
    session: Session, membership: StoredMembership, *, written: str, with_sent: bool = False
) -> dict[str, bytes]:
    """Return the contents of files with the due sheets and the list of members, by file name.

    With `with_sent`, acknowledged sheets are included.
    """
    sheets = evening_sheets(session, membership)
    documents: dict[str, Document] = {}
    for evening in sheets:
        if evening.is_due or with_sent:
            sheet = evening.sheet
            documents[f"{sheet.day}-{sheet.evening}-{sheet.edition}.json"] = sheet
    documents["members.json"] = member_list(session, membership, sheets, written=written)
    return {
        f"{membership.club}-{name}": canonical_bytes(document) + b"\n"
        for name, document in documents.items()
    }


def write_files(files: Mapping[str, bytes], folder: Path) -> None:
    """Write files into a folder; raise `StoreWriteError` if the disk refuses."""
    with os_errors_as_store_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            write_over(folder / name, [content])


def item_of(document: EveningSheet | MemberList) -> Item:
    """Return the item of a document, which names it on screens and in reports."""
    if isinstance(document, EveningSheet):
        return Item(document.name, document.sheet.day)
    return Item()


# --- sending


OnDelivery = Callable[[Delivery, int], None]
"""Called after each answer, with the number of documents of the whole sending."""
Wait = Callable[[float], object]
"""Waits for some seconds before the next try."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sender:
    """Sends documents to the league of a club; tries again while the league does not answer."""

    membership: StoredMembership
    client: httpx.Client
    wait: Wait
    max_tries: int = MAX_TRIES

    def send(self, document: Document) -> LeagueAnswer:
        """Send a document and return the league's answer.

        Raise `LeagueError` if no try was answered, or if the league does not accept the key.
        """
        response = self._put(address_of(document), canonical_bytes(document))
        if response.status_code in WRONG_KEY_STATUSES:
            raise LeagueError("league_key", club=document.club)
        if response.status_code in ANSWER_STATUSES:
            with suppress(ValueError, validation.DocumentError):
                return validation.convert_document(CONVERTER, response.json(), LeagueAnswer)
        raise LeagueError("league_answer", status=response.status_code)

    def _put(self, path: str, content: bytes) -> httpx.Response:
        """Send content until a response asks for no further try; return that response.

        Raises `LeagueError` if there is no such response after all tries.
        """
        url = f"{self.membership.url}/{path}"
        headers = {
            "authorization": f"Bearer {self.membership.key}",
            "content-type": "application/json",
        }
        wait = FIRST_WAIT
        for try_number in range(1, self.max_tries + 1):
            requested_wait = 0.0
            with suppress(httpx.TransportError):
                response = self.client.put(url, content=content, headers=headers)
                if response.status_code not in RETRY_STATUSES:
                    return response
                requested_wait = _retry_after(response)

            if try_number < self.max_tries:
                self.wait(min(max(wait, requested_wait), LONGEST_WAIT))
                wait *= 2
        raise LeagueError("league_unreachable", url=self.membership.url)


def _retry_after(response: httpx.Response) -> float:
    """Return the seconds to wait that a response asks for; 0 if it does not."""
    value = response.headers.get("retry-after", "")
    # The header may also be a date, which our server never sends.
    return float(value) if value.isdecimal() else 0.0


def send_all(
    session: Session,
    folder: Path,
    sender: Sender,
    *,
    written: str,
    report: OnDelivery,
    overrule: bool = False,
) -> StoredMembership:
    """Send the due documents and return the membership with their acknowledgements.

    Each acknowledgement is saved at once, so an interrupted sending continues where it stopped.

    Args:
        session: The store of the club.
        folder: The data folder with the membership.
        sender: The connection to the league.
        written: The time of writing of the list of members.
        report: Called after each answer.
        overrule: If the league has another sheet of the same edition, as happens when the store
            is used on two computers, send this one again as the next edition.

    Raises:
        LeagueError: The club has joined without an address; or see `Sender.send`.
    """
    membership = sender.membership
    if not membership.url:
        raise LeagueError("league_no_address")

    names, sheets = due_documents(session, membership, written=written)
    item_count = len(sheets)

    # The names come first: results should not appear without them.
    if names is not None:
        item_count += 1
        answer = sender.send(names)
        report(Delivery(item_of(names), answer), item_count)
        if answer.state == "kept":
            membership = replace(membership, members=_names_digest(names))
            save_membership(membership, folder)

    for evening in sheets:
        sheet = evening.sheet
        answer = sender.send(sheet)
        if overrule and answer.state == "conflict" and answer.newest:
            sheet = replace(sheet, edition=answer.newest + 1)
            answer = sender.send(sheet)
        report(Delivery(item_of(evening), answer), item_count)
        if answer.is_stored:
            acknowledged = Acknowledged(sheet.edition, digest_of(sheet))
            evenings = {**membership.evenings, sheet.evening: acknowledged}
            membership = replace(membership, evenings=evenings)
            save_membership(membership, folder)
    return membership
