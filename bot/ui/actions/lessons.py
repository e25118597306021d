"""Lessons: begun, taken up again, played step by step. Whatever is tried is answered, and nothing can be spoilt."""

from collections.abc import Callable
from typing import Any

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import lessons, play
from bot.text.reader import Reader
from bot.ui.discord.names import written_names
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.display import Display
from bot.ui.table.lesson_page import GO_ON, asks


class Lessons:
    def __init__(self, hall: Tables, display: Display, kit: Callable[[str], GameKit]) -> None:
        self._hall = hall
        self._display = display
        self._kit = kit

    async def open(self, response: Response, game: str, place: tuple[int, int]) -> None:
        """Goes on with the one that was left, if its script is still the same."""
        kit, user = self._kit(game), response.interaction.user
        for number in await self._hall.store.private_tables(place[0], user.id, game, lessons=True):
            table = await self._hall.find(number)
            if lessons.is_as_scripted(table.data, table.game, kit.lesson):
                await self._display.show(table, response=response)
                return
            await self._close(response, table)
        await self._begin(response, kit, place)

    async def press(self, response: Response, table: Table, verb: str) -> None:
        name, _, number = verb.partition(":")
        if name == "lesson-again":
            await self._begin_again(response, table)
        elif name == "lesson-leave":
            await self._leave(response, table)
        elif name == GO_ON:
            await self._go_on(response, table, number)
        else:
            raise Refused("unknown-button")

    async def move(self, response: Response, table: Table, action: Any, epoch: int | None) -> None:
        """What the step asks leads on; of anything else it is told what it would have been."""
        data, kit, user_id = table.data, self._kit(table.data.game), response.interaction.user.id
        self._require_script(table)
        play.seat_asked(data, table.game, user_id, epoch or 0)
        asked = asks(data, kit)
        if not asked:
            raise Refused("moved-on")
        if action == table.game.parse(asked):
            await self._advance(response, table, data.lesson)
            return
        note = self._what_it_would_be(table, action)
        if self._display.hands.is_pressed(table, response):
            await self._display.hands.open(table, response, note=note)
        else:
            await self._display.private.show(table, response, note=note)

    def _what_it_would_be(self, table: Table, action: Any) -> str:
        kit = self._kit(table.data.game)
        called = lessons.learners_misplay(table.data, table.game, action)
        if called is not None:
            why = kit.accuse(called, Reader(written_names(table.data.seats), kit.words))
            return kit.words.say("lesson-other-misplay", call=kit.words.say("juse-call", why=why))
        asked = table.game.parse(asks(table.data, kit))
        on_purpose = lessons.learners_misplay(table.data, table.game, asked) is not None
        return kit.words.say("lesson-other-right" if on_purpose else "lesson-other")

    async def _go_on(self, response: Response, table: Table, number: str) -> None:
        self._require_script(table)
        if number != str(table.data.lesson) or asks(table.data, self._kit(table.data.game)):
            raise Refused("moved-on")
        await self._advance(response, table, table.data.lesson)

    async def _advance(self, response: Response, table: Table, number: int | None) -> None:
        assert number is not None
        lesson = self._kit(table.data.game).lesson
        actor = actor_of(response.interaction, self._hall.now())
        change = await self._hall.run(table, lessons.advance(lesson, number), actor)
        await self._display.show(table, [change], response)

    async def _begin(self, response: Response, kit: GameKit, place: tuple[int, int]) -> None:
        learner = actor_of(response.interaction, self._hall.now())
        table = await self._hall.open_lesson(kit.rules, place, learner, kit.lesson)
        await self._display.show(table, response=response)

    async def _begin_again(self, response: Response, table: Table) -> None:
        data, user_id = table.data, response.interaction.user.id
        if data.is_open:
            await self._close(response, table)
        await self._display.forget_private(data.id, user_id)
        place = (data.guild_id, response.interaction.channel_id or data.channel_id)
        await self._begin(response, self._kit(data.game), place)

    async def _close(self, response: Response, table: Table) -> None:
        await self._hall.run(table, play.give_up, actor_of(response.interaction, self._hall.now()))

    async def _leave(self, response: Response, table: Table) -> None:
        """It stays where it is; only what shows it goes."""
        data = table.data
        words = self._kit(data.game).words
        await self._display.forget_private(data.id, response.interaction.user.id)
        await response.replace(words.say("lesson-left", command=data.game), (), [])

    def _require_script(self, table: Table) -> None:
        if not table.data.is_open:
            raise Refused("table-closed")
        if not lessons.is_as_scripted(table.data, table.game, self._kit(table.data.game).lesson):
            raise Refused("lesson-changed", game=table.data.game)
