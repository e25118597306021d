"""Plays Jugglers on the practice page as a person does."""

import re

from tests.browser import hands
from tests.browser.driving import Tab, add_computers

GAME = "Jugglers"
CARD = re.compile(r"^(A|[2-9]|10|[JQK])[♠♥♦♣]$")


def begin(tab: Tab, computers: int) -> None:
    tab.run("jugglers new")
    add_computers(tab, computers, hands.table_of(tab, GAME))
    tab.click("Start")
    tab.sees("gathering 1 of 6")


def act(tab: Tab) -> None:
    """As many secret influences as possible; or the first card, or else the top of the deck, on draft 1."""
    hand = hands.hand_of(tab)
    if "alice decides" in hands.told(tab, GAME):
        hand.get_by_role("button", name=re.compile("secret influence")).last.click()
    else:
        cards = hand.get_by_role("button", name=CARD)
        (cards.first if cards.count() else hand.get_by_role("button", name=re.compile("Top of the deck"))).click()
        hand.get_by_role("button", name=re.compile("^1 · ")).first.click()


def play_to_the_end(tab: Tab) -> None:
    hands.play_to_the_end(tab, GAME, r"alice decides|alice is to move", "won the match", act)
