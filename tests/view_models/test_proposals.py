"""Rules without a source, which a table agrees on before it plays."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.services import Session
from scorekeeper.view_models.proposals import open_values, proposals_sentence

WORDS = Words("en")
CLASSIC = RuleSetId("classic_4p")


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_open_values_cover_all_open_paths(session: Session, set_id: RuleSetId) -> None:
    """Each has the name of its section, a name and a value."""
    values = open_values(WORDS, session, rule_book(set_id))
    paths = [value.path for value in values]
    for path in session.confirmations.open_paths(set_id):
        assert any(f"{path}.".startswith(f"{each}.") for each in paths), path
    assert all(value.section and value.name and value.value for value in values)


def test_open_values_end_with_agreement(session: Session) -> None:
    session.confirmations.confirm(CLASSIC)
    assert open_values(WORDS, session, rule_book(CLASSIC)) == ()


def test_proposals_sentence_names_few_rules() -> None:
    assert "If sides are tied" in proposals_sentence(WORDS, rule_book(CLASSIC))


def test_proposals_sentence_counts_many_rules() -> None:
    sentence = proposals_sentence(WORDS, rule_book(RuleSetId("boat")))
    assert "rules have no source" in sentence
