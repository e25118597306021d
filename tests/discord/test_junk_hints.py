"""Hints and best scores are worked out beside the bot: nobody else waits for them, and none comes too late."""

import pytest

from bot.tables.runtime.table import Table
from cogs.junk.rules.game import GAME, JunkGame
from tests.discord.house import House, said
from tests.discord.junk_player import JunkPlayer, simple_move
from tests.discord.test_challenge import results, takes_up, until_told


async def test_a_hint_that_comes_too_late_is_not_given(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alice asks, and junks her card before the answer is there."""
    await alice.types("new")
    table, hall = await alice.table(), house.bot.services.tables
    advice = hall.advice

    async def slow(table: Table, seat: int) -> str:
        told = await advice(table, seat)
        await alice.junks_unseen()
        return told

    monkeypatch.setattr(hall, "advice", slow)
    assert "moved on" in said(await alice.presses("Hint"))
    assert not any("I'd try" in message.content for message in alice.private)
    assert table.data.moves == 2
    assert any("Draw a card" in message.content for message in alice.private)


async def test_a_hint_when_only_one_thing_can_be_done_is_free(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Junk draws by itself then, so this is about a game that was begun before it did."""
    monkeypatch.setattr(JunkGame, "automatic", lambda game, state: None)
    await alice.types("new")
    before = house.stored()
    await alice.presses("Hint")
    assert alice.panel.content.startswith("💡 You can only do one thing: **Draw**. This hint is free.\n")
    assert house.stored() == before
    await alice.presses("Draw")
    await alice.presses("Hint")
    assert alice.panel.content.startswith("💡 I'd try: **")
    assert (await alice.data()).seats[0].tally.hints == 1


async def test_a_hint_when_the_rules_allow_only_one_thing_is_not_free(alice: JunkPlayer) -> None:
    """Otherwise whoever asks would learn for nothing that their card does not fit."""
    await alice.types("new")
    await alice.plays_unseen(lambda state: state.held is not None and len(GAME.legal(state, 0)) == 1)
    assert len(GAME.possible((await alice.data()).state, 0)) > 1
    await alice.types("hint")
    assert alice.panel.content.startswith("💡 I'd try: **Junk**. ")
    assert (await alice.data()).seats[0].tally.hints == 1


# ------------------------------------------------------------ where results are compared

NO_HINTS = "No hints here: everybody has one try at this deal"


async def test_a_deal_of_the_day_is_played_without_a_hint_however_often_somebody_asks(
    alice: JunkPlayer, house: House
) -> None:
    """By the button as it stood there in older versions, and at one decision after another."""
    await alice.types("daily")
    assert "Hint" not in alice.labels
    shown, table = alice.panel, await alice.table()
    for _ in range(20):
        assert said(await house.press(alice.actor, shown, "t:1:0:hint")).startswith(NO_HINTS)
        await house.act_unseen(table, alice.actor.id, simple_move(table))
    assert not any("💡" in message.content for message in alice.private)
    assert table.data.seats[0].tally.clean


async def test_a_challenge_has_no_hints_and_with_those_of_its_first_player_nobody_is_the_best(
    alice: JunkPlayer, bob: JunkPlayer, house: House
) -> None:
    await alice.types("new")
    await alice.plays_unseen(lambda state: state.held is not None)
    await alice.types("hint")
    best = await alice.finishes()
    await alice.presses("Challenge")
    await takes_up(house, "bob")
    assert "Hint" not in bob.labels
    assert said(await bob.types("hint")).startswith(NO_HINTS)
    score = await bob.finishes(junked=3)
    assert score > best
    await until_told(house)
    assert results(house) == [
        f"bob: **{score} left** · no mistakes",
        f"alice: **{best} left** · no mistakes · 1 hint · played it first",
    ]
