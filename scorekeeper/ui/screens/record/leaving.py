"""Leave the record screen, with or without saving the deal."""

from scorekeeper.ui.addresses import Breakdown
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.widgets import winner
from scorekeeper.view_models.record_target import EditKind


async def leave(model: RecordModel) -> None:
    """Leave the form without saving the deal; wait until its draft is stored.

    An edited deal opens its score, any other the table.
    """
    await model.wait_for_draft()
    if model.has_written_draft:
        # The table below shows whether there is a draft.
        model.state.notify_saved()
    if model.target.kind is EditKind.AMEND:
        go(Breakdown(str(model.target.deal)))
    else:
        go_home()


async def save_and_leave(model: RecordModel, *, as_it_is: bool = False) -> None:
    """Save the deal and open the table; stay in the form if the deal was not saved.

    Args:
        model: The form.
        as_it_is: Save an unlikely deal without asking.
    """
    if not await model.save(as_it_is=as_it_is):
        return
    match = model.state.match
    was_over = model.target.open_match.progress.outcome.over
    if was_over and match is not None:
        # A finished match is edited from its list of deals: return there, not to the winner.
        winner.show_deals(model.state, match)
    go_home()
