"""What `hostile` measures of interactions: a bot among strangers, while its database is watched."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands
from simcord.backend.models import Message

from bot.games import find_game
from bot.progress import steps
from bot.tables.steps.model import Phase
from bot.tables.store.check import table_faults
from bot.tables.store.store import Store
from tests.discord.api_limits import check_all
from tests.proof.crowd import Crowd, playing_crowd
from tests.proof.error_log import logged_errors
from tests.proof.hostile_input import CLICK, COMMAND, NAMES, Input, InputGenerator, Surroundings
from tests.proof.isolated import folder_on_disk
from tests.proof.offline_discord import Click
from tests.proof.rights import Who
from tests.proof.watch import Watch

PATIENCE = 3.0
ANSWERED_ERRORS = (app_commands.CommandNotFound, app_commands.TransformerError, app_commands.CommandSignatureMismatch)
"""discord.py's names for a command that no longer is as Discord thinks. The bot answers it, so nothing is wrong."""
_CLEAR_EVERY = 100
NO_MESSAGE: dict[str, Any] = {
    "id": "1", "channel_id": "1", "content": "",
    "author": {"id": "1", "username": "a bot", "discriminator": "0", "avatar": None},
    "attachments": [], "embeds": [], "mentions": [], "mention_roles": [], "type": 0, "pinned": False, "tts": False,
    "mention_everyone": False, "edited_timestamp": None, "timestamp": "2026-01-01T00:00:00+00:00",
}  # fmt: skip
_NEW_MESSAGE = re.compile(r"^/channels/(\d+)/messages$")
_KEPT_PRIVATE = 200
"""Private messages in a channel."""


class Server:
    """Its people: players, passers-by with troublesome names, and two moderators of this server only."""

    def __init__(
        self,
        guild: simcord.GuildHandle,
        env: simcord.Env,
        players: Sequence[simcord.MemberActor],
        tables: Sequence[int],
    ) -> None:
        self.guild = guild
        free = [guild.create_text_channel(f"free {number}").id for number in range(3)]
        self.channels = [*tables, *free]
        self._env = env
        self.manager = self._moderator("manager", manage_guild=True, manage_messages=True)
        self.moderators = (self._moderator("moderator", manage_messages=True), self.manager)
        passers_by = [guild.add_member(self._user(f"passer {number}"), nick=name) for number, name in enumerate(NAMES)]
        self.people = {member.id: member for member in (*players, *passers_by, *self.moderators)}

    def add_moderators_of(self, other: "Server") -> None:
        """Here they have no rights."""
        for moderator in other.moderators:
            user = simcord.UserHandle(self._env, self._env.backend.get_user(moderator.id))
            self.people[moderator.id] = self.guild.add_member(user)

    def who(self, member: simcord.MemberActor, channel_id: int) -> Who:
        moderator = member.id in (known.id for known in self.moderators)
        return Who(member.id, self.guild.id, channel_id, moderator=moderator, manager=member.id == self.manager.id)

    def _moderator(self, name: str, **allowed: bool) -> simcord.MemberActor:
        role = self.guild.create_role(name, permissions=discord.Permissions(**allowed))
        return self.guild.add_member(self._user(name), roles=[role], nick=f"@{name}")

    def _user(self, name: str) -> simcord.UserHandle:
        return self._env.create_user(f"{name} of {self.guild.id}")


class Strangers:
    """Those who sit at the tables, others of their server, and people of a server without tables."""

    def __init__(self, crowd: Crowd, generator: InputGenerator) -> None:
        self.crowd, self.offline, self.generator = crowd, crowd.offline, generator
        self.watch = Watch(crowd.bot.settings.database)
        self.counts = Counter(changes=0, mentions=0, requests=0, unanswered=0)
        self.objections: list[str] = []
        env = self.offline.env
        self._servers = [
            Server(
                guild,
                env,
                [member for member in crowd.members if member.guild.id == guild.id],
                [place.channel_id for place in crowd.places if place.guild_id == guild.id],
            )
            for guild in {member.guild.id: member.guild for member in crowd.members}.values()
        ]
        self._elsewhere = Server(env.create_guild("elsewhere"), env, (), ())
        for here, other in pairwise([*self._servers, self._elsewhere]):
            here.add_moderators_of(other)
        self._seated = {place.channel_id: place.people for place in crowd.places}

    def close(self) -> None:
        self.watch.close()

    async def do_something(self) -> None:
        chance = self.generator.chance
        server = chance.choice(self._servers)
        channel_id = chance.choice(server.channels)
        message = self.offline.newest(channel_id)
        asked, move = self._move(channel_id)
        far = chance.random() < 0.1
        home, place = (self._elsewhere, self._elsewhere.channels[0]) if far else (server, channel_id)
        surroundings = self._surroundings(home, place, message, move)
        sent = self.generator.next(surroundings)
        who = self._someone_far() if far else self._someone(server, channel_id, asked if sent.clicks(move) else None)
        shown = None
        if sent.kind == CLICK:
            rows = [{"type": 1, "components": [sent.component]}]
            shown = {**(self.offline.shown(message) if message else NO_MESSAGE), "components": rows}
        elif sent.kind == COMMAND:
            sent.data["resolved"] = self.offline.resolved(surroundings.person, surroundings.channel)
        click = self.offline.send(who, place, sent.kind, sent.data, shown, answers=_any_callback)
        await self._wait_for_answer(click, sent)
        changes = self.watch.look(home.who(who, place), self.crowd.bot.clock.running())
        self.counts["changes"] += changes.tables
        self.objections += [f"{objection}, who sent {sent.data}" for objection in changes.objections]

    def _someone(self, server: Server, channel_id: int, asked: int | None) -> simcord.MemberActor:
        """Often somebody who sits there, sometimes a moderator, and mostly `asked` if given."""
        chance = self.generator.chance
        if asked in server.people and chance.random() < 0.7:
            return server.people[asked]
        if chance.random() < 0.1:
            return chance.choice(server.moderators)
        seated = self._seated.get(channel_id) if chance.random() < 0.5 else None
        return server.people[chance.choice(seated or [*server.people])]

    def _someone_far(self) -> simcord.MemberActor:
        return self.generator.chance.choice([*self._elsewhere.people.values()])

    def _surroundings(self, server: Server, channel_id: int, message: Message | None, move: str) -> Surroundings:
        chance = self.generator.chance
        rows = message.components if message else ()
        return Surroundings(
            [part["custom_id"] for row in rows for part in row["components"]],
            self.watch.newest,
            self.watch.known,
            move,
            person=chance.choice(self._seated.get(channel_id) or [*server.people]),
            channel=chance.choice(server.channels),
        )

    def _move(self, channel_id: int) -> tuple[int | None, str]:
        """Who is asked at the channel's table or at one of the newest, and the custom_id of something they can do."""
        chance = self.generator.chance
        if chance.random() < 0.5:
            return None, ""
        number = self.watch.open_in(channel_id)
        if number is None or chance.random() < 0.2:
            number = self.watch.newest - chance.randrange(40)
        table = self.watch.known.get(number)
        if table is None or table.phase is not Phase.PLAYING:
            return None, ""
        data, game = self.crowd.read(number)
        asked = sorted(game.to_act(data.state))
        if not asked:
            return None, ""
        seat = chance.choice(asked)
        action = chance.choice(chance.choice((game.legal, game.possible))(data.state, seat))
        return data.seats[seat].user_id, f"m:{data.ref}:{data.epochs[seat]}:{game.spell(action)}"[:100]

    async def _wait_for_answer(self, click: Click, sent: Input) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.offline.answered(click)
        except TimeoutError:
            self.counts["unanswered"] += 1
            self.objections.append(f"no answer to {sent}")
        await self.offline.until_idle()

    def _mentioned_strangers(self) -> Iterator[str]:
        """People mentioned in a channel where they have never sat at a table."""
        for request in self.offline.env.http_requests:
            channel = _NEW_MESSAGE.match(request.path) if request.method == "POST" else None
            mentioned = (request.json or {}).get("allowed_mentions", {}).get("users") if channel else None
            if channel and mentioned:
                self.counts["mentions"] += 1
                strangers = {int(user_id) for user_id in mentioned} - self.watch.sat_in(int(channel[1]))
                yield from (f"{user_id} was mentioned" for user_id in strangers)

    def check_and_clear_requests(self) -> None:
        self.counts["requests"] += check_all(self.offline.env.http_requests)
        self.objections += self._mentioned_strangers()
        self.offline.clear_history()
        for server in (*self._servers, self._elsewhere):
            for channel_id in server.channels:
                self.offline.drop_private_messages(channel_id, _KEPT_PRIVATE)


def _any_callback(method: str, address: str, deferring: bool) -> bool:
    return method == "POST" and "/callback" in address


async def interactions(tables: int, count: int, seed: str = "strangers") -> dict[str, Any]:
    with logged_errors() as logged, folder_on_disk() as folder:
        path = Path(folder) / "juse.sqlite3"
        async with playing_crowd(path, tables) as crowd:
            commands = [command.to_dict(crowd.bot.tree) for command in crowd.bot.tree.get_commands()]
            strangers = Strangers(crowd, InputGenerator(seed, commands))
            await crowd.sit_down(crowd.places)
            for number in steps(range(count), "interactions"):
                await strangers.do_something()
                if number % _CLEAR_EVERY == 0:
                    strangers.check_and_clear_requests()
            strangers.check_and_clear_requests()
            errors = [repr(error) for error in crowd.offline.env.errors if not isinstance(error, ANSWERED_ERRORS)]
            strangers.close()
        faults = await _faults(path)
    return {
        **strangers.counts,
        "count": count,
        "objections": strangers.objections,
        "errors": [*errors, *logged],
        "faults": faults,
    }


async def _faults(path: Path) -> list[str]:
    """What `python -m bot check` finds."""
    store = await Store.open_to_read(path)
    try:
        return [*await store.integrity_faults(), *(await table_faults(store, find_game))[1]]
    finally:
        await store.close()
