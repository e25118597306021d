"""Junk in the browser: privately to its end with nobody else looking on, and before everybody."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from bot.core.record import replay
from bot.games import find_game
from tests.browser.conftest import OpenTab
from tests.browser.driving import THE_BOT, PracticeTable, Tab, practice_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

CARDS = 52


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[PracticeTable]:
    with practice_table(THE_BOT, tmp_path / "practice.sqlite3") as table:
        yield table


def button(tab: Tab, label: str) -> Locator:
    return tab.page.get_by_role("button", name=label, exact=True).last


def awake(tab: Tab, *labels: str) -> None:
    for label in labels:
        expect(button(tab, label)).to_be_enabled(timeout=5000)


def press(tab: Tab, label: str, then: str) -> None:
    """Until what comes next can be pressed."""
    button(tab, label).click()
    awake(tab, then)


def junk_everything(tab: Tab, left: int) -> None:
    for number in range(left, 0, -1):
        press(tab, "Draw", then="Junk it")
        press(tab, "Junk it", then="Draw" if number > 1 else "Stop here")


def test_a_private_game_to_its_end_with_a_hint_and_a_resume(
    evening: PracticeTable, open_tab: OpenTab, tmp_path: Path
) -> None:
    alice, bob = open_tab(evening, "alice"), open_tab(evening, "bob")
    alice.run("junk new")
    awake(alice, "Draw")
    alice.sees(f"{CARDS} cards left to draw")
    expect(alice.last.locator("img")).to_have_attribute("alt", re.compile(rf"Draw Pile: {CARDS} cards"))
    press(alice, "Draw", then="Junk it")
    button(alice, "Hint").click()
    alice.sees("I would try")
    alice.sees("Not a clean run any more: one hint.")
    alice.run("junk junk")
    awake(alice, "Draw")
    alice.page.reload()
    alice.run("junk resume")
    alice.sees(f"{CARDS - 1} cards left to draw")
    awake(alice, "Draw")
    junk_everything(alice, CARDS - 1)
    alice.page.screenshot(path=tmp_path / "after.png")
    button(alice, "Stop here").click()
    alice.sees(f"{CARDS} cards left in the junk, called never, one hint: not a clean run.")
    alice.sees(re.compile(r"Best possible on this deal: \d+\."))
    expect(alice.last.locator("img")).to_have_attribute("alt", re.compile("Game over"))
    button(alice, "Record").click()
    alice.sees("Here is the record of the game")
    with alice.page.expect_download() as downloading:
        alice.page.get_by_role("link", name=re.compile(r"junk-\d+\.json")).click()
    downloading.value.save_as(tmp_path / "record.json")
    replayed = replay((tmp_path / "record.json").read_text(encoding="utf-8"), find_game)
    assert replayed.result["scores"] == [CARDS]
    expect(bob.messages).to_have_count(0)


def test_a_public_game_is_watched_and_left_alone(evening: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(evening, "alice"), open_tab(evening, "bob", phone=True)
    alice.choose("junk new")
    alice.fill("public", "True")
    alice.page.get_by_role("button", name="Run").click()
    bob.sees(f"{CARDS} cards left to draw", within=2)
    button(bob, "Draw").click()
    bob.sees("You have no seat at this table")
    awake(alice, "Draw")
    press(alice, "Draw", then="Junk it")
    bob.sees("Play it, or junk it?", within=2)
    for number in range(CARDS, CARDS - 8, -1):
        press(alice, "Junk it", then="Draw")
        bob.sees(f"{number - 1} cards left to draw", within=2)
        press(alice, "Draw", then="Junk it")
    button(alice, "Hint").click()
    alice.sees("I would try")
    bob.sees("Not a clean run any more: one hint.")
    expect(bob.page.locator("#messages")).not_to_contain_text("I would try")
    assert bob.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_the_deal_of_the_day_is_shared_without_a_card(evening: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(evening, "alice", phone=True), open_tab(evening, "bob")
    alice.run("junk daily")
    awake(alice, "Draw")
    assert alice.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    junk_everything(alice, CARDS)
    button(alice, "Stop here").click()
    awake(alice, "Share")
    expect(bob.messages).to_have_count(0)
    button(alice, "Share").click()
    bob.sees(re.compile(rf"Junk · deal of \d{{4}}-\d\d-\d\d · alice: {CARDS} cards left, no misplays, clean"), within=2)
    bob.run("junk scores")
    bob.sees(f"alice: {CARDS} left, clean")
