"""Reviews, worked out one after another in the thinking processes when no table needs them, and kept."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any

import discord

from bot.core.coach import Moment, Review
from bot.core.errors import Refused
from bot.core.summary import Step
from bot.features.replay.pages import Replay
from bot.features.review import store
from bot.features.review.page import progress_line
from bot.tables.runtime.pool import NoAnswer, Stopping
from bot.tables.runtime.waiting_list import Progress, WaitingList
from bot.tables.steps.table_log import with_movers
from bot.ui.actions.services import Services
from bot.ui.discord.ephemeral import EphemeralMessages, Key
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response
from bot.ui.kit import CoachKit

log = logging.getLogger(__name__)

MOST_WAITING = 8
LONGEST = 12 * 60.0
"""Seconds. A reply can be changed for a quarter of an hour."""
TOLD_EVERY = 1.5
"""Seconds between two changes of the reply that tells how far a review is."""


class Reviews:
    def __init__(self, services: Services) -> None:
        self.messages = EphemeralMessages(services.tables.clock.wall)
        """By game and reader."""
        self.place = WaitingList(MOST_WAITING, has_one="review-under-way", full="review-queue-full").place
        self._one_at_a_time = asyncio.Lock()
        self._tables = services.tables

    async def work_out(
        self, services: Services, response: Response, replay: Replay, coach: CoachKit, seat: int
    ) -> Sequence[Moment] | None:
        """Return what cost the asker most, whose message tells meanwhile how far that is. None: it failed, or they have
        dismissed the message.
        """
        user_id, words = response.interaction.user.id, response.words
        key = replay.data.id, user_id
        _, look = await services.locale_and_look(response, public=False)
        with self.place(user_id) as progress:

            def told() -> ReadyMessage:
                return ReadyMessage(progress_line(words, progress.before, progress.share, in_words=look.in_words))

            await self.messages.put_beside(key, response, told())
            working = asyncio.create_task(self._moments(replay, coach, seat, progress))
            try:
                return working.result() if await self._tell(key, working, told) else None
            except Refused as refused:
                with contextlib.suppress(discord.NotFound):
                    await self.messages.change(key, ReadyMessage(words.refusal(refused)))
                return None
            finally:
                working.cancel()

    async def _tell(self, key: Key, working: "asyncio.Task[Any]", told: Callable[[], ReadyMessage]) -> bool:
        """Tell how far it is until it is done. False: nobody reads it any more."""
        last = told()
        while not (await asyncio.wait({working}, timeout=TOLD_EVERY))[0]:
            if (now := told()) == last:
                continue
            last = now
            try:
                await self.messages.change(key, now)
            except discord.NotFound:
                return False
            except REQUEST_ERRORS as error:
                log.info("the progress of a review was not told: %s", error)
        return True

    async def _moments(self, replay: Replay, coach: CoachKit, seat: int, progress: Progress) -> Sequence[Moment]:
        data = replay.data
        try:
            async with asyncio.timeout(LONGEST), self._one_at_a_time:
                review = await self._begun(replay, coach, seat)
                while not review.is_done:
                    review = await self._tables.computers.thinker.in_spare_time(coach.advance, review)
                    progress.share = review.progress
        except (NoAnswer, TimeoutError) as error:
            if not isinstance(error, Stopping):
                log.warning("table %s: a review was not made: %s", data.id, str(error) or f"over {LONGEST:g} s")
            raise Refused("review-failed") from None
        await store.note_moments(self._tables.store, data, seat, review.moments)
        return review.moments

    async def _begun(self, replay: Replay, coach: CoachKit, seat: int) -> Review:
        parse = self._tables.game(replay.data.game).parse
        steps = [Step(position.state, position.events) for position in replay.positions]
        played, theirs = [one.move for one in replay.positions], _moves_of_others(replay, seat)
        moves = [
            (None if move.number in theirs else move.seat, parse(move.action))
            for move in played
            if move.seat is not None
        ]
        thinker = self._tables.computers.thinker
        return await thinker.in_spare_time(coach.begin, steps, moves, seat, f"{replay.data.ref} {seat}")


def _moves_of_others(replay: Replay, seat: int) -> set[int]:
    """Return the numbers of the moves of this seat that the computer has made for its player, or who had it before."""
    log, player = [position.move for position in replay.positions], replay.data.seats[seat].user_id
    return {move.number for move in with_movers(replay.data, log) if move.seat == seat and move.user_id != player}
