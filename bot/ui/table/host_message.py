"""A lobby's host panel: what only its host and moderators may do. It is theirs alone, and goes when the game begins."""

from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.ui.discord.components import SEATS
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.table.audience import Audience
from bot.ui.table.lobby_message import host_panel
from bot.ui.table.presentation import Presentation
from bot.ui.table.private_messages import EphemeralSlot
from bot.ui.table.reconciler import Context


def is_host_panel_pressed(response: Response) -> bool:
    """Return whether a host panel was pressed: it alone is private and has a lobby's lists."""
    return response.is_click and response.pressed_private and SEATS in response.pressed_kinds


class HostMessage(EphemeralSlot):
    name = "host panel"

    def __init__(self, context: Context, data: TableData, user_id: int = 0) -> None:
        super().__init__(context, data, user_id)
        self.is_moderator = False
        """It stays theirs, whoever is the host."""

    def takes(self, response: Response) -> bool:
        return is_host_panel_pressed(response)

    async def put(self, response: Response, message: ReadyMessage) -> None:
        await self.context.ephemeral.put_beside(self.key, response, message)

    async def render(self, table: Table, locale: str, server: int) -> Presentation:
        data, audience = table.data, Audience(table.data, locale)
        names = audience.words.listed(audience.of_message.names)
        text = audience.words.say("host-panel", game=audience.game, table=str(data.id), names=names)
        return Presentation(text, host_panel(data, self.context.kit(data.game), audience.of_label))
