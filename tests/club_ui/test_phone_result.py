"""The result of a table: given, accepted, handed over, disputed, decided; and what comes after."""

import pytest

from scorekeeper.club.model import Result, RoundLength, Score
from scorekeeper.club.results import (
    claim_score,
    correct_result,
    decide_result,
    record_from_paper,
    reopen_table,
)
from scorekeeper.club_ui.phone.state import with_result
from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import outcome_text
from scorekeeper.services import Session
from scorekeeper.services.club import author_of
from tests.club_ui.sessions import (
    close_running_round,
    club_night,
    give_result,
    phone,
    record_deals,
    seat_phone,
    table_at,
    visitor,
    win_match,
)
from tests.services.club.kit import change
from tests.ui.matches import is_on, label_of

WORDS = Words()


async def test_a_match_that_the_deals_have_ended_has_nothing_to_go(session: Session) -> None:
    uid = club_night(session, length=RoundLength(points=5000, deals=2))
    who = visitor(session, uid)
    record_deals(seat_phone(session, who, 0), (900, 850))
    async with phone(session, who) as ui:
        assert ui.has_text("4,100 to go")
    record_deals(session.club.seat(who), (400, 700))
    async with phone(session, who) as ui:
        assert label_of(ui, "winner").startswith("Eva & Finn have won by 250 points")
        assert not any("to go" in said for said in ui.texts())


# --- two phones


async def test_one_side_gives_the_result_and_the_others_phone_accepts_it(session: Session) -> None:
    uid = club_night(session)
    who, _ = win_match(session, uid)
    other = visitor(session, uid)
    seat_phone(session, other, 1)
    async with phone(session, who) as mine, phone(session, other) as theirs:
        assert label_of(mine, "winner").startswith("Greta & Hugo have won by 3,900 points")
        assert not mine.has("record")
        await mine.tap("phone-give")
        assert mine.has_text(WORDS.text("phone-give-title"))
        assert (label_of(mine, "said-0"), label_of(mine, "said-1")) == (
            "Greta & Hugo 5,100",
            "Eva & Finn 1,200",
        )
        await mine.tap("phone-agree")
        await mine.until(lambda: mine.route == "/" and mine.has("given"))
        await theirs.until(lambda: theirs.has("asked"))
        assert theirs.text("asked").startswith("Greta & Hugo report this result")
        await theirs.tap("phone-accept")
        await theirs.until(lambda: theirs.has("done"))
        await mine.until(lambda: mine.has("done"))
        assert mine.text("done") == "Both sides agree on this result"
        assert not mine.has("undo")
    table = table_at(session, uid)
    assert table.result is not None
    assert (table.result.how, table.result.score.points) == ("agreed", (5100, 1200))
    assert {author_of(one.note.by) for one in table.claims} == {
        author_of("table-1-phone-1"),
        author_of("table-1-phone-2"),
    }


async def test_a_dispute_waits_for_the_organiser_and_says_so(session: Session) -> None:
    uid = club_night(session)
    who, _ = win_match(session, uid)
    other = visitor(session, uid)
    seat_phone(session, other, 1)
    async with phone(session, who) as mine, phone(session, other) as theirs:
        await give_result(mine)
        await theirs.until(lambda: theirs.has("asked"))
        await theirs.tap("phone-dispute")
        await theirs.tap("phone-why-deal")
        await theirs.type("phone-why-other", "number two")
        await theirs.tap("phone-call-organiser")
        await theirs.until(lambda: theirs.route == "/" and theirs.has("disputed"))
        await mine.until(lambda: mine.has("disputed"))
        assert theirs.text("disputed") == "You said this result is wrong"
        assert mine.text("disputed") == "Eva & Finn say this result is wrong"
        assert mine.text("reason") == "“A deal is missing or entered twice. number two”"
        assert "organiser" in mine.text("organiser-comes")
        settle = lambda e, note: decide_result(e, 1, Score((5000, 1200)), note)  # noqa: E731
        change(session, uid, settle, "looked at the sheet")
        await mine.until(lambda: mine.has("done"))
        await theirs.until(lambda: theirs.has("done"))
        assert theirs.text("done") == "The organiser decided the result"
        assert label_of(theirs, "said-0") == "Greta & Hugo 5,000"


async def test_whoever_disputed_may_think_better_of_it(session: Session) -> None:
    uid = club_night(session)
    who, _ = win_match(session, uid)
    other = visitor(session, uid)
    seat_phone(session, other, 1)
    async with phone(session, who) as mine, phone(session, other) as theirs:
        await give_result(mine)
        await theirs.until(lambda: theirs.has("asked"))
        await theirs.tap("phone-dispute")
        await theirs.tap("phone-call-organiser")
        await theirs.until(lambda: theirs.has("disputed"))
        await theirs.tap("phone-after-all")
        await theirs.until(lambda: theirs.has("done"))
        await mine.until(lambda: mine.has("done"))


async def test_given_result_can_be_taken_back_and_deals_amended(session: Session) -> None:
    uid = club_night(session)
    who, seat = win_match(session, uid)
    async with phone(session, who) as ui:
        await give_result(ui)
        await ui.tap("phone-withdraw")
        await ui.until(lambda: ui.has("phone-give"))
        await give_result(ui)
        await ui.tap("undo")
        await ui.until(lambda: ui.has("record"))
        assert table_at(session, uid).claims == (), "it was the score of other deals"
        record_deals(seat, (5200, 900))
        await ui.until(lambda: ui.has("phone-give"))
        await give_result(ui)
        assert not ui.mirror.late_themes, "the pad of the first deal is paper from the start"
    assert [one.score.points for one in table_at(session, uid).claims] == [(5200, 900)]


async def test_disputed_deals_are_amended_and_the_result_given_again(
    session: Session,
) -> None:
    uid = club_night(session)
    who, seat = win_match(session, uid)
    other = visitor(session, uid)
    opposite = seat_phone(session, other, 1)
    async with phone(session, who) as mine, phone(session, other) as theirs:
        await give_result(mine)
        assert opposite.table.dispute("one deal is missing") == ()
        await mine.until(lambda: mine.has("disputed"))
        record_deals(seat, (100, 600))
        await mine.until(lambda: mine.has("disputed") and mine.has("phone-give"))
        await mine.tap("phone-give")
        await mine.tap("phone-agree")
        await theirs.until(lambda: theirs.has("said-1") and "1,800" in label_of(theirs, "said-1"))
        await theirs.tap("phone-after-all")
        await mine.until(lambda: mine.has("done"))
    result = table_at(session, uid).result
    assert result is not None
    assert result.score.points == (5200, 1800)


@pytest.mark.parametrize("is_closed", [False, True])
async def test_corrected_winner_and_points_are_on_the_phone(
    session: Session, is_closed: bool
) -> None:
    uid = club_night(session)
    who, _ = win_match(session, uid)
    other = seat_phone(session, visitor(session, uid), 1)
    async with phone(session, who) as ui:
        await give_result(ui)
        assert other.table.accept(1) == ()
        await ui.until(lambda: ui.has("done"))
        assert label_of(ui, "winner").startswith("Greta & Hugo have won by 3,900 points")
        fix = lambda e, note: correct_result(e, 1, 1, Score((1200, 5100)), note)  # noqa: E731
        if is_closed:
            paper = lambda e, note: record_from_paper(e, 2, Score((1, 2)), note)  # noqa: E731
            change(session, uid, paper)
            close_running_round(session, uid)
            await ui.until(lambda: ui.has("waiting"))
            assert not ui.has("corrected")
        change(session, uid, fix, "the sides were mixed up")
        if is_closed:
            await ui.until(lambda: ui.has("corrected"))
            assert ui.text("corrected") == "The organiser corrected the result"
        else:
            await ui.until(lambda: "corrected" in ui.text("done"))
            assert label_of(ui, "winner") == "Eva & Finn have won by 3,900 points"
            assert (ui.text("total-0"), ui.text("total-1")) == ("1,200", "5,100")
        assert (label_of(ui, "said-0"), label_of(ui, "said-1")) == (
            "Greta & Hugo 1,200",
            "Eva & Finn 5,100",
        )


async def test_early_result_names_the_winner_and_no_next_dealer(
    session: Session,
) -> None:
    uid = club_night(session)
    who = visitor(session, uid)
    seat = seat_phone(session, who, 0)
    record_deals(seat, (300, 250))
    other = seat_phone(session, visitor(session, uid), 1)
    async with phone(session, who) as ui:
        assert ui.has("dealer")
        assert seat.table.claim() == ()
        assert other.table.accept(1) == ()
        await ui.until(lambda: ui.has("winner"))
        assert label_of(ui, "winner") == "Greta & Hugo have won by 50 points"
        assert not ui.has("dealer")
        change(session, uid, lambda e, note: reopen_table(e, 1, note), "there is time for more")
        await ui.until(lambda: ui.has("record"))
        assert not ui.has("winner")
        assert ui.has("dealer")
        record_deals(seat, (100, 700))
        await ui.until(lambda: ui.has("deal-2"))


@pytest.mark.parametrize(
    ("score", "absent", "told"),
    [
        (Score((500, 500)), (), "A draw between Greta & Hugo, Eva & Finn"),
        (Score((500, 700), winner=0), (), "Greta & Hugo have won"),
        (Score((0, 2000)), (0,), "Eva & Finn have won by 2,000 points"),
        (Score((0, 0)), (0, 1), None),
    ],
)
def test_a_match_stands_as_its_result_says(
    session: Session, score: Score, absent: tuple[int, ...], told: str | None
) -> None:
    _, seat = win_match(session, club_night(session))
    (summary,) = seat.matches.list()
    shown = seat.matches.open(summary.uid)
    result = Result(score=score, how="decided", absent=absent)
    found = with_result(shown, result)
    assert (found.progress.totals, found.progress.outcome.over) == (score.points, True)
    outcome = found.progress.outcome
    has_end = outcome.winner is not None or bool(outcome.tie)
    assert (outcome_text(Words(), outcome, found.match.sides) if has_end else None) == told
    assert found.progress.deals == shown.progress.deals
    assert with_result(shown, Result(score=Score((5100, 1200)), how="agreed")) is shown


# --- it may be given early, and only then


async def test_early_result_is_given_from_the_menu_after_a_deal(
    session: Session,
) -> None:
    uid = club_night(session)
    who = visitor(session, uid)
    seat = seat_phone(session, who, 0)
    async with phone(session, who) as ui:
        await ui.tap("table-menu")
        assert not is_on(ui, "phone-give-early")
        await ui.tap("close")
        record_deals(seat, (300, 250))
        await ui.until(lambda: ui.has("deal-1"))
        await ui.tap("table-menu")
        await ui.tap("phone-give-early")
        assert ui.text("margin") == "Greta & Hugo: 50 points ahead."
        await ui.tap("phone-not-yet")
        assert ui.route == "/"
        assert not table_at(session, uid).claims


async def test_refused_acceptance_is_told_in_a_notice(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = club_night(session)
    who, _ = win_match(session, uid)
    other = seat_phone(session, visitor(session, uid), 1)
    assert other.table.claim() == ()
    async with phone(session, who) as ui:
        await ui.until(lambda: ui.has("asked"))
        state = lambda e, note: claim_score(e, 1, 1, Score((5100, 1300)), note)  # noqa: E731
        monkeypatch.setattr("scorekeeper.club_ui.phone.state.PhoneState.reload", lambda *_, **__: 0)
        change(session, uid, state)
        await ui.tap("phone-accept")
        await ui.until(lambda: ui.has("notice"))
        assert "has changed its result" in ui.text("notice")
    assert table_at(session, uid).result is None
