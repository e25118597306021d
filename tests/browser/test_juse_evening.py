"""The README's first command as a newcomer uses it: tables of Juse opened and joined in the browser."""

import re
import shlex
import sys

import pytest
from playwright.sync_api import expect

from tests.browser.at_juse import begin, play_to_the_end, seated, table_of
from tests.browser.conftest import OpenTab
from tests.browser.driving import ROOT, THE_BOT, PracticeTable

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]


def test_the_readme_starts_this_program() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    command = next(line for line in readme.splitlines() if line.endswith("practice --open"))
    *_, started = command.split("&&")
    assert shlex.split(started)[1:4] == list(THE_BOT[1:])
    assert THE_BOT[0] == sys.executable


def test_two_tabs_and_a_phone_follow_each_other(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob", phone=True)
    alice.run("juse new")
    seated(bob, "alice")
    bob.click("Join")
    seated(alice, "alice", "bob")
    alice.click("Start")
    bob.sees("▶ alice begins by drawing a card")
    bob.click("Draw")
    bob.sees("It is not your turn")
    alice.click("Draw")
    bob.sees(re.compile("▶ alice holds .+ Where does it go"))
    picture = table_of(bob).locator("img")
    expect(picture).to_have_attribute("alt", re.compile(r"alice holds (10|[2-9AJQK])[♠♥♦♣]\."))
    alice.click("On bob")
    alice.sees(re.compile("Juse! alice|▶ alice to act"))
    assert bob.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_a_typed_move_with_autocompletion(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice = open_tab(quick_table, "alice")
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


@pytest.mark.long
def test_one_person_against_three_computers_to_the_end(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice = open_tab(quick_table, "alice")
    begin(alice, 3)
    play_to_the_end(alice)
    expect(alice.page.get_by_role("button", name="Rematch")).to_be_enabled()
