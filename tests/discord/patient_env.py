"""The offline Discord, for busy machines, where time passes only when a test lets it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import simcord

PATIENCE = 50.0


class PatientEnv(simcord.Env):
    """Waits as long as a busy machine may take to paint a picture. simcord waits for all timers that are due within its
    time, too, so it is given hardly any, and asked again.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, settle_timeout=0.2, **options)

    async def _settle_internal(self, **details: Any) -> None:
        for _ in range(round(PATIENCE / self.settle_timeout)):
            with suppress(TimeoutError):
                return await super()._settle_internal(**details)
            details["_deadline"] = None
        return await super()._settle_internal(**details)

    async def _advance_to(self, target: float, deadline: float) -> None:
        """A timer that is due just now would be lost for good if what it finds under way took longer. One that has just
        begun to move time comes first: else each of the two would wait for the other.
        """
        begun = self._real_advance_task
        if self._advance_task is None and begun not in (None, asyncio.current_task()):
            await asyncio.wait((begun,))
        await super()._advance_to(target, deadline + PATIENCE)

    async def advance_time(self, seconds: float) -> None:
        with self._patience():
            await super().advance_time(seconds)

    async def _detach_bot(self) -> None:
        with self._patience():
            await super()._detach_bot()

    @contextmanager
    def _patience(self) -> Iterator[None]:
        usual, self.settle_timeout = self.settle_timeout, PATIENCE
        try:
            yield
        finally:
            self.settle_timeout = usual
