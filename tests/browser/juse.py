"""Plays Juse on the page."""

import contextlib
import re

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.game_messages import add_computer, seated, table_of
from tests.browser.practice_table import Tab

GAME = "Juse"
SEATS = 6
"""The more there are, the sooner somebody has won."""
MOST_PRESSES = 4000
ALICES_TURN = re.compile(r"Your move, 🔴 alice|won!")


def play(tab: Tab) -> None:
    """Alice never looks where a card fits, so that she misplays now and then, and somebody else wins."""
    tab.run("juse new")
    seated(tab, GAME, "alice")
    for seats in range(2, SEATS + 1):
        add_computer(tab)
        expect(table_of(tab, GAME).locator("img")).to_have_attribute("alt", re.compile(rf"Seats: .*\b{seats}\. "))
    tab.click("Start")
    for _ in range(MOST_PRESSES):
        expect(table_of(tab, GAME)).to_contain_text(ALICES_TURN)
        if "won!" in table_of(tab, GAME).inner_text():
            break
        _press_one_of(tab, "🔴al", "Draw")
    expect(table_of(tab, GAME)).to_contain_text(re.compile(r"1 · .+: no cards left"))
    expect(tab.page.get_by_role("button", name="Rematch")).to_be_enabled()


def _press_one_of(tab: Tab, *labels: str) -> None:
    """Presses the first of these buttons that is enabled; none if the table is just changing."""
    for label in labels:
        button = table_of(tab, GAME).get_by_role("button", name=label)
        enabled = button.and_(tab.page.locator(":not([disabled]):not([aria-disabled=true])"))
        if enabled.count():
            with contextlib.suppress(TooLate):
                enabled.click(timeout=500)
            return
    tab.page.wait_for_timeout(20)
