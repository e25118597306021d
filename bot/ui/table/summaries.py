"""Summaries of games that were played to their end, with the best possible score and what decided them, and what a
replay adds to what the table showed; each worked out once and outside the event loop.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec

from bot.core.lru_cache import LruCache
from bot.core.summary import Insight, Summary, TurningPoint, Unnoticed
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Phase, TableData, TableRef, Unreadable
from bot.tables.steps.table_log import Story, steps_of
from bot.tables.store.store import Store
from bot.ui.kit import GameKit, InsightKit

log = logging.getLogger(__name__)

_KEPT = 512
_STUDIED_IN = 1.0
"""Seconds that a closing message waits for what decided the game: a few hundredths are usual."""
_INSIGHTS_KEPT = 64
_AT_ONCE = 0.1
"""Seconds that a page of a replay waits for it: no longer than anybody notices."""


class Study(msgspec.Struct, frozen=True):
    insight: Insight | None = None
    """The insight; None: there is nothing to tell, or it failed, or it is not there yet."""
    pending: bool = False


NOTHING = Study()


class Summaries:
    def __init__(self, store: Store, kits: Mapping[str, GameKit]) -> None:
        self._store = store
        self._kits = kits
        self._insights: LruCache[TableRef, Insight | None] = LruCache(_INSIGHTS_KEPT)
        self._studying: dict[TableRef, asyncio.Task[None]] = {}
        self._best_scores = LruCache[int, int](_KEPT)
        self._solver = ThreadPoolExecutor(1, thread_name_prefix="solver")
        self._student = ThreadPoolExecutor(1, thread_name_prefix="insight")

    def close(self) -> None:
        for task in self._studying.values():
            task.cancel()
        for thread in (self._solver, self._student):
            thread.shutdown(wait=False, cancel_futures=True)

    async def of(self, table: Table) -> Summary | None:
        """Sum up a game; None unless it was played to its end."""
        summary = await table.summary()
        if summary is None:
            return None
        best, (points, unnoticed) = await self._best_score(table), await self._points(table)
        return msgspec.structs.replace(summary, best=best, turning_points=points, unnoticed=unnoticed)

    async def _best_score(self, table: Table) -> int | None:
        """Return the best possible score; None if the game has none, or if its solver fails."""
        data = table.data
        solve, known = self._kits[data.game].best, self._best_scores.get(data.id)
        if solve is None or data.phase is not Phase.OVER or known is not None:
            return known
        try:
            noted = [await feature.best(self._store, data) for feature in self._store.features]
            best = next((best for best in noted if best is not None), None)
            if best is None:
                view = table.game.view(data.state, None)
                best = await asyncio.get_running_loop().run_in_executor(self._solver, solve, view)
            for feature in self._store.features:
                await feature.note_best(self._store, data, best)
        except Exception:
            log.exception("table %s: the best score could not be worked out", data.id)
            return None
        self._best_scores.put(data.id, best)
        return best

    async def _points(self, table: Table) -> tuple[Sequence[TurningPoint], Sequence[Unnoticed]]:
        """Return what decided the game for each seat, and what nobody called; nothing while that is not known."""
        data, kit = table.data, self._kits[table.data.game]
        if kit.insight is None or kit.insight.turning_point is None:
            return (), ()
        story: Story = ()
        if data.ref not in self._insights:
            try:
                story = await table.story()
            except Unreadable as error:
                log.warning("what decided a game is not known: %s", error)
                return (), ()
        insight = (await self.insight_of(data, kit, story, wait=_STUDIED_IN)).insight
        return ((), ()) if insight is None else (insight.turning_points, insight.unnoticed)

    async def insight_of(self, data: TableData, kit: GameKit, story: Story, wait: float = _AT_ONCE) -> Study:
        """Study a game that is over, if nobody has asked for it before, and wait so many seconds for it."""
        if kit.insight is None:
            return NOTHING
        ref = data.ref
        if ref not in self._insights:
            if ref not in self._studying:
                self._studying[ref] = asyncio.create_task(self._work_out(ref, kit.insight, story))
            await asyncio.wait((self._studying[ref],), timeout=wait)
        return Study(self._insights.get(ref), pending=ref not in self._insights)

    async def _work_out(self, ref: TableRef, kit: InsightKit, story: Story) -> None:
        insight = None
        try:
            insight = await asyncio.get_running_loop().run_in_executor(self._student, kit.study, steps_of(story))
        except Exception:
            log.exception("table %s: what was missed could not be worked out", ref)
        finally:
            del self._studying[ref]
        self._insights.put(ref, insight)
