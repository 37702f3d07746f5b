"""House rules go out as a small file or as text, and come in the same way, checked first."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.rules.house_rules import house_text
from scorekeeper.services import Session
from tests.rules.kit import house, house_file
from tests.ui.device import NAME, session_in
from tests.ui.testkit import UI, mount


def phone(session: Session, route: str, **answers: Any) -> Any:
    """A device whose file picker and clipboard answer like this."""
    known = {"get": lambda _: NAME} | {name: lambda _, v=v: v for name, v in answers.items()}
    return mount(app(session, Words()), route=route, answers=known)


def file_of(text: str | bytes, name: str = "ours.json") -> list[dict[str, Any]]:
    content = text if isinstance(text, bytes) else text.encode()
    return [{"id": 1, "name": name, "size": len(content), "bytes": content}]


async def paste_text(ui: UI, text: str) -> None:
    field = next(n for n in ui.identified("import-paste").all_nodes() if n.type == "TextField")
    await ui.fire(field, "change", text, value=text)
    await ui.tap("import-look")


async def test_house_rules_go_out_as_a_file(session: Session) -> None:
    profile = session.profiles.save(house(target=7500))
    async with phone(session, f"/house/{profile.uid}/share", save_file=None) as ui:
        await ui.tap("house-share-file")
        await ui.until(lambda: bool(ui.text("share-report")))
        (sent,) = [args for name, args in ui.mirror.called if name == "save_file"]
        assert sent["file_name"] == "canasta-our-tuesdays.json"
        assert sent["src_bytes"].decode() == session.profiles.export(profile.uid)
        said = "canasta-our-tuesdays.json is in your browser’s downloads."
        assert ui.text("share-report") == said


async def test_the_text_stands_there_to_be_copied_in_any_case(session: Session) -> None:
    profile = session.profiles.save(house(target=7500))
    async with phone(session, f"/house/{profile.uid}/share") as ui:
        shown = json.loads(ui.text("house-share-text"))
        assert shown["rules"]["target"] == {"value": 7500, "ref": "table"}
        await ui.tap("house-share-copy")
        await ui.until(lambda: ui.text("share-report").startswith("Copied"))
        assert ("set", {"data": ui.text("house-share-text")}) in ui.mirror.called


async def test_a_file_comes_in_and_is_shown(session: Session) -> None:
    text = house_text(house("samba", target=7500))
    async with phone(session, "/house-in", pick_files=file_of(text)) as ui:
        await ui.tap("house-bring-file")
        await ui.until(lambda: ui.has("changed-target"))
        assert "7,500" in ui.text("changed-target")
    (profile,) = session.profiles.list()
    assert profile.house is not None
    assert (profile.name, profile.house.base) == ("Our Tuesdays", "samba")


async def test_pasted_text_comes_in_too(session: Session) -> None:
    async with phone(session, "/house-in") as ui:
        await paste_text(ui, house_text(house(target=7500)))
        await ui.until(lambda: ui.has("changed-target"))
    assert len(session.profiles.list()) == 1


WRONG = {
    "an unknown path": ({"goal": {"value": 1, "ref": "table"}}, "", "no such rule: goal"),
    "a wrong kind": (
        {"target": {"value": "far", "ref": "table"}},
        "Target",
        'must be a whole number, not "far"',
    ),
    "no reference": ({"target": {"value": 7500}}, "Target", "“table”"),
    "a band that goes backwards": (
        {
            "initial_meld": {
                "value": {
                    "by": "score",
                    "bands": [
                        {"to": 1495, "points": 50},
                        {"from": 3000, "to": 4995, "points": 90},
                        {"from": 1500, "points": 120},
                    ],
                },
                "ref": "table",
            }
        },
        "row 2",
        "each row must begin above the one before",
    ),
}


@pytest.mark.parametrize("what", WRONG)
async def test_a_refused_file_says_file_path_and_what_would_be_right(
    session: Session, what: str
) -> None:
    rules, path, right = WRONG[what]
    mine = session.profiles.save(house(target=7500))
    text = json.dumps(house_file(rules=rules))
    async with phone(session, "/house-in", pick_files=file_of(text, "club.json")) as ui:
        await ui.tap("house-bring-file")
        await ui.until(lambda: ui.has("refused"))
        assert ui.text("refused") == "Can’t import club.json"
        assert path in ui.text("refused-0")
        assert right in ui.text("refused-0")
        assert ui.route == "/house-in"
    assert session.profiles.list() == (mine,)


async def test_a_refused_text_stays_in_its_field_to_be_put_right(session: Session) -> None:
    async with phone(session, "/house-in") as ui:
        await paste_text(ui, "{")
        await ui.until(lambda: ui.has("refused"))
        assert ui.text("import-paste") == "{"


async def test_all_that_is_wrong_is_said_at_once(session: Session) -> None:
    rules = {"goal": {"value": 1, "ref": "table"}, "target": {"value": 7500}}
    async with phone(session, "/house-in") as ui:
        await paste_text(ui, json.dumps(house_file(rules=rules)))
        await ui.until(lambda: ui.has("refused"))
        assert "no such rule: goal" in ui.text("refused-0") + ui.text("refused-1")
        assert "Target a reference" in ui.text("refused-0") + ui.text("refused-1")


@pytest.mark.parametrize("content", [b"\x00\x01\x02", b""])
async def test_a_file_that_is_no_text_is_refused(session: Session, content: bytes) -> None:
    async with phone(session, "/house-in", pick_files=file_of(content, "photo.png")) as ui:
        await ui.tap("house-bring-file")
        await ui.until(lambda: ui.has("refused"))
        assert "photo.png" in (ui.text("refused"))
    assert session.profiles.list() == ()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("answer", "targets"),
    [
        ("house-bring-replace", [6000]),
        ("house-bring-both", [6000, 7500]),
        ("house-bring-leave", [7500]),
    ],
)
async def test_other_rules_under_the_same_mark_are_asked_about(
    session: Session, answer: str, targets: list[int]
) -> None:
    mine = session.profiles.save(house(target=7500))
    theirs = house_text(dataclasses.replace(house(target=6000), uid=mine.uid))
    async with phone(session, "/house-in") as ui:
        await paste_text(ui, theirs)
        await ui.until(lambda: ui.has("house-bring-conflict"))
        assert session.profiles.list() == (mine,), "nothing is changed unasked"
        await ui.tap(answer)
        await ui.until(lambda: ui.route != "/house-in")
    kept = [one.house.changes["target"] for one in session.profiles.list() if one.house]
    assert sorted(kept) == targets


async def test_house_rules_exported_are_imported_on_another_phone(
    session: Session, tmp_path: Path
) -> None:
    mine = session.profiles.save(house("modern_american", target=7500))
    other = session_in(tmp_path / "other")
    async with phone(other, "/house-in") as ui:
        await paste_text(ui, session.profiles.export(mine.uid))
        await ui.until(lambda: ui.has("changed-target"))
    (theirs,) = other.profiles.list()
    assert (theirs.uid, theirs.house) == (mine.uid, mine.house)
    other.close()
