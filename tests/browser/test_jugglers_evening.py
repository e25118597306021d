"""Jugglers on the practice page: sigil and cards are their owner's alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.at_jugglers import CARD, GAME
from tests.browser.conftest import OpenTab
from tests.browser.driving import PracticeTable
from tests.browser.hands import HAND, hand_of, table_of, told, wait_for_another

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(240)]


def test_a_sigil_is_seen_by_its_owner_alone_and_a_hand_fits_a_phone(
    quick_table: PracticeTable, open_tab: OpenTab
) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob", phone=True)
    alice.run("jugglers new")
    bob.click("Join")
    expect(table_of(alice, GAME).get_by_role("listitem")).to_have_count(2)
    alice.click("Start")
    alice.sees("gathering 1 of 6")
    bob.click("My hand")
    expect(hand_of(bob).locator("img")).to_have_attribute("alt", re.compile(r"^Your sigil is .+[♠♥♦♣]"))
    assert hand_of(alice).count() == 0
    assert bob.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    alice.click("My hand")
    alice.sees(HAND)
    before = told(alice, GAME)
    hand_of(alice).get_by_role("button", name="No secret influence").click()
    wait_for_another(alice, GAME, before)
    card = hand_of(bob).get_by_role("button", name=CARD).first
    expect(card).to_be_enabled()
    hidden = card.inner_text()
    card.click()
    bob.sees(f"{hidden} is picked, though it is not your turn yet.")
    expect(alice.page.locator("#messages")).not_to_contain_text(f"{hidden} is picked")
