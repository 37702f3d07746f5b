"""What a hand can lay, and which of its lay-downs is the best one."""

from types import SimpleNamespace
from typing import Any

import pytest

from scorekeeper.meld_finder.best_meld import BestMeld
from scorekeeper.meld_finder.pieces import Pieces, order_of
from scorekeeper.scoring.initial_meld import has_top_card
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import read_melds, write_meld
from tests.meld_finder.finder_kit import CLASSIC, SAMBA, find_melds, found_melds
from tests.scoring.kit import rules


@pytest.mark.parametrize(
    ("prefer", "hand", "score", "melds", "value"),
    [
        ("fewest", "AKK74*r", 0, "KK*", 70),
        ("fewest", "AAKKK777742*r", 1600, "AA*", 90),
        ("value", "AAKKK777742*r", 1600, "AA* KKK 77772", 160),
        ("wilds", "AAKKK777742*r", 1600, "AA2 KKK", 90),
        ("canasta", "AAKKK777742*r", 1600, "AA*", 90),
        ("canasta", "AAA777777 2 55", 0, "7777772", 50),
        ("canasta", "AAA77777772 2", 0, "AAA 7777777", 95),  # 500 rather than 300
        ("fewest", "AAA77777772 2", 0, "AAA", 60),
        ("wilds", "KKKK222", 0, "KKK2", 50),
        ("wilds", "AA2* 4444", 0, "AA2", 60),  # a two is cheaper than a joker
        ("wilds", "KKQQ2*", 1600, "KK2*", 90),
    ],
)
def test_each_way_of_preferring_has_its_own_best(
    prefer: str, hand: str, score: int, melds: str, value: int
) -> None:
    assert found_melds(CLASSIC, hand, score, prefer=prefer) == (melds, value, True)


@pytest.mark.parametrize(
    ("prefer", "hand", "melds"),
    [
        ("fewest", "KKK QQQ JJJ", "KKK QQQ"),
        ("fewest", "999 888 444 555 666", "999 888"),
        ("fewest", "KK QQ *", "KK*"),
        ("value", "KKQQ22**", "KK* QQ22*"),
        ("value", "444 5555 AAA", "AAA 5555 444"),
    ],
)
def test_a_tie_goes_to_the_meld_that_stands_first_from_aces_down(
    prefer: str, hand: str, melds: str
) -> None:
    """Of melds of a rank the one with fewer wild cards; jokers in the first meld with room."""
    assert found_melds(CLASSIC, hand, prefer=prefer)[0] == melds


@pytest.mark.parametrize(
    ("rule_set", "hand", "score", "melds"),
    [
        ("spruce", "99 22**", 1600, "992*"),
        ("spruce", "99 2222 AAA", 3000, "AAA222"),  # never more wild cards than natural ones
        ("italian_house", "KKK222*", 5000, "KKK22*"),  # four wild cards are too many
        ("modern_american", "777* AAA", 0, "AAA"),  # no wild cards with sevens
        ("modern_american", "AAAA22**", 3000, "AAAA**"),  # no more than two with others
        ("modern_american", "4444444 KK", 3000, "4444444"),  # a canasta is always enough
        ("modern_american_cla", "AA** KKK QQ2", 0, "KKK 2**"),
        ("cuban", "***KKK", 5000, "***"),
        ("cuban", "KKKKKKKK", 0, "KKKKK"),
        ("bolivian", "2**KKK", 3000, "2**"),
        ("italian_samba", "AAA KK2 222", 0, "AAA"),
        ("italian_samba", "KK 222 ***", 0, "222"),  # natural cards only: here twos are a rank
        ("hand_and_foot", "AAA QQ2", 0, "AAA"),
        (SAMBA, "KKKK222*", 7000, "KK2* KK22"),  # two melds of one rank
        (SAMBA, "h:89TQ s:89T", 0, "S:89T H:89T"),
        (SAMBA, "h:TJQ s:T d:T", -5, "TTT"),
        (SAMBA, "h:89T s:89T", -5, "S:89T"),
        (SAMBA, "h:456 s:456 d:456", 0, "666 555 444"),
    ],
)
def test_each_rule_set_has_melds_of_its_own(
    rule_set: str, hand: str, score: int, melds: str
) -> None:
    assert found_melds(rule_set, hand, score)[0] == melds


@pytest.mark.parametrize(
    ("rule_set", "hand", "score", "house", "melds"),
    [
        (SAMBA, "s:89TJQKA h:A d:A c:A 2*", 7000, {}, "AA* S:89TJQKA"),
        (CLASSIC, "AAA 777777 2", 0, {"canasta_bonus.mixed": 0}, "7777772"),
    ],
)
def test_a_canasta_first_whatever_it_takes_besides(
    rule_set: str, hand: str, score: int, house: dict[str, Any], melds: str
) -> None:
    """It may take more cards, or be without a bonus."""
    assert found_melds(rule_set, hand, score, house=house, prefer="canasta")[0] == melds


def test_a_canasta_is_one_even_beside_another_meld_of_its_rank() -> None:
    house = {"meld_rules.max_cards": 7}
    told = found_melds("brazilian", "KKKKKKKKKK", 7000, house=house, prefer="value")
    assert told == ("KKKKKKK KKK", 100, True)


def test_a_long_sequence_is_not_laid_as_two() -> None:
    told = found_melds(SAMBA, "s:89TJQKA h:A d:A c:A 2*", 7000, prefer="value")
    assert told == ("AAAA2* S:89TJQK", 210, True)


def test_a_suited_card_goes_where_it_is_good_for_more() -> None:
    """The seven of hearts goes with the sevens or into the sequence; unsuited ones only there."""
    assert found_melds(SAMBA, "h:567 s:7 d:7", -5) == ("777", 15, True)
    assert found_melds(SAMBA, "h:5678 s:7 d:7", -5, prefer="value") == ("H:5678", 25, True)
    assert found_melds(SAMBA, "h:567 77 7", -5, prefer="value") == ("777 H:567", 30, True)
    assert found_melds(SAMBA, "56789", -5) == ("", 0, False)


def test_the_ladder_of_hand_and_foot_goes_by_the_deal() -> None:
    assert found_melds("hand_and_foot", "AAA QQ2", deal=2) == ("AAA QQ2", 100, True)
    assert found_melds("hand_and_foot", "AAA QQ2", deal=3) == ("AAA QQ2", 100, False)


@pytest.mark.parametrize(
    ("score", "hand", "melds", "is_found"),
    [
        (7000, "KKKKK22 AAA", "KKKKK22", True),
        (7000, "KKKK22 AAA", "AAA KKKK22", False),
        (8000, "KKKKK2* AAAA", "AAAA KKKKK2*", True),
        (9000, "KKKKK22 AAA", "AAA22 KKKKK", False),
        (9000, "s:456789T AA2", "S:456789T", True),
        (9000, "222222* KKK", "222222*", True),
    ],
)
def test_brazilian_tables_want_a_canasta_near_the_end(
    score: int, hand: str, melds: str, is_found: bool
) -> None:
    told = found_melds("brazilian", hand, score)
    assert (told[0], told[2]) == (melds, is_found)


@pytest.mark.parametrize(
    ("rule_set", "hand", "melds", "value"),
    [
        ("buraco", "h:A2r45 KKK *", "H:A2R45", 40),  # no groups in Buraco
        ("biriba", "h:2r4 s:78 *", "H:2R4", 20),
        ("burraco", "h:r45 KK* 9", "H:R45", 15),
        ("burraco", "h:A2r45 s:2 KKK *", "KKK H:A2R45", 80),
        ("burraco", "h:Ar45 s:2", "H:R45", 15),  # a two of spades is a wild card
        ("burraco", "h:Ar45 2", "H:R45", 15),  # so is one of which no suit is known
        ("burraco", "h:45 h:2", "H:452", 30),  # a two out of its place
        ("burraco", "h:QKA2", "H:QKA", 35),  # no sequence goes round the ace
        ("burraco", "h:A2r A2r", "H:A2R", 40),  # the other three cards have no suit
        ("buraco", "h:A2r h:A2r", "H:A2R H:A2R", 60),
        ("burraco", "h:345678 s:33 d:3 *", "H:45678 BBBB", 50),
        ("tranca", "h:45 h:78 2", "H:45782", 50),
    ],
)
def test_wild_cards_are_kept_without_minimum(
    rule_set: str, hand: str, melds: str, value: int
) -> None:
    """A clean sequence is laid whole; a wild card only where nothing is clean."""
    assert found_melds(rule_set, hand, prefer="wilds") == (melds, value, True)


@pytest.mark.parametrize(
    ("hand", "top", "melds"),
    [
        ("h:A3", "h:2", "H:A2R"),
        ("h:A3", "s:2", "H:AR2"),
        ("h:45", "h:3", "H:R45"),
        ("r4", "b", ""),
        ("rb", "h:3", "BBB"),
        ("h:23", "h:A", "H:A2R"),
    ],
)
def test_top_card_of_pile_has_place_in_low_sequence(hand: str, top: str, melds: str) -> None:
    assert found_melds("burraco", hand, prefer="wilds", top=top)[0] == melds


def test_two_in_its_place_is_no_wild_card_of_canasta() -> None:
    """Seven clean cards (200) with the two of the suit, but not with that of another suit."""
    hand = "h:A2r456 s:2 h:7"
    assert found_melds("burraco", hand, prefer="canasta") == ("H:A2R4567", 60, True)
    assert found_melds("burraco", "h:Ar456789 s:2", prefer="canasta")[0] == "H:R456789"


NO_TOP = {"initial_meld_exceptions.top_discard_counts": False}
OPEN_PILE = {"initial_meld_exceptions.pile_frozen": False, "table_rules.pile_needs": "any"}


@pytest.mark.parametrize(
    ("rule_set", "hand", "score", "how", "told"),
    [
        (CLASSIC, "KK AAA", 0, {"top": "K"}, ("AAA KKK", 90, True)),
        (CLASSIC, "KK AAA", 0, {"top": "K", "house": NO_TOP}, ("KKK AAA", 60, True)),
        (CLASSIC, "KK AAA", 1500, {"top": "K", "house": NO_TOP}, ("KKK AAA", 60, False)),
        (CLASSIC, "KKK AAA", 1500, {"top": "K", "house": NO_TOP}, ("KKKK AAA", 90, True)),
        (CLASSIC, "4K2 AAA", 0, {"top": "4", "house": NO_TOP | OPEN_PILE}, ("442 AAA", 60, True)),
        ("modern_american", "KK AAA", 0, {"top": "K"}, ("KKK AAA", 60, True)),
        (SAMBA, "h:56 s:7 d:8 AAA", 0, {"top": "h:7", "house": OPEN_PILE}, ("AAA H:567", 75, True)),
        (SAMBA, "h:56 s:7 d:8 AAA", 0, {"top": "h:7"}, ("", 0, False)),
        (SAMBA, "h:56 s:7 d:7 AAA", 0, {"top": "h:7"}, ("AAA 777", 75, True)),
        (SAMBA, "h:56 s:7 d:8 AAA", 0, {"top": "7"}, ("", 0, False)),
        (
            SAMBA,
            "h:5678 AAA",
            0,
            {"top": "h:4", "house": NO_TOP | OPEN_PILE},
            ("H:456 AAA", 60, True),
        ),
        (
            SAMBA,
            "s:77 d:7 c:7 h:56",
            -5,
            {"top": "h:7", "house": NO_TOP, "prefer": "value"},
            ("77777", 20, True),
        ),
        (
            "modern_american",
            "2222***",
            1500,
            {"top": "2", "prefer": "value", "house": OPEN_PILE},
            ("2222***", 210, True),
        ),
        ("brazilian", "KKK AAA", 0, {"top": "K"}, ("KKKK AAA", 90, False)),
    ],
)
def test_the_top_card_has_to_be_melded_and_may_not_count(
    rule_set: str, hand: str, score: int, how: dict[str, Any], told: tuple[str, int, bool]
) -> None:
    """The meld that loses a top card is named first; a two in it may be lost with it."""
    assert found_melds(rule_set, hand, score, **how) == told


@pytest.mark.parametrize(
    ("hand", "top"),
    [
        ("AA KK 22", "4"),
        ("AAA 44", "r"),
        ("AAA", "b"),
        ("AAA K2", "K"),
        ("AAA KK", "2"),
        ("AAA KK", "*"),
    ],
)
def test_a_top_card_that_fits_nowhere_leaves_nothing_to_lay(hand: str, top: str) -> None:
    finding = find_melds(CLASSIC, hand, top=top)
    assert isinstance(finding, BestMeld)
    assert finding.lay_down.melds == ()
    assert not has_top_card(finding.lay_down)
    assert not finding.is_enough


def test_going_out_concealed_with_a_canasta_nothing_is_required() -> None:
    value = {"prefer": "value", "concealed": True}
    assert found_melds(CLASSIC, "bbb 4444444", 3000, **value) == ("4444444 BBB", 50, True)
    assert found_melds(CLASSIC, "bbb 444", 3000, **value) == ("444 BBB", 30, False)
    assert found_melds(CLASSIC, "bbb 444", 3000, prefer="value") == ("444", 15, False)
    assert found_melds("classic_2p", "4444444 555", 3000, **value) == ("555 4444444", 50, False)
    assert found_melds("classic_2p", "4444444 5555555", 3000, **value) == (
        "5555555 4444444",
        70,
        True,
    )
    assert found_melds("italian_house", "bbb 444", 5000, **value) == ("444", 15, False)


def test_melds_are_ordered_aces_first_and_wild_cards_last() -> None:
    text = "AAA KKKK KKK KKK2 KKK22 s:QK h:QK QQQ d:QK c:QK 444 s:456 222 22* 2** ***"
    read = read_melds(text)
    assert isinstance(read, tuple)
    in_order = [*reversed(read)]
    in_order.sort(key=order_of)
    assert [write_meld(meld) for meld in in_order] == [
        *("AAA", "KKKK", "KKK", "KKK2", "KKK22"),
        *("QQQ", "S:QK", "H:QK", "D:QK", "C:QK"),
        *("444", "S:456", "222", "22*", "2**", "***"),
    ]


def test_melds_of_wild_cards_are_all_but_the_one_of_no_card() -> None:
    asked: list[Meld] = []

    class Judge:
        """Whatever is asked about is legal."""

        question = SimpleNamespace(rules=rules(CLASSIC))

        def worth(self, meld: Meld) -> Any:
            asked.append(meld)
            return SimpleNamespace(kind=meld.kind, points=0, marks=0)

    found = Pieces(Judge()).wild_melds(2, 1)  # type: ignore[arg-type]
    assert [(one.meld.twos, one.meld.jokers) for one in found] == [
        *((2, 0), (2, 1)),
        *((1, 0), (1, 1)),
        (0, 1),
    ]
    assert len(asked) == 5


def test_groups_of_ranks_that_are_not_melded_are_not_found() -> None:
    """Burraco Internazionale has sets of aces and threes only."""
    house = {"meld_rules.group_ranks": ["3", "A"]}
    assert found_melds("burraco", "KKK AAA", house=house) == ("AAA", 45, True)
    assert found_melds("burraco", "KKK h:456", house=house) == ("H:456", 15, True)


def test_a_long_group_may_be_no_canasta_to_look_for() -> None:
    house = {"meld_rules.groups": True, "meld_rules.max_wilds": 0}
    hand = "KKKKKKK h:456789T"
    assert found_melds("buraco", hand, prefer="canasta", house=house)[0] == "KKKKKKK"
    never = house | {"meld_rules.group_canastas": False}
    assert found_melds("buraco", hand, prefer="canasta", house=never)[0] == "H:456789T"
