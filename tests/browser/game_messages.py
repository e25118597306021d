"""What a game shows on the page: a table for all and, where cards are hidden, a hand that its owner has opened."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from bot.text import words_for
from tests.browser.practice_table import Tab

HAND = "your hand"
MOST_ACTIONS = 400


def table_of(tab: Tab, game: str) -> Locator:
    """The public message. The hand's title begins in the same way."""
    return tab.page.locator(".message", has_text=f"{game} · table").filter(has_not_text=HAND).last


def hand_of(tab: Tab) -> Locator:
    return tab.page.locator(".message", has_text=HAND).last


def alt_text(tab: Tab, game: str) -> str:
    """The table in words: every move changes it, and a selection does not."""
    return table_of(tab, game).locator("img").get_attribute("alt") or ""


def wait_for_another(tab: Tab, game: str, before: str) -> None:
    """Waits until the table says something else."""
    expect(table_of(tab, game).locator("img")).not_to_have_attribute("alt", before)


def seated(tab: Tab, game: str, *names: str) -> None:
    """The lobby's picture shows these people and computer players; in words, each after the sign of the seat."""
    seats = words_for("").listed(rf"{place}\. \S+ {name}( \([^)]*\))?" for place, name in enumerate(names, start=1))
    expect(table_of(tab, game).locator("img")).to_have_attribute("alt", re.compile(rf"Seats: {seats};"))


def add_computer(tab: Tab) -> None:
    tab.click("Add a computer player")
    tab.page.get_by_role("option", name="normal").click()


def add_computers(tab: Tab, game: str, computers: int) -> None:
    """To a lobby in which one person sits."""
    lobby = table_of(tab, game).locator("img")
    for taken in range(1, computers + 1):
        expect(lobby).to_have_attribute("alt", re.compile(rf" {taken}\. [^;]+;"))
        add_computer(tab)
    expect(lobby).to_have_attribute("alt", re.compile(rf" {computers + 1}\. [^;]+;"))


def fits_its_width(tab: Tab) -> bool:
    """Whether nothing scrolls sideways."""
    return tab.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def fits_its_height(tab: Tab, message: Locator) -> bool:
    """Whether the whole message, with picture and buttons, can be seen at once."""
    room, needed = tab.page.locator("#messages").bounding_box(), message.bounding_box()
    assert room is not None
    assert needed is not None
    return needed["height"] <= room["height"]


def play_to_the_end(tab: Tab, game: str, asked: str, over: str, act: Callable[[Tab], None]) -> None:
    """A game with hidden hands. `asked` and `over` are patterns of what the table says when it is this person's turn,
    and at the end.
    """
    tab.click("My hand")
    tab.sees(HAND)
    for _ in range(MOST_ACTIONS):
        picture = table_of(tab, game).locator("img")
        expect(picture).to_have_attribute("alt", re.compile(f"{asked}|{over}"))
        before = alt_text(tab, game)
        if re.search(over, before):
            break
        act(tab)
        wait_for_another(tab, game, before)
    expect(table_of(tab, game)).to_contain_text("won!")
    expect(hand_of(tab)).to_contain_text("The match is over.")
