"""Directors: people who run the club's evenings beside the organizer, each by a name of their own.

The organizer invites a director by name: with a link and a PIN, of which the first that is used
ends both. The device that used it is logged in and has a token from then on. Of all three only
digests are kept, and what a director does has their name as its author.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from scorekeeper.club.model import Problems, name_problems
from scorekeeper.problem import Problem
from scorekeeper.services.club import access
from scorekeeper.services.club.evenings import Newsroom
from scorekeeper.services.club.members import plain_name
from scorekeeper.services.events import EveningChanged
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage.database import ACCESS

Doc = Mapping[str, Any]

NAME = "name"
"""The field that tells a director's document from the others of its table."""
PIN_DIGITS = 12
INVITED = timedelta(days=1)
LASTS = timedelta(days=30)
"""Ends of an invitation, and of a log-in after its last use."""
NOTED = timedelta(days=1)  # between two notes that a log-in is used
MOST_DEVICES = 5  # of a director; then the oldest log-in ends
_COST = {"n": 2**12, "r": 8, "p": 1}
"""Of a PIN's digest, some 10 ms: to try all PINs against a stolen store takes 300 years."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectorLogin:
    uid: str
    device: str  # as its browser calls itself; may be empty
    since: str  # ISO 8601 text


@dataclass(frozen=True, slots=True, kw_only=True)
class Director:
    uid: str
    name: str
    logins: tuple[DirectorLogin, ...] = ()  # those that still last, the oldest first
    invited_until: str | None = None  # ISO 8601 text; None without an open invitation


@dataclass(frozen=True, slots=True)
class Invitation:
    """The token of a link and the PIN for one director; both are told only once."""

    director: str  # the uid
    token: str
    pin: str
    until: str  # ISO 8601 text


@dataclass(frozen=True, slots=True)
class Directors:
    """The verbs for directors; what is ended is refused from that moment."""

    work: UnitOfWork
    newsroom: Newsroom
    documents: access.AccessDocuments

    def all(self) -> tuple[Director, ...]:
        return tuple(map(self._director, self.documents.with_field(NAME)))

    def invite(self, name: str) -> Invitation | Problems:
        """Make a director of somebody; problems: it is no name, or another director's."""
        name = name.strip()
        if problems := tuple(name_problems(name)):
            return problems
        with self.work.transaction():
            taken = {plain_name(doc[NAME]).casefold() for doc in self.documents.with_field(NAME)}
            if plain_name(name).casefold() in taken:
                return (Problem("name_twice", "name", {"name": name}),)
            place = {"evening": access.OF_NO_EVENING, "role": "director", "table": None}
            return self._invite({"uid": self.work.new_uid(), **place, NAME: name, "logins": []})

    def invite_again(self, uid: str) -> Invitation | None:
        """Invite another device of a director, if there is one, and end an earlier invitation."""
        with self.work.transaction():
            doc = self._document(uid)
            return None if doc is None else self._invite(doc)

    def accept(self, word: str, *, device: str = "") -> str | None:
        """Log a device in by an invitation's token or PIN; return a token of its own, once."""
        word = word.strip()
        digits = "".join(word.split()).replace("-", "")
        is_pin = len(digits) == PIN_DIGITS and digits.isascii() and digits.isdecimal()
        kind, secret = (
            ("pin", _digest_of_pin(digits)) if is_pin else ("link", access.digest_of(word))
        )
        with self.work.transaction():
            docs = [doc for doc in self.documents.with_field(NAME) if self._is_invited(doc)]
            invitations = [{**doc["invitation"], "of": doc} for doc in docs]
            match = access.with_secret(invitations, kind, secret)
            if match is None:
                return None
            token = access.new_token(self.work.new_secret)
            now = self.work.now()
            doc = match["of"]
            login = {"uid": self.work.new_uid(), "token": access.digest_of(token), "device": device}
            logins = [*self._lasting(doc), {**login, "since": now, "at": now}]
            self._put({**without(doc, "invitation"), "logins": logins[-MOST_DEVICES:]})
            return token

    def login_of(self, token: str) -> str | None:
        """The uid of the log-in with a token; None where it is nobody's, or not any more."""
        logins = [login for doc in self.documents.with_field(NAME) for login in self._lasting(doc)]
        login = access.with_secret(logins, "token", access.digest_of(token))
        return login["uid"] if login else None

    def of_login(self, login: str) -> Director | None:
        for doc in self.documents.with_field(NAME):
            if any(known["uid"] == login for known in self._lasting(doc)):
                return self._director(doc)
        return None

    def name_of(self, uid: str) -> str | None:
        doc = self._document(uid)
        return None if doc is None else str(doc[NAME])

    def use(self, login: str) -> None:
        """Note, at most once a day, that a log-in is used."""
        with self.work.transaction():
            for doc in self.documents.with_field(NAME):
                for known in self._lasting(doc):
                    if known["uid"] == login and self._age(known) >= NOTED:
                        used = {**known, "at": self.work.now()}
                        logins = [used if kept is known else kept for kept in doc["logins"]]
                        self.work.database.put(ACCESS, {**doc, "logins": logins})

    def log_out(self, login: str) -> None:
        with self.work.transaction():
            for doc in self.documents.with_field(NAME):
                logins = [known for known in doc["logins"] if known["uid"] != login]
                if len(logins) < len(doc["logins"]):
                    self._put({**doc, "logins": logins})

    def remove(self, uid: str) -> None:
        """End an invitation and every log-in of a director; what they did keeps their name."""
        with self.work.transaction():
            if self._document(uid) is not None:
                self.work.database.remove(ACCESS, uid)
                self._tell()

    def _invite(self, doc: Doc) -> Invitation:
        secret = self.work.new_secret
        token = access.new_token(secret)
        number = int.from_bytes(secret(access.TOKEN_BYTES), "big") % 10**PIN_DIGITS
        pin = f"{number:0{PIN_DIGITS}}"
        now = self.work.now()
        invitation = {"link": access.digest_of(token), "pin": _digest_of_pin(pin), "at": now}
        self._put({**doc, "invitation": invitation})
        return Invitation(doc["uid"], token, pin, _later(now, INVITED))

    def _put(self, doc: Doc) -> None:
        self.work.database.put(ACCESS, dict(doc))
        self._tell()

    def _tell(self) -> None:
        self.newsroom.publish(EveningChanged(access.OF_NO_EVENING, kind="access"))

    def _document(self, uid: str) -> Doc | None:
        doc = self.work.database.get(ACCESS, uid)
        return doc if doc and NAME in doc else None

    def _director(self, doc: Doc) -> Director:
        logins = (
            DirectorLogin(uid=login["uid"], device=login["device"], since=login["since"])
            for login in self._lasting(doc)
        )
        is_invited = self._is_invited(doc)
        until = _later(doc["invitation"]["at"], INVITED) if is_invited else None
        return Director(uid=doc["uid"], name=doc[NAME], logins=tuple(logins), invited_until=until)

    def _is_invited(self, doc: Doc) -> bool:
        return "invitation" in doc and self._age(doc["invitation"]) < INVITED

    def _lasting(self, doc: Doc) -> list[Doc]:
        return [login for login in doc["logins"] if self._age(login) < LASTS]

    def _age(self, doc: Doc) -> timedelta:
        return datetime.fromisoformat(self.work.now()) - datetime.fromisoformat(doc["at"])


def _later(at: str, after: timedelta) -> str:
    return (datetime.fromisoformat(at) + after).isoformat()


def _digest_of_pin(pin: str) -> str:
    """Digest a PIN slowly: unlike a token it has few enough values to try them all."""
    return hashlib.scrypt(pin.encode(), salt=b"scorekeeper director", dklen=32, **_COST).hex()
