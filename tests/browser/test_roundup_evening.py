"""Roundup on the practice page: hands opened, lists chosen from, cards picked on the table, a match to its end."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenTab
from tests.browser.driving import THE_BOT, PracticeTable, Tab, practice_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

MOST_ACTIONS = 300
TABLE = "Roundup · table"
HAND = "your hand"
ALICES = re.compile(r"awaited from [^.]*alice|alice is to move|wins the match")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
CARD = re.compile(r"^(A|[2-9]|10)[♠♥♦♣]$")


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PracticeTable]:
    monkeypatch.setenv("JUSE_COMPUTER_PAUSE", "0.05")
    with practice_table(THE_BOT, tmp_path / "practice.sqlite3") as table:
        yield table


def table_of(tab: Tab) -> Locator:
    """The public message; the hand's title begins alike."""
    return tab.page.locator(".message", has_text=TABLE).filter(has_not_text=HAND).last


def hand_of(tab: Tab) -> Locator:
    return tab.page.locator(".message", has_text=HAND).last


def told(tab: Tab) -> str:
    """The table in words: every move changes it, and a pick does not."""
    return table_of(tab).locator("img").get_attribute("alt") or ""


def wait_for_another(tab: Tab, before: str) -> None:
    for _ in range(1000):
        if told(tab) != before:
            return
        tab.page.wait_for_timeout(10)
    raise AssertionError(f"the table is still the same: {before}")


def choose(tab: Tab, label: re.Pattern[str]) -> None:
    """The first entry like that in the first list of the hand."""
    hand = hand_of(tab)
    hand.locator("button[aria-haspopup=listbox]").first.click()
    tab.page.get_by_role("option", name=label).first.click()


def begin(tab: Tab, computers: int, points: str) -> None:
    tab.run("roundup new", points=points)
    for number in range(computers):
        tab.click("Add a computer player")
        expect(table_of(tab).get_by_role("listitem")).to_have_count(number + 2)
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
    wait_for_another(tab, before)


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


def test_one_person_against_computers_to_the_end(evening: PracticeTable, open_tab: OpenTab, tmp_path: Path) -> None:
    alice = open_tab(evening, "alice")
    begin(alice, computers=2, points="1")
    alice.click("My hand")
    alice.sees(HAND)
    for _ in range(MOST_ACTIONS):
        expect(table_of(alice).locator("img")).to_have_attribute("alt", ALICES, timeout=20_000)
        if "wins the match" in told(alice):
            break
        act(alice)
    alice.sees("won!")
    expect(alice.page.get_by_role("button", name="Rematch")).to_be_enabled()
    alice.sees("The match is over.")
    alice.page.screenshot(path=tmp_path / "evening.png")


def test_a_hand_is_seen_by_its_owner_alone_and_fits_a_phone(evening: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(evening, "alice"), open_tab(evening, "bob", phone=True)
    alice.run("roundup new")
    bob.click("Join")
    expect(table_of(alice).get_by_role("listitem")).to_have_count(2)
    alice.click("Start")
    alice.sees("everyone bids")
    bob.click("My hand")
    expect(hand_of(bob).locator("button[aria-haspopup=listbox]")).to_have_count(2)
    picture = hand_of(bob).locator("img")
    expect(picture).to_have_attribute("alt", re.compile(r"^Face down: .+[♠♥♦♣]"))
    assert hand_of(alice).count() == 0
    assert bob.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    choose(bob, CARD)
    bob.sees("You have placed")
    alice.sees("Placed: bob")
