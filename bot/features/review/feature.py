"""What people do: have their own decisions reviewed when a game is over, and try one again."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import discord

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.coach import CostlyDecision, Review
from bot.core.errors import Refused
from bot.features.replay import watching
from bot.features.replay.pages import OPEN, REPLAY, Replay
from bot.features.replay.replays import replay_of, telling_meanwhile
from bot.features.review import store
from bot.features.review.puzzles import brought_by, open_again, puzzle_lines
from bot.features.review.store import Again
from bot.tables.runtime.pool import Asker, NoAnswer, Rank, Stopping
from bot.tables.runtime.table import Table, of_whom
from bot.tables.runtime.waiting_list import WaitingList, WaitProgress
from bot.tables.steps.model import Phase
from bot.tables.steps.table_log import steps_of
from bot.ui.actions.places import find_table
from bot.ui.actions.services import Feature, Kept, Press, Services
from bot.ui.discord.components import Button, Panel, PanelRow, table_id, written_id
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.kit import CoachKit, GameKit, may_be_reviewed
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import Presentation, presented
from bot.ui.table.reconciler import Additions
from bot.ui.verbs import Verb, number_in

REVIEW = "review"
"""The kind of its presses."""
PAGE, TRY, NEXT = "page", "try-again", "next-puzzle"
_BAR = 10


def present_moment(
    replay: Replay,
    kit: GameKit,
    coach: CoachKit,
    moments: Sequence[CostlyDecision],
    number: int,
    locale: str,
    own: OwnLook = AS_THE_TABLE,
) -> Presentation:
    """Show a costly decision, from the view of the seat whose move it was."""
    data, moment, audience = replay.data, moments[number], Audience(replay.data, locale, own)
    voice, seat = audience.of_message, replay.positions[moment.index + 1].move.seat
    assert seat is not None
    state = replay.positions[moment.index].state
    view = kit.rules.view(state, seat)
    lines = [
        voice.say("review-title", game=audience.game, table=str(data.id), number=number + 1, count=len(moments)),
        voice.say(
            "review-moment",
            move=moment.index + 1,
            played=kit.guide.name_move(moment.played, voice),
            better=kit.guide.name_move(moment.better, voice),
        ),
        coach.why(moment, view, voice),
        voice.say("review-cost", points=round(100 * moment.cost)),
    ]
    looks = partial(kit.scene, view), partial(kit.alt, view)
    if kit.hand is not None:
        looks = partial(kit.hand.scene, kit.rules, state, seat), partial(kit.hand.alt, view, seat)
    return presented(lines, _panel(replay, moments, number, audience), audience, *looks)


def _panel(replay: Replay, moments: Sequence[CostlyDecision], number: int, audience: Audience) -> Panel:
    ref, words = replay.data.ref, audience.words
    rows: list[PanelRow] = [
        [
            Button(table_id(ref, f"{TRY}:{number}"), words.say("button-try-again"), "go"),
            Button(written_id(REPLAY, ref, moments[number].index, f"{OPEN}."), words.say("button-replay")),
        ]
    ]
    if len(moments) > 1:
        rows.append(
            [
                Button(written_id(REVIEW, ref, at, PAGE), words.say("review-page", number=at + 1), enabled=at != number)
                for at in range(len(moments))
            ]
        )
    return rows


# ------------------------------------------------------------ working one out


log = logging.getLogger(__name__)

MOST_WAITING = 8
"""Reviews under way, with those that are worked out, before servers have one each at most."""
_SAME = 20
"""Draws with the very same hidden cards, after which no others fit."""
LONGEST = 12 * 60.0
"""Seconds. A reply can be changed for a quarter of an hour."""


class Reviews:
    def __init__(self, services: Services) -> None:
        self.messages = EphemeralMessages(services.tables.clock.discord)
        """The messages by game and reader."""
        self._tables = services.tables
        at_once = self._tables.spare_time.processes
        self.place = WaitingList(at_once, MOST_WAITING, has_one="review-under-way", full="review-queue-full").place

    async def work_out(
        self, services: Services, response: Response, replay: Replay, coach: CoachKit, seat: int
    ) -> Sequence[CostlyDecision] | None:
        """Return the asker's costly decisions, and meanwhile show the progress in their message. None: it failed, or
        they have dismissed the message.
        """
        user_id, words = response.interaction.user.id, response.words
        key = replay.data.id, user_id
        _, look = await services.locale_and_look(response, public=False)
        with self.place(user_id, of_whom(replay.data)) as progress:

            def told() -> ReadyMessage:
                """Describe the progress, with a bar unless that would be read aloud."""
                full, percent = round(_BAR * progress.share), round(100 * progress.share)
                bar = "" if look.in_words else f"{'▰' * full}{'▱' * (_BAR - full)} "
                return ReadyMessage(words.say("review-under-way", before=progress.before, percent=percent, bar=bar))

            await self.messages.put_beside(key, response, said := told())
            working = self._moments(replay, coach, seat, progress)
            try:
                return await telling_meanwhile(working, said, told, partial(self.messages.change, key))
            except Refused as refused:
                with suppress(discord.NotFound):
                    await self.messages.change(key, ReadyMessage(words.refusal(refused)))
                return None

    async def _moments(
        self, replay: Replay, coach: CoachKit, seat: int, progress: WaitProgress
    ) -> Sequence[CostlyDecision]:
        data, asker = replay.data, Asker(of_whom(replay.data), replay.data.id, Rank.PERSON)
        try:
            async with asyncio.timeout(LONGEST):
                await progress.turn.wait()
                review = await self._begun(replay, coach, seat, asker)
                while not review.is_done:
                    review = await self._tables.spare_time.ask(asker, coach.advance, review)
                    progress.share = review.progress
        except (NoAnswer, TimeoutError) as error:
            if not isinstance(error, Stopping):
                log.warning("table %s: a review was not made: %s", data.id, str(error) or f"over {LONGEST:g} s")
            raise Refused("review-failed") from None
        await store.note_moments(self._tables.store, data, seat, review.moments)
        return review.moments

    async def _begun(self, replay: Replay, coach: CoachKit, seat: int, asker: Asker) -> Review:
        parse = self._tables.game(replay.data.game).parse
        played, player = [position.move for position in replay.positions], replay.data.seats[seat].user_id
        # The computer has made them for the player, or whoever had the seat before.
        of_others = {move.number for move in played if move.seat == seat and move.user_id != player}
        moves = [
            (None if move.number in of_others else move.seat, parse(move.action))
            for move in played
            if move.seat is not None
        ]
        seed = f"{replay.data.ref} {seat}"
        return await self._tables.spare_time.ask(asker, coach.begin, steps_of(replay.positions), moves, seat, seed)


# ------------------------------------------------------------ what people do


REVIEWS = Kept(Reviews)


async def _reviewed(services: Services, response: Response, table: Table) -> tuple[Replay, CoachKit, int]:
    """Return the game, its coach and the asker's own seat. `Refused` if they had none, or may not see the game."""
    data, kit = table.data, services.kits[table.data.game]
    if kit.coach is None or not may_be_reviewed(data, kit):
        raise Refused("unknown-button")
    await watching.check(services, data, response.interaction)
    seat = data.seat_of(response.interaction.user.id)
    if seat is None:
        raise Refused("review-no-seat")
    return await replay_of(services, table), kit.coach, seat


async def review(services: Services, response: Response, table: Table, _: str) -> None:
    """Show the asker's costly decisions: at once, if they are known."""
    if (tried := Again.of(table.data)) is not None:
        table = await find_table(services, tried.ref)
    replay, coach, seat = await _reviewed(services, response, table)
    known = await store.stored_moments(services.store, table.data.id, seat, coach.moment)
    key, messages = (table.data.id, response.interaction.user.id), REVIEWS.of(services.context).messages
    if known is not None:
        await messages.put_beside(key, response, await _ready(services, response, replay, coach, known))
        return
    moments = await REVIEWS.of(services.context).work_out(services, response, replay, coach, seat)
    if moments is not None:
        with suppress(discord.NotFound):  # its reader has dismissed it
            await messages.change(key, await _ready(services, response, replay, coach, moments))


async def pressed(services: Services, response: Response, press: Press) -> None:
    """Turn to another costly decision."""
    ref, number, verb = press.read()
    table = await find_table(services, ref)
    response.game = table.data.game
    replay, coach, seat = await _reviewed(services, response, table)
    moments = await _moments(services, table, coach, seat, number)
    if verb != PAGE or not response.pressed_private:
        raise Refused("unknown-button")
    ready = await _ready(services, response, replay, coach, moments, number)
    await REVIEWS.of(services.context).messages.put((table.data.id, response.interaction.user.id), response, ready)


async def _moments(
    services: Services, table: Table, coach: CoachKit, seat: int, number: int
) -> Sequence[CostlyDecision]:
    """Return the costly decisions; `Refused` unless there is one of this number."""
    moments = await store.stored_moments(services.store, table.data.id, seat, coach.moment)
    if moments is None or number >= len(moments):
        raise Refused("unknown-button")
    return moments


async def _ready(
    services: Services,
    response: Response,
    replay: Replay,
    coach: CoachKit,
    moments: Sequence[CostlyDecision],
    number: int = 0,
) -> ReadyMessage:
    kit, words = services.kits[replay.data.game], response.words
    if not moments:
        seat = replay.data.require_seat(response.interaction.user.id)
        won = seat in kit.rules.outcome(replay.positions[-1].state).winners
        left_out = [words.say(f"{kit.name}-review-leaves-out")] if coach.leaves_out else []
        return ReadyMessage(" ".join([words.say("review-nothing", won=won), *left_out]))
    locale, look = await services.locale_and_look(response, public=False)
    shown = present_moment(replay, kit, coach, moments, number, locale, look)
    return await services.context.painter.ready(shown, response.words)


async def try_again(services: Services, response: Response, table: Table, number: str) -> None:
    """Try a costly decision again; or, below such a try, the same once more."""
    tried = Again.of(table.data)
    source = table if tried is None else await find_table(services, tried.ref)
    replay, coach, seat = await _reviewed(services, response, source)
    if tried is None:
        moments = await _moments(services, source, coach, seat, at := number_in(number))
        tried = Again(source.data.ref, moments[at].index + 1, count=len(moments) - at)
    await _show_try(services, response, table, await open_again(services, response, replay, coach, seat, tried))


async def try_next(services: Services, response: Response, table: Table, _: str) -> None:
    """Try the next decision of the same set, and note whether this one's goal was reached."""
    tried = Again.of(table.data)
    if tried is None or tried.is_last or table.data.is_open:
        raise Refused("unknown-button")
    source = await find_table(services, tried.ref)
    replay, coach, seat = await _reviewed(services, response, source)
    moments = await _moments(services, source, coach, seat, 0)
    at = next(number for number, moment in enumerate(moments) if moment.index == tried.move - 1)
    if at + 1 >= len(moments):
        raise Refused("unknown-button")
    brought = brought_by(table.data, source.data, coach, moments[at], Audience(table.data, response.locale).of_message)
    after = Again(
        *(tried.ref, moments[at + 1].index + 1),
        number=tried.number + 1,
        count=tried.count,
        reached=tried.reached + (brought is not None and brought[0][0]),
    )
    await _show_try(services, response, table, await open_again(services, response, replay, coach, seat, after))


async def _show_try(services: Services, response: Response, pressed: Table, again: Table) -> None:
    """Show it at the bottom, where one looks, in place of what was pressed, and the hand below it."""
    user_id, tried = response.interaction.user.id, Again.of(again.data)
    assert tried is not None
    if response.pressed_private:
        await response.dismiss()
    REVIEWS.of(services.context).messages.forget((pressed.data.id, user_id))
    if pressed.data.private:
        await services.display.forget_private(pressed.data.id, user_id)
    await services.display.show(again, response=response)
    if services.kits[again.data.game].hand is not None:
        lines = await puzzle_lines(services.context, again.data, response.locale, again.data.guild_id)
        await services.display.open_hand(again, response, "\n".join(lines))


FEATURE = Feature(
    presses={REVIEW: pressed},
    verbs=[
        Verb(REVIEW, phases=(Phase.OVER,), visible=may_be_reviewed, after="replay"),
        Verb(
            TRY,
            phases=(Phase.OVER, Phase.CLOSED),
            visible=lambda data, kit: Again.of(data) is not None,
            style="go",
            after="rematch",
        ),
        Verb(
            NEXT,
            phases=(Phase.OVER, Phase.CLOSED),
            visible=lambda data, kit: (tried := Again.of(data)) is not None and not tried.is_last,
            style="go",
            after=TRY,
        ),
    ],
    answers={REVIEW: review, TRY: try_again, NEXT: try_next},
    messages=Additions(lines={"private": puzzle_lines}),
    kept=REVIEWS,
)
