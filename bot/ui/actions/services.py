"""What everything that people do works with, built once when the bot starts; and what a feature does: plain values and
functions, in a few parts, which its `feature.py` hands over as `FEATURE`.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Generic, TypeVar

import discord
import msgspec
from discord.ext import commands

from bot.config import Settings
from bot.core.cards import OwnLook
from bot.core.errors import Refused
from bot.tables.runtime.clock import Clock
from bot.tables.runtime.heartbeat import DiscordLink
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps.lobby import Queue
from bot.tables.steps.model import Change, TableData
from bot.tables.store.store import Store
from bot.tables.store.table_rows import Limits
from bot.text import Words
from bot.ui.discord.components import WELCOME, Button, written_id
from bot.ui.discord.emojis import Emojis
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.discord.whereabouts import server_of
from bot.ui.kit import GameKit, check_texts, in_order
from bot.ui.table.display import Display
from bot.ui.table.reconciler import Additions, Context, Script
from bot.ui.table.summaries import Summaries
from bot.ui.verbs import Verb, number_in, with_others
from render.scene import Scene

T = TypeVar("T")


class Services:
    def __init__(
        self,
        client: discord.Client,
        settings: Settings,
        store: Store,
        clock: Clock,
        discord_link: DiscordLink,
        emojis: Emojis,
        features: "Mapping[str, Feature]",
    ) -> None:
        self.client = client
        self.emojis = emojis
        self.features = features
        self.settings = settings
        self.store = store
        self.kits: dict[str, GameKit] = {}
        self.tables = Tables(
            store,
            clock,
            discord_link,
            settings.computer_pause,
            self._show,
            None if settings.keep_records is None else settings.keep_records * 24 * 3600.0,
            Limits(per_server=settings.tables_per_server),
            settings.thinkers,
        )
        self.context = Context(
            client,
            self.tables,
            self.kits,
            Summaries(store, self.kits),
            emojis,
            with_others(chain.from_iterable(feature.verbs for feature in features.values())),
            {name: feature.messages for name, feature in features.items()},
            next((feature.script for feature in features.values() if feature.script is not None), None),
        )
        self.display = Display(self.context)
        for kept in [feature.kept for feature in features.values() if feature.kept is not None]:
            self.context.kept[kept] = kept.make(self)

    async def _show(self, table: Table, changes: Sequence[Change]) -> None:
        """Show what happened without anyone's click: a computer moved, a lobby was given up, a minute has passed."""
        await self.display.show(table, changes)

    @property
    def beside_play(self) -> Sequence[str]:
        """Return the commands of features that have a button beside *Play*."""
        return [name for feature in self.features.values() for name in feature.commands.beside_play]

    @property
    def in_welcome(self) -> Mapping[str, "Callable[..., Awaitable[None]]"]:
        """Return what features begin from the welcome, whatever the game is."""
        return {
            name: commands.table[name]
            for commands in (feature.commands for feature in self.features.values())
            for name in commands.in_welcome
        }

    def for_one(self, words: Words) -> Sequence[Button]:
        """Return the buttons of what features begin for one person, whatever the game is."""
        names = [name for feature in self.features.values() for name in feature.commands.for_one]
        return [Button(written_id(WELCOME, name), words.say(f"welcome-{name}")) for name in names]

    async def locale_and_look(self, response: Response, *, public: bool) -> tuple[str, OwnLook]:
        """Return how everybody in the channel reads and sees what is posted there, or else the asker alone."""
        interaction = response.interaction
        if public:
            server = server_of(interaction)
            look = await self.context.channel_preferences.of_channel(server, interaction.channel_id or 0)
            return await self.context.locale(server, response.locale), look
        return response.locale, (await self.tables.settings.of_player(interaction.user.id)).look

    def add_game(self, kit: GameKit) -> None:
        check_texts(kit)
        ordered = in_order([*self.kits.values(), kit])
        self.kits.clear()
        self.kits.update((each.name, each) for each in ordered)
        self.tables.add_game(kit.rules, kit.choose, kit.news, kit.former)

    async def close(self) -> None:
        for feature in self.features.values():
            await feature.jobs.close(self)
        await self.tables.close()
        self.display.close()
        await self.context.close()


# ------------------------------------------------------------ what a feature hands over


class Kept(Generic[T]):
    """The typed run-time state of a feature. A feature that is built on another finds its state when it starts."""

    def __init__(self, make: Callable[[Services], T]) -> None:
        self.make = make

    def of(self, context: Context) -> T:
        return context.kept[self]


class Press(msgspec.Struct, frozen=True):
    kind: str
    rest: str
    """The custom_id after its kind."""
    chosen: str = ""
    """The value that was chosen, if it is a list."""

    def __str__(self) -> str:
        """Describe the press in the log: the table and the decision, never the verb, which may be a secret card."""
        ref, epoch, _ = f"{self.rest}::".split(":", 2)
        return f"press {self.kind}:{ref[:22]}:{epoch[:16]}"

    def read(self) -> tuple[str, int, str]:
        """Split TABLE.MARK:EPOCH:VERB, where the verb may hold colons of its own. For some kinds the number is not an
        epoch. Ids of older versions have no mark.
        """
        ref, _, more = self.rest.partition(":")
        epoch, _, verb = more.partition(":")
        if not verb:
            raise Refused("unknown-button")
        return ref, number_in(epoch), verb


Pressed = Callable[[Services, Response, Press], Awaitable[None]]
Answer = Callable[[Services, Response, Table, str], Awaitable[None]]
"""The answer of a verb that has no step: called with the table and the verb's argument."""
OwnPage = Callable[[Services, Response, str], Awaitable[ReadyMessage]]
"""Returns what whoever looks sees. The text is what they have pressed, if it was one of its own buttons."""


async def _nothing(*_: Any) -> None:
    pass


async def _no(*_: Any) -> bool:
    return False


@dataclass(frozen=True)
class Commands:
    table: Mapping[str, Callable[..., Awaitable[None]]] = field(default_factory=dict)
    """The functions of `/table NAME`: called with the services, the response, and options as their parameters say."""
    game: Mapping[str, Callable[..., Awaitable[None]]] = field(default_factory=dict)
    """The functions of `/GAME NAME`: called with the services, the game's kit, the response, and options."""
    beside_play: Sequence[str] = ()
    """The commands that also have a button beside *Play*, where games are offered (`welcome-NAME`)."""
    in_welcome: Sequence[str] = ()
    """The functions of `table` that also have a button below all games in the welcome (`welcome-NAME`)."""
    for_one: Sequence[str] = ()
    """Those of `in_welcome` that are for one person."""
    before_night: Callable[[Sequence[GameKit], Words], Sequence[Button]] = lambda kits, words: ()
    """Returns buttons for where people gather for a night: what the channel may begin meanwhile."""
    group: Callable[[Services], commands.GroupCog] | None = None
    """Commands that are in a group of their own, which is called like the feature."""


@dataclass(frozen=True)
class Jobs:
    """The jobs that a feature does by itself."""

    joined: Callable[[Services, discord.Guild], Awaitable[None]] = _nothing
    """Called when a server has invited the bot."""
    resume: Callable[[Services, int, int], Awaitable[None]] = _nothing
    """Called when Discord has told which servers a shard has, one of so many: a crash may have left something."""
    start_once: Callable[[Services], Awaitable[None]] = _nothing
    """Called in the one process that runs the singleton jobs."""
    close: Callable[[Services], Awaitable[None]] = _nothing


@dataclass(frozen=True)
class WatchingRules:
    """The rules of who may see a game without a seat in it."""

    may_watch: Callable[[Services, TableData, discord.Interaction[Any]], Awaitable[bool]] = _no
    """Returns whether somebody may see a game that is over, although it is private, or of today's deal: its player
    wanted that.
    """
    check_may_watch: Callable[[Services, TableData, discord.Interaction[Any], bool], Awaitable[None]] = _nothing
    """Called before somebody sees a game, with whether they were asked by `NeedsConfirmation` and want that."""
    check_public: Callable[[Services, TableData], Awaitable[None]] = _nothing
    """Called before all in its channel see a game."""
    note_watched: Callable[[Services, TableData, int], Awaitable[None]] | None = None
    """Called when a user without a seat looks on at a table that is played, or has lost theirs to somebody else."""
    answer: Callable[[Services, Response, Table], Awaitable[bool]] = _no
    """Called when somebody without a seat has pressed what is for those who have one, at a public table that is played.
    Returns whether that is answered.
    """


@dataclass(frozen=True)
class NextGame:
    """The functions that seat people in the next game."""

    queue: Callable[[Services, TableData], Awaitable[Queue]]
    """Returns who wants to."""
    opened: Callable[[Services, TableData, TableData, Queue], Awaitable[None]]
    """Called when it was opened: with the table of the game before, and with its own."""


@dataclass(frozen=True)
class Feature:
    presses: Mapping[str, Pressed] = field(default_factory=dict)
    """The functions of its presses, by kind."""
    verbs: Sequence[Verb] = ()
    answers: Mapping[str, Answer] = field(default_factory=dict)
    """The answers of its verbs that have no step."""
    commands: Commands = Commands()
    own_pages: Mapping[str, OwnPage] = field(default_factory=dict)
    """Its additions to the pages of `/table me`."""
    help: str = ""
    """The page of `/table help` on which its text `help-PAGE-NAME` stands."""
    kept: Kept[Any] | None = None
    """Its state at run time, made when the bot starts."""
    jobs: Jobs = Jobs()
    messages: Additions = field(default_factory=Additions)
    watching: WatchingRules = WatchingRules()
    next_game: NextGame | None = None
    script: Script | None = None
    pictures: Callable[[Sequence[GameKit]], Mapping[str, Scene]] = lambda kits: {}
    """Examples for the gallery, by the names of their files."""
