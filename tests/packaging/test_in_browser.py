"""What the store flushes is copied to the browser before anybody is told that it is saved."""

import asyncio

import pytest

from scorekeeper.packaging.in_browser import BrowserDisk, RefusedError
from scorekeeper.storage import StoreNotKeptError


class Browser:
    """A browser that takes copies when it is let, and notes what it then has."""

    def __init__(self) -> None:
        self.file = ""
        self.kept: list[str] = []
        self.is_full = False
        self.lets = asyncio.Event()
        self.lets.set()

    async def copy(self) -> None:
        seen = self.file
        await self.lets.wait()
        await asyncio.sleep(0)
        if self.is_full:
            raise RefusedError("QuotaExceededError")
        self.kept.append(seen)


@pytest.fixture
def browser() -> Browser:
    return Browser()


@pytest.fixture
def disk(browser: Browser) -> BrowserDisk:
    return BrowserDisk(browser.copy)


def write(browser: Browser, disk: BrowserDisk, text: str) -> str:
    """An operation that saves, as the store does: into the file, then a flush."""
    browser.file += text
    disk.start_copy()
    return f"saved {text}"


async def test_a_verb_is_back_when_the_browser_has_it(browser: Browser, disk: BrowserDisk) -> None:
    browser.lets.clear()
    saving = asyncio.create_task(disk.call_and_save(write, browser, disk, "a"))
    await asyncio.sleep(0.01)
    assert not saving.done(), "nobody is told yet"
    browser.lets.set()
    assert await saving == "saved a"
    assert browser.kept == ["a"]


async def test_changes_during_a_copy_are_in_the_next_copy(
    browser: Browser, disk: BrowserDisk
) -> None:
    browser.lets.clear()
    first = asyncio.create_task(disk.call_and_save(write, browser, disk, "a"))
    await asyncio.sleep(0.01)
    others = [asyncio.create_task(disk.call_and_save(write, browser, disk, text)) for text in "bcd"]
    await asyncio.sleep(0.01)
    browser.lets.set()
    assert await asyncio.gather(first, *others) == [f"saved {text}" for text in "abcd"]
    assert browser.kept == ["a", "abcd"], "one copy at a time, and one for all who wait"


async def test_changes_that_nobody_waits_for_are_copied_too(
    browser: Browser, disk: BrowserDisk
) -> None:
    write(browser, disk, "a")
    await disk.wait_until_saved()
    assert browser.kept == ["a"]


async def test_a_verb_that_writes_nothing_waits_for_nothing(
    browser: Browser, disk: BrowserDisk
) -> None:
    assert await disk.call_and_save(lambda: 785) == 785
    assert browser.kept == []


async def test_error_of_a_verb_is_raised(disk: BrowserDisk) -> None:
    with pytest.raises(ZeroDivisionError):
        await disk.call_and_save(lambda: 1 / 0)


async def test_a_full_browser_is_said_with_what_was_done(
    browser: Browser, disk: BrowserDisk
) -> None:
    browser.is_full = True
    with pytest.raises(StoreNotKeptError, match="QuotaExceededError") as refused:
        await disk.call_and_save(write, browser, disk, "a")
    assert refused.value.done == "saved a"


async def test_after_room_was_made_nothing_is_missing(browser: Browser, disk: BrowserDisk) -> None:
    browser.is_full = True
    with pytest.raises(StoreNotKeptError):
        await disk.call_and_save(write, browser, disk, "a")
    browser.is_full = False
    assert await disk.call_and_save(write, browser, disk, "b") == "saved b"
    assert browser.kept[-1] == "ab"


async def test_trouble_is_said_again_while_it_lasts(browser: Browser, disk: BrowserDisk) -> None:
    browser.is_full = True
    for text in "ab":
        with pytest.raises(StoreNotKeptError):
            await disk.call_and_save(write, browser, disk, text)
    with pytest.raises(StoreNotKeptError):
        await disk.call_and_save(lambda: None)


async def test_one_who_stops_waiting_stops_no_copy(browser: Browser, disk: BrowserDisk) -> None:
    browser.lets.clear()
    saving = asyncio.create_task(disk.call_and_save(write, browser, disk, "a"))
    await asyncio.sleep(0.01)
    saving.cancel()
    await asyncio.sleep(0)
    browser.lets.set()
    await disk.wait_until_saved()
    assert browser.kept == ["a"]
