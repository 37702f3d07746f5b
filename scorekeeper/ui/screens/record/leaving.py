"""The ways from the record screen back to where it was opened."""

from scorekeeper.ui.addresses import Breakdown
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.widgets import winner
from scorekeeper.view_models.record_target import EditKind


async def leave(model: RecordModel) -> None:
    """Leave the form; the draft of a new deal stays."""
    await model.wait_for_draft()
    if model.has_written_draft:
        # The table below shows whether there is a draft.
        model.state.notify_saved()
    if model.target.kind is EditKind.AMEND:
        go(Breakdown(str(model.target.deal)))
    else:
        go_home()


async def save_and_leave(model: RecordModel, *, as_it_is: bool = False) -> None:
    """Save the deal and open the table, unless problems have to be looked at first.

    Args:
        model: The form.
        as_it_is: Save what is unlikely without a question.
    """
    if not await model.save(as_it_is=as_it_is):
        return
    match = model.state.match
    was_over = model.target.open_match.progress.outcome.over
    if was_over and match is not None:
        # Back to the deals, from where a finished match is edited, and not to the winner.
        winner.show_deals(model.state, match)
    go_home()
