"""While a game is played no button moves: its distance from the end of its message's buttons stays the same."""

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

pytestmark = [pytest.mark.browser, pytest.mark.long("browser"), pytest.mark.timeout(900)]

PHONE, WIDE = ViewportSize(width=390, height=844), ViewportSize(width=1280, height=900)
STATES = 8
"""200 for the figure of a run of its own."""
HANDS = ("Roundup", "Jugglers")
FRAME = re.compile(r"^(My hand|What can I do\?|👀 Watch|Rules|Since my last move|Hint|Poker)$")
PLACES = """message => {
  if (!message.isConnected) return [];
  const end = message.querySelector(".rows").getBoundingClientRect().bottom;
  return [...message.querySelectorAll(".rows button")].map((button) => {
    const { bottom, height } = button.getBoundingClientRect();
    const cut = height > 44 || [button, ...button.children].some((one) => one.scrollWidth > one.clientWidth);
    return [button.textContent + (cut ? " is cut or wrapped" : ""), Math.round(end - bottom)];
  });
}"""
# Every state that is painted, by what its picture shows; and of each phase of a hand, told by its last buttons, how far
# below the beginning of its text the first one is.
WATCH = f"""() => {{
  window.seen = {{}};
  window.hands = {{}};
  const look = () => {{
    const says = ({{ innerText }}, label) => innerText.split("\\n").includes(label);
    const played = [...document.querySelectorAll(".message")].findLast((one) => says(one, "What can I do?"));
    const alt = played?.querySelector("img")?.alt;
    if (alt && !says(played, "Join")) window.seen[alt] = ({PLACES})(played);
    const hand = [...document.querySelectorAll(".message")].findLast((one) => one.innerText.includes("· your hand"));
    const rows = [...(hand?.querySelectorAll(".row") ?? [])];
    if (rows.length > 1 && hand.querySelector("img.picture-image")?.naturalWidth) {{
      const top = rows[0].getBoundingClientRect().top - hand.querySelector(".content").getBoundingClientRect().top;
      const phase = /bid|show|None/i.exec(rows.map((row) => row.innerText).join())?.[0].toLowerCase() ?? "";
      window.hands[phase] = {{ ...window.hands[phase], [Math.round(top)]: hand.innerText }};
    }}
    requestAnimationFrame(look);
  }};
  look();
}}"""


@pytest.mark.parametrize("game", ["Juse", "Junk", "Roundup", "Jugglers"])
def test_no_button_moves_while_a_game_is_played(quick_table: PracticeTable, open_tab: OpenTab, game: str) -> None:
    alice, bob = open_tab(quick_table, "alice", phone=True), open_tab(quick_table, "bob")
    for tab, size in ((alice, PHONE), (bob, WIDE)):
        tab.page.set_viewport_size(size)
        tab.page.evaluate(WATCH)
    chance = random.Random(game)  # noqa: S311
    while alice.page.evaluate("Object.keys(window.seen).length") < STATES:
        if not table_of(alice).count():
            begin(alice, game)
        move(alice, game, chance)
    for tab in (alice, bob):
        layouts = {str(places): places for places in tab.page.evaluate("Object.values(window.seen)")}
        assert len(layouts) == 1, "\n".join(layouts)
        (places,) = layouts.values()
        assert not [label for label, _ in places if "is cut" in label]
        assert len({bottom for _, bottom in places}) <= 3
        for phase, tops in tab.page.evaluate("window.hands").items():
            told = "\n\n".join([phase, *(f"{top}: {text}" for top, text in tops.items())])
            assert len(tops) == 1, told


def table_of(tab: Tab) -> Locator:
    """In a first game it says nothing of its name and number."""
    return tab.messages.filter(has=tab.page.get_by_role("button", name="What can I do?")).last


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
    with contextlib.suppress(TooLate):  # it has just changed, or ended
        picture = table_of(tab).locator("img")
        before, places = picture.get_attribute("alt", timeout=500), message.evaluate(PLACES, timeout=500)
        if offered := pressable(message):
            chance.choice(offered).click(timeout=500)
        tab.page.wait_for_timeout(100)
        after = message.evaluate(PLACES, timeout=500) if game in HANDS else places
        if picture.get_attribute("alt", timeout=500) == before and places and len(after) > 1:
            # A hand may already show the next decision, which has other buttons.
            then, now = ({label.lstrip("↑✓ "): bottom for label, bottom in shown} for shown in (places, after))
            assert then == now or then.keys() != now.keys(), f"{places}\n{after}"


def pressable(message: Locator) -> Sequence[Locator]:
    enabled = message.locator(".rows button:not([disabled]):not([aria-disabled=true]):not([aria-haspopup])")
    return [button for button in enabled.all() if not FRAME.match(button.inner_text(timeout=500))]
