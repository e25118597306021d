"""Whatever begins the next game ends at the bottom, with buttons to press, wherever it was pressed itself."""

import random
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import OpenTab
from tests.browser.game_messages import hand_of
from tests.browser.practice_table import PracticeTable, Tab
from tests.browser.test_nothing_moves import pressable, table_of

pytestmark = [pytest.mark.browser, pytest.mark.long("browser"), pytest.mark.timeout(1800)]

SIZES = [ViewportSize(width=390, height=844), ViewportSize(width=1280, height=800)]


def ready_to_act(message: Locator, *, asked: bool = True) -> None:
    """All its buttons are in the window and, if something is `asked`, can be pressed."""
    buttons = message.locator(".rows button")
    if asked:
        expect(message.locator(".rows button:not([disabled])").first).to_be_visible()
    for button in (buttons.first, buttons.last):
        expect(button).to_be_in_viewport(ratio=1)


def is_over(tab: Tab) -> bool:
    labels = ("Rematch", "Play again", "Next game")
    return any(tab.page.get_by_role("button", name=label, exact=True).count() for label in labels)


def play_on(tabs: Sequence[Tab], chance: random.Random) -> None:
    """Press something at random until the game is over."""
    while not any(map(is_over, tabs)):
        for tab in tabs:
            message = hand_of(tab)
            message = message if message.count() else table_of(tab)
            try:
                if offered := pressable(message):
                    chance.choice(offered).click(timeout=500)
            except TooLate:  # it has just changed, or ended
                continue


@pytest.fixture(params=SIZES, ids=["phone", "wide"])
def people(request: pytest.FixtureRequest, quick_table: PracticeTable, open_tab: OpenTab) -> Sequence[Tab]:
    tabs = [open_tab(quick_table, name, phone=True) for name in ("alice", "bob", "carol")]
    for tab in tabs:
        tab.page.set_viewport_size(request.param)
    return tabs


@pytest.mark.parametrize("people", SIZES[:1], indirect=True)  # a whole game by clicks
def test_play_again_below_a_replay(people: Sequence[Tab]) -> None:
    alice, *_ = people
    alice.run("junk new")
    play_on([alice], random.Random(1))  # noqa: S311
    alice.click("Replay")
    expect(alice.page.get_by_role("button", name="Film")).to_have_count(2)
    alice.page.get_by_role("button", name="Play again").click()
    ready_to_act(table_of(alice))


def test_a_rematch_alone_with_computers(people: Sequence[Tab]) -> None:
    alice, *_ = people
    alice.run("roundup new")
    alice.click("Start with computers")
    alice.run("table end")
    alice.page.get_by_role("button", name="Rematch").click()
    expect(hand_of(alice)).to_contain_text("table 2")
    ready_to_act(hand_of(alice))


def test_the_next_game_of_a_night_and_a_seat_taken_over(people: Sequence[Tab]) -> None:
    alice, bob, carol = people
    alice.run("table night", games="2")
    alice.run("juse new")
    bob.click("Join")
    alice.sees("bob")
    alice.click("Start")
    for tab in (alice, bob):
        tab.run("table end")
    for tab in (alice, bob):
        tab.click("Next game")
        tab.click("Roundup")
    for tab in (alice, bob):
        expect(hand_of(tab)).to_contain_text("table 2")
        ready_to_act(hand_of(tab))
    alice.run("table leave")
    carol.click("What can I do?")
    carol.click("Take a seat")
    carol.page.get_by_role("button", name="alice").last.click()
    expect(hand_of(carol)).to_contain_text("table 2")
    ready_to_act(hand_of(carol), asked=False)  # a computer may have bid meanwhile
