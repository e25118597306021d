"""Two colours or four in a person's private pictures, by their own choice: what stands open follows it."""

from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Deck
from bot.ui.table.display import Display


class DeckChoice:
    def __init__(self, hall: Tables, display: Display) -> None:
        self._hall = hall
        self._display = display

    async def choose(self, user_id: int, deck: Deck | None) -> None:
        """None: as many as each table has."""
        await self._hall.settings.set_deck(user_id, deck)
        await self._display.repaint_private(user_id)
