"""Plays Junk on the page."""

from playwright.sync_api import Locator, expect

from tests.browser.practice_table import Tab

CARDS = 52


def button(tab: Tab, label: str) -> Locator:
    return tab.page.get_by_role("button", name=label, exact=True).last


def can_press(tab: Tab, label: str) -> None:
    expect(button(tab, label)).to_be_enabled()


def press(tab: Tab, label: str, then: str) -> None:
    """And waits until the button `then` can be pressed."""
    button(tab, label).click()
    can_press(tab, then)


def junk_everything(tab: Tab) -> None:
    """The first card is drawn already."""
    can_press(tab, "Junk & draw")
    for left in range(CARDS - 1, 0, -1):
        button(tab, "Junk & draw").click()
        tab.sees("It is the last card." if left == 1 else f"{left - 1} to go")
    press(tab, "Junk & draw", then="Stop here")
    press(tab, "Stop here", then="Share")
