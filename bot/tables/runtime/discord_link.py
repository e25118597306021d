"""What the tables must know of Discord."""

from typing import Protocol


class DiscordLink(Protocol):
    @property
    def date(self) -> float | None:
        """Return Discord's own clock; None until it has told."""
        ...

    async def is_alive(self, guild_id: int) -> bool:
        """Return whether people on this server can reach the bot, and it them. If not, that server's clock stands
        still.
        """
        ...
