"""What the games with hidden hands have in common on the page: a table for all, and a hand that its owner opened."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.driving import Tab

HAND = "your hand"
MOST_ACTIONS = 400
LOOKS, BETWEEN_LOOKS = 200, 50


def table_of(tab: Tab, game: str) -> Locator:
    """The public message; the hand's title begins alike."""
    return tab.page.locator(".message", has_text=f"{game} · table").filter(has_not_text=HAND).last


def hand_of(tab: Tab) -> Locator:
    return tab.page.locator(".message", has_text=HAND).last


def told(tab: Tab, game: str) -> str:
    """The table in words: every move changes it, and a pick does not."""
    return table_of(tab, game).locator("img").get_attribute("alt") or ""


def wait_for_another(tab: Tab, game: str, before: str) -> None:
    """Until the table says something else."""
    expect(table_of(tab, game).locator("img")).not_to_have_attribute("alt", before)


def play_to_the_end(tab: Tab, game: str, asked: str, over: str, act: Callable[[Tab], None]) -> None:
    """`asked` and `over` are patterns of what the table says when it is this person's turn, and when all is over."""
    tab.click("My hand")
    tab.sees(HAND)
    for _ in range(MOST_ACTIONS):
        picture = table_of(tab, game).locator("img")
        expect(picture).to_have_attribute("alt", re.compile(f"{asked}|{over}"))
        if re.search(over, told(tab, game)):
            break
        before = told(tab, game)
        act(tab)
        wait_for_another(tab, game, before)
    expect(table_of(tab, game)).to_contain_text("won!")
    expect(hand_of(tab)).to_contain_text("The match is over.")
