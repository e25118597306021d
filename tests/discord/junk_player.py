"""A person who plays Junk in the house, by buttons or by typing."""

from collections.abc import Callable
from typing import Any

import discord
import simcord

from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import TableData
from tests.discord.house import House, said
from tests.tables.house import by

LABELS = {
    "draw": "Draw",
    "play": "Play it",
    "junk": "Junk it",
    "rescue": "Rescue",
    "grace": "Saving Grace",
    "stop": "Stop here",
}
MOST_MOVES = 400


class JunkPlayer:
    def __init__(self, house: House, name: str, channel: simcord.ChannelHandle | None = None) -> None:
        self.house = house
        self.name = name
        self.actor = house[name]
        self.channel = channel or house.channel

    async def types(self, command: str, **options: Any) -> simcord.InteractionResult:
        return await self.actor.slash(self.channel, f"junk {command}", **options)

    async def presses(self, label: str) -> simcord.InteractionResult:
        """On the newest message that only this person sees."""
        return await self.actor.click(self.panel, label=label)

    @property
    def private(self) -> list[discord.Message]:
        """What stands in the channel for this person alone."""
        return [message for message in self.channel.history(viewer=self.actor) if message.flags.ephemeral]

    @property
    def panel(self) -> discord.Message:
        return self.private[-1]

    @property
    def labels(self) -> list[str]:
        return labels(self.panel)

    @property
    def number(self) -> int:
        """Of this person's newest table."""
        newest = "SELECT MAX(id) FROM tables WHERE json_extract(snapshot, '$.opener_id') = ?"
        [(number,)] = self.house.rows(newest, self.actor.id)
        return number

    async def table(self, number: int | None = None) -> Table:
        return await self.house.bot.hall.find(number or self.number)

    async def data(self) -> TableData:
        return (await self.table()).data

    async def plays_unseen(self, until: Callable[[Any], bool] = lambda state: False) -> Any:
        """Without mistakes, and without a look at Discord, until a state like this or the end; then the state."""
        table = await self.table()
        for _ in range(MOST_MOVES):
            if not table.data.is_open or until(table.data.state):
                return table.data.state
            action = simple_move(table)
            await self.house.bot.hall.run(table, play.act(action), by(self.actor.id, self.house.bot.now()))
        raise AssertionError("the game does not end")

    async def misplays_unseen(self) -> None:
        """Draws until what is in the hand does not fit, and plays it all the same."""
        await self.plays_unseen(would_misplay((await self.table()).game))


async def unmoved(house: House, result: simcord.InteractionResult, before: object) -> str:
    """The private sentence that came back; that nothing has moved."""
    answer = said(result)
    assert answer
    assert "\n" not in answer
    assert house.stored() == before
    return answer


def labels(message: discord.Message) -> list[str]:
    """What can be pressed on it."""
    items = [child for row in message.components for child in getattr(row, "children", [])]
    return [str(item.label) for item in items if isinstance(item, discord.Button) and not item.disabled]


def simple_move(table: Table) -> Any:
    """The first that is no misplay: draw, play what fits, junk the rest; at the end stop, with the junk left."""
    legal = table.game.legal(table.data.state, 0)
    return next((action for action in legal if action.value == "stop"), legal[0])


def would_misplay(game: Any) -> Callable[[Any], bool]:
    return lambda state: len(game.possible(state, 0)) > len(game.legal(state, 0)) and state.held is not None


def after_first_phase(state: Any) -> bool:
    return state.drawn == len(state.deal) and state.held is None
