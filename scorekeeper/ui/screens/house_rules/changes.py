"""Change house rules: save them, or keep a draft on this device while values conflict."""

import contextlib
from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from scorekeeper.rules import HouseRules, house_rules
from scorekeeper.rules.house_rules import ProfileUid
from scorekeeper.services import Profile, UnknownProfileError
from scorekeeper.ui import addresses
from scorekeeper.ui.addresses import HOUSE_RULES
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import NotSaved, Saved, State
from scorekeeper.view_models.house_rules import EditedHouseRules, edited_house_rules

ChangeHouseRules = Callable[[HouseRules], HouseRules]
"""Function that takes house rules and returns the changed ones."""


def find_profile(state: State, uid: ProfileUid) -> Profile | None:
    """Return saved house rules; None if they were deleted."""
    try:
        return state.session.profiles.open(uid)
    except UnknownProfileError:
        return None


def with_draft(state: State, profile: Profile) -> EditedHouseRules | None:
    """Return house rules with their draft, if any; None if they can no longer be played."""
    return edited_house_rules(profile, state.settings.get(_draft_key(profile.uid)))


async def change_house_rules(state: State, uid: ProfileUid, change: ChangeHouseRules) -> None:
    """Change house rules: save them, or keep the result as a draft if it has conflicts.

    Nothing happens if they were deleted, or became invalid, on another device.
    """
    # One change at a time: two quick taps must both be kept.
    async with state.memory.house_rules_lock:
        profile = find_profile(state, uid)
        edited = with_draft(state, profile) if profile else None
        if edited is None:
            return
        house = change(edited.house)
        if house_rules.editing_problems(house):
            await _store_draft(state, uid, house_rules.house_document(house))
        else:
            result = await state.save(state.session.profiles.save, house, by=state.author)
            if isinstance(result, Saved):
                await _store_draft(state, uid, None)
    state.notify_saved()


def start_change(state: State, uid: ProfileUid, change: ChangeHouseRules) -> None:
    """Start a task that changes house rules, for handlers that are not coroutines."""
    ft.context.page.run_task(change_house_rules, state, uid, change)


async def discard_draft(state: State, uid: ProfileUid) -> None:
    """Forget the unsaved changes."""
    await _store_draft(state, uid, None)
    state.notify_saved()


async def create_house_rules(state: State, house: HouseRules) -> None:
    """Save house rules and open them; they replace house rules with the same uid."""
    result = await state.save(state.session.profiles.save, house, by=state.author)
    if isinstance(result, Saved):
        await discard_draft(state, result.value.uid)
        go(addresses.HouseRules(result.value.uid))


async def delete_house_rules(state: State, uid: ProfileUid) -> None:
    """Delete house rules and their draft, and open the list of the others.

    If the deletion was not saved, the screen stays.
    """
    # They may have been deleted on another device as well.
    with contextlib.suppress(UnknownProfileError):
        result = await state.save(state.session.profiles.delete, uid)
        if isinstance(result, NotSaved):
            return
    await discard_draft(state, uid)
    go(HOUSE_RULES)


async def _store_draft(state: State, uid: ProfileUid, draft: Mapping[str, Any] | None) -> None:
    key = _draft_key(uid)
    if state.settings.get(key) != draft:
        await state.save_settings(**{key: draft})


def _draft_key(uid: ProfileUid) -> str:
    """Return the name of the device setting that stores the draft."""
    return f"house-{uid}"
