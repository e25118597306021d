"""Roundup on the practice page: a hand is its owner's alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.at_roundup import CARD, GAME, choose
from tests.browser.conftest import OpenTab
from tests.browser.driving import PracticeTable
from tests.browser.hands import hand_of, table_of

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]


def test_a_hand_is_seen_by_its_owner_alone_and_fits_a_phone(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob", phone=True)
    alice.run("roundup new")
    bob.click("Join")
    expect(table_of(alice, GAME).get_by_role("listitem")).to_have_count(2)
    alice.click("Start")
    alice.sees("everyone bids")
    bob.click("My hand")
    expect(hand_of(bob).locator("button[aria-haspopup=listbox]")).to_have_count(2)
    picture = hand_of(bob).locator("img")
    expect(picture).to_have_attribute("alt", re.compile(r"^Face down: .+[♠♥♦♣]"))
    assert hand_of(alice).count() == 0
    assert bob.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    choose(bob, CARD)
    bob.sees("You have placed")
    alice.sees("Placed: bob")
