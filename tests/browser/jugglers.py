"""Plays Jugglers on the page."""

import re

from playwright.sync_api import expect

from tests.browser.game_messages import add_computers, alt_text, hand_of, play_to_the_end
from tests.browser.practice_table import Tab

GAME = "Jugglers"
CARD = re.compile(r"^(A|[2-9]|10|[JQK])[♠♥♦♣]$")


def play(tab: Tab, computers: int) -> None:
    tab.run("jugglers new")
    add_computers(tab, GAME, computers)
    tab.click("Start")
    tab.sees("gathering 1 of 6")
    play_to_the_end(tab, GAME, r"alice chooses|alice is to move", "won the match", _act)


def _act(tab: Tab) -> None:
    """A secret influence where she may have one; else the first card of the hand, or one from the deck, for draft 1.
    The hand follows the table a moment later, and until then a press would be too late for what it shows.
    """
    hand = hand_of(tab)
    deciding = "alice chooses" in alt_text(tab, GAME)
    asked = "You choose how many secret cards" if deciding else "It is your turn"
    expect(hand.locator("img")).to_have_attribute("alt", re.compile(asked))
    if deciding:
        hand.get_by_role("button", name=re.compile("secret card")).last.click()
    else:
        cards = hand.get_by_role("button", name=CARD)
        (cards.first if cards.count() else hand.get_by_role("button", name=re.compile("Top of the deck"))).click()
        hand.get_by_role("button", name=re.compile("^1 · ")).first.click()
