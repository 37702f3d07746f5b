"""The program ends in the middle, one way or the other: what was answered is there again."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from scorekeeper.club.clock import (
    add_minutes,
    add_table_minutes,
    begin_break,
    pause_clock,
    start_clock,
)
from scorekeeper.club.model import Evening, EveningUid, Note, Problems, RoundLength, Score
from scorekeeper.club.rounds import draw_round, take_back_round
from scorekeeper.services import Session, open_session
from scorekeeper.services.events import EveningChanged
from scorekeeper.services.session import FILE
from scorekeeper.storage import StoreWriteError, disk
from scorekeeper.storage.database import CLUB_ROUNDS
from tests.club.kit import accepted
from tests.services.club.kit import (
    BY,
    House,
    begin_evening,
    begin_first_round,
    by_paper,
    change,
    close_running_round,
    match_of,
    next_round,
    phone,
    record_totals,
)
from tests.support.problems import problem_codes
from tests.support.sessions import SteppingClock


def looked_at(folder: Path) -> Session:
    return open_session(folder, now=SteppingClock(), new_uid=iter(()).__next__)


def evening_contents(session: Session, uid: EveningUid) -> tuple[Evening, list[object]]:
    """All that there is of an evening: itself, and where the matches at its tables stand."""
    evening = session.club.evenings.open(uid)
    table_statuses = [session.club.tables(uid, one.number) for one in evening.rounds]
    return evening, [*table_statuses, session.club.access.visitors(uid)]


def test_a_restart_in_the_middle_of_a_round_changes_nothing(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 8)
    close_running_round(session, uid)
    next_round(session, uid)
    north, east = phone(session, uid, 2, side=0), phone(session, uid, 2, side=1)
    record_totals(north, 785, 120)
    north.table.claim()
    east.table.dispute("a red three")
    before = evening_contents(session, uid)
    again = house.start()
    assert evening_contents(again, uid) == before
    seated = again.club.seat(east.visitor)
    assert seated.table.accept(1) == ()
    assert seated.table.view().state == "done"


def test_acknowledged_verbs_are_in_a_copy_of_the_file(house: House, tmp_path: Path) -> None:
    """As after kill -9: nothing is closed, the file is copied as it lies there."""
    session = house.start()
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    verbs: tuple[Callable[[], object], ...] = (
        lambda: record_totals(north, 785, 120),
        north.table.claim,
        lambda: east.table.accept(1),
        lambda: by_paper(session, uid, {2: (5, 10)}),
        lambda: close_running_round(session, uid),
        lambda: next_round(session, uid),
    )
    for number, verb in enumerate(verbs):
        verb()
        copy = tmp_path / f"copy-{number}"
        copy.mkdir()
        shutil.copyfile(session.path, copy / FILE)
        other = looked_at(copy)
        assert evening_contents(other, uid) == evening_contents(session, uid)
        other.close()


def test_killed_server_comes_back_with_clock_and_break(house: House, tmp_path: Path) -> None:
    session = house.start()
    uid = begin_first_round(session, 4, length=RoundLength(minutes=50, warning=10))
    verbs: tuple[Callable[[Evening, Note], Evening | Problems], ...] = (
        pause_clock,
        start_clock,
        lambda evening, note: add_minutes(evening, 5, note),
        lambda evening, note: add_table_minutes(evening, 2, 10, note),
        pause_clock,
    )
    for number, verb in enumerate(verbs):
        change(session, uid, verb)
        copy = tmp_path / f"clock-{number}"
        copy.mkdir()
        shutil.copyfile(session.path, copy / FILE)
        other = looked_at(copy)
        assert other.club.evenings.open(uid) == session.club.evenings.open(uid)
        other.close()
    close_running_round(session, uid)
    change(session, uid, lambda evening, note: begin_break(evening, 15, note))
    before = session.club.evenings.open(uid)
    assert before.current_break is not None
    assert house.start().club.evenings.open(uid) == before


def test_line_cut_off_leaves_the_evening_before_or_after_it(house: House, tmp_path: Path) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    north.table.claim(Score((5, 0)))
    before, start = session.club.evenings.open(uid), session.path.stat().st_size
    east.table.accept(1)
    after, content = session.club.evenings.open(uid), session.path.read_bytes()
    for cut in (start, start + 1, (start + len(content)) // 2, len(content) - 2, len(content)):
        copy = tmp_path / f"cut-{cut}"
        copy.mkdir()
        (copy / FILE).write_bytes(content[:cut])
        other = looked_at(copy)
        assert other.club.evenings.open(uid) == (after if cut == len(content) else before)
        other.close()


def test_a_disk_that_refuses_leaves_the_evening_as_it_was(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    before = session.club.evenings.open(uid)
    heard: list[EveningChanged] = []
    session.club.subscribe(heard.append)

    def refuse(_: int) -> None:
        raise OSError(28, "no space left")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "flush", refuse)
        with pytest.raises(StoreWriteError):
            north.table.claim(Score((5, 0)))
    assert session.club.evenings.open(uid) == before
    assert heard == []


def test_a_start_of_a_round_that_was_cut_off_finds_its_matches_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The matches had begun, the round had not: the second start begins none of them again."""
    session = house.start()
    uid = begin_evening(session, 8)
    change(session, uid, draw_round)
    rounds = session._work.database.table(CLUB_ROUNDS)

    def put(_: dict[str, object]) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(rounds, "put", put)
        with pytest.raises(ZeroDivisionError):
            session.club.evenings.start_round(uid, by=BY)
    assert session.club.evenings.open(uid).rounds[0].state == "drawn"
    again = house.start()
    evening = accepted(again.club.evenings.start_round(uid, by=BY))
    assert len(again.matches.list(include_club=True)) == 4
    for table in evening.rounds[0].tables:
        assert table.match is not None
        match = again.matches.open(table.match)
        assert match.history.changes[0].kind == "start"
        seated = [player.uid for side in match.match.sides for player in side.players]
        assert seated == [player for side in table.sides for player in side.players]


def test_after_such_a_start_the_round_may_be_drawn_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The matches that were left take the players of the new draw."""
    session = house.start()
    uid = begin_evening(session, 8, movement="by_lot")
    change(session, uid, draw_round)
    monkeypatch.setattr(session.club.evenings, "_save", _broken)
    with pytest.raises(ZeroDivisionError):
        session.club.evenings.start_round(uid, by=BY)
    monkeypatch.undo()
    change(session, uid, take_back_round)
    change(session, uid, lambda e, note: draw_round(e, note, seed="another"))
    evening = accepted(session.club.evenings.start_round(uid, by=BY))
    for table in evening.rounds[0].tables:
        match = session.club.match_at(uid, 1, table.number)
        assert match is not None
        seated = [player.uid for side in match.match.sides for player in side.players]
        assert seated == [player for side in table.sides for player in side.players]


def _broken(*_: object) -> None:
    raise ZeroDivisionError


def test_a_phone_goes_on_after_the_restart_with_its_draft(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    match = match_of(north)
    north.drafts.save(match, "here", {"sides": [{}, {}]}, seen=1)
    again = house.start()
    back = again.club.seat(north.visitor)
    draft = back.drafts.find(match, "here")
    assert draft is not None
    assert draft.form == {"sides": [{}, {}]}
    assert back.table.view().mine is not None
    assert problem_codes(back.table.claim()) == ["nothing_played"]
