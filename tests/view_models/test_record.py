"""Names, numbers and sentences of the form of a deal."""

from dataclasses import replace

import pytest

from scorekeeper.deal_form.chips import ChipRow, ChipState, chips_of, count_tiles, tiles_of
from scorekeeper.deal_form.form import DealForm, Field, Key, Mode, blank_form, deal_of
from scorekeeper.deal_form.view import FormView, form_view
from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import ScoreLine
from scorekeeper.scoring.deal import Adjustment
from scorekeeper.services import Session
from scorekeeper.view_models import record
from scorekeeper.view_models.record import TileLook
from scorekeeper.view_models.record_target import EditTarget, edit_target
from tests.ui.device import FOUR, record_match

WORDS = Words("en")


def rules(rule_set: str = "classic_4p") -> RuleSet:
    return rule_book(RuleSetId(rule_set)).rules


def view_of(form: DealForm, rule_set: str = "classic_4p") -> FormView:
    before = (0,) * len(form.sides)
    return form_view(rules(rule_set), form, deal_of(form), before=before, number=1)


def type_keys(form: DealForm, keys: str) -> DealForm:
    for key in keys:
        form = form.after_key(key)
    return form


def pair(side_size: int = 2) -> DealForm:
    return blank_form(2, side_size=side_size)


def target_of(session: Session, *totals: tuple[int, ...]) -> EditTarget:
    target = edit_target(session.matches.open(record_match(session, FOUR, *totals)))
    assert target is not None
    return target


# --- title


def test_title_says_what_is_done_with_which_deal(session: Session) -> None:
    target = target_of(session, (500, 120))
    assert record.target_title(WORDS, target) == "Deal 2"


def test_subtitle_names_rules_and_dealer(session: Session) -> None:
    target = target_of(session)
    long = record.target_subtitle(WORDS, target, is_short=False)
    short = record.target_subtitle(WORDS, target, is_short=True)
    assert long == f"{short} · Classic"
    assert short == "Ana dealt"


def test_subtitle_leaves_out_a_long_name_of_rules(session: Session) -> None:
    """On a phone "Ana dealt · Burraco Internazionale" was cut off."""
    set_up = replace(FOUR, ruleset=RuleSetId("burraco_international"))
    target = edit_target(session.matches.open(record_match(session, set_up)))
    assert target is not None
    assert record.target_subtitle(WORDS, target, is_short=False) == "Ana dealt"


# --- penalties and bonuses


def test_adjustment_button_names_no_points_before_any_are_typed() -> None:
    empty = record.adjustment_label(WORDS, 0, "Ana & Ben", is_penalty=True)
    typed = record.adjustment_label(WORDS, -100, "Ana & Ben", is_penalty=True)
    assert (empty.id, empty.title) == ("adjust-save", "Save penalty")
    assert (typed.id, typed.title) == ("adjust-save", "−100 for Ana & Ben")


# --- who went out


def test_endings_are_those_of_the_rules_with_their_points() -> None:
    assert record.special_endings(rules()) == {"concealed": 100}
    assert record.special_endings(rules("samba")) == {}
    assert "acaba" in record.special_endings(rules("british"))


def test_required_canastas_are_named_if_the_rules_name_kinds() -> None:
    assert record.required_canastas(WORDS, rules()) == ""
    needed = record.required_canastas(WORDS, rules("hand_and_foot"))
    assert needed == "needs 3 natural and 4 mixed"


# --- rows, chips and tiles


def test_row_has_the_word_of_its_rule_set() -> None:
    row = ChipRow(key="canastas.sequence", most=4)
    assert record.row_name(WORDS, "samba", row) == "Samba"
    assert record.row_name(WORDS, "bolivian", row) == "Escalera"


@pytest.mark.parametrize(
    ("set_id", "sentence"),
    [("samba", "1,500 samba"), ("bolivian", "1,500 escalera"), ("brazilian", "1,500 sequence")],
)
def test_sum_has_the_word_of_the_row(set_id: str, sentence: str) -> None:
    words = WORDS.of_game(rule_book(RuleSetId(set_id)).identity)
    line = ScoreLine("sequence_canasta", 1, 1500, "canasta_bonus.sequence")
    assert words.sentence([line]) == sentence


def test_trump_row_names_its_canasta() -> None:
    row = ChipRow(key="trump_canastas.natural", most=4)
    assert record.row_name(WORDS, "biriba", row) == "Natural, in trumps"


@pytest.mark.parametrize(("sign", "value"), [(1, "100 each"), (-1, "−100 each"), (0, "0 each")])
def test_threes_count_with_the_sign_of_the_side(sign: int, value: str) -> None:
    row = ChipRow(key="red_threes", each=100, most=4)
    assert record.row_value(WORDS, row, sign) == value


def test_value_of_a_row_is_a_range_if_the_last_one_differs() -> None:
    row = ChipRow(key="red_threes", each=100, together=800, most=4)
    assert record.row_value(WORDS, row) == "100…800"
    assert record.row_value(WORDS, ChipRow(key="lone", most=1)) == ""


def test_switch_has_yes_and_no_on_its_chips() -> None:
    row = ChipRow(key="lone", most=1)
    state = ChipState(0, 1, is_off=False)
    numbers = [record.chip_number(WORDS, row, chip) for chip in chips_of(row, state)]
    assert numbers == ["no", "yes"]


def test_tile_is_missing_then_finished_then_begun() -> None:
    tile = next(tile for tile in tiles_of(rules("modern_american")) if tile.kind == "sevens")
    form = pair()
    seen = []
    for _ in range(3):
        state = form.tile_state(0, tile)
        view = record.tile_view(WORDS, "modern_american", "Ana & Ben", tile, state)
        seen.append((view.value, view.look))
        form = form.after_tile_tap(0, tile)
    assert seen == [
        ("–", TileLook.PLAIN),
        ("✓ 2,500", TileLook.CHOSEN),
        ("−2,500", TileLook.LOUD),
    ]


def tile_values(set_id: str, key: str) -> list[tuple[str, TileLook]]:
    """Return a tile before each of four taps, and its look."""
    tile = next(tile for tile in count_tiles(rules(set_id)) if tile.row.key == key)
    form = blank_form(2, side_size=2)
    seen = []
    for _ in range(4):
        state = form.chip_state(0, tile.row)
        view = record.count_tile_view(WORDS, set_id, "Ana & Ben", tile, state)
        seen.append((view.value, view.look))
        form = form.after_count_tap(0, tile)
    return seen


def test_tile_counts_none_one_two_none() -> None:
    assert tile_values("buraco", "canastas.suit_whole") == [
        ("500", TileLook.PLAIN),
        ("1 · 500", TileLook.CHOSEN),
        ("2 · 1,000", TileLook.CHOSEN),
        ("500", TileLook.PLAIN),
    ]


def test_a_pack_is_taken_unless_it_is_tapped() -> None:
    values = tile_values("burraco", "feet_untaken")
    assert values[:2] == [("taken", TileLook.CHOSEN), ("not taken −100", TileLook.LOUD)]
    assert values[:2] == values[2:]


def test_penalty_tile_has_points_or_note() -> None:
    def shown(points: int, remark: str) -> tuple[str, TileLook]:
        view = record.penalty_tile(WORDS, "Ana & Ben", points, remark)
        return view.value, view.look

    assert shown(0, "") == ("–", TileLook.PLAIN)
    assert shown(-100, "late") == ("−100", TileLook.LOUD)
    assert shown(100, "guests") == ("+100", TileLook.CHOSEN)
    assert shown(0, "long deal") == ("long deal", TileLook.CHOSEN)


def test_special_hand_tile_has_the_points_of_the_hand() -> None:
    modern = rules("modern_american")
    assert record.special_hand_tile(WORDS, modern, None).value == "–"
    chosen = record.special_hand_tile(WORDS, modern, "garbage")
    assert (chosen.value, chosen.is_selected) == ("✓ 2,000", True)
    assert chosen.says == "Special hand: ✓ 2,000"


# --- fields


def test_cards_in_hand_are_subtracted() -> None:
    form = type_keys(pair().after_move((0, Field.HAND)), "60")
    field = view_of(form).sides[0].fields[1]
    assert record.field_number(WORDS, field) == "− 60"
    assert (
        record.field_screen_reader_text(WORDS, rules(), "Ana & Ben", field)
        == "Left in hand, Ana & Ben: 60"
    )


def test_hint_of_a_field_is_the_end_of_a_long_sum() -> None:
    field = view_of(type_keys(pair(), "120+12×5")).sides[0].fields[0]
    assert record.field_hint(WORDS, field) == "120+12×5"
    field = view_of(type_keys(pair(), "120+12×5+1000")).sides[0].fields[0]
    assert record.field_hint(WORDS, field) == "…0+12×5+1000"


def test_player_who_is_out_has_no_hand() -> None:
    form = pair(side_size=1).with_side_out(0)
    field = view_of(form).sides[0].fields[1]
    assert record.field_number(WORDS, field) == ""
    assert record.field_hint(WORDS, field) == "went out"


def test_hand_of_foot_rules_is_hand_and_foot() -> None:
    name = record.field_name(WORDS, rules("hand_and_foot"), Field.HAND)
    assert name == "Hand and foot"


def test_lone_minus_is_a_loss_that_is_still_to_be_typed() -> None:
    form = blank_form(2, mode=Mode.TOTALS).after_key(Key.SIGN)
    assert record.typed_total(WORDS, form.sides[0].texts[Field.TOTAL]) == "−"
    side = view_of(form).sides[0]
    assert record.totals_text(WORDS, side) == "0"
    assert record.totals_text(WORDS, view_of(type_keys(form, "225")).sides[0]) == "0 → −225"


@pytest.mark.parametrize(
    ("typed_text", "shown"),
    [("", ""), ("1655", "1,655"), ("-560", "−560"), ("1200+65", "1200+65"), ("-7×5", "−7×5")],
)
def test_strip_shows_a_sum_as_it_was_typed(typed_text: str, shown: str) -> None:
    assert record.typed_sum(WORDS, typed_text) == shown


@pytest.mark.parametrize(
    ("field", "caption"),
    [
        (Field.TOTAL, "Cleo"),
        (Field.BOOKS, "Cleo"),
        (Field.CARDS, "cards"),
        (Field.HAND, "hand, foot"),
    ],
)
def test_next_names_the_side_or_the_field_of_the_same_side(field: Field, caption: str) -> None:
    assert record.next_caption(WORDS, rules("hand_and_foot"), "Cleo", field) == caption


def test_sum_of_books_and_cards_is_empty_before_a_number() -> None:
    form = blank_form(2, mode=Mode.BOOKS).after_key(Key.SIGN)
    assert record.books_sum(WORDS, view_of(form).sides[0]) == ""
    view = view_of(type_keys(form, "85")).sides[0]
    assert record.books_sum(WORDS, view) == "= −85"
    assert record.totals_text(WORDS, view) == "0 → −85"


# --- sums


def test_sentence_of_a_blank_side_says_so() -> None:
    assert record.sum_sentence(WORDS, view_of(pair()).sides[0], ("A", "B")) == "Nothing entered yet"


def test_no_line_ends_between_a_sign_and_its_number() -> None:
    assert record.with_unbroken_signs("85 cards + 100 out − 60 in hand") == (
        "85 cards +\N{NO-BREAK SPACE}100 out −\N{NO-BREAK SPACE}60 in hand"
    )


def test_tab_says_points_new_total_and_a_problem() -> None:
    side = view_of(pair().with_side_out(0)).sides[0]
    assert record.tab_screen_reader_text(WORDS, "Ana & Ben", side) == (
        "Ana & Ben: +100 in this deal, new total 100"
    )


# --- problems

ODD = type_keys(pair().with_side_out(0), "386").after_move((0, Field.HAND))


def test_problem_of_a_field_is_not_loose() -> None:
    view = view_of(ODD)
    assert [problem.problem.code for problem in view.due_problems] == ["odd_points"]
    loose = record.loose_problems(view, has_columns=False)
    assert loose == ()
    assert record.brief_problem(WORDS, view.due_problems[0]) == "ends in 0 or 5"


def test_problem_of_a_hidden_side_is_loose_and_named() -> None:
    view = view_of(ODD.after_move((1, Field.TABLE)))
    loose = record.loose_problems(view, has_columns=False)
    line = record.problems_line(WORDS, loose[:1], ["Ana & Ben", "Cleo & Dov"], 1)
    assert line == "Ana & Ben: card points end in 0 or 5"
    assert record.loose_problems(view, has_columns=True) == ()


def test_loose_problems_of_a_closed_side_are_as_if_it_were_open() -> None:
    view = view_of(ODD)
    assert record.loose_problems(view, has_columns=False, side=0) == ()
    assert record.loose_problems(view, has_columns=False, side=1) == view.due_problems


def test_further_problems_are_counted() -> None:
    view = view_of(ODD)
    line = record.problems_line(WORDS, view.due_problems * 2, ["Ana & Ben", "Cleo & Dov"], 0)
    assert line == "card points end in 0 or 5 (and 1 more)"


# --- Save and adjustments


def test_save_says_the_points_of_each_side(session: Session) -> None:
    target = target_of(session, (500, 120))
    view = record.save_view(WORDS, target, view_of(type_keys(pair().with_side_out(0), "385")))
    assert view.title == "Save deal 2"
    assert view.sums == ("485", "0")
    assert view.says == "Save deal 2. Ana & Ben 485, Cleo & Dov 0"


def test_save_counts_the_missing_totals(session: Session) -> None:
    target = target_of(session)
    form = type_keys(blank_form(2, mode=Mode.TOTALS), "655")
    view = record.save_view(WORDS, target, view_of(form))
    assert (view.missing, view.sums, view.is_ready) == ("1 missing", (), False)

    complete = form.after_key(Key.NEXT).after_key("0")
    view = record.save_view(WORDS, target, view_of(complete))
    assert (view.missing, view.sums, view.is_ready) == ("", ("655", "0"), True)


def test_adjustments_of_a_side_add_up_with_both_reasons() -> None:
    late = Adjustment(-50, "late")
    assert record.combine_adjustments(late, Adjustment(20, "guests")) == Adjustment(
        -30, "late; guests"
    )
    assert record.combine_adjustments(late, late) == Adjustment(-100, "late")
