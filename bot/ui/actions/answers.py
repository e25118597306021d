"""The verbs that change nothing at their table: they tell something, hand something out, or open something else."""

from collections.abc import Awaitable, Callable, Mapping

from discord.utils import snowflake_time

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import lobby
from bot.tables.steps.model import TableData
from bot.tables.steps.record import done_by_itself, table_record
from bot.ui.actions.challenges import Challenges
from bot.ui.actions.daily import Daily
from bot.ui.actions.lessons import Lessons
from bot.ui.actions.reminders import Reminders
from bot.ui.actions.replays import Replays
from bot.ui.actions.solo import Solo
from bot.ui.discord.ephemeral import EphemeralMessages
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import ReadyMessage, Response, Upload
from bot.ui.discord.whereabouts import message_link
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.display import Display
from bot.ui.table.guide import seat_that_asks, show_guide, show_rules, since_last_move
from bot.ui.table.lobby import more_panel
from bot.ui.table.replay import transcript

MOVED_DOWN_EVERY = 30.0
"""Seconds between two times that people without a seat have a table moved down."""

Answer = Callable[[Response, Table, str], Awaitable[None]]


class Answers:
    def __init__(
        self,
        tables: Tables,
        kits: Mapping[str, GameKit],
        display: Display,
        solo: Solo,
        lessons: Lessons,
        replays: Replays,
        challenges: Challenges,
        daily: Daily,
        reminders: Reminders,
    ) -> None:
        self._tables = tables
        self._kits = kits
        self._display = display
        self._replays = replays
        self._opened = EphemeralMessages(tables.clock.wall)
        """*More*, by lobby and reader."""
        self._answers: Mapping[str, Answer] = {
            "rules": self._rules,
            "what": self._what,
            "hand": self._hand,
            "show": self._show,
            "since": self._since,
            "replay": replays.open,
            "challenge": challenges.offer,
            "record": self._record,
            "rematch": self._rematch,
            "more": self._more,
            "hint": solo.hint,
            "share": daily.share,
            "remind": reminders.ask,
            "resume": solo.bring_back,
            "again": solo.again,
            "anew": solo.anew,
            "lesson-on": lessons.go_on,
            "lesson-play": lessons.play_now,
            "lesson-again": lessons.begin_again,
            "lesson-leave": lessons.leave,
        }

    async def give(self, verb: str, response: Response, table: Table, argument: str) -> None:
        await self._answers[verb](response, table, argument)

    async def _rules(self, response: Response, table: Table, _: str) -> None:
        data = table.data
        view = None if data.state is None else table.game.view(data.state, None)
        await show_rules(response, self._kits[data.game], view)

    async def show_page(self, response: Response, kit: GameKit, page: str) -> None:
        """Of the rules, beside the table."""
        if not page.isdecimal() or int(page) >= kit.rules_pages:
            raise Refused("unknown-button")
        await show_rules(response, kit, None, page=int(page), beside=True)

    async def _what(self, response: Response, table: Table, _: str) -> None:
        await show_guide(response, self._tables, table, self._kits[table.data.game])

    async def _hand(self, response: Response, table: Table, _: str) -> None:
        await self._display.open_hand(table, response)
        await self._display.show_if_deleted(table)

    async def _show(self, response: Response, table: Table, _: str) -> None:
        """For people without a seat only once in a while: each time posts one message and deletes another."""
        data = table.data
        if data.seat_of(response.interaction.user.id) is None:
            found = await self._tables.store.messages.find(data.id, "table")
            if (
                found is not None
                and self._tables.clock.wall() - snowflake_time(found[1]).timestamp() < MOVED_DOWN_EVERY
            ):
                raise Refused("shown-lately", link=message_link(data.guild_id, *found))
        await self._display.move_down(table, response)

    async def _since(self, response: Response, table: Table, _: str) -> None:
        user_id = response.interaction.user.id
        seat_that_asks(table, user_id)
        await response.defer()
        data, story = table.data, await self._tables.story(table)
        by_itself = done_by_itself(data, table.game, [move for move, _ in story])
        await response.reply(
            since_last_move(table, self._kits[data.game], user_id, story, response.locale, by_itself=by_itself)
        )

    async def _record(self, response: Response, table: Table, _: str) -> None:
        """The record and the game in words. They hold every secret, so they are there only once the game is over (rule
        book C5).
        """
        data = table.data
        if data.is_open:
            raise Refused("record-later")
        if data.state is None:
            raise Refused("record-of-nothing")
        await self._replays.check(data, response.interaction)
        replay = await self._replays.of(table)
        line = table_record(data, table.game, [position.move for position in replay.positions])
        text = transcript(replay, self._kits[data.game], response.locale)
        uploads = [
            Upload(line.encode(), f"{data.game}-{data.id}.json"),
            Upload(text.encode(), f"{data.game}-{data.id}.md"),
        ]
        await response.reply(response.words.say("record-here"), files=uploads)

    async def _more(self, response: Response, table: Table, _: str) -> None:
        """Of a lobby, what only its opener and moderators may do."""
        lobby.check_may_manage(table.data, actor_of(response.interaction))
        voice = Audience(table.data, response.locale).of_label
        message = ReadyMessage(response.words.say("lobby-more"), more_panel(table.data, voice))
        await self._opened.put_beside((table.data.id, response.interaction.user.id), response, message)

    async def close_more(self, data: TableData) -> None:
        """The lobby is over, so its opener can do nothing there any more."""
        await self._opened.take_away((data.id, data.opener_id))

    async def _rematch(self, response: Response, table: Table, _: str) -> None:
        if table.data.is_open:
            raise Refused("already-begun")
        if table.data.private:  # it may be pressed from anywhere, and has no such button
            raise Refused("unknown-button")
        actor = actor_of(response.interaction)
        again = await self._tables.rematch(table.data, actor)
        self._display.note_acted(again.data, actor.user_id)
        await self._display.show(again, response=response)
