"""What a finished game's replay adds to what the table showed: worked out once, outside the event loop, and kept for a
while. Until it is there, a page says so.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
from msgspec.structs import replace

from bot.core.chance import Scripted
from bot.core.errors import Refused
from bot.core.insight import Insight, Step
from bot.core.lru_cache import LruCache
from bot.tables.steps.model import Move, Phase, TableData, TableRef
from bot.tables.steps.record import Position
from bot.text.voice import Voice
from bot.ui.kit import GameKit, InsightKit

log = logging.getLogger(__name__)

_KEPT = 64
_AT_ONCE = 0.1
"""Seconds that a page waits for it: no longer than anybody notices."""


class Study(msgspec.Struct, frozen=True):
    insight: Insight | None = None
    """None: there is nothing to tell, or it failed, or it is not there yet."""
    pending: bool = False

    def lines_of(self, kit: GameKit, number: int, voice: Voice, *, is_last: bool) -> Iterator[str]:
        """What the page of that move adds; one more than there are moves is the end."""
        if self.pending:
            yield voice.say("replay-studying")
        if self.insight is None or kit.insight is None:
            return
        finding = self.insight.findings[number] if number < len(self.insight.findings) else None
        if finding is not None:
            yield kit.insight.text(finding, voice)
        if is_last:
            yield from kit.insight.sums(self.insight, voice)

    @property
    def slips(self) -> Sequence[int]:
        """The moves that a button leads to."""
        if self.insight is None:
            return ()
        findings = enumerate(self.insight.findings)
        return [number for number, finding in findings if finding is not None and finding.is_slip]

    @property
    def has_line(self) -> bool:
        return self.insight is not None and bool(self.insight.best_line)

    def best_line_text(self, kit: GameKit, voice: Voice) -> str:
        assert self.insight is not None
        assert kit.insight is not None
        assert kit.insight.best_line is not None
        return kit.insight.best_line(self.insight, voice)


NOTHING = Study()


class Insights:
    def __init__(self) -> None:
        self._known: LruCache[TableRef, Insight | None] = LruCache(_KEPT)
        self._studying: dict[TableRef, asyncio.Task[None]] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="insight")

    def close(self) -> None:
        for task in self._studying.values():
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def of(self, data: TableData, kit: GameKit, positions: Sequence[Position]) -> Study:
        """Of a game that is over. It is begun, if nobody has asked for it before."""
        if kit.insight is None:
            return NOTHING
        ref = data.ref
        if ref not in self._known:
            if ref not in self._studying:
                self._studying[ref] = asyncio.create_task(self._work_out(ref, kit.insight, positions))
            await asyncio.wait((self._studying[ref],), timeout=_AT_ONCE)
        return Study(self._known.get(ref), pending=ref not in self._known)

    async def _work_out(self, ref: TableRef, kit: InsightKit, positions: Sequence[Position]) -> None:
        steps = [Step(position.state, position.events) for position in positions]
        insight = None
        try:
            insight = await asyncio.get_running_loop().run_in_executor(self._thread, kit.study, steps)
        except Exception:
            log.exception("table %s: what was missed could not be worked out", ref)
        finally:
            del self._studying[ref]
        self._known.put(ref, insight)


def best_line(
    data: TableData, kit: GameKit, positions: Sequence[Position], study: Study
) -> tuple[TableData, Sequence[Position]]:
    """The same deal, played as well as it could be, as a table whose game was ended after its last move."""
    if study.pending:
        raise Refused("replay-studying")
    if study.insight is None or not study.has_line:
        raise Refused("unknown-button")
    found, state = [positions[0]], positions[0].state
    for number, (seat, action) in enumerate(study.insight.best_line, start=1):
        state, events = kit.rules.apply(state, seat, action, Scripted(()))
        found.append(Position(Move(number, seat, kit.rules.spell(action), (), 0, 0.0), state, events))
    return replace(data, state=state, phase=Phase.CLOSED, moves=len(found) - 1), found
