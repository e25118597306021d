"""Posts beside the table: Juse! for all to read, whose turn it is, and the result of each round."""

import logging
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial

import discord
import msgspec

from bot.core.errors import Refused
from bot.core.game import Juse, Milestone, WrongCall
from bot.tables.runtime.table import RecentCall, Table
from bot.tables.steps import play, timing
from bot.tables.steps.model import THE_BOT, Change, Phase, Seat, TableData
from bot.tables.steps.table_log import events_of
from bot.tables.store.messages import ABSENT, CALL, RESULT
from bot.ui.discord.components import within_limit
from bot.ui.discord.response import ReadyMessage, Upload, nonce_for
from bot.ui.kit import GameKit, ResultKit
from bot.ui.table.audience import Audience
from bot.ui.table.channel_posts import ChannelPosts, Kind, Post
from bot.ui.table.presentation import (
    CallPicture,
    Fingerprint,
    call_picture_of,
    call_text,
    description,
    in_words,
)
from bot.ui.table.public_message import PUBLIC
from bot.ui.table.reconciler import Context
from bot.ui.verbs import VERBS, By, find_verb

log = logging.getLogger(__name__)

_STANDS = 8.0
"""Seconds for which a right call stands at least."""


# ------------------------------------------------------------ Juse!


class Announced(msgspec.Struct, frozen=True):
    """A misplay, or a call of one that was none, as it is announced."""

    data: TableData
    """The table after it."""
    event: Juse
    number: int
    """The number of the move."""
    first: int
    """The number of the move with which the same seat's misplays in a row began."""
    times: int
    stands_until: float
    """The table time from which another may replace it."""
    recent: RecentCall | None
    """Who saw it, too."""


def note_misplay(posts: ChannelPosts, table: Table, change: Change, event: Juse) -> None:
    """Have the last misplay, or call of one that was none, announced. It replaces the one before, unless that is a
    right call of a few seconds ago.
    """
    assert change.move is not None
    if posts.memory and posts.memory[-1].number > change.move.number:
        return  # the later of two moves may be shown first
    now = posts.context.tables.clock.table_time(posts.guild_id)
    recent = table.recent_call if table.recent_call is not None and table.recent_call.event is event else None
    until = now if event.caller is None else now + _STANDS
    posts.memory = _with(posts.memory or (), change.table, event, change.move.number, until, recent, now)


def _with(
    before: tuple[Announced, ...],
    data: TableData,
    event: Juse,
    number: int,
    until: float,
    recent: RecentCall | None = None,
    now: float = 0.0,
) -> tuple[Announced, ...]:
    first, times, last = number, 1, before[-1] if before else None
    is_again = last is not None and (last.event.seat, last.number) == (event.seat, number - 1)
    if last is not None and is_again and event.caller is None and not isinstance(last.event, WrongCall):
        first, times, until = last.first, last.times + 1, last.stands_until
    standing = [each for each in before if each.stands_until > now and each.first != first]
    return (*standing, Announced(data, event, number, first, times, until, recent))


async def _recalled(posts: ChannelPosts, table: Table, there: Collection[str]) -> tuple[Announced, ...]:
    """Recall the last misplay after a start, unless it was noted: a bot that was killed may have posted it."""
    found: tuple[Announced, ...] = ()
    for position in await posts.context.tables.story(table):
        for event in position.events:
            if isinstance(event, Juse):
                found = _with(found, table.data, event, position.move.number, 0.0)
    noted = max((float(key.removeprefix(MISPLAYS.prefix) or "inf") for key in there), default=-1)
    return found if found and found[-1].first > noted else ()


async def _misplays(posts: ChannelPosts, table: Table, there: Collection[str]) -> Sequence[Post] | None:
    """Only the last one has a picture, until the next move: on a phone it pushes the table's buttons off the screen."""
    if posts.memory is None and any(isinstance(event, Juse) for event in table.recent):
        posts.memory = await _recalled(posts, table, there)
    if not posts.memory:
        return None
    *before, last = posts.memory
    is_new = last.number == table.data.moves
    return [*[await _misplay(posts, each) for each in before], await _misplay(posts, last, is_new=is_new)]


async def _misplay(posts: ChannelPosts, announced: Announced, *, is_new: bool = False) -> Post:
    data, event, kit = announced.data, announced.event, posts.context.kits[announced.data.game]
    audience = await posts.audience(data)
    text = call_text(kit, event, audience.of_message, announced.times, announced.recent and announced.recent.also)
    picture = _picture(data, kit, event, audience) if is_new and not audience.in_words else None

    async def ready(same_picture: bool) -> ReadyMessage:
        painted = None
        if picture is not None and not same_picture:
            painted = await posts.context.painter.moment(picture, motion=data.look.motion)
        files = None if same_picture else () if painted is None else (painted,)
        return ReadyMessage(text, files=files, deck=audience.deck)

    shown = Fingerprint(b"" if picture is None else str(announced.number).encode(), text.encode())
    nonce = nonce_for(data.ref, announced.first)
    return Post(f"{MISPLAYS.prefix}{announced.first}", shown, ready, nonce, again=announced.times > 1)


def _picture(data: TableData, kit: GameKit, event: Juse, audience: Audience) -> CallPicture | None:
    try:
        return call_picture_of(data, kit, event, audience)
    except Exception:  # the words are announced alone
        log.exception("table %s: a Juse! could not be shown", data.id)
        return None


MISPLAYS = Kind("Juse! announcement", "juse", _misplays)


# ------------------------------------------------------------ whose turn it is


async def _turn_calls(posts: ChannelPosts, table: Table, _: Collection[str]) -> Sequence[Post]:
    """Return one message for all who are called to their turn, until they have moved. Only those called last hear it.
    Whoever has just pressed something is there.
    """
    tables, context, pressed = posts.context.tables, posts.context, posts.context.slot(PUBLIC, table.data).pressed
    if timing.is_call_due(table.data, now := tables.clock.table_time(posts.guild_id)):
        seats = timing.seats_to_call(table.data, table.game, now)
        whom = [seat for seat in seats if await _is_to_be_called(posts, table.data.seats[seat], pressed)]
        with suppress(Refused):  # they have moved meanwhile
            await tables.run(table, timing.call(whom, {**pressed}), THE_BOT)
    data = table.data
    called = [seat for seat in data.seats if seat.clock.called]
    if not called:
        return ()
    last = max(seat.clock.called for seat in called)
    audience = Audience(data, await context.locale_of(data))
    users = audience.words.listed(f"<@{seat.user_id}>" for seat in called)
    text = audience.words.say("your-turn", user=users, game=audience.game)
    mute = find_verb(VERBS, By.BUTTON, "mute").button(data, audience.of_label)

    async def ready(_: bool) -> ReadyMessage:
        return ReadyMessage(text, [[mute]], deck=None)  # the notice on a phone would show the names of emojis

    new = [discord.Object(seat.user_id) for seat in called if seat.clock.called == last]
    only_them = discord.AllowedMentions(everyone=False, roles=False, users=new)
    # The nonce is the same after a crash before it is noted.
    return [Post(f"{CALL}{last}", Fingerprint(b"", text.encode()), ready, nonce_for(data.ref, CALL, last), only_them)]


async def _is_to_be_called(posts: ChannelPosts, seat: Seat, pressed: Mapping[int, float]) -> bool:
    settings = posts.context.tables.settings
    if seat.clock.idle_since is not None and pressed.get(seat.user_id, 0.0) > seat.clock.idle_since:
        return False
    return (await settings.of_guild(posts.guild_id)).pings and (await settings.of_player(seat.user_id)).pings


TURN_CALLS = Kind("turn announcement", CALL, _turn_calls)


# ------------------------------------------------------------ who was away when the next game was opened


async def _absent(posts: ChannelPosts, table: Table, _: Collection[str]) -> Sequence[Post]:
    """Return one message for those who were away when this table was opened for the people of a game before, until they
    are here or no seat is left. Its function remembers who they are.
    """
    data, settings = table.data, posts.context.tables.settings
    has_room = data.is_open and (data.phase is Phase.LOBBY or bool(play.free_seats(data)))
    if not has_room or not (await settings.of_guild(posts.guild_id)).pings:
        return ()
    away = [user for user in posts.memory if data.seat_of(user) is None and (await settings.of_player(user)).pings]
    if not away:
        return ()
    audience = Audience(data, await posts.context.locale_of(data))
    begun, users = data.phase is Phase.PLAYING, audience.words.listed(f"<@{user}>" for user in away)
    text = audience.words.say("next-game-here", user=users, game=audience.game, begun=begun)
    here = find_verb(VERBS, By.BUTTON, "here").button(data, audience.of_label)

    async def ready(_: bool) -> ReadyMessage:
        return ReadyMessage(text, [[here]], deck=None)

    only_them = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in away])
    return [Post(ABSENT, Fingerprint(b"", text.encode()), ready, nonce_for(data.ref, ABSENT), only_them)]


ABSENTEES = Kind("call to the next game", ABSENT, _absent, remembers=tuple)


# ------------------------------------------------------------ the result of each round


def last_result(table: Table, kit: GameKit, locale: str) -> list[str]:
    """Return the result of the round before: where only one person sees the table, it stands below it."""
    ended = [event for event in table.recent if isinstance(event, Milestone)]
    if kit.result is None or not ended or not (table.data.is_open or table.data.why_closed == "tried"):
        return []
    return kit.result.text(ended[-1], Audience(table.data, locale).of_message).splitlines()


async def _results(posts: ChannelPosts, table: Table, there: Collection[str]) -> Sequence[Post]:
    """Return a message for each round that has ended, unless the closing message tells it; it stays in the channel."""
    data, context = table.data, posts.context
    kit = context.kits[data.game].result
    if kit is None or context.tables.alarms.is_last_look(data):
        return ()
    count = data.halt.results - (kit.in_closing and data.phase is Phase.OVER)
    keys = {f"{RESULT}{number}": number for number in range(count)}
    due = {key: number for key, number in keys.items() if (key in there) == posts.in_place}
    if not due:
        return ()
    events = await _milestones(context, table)
    audience = await posts.audience(data)

    def post(key: str, number: int) -> Post:
        ready = partial(_result, context, kit, events[number - data.halt.results], audience)
        return Post(key, Fingerprint(b"", b""), ready, nonce_for(data.ref, RESULT, number))

    return [post(key, number) for key, number in due.items()]


async def _milestones(context: Context, table: Table) -> Sequence[Milestone]:
    """Return all results. The events in memory are only the last ones."""
    found = [event for event in table.recent if isinstance(event, Milestone)]
    if len(found) < table.data.halt.results:
        happened = events_of(await context.tables.story(table))
        found = [event for event in happened if isinstance(event, Milestone)]
    return found


async def _result(context: Context, kit: ResultKit, event: Milestone, audience: Audience, _: bool) -> ReadyMessage:
    describe = partial(kit.alt, event)
    if audience.in_words:
        return ReadyMessage(in_words((), describe, audience), deck=None)
    text = within_limit(kit.text(event, audience.of_message).splitlines())
    picture = await context.painter.paint(kit.scene(event, audience.of_picture))
    files = () if picture is None else (Upload(picture, "result.png", description(describe, audience)),)
    return ReadyMessage(text, (), files, deck=audience.deck)


RESULTS = Kind("result of a round", RESULT, _results, lasts=True)
