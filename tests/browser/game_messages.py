"""What a game shows on the page: a table for all and, where cards are hidden, a hand that its owner has opened."""

import re

from playwright.sync_api import Locator, expect

from bot.text import words_for
from tests.browser.practice_table import Tab

HAND = "· your hand"
PRIVATE = re.compile(f"{HAND}|host options")


def table_of(tab: Tab, game: str) -> Locator:
    """The public message, with a 💡 for its title in a first game. Hands and hosts' panels begin in the same way."""
    titled = re.compile(f"{game} · table|💡")
    return tab.page.locator(".message", has_text=titled).filter(has_not_text=PRIVATE).last


def hand_of(tab: Tab) -> Locator:
    return tab.page.locator(".message", has_text=HAND).last


def seated(tab: Tab, game: str, *names: str) -> None:
    """The lobby's picture shows these people and computer players; in words, each after the sign of the seat."""
    seats = words_for("").listed(rf"{place}\. \S+ {name}( \([^)]*\))?" for place, name in enumerate(names, start=1))
    expect(table_of(tab, game).locator("img")).to_have_attribute("alt", re.compile(rf"Seats: {seats};"))


def add_computer(tab: Tab) -> None:
    tab.click("Add a computer")
    tab.page.get_by_role("option", name="normal").click()


def fits_its_width(tab: Tab) -> bool:
    """Return whether nothing scrolls sideways."""
    return tab.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def fits_its_height(tab: Tab, message: Locator) -> bool:
    """Return whether the whole message, with picture and buttons, can be seen at once."""
    room, needed = tab.page.locator("#messages").bounding_box(), message.bounding_box()
    assert room is not None
    assert needed is not None
    return needed["height"] <= room["height"]
