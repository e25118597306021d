"""Computer players who may act though nobody waits for them: in Juse, where the players call misplays themselves."""

import asyncio
from typing import Any

import msgspec
import pytest

from bot.core.game import FULL, Choose, Effort, Level, Roll
from bot.features.stats.badges import read_game
from bot.parts import find_kit
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.store.database import DatabaseUrl
from cogs.juse.player import choose, is_misplay
from cogs.juse.rules.game import DRAW, GAME, JUSE, TO_OWN
from cogs.juse.rules.state import Memory, View
from tests.tables.offline_bot import ALICE, BOB, OfflineBot, running_bot, to_move

pytestmark = [pytest.mark.usefixtures("drawn_by_hand"), pytest.mark.sqlite]

ROUND = 0.05
"""Seconds after which tables without pauses have nothing left to do."""

LONG_DEAL = "1" * 32
"""A seed: some deals end before somebody can lay a card wrongly."""


class Caller:
    """Plays perfectly and calls whenever `wants` says so; `heard` is what it was asked out of turn."""

    def __init__(self, wants: Choose = lambda *_: False) -> None:
        self.wants = wants
        self.heard: list[tuple[int, Any]] = []

    def __call__(
        self, view: View, memory: Memory, seat: int, roll: Roll, level: Level, effort: Effort = FULL, *_: Any
    ) -> Any:
        if seat != view.turn:
            self.heard.append((seat, view.last))
            return JUSE if self.wants(view, memory, seat, roll, level, effort, None) else None
        return choose(msgspec.structs.replace(view, players_call=False), memory, seat, roll, "hard")


def notices(view: View, memory: Memory, *_: Any) -> bool:
    return is_misplay(view, memory) and view.last is not None and not view.last.fault


def always(*_: Any) -> bool:
    return True


def no_call(state: Any) -> Any:
    """A legal action of the seat to move."""
    return next(action for action in GAME.legal(state, state.turn) if action != JUSE)


async def moves(bot: OfflineBot, table: Table) -> list[tuple[int | None, str]]:
    return [(move.seat, move.action) for move in (await bot.tables.store.moves(table.data.id))[1:]]


async def test_a_computer_with_nothing_to_say_is_asked_once(place: DatabaseUrl) -> None:
    player = Caller()
    async with running_bot(place, games={GAME: player}) as bot:
        table = await bot.game(ALICE, BOB, computers=2, referee="table")
        await bot.act(table, to_move(table)[1], DRAW)
        await asyncio.sleep(ROUND)
        assert sorted(seat for seat, _ in player.heard) == [2, 3]
        assert table.data.moves == 1


async def test_after_a_wrong_call_the_others_are_asked_again(place: DatabaseUrl) -> None:
    async with running_bot(place, games={GAME: Caller(always)}) as bot:
        table = await bot.game(ALICE, BOB, computers=2, referee="table")
        await bot.act(table, to_move(table)[1], DRAW)
        await bot.until(lambda: table.data.moves == 3)
        assert [action for _, action in await moves(bot, table)] == ["draw", "juse", "juse"]
        assert [seat.tally.wrong_calls for seat in table.data.seats] == [0, 0, 1, 1]


async def test_where_people_may_call_a_computer_makes_one_move_at_a_time(place: DatabaseUrl) -> None:
    async with running_bot(place, games={GAME: Caller()}) as bot:
        table = await bot.game(ALICE, computers=1, referee="table")
        await bot.act(table, ALICE, DRAW)
        await bot.act(table, ALICE, TO_OWN)
        await bot.until(lambda: not table.computers_asked)
        assert {len(changes) for _, changes in bot.changes} == {1}


def seen(bot: OfflineBot) -> None:
    """Enough time passes to see what happened last. No alarm rings: the test does what the computers would."""
    bot.skipped += 4 * 3600


FORCED, DRAWN, PLACED, CALLED = (pytest.approx(seconds, abs=20) for seconds in (70, 150, 170, 300))
"""Seconds, some of which a busy machine may need."""


async def test_people_get_time_to_call_before_a_computer_calls_or_goes_on(
    place: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.runtime.tables.secrets.token_hex", lambda _: "1" * 32)
    async with running_bot(place, pause=100.0) as bot:
        table = await bot.game(ALICE, computers=2, referee="table")
        await bot.act(table, ALICE, DRAW)
        assert bot.computers_wait(table) == FORCED
        await bot.act(table, ALICE, TO_OWN)
        assert bot.computers_wait(table) == PLACED
        while to_move(table)[1] != ALICE:
            number = table.data.moves
            bot.skip(bot.computers_wait(table) + 1)
            await bot.until(lambda number=number: table.data.moves > number)
            last = table.data.state.last
            how = CALLED if last.fault else PLACED if last.to is not None else FORCED if last.no_pile else DRAWN
            assert bot.computers_wait(table) == how
        assert table.computers_out_of_turn, "they may still call"


async def test_a_call_that_was_due_at_a_stop_is_made_once_after_the_next_start(place: DatabaseUrl) -> None:
    async with running_bot(place, pause=3600, games={GAME: Caller(notices)}) as bot:
        table = await bot.lobby(ALICE, BOB, computers=1, referee="table")
        await bot.run(table, lobby.start(LONG_DEAL), ALICE)
        for _ in range(400):
            if to_move(table)[1] == 0:
                seen(bot)
                await bot.tables.computers.act(table)
                continue
            state = table.data.state
            user = to_move(table)[1]
            right = no_call(state)
            if user == ALICE and state.held is not None and right != TO_OWN and state.draws[state.turn]:
                await bot.act(table, user, TO_OWN)
                break
            await bot.act(table, user, right)
        assert table.data.state.uncalled is not None
        assert to_move(table)[1] == BOB
        number = table.data.moves
        assert bot.rows("SELECT computer_to_move FROM tables") == [(1,)]
        seen(bot)
        later = bot.skipped
    async with running_bot(place, games={GAME: Caller(notices)}, skipped=later) as bot:
        await bot.until(lambda: any(change.log for _, changes in bot.changes for change in changes))
        table = await bot.tables.in_channel(22)
        assert (await moves(bot, table))[number:] == [(2, "juse")]
        assert table.data.state.turn == 1
        read = read_game(table.data, find_kit("juse"), await bot.tables.store.moves(table.data.id))
        assert read.caught == [(ALICE, 0, table.data.seats[2].name, 0, 1), (0, ALICE, "", 1, 0)]
    async with running_bot(place, games={GAME: Caller(notices)}, skipped=later) as bot:
        await asyncio.sleep(ROUND)
        assert (await moves(bot, await bot.tables.in_channel(22)))[number:] == [(2, "juse")], "and once is enough"
