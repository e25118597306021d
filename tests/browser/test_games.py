"""The README's first command as a newcomer uses it: the real bot, played in the browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bot.core.record import replay
from bot.games import find_game
from tests.browser import junk, juse
from tests.browser.conftest import OpenTab
from tests.browser.game_messages import (
    add_computer,
    fits_its_height,
    fits_its_width,
    hand_of,
    seated,
    table_of,
)
from tests.browser.practice_table import PracticeTable

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

CARD = re.compile(r"^(A|[2-9]|10)[♠♥♦♣]$")
WELCOME = re.compile("Card games, right here")


@pytest.mark.long
def test_juse_in_two_tabs_and_on_a_phone(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob", phone=True)
    alice.run("juse new")
    seated(bob, "Juse", "alice")
    bob.click("Join")
    seated(alice, "Juse", "alice", "bob")
    alice.click("Start")
    bob.sees(re.compile("Your move, 🔴 alice: where does .+ go"))
    bob.click("On my own pile")
    bob.sees("It is not your turn")
    picture = table_of(bob, "Juse").locator("img")
    expect(picture).to_have_attribute("alt", re.compile(r"They hold (10|[2-9AJQK])[♠♥♦♣]\."))
    alice.click("On 🔵 bob")
    alice.sees(re.compile("Juse! 🔴 alice"))
    assert fits_its_width(bob)


@pytest.mark.long
def test_a_typed_move_with_autocompletion(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice = open_tab(quick_table, "alice")
    alice.run("juse new")
    seated(alice, "Juse", "alice")
    add_computer(alice)
    seated(alice, "Juse", "alice", "Kumari")
    alice.click("Start")
    alice.sees("Your move, 🔴 alice: where does")
    alice.choose("juse play")
    alice.option("to").fill("Kum")
    alice.page.get_by_role("option", name="On 🔵 Kumari").click()
    alice.page.get_by_role("button", name="Run").click()
    alice.sees("Juse! 🔴 alice laid")


@pytest.mark.long
def test_a_private_solitaire_with_a_hint_and_a_resume(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob")
    alice.run("junk new")
    junk.can_press(alice, "Junk")
    alice.sees(f"{junk.CARDS - 1} to go")
    expect(alice.last.locator("img")).to_have_attribute("alt", re.compile(rf"Draw Pile: {junk.CARDS - 1} cards"))
    junk.button(alice, "Hint (ends a clean game)").click()
    alice.sees("I would try")
    alice.sees("Not a clean game any more: one hint.")
    alice.run("junk junk")
    junk.can_press(alice, "Draw")
    alice.page.reload()
    alice.run("junk resume")
    alice.sees(f"Draw a card, or rescue one. {junk.CARDS - 1} to go.")
    junk.can_press(alice, "Draw")
    expect(alice.last.locator("img")).to_have_attribute("alt", re.compile(rf"Draw Pile: {junk.CARDS - 1} cards"))
    expect(bob.messages).to_have_text(WELCOME)


@pytest.mark.long
def test_a_finished_game_is_watched_move_by_move(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(quick_table, "alice", phone=True), open_tab(quick_table, "bob")
    alice.run("junk new", public="True")
    junk.press(alice, "Junk", then="Draw")
    junk.press(alice, "Draw", then="Junk")
    alice.run("table end")
    alice.sees("stopped early")
    alice.click("Replay")
    replay = alice.page.locator(".message", has_text="Replay · Junk, table 1").last
    expect(replay).to_contain_text("· the deal")
    for number in (1, 2, 3):
        alice.click("▶")
        expect(replay).to_contain_text(f"· move {number} of 3")
    assert replay.get_by_role("button", name="▶", exact=True).is_disabled()
    expect(replay.locator("img")).to_have_attribute("alt", re.compile("Draw Pile: "))
    assert fits_its_width(alice)
    assert fits_its_height(alice, replay)
    alice.click("⏮")
    expect(replay).to_contain_text("· the deal")
    expect(bob.page.locator("#messages")).not_to_contain_text("the deal")


@pytest.mark.long
def test_a_hand_of_roundup_is_seen_by_its_owner_alone(quick_table: PracticeTable, open_tab: OpenTab) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob", phone=True)
    alice.run("roundup new")
    bob.click("Join")
    seated(alice, "Roundup", "alice", "bob")
    alice.click("Start")
    alice.sees("everyone bids")
    bob.click("My hand")
    expect(hand_of(bob).get_by_role("button", name="↓ More")).to_have_count(1)
    expect(hand_of(bob).locator("img")).to_have_attribute("alt", re.compile(r"Face down: .+[♠♥♦♣]"))
    assert hand_of(alice).count() == 0
    assert fits_its_width(bob)
    assert fits_its_height(bob, hand_of(bob))
    hand_of(bob).get_by_role("button", name=CARD).first.click()
    bob.sees("You have placed")
    alice.sees("Placed: 🔵 bob")


@pytest.mark.long
def test_a_whole_game_and_its_record(quick_table: PracticeTable, open_tab: OpenTab, tmp_path: Path) -> None:
    """The record is judged once more by the rules."""
    alice = open_tab(quick_table, "alice")
    juse.play(alice)
    alice.click("Record")
    link = alice.page.get_by_role("link", name=re.compile(r"juse-\d+\.json"))
    expect(link).to_have_count(1)
    with alice.page.expect_download() as downloading:
        link.click()
    downloading.value.save_as(tmp_path / "juse.json")
    record = replay((tmp_path / "juse.json").read_text(encoding="utf-8"), find_game)
    assert record.outcome.finished
    assert any(judged.startswith("misplay:") for judged in record.trace)
