"""Game nights: people gather for one, or begin it at once; each game counts, and they vote on the next one."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Literal

from discord import app_commands

from bot.core.errors import Refused
from bot.core.game import options_of_a_night
from bot.features.night.invitation import (
    FIRST,
    IN,
    LENGTH,
    LENGTHS,
    MIXED,
    NIGHT,
    OFF,
    OUT,
    check_may_manage,
    fitting,
    length_buttons,
)
from bot.features.night.invitation_store import Invitation, Length
from bot.features.night.night_lines import closing_lines, replaced_verbs, time_text
from bot.features.night.nights import NIGHTS
from bot.features.night.picture import example_nights
from bot.tables.runtime.table import Table
from bot.tables.runtime.table import new_table as table_with
from bot.tables.steps.lobby import with_computers
from bot.tables.steps.model import Channel, Phase, Seat
from bot.ui.actions import new_table
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Commands, Feature, Press, Services
from bot.ui.discord.components import Button, phone_rows, table_id, written_id
from bot.ui.discord.response import NeedsConfirmation, Response
from bot.ui.discord.whereabouts import actor_of, message_link, require_server, server_of
from bot.ui.table.reconciler import Additions
from bot.ui.verbs import TableKind, Verb, number_in

_LEAST, _MOST = 2, 12


async def typed(
    services: Services,
    response: Response,
    minutes: Literal[30, 60, 90] | None = None,
    games: app_commands.Range[int, _LEAST, _MOST] | None = None,
    off: bool = False,
) -> None:
    """Invite to a night; begin one of so many minutes, or of so many games, at once; or end what is on."""
    require_server(response.interaction)
    if off:
        await _end(services, response)
    elif minutes is not None and games is not None:
        raise Refused("night-how-long")
    elif minutes is None and games is None:
        await _invite(services, response)
    else:
        await _begin(services, response, Length(minutes, games))


async def make_it_one(services: Services, response: Response, table: Table, length: str) -> None:
    """Begin one at a table, with that game or the next one; without a length, ask for it."""
    data = table.data
    if data.private:
        raise Refused("unknown-button")
    data.require_seat(response.interaction.user.id)
    if response.pressed_private:
        await response.dismiss()
    if not length:
        await _ask_how_long(response, table)
    elif length not in LENGTHS:
        raise Refused("unknown-button")
    else:
        await _begin(services, response, LENGTHS[length])


async def _ask_how_long(response: Response, table: Table) -> None:
    words = response.words
    choices = length_buttons(words, lambda name: table_id(table.data.ref, f"{NIGHT}:{name}"))
    await response.reply(words.say("night-ask"), panel=phone_rows(choices))


async def _begin(services: Services, response: Response, length: Length) -> None:
    place = await place_to_open(services, response, private=False)
    own, actor, clock = NIGHTS.of(services.context), actor_of(response.interaction), services.tables.clock
    until = clock.table_time(place[0]) + length.seconds
    is_player = actor.moderator or await _has_played(services, place, actor.user_id)
    person = actor.user_id, actor.name
    invitation = await own.invitations.book.now_in(place[1])
    with _or_offered_to_end(response):
        night = await own.book.begin(place, person, clock.wall(), until, length.games, is_player=is_player)
    own.set_alarm(night)
    if response.pressed_private:
        await response.dismiss()
    words = response.public_words
    when = time_text(services.context, night)
    await response.public(words.say("night-begun", games=length.games or 0, when=when))
    if invitation is not None:
        await own.invitations.show(invitation)
    await own.show(night)


async def next_game(services: Services, response: Response, table: Table, game: str) -> None:
    """Vote on the next game of the night, among the people of this one; without a game, ask which."""
    new_table.require_ended(table)
    user_id, own = response.interaction.user.id, NIGHTS.of(services.context)
    table = await new_table.newest_of(services, table, user_id)
    data = table.data
    if (open_now := await services.store.open_table_in(data.channel_id)) is not None:
        async with new_table.or_offered(services, response, "night-next-open"):
            raise Refused("channel-taken", table=str(open_now))
    data.require_seat(user_id)
    night = await own.book.now_in(data.guild_id, data.channel_id)
    if night is None or night.until <= services.tables.clock.table_time(data.guild_id):
        await services.display.rewrite(table)
        raise Refused("night-none")
    if (await services.store.ended_in(data.guild_id, data.channel_id))[:1] != [data.id]:
        raise Refused("night-later")
    games = own.playable(table, user_id)
    if not game:
        words = response.words
        choices = {name: response.words_of(name).say(f"{name}-name") for name in games} | {
            MIXED: words.say("night-mixed")
        }
        buttons = [Button(table_id(data.ref, f"next-game:{name}"), called) for name, called in choices.items()]
        await response.reply(words.say("night-pick"), panel=[*phone_rows(buttons), [_off_button(response)]])
        return
    if game not in (*games, MIXED):
        raise Refused("unknown-button")
    await own.book.vote(night, user_id, game)
    if response.pressed_private:
        await response.dismiss()
    own.note_voter(data, response)
    if not (own.has_room(night) and await own.go_on(night, table, response)):
        own.set_vote_alarm(night, table)
        await services.display.rewrite(table)


def _off_button(response: Response) -> Button:
    return Button(written_id(NIGHT, 0, OFF), response.words.say("button-night-off"), "stop")


async def _end(services: Services, response: Response) -> None:
    """End the night that is on, or is to begin."""
    own, actor = NIGHTS.of(services.context), actor_of(response.interaction)
    place = server_of(response.interaction), response.interaction.channel_id or 0
    night = await own.book.now_in(*place)
    if night is None:
        await _cancel(services, response, place)
        return
    has_begun = actor.moderator or await own.book.has_begun(night, actor.user_id)
    if not (has_begun or await _has_played(services, place, actor.user_id)):
        raise Refused("night-not-yours")
    if not await own.book.end(night):
        raise Refused("night-none")
    if response.pressed_private:
        await response.dismiss()
    await own.show(night)
    await response.public(response.public_words.say("night-ended"))


async def _has_played(services: Services, place: Channel, user_id: int) -> bool:
    """Return whether somebody has a seat in this channel's game, or had one in its last."""
    store, (guild_id, channel_id) = services.store, place
    for number in (await store.open_table_in(channel_id), *(await store.ended_in(guild_id, channel_id))[:1]):
        with suppress(Refused):  # it cannot be read
            data = None if number is None else (await services.tables.find(number)).data
            if data is not None and data.state is not None and data.seat_of(user_id) is not None:
                return True
    return False


# ------------------------------------------------------------ gathering for one


async def _invite(services: Services, response: Response) -> None:
    """Post the invitation to a night; at an open table, ask how long the night is to be that it begins."""
    place = await place_to_open(services, response, private=False)
    own, actor, clock = NIGHTS.of(services.context), actor_of(response.interaction), services.tables.clock
    await response.defer()
    open_now = await services.store.open_table_in(place[1])
    if open_now is not None and await own.book.now_in(*place) is None:
        with suppress(Refused):  # it cannot be read
            await _ask_how_long(response, await services.tables.find(open_now))
            return
    if (before := await own.invitations.book.now_in(place[1])) is not None:
        await own.invitations.show(before)  # perhaps somebody has deleted its message
        before = await own.invitations.book.find(before.id)
        if before is not None and before.message_id is not None:
            raise Refused("night-invited", link=message_link(*place, before.message_id))
    is_player = actor.moderator or await _has_played(services, place, actor.user_id)
    about = (actor.user_id, actor.name), clock.wall(), clock.table_time(place[0]), LENGTHS["3"]
    with _or_offered_to_end(response):
        number = await own.invitations.book.open(place, *about, is_player=is_player)
    if (invitation := await own.invitations.book.find(number)) is not None:
        own.invitations.set_alarm(invitation)
        await own.invitations.show(invitation)


async def pressed(services: Services, response: Response, press: Press) -> None:
    """Do what a button of an invitation says."""
    number, _, what = press.rest.partition(":")
    what, _, argument = what.partition(":")
    if what == OFF:
        await _end(services, response)
        return
    own, actor = NIGHTS.of(services.context), actor_of(response.interaction)
    book, now = own.invitations.book, services.tables.clock.table_time(server_of(response.interaction))
    invitation = await book.find(number_in(number))
    if invitation is None or invitation.over or invitation.channel_id != response.interaction.channel_id:
        raise Refused("night-invitation-over")
    kits = [*services.kits.values()]
    if what == IN:
        most = max((kit.rules.max_seats for kit in fitting(kits, 2)), default=0)
        await book.join(invitation, (actor.user_id, actor.name), most)
    elif what == OUT:
        await book.leave(invitation, actor.user_id)
    elif what == LENGTH and argument in LENGTHS:
        await _require_manager(services, response, invitation)
        await book.note_pressed(invitation, now, LENGTHS[argument])
    elif what == FIRST:
        await _begin_first(services, response, invitation, argument)
    else:
        raise Refused("unknown-button")
    if what in (IN, FIRST) and actor.user_id == invitation.host:
        await book.note_pressed(invitation, now, invitation.length)
    await own.invitations.show(invitation)


async def _begin_first(services: Services, response: Response, invitation: Invitation, name: str) -> None:
    """Begin the night: deal its first game to all who are in."""
    guests = await _require_manager(services, response, invitation)
    if len(guests) < _LEAST:
        raise Refused("night-alone")
    games = [kit.name for kit in fitting([*services.kits.values()], len(guests))]
    if name not in (*games, MIXED):
        raise Refused("unknown-button")
    place = await place_to_open(services, response, private=False)
    game = services.kits[secrets.choice(games) if name == MIXED else name].rules
    actor = services.tables.clock.stamped(actor_of(response.interaction), place[0])
    seats = with_computers(tuple(guests), game.min_seats)
    data = table_with(game, place, actor, seats, options_of_a_night(game), clock="soft")
    async with new_table.or_offered(services, response):
        begun = await services.tables.begin(game, data, actor, secrets.token_hex(16))
    own = NIGHTS.of(services.context)
    if (night := await own.book.now_in(*place)) is not None:
        own.set_alarm(night)
    await services.display.show_begun(begun, response)


async def _require_manager(services: Services, response: Response, invitation: Invitation) -> list[Seat]:
    """Return who is in; `Refused` as `check_may_manage`."""
    own, clock = NIGHTS.of(services.context), services.tables.clock
    guests = await own.invitations.book.guests(invitation)
    when = f"<t:{int(clock.time_of_day(invitation.guild_id, invitation.anybodys_at))}:t>"
    now = clock.table_time(invitation.guild_id)
    check_may_manage(invitation, guests, response.interaction.user.id, now, when)
    return guests


async def _cancel(services: Services, response: Response, place: Channel) -> None:
    own = NIGHTS.of(services.context)
    invitation = await own.invitations.book.now_in(place[1])
    if invitation is None:
        raise Refused("night-none")
    if not actor_of(response.interaction).moderator:
        await _require_manager(services, response, invitation)
    await own.invitations.book.expire(invitation)
    await own.invitations.show(invitation)


@contextmanager
def _or_offered_to_end(response: Response) -> Iterator[None]:
    """Offer to end the night that is on in the channel."""
    try:
        yield
    except Refused as refused:
        if refused.code != "night-on":
            raise
        raise NeedsConfirmation(response.words.refusal(refused), [[_off_button(response)]]) from None


FEATURE = Feature(
    kept=NIGHTS,
    presses={NIGHT: pressed},
    verbs=[
        Verb(
            NIGHT,
            kinds=TableKind.SHARED,
            phases=(Phase.OVER,),
            visible=lambda data, kit: not (data.private or data.terms.learning or data.is_compared),
            plays_on=True,
        ),
        Verb("next-game", kinds=TableKind.SHARED, style="go"),
    ],
    answers={NIGHT: make_it_one, "next-game": next_game},
    commands=Commands(table={NIGHT: typed}, in_welcome=[NIGHT]),
    messages=Additions(closing_lines=closing_lines, replaced_verbs=replaced_verbs),
    pictures=example_nights,
    help="after",
)
