"""Juse as a person plays it on the page."""

import contextlib
import re

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.driving import Tab, add_computers

MOST_PRESSES = 4000
ALICES_TURN = re.compile(r"▶ alice|won!")


def table_of(tab: Tab) -> Locator:
    return tab.page.locator(".message", has_text="Juse · table").last


def press_one_of(tab: Tab, *labels: str) -> None:
    """Presses the first of these buttons that is enabled; none if the table is just changing."""
    for label in labels:
        button = table_of(tab).get_by_role("button", name=label)
        enabled = button.and_(tab.page.locator(":not([disabled]):not([aria-disabled=true])"))
        if enabled.count():
            with contextlib.suppress(TooLate):
                enabled.click(timeout=500)
            return
    tab.page.wait_for_timeout(20)


def seated(tab: Tab, *names: str) -> None:
    """Waits until the lobby lists these names."""
    expect(table_of(tab).get_by_role("listitem")).to_have_text([re.compile(rf"^{name}") for name in names])


def begin(tab: Tab, computers: int) -> None:
    tab.run("juse new")
    add_computers(tab, computers, table_of(tab))
    tab.click("Start")


def play_to_the_end(tab: Tab) -> None:
    """Alice never looks where a card fits, so that she misplays now and then and somebody else wins."""
    for _ in range(MOST_PRESSES):
        expect(table_of(tab)).to_contain_text(ALICES_TURN)
        if "won!" in table_of(tab).inner_text():
            break
        press_one_of(tab, "On my own pile", "Draw")
    expect(table_of(tab)).to_contain_text("won!")
    expect(table_of(tab)).to_contain_text(re.compile(r"1 · .+: no cards left"))
