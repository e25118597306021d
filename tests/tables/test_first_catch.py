"""In somebody's first games of Juse, alone: a computer soon slips, and all slips of theirs are called."""

from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import pytest

from bot.core.game import options_for_new_table
from bot.tables.runtime.table import Table
from bot.tables.store.database import DatabaseUrl
from cogs.juse.player import choose
from cogs.juse.rules.game import GAME, JUSE, TO_OWN
from tests.tables.offline_bot import ALICE, CHANNEL, GUILD, OfflineBot, running_bot, to_move

pytestmark = pytest.mark.sqlite


def deaf(*asked: Any) -> Any:
    """Plays well, and never calls by itself."""
    view, *others = asked
    return choose(view, *others) if view.turn == others[1] else None


async def turns_of_alice(bot: OfflineBot, table: Table) -> AsyncIterator[Any]:
    """Give what is right each time that it is alice's turn, and None each time that a computer has moved."""
    while table.data.is_open:
        seat, user = to_move(table)
        if user == ALICE and GAME.automatic(table.data.state) is None:
            yield [action for action in GAME.legal(table.data.state, seat) if action != JUSE][-1]
        else:
            bot.skipped += 4 * 3600  # no alarm rings: the test does what the computers would
            await bot.tables.computers.act(table)
            yield None


async def play_now(bot: OfflineBot, number: int = 0) -> Table:
    options = options_for_new_table(GAME)
    return await bot.tables.open_dealt(GAME, (GUILD, CHANNEL + number), bot.by(ALICE), options)


async def test_in_the_second_or_third_lap_of_a_first_game_a_computer_slips_if_its_person_plays_right(
    place: DatabaseUrl, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of deals that come by chance, three in ten are so."""
    seeds = (f"{number:032x}" for number in count())
    monkeypatch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: next(seeds))
    async with running_bot(place, pause=3600, games={GAME: choose}) as bot:
        for number in range(3):
            with caplog.at_level("INFO"):
                table = await play_now(bot, number)
            assert caplog.text.count("was chosen: a computer slips soon") == number + 1
            ended = 0
            async for right in turns_of_alice(bot, table):
                if table.data.state.uncalled is not None:
                    break
                if right is not None:
                    ended += right == TO_OWN
                    await bot.act(table, ALICE, right)
            assert table.data.state.last.seat != 0
            assert ended in (2, 3)


async def test_computers_call_each_slip_of_somebody_in_their_first_three_games_alone(place: DatabaseUrl) -> None:
    async with running_bot(place, pause=3600, games={GAME: deaf}) as bot:
        for number in range(4):
            table, slips = await play_now(bot, number), 0
            first = table.data.dealt.first_game
            assert (first and first.before) == (number if number < 3 else None)
            async for right in turns_of_alice(bot, table):
                if right is None:
                    continue
                wrong = table.data.state.held is not None and right != TO_OWN and table.data.state.draws[0]
                await bot.act(table, ALICE, TO_OWN if wrong and slips < 3 else right)
                if table.data.state.uncalled is not None and table.data.state.last.seat == 0:
                    slips += 1
                    await bot.tables.computers.call(table)
                    assert table.data.seats[0].tally.misplays == (slips if number < 3 else 0)
            assert slips
