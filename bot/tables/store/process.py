"""The port for several processes: what the rest of the bot asks of its own. `bot.cluster` has another in its place."""


class Process:
    """The only process, which has all tables."""

    number: int | None = None
    """The number under which it owns tables, if there are others."""

    def is_first(self) -> bool:
        """Return whether it runs the singleton jobs."""
        return True

    def has(self, guild_id: int) -> bool:
        """Return whether the public tables of this server are its own."""
        return True


ALONE = Process()
