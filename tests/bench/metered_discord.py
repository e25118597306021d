"""The offline Discord, with each interaction timed from the moment it comes in to the request that answers it."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from discord.ext import commands

from tests.bench.meter import THE_BOT, Meter, Stopwatch
from tests.proof.offline_discord import Answers, Click, OfflineDiscord


class TimedClick(Click):
    def __init__(self, meter: Meter, number: int, answers: Answers, addresses: tuple[str, ...] = ()) -> None:
        super().__init__(number, answers, addresses)
        self.seconds = 0.0
        self.work = 0.0
        """Processor time of all threads of the bot, in seconds."""
        self.pictured = False
        self.kind = 0
        """Discord's number for how it was answered: 4 for a message of its own, 7 for an edit of the clicked one."""
        self.when_answered: list[Callable[[], None]] = []
        """Called before anything else can happen."""
        self.version = 0
        """That of its table in the file at the moment of the answer."""
        self.is_saved = False
        """Whether it was another one than before the click."""
        self._meter = meter

    def arrive(self) -> None:
        self._arrived, self._watch = time.perf_counter(), Stopwatch(self._meter)

    def answer(self, kind: int, *, pictured: bool) -> None:
        self.seconds, self.work = time.perf_counter() - self._arrived, self._watch.seconds()
        self.kind, self.pictured = kind, pictured
        for look in self.when_answered:
            look()
        self.when_answered.clear()  # they would keep what they know alive as long as the click
        super().answer(kind, pictured=pictured)


class MeteredDiscord(OfflineDiscord[TimedClick]):
    def __init__(self, bot: commands.AutoShardedBot | commands.Bot) -> None:
        self.meter = Meter()
        super().__init__(bot, partial(TimedClick, self.meter))

    async def start(self) -> None:
        """simcord, like Discord, reports the bot's own changes back to it: handling them is the bot's work."""
        await super().start()
        for name, parse in list(self._parsers.items()):

            def charged(payload: Any, parse: Callable[[Any], None] = parse) -> None:
                with self.charge(THE_BOT):
                    parse(payload)

            self._parsers[name] = charged

    @contextmanager
    def charge(self, whose: str) -> Iterator[None]:
        with self.meter.charge(whose):
            yield
