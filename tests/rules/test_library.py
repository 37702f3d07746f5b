"""Rule sets in files of one's own: a library reads them, and shares them with no other."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorekeeper.cli import cli
from scorekeeper.rules import RuleLibrary, RuleSetError, RuleSetId, UnknownRuleSetError
from scorekeeper.rules.library import shipped_book

BEACH = """
# Beach canasta: classic canasta by the sea, to 2,000, natural canastas dearer.
id       = "beach"
name     = "Beach canasta"
family   = "classic"
origin   = "rule_book"
edition  = 1
aliases  = ["plage"]
inherits = { from = "classic_4p", ref = "none" }

target                = { value = 2000, ref = "none", status = "proposed" }
canasta_bonus.natural = { value = 700, ref = "none", status = "proposed" }
"""
BEACH_ID, CLASSIC = RuleSetId("beach"), RuleSetId("classic_4p")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of rule files in a data folder."""
    folder = tmp_path / "rules"
    folder.mkdir()
    return folder


def test_one_file_adds_a_variant_to_everything(folder: Path) -> None:
    (folder / "beach.toml").write_text(BEACH, "utf-8")
    library = RuleLibrary(folder)
    assert library.find("Plage") == "beach"
    assert library.book(BEACH_ID).rules.canasta_bonus.natural == 700
    data = ["--data", str(folder.parent)]
    assert "beach" in CliRunner().invoke(cli, [*data, "rules"]).stdout

    case = {
        "id": "kings-on-the-beach",
        "ruleset": "beach",
        "kind": "hand_score",
        "input": {"melds": ["KKKKKKK"], "went_out": True},
        "expected": {
            "total": 870,
            "parts": {"melded_cards": 70, "canasta_bonus": 700, "go_out": 100},
        },
    }
    cases = folder / "beach.json"
    cases.write_text(json.dumps({"format": "canasta-rule-cases", "version": 1, "cases": [case]}))
    done = CliRunner().invoke(cli, [*data, "cases", str(cases)])
    assert done.stdout == "1 passed, 0 failed\n"


def test_libraries_share_only_the_rule_sets_of_the_program(tmp_path: Path, folder: Path) -> None:
    """Two servers of one process have the files of their own folders, and their own games."""
    (folder / "beach.toml").write_text(BEACH, "utf-8")
    here, there = RuleLibrary(folder), RuleLibrary(tmp_path / "elsewhere")
    gone = RuleSetId("gone")
    here.keep_values(gone, {"target": 1234})
    assert here.book(gone).rules.target == 1234
    assert here.find("gone") == gone
    for set_id in (BEACH_ID, gone):
        with pytest.raises(UnknownRuleSetError):
            there.book(set_id)
        with pytest.raises(UnknownRuleSetError):
            there.find(set_id)
    assert BEACH_ID in [identity.id for identity in here.catalogue()]
    assert BEACH_ID not in [identity.id for identity in there.catalogue()]
    assert here.book(CLASSIC) is there.book(CLASSIC) is shipped_book(CLASSIC)


def test_first_of_two_folders_has_an_id(tmp_path: Path, folder: Path) -> None:
    (folder / "beach.toml").write_text(BEACH, "utf-8")
    (tmp_path / "beach.toml").write_text(BEACH.replace("2000", "3000"), "utf-8")
    assert RuleLibrary(folder, tmp_path).book(BEACH_ID).rules.target == 2000
    assert RuleLibrary(tmp_path, folder).book(BEACH_ID).rules.target == 3000


def test_a_file_under_another_name_than_its_id_is_refused(folder: Path) -> None:
    (folder / "strand.toml").write_text(BEACH, "utf-8")
    with pytest.raises(RuleSetError, match=r"strand\.toml: id: other id"):
        RuleLibrary(folder).book(RuleSetId("strand"))


def test_two_that_inherit_from_each_other_are_refused(folder: Path) -> None:
    """This once was an endless recursion."""
    one = BEACH.replace('from = "classic_4p"', 'from = "lake"')
    other = BEACH.replace('"beach"', '"lake"').replace('from = "classic_4p"', 'from = "beach"')
    (folder / "beach.toml").write_text(one, "utf-8")
    (folder / "lake.toml").write_text(other, "utf-8")
    for set_id in ("beach", "lake"):
        with pytest.raises(RuleSetError, match=r"inherits\.from: circular"):
            RuleLibrary(folder).book(RuleSetId(set_id))


def test_command_line_names_the_broken_rule_file(folder: Path) -> None:
    """A broken file is a sentence with its name on the command line."""
    (folder / "beach.toml").write_text(BEACH.replace(', ref = "none", status', ", status"), "utf-8")
    done = CliRunner().invoke(cli, ["--data", str(folder.parent), "rules"])
    assert (done.exit_code, "beach" in done.stdout) == (0, False)
    assert "beach.toml: target: a reference is needed" in done.stderr


def test_kept_values_make_a_book_without_an_edition() -> None:
    """A match whose rule file is gone is scored by the values stored in it."""
    gone = RuleSetId("gone")
    library = RuleLibrary()
    library.keep_values(gone, {"target": 1234})
    kept = library.book(gone)
    assert (kept.identity.id, kept.identity.name, kept.identity.edition) == (gone, gone, 0)
    assert kept.rules.target == 1234
    assert kept.rules.canasta_bonus == library.book(CLASSIC).rules.canasta_bonus
    assert kept.citations.citation_at("target").status == "proposed"
