"""The boards of all channels: posted with the first result that is shared, kept right, and moved to the end of their
channel at most once an hour.
"""

from collections.abc import Hashable

from bot.core.lru_cache import LruCache
from bot.features.daily.board import DEAL, present_board
from bot.features.daily.store import Board, BoardBook, DailyBook, SharedScore
from bot.tables.runtime.alarms import Alarms
from bot.tables.steps.days import next_day, utc_day
from bot.tables.store.store_errors import StoreError
from bot.text import words_for
from bot.ui.discord.response import ReadyMessage, Response, nonce_for
from bot.ui.discord.whereabouts import known_place
from bot.ui.table.reconciler import Context, Reconciler, Slot

_KEPT = 256
MOVES_AFTER = 3600.0
"""Seconds for which a board stays where it was posted."""
_BETWEEN = 0.5
"""Seconds between two boards that are renewed when a day is over."""
_SOON = 60.0

Key = tuple[str, str, int]
"""Game, day and channel."""


def key_of(board: Board) -> Key:
    return board.game, board.day, board.channel_id


class BoardMessage(Slot):
    name = "board"

    def __init__(self, boards: "Boards", board: Board) -> None:
        super().__init__()
        self._boards = boards
        self._key = key_of(board)
        self._guild_id = board.guild_id

    async def read(self) -> Board | None:
        return await self._boards.book.find(*self._key)

    def retry_in(self, seconds: float) -> None:
        self._boards.show_in(self._key, self._guild_id, seconds)

    async def channel_gone(self) -> None:
        if (board := await self.read()) is not None:
            await self._boards.book.note_shown(board, None, board.posted_at, over=True)

    async def update(self, response: Response | None) -> None:
        board, boards = await self.read(), self._boards
        if board is None:
            return
        scores, poster, over = await boards.scores(board), boards.context.poster, boards.is_over(board)
        newest, posted_at = max((score.shared_at for score in scores), default=0.0), board.posted_at
        posted, moves = board.message_id, newest >= posted_at + MOVES_AFTER
        if posted is not None and moves and self._is_last(board):
            moves, posted_at = False, boards.now
        message = await boards.ready(board, await boards.context.locale(board.guild_id))
        if posted is not None and (moves or not scores):
            # Before another is posted: a bot that is killed meanwhile leaves none, and posts it when it starts.
            await poster.delete(board.channel_id, posted)
            posted = None
        if posted is not None and not await poster.edit(board.channel_id, posted, message):
            posted = None  # whoever deleted it wanted that, until another result is shared
        if posted is None and newest > posted_at:
            # No second one is posted if a bot that was killed meanwhile has posted it.
            posted = await poster.post(board.channel_id, message, nonce_for(DEAL, *self._key, posted_at))
            posted_at = boards.now
        await boards.book.note_shown(board, posted, posted_at, over=over)

    def _is_last(self, board: Board) -> bool:
        place = known_place(self._boards.context.client, board.guild_id, board.channel_id)
        return getattr(place, "last_message_id", None) == board.message_id


class Boards:
    def __init__(self, context: Context) -> None:
        self.context = context
        self.book = BoardBook(context.tables.store)
        self._reconciler = Reconciler()
        self._slots: LruCache[Key, BoardMessage] = LruCache(_KEPT, lambda slot: slot.in_use)
        self._alarms = Alarms(context.tables.clock.wall, self._look)
        context.tables.on_resumed.append(self.show_owed)

    async def close(self) -> None:
        await self._alarms.close()

    @property
    def now(self) -> float:
        return self.context.tables.clock.wall()

    def is_over(self, board: Board) -> bool:
        return board.day < utc_day(self.now)

    async def show_owed(self) -> None:
        """Show what was not shown yet, and look again when the day is over."""
        today = utc_day(self.now)
        for number, board in enumerate(await self.book.owed(today)):
            self.show_in(key_of(board), board.guild_id, number * _BETWEEN)
        self._alarms.set("day", next_day(today))

    async def _look(self, _: Hashable) -> None:
        try:
            await self.show_owed()
        except StoreError:
            self._alarms.set("day", self.now + _SOON)

    def show_in(self, key: Key, guild_id: int, seconds: float) -> None:
        """Show it after so many seconds, in the process that has this server: another one hears of the news itself."""
        if self.context.tables.store.has(guild_id):
            self.context.tables.alarms.set_in(("call", self._show, key), guild_id, seconds)

    async def _show(self, key: Key) -> None:
        if (board := await self.book.find(*key)) is not None:
            await self._reconciler.reconcile(self._slot(board))

    async def put(self, board: Board) -> Board:
        """Show what is new on it, and return what is known of its message then."""
        slot = self._slot(board)
        await self._reconciler.reconcile(slot)
        async with slot.lock:  # it may be under way already
            return await slot.read() or board

    def _slot(self, board: Board) -> BoardMessage:
        return self._slots.get_or_put(key_of(board), lambda: BoardMessage(self, board))

    async def scores(self, board: Board) -> list[SharedScore]:
        return await self.book.scores(board, self.context.kits[board.game].rules)

    async def ready(self, board: Board, locale: str) -> ReadyMessage:
        """Paint it as its channel reads it."""
        kit, context = self.context.kits[board.game], self.context
        best = await DailyBook(context.tables.store).best(board.game, board.day)
        look = await context.channel_preferences.of_channel(board.guild_id, board.channel_id)
        shown = present_board(board, await self.scores(board), kit, locale, best, look, over=self.is_over(board))
        return await context.painter.ready(shown, words_for(locale, board.game))
