"""Junk played privately: nobody else sees it, it can be resumed at any time, and its end shows the best score."""

import pytest

from bot.core.record import replay
from bot.games import find_game
from cogs.junk.cog import KIT
from tests.discord.house import House, custom_id, in_words, labels
from tests.discord.junk_player import LABELS, JunkPlayer
from tests.discord.open_hands import read
from tests.discord.test_packed import record_in


async def test_a_misplay_is_called_and_the_run_no_longer_clean(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    misplay = await alice.plays_unseen_to_a_misplay()
    before = (await alice.data()).state
    await alice.types("resume")
    await alice.presses(LABELS[misplay])
    assert "**Juse!**" in alice.panel.content
    assert "Not a clean game anymore: one mistake." in read(alice.panel)
    assert "Juse!" in in_words(alice.panel)
    state = (await alice.data()).state
    assert (state.held, state.drawn) == (before.held, before.drawn), "nothing is drawn for it"
    await alice.types(misplay)
    assert "2 mistakes" in alice.panel.content
    assert alice.panel.content.count("**Juse!**") == 1
    assert "**Juse!** (×2) " in alice.panel.content
    assert house.texts() == [], "a private misplay is announced to nobody else"


async def test_the_end_shows_the_best_possible_score_and_gives_a_record_that_replays(alice: JunkPlayer) -> None:
    await alice.types("new", **{"face-up": True})
    table = await alice.table()
    assert "best" not in alice.panel.content.lower()
    left = await alice.finishes()
    assert KIT.best is not None
    best = KIT.best(table.game.view(table.data.state, None))
    assert best < left
    assert f"**{left} left** · no mistakes (best possible: {best})" in alice.panel.content
    assert in_words(alice.panel).startswith(f"no mistakes.\nBest possible: {best}.\n"), "there is no place to tell"
    assert f"{left} left in the junk." in in_words(alice.panel)
    *usual, turning_point, today = alice.labels
    assert usual == ["Play again", "Same deal", "Film", "Replay", "Challenge"]
    assert today == "Today"
    assert turning_point.startswith("▶ Turning point: move ")
    record = await record_in(await alice.house.asks_for_record("alice", alice.panel))
    assert record["options"] == {"naked": True}
    replayed = replay(record, find_game)
    assert replayed.result == {"finished": True, "winners": [], "scores": [left], "clean": True}
    assert len(record["moves"]) == table.data.moves


async def test_another_one_stands_below_what_was_looked_at_after_the_last(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    await alice.finishes()
    over = alice.panel
    replay = await house.opens("alice", "Replay", over)
    await house["alice"].click(over, label="Play again")
    above, panel = house.private_messages("alice")
    assert above.id == replay.id, "what was pressed has gone"
    assert "51 cards" in panel.content


async def test_it_begins_at_once_and_is_resumed_after_a_restart_and_when_its_message_is_gone(
    alice: JunkPlayer, house: House
) -> None:
    """Ephemeral messages vanish when the user reloads Discord, and cannot be edited after 15 minutes."""
    await alice.types("new")
    assert "51 cards" in alice.panel.content
    assert "Draw Pile: 51 cards" in in_words(alice.panel)
    await alice.presses("Junk")
    await alice.types("junk")
    [panel] = alice.private
    assert house.channel.history(viewer=house["bob"]) == []
    before = house.stored()
    await house.restart()
    house.env.backend.delete_message(house.channel.id, panel.id)
    await house.env.advance_time(16 * 60)
    await alice.types("resume")
    assert house.stored() == before
    assert (alice.panel.content, alice.labels, in_words(alice.panel)) == (panel.content, labels(panel), in_words(panel))
    moves = (await alice.data()).moves
    await alice.presses(alice.labels[0])
    assert (await alice.data()).moves > moves


async def test_a_stale_panel_says_so_moves_nothing_and_is_updated(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    stale = house.raw(alice.panel).components[0]["components"][0]["custom_id"]
    await alice.types("junk")
    await alice.types("draw")
    before = house.stored()
    await house.press(alice.actor, alice.panel, stale)
    assert house.stored() == before
    assert alice.panel.content.startswith("The game has moved on since")
    assert "You hold" in alice.panel.content
    assert "Junk" in alice.labels
    await alice.presses("Junk")
    assert "moved on" not in alice.panel.content
    assert (await alice.data()).seats[0].tally.misplays == 0


async def test_new_with_a_game_running_asks_first_and_pressed_twice_deals_once(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    before = house.stored()
    assert "Continue it, or give it up" in await house.refused(alice.types("new", **{"face-up": True}))
    await alice.presses("Continue")
    assert house.stored() == before
    await alice.types("new", **{"face-up": True})
    anew = custom_id(alice.panel, "New deal")
    await alice.presses("New deal")
    assert house.phases() == ["closed", "playing"]
    assert (await alice.data()).options == {"naked": True}
    assert "51 cards" in alice.panel.content
    assert len([message for message in alice.private if "Junk" in labels(message)]) == 1
    assert "Continue" in await house.refused(house.press(alice.actor, alice.panel, anew))


async def test_with_several_games_running_resume_asks_which(alice: JunkPlayer, house: House) -> None:
    await alice.types("daily")
    house.env.backend.advance_clock(1)
    await alice.types("new")
    house.env.backend.advance_clock(1)
    await alice.types("resume")
    assert "Which one?" in alice.panel.content
    assert alice.labels == ["Your own game, table 2", "Deal of Jan 1"]
    house.env.backend.advance_clock(1)
    await alice.presses("Deal of Jan 1")
    assert "deal of Jan 1" in alice.panel.content
    await alice.types("junk")
    assert (await house.numbered(1)).data.moves == 2, "a typed move is for what was last seen"


# ---------------------------------------------------------------- when something is wrong


async def test_impossible_moves_are_refused_in_words(alice: JunkPlayer, house: House) -> None:
    for command in ("draw", "play", "junk", "rescue", "grace", "stop", "hint", "resume"):
        assert "no game running" in await house.refused(alice.types(command))
    await alice.types("new")
    wanted = {
        **dict.fromkeys(("draw", "grace", "stop"), "play it or junk it first"), "rescue": "nothing in the junk",
    }  # fmt: skip
    for command, why in wanted.items():
        assert why in await house.refused(alice.types(command))


async def test_a_table_that_cannot_be_painted_is_described_in_words(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(scene: object) -> bytes:
        raise OSError("no colours left")

    monkeypatch.setattr("bot.ui.table.painter.paint", fails)
    house.expected_logs = ["could not be painted"]
    await alice.types("new")
    assert "No picture this time" in alice.panel.content
    assert r"Draw Pile\: 51 cards" in alice.panel.content
    assert alice.panel.attachments == []
