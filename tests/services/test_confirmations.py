"""What no source gives is said, and the table confirms it once."""

import pytest

from scorekeeper.rules import RuleSetId, rule_set_ids
from scorekeeper.rules.loader import leaf_paths, value_at
from scorekeeper.rules.switches import idle_paths, unconfirmed_paths
from scorekeeper.services import Session
from tests.rules.kit import book_of
from tests.services.conftest import Reopen

CLASSIC, BOAT, CHILEAN = (RuleSetId(one) for one in ("classic_4p", "boat", "chilean"))


def test_of_boat_canasta_everything_is_a_proposal() -> None:
    tree = book_of("boat").tree
    idle = idle_paths(tree)
    paths = [path for path, _ in leaf_paths(tree)]
    assert unconfirmed_paths(book_of("boat"), {}) == tuple(
        path for path in paths if path not in idle
    )


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_no_table_is_asked_about_values_without_effect(set_id: str) -> None:
    known = book_of(set_id)
    assert not idle_paths(known.tree) & set(unconfirmed_paths(known, {}))


def test_buraco_asks_nothing_about_groups_and_minimum() -> None:
    """Buraco has sequences alone and no minimum; both were among its questions."""
    paths = unconfirmed_paths(book_of("buraco"), {})
    assert "meld_rules.one_meld_per_rank" not in paths
    assert "initial_meld_exceptions.concealed_out_exempt" not in paths
    with_groups = unconfirmed_paths(book_of("buraco"), {}, {"meld_rules.groups": True})
    assert "meld_rules.one_meld_per_rank" in with_groups


def test_of_chilean_canasta_most_is() -> None:
    paths = set(unconfirmed_paths(book_of("chilean"), {}))
    sourced = {path for path, _ in leaf_paths(book_of("chilean").tree)} - paths
    assert {"decks", "canasta_bonus.wild", "canasta_bonus.sequence"} <= sourced
    assert len(paths) > 5 * len(sourced)


def test_of_classic_canasta_only_what_to_do_about_a_tie() -> None:
    assert unconfirmed_paths(book_of("classic_4p"), {}) == ("tie",)


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_unsourced_values_are_asked_until_confirmed(set_id: str) -> None:
    known = book_of(set_id)
    paths = unconfirmed_paths(known, {})
    assert {known.citations.citation_at(path).status for path in paths} == {"proposed"}
    confirmed = {path: value_at(known.tree, path) for path in paths}
    assert unconfirmed_paths(known, confirmed) == ()
    assert unconfirmed_paths(known, confirmed | {paths[0]: "another value"}) == paths[:1]


def test_values_set_by_the_house_are_not_asked() -> None:
    assert unconfirmed_paths(book_of("classic_4p"), {}, {"tie": "drawn game"}) == ()
    without = unconfirmed_paths(book_of("boat"), {}, {"target": 7500, "go_out_bonus": 150})
    assert not {"target", "go_out_bonus"} & set(without)


def test_unsourced_values_of_a_switch_are_asked_by_value() -> None:
    """2,000 for a canasta of wild cards is a proposal; 1,000 would be the table's own word."""
    wild = {"meld_rules.pure_wild": True, "canasta_bonus.wild": 2000}
    assert unconfirmed_paths(book_of("classic_4p"), {}, wild) == ("tie", "canasta_bonus.wild")
    known = {"tie": "play another hand", "canasta_bonus.wild": 2000}
    assert unconfirmed_paths(book_of("classic_4p"), known, wild) == ()
    cheaper = wild | {"canasta_bonus.wild": 1000}
    assert unconfirmed_paths(book_of("classic_4p"), {"tie": "play another hand"}, cheaper) == ()
    assert unconfirmed_paths(book_of("classic_4p"), known, {"meld_rules.pure_wild": False}) == ()


def test_a_table_confirms_once_with_time_and_name(reopen: Reopen) -> None:
    session = reopen()
    assert session.confirmations.open_paths(CLASSIC)
    (first,) = session.confirmations.confirm(CLASSIC, by="Ana")
    assert (first.path, first.value, first.by) == ("tie", "play another hand", "Ana")
    session = reopen()
    assert not session.confirmations.open_paths(CLASSIC)
    assert session.confirmations.confirm(CLASSIC, by="Ben") == ()
    assert session.confirmations.list(CLASSIC) == (first,)


def test_a_switch_turned_on_later_is_confirmed_beside_what_was_before(session: Session) -> None:
    (tie,) = session.confirmations.confirm(CLASSIC, by="Ana")
    wild = {"meld_rules.pure_wild": True, "canasta_bonus.wild": 2000}
    assert session.confirmations.open_paths(CLASSIC, wild) == ("canasta_bonus.wild",)
    (price,) = session.confirmations.confirm(CLASSIC, wild, by="Ben")
    assert session.confirmations.list(CLASSIC) == (tie, price)
    assert (price.value, price.by) == (2000, "Ben")
    assert not session.confirmations.open_paths(CLASSIC, wild)


def test_rule_sets_are_confirmed_one_by_one(session: Session) -> None:
    session.confirmations.confirm(BOAT)
    assert not session.confirmations.open_paths(BOAT)
    assert session.confirmations.open_paths(CHILEAN)
    assert session.confirmations.open_paths(CLASSIC)


def test_three_packs_in_italian_house_ask_red_three_values(
    session: Session,
) -> None:
    italian = RuleSetId("italian_house")
    session.confirmations.confirm(italian)
    house = {
        "decks": 3,
        "jokers": 6,
        "total_cards": 162,
        "red_three_values": [0, 100, 200, 300, 400, 500, 500],
    }
    assert session.confirmations.open_paths(italian, house) == ("red_three_values",)
