"""While a game is played no button moves: its distance from the end of its message's rows stays the same."""

import contextlib
import random
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import OpenTab
from tests.browser.game_messages import hand_of
from tests.browser.practice_table import PracticeTable, Tab

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(900)]

PHONE, WIDE = ViewportSize(width=390, height=844), ViewportSize(width=1280, height=900)
STATES = 10
"""200 for the figure of a run of its own."""
HANDS = ("Roundup", "Jugglers")
FRAME = re.compile(r"^(My hand|What can I do\?|Rules|Since my last move|Hint|Poker hands)$")
PLACES = """message => !message.isConnected ? [] : [...message.querySelectorAll(".rows button")].map((button) => {
  const { bottom, left, height } = button.getBoundingClientRect();
  const box = message.querySelector(".rows").getBoundingClientRect();  // below it, the page may tell of a late answer
  const cut = button.scrollWidth > button.clientWidth || height > 44;
  return [button.textContent + (cut ? " is cut or wrapped" : ""), Math.round(box.bottom - bottom), Math.round(left)];
})"""

Places = Sequence[Sequence[object]]


@pytest.mark.parametrize("game", ["Juse", "Junk", "Roundup", "Jugglers"])
def test_no_button_moves_while_a_game_is_played(quick_table: PracticeTable, open_tab: OpenTab, game: str) -> None:
    alice, bob = open_tab(quick_table, "alice", phone=True), open_tab(quick_table, "bob")
    for tab, size in ((alice, PHONE), (bob, WIDE)):
        tab.page.set_viewport_size(size)
    chance = random.Random(game)  # noqa: S311
    seen = [dict[str, Places](), dict[str, Places]()]
    while len(seen[0]) < STATES:
        begin(alice, game)
        while len(seen[0]) < STATES and is_played(alice):
            for tab, states in zip((alice, bob), seen, strict=True):
                with contextlib.suppress(TooLate):  # it has just changed, or ended
                    states[alt_text(tab)] = table_of(tab).evaluate(PLACES, timeout=500)
            move(alice, game, chance)
    for states in seen:
        assert len(states) > STATES / 2
        layouts = {str([place[:2] for place in places]): places for places in states.values() if places}
        assert len(layouts) == 1, "\n".join(layouts)
        (places,) = layouts.values()
        assert not [label for label, *_ in places if "is cut" in str(label)]
        assert len({bottom for _, bottom, _ in places}) <= 3


def table_of(tab: Tab) -> Locator:
    """In a first game it says nothing of its name and number."""
    return tab.messages.filter(has=tab.page.get_by_role("button", name="What can I do?")).last


def alt_text(tab: Tab) -> str:
    return table_of(tab).locator("img").get_attribute("alt", timeout=500) or ""


def is_played(tab: Tab) -> bool:
    return table_of(tab).count() > 0


def begin(tab: Tab, game: str) -> None:
    if game == "Junk":
        tab.run("junk new", public="True")
    else:
        tab.run(f"{game.lower()} new")
        tab.click("Start with computers")
    expect(table_of(tab)).not_to_contain_text("Join")


def move(tab: Tab, game: str, chance: random.Random) -> None:
    """Press something at random. In a hand, what only selects a card moves none of its buttons."""
    message = table_of(tab)
    if game in HANDS:
        message = hand_of(tab)
        if not message.count():
            tab.click("My hand")
            expect(message).to_have_count(1)
    with contextlib.suppress(TooLate):  # it has just changed
        before, places = alt_text(tab), message.evaluate(PLACES, timeout=500)
        if offered := pressable(message):
            chance.choice(offered).click(timeout=500)
        tab.page.wait_for_timeout(150)
        after = message.evaluate(PLACES, timeout=500) if game in HANDS else places
        if alt_text(tab) == before and len(after) > 1 and places:
            rows = [[bottom for _, bottom, _ in found] for found in (places, after)]
            assert rows[0] == rows[1], f"{places}\n{after}"


def pressable(message: Locator) -> Sequence[Locator]:
    enabled = message.locator(".rows button:not([disabled]):not([aria-disabled=true]):not([aria-haspopup])")
    return [button for button in enabled.all() if not FRAME.match(button.inner_text(timeout=500))]
