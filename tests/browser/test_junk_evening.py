"""Junk in the browser: privately to its end with nobody else looking on, and before everybody."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.at_junk import CARDS, awake, button, press
from tests.browser.conftest import OpenTab
from tests.browser.driving import PracticeTable

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]


def test_a_private_game_with_a_hint_and_a_resume(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob")
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
    expect(alice.last.locator("img")).to_have_attribute("alt", re.compile(rf"Draw Pile: {CARDS - 1} cards"))
    expect(bob.messages).to_have_count(0)


@pytest.mark.long
def test_a_public_game_is_watched_and_left_alone(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob", phone=True)
    alice.choose("junk new")
    alice.fill("public", "True")
    alice.page.get_by_role("button", name="Run").click()
    bob.sees(f"{CARDS} cards left to draw")
    button(bob, "Draw").click()
    bob.sees("You have no seat at this table")
    awake(alice, "Draw")
    press(alice, "Draw", then="Junk it")
    bob.sees("Play it, or junk it?")
    for number in range(CARDS, CARDS - 8, -1):
        press(alice, "Junk it", then="Draw")
        bob.sees(f"{number - 1} cards left to draw")
        press(alice, "Draw", then="Junk it")
    button(alice, "Hint").click()
    alice.sees("I would try")
    bob.sees("Not a clean run any more: one hint.")
    expect(bob.page.locator("#messages")).not_to_contain_text("I would try")
    assert bob.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
