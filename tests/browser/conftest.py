"""A headless Chromium for the tests, and practice tables for it to look at."""

import os
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.practice_table import PHONE, THE_BOT, THE_STUB, WIDE, PracticeTable, Room, Tab, practice_table
from tests.browser.stub_bot import ROOMS

_unused = iter(ROOMS)

# Debian's package comes first. The switches keep the browser from doing anything of its own accord.
NAMES = ("chromium", "chromium-browser", "google-chrome")
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

OpenTab = Callable[..., Tab]


# Per module, as no asynchronous test can run while the synchronous playwright does.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("there is no chromium, and in CI the browser tests must run")
        pytest.skip("there is no chromium here (Debian: apt install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def stub_table(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PracticeTable]:
    """The stub bot, shared by several tests, as its start takes longer than most of them."""
    with practice_table(THE_STUB, tmp_path_factory.mktemp("stub") / "practice.sqlite3") as table:
        yield table


@pytest.fixture
def quick_table(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PracticeTable]:
    """The real bot, with quick computer players."""
    monkeypatch.setenv("JUSE_COMPUTER_PAUSE", "0.05")
    with practice_table(THE_BOT, tmp_path / "practice.sqlite3") as table:
        yield table


@pytest.fixture(scope="module")
def left_pages(browser: Browser) -> defaultdict[bool, list[Page]]:
    """Pages for the next test, by whether they are as wide as a phone: opening one takes longer than most tests."""
    return defaultdict(list)


@pytest.fixture
def open_tab(browser: Browser, left_pages: defaultdict[bool, list[Page]]) -> Iterator[OpenTab]:
    """Opens tabs on a practice table; afterwards no script in any of them may have failed."""
    tabs: list[tuple[Tab, bool]] = []

    def open_one(table: PracticeTable | Room, name: str | None, *, where: str = "", phone: bool = False) -> Tab:
        where = where or table.where
        query = "" if name is None else f"?as={name}{where and f'&in={where}'}"
        left = left_pages[phone]
        page = left.pop() if left else browser.new_page(viewport=PHONE if phone else WIDE)
        tab = Tab(page, table.address + query)
        tabs.append((tab, phone))
        return tab

    yield open_one
    for tab, phone in tabs:
        if not tab.page.is_closed():
            left_pages[phone].append(tab.leave())
    assert [trouble for tab, _ in tabs for trouble in tab.troubles] == []


@pytest.fixture
def room(stub_table: PracticeTable) -> Room:
    return Room(stub_table.address, next(_unused))
