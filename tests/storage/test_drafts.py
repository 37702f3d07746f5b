"""A draft behaves as the dict would that it stands for, and leaves its base alone."""

import pytest

from scorekeeper.storage.journal import Draft, Pending
from scorekeeper.storage.lines import Change, Documents, Tables
from tests.storage.histories import dice


def history(draft: Draft, twin: Documents, seed: object) -> None:
    """Do the same random things to a draft and to a dict."""
    random = dice(seed)
    for number in range(12):
        key = str(random.randrange(6))
        chance = random.random()
        if chance < 0.05:
            draft.clear()
            twin.clear()
        elif chance < 0.4:
            assert draft.pop(key, None) == twin.pop(key, None)
        elif chance < 0.6 and key in twin:
            draft.touched(key)["n"] = number
            twin[key] = {"n": number}
        else:
            draft[key] = twin[key] = {"n": -number}
        assert list(draft.items()) == list(twin.items())
        assert len(draft) == len(twin)
        assert [key in draft for key in "012345"] == [key in twin for key in "012345"]


@pytest.mark.parametrize("seed", range(50))
def test_a_draft_goes_through_any_history_as_a_dict_does(seed: int) -> None:
    base: Documents = {key: {"n": 100} for key in "024"}
    draft, twin = Draft(base), dict(base)
    history(draft, twin, seed)
    assert base == {key: {"n": 100} for key in "024"}
    with pytest.raises(KeyError):
        del draft["9"]


@pytest.mark.parametrize("seed", range(50))
def test_drafts_one_after_the_other_make_a_change_that_does_the_same_to_what_is_saved(
    seed: int,
) -> None:
    saved: Tables = {"deals": {key: {"n": 100} for key in "024"}}
    twin = dict(saved["deals"])
    pending = Pending(saved)
    for number in range(4):
        draft = Draft(pending.view("deals"))
        history(draft, twin, f"{seed} {number}")
        draft.settle()
        pending.merge("deals", draft)
        assert list(pending.view("deals").items()) == list(twin.items())
    change = pending.change()
    assert saved == {"deals": {key: {"n": 100} for key in "024"}}
    Change(puts=change.puts, drops=change.drops).apply(saved)
    assert list(saved["deals"].items()) == list(twin.items())
