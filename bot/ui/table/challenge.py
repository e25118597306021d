"""The message of a challenge: whose deal is offered, and how everybody has played it, side by side, but no card."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from weakref import WeakValueDictionary

import discord

from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import SOMEONE, Phase, Standing, TableData
from bot.tables.store.deals import Challenge, DealPlayer, DealsBook
from bot.text import Words, words_for
from bot.ui.discord.components import Button, challenge_id, within_limit
from bot.ui.discord.locales import server_locale
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, edited, nonce_for, sent, with_retry
from bot.ui.kit import GameKit
from bot.ui.table.posting import TRY_AGAIN_AFTER, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, is_final, severity

log = logging.getLogger(__name__)

PRIVATELY, HERE = "play", "here"
"""How somebody takes a challenge up, as its buttons say it."""

_GONE = (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE)
_LISTED = 10
_NAMED = 10


def present_challenge(challenge: Challenge, players: Sequence[DealPlayer], kit: GameKit, locale: str) -> ReadyMessage:
    words = words_for(locale, challenge.game)
    first = next((player.name for player in players if player.first), SOMEONE)
    several = "yes" if challenge.seats > 1 else "no"
    head = words.say(
        "challenge-title",
        name=_written(challenge.name),
        game=words.say(f"{challenge.game}-name"),
        several=several,
        player=_written(first),
    )
    lines = [head, *_results(players, kit, words, challenge.seats), words.say("challenge-terms", several=several)]
    ref, seat = challenge.ref, challenge.seat
    buttons = [
        Button(challenge_id(ref, seat, PRIVATELY), words.say("challenge-play"), "go"),
        Button(challenge_id(ref, seat, HERE), words.say("challenge-here")),
    ]
    return ReadyMessage(within_limit(lines), [buttons])


async def results_beside(book: DealsBook, data: TableData, kit: GameKit, words: Words) -> list[str]:
    """For whoever has played a challenge: how everybody has done in their seat."""
    seat = data.seat_of(data.opener_id)
    if data.deal is None or data.is_open or seat is None:
        return []
    players = await book.players(data.deal, seat, data.guild_id)
    return [words.say("challenge-results"), *_results(players, kit, words, len(data.seats))]


def _results(players: Sequence[DealPlayer], kit: GameKit, words: Words, seats: int) -> Iterator[str]:
    """Best first."""
    done = sorted((player for player in players if player.standing is not None), key=lambda one: _worth(one, kit))
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
        yield words.say("challenge-gave-up", names=_names(gave_up, words), more=max(0, len(gave_up) - _NAMED))
    if watched:
        yield words.say("challenge-watched", names=_names(watched, words), more=max(0, len(watched) - _NAMED))


def _names(players: Sequence[DealPlayer], words: Words) -> str:
    named = [_written(player.name) for player in players[:_NAMED]]
    return words.listed(named) if len(players) == len(named) else words.say("list-separator").join(named)


def _worth(player: DealPlayer, kit: GameKit) -> tuple[float, float, int, int, str]:
    """Lower is better. The name decides only in which order equals are told."""
    how = player.standing
    assert how is not None
    return how.place, how.score if kit.rules.low_score_wins else -how.score, how.misplays, how.hints, player.name


def result_line(
    kit: GameKit,
    words: Words,
    place: int,
    name: str,
    how: Standing,
    seats: int,
    *,
    first: bool = False,
    watched: bool = False,
) -> str:
    """Of a list of those who have played the same deal, each at their own table. `place`: in the list."""
    told = words.say(
        f"{kit.name}-rank",
        place=place,
        name=_written(name),
        score=int(how.score) if float(how.score).is_integer() else how.score,
        misplays=how.misplays,
        hints=how.hints,
        best="unknown",
        alone="no",
    )
    return words.say(
        "challenge-line",
        told=told,
        several="yes" if seats > 1 else "no",
        place=how.place,
        of=seats,
        first="yes" if first else "no",
        watched="yes" if watched else "no",
    )


def _written(name: str) -> str:
    return written(bare(name))


class ChallengeMessages:
    def __init__(self, client: discord.Client, tables: Tables, kit: Callable[[str], GameKit]) -> None:
        self._client = client
        self._deals = tables.deals
        self._kit = kit
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        tables.deals.on_news = self.show

    async def show(self, deal: str, guild_id: int) -> None:
        """What is new, in all channels of a server. What cannot be shown now is shown later."""
        for challenge in await self._deals.book.of_deal(deal, guild_id):
            if not challenge.is_shown:
                await self.put(challenge)

    async def put(self, offered: Challenge, *, again: bool = False) -> Challenge:
        """Posts or edits its message, and returns it as it then is. `again`: also if somebody has deleted it."""
        async with self._locks.setdefault(offered.deal, asyncio.Lock()):
            found = await self._deals.book.find(offered.deal, offered.seat, offered.channel_id)
            if found is None:
                return offered
            try:
                message_id = await self._put(found, again=again)
            except REQUEST_ERRORS as error:
                gone = getattr(error, "code", None) in _GONE  # whoever deleted it wanted that
                level = logging.INFO if gone else severity(error)
                log.log(level, "the challenge of deal %s is not shown: %s", found.deal, error)
                if gone or is_final(error):
                    await self._deals.book.note_shown(found, found.message_id)
                else:
                    self._deals.show_later(found.deal, found.guild_id, TRY_AGAIN_AFTER)
            else:
                await self._deals.book.note_shown(found, message_id)
        return await self._deals.book.find(offered.deal, offered.seat, offered.channel_id) or offered

    async def _put(self, challenge: Challenge, *, again: bool) -> int:
        players = await self._deals.book.players(challenge.deal, challenge.seat, challenge.guild_id)
        locale = server_locale(self._client, challenge.guild_id)
        message = present_challenge(challenge, players, self._kit(challenge.game), locale)
        channel = self._client.get_partial_messageable(challenge.channel_id)
        if challenge.message_id is not None:
            posted = channel.get_partial_message(challenge.message_id)
            try:
                await with_retry(lambda: posted.edit(**edited(message)))
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE or not again:
                    raise
            else:
                return challenge.message_id
        # No second one is posted if a bot that was killed meanwhile has posted it.
        nonce = nonce_for(challenge.ref, challenge.seat, challenge.channel_id, challenge.message_id)
        return (await with_retry(lambda: channel.send(silent=True, nonce=nonce, **sent(message)))).id
