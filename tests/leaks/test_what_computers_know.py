"""Computer players are told nothing but the view of their seat and what that seat was shown."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.core.game import FULL, Effort, Level, settle_options
from bot.games import find_game, find_player
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby
from bot.tables.steps.table_log import events_of
from tests.tables.offline_bot import ALICE, CHANNEL, GUILD, OfflineBot, running_bot

SECRETIVE = ("jugglers", "roundup")
"""Games in which a seat is shown what others are not."""
OPTIONS: dict[str, dict[str, int]] = {"jugglers": {"wins": 3}, "roundup": {"points": 50}}


class Told(NamedTuple):
    moves: int
    """How many there were."""
    seat: int
    sees_only_its_own: bool
    memory: Any


class Computer:
    """The game's own player, and what it is told."""

    def __init__(self, name: str) -> None:
        self.told: list[Told] = []
        self.table: Table | None = None
        self._choose = find_player(name)

    def __call__(
        self,
        view: Any,
        memory: Any,
        seat: int,
        roll: Any,
        level: Level,
        effort: Effort = FULL,
        character: int | None = None,
    ) -> Any:
        if self.table is not None:
            data = self.table.data
            own = view == self.table.game.view(data.state, seat)
            self.told.append(Told(data.moves, seat, own, memory))
        return self._choose(view, memory, seat, roll, level, effort, character)


async def play(bot: OfflineBot, name: str, computer: Computer, moves: int) -> Table:
    """Alice against two computers, until it is her turn after so many moves."""
    game = find_game(name)
    table = await bot.tables.open(game, (GUILD, CHANNEL), bot.by(ALICE), settle_options(game, OPTIONS[name]))
    for _ in range(2):
        await bot.run(table, lobby.add_computer("easy"), ALICE)
    await bot.run(table, lobby.start("what computers know"), ALICE)
    computer.table = table
    while True:
        await bot.until(lambda: 0 in game.to_act(table.data.state))
        if table.data.moves >= moves:
            return table
        await bot.act(table, ALICE, game.legal(table.data.state, 0)[0])


@pytest.mark.parametrize("name", SECRETIVE)
async def test_a_computer_knows_its_own_view_and_what_it_was_shown(name: str, tmp_path: Path) -> None:
    game, computer = find_game(name), Computer(name)
    async with running_bot(tmp_path / "juse.sqlite3", games={game: computer}) as bot:
        story = await (await play(bot, name, computer, 30)).story()
    for told in computer.told:
        shown = [event for event in events_of(story[: told.moves + 1]) if event.shown_to(told.seat)]
        assert told.memory == game.recall(told.seat, None, shown)
        assert told.sees_only_its_own
    assert {told.seat for told in computer.told} == {1, 2}
    assert len(computer.told) > 10
