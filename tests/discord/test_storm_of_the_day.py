"""The storm of the day: the same boards for everybody, once, whatever comes between."""

import pytest

from bot.features.storm.run import MOST_BOARDS
from bot.features.storm.store import StormBook
from tests.discord.elsewhere import Elsewhere
from tests.discord.house import House, buttons, custom_id, in_words, labels, said
from tests.discord.storm_player import StormPlayer
from tests.discord.test_privacy import exported


@pytest.fixture(autouse=True)
def nothing_is_deferred(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offline Discord would let that time pass while a busy machine still paints."""
    monkeypatch.setattr("bot.ui.discord.response.DEFER_AFTER", 600.0)


@pytest.fixture
async def alice(house: House) -> StormPlayer:
    return StormPlayer(house, "alice", "2026-01-01")


async def opens(player: StormPlayer) -> str:
    """Press its button in *Today*, and return what that is called: each day it is of another game."""
    await player.actor.slash(player.channel, "table today")
    title = next(label for label in labels(player.panel) if label.startswith("Storm · "))
    await player.presses(title)
    return title


async def begins(player: StormPlayer) -> str:
    title = await opens(player)
    assert labels(player.panel) == ["Juse!", "All right"]
    return title


async def test_everybody_has_the_same_boards_and_they_count_for_today(alice: StormPlayer, house: House) -> None:
    title = await begins(alice)
    bob = StormPlayer(house, "bob", alice.day)
    assert await begins(bob) == title
    for board in range(MOST_BOARDS - 1):
        assert f"Board {board + 1}/{MOST_BOARDS} · " in in_words(alice.panel)
        await alice.answers(True, after=0.5)
        if board < 3:
            await bob.answers(False, after=0.5)
    assert alice.run.asked[:3] == bob.run.asked[:3]
    assert bob.panel.content.startswith("💔")
    await alice.answers(True, after=0.5)
    assert alice.panel.content.startswith(f"🏁 All boards done. **{alice.run.run.score:,}** · Storm of the day")
    await alice.actor.slash(house.channel, "table today")
    assert f"**{title}**: {alice.run.run.score:,} · 30 of 30 right" in in_words(alice.panel).splitlines()
    assert "1 day so far" in alice.panel.content
    await alice.presses(title)
    assert alice.panel.content.startswith("☑️ You've already played today's Storm")
    assert "Again" not in labels(alice.panel)


async def test_a_restart_loses_no_answer_and_gives_no_second_try(alice: StormPlayer, house: House) -> None:
    await begins(alice)
    await alice.answers(True, False)
    asked, run, old = [*alice.run.asked], alice.run.run, custom_id(alice.panel, "Juse!")
    before = alice.panel
    house.env.backend.advance_clock(300)
    await house.restart()
    await begins(alice)
    assert (alice.run.asked, alice.run.run) == (asked, run)
    assert before.id != alice.panel.id
    await house.press_exactly(alice.actor, alice.panel, old.replace(":2", ":1"))
    assert alice.run.run.answers == "10", "what is answered stays answered"
    await alice.answers(False, at=before)
    assert alice.run.run.answers == "100"
    assert alice.run.run.looked == pytest.approx(run.looked + 1.7, abs=0.01), "while it was down, no time passed"
    await alice.answers(False, at=before)
    await house.restart()
    await opens(alice)
    assert alice.panel.content.startswith("☑️ You've already played today's Storm")
    assert not await StormBook(house.bot.services.store).note_answer(alice.actor.id, alice.run.reader.kit.name, run)
    house.env.backend.advance_clock(24 * 3600.0)
    alice.day = "2026-01-02"
    await begins(alice)
    assert alice.run.asked[0] != asked[0]


async def test_the_end_says_how_many_days_in_a_row_and_leads_back_to_today(alice: StormPlayer, house: House) -> None:
    for alice.day in ("2026-01-01", "2026-01-02"):
        await begins(alice)
        await alice.answers(False, False, False)
        assert ("🔥 2 days in a row" in alice.panel.content.splitlines()) is (alice.day == "2026-01-02")
        await alice.presses("Today")
        assert alice.panel.content.startswith("**Today, ")
        house.env.backend.advance_clock(24 * 3600.0)


async def test_results_stand_on_one_board_of_the_channel_the_best_first_without_a_word_of_what_was_asked(
    alice: StormPlayer, house: House
) -> None:
    title = await begins(alice)
    await alice.answers(True, False, True, False)
    share = custom_id(alice.panel, "Juse!").replace("storm:juse", "storm:share").rpartition(":")[0]
    assert "nothing to share" in said(await house.press_exactly(alice.actor, alice.panel, share))
    await alice.answers(False, at=alice.private[-2])
    end = alice.private[-2]
    await alice.actor.click(end, label="Share")
    board = house.channel.history()[-1]
    assert alice.panel.content == f"Shared. See {board.jump_url}."
    assert board.content == f"-# **{title}** · Jan 1 · everybody gets the same boards, and one try"
    of_alice = f"alice: {alice.run.run.score} 🟩🟥🟩🟥🟥"
    assert in_words(board).splitlines() == [f"{title}, Jan 1", f"1st · {of_alice}"]
    assert "already shared" in said(await alice.actor.click(end, label="Share"))
    bob = StormPlayer(house, "bob", alice.day)
    await bob.actor.click(board, label="Storm of the day")
    assert [*buttons(bob.panel)] == ["Juse!", "All right"]
    assert bob.run.asked[0] == alice.run.asked[0]
    await bob.answers(True, True, True, False, False, False)
    await bob.presses("Share")
    [shown] = house.channel.history()
    of_bob = f"bob: {bob.run.run.score} 🟩🟩🟩🟥🟥🟥"
    assert in_words(shown).splitlines()[1:] == [f"1st · {of_bob}", f"2nd · {of_alice}"]
    house.env.backend.advance_clock(24 * 3600.0)
    await house.env.advance_time(5)
    await house.until(lambda: "the day is over" in house.channel.history()[0].content)
    about = await exported(await alice.actor.user.slash("privacy export"))
    [stored], [there] = about["storms of days"], about["shared daily results"]
    assert (stored["answers"], stored["over"], stored["shared"], there["game"]) == ("10100", 1, 1, "storm")
    await house.forget(alice.actor.user)
    assert not house.rows("SELECT 1 FROM storm_days WHERE answers = '10100'")
    await house.until(lambda: "alice" not in in_words(house.channel.history()[0]))


async def test_whoever_was_forgotten_gets_no_second_try(alice: StormPlayer, house: House) -> None:
    await begins(alice)
    await alice.answers(False, False, False)
    await house.forget(alice.actor.user)
    await begins(alice)
    juse = custom_id(alice.panel, "Juse!")
    assert "before I forgot you" in said(await house.press_exactly(alice.actor, alice.panel, juse))
    assert not house.rows("SELECT 1 FROM storm_days")


async def test_outside_servers_a_result_is_a_message_of_its_own(house: House) -> None:
    alice = StormPlayer(house, "alice", "2026-01-01")
    alice.channel = Elsewhere(house).channel("group")
    title = await begins(alice)
    await alice.answers(True, False, False, False)
    await alice.presses("Share")
    shared = alice.channel.history()[-1]
    told = f"⛈️ **{title} · Jan 1** · alice: **{alice.run.run.score}**, 1 of 4 right"
    assert shared.content.splitlines() == [told, "🟩🟥🟥🟥"]
