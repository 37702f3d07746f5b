"""A variant that nobody plays is one file of rules: no code knows of it, and it is there.

It joins what no rule set of the program joins; without any of its parts it is another game.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from scorekeeper.cli import cli
from scorekeeper.i18n import Words
from scorekeeper.i18n.rule_values import LINE, rule_value
from scorekeeper.i18n.rules import book_sections, group_by_family, speciality
from scorekeeper.match import Player, Side, progress, read_match
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleLibrary, RuleSetError, RuleSetId, switches_for
from scorekeeper.services import Session, SetUp
from tests.services.conftest import AddRules

ID = RuleSetId("archipelago")
TEXT = (Path(__file__).parent / "made_up.toml").read_text("utf-8")
NAMES = ("Ana", "Ben", "Cleo")
DEALS: list[dict[str, Any]] = [
    {
        "sides": [
            {"melds": ["h:456789T", "KKKK"], "went_out": True},
            {"melds": ["7777777"], "cards_in_hand": "KA"},
            {"melds": ["QQQ"], "cards_in_hand": "5"},
        ]
    },
    {
        "sides": [
            {"special_hand": "rainbow"},
            {"melds": ["777"], "cards_in_hand": "K"},
            {"melds": ["AAA"], "cards_in_hand": "44"},
        ]
    },
    {"sides": [{"acaba": "opponent"}, {"acaba": "opponent"}, {"acaba": "caller"}]},
]
"""By hand, deal by deal.

1. Ana: hearts 4 to 10 are 50, the sequence 1,250, kings 40, out 100: 1,440.
   Ben: sevens 35 and 1,750, a king and an ace in hand 30: 1,755. Cleo: queens 30 less 5: 25.
2. Ana's rainbow: 2,750. Ben: 15, less 900 for sevens unfinished, less 10: -895. Cleo: 60 less 10.
3. Cleo calls acaba: 50 for her, 1,100 for the others.
"""
RUNNING = [(1440, 1755, 25), (4190, 860, 75), (5290, 1960, 125)]


def record(**more: Any) -> dict[str, Any]:
    """The three deals as a match."""
    head = {"format": "scorekeeper-match", "version": 1, "ruleset": ID}
    return head | {"sides": [{"name": name} for name in NAMES], "deals": DEALS} | more


def without(part: str) -> str:
    return re.sub(rf"# {part}\n.*?# end\n", "", TEXT, flags=re.DOTALL)


def without_table(name: str) -> str:
    return re.sub(rf"\[{re.escape(name)}\]\n(.+\n)+", "", TEXT)


def play_variant(library: RuleLibrary) -> dict[str, Any]:
    """All that follows from the three deals, part by part."""
    match = read_match(record(), "three.json", library)
    stand = progress(match)
    lines = [[side.lines for side in deal.score.sides] for deal in stand.deals]
    return {
        "sequences": lines[0][0],
        "sevens": (lines[0][1], lines[1][1]),
        "ladder": stand.requirements,
        "special hand": lines[1][0],
        "acaba": lines[2],
        "running": [deal.totals_after for deal in stand.deals],
        "problems": [problem for deal in stand.deals for problem in deal.score.problems],
    }


def test_made_up_variant_scores_by_its_file(add_rules: AddRules) -> None:
    found = play_variant(add_rules(ID, TEXT))
    assert found["running"] == RUNNING
    assert found["problems"] == []
    assert [(line.kind, line.points, line.rule) for line in found["sequences"]] == [
        ("melded_cards", 90, "card_values"),
        ("sequence_canasta", 1250, "canasta_bonus.sequence"),
        ("go_out", 100, "go_out_bonus"),
    ]
    assert {(needed.points, needed.needs) for needed in found["ladder"]} == {(170, "canasta")}


@pytest.mark.thorough
@pytest.mark.parametrize("part", ["sequences", "sevens", "ladder", "special hand", "acaba"])
def test_without_any_of_its_parts_it_is_another_game(add_rules: AddRules, part: str) -> None:
    whole = play_variant(add_rules(ID, TEXT))
    assert without(part) != TEXT
    left = play_variant(add_rules(ID, without(part)))
    assert left[part] != whole[part]
    assert (left["running"], left["problems"]) != (RUNNING, []) or part == "ladder"


def test_without_its_three_sides_nothing_fits(add_rules: AddRules) -> None:
    played = play_variant(add_rules(ID, without_table("sides")))
    codes = {problem.code for problem in played["problems"]}
    assert codes == {"wrong_number_of_sides"}


@pytest.mark.parametrize("half", ["meld_rules.sequences", "canasta_bonus.sequence"])
def test_half_of_the_sequences_is_refused_or_not_played(add_rules: AddRules, half: str) -> None:
    """Sequences need a bonus; and a bonus alone does not let anybody meld them."""
    library = add_rules(ID, without_table(half))
    if half == "meld_rules.sequences":
        assert [problem.code for problem in play_variant(library)["problems"]] == ["no_sequences"]
    else:
        with pytest.raises(RuleSetError, match=r"archipelago\.toml: canasta_bonus\.sequence"):
            library.book(ID)


def test_made_up_variant_is_listed_and_found(add_rules: AddRules) -> None:
    library = add_rules(ID, TEXT)
    words, book = Words(), library.find_book("Island Canasta")
    assert book.identity.id == ID
    assert book.identity in group_by_family(library.catalogue())["islands"]
    assert words.text("family-name", family="islands") == "Other games"
    assert speciality(words, book) == book.identity.summary
    told = {rule.path: rule for section in book_sections(book) for rule in section.rules}
    assert rule_value(words, "special_hands", told["special_hands"].value) == "rainbow: 2,750"
    assert rule_value(words, "initial_meld", told["initial_meld"].value) == LINE.join(
        ("deal 1: 60", "deal 2: 110", "deal 4 and later: 170 and a canasta")
    )
    assert told["acaba"].standings == ("outside",)
    assert "acaba_alone" in [switch.id for switch in switches_for(book)]


def test_the_command_line_lists_prints_and_scores_it(rule_folder: Path, tmp_path: Path) -> None:
    """As a person has it: the file lies in the folder `rules` beside the matches."""
    (rule_folder / f"{ID}.toml").write_text(TEXT, "utf-8")
    (tmp_path / "three.json").write_text(json.dumps(record()), "utf-8")
    data = ["--data", str(tmp_path)]

    def said(*command: str) -> str:
        done = CliRunner().invoke(cli, [*data, *command])
        assert (done.exit_code, done.stderr) == (0, ""), done.output
        return done.stdout

    assert [ID, "Archipelago"] in [line.split() for line in said("rules").splitlines()]
    assert "canasta_bonus.sequence = 1250  [outside]  table" in said("rules", "archipelago")
    sheet = json.loads(said("score", str(tmp_path / "three.json"), "--json"))
    assert [side["total"] for side in sheet["sides"]] == [5290, 1960, 125]
    assert sheet["sides"][0]["requirement"] == {"points": 170, "needs": "canasta"}
    assert "canasta_bonus" in said("rules", "archipelago", "--compare", "samba", "--json")


def test_a_match_of_it_is_set_up_recorded_and_won(add_rules: AddRules, session: Session) -> None:
    add_rules(ID, TEXT)
    sides = tuple(Side(name, (Player(name),)) for name in NAMES)
    uid = session.matches.start(SetUp(ruleset=ID, sides=sides, house_rules={"target": 5000}))
    assert isinstance(uid, str), uid
    for deal in DEALS:
        assert not isinstance(
            session.deals.record(uid, read_deal(deal, "here"), seen=session.matches.number(uid)),
            tuple,
        )
    outcome = session.matches.open(uid).progress.outcome
    assert (outcome.winner, outcome.margin) == (0, 3330)
