"""The bot's emojis on the practice page: pictures in texts, on buttons and in lists, as on Discord."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenTab
from tests.browser.practice_table import THE_STUB, Room, Tab, practice_table
from tests.browser.stub_bot import CARDS, GONE

pytestmark = [pytest.mark.browser, pytest.mark.long]

SHOWN = "image => image.decode().then(() => [image.naturalWidth, image.clientWidth, image.clientHeight])"
TOPS = "row => [...new Set([...row.children].map((button) => button.getBoundingClientRect().top))].length"
WIDTHS = "row => [...row.children].map((button) => button.getBoundingClientRect().width)"
CONTENT = 314
"""What is left for buttons on a phone that is 390 wide."""


def show_cards(tab: Tab) -> Locator:
    tab.run("demo suits")
    expect(tab.messages).to_have_count(2)
    return tab.messages.first


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "wide"])
def test_emojis_are_pictures_in_texts_on_buttons_and_in_lists(room: Room, open_tab: OpenTab, phone: bool) -> None:
    alice = open_tab(room, "alice", phone=phone)
    message, large = show_cards(alice), alice.messages.last
    text, menu = message.locator(".content"), message.locator(".menu")
    menu.get_by_role("button").click()
    for place, name, size in (
        (text.locator(".text"), ":seven_of_hearts:", 22),
        (text.locator("h3"), ":two_of_clubs:", 35),
        (large, ":two_of_clubs:", 48),
        (message.locator(".row").first, "ace_of_clubs", 20),
        (menu.get_by_role("option", name="ten_of_spades"), "ten_of_spades", 20),
        (menu.get_by_role("button"), "seven_of_hearts", 20),
    ):
        assert place.get_by_alt_text(name, exact=True).evaluate(SHOWN) == [128, size, size], name
    expect(text.locator(".text")).to_have_text("You drew  and :gone:.")
    expect(menu.get_by_alt_text("gone")).to_have_attribute("src", f"/emojis/{GONE.id}")
    for label in (None, "↑", "Lay"):
        name = f"{CARDS[1]} {label}" if label else CARDS[1]
        expect(message.locator(".row").get_by_role("button", name=name, exact=True)).to_have_count(1)


def test_five_cards_stand_in_one_row_of_a_phone(room: Room, open_tab: OpenTab) -> None:
    alice, bob = open_tab(room, "alice", phone=True), open_tab(room, "bob")
    message = show_cards(alice)
    assert message.locator(".rows").evaluate("rows => rows.clientWidth") == CONTENT
    alone, signed, labeled = message.locator(".row").all()[:3]
    assert (alone.evaluate(WIDTHS), alone.evaluate(TOPS)) == ([52] * 5, 1)
    assert (signed.locator("button").count(), signed.evaluate(TOPS)) == (4, 1)
    assert (labeled.locator("button").count(), labeled.evaluate(TOPS)) == (3, 1)
    assert bob.messages.first.locator(".row").first.evaluate(WIDTHS) == [60] * 5


def test_emojis_are_kept_for_the_next_start(tmp_path: Path, open_tab: OpenTab) -> None:
    database = tmp_path / "practice.sqlite3"
    with practice_table(THE_STUB, database) as table:
        show_cards(open_tab(table, "alice"))
    with practice_table(THE_STUB, database) as table:
        alice = open_tab(table, "alice")
        drawn = alice.messages.first.get_by_alt_text(":seven_of_hearts:", exact=True)
        assert drawn.evaluate(SHOWN) == [128, 22, 22]
