"""The organiser publishes the club's results, and members say how they are called there."""

import io
import zipfile

from scorekeeper.services import Session
from tests.club_ui.sessions import begin_evening, open_evening, play_round
from tests.ui.device import device
from tests.ui.files import save_file

SCORES = ((5000, 3000), (5100, 2000))


def unpacked(content: bytes) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        return {name: packed.read(name).decode() for name in packed.namelist()}


def has_evenings(file: tuple[str, bytes]) -> bool:
    """Return True if a saved file has pages of sessions."""
    return any("evenings/" in name for name in unpacked(file[1]))


async def test_published_pages_are_one_file_with_consented_names(
    session: Session,
) -> None:
    play_round(session, begin_evening(session, rounds=1), *SCORES)
    ana = next(one for one in session.club.members.list() if one.who.name == "Ana")
    async with device(session, route="/club", width=1280, height=800) as ui:
        await ui.tap("club-publish")
        await ui.until(lambda: ui.route == "/club-publish")
        await ui.type("publish-club", "Our club")
        await ui.tap(f"agrees-{ana.who.key}")
        await ui.until(lambda: session.club.members.public_people() == {ana.who.uid})
        name, content = await save_file(ui, "publish-save")
        assert name == "canasta-our-club.zip"
        pages = unpacked(content)
        assert "<h1>Our club</h1>" in pages["index.html"]
        assert ">Ana</a>" in pages["index.html"]
        assert "Cleo" not in "".join(pages.values())
        assert ui.has("saved")
    async with device(session, route="/club-publish") as ui:
        await ui.tap("named-all")
        everybody = unpacked((await save_file(ui, "publish-save"))[1])
        assert "<h1>Our club</h1>" in everybody["index.html"]
        assert ">Cleo</a>" in everybody["index.html"]


async def test_a_session_in_progress_is_left_out_unless_it_is_asked_for(session: Session) -> None:
    play_round(session, begin_evening(session, rounds=2), *SCORES)
    async with device(session, route="/club-publish") as ui:
        assert not has_evenings(await save_file(ui, "publish-save"))
        await ui.tap("publish-running")
        assert has_evenings(await save_file(ui, "publish-save"))


async def test_a_member_says_how_pages_call_them_and_is_put_into_categories(
    session: Session,
) -> None:
    uid = begin_evening(session)
    people = {one.who.name: one.who for one in session.club.members.list()}
    async with device(session, route=f"/club-members/{people['Ana'].key}") as ui:
        await ui.tap("published-as-name")
        await ui.until(lambda: session.club.members.public_people() == {people["Ana"].uid})
        await ui.type("club-category-new", "Newcomers")
        await ui.tap("club-category-add")
        await ui.until(lambda: ui.has("category-Newcomers"))
        await ui.tap("published-as-initials")
        await ui.until(lambda: not session.club.members.public_people())
        await ui.go(f"/club-members/{people['Ben'].key}")
        await ui.tap("category-Newcomers")
        await ui.until(
            lambda: len(session.club.members.categories(open_evening(session, uid))) == 2
        )
        await ui.tap("category-Newcomers")
        await ui.until(
            lambda: len(session.club.members.categories(open_evening(session, uid))) == 1
        )
        await ui.tap("category-Newcomers")
        await ui.go(f"/club/{uid}/papers")
        page = (await save_file(ui, "page-categories"))[1].decode()
        table = (await save_file(ui, "csv-categories"))[1].decode("utf-8-sig")
    assert "<h2>Newcomers</h2>" in page
    assert "Ana &amp; Ben" in page
    assert "Cleo" not in page
    assert table.splitlines()[1].startswith("Newcomers,")


async def test_a_season_is_ranked_by_category_too(session: Session) -> None:
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, *SCORES)
    ana = next(one.who for one in session.club.members.list() if one.who.name == "Ana")
    session.club.members.set_categories(ana, ["Newcomers"])
    season = session.club.seasons.begin("Autumn", [uid])
    async with device(session, route=f"/club-seasons/{season}") as ui:
        name, content = await save_file(ui, "page-categories")
        table = (await save_file(ui, "csv-categories"))[1].decode("utf-8-sig")
    assert name == "canasta-autumn-categories.html"
    page = content.decode()
    assert "<h2>Newcomers</h2>" in page
    assert '<th scope="row">Ana</th>' in page
    assert "Ben" not in page
    head, row = table.splitlines()
    assert head == "Category,Place,Overall,Player,Total,Tue 24 Nov"
    assert row.startswith("Newcomers,1,")


async def test_a_category_that_is_too_long_is_refused(session: Session) -> None:
    begin_evening(session)
    ana = next(one.who for one in session.club.members.list() if one.who.name == "Ana")
    async with device(session, route=f"/club-members/{ana.key}") as ui:
        await ui.type("club-category-new", "x")
        await ui.fire(ui._field("club-category-new"), "change", "x" * 90, value="x" * 90)
        await ui.tap("club-category-add")
        await ui.until(lambda: ui.has("refused-category"))
    assert session.club.members.list()[0].categories == ()
