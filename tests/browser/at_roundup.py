"""Roundup played on the practice page."""

import re

from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.driving import Tab, add_computers

GAME = "Roundup"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
ASKED_TO_CHOOSE = re.compile("Bid: choose a number card|choose another number card to show")
CARD = re.compile(r"^(A|[2-9]|10)[♠♥♦♣]$")


def choose(tab: Tab, label: re.Pattern[str]) -> None:
    """Chooses the first matching entry of the hand's first list."""
    hand = hands.hand_of(tab)
    hand.locator("button[aria-haspopup=listbox]").first.click()
    tab.page.get_by_role("option", name=label).first.click()


def begin(tab: Tab, computers: int, points: str) -> None:
    tab.run("roundup new", points=points)
    add_computers(tab, computers, hands.table_of(tab, GAME))
    tab.click("Start")
    tab.sees("everyone bids with a card out of My hand")


def act(tab: Tab) -> None:
    """A legal move, if not a clever one: a face-up card that fits, or a pass with whatever there is."""
    before = hands.told(tab, GAME)
    asked = re.search(r"Asked for: (\S+?)\. ", before)
    if asked is not None:
        choose(tab, re.compile(asked[1]))
    elif "alice is to move" not in before:
        if hand_asks_for_a_card(tab, before):
            cards = hands.hand_of(tab).locator("img")
            held = cards.get_attribute("alt") or ""
            choose(tab, CARD)
            expect(cards).not_to_have_attribute("alt", held)
    elif card := fitting(tab, before):
        hands.table_of(tab, GAME).get_by_role("button", name=card, exact=True).click()
        hands.table_of(tab, GAME).get_by_role("button", name=f"Done: {card}").click()
    elif hands.table_of(tab, GAME).get_by_role("button", name="Pass", exact=True).is_enabled():
        tab.click("Pass")
    else:
        hands.hand_of(tab).locator("button[aria-haspopup=listbox]").first.click()
        numbers = tab.page.get_by_role("option", name=CARD)
        (numbers if numbers.count() else tab.page.get_by_role("option")).first.click()
        hands.hand_of(tab).get_by_role("button", name=re.compile("^Pass with")).click()


def hand_asks_for_a_card(tab: Tab, before: str) -> bool:
    """The hand is updated after the table, and others' bids change the table too: it may still show that she is waited
    for when she no longer is.
    """
    for _ in range(hands.LOOKS):
        if ASKED_TO_CHOOSE.search(hands.hand_of(tab).inner_text()):
            return True
        if hands.told(tab, GAME) != before:
            return False
        tab.page.wait_for_timeout(hands.BETWEEN_LOOKS)
    raise AssertionError(f"the hand asks for nothing, and the table is still the same: {before}")


def fitting(tab: Tab, before: str) -> str:
    """The face-up card that comes next on its stack, if there is one."""
    stacks = re.search(r"Stacks: (.*?)\. ", before)
    assert stacks is not None
    following = []
    for top, suit in zip(stacks[1].split(", "), "♠♥♦♣", strict=True):
        height = 0 if top.startswith("no ") else RANKS.index(top.removesuffix(suit)) + 1
        following += [f"{RANKS[height]}{suit}"] if height < len(RANKS) else []
    shown = hands.table_of(tab, GAME).get_by_role("button", name=CARD).all_inner_texts()
    return next((card for card in following if card in shown), "")


def play_to_the_end(tab: Tab) -> None:
    hands.play_to_the_end(tab, GAME, r"awaited from [^.]*alice|alice is to move", "wins the match", act)
