"""No code knows a rule set by its name: under another one each plays the same."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.cases import Verdict, read_cases, run_case
from scorekeeper.rules import RuleLibrary, RuleSetId, rule_set_ids, switches_for
from scorekeeper.rules.house_rules import TABLE
from scorekeeper.rules.loader import rules_folder, source_of, sources
from scorekeeper.rules.switches import switch_file, unconfirmed_paths
from tests.cases.law import FILES
from tests.rules.kit import book_of

PACKAGE = Path(__file__).resolve().parents[2] / "scorekeeper"
IDS = rule_set_ids()
COPY = "x_{}_copy"
VIA = "via "


def renamed_rule_file(set_id: str, text: str) -> str:
    """A rule file under another id, name and family, with its parent's copy for a parent."""
    for field, new in (("id", COPY.format(set_id)), ("name", "A copy"), ("family", "copies")):
        text, times = re.subn(rf'^({field} +=) ".*"', rf'\1 "{new}"', text, flags=re.MULTILINE)
        assert times == 1, field
    text = re.sub(r"^aliases +=[^\]]*\]\n", "", text, flags=re.MULTILINE)
    return re.sub(r'(?<=from = )"(\w+)"', lambda found: f'"{COPY.format(found[1])}"', text)


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> RuleLibrary:
    """All rule files once more under other names."""
    folder = tmp_path_factory.mktemp("copies")
    for set_id in IDS:
        text = (rules_folder() / f"{set_id}.toml").read_text("utf-8")
        (folder / f"{COPY.format(set_id)}.toml").write_text(
            renamed_rule_file(set_id, text), "utf-8"
        )
    return RuleLibrary(folder)


@pytest.mark.thorough
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_copy_passes_all_cases_of_its_rule_set(copies: RuleLibrary, file: Path) -> None:
    text = file.read_text("utf-8")
    named = f'"ruleset": "{file.stem}"'
    renamed = text.replace(named, f'"ruleset": "{COPY.format(file.stem)}"')
    verdicts = [
        one if isinstance(one, Verdict) else run_case(one, copies)
        for one in read_cases(renamed, file.name)
    ]
    assert len(verdicts) == text.count(named) > 0
    assert [verdict for verdict in verdicts if not verdict.passed] == []


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", IDS)
def test_a_copy_has_the_same_values_switches_and_proposals(
    copies: RuleLibrary, set_id: RuleSetId
) -> None:
    this = copies.book(set_id)
    copy = copies.book(RuleSetId(COPY.format(set_id)))
    assert copy.identity.family == "copies"
    assert copy.rules == this.rules
    assert switches_for(copy) == switches_for(this)
    assert unconfirmed_paths(copy, {}) == unconfirmed_paths(this, {})


def texts(source: str) -> Iterator[str]:
    """Every text in a Python file but what only people read."""
    tree = ast.parse(source)
    prose = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


@pytest.mark.thorough
def test_no_python_file_names_a_rule_set() -> None:
    """Nor by a piece of a longer text: only data files and tests may."""
    named = re.compile(rf"\b({'|'.join(map(re.escape, IDS))})\b")
    found = [
        f"{file.relative_to(PACKAGE)}: {text}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for text in texts(file.read_text("utf-8"))
        if named.search(text)
    ]
    assert found == []


def test_a_name_is_seen_in_code_and_overlooked_in_prose() -> None:
    assert list(texts('"""samba"""\nx = f"the samba {y}"\ndef f():\n    "boat"')) == ["the samba "]


def refs() -> Iterator[str]:
    """Every reference of the rule files and of the switches, those of other opinions too."""
    for set_id in IDS:
        identity, citations = book_of(set_id).identity, book_of(set_id).citations
        yield from identity.parent.refs if identity.parent else ()
        for citation in citations.by_path.values():
            yield from citation.refs
            yield from (ref for dispute in citation.disputes for ref in dispute.refs)
    yield from (ref for switch in switch_file().switch for ref in switch.ref)


def test_every_source_is_listed_and_every_one_that_is_listed_is_used() -> None:
    """`table` is what house rules refer to; some sources are known through others."""
    used = {source_of(ref) for ref in refs()}
    known = sources()
    through = {one.read.removeprefix(VIA) for one in known.values() if one.read.startswith(VIA)}
    assert used <= set(known)
    assert set(known) - used - through == {TABLE}
