"""A half-typed deal is kept for each device and each new deal, and outlives the program."""

from scorekeeper.match import DealUid, MatchUid
from tests.services.conftest import Reopen

MATCH, OTHER = MatchUid("m"), DealUid("deal-2")


def test_a_half_typed_deal_is_there_again_after_a_restart(reopen: Reopen) -> None:
    reopen().drafts.save(MATCH, "phone", {"side": 0, "text": "38"}, seen=3)
    draft = reopen().drafts.find(MATCH, "phone")
    assert draft is not None
    assert (draft.form, draft.seen) == ({"side": 0, "text": "38"}, 3)


def test_each_device_and_each_deal_has_a_draft_of_its_own(reopen: Reopen) -> None:
    drafts = reopen().drafts
    drafts.save(MATCH, "phone", {"text": "38"}, seen=1)
    drafts.save(MATCH, "tablet", {"text": "5"}, seen=1)
    drafts.save(MATCH, "phone", {"text": "forgotten"}, seen=1, before=OTHER)
    forms = [
        drafts.find(MATCH, "phone"),
        drafts.find(MATCH, "tablet"),
        drafts.find(MATCH, "phone", before=OTHER),
    ]
    assert [form and form.form["text"] for form in forms] == ["38", "5", "forgotten"]


def test_a_forgotten_draft_is_gone(reopen: Reopen) -> None:
    drafts = reopen().drafts
    drafts.save(MATCH, "phone", {"text": "38"}, seen=1)
    drafts.delete(MATCH, "phone")
    drafts.delete(MATCH, "phone")
    assert drafts.find(MATCH, "phone") is None
