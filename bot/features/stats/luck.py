"""Luck: what made up the results of somebody's games, worked out after all that people wait for, the newest first."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from math import sqrt

from bot.core.coach import Luck
from bot.core.errors import Refused
from bot.features.stats.store import OwnFigures, StatsBook
from bot.tables.runtime.pool import Asker, NoAnswer, Rank, Stopping
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.steps.model import COMPUTER, FORGOTTEN, TableData, Unreadable
from bot.tables.steps.table_log import steps_of, story_of
from bot.tables.store.store_errors import StoreError
from bot.text import Words
from bot.ui.actions.services import Services
from bot.ui.kit import LuckKit

log = logging.getLogger(__name__)

LEAST = 10
"""The games from which luck is told: the error of a few is larger than luck."""
_OLDEST = 7 * 24 * 3600.0
"""Seconds. What is older will not be worked out, so that a small machine is not behind for ever."""
_FOR_NOBODY = Asker(0, 0, Rank.NOBODY)
_AT_95 = 1.96


class LuckWork:
    """Works luck out in a task of its own. Background jobs wake it, but do not wait for it."""

    def __init__(self, services: Services) -> None:
        self._services, self._book = services, StatsBook(services.store)
        self._task: asyncio.Task[None] | None = None
        services.tables.background_jobs.add(self._wake)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _wake(self) -> bool:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return False

    async def _work(self) -> None:
        try:
            clock = self._services.tables.clock
            while (table_id := await self._book.without_luck(clock.wall() - _OLDEST)) is not None:
                await self._read(table_id)
        except Stopping:
            pass  # it goes on after the next start
        except StoreError as error:
            log.error("how lucky people were was not noted: %s", error)
        except Exception:
            log.exception("how lucky people were was not worked out")

    async def _read(self, table_id: int) -> None:
        store, found, guild_id = self._services.store, dict[int, Luck](), 0
        row = await store.load(table_id)
        kit = None if row is None else self._services.kits.get(row.game)
        if row is not None and kit is not None and kit.luck is not None:
            guild_id = row.guild_id
            try:
                data = await asyncio.to_thread(store.decode, row, kit.rules)
                story = await asyncio.to_thread(story_of, data, kit.rules, await store.moves(table_id))
                parse = kit.rules.parse
                moves = [
                    (position.move.seat, parse(position.move.action))
                    for position in story
                    if position.move.seat is not None
                ]
                for number in _own_seats(data):
                    of_seat = steps_of(story), moves, number, f"{data.ref} {number}"
                    found[data.seats[number].user_id] = await self._luck(kit.luck, *of_seat)
            except (Refused, Unreadable) as error:
                log.info("table %s: nobody knows how lucky people were: %s", table_id, error)
            except NoAnswer as error:
                if isinstance(error, Stopping):
                    raise
                log.warning("table %s: it was not worked out how lucky people were: %s", table_id, error)
        await self._book.note_luck(table_id, guild_id, found)

    async def _luck(self, kit: LuckKit, *of: object) -> Luck:
        ask = partial(self._services.tables.spare_time.ask, _FOR_NOBODY)
        luck = await ask(kit.begin, *of)
        while not luck.is_done:
            await yield_to_foreground()
            luck = await ask(kit.advance, luck)
        return luck


def _own_seats(data: TableData) -> Sequence[int]:
    """Return the seats of those who have made all their moves themselves."""
    return [
        number
        for number, seat in enumerate(data.seats)
        if seat.user_id not in (COMPUTER, FORGOTTEN)
        and seat.presence.taken_over is None
        and not (seat.tally.helped or seat.presence.away)
    ]


def luck_text(figures: OwnFigures, words: Words) -> str | None:
    """Say how much luck there was in the results of many games."""
    if figures.luck_games < LEAST or figures.luck_variance is None:
        return None
    sums = {"cards": figures.luck_cards, "own": figures.luck_own, "others": figures.luck_others}
    told: dict[str, str] = {}
    for name, wins in sums.items():
        rounded = round(wins or 0.0, 1)
        told[name] = words.say("stats-luck-wins", wins=abs(rounded))
        told[f"{name}-sign"] = "more" if rounded > 0 else "less" if rounded < 0 else "none"
    margin = max(0.1, round(_AT_95 * sqrt(figures.luck_variance), 1))
    return words.say("stats-luck", games=figures.luck_games, margin=margin, **told)
