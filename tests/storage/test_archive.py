"""Documents by their own name, and those of a match in order."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.storage import Journal, open_journal
from scorekeeper.storage.database import DEALS, MATCHES, Archive


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with open_journal(tmp_path / "scores.jsonl", now=lambda: "2026-11-21T20:00:00Z") as opened:
        yield opened


def test_a_document_replaces_the_one_of_its_name_whole(journal: Journal) -> None:
    archive = Archive(journal)
    archive.put(MATCHES, {"uid": "m", "ended": "time"})
    archive.put(MATCHES, {"uid": "m", "target": 5000})
    assert archive.get(MATCHES, "m") == {"uid": "m", "target": 5000}
    assert archive.all(MATCHES) == [{"uid": "m", "target": 5000}]


def test_the_deals_of_a_match_stand_by_their_position(journal: Journal) -> None:
    archive = Archive(journal)
    for uid, position in (("c", 3), ("a", 1), ("b", 1.5)):
        archive.put(DEALS, {"uid": uid, "match": "m", "position": position})
    archive.put(DEALS, {"uid": "x", "match": "another", "position": 2})
    archive.put(DEALS, {"uid": "a", "match": "m", "position": 9})
    assert [deal["uid"] for deal in archive.of_match(DEALS, "m")] == ["b", "c", "a"]
    assert archive.last_of_match(DEALS, "m") == {"uid": "a", "match": "m", "position": 9}
    archive.remove(DEALS, "c")
    assert [deal["uid"] for deal in archive.of_match(DEALS, "m")] == ["b", "a"]


def test_what_is_handed_out_is_a_copy(journal: Journal) -> None:
    archive = Archive(journal)
    archive.put(MATCHES, {"uid": "m", "sides": ["A"]})
    (archive.get(MATCHES, "m") or {})["sides"].append("B")
    assert archive.get(MATCHES, "m") == {"uid": "m", "sides": ["A"]}


def test_a_transaction_that_fails_leaves_order_and_documents_as_they_were(
    journal: Journal,
) -> None:
    archive = Archive(journal)
    archive.put(DEALS, {"uid": "a", "match": "m", "position": 1})

    def fail() -> None:
        with archive.transaction():
            archive.put(DEALS, {"uid": "b", "match": "m", "position": 2})
            archive.remove(DEALS, "a")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert [deal["uid"] for deal in archive.of_match(DEALS, "m")] == ["a"]
    assert archive.get(DEALS, "b") is None


def test_an_archive_finds_everything_again_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "scores.jsonl"
    with open_journal(path, now=lambda: "2026-11-21T20:00:00Z") as journal:
        Archive(journal).put(DEALS, {"uid": "a", "match": "m", "position": 1})
    with open_journal(path, now=lambda: "2026-11-21T20:00:00Z") as journal:
        assert [deal["uid"] for deal in Archive(journal).of_match(DEALS, "m")] == ["a"]
