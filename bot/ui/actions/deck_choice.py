"""Two colours or four in a person's private pictures, by their own choice: what stands open follows it."""

import logging

from bot.core.errors import Refused
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Deck
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.response import TROUBLE
from bot.ui.table.display import Display

log = logging.getLogger(__name__)


class DeckChoice:
    def __init__(self, hall: Tables, messages: EphemeralMessages, display: Display) -> None:
        self._hall = hall
        self._messages = messages
        self._display = display

    async def choose(self, user_id: int, deck: Deck | None) -> None:
        """None: as many as each table has."""
        await self._hall.settings.set_deck(user_id, deck)
        for table_id in self._messages.tables_before(user_id):
            try:
                await self._follow(table_id)
            except (Refused, *TROUBLE) as error:
                log.info("table %s: a private picture keeps its old colours: %s", table_id, error)

    async def _follow(self, table_id: int) -> None:
        table = await self._hall.find(table_id)
        if table.data.private:
            await self._display.private.repaint(table)
        else:
            self._display.hands.refresh(table)
