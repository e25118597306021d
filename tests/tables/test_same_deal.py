"""The same deal, played twice: computers have the same chance for the same decision, whatever others do."""

from collections import defaultdict
from pathlib import Path
from typing import Any

from bot.core.game import Level, Roll
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import THE_BOT
from bot.tables.store.database import Place
from cogs.juse.player import choose
from cogs.juse.rules.game import GAME
from tests.tables.offline_bot import ALICE, NAMES, OfflineBot, legal, running_bot, to_move


class Rolling:
    """A computer player that notes what chance each of its decisions would have."""

    def __init__(self) -> None:
        self.rolled: dict[int, list[int]] = defaultdict(list)

    def choose(self, view: Any, memory: Any, seat: int, roll: Roll, level: Level, effort: float) -> Any:
        self.rolled[seat].append(roll(1 << 30))
        return choose(view, memory, seat, lambda _: 999, "hard", effort)


async def evening(place: Place, misplays: int) -> dict[int, list[int]]:
    """Alice plays as the rules want, after so many mistakes."""
    players, left = Rolling(), misplays
    async with running_bot(place, pause=3600, games={GAME: players.choose}) as bot:
        table = await bot.lobby(ALICE, computers=2)
        await bot.start_short(table)
        for _ in range(30):
            left = await move(bot, table, players, left)
    return players.rolled


async def move(bot: OfflineBot, table: Table, players: Rolling, misplays: int) -> int:
    seat, user = to_move(table)
    if user not in NAMES:
        proposal = await table.propose_move(players.choose, bot.tables.computers.thinker)
        await bot.tables.run(table, play.act_for_computer(proposal), THE_BOT)
        return misplays
    wrong = [
        action for action in GAME.possible(table.data.state, seat) if action not in GAME.legal(table.data.state, seat)
    ]
    if misplays and wrong:
        await bot.act(table, user, wrong[0])
        return misplays - 1
    await bot.act(table, user, legal(table))
    return misplays


async def test_a_mistake_does_not_change_the_computers_chance(tmp_path: Path) -> None:
    right = await evening(tmp_path / "right.sqlite3", 0)
    wrong = await evening(tmp_path / "wrong.sqlite3", 2)
    assert right.keys() == wrong.keys() == {1, 2}
    for seat, rolled in right.items():
        both = min(len(rolled), len(wrong[seat]))
        assert both > 5
        assert rolled[:both] == wrong[seat][:both]
        assert len(set(rolled)) == len(rolled), "each decision has its own"
    assert right[1][:5] != right[2][:5]
