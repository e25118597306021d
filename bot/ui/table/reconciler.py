"""The reconciler keeps messages right, one request at a time for each, and tries again what could not be shown."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf
from typing import Any, Literal, TypeAlias, TypeVar, cast

import discord
from msgspec.structs import replace

from bot.core.cards import OwnLook
from bot.core.errors import Refused
from bot.core.lru_cache import LruCache
from bot.core.summary import Summary
from bot.tables.runtime.alarms import Alarms
from bot.tables.runtime.priority import yield_to_foreground
from bot.tables.runtime.servers import close_where
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Change, TableData
from bot.tables.steps.timing import EARLY
from bot.tables.store.store_errors import StoreClosed, StoreError
from bot.text import ready
from bot.text.voice import Voice
from bot.ui.discord.components import Button
from bot.ui.discord.emojis import Emojis
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.health import TOO_MANY, on_refused
from bot.ui.discord.posting import ChannelGone, Poster
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, Response
from bot.ui.discord.whereabouts import server_locale
from bot.ui.kit import GameKit
from bot.ui.table.additions import ClosingRows, News, Strip, TodayRow, ask_each
from bot.ui.table.audience import ChannelPreferences
from bot.ui.table.pace import Pace
from bot.ui.table.painter import Painter
from bot.ui.table.presentation import Fingerprint, Presentation, Selection, present
from bot.ui.table.summaries import Summaries
from bot.ui.verbs import NO_OTHERS, Verb

log = logging.getLogger(__name__)

RETRY_AFTER = 10.0
_SOON = 1.0
"""Seconds until the second try, unless Discord refused the first."""
_MOST_DOUBLED, _LONGEST_REFUSED = 6, 60.0
"""The most doublings of the pause before the next try; and the most seconds for which nobody asks whether what was
refused is allowed again.
"""
_WAIT_FOR_BACKGROUND = 0.3
"""Seconds that somebody who presses something waits for an update of the same message: an edit usually takes less."""
_TABLES_KEPT = 4096


def pause_after(failures: int) -> float:
    """Return the seconds until the next try, if so many in a row have failed before."""
    return RETRY_AFTER * 2 ** min(failures, _MOST_DOUBLED) if failures >= 0 else _SOON


class Overtaken(Exception):
    """Somebody has pressed what was being painted while nobody waited: they are answered by another picture."""


class Slot(ABC):
    """One message that is kept up to date, and what it shows as far as this process knows."""

    name = "message"
    guild_id: int
    answers_presses = False
    """True if whoever presses something waits for this very message."""

    def __init__(self) -> None:
        self.table: Table | None = None
        """The table to be shown, while it is not."""
        self.outdated = False
        self.failures = 0
        """The failed tries in a row. Those that came before their time do not count."""
        self.next_try = 0.0
        self.lock = asyncio.Lock()
        self.background: asyncio.Task[None] | None = None
        self.painting: asyncio.Task[Any] | None = None
        """What paints it while nobody waits for it: nothing of that is on its way to Discord."""

    @abstractmethod
    async def update(self, response: Response | None) -> None:
        """Bring the message up to date, in this response if that is possible."""

    @abstractmethod
    async def channel_gone(self) -> None:
        """Drop the message, with what cannot go on without the channel."""

    @abstractmethod
    def retry_in(self, seconds: float) -> None:
        """Schedule the next try, in so many seconds."""

    async def painted(self, message: Awaitable[ReadyMessage]) -> ReadyMessage:
        """Paint what nobody waits for, until somebody does: `Overtaken`."""
        self.painting = task = asyncio.current_task()
        assert task is not None
        try:
            return await message
        except asyncio.CancelledError:
            if self.painting is None and not task.uncancel():
                raise Overtaken from None
            raise
        finally:
            self.painting = None

    def overtake(self) -> None:
        """Give up what is being painted while nobody waits."""
        painting, self.painting = self.painting, None
        if painting is not None:
            painting.cancel()

    @property
    def in_use(self) -> bool:
        return self.outdated or self.lock.locked()

    def mark(self, table: Table | None) -> None:
        """Mark the message as out of date. An older state never replaces a newer one."""
        self.outdated = True
        if self.table is None or table is None or self.table.data.version <= table.data.version:
            self.table = table


class Reconciler:
    def __init__(self, poster: Poster) -> None:
        self._poster = poster
        self._tasks: set[asyncio.Task[None]] = set()
        """Tasks that must be kept until they are done: the loop itself holds them only weakly."""

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def reconcile(
        self, slot: Slot, table: Table | None = None, response: Response | None = None, *, aside: bool = False
    ) -> Exception | None:
        """Bring a message up to date, and return what went wrong; then it is tried again later. What changes while a
        request is under way is shown by the next one. `aside`: nobody waits for this message.
        """
        slot.mark(table)
        if aside:
            await yield_to_foreground(aside=response is not None)
            if not slot.outdated:
                return None
        if slot.lock.locked():
            if response is None:
                return None
            if slot.painting is not None:
                slot.overtake()
            elif not slot.answers_presses:
                return None
            # A slow update in the background is cancelled in favor of what its reader asks for now.
            elif (background := slot.background) is not None:
                await asyncio.wait((background,), timeout=_WAIT_FOR_BACKGROUND)
                background.cancel()
        error = None
        async with slot.lock:
            slot.mark(table)
            while slot.outdated:
                slot.outdated = False
                try:
                    failed = await self._attempt(slot, response)
                except Overtaken:
                    break
                error, response = error or failed, None
            slot.table = None
        return error

    def start(self, slot: Slot, table: Table) -> None:
        """Bring a message up to date in the background."""
        slot.mark(table)
        if slot.background is None or slot.background.done():
            slot.background = asyncio.get_running_loop().create_task(self._in_background(slot, table))
            self._tasks.add(slot.background)
            slot.background.add_done_callback(self._tasks.discard)

    async def _in_background(self, slot: Slot, table: Table) -> None:
        try:
            await yield_to_foreground(aside=True)
            if slot.outdated:
                await self.reconcile(slot, slot.table or table)
        finally:
            slot.background = None  # a task keeps alive what it began with

    async def _attempt(self, slot: Slot, response: Response | None) -> Exception | None:
        about = "" if slot.table is None else f"table {slot.table.data.id}: "
        if isinstance(slot, TableSlot):
            # No method of the slot: every timer that is started meanwhile keeps what stands here alive.
            on_refused.set(partial(slot.context.pace.note_refused, slot.channel_id))
        try:
            try:
                await slot.update(response)
            except ChannelGone as gone:
                log.info("%sthe channel of a %s is gone: %s", about, slot.name, gone)
                await slot.channel_gone()
        except Refused as refused:
            return refused
        except Overtaken:
            raise
        except Exception as error:
            if getattr(error, "status", 0) == TOO_MANY:
                on_refused.get()()
            now, refused = self._poster.now(), isinstance(error, discord.Forbidden)
            if now + EARLY >= slot.next_try:  # what players and computers do until then makes the pause no longer
                level = logging.INFO if isinstance(error, StoreClosed) else logging.WARNING
                is_ours = not slot.failures and not isinstance(error, (*REQUEST_ERRORS, StoreError))
                log.log(level, "%sa %s could not be shown: %s", about, slot.name, error, exc_info=is_ours)
                pause = min(pause_after(slot.failures), _LONGEST_REFUSED) if refused else pause_after(slot.failures - 1)
                slot.next_try = now + pause
                slot.failures += 1
            slot.retry_in(slot.next_try - now)
            self._poster.failed.add(slot)
            return error
        slot.failures, slot.next_try = 0, 0.0
        self._poster.failed.discard(slot)
        return None


class TableSlot(Slot):
    """A message of a table."""

    def __init__(self, context: "Context", data: TableData, user_id: int) -> None:
        super().__init__()
        self.context = context
        self.table_id = data.id
        self.guild_id = data.guild_id
        self.channel_id = data.channel_id
        self.user_id = user_id
        """The only reader; 0 if all see it, or it is a private table."""
        self.selection: Selection | None = None
        """The selection of the seat to move, or of the only reader."""
        self.sent: dict[str, tuple[Fingerprint, bool]] = {}
        """What stands there by key, as far as this process knows, and whether with its picture. It is not known while a
        request is under way, nor after one that failed.
        """
        self.changes: list[Change] = []
        """The changes since it was shown last."""
        self._moves_until = 0.0
        """The time at which its animated picture stands still; 0: it does."""
        self.changed_at = -inf
        """The time at which it was made or edited last, or that was tried, by the count of alarms."""

    def waits_until(self, due: float) -> bool:
        """Return whether it is shown later, when it is due."""
        wait = due - self.context.tables.clock.running()
        if wait > EARLY:
            self.retry_in(wait)
        return wait > EARLY

    def retry_in(self, seconds: float) -> None:
        self.context.tables.alarms.show_in(self.table_id, self.guild_id, seconds)

    async def channel_gone(self) -> None:
        self.context.drop(self)
        await close_where(self.context.tables, self.guild_id, self.channel_id)

    def invalidate(self) -> None:
        """Read again what is shown: another process may have shown the table since."""

    def with_motion(self, shown: Presentation, data: TableData, voice: Voice) -> Presentation:
        """Add what has happened since it was shown last, if that is worth seeing, and there are pauses to see it in: it
        happens in the table's own picture, which stands still again afterwards. All of it is public.
        """
        changes, self.changes = self.changes, []
        if not (changes and data.look.motion and self.context.tables.computers.pause) or data.terms.scripted:
            return shown
        kit, before = self.context.kits[data.game], changes[0].before
        if shown.scene is None or kit.motion is None or before is None or before.state is None:
            return shown
        if changes[-1].table.version != data.version:
            return shown
        events = [event for change in changes for event in change.events if event.shown_to(None)]
        view = kit.rules.view
        try:
            frames = kit.motion(view(before.state, None), view(data.state, None), events, voice)
        except Exception:  # the picture is shown without it
            log.exception("table %s: a moment could not be shown", data.id)
            return shown
        if {scene.height for scene, _ in frames} - {shown.scene.height}:
            return shown  # the closing picture, or a table of another size
        return replace(shown, frames=frames)

    def replace_animation(self) -> None:
        """Have an animation that is over replaced: who has animations switched off sees its first frame."""
        moves_for = self._moves_until - self.context.tables.clock.running()
        if moves_for > EARLY:
            self.retry_in(moves_for)  # it may be shown sooner for another reason
        elif self._moves_until:
            self.sent.clear()
            self._moves_until = 0.0

    def is_sent(self, key: str, now: Fingerprint) -> bool:
        return key in self.sent and self.sent[key][0] == now

    def has_picture_of(self, key: str, now: Fingerprint) -> bool:
        sent, has_picture = self.sent.get(key, (None, False))
        return has_picture and sent is not None and sent.picture == now.picture

    def note_sent(self, key: str, now: Fingerprint, message: ReadyMessage) -> None:
        self.sent[key] = now, message.files is None or len(message.files) > 0
        if message.files is not None:
            self._moves_until = self.context.tables.clock.running() + message.moves_for if message.moves_for else 0.0
            if message.moves_for:
                self.retry_in(message.moves_for)

    @property
    def to_show(self) -> Table:
        assert self.table is not None
        return self.table


S = TypeVar("S", bound=TableSlot)

Spot: TypeAlias = Literal["title", "header", "private"]
"""A place for lines: beside the title of a public table; above, and below, a private one."""


@dataclass(frozen=True)
class Additions:
    """The additions of a feature to the messages of tables. A text among the arguments is the reader's language."""

    lines: "Mapping[Spot, Callable[[Context, TableData, str, int], Awaitable[Sequence[str]]]]" = field(
        default_factory=dict
    )
    """Return lines. The number is that of the server where they are read."""
    strips: "Callable[[Context, TableData, str], Awaitable[Sequence[Strip]]] | None" = None
    """Returns strips below the picture of a table that is played; below a private one, of one height for the whole
    game.
    """
    closing_lines: "Callable[[Context, TableData, str], Awaitable[Sequence[str | Strip]]] | None" = None
    """Returns lines below a lobby, and below the closing message of a public table; and strips below their picture."""
    news: "Callable[[Context, TableData, str], Awaitable[Sequence[News]]] | None" = None
    """Returns what is new about people since a game that was played to its end: the same whenever it is asked for. It
    is told in the closing message, unless they have switched that off.
    """
    replaced_verbs: "Callable[[Context, TableData], Awaitable[Mapping[str, str]]] | None" = None
    """Returns, for verbs of a game that is over, those whose buttons are there in their place; empty: none; `DISABLED`:
    its own, which can be pressed no more.
    """
    closing_rows: ClosingRows | None = None
    solo: "Callable[[Context, TableData, str], Awaitable[Sequence[str | Strip | Button]]] | None" = None
    """Returns lines and buttons below a game that one person has played alone, and strips below its picture."""
    today: "Callable[[Context, int, str], Awaitable[Sequence[TodayRow]]] | None" = None
    """Returns what there is to do today for a user."""
    night_lines: "Callable[[Context, Sequence[int], str, bool], Awaitable[Sequence[str]]] | None" = None
    """Returns lines for a night with these games so far; the last argument is true in the end."""


@dataclass(frozen=True)
class Script:
    """Tables with a script (`TableData.scripted`), of which there is one kind at most."""

    page: Callable[[Table, GameKit, str, Selection | None, OwnLook, str], Presentation]
    """Shows such a table, with a note."""
    hand: Callable[[Presentation, TableData, GameKit, str], Presentation]
    """Adds to a hand there."""
    move: Callable[..., Awaitable[None]]
    """The function of a move that is pressed there, called with the services, response, table, move and decision."""


async def _call(key: Any) -> None:
    function, *arguments = key
    await function(*arguments)


class Context:
    """The context in which messages of tables are made, and these messages."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        kits: Mapping[str, GameKit],
        summaries: Summaries,
        emojis: Emojis,
        verbs: Sequence[Verb],
        additions: Mapping[str, Additions],
        script: Script | None,
    ) -> None:
        self.client = client
        self.tables = tables
        self.kits = kits
        self.summaries = summaries
        self.verbs = verbs
        self.additions = additions
        """The additions by feature."""
        self._closing_rows = {name: rows for name, each in additions.items() if (rows := each.closing_rows) is not None}
        self.script = script
        """The script of lessons; None: no table has one."""
        self.kept: dict[object, Any] = {}
        """The run-time state of each feature, by its `Kept`."""
        self.pace = Pace(tables.clock.running)
        self.painter = Painter(self.pace)
        self.channel_preferences = ChannelPreferences(client, tables.settings)
        self.expiries = Alarms(tables.clock.discord, _call)
        """The times after which private messages can no longer be changed, with what is done then, and with which."""
        self.ephemeral = EphemeralMessages(tables.clock.discord)
        self.poster = Poster(client, emojis, tables.clock.running)
        self.slots: LruCache[int, dict[tuple[object, int], TableSlot]] = LruCache(
            _TABLES_KEPT, lambda slots: any(slot.in_use for slot in slots.values())
        )
        """The slots by table, what makes them, and user."""

    def present(
        self,
        table: Table,
        locale: str,
        summary: Summary | None,
        selection: Selection | None,
        own: OwnLook,
        *,
        last_look: bool,
        replaced: Mapping[str, str] = NO_OTHERS,
        beside_title: Sequence[str] = (),
    ) -> Presentation:
        """Show a table with the verbs and the rows of features."""
        return present(
            *(table, self.kits[table.data.game], locale, summary, selection, own),
            last_look=last_look,
            verbs=self.verbs,
            replaced=replaced,
            closing_rows=self._closing_rows,
            beside_title=beside_title,
        )

    async def replaced_verbs(self, data: TableData) -> Mapping[str, str]:
        """Return which verbs of a game that is over others stand for."""
        found = await ask_each(self.additions, lambda each: each.replaced_verbs, self, data)
        return {verb: other for others in found for verb, other in others.items()}

    async def lines(self, spot: Spot, data: TableData, locale: str, server: int) -> list[str]:
        """Return what features say there."""
        found = await ask_each(self.additions, lambda each: each.lines.get(spot), self, data, locale, server)
        return [line for lines in found for line in lines]

    def slot(self, kind: "Callable[[Context, TableData, int], S]", data: TableData, user_id: int = 0) -> S:
        slots = self.slots.get_or_put(data.id, dict)
        if (kind, user_id) not in slots:
            slots[kind, user_id] = kind(self, data, user_id)
        return cast(S, slots[kind, user_id])

    def find(self, kind: "Callable[[Context, TableData, int], S]", table_id: int, user_id: int = 0) -> S | None:
        """Return the slot of this reader, or of everybody, if there is one."""
        return cast("S | None", (self.slots.get(table_id) or {}).get((kind, user_id)))

    def known(self, kind: "Callable[[Context, TableData, int], S]", table_id: int) -> list[S]:
        """Return the slots of this kind that there are."""
        return [cast(S, slot) for (made_by, _), slot in (self.slots.get(table_id) or {}).items() if made_by is kind]

    def of_table(self, table_id: int) -> list[TableSlot]:
        return [*(self.slots.get(table_id) or {}).values()]

    def drop(self, slot: TableSlot) -> None:
        slots = self.slots.get(slot.table_id) or {}
        for key in [key for key, known in slots.items() if known is slot]:
            del slots[key]
        if not slots:
            self.slots.pop(slot.table_id)

    async def close(self) -> None:
        await self.expiries.close()
        self.painter.close()
        self.summaries.close()

    async def locale_of(self, data: TableData) -> str:
        return await self.locale(data.guild_id, data.look.language)

    async def locale(self, guild_id: int, opener: str = "") -> str:
        """Return the language of what everybody on a server reads: the one chosen in its settings, else its own at
        Discord, else that of whoever opened what is shown. It is ready to be read.
        """
        chosen = (await self.tables.settings.of_guild(guild_id)).language
        locale = chosen or server_locale(self.client, guild_id) or opener
        await ready(locale)
        return locale
