"""Rule files of one's own: read beside the program's, and never in their way."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from scorekeeper.cli import cli
from scorekeeper.match import Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import (
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
    broken_rule_files,
    catalogue,
    find_rule_set,
    rule_book,
    rule_set_ids,
    use_rule_folders,
)
from scorekeeper.services import SetUp
from tests.rules.kit import book
from tests.services.conftest import AddRules, Reopen

BEACH = """
# Beach canasta: samba by the sea, to 2,000.
id       = "beach"
name     = "Beach"
family   = "islands"
origin   = "rule_book"
edition  = 1
place    = 1
aliases  = ["samba", "classic"]
inherits = { from = "samba", ref = "table" }
target   = { value = 2000, ref = "table", status = "outside" }
"""
BEACH_ID = RuleSetId("beach")
OWN = rule_set_ids()


def test_a_file_is_read_while_its_folder_is_named(add_rules: AddRules) -> None:
    add_rules("beach", BEACH)
    assert book("beach").rules.target == 2000
    assert (rule_set_ids(), catalogue()[0].id) == ((*OWN, "beach"), "beach")
    use_rule_folders()
    assert rule_set_ids() == OWN
    with pytest.raises(UnknownRuleSetError):
        book("beach")


def test_a_changed_file_is_read_anew(add_rules: AddRules) -> None:
    add_rules("beach", BEACH)
    assert book("beach").rules.target == 2000
    add_rules("beach", BEACH.replace("2000", "3000"))
    assert book("beach").rules.target == 3000


def test_a_file_may_inherit_from_another_of_the_folder(add_rules: AddRules) -> None:
    add_rules("beach", BEACH)
    lake = BEACH.replace('"beach"', '"lake"').replace('from = "samba"', 'from = "beach"')
    add_rules("lake", lake.replace("2000", "1500"))
    assert (book("lake").rules.target, book("lake").rules.decks) == (1500, 3)


def test_an_alias_never_hides_the_id_of_another(add_rules: AddRules) -> None:
    """Matches name their rule set by its id: somebody's alias must not take it away."""
    add_rules("beach", BEACH)
    assert find_rule_set("samba") == "samba"
    assert find_rule_set("classic_4p") == "classic_4p"


def test_a_file_with_the_id_of_one_of_the_programs_own_is_not_taken(add_rules: AddRules) -> None:
    own = book("samba").rules.target
    add_rules("samba", BEACH.replace('"beach"', '"samba"'))
    assert book("samba").rules.target == own
    assert [str(error) for error in broken_rule_files()] == ["samba: id: id taken"]


@pytest.mark.thorough
@pytest.mark.parametrize(
    "text",
    [
        "",
        "id = ",
        BEACH.replace('ref = "table", status', "status"),
        BEACH.replace("2000", '"much"'),
        BEACH.replace("target ", "goal "),
        BEACH.replace('from = "samba"', 'from = "sea"'),
        BEACH.replace('from = "samba"', 'from = "beach"'),
        BEACH.replace('"beach"', '"beech"'),
        "a = " + "[" * 5000,
    ],
)
def test_a_broken_file_is_named_and_left_out(add_rules: AddRules, text: str) -> None:
    file = add_rules("beach", text)
    (error,) = broken_rule_files()
    assert file.name in str(error)
    assert {identity.id for identity in catalogue()} == set(OWN)
    assert find_rule_set("samba") == "samba"
    with pytest.raises(RuleSetError, match=r"beach\.toml: "):
        book("beach")


def test_a_file_that_is_no_text_is_named_and_left_out(add_rules: AddRules) -> None:
    file = add_rules("beach", "")
    file.write_bytes(b"id = '\xff'")
    assert [str(one) for one in broken_rule_files()] == [
        "beach.toml: the whole: not utf8 (byte: 6)"
    ]
    assert len(catalogue()) == len(OWN)


def test_command_line_names_a_broken_own_rule_file(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "beach.toml").write_text("id = ", "utf-8")
    done = CliRunner().invoke(cli, ["--data", str(tmp_path), "rules"])
    use_rule_folders()
    assert (done.exit_code, len(done.stdout.splitlines())) == (0, len(OWN))
    assert done.stderr.startswith("beach.toml: this isn’t valid TOML: line 1")


@pytest.mark.parametrize("name", ["nowhere", "a file"])
def test_a_folder_need_not_exist(tmp_path: Path, name: str) -> None:
    (tmp_path / "a file").write_text("", "utf-8")
    use_rule_folders(tmp_path / name)
    assert rule_set_ids() == OWN
    use_rule_folders()


def test_a_folder_is_looked_for_only_when_rules_are_read(tmp_path: Path) -> None:
    asked: list[Path] = []

    def find() -> Path:
        asked.append(tmp_path)
        return tmp_path

    use_rule_folders(find)
    assert asked == []
    assert rule_set_ids() == OWN
    assert asked
    use_rule_folders()


@pytest.mark.thorough
@pytest.mark.parametrize("left", [None, "id = "])
def test_a_match_outlives_the_file_of_its_rule_set(
    add_rules: AddRules, reopen: Reopen, left: str | None
) -> None:
    """Its values were frozen when it began: it is opened, scored and played on with them."""
    file = add_rules("beach", BEACH)
    session = reopen()
    sides = (
        Side("Ana & Ben", (Player("Ana"), Player("Ben"))),
        Side("Cleo & Dov", (Player("Cleo"), Player("Dov"))),
    )
    uid = session.matches.start(SetUp(ruleset=BEACH_ID, sides=sides))
    assert isinstance(uid, str)
    deal = read_deal({"sides": [{"total": 1200}, {"hand_card_points": 60}]}, "here")
    session.deals.record(uid, deal, seen=session.matches.number(uid))
    before = session.matches.open(uid)

    file.unlink()
    if left is not None:
        file.write_text(left, "utf-8")
    use_rule_folders(file.parent)
    session = reopen()
    (summary,) = session.matches.list()
    assert summary.match.ruleset == BEACH_ID
    assert session.matches.open(uid).progress == before.progress
    session.deals.record(uid, deal, seen=session.matches.number(uid))
    after = session.matches.open(uid)
    assert (after.progress.outcome.winner, after.progress.totals) == (0, (2400, -120))
    stand_in = rule_book(BEACH_ID)
    assert (stand_in.rules, stand_in.identity.family) == (before.match.rules, "kept")
    assert {stand_in.citations.of(path).status for path in stand_in.tree} == {"proposed"}
    assert BEACH_ID not in [identity.id for identity in catalogue()]
