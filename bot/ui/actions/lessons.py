"""Lessons: begun, continued, played step by step. Whatever is tried is answered, and nothing can be spoilt."""

from collections.abc import Mapping
from typing import Any

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import lessons, play
from bot.text import Words
from bot.text.voice import Voice
from bot.ui.actions.new_table import Opening
from bot.ui.actions.places import place_of
from bot.ui.discord.names import written_names
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.display import Display
from bot.ui.table.lesson_page import asks
from bot.ui.table.presentation import call_text


class Lessons:
    def __init__(self, tables: Tables, kits: Mapping[str, GameKit], display: Display, opening: Opening) -> None:
        self._tables = tables
        self._kits = kits
        self._display = display
        self._opening = opening

    async def open(self, response: Response, game: str, place: tuple[int, int]) -> None:
        """Goes on with the one that was left, if its script has not changed."""
        kit, user = self._kits[game], response.interaction.user
        for number in await self._tables.store.private_tables(user.id, game, lessons=True):
            table = await self._tables.find(number)
            if lessons.is_as_scripted(table.data, table.game, kit.lesson):
                await self._display.show(table, response=response)
                return
            await self._close(response, table)
        await self._begin(response, kit, place)

    async def move(self, response: Response, table: Table, action: Any, epoch: int | None) -> None:
        """What the step asks for leads on; for anything else, the learner is told what it would have been."""
        data, kit, user_id = table.data, self._kits[table.data.game], response.interaction.user.id
        self._require_script(table)
        play.seat_asked(data, table.game, user_id, epoch or 0)
        asked = asks(data, kit)
        if not asked:
            raise Refused("moved-on")
        if action == table.game.parse(asked):
            await self._advance(response, table, data.lesson)
            return
        note = self._what_it_would_be(table, action, response.words)
        if self._display.is_hand_pressed(table, response):
            await self._display.open_hand(table, response, note)
        else:
            await self._display.show_privately(table, response, note)

    def _what_it_would_be(self, table: Table, action: Any, words: Words) -> str:
        kit = self._kits[table.data.game]
        called = lessons.learners_misplay(table.data, table.game, action)
        if called is not None:
            voice = Voice(written_names(table.data.seats), words)
            return words.say("lesson-other-misplay", call=call_text(kit, called, voice))
        asked = table.game.parse(asks(table.data, kit))
        on_purpose = lessons.learners_misplay(table.data, table.game, asked) is not None
        return words.say("lesson-other-right" if on_purpose else "lesson-other")

    async def go_on(self, response: Response, table: Table, number: str) -> None:
        self._require_script(table)
        if number != str(table.data.lesson) or asks(table.data, self._kits[table.data.game]):
            raise Refused("moved-on")
        await self._advance(response, table, table.data.lesson)

    async def _advance(self, response: Response, table: Table, number: int | None) -> None:
        assert number is not None
        lesson = self._kits[table.data.game].lesson
        actor = actor_of(response.interaction)
        change = await self._tables.run(table, lessons.advance(lesson, number), actor)
        await self._display.show(table, [change], response)

    async def _begin(self, response: Response, kit: GameKit, place: tuple[int, int]) -> None:
        learner = actor_of(response.interaction)
        table = await self._tables.open_lesson(kit.rules, place, learner, kit.lesson)
        await self._display.show(table, response=response)

    async def begin_again(self, response: Response, table: Table, _: str) -> None:
        data, user_id = table.data, response.interaction.user.id
        if data.is_open:
            await self._close(response, table)
        await self._display.forget_private(data.id, user_id)
        await self._begin(response, self._kits[data.game], place_of(response.interaction))

    async def play_now(self, response: Response, table: Table, _: str) -> None:
        """The lesson is over: a game, with somebody to ask."""
        if table.data.is_open:
            raise Refused("moved-on")
        kit = self._kits[table.data.game]
        if kit.for_one:
            await self._display.forget_private(table.data.id, response.interaction.user.id)
        await self._opening.practise(response, kit)

    async def _close(self, response: Response, table: Table) -> None:
        await self._tables.run(table, play.give_up, actor_of(response.interaction))

    async def leave(self, response: Response, table: Table, _: str) -> None:
        """The lesson stays as it is; only its messages go."""
        data = table.data
        await self._display.forget_private(data.id, response.interaction.user.id)
        await response.replace(response.words.say("lesson-left", command=data.game), (), [])

    def _require_script(self, table: Table) -> None:
        if not table.data.is_open:
            raise Refused("table-closed")
        if not lessons.is_as_scripted(table.data, table.game, self._kits[table.data.game].lesson):
            raise Refused("lesson-changed", game=table.data.game)
