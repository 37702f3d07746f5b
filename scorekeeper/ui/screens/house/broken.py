"""House rules that can not be played any more: why, and what can still be done with them."""

from typing import Any

from scorekeeper.rules.house import ProfileUid
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import complaint, opening_row, remark
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.house.dropping import Dropping
from scorekeeper.ui.screens.house.panes import HOME, address, listed, pane


@component
def BrokenPane(uid: ProfileUid) -> Any:
    """Everything that is wrong, the file to take along, and the way to throw them away."""
    state = use_state()
    words, profile = state.words, state.session.profiles.open(uid)
    wrong = [complaint(str(one), name=f"wrong-{n}") for n, one in enumerate(profile.wrong)]
    share = opening_row(
        words.text("house-share"),
        words.text("house-share-why"),
        lambda: go(address(uid, "share")),
        name="share",
    )
    parts = [
        remark(words.text("house-broken"), name="broken"),
        *wrong,
        share,
        Dropping(uid, profile.name),
    ]
    return pane(state, profile.name, "", listed(parts), lambda: go(HOME))
