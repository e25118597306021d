"""Durations as people say them."""

from bot.text import Words

_UNITS = (("days", 86400, 3600), ("hours", 3600, 60), ("minutes", 60, 1))
"""Each with its seconds, and those of the smaller unit that is told beside it."""


def duration_text(seconds: float, words: Words) -> str:
    whole = int(seconds)
    for name, more, less in _UNITS:
        if whole >= more:
            return words.say(f"duration-{name}", more=whole // more, less=whole % more // less)
    return words.say("duration-seconds", more=whole)
