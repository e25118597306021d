"""What a feature does: plain values and functions that the frame finds in its folder (`bot.features`); and a press,
taken apart: what its custom_id says, and the table that it names.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import discord
import msgspec

from bot.core.cards import OwnLook
from bot.core.errors import Refused
from bot.core.summary import Summary
from bot.tables.runtime.table import Table
from bot.tables.steps.lobby import Queue
from bot.tables.steps.model import TableData
from bot.text import Words
from bot.text.voice import Voice
from bot.ui.actions.command_group import CommandGroup
from bot.ui.actions.services import Services
from bot.ui.discord.components import Row
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.kit import GameKit
from bot.ui.table.presentation import Presentation, Selection
from bot.ui.table.reconciler import Context
from bot.ui.table.strip import Strip
from bot.ui.verbs import Verb, number_in
from render.scene import Scene


class Press(msgspec.Struct, frozen=True):
    kind: str
    rest: str
    """All of the custom_id after its kind."""
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


async def find_table(services: Services, ref: str) -> Table:
    """Find a table by what a custom_id says of it. Numbers come again after a restored backup, marks do not."""
    table = await services.tables.find(number_in(ref.partition(".")[0]))
    if ref != table.data.ref:
        raise Refused("moved-on")
    return table


Pressed = Callable[[Services, Response, Press], Awaitable[None]]
Answer = Callable[[Services, Response, Table, str], Awaitable[None]]
"""What a verb does that has no step: at this table, with this argument."""
OwnPage = Callable[[Services, Response, str], Awaitable[ReadyMessage]]
"""Returns what whoever looks sees. The text is what they have pressed, if it was one of its own buttons."""


class News(NamedTuple):
    user_id: int
    text: str
    head: str = ""
    """All with the same one are told in one line, behind it."""


async def _nothing(*_: Any) -> None:
    pass


async def _no(*_: Any) -> bool:
    return False


@dataclass(frozen=True)
class Feature:
    name: str
    presses: dict[str, Pressed] = field(default_factory=dict)
    """What a press does, by its kind."""
    verbs: Sequence[Verb] = ()
    answers: dict[str, Answer] = field(default_factory=dict)
    commands: Mapping[str, Callable[..., Awaitable[None]]] = field(default_factory=dict)
    """What `/table NAME` does: with the services, the response, and options as its parameters say."""
    of_games: Mapping[str, Callable[..., Awaitable[None]]] = field(default_factory=dict)
    """What `/GAME NAME` does, with the services, the game's kit, the response, and options."""
    own_pages: Mapping[str, OwnPage] = field(default_factory=dict)
    """What it adds to the pages of `/table me`."""
    beside_play: Sequence[str] = ()
    """Those of them that also have a button beside *Play*, where games are offered (`welcome-NAME`)."""
    help: str = ""
    """The page of `/table help` on which its text `help-PAGE-NAME` stands."""
    group: type[CommandGroup] | None = None
    """Commands that are in a group of their own, which is called like the feature."""
    start: Callable[[Services], object] = lambda services: None
    """Called when the bot starts. What it returns stands in `services.of` under the name of the feature."""
    joined: Callable[[Services, discord.Guild], Awaitable[None]] = _nothing
    """Called when a server has invited the bot."""
    resume: Callable[[Services, int, int], Awaitable[None]] = _nothing
    """Called when Discord has told which servers a shard has, one of so many: a crash may have left something."""
    take_up: Callable[[Services], Awaitable[None]] = _nothing
    """Called in the one process that does what is done once for all of them."""
    close: Callable[[Services], Awaitable[None]] = _nothing
    introduce: Callable[[Services, int, int], Awaitable[None]] = _nothing
    """Called with server and channel if there is nothing yet at the practice table."""
    beside: Callable[[Context, TableData, GameKit, Words], Awaitable[Sequence[str]]] | None = None
    """Returns lines for the message of a private table."""
    below: Callable[[Context, TableData, str], Awaitable[Sequence[str | Strip]]] | None = None
    """Returns lines below a lobby, and below the closing message of a public table, in the language of the server; and
    strips below their picture.
    """
    beside_title: Callable[[Context, TableData, str], Awaitable[Sequence[str]]] | None = None
    """Returns what stands beside the title of a public table while it is played and when it is over, in this language.
    """
    of_night: Callable[[Context, Sequence[int], str], Awaitable[Sequence[str]]] | None = None
    """Returns lines for the end of a night with these games, in this language."""
    instead: Callable[[Context, TableData], Awaitable[Mapping[str, str]]] | None = None
    """Returns, for verbs of such a closing message, those whose buttons are there in their place; empty: none."""
    above: Callable[[Context, TableData, GameKit, Words, int], Awaitable[Sequence[str]]] | None = None
    """Returns lines above that message; the number is that of the server where it is read."""
    news: Callable[[Context, TableData, Words], Awaitable[Sequence[News]]] | None = None
    """Returns what is new about people since a game that was played to its end: the same whenever it is asked for. It
    is told in the closing message, unless they have switched that off.
    """
    rows: Callable[[GameKit, TableData, Summary, Voice], Sequence[Row]] = lambda kit, data, summary, voice: ()
    """Returns rows below the buttons of a game that was played to its end."""
    done: Callable[[Context, TableData], Awaitable[Sequence[str]]] | None = None
    """Returns verbs whose buttons there can be pressed no more."""
    watch: Callable[[Services, Response, Table], Awaitable[bool]] = _no
    """Called when somebody without a seat has pressed what is for those who have one, at a public table that is played.
    Returns whether that is answered.
    """
    watched: Callable[[Services, TableData, int], Awaitable[None]] | None = None
    """Called when a user without a seat looks on at such a table, or has lost theirs to somebody else."""
    queue: Callable[[Services, TableData], Awaitable[Queue]] | None = None
    """Returns who wants to play the next game after this one."""
    opened_again: Callable[[Services, TableData, TableData, Queue], Awaitable[None]] | None = None
    """Called when that was opened: with the table of the game before, and with its own."""
    may_watch: Callable[[Services, TableData, discord.Interaction[Any]], Awaitable[bool]] = _no
    """Returns whether somebody may see a game that is over, although it is private, or of today's deal: its player
    wanted that.
    """
    check_may_watch: Callable[[Services, TableData, discord.Interaction[Any], bool], Awaitable[None]] = _nothing
    """Called before somebody sees a game, with whether they were asked by `NeedsConfirmation` and want that."""
    check_public: Callable[[Services, TableData], Awaitable[None]] = _nothing
    """Called before all in its channel see a game."""
    lesson_move: Callable[[Services, Response, Table, Any, int], Awaitable[None]] | None = None
    """What a move does that is pressed at a table with a script (`TableData.lesson`), for this decision."""
    lesson_page: Callable[[Table, GameKit, str, Selection | None, OwnLook, str], Presentation] | None = None
    """Shows such a table, with a note."""
    lesson_hand: Callable[[Presentation, TableData, GameKit, str], Presentation] | None = None
    """Adds to a hand there."""
    pictures: Callable[[Sequence[GameKit]], Mapping[str, Scene]] = lambda kits: {}
    """Examples for the gallery, by the names of their files."""
