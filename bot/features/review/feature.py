"""What people do: have their own decisions reviewed when a game is over, and try one again."""

from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.core.coach import Moment
from bot.core.errors import Refused
from bot.features.replay import watching
from bot.features.replay.pages import Replay
from bot.features.replay.replays import replay_of
from bot.features.review import store
from bot.features.review.page import PAGE, REVIEW, TRY, present_moment
from bot.features.review.reviews import Reviews
from bot.features.review.tries import open_again
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Again, Phase
from bot.ui.actions.feature import Feature, Press, find_table
from bot.ui.actions.services import Services
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.kit import CoachKit, may_be_reviewed
from bot.ui.verbs import Verb, number_in


def _messages(services: Services) -> EphemeralMessages:
    return services.of[REVIEW].messages


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
    """Show what cost the asker most: at once, if that is known."""
    if table.data.again is not None:
        table = await find_table(services, table.data.again.ref)
    replay, coach, seat = await _reviewed(services, response, table)
    known = await store.stored_moments(services.store, table.data.id, seat, coach.moment)
    key, messages = (table.data.id, response.interaction.user.id), _messages(services)
    if known is not None:
        await messages.put_beside(key, response, await _ready(services, response, replay, coach, known))
        return
    moments = await services.of[REVIEW].work_out(services, response, replay, coach, seat)
    if moments is not None:
        with suppress(discord.NotFound):  # its reader has dismissed it
            await messages.change(key, await _ready(services, response, replay, coach, moments))


async def pressed(services: Services, response: Response, press: Press) -> None:
    """Turn to another moment."""
    ref, number, verb = press.read()
    table = await find_table(services, ref)
    response.set_game(table.data.game)
    replay, coach, seat = await _reviewed(services, response, table)
    moments = await _moments(services, table, coach, seat, number)
    if verb != PAGE or not response.pressed_private:
        raise Refused("unknown-button")
    ready = await _ready(services, response, replay, coach, moments, number)
    await _messages(services).put((table.data.id, response.interaction.user.id), response, ready)


async def _moments(services: Services, table: Table, coach: CoachKit, seat: int, number: int) -> Sequence[Moment]:
    """Return the moments, of which there must be one of this number."""
    moments = await store.stored_moments(services.store, table.data.id, seat, coach.moment)
    if moments is None or number >= len(moments):
        raise Refused("unknown-button")
    return moments


async def _ready(
    services: Services,
    response: Response,
    replay: Replay,
    coach: CoachKit,
    moments: Sequence[Moment],
    number: int = 0,
) -> ReadyMessage:
    if not moments:
        return ReadyMessage(response.words.say("review-nothing"))
    locale, look = await services.locale_and_look(response, public=False)
    kit = services.kits[replay.data.game]
    shown = present_moment(replay, kit, coach, moments, number, locale, look)
    return await services.context.painter.ready(shown, response.words)


async def try_again(services: Services, response: Response, table: Table, number: str) -> None:
    """Try a moment of a review again; or, below such a try, the same once more."""
    tried = table.data.again
    if tried is not None:
        table = await find_table(services, tried.ref)
    replay, coach, seat = await _reviewed(services, response, table)
    if tried is None:
        moment = number_in(number)
        moments = await _moments(services, table, coach, seat, moment)
        tried = Again(table.data.ref, moments[moment].index + 1)
    again = await open_again(services, response, replay, coach, seat, tried)
    _messages(services).forget((table.data.id, response.interaction.user.id))  # the table takes its place
    await services.display.show(again, response=response)


FEATURE = Feature(
    REVIEW,
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
    start=Reviews,
)
