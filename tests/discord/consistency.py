"""Compare what Discord shows with what the file says: each table's one message, private panels and hands."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import chain
from typing import Any, Literal

import discord

from bot.cli.check import table_faults
from bot.features.lessons.feature import present_lesson
from bot.features.ratings.feature import closing_lines
from bot.games import find_game
from bot.parts import find_stored
from bot.tables.runtime.table import Table
from bot.tables.steps.model import FORGOTTEN, TableData
from bot.tables.steps.timing import last_look_until, result_at
from bot.tables.store.store import Store
from bot.text import words_for
from bot.ui.discord.components import PanelView
from bot.ui.table import painter
from bot.ui.table.additions import ask_each
from bot.ui.table.hand import present_hand
from bot.ui.table.painter import without_picture
from bot.ui.table.presentation import Presentation
from bot.ui.table.private_messages import HAND, seconds_old, told_in
from bot.ui.table.public_message import news_lines
from bot.ui.table.strip import with_below
from render import Scene
from tests.discord.house import House
from tests.presented import present

_TABLES = "SELECT id, private_to FROM tables WHERE channel_id = ? AND (private_to IS NULL OR phase != 'closed')"
_HERE = "SELECT id FROM tables WHERE channel_id = ? AND private_to IS NULL AND phase = 'playing'"
_COMPARED = ("type", "custom_id", "label", "style", "disabled", "placeholder", "options")
_ASKS_WHAT_TO_DO = ("resume", "anew")
"""Buttons for a table in a message that does not show it."""

OTHER_BUTTONS, OTHER_PICTURE = "its buttons are different", "its picture is another"
_EMPTY = "\N{ZERO WIDTH SPACE}"

Known = Callable[[discord.Message], bool]
InWords = Literal["never", "at the end", "ever"]
"""When it is right that words stand for the picture of a table."""


async def inconsistencies(house: House, *, in_words: InWords = "never") -> list[str]:
    """In the house's channel, after whoever has a hand has opened it."""
    return [
        *await _faults_in_file(house),
        *await public_faults(house, in_words=in_words),
        *await private_faults(house),
        *await _hands_when_opened(house),
    ]


async def _faults_in_file(house: House) -> list[str]:
    voice = await Store.open_to_read(house.settings.database, find_stored())
    try:
        _, faults = await table_faults(voice, find_game)
    finally:
        await voice.close()
    return list(faults)


def table_time(house: House, data: TableData) -> float:
    with house.env.time_context():
        return house.bot.clock.table_time(data.guild_id)


# ------------------------------------------------------------ what everybody sees


async def public_faults(house: House, *, in_words: InWords = "never") -> list[str]:
    faults: list[str] = []
    for number, private_to in house.rows(_TABLES, house.channel.id):
        if private_to is None:
            table = await house.bot.services.tables.find(number)
            faults += [f"table {number}: {fault}" for fault in await _public(house, table, in_words)]
    return faults


async def _public(house: House, table: Table, in_words: InWords) -> list[str]:
    data, kit = table.data, house.bot.services.kits[table.data.game]
    summary = await house.bot.services.context.summaries.of(table)
    own = await house.bot.services.context.channel_preferences.of_channel(data.guild_id, data.channel_id)
    last_look = table_time(house, data) < last_look_until(data)
    shown = present(table, kit, "", summary, own=own, last_look=last_look)
    if not last_look:
        context = house.bot.services.context
        shown = with_below(shown, [*await news_lines(context, data, ""), *await closing_lines(context, data, "")])
    messages = list(_messages_of(house, data))
    if in_words == "ever" and not messages:
        return []  # it could not even be posted
    if len(messages) != 1:
        return [f"{len(messages)} messages show it"]
    if not data.is_open and any(seat.user_id == FORGOTTEN for seat in data.seats):
        return []  # what was posted before somebody was forgotten stays as it is
    words_do = in_words == "ever" or (in_words == "at the end" and not data.is_open)
    if words_do and not messages[0].attachments:
        described = without_picture(shown, words_for("", data.game))
        shown = Presentation(described.content, described.panel)
    return differences(house, messages[0], shown)


def _messages_of(house: House, data: TableData) -> Iterator[discord.Message]:
    """The public messages that show the table. A challenge and a call name it, and do not show it."""
    for message in house.channel.history():
        ids = [custom_id.split(":") for custom_id in _ids(message)]
        numbers = {table.partition(".")[0] for kind, table, *more in ids if kind != "challenge" and "mute" not in more}
        if str(data.id) in numbers or message.content.splitlines()[0].endswith(f"table {data.id}"):
            yield message


# ------------------------------------------------------------ one message, compared with what it should be


def differences(house: House, message: discord.Message, shown: Presentation, *, noted: bool = False) -> list[str]:
    """`noted`: what its reader was told may stand between the lines of what it should say."""
    faults: list[str] = []
    if message.content != shown.content and not (noted and _has_note(message.content, shown.content)):
        faults.append(f"it says {message.content!r} instead of {shown.content!r}")
    if _plain(house.raw(message).components) != _plain(PanelView(shown.panel).to_components()):
        faults.append(OTHER_BUTTONS)
    faults += picture_faults(house, message, None if shown.scene is None else painted(shown.scene), shown.alt)
    return faults


def _has_note(said: str, wanted: str) -> bool:
    """It may stand in the place of empty rows."""
    lines, others = ([line for line in text.split("\n") if line != _EMPTY] for text in (said, wanted))
    more = len(lines) - len(others)
    return more > 0 and any([*lines[:place], *lines[place + more :]] == others for place in range(len(others) + 1))


def picture_faults(house: House, message: discord.Message, picture: bytes | None, alt: str | None) -> list[str]:
    if len(message.attachments) != (picture is not None):
        return [f"it has {len(message.attachments)} pictures"]
    faults: list[str] = []
    for attachment in message.attachments:
        if alt is not None and attachment.description != alt:
            faults.append("its picture is described differently")
        is_film = message.flags.ephemeral and attachment.filename.endswith(".gif")  # its end is what it shows
        if not is_film and house.env.backend.cdn.get(attachment.url) != picture:
            faults.append(OTHER_PICTURE)
    return faults


def painted(scene: Scene) -> bytes:
    """Anew, and not by the bot; or as a stub that stands in for what paints."""
    return _painted_by(painter.paint, scene)


@lru_cache(256)
def _painted_by(paint: Callable[[Scene], bytes], scene: Scene) -> bytes:
    return paint(scene)


def _plain(components: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """What people see and press, without what Discord adds."""
    return [[{name: item.get(name) for name in _COMPARED} for item in row["components"]] for row in components]


def _ids(message: discord.Message) -> list[str]:
    return [str(item.custom_id) for row in message.components for item in getattr(row, "children", ())]


# ------------------------------------------------------------ what one person sees


async def private_faults(house: House, known: Known | None = None) -> list[str]:
    """`known`: which messages the bot may be expected to have changed."""
    faults: list[str] = []
    for number, private_to in house.rows(_TABLES, house.channel.id):
        if private_to is not None:
            table = await house.bot.services.tables.find(number)
            faults += [f"table {number}: {fault}" for fault in await _private(house, table, known)]
    return faults


async def _private(house: House, table: Table, known: Known | None) -> list[str]:
    """The last message in which its player sees it shows the game as it is."""
    data, services = table.data, house.bot.services
    messages = [message for message in _private_messages(house, data.opener_id) if _shows(message, table)]
    if known is not None and not (data.is_open and messages and known(messages[-1])):
        return []
    if not messages:
        # The message of a game that is over may show another by now.
        return ["its player does not see it"] if data.is_open else []
    kit, own = services.kits[data.game], (await services.tables.settings.of_player(data.opener_id)).look
    if data.terms.scripted:
        return differences(house, messages[-1], present_lesson(table, kit, "", own=own), noted=True)
    shown = present(table, kit, "", await services.context.summaries.of(table), own=own)
    strips = await ask_each(services.context.additions, lambda each: each.strips, services.context, data, "")
    shown = with_below(shown, [*await news_lines(services.context, data, ""), *chain.from_iterable(strips)])
    return differences(house, messages[-1], shown, noted=True)


def _private_messages(house: House, user_id: int) -> list[discord.Message]:
    person = next(person for person in house.people.values() if person.id == user_id)
    return [message for message in house.channel.history(viewer=person) if message.flags.ephemeral]


def _shows(message: discord.Message, table: Table) -> bool:
    verbs = {custom_id.split(":", 3)[-1] for custom_id in _ids(message) if f":{table.data.ref}:" in custom_id}
    if _hand_title(table) in message.content:  # there may be a note above
        return False
    return bool(verbs) and not all(verb.startswith(_ASKS_WHAT_TO_DO) for verb in verbs)


# ------------------------------------------------------------ hands


async def _hands_when_opened(house: House) -> list[str]:
    """Whoever opens their hand sees it as it is."""
    faults: list[str] = []
    for (number,) in house.rows(_HERE, house.channel.id):
        table = await house.bot.services.tables.find(number)
        if house.bot.services.kits[table.data.game].hand is None:
            continue
        for name, person in list(house.people.items()):
            if table.data.seat_of(person.id) is not None:
                await person.click(house.live(), label="My hand")
                newest = _private_messages(house, person.id)[-1]
                faults += [f"{name} opens a hand: {fault}" for fault in await _hand(house, table, person.id, newest)]
    return faults


async def open_hands(house: House, known: Known | None = None) -> list[str]:
    """Each hand that is open shows the table as it is. Where what its owner picked last could not be shown, it shows
    nothing picked.
    """
    faults: list[str] = []
    for (number,) in house.rows(_HERE, house.channel.id):
        table = await house.bot.services.tables.find(number)
        for name, person in house.people.items():
            seated = table.data.seat_of(person.id) is not None
            message = _open_hand(house, table, person.id) if seated else None
            if message is None or (known is not None and not known(message)):
                continue
            if await _hand(house, table, person.id, message, picked=False):
                wrong = await _hand(house, table, person.id, message)
                faults += [f"{name}'s hand: {fault}" for fault in wrong]
    return faults


def _open_hand(house: House, table: Table, user_id: int) -> discord.Message | None:
    """None also if it says that it follows the table no more."""
    title, stale = _hand_title(table), words_for("", table.data.game).say("hand-stale")
    found = [message for message in _private_messages(house, user_id) if message.content.startswith(title)]
    return found[-1] if found and stale not in found[-1].content else None


async def _hand(
    house: House, table: Table, user_id: int, message: discord.Message, *, picked: bool = True
) -> list[str]:
    services = house.bot.services
    own = (await services.tables.settings.of_player(user_id)).look
    hands = services.context.known(HAND, table.data.id)
    known = next((hand for hand in hands if hand.user_id == user_id), None)
    with house.env.time_context():
        told = {} if known is None else {"changes": told_in(known, table), "old": seconds_old(known)}
    shown = present_hand(
        table,
        services.kits[table.data.game],
        user_id,
        "",
        known.selection if known is not None and picked else None,
        own,
        last_look=table_time(house, table.data) < result_at(table.data),
        **told,
    )
    return differences(house, message, shown)


def _hand_title(table: Table) -> str:
    words = words_for("", table.data.game)
    return words.say("hand-title", game=words.say(f"{table.data.game}-name"), table=str(table.data.id))
