"""The best score that was possible on a deal that is over: worked out once, outside the event loop."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.core.lru_cache import LruCache
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Phase
from bot.tables.store.daily_book import DailyBook
from bot.ui.kit import GameKit

log = logging.getLogger(__name__)

_KEPT = 512


class BestScores:
    def __init__(self, daily: DailyBook, kit: Callable[[str], GameKit]) -> None:
        self._daily = daily
        self._kit = kit
        self._known: LruCache[int, int] = LruCache(_KEPT)
        self._solver = ThreadPoolExecutor(1, thread_name_prefix="solver")

    def close(self) -> None:
        self._solver.shutdown(wait=False, cancel_futures=True)

    async def of(self, table: Table) -> int | None:
        """None while the game goes on, if it has no best score, or if its solver fails."""
        data = table.data
        solve = self._kit(data.game).best
        if solve is None or data.phase is not Phase.OVER:
            return None
        best = self._known.get(data.id)
        if best is None:
            try:
                best = await self._work_out(table, solve)
            except Exception:
                log.exception("table %s: the best score could not be worked out", data.id)
                return None
            self._known.put(data.id, best)
        return best

    async def _work_out(self, table: Table, solve: Callable[[Any], int]) -> int:
        data = table.data
        best = await self._daily.best(data.game, data.day) if data.day is not None else None
        if best is None:
            view = table.game.view(data.state, None)
            best = await asyncio.get_running_loop().run_in_executor(self._solver, solve, view)
            if data.day is not None:
                await self._daily.note_best(data.game, data.day, best)
        return best
