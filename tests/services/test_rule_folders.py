"""Rule files of one's own: read beside the program's, and never in their way."""

import json
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from click.testing import CliRunner

from scorekeeper.cli import cli
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import rules_name
from scorekeeper.i18n.rules import rule_set_name
from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import (
    RuleLibrary,
    RuleSetError,
    RuleSetId,
    UnknownRuleSetError,
    find_rule_set,
    rule_book,
    rule_set_ids,
)
from scorekeeper.services import Profile, Session, SetUp
from scorekeeper.view_models.history import history_view
from scorekeeper.view_models.rule_sets import rule_set_list
from tests.club.kit import accepted, plan_of
from tests.rules.kit import HOUSE_FILE, agreed_values, house_file
from tests.services.conftest import AddRules, Reopen
from tests.support.problems import problem_codes
from tests.support.sessions import SteppingClock, restartable_session

BEACH = """
# Beach canasta: samba by the sea, to 2,000.
id       = "beach"
name     = "Beach"
family   = "islands"
origin   = "rule_book"
edition  = 1
place    = 1
aliases  = ["samba", "classic"]
inherits = { from = "samba", ref = "table" }
target   = { value = 2000, ref = "table", status = "outside" }
"""
BEACH_ID = RuleSetId("beach")
OWN = rule_set_ids()


def test_a_file_is_read_by_the_library_of_its_folder(add_rules: AddRules) -> None:
    library = add_rules("beach", BEACH)
    assert library.book(BEACH_ID).rules.target == 2000
    assert (library.ids(), library.catalogue()[0].id) == ((*OWN, "beach"), "beach")
    assert rule_set_ids() == OWN
    with pytest.raises(UnknownRuleSetError):
        rule_book(BEACH_ID)
    with pytest.raises(UnknownRuleSetError):
        find_rule_set("beach")


def test_a_changed_file_wants_a_new_library(add_rules: AddRules) -> None:
    before = add_rules("beach", BEACH)
    assert before.book(BEACH_ID).rules.target == 2000
    after = add_rules("beach", BEACH.replace("2000", "3000"))
    assert (before.book(BEACH_ID).rules.target, after.book(BEACH_ID).rules.target) == (2000, 3000)


def test_a_file_may_inherit_from_another_of_the_folder(add_rules: AddRules) -> None:
    add_rules("beach", BEACH)
    lake = BEACH.replace('"beach"', '"lake"').replace('from = "samba"', 'from = "beach"')
    library = add_rules("lake", lake.replace("2000", "1500"))
    book = library.book(RuleSetId("lake"))
    assert (book.rules.target, book.rules.decks) == (1500, 3)
    assert book.parent is library.book(BEACH_ID)


def test_an_alias_never_hides_the_id_of_another(add_rules: AddRules) -> None:
    """Matches name their rule set by its id: somebody's alias must not take it away."""
    library = add_rules("beach", BEACH)
    assert library.find("samba") == "samba"
    assert library.find("classic_4p") == "classic_4p"


def test_a_file_with_the_id_of_one_of_the_programs_own_is_not_taken(add_rules: AddRules) -> None:
    library = add_rules("samba", BEACH.replace('"beach"', '"samba"'))
    assert library.book(RuleSetId("samba")) is rule_book(RuleSetId("samba"))
    assert [str(error) for error in library.broken_files()] == ["samba: id: id taken"]


@pytest.mark.thorough
@pytest.mark.parametrize(
    "text",
    [
        "",
        "id = ",
        BEACH.replace('ref = "table", status', "status"),
        BEACH.replace("2000", '"much"'),
        BEACH.replace("target ", "goal "),
        BEACH.replace('from = "samba"', 'from = "sea"'),
        BEACH.replace('from = "samba"', 'from = "beach"'),
        BEACH.replace('"beach"', '"beech"'),
        "a = " + "[" * 5000,
    ],
)
def test_a_broken_file_is_named_and_left_out(add_rules: AddRules, text: str) -> None:
    library = add_rules("beach", text)
    (error,) = library.broken_files()
    assert "beach.toml" in str(error)
    assert {identity.id for identity in library.catalogue()} == set(OWN)
    assert library.find("samba") == "samba"
    with pytest.raises(RuleSetError, match=r"beach\.toml: "):
        library.book(BEACH_ID)


def test_a_file_that_is_no_text_is_named_and_left_out(rule_folder: Path) -> None:
    (rule_folder / "beach.toml").write_bytes(b"id = '\xff'")
    library = RuleLibrary(rule_folder)
    assert [str(one) for one in library.broken_files()] == [
        "beach.toml: the whole: not utf8 (byte: 6)"
    ]
    assert len(library.catalogue()) == len(OWN)


def test_command_line_names_a_broken_own_rule_file(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "beach.toml").write_text("id = ", "utf-8")
    done = CliRunner().invoke(cli, ["--data", str(tmp_path), "rules"])
    assert (done.exit_code, len(done.stdout.splitlines())) == (0, len(OWN))
    assert done.stderr.startswith("beach.toml: this isn’t valid TOML: line 1")


@pytest.mark.parametrize("name", ["nowhere", "a file"])
def test_a_folder_need_not_exist(tmp_path: Path, name: str) -> None:
    (tmp_path / "a file").write_text("", "utf-8")
    assert RuleLibrary(tmp_path / name).ids() == OWN


@pytest.mark.thorough
@pytest.mark.parametrize("left", [None, "id = "])
def test_a_match_outlives_the_file_of_its_rule_set(
    rule_folder: Path, reopen: Reopen, left: str | None
) -> None:
    """Its values were frozen when it began: it is opened, scored and played on with them."""
    file = rule_folder / "beach.toml"
    file.write_text(BEACH, "utf-8")
    session = reopen()
    uid = start_beach(session)
    deal = read_deal({"sides": [{"total": 1200}, {"hand_card_points": 60}]}, "here")
    session.deals.record(uid, deal, seen=session.matches.number(uid))
    before = session.matches.open(uid)

    file.unlink()
    if left is not None:
        file.write_text(left, "utf-8")
    session = reopen()
    (summary,) = session.matches.list()
    assert summary.match.ruleset == BEACH_ID
    assert session.matches.open(uid).progress == before.progress
    session.deals.record(uid, deal, seen=session.matches.number(uid))
    after = session.matches.open(uid)
    assert (after.progress.outcome.winner, after.progress.totals) == (0, (2400, -120))
    stand_in = after.match.book
    assert stand_in is session.library.book(BEACH_ID)
    assert (stand_in.rules, stand_in.identity.family) == (before.match.rules, "kept")
    assert {stand_in.citations.citation_at(path).status for path in stand_in.tree} == {"proposed"}
    assert BEACH_ID not in [identity.id for identity in session.library.catalogue()]


def start_beach(session: Session) -> MatchUid:
    sides = (
        Side("Ana & Ben", (Player("Ana"), Player("Ben"))),
        Side("Cleo & Dov", (Player("Cleo"), Player("Dov"))),
    )
    uid = session.matches.start(SetUp(ruleset=BEACH_ID, sides=sides))
    assert isinstance(uid, str)
    return uid


def test_history_names_a_rule_set_whose_file_is_gone_by_its_id(
    rule_folder: Path, reopen: Reopen
) -> None:
    file = rule_folder / "beach.toml"
    file.write_text(BEACH, "utf-8")
    session = reopen()
    uid = start_beach(session)
    by_samba = SetUp(ruleset=RuleSetId("samba"), sides=session.matches.open(uid).match.sides)
    session.matches.correct_set_up(uid, by_samba, seen=session.matches.number(uid))
    file.unlink()
    session = reopen()
    view = history_view(
        Words(),
        session.matches.open(uid),
        library=session.library,
        deal=None,
        device="here",
        limit=1,
        today=date(2026, 11, 21),
    )
    assert view.entries[0].details[0] == "rule set: beach → Samba"


# --- two sessions in one process


@pytest.fixture
def beaches(tmp_path: Path) -> Iterator[Callable[[], tuple[Session, Session]]]:
    """Open a session in each of two folders, with rule files of the same id."""
    for folder, name, target in (("here", "Beach", 2000), ("there", "Strand", 3000)):
        rules = tmp_path / folder / "rules"
        rules.mkdir(parents=True)
        text = BEACH.replace("2000", str(target)).replace('"Beach"', f'"{name}"')
        (rules / "beach.toml").write_text(text, "utf-8")
    lake = BEACH.replace('"beach"', '"lake"')
    (tmp_path / "there" / "rules" / "lake.toml").write_text(lake, "utf-8")

    clock = SteppingClock()
    with (
        restartable_session(tmp_path / "here", clock) as reopen_here,
        restartable_session(tmp_path / "there", clock) as reopen_there,
    ):
        yield lambda: (reopen_here(), reopen_there())


def test_two_sessions_have_their_own_rule_sets(
    beaches: Callable[[], tuple[Session, Session]],
) -> None:
    """Two servers of one process: the same id with other values, and a set of one of them."""
    here, there = beaches()
    uids = [start_beach(session) for session in (here, there)]
    opened = [session.matches.open(uid) for session, uid in zip((here, there), uids, strict=True)]
    assert [one.match.rules.target for one in opened] == [2000, 3000]
    assert [rules_name(Words(), one) for one in opened] == ["Beach", "Strand"]
    assert [rule_set_name(Words(), one.library, "lake") for one in (here, there)] == [None, "Beach"]
    assert there.library.find("Strand") == BEACH_ID
    with pytest.raises(UnknownRuleSetError):
        here.library.find("Strand")
    ids = [{one.id for one in session.library.catalogue()} for session in (here, there)]
    assert ids == [{*OWN, "beach"}, {*OWN, "beach", "lake"}]


def test_two_sessions_keep_the_values_of_their_own_games(
    tmp_path: Path, beaches: Callable[[], tuple[Session, Session]]
) -> None:
    """The file of one is gone: its game keeps its values, which the other does not see."""
    here, there = beaches()
    uids = [start_beach(session) for session in (here, there)]
    (tmp_path / "here" / "rules" / "beach.toml").unlink()
    here, there = beaches()
    kept, own = (
        session.matches.open(uid) for session, uid in zip((here, there), uids, strict=True)
    )
    assert (kept.match.rules.target, kept.match.book.identity.family) == (2000, "kept")
    assert (own.match.rules.target, own.match.book.identity.family) == (3000, "islands")
    listed = [
        rule_set_list(Words(), one.library, one.library.catalogue(), {}, search_text="strand")
        for one in (here, there)
    ]
    rows = [[row.id for group in found.groups for row in group.rows] for found in listed]
    assert rows == [[], [BEACH_ID]]


def test_two_sessions_have_their_own_rule_sets_for_houses_and_clubs(
    beaches: Callable[[], tuple[Session, Session]],
) -> None:
    """Two sessions play house rules and clubs by their own rule sets."""
    here, there = beaches()
    text = json.dumps(house_file("lake", rules=agreed_values({"go_out_bonus": 200})))
    profile = there.profiles.import_file(text, HOUSE_FILE)
    assert isinstance(profile, Profile)
    assert profile.house is not None
    assert profile.house.book is there.library.book(RuleSetId("lake"))
    with pytest.raises(RuleSetError, match="base: unknown rule set"):
        here.profiles.import_file(text, HOUSE_FILE)

    plan = plan_of(ruleset="lake")
    evening = accepted(there.club.evenings.begin(plan))
    assert there.club.evenings.open(evening).book.rules.target == 2000
    assert problem_codes(here.club.evenings.begin(plan)) == ["unknown_rule_set"]
    file = there.club.transfer.export_evening(evening)
    with pytest.raises(ClubFileError, match="unknown rule set"):
        here.club.transfer.import_evening(file, "club.json")
