"""Compare what is said beside the tables of a channel with what has happened there: Juse!, calls to turn, results."""

import math
import re
from collections.abc import Iterable, Iterator

import discord

from bot.core.game import Juse, Milestone
from bot.tables.runtime.table import Table
from bot.tables.steps.table_log import Story, events_of
from bot.tables.steps.timing import last_look_until, seats_to_call
from bot.text import words_for
from bot.ui.discord.components import within_limit
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import call_text
from tests.discord.consistency import painted, picture_faults, table_time
from tests.discord.house import House

_JUSE = tuple(words_for("", "juse").say(key, why="") for key in ("juse-call", "wrong-call"))
_JUSE_AGAIN = words_for("", "juse").say("juse-call-again", why="", times=0).partition("0")[0]
_TURN = words_for("").say("your-turn", user="", game="").strip(" ,.")
_TABLES = "SELECT id FROM tables WHERE channel_id = ? AND private_to IS NULL ORDER BY id"
_IN_A_ROW = re.compile(r"\(×\d+\) ")


async def announcement_faults(house: House, late: float, *, pictures: bool = True) -> list[str]:
    """`late`: seconds by which a call to turn may come later. Without `pictures` those of results may be missing."""
    juse: list[str] = []
    results: dict[str, bytes] = {}
    calls: list[str] = []
    for (number,) in house.rows(_TABLES, house.channel.id):
        table = await house.bot.services.tables.find(number)
        story = await table.story() if table.data.state is not None else ()
        kit = house.bot.services.kits[table.data.game]
        juse += _last_juse(table, kit, story)
        if table_time(house, table.data) >= last_look_until(table.data):
            results |= _results(table, kit, story)
        calls += _call_faults(house, table, late)
    messages = house.channel.history()
    accusing = [message for message in messages if message.content.startswith((*_JUSE, _JUSE_AGAIN))]
    ended = [message for message in messages if _is_result(message) or message.content in results]
    faults = [*_faults("Juse!", accusing, juse), *_faults("results", ended, results), *calls]
    if pictures and not faults:
        for message in ended:
            faults += picture_faults(house, message, results[message.content], None)
    return faults


def _is_result(message: discord.Message) -> bool:
    return any(attachment.filename == "result.png" for attachment in message.attachments)


def _faults(what: str, found: Iterable[discord.Message], wanted: Iterable[str]) -> Iterator[str]:
    texts = sorted(_IN_A_ROW.sub("", message.content, count=1) for message in found)
    if texts != sorted(wanted):
        yield f"{what}: {texts} instead of {sorted(wanted)}"


def _last_juse(table: Table, kit: GameKit, story: Story) -> Iterator[str]:
    """The last misplay or wrong call stands in the channel."""
    events = [event for event in events_of(story) if isinstance(event, Juse)]
    if events:
        yield call_text(kit, events[-1], Audience(table.data, "").of_message)


def _results(table: Table, kit: GameKit, story: Story) -> dict[str, bytes]:
    """Each stays in the channel, with its picture."""
    if kit.result is None:
        return {}
    audience, events = Audience(table.data, ""), events_of(story)
    return {
        within_limit(kit.result.text(event, audience.of_message).splitlines()): painted(
            kit.result.scene(event, audience.of_picture)
        )
        for event in events
        if isinstance(event, Milestone)
    }


def _call_faults(house: House, table: Table, late: float) -> list[str]:
    """Whoever is due to be called is called, and only they; nobody is named twice."""
    data, called = table.data, [text for text in house.texts() if _TURN in text]
    overdue = seats_to_call(data, table.game, table_time(house, data) - late)
    faults = [f"{data.seats[number].name} is not called to turn" for number in overdue]
    for seat in data.seats if late < math.inf else ():
        if sum(f"<@{seat.user_id}>" in text for text in called) != bool(seat.called):
            faults.append(f"{seat.name} is not called to turn once if at all: {called}")
    return faults
