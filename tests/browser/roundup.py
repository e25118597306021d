"""Plays Roundup on the page."""

import re

from playwright.sync_api import expect

from tests.browser.game_messages import add_computers, alt_text, hand_of, play_to_the_end
from tests.browser.practice_table import Tab

GAME = "Roundup"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
ASKED_TO_CHOOSE = re.compile("Tap the card you bid with|tap another one to show")
FACE = re.compile(r"^[JQK][♠♥♦♣]$")
CARD = re.compile(r"^(A|[2-9]|10)[♠♥♦♣]$")
_LOOKS, _BETWEEN_LOOKS = 200, 50


def play(tab: Tab, computers: int, points: str) -> None:
    tab.run("roundup new", points=points)
    add_computers(tab, GAME, computers)
    tab.click("Start")
    tab.sees("everyone bids, in My hand")
    play_to_the_end(tab, GAME, r"awaited from [^.]*alice|alice is to move", "wins the match", _act)


def press(tab: Tab, label: str | re.Pattern[str]) -> None:
    """The first button of the hand that says so."""
    exact = isinstance(label, str)
    hand_of(tab).get_by_role("button", name=label, exact=exact).first.click()


def _act(tab: Tab) -> None:
    """A legal move, if not a clever one: a face-up card that fits, or a pass with whatever there is."""
    before = alt_text(tab, GAME)
    asked = re.search(r"Asked for: (\S+?)\.\s", before)
    if asked is not None:
        press(tab, re.compile(asked[1]))
    elif "alice is to move" not in before:
        if _hand_asks_for_a_card(tab, before):
            picture = hand_of(tab).locator("img")
            held = picture.get_attribute("alt") or ""
            press(tab, CARD)
            expect(picture).not_to_have_attribute("alt", held)
    else:
        expect(hand_of(tab).locator("img")).to_have_attribute("alt", re.compile("^It is your turn"))
        _take_turn(tab, before)


def _take_turn(tab: Tab, before: str) -> None:
    shown = hand_of(tab).get_by_role("button").all_inner_texts()
    for card in _fitting(before):
        if f"Lay {card}" in shown:
            return press(tab, f"Lay {card}")
        if f"▲ {card}" in shown:
            press(tab, f"▲ {card}")
            return press(tab, f"Done: {card}")
    if "Pass" in shown:
        return press(tab, "Pass")
    if any(map(CARD.match, shown)):
        return press(tab, CARD)
    if not any(label.startswith("Pass with") for label in shown):
        press(tab, FACE)
    return press(tab, re.compile("^Pass with"))


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


def _fitting(before: str) -> list[str]:
    """The card that comes next on each stack."""
    stacks = re.search(r"Stacks: (.*?)\.\s", before)
    assert stacks is not None
    next_cards: list[str] = []
    for top, suit in zip(re.split(", (?:and )?", stacks[1]), "♠♥♦♣", strict=True):
        shown = top.removesuffix(" (closed)").removesuffix(suit)
        height = 0 if top.startswith("no ") else RANKS.index(shown) + 1
        next_cards += [f"{RANKS[height]}{suit}"] if height < len(RANKS) else []
    return next_cards
