"""Compare what is said beside the tables of a channel with what has happened there: Juse!, calls to turn, results."""

import re
from collections.abc import Iterable, Iterator, Sequence

import discord

from bot.core.game import Event, Juse, Milestone
from bot.tables.runtime.table import Table
from bot.tables.steps.model import COMPUTER, Move, Phase
from bot.tables.steps.reveals import last_look_until
from bot.text import words_for
from bot.ui.discord.components import within_limit
from bot.ui.kit import GameKit
from bot.ui.table.announcements import QUIET_FOR
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import call_text
from tests.discord.consistency import painted, picture_faults, table_time
from tests.discord.house import House

_JUSE = tuple(words_for("", "juse").say(key, why="") for key in ("juse-call", "wrong-call"))
_JUSE_AGAIN = words_for("", "juse").say("juse-call-again", why="", times=0).partition("0")[0]
_TURN = words_for("").say("your-turn", user="", game="").strip(" ,.")
_TABLES = "SELECT id FROM tables WHERE channel_id = ? AND private_to IS NULL ORDER BY id"
_TOO_LATE = 10.0
_IN_A_ROW = re.compile(r"\(×\d+\) ")

Story = Sequence[tuple[Move, Sequence[Event]]]


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
        calls += await _call_faults(house, table, late)
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
    events = [event for _, happened in story for event in happened if isinstance(event, Juse)]
    if events:
        yield call_text(kit, events[-1], Audience(table.data, "").of_message)


def _results(table: Table, kit: GameKit, story: Story) -> dict[str, bytes]:
    """Each stays in the channel, with its picture."""
    if kit.result is None:
        return {}
    audience, events = Audience(table.data, ""), [event for _, happened in story for event in happened]
    return {
        within_limit(kit.result.text(event, audience.of_message).splitlines()): painted(
            kit.result.scene(event, audience.of_picture)
        )
        for event in events
        if isinstance(event, Milestone)
    }


async def _call_faults(house: House, table: Table, late: float) -> list[str]:
    """Whoever is waited for is called once, when nothing has happened for a while."""
    data, now = table.data, table_time(house, table.data)
    called = [text for text in house.texts() if _TURN in text]
    people = sum(seat.user_id != COMPUTER for seat in data.seats)
    if data.phase is not Phase.PLAYING or people < 2 or now - data.touched_at <= QUIET_FOR + late:
        return []
    missing: list[str] = []
    for seat in [data.seats[number] for number in table.game.to_act(data.state)]:
        wants = not seat.by_computer and (await house.bot.services.tables.settings.of_player(seat.user_id)).pings
        in_time = seat.due is None or seat.due > now + _TOO_LATE
        if wants and in_time and sum(f"<@{seat.user_id}>" in text for text in called) != 1:
            missing.append(f"{seat.name} is not called to turn once: {called}")
    return missing
