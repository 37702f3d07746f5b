"""A new variant is one file of rules and one of cases: no code."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorekeeper.cli import cli
from scorekeeper.rules import RuleSetError, RuleSetId, book, catalogue, find_rule_set, rule_book
from scorekeeper.rules.loader import rules_folder

CACHES = (book.rule_book, book.rule_file, catalogue)

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


def forget() -> None:
    """Let the rule files be read anew."""
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with all rule files, to which a test may add its own."""
    for file in rules_folder().iterdir():
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(book, "rules_folder", lambda: tmp_path)
    monkeypatch.setattr(book, "_stored_values", {})  # what matches of other tests have kept
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def test_one_file_adds_a_variant_to_everything(folder: Path) -> None:
    (folder / "beach.toml").write_text(BEACH, "utf-8")
    assert find_rule_set("Plage") == "beach"
    assert rule_book(RuleSetId("beach")).rules.canasta_bonus.natural == 700
    assert "beach" in CliRunner().invoke(cli, ["rules"]).stdout

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
    assert CliRunner().invoke(cli, ["cases", str(cases)]).stdout == "1 passed, 0 failed\n"


def test_a_file_under_another_name_than_its_id_is_refused(folder: Path) -> None:
    (folder / "strand.toml").write_text(BEACH, "utf-8")
    with pytest.raises(RuleSetError, match=r"strand\.toml: id: other id"):
        rule_book(RuleSetId("strand"))


def test_two_that_inherit_from_each_other_are_refused(folder: Path) -> None:
    """This once was an endless recursion."""
    one = BEACH.replace('from = "classic_4p"', 'from = "lake"')
    other = BEACH.replace('"beach"', '"lake"').replace('from = "classic_4p"', 'from = "beach"')
    (folder / "beach.toml").write_text(one, "utf-8")
    (folder / "lake.toml").write_text(other, "utf-8")
    for set_id in ("beach", "lake"):
        with pytest.raises(RuleSetError, match=r"inherits\.from: circular"):
            rule_book(RuleSetId(set_id))


def test_command_line_names_the_broken_rule_file(folder: Path) -> None:
    """A broken file is a sentence with its name on the command line."""
    (folder / "beach.toml").write_text(BEACH.replace(', ref = "none", status', ", status"), "utf-8")
    done = CliRunner().invoke(cli, ["rules", "beach"])
    assert (done.exit_code, done.stdout) == (2, "")
    assert "beach.toml: target: a reference is needed" in done.stderr


def test_stored_values_make_a_book_without_an_edition(folder: Path) -> None:
    """A match whose rule file is gone is scored by the values stored in it."""
    gone = RuleSetId("gone")
    book.keep_values(gone, {"target": 1234})
    stored = rule_book(gone)
    assert (stored.identity.id, stored.identity.name, stored.identity.edition) == (gone, gone, 0)
    assert stored.rules.target == 1234
    classic = rule_book(RuleSetId("classic_4p")).rules
    assert stored.rules.canasta_bonus == classic.canasta_bonus
    assert stored.citations.of("target").status == "proposed"
