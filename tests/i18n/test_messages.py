"""Codes become text: numbers, lines, requirements and the sentence of a score."""

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import MissingMessageError
from scorekeeper.rules.cards import types_by_id
from scorekeeper.scoring import Problem, Requirement, ScoreLine, score_side
from scorekeeper.scoring.notation import side_deal_from
from scorekeeper.scoring.score import CANASTA_SUFFIX, PARTS, part_of
from tests.scoring.kit import HELD, rules, score_of

WORDS = Words()
KINDS = (*PARTS, *(f"{kind}{CANASTA_SUFFIX}" for kind in types_by_id()))


@pytest.mark.parametrize(
    ("number", "text"),
    [(0, "0"), (785, "785"), (1000, "1,000"), (-225, "−225"), (-12_345, "−12,345")],
)
def test_a_number_has_separators_and_a_true_minus(number: int, text: str) -> None:
    assert WORDS.number(number) == text


@pytest.mark.parametrize(("points", "text"), [(785, "+785"), (-225, "−225"), (0, "0")])
def test_points_have_their_sign(points: int, text: str) -> None:
    assert WORDS.points(points) == text


def test_the_largest_number_of_a_document_has_words() -> None:
    assert WORDS.number(-9_999_999) == "−9,999,999"


@pytest.mark.parametrize(
    ("points", "needs", "text"),
    [
        (90, None, "90"),
        (0, "canasta", "a canasta"),
        (200, "canasta", "200 and a canasta"),
        (0, "natural_canasta", "a canasta that isn’t mixed"),
        (1500, None, "1,500"),
    ],
)
def test_a_requirement_is_as_short_as_a_badge(points: int, needs: object, text: str) -> None:
    required = Requirement(points, needs, "initial_meld.bands[0]")  # type: ignore[arg-type]
    assert WORDS.requirement(required) == text


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_line_has_a_name_and_a_brief_one(kind: str) -> None:
    line = ScoreLine(kind, 2, 100, None)
    assert part_of(line) in {*PARTS.values(), "canasta_bonus"}
    assert WORDS.line(line)
    said = WORDS.sentence([line])
    assert said.startswith("100 ")
    if kind.endswith(CANASTA_SUFFIX) and kind not in PARTS:
        plain = ScoreLine(f"unheard_of{CANASTA_SUFFIX}", 2, 100, None)
        assert WORDS.line(line) != WORDS.line(plain)
        assert said != WORDS.sentence([plain])


def sentence(**side: object) -> str:
    return WORDS.sentence(score_side(rules(), side_deal_from(side)).lines)


@pytest.mark.parametrize(
    ("side", "said"),
    [
        (
            {"melds": ["KKKKKKK", "555"], "red_threes": 1, "went_out": True},
            "85 cards + 500 natural + 100 red three + 100 out",
        ),
        (
            {"canastas": {"mixed": 2}, "melded_card_points": 245, "hand_card_points": 60},
            "245 cards + 600 mixed − 60 in hand",
        ),
        ({"red_threes": 2, "hand_card_points": 90}, "− 200 red threes − 90 in hand"),
        ({"total": -225}, "− 225 as a total"),
        ({"total": 0}, "0 as a total"),
        ({"total": 1050, "adjustment": {"points": -50}}, "1,050 as a total − 50 penalty or bonus"),
        ({}, ""),
    ],
)
def test_a_score_is_said_in_one_line(side: dict[str, object], said: str) -> None:
    assert sentence(**side) == said


def out_with(set_id: str, **canastas: int) -> Problem:
    side = {"canastas": canastas, "melded_card_points": 600, "went_out": True}
    (found,) = score_of(rules(set_id), side, HELD).problems
    assert found.code == "out_without_canastas"
    return found


@pytest.mark.parametrize(
    ("set_id", "canastas", "said"),
    [
        ("classic_4p", {}, "went out without a canasta, but these rules require 1"),
        ("samba", {"mixed": 1}, "went out with one canasta, but these rules require 2"),
        (
            "hand_and_foot",
            {"natural": 5, "mixed": 3},
            (
                "went out with too few canastas (5 natural and 3 mixed), "
                "but these rules require 3 natural and 4 mixed"
            ),
        ),
        (
            "hand_and_foot",
            {"natural": 8},
            (
                "went out with too few canastas (8 natural and no mixed), "
                "but these rules require 3 natural and 4 mixed"
            ),
        ),
        (
            "italian_samba",
            {"natural": 1, "twos_mixed": 1},
            "went out with one canasta that counts for going out, but these rules require 2",
        ),
        (
            "bolivian",
            {"natural": 2},
            "went out with 2 canastas (no sequence), but these rules require 2 (1 sequence)",
        ),
    ],
)
def test_out_without_canastas_says_which_are_missing(
    set_id: str, canastas: dict[str, int], said: str
) -> None:
    """Of five natural and three mixed canastas it said that they are 8, and that 7 are wanted."""
    assert WORDS.problem(out_with(set_id, **canastas)) == said


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 natural and 3 mixed", "3 natural and 4 mixed"),
        ("af", "1 suiwer en 3 onsuiwer", "3 suiwer en 4 onsuiwer"),
        ("de", "1 echtes und 3 unechte", "3 echte und 4 unechte"),
        ("es", "1 limpia y 3 sucias", "3 limpias y 4 sucias"),
        ("fi", "1 puhdas ja 3 sekacanastaa", "3 puhdasta ja 4 sekacanastaa"),
        ("fr", "1 pure et 3 impures", "3 pures et 4 impures"),
        ("it", "1 pulita e 3 sporche", "3 pulite e 4 sporche"),
        ("nl", "1 zuivere en 3 onzuivere", "3 zuivere en 4 onzuivere"),
        ("pt", "1 limpa e 3 sujas", "3 limpas e 4 sujas"),
        ("sv", "1 äkta och 3 oäkta", "3 äkta och 4 oäkta"),
    ],
)
def test_one_and_several_are_told_apart(language: str, one: str, many: str) -> None:
    said = Words(language).problem(out_with("hand_and_foot", natural=1, mixed=3))
    assert one in said
    assert many in said


def test_a_region_names_languages_as_its_language_does() -> None:
    assert Words("pt-PT").language_name("de") == Words("pt").language_name("de") == "alemão"


def test_a_message_that_there_is_not_is_said_to_be_missing() -> None:
    with pytest.raises(MissingMessageError, match="there is no message such-and-such"):
        WORDS.text("such-and-such")
    with pytest.raises(MissingMessageError, match="cli-total-of"):
        WORDS.text("cli-total-of")
    with pytest.raises(MissingMessageError, match="problem-short_of_requirement"):
        WORDS.problem(Problem("short_of_requirement"))


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "1,000 sequence"),
        ("en", 2, "2,000 sequences"),
        ("es", 1, "1.000 escalera"),
        ("fi", 2, "2\N{NO-BREAK SPACE}000 sarjaa"),
        ("fr", 1, "1\N{NARROW NO-BREAK SPACE}000 suite"),
        ("it", 2, "2.000 sequenze"),
        ("pt", 1, "1.000 sequência"),
        ("pt-PT", 2, "2\N{NO-BREAK SPACE}000 sequências"),
    ],
)
def test_a_score_in_one_line_says_how_many_canastas_there_are(
    language: str, count: int, said: str
) -> None:
    line = ScoreLine("sequence_canasta", count, 1000 * count, "canasta_bonus.sequence")
    assert Words(language).sentence([line]) == said


def test_a_note_of_many_pages_is_cut_where_a_message_quotes_it() -> None:
    told = Words("en").text("history-why", reason="x" * 10_000)
    assert told.endswith("…")
    assert len(told) < 2100


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", 1, "Place 3: Ana, 1 point, difference +5"),
        ("en", 2, "Place 3: Ana, 2 points, difference +5"),
        ("fr", 0, "Place 3 : Ana, 0 point, écart +5"),
        ("de", 1, "Platz 3: Ana, 1 Punkt, Differenz +5"),
    ],
)
def test_spoken_standing_has_the_plural_of_points(language: str, points: int, said: str) -> None:
    values = {"place": 3, "name": "Ana", "points": points, "difference": "+5"}
    assert Words(language).text("club-standing-said", **values).replace("\u00a0", " ") == said
