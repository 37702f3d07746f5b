"""The model of the record screen, without a page."""

import pytest

from scorekeeper.deal_form.counting import LaidMelds
from scorekeeper.deal_form.form import Field, Mode
from scorekeeper.i18n import Words
from scorekeeper.match import MatchUid
from scorekeeper.match.serialization import read_deal
from scorekeeper.scoring.notation import read_melds
from scorekeeper.services import Session
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.state import State
from scorekeeper.view_models.record_target import edit_target
from tests.ui.device import FOUR, NAME, record_match


@pytest.fixture
def match(session: Session) -> MatchUid:
    uid: MatchUid = record_match(session, FOUR)
    return uid


def state_of(session: Session) -> State:
    state = State(session, Words("en"), NAME)
    state.load()
    return state


def model_of(state: State) -> RecordModel:
    target = edit_target(state.match)
    assert target is not None
    return RecordModel(state, target)


def record_elsewhere(state: State, match: MatchUid) -> None:
    """Record a deal as another phone does, and read the match again."""
    deals = state.session.deals
    document = {"sides": [{"total": 500}, {"total": 120}]}
    deals.record(match, read_deal(document, "deal"), seen=state.session.matches.number(match))
    state.refresh()


def rebase(model: RecordModel) -> None:
    target = edit_target(model.state.match)
    assert target is not None
    model.rebase(target)


async def test_opening_a_form_takes_nothing(session: Session, match: MatchUid) -> None:
    """A model that is made while drawing, and thrown away, must not lose handed-over melds."""
    state = state_of(session)
    melds = read_melds("AAA")
    assert isinstance(melds, tuple)
    state.memory.melds_for_deal = LaidMelds(0, melds)
    model = model_of(state)
    assert model.view.is_blank
    model.take_over_melds()
    assert model.view.sides[0].points == 60
    assert state.memory.take_melds_for_deal() is None
    await model.wait_for_draft()
    assert session.drafts.find(match, NAME) is not None


async def test_listeners_are_notified_until_they_unsubscribe(
    session: Session, match: MatchUid
) -> None:
    model = model_of(state_of(session))
    seen: list[int] = []
    unsubscribe = model.subscribe(lambda: seen.append(model.view.sides[0].points))
    model.go_out(0)
    model.go_out(0)
    assert seen == [100], "the same answer changes nothing"
    unsubscribe()
    model.press("5")
    assert seen == [100]
    await model.wait_for_draft()


async def test_field_of_the_other_mode_has_no_view(session: Session, match: MatchUid) -> None:
    model = model_of(state_of(session))
    assert model.field_view(0, Field.TABLE) is not None
    model.use_totals()
    assert model.form.mode is Mode.TOTALS
    assert model.field_view(0, Field.TABLE) is None
    assert session.drafts.find(match, NAME) is None


async def test_sides_have_neighbours_up_to_the_last(session: Session, match: MatchUid) -> None:
    model = model_of(state_of(session))
    for step, side in ((-1, 0), (1, 1), (1, 1), (-1, 0)):
        model.open_neighbour(step)
        assert model.form.side == side


async def test_untouched_form_follows_its_match(session: Session, match: MatchUid) -> None:
    state = state_of(session)
    model = model_of(state)
    record_elsewhere(state, match)
    rebase(model)
    assert model.target.number == 2
    assert not model.is_stale
    assert model.view.sides[0].before == 500


async def test_touched_form_is_stale_until_it_goes_on(session: Session, match: MatchUid) -> None:
    state = state_of(session)
    model = model_of(state)
    model.go_out(0)
    record_elsewhere(state, match)
    rebase(model)
    stale = [model.is_stale]
    assert [rival.number for rival in model.rivals] == [1]
    model.postpone_answer(model.target.seen)
    stale.append(model.is_stale)
    assert stale == [True, False]
    assert not await model.continue_anyway(saves=False)
    assert model.rivals == ()
    await model.wait_for_draft()


async def test_given_up_form_has_no_draft(session: Session, match: MatchUid) -> None:
    state = state_of(session)
    model = model_of(state)
    model.press("5")
    await model.wait_for_draft()
    assert session.drafts.find(match, NAME) is not None
    assert await model.keep_saved_deal()
    assert session.drafts.find(match, NAME) is None
    model.press("5")
    assert model.view.sides[0].points == 5, "a form that is given up takes no more keys"


async def test_draft_of_another_deal_is_not_opened(session: Session, match: MatchUid) -> None:
    state = state_of(session)
    record_elsewhere(state, match)
    model = model_of(state)
    model.press("5")
    await model.wait_for_draft()
    first = session.matches.open(match).match.deals[0]
    target = edit_target(state.match, before=str(first.uid))
    assert target is not None
    assert RecordModel(state, target).view.is_blank
    assert not model_of(state).view.is_blank
