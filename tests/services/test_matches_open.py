"""An open match is held in memory: after a change it is what the store would give, made from it."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from scorekeeper.match import MatchUid, serialization
from scorekeeper.rules import RuleSet
from scorekeeper.scoring import Deal
from scorekeeper.scoring.score import DealScore, score_deal
from scorekeeper.services import Change, Identity, OpenMatch, Session
from scorekeeper.services import matches as matches_module
from scorekeeper.services.matches import MatchReader
from tests.services.conftest import classic, deal
from tests.tools.torture import evening as evenings
from tests.tools.torture.evening import Evening


def derived_values(stand: OpenMatch) -> list[object]:
    progress = stand.progress
    scores = [
        (one.score.sides, one.score.problems, one.totals_after, one.dealer)
        for one in progress.deals
    ]
    return [stand.match, stand.history, scores, progress.totals, progress.outcome, progress.dealer]


def rename(session: Session, match: MatchUid, random: Random) -> None:
    name = random.choice(session.matches.open(match).match.sides[0].players).name
    uid = session.matches.people.identities().by_name.get(name)
    session.people.rename(Identity(uid=uid, name=name), random.choice(["Anna", "Zoë", "Ana"]))


def arrange(session: Session, match: MatchUid, random: Random) -> None:
    seats = [
        player.name for side in session.matches.open(match).match.sides for player in side.players
    ]
    if len(seats) == 4 and random.random() < 0.5:
        seats[random.randrange(4)] = random.choice(["Eva", "Finn"])
        session.matches.arrange_next_deal(
            match, seats=tuple(seats), seen=session.matches.number(match)
        )


def end(session: Session, match: MatchUid, random: Random) -> None:
    verb = random.choice(
        [partial(session.matches.end, match, "time"), partial(session.matches.resume, match)]
    )
    verb(seen=session.matches.number(match))


ACTS: tuple[Callable[[Session, MatchUid, Random], None], ...] = (
    *(act for act in evenings.ACTS if act not in (evenings._type, evenings._tidy)),
    *(rename, arrange, end),
)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_after_any_change_it_is_what_the_store_gives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(evenings, "ACTS", ACTS)
    evening = Evening(tmp_path, f"open {seed}")
    for _ in range(60):
        evening.step()
        work = evening.session._work
        for summary in evening.session.matches.list():
            held = evening.session.matches.open(summary.uid)
            assert derived_values(held) == derived_values(MatchReader(work).open(summary.uid))
            assert summary.match == held.match
            assert summary.progress.totals == held.progress.totals
    evening.close()


def test_save_scores_its_own_deal_once_and_reads_no_rule(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = MatchUid(str(session.matches.start(classic())))
    for number in range(3):
        session.deals.record(uid, deal({"total": number}, {}), seen=session.matches.number(uid))
        before = session.matches.open(uid)
    scored: list[object] = []

    def counted(rules: RuleSet, played: Deal) -> DealScore:
        scored.append(played)
        return score_deal(rules, played)

    monkeypatch.setattr(sys.modules["scorekeeper.match.progress"], "score_deal", counted)
    monkeypatch.delattr(serialization, "read_match")
    monkeypatch.delattr(matches_module, "values_in_force")
    assert isinstance(session.deals.record(uid, deal({"total": 9}, {}), seen=before.number), Change)
    after = session.matches.open(uid)
    assert scored == [], "it was scored before it was saved"
    assert all(
        one is other for one, other in zip(before.match.deals, after.match.deals, strict=False)
    )
    session.deals.undo(uid, seen=after.number)
    assert session.matches.open(uid).match == before.match
    assert scored == []
    assert session.matches.summary(uid).progress is session.matches.open(uid).progress
