"""Lessons: begun, continued, played step by step, each at a private table whose moves come from a script. Whatever is
tried is answered, and nothing can be spoilt.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.chance import Seeded
from bot.core.errors import Refused
from bot.core.game import AnyGame, Calling, Event, Juse, settle_options, would_be_called
from bot.core.lesson import LEARNER, Lesson, PlayedMove, dealt, played, reached
from bot.features.lessons.store import ScriptStep
from bot.tables.runtime.table import Table, new_table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import play
from bot.tables.steps.fields import with_fields
from bot.tables.steps.lobby import with_computers
from bot.tables.steps.model import Actor, Change, Channel, Move, Phase, TableData, next_version, step_factory
from bot.tables.steps.play import fresh_epochs
from bot.text.voice import Voice
from bot.ui.actions.new_table import play_now
from bot.ui.actions.places import place_of, place_to_open
from bot.ui.actions.services import Commands, Feature, Services
from bot.ui.discord.components import Button, Panel, offer_rows, table_id, within_limit
from bot.ui.discord.names import written_names
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import (
    RECAP_LINES,
    Presentation,
    Selection,
    call_text,
    looks_of,
    picked,
    presented,
)
from bot.ui.table.private_messages import is_hand_pressed
from bot.ui.table.reconciler import Script
from bot.ui.verbs import TableKind, Verb

# ------------------------------------------------------------ the page: the table, and below it what to do


def present_lesson(
    table: Table,
    kit: GameKit,
    locale: str,
    selection: Selection | None = None,
    own: OwnLook = AS_THE_TABLE,
    note: str = "",
) -> Presentation:
    """Show a lesson. `note` stands above what the step says."""
    data, audience = table.data, Audience(table.data, locale, own)
    view = table.game.view(data.state, None)
    lines, panel = _table_lines(table, kit, audience), _panel(table, kit, audience, view, selection)
    # All that follows a quoted step would be quoted, too.
    last = [*([note] if note else []), _quoted_step(data, kit, audience)]
    looks = looks_of(kit, view, round_ended=False, happened=table.recent)
    return presented(lines, panel, audience, *looks, last)


def hand_in_lesson(shown: Presentation, data: TableData, kit: GameKit, locale: str) -> Presentation:
    """Show *My hand* with what the step says, so that whoever chooses there need not look for it elsewhere."""
    audience = Audience(data, locale)
    line, panel = _quoted_step(data, kit, audience), shown.panel
    if not asks(data, kit):
        line, panel = audience.words.say("lesson-step", text=audience.words.say("lesson-goes-on")), ()
    return msgspec.structs.replace(shown, content=within_limit([shown.content, line]), panel=panel)


def asks(data: TableData, kit: GameKit) -> str:
    """Return the action that leads on; empty if there is only something to look at."""
    steps, number = kit.lesson.steps, step_number(data)
    return steps[number].asks if data.is_open and number < len(steps) else ""


def _quoted_step(data: TableData, kit: GameKit, audience: Audience) -> str:
    """Return the text of the step, with the names that the seats have."""
    step = str(_number(data, kit) + 1) if data.is_open else "end"
    names = {f"p{seat}": name for seat, name in enumerate(audience.of_guide.names)}
    return audience.words.say("lesson-step", text=audience.words.say(f"{data.game}-lesson-{step}", **names))


def step_number(data: TableData) -> int:
    step = ScriptStep.of(data)
    assert step is not None
    return step.number


def _number(data: TableData, kit: GameKit) -> int:
    """Return the step's number: the last one's if the script has become shorter since."""
    return min(step_number(data), len(kit.lesson.steps) - 1)


def _table_lines(table: Table, kit: GameKit, audience: Audience) -> Sequence[str]:
    data, voice = table.data, audience.of_message
    title = voice.say(
        "lesson-title",
        game=audience.game,
        step=_number(data, kit) + 1,
        steps=len(kit.lesson.steps),
        over=not data.is_open,
    )
    happened: list[Event] = []  # in the last step, as the table saw it
    if is_as_scripted(data, table.game, kit.lesson):
        log = reached(table.game, kit.lesson, step_number(data))
        happened = [event for entry in log for event in entry.events if event.shown_to(None)]
    quiet = [event for event in happened if not isinstance(event, Juse)]
    lines = [title, *[*islice(kit.recap(quiet, voice), RECAP_LINES)][::-1]]
    lines += [call_text(kit, event, voice) for event in happened if isinstance(event, Juse)]
    if data.is_open and table.game.to_act(data.state):
        status = kit.status(table.game.view(data.state, None), voice).splitlines()
        # What others have just done may be called, but only one step is about that.
        asked = asks(data, kit)
        lines += status if asked and isinstance(table.game.parse(asked), Calling) else status[-1:]
    return lines


def _panel(table: Table, kit: GameKit, audience: Audience, view: object, selection: Selection | None) -> Panel:
    data = table.data

    def button(verb: str, style: str = "plain", argument: str = "") -> Button:
        return Button(table_id(data.ref, verb + argument), audience.words.say(f"button-{verb}"), style)

    if not data.is_open:
        return [[button("lesson-play", "go"), button("lesson-again"), button("rules")]]
    below = [button("rules"), button("lesson-again"), button("lesson-leave")]
    if not asks(data, kit):
        return [[button("lesson-on", "go", f":{step_number(data)}")], below]
    if kit.hand is not None:
        below.insert(0, button("hand", "main"))
    offers = kit.offers(view, LEARNER, audience.of_label, picked(data, LEARNER, selection)) if kit.offers else ()
    return [*offer_rows(data.ref, data.epochs[LEARNER], data.moves, offers), below]


# ------------------------------------------------------------ its steps


@step_factory
def begin(table: TableData, game: AnyGame, actor: Actor, lesson: Lesson) -> Change:
    """Deal the cards of a lesson: its table begins with this."""
    deal = dealt(game, lesson)
    begun = with_fields(
        ScriptStep().put(table),
        private=True,
        scripted=True,
        phase=Phase.PLAYING,
        state=deal.state,
        chance=Seeded("a lesson leaves nothing to chance").state,
        epochs=fresh_epochs(table),
    )
    return Change(begun, _logged(begun, [deal], 0, actor.at), deal.events)


@step_factory
def advance(table: TableData, game: AnyGame, actor: Actor, lesson: Lesson, number: int) -> Change:
    """Do what step `number` asks of the learner, and what follows in the script."""
    if not table.is_open or step_number(table) != number:
        raise Refused("moved-on")
    log = played(game, lesson, number, table.state)
    over = number + 1 == len(lesson.steps)
    after = next_version(
        table,
        actor.now,
        state=log[-1].state,
        moves=table.moves + len(log),
        phase=Phase.CLOSED if over else Phase.PLAYING,
    )
    after = msgspec.structs.replace(after, epochs=fresh_epochs(after))
    events = [event for entry in log for event in entry.events]
    return Change(after, _logged(table, log, table.moves + 1, actor.at), events)


def is_as_scripted(table: TableData, game: AnyGame, lesson: Lesson) -> bool:
    """Return False if the script has changed since the lesson began."""
    number = step_number(table)
    try:
        return number <= len(lesson.steps) and reached(game, lesson, number)[-1].state == table.state
    except Refused:
        return False


def _logged(table: TableData, log: Sequence[PlayedMove], first: int, at: float) -> tuple[Move, ...]:
    users = {None: table.opener_id, **{number: seat.user_id for number, seat in enumerate(table.seats)}}
    return tuple(
        Move(number, entry.seat, entry.action, entry.chance, users[entry.seat], at)
        for number, entry in enumerate(log, start=first)
    )


# ------------------------------------------------------------ what people do


async def learn(services: Services, kit: GameKit, response: Response) -> None:
    """Go on with the lesson that was left, if its script has not changed."""
    place = await place_to_open(services, response, private=True)
    await response.defer()
    for number in await services.tables.store.private_tables(response.interaction.user.id, kit.name, lessons=True):
        table = await services.tables.find(number)
        if is_as_scripted(table.data, table.game, kit.lesson):
            await services.display.show(table, response=response)
            return
        await services.tables.run(table, play.give_up, actor_of(response.interaction))
    await _begin(services, response, kit, place)


async def move(services: Services, response: Response, table: Table, action: Any, epoch: int | None) -> None:
    """Go on if this is the action that the step asks for; otherwise say what it would have been."""
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
    if number != str(step_number(table.data)) or asks(table.data, services.kits[table.data.game]):
        raise Refused("moved-on")
    await _advance(services, response, table)


async def _advance(services: Services, response: Response, table: Table) -> None:
    lesson, number = services.kits[table.data.game].lesson, step_number(table.data)
    change = await services.tables.run(table, advance(lesson, number), actor_of(response.interaction))
    await services.display.show(table, [change], response)


async def _begin(services: Services, response: Response, kit: GameKit, place: Channel) -> None:
    table = await open_lesson(services.tables, kit.rules, place, actor_of(response.interaction), kit.lesson)
    await services.display.show(table, response=response)


async def open_lesson(tables: Tables, game: AnyGame, place: Channel, learner: Actor, lesson: Lesson) -> Table:
    learner = tables.clock.stamped(learner, place[0])
    seats = with_computers((learner.new_seat(),), lesson.seats)
    data = new_table(game, place, learner, seats, settle_options(game, lesson.options))
    return await tables.open_begun(game, begin(lesson)(data, game, learner))


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
    if not is_as_scripted(table.data, table.game, services.kits[table.data.game].lesson):
        raise Refused("lesson-changed", game=table.data.game)


FEATURE = Feature(
    verbs=[Verb(name, kinds=TableKind.LESSON) for name in ("lesson-on", "lesson-play", "lesson-again", "lesson-leave")],
    answers={"lesson-on": go_on, "lesson-play": play_after, "lesson-again": begin_again, "lesson-leave": leave},
    commands=Commands(game={"learn": learn}, beside_play=["learn"]),
    script=Script(present_lesson, hand_in_lesson, move),
    help="first",
)
