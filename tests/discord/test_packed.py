"""Old messages of a game that has been packed: all their buttons still do what they did."""

import json
from typing import Any

import discord
import pytest
import simcord

from bot.core.record import replay
from bot.games import find_game
from bot.tables.store.resuming import UNPOSTED_FOR
from cogs.juse.rules.game import GAME as JUSE
from tests.discord.house import FOUR, House, answers, custom_id, said

LONG = UNPOSTED_FOR + 600


async def packed(house: House) -> None:
    """An evening later."""
    house.env.backend.advance_clock(LONG)
    await do_background_jobs(house)
    assert house.rows("SELECT 1 FROM moves") == []


async def do_background_jobs(house: House) -> None:
    """Between two pieces they wait a little, and for the disk, which offline Discord does not wait for."""
    background_jobs = house.bot.services.tables.background_jobs
    background_jobs.wake()
    await house.until(lambda: not background_jobs.busy)


async def record_in(result: simcord.InteractionResult) -> dict[str, Any]:
    [file, _] = [file for answer in answers(result) for file in answer.attachments]
    return json.loads(await file.read())


async def test_a_packed_game_gives_its_record_and_a_rematch_as_before(house: House) -> None:
    closing = await house.played(*FOUR)
    before = await record_in(await house.asks_for_record("bob", closing))
    shown = (closing.content, closing.attachments[0].description)
    await packed(house)
    assert await record_in(await house.asks_for_record("bob", closing)) == before
    assert replay(before, find_game).outcome.finished
    for verb in ("rules", "what", "hand", "since", "back", "agree", "close", "explode"):
        for person in ("alice", "stranger"):
            table_id = custom_id(closing, "Replay").removesuffix("replay")
            answer = said(await house.press(house[person], closing, f"{table_id}{verb}"))
            assert answer, verb
            assert "went wrong" not in answer
    assert "This game is over" in said(await house["stranger"].click(closing, label="Rematch"))
    assert (house.live().content, house.live().attachments[0].description) == shown
    await house["bob"].click(closing, label="Rematch")
    assert [seat.name for seat in (await house.data()).seats] == ["bob", "carol", "dave", "alice"]
    assert len(house.channel.history()) == 2, "nothing old was posted again"


async def test_a_packed_game_that_was_stopped_early_is_the_same_after_a_restart(house: House) -> None:
    await house.begin("alice", "bob", clock="slow")
    await house.click_move()
    await house.click_move()
    since = said(await house["alice"].slash(house.channel, "table since"))
    await house["keeper"].slash(house.channel, "table end")
    closing = house.live()
    await packed(house)
    await house.restart()
    assert len((await record_in(await house.asks_for_record("alice", closing)))["moves"]) >= 2
    table_id = custom_id(closing, "Replay").removesuffix("replay")
    told = said(await house.press(house["alice"], closing, f"{table_id}since"))
    assert told.splitlines()[0] == since.splitlines()[0]
    await house["alice"].click(closing, label="Rematch")
    assert (await house.data()).terms.clock == "slow"


async def stopped_and_packed(house: House) -> discord.Message:
    """An evening after a game that was stopped early; return its closing message."""
    await house.begin("alice", "bob")
    await house.click_move()
    await house["keeper"].slash(house.channel, "table end")
    closing = house.live()
    await packed(house)
    return closing


async def test_when_records_are_not_kept_an_old_button_is_answered_by_a_sentence(house: House) -> None:
    closing = await stopped_and_packed(house)
    await house.bot.services.tables.store.write("DELETE FROM records")
    await house.restart()
    for label in ("Replay", "Rematch"):
        answer = said(await house["alice"].click(closing, label=label))
        assert answer.startswith("This game is too old, so its record is gone")
        assert "\n" not in answer


async def test_an_old_game_that_new_rules_do_not_allow_is_answered_by_a_sentence(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.expected_logs = ["cannot be replayed"]
    closing = await stopped_and_packed(house)
    await house.restart()

    def refuse(*_: object) -> None:
        raise ValueError("a new rule")

    monkeypatch.setattr(type(JUSE), "apply", refuse)
    answer = said(await house["alice"].click(closing, label="Rematch"))
    assert answer.startswith("I have changed since this game was played and can't open it anymore")
    assert house.phases() == ["closed"]
