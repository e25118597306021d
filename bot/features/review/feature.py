"""What people do: have their own decisions reviewed when a game is over, and try one again."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import discord
from msgspec.structs import replace

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.chance import KeyedChance, Seeded
from bot.core.coach import CostlyDecision, Review
from bot.core.errors import Refused
from bot.core.lesson import PlayedMove
from bot.features.replay import watching
from bot.features.replay.pages import OPEN, REPLAY, Replay
from bot.features.replay.replays import replay_of, telling_meanwhile
from bot.features.review import store
from bot.tables.runtime.pool import Asker, NoAnswer, Rank, Stopping
from bot.tables.runtime.table import Table, new_table, of_whom
from bot.tables.runtime.waiting_list import WaitingList, WaitProgress
from bot.tables.steps.lobby import seats_again
from bot.tables.steps.model import COMPUTER, Again, Change, Move, Phase
from bot.tables.steps.play import fresh_epochs
from bot.tables.steps.table_log import steps_of
from bot.ui.actions.places import find_table, place_to_open
from bot.ui.actions.services import Feature, Kept, Press, Services
from bot.ui.discord.components import Button, Panel, PanelRow, table_id, written_id
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import CoachKit, GameKit, may_be_reviewed
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import Presentation, presented
from bot.ui.verbs import Verb, number_in

REVIEW = "review"
"""The kind of its presses."""
PAGE, TRY = "page", "try-again"
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


# ------------------------------------------------------------ a decision tried again


async def open_again(
    services: Services, response: Response, replay: Replay, coach: CoachKit, seat: int, tried: Again
) -> Table:
    """Open a table at this decision with computers, as they were or normal where other people sat; or return the one
    that is open.
    """
    source, tables = replay.data, services.tables
    index = tried.move - 1
    for number in await tables.store.private_tables(response.interaction.user.id, source.game):
        table = await tables.find(number)
        if table.data.again is not None and replace(table.data.again, same=False) == tried:
            return table
    place = await place_to_open(services, response, private=True)
    await response.defer()
    game, seed = tables.game(source.game), secrets.token_hex(16)
    played = [
        PlayedMove(position.move.seat, position.move.action, position.move.chance, position.state, position.events)
        for position in replay.positions
    ]
    log = await asyncio.to_thread(_dealt_again, coach, played, index, seat, f"{seed}/again")
    tried = replace(tried, same=log[-1].state == replay.positions[index].state)
    player = tables.clock.stamped(actor_of(response.interaction), place[0])
    seats = seats_again(source, seat, player.new_seat())
    data = new_table(game, place, player, seats, source.options, private=True, learning=True, again=tried)
    begun = replace(
        data,
        phase=Phase.PLAYING,
        state=log[-1].state,
        chance=KeyedChance(seed).state,
        moves=index,
        moves_dealt=index,
        epochs=fresh_epochs(data),
        begun_at=player.now,
        waits_since=player.now,
    )
    users = [seat.user_id for seat in seats]
    moves = tuple(
        Move(
            number,
            entry.seat,
            entry.action,
            entry.chance,
            COMPUTER if entry.seat is None else users[entry.seat],
            player.at,
        )
        for number, entry in enumerate(log)
    )
    return await tables.open_begun(game, Change(begun, moves, [event for entry in log for event in entry.events]))


def _dealt_again(
    coach: CoachKit, played: Sequence[PlayedMove], index: int, seat: int, seed: str
) -> Sequence[PlayedMove]:
    """Deal what was hidden otherwise than it was, if anything else fits."""
    tries = (coach.again(played, index, seat, Seeded(f"{seed}/{draw}").below) for draw in range(_SAME))
    return next((tried for tried in tries if tried[-1].state != played[index].state), played[: index + 1])


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
    if table.data.again is not None:
        table = await find_table(services, table.data.again.ref)
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
    tried = table.data.again
    if tried is not None:
        table = await find_table(services, tried.ref)
    replay, coach, seat = await _reviewed(services, response, table)
    if tried is None:
        moment = number_in(number)
        moments = await _moments(services, table, coach, seat, moment)
        tried = Again(table.data.ref, moments[moment].index + 1)
    again = await open_again(services, response, replay, coach, seat, tried)
    REVIEWS.of(services.context).messages.forget(
        (table.data.id, response.interaction.user.id)
    )  # the table takes its place
    await services.display.show_begun(again, response)


FEATURE = Feature(
    presses={REVIEW: pressed},
    verbs=[
        Verb(REVIEW, phases=(Phase.OVER,), visible=may_be_reviewed, after="replay"),
        Verb(
            TRY,
            phases=(Phase.OVER, Phase.CLOSED),
            visible=lambda data, kit: data.again is not None,
            style="go",
            after="rematch",
        ),
    ],
    answers={REVIEW: review, TRY: try_again},
    kept=REVIEWS,
)
