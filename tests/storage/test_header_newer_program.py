"""A store of a newer program can be looked at and handed on; nothing is saved in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.match import MatchUid
from scorekeeper.services import Session, open_session
from scorekeeper.services.session import FILE
from scorekeeper.storage import FindingKind, StoreTooNewError, header
from tests.services.conftest import classic, deal
from tests.storage.kit import beside
from tests.support.sessions import SteppingClock


@pytest.fixture
def store_of_a_newer_program(tmp_path: Path) -> Path:
    session = open_session(tmp_path, now=SteppingClock(), new_uid=iter("abcdef").__next__)
    uid = MatchUid(str(session.matches.start(classic())))
    session.deals.record(
        uid, deal({"total": 785}, {"total": 120}), seen=session.matches.number(uid)
    )
    session.close()
    return tmp_path


@pytest.fixture
def session(store_of_a_newer_program: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """This program as if it were one schema behind."""
    monkeypatch.setattr(header, "SCHEMA", 1)
    session = open_session(
        store_of_a_newer_program, now=SteppingClock(), new_uid=iter("xyz").__next__
    )
    yield session
    session.close()


def test_its_matches_are_shown_and_handed_on(session: Session) -> None:
    assert session.read_only
    assert [finding.kind for finding in session.findings] == [FindingKind.TOO_NEW]
    (summary,) = session.matches.list()
    assert summary.progress.totals == (785, 120)
    assert '"total": 785' in session.exchange.export_json()


def test_every_verb_that_saves_is_refused_and_the_file_stays(session: Session) -> None:
    content = session.path.read_bytes()
    uid = session.matches.list()[0].uid
    offer = session.exchange.preview_import(
        session.exchange.export_json([uid]).replace("785", "5"), "f.json"
    )
    for verb in (
        lambda: session.matches.start(classic()),
        lambda: session.deals.record(
            uid, deal({"total": 5}, {"total": 5}), seen=session.matches.number(uid)
        ),
        lambda: session.deals.undo(uid, seen=session.matches.number(uid)),
        lambda: session.settings.choose("phone", theme="dark"),
        lambda: session.exchange.import_matches(offer),
    ):
        with pytest.raises(StoreTooNewError, match="newer"):
            verb()
    assert session.path.read_bytes() == content
    assert beside(session.path) == {}
    assert session.path.name == FILE
