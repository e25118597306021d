"""Whether what Discord shows is what the file says: each table's one message, its calls, and private panels."""

from collections.abc import Iterator

import discord

from bot.games import find_game
from bot.tables.runtime.table import Table
from bot.tables.steps.model import TableData
from bot.tables.store.check import table_faults
from bot.tables.store.store import Store
from bot.text import words_for
from bot.ui.discord.components import Panel, Select
from bot.ui.table.painter import without_picture
from bot.ui.table.presentation import Presentation, present, present_hand
from tests.discord.house import House

_CALLS_BEGIN = tuple(words_for("", "juse").say(key, why="") for key in ("juse-call", "wrong-call"))
_TABLES = "SELECT id, private_to FROM tables WHERE channel_id = ? AND (private_to IS NULL OR phase != 'closed')"


async def inconsistencies(house: House) -> list[str]:
    """In the house's channel."""
    reader = await Store.open_to_read(house.settings.database)
    _, faults = await table_faults(reader, find_game)
    await reader.close()
    for number, private_to in house.rows(_TABLES, house.channel.id):
        table = await house.bot.services.tables.find(number)
        look = _public if private_to is None else _private
        faults += [f"table {number}: {fault}" for fault in await look(house, table)]
    return [*faults, *await _hand(house)]


async def _public(house: House, table: Table) -> list[str]:
    summary = await house.bot.services.display.summary(table)
    shown = present(table, house.bot.services.kits[table.data.game], "", summary)
    messages = list(_messages_of(house, table.data))
    if len(messages) != 1:
        return [f"{len(messages)} messages show it"]
    in_words = without_picture(shown, words_for("", table.data.game)).content
    if not table.data.is_open and messages[0].content == in_words:
        return []  # its end is described in words, and nothing comes after it
    return [*_differences(messages[0], shown), *_calls(house, table)]


def _messages_of(house: House, data: TableData) -> Iterator[discord.Message]:
    """The public messages that show the table."""
    for message in house.channel.history():
        numbers = {custom_id.split(":")[1] for custom_id in _ids(message)}
        if str(data.id) in numbers or message.content.splitlines()[0].endswith(f"table {data.id}"):
            yield message


def _differences(message: discord.Message, shown: Presentation) -> list[str]:
    faults: list[str] = []
    if message.content != shown.content:
        faults.append(f"it says {message.content[:200]!r} instead of {shown.content[:200]!r}")
    if _ids(message) != _ids_in(shown.panel):
        faults.append("its buttons are different")
    if (shown.scene is not None) != bool(message.attachments):
        faults.append("its picture is missing" if shown.scene is not None else "it has a picture")
    elif message.attachments and message.attachments[0].description != shown.alt:
        faults.append("its picture is different")
    return faults


def _ids(message: discord.Message) -> list[str]:
    return [str(item.custom_id) for row in message.components for item in getattr(row, "children", ())]


def _ids_in(panel: Panel) -> list[str]:
    return [item.id for row in panel for item in ([row] if isinstance(row, Select) else row)]


def _calls(house: House, table: Table) -> list[str]:
    """At most one Juse!, at most one call for each person who is waited for, and none for anybody else."""
    texts = house.texts()
    faults = ["more than one Juse!"] if sum(text.startswith(_CALLS_BEGIN) for text in texts) > 1 else []
    called = [text for text in texts if "it is your turn" in text]
    data = table.data
    awaited = table.game.to_act(data.state) if data.state is not None and data.is_open else ()
    names = {f"<@{data.seats[seat].user_id}>" for seat in awaited}
    if any(sum(name in text for name in names) != 1 for text in called) or len(called) > len(set(called)):
        faults.append(f"called to turn: {called}")
    return faults


async def _private(house: House, table: Table) -> list[str]:
    """The last message that its player sees shows the game as it is."""
    data = table.data
    player = next(person for person in house.people.values() if person.id == data.opener_id)
    private = [message for message in house.channel.history(viewer=player) if message.flags.ephemeral]
    if not private:
        return ["its player does not see it"]
    if data.lesson is not None or not data.is_open:
        return []
    summary = await house.bot.services.display.summary(table)
    shown = present(table, house.bot.services.kits[data.game], "", summary)
    return [fault for fault in _differences(private[-1], shown) if not private[-1].content.endswith(shown.content)]


async def _hand(house: House) -> list[str]:
    """Whoever opens their hand sees it as it is."""
    number = await house.bot.services.tables.store.open_table_in(house.channel.id)
    table = await house.bot.services.tables.find(number) if number is not None else None
    hand = None if table is None else house.bot.services.kits[table.data.game].hand
    if table is None or hand is None:
        return []
    await house["alice"].click(house.live(), label="My hand")
    newest = [message for message in house.channel.history(viewer=house["alice"]) if message.flags.ephemeral][-1]
    shown = present_hand(table, house.bot.services.kits[table.data.game], house["alice"].id, "")
    return [f"a hand: {fault}" for fault in _differences(newest, shown)]
