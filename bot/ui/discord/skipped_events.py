"""Events of Discord's that could not be read. They are left out, and the bot goes on for everybody."""

import logging
from collections import Counter

import discord

from bot.ui.discord.internals import guard_parsers, kind_of

log = logging.getLogger(__name__)


class SkippedEvents:
    def __init__(self, client: discord.Client) -> None:
        """After all else that looks at events."""
        self.counted: Counter[str] = Counter()
        guard_parsers(client, self._note)

    def _note(self, event: str, error: Exception) -> None:
        """Its content stays out of the log."""
        self.counted[event] += 1
        times = self.counted[event]
        if str(times).strip("0") == "1":
            so_far = f", {times} so far" if times > 1 else ""
            log.error("skipped an event %s that could not be read (%s)%s", event, kind_of(error), so_far)
