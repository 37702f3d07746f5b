"""Profiles: named house rules that are stored, listed, changed and exchanged as files.

A match copies the values of a profile when it begins. Later changes of the profile do not affect
it.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper import errors
from scorekeeper.problem import Problem
from scorekeeper.rules import house_rules
from scorekeeper.rules.house_rules import HouseRules, ProfileUid
from scorekeeper.rules.model import RuleSetError
from scorekeeper.services.transactions import UnitOfWork, without
from scorekeeper.storage.database import PROFILES


class UnknownProfileError(errors.ScorekeeperError):
    """There is no profile with this uid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Stored house rules."""

    uid: ProfileUid
    name: str
    house: HouseRules | None
    """None if they do not fit their rule set, because it was removed or has changed."""
    problems: tuple[Problem, ...] = ()  # the reasons why they cannot be played
    changed: str = ""  # the time of the last change, as ISO 8601 text


@dataclass(frozen=True, slots=True)
class Conflict:
    """House rules from a file that have the uid of a profile with other content."""

    existing: Profile
    imported: HouseRules


@dataclass(frozen=True, slots=True)
class Profiles:
    """Actions on profiles. A change is on the disk when its method returns."""

    work: UnitOfWork

    def save(self, house: HouseRules, *, by: str = "") -> Profile:
        """Save house rules under their uid, or a new uid, and return their profile.

        Raises `RuleSetError` with every problem if they do not fit their rule set.
        """
        house_rules.check_house_rules(house, house.name)
        uid = house.uid or ProfileUid(self.work.new_uid())
        document: dict[str, Any] = {
            "uid": uid,
            "house": house_rules.house_document(replace(house, uid=uid)),
            "changed": self.work.now(),
        }
        if by:
            document["by"] = by
        self.work.table(PROFILES).put(document)
        return self._profile(document)

    def list(self) -> tuple[Profile, ...]:
        """Return all profiles in alphabetical order."""
        profiles = map(self._profile, self.work.table(PROFILES).all())
        return tuple(sorted(profiles, key=lambda profile: (profile.name.casefold(), profile.uid)))

    def open(self, uid: ProfileUid) -> Profile:
        """Return a profile; raise `UnknownProfileError` if there is none with this uid."""
        return self._profile(self._document(uid))

    def delete(self, uid: ProfileUid) -> None:
        """Delete a profile. Matches with its house rules do not change."""
        self.work.table(PROFILES).remove(doc_ids=[self._document(uid)["uid"]])

    def export(self, uid: ProfileUid) -> str:
        """Return the text of a file with house rules, even if they do not fit their rule set."""
        document = self._document(uid)
        house = self._profile(document).house
        if house is not None:
            return house_rules.house_text(house)
        return json.dumps(document["house"], ensure_ascii=False, indent=2) + "\n"

    def import_file(self, text: str, file: str, *, by: str = "") -> Profile | Conflict:
        """Save the house rules of a file, unless a stored profile has the same content.

        Returns the saved or stored profile. If the uid belongs to a profile with other content,
        nothing is saved and the conflict is returned; `save` settles it. Raises `RuleSetError` with
        every problem of the file.
        """
        house = house_rules.read_house_rules(text, file, self.work.library)
        content = without(house_rules.house_document(house), "uid")
        profiles = self.work.table(PROFILES)
        candidates = profiles.all() if house.uid is None else profiles.get(doc_ids=[house.uid])
        for document in candidates:
            if without(document["house"], "uid") == content:
                return self._profile(document)
        if house.uid is not None and candidates:
            return Conflict(self._profile(candidates[0]), house)
        return self.save(house, by=by)

    def _document(self, uid: ProfileUid) -> dict[str, Any]:
        """Return the document of a profile; raise `UnknownProfileError` if there is none."""
        document = self.work.table(PROFILES).get(doc_id=uid)
        if document is None:
            raise UnknownProfileError(f"there are no house rules {uid}")
        return document

    def _profile(self, document: Mapping[str, Any]) -> Profile:
        """Return the profile of a stored document; an unreadable profile has problems."""
        house: HouseRules | None = None
        problems: tuple[Problem, ...] = ()
        name = _name(document)
        try:
            house = house_rules.house_rules_from(document["house"], name, self.work.library)
        except RuleSetError as error:
            problems = error.problems
        return Profile(
            uid=document["uid"],
            name=name,
            house=house,
            problems=problems,
            changed=document.get("changed", ""),
        )


def _name(document: Mapping[str, Any]) -> str:
    return str(document["house"].get("name", document["uid"]))
