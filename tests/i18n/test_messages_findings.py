"""Every finding and every refusal of the store has a sentence, with what was kept and where."""

import errno
from pathlib import Path

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import finding_text, store_error_text
from scorekeeper.storage import Finding, FindingKind, StoreError, StoreWriteError, errors

WORDS = Words()
ASIDE = Path("/data/scores.jsonl.corrupt-20261121")
REASONS = {
    *(
        one.usual
        for one in vars(errors).values()
        if isinstance(one, type) and hasattr(one, "usual")
    ),
    errors.UNREADABLE,
    errors.CHANGED,
    errors.NOT_FLUSHED,
    errors.NOT_BEGUN,
    "not_backed_up",
    "no_backup",
    "empty_backup",
}


def finding(kind: FindingKind, *, aside: Path | None = None, dropped: int = 0) -> Finding:
    return Finding(kind=kind, aside=aside, kept=41, dropped=dropped)


@pytest.mark.parametrize("kind", FindingKind)
@pytest.mark.parametrize("aside", [ASIDE, None])
def test_every_finding_has_words(kind: FindingKind, aside: Path | None) -> None:
    assert finding_text(WORDS, finding(kind, aside=aside)).endswith(".")


@pytest.mark.parametrize("kind", [FindingKind.TORN, FindingKind.DAMAGED, FindingKind.MIGRATED])
def test_finding_says_where_the_original_lies(kind: FindingKind) -> None:
    assert str(ASIDE) in finding_text(WORDS, finding(kind, aside=ASIDE))
    assert str(ASIDE) not in finding_text(WORDS, finding(kind))


def test_finding_says_how_much_was_kept_and_lost() -> None:
    assert finding_text(WORDS, finding(FindingKind.DAMAGED, dropped=1)) == (
        "The file is damaged. One record can’t be read, but 41 can. Nothing has been changed."
    )
    assert finding_text(WORDS, finding(FindingKind.DAMAGED, aside=ASIDE, dropped=1200)) == (
        "The file was damaged. 1,200 records couldn’t be read, but the other 41"
        f" could. The damaged file is in {ASIDE}."
    )
    assert "All 41 records" in finding_text(WORDS, finding(FindingKind.DAMAGED, aside=ASIDE))


@pytest.mark.parametrize("kind", [FindingKind.TORN, FindingKind.DAMAGED])
@pytest.mark.parametrize("aside", [ASIDE, None])
def test_finding_of_one_entry_is_in_the_singular(kind: FindingKind, aside: Path | None) -> None:
    for dropped in (0, 1, 2):
        said = finding_text(WORDS, Finding(kind=kind, aside=aside, kept=1, dropped=dropped))
        assert "1 entries" not in said
        assert "other 1" not in said
    nothing = finding_text(WORDS, Finding(kind=FindingKind.TORN, aside=aside, kept=0, dropped=1))
    assert "There is no record before it." in nothing


@pytest.mark.parametrize("reason", sorted(REASONS))
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EIO, errno.ENOENT, 0])
def test_every_refusal_has_words(reason: str, number: int) -> None:
    error = StoreError("only for programmers", path=Path("/data/scores.jsonl"), reason=reason)
    error.__cause__ = OSError(number, "as the system says it")
    said = store_error_text(WORDS, error)
    assert said.strip()
    assert "programmers" not in said
    assert "system says" not in said


def test_a_full_disk_and_a_missing_right_are_told_apart() -> None:
    error = StoreWriteError("…", path=Path("/data/scores.jsonl"))
    error.__cause__ = OSError(errno.ENOSPC, "No space left on device")
    full = "Not saved: the disk is full. Free up some space and save again: /data/scores.jsonl"
    assert store_error_text(WORDS, error) == full
    error.__cause__ = PermissionError(errno.EACCES, "Permission denied")
    forbidden = "Not saved: you don’t have permission to write here: /data/scores.jsonl"
    assert store_error_text(WORDS, error) == forbidden


@pytest.mark.parametrize("kind", [FindingKind.NOT_COMPACTED, FindingKind.NOT_BACKED_UP])
def test_a_missing_right_is_not_called_a_lack_of_room(kind: FindingKind) -> None:
    full, forbidden = (
        finding_text(WORDS, Finding(kind=kind, aside=None, kept=0, dropped=0, answer=answer))
        for answer in (errors.FULL, errors.FORBIDDEN)
    )
    assert "free up some space" in full
    assert "You don’t have permission to write there" in forbidden
    assert "space" not in forbidden


def test_failed_flush_on_a_full_disk_does_not_say_save_again() -> None:
    """A flush that failed on a full disk does not say to save again."""
    error = StoreWriteError("…", path=Path("/data/scores.jsonl"), reason=errors.NOT_FLUSHED)
    error.__cause__ = OSError(errno.ENOSPC, "No space left on device")
    assert "save again" not in store_error_text(WORDS, error)
    assert "now read-only" in store_error_text(WORDS, error)


def test_of_a_torn_tail_only_what_is_known_is_said() -> None:
    """Lines that were saved may have become zeros: then somebody was told that they were saved."""
    said = finding_text(WORDS, finding(FindingKind.TORN, aside=ASIDE))
    assert "shown as saved" not in said


def test_a_refusal_that_is_about_no_file_says_so_without_one() -> None:
    assert "none" not in store_error_text(WORDS, errors.StoreDocumentError("a set"))
