"""A person who plays Junk by buttons or by commands, or behind Discord's back."""

from collections.abc import Callable
from typing import Any

import discord
import simcord

from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from tests.discord.house import House, labels

LABELS = {
    "play-and-draw": "Play",
    "junk-and-draw": "Junk",
    "play": "Play, no draw",
    "draw": "Draw",
    "rescue": "Rescue",
    "grace": "Grace",
    "stop": "Stop",
}
MOST_MOVES = 400


class SoloPlayer:
    """Somebody at a table of their own, which others do not see."""

    def __init__(self, house: House, name: str, game: str, channel: simcord.ChannelHandle | None = None) -> None:
        self.house = house
        self.name = name
        self.game = game
        self.actor = house[name]
        self.channel = channel or house.channel

    async def types(self, command: str, **options: Any) -> simcord.InteractionResult:
        return await self.actor.slash(self.channel, f"{self.game} {command}", **options)

    async def presses(self, label: str) -> simcord.InteractionResult:
        """Press a button of the newest message that only this person sees."""
        return await self.actor.click(self.panel, label=label)

    @property
    def private(self) -> list[discord.Message]:
        """The ephemeral messages of this person."""
        return [message for message in self.channel.history(viewer=self.actor) if message.flags.ephemeral]

    @property
    def panel(self) -> discord.Message:
        return self.private[-1]

    @property
    def labels(self) -> list[str]:
        return labels(self.panel)

    @property
    def number(self) -> int:
        """The number of this person's newest table."""
        newest = (
            "SELECT MAX(id) FROM tables JOIN seats ON id = table_id JOIN people ON key = person"
            " WHERE seat = 0 AND user_id = ? AND game = ?"
        )
        [(number,)] = self.house.rows(newest, self.actor.id, self.game)
        return number

    async def table(self, number: int | None = None) -> Table:
        return await self.house.numbered(number or self.number)

    async def data(self) -> TableData:
        return (await self.table()).data


class JunkPlayer(SoloPlayer):
    def __init__(self, house: House, name: str, channel: simcord.ChannelHandle | None = None) -> None:
        super().__init__(house, name, "junk", channel)

    async def plays_unseen(self, until: Callable[[Any], bool] = lambda state: False) -> Any:
        """Plays right moves, past Discord, until such a state or the end, and returns the state."""
        table = await self.table()
        for _ in range(MOST_MOVES):
            if not table.data.is_open or until(table.data.state):
                return table.data.state
            await self._acts(table, simple_move(table))
        raise AssertionError("the game does not end")

    async def finishes(self, command: str = "resume", junked: int = 0, **options: Any) -> int:
        """A game that this command opens, to its end, of which the last move is seen. Returns the score."""
        await self.types(command, **options)
        for _ in range(junked):
            await self.plays_unseen(lambda state: state.held is not None)
            await self.junks_unseen()
        state = await self.plays_unseen(after_first_phase)
        await self.types("daily" if command == "daily" else "resume")
        await self.presses("Stop")
        return len(state.junk)

    async def junks_unseen(self) -> None:
        table = await self.table()
        await self._acts(table, table.game.parse("junk"))

    async def plays_unseen_to_a_misplay(self) -> str:
        """Play right moves until the held card makes a misplay possible; return that move."""
        game = (await self.table()).game

        def misplays(state: Any) -> list[Any]:
            legal = game.legal(state, 0)
            return [action for action in game.possible(state, 0) if action not in legal and state.held is not None]

        return misplays(await self.plays_unseen(lambda state: bool(misplays(state))))[0].value

    async def _acts(self, table: Table, action: Any) -> None:
        await self.house.act_unseen(table, self.actor.id, action)


def simple_move(table: Table) -> Any:
    """The first legal one: draw, play what fits, junk the rest, and at the end stop with the junk that is left."""
    legal = table.game.legal(table.data.state, 0)
    return next((action for action in legal if action.value == "stop"), legal[0])


def after_first_phase(state: Any) -> bool:
    return state.drawn == len(state.deal) and state.held is None
