"""What people do: ask for reminders of the deals of the day, and answer one."""

from bot.core.errors import Refused
from bot.features.daily.board import PLAY
from bot.features.daily.feature import is_of_day, on_played, play
from bot.features.reminders.message import HERE, KIND, STOP, here_button, stop_button
from bot.features.reminders.sender import Reminders
from bot.tables.runtime.table import Table
from bot.tables.steps.days import utc_day
from bot.tables.steps.model import NO_SERVER, Phase
from bot.ui.actions.feature import Feature, Press
from bot.ui.actions.places import place_to_open
from bot.ui.actions.services import Services
from bot.ui.discord.permissions import missing
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import server_of
from bot.ui.verbs import Verb

_NAME = "reminders"


def _start(services: Services) -> Reminders:
    on_played(services).append(_note_played)
    return Reminders(services)


def _reminders(services: Services) -> Reminders:
    return services.of[_NAME]


async def remind(services: Services, response: Response, table: Table, _: str) -> None:
    """Remind somebody from now on at this time of day: *Remind me*, on a deal of the day that is over."""
    user_id, words = response.interaction.user.id, response.words
    if table.data.day is None or table.data.seat_of(user_id) is None:
        raise Refused("unknown-button")
    reminders = _reminders(services)
    due = await reminders.book.begin(user_id, response.locale, services.tables.clock.wall())
    reminders.look_soon()
    may_post_here = server_of(response.interaction) != NO_SERVER and not missing(response.interaction)
    panel = [[*([here_button(words)] if may_post_here else []), stop_button(words)]]
    await response.reply(words.say("reminder-begun", time=f"<t:{int(due)}:t>"), panel=panel)


async def pressed(services: Services, response: Response, press: Press) -> None:
    """Answer a press in a reminder, or in the answer to who has asked for one. It is about whoever presses, not about
    who is called in it.
    """
    verb, _, game = press.rest.partition(":")
    user_id, words, book = response.interaction.user.id, response.words, _reminders(services).book
    await book.note_answered(user_id)
    if verb == PLAY and game in services.kits:
        response.set_game(game)
        await play(services, services.kits[game], response, utc_day(services.tables.clock.wall()))
    elif verb == HERE:
        due = await book.move_to(user_id, *await place_to_open(services, response, private=False))
        if due is None:
            raise Refused("no-reminder")
        await response.reply(words.say("reminder-here", time=f"<t:{int(due)}:t>"), panel=[[stop_button(words)]])
    elif verb == STOP:
        await book.end(user_id)
        await response.reply(words.say("reminder-ended"))
    else:
        raise Refused("unknown-button")


async def _note_played(services: Services, response: Response) -> None:
    """Note that whoever plays has answered, and tell them if they could not be written to."""
    user_id, book = response.interaction.user.id, _reminders(services).book
    await book.note_answered(user_id)
    if await book.take_refusal(user_id):
        await response.reply(response.words.say("reminder-refused"))


FEATURE = Feature(
    _NAME,
    presses={KIND: pressed},
    verbs=[Verb("remind", phases=(Phase.OVER,), visible=is_of_day, after="share")],
    answers={"remind": remind},
    start=_start,
    take_up=lambda services: _reminders(services).start(),
    close=lambda services: _reminders(services).close(),
)
