"""One Chromium for all browser tests; for each test a fresh app and a fresh phone."""

import contextlib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from scorekeeper.services import Session
from tests.browser.chromium import NoChromiumError, find
from tests.browser.driver import Phone
from tests.browser.server import Server
from tests.tools.gallery.theatre import session_of

OUT = Path(__file__).parent / "out"
"""Pictures of failed tests."""

ARGUMENTS = (
    "--no-sandbox",  # a container's root may not have one
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # Beside the refusal of each request, which is recorded: no other machine has a name.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
LONGEST = (
    *(
        "test_site",
        "test_club_evening",
        "test_club_clicks",
        "test_evening",
        "test_gallery",
        "test_connection",
    ),
    *("test_screens", "test_wheel", "test_access", "test_two_phones", "test_exchange"),
)
"""The files whose tests take longest, these first."""
REPORT = pytest.StashKey[dict[str, pytest.TestReport]]()
NewApp = Callable[[Callable[[Session], object]], Server]
NewPhone = Callable[..., Phone]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Give the one browser of this run."""
    path = find()
    if path is None:
        raise NoChromiumError("no Chromium was found; tests/run installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def new_app(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[NewApp]:
    """Give a maker of apps, `new_app(fill)`, each over a store that `fill` has put something in."""
    servers: list[Server] = []

    def make(fill: Callable[[Session], object]) -> Server:
        data = tmp_path / f"data-{len(servers)}"
        with contextlib.closing(session_of(data)) as session:
            fill(session)
        servers.append(Server(data))
        return servers[-1].start()

    yield make
    for server in servers:
        server.kill()
        if failed(request):
            print(server.output)  # noqa: T201 - pytest shows it beside the failure


@pytest.fixture
def app(new_app: NewApp) -> Server:
    """Give an app that has nothing yet."""
    return new_app(lambda session: None)


@pytest.fixture
def new_phone(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[NewPhone]:
    """Give a maker of phones, `new_phone(width=800, dark=True)`; all are closed in the end."""
    phones: list[Phone] = []

    def make(**kind: object) -> Phone:
        phones.append(Phone(chromium, **kind))  # type: ignore[arg-type] # as Phone takes them
        return phones[-1]

    yield make
    for number, phone in enumerate(phones):
        if failed(request) and not phone.page.is_closed():
            phone.screenshot(OUT / f"{request.node.name}-{number}.png")
        phone.close()


@pytest.fixture
def phone(new_phone: NewPhone) -> Phone:
    """Give a phone of 390 by 844 pixels that has opened nothing yet."""
    return new_phone()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember how each phase of a test ended, for the fixtures that clean up after it."""
    report = yield
    item.stash.setdefault(REPORT, {})[report.when] = report
    return report


def failed(request: pytest.FixtureRequest) -> bool:
    """Whether the test that used a fixture has failed."""
    report = request.node.stash.get(REPORT, {}).get("call")
    return report is not None and report.failed


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let both workers begin with what takes long, and end with what fills a gap.

    `worksteal` gives the first half of the tests to one worker and the second to the other, so
    that every other one of the long tests stands in the second half.
    """
    rank = {name: place for place, name in enumerate(LONGEST)}
    folder = Path(__file__).parent
    ours = [item for item in items if item.path.parent == folder]
    ours.sort(key=lambda item: rank.get(item.path.stem, len(LONGEST)))
    order = iter([*ours[::2], *ours[1::2]])
    items[:] = [next(order) if item.path.parent == folder else item for item in items]
