"""The folder of a club: what stands on which page, and that nobody is named who has not agreed."""

import csv
import io
import posixpath
import zipfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.club.entrants import add_entrant
from scorekeeper.club.model import (
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    Note,
    Problems,
    Score,
    name_problems,
)
from scorekeeper.club.results import correct_result
from scorekeeper.club.rounds import close_round
from scorekeeper.i18n import Words
from scorekeeper.publishing.published_club import (
    PublishOptions,
    load_published_club,
    published_club,
)
from scorekeeper.publishing.site import publish, site_files
from scorekeeper.publishing.site_files import page_path, zip_archive
from scorekeeper.services import Session
from tests.club.kit import accepted, evening_of
from tests.club.kit import play_round as played_by
from tests.club_ui.sessions import begin_evening, member, open_evening, play_round
from tests.publishing.html import ParsedPage
from tests.services.club.kit import by_paper, change, enters, match_of, next_round, phone
from tests.services.conftest import deal

ROUND = ((5000, 3000), (5100, 2000))
WORDS = Words()


def agree(session: Session, *names: str) -> None:
    for known in session.club.members.list():
        if known.who.name in names:
            session.club.members.set_name_permission(known.who, allowed=True)


def files_of(session: Session, **options: object) -> dict[str, bytes]:
    wanted = PublishOptions(title="Our club", **options)  # type: ignore[arg-type]
    return site_files(load_published_club(session, WORDS, wanted))


def parsed_page(files: dict[str, bytes], start: str) -> ParsedPage:
    (page,) = (path for path in files if path.startswith(start) and path.endswith(".html"))
    return ParsedPage(files[page].decode())


@pytest.fixture
def evening(session: Session) -> EveningUid:
    """Four pairs after both rounds of their evening; Ana, Ben and Cleo may be named."""
    uid = begin_evening(session, rounds=2)
    play_round(session, uid, *ROUND)
    play_round(session, uid, *ROUND)
    agree(session, "Ana", "Ben", "Cleo")
    return uid


def test_the_first_page_leads_to_every_evening_with_its_winner(
    session: Session, evening: EveningUid
) -> None:
    index = parsed_page(files_of(session), "index")
    assert "Our club" in index.texts
    (_, row) = index.rows
    winners = open_evening(session, evening)
    assert row[:2] == ["Tue 24 Nov 2026", winners.plan.name]
    assert index.hrefs[-2:] == ["ratings.html", "records.html"]
    assert {"Ana", "Ben", "Cleo"} <= set(index.texts)
    assert not {"Dov", "Eva", "Finn"} & set(index.texts)


def test_an_evening_has_its_ranking_and_every_table_of_every_round(
    session: Session, evening: EveningUid
) -> None:
    page = parsed_page(files_of(session), "evenings/")
    headings = [text for text in page.texts if text.startswith(("Final", "Round"))]
    assert headings[:3] == ["Final standings", "Round 1", "Round 2"]
    ranking, tables = page.rows[1:5], [row for row in page.rows if row[0] in ("1", "2")]
    assert [row[0] for row in ranking] == ["1", "2", "3", "4"]
    assert {row[1] for row in ranking} == {"Ana & Ben", "Cleo & D.", "E. & F.", "G. & H."}
    results = [row for row in tables if row not in ranking]
    assert [row[2] for row in results] == ["5,000", "5,100"] * 2
    assert [row[4] for row in results] == ["3,000", "2,000"] * 2


def test_the_table_beside_a_page_says_the_same(session: Session, evening: EveningUid) -> None:
    files = files_of(session)
    path = page_path("evenings", evening, "2026-11-24").removesuffix(".html")
    ranking = list(csv.reader(io.StringIO(files[f"{path}.csv"].decode("utf-8-sig"))))
    assert ranking[0][:4] == ["Place", "Entry", "Players", "Points"]
    assert {row[1] for row in ranking[1:]} == {"Ana & Ben", "Cleo & D.", "E. & F.", "G. & H."}
    assert {f"{path}-1.csv", f"{path}-2.csv"} <= files.keys()


def test_a_page_of_their_own_is_for_those_who_agreed(session: Session, evening: EveningUid) -> None:
    files = files_of(session)
    people = {member.name: member.uid for member in open_evening(session, evening).members}
    pages = {page_path("people", people[name]) for name in ("Ana", "Ben", "Cleo")}
    assert {path for path in files if path.startswith("people/") and path.endswith("html")} == pages
    ana = ParsedPage(files[page_path("people", people["Ana"])].decode())
    (_, row) = ana.rows
    assert row[1:4] == [open_evening(session, evening).plan.name, row[2], "Ana & Ben"]


def test_with_all_names_everybody_is_named_and_has_a_page(
    session: Session, evening: EveningUid
) -> None:
    files = files_of(session, all_names=True)
    assert "Eva & Finn" in {row[1] for row in parsed_page(files, "evenings/").rows}
    assert sum(path.startswith("people/") and path.endswith(".html") for path in files) == 8


def test_withdrawn_consent_gives_initials_again(session: Session, evening: EveningUid) -> None:
    for known in session.club.members.list():
        session.club.members.set_name_permission(known.who, allowed=False)
    files = files_of(session)
    assert not any(path.startswith("people/") for path in files)
    assert {row[1] for row in parsed_page(files, "evenings/").rows[1:5]} == {
        *("A. & B.", "C. & D.", "E. & F.", "G. & H.")
    }


def test_a_running_evening_is_published_when_it_is_over_or_asked_for(session: Session) -> None:
    uid = begin_evening(session, rounds=2)
    play_round(session, uid, *ROUND)
    assert parsed_page(files_of(session), "index").rows == []
    index = parsed_page(files_of(session, running=True), "index")
    assert index.rows[1][2] == "Round 1 of 2 finished"
    play_round(session, uid, *ROUND)
    assert len(parsed_page(files_of(session), "index").rows) == 2


def test_a_season_adds_up_the_evenings_that_are_published(
    session: Session, evening: EveningUid
) -> None:
    other = begin_evening(session, rounds=2)
    play_round(session, other, *ROUND)
    season = session.club.seasons.begin("Autumn", [evening, other])
    assert isinstance(season, str)
    page = parsed_page(files_of(session), "seasons/")
    assert page.rows[0] == ["Place", "Player", "Total", "Tue 24 Nov"]
    assert len(page.rows) == 1 + 8
    both = parsed_page(files_of(session, running=True), "seasons/")
    assert both.rows[0][3:] == ["Tue 24 Nov", "Tue 24 Nov (2)"]
    agreed = member(session, "Ana").uid
    ana = ParsedPage(files_of(session)[page_path("people", agreed)].decode())
    (own,) = (row for row in page.rows if row[1] == "Ana")
    assert ana.rows[-1] == ["Autumn", own[0], own[2]]


def test_records_come_from_results_and_from_deals(session: Session) -> None:
    uid = begin_evening(session, rounds=2)
    evening = next_round(session, uid)
    seated = phone(session, uid, 1, 0)
    best = session.deals.record(
        match_of(seated),
        deal(
            {"canastas": {"natural": 2, "mixed": 1}, "melded_card_points": 300, "went_out": True},
            {"canastas": {}, "melded_card_points": 0, "hand_card_points": 50},
        ),
        seen=session.matches.number(match_of(seated)),
    )
    assert best
    by_paper(session, uid, {1: (1700, -50), 2: (5100, 5000)})
    change(session, uid, close_round)
    play_round(session, uid, (4000, 100), (100, 4000))
    records = {row[0]: row[1:] for row in parsed_page(files_of(session), "records").rows[1:]}
    assert records["Highest match"][0] == "5,100"
    assert records["Largest winning margin"][0] == "3,900"
    assert records["Most canastas in a deal"][0] == "3"
    first = evening.rounds[0].tables[0].sides[0]
    assert records["Best deal"][0] == "1,700"
    assert len(first.players) == 2
    assert records["Best deal"][4] == "1"


def test_site_links_lead_to_pages_and_fetch_nothing_else(
    session: Session, evening: EveningUid
) -> None:
    session.club.seasons.begin("Autumn", [evening])
    files = files_of(session)
    for path, content in files.items():
        if path.endswith(".html"):
            page = ParsedPage(content.decode())
            assert not {"script", "img", "iframe"} & set(page.tags)
            for href in page.hrefs:
                target = posixpath.normpath(posixpath.join(posixpath.dirname(path), href))
                assert target in files, (path, href)
    assert "url(" not in files["style.css"].decode()
    assert "@import" not in files["style.css"].decode()


def test_site_of_the_same_store_has_the_same_bytes(
    session: Session, evening: EveningUid, tmp_path: Path
) -> None:
    def written() -> dict[str, bytes]:
        publish(session, WORDS, PublishOptions(), tmp_path / "web")
        paths = (path for path in (tmp_path / "web").rglob("*") if path.is_file())
        return {str(path.relative_to(tmp_path / "web")): path.read_bytes() for path in paths}

    first = written()
    assert written() == first
    assert zip_archive(files_of(session)) == zip_archive(files_of(session))
    session.club.evenings.delete(evening, by="organiser")
    assert not any(path.startswith(("evenings", "people")) for path in written())


def test_the_archive_holds_the_folder(session: Session, evening: EveningUid) -> None:
    files = files_of(session)
    with zipfile.ZipFile(io.BytesIO(zip_archive(files))) as packed:
        assert {name: packed.read(name) for name in packed.namelist()} == files


def test_the_pages_speak_the_language_that_is_asked_for(
    session: Session, evening: EveningUid
) -> None:
    files = site_files(load_published_club(session, Words("de"), PublishOptions()))
    page = files["index.html"].decode()
    assert '<html lang="de">' in page
    assert "<h1>Canasta-Club</h1>" in page


def test_a_team_keeps_a_name_without_the_name_of_a_player(session: Session) -> None:
    uid = begin_evening(session, (), form="teams", rounds=1)
    for entrant, (called, names) in enumerate(
        [("The Aces", ("Ana", "Ben", "Cleo", "Dov")), ("Evas Vier", ("Eva", "Finn", "Gus", "Hal"))]
    ):
        enters(session, uid, f"t{entrant}", [member(session, name) for name in names], called)
    enters(session, uid, "t2", [member(session, n) for n in ("I", "J", "K", "L")], "With Ana")
    evening = open_evening(session, uid)
    everybody = {one.uid: one.name for one in evening.members}
    shown = published_club(WORDS, PublishOptions(), [evening], names=everybody, agreed=()).evenings[
        0
    ]
    assert [entrant.name for entrant in shown.entrants] == ["The Aces", "Evas Vier", ""]


def test_no_reason_of_a_decision_is_published(session: Session, evening: EveningUid) -> None:
    why = "Dov was rude"

    def corrected(evening: Evening, note: Note) -> Evening | Problems:
        return correct_result(evening, 1, 1, Score((100, 200)), note)

    change(session, evening, corrected, why)
    everything = b"\n".join(files_of(session, all_names=True).values()).decode()
    assert "200" in everything
    assert "rude" not in everything
    assert "rude" not in repr(load_published_club(session, WORDS, PublishOptions()).evenings)


def test_published_streak_goes_over_sessions_of_a_day(session: Session) -> None:
    """The final was set up first and played last: the record is the one of the true order."""
    people = (("Ana", "Ben"), ("Cleo", "Dov"))
    final, heat = begin_evening(session, people, rounds=3), begin_evening(session, people, rounds=3)
    for uid, scores in ((heat, (100, 900, 900)), (final, (900, 900, 100))):
        for points in scores:
            next_round(session, uid)
            sides = open_evening(session, uid).rounds[-1].tables[0].sides
            score = (points, 1000 - points)
            by_paper(session, uid, {1: score if sides[0].entrants[0] == "e1" else score[::-1]})
            change(session, uid, close_round)
    known = load_published_club(session, WORDS, PublishOptions())
    assert [evening.uid for evening in known.evenings] == [heat, final]
    streak = next(record for record in known.records if record.kind == "longest_streak")
    assert (streak.value, streak.evening, streak.round) == (4, final, 2)


MARKED = st.text(max_size=12).filter(lambda text: not [*name_problems(f"{text}x")])


@pytest.mark.thorough
@given(st.lists(st.tuples(MARKED, st.booleans()), min_size=6, max_size=6))
def test_whatever_the_names_pages_are_whole_and_show_those_who_agreed(
    people: list[tuple[str, bool]],
) -> None:
    names = {MemberUid(f"m{n}"): f"{text}Zq{n}xw" for n, (text, _) in enumerate(people)}
    agreed = {MemberUid(f"m{n}") for n, (_, has_agreed) in enumerate(people) if has_agreed}
    evening = _evening(names)
    for page in site_files(
        published_club(WORDS, PublishOptions(), [evening], names=names, agreed=agreed)
    ).values():
        text = ParsedPage(page.decode()).text if page.startswith(b"<") else page.decode()
        assert not [names[uid] for uid in names.keys() - agreed if f"Zq{uid[1:]}xw" in text]
    known = published_club(WORDS, PublishOptions(), [evening], names=names, agreed=agreed)
    pages = [
        ParsedPage(content.decode())
        for path, content in site_files(known).items()
        if "html" in path
    ]
    everything = "\n".join(page.text for page in pages)
    assert all(f"Zq{uid[1:]}xw" in everything for uid in agreed)
    assert len(set(known.names.values())) == len(names)
    assert {tag for page in pages for tag in page.tags} <= KNOWN_TAGS
    assert not {name for page in pages for name, _ in page.attributes if name.startswith("on")}


KNOWN_TAGS = {
    *("html", "head", "meta", "title", "link", "body", "nav", "main", "section", "div"),
    *("h1", "h2", "p", "ul", "li", "a", "table", "thead", "tbody", "tr", "th", "td"),
}


def _evening(names: dict[MemberUid, str]) -> Evening:
    evening, uids = evening_of(0, rounds=1), list(names)
    for start in range(0, len(uids), 2):
        members = [Member(uid, names[uid]) for uid in uids[start : start + 2]]
        evening = accepted(add_entrant(evening, EntrantUid(f"e{start}"), members))
    return played_by(evening, lambda *_: (900, 400))
