"""After every press its buttons can be seen, whatever loads above or below them."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import OpenTab
from tests.browser.practice_table import PracticeTable, Room, Tab

pytestmark = [pytest.mark.browser, pytest.mark.long("browser"), pytest.mark.timeout(900)]

WIDTHS = [ViewportSize(width=390, height=844), ViewportSize(width=1280, height=900)]
MOVES = re.compile(r"^(Draw|Center|Rematch|Start|[🔴🔵🟡🟢🟣🟠].+)$")
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 400_000, "uploadThroughput": 400_000}
FRAMES = 30
# Looks after each frame, as only that is what people see.
HIDDEN_BUTTONS = """frames => new Promise((done) => {
  const hidden = [];
  const look = () => {
    const shown = [...document.querySelectorAll(".message")].filter((one) => one.querySelector(".rows button"));
    const room = document.getElementById("scroller").getBoundingClientRect();
    const rows = shown.at(-1)?.querySelector(".rows").getBoundingClientRect();
    const seen = !rows || (rows.top >= room.top && rows.bottom <= room.bottom + 1);
    if (!seen) hidden.push([frames, rows.bottom - room.bottom]);
    if (frames-- > 0) requestAnimationFrame(() => setTimeout(look));
    else done(hidden);
  };
  requestAnimationFrame(() => setTimeout(look));
})"""


@pytest.mark.parametrize("size", WIDTHS, ids=["phone", "wide"])
def test_the_buttons_stay_in_the_window_while_pictures_load(
    quick_table: PracticeTable, open_tab: OpenTab, size: ViewportSize
) -> None:
    alice = open_tab(quick_table, "alice", phone=size["width"] < 700)
    alice.page.set_viewport_size(size)
    slow_down(alice.page)
    chance = random.Random(size["width"])  # noqa: S311
    hidden = press(alice, alice.page.get_by_role("button", name="Play Juse", exact=True))
    for _ in range(5):
        hidden += press(alice, chance.choice(moves(alice)))
    assert hidden == []


def slow_down(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)


def moves(tab: Tab) -> list[Locator]:
    """Return what can be pressed at the newest table."""
    newest = tab.messages.filter(has=tab.page.locator(".rows button")).last
    found = newest.locator(".rows button:not([disabled]):not([aria-disabled=true])").filter(has_text=MOVES)
    while not (seen := found.all()):  # computers may have begun to move since the last one was seen
        expect(found.last).to_be_visible()
    return seen


def press(tab: Tab, button: Locator) -> list[str]:
    label = button.inner_text()
    button.click()
    return [f"{label}: {what}" for what in tab.page.evaluate(HIDDEN_BUTTONS, FRAMES)]


def test_only_who_scrolls_up_leaves_the_end(room: Room, open_tab: OpenTab) -> None:
    alice = open_tab(room, "alice")
    for number in range(3):
        alice.run("demo table")
        expect(alice.messages).to_have_count(number + 1)
    scroller = alice.page.locator("#scroller")
    from_end = "box.scrollHeight - box.scrollTop - box.clientHeight"
    # A late picture, between the page's own scrolling and the event of it.
    picture = alice.page.locator("#messages img").last
    expect(picture).to_be_visible()
    scroller.evaluate(
        "box => { box.scrollTop -= 20; document.querySelector('#messages').style.paddingBottom = '500px' }"
    )
    alice.page.wait_for_function(f"box => {from_end} < 2", arg=scroller.element_handle())
    scroller.hover()
    alice.page.mouse.wheel(0, -300)
    alice.page.wait_for_function(f"box => {from_end} >= 300", arg=scroller.element_handle())
    left = scroller.evaluate("box => box.scrollTop")
    scroller.evaluate("box => { document.querySelector('#messages').style.paddingBottom = '900px' }")
    alice.page.wait_for_timeout(200)
    assert scroller.evaluate("box => box.scrollTop") == left
