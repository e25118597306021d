"""A restarted bot has lost nothing, and every button still works."""

import asyncio
from typing import Any

import pytest

from bot.tables.store.store import Store
from tests.discord.house import House, said


@pytest.mark.usefixtures("drawn_by_hand")
async def test_in_the_middle_of_a_turn_and_while_holding_a_card(house: House) -> None:
    await house.begin("alice", "bob")
    before = house.stored()
    await house.restart()
    assert house.stored() == before
    await house.click_move()
    held = (await house.data()).state.held
    assert held is not None
    before = house.stored()
    await house.restart()
    assert house.stored() == before
    assert (await house.data()).state.held == held
    assert said(await house["alice"].click(house.live(), label="🔴 alice")) == ""
    assert (await house.data()).moves == 2


@pytest.mark.usefixtures("drawn_by_hand")
async def test_a_move_committed_before_a_crash_is_shown_at_the_next_start(house: House) -> None:
    message = await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown", "answer did not arrive"]
    house.env.inject_error("*", "*", times=None)
    await house["alice"].click(message, label="Draw")
    house.env.backend.faults.clear()
    assert (await house.data()).state.held is not None, "the move was committed"
    assert "Where does" not in house.live().content, "but nobody was told"
    await house.restart()
    await house.env.settle()
    assert "▶ Your move, **🔴 alice**: you drew" in house.live().content
    assert len([text for text in house.texts() if "table 1" in text]) == 1
    assert said(await house["alice"].click(house.live(), label="🔴 alice")) == ""


@pytest.mark.usefixtures("drawn_by_hand")
async def test_a_game_goes_on_when_the_bot_is_invited_again(house: House) -> None:
    await house.begin("alice", "bob")
    await house.click_move()
    backend, server = house.env.backend, house.guild.id
    guild, channels, messages = backend.guilds[server], dict(backend.channels), dict(backend.messages)
    backend.remove_guild(server)
    await house.env.settle()
    await house.pass_time(24 * 3600)
    assert house.phases() == ["playing"]
    moves = len(await house.moves())
    await house.stop()
    backend.guilds[server] = guild
    backend.channels.update(channels)
    backend.messages.update(messages)
    await house.restart()
    await house.pass_time(60)
    await house.click_move()
    assert len(await house.moves()) == moves + 1


@pytest.mark.usefixtures("drawn_by_hand")
@pytest.mark.parametrize("in_time", [True, False])
async def test_a_press_during_a_stop_is_answered_or_else_nothing_happens(
    house: House, monkeypatch: pytest.MonkeyPatch, *, in_time: bool
) -> None:
    message = await house.begin("alice", "bob")
    before, commit, committing, may_commit = house.stored(), Store.commit, asyncio.Event(), asyncio.Event()

    async def held(store: Store, *change: Any) -> bool:
        committing.set()
        await may_commit.wait()
        return await commit(store, *change)

    monkeypatch.setattr(Store, "commit", held)
    monkeypatch.setattr("bot.app._ANSWERS_WITHIN", 60.0 if in_time else 0.0)
    press = asyncio.create_task(house["alice"].click(message, label="Draw"))
    await committing.wait()
    stop = asyncio.create_task(house.stop())
    stopped, _ = await asyncio.wait([stop], timeout=0.3 if in_time else None)
    assert bool(stopped) != in_time
    may_commit.set()
    await asyncio.wait([press, stop])
    assert (house.stored() != before) == in_time
    assert ("Where does it go?" in house.live().content) == in_time
