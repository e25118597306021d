"""The offline Discord, for busy machines."""

from contextlib import suppress
from typing import Any

import simcord

PATIENCE = 50.0


class PatientEnv(simcord.Env):
    """Waits longer than the five seconds in which a busy machine may not have painted a picture. simcord waits for all
    timers that are due within its time, too, so it is asked again instead of given more.
    """

    async def _settle_internal(self, **details: Any) -> None:
        for _ in range(round(PATIENCE / self.settle_timeout)):
            with suppress(TimeoutError):
                return await super()._settle_internal(**details)
            details["_deadline"] = None
        return await super()._settle_internal(**details)

    async def advance_time(self, seconds: float) -> None:
        usual, self.settle_timeout = self.settle_timeout, PATIENCE
        try:
            await super().advance_time(seconds)
        finally:
            self.settle_timeout = usual
