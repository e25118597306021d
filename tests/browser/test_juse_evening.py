"""The README's first command as a newcomer uses it: tables of Juse opened, joined and played in the browser."""

import contextlib
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from bot.core.record import replay
from bot.games import find_game
from tests.browser.conftest import OpenTab
from tests.browser.driving import ROOT, THE_BOT, PracticeTable, Tab, practice_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

MOST_PRESSES = 4000
ALICES_TURN = re.compile(r"▶ alice|won!")


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PracticeTable]:
    monkeypatch.setenv("JUSE_COMPUTER_PAUSE", "0.05")
    with practice_table(THE_BOT, tmp_path / "practice.sqlite3") as table:
        yield table


def table_message(tab: Tab) -> str:
    return tab.page.locator(".message", has_text="Juse · table").last.inner_text()


def press_one_of(tab: Tab, *labels: str) -> None:
    """The first of these buttons that is awake and not still being answered; none if the table is just changing."""
    for label in labels:
        button = tab.page.locator(".message", has_text="Juse · table").last.get_by_role("button", name=label)
        awake = button.and_(tab.page.locator(":not([disabled]):not([aria-disabled=true])"))
        if awake.count():
            with contextlib.suppress(TooLate):
                awake.click(timeout=500)
            return
    tab.page.wait_for_timeout(20)


def seated(tab: Tab, *names: str) -> None:
    """The lobby's list of who sits where."""
    expect(tab.page.locator(".message", has_text="Juse · table").last.get_by_role("listitem")).to_have_text(
        [re.compile(rf"^{name}") for name in names]
    )


def test_the_readme_starts_this_program() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    command = next(line for line in readme.splitlines() if line.endswith("practice --open"))
    *_, started = command.split("&&")
    assert shlex.split(started)[1:4] == list(THE_BOT[1:])
    assert THE_BOT[0] == sys.executable


def test_two_tabs_and_a_phone_follow_each_other(evening: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(evening, "alice"), open_tab(evening, "bob", phone=True)
    alice.run("juse new")
    seated(bob, "alice")
    bob.click("Join")
    seated(alice, "alice", "bob")
    alice.click("Start")
    bob.sees("▶ alice begins by drawing a card", within=2)
    bob.click("Draw")
    bob.sees("It is not your turn")
    alice.click("Draw")
    bob.sees(re.compile("▶ alice holds .+ Where does it go"), within=2)
    picture = bob.page.locator(".message", has_text="Juse · table").last.locator("img")
    expect(picture).to_have_attribute("alt", re.compile(r"alice holds (10|[2-9AJQK])[♠♥♦♣]\."))
    alice.click("On bob")
    alice.sees(re.compile("Juse! alice|▶ alice to act"))
    assert bob.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_a_typed_move_with_autocompletion(evening: PracticeTable, open_tab: OpenTab) -> None:
    alice = open_tab(evening, "alice")
    alice.run("juse new")
    seated(alice, "alice")
    alice.click("Add a computer player")
    seated(alice, "alice", "Kumari")
    alice.click("Start")
    alice.sees("▶ alice begins")
    alice.run("juse draw")
    alice.sees("▶ alice holds")
    alice.choose("juse play")
    alice.option("to").fill("Kum")
    alice.page.get_by_role("option", name="On Kumari").click()
    alice.page.get_by_role("button", name="Run").click()
    alice.sees("Juse! alice laid")


def test_one_person_against_three_computers_to_the_end(
    evening: PracticeTable, open_tab: OpenTab, tmp_path: Path
) -> None:
    """Alice never looks where a card goes, so that she hears Juse! now and then, and somebody else wins."""
    alice = open_tab(evening, "alice")
    alice.run("juse new")
    computers = ["Kumari", "Nimal", "Chamari"]
    for seats in range(3):
        seated(alice, "alice", *computers[:seats])
        alice.click("Add a computer player")
    seated(alice, "alice", *computers)
    alice.click("Start")
    for _ in range(MOST_PRESSES):
        alice.sees(ALICES_TURN)
        if "won!" in table_message(alice):
            break
        press_one_of(alice, "On my own pile", "Draw")
    alice.sees("won!")
    alice.sees(re.compile(r"1 · .+: no cards left"))
    expect(alice.page.get_by_role("button", name="Rematch")).to_be_enabled()
    alice.click("Record")
    alice.sees("Here is the record of the game")
    with alice.page.expect_download() as downloading:
        alice.page.get_by_role("link", name=re.compile(r"juse-\d+\.json")).click()
    record = tmp_path / "record.json"
    downloading.value.save_as(record)
    replayed = replay(record.read_text(encoding="utf-8"), find_game)
    assert replayed.outcome.finished
    assert any(judged.startswith("misplay:") for judged in replayed.trace)
    alice.page.screenshot(path=tmp_path / "evening.png")
