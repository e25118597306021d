"""Lessons: begun, continued, played step by step. Whatever is tried is answered, and nothing can be spoilt."""

from typing import Any

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.steps import lesson_steps, play
from bot.text.voice import Voice
from bot.ui.actions import new_table
from bot.ui.actions.places import Place, place_of, place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.names import written_names
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.lesson_page import asks
from bot.ui.table.presentation import call_text
from bot.ui.table.private_messages import is_hand_pressed


async def open_lesson(services: Services, response: Response, kit: GameKit) -> None:
    """Go on with the lesson that was left, if its script has not changed."""
    place = await place_to_open(services, response, private=True)
    await response.defer()
    for number in await services.tables.store.private_tables(response.interaction.user.id, kit.name, lessons=True):
        table = await services.tables.find(number)
        if lesson_steps.is_as_scripted(table.data, table.game, kit.lesson):
            await services.display.show(table, response=response)
            return
        await services.tables.run(table, play.give_up, actor_of(response.interaction))
    await _begin(services, response, kit, place)


async def move(services: Services, response: Response, table: Table, action: Any, epoch: int | None) -> None:
    """Lead on if this is what the step asks for; else say what it would have been."""
    data, kit, user_id = table.data, services.kits[table.data.game], response.interaction.user.id
    _require_script(services, table)
    play.seat_asked(data, table.game, user_id, epoch or 0)
    asked = asks(data, kit)
    if not asked:
        raise Refused("moved-on")
    if action == table.game.parse(asked):
        await _advance(services, response, table)
        return
    words, voice = response.words, Voice(written_names(data.seats), response.words)
    called = lesson_steps.learners_misplay(data, table.game, action)
    if called is not None:
        note = words.say("lesson-other-misplay", call=call_text(kit, called, voice))
    else:
        on_purpose = lesson_steps.learners_misplay(data, table.game, table.game.parse(asked)) is not None
        note = words.say("lesson-other-right" if on_purpose else "lesson-other")
    if is_hand_pressed(response, services.kits[table.data.game]):
        await services.display.open_hand(table, response, note)
    else:
        await services.display.show_privately(table, response, note)


async def go_on(services: Services, response: Response, table: Table, number: str) -> None:
    _require_script(services, table)
    if number != str(table.data.lesson) or asks(table.data, services.kits[table.data.game]):
        raise Refused("moved-on")
    await _advance(services, response, table)


async def _advance(services: Services, response: Response, table: Table) -> None:
    lesson, number = services.kits[table.data.game].lesson, table.data.lesson
    assert number is not None
    change = await services.tables.run(table, lesson_steps.advance(lesson, number), actor_of(response.interaction))
    await services.display.show(table, [change], response)


async def _begin(services: Services, response: Response, kit: GameKit, place: Place) -> None:
    learner = actor_of(response.interaction)
    table = await services.tables.open_lesson(kit.rules, place, learner, kit.lesson)
    await services.display.show(table, response=response)


async def begin_again(services: Services, response: Response, table: Table, _: str) -> None:
    data, user_id = table.data, response.interaction.user.id
    if data.is_open:
        await services.tables.run(table, play.give_up, actor_of(response.interaction))
    await services.display.forget_private(data.id, user_id)
    await _begin(services, response, services.kits[data.game], place_of(response.interaction))


async def play_now(services: Services, response: Response, table: Table, _: str) -> None:
    """Begin a game after the lesson, with somebody to ask."""
    if table.data.is_open:
        raise Refused("moved-on")
    kit = services.kits[table.data.game]
    if kit.for_one:
        await services.display.forget_private(table.data.id, response.interaction.user.id)
    await new_table.play_now(services, response, kit, practice=True)


async def leave(services: Services, response: Response, table: Table, _: str) -> None:
    """Delete the lesson's messages; it can be continued."""
    data = table.data
    await services.display.forget_private(data.id, response.interaction.user.id)
    await response.replace(response.words.say("lesson-left", command=data.game), (), [])


def _require_script(services: Services, table: Table) -> None:
    if not table.data.is_open:
        raise Refused("table-closed")
    if not lesson_steps.is_as_scripted(table.data, table.game, services.kits[table.data.game].lesson):
        raise Refused("lesson-changed", game=table.data.game)
