"""The README's first command as a newcomer uses it: the real bot, played in the browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenTab
from tests.browser.game_messages import (
    fits_its_height,
    fits_its_width,
    hand_of,
    seated,
    table_of,
)
from tests.browser.practice_table import PracticeTable

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

CARD = re.compile(r"^(A|[2-9]|10)[♠♥♦♣]$")


@pytest.mark.long("browser")
def test_juse_in_two_tabs_and_on_a_phone(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob", phone=True)
    alice.run("juse new")
    seated(bob, "Juse", "alice")
    bob.click("Join")
    seated(alice, "Juse", "alice", "bob")
    alice.click("Start")
    bob.sees(re.compile("Your move, 🔴 alice: you drew"))
    bob.click("🔴 alice")
    bob.sees("It's not your turn")
    picture = table_of(bob, "Juse").locator("img")
    expect(picture).to_have_attribute("alt", re.compile(r"In the hand: (10|[2-9AJQK])[♠♥♦♣]\."))
    alice.click("🔵 bob")
    alice.sees(re.compile("Juse! 🔴 alice"))
    assert fits_its_width(bob)


@pytest.mark.long("browser")
def test_a_hand_of_roundup_is_seen_by_its_owner_alone(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob", phone=True)
    alice.run("roundup new")
    bob.click("Join")
    seated(alice, "Roundup", "alice", "bob")
    alice.click("Start")
    alice.sees("everyone bids")
    expect(hand_of(alice)).to_have_count(1)  # as Start was pressed in private
    assert hand_of(bob).count() == 0
    bob.click("My hand")
    expect(hand_of(bob).get_by_role("button", name="More…")).to_have_count(1)
    expect(hand_of(bob).locator("img")).to_have_attribute("alt", re.compile(r"In hand: .+[♠♥♦♣]"))
    alices, bobs = (str(hand_of(tab).locator("img").get_attribute("alt")) for tab in (alice, bob))
    assert alices != bobs
    assert fits_its_width(bob)
    assert fits_its_height(bob, hand_of(bob))
    hand_of(bob).get_by_role("button", name=CARD).first.click()
    bob.sees("You placed")
    alice.sees("Placed: 🔵 bob")
