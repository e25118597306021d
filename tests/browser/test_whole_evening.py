"""An evening at the practice table: one person, three computer players, and each game once."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bot.core.record import Replayed, replay
from bot.games import find_game
from tests.browser import at_jugglers, at_junk, at_juse, at_roundup
from tests.browser.conftest import OpenTab
from tests.browser.driving import PracticeTable, Tab

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(600)]

COMPUTERS = 3


def downloaded(tab: Tab, game: str, folder: Path) -> Replayed:
    """The record that is given at the end, judged once more by the rules."""
    tab.click("Record")
    link = tab.page.get_by_role("link", name=re.compile(rf"{game}-\d+\.json"))
    expect(link).to_have_count(1)
    with tab.page.expect_download() as downloading:
        link.click()
    record = folder / f"{game}.json"
    downloading.value.save_as(record)
    return replay(record.read_text(encoding="utf-8"), find_game)


def test_each_game_once(quick_table: PracticeTable, open_tab: OpenTab, tmp_path: Path) -> None:
    alice, bob = open_tab(quick_table, "alice"), open_tab(quick_table, "bob", phone=True)

    alice.run("junk daily")
    at_junk.awake(alice, "Draw")
    at_junk.junk_everything(alice, at_junk.CARDS)
    at_junk.button(alice, "Stop here").click()
    at_junk.awake(alice, "Share")
    alice.sees(re.compile(r"Best possible on this deal: \d+\."))
    expect(alice.last.locator("img")).to_have_attribute("alt", re.compile("Game over"))
    expect(bob.messages).to_have_count(0)
    at_junk.button(alice, "Share").click()
    bob.sees(re.compile(r"Junk · deal of \d{4}-\d\d-\d\d · alice: 52 cards left, no misplays, clean"))
    bob.run("junk scores")
    bob.sees("alice: 52 left, clean")
    bob.page.close()
    alice.page.screenshot(path=tmp_path / "junk.png")
    assert downloaded(alice, "junk", tmp_path).result["scores"] == [at_junk.CARDS]

    at_juse.begin(alice, COMPUTERS)
    at_juse.play_to_the_end(alice)
    expect(alice.page.get_by_role("button", name="Rematch")).to_be_enabled()
    alice.page.screenshot(path=tmp_path / "juse.png")
    record = downloaded(alice, "juse", tmp_path)
    assert record.outcome.finished
    assert any(judged.startswith("misplay:") for judged in record.trace)

    at_roundup.begin(alice, COMPUTERS, points="1")
    at_roundup.play_to_the_end(alice)
    alice.page.screenshot(path=tmp_path / "roundup.png")
    assert downloaded(alice, "roundup", tmp_path).outcome.finished

    at_jugglers.begin(alice, COMPUTERS)
    at_jugglers.play_to_the_end(alice)
    alice.page.screenshot(path=tmp_path / "jugglers.png")
    record = downloaded(alice, "jugglers", tmp_path)
    assert record.outcome.finished
    assert set(record.trace) <= {"ok", "misplay:empty-deck"}
