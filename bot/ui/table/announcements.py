"""What is said beside the table: Juse! for all to read, and the message that tells a person it is their turn."""

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence

import discord

from bot.core.game import Juse
from bot.tables.runtime.table import Table
from bot.tables.steps.model import Change, Phase
from bot.tables.store.connection import StoreError
from bot.tables.store.messages import CALL
from bot.tables.store.settings import SettingsBook
from bot.tables.store.store import Store
from bot.text.reader import Reader
from bot.ui.discord.names import written_names
from bot.ui.discord.response import NOBODY, TROUBLE, retried
from bot.ui.kit import GameKit
from bot.ui.table.public_message import TRY_AGAIN_AFTER, UNKNOWN_CHANNEL

log = logging.getLogger(__name__)

QUIET_FOR = 60.0
"""Who has moved here within this many seconds is watching and needs no ping yet."""

_TOO_LATE = 10.0
"""Whose time runs out within so many seconds could do nothing about a call any more."""

_KEPT = 4096
_UNSAID_KEPT = 8


class Spoken:
    """What was last said of a table."""

    def __init__(self) -> None:
        self.accused: tuple[int, int] | None = None
        """Seat and number of the move of the Juse! that stands."""
        self.times = 1
        self.asked: dict[int, float] = {}
        """Since when each seat is waited for, as far as was seen."""
        self.lock = asyncio.Lock()
        self.acted: dict[int, float] = {}
        self.unsaid: deque[tuple[Change, Juse]] = deque(maxlen=_UNSAID_KEPT)
        """What Discord would not take yet."""
        self.nonces: dict[tuple[str, str], int] = {}
        """Kinds and texts of messages that may stand there though it is not known: Discord makes no second one with the
        same nonce.
        """


class Announcements:
    def __init__(
        self,
        client: discord.Client,
        store: Store,
        settings: SettingsBook,
        now: Callable[[], float],
        kit: Callable[[str], GameKit],
        look_later: Callable[[int, float], None],
    ) -> None:
        self._client = client
        self._store = store
        self._settings = settings
        self._now = now
        self._kit = kit
        self._look_later = look_later
        self._spoken: OrderedDict[int, Spoken] = OrderedDict()

    def note_acted(self, table_id: int, user_id: int) -> None:
        self._of(table_id).acted[user_id] = self._now()

    async def tell(self, table: Table, changes: Sequence[Change]) -> None:
        """After the table itself is shown. What cannot be said yet is said later: the move stands meanwhile."""
        spoken = self._of(table.data.id)
        async with spoken.lock:
            spoken.unsaid.extend(
                (change, event) for change in changes for event in change.events if isinstance(event, Juse)
            )
            try:
                while spoken.unsaid:
                    await self._accuse(table, *spoken.unsaid[0])
                    spoken.unsaid.popleft()
                await self._call_to_turn(table)
            except (*TROUBLE, StoreError) as error:
                log.warning("table %s: an announcement was not made: %s", table.data.id, error)
                if _is_final(error):
                    spoken.unsaid.clear()
                else:
                    self._look_later(table.data.id, TRY_AGAIN_AFTER)
        if not table.data.is_open and not spoken.unsaid:
            self._spoken.pop(table.data.id, None)

    async def _accuse(self, table: Table, change: Change, event: Juse) -> None:
        assert change.move is not None
        data, number = change.table, change.move.number
        spoken = self._of(data.id)
        again = spoken.accused == (event.seat, number - 1)
        times = spoken.times + 1 if again else 1
        kit = self._kit(data.game)
        why = kit.accuse(event, Reader(written_names(data.seats), kit.words))
        text = kit.words.say("juse-call-again" if again else "juse-call", why=why, times=times)
        if not (again and await self._edit(table, "juse", text)):
            await self._replace(table, "juse", text, NOBODY, silent=True)
        spoken.accused, spoken.times = (event.seat, number), times

    async def _call_to_turn(self, table: Table) -> None:
        """Each by a message of their own, once for each turn, and only who has not moved here for a while."""
        data = table.data
        if data.state is None or len(data.seats) == 1:
            return  # whoever plays alone waits for nobody, and holds nobody up
        waited = self._waited_for(table)
        called = await self._standing_calls(table, waited)
        spoken = self._of(data.id)
        # A turn that is over is not the one that comes later with the same words.
        over = [
            about for about in spoken.nonces if about[0].startswith(CALL) and int(about[0][len(CALL) :]) not in waited
        ]
        for about in over:
            del spoken.nonces[about]
        spoken.asked = {seat: spoken.asked.get(seat, self._now()) for seat in waited}
        quiet_left = {seat: self._quiet_left(spoken, seat, waited) for seat in waited if waited[seat] not in called}
        later = [seconds for seconds in quiet_left.values() if seconds > 0]
        if later:
            self._look_later(data.id, min(later))
        for seat in sorted(seat for seat, seconds in quiet_left.items() if seconds <= 0):
            await self._call(table, seat, waited[seat])

    async def _standing_calls(self, table: Table, waited: Mapping[int, int]) -> set[int]:
        """Whom they name; those of people who are not waited for any more go."""
        called = await self._store.messages.calls(table.data.id)
        for kind, user_id in called.items():
            if user_id not in waited.values():
                await self._remove(table, kind)
        return {*called.values()} & {*waited.values()}

    def _quiet_left(self, spoken: Spoken, seat: int, waited: Mapping[int, int]) -> float:
        """Seconds until this seat's player counts as not watching. Where several are asked at once, nobody is called
        before they have had a while to response.
        """
        last = spoken.acted.get(waited[seat], 0.0)
        if len(waited) > 1:
            last = max(last, spoken.asked[seat])
        return last + QUIET_FOR - self._now()

    async def _call(self, table: Table, seat: int, user_id: int) -> None:
        data = table.data
        due = data.seats[seat].due
        if due is not None and due < self._now() + _TOO_LATE:
            return
        if not await self._wants_pings(data.guild_id, user_id):
            return
        if seat not in self._waited_for(table):
            return  # moved, or ran out of time, while this was looked up
        kit = self._kit(data.game)
        text = kit.words.say("your-turn", user=f"<@{user_id}>", game=kit.words.say(f"{data.game}-name"))
        names_them = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id)])
        await self._replace(table, f"{CALL}{seat}", text, names_them, silent=False, names=user_id)

    def _waited_for(self, table: Table) -> dict[int, int]:
        """The seats that the game waits for, and whose they are; not those played by the computer."""
        data = table.data
        if data.phase is not Phase.PLAYING:
            return {}
        waiting = sorted(table.game.to_act(data.state))
        return {seat: data.seats[seat].user_id for seat in waiting if not data.seats[seat].by_computer}

    async def _wants_pings(self, guild_id: int, user_id: int) -> bool:
        return (await self._settings.of_guild(guild_id)).pings and (await self._settings.of_player(user_id)).pings

    async def _replace(
        self,
        table: Table,
        kind: str,
        text: str,
        mentions: discord.AllowedMentions,
        *,
        silent: bool,
        names: int | None = None,
    ) -> None:
        await self._remove(table, kind)
        channel = self._client.get_partial_messageable(table.data.channel_id)
        nonces = self._of(table.data.id).nonces
        nonce = nonces.setdefault((kind, text), secrets.randbits(64))
        message = await retried(lambda: channel.send(text, allowed_mentions=mentions, silent=silent, nonce=nonce))
        del nonces[kind, text]
        await self._store.messages.set(table.data.id, kind, table.data.channel_id, message.id, names)

    async def _edit(self, table: Table, kind: str, text: str) -> bool:
        standing = await self._store.messages.find(table.data.id, kind)
        if standing is None:
            return False
        channel_id, message_id = standing
        try:
            message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
            await retried(lambda: message.edit(content=text, allowed_mentions=NOBODY))
        except discord.NotFound:
            return False
        return True

    async def _remove(self, table: Table, kind: str) -> None:
        standing = await self._store.messages.find(table.data.id, kind)
        if standing is None:
            return
        with contextlib.suppress(discord.NotFound):
            await retried(self._client.get_partial_messageable(standing[0]).get_partial_message(standing[1]).delete)
        # Only now: what could not be deleted is not forgotten.
        self._store.messages.note_deleted(table.data.id, kind, standing[1])

    def _of(self, table_id: int) -> Spoken:
        spoken = self._spoken.setdefault(table_id, Spoken())
        self._spoken.move_to_end(table_id)
        if len(self._spoken) > _KEPT:
            self._spoken.popitem(last=False)
        return spoken


def _is_final(error: Exception) -> bool:
    """Asking again would be answered the same."""
    return isinstance(error, discord.Forbidden) or getattr(error, "code", None) == UNKNOWN_CHANNEL
