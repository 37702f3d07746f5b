"""What people hand to the command line as a file: whatever it is, the answer is a sentence."""

import json
from pathlib import Path

import pytest

from tests.cli.kit import output_of, run, write_json
from tests.match.kit import by_totals, record

MEGABYTE = 1_000_000


@pytest.mark.thorough
def test_a_record_of_50_megabytes_is_too_large(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    file.write_text(json.dumps(record(note="x" * 50 * MEGABYTE)), "utf-8")
    assert output_of(run("score", file), 2) == f"{file}: too large: at most 16 MB can be read\n"


@pytest.mark.thorough
def test_a_record_of_thousands_of_deals_is_scored(tmp_path: Path) -> None:
    file = write_json(tmp_path, record(deals=by_totals(*[(5, -5)] * 2000)))
    told = output_of(run("score", file), 0)
    assert "North-South: total 10,000" in told
    assert "East-West: total −10,000" in told


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "this isn’t valid JSON: line 1, column 1"),
        (b'{"format": "scorekeeper-match",', "this isn’t valid JSON: line 1, column 32"),
        (b"\xff\xfe{}", "this isn’t UTF-8 text: byte 0"),
        (b'{"note": "caf\xe9"}', "this isn’t UTF-8 text: byte 13"),
        (b'{"x": NaN}', "this isn’t valid JSON: NaN isn’t a number"),
        (b'{"x": 1, "x": 2}', 'this isn’t valid JSON: an object has the field "x" twice'),
        (b'{"x": "\\ud83d"}', "this isn’t valid JSON: some text contains half a character"),
        (b"[" * 100_000, "this isn’t valid JSON: it is nested too deeply"),
        (b'{"x": ' * 100_000, "this isn’t valid JSON: it is nested too deeply"),
        (b"[" + b"9" * 5000 + b"]", "this isn’t valid JSON: "),
        (b"\x00" * 100, "this isn’t valid JSON: "),
    ],
)
def test_invalid_json_file_says_why_and_where(content: bytes, told: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    for how in ([], ["--json"]):
        assert f"{file}: {told}" in output_of(run("score", file, *how), 2)


def test_whole_characters_written_in_halves_are_fine(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    document = json.dumps(record(sides=[{"name": "😀"}, {"name": "B"}]))
    assert "\\ud83d\\ude00" in document
    file.write_text(document, "utf-8")
    assert "😀: total 0" in output_of(run("score", file), 0)


@pytest.mark.parametrize("command", ["score", "cases"])
def test_a_missing_file_and_a_folder_are_no_files(command: str, tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        assert output_of(run(command, path), 2).startswith(f"{path}: ")


def test_a_mark_of_byte_order_is_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record()), "utf-8-sig")
    assert output_of(run("score", file), 0)


def test_without_a_file_there_is_no_question() -> None:
    assert "Missing argument" in output_of(run("score"), 2)
    assert "No such command" in output_of(run("scroe"), 2)
    assert "No such option" in output_of(run("score", "x.json", "--xml"), 2)
