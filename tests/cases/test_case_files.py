"""What is no file of cases ends the command with 2 and says where; nothing crashes it."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from scorekeeper.cli import cli
from tests.cases.law import document, kings

DEEP = 100_000


def cases(folder: Path, *texts: str | bytes) -> Result:
    """The outcome of `scorekeeper cases` over files with these contents."""
    files = [folder / f"{place}.json" for place in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
    return CliRunner().invoke(cli, ["cases", *map(str, files)])


def test_a_good_case_ends_with_0(tmp_path: Path) -> None:
    done = cases(tmp_path, document(kings()))
    assert (done.exit_code, done.stdout) == (0, "1 passed, 0 failed\n")


LINES = "melded_cards +70 (card_values); natural_canasta +500 (canasta_bonus.natural)"


def test_a_failed_case_is_one_line_with_file_id_reason_and_lines(tmp_path: Path) -> None:
    done = cases(tmp_path, document(kings(), kings(id="wrong", expected={"total": 0})))
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        f"{tmp_path / '0.json'}: wrong: expected.total: expected 0, got 570  [{LINES}]",
        "1 passed, 1 failed",
    ]


def test_several_files_are_one_sum(tmp_path: Path) -> None:
    done = cases(tmp_path, document(kings(), kings()), document(kings(expected={"total": 1})))
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (1, "2 passed, 1 failed")


def test_a_broken_file_is_said_before_any_case_runs(tmp_path: Path) -> None:
    done = cases(tmp_path, document(kings(expected={"total": 1})), "{")
    assert (done.exit_code, done.stdout) == (2, "")


NUMBERS = document(kings()).replace("570", "{}")

BROKEN = {
    "empty": ("", "line 1, column 1"),
    "cut off": (document(kings())[:-9], "line 1, column"),
    "no object": ("[]", "format: must be “canasta-rule-cases”"),
    "another format": (document(format="scorekeeper-match"), "format: "),
    "no version": (document(kings(), version=None), "version: must be 1"),
    "version as text": (document(kings(), version="1"), "version: must be 1"),
    "version yes": (document(kings(), version=True), "version: must be 1"),
    "a newer version": (document(kings(), version=2), "version: 2 is newer than 1: update"),
    "no cases": (document(), "cases: must be a list of at least one case"),
    "cases no list": (document(cases={}), "cases: must be a list of at least one case"),
    "NaN": (NUMBERS.replace("{}", "NaN"), "NaN isn’t a number"),
    "infinity": (NUMBERS.replace("{}", "-Infinity"), "-Infinity isn’t a number"),
    "endless number": (NUMBERS.replace("{}", "9" * 5000), "this isn’t valid JSON"),
    "deep nesting": ("[" * DEEP + "]" * DEEP, "nested too deeply"),
    "a field twice": (
        '{"format": "x", "format": "canasta-rule-cases"}',
        'has the field "format" twice',
    ),
    "half a character": (document(kings(id="\ud83d")), "half a character"),
    "no UTF-8": (document(kings()).encode() + b"\xff", "isn’t UTF-8 text: byte "),
    "UTF-16": (document(kings()).encode("utf-16"), "isn’t UTF-8 text"),
}


@pytest.mark.parametrize(("text", "told"), BROKEN.values(), ids=BROKEN.keys())
def test_broken_case_file_ends_with_2_and_says_where(
    text: str | bytes, told: str, tmp_path: Path
) -> None:
    done = cases(tmp_path, text)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"{tmp_path / '0.json'}: ")
    assert told in done.stderr


def test_a_file_that_is_not_there_and_a_folder_end_with_2(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        done = CliRunner().invoke(cli, ["cases", str(path)])
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith(f"{path}: ")


def test_a_mark_of_byte_order_is_no_harm(tmp_path: Path) -> None:
    assert cases(tmp_path, document(kings()).encode("utf-8-sig")).exit_code == 0


def test_a_number_beyond_any_score_fails_its_case(tmp_path: Path) -> None:
    done = cases(tmp_path, document(kings(input={"melded_card_points": 10**4000})))
    assert done.exit_code == 1
    assert "input.melded_card_points: must be a number up to 9,999,999" in done.stdout


def test_a_value_nested_below_what_json_bears_fails_its_case(tmp_path: Path) -> None:
    deep: object = 0
    for _ in range(200):
        deep = [deep]
    done = cases(tmp_path, document(kings(input={"melds": deep}, expected=deep)))
    assert done.exit_code == 1
    assert "input.melds[0]" not in done.stdout
    assert "expected: must be an object, not […]" in done.stdout
