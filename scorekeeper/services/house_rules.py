"""House rules by name: kept, listed, changed, and handed on as small files.

A match takes the values of a profile over when it begins; what becomes of the profile later
changes nothing that was played.
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
    """There are no house rules of this uid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    uid: ProfileUid
    name: str
    house: HouseRules | None
    """None where they cannot be played any more: their rule set is gone, or has changed."""
    wrong: tuple[Problem, ...] = ()  # the problems that keep them from being played
    changed: str = ""  # when they were kept last, as ISO 8601 text


@dataclass(frozen=True, slots=True)
class Conflict:
    """House rules from a file have the uid of others that are kept: nothing was changed."""

    kept: Profile
    found: HouseRules


@dataclass(frozen=True, slots=True)
class Profiles:
    """The verbs for house rules; they are on the disk when a verb returns."""

    work: UnitOfWork

    def save(self, house: HouseRules, *, by: str = "") -> Profile:
        """Keep house rules, under their uid or a new one; `RuleSetError` with all that is wrong."""
        house_rules.check_house_rules(house, house.name)
        uid = house.uid or ProfileUid(self.work.new_uid())
        document = {
            "uid": uid,
            "house": house_rules.house_document(replace(house, uid=uid)),
            "changed": self.work.now(),
            **({"by": by} if by else {}),
        }
        self.work.database.put(PROFILES, document)
        return _profile(document)

    def list(self) -> tuple[Profile, ...]:
        profiles = map(_profile, self.work.database.all(PROFILES))
        return tuple(sorted(profiles, key=lambda profile: (profile.name.casefold(), profile.uid)))

    def open(self, uid: ProfileUid) -> Profile:
        return _profile(self._document(uid))

    def drop(self, uid: ProfileUid) -> None:
        """Throw house rules away; matches that use them go on as they are."""
        self.work.database.remove(PROFILES, self._document(uid)["uid"])

    def export(self, uid: ProfileUid) -> str:
        """Return the text of a file, also where they cannot be played any more."""
        document = self._document(uid)
        if (house := _profile(document).house) is not None:
            return house_rules.house_text(house)
        return json.dumps(document["house"], ensure_ascii=False, indent=2) + "\n"

    def bring_in(self, text: str, file: str, *, by: str = "") -> Profile | Conflict:
        """Keep the house rules of a file; those that are kept already are left as they are.

        Without a uid they are known by their content. Others under the same uid are a conflict,
        which `save` settles. Raises `RuleSetError` with everything that is wrong with the file.
        """
        house = house_rules.read_house_rules(text, file)
        content = without(house_rules.house_document(house), "uid")
        kept = self.work.database.all(PROFILES)
        if house.uid is not None:
            kept = [document for document in kept if document["uid"] == house.uid]
        for document in kept:
            if without(document["house"], "uid") == content:
                return _profile(document)
        if house.uid is not None and kept:
            return Conflict(_profile(kept[0]), house)
        return self.save(house, by=by)

    def _document(self, uid: ProfileUid) -> dict[str, Any]:
        document = self.work.database.get(PROFILES, uid)
        if document is None:
            raise UnknownProfileError(f"there are no house rules {uid}")
        return document


def _profile(document: Mapping[str, Any]) -> Profile:
    house: HouseRules | None = None
    problems: tuple[Problem, ...] = ()
    try:
        house = house_rules.house_rules_from(document["house"], _name(document))
    except RuleSetError as error:
        problems = error.problems
    return Profile(
        uid=document["uid"],
        name=_name(document),
        house=house,
        wrong=problems,
        changed=document.get("changed", ""),
    )


def _name(document: Mapping[str, Any]) -> str:
    return str(document["house"].get("name", document["uid"]))
