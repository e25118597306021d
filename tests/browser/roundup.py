"""Plays Roundup on the page."""

import re

from playwright.sync_api import expect

from tests.browser.game_messages import add_computers, alt_text, hand_of, play_to_the_end, table_of
from tests.browser.practice_table import Tab

GAME = "Roundup"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
ASKED_TO_CHOOSE = re.compile("Bid: choose a number card|choose another number card to show")
CARD = re.compile(r"^(A|[2-9]|10)[♠♥♦♣]$")
_LOOKS, _BETWEEN_LOOKS = 200, 50


def play(tab: Tab, computers: int, points: str) -> None:
    tab.run("roundup new", points=points)
    add_computers(tab, GAME, computers)
    tab.click("Start")
    tab.sees("everyone bids with a card out of My hand")
    play_to_the_end(tab, GAME, r"awaited from [^.]*alice|alice is to move", "wins the match", _act)


def choose(tab: Tab, label: re.Pattern[str]) -> None:
    """Chooses the first matching entry of the hand's first list."""
    hand_of(tab).locator("button[aria-haspopup=listbox]").first.click()
    tab.page.get_by_role("option", name=label).first.click()


def _act(tab: Tab) -> None:
    """A legal move, if not a clever one: a face-up card that fits, or a pass with whatever there is."""
    before = alt_text(tab, GAME)
    asked = re.search(r"Asked for: (\S+?)\. ", before)
    if asked is not None:
        choose(tab, re.compile(asked[1]))
    elif "alice is to move" not in before:
        if _hand_asks_for_a_card(tab, before):
            cards = hand_of(tab).locator("img")
            held = cards.get_attribute("alt") or ""
            choose(tab, CARD)
            expect(cards).not_to_have_attribute("alt", held)
    elif card := _fitting(tab, before):
        table_of(tab, GAME).get_by_role("button", name=card, exact=True).click()
        table_of(tab, GAME).get_by_role("button", name=f"Done: {card}").click()
    elif table_of(tab, GAME).get_by_role("button", name="Pass", exact=True).is_enabled():
        tab.click("Pass")
    else:
        hand_of(tab).locator("button[aria-haspopup=listbox]").first.click()
        numbers = tab.page.get_by_role("option", name=CARD)
        (numbers if numbers.count() else tab.page.get_by_role("option")).first.click()
        hand_of(tab).get_by_role("button", name=re.compile("^Pass with")).click()


def _hand_asks_for_a_card(tab: Tab, before: str) -> bool:
    """Table and hand do not change at the same moment, and others' bids change the table too, so it may still say that
    she is awaited when she no longer is.
    """
    for _ in range(_LOOKS):
        if ASKED_TO_CHOOSE.search(hand_of(tab).inner_text()):
            return True
        if alt_text(tab, GAME) != before:
            return False
        tab.page.wait_for_timeout(_BETWEEN_LOOKS)
    raise AssertionError(f"the hand asks for nothing, and the table is still the same: {before}")


def _fitting(tab: Tab, before: str) -> str:
    """The face-up card that comes next on its stack, if there is one."""
    stacks = re.search(r"Stacks: (.*?)\. ", before)
    assert stacks is not None
    next_cards = []
    for top, suit in zip(stacks[1].split(", "), "♠♥♦♣", strict=True):
        height = 0 if top.startswith("no ") else RANKS.index(top.removesuffix(suit)) + 1
        next_cards += [f"{RANKS[height]}{suit}"] if height < len(RANKS) else []
    shown = table_of(tab, GAME).get_by_role("button", name=CARD).all_inner_texts()
    return next((card for card in next_cards if card in shown), "")
