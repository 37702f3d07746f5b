"""Verbs run on threads, many at once: nothing that was said is lost, nothing counts twice."""

import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from scorekeeper.club.model import Score
from scorekeeper.club.results import record_from_paper
from scorekeeper.club.rounds import close_round, draw_round
from scorekeeper.services import Change, Session
from scorekeeper.services.events import EveningChanged
from tests.services.club.kit import (
    BY,
    House,
    begin_evening,
    begin_first_round,
    change,
    kinds,
    match_of,
    phone,
    record_totals,
)
from tests.storage.kit import PATIENCE, SlowDisk
from tests.support.matches import deal_by_totals
from tests.support.problems import problem_codes


@pytest.fixture(autouse=True)
def _turns() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(usual)


def at_once(*verbs: Callable[[], object]) -> list[object]:
    """Begin all verbs at the same moment, each on a thread of its own; return their results."""
    gate = threading.Barrier(len(verbs))
    given: list[object] = [None] * len(verbs)

    def run(place: int, verb: Callable[[], object]) -> None:
        gate.wait()
        try:
            given[place] = verb()
        except BaseException as error:  # noqa: BLE001
            given[place] = error

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(verbs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    errors = [one for one in given if isinstance(one, BaseException)]
    assert not errors, errors
    return given


def test_two_phones_that_claim_the_same_at_the_same_moment_agree(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 16, rounds=1)
    pairs = [[phone(session, uid, table, side=side) for side in (0, 1)] for table in range(1, 9)]
    verbs = [
        (lambda seated=seated: seated.table.claim(Score((1000, 400))))
        for pair in pairs
        for seated in pair
    ]
    assert at_once(*verbs) == [()] * 16
    evening = house.start().club.evenings.open(uid)
    assert [one.result is not None for one in evening.rounds[0].tables] == [True] * 8
    said = [kind for kind, _ in kinds(house.opened[-1], uid)]
    assert (said.count("claimed"), said.count("agreed")) == (16, 8)


def test_simultaneous_claims_that_differ_make_a_dispute(
    session: Session,
) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    given = at_once(
        lambda: north.table.claim(Score((1000, 400))), lambda: east.table.claim(Score((900, 400)))
    )
    assert given == [(), ()]
    view = north.table.view()
    assert view.state == "disputed"
    assert [side.score for side in view.sides] == [Score((1000, 400)), Score((900, 400))]


def test_repeated_verbs_of_a_hanging_phone_count_once(
    session: Session,
) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    match, token = match_of(north), "draft-1"
    given = at_once(
        *[
            lambda: north.deals.record(
                match, deal_by_totals(700, 50), token=token, seen=north.matches.number(match)
            )
        ]
        * 8
    )
    assert len({one.deal for one in given if isinstance(one, Change)}) == 1
    assert at_once(*[north.table.claim] * 8) == [()] * 8
    assert at_once(*[lambda: east.table.accept(1)] * 8) == [()] * 8
    assert [kind for kind, _ in kinds(session, uid)] == ["claimed", "claimed", "agreed"]
    assert session.club.tables(uid, 1)[0].totals == (700, 50)


def test_deals_of_many_phones_all_come_to_stand_one_behind_the_other(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    phones = [phone(session, uid, 1, side=number % 2) for number in range(6)]
    match = match_of(phones[0])

    def save(number: int) -> None:
        """Save five different deals; one that others came before is looked at and saved again."""
        seated = phones[number]
        for _ in range(5):
            done: object = None
            while not isinstance(done, Change):
                seen = seated.matches.number(match)
                done = seated.deals.record(match, deal_by_totals(1, 0), seen=seen)

    at_once(*[lambda number=number: save(number) for number in range(6)])
    again = house.start()
    found = again.matches.open(match)
    assert found.progress.totals == (30, 0)
    kept = again._work.database.match_documents("deals", match)
    assert [one["position"] for one in kept] == list(range(1, 31))
    assert [one.number for one in found.history.changes] == list(range(1, 32))


def test_simultaneous_undo_and_deal_never_take_the_wrong_deal(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    match = match_of(north)
    norths, easts = 0, 0
    for _ in range(8):
        record_totals(north, 1, 0)
        seen = north.matches.number(match)
        undone, saved = at_once(
            partial(north.deals.undo, match, seen=seen),
            partial(east.deals.record, match, deal_by_totals(0, 1), seen=seen),
        )
        if isinstance(undone, Change):
            assert problem_codes(saved) == ["changed_since"]
        else:
            assert problem_codes(undone) == ["changed_since"]
            assert isinstance(saved, Change)
            norths, easts = norths + 1, easts + 1
        assert north.matches.open(match).progress.totals == (norths, easts)


def test_a_round_is_closed_between_a_claim_and_the_next_or_not_at_all(session: Session) -> None:
    """Whoever comes second is told; no claim stands in a round that was closed without it."""
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    north.table.claim(Score((5, 0)))
    change(session, uid, lambda e, n: record_from_paper(e, 2, Score((5, 0)), n))
    accepted, ended = at_once(
        lambda: east.table.accept(1), lambda: session.club.evenings.change(uid, close_round, by=BY)
    )
    evening = session.club.evenings.open(uid)
    assert accepted == ()
    assert evening.rounds[0].tables[0].result is not None
    assert evening.rounds[0].state in ("closed", "running")
    assert (evening.rounds[0].state == "closed") == (ended == evening)


def test_everybody_reads_whole_evenings_while_others_write(session: Session) -> None:
    """A result and its line in the log are there together, or neither is."""
    uid = begin_first_round(session, 16, rounds=1)
    phones = [phone(session, uid, table, side=0) for table in range(1, 9)]
    wrong: list[object] = []
    done = threading.Event()

    def look() -> None:
        while not done.is_set():
            evening = session.club.evenings.open(uid)
            claims = sum(len(table.claims) for table in evening.rounds[0].tables)
            lines = sum(entry.kind == "claimed" for entry in evening.log)
            if claims != lines:
                wrong.append((claims, lines))

    def claim(seated: object) -> None:
        seated.table.claim(Score((5, 0)))  # type: ignore[attr-defined]

    readers = [threading.Thread(target=look) for _ in range(2)]
    for reader in readers:
        reader.start()
    at_once(*[lambda seated=seated: claim(seated) for seated in phones])
    done.set()
    for reader in readers:
        reader.join(60)
    assert wrong == []


def test_eight_phones_of_a_table_come_at_the_same_moment(session: Session) -> None:
    uid = begin_first_round(session, 4)
    code = session.club.access.ensure_code(uid, 1)
    given = at_once(*[lambda: session.club.access.exchange(code)] * 12)
    assert len({one.visitor.number for one in given if one is not None}) == 12  # type: ignore[attr-defined]
    assert len(session.club.access.visitors(uid)) == 8


def test_news_come_after_the_line_is_on_the_disk(session: Session) -> None:
    uid = begin_first_round(session, 4)
    north = phone(session, uid, 1, side=0)
    seen: list[tuple[EveningChanged, bool]] = []

    def listener(news: EveningChanged) -> None:
        text = session.path.read_text(encoding="utf-8")
        seen.append((news, '"points":[777,5]' in text))

    session.club.subscribe(listener)
    assert north.table.claim(Score((777, 5))) == ()
    assert seen == [(EveningChanged(uid, 1, 1, "table"), True)]


def test_starting_a_round_from_two_places_starts_it_once(house: House) -> None:
    session = house.start()
    uid = begin_evening(session, 8)
    change(session, uid, draw_round)
    given = at_once(*[lambda: session.club.evenings.start_round(uid, by=BY)] * 3)
    refused = [one for one in given if isinstance(one, tuple)]
    assert len(refused) == 2
    assert len(session.matches.list(include_club=True)) == 4


def test_reads_of_phones_do_not_wait_for_a_save(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them go on while the disk has not answered, and give what is on the disk."""
    uid = begin_first_round(session, 4)
    north, east = phone(session, uid, 1, side=0), phone(session, uid, 1, side=1)
    match = match_of(north)
    club = session.club
    code = club.access.ensure_code(uid, 1)

    def read() -> list[object]:
        return [
            club.access.ensure_code(uid, 1),
            club.access.is_valid_code(code),
            club.access.visitor_by_id(east.visitor.id),
            club.access.visitors(uid),
            club.evenings.open(uid),
            club.evenings.list(),
            club.evenings.standing(uid),
            east.table.view(),
            east.matches.open(match).progress.totals,
            east.matches.list(),
            east.drafts.find(match, "east"),
            east.settings.read("east"),
        ]

    before = read()
    slow = SlowDisk(monkeypatch)
    saver = threading.Thread(target=lambda: record_totals(north, 5, 5))
    saver.start()
    assert slow.is_waiting.wait(PATIENCE)
    seen: list[object] = []
    reader = threading.Thread(target=lambda: seen.extend(read()))
    reader.start()
    reader.join(PATIENCE)
    is_still_waiting = saver.is_alive()
    slow.is_released.set()
    saver.join()
    reader.join()
    assert is_still_waiting
    assert seen == before
    assert east.matches.open(match).progress.totals == (5, 5)
