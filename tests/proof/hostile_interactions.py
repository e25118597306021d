"""Send interactions of strangers to a bot while its database is watched."""

import asyncio
import math
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from simcord.backend.models import Message
from simcord.types import HttpLogEntry

from bot.app import JuseBot
from bot.config import Settings
from bot.core.errors import Refused
from bot.progress import steps
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import Phase
from bot.tables.store.snapshot import decode
from bot.text import Words, words_for
from tests.discord.api_limits import check_all
from tests.discord.error_log import logged_errors
from tests.proof.eyes import OnFile, check_faults, stored_table
from tests.proof.hostile_aims import Aim, Aims, Offered, where_nothing_is
from tests.proof.hostile_input import CLICK, COMMAND, NAMES, PERSON, Input, InputGenerator, Surroundings
from tests.proof.isolated import folder_on_disk
from tests.proof.offline_discord import Click, OfflineDiscord
from tests.proof.rights import NOTHING, Sent, Who, read_sent
from tests.proof.watch import Watch

_NEW_MESSAGE = re.compile(r"^/channels/(\d+)/messages$")
_MESSAGE = re.compile(r"^/channels/(\d+)/messages")
_RECORD = re.compile(r"^[a-z]+-(\d+)\.json$")
_WRONG = ("went-wrong", "not-saved", "discord-trouble")
"""What is said of the bot's own faults. None are planted here, so there are no others."""
CHANNELS, _PLAYERS = 15, 3
"""Of each server."""
PATIENCE = 3.0
LONGEST = 60.0
"""Seconds after which there will be no answer, however busy the machine is."""
SECONDS_EACH = 1.0
"""Of table time, which goes on with every interaction and not by itself: so people's time runs out on any machine."""
ANSWERED_ERRORS = (app_commands.CommandNotFound, app_commands.TransformerError, app_commands.CommandSignatureMismatch)
"""discord.py's names for a command that no longer is as Discord thinks. The bot answers it, so nothing is wrong."""
_CLEAR_EVERY = 100
_AIMED, _OFFERED, _ENTITLED, _FAR, _ASTRAY = 0.85, 0.2, 0.7, 0.04, 0.06
"""The shares of input that may change something; and of that, what the bot has offered lately, what comes from somebody
whom it fits, from another server, and from another channel.
"""
NO_MESSAGE: dict[str, Any] = {
    "id": "1", "channel_id": "1", "content": "",
    "author": {"id": "1", "username": "a bot", "discriminator": "0", "avatar": None},
    "attachments": [], "embeds": [], "mentions": [], "mention_roles": [], "type": 0, "pinned": False, "tts": False,
    "mention_everyone": False, "edited_timestamp": None, "timestamp": "2026-01-01T00:00:00+00:00",
}  # fmt: skip
_KEPT_PRIVATE = 200
"""Private messages in a channel."""


class Answers:
    """What the bot says: no apology, no record of a running game, no mention of people who never sat there."""

    def __init__(self, offline: OfflineDiscord[Click], watch: Watch, offered: Offered) -> None:
        self.objections: list[str] = []
        self.wrong: list[str] = []
        """Whatever was said of a fault."""
        self._offline, self._watch, self._offered = offline, watch, offered
        self._read = 0
        self._apologies = {words_for("").say(key): key for key in _WRONG}

    def read(self, who: Who, *, is_forged: bool) -> None:
        """Judge all that the bot has said since the last time, which was before `who` sent something. `is_forged`: what
        they pressed was not in the message, so Discord may not take an edit of it.
        """
        requests = self._offline.env.http_requests
        for request in requests[self._read :]:
            if isinstance(request.json, dict):
                said = request.json.get("data") or request.json
                place = _MESSAGE.match(request.path)
                self._offered.note(said, int(place[1]) if place else who.channel_id, None if place else who.user_id)
                self.objections += [f"{fault}, by {who}" for fault in self._objections(request, said)]
                apology = self._apologies.get(said.get("content", ""))
                if apology is not None and not (is_forged and apology == "discord-trouble"):
                    self.wrong.append(f"{said['content']} after {who.sent}")
        self._read = len(requests)

    def clear(self) -> None:
        self._read = 0

    def _objections(self, request: HttpLogEntry, said: dict[str, Any]) -> Iterator[str]:
        channel = _NEW_MESSAGE.match(request.path) if request.method == "POST" else None
        mentioned = (said.get("allowed_mentions") or {}).get("users") or ()
        if channel:
            strangers = {int(user_id) for user_id in mentioned} - self._watch.sat_in(int(channel[1]))
            yield from (f"{user_id} was mentioned" for user_id in strangers)
        for attachment in said.get("attachments") or ():
            record = _RECORD.match(attachment.get("filename", ""))
            table = None if record is None else self._watch.known.get(int(record[1]))
            if table is not None and table.is_open:
                yield f"the record of table {table.id} was sent while it is {table.phase}"


class Server:
    """Its people: players, passers-by with troublesome names, and two moderators of this server only."""

    def __init__(self, env: simcord.Env, name: str, channels: int) -> None:
        self.guild = env.create_guild(name)
        self.channels = [self.guild.create_text_channel(f"channel {number}").id for number in range(channels)]
        self._env = env
        players = [self.guild.add_member(self._user(f"player {number}")) for number in range(_PLAYERS)]
        self.players = [player.id for player in players]
        self.manager = self._moderator("manager", manage_guild=True, manage_messages=True)
        self.moderators = (self._moderator("moderator", manage_messages=True), self.manager)
        passers_by = [
            self.guild.add_member(self._user(f"passer {number}"), nick=one) for number, one in enumerate(NAMES)
        ]
        self.people = {member.id: member for member in (*players, *passers_by, *self.moderators)}

    def add_moderators_of(self, other: "Server") -> None:
        """Here they have no rights."""
        for moderator in other.moderators:
            user = simcord.UserHandle(self._env, self._env.backend.get_user(moderator.id))
            self.people[moderator.id] = self.guild.add_member(user)

    def who(self, member: simcord.MemberActor, channel_id: int, sent: Sent) -> Who:
        moderator = member.id in (known.id for known in self.moderators)
        manager = member.id == self.manager.id
        return Who(member.id, self.guild.id, channel_id, moderator=moderator, manager=manager, sent=sent)

    def _moderator(self, name: str, **allowed: bool) -> simcord.MemberActor:
        role = self.guild.create_role(name, permissions=discord.Permissions(**allowed))
        return self.guild.add_member(self._user(name), roles=[role], nick=f"@{name}")

    def _user(self, name: str) -> simcord.UserHandle:
        return self._env.create_user(f"{name} of {self.guild.id}")


class TableTime:
    def __init__(self) -> None:
        self.now = 0.0
        self.clock = Clock(lambda: self.now, longest_step=math.inf)

    def go_on(self, tables: Tables) -> None:
        """Any ring of the tables' timer looks at what is due now: here that of a table which is not there."""
        self.now += SECONDS_EACH
        tables.alarms.show_in(-1, 0, 0.0)


class Strangers:
    """People of servers with tables, and of one without."""

    def __init__(
        self, bot: JuseBot, offline: OfflineDiscord[Click], channels: int, generator: InputGenerator, time: TableTime
    ) -> None:
        self.bot, self.offline, self.generator, self.time = bot, offline, generator, time
        assert isinstance(bot.settings.database, Path)
        self.watch, self._eyes = Watch(bot.settings.database), OnFile(bot.settings.database)
        self.counts = Counter(changing=0, asked=0, unasked=0, requests=0, late=0)
        self.objections: list[str] = []
        self.refused: list[str] = []
        """What was, since somebody sent something last."""
        self.unanswered: list[str] = []
        each = -(-channels // CHANNELS)
        self._servers = [Server(offline.env, f"server {number}", CHANNELS) for number in range(each)]
        self._elsewhere = Server(offline.env, "elsewhere", 3)
        everywhere = [*self._servers, self._elsewhere]
        for here, other in pairwise(everywhere):
            here.add_moderators_of(other)
        self._server_of = {channel: server for server in everywhere for channel in server.channels}
        players = {channel: server.players for channel, server in self._server_of.items()}
        self.offered = Offered(generator.chance, players)
        self.answers = Answers(offline, self.watch, self.offered)
        kits = bot.services.kits.values()
        self._where_nothing_is = where_nothing_is(
            generator.chance, [kit.name for kit in kits], [kit.name for kit in kits if kit.for_one]
        )

    def close(self) -> None:
        self.watch.close()
        self._eyes.close()

    async def do_something(self) -> None:
        self.time.go_on(self.bot.services.tables)
        chance = self.generator.chance
        server = chance.choice(self._servers)
        channel_id = chance.choice(server.channels)
        message = self.offline.newest(channel_id)
        if chance.random() < _AIMED:
            aim = (self.offered.pick_one() if chance.random() < _OFFERED else None) or self._aim_at(channel_id, server)
            server, channel_id = self._server_of[aim.channel_id], aim.channel_id
            if chance.random() < _FAR:
                server = self._elsewhere
                message = None
            if server is self._elsewhere or chance.random() < _ASTRAY:
                channel_id = chance.choice(server.channels)
            await self._send(server, channel_id, self._someone(server, aim.who), aim.input, message)
        else:
            seen = self._surroundings(server, channel_id, message)
            user_id = self._someone(server, ())
            await self._send(server, channel_id, user_id, self.generator.next(seen), message, seen)

    def _aim_at(self, channel_id: int, server: Server) -> Aim:
        number = self._table_at(channel_id)
        if number is None:
            return Aim(next(self._where_nothing_is), [*server.people], channel_id)
        stored = stored_table(self._eyes, "id = ?", number)
        assert stored is not None
        kit = self.bot.services.kits[stored.game]
        return Aims(decode(stored, kit.rules), kit, self.generator.chance, [*server.people]).pick_one()

    async def _send(
        self,
        server: Server,
        channel_id: int,
        user_id: int,
        sent: Input,
        message: Message | None = None,
        seen: Surroundings | None = None,
    ) -> None:
        shown = None
        if sent.kind == CLICK:
            rows = [{"type": 1, "components": [sent.component]}]
            shown = {**(self.offline.shown(message) if message else NO_MESSAGE), "components": rows}
        elif sent.kind == COMMAND:
            meant = seen.person if seen else _person_in(sent.data)
            person = meant if meant in server.people else user_id
            sent.data["resolved"] = self.offline.resolved(person, seen.channel if seen else channel_id)
        member = server.people[user_id]
        who = server.who(member, channel_id, read_sent(sent.data) if sent.kind in (CLICK, COMMAND) else NOTHING)
        click = self.offline.send(member, channel_id, sent.kind, sent.data, shown, answers=_any_callback)
        await self._wait_for_answer(click, sent)
        self.answers.read(who, is_forged=not _has(message, sent))
        changes = self.watch.look(who, self.bot.clock.running())
        if changes.asked and self.refused:
            self.objections.append(f"{self.refused} was refused, and yet changed something, by {who}")
        self.refused.clear()
        self.counts["changing"] += changes.asked > 0
        self.counts["asked"] += changes.asked
        self.counts["unasked"] += changes.unasked
        self.objections += [f"{objection}, who sent {sent.data}" for objection in changes.objections]

    def _table_at(self, channel_id: int) -> int | None:
        """Most often the open one there, sometimes a lobby or a finished game, which there are few of, or one of the
        newest.
        """
        chance = self.generator.chance
        how = chance.random()
        if how < 0.05 and (over := self.watch.in_phase(Phase.OVER)):
            return chance.choice(over)
        if how < 0.65:
            return self.watch.open_in(channel_id)
        if how < 0.8 and (lobbies := self.watch.in_phase(Phase.LOBBY)):
            return chance.choice(lobbies)
        number = max(1, self.watch.newest - chance.randrange(30))
        return number if number in self.watch.known and number not in self.watch.packed else None

    def _someone(self, server: Server, who: Sequence[int]) -> int:
        """Most often one of those who may; else often one of its players, and sometimes a moderator."""
        chance = self.generator.chance
        known = [user_id for user_id in who if user_id in server.people]
        if known and chance.random() < _ENTITLED:
            return chance.choice(known)
        if chance.random() < 0.06:
            return chance.choice(server.moderators).id
        seated = server.players if chance.random() < 0.3 else None
        others = [user_id for user_id in server.people if user_id not in who]
        return chance.choice(seated or others or known)

    def _surroundings(self, server: Server, channel_id: int, message: Message | None) -> Surroundings:
        chance = self.generator.chance
        rows = message.components if message else ()
        return Surroundings(
            [*(part["custom_id"] for row in rows for part in row["components"]), *self.offered.ids()],
            person=chance.choice(server.players),
            channel=chance.choice(server.channels),
        )

    async def _wait_for_answer(self, click: Click, sent: Input) -> None:
        began = time.monotonic()
        try:
            async with asyncio.timeout(LONGEST):
                await click.answered.wait()
        except TimeoutError:
            self.unanswered.append(f"no answer to {sent}")
        self.counts["late"] += time.monotonic() - began > PATIENCE
        await self.offline.until_idle()

    def check_and_clear_requests(self) -> None:
        self.counts["requests"] += check_all(self.offline.env.http_requests)
        self.answers.clear()
        self.offline.clear_history()
        self.watch.clear()
        for channel_id in self._server_of:
            self.offline.drop_private_messages(channel_id, _KEPT_PRIVATE)


def _has(message: Message | None, sent: Input) -> bool:
    rows = message.components if message else ()
    return any(part.get("custom_id") == sent.data.get("custom_id") for row in rows for part in row["components"])


def _person_in(data: dict[str, Any]) -> int | None:
    """Whom a command is about."""
    options = data.get("options") or [{**data, "type": 0}]
    found = (int(option["value"]) for option in options if option["type"] == PERSON)
    inner = (_person_in(option) for option in data.get("options") or () if "options" in option)
    return next(found, None) or next(inner, None)


def _any_callback(method: str, address: str, deferring: bool) -> bool:
    return method == "POST" and "/callback" in address


@contextmanager
def noted(refused: list[str]) -> Iterator[None]:
    """Note the reasons for which something is refused."""

    def refusal(words: Words, reason: Refused, **names: Any) -> str:
        refused.append(reason.code)
        return say(words, reason, **names)

    say = Words.refusal
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "refusal", refusal)
        yield


async def interactions(channels: int, count: int, seed: str) -> dict[str, Any]:
    with logged_errors() as logged, folder_on_disk() as folder:
        path = Path(folder) / "juse.sqlite3"
        table_time = TableTime()
        settings = Settings(database=path, computer_pause=0.0, emojis=False)
        bot = JuseBot(settings, shard_count=1, clock=table_time.clock)
        offline = OfflineDiscord(bot, Click)
        await offline.start()
        try:
            commands = [command.to_dict(bot.tree) for command in bot.tree.get_commands()]
            strangers = Strangers(bot, offline, channels, InputGenerator(seed, commands), table_time)
            with noted(strangers.refused):
                for number in steps(range(count), "interactions"):
                    await strangers.do_something()
                    if number % _CLEAR_EVERY == 0:
                        strangers.check_and_clear_requests()
            strangers.check_and_clear_requests()
            errors = [repr(error) for error in offline.env.errors if not isinstance(error, ANSWERED_ERRORS)]
            strangers.close()
        finally:
            await offline.close()
        faults = await check_faults(path)
    return {
        **strangers.counts,
        "count": count,
        "seed": seed,
        "unanswered": strangers.unanswered,
        "objections": [*strangers.objections, *strangers.answers.objections],
        "wrong": strangers.answers.wrong,
        "errors": [*errors, *logged],
        "faults": faults,
    }
