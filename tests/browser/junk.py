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
