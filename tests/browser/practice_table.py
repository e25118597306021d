"""Starts the practice table by its command line and uses its page, both as people do."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, Page, ViewportSize, expect

from bot import ROOT

_OF_ASYNCIO = re.compile(
    r"Exception ignored in: <function _SelectorTransport\.__del__ .*\n"
    r"(?:.*\n)*?TypeError: 'NoneType' object is not iterable\n"
)

THE_BOT = (sys.executable, "-m", "bot", "practice")
THE_STUB = (sys.executable, str(Path(__file__).with_name("stub_bot.py")))
WIDE, PHONE = ViewportSize(width=1280, height=860), ViewportSize(width=390, height=844)
CLOSING_TIME = 100
# For a busy machine; whatever is waited for usually comes at once.
expect.set_options(timeout=60_000)


@dataclass(frozen=True, slots=True)
class Room:
    """A channel of a practice table, where nothing has happened yet."""

    address: str
    where: str


class PracticeTable:
    """A running `python -m bot practice`, or the same with the stub bot."""

    where = ""  # its first channel

    def __init__(self, program: Sequence[str], errors: Path, *arguments: str) -> None:
        self.ends_with = 0
        """The exit status that is expected of it."""
        self._errors = errors
        with errors.open("w") as target:
            self._process = subprocess.Popen(
                [*program, *arguments],
                cwd=ROOT,
                env={"JUSE_EMOJIS": "off", **os.environ, "PYTHONPATH": str(ROOT), "PYTHONFAULTHANDLER": "1"},
                stdout=subprocess.PIPE,
                stderr=target,
                text=True,
                encoding="utf-8",
            )
        assert self._process.stdout is not None
        self.welcome: list[str] = []
        for line in self._process.stdout:
            self.welcome.append(line.rstrip("\n"))
            if line.split()[:1] == ["all"]:
                self.address = line.split()[-1]
                return
        raise AssertionError(f"no practice table: {self.stop()}\n{self.errors()}")

    @property
    def port(self) -> str:
        found = re.search(r":(\d+)/", self.address)
        assert found is not None
        return found[1]

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Its exit status."""
        if self._process.poll() is None:
            self._process.send_signal(how)
        try:
            status = self._process.wait(CLOSING_TIME)
        except subprocess.TimeoutExpired:
            self._process.send_signal(signal.SIGABRT)  # it says where it is
            self._process.wait()
            raise AssertionError(f"it does not stop: {self.errors()}") from None
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status

    def kill(self) -> None:
        self.ends_with = -signal.SIGKILL
        self._process.kill()
        self._process.wait()

    def errors(self) -> str:
        """All that it wrote to standard error, except for a fault of asyncio in CPython 3.13.0: collecting a connection
        after its server was closed.
        """
        return _OF_ASYNCIO.sub("", self._errors.read_text(encoding="utf-8"))

    def close(self) -> None:
        if self._process.poll() is None:
            self.kill()
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextlib.contextmanager
def practice_table(program: Sequence[str], database: Path, *arguments: str, port: str = "0") -> Iterator[PracticeTable]:
    """Stopped at the end, if it has not been before. It must end with the expected status and without errors."""
    table = PracticeTable(
        program, database.with_suffix(".errors"), "--port", port, "--database", str(database), *arguments
    )
    try:
        yield table
        status = table.stop()
        assert (status, table.errors()) == (table.ends_with, ""), f"it ended with {status}: {table.errors()}"
    finally:
        table.close()


class Tab:
    """A player's tab, used by keyboard and mouse."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.troubles: list[str] = []
        self.page.on("pageerror", self._note_trouble)
        self.page.goto(address)

    def leave(self) -> Page:
        """The page, for the next test, with nothing left behind."""
        self.page.evaluate("sessionStorage.clear()")
        self.page.goto("about:blank")
        self.page.remove_listener("pageerror", self._note_trouble)
        return self.page

    def _note_trouble(self, error: Exception) -> None:
        self.troubles.append(str(error))

    def run(self, command: str, /, **options: str) -> None:
        """Type a slash command, fill in its options, and run it."""
        self.choose(command)
        for name, text in options.items():
            self.fill(name, text)
        self.page.get_by_role("button", name="Run").click()

    def choose(self, command: str) -> None:
        self.page.locator(".write").fill(f"/{command}")
        self.page.locator(".suggestion-label").get_by_text(f"/{command}", exact=True).click()

    def option(self, name: str) -> Locator:
        return self.page.get_by_role("combobox", name=name, exact=True)

    def fill(self, name: str, text: str) -> None:
        if not self.option(name).count():
            self.page.get_by_role("button", name=f"+ {name}").click()
        self.option(name).fill(text)

    def say(self, text: str) -> None:
        self.page.locator(".write").fill(text)
        self.page.keyboard.press("Enter")

    def click(self, label: str) -> None:
        self.page.get_by_role("button", name=label, exact=True).last.click()

    @property
    def messages(self) -> Locator:
        return self.page.locator(".message")

    @property
    def last(self) -> Locator:
        return self.messages.last

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.locator("#messages")).to_contain_text(text)
