"""Roundup as a person plays it by the page."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.driving import Tab, add_computers, wait_for_another

MOST_ACTIONS = 300
TABLE = "Roundup · table"
HAND = "your hand"
ALICES = re.compile(r"awaited from [^.]*alice|alice is to move|wins the match")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
CARD = re.compile(r"^(A|[2-9]|10)[♠♥♦♣]$")


def table_of(tab: Tab) -> Locator:
    """The public message; the hand's title begins alike."""
    return tab.page.locator(".message", has_text=TABLE).filter(has_not_text=HAND).last


def hand_of(tab: Tab) -> Locator:
    return tab.page.locator(".message", has_text=HAND).last


def told(tab: Tab) -> str:
    """The table in words: every move changes it, and a pick does not."""
    return table_of(tab).locator("img").get_attribute("alt") or ""


def choose(tab: Tab, label: re.Pattern[str]) -> None:
    """The first entry like that in the first list of the hand."""
    hand = hand_of(tab)
    hand.locator("button[aria-haspopup=listbox]").first.click()
    tab.page.get_by_role("option", name=label).first.click()


def begin(tab: Tab, computers: int, points: str) -> None:
    tab.run("roundup new", points=points)
    add_computers(tab, computers, table_of(tab))
    tab.click("Start")
    tab.sees("everyone bids with a card out of My hand")


def act(tab: Tab) -> None:
    """A right move, if not a clever one: a face-up card that fits, or a pass with whatever there is."""
    before = told(tab)
    asked = re.search(r"Asked for: (\S+?)\. ", before)
    if asked is not None:
        choose(tab, re.compile(asked[1]))
    elif "alice is to move" not in before:
        choose(tab, CARD)
    elif card := fitting(tab, before):
        table_of(tab).get_by_role("button", name=card, exact=True).click()
        table_of(tab).get_by_role("button", name=f"Done: {card}").click()
    elif table_of(tab).get_by_role("button", name="Pass", exact=True).is_enabled():
        tab.click("Pass")
    else:
        hand_of(tab).locator("button[aria-haspopup=listbox]").first.click()
        numbers = tab.page.get_by_role("option", name=CARD)
        (numbers if numbers.count() else tab.page.get_by_role("option")).first.click()
        hand_of(tab).get_by_role("button", name=re.compile("^Pass with")).click()
    wait_for_another(tab, lambda: told(tab), before)


def fitting(tab: Tab, before: str) -> str:
    """The face-up card that comes next on its stack, if there is one."""
    stacks = re.search(r"Stacks: (.*?)\. ", before)
    assert stacks is not None
    following = []
    for top, suit in zip(stacks[1].split(", "), "♠♥♦♣", strict=True):
        height = 0 if top.startswith("no ") else RANKS.index(top.removesuffix(suit)) + 1
        following += [f"{RANKS[height]}{suit}"] if height < len(RANKS) else []
    shown = table_of(tab).get_by_role("button", name=CARD).all_inner_texts()
    return next((card for card in following if card in shown), "")


def play_to_the_end(tab: Tab) -> None:
    tab.click("My hand")
    tab.sees(HAND)
    for _ in range(MOST_ACTIONS):
        expect(table_of(tab).locator("img")).to_have_attribute("alt", ALICES, timeout=20_000)
        if "wins the match" in told(tab):
            break
        act(tab)
    expect(table_of(tab)).to_contain_text("won!")
    tab.sees("The match is over.")
