"""What these screens do to the store, off the event loop; what it refuses is said, not raised."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.match import MatchUid
from scorekeeper.session.exchange import Answer, Offer, Taken
from scorekeeper.store.backups import Backup
from scorekeeper.ui.state import State


@dataclass(frozen=True, slots=True)
class Import:
    """What an import did, and the backup that takes it back."""

    taken: Taken
    new_house_rules: tuple[str, ...]
    """The names of house rules that were not here before."""
    before: Backup | None


async def back_up(state: State) -> str | None:
    """Make a backup; gives the key of what is to be said, or None where the disk refused."""
    backups = state.session.backups
    made = await state.saving(backups.make)
    if state.failure is not None:
        return None
    if made is not None:
        return "backups-made"
    if backups.shelf.present() is not None:
        return "backups-not-needed"
    return "backups-nothing"


async def go_back(state: State, backup: Backup) -> tuple[Backup | None] | None:
    """Have the matches as they are in a backup; gives the backup of what was here before.

    None where the store refused: then everything is as it was.
    """
    before = await state.saving(state.session.backups.restore, backup)
    if state.failure is not None:
        return None
    _look_again(state)
    return (before,)


async def take_in(state: State, offer: Offer, answers: Mapping[MatchUid, Answer]) -> Import | None:
    """Import what a file offers, after a backup; None where the store refused."""
    session = state.session
    await state.saving(session.backups.make)
    before = None if state.failure is not None else session.backups.shelf.present()
    known = {profile.uid for profile in session.profiles.list()}
    taken = await state.saving(session.exchange.accept, offer, answers)
    if taken is None:
        return None
    _look_again(state)
    new = tuple(one.name for one in taken.house_rules if one.uid not in known)
    changed = bool(taken.added or taken.replaced or taken.people or new)
    return Import(taken, new, before if changed else None)


def _look_again(state: State) -> None:
    """Show the match as it is now; where there was none, or it is gone, the latest one."""
    uid = None if state.match is None else state.match.uid
    known = {summary.uid for summary in state.matches()}
    state.notice = None
    if uid not in known:
        state.match = None
        state.load()
    else:
        state.match = state.session.matches.open(MatchUid(str(uid)))
