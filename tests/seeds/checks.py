"""What has to be right, looked for from outside: in the file, and in what everybody was shown."""

import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from datetime import date
from typing import Any

import discord
import msgspec

from bot.cli.check import table_faults
from bot.core.cards import PACK
from bot.core.errors import Refused
from bot.core.game import Juse, Milestone
from bot.features.daily.store import DailyBook
from bot.features.ratings.store import rating_faults
from bot.games import find_game
from bot.parts import find_stored
from bot.tables.runtime.alarms import Alarm
from bot.tables.steps.model import TableData, Unreadable
from bot.tables.steps.table_log import events_of
from bot.tables.store.resuming import UNPOSTED_FOR
from bot.tables.store.snapshot import decode
from bot.tables.store.store import Store
from bot.text.voice import card_text
from bot.ui.discord.components import within_limit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import Presentation, call_text
from bot.ui.table.public_message import present_public
from tests.discord import consistency
from tests.discord.consistency import OTHER_BUTTONS, OTHER_PICTURE
from tests.proof.eyes import OnFile, stored_table
from tests.seeds.discord_side import World, parts_of
from tests.seeds.people import HAND

_AT_TABLE = re.compile(r"^(move|pick|anyone):(\d+)\.[0-9a-f]{6}:(\d+):")
_POST = re.compile(r"/channels/(\d+)/messages$")
_ANSWER = re.compile(r"/(interactions|webhooks)/\d+/([^/]+)")
_CARDS = {card_text(card): card for card in PACK}
_CARD = re.compile("|".join(sorted(map(re.escape, _CARDS), key=len, reverse=True)))
_FIRST_DAY = date(1970, 1, 1).toordinal()
_DAY_GAMES = (
    "SELECT game, day, user_id, (SELECT min(at) FROM moves WHERE table_id = id),"
    " (SELECT max(at) FROM moves WHERE table_id = id)"
    " FROM tables JOIN people ON key = private_to WHERE day IS NOT NULL AND phase = 'over'"
)
_BESIDE = ("mute", "film", "record", "here")
"""What is pressed in other messages about a table."""
_FIRST_NEXT = re.compile(" · in the next game: [^·\n]*[^·\n ]")
_CROWD = re.compile(r"\n👀 .*")
_PUBLIC = "Stacks: "
"""How the line of a hand in words begins that all may know; after a round it is of that, and the next one is dealt."""
_NEXT_GAME, _NEWS = ":next-game", "\n🏅"
_LONGEST = 10
"""Seconds in which a computer has moved, and a result is seen."""
_TIME, _WRONG_BY = re.compile(r"<t:(\d+):R>"), 60
_KINDS = ("table", "move", "anyone", "pick", "choose")
_EXPECTED_LOGS = (
    "the disk", "nobody's time runs", "was not posted", "Discord", "could not be", "cut off", "out of order",
)  # fmt: skip


class Watch(logging.Handler):
    """Looks at each message as Discord gets it, and at the log."""

    def __init__(self, world: World, eyes: OnFile) -> None:
        super().__init__(logging.WARNING)
        self.world = world
        self.eyes = eyes
        self.faults: list[str] = []
        self.shown = Counter[tuple[int, bool]]()
        """Up to which decision and, apart from that, up to which move anybody saw each table."""
        self._knew = dict[tuple[int, int], set[int]]()
        """The cards that each person knew when they saw their hand last."""
        self.began = dict[tuple[int, bool], int]()
        """At which of these they saw it first."""
        self.lessons = set[int]()
        self.posted = Counter[tuple[int, str]]()
        """How often each text was posted in each channel."""
        self._answers = dict[str, str]()
        """What each interaction was told first."""
        world.on_seen.append(self.look)
        world.note = self.note

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        if record.exc_info or record.levelno >= logging.ERROR:
            error = record.exc_info[1] if record.exc_info else None
            text = f"{record.name}: {said}{'' if error is None else f' ({error!r})'}"
            if not any(known in text for known in _EXPECTED_LOGS):
                self.note(f"log: {text}")

    def note(self, fault: str) -> None:
        self.world.tell(f"FAULT {fault}")
        self.faults.append(fault)

    def look(self, method: str, path: str, content: dict[str, Any]) -> None:
        for part in parts_of(content.get("components", [])):
            if found := _AT_TABLE.match(str(part.get("custom_id", ""))):
                self._is_stored((int(found[2]), found[1] == "anyone"), int(found[3]))
        if method == "POST" and (posted := _POST.match(path)):
            self.posted[int(posted[1]), str(content.get("content") or "")] += 1
        if method == "POST" and (answer := _ANSWER.match(path)) and not content.get("components"):
            self._is_said_once(answer[1], answer[2], str(content.get("content") or ""))
        if method != "DELETE":
            self._keeps_secrets(method, path, content)

    def _is_said_once(self, how: str, token: str, text: str) -> None:
        if how == "interactions":
            self._answers[token] = text
        elif text and text == self._answers.get(token) and self.world.troubled[token] < 2 and not HAND.search(text):
            self.note(f"somebody is told twice: {text!r}")

    def _is_stored(self, what: tuple[int, bool], number: int) -> None:
        """What is shown was committed before."""
        self.began.setdefault(what, number)
        if number > self.shown[what]:
            self.shown[what] = number
            if (stored := self.stored(*what)) < number:
                self.note(f"table {what[0]} is shown as of {number}, and stored as of {stored}")

    def stored(self, table: int, is_move: bool) -> int:
        found = stored_table(self.eyes, "id = ?", table)
        if found is None:
            return -1
        try:
            data = decode(found, find_game(found.game))
        except (Refused, Unreadable):  # nobody played there, or it is set aside, which the log tells
            return self.shown[table, is_move]
        if data.terms.scripted:
            self.lessons.add(table)
        return data.moves if is_move else max(data.epochs, default=0)

    def unshown(self) -> list[int]:
        """Return the tables of which more is stored than anybody saw."""
        return [table for table, is_move in self.shown if self.stored(table, is_move) > self.shown[table, is_move]]

    def _keeps_secrets(self, method: str, path: str, content: dict[str, Any]) -> None:
        """A hand names no card that its reader may not know."""
        text = str(content.get("content") or "")
        if not (found := HAND.search(text)):
            return
        token = path.split("/")[3]
        record = self.world.backend.interactions.get(self.world.backend.interaction_tokens.get(token, 0))
        stored = stored_table(self.eyes, "id = ?", int(found[1]))
        if record is None or stored is None or stored.phase != "playing":
            if record is not None and method == "POST":  # somebody asks for it after the end
                self.world.stuck.add(record.source_message_id or 0)
            return
        game = find_game(stored.game)
        data = decode(stored, game)
        seat = data.seat_of(record.user_id)
        labels = [str(part.get("label", "")) for part in parts_of(content.get("components", []))]
        told = [line for line in text.split("\n") if not line.startswith(_PUBLIC)]
        named = {_CARDS[card] for card in _CARD.findall(" ".join((*told, *labels)))}
        known = set(_numbers(msgspec.to_builtins(game.view(data.state, seat))))
        others = {
            card for other in range(len(data.seats)) if other != seat for card in game.view(data.state, other).hand
        }
        knew, self._knew[data.id, record.user_id] = self._knew.get((data.id, record.user_id), set()), known
        if seen := named & others - known - knew:  # what is on its way may be a moment old
            cards = " ".join(card_text(card) for card in sorted(seen))
            self.note(f"table {data.id}: {self.world.house.name_of(data.seats[seat or 0])} sees {cards}")

    def nothing_is_lost(self) -> None:
        for what, number in self.shown.items():
            stored = self.stored(*what)
            if stored < 0 and (what[0] in self.lessons or number == self.began[what]):
                continue  # nothing is kept for long of lessons, and of tables that nobody played at
            if stored < number:
                self.note(f"table {what[0]} was shown as of {number}, and is stored as of {stored}")


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict):
        for one in (*value, *value.values()):
            yield from _numbers(one)
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from _numbers(one)


async def faults_when_quiet(world: World, watch: Watch) -> list[str]:
    """Some seconds after nobody did anything and Discord took everything."""
    house, eyes = world.house, watch.eyes
    faults = [*_stands_still(world, eyes), *_open_after_the_end(world, eyes), *await _said_twice(world, watch)]
    faults += [fault async for fault in _day_faults(world, eyes)]
    faults += [fault async for fault in _public_faults(world, eyes)]
    for house.channel in world.channels:  # no bot knows what those before it have shown to one person alone
        faults += [
            *await consistency.private_faults(house, world.is_known),
            *await consistency.open_hands(house, world.is_known),
        ]
    house.channel = world.channels[0]
    store = await Store.open_to_read(house.settings.database, find_stored())
    try:
        _, damaged = await table_faults(store, find_game)
        _, wrong = await rating_faults(store)
    finally:
        await store.close()
    return [*faults, *damaged, *wrong]


def moved_lately(world: World, eyes: OnFile, seconds: float) -> bool:
    """Return whether a table has changed within so many seconds."""
    times = eyes.rows("SELECT touched_at, guild_id FROM tables WHERE private_to IS NULL")
    return any(world.bot.clock.table_time(guild) - at < seconds for at, guild in times)


async def _public_faults(world: World, eyes: OnFile) -> AsyncIterator[str]:
    """Each table has one message, which says what a bot would say that had never said anything."""
    services = world.bot.services
    there = {channel.id: channel for channel in world.channels}
    for number, channel_id in eyes.rows("SELECT id, channel_id FROM tables WHERE private_to IS NULL"):
        try:
            table = await services.tables.find(number)
        except Refused:
            continue  # nothing is kept of a table that nobody played at
        if channel_id not in there:
            if table.data.is_open:
                yield f"table {number} goes on in a channel that is gone"
            continue
        age = world.bot.clock.table_time(table.data.guild_id) - table.data.touched_at
        if not table.data.is_open and age > UNPOSTED_FOR:
            continue  # nobody waits for it any more
        messages = [message for message in there[channel_id].history() if _shows(message, table.data.id)]
        shown, *_ = await present_public(services.context, table)
        if len(messages) > 1 or (table.data.is_open and not messages):
            yield f"table {number}: {len(messages)} messages show it"
        elif messages:
            stands = _may_stand(table.data, messages[0], shown)
            ignored = (OTHER_PICTURE,) if stands.alt != shown.alt else ()
            if not table.data.is_open and _NEXT_GAME in str(shown.panel):
                ignored = (*ignored, OTHER_BUTTONS)  # a night has begun since
            for fault in consistency.differences(world.house, messages[0], stands):
                if fault not in ignored:
                    yield f"table {number}: {fault}"
        if table.computers_asked and age > _LONGEST:
            yield f"table {number} waits for a computer"


def _open_after_the_end(world: World, eyes: OnFile) -> Iterator[str]:
    going_on = {table for (table,) in eyes.rows("SELECT id FROM tables WHERE phase IN ('lobby', 'playing')")}
    stored = (world.backend.messages.get(channel.id, {}) for channel in world.channels)
    for message in (message for there in stored for message in there.values()):
        found = HAND.search(message.content) if message.id not in world.stuck and world.is_known(message) else None
        if found and int(found[1]) not in going_on and "💤" not in message.content:
            yield f"a hand of table {found[1]} is still open"


def _may_stand(data: TableData, message: discord.Message, shown: Presentation) -> Presentation:
    """Return what may be there instead: watchers and cheers come with the next move, a deadline that is wrong by less
    than a minute may stand, and of games that are over the last moves are told until the bot is started anew.
    """
    said, described = message.content, next((each.description or "" for each in message.attachments), "")
    plain, other = (_TIME.sub("", _FIRST_NEXT.sub("", _CROWD.sub("", text))) for text in (said, shown.content))
    times = zip(_TIME.findall(said), _TIME.findall(shown.content), strict=False)
    is_alike = plain == other and all(abs(int(told) - int(right)) <= _WRONG_BY for told, right in times)
    is_described = _CROWD.sub("", described) == _CROWD.sub("", shown.alt)
    if not data.is_open:
        # News is told from the first to the last table, whichever ends first.
        without_news = described.partition(_NEWS)[0].rstrip("…")
        is_alike, is_described = (
            True,
            is_described or described.endswith(shown.alt) or shown.alt.startswith(without_news),
        )
    return msgspec.structs.replace(
        shown, content=said if is_alike else shown.content, alt=described if is_described else shown.alt
    )


def _shows(message: discord.Message, table: int) -> bool:
    ids = [str(getattr(item, "custom_id", "")).split(":") for row in message.components for item in row.children]  # pyright: ignore[reportAttributeAccessIssue]
    return any(
        len(parts) > 3 and parts[1].partition(".")[0] == str(table) and parts[3] not in _BESIDE and parts[0] in _KINDS
        for parts in ids
    )


async def _said_twice(world: World, watch: Watch) -> list[str]:
    """Each call and each result is said once, unless Discord has lost it."""
    services, happened = world.bot.services, Counter[tuple[int, str]]()
    for number, channel_id in watch.eyes.rows("SELECT id, channel_id FROM tables WHERE private_to IS NULL"):
        with suppress(Refused):
            table = await services.tables.find(number)
            kit, voice = services.kits[table.data.game], Audience(table.data, "").of_message
            for event in events_of(await table.story() if table.data.state is not None else ()):
                if isinstance(event, Juse):
                    happened[channel_id, call_text(kit, event, voice)] += 1
                elif isinstance(event, Milestone) and kit.result is not None:
                    happened[channel_id, within_limit(kit.result.text(event, voice).splitlines())] += 1
    return [
        f"{text!r} was posted {times} times, and happened {happened[channel, text]} times"
        for (channel, text), times in watch.posted.items()
        if 0 < happened[channel, text] < times - world.lost.count(text)
    ]


async def _day_faults(world: World, eyes: OnFile) -> AsyncIterator[str]:
    """Days' results follow from the games, and streaks from these, counted here in another way."""
    results = {*eyes.rows("SELECT game, day, user_id FROM daily_results JOIN people ON key = person")}
    games = {(game, day, user): (begun, ended) for game, day, user, begun, ended in eyes.rows(_DAY_GAMES)}
    for made_up in results - {*games}:
        yield f"a result of a day is made up: {made_up}"
    for (game, day, user), (begun, ended) in games.items():
        midnight = (date.fromisoformat(day).toordinal() - _FIRST_DAY + 1) * 86_400
        counts = begun is not None and begun < midnight and ended <= midnight + 3600
        if counts and (game, day, user) not in results:
            yield f"a result of a day is lost: {(game, day, user)}"
    today = world.now().date()
    for game, user in {(game, user) for game, _, user in results}:
        days = {date.fromisoformat(day).toordinal() for other, day, who in results if (other, who) == (game, user)}
        last = today.toordinal() - (today.toordinal() not in days)
        missed = max((day for day in range(min(days) - 1, last + 1) if day not in days), default=last)
        told = await DailyBook(world.bot.services.store).streak(user, game, today.isoformat())
        if told != max(0, last - missed):
            yield f"{user} has a streak of {told} at {game}, and played on {sorted(days)}"


def _stands_still(world: World, eyes: OnFile) -> Iterator[str]:
    """Each open table goes on by itself, or ends in time."""
    for table, deadline in eyes.rows("SELECT id, deadline FROM tables WHERE phase IN ('lobby', 'playing')"):
        if deadline is None:
            yield f"table {table} has no deadline"
        elif deadline < world.bot.clock.slowest() - 10:
            yield f"table {table} should have ended or gone on {world.bot.clock.slowest() - deadline:.0f} s ago"
        elif (Alarm.DEADLINE, table) not in world.bot.services.tables.alarms._times:
            yield f"table {table} will never end"
