"""Jugglers as a person plays it by the page."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.driving import Tab, add_computers, wait_for_another

MOST_ACTIONS = 400
TABLE = "Jugglers · table"
HAND = "your hand"
CARD = re.compile(r"^(A|[2-9]|10|[JQK])[♠♥♦♣]$")
ALICES = re.compile(r"alice decides|alice is to move|won the match")


def table_of(tab: Tab) -> Locator:
    """The public message; the hand's title begins alike."""
    return tab.page.locator(".message", has_text=TABLE).filter(has_not_text=HAND).last


def hand_of(tab: Tab) -> Locator:
    return tab.page.locator(".message", has_text=HAND).last


def told(tab: Tab) -> str:
    """The table in words: every move changes it, and a pick does not."""
    return table_of(tab).locator("img").get_attribute("alt") or ""


def begin(tab: Tab, computers: int) -> None:
    tab.run("jugglers new")
    add_computers(tab, computers, table_of(tab))
    tab.click("Start")
    tab.sees("gathering 1 of 6")


def act(tab: Tab) -> None:
    """A secret influence if she may have one; the first card of the hand onto the first draft, or one from the deck."""
    before = told(tab)
    hand = hand_of(tab)
    if "alice decides" in before:
        hand.get_by_role("button", name=re.compile("secret influence")).last.click()
    else:
        cards = hand.get_by_role("button", name=CARD)
        (cards.first if cards.count() else hand.get_by_role("button", name=re.compile("Top of the deck"))).click()
        hand.get_by_role("button", name=re.compile("^1 · ")).first.click()
    wait_for_another(tab, lambda: told(tab), before)


def play_to_the_end(tab: Tab) -> None:
    tab.click("My hand")
    tab.sees(HAND)
    for _ in range(MOST_ACTIONS):
        expect(table_of(tab).locator("img")).to_have_attribute("alt", ALICES, timeout=20_000)
        if "won the match" in told(tab):
            break
        act(tab)
    expect(table_of(tab)).to_contain_text("won!")
