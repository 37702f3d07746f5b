"""House rules by name: kept, listed, changed, and handed on as small files.

A match takes the values of a profile over when it begins; what becomes of the profile later
changes nothing that was played.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.errors import ScorekeeperError
from scorekeeper.rules.errors import RuleSetError
from scorekeeper.rules.house_rules import (
    HouseRules,
    ProfileUid,
    check_house_rules,
    house_document,
    house_rules_from,
    house_text,
    read_house_rules,
)
from scorekeeper.services.set_up import SetUp
from scorekeeper.services.transactions import Desk
from scorekeeper.storage.database import PROFILES
from scorekeeper.validation import Complaint


class UnknownProfileError(ScorekeeperError):
    """There are no house rules of this uid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """House rules as they are kept."""

    uid: ProfileUid
    name: str
    house: HouseRules | None
    """None where they cannot be played any more: their rule set is gone, or has changed."""
    wrong: tuple[Complaint, ...] = ()
    """What keeps them from being played, each thing with its place."""
    changed: str = ""
    """When they were kept last, as ISO 8601 text."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """House rules from a file have the uid of others that are kept: nothing was changed."""

    kept: Profile
    found: HouseRules


@dataclass(frozen=True, slots=True)
class Profiles:
    """The verbs for house rules; they are on the disk when a verb returns."""

    desk: Desk

    def save(self, house: HouseRules, *, by: str = "") -> Profile:
        """Keep house rules, under their uid or a new one.

        Raises `RuleSetError` with everything that is wrong with them, and keeps nothing.
        """
        check_house_rules(house, house.name)
        uid = house.uid or ProfileUid(self.desk.new_uid())
        return self._keep(replace(house, uid=uid), by)

    def rename(self, uid: ProfileUid, name: str, *, by: str = "") -> Profile:
        """Give house rules another name; `RuleSetError` for an empty one."""
        return self.save(replace(self.house(uid), name=name), by=by)

    def list(self) -> tuple[Profile, ...]:
        """All house rules by name, those that cannot be played any more among them."""
        kept = (_profile(document) for document in self.desk.archive.all(PROFILES))
        return tuple(sorted(kept, key=lambda one: (one.name.casefold(), one.uid)))

    def open(self, uid: ProfileUid) -> Profile:
        """The house rules of a uid; `UnknownProfileError` where there are none."""
        return _profile(self._kept(uid))

    def house(self, uid: ProfileUid) -> HouseRules:
        """House rules that can be played; `RuleSetError` says why they can not."""
        return house_rules_from(self._kept(uid)["house"], _name_of(self._kept(uid)))

    def drop(self, uid: ProfileUid) -> None:
        """Throw house rules away; matches that use them go on as they are."""
        self.desk.archive.remove(PROFILES, self._kept(uid)["uid"])

    def export(self, uid: ProfileUid) -> str:
        """House rules as the text of a file, also where they cannot be played any more."""
        profile, kept = self.open(uid), self._kept(uid)["house"]
        if profile.house is not None:
            return house_text(profile.house)
        return json.dumps(kept, ensure_ascii=False, indent=2) + "\n"

    def bring_in(self, text: str, file: str, *, by: str = "") -> Profile | Conflict:
        """Keep the house rules of a file; those that are kept already are left as they are.

        Others under the same uid are a conflict, which is handed back: `save` settles it.
        Raises `RuleSetError` with everything that is wrong with the file.
        """
        found = read_house_rules(text, file)
        kept = None if found.uid is None else self.desk.archive.get(PROFILES, found.uid)
        if kept is None:
            return self._keep_once(found, by)
        profile = _profile(kept)
        return profile if _same(kept["house"], found) else Conflict(profile, found)

    def _keep_once(self, found: HouseRules, by: str) -> Profile:
        """Keep house rules from a file; without a uid they are known by what they say."""
        if found.uid is None:
            for document in self.desk.archive.all(PROFILES):
                if _same(document["house"], found):
                    return _profile(document)
        return self.save(found, by=by)

    def _keep(self, house: HouseRules, by: str) -> Profile:
        said = {"by": by} if by else {}
        document = {
            "uid": house.uid,
            "house": house_document(house),
            "changed": self.desk.now(),
            **said,
        }
        self.desk.archive.put(PROFILES, document)
        return _profile(document)

    def _kept(self, uid: ProfileUid) -> dict[str, Any]:
        kept = self.desk.archive.get(PROFILES, uid)
        if kept is None:
            raise UnknownProfileError(f"there are no house rules {uid}")
        return kept


def with_house_rules(set_up: SetUp, house: HouseRules) -> SetUp:
    """A set-up that plays by house rules: their rule set, their values and their name."""
    return replace(
        set_up, ruleset=house.base, house_rules=house.changes, profile=house.name.strip()
    )


def _profile(document: Mapping[str, Any]) -> Profile:
    house: HouseRules | None = None
    wrong: tuple[Complaint, ...] = ()
    try:
        house = house_rules_from(document["house"], _name_of(document))
    except RuleSetError as error:
        wrong = error.complaints
    return Profile(
        uid=document["uid"],
        name=_name_of(document),
        house=house,
        wrong=wrong,
        changed=document.get("changed", ""),
    )


def _name_of(document: Mapping[str, Any]) -> str:
    return str(document["house"].get("name", document["uid"]))


def _same(kept: Mapping[str, Any], found: HouseRules) -> bool:
    """Return True if kept house rules and those of a file say the same, uid aside."""
    mine = {key: value for key, value in kept.items() if key != "uid"}
    yours = {key: value for key, value in house_document(found).items() if key != "uid"}
    return mine == yours
