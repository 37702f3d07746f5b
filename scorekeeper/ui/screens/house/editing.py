"""House rules while they are changed: saved at every tap, as soon as they can be played.

What cannot be played yet is this device's draft: nothing of it is saved, nothing of it is lost.
"""

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.rules import HouseRule, HouseRules, RuleSetError
from scorekeeper.rules.house import ProfileUid, house_document, refs_from
from scorekeeper.rules.house_files import check_house_rules
from scorekeeper.session import Profile, UnknownProfileError
from scorekeeper.typed import Complaint
from scorekeeper.ui.state import State

Changed = Callable[[HouseRules], HouseRules]
RULES = "rules."


@dataclass(frozen=True, slots=True)
class Edited:
    """House rules as they stand on the screen."""

    house: HouseRules
    wrong: tuple[Complaint, ...] = ()
    """Why they cannot be played, so that they are not saved; paths are those of the values."""


def edited(state: State, uid: ProfileUid) -> Edited:
    """House rules with what is not saved yet.

    Raises `UnknownProfileError` where there are none of this uid, and `RuleSetError` where they
    cannot be played any more.
    """
    profile = state.session.profiles.open(uid)
    if profile.house is None:
        raise RuleSetError(profile.name, profile.wrong)
    draft = state.settings.get(_draft(uid))
    if draft is None:
        return Edited(profile.house)
    house = _unchecked(draft, profile.house)
    return Edited(house, _wrong(house))


async def edit(state: State, uid: ProfileUid, change: Changed) -> None:
    """Change house rules: they are saved, or kept as a draft while they cannot be played."""
    async with state.keeping:
        try:
            house = change(edited(state, uid).house)
        except UnknownProfileError:
            return  # thrown away on another device
        if _wrong(house):
            await _remember(state, uid, house_document(house))
        elif await state.saving(state.session.profiles.save, house, by=state.device):
            await _remember(state, uid, None)
        state.house_rules_kept += 1


async def make(state: State, house: HouseRules) -> Profile | None:
    """Keep new house rules; None where the store refuses, and then the state says why."""
    kept: Profile | None = await state.saving(state.session.profiles.save, house, by=state.device)
    state.house_rules_kept += 1
    return kept


async def drop(state: State, uid: ProfileUid) -> None:
    """Throw house rules away, with what was not saved of them."""
    with contextlib.suppress(UnknownProfileError):  # thrown away on another device as well
        await state.saving(state.session.profiles.drop, uid)
    await _remember(state, uid, None)
    state.house_rules_kept += 1


async def take_back(state: State, uid: ProfileUid) -> None:
    """Forget what was not saved."""
    await _remember(state, uid, None)
    state.house_rules_kept += 1


async def _remember(state: State, uid: ProfileUid, draft: Mapping[str, Any] | None) -> None:
    """Keep what is not saved among the settings of this device; None forgets it."""
    kept = {_draft(uid): draft}
    if state.settings.get(_draft(uid)) != draft:
        await state.saving(state.session.settings.choose, state.device, **kept)
        state.settings = {**state.settings, **kept}


def _draft(uid: ProfileUid) -> str:
    return f"house-{uid}"


def _unchecked(draft: Mapping[str, Any], kept: HouseRules) -> HouseRules:
    """The house rules of a draft, of which nothing was checked."""
    rules = tuple(
        HouseRule(
            path=path, value=one["value"], refs=refs_from(one["ref"]), note=one.get("note", "")
        )
        for path, one in draft["rules"].items()
    )
    return replace(kept, rules=rules, name=draft["name"])


def _wrong(house: HouseRules) -> tuple[Complaint, ...]:
    try:
        check_house_rules(house, house.name)
    except RuleSetError as error:
        return tuple(Complaint(c.path.removeprefix(RULES), c.expected) for c in error.complaints)
    return ()
