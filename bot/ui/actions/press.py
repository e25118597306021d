"""A press, taken apart: what a custom_id says, and the table that it names."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import msgspec

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.ui.actions.services import Services
from bot.ui.discord.components import kind_in
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import server_of

_LONGEST_NUMBER = 15


class Press(msgspec.Struct, frozen=True):
    kind: str
    rest: str
    """All of the custom_id after its kind."""
    chosen: str = ""
    """The value that was chosen, if it is a list."""

    def __str__(self) -> str:
        """Describe the press in the log: the table and the decision, never the verb, which may be a secret card."""
        ref, epoch, _ = f"{self.rest}::".split(":", 2)
        return f"press {self.kind}:{ref[:22]}:{epoch[:16]}"

    def read(self) -> tuple[str, int, int, str]:
        """Split TABLE.MARK:EPOCH:VERB, where the verb may hold colons of its own: the first part whole, and the table's
        number. For some kinds the second number is not of an epoch. Ids of older versions have no mark.
        """
        ref, _, more = self.rest.partition(":")
        epoch, _, verb = more.partition(":")
        number = number_in(ref.partition(".")[0])
        if not verb:
            raise Refused("unknown-button")
        return ref, number, number_in(epoch), verb


Pressed = Callable[[Services, Response, Press], Awaitable[None]]
"""What a kind of press does."""

Answer = Callable[[Services, Response, Table, str], Awaitable[None]]
"""What a verb without a step does: at this table, with this argument."""


def press_of(interaction: discord.Interaction[Any]) -> Press:
    data: Any = interaction.data or {}
    is_form = interaction.type is discord.InteractionType.modal_submit  # of another version: this one opens none
    kind, rest = kind_in("" if is_form else str(data.get("custom_id", "")))
    return Press(kind, rest, next(iter(data.get("values", ())), ""))


def number_in(text: str) -> int:
    if not text.isdecimal() or len(text) > _LONGEST_NUMBER:
        raise Refused("unknown-button")
    return int(text)


async def find_anywhere(services: Services, response: Response, number: int, ref: str) -> Table:
    """Find a table by what a custom_id says of it. Numbers come again after a restored backup, marks do not."""
    table = await services.tables.find(number)
    response.set_game(table.data.game)
    if ref != table.data.ref:
        raise Refused("moved-on")
    return table


def require_here(data: TableData, interaction: discord.Interaction[Any]) -> None:
    """Refuse a table that is neither in this channel nor the presser's own: an id from elsewhere opens nothing."""
    here = (server_of(interaction), interaction.channel_id) == (data.guild_id, data.channel_id)
    if not (data.opener_id == interaction.user.id if data.private else here):
        raise Refused("no-such-table")
