"""What people do: offer the deal of a finished game, and take it up; and watch a game, unless they could still play its
deal.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.core.errors import Refused
from bot.features.challenge.deals import Deals
from bot.features.challenge.store import Challenge, DealPlayer, DealsBook, Try
from bot.features.replay import replays
from bot.features.replay.pages import REPLAY
from bot.features.replay.watching import ANYWAY, check_may_know, sees
from bot.tables.runtime.alarms import Alarm
from bot.tables.runtime.table import Table
from bot.tables.steps.days import utc_day
from bot.tables.steps.lobby import seat_to_play
from bot.tables.steps.model import COMPUTER, FORGOTTEN, SOMEONE, Phase, TableData
from bot.tables.steps.results import standing_of
from bot.text import Words, words_for
from bot.ui.actions import solo
from bot.ui.actions.places import find_table, place_to_open
from bot.ui.actions.services import Commands, Feature, Kept, Press, Services, WatchingRules
from bot.ui.discord.components import Button, within_limit, written_id
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import NeedsConfirmation, ReadyMessage, Response, nonce_for
from bot.ui.discord.whereabouts import actor_of, message_link, missing_permissions_named, require_server
from bot.ui.kit import GameKit
from bot.ui.table.closing import result_line
from bot.ui.table.notices import timestamp
from bot.ui.table.posts import Owed, Posts
from bot.ui.table.reconciler import Additions, Context
from bot.ui.verbs import Verb

_NAME = "challenge"
"""The name of the feature, its verb, its command and the kind of its presses."""
PRIVATELY, HERE, WITHDRAW = "play", "here", "withdraw"
"""The verbs by which somebody takes a challenge up, and by which its maker withdraws it."""

_LISTED = 10


def present_challenge(
    challenge: Challenge, players: Sequence[DealPlayer], sat_there: Sequence[str], kit: GameKit, locale: str
) -> ReadyMessage:
    """`sat_there`: the names of those who know the cards of all seats, as the deal was theirs."""
    words = words_for(locale, challenge.game)
    first = next((player.name for player in players if player.first), SOMEONE)
    several = challenge.seats > 1
    head = words.say(
        "challenge-title",
        name=written(bare(challenge.name)),
        game=words.say(f"{challenge.game}-name"),
        several=several,
        player=written(bare(first)),
    )
    names = words.some([written(bare(name)) for name in sat_there]) if sat_there else "none"
    terms = words.say("challenge-terms", several=several, names=names)
    lines = [head, *_results(players, kit, words, challenge.seats), terms]
    ref, seat = challenge.ref, challenge.seat
    buttons = [
        Button(written_id(_NAME, ref, seat, PRIVATELY), words.say("challenge-play"), "go"),
        Button(written_id(_NAME, ref, seat, HERE), words.say("challenge-here")),
    ]
    return ReadyMessage(within_limit(lines), [buttons])


async def result_lines(context: Context, data: TableData, locale: str, _: int) -> list[str]:
    """Say to whoever has played a challenge how everybody has done in their seat."""
    seat = data.seat_of(data.opener_id)
    if Try.of(data) is None or data.is_open or seat is None:
        return []
    players = await DealsBook(context.tables.store).players(data.deal_key, seat, data.guild_id)
    kit, words = context.kits[data.game], words_for(locale, data.game)
    return [words.say("challenge-results"), *_results(players, kit, words, len(data.seats))]


def _results(players: Sequence[DealPlayer], kit: GameKit, words: Words, seats: int) -> Iterator[str]:
    """Yield a line for each who has played it, best first, and for others."""
    done = sorted((player for player in players if player.standing is not None), key=lambda player: _worth(player, kit))
    for player in done[:_LISTED]:
        place = 1 + sum(_worth(other, kit)[:-1] < _worth(player, kit)[:-1] for other in done)
        assert player.standing is not None
        told = (place, player.name, player.standing, seats)
        yield result_line(kit, words, *told, first=player.first, watched=player.watched)
    if len(done) > _LISTED:
        yield words.say("challenge-more", more=len(done) - _LISTED)
    gave_up = [player for player in players if player.ended == Phase.CLOSED]
    watched = [player for player in players if player.table_id is None]
    if gave_up:
        yield words.say("challenge-gave-up", names=_names(gave_up, words))
    if watched:
        yield words.say("challenge-watched", names=_names(watched, words))


def _names(players: Sequence[DealPlayer], words: Words) -> str:
    return words.some([written(bare(player.name)) for player in players])


def _worth(player: DealPlayer, kit: GameKit) -> tuple[bool, float, float, int, int, str]:
    """Return a key to sort by: lower is better, and without hints better than with any, which whoever played the deal
    first may have had. The name decides only the order of equals.
    """
    how = player.standing
    assert how is not None
    score = how.score if kit.rules.low_score_wins else -how.score
    return how.hints > 0, how.place, score, how.misplays, how.hints, player.name


Key = tuple[str, int, int]
"""Deal, seat and channel."""


def _key_of(challenge: Challenge) -> Key:
    return challenge.deal, challenge.seat, challenge.channel_id


class ChallengeMessages:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.deals = Deals(context.tables)
        self.book = self.deals.book
        self._posts = Posts("challenge", context, self._owed, self._channel_gone)
        self._again = set[Key]()
        """The challenges that are posted also if somebody has deleted them."""
        context.tables.on_ended.append(self._note_ended)
        context.tables.on_resumed.append(self._post_pending)

    def _note_ended(self, table: TableData) -> None:
        if Try.of(table) is not None:
            self.show_soon(table.deal_key, table.guild_id)

    async def _post_pending(self) -> None:
        """Post all challenges that are not posted yet."""
        for deal, guild_id in await self.book.unposted():
            self.show_soon(deal, guild_id)

    def show_soon(self, deal: str, guild_id: int) -> None:
        """Show the news of a deal, in the process that has this server: another one gets the news itself."""
        if self.context.tables.store.has(guild_id):
            self.context.tables.alarms.set_in((Alarm.CALLBACK, self._show, deal, guild_id), guild_id, 0.0)

    async def _show(self, deal: str, guild_id: int) -> None:
        for challenge in await self.book.of_deal(deal, guild_id):
            if not challenge.is_shown:
                await self._posts.show(_key_of(challenge), guild_id)

    async def put(self, challenge: Challenge) -> tuple[Challenge, Exception | None]:
        """Post the message of a challenge, also if somebody has deleted it. Return the challenge as it is then, and
        what went wrong.
        """
        key = _key_of(challenge)
        self._again.add(key)
        error = await self._posts.show(key, challenge.guild_id)
        return await self.book.find(*key) or challenge, error

    async def _owed(self, key: Key) -> Owed | None:
        challenge, context = await self.book.find(*key), self.context
        if challenge is None:
            self._again.discard(key)
            return None
        channel_id, message_id = challenge.channel_id, challenge.message_id
        players = await self.book.players(challenge.deal, challenge.seat, challenge.guild_id)
        sat_there = await self.book.sat_there(challenge.deal, challenge.guild_id)
        locale = await context.locale(challenge.guild_id)
        message = present_challenge(challenge, players, sat_there, context.kits[challenge.game], locale)

        async def note(posted: int | None) -> None:
            self._again.discard(key)
            await self.book.note_shown(challenge, posted or message_id)

        nonce = nonce_for(challenge.ref, challenge.seat, channel_id, message_id)
        again = message_id is None or key in self._again  # otherwise, whoever deleted it wanted that
        return Owed(channel_id, message, nonce, note, message_id, again=again)

    async def _channel_gone(self, key: Key) -> None:
        self._again.discard(key)
        if (challenge := await self.book.find(*key)) is not None:
            await self.book.note_shown(challenge, challenge.message_id)


_LOOKED_THROUGH = 5
_LARGEST = 10**9
_A_DAY = 24 * 3600.0


_MESSAGES = Kept(lambda services: ChallengeMessages(services.context))


# ------------------------------------------------------------ offering one


async def offer(services: Services, response: Response, table: Table, _: str = "") -> None:
    data, user = table.data, response.interaction.user
    require_server(response.interaction)
    check_may_know(data, response.interaction)
    if data.phase is not Phase.OVER or data.terms.is_continued:
        raise Refused("challenge-unfinished")
    opens = data.terms.secret_until
    if services.tables.clock.wall() <= opens:
        raise Refused("challenge-daily", when=timestamp(opens), table=str(data.id))
    if data.chance is None:
        raise Refused("record-unreadable")
    place = await place_to_open(services, response, private=False)
    await response.defer()
    outcome = table.game.outcome(data.state)
    standings = {
        number: None if data.terms.learning else standing_of(data, table.game, outcome, number)
        for number, seat in enumerate(data.seats)
        if seat.user_id not in (COMPUTER, FORGOTTEN)
    }
    seat, now = seat_to_play(data, table.game, user.id), services.tables.clock.table_time(place[0])
    messages = _MESSAGES.of(services.context)
    challenge = await messages.book.offer(data, seat, place, (user.id, user.display_name), now, standings)
    before = challenge.message_id
    challenge, error = await messages.put(challenge)
    if challenge.message_id is None:
        if isinstance(error, discord.Forbidden):
            raise Refused("no-permission", missing=missing_permissions_named(response.interaction, response.words))
        told = response.words.say("challenge-comes")
    elif before == challenge.message_id:
        link = message_link(challenge.guild_id, challenge.channel_id, challenge.message_id)
        told = response.words.say("challenge-stands", link=link)
    else:
        told = response.words.say("challenge-offered")
    withdraw = Button(written_id(_NAME, challenge.ref, seat, WITHDRAW), response.words.say("button-withdraw"))
    await response.reply(told, panel=[[withdraw]] if challenge.user_id == user.id else ())


async def typed(
    services: Services, response: Response, table: app_commands.Range[int, 1, _LARGEST] | None = None
) -> None:
    require_server(response.interaction)
    await response.defer()
    try:
        source = await (_last_here(services, response) if table is None else services.tables.find(table))
        response.game = source.data.game
        await offer(services, response, source)
    except Refused as refused:
        # Nobody learns of a table elsewhere.
        unknown = Refused("challenge-unknown", table=str(table))
        raise unknown if refused.code == "no-such-table" else refused from None


async def _last_here(services: Services, response: Response) -> Table:
    for game in (await replays.ended(services, response))[:_LOOKED_THROUGH]:
        table = await services.tables.find(game.id)
        if table.data.phase is Phase.OVER:
            return table
    raise Refused("challenge-none")


async def _withdraw(services: Services, response: Response, challenge: Challenge) -> None:
    if not await _MESSAGES.of(services.context).book.withdraw(challenge, response.interaction.user.id):
        raise Refused("challenge-not-yours")
    if challenge.message_id is not None:
        await services.context.poster.delete(challenge.channel_id, challenge.message_id)
    await response.reply(response.words.say("challenge-withdrawn"))


# ------------------------------------------------------------ taking one up


async def pressed(services: Services, response: Response, press: Press) -> None:
    ref, seat, verb = press.read()
    user_id, deals = response.interaction.user.id, _MESSAGES.of(services.context).deals
    book = deals.book
    way, _, anyway = verb.partition(".")
    if way not in (PRIVATELY, HERE, WITHDRAW) or anyway not in ("", ANYWAY):
        raise Refused("unknown-button")
    try:
        source = (await find_table(services, ref)).data
    except Refused as refused:
        raise refused if refused.code in ("moved-on", "unknown-button") else Refused("challenge-gone") from None
    deal = source.deal_key
    challenge = await book.find(deal, seat, response.interaction.channel_id or 0)
    if challenge is None:
        raise Refused("challenge-gone")
    response.game = source.game
    if way == WITHDRAW:
        await _withdraw(services, response, challenge)
        return
    known = await book.player(deal, user_id)
    if known is not None:
        await _show_again(services, response, known)
        return
    if await book.has_played_day(deal, user_id):
        raise Refused("challenge-day-played")
    if deals.is_over(challenge):
        raise Refused("challenge-over")
    if not anyway and await book.has_viewed(deal, user_id):
        button = Button(
            written_id(_NAME, source.ref, seat, f"{way}.{ANYWAY}"), response.words.say("challenge-anyway"), "go"
        )
        raise NeedsConfirmation(response.words.say("challenge-seen"), [[button]])
    private = way == PRIVATELY
    place = await place_to_open(services, response, private=private)
    await response.defer()
    try:
        table = await deals.open(source, seat, place, actor_of(response.interaction), private=private)
    except Refused as refused:
        known = await book.player(deal, user_id)
        if refused.code != "challenge-played" or known is None:
            raise
        await _show_again(services, response, known)  # they have pressed twice at once
        return
    await services.display.show_begun(table, response)


async def _show_again(services: Services, response: Response, known: DealPlayer) -> None:
    """Show the table where they play it already. `Refused` if they know the cards."""
    if known.table_id is None:
        raise Refused("challenge-watched")
    if known.first:
        raise Refused("challenge-first")
    if not known.is_playing:
        raise Refused("challenge-played", table=str(known.table_id))
    table = await services.tables.find(known.table_id)
    if not table.data.private and table.data.channel_id != response.interaction.channel_id:
        raise Refused("challenge-elsewhere", table=str(table.data.id), channel=f"<#{table.data.channel_id}>")
    await solo.show_again(services, response, table)


# ------------------------------------------------------------ watching a game of a deal


async def _check_public(services: Services, data: TableData) -> None:
    deals = _MESSAGES.of(services.context).deals
    offered = await deals.book.of_deal(data.deal_key, data.guild_id)
    if any(not deals.is_over(challenge) and deals.age(challenge) < _A_DAY for challenge in offered):
        raise Refused("challenge-no-public")


async def _check_may_watch(
    services: Services, data: TableData, interaction: discord.Interaction[Any], anyway: bool
) -> None:
    """Ask whoever could still play the same deal, and note that they know its cards from now on."""
    messages, deal, user = _MESSAGES.of(services.context), data.deal_key, interaction.user
    deals = messages.deals
    if anyway:
        await deals.book.note_watched(deal, data.guild_id, user.id, user.display_name)
        messages.show_soon(deal, data.guild_id)
    known = await deals.book.player(deal, user.id)
    if known is not None and known.is_playing:
        raise Refused("challenge-finish-first")
    offered = [challenge for challenge in await deals.book.of_deal(deal, data.guild_id) if not deals.is_over(challenge)]
    knows = known is not None or data.seat_of(user.id) is not None or await deals.book.has_played_day(deal, user.id)
    if knows:
        return
    if any(sees(interaction, challenge.channel_id) for challenge in offered):
        words = words_for(interaction.locale.value, data.game)
        button = Button(written_id(REPLAY, data.ref, 0, f"{ANYWAY}."), words.say("challenge-watch"), "stop")
        raise NeedsConfirmation(words.say("challenge-asks"), [[button]])
    await note_watched(services, data, user.id)


async def note_watched(services: Services, data: TableData, user_id: int) -> None:
    """Note that somebody knows cards of a game, if its deal is offered to them one day."""
    day = utc_day(services.tables.clock.wall())
    await _MESSAGES.of(services.context).book.note_view(data.deal_key, data.guild_id, user_id, day)


FEATURE = Feature(
    presses={_NAME: pressed},
    verbs=[
        Verb(
            _NAME,
            phases=(Phase.OVER,),
            visible=lambda data, kit: not (data.terms.secret_until or data.terms.is_continued),
            after="replay",
        )
    ],
    answers={_NAME: offer},
    commands=Commands(table={_NAME: typed}),
    kept=_MESSAGES,
    messages=Additions(lines={"private": result_lines}),
    watching=WatchingRules(check_may_watch=_check_may_watch, check_public=_check_public, note_watched=note_watched),
    help="after",
)
