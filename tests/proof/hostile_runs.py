"""What `hostile` measures of interactions: a bot among strangers, with a watch on its file."""

import asyncio
import logging
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
from bot.tables.steps.model import Phase
from bot.tables.store.check import table_faults
from bot.tables.store.store import Store
from tests.discord.api_limits import check_all
from tests.proof.apart import on_disk
from tests.proof.crowd import Crowd, crowd
from tests.proof.offline import Click
from tests.proof.rights import Who
from tests.proof.strangers import COMMAND, NAMES, PRESS, Ideas, Sight, Thing
from tests.proof.watch import Watch

ACKNOWLEDGED = 3.0
ANSWERED_BY_ERROR = (app_commands.CommandNotFound, app_commands.TransformerError, app_commands.CommandSignatureMismatch)
"""What discord.py calls a command that is no longer as Discord thinks. The bot answers it: nothing has gone wrong."""
_FORGET_EVERY = 100
NO_MESSAGE: dict[str, Any] = {
    "id": "1", "channel_id": "1", "content": "",
    "author": {"id": "1", "username": "a bot", "discriminator": "0", "avatar": None},
    "attachments": [], "embeds": [], "mentions": [], "mention_roles": [], "type": 0, "pinned": False, "tts": False,
    "mention_everyone": False, "edited_timestamp": None, "timestamp": "2026-01-01T00:00:00+00:00",
}  # fmt: skip
_CALL = re.compile(r"^/channels/(\d+)/messages$")
_SCROLLED_AWAY = 200
"""Messages of a channel that stand above what is on anybody's screen."""


class Grumbles(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class Server:
    """Its people: those who play, passers-by under names that make trouble, and two who keep order here only."""

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
        self.moderator = self._keeper("moderator", manage_messages=True)
        self.manager = self._keeper("manager", manage_guild=True, manage_messages=True)
        passers = [guild.add_member(self._user(f"passer {number}"), nick=name) for number, name in enumerate(NAMES)]
        self.people = {member.id: member for member in (*players, *passers, *self.keepers)}

    @property
    def keepers(self) -> tuple[simcord.MemberActor, simcord.MemberActor]:
        return self.moderator, self.manager

    def visited_from(self, other: "Server") -> None:
        """Who keeps order there is anybody here."""
        for keeper in other.keepers:
            user = simcord.UserHandle(self._env, self._env.backend.get_user(keeper.id))
            self.people[keeper.id] = self.guild.add_member(user)

    def who(self, member: simcord.MemberActor, channel_id: int) -> Who:
        keeps = member.id in (keeper.id for keeper in self.keepers)
        return Who(member.id, self.guild.id, channel_id, moderator=keeps, manager=member.id == self.manager.id)

    def _keeper(self, name: str, **allowed: bool) -> simcord.MemberActor:
        role = self.guild.create_role(name, permissions=discord.Permissions(**allowed))
        return self.guild.add_member(self._user(name), roles=[role], nick=f"@{name}")

    def _user(self, name: str) -> simcord.UserHandle:
        return self._env.create_user(f"{name} of {self.guild.id}")


class Strangers:
    """Who clicks: those who sit at the tables, others of their server, and people of a server without tables."""

    def __init__(self, people: Crowd, ideas: Ideas) -> None:
        self.people, self.there, self.ideas = people, people.there, ideas
        self.watch = Watch(people.bot.settings.database)
        self.found: Counter[str] = Counter()
        self.told: list[str] = []
        env = self.there.env
        self._servers = [
            Server(
                guild,
                env,
                [member for member in people.members if member.guild.id == guild.id],
                [place.channel_id for place in people.places if place.guild_id == guild.id],
            )
            for guild in {member.guild.id: member.guild for member in people.members}.values()
        ]
        self._elsewhere = Server(env.create_guild("elsewhere"), env, (), ())
        for here, other in pairwise([*self._servers, self._elsewhere]):
            here.visited_from(other)
        self._seated = {place.channel_id: place.people for place in people.places}

    def close(self) -> None:
        self.watch.close()

    async def do_something(self) -> None:
        chance = self.ideas.chance
        server = chance.choice(self._servers)
        channel_id = chance.choice(server.channels)
        message = self.there.newest(channel_id)
        asked, move = self._right_move(channel_id)
        far = chance.random() < 0.1
        home, place = (self._elsewhere, self._elsewhere.channels[0]) if far else (server, channel_id)
        sight = self._sight(home, place, message, move)
        thing = self.ideas.next(sight)
        who = self._someone_far() if far else self._someone(server, channel_id, asked if thing.presses(move) else None)
        shown = None
        if thing.kind == PRESS:
            rows = [{"type": 1, "components": [thing.component]}]
            shown = {**(self.there.shown(message) if message else NO_MESSAGE), "components": rows}
        elif thing.kind == COMMAND:
            thing.data["resolved"] = self.there.resolved(sight.person, sight.channel)
        click = self.there.anything(who, place, thing.kind, thing.data, shown, answers=_any_callback)
        await self._see_it_answered(click, thing)
        seen = self.watch.look(home.who(who, place), self.people.bot.services.tables.now())
        self.found["changes"] += seen.tables
        self.told += [f"{objection}, who sent {thing.data}" for objection in seen.objections]

    def _someone(self, server: Server, channel_id: int, asked: int | None) -> simcord.MemberActor:
        """Often who sits there, sometimes who keeps order; and what only one is asked for that one may well do."""
        chance = self.ideas.chance
        if asked in server.people and chance.random() < 0.7:
            return server.people[asked]
        if chance.random() < 0.1:
            return chance.choice(server.keepers)
        seated = self._seated.get(channel_id) if chance.random() < 0.5 else None
        return server.people[chance.choice(seated or [*server.people])]

    def _someone_far(self) -> simcord.MemberActor:
        return self.ideas.chance.choice([*self._elsewhere.people.values()])

    def _sight(self, server: Server, channel_id: int, message: Message | None, move: str) -> Sight:
        chance = self.ideas.chance
        rows = message.components if message else ()
        return Sight(
            [part["custom_id"] for row in rows for part in row["components"]],
            self.watch.newest,
            move,
            person=chance.choice(self._seated.get(channel_id) or [*server.people]),
            channel=chance.choice(server.channels),
        )

    def _right_move(self, channel_id: int) -> tuple[int | None, str]:
        """Whom the channel's table asks, or one of the newest tables, and the custom_id of something they can do."""
        chance = self.ideas.chance
        if chance.random() < 0.5:
            return None, ""
        number = self.watch.open_in(channel_id)
        if number is None or chance.random() < 0.2:
            number = self.watch.newest - chance.randrange(40)
        table = self.watch.known.get(number)
        if table is None or table.phase is not Phase.PLAYING:
            return None, ""
        data, game = self.people.seen(number)
        asked = sorted(game.to_act(data.state))
        if not asked:
            return None, ""
        seat = chance.choice(asked)
        action = chance.choice(chance.choice((game.legal, game.possible))(data.state, seat))
        return data.seats[seat].user_id, f"m:{number}:{data.epochs[seat]}:{game.spell(action)}"[:100]

    async def _see_it_answered(self, click: Click, thing: Thing) -> None:
        try:
            async with asyncio.timeout(ACKNOWLEDGED):
                await self.there.answered(click)
        except TimeoutError:
            self.found["unanswered"] += 1
            self.told.append(f"no answer to {thing}")
        await self.there.rest()

    def _named(self) -> Iterator[str]:
        """Whom a message has called by name, though they have never sat where it stands."""
        for request in self.there.env.http_requests:
            here = _CALL.match(request.path) if request.method == "POST" else None
            named = (request.json or {}).get("allowed_mentions", {}).get("users") if here else None
            if here and named:
                self.found["calls"] += 1
                strangers = {int(user_id) for user_id in named} - self.watch.sat_in(int(here[1]))
                yield from (f"{user_id} was called by name" for user_id in strangers)

    def forget(self) -> None:
        """Looks through the bot's requests, then lets go of them."""
        self.found["checked"] += check_all(self.there.env.http_requests)
        self.told += self._named()
        self.there.forget()
        for server in (*self._servers, self._elsewhere):
            for channel_id in server.channels:
                self.there.scroll(channel_id, _SCROLLED_AWAY)


def _any_callback(method: str, address: str, announced: bool) -> bool:
    return method == "POST" and "/callback" in address


async def interactions(tables: int, count: int, seed: str = "strangers") -> dict[str, Any]:
    grumbles = Grumbles()
    logging.getLogger().addHandler(grumbles)
    with on_disk() as folder:
        path = Path(folder) / "juse.sqlite3"
        async with crowd(path, tables) as people:
            commands = [command.to_dict(people.bot.tree) for command in people.bot.tree.get_commands()]
            strangers = Strangers(people, Ideas(seed, commands))
            await people.sit_down(people.places)
            for number in range(count):
                await strangers.do_something()
                if number % _FORGET_EVERY == 0:
                    strangers.forget()
            strangers.forget()
            errors = [repr(error) for error in people.there.env.errors if not isinstance(error, ANSWERED_BY_ERROR)]
            strangers.close()
        faults = await _faults(path)
    logging.getLogger().removeHandler(grumbles)
    return {
        **strangers.found,
        "count": count,
        "told": strangers.told,
        "errors": [*errors, *grumbles.lines],
        "faults": faults,
    }


async def _faults(path: Path) -> list[str]:
    """As `python -m bot check` finds them: is the file whole, and does every log lead to where its table stands?"""
    store = await Store.open_to_read(path)
    try:
        return [*await store.integrity_faults(), *(await table_faults(store, find_game))[1]]
    finally:
        await store.close()
