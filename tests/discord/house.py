"""The bot on an offline Discord with a database file of its own, and people who click and type."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import discord
import msgspec
import simcord
from simcord.backend.models import Message, Overwrite
from simcord.backend.models.interaction import Interaction, ResponseKind
from simcord.enums import OverwriteType
from simcord.results import ResponseMessage

from bot.app import JuseBot
from bot.config import Settings
from bot.core.chance import resumed
from bot.tables.runtime.heartbeat import HEARTBEAT
from bot.tables.runtime.table import Table
from bot.tables.steps import play
from bot.tables.steps.model import Actor, Move, Seat, Step, TableData
from bot.ui.discord.names import label_names
from cogs.juse.player import choose
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import Memory
from cogs.juse.words import labels as pile_labels
from tests import postgres
from tests.discord.offline_clock import offline_clock
from tests.discord.patient_env import PatientEnv
from tests.discord.translated_once import translated_once

PLAYERS_CALL: dict[str, Any] = {"who-calls-juse": "table"}
BOT_CALLS: dict[str, Any] = {"who-calls-juse": "bot"}
FOUR = ("alice", "bob", "carol", "dave")
THREE = FOUR[:3]
LABELS = {"draw": "Draw", "centre": "Center", "juse": "Juse!"}

_COMMAND = 2
_REQUESTS_BEFORE = "requests_before"


class House:
    def __init__(self, env: simcord.Env, settings: Settings, shard_id: int | None = None) -> None:
        self.env = env
        self.settings = settings
        self.guild = env.create_guild("The house", shard_id=shard_id)
        self.channel = self.guild.create_text_channel("table")
        self.people: dict[str, simcord.MemberActor] = {}
        self.expected_logs: list[str] = []
        self.expected_errors: list[type[BaseException]] = []
        self._file: sqlite3.Connection | None = None
        self._dismissed = set[int]()
        env._register_dispatch_observer(self._note_begun)

    def _note_begun(self, interaction: Interaction) -> None:
        setattr(interaction, _REQUESTS_BEFORE, len(self.env.http_requests))

    # ------------------------------------------------------------ people and places

    def person(self, name: str, *, moderator: bool = False, manager: bool = False) -> simcord.MemberActor:
        roles = []
        if moderator or manager:
            allowed = discord.Permissions(manage_messages=moderator, manage_guild=manager)
            roles.append(self.guild.create_role(f"keeper of {name}", permissions=allowed))
        member = self.guild.add_member(self.env.create_user(name), roles=roles)
        self.people[name] = member
        return member

    def __getitem__(self, name: str) -> simcord.MemberActor:
        """Whoever was not there yet comes. The keeper is a moderator, and Mona manages the server."""
        return self.people.get(name) or self.person(name, moderator=name == "keeper", manager=name == "mona")

    @property
    def bot(self) -> JuseBot:
        assert isinstance(self.env.bot, JuseBot)
        return self.env.bot

    async def restart(self) -> None:
        """Restart as a host does: the old process is gone before the new one opens the file."""
        if not self.bot.is_closed():
            await self.stop()
        await self.env.restart_bot(JuseBot(self.settings, shard_count=1, clock=offline_clock()))

    async def stop(self) -> None:
        """Stop by the offline Discord's clock: outside it, simcord tells what time it really is."""
        with self.env.time_context():
            await self.bot.close()

    def allow(self, channel: simcord.ChannelHandle, **permissions: bool | None) -> None:
        """Changes what the bot may do in a channel."""
        self._overwrite(channel, self.env.backend.bot_user.id, OverwriteType.MEMBER, **permissions)

    def thread(self, name: str) -> simcord.ChannelHandle:
        """Open a thread of the channel."""
        self.env.backend.create_thread(self.channel.id, name, self["alice"].id)
        return self.channel.threads[0]

    def hide(self, channel: simcord.ChannelHandle) -> None:
        """Hides a channel from everyone but the bot."""
        self._overwrite(channel, self.guild.default_role.id, OverwriteType.ROLE, view_channel=False)
        self.allow(channel, view_channel=True)

    def _overwrite(
        self, channel: simcord.ChannelHandle, target: int, kind: OverwriteType, **permissions: bool | None
    ) -> None:
        allow, deny = discord.PermissionOverwrite(**permissions).pair()  # pyright: ignore[reportArgumentType]
        overwrite = Overwrite(target_id=target, type=kind, allow=allow.value, deny=deny.value)
        self.env.backend.set_overwrite(channel.id, overwrite)

    async def pass_time(self, seconds: float) -> None:
        """Like `advance_time`, but of a long time only the end is simulated, with its heartbeats."""
        skipped = max(0.0, seconds - HEARTBEAT - 1)
        self.env.backend.advance_clock(skipped)
        await self.env.advance_time(seconds - skipped)

    async def down_for(self, seconds: float) -> None:
        """The bot is not running for a while."""
        await self.stop()
        self.env.backend.advance_clock(seconds)
        await self.restart()
        await self.env.settle()

    # ------------------------------------------------------------ a table

    async def open(
        self,
        *names: str,
        game: str = "juse",
        channel: simcord.ChannelHandle | None = None,
        computers: int = 0,
        **options: Any,
    ) -> discord.Message:
        """Opens a lobby with these people and computer players; returns its message."""
        place = channel or self.channel
        await self[names[0]].slash(place, f"{game} new", **options)
        for name in names[1:]:
            await self[name].click(self.live(place), label="Join")
        for _ in range(computers):
            await self.choose(self[names[0]], "computer", "normal", place)
        return self.live(place)

    async def begin(self, *names: str, channel: simcord.ChannelHandle | None = None, **table: Any) -> discord.Message:
        """Starts a game; at Juse the first named plays first. Takes what `open` takes; returns the table's message."""
        place = channel or self.channel
        await self.open(*names, channel=place, **table)
        await self.start(names[0], place)
        return self.live(place)

    async def played(self, *names: str, **table: Any) -> discord.Message:
        """Play a whole game of Juse, past Discord but for its last move; return the closing message."""
        await self.begin(*names, **table)
        return await self.finish(table.get("channel"))

    async def start(
        self, name: str, channel: simcord.ChannelHandle | None = None, *, verb: str = "start"
    ) -> simcord.InteractionResult:
        """Press *Start* as it stood in lobbies of older versions, which saves the way by the host's panel."""
        lobby = self.live(channel)
        _, ref, *_ = parts(lobby)[0].custom_id.split(":")
        return await self.press_exactly(self[name], lobby, f"table:{ref}:0:{verb}")

    def live(self, channel: simcord.ChannelHandle | None = None) -> discord.Message:
        """The message of the channel's newest table."""
        place = channel or self.channel
        rows = self.rows(
            "SELECT message_id FROM messages WHERE kind = 'table' AND channel_id = ? ORDER BY table_id DESC", place.id
        )
        return next(message for message in place.history() if message.id == rows[0][0])

    def texts(self, channel: simcord.ChannelHandle | None = None) -> list[str]:
        """Everything that all can read in the channel."""
        return [message.content for message in (channel or self.channel).history()]

    def private_messages(self, name: str) -> list[discord.Message]:
        """Return what only this person sees in the channel, oldest first."""
        return [message for message in self.channel.history(viewer=self[name]) if message.flags.ephemeral]

    async def opens(self, name: str, label: str, message: discord.Message | None = None) -> discord.Message:
        """Press a button, the table's if no other message is given; return what only this person sees then."""
        await self[name].click(message or self.live(), label=label)
        return self.private_messages(name)[-1]

    async def asks_for_record(self, name: str, message: discord.Message | None = None) -> simcord.InteractionResult:
        """Press *Record* in the replay of a game that is over."""
        return await self[name].click(await self.opens(name, "Replay", message), label="Record")

    def dismiss(self, name: str) -> None:
        """Hide all that only this person sees. Discord tells nobody, and lets it be changed as before."""
        self._dismissed.update(message.id for message in self.private_messages(name))

    def still_seen(self, name: str) -> list[discord.Message]:
        """The private messages that this person has not dismissed."""
        return [message for message in self.private_messages(name) if message.id not in self._dismissed]

    async def table(self, channel: simcord.ChannelHandle | None = None) -> Table:
        return await self.bot.services.tables.in_channel((channel or self.channel).id)

    async def data(self, channel: simcord.ChannelHandle | None = None) -> TableData:
        return (await self.table(channel)).data

    async def numbered(self, number: int) -> Table:
        """Return the table with this number, open or not."""
        return await self.bot.services.tables.find(number)

    async def moves(self, table: int = 1) -> list[Move]:
        return await self.bot.services.tables.store.moves(table)

    def phases(self) -> list[str]:
        """Return the phase of each table there has been, the oldest first."""
        return [phase for (phase,) in self.rows("SELECT phase FROM tables ORDER BY id")]

    async def mover(self, channel: simcord.ChannelHandle | None = None) -> tuple[str, str]:
        """Return who is to move, and what a perfect player who calls nobody would do."""
        return self.next_move(await self.data(channel))

    def next_move(self, data: TableData) -> tuple[str, str]:
        seat = data.state.turn
        view = msgspec.structs.replace(GAME.view(data.state, seat), players_call=False)
        action = choose(view, Memory(base=data.state.base), seat, lambda _: 999, "hard")
        assert action is not None
        return self.name_of(data.seats[seat]), GAME.spell(action)

    def name_of(self, seat: Seat) -> str:
        """Return the tests' name of the seat's player; people with nicknames have another name at the table."""
        return next((name for name, person in self.people.items() if person.id == seat.user_id), seat.name)

    def button(self, name: str, data: TableData) -> str:
        """The label of a move's button."""
        return LABELS.get(name) or pile_label(name, data)

    async def click_move(self, channel: simcord.ChannelHandle | None = None) -> simcord.InteractionResult:
        """One right move of whoever is to move, by its button."""
        name, action = await self.mover(channel)
        return await self[name].click(self.live(channel), label=self.button(action, await self.data(channel)))

    async def type_move(self, channel: simcord.ChannelHandle | None = None) -> simcord.InteractionResult:
        """One right move of whoever is to move, by slash command."""
        name, action = await self.mover(channel)
        place = channel or self.channel
        if action == "draw":
            return await self[name].slash(place, "juse draw")
        return await self[name].slash(place, "juse play", to=action)

    async def choose(
        self, who: simcord.MemberActor, verb: str, value: str, channel: simcord.ChannelHandle | None = None
    ) -> simcord.InteractionResult:
        """Select a value from one of the lists of a lobby, as they stood below it in older versions."""
        lobby = self.live(channel)
        _, ref, *_ = parts(lobby)[0].custom_id.split(":")
        version = (await self.data(channel)).version
        kept = self.raw(lobby)
        before, option = kept.components, {"label": "forged", "value": value}
        menu = {"type": 3, "custom_id": f"list:{ref}:{version}:{verb}", "options": [option]}
        kept.components = forged = [*before, {"type": 1, "components": [menu]}]
        try:
            return await who.select(lobby, [value], custom_id=menu["custom_id"])
        finally:
            if kept.components is forged:
                kept.components = before

    async def forget(self, who: Any, place: Any = None) -> simcord.InteractionResult:
        """Asks for it, in a channel or in private messages, and answers the bot's question with yes."""
        asked = await (who.slash("privacy forget-me") if place is None else who.slash(place, "privacy forget-me"))
        question = asked.response or asked.followups[0]
        return await who.click(question, label="Forget me") if question.components else asked

    def host_panel(self, name: str, start: str = "Start") -> discord.Message:
        """Return what a lobby offers its host and moderators in private."""
        return next(message for message in reversed(self.private_messages(name)) if start in buttons(message))

    # ------------------------------------------------------------ behind the scenes

    async def finish(self, channel: simcord.ChannelHandle | None = None) -> discord.Message:
        """Play Juse to its end, past Discord but for the last move; return the closing message."""
        await self.play_last_move(channel)
        await self.pass_time(30)
        await self.until(lambda: "won!" in self.live(channel).content)  # it may have ended by what happens by itself
        return self.live(channel)

    async def play_last_move(self, channel: simcord.ChannelHandle | None = None) -> None:
        """Play Juse to its end, past Discord but for the last move."""
        table = await self.table(channel)
        while table.data.is_open:
            name, spelled = self.next_move(table.data)
            action, state = table.game.parse(spelled), table.data.state
            assert table.data.chance is not None
            after, _ = table.game.apply(state, state.turn, action, resumed(table.data.chance, state.turn))
            if table.game.outcome(after).finished:
                await self.type_move(channel)
            else:
                await self.act_unseen(table, self[name].id, action)

    def computers_wait(self, seconds: float) -> None:
        """Let computer players, and what happens by itself, take their time."""
        self.bot.services.tables.computers.pause = seconds

    def nickname(self, who: simcord.MemberActor, name: str) -> None:
        self.guild._guild.members[who.id].nick = name

    async def send(
        self, who: simcord.MemberActor, data: dict[str, Any], channel: simcord.ChannelHandle | None = None
    ) -> simcord.InteractionResult:
        """Send a command as a client of another version might."""
        return await who._dispatch_interaction(_COMMAND, channel or self.channel, {"id": "1", "type": 1, **data})

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Let time pass until then. Offline Discord does not wait for the disk."""
        for _ in range(500):
            if wanted():
                return
            await asyncio.sleep(0.01)
            await self.env.advance_time(0.1)
        raise TimeoutError

    async def run_unseen(self, table: Table, step: Step, actor: Actor) -> None:
        """Change a table past Discord. What follows is waited for as if the bot had begun it, or simcord would not."""
        with self.env._bot_scope():
            await self.bot.services.tables.run(table, step, actor)

    async def act_unseen(self, table: Table, user_id: int, action: Any) -> None:
        """A move past Discord, to come quickly to what a test looks at; with what follows by itself, if at once."""
        tables = self.bot.services.tables
        await self.run_unseen(table, play.act(action), Actor(user_id, ""))
        await self.until(lambda: tables.computers.pause > 0 or play.next_forced_move(table.data, table.game) is None)

    @property
    def file(self) -> Path:
        """The database file, for what only SQLite has."""
        assert isinstance(self.settings.database, Path)
        return self.settings.database

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        if isinstance(self.settings.database, str):
            return postgres.rows(self.settings.database, sql, *values)
        if self._file is None:
            self._file = sqlite3.connect(self.file)
        return self._file.execute(sql, values).fetchall()

    def write(self, sql: str, *values: Any) -> None:
        """Changes the file while the bot is not running."""
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.execute(sql, values)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def stored(self) -> list[list[tuple[Any, ...]]]:
        """Everything stored about tables and moves; the same before and after means that nothing has changed."""
        return [
            self.rows("SELECT id, phase, version, snapshot, deadline, computer_to_move FROM tables ORDER BY id"),
            self.rows("SELECT * FROM moves ORDER BY table_id, number"),
        ]

    async def refused(self, asked: Awaitable[simcord.InteractionResult]) -> str:
        """Ask for it, and return the one private and plain sentence of the refusal, which has changed nothing."""
        before = self.stored()
        answer = said(await asked)
        assert answer
        assert not any(wrong in answer for wrong in ("\n", "Traceback", "Error"))
        assert self.stored() == before
        return answer

    def raw(self, message: discord.Message) -> Message:
        """The message as Discord stores it, so that its buttons can be forged."""
        return self.env.backend.get_message(message.channel.id, message.id)

    def marked(self, custom_id: str) -> str:
        """Return the custom_id with the mark of the table whose number it names, if it has none."""
        kind, colon, rest = custom_id.partition(":")
        number, _, more = rest.partition(":")
        marks = self.rows("SELECT mark FROM tables WHERE CAST(id AS TEXT) = ?", number)
        return f"{kind}{colon}{number}.{marks[0][0]}:{more}" if marks else custom_id

    async def press(
        self, who: simcord.MemberActor, message: discord.Message, custom_id: str
    ) -> simcord.InteractionResult:
        """Presses a forged button. An id that names a table by its number only is given its mark."""
        return await self.press_exactly(who, message, self.marked(custom_id))

    async def press_exactly(
        self, who: simcord.MemberActor, message: discord.Message, custom_id: str
    ) -> simcord.InteractionResult:
        kept = self.raw(message)
        before = kept.components
        button = {"type": 2, "style": 2, "label": "forged", "custom_id": custom_id}
        kept.components = forged = [*before, {"type": 1, "components": [button]}]
        try:
            return await who.click(message, label="forged")
        finally:
            if kept.components is forged:
                kept.components = before


def pile_label(move: str, data: TableData) -> str:
    """Return the label of a pile's button: one's own has one's own name, too."""
    seat = data.state.turn if move == "own" else int(move.removeprefix("seat:"))
    return [*pile_labels(label_names(data.seats))][seat]


def fits_a_phone(labels: Sequence[str]) -> bool:
    """Return whether these buttons stand in one row of a screen 400 px wide: about 8 px a letter, 33 around each and 8
    between two, of 307 in all.
    """
    return sum(33 + 8 * len(label) for label in labels) + 8 * (len(labels) - 1) <= 307


def parts(message: discord.Message) -> list[Any]:
    return [part for row in message.components for part in getattr(row, "children", ())]


def buttons(message: discord.Message) -> dict[str, Any]:
    """Return the message's buttons by their labels."""
    return {part.label: part for part in parts(message) if isinstance(part, discord.Button) and part.label}


def labels(message: discord.Message) -> list[str]:
    """Return the labels of the buttons that can be pressed."""
    return [label for label, button in buttons(message).items() if not button.disabled]


def custom_id(message: discord.Message, label: str) -> str:
    return buttons(message)[label].custom_id


def lists(message: discord.Message) -> list[discord.SelectMenu]:
    return [part for part in parts(message) if isinstance(part, discord.SelectMenu)]


def list_id(message: discord.Message, verb: str) -> str:
    """Return the custom_id of the message's list for this verb."""
    ids = [str(menu.custom_id) for menu in lists(message)]
    return next(custom_id for custom_id in ids if custom_id.split(":")[3] == verb)


def answers(result: simcord.InteractionResult) -> list[ResponseMessage]:
    """Return what only the asker sees: new messages, and the one they pressed if it says something else now."""
    asked = result._interaction
    assert result.acknowledged
    found = [answer for answer in (result.response, *result.followups) if answer is not None and answer.ephemeral]
    if asked.response_kind is ResponseKind.DEFERRED_UPDATE and not _edited(result, "@original"):
        found = [answer for answer in found if answer.id != asked.source_message_id]
    return found


def _edited(result: simcord.InteractionResult, message: str) -> bool:
    requests = result._env.http_requests[getattr(result._interaction, _REQUESTS_BEFORE) :]
    return any(request.method == "PATCH" and request.path.endswith(f"/{message}") for request in requests)


def said(result: simcord.InteractionResult) -> str:
    """The private answers; a public one fails here."""
    return "\n".join(answer.content for answer in answers(result))


def in_words(message: discord.Message) -> str:
    """Return what the message's picture says to those who do not see it."""
    [picture] = message.attachments
    assert picture.description is not None
    return picture.description


def settings_at(folder: Path, **changes: Any) -> Settings:
    return Settings(
        database=folder / "juse.sqlite3", **{"computer_pause": 0.0, "clock": "none", "emojis": False, **changes}
    )


@asynccontextmanager
async def offline(settings: Settings) -> AsyncIterator[simcord.Env]:
    """The bot, running on an offline Discord."""
    env = PatientEnv(JuseBot(settings, shard_count=1, clock=offline_clock()), shard_count=1)
    with translated_once():
        try:
            await env.start()
            yield env
        finally:
            bot = env.bot
            await env.shutdown()
            await bot.close()
