"""Lessons: begun, continued, played step by step. Whatever is tried is answered, and nothing can be spoilt."""

from typing import Any

from bot.core.errors import Refused
from bot.core.game import AnyGame, settle_options, would_be_called
from bot.core.lesson import LEARNER, Lesson
from bot.features.lessons import steps
from bot.features.lessons.page import asks, hand_in_lesson, present_lesson
from bot.tables.runtime.table import Table, new_table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import play
from bot.tables.steps.lobby import with_computers
from bot.tables.steps.model import Actor
from bot.text.voice import Voice
from bot.ui.actions.feature import Feature
from bot.ui.actions.new_table import play_now
from bot.ui.actions.places import Place, place_of, place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.names import written_names
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import GameKit
from bot.ui.table.presentation import call_text
from bot.ui.table.private_messages import is_hand_pressed
from bot.ui.verbs import Kind, Verb


async def learn(services: Services, kit: GameKit, response: Response) -> None:
    """Go on with the lesson that was left, if its script has not changed."""
    place = await place_to_open(services, response, private=True)
    await response.defer()
    for number in await services.tables.store.private_tables(response.interaction.user.id, kit.name, lessons=True):
        table = await services.tables.find(number)
        if steps.is_as_scripted(table.data, table.game, kit.lesson):
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
    called = would_be_called(table.game, data.state, LEARNER, action)
    if called is not None:
        note = words.say("lesson-other-misplay", call=call_text(kit, called, voice))
    else:
        on_purpose = would_be_called(table.game, data.state, LEARNER, table.game.parse(asked))
        note = words.say("lesson-other" if on_purpose is None else "lesson-other-right")
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
    change = await services.tables.run(table, steps.advance(lesson, number), actor_of(response.interaction))
    await services.display.show(table, [change], response)


async def _begin(services: Services, response: Response, kit: GameKit, place: Place) -> None:
    table = await open_lesson(services.tables, kit.rules, place, actor_of(response.interaction), kit.lesson)
    await services.display.show(table, response=response)


async def open_lesson(tables: Tables, game: AnyGame, place: Place, learner: Actor, lesson: Lesson) -> Table:
    learner = tables.clock.stamped(learner, place[0])
    seats = with_computers((learner.new_seat(),), lesson.seats)
    data = new_table(game, place, learner, seats, settle_options(game, lesson.options))
    return await tables.open_begun(game, steps.begin(lesson)(data, game, learner))


async def begin_again(services: Services, response: Response, table: Table, _: str) -> None:
    data, user_id = table.data, response.interaction.user.id
    if data.is_open:
        await services.tables.run(table, play.give_up, actor_of(response.interaction))
    await services.display.forget_private(data.id, user_id)
    await _begin(services, response, services.kits[data.game], place_of(response.interaction))


async def play_after(services: Services, response: Response, table: Table, _: str) -> None:
    """Begin a game after the lesson, with somebody to ask."""
    if table.data.is_open:
        raise Refused("moved-on")
    kit = services.kits[table.data.game]
    if kit.for_one:
        await services.display.forget_private(table.data.id, response.interaction.user.id)
    await play_now(services, kit, response, practice=True)


async def leave(services: Services, response: Response, table: Table, _: str) -> None:
    """Delete the lesson's messages; it can be continued."""
    await services.display.forget_private(table.data.id, response.interaction.user.id)
    await response.replace(response.words.say("lesson-left", command=table.data.game), (), [])


def _require_script(services: Services, table: Table) -> None:
    if not table.data.is_open:
        raise Refused("table-closed")
    if not steps.is_as_scripted(table.data, table.game, services.kits[table.data.game].lesson):
        raise Refused("lesson-changed", game=table.data.game)


FEATURE = Feature(
    "lessons",
    verbs=[Verb(name, kinds=Kind.LESSON) for name in ("lesson-on", "lesson-play", "lesson-again", "lesson-leave")],
    answers={"lesson-on": go_on, "lesson-play": play_after, "lesson-again": begin_again, "lesson-leave": leave},
    of_games={"learn": learn},
    beside_play=["learn"],
    lesson_move=move,
    lesson_page=present_lesson,
    lesson_hand=hand_in_lesson,
    help="first",
)
