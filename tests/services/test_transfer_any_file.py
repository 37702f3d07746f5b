"""No file can be made that crashes the app: it is refused with a place, or it can be used."""

import contextlib
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.match import DealUid, MatchUid, RecordError
from scorekeeper.services import Session, open_session
from scorekeeper.services.transfer import Answer
from scorekeeper.storage import disk
from tests.services.conftest import foreign, start_match
from tests.support.matches import deal_by_totals, record_totals
from tests.support.sessions import SteppingClock

pytestmark = pytest.mark.thorough
ODD: list[Any] = [None, True, False, 0, -1, 1.5, 10**30, "", "x", "a" * 9, [], {}, [[]], {"a": 1}]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(one, (*path, key))


def spoilt(document: Any, path: tuple[Any, ...], odd: Any, *, drop: bool) -> Any:
    """A document with something else, or nothing, in one place."""
    if not path:
        return odd
    copy: Any = json.loads(json.dumps(document))
    here = copy
    for step in path[:-1]:
        here = here[step]
    if drop:
        del here[path[-1]]
    else:
        here[path[-1]] = odd
    return copy


@contextlib.contextmanager
def phone(folder: Path) -> Iterator[Session]:
    """A session over a new store, with nothing flushed: this is not about the disk."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "flush", lambda fd: None)
        names = itertools.count()
        session = open_session(
            folder, now=SteppingClock(), new_uid=lambda: f"{folder.name}{next(names)}"
        )
        with contextlib.closing(session):
            yield session


@pytest.fixture(scope="module")
def record_of_ours(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    with phone(tmp_path_factory.mktemp("ours")) as session:
        uid = start_match(session, house_rules={"target": 7500})
        first = record_totals(session, uid, 785, 120)
        record_totals(session, uid, 100, 95)
        session.deals.amend(
            uid,
            first.deal or DealUid(""),
            deal_by_totals(5, 5),
            by="Ana",
            reason="sums",
            seen=session.matches.number(uid),
        )
        session.deals.undo(uid, seen=session.matches.number(uid))
        session.matches.end(uid, "time", seen=session.matches.number(uid))
        document: dict[str, Any] = json.loads(session.exchange.export_json([uid]))
        return document


def use(session: Session, uid: MatchUid) -> None:
    assert session.matches.list()[0].progress.totals
    session.people.list()
    while session.deals.undo(uid, seen=session.matches.number(uid)):
        session.matches.open(uid)
    while session.deals.redo(uid, seen=session.matches.number(uid)):
        session.matches.open(uid)
    session.matches.resume(uid, seen=session.matches.number(uid))
    record_totals(session, uid, 5, 10)
    session.exchange.export_csv([uid])
    (again,) = session.exchange.preview_import(
        session.exchange.export_json([uid]), "again.json"
    ).same
    assert again.uid == uid


@settings(max_examples=150)
@given(data=st.data())
def test_record_with_anything_anywhere_is_refused_or_playable(
    record_of_ours: dict[str, Any], tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    document = data.draw(st.sampled_from([record_of_ours, foreign(uid="foreign")]))
    path = data.draw(st.sampled_from(list(places(document))))
    drop = bool(path) and data.draw(st.booleans())
    text = json.dumps(spoilt(document, path, data.draw(st.sampled_from(ODD)), drop=drop))
    with phone(tmp_path_factory.mktemp("theirs")) as session:
        try:
            offer = session.exchange.preview_import(text, "odd.json")
        except RecordError as refused:
            said = str(refused)
        else:
            said = "odd.json: "
            for uid in session.exchange.import_matches(offer).added:
                use(session, uid)
        assert said.startswith("odd.json: ")


def test_a_change_of_a_deal_without_a_name_is_refused(
    record_of_ours: dict[str, Any], tmp_path: Path
) -> None:
    # It was taken, and its match was then nowhere to be found.
    odd = spoilt(record_of_ours, ("history", 1, "deal"), "", drop=False)
    with phone(tmp_path) as session, pytest.raises(RecordError, match=r"history\[1\]\.deal"):
        session.exchange.preview_import(json.dumps(odd), "odd.json")


@settings(max_examples=75)
@given(data=st.data())
def test_a_match_can_become_anything_that_a_file_may_say_of_it(
    record_of_ours: dict[str, Any], tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """The same match, spoilt, on top of the one that is here: it is theirs then, and undoable."""
    path = data.draw(st.sampled_from([place for place in places(record_of_ours) if place]))
    odd = spoilt(
        record_of_ours, path, data.draw(st.sampled_from(ODD)), drop=data.draw(st.booleans())
    )
    with phone(tmp_path_factory.mktemp("mine")) as session:
        session.exchange.import_matches(
            session.exchange.preview_import(json.dumps(record_of_ours), "mine.json")
        )
        try:
            offer = session.exchange.preview_import(json.dumps(odd), "odd.json")
        except RecordError:
            return
        answers = {conflict.mine.uid: Answer.THEIRS for conflict in offer.conflicts}
        taken = session.exchange.import_matches(offer, answers)
        assert len(offer.conflicts) == len(taken.replaced)
        for uid in (*taken.replaced, *taken.added):
            use(session, uid)


@given(text=st.text() | st.binary().map(lambda content: content.decode("latin-1")))
def test_any_text_is_refused_with_a_sentence(
    text: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    refused = pytest.raises(RecordError, match=r"^any\.txt: ")
    with phone(tmp_path_factory.mktemp("any")) as session, refused:
        session.exchange.preview_import(text, "any.txt")
