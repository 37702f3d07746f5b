"""A lay-down that is handed on from the meld tab to the deal that is typed."""

from scorekeeper.deal_form.counting import LaidMelds, with_added_melds
from scorekeeper.deal_form.form import deal_of
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import read_melds
from tests.deal_form.forms import TABLE, blank, rules


def melds(text: str) -> tuple[Meld, ...]:
    found = read_melds(text)
    assert isinstance(found, tuple), found
    return found


def test_laid_melds_are_added_to_the_current_deal() -> None:
    laid = LaidMelds(1, melds("777 AAAAAAA"))
    form = with_added_melds(rules(), blank(), laid)
    assert form.sides[1].texts.get(TABLE, "") == "155"
    assert dict(form.sides[1].chips) == {"canastas.natural": 1}
    assert deal_of(form).sides[1].melds == laid.melds
    assert form.sides[0].is_blank


def test_a_lay_down_on_top_of_typed_points_becomes_points() -> None:
    laid = LaidMelds(1, melds("777 AAAAAAA"))
    form = with_added_melds(rules(), blank().after_move((1, TABLE)).after_key("5"), laid)
    assert form.sides[1].texts.get(TABLE, "") == "5+155"
    assert deal_of(form).sides[1].melds == ()


def test_a_second_lay_down_of_a_side_joins_the_first_as_cards() -> None:
    kings = LaidMelds(0, melds("KKKK"))
    more = LaidMelds(0, melds("KKK"))
    form = with_added_melds(rules(), with_added_melds(rules(), blank(), kings), more)
    assert form.sides[0].texts.get(TABLE, "") == "70"
    assert dict(form.sides[0].chips) == {"canastas.natural": 1}


def test_more_cards_than_the_packs_hold_are_added_as_points_instead() -> None:
    laid = LaidMelds(1, melds("777 AAAAAAA"))
    form = with_added_melds(rules(), with_added_melds(rules(), blank(), laid), laid)
    assert form.sides[1].texts.get(TABLE, "") == "155+155"
    assert deal_of(form).sides[1].melds == ()


def test_laid_black_threes_with_a_bonus_choose_their_chip() -> None:
    """Black threes with a prize are chosen where a lay down becomes points."""
    laid = LaidMelds(1, melds("KKKKKKK bbbb"))
    form = with_added_melds(rules("spanish"), blank().after_move((1, TABLE)).after_key("5"), laid)
    assert form.sides[1].texts.get(TABLE, "") == "5+70"
    assert dict(form.sides[1].chips) == {"canastas.natural": 1, "black_threes": 4}


def test_first_digit_replaces_points_added_from_melds() -> None:
    """Typing 245 after an added 60 made 60,245."""
    added = with_added_melds(rules(), blank(), LaidMelds(0, melds("AA2")))
    assert added.sides[0].texts[TABLE] == "60"
    form = added.after_key("2").after_key("4").after_key("5")
    assert form.sides[0].texts[TABLE] == "245"
    assert added.after_key("+").after_key("5").sides[0].texts[TABLE] == "60+5"


def test_first_digit_replaces_sum_with_added_melds() -> None:
    form = with_added_melds(rules(), blank().after_key("5"), LaidMelds(0, melds("AA2")))
    assert form.sides[0].texts[TABLE] == "5+60"
    assert form.after_key("7").sides[0].texts[TABLE] == "7"
    assert form.after_key("+").after_key("7").sides[0].texts[TABLE] == "5+60+7"
