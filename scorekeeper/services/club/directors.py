"""Directors: people who run sessions beside the organizer, under their own names.

The organizer invites a director by name, with a link and a PIN. The first use of either one ends
the invitation, and logs the device in with a token. Only digests of link, PIN and token are
stored. A director is the author of their actions.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from scorekeeper.club.model import Problems, name_problems
from scorekeeper.problem import Problem
from scorekeeper.services.club import access
from scorekeeper.services.club.evenings import ClubEvents
from scorekeeper.services.club.members import plain_name
from scorekeeper.services.events import EveningChanged
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage.database import ACCESS

Doc = Mapping[str, Any]

NAME = "name"
"""Field of a director's document, and of no other in its table."""
PIN_DIGITS = 12
INVITATION_LIFETIME = timedelta(days=1)
LOGIN_LIFETIME = timedelta(days=30)  # after its last use
USE_INTERVAL = timedelta(days=1)  # the time of the last use is stored at most this often
MAX_DEVICES = 5  # of a director; a further log-in ends the oldest
_COST = {"n": 2**12, "r": 8, "p": 1}
"""Parameters of scrypt: a digest takes some 10 ms, so to try all PINs takes 300 years."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectorLogin:
    """A device that is logged in as a director."""

    uid: str
    device: str  # the name that the browser gives itself; may be empty
    since: str  # ISO 8601 text


@dataclass(frozen=True, slots=True, kw_only=True)
class Director:
    """A director with the active log-ins."""

    uid: str
    name: str
    logins: tuple[DirectorLogin, ...] = ()  # the oldest first
    invited_until: str | None = None  # ISO 8601 text; None without an open invitation


@dataclass(frozen=True, slots=True)
class Invitation:
    """The token of a link and the PIN for a director, neither of which is stored."""

    director: str  # the uid
    token: str
    pin: str
    until: str  # ISO 8601 text


@dataclass(frozen=True, slots=True)
class Directors:
    """Actions on directors. A removed director, or an ended login, loses access at once."""

    work: UnitOfWork
    club_events: ClubEvents
    documents: access.AccessDocuments

    def all(self) -> tuple[Director, ...]:
        """Return all directors, in the order in which they were first invited."""
        return tuple(self._director(doc) for doc in self.documents.list_with_field(NAME))

    def invite(self, name: str) -> Invitation | Problems:
        """Store a new director and return an invitation.

        Returns problems if the name is not valid, or another director has the name.
        """
        name = name.strip()
        if problems := tuple(name_problems(name)):
            return problems
        with self.work.transaction():
            taken = {
                plain_name(doc[NAME]).casefold() for doc in self.documents.list_with_field(NAME)
            }
            if plain_name(name).casefold() in taken:
                return (Problem("name_twice", "name", {"name": name}),)
            place = {"evening": access.OF_NO_EVENING, "role": "director", "table": None}
            return self._invite({"uid": self.work.new_uid(), **place, NAME: name, "logins": []})

    def invite_again(self, uid: str) -> Invitation | None:
        """Invite a director again, for another device; an open invitation ends.

        Returns None if there is no such director.
        """
        with self.work.transaction():
            doc = self._document(uid)
            return None if doc is None else self._invite(doc)

    def accept_invitation(self, word: str, *, device: str = "") -> str | None:
        """Log a device in with the token or PIN of an invitation; return the log-in's token.

        Returns None if there is no such invitation. The invitation ends. The log-in's token is
        not stored; if the director has too many devices, the oldest log-in ends.
        """
        word = word.strip()
        digits = "".join(word.split()).replace("-", "")
        is_pin = len(digits) == PIN_DIGITS and digits.isascii() and digits.isdecimal()
        if is_pin:
            kind = "pin"
            secret = _digest_of_pin(digits)
        else:
            kind = "link"
            secret = access.digest_of(word)
        with self.work.transaction():
            docs = [doc for doc in self.documents.list_with_field(NAME) if self._is_invited(doc)]
            invitations = [{**doc["invitation"], "of": doc} for doc in docs]
            match = access.find_by_secret(invitations, kind, secret)
            if match is None:
                return None
            token = access.new_token(self.work.new_secret)
            now = self.work.now()
            doc = match["of"]
            login = {"uid": self.work.new_uid(), "token": access.digest_of(token), "device": device}
            logins = [*self._active_logins(doc), {**login, "since": now, "at": now}]
            self._put({**without(doc, "invitation"), "logins": logins[-MAX_DEVICES:]})
            return token

    def login_of(self, token: str) -> str | None:
        """Return the uid of the active log-in with a token; None if there is none."""
        logins = [
            login
            for doc in self.documents.list_with_field(NAME)
            for login in self._active_logins(doc)
        ]
        login = access.find_by_secret(logins, "token", access.digest_of(token))
        return login["uid"] if login else None

    def director_of_login(self, login: str) -> Director | None:
        """Return the director with an active log-in of this uid; None if there is none."""
        for doc in self.documents.list_with_field(NAME):
            if any(known["uid"] == login for known in self._active_logins(doc)):
                return self._director(doc)
        return None

    def name_of(self, uid: str) -> str | None:
        """Return the name of the director with a uid; None if there is none."""
        doc = self._document(uid)
        return None if doc is None else str(doc[NAME])

    def note_use(self, login: str) -> None:
        """Store, at most once a day, that a log-in is used."""
        with self.work.transaction():
            for doc in self.documents.list_with_field(NAME):
                for known in self._active_logins(doc):
                    if known["uid"] == login and self._age(known) >= USE_INTERVAL:
                        used = {**known, "at": self.work.now()}
                        logins = [used if kept is known else kept for kept in doc["logins"]]
                        self.work.table(ACCESS).put({**doc, "logins": logins})

    def log_out(self, login: str) -> None:
        """End the log-in with a uid; do nothing if there is none."""
        with self.work.transaction():
            for doc in self.documents.list_with_field(NAME):
                logins = [known for known in doc["logins"] if known["uid"] != login]
                if len(logins) < len(doc["logins"]):
                    self._put({**doc, "logins": logins})

    def remove(self, uid: str) -> None:
        """Remove a director, which ends their log-ins. Logs keep the name as an author."""
        with self.work.transaction():
            if self._document(uid) is not None:
                self.work.table(ACCESS).remove(doc_ids=[uid])
                self._publish()

    def _invite(self, doc: Doc) -> Invitation:
        """Store a new invitation for a director; return it with its token and PIN."""
        secret = self.work.new_secret
        token = access.new_token(secret)
        number = int.from_bytes(secret(access.TOKEN_BYTES), "big") % 10**PIN_DIGITS
        pin = f"{number:0{PIN_DIGITS}}"
        now = self.work.now()
        invitation = {"link": access.digest_of(token), "pin": _digest_of_pin(pin), "at": now}
        self._put({**doc, "invitation": invitation})
        return Invitation(doc["uid"], token, pin, _time_after(now, INVITATION_LIFETIME))

    def _put(self, doc: Doc) -> None:
        self.work.table(ACCESS).put(dict(doc))
        self._publish()

    def _publish(self) -> None:
        self.club_events.publish(EveningChanged(access.OF_NO_EVENING, kind="access"))

    def _document(self, uid: str) -> Doc | None:
        doc = self.work.table(ACCESS).get(doc_id=uid)
        return doc if doc and NAME in doc else None

    def _director(self, doc: Doc) -> Director:
        """Return the director of a stored document."""
        logins = (
            DirectorLogin(uid=login["uid"], device=login["device"], since=login["since"])
            for login in self._active_logins(doc)
        )
        until = None
        if self._is_invited(doc):
            until = _time_after(doc["invitation"]["at"], INVITATION_LIFETIME)
        return Director(uid=doc["uid"], name=doc[NAME], logins=tuple(logins), invited_until=until)

    def _is_invited(self, doc: Doc) -> bool:
        return "invitation" in doc and self._age(doc["invitation"]) < INVITATION_LIFETIME

    def _active_logins(self, doc: Doc) -> list[Doc]:
        return [login for login in doc["logins"] if self._age(login) < LOGIN_LIFETIME]

    def _age(self, doc: Doc) -> timedelta:
        return datetime.fromisoformat(self.work.now()) - datetime.fromisoformat(doc["at"])


def _time_after(at: str, after: timedelta) -> str:
    return (datetime.fromisoformat(at) + after).isoformat()


def _digest_of_pin(pin: str) -> str:
    """Return the digest of a PIN, by a slow function.

    With a fast function, a thief of the store could try all PINs. Tokens have too many values.
    """
    return hashlib.scrypt(pin.encode(), salt=b"scorekeeper director", dklen=32, **_COST).hex()
