"""The port for several processes: what the rest of the bot asks of this one. `bot.cluster` has another behind it."""

from typing import Protocol


class Process(Protocol):
    @property
    def number(self) -> int | None:
        """Return the number under which it owns tables; None if it is the only one, and has all of them."""
        ...

    @property
    def is_first(self) -> bool:
        """Return whether it runs the singleton jobs."""
        ...

    def has(self, guild_id: int) -> bool:
        """Return whether the public tables of this server are its own."""
        ...


class OnlyProcess:
    number = None
    is_first = True

    def has(self, guild_id: int) -> bool:
        return True


ALONE = OnlyProcess()
