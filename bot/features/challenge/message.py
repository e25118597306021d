"""The message of a challenge: whose deal is offered, and how everybody has played it, side by side, but no card."""

from collections.abc import Iterator, Sequence

from bot.core.lru_cache import LruCache
from bot.features.challenge.deals import Deals
from bot.features.challenge.store import Challenge, DealPlayer, DealsBook
from bot.tables.steps.model import SOMEONE, Phase, TableData
from bot.text import Words, words_for
from bot.ui.discord.components import Button, within_limit, written_id
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import ReadyMessage, Response, nonce_for
from bot.ui.kit import GameKit
from bot.ui.table.closing import result_line
from bot.ui.table.reconciler import Context, Reconciler, Slot

KIND = "challenge"
"""Of a press."""
PRIVATELY, HERE, WITHDRAW = "play", "here", "withdraw"
"""How somebody takes a challenge up, as its buttons say it; and what whoever offers it can do."""

_LISTED = 10
_NAMED = 10
_KEPT = 256


def present_challenge(challenge: Challenge, players: Sequence[DealPlayer], kit: GameKit, locale: str) -> ReadyMessage:
    words = words_for(locale, challenge.game)
    first = next((player.name for player in players if player.first), SOMEONE)
    several = "yes" if challenge.seats > 1 else "no"
    head = words.say(
        "challenge-title",
        name=written(bare(challenge.name)),
        game=words.say(f"{challenge.game}-name"),
        several=several,
        player=written(bare(first)),
    )
    lines = [head, *_results(players, kit, words, challenge.seats), words.say("challenge-terms", several=several)]
    ref, seat = challenge.ref, challenge.seat
    buttons = [
        Button(written_id(KIND, ref, seat, PRIVATELY), words.say("challenge-play"), "go"),
        Button(written_id(KIND, ref, seat, HERE), words.say("challenge-here")),
    ]
    return ReadyMessage(within_limit(lines), [buttons])


async def results_beside(context: Context, data: TableData, kit: GameKit, words: Words) -> list[str]:
    """Say to whoever has played a challenge how everybody has done in their seat."""
    seat = data.seat_of(data.opener_id)
    if data.deal is None or data.is_open or seat is None:
        return []
    players = await DealsBook(context.tables.store).players(data.deal, seat, data.guild_id)
    return [words.say("challenge-results"), *_results(players, kit, words, len(data.seats))]


def _results(players: Sequence[DealPlayer], kit: GameKit, words: Words, seats: int) -> Iterator[str]:
    """Yield a line for each who has played it, best first, and for others."""
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
    named = [written(bare(player.name)) for player in players[:_NAMED]]
    return words.listed(named) if len(players) == len(named) else words.say("list-separator").join(named)


def _worth(player: DealPlayer, kit: GameKit) -> tuple[float, float, int, int, str]:
    """Return a key to sort by: lower is better. The name decides only the order of equals."""
    how = player.standing
    assert how is not None
    return how.place, how.score if kit.rules.low_score_wins else -how.score, how.misplays, how.hints, player.name


class ChallengeMessage(Slot):
    name = "challenge"

    def __init__(self, messages: "ChallengeMessages", challenge: Challenge) -> None:
        super().__init__()
        self._messages = messages
        self._offered = challenge
        self.again = False
        """It is posted also if somebody has deleted it."""

    async def read(self) -> Challenge | None:
        return await self._messages.deals.book.find(self._offered.deal, self._offered.seat, self._offered.channel_id)

    def retry_in(self, seconds: float) -> None:
        self._messages.deals.schedule_render(self._offered.deal, self._offered.guild_id, seconds)

    async def channel_gone(self) -> None:
        if (challenge := await self.read()) is not None:
            await self._messages.deals.book.note_shown(challenge, challenge.message_id)

    async def update(self, response: Response | None) -> None:
        challenge, context = await self.read(), self._messages.context
        if challenge is None:
            return
        channel_id, message_id = challenge.channel_id, challenge.message_id
        players = await self._messages.deals.book.players(challenge.deal, challenge.seat, challenge.guild_id)
        locale = await context.locale(challenge.guild_id)
        message = present_challenge(challenge, players, context.kits[challenge.game], locale)
        is_there = message_id is not None and await context.poster.edit(channel_id, message_id, message)
        if message_id is None or (self.again and not is_there):  # otherwise, whoever deleted it wanted that
            # No second one is posted if a bot that was killed meanwhile has posted it.
            nonce = nonce_for(challenge.ref, challenge.seat, channel_id, message_id)
            message_id = await context.poster.post(channel_id, message, nonce)
        self.again = False
        await self._messages.deals.book.note_shown(challenge, message_id)


class ChallengeMessages:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.deals = Deals(context.tables, self.show)
        self._reconciler = Reconciler()
        self._slots: LruCache[tuple[str, int, int], ChallengeMessage] = LruCache(_KEPT, lambda slot: slot.in_use)

    async def show(self, deal: str, guild_id: int) -> None:
        """Show what is new, in all channels of a server."""
        for challenge in await self.deals.book.of_deal(deal, guild_id):
            if not challenge.is_shown:
                await self._reconciler.reconcile(self._slot(challenge))

    async def put(self, challenge: Challenge) -> tuple[Challenge, Exception | None]:
        """Post its message, also if somebody has deleted it. Return what is known of it then, and what went wrong."""
        slot = self._slot(challenge)
        slot.again = True
        error = await self._reconciler.reconcile(slot)
        async with slot.lock:  # it may be under way already
            return await slot.read() or challenge, error

    def _slot(self, challenge: Challenge) -> ChallengeMessage:
        key = challenge.deal, challenge.seat, challenge.channel_id
        return self._slots.get_or_put(key, lambda: ChallengeMessage(self, challenge))
