"""Stand-ins for the processes beside the bot, which answer by the seed: in a moment or later, or not at all."""

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.core.coach import MOST_MOMENTS, CostlyDecision, Review, ReviewRules
from bot.features.replay import film_process
from bot.tables.runtime.pool import Asker, Lost, Rank, Stopping
from tests.seeds.loop import SeededLoop

_LONGEST, _FAILS = 3.0, 0.1
"""Seconds that an answer takes, and how often there is none."""
_IS_DONE = 0.5
_FILM = b"GIF89a"


class Beside:
    def __init__(self, loop: SeededLoop) -> None:
        self._loop = loop

    def ask_pool(self, asker: Asker, function: Callable[..., Any], *arguments: Any) -> Any:
        return self._answer(asker.rank, function, *arguments)

    def ask_worker(self, function: Callable[..., Any], *arguments: Any) -> Any:
        return self._answer(Rank.PERSON, function, *arguments)

    async def _answer(self, rank: Rank, function: Callable[..., Any], *arguments: Any) -> Any:
        if rank is Rank.NOBODY:
            raise Stopping
        chance = self._loop.chance
        await asyncio.sleep(chance.uniform(0.0, _LONGEST))
        if chance.random() < _FAILS:
            raise Lost("it has ended")
        if function is film_process.begin:
            return None
        if function is film_process.paint:
            return (1, _FILM) if chance.random() < _IS_DONE else (0, b"")
        rules = getattr(function, "__self__", None)
        if isinstance(rules, ReviewRules) and function.__name__ == "advance":
            return self._advanced(rules, *arguments)
        return function(*arguments)

    def _advanced(self, rules: ReviewRules, review: Review) -> Review:
        """Find some decisions costly, whatever they are."""
        chance = self._loop.chance
        if chance.random() > _IS_DONE:
            return replace(review, progress=(1 + review.progress) / 2)
        found: list[CostlyDecision[Any, Any]] = []
        for decision in chance.sample(review.decisions, min(len(review.decisions), chance.randint(0, MOST_MOMENTS))):
            both = rules.graded(decision.played), rules.graded(decision.others[0])
            played, better = rules.compare(decision, both, 1, review.seed, 0)
            why = rules.reason(decision.view, decision.seat, played, better)
            at, cost = (decision.index, decision.seat), (0.1, (0.05, 0.15))
            found.append(CostlyDecision(*at, played.action, better.action, *cost, played.deals, why))
        return replace(review, is_done=True, progress=1.0, moments=tuple(found))
