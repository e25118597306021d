"""From a press or a typed command to the table: reads what is meant, asks the table, shows what came of it.

A custom_id says what was pressed and for which decision, never who may: that is the table's knowledge.
"""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.core.errors import Refused
from bot.core.game import LEVELS, AnyGame
from bot.core.time_controls import clock_named
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import lobby, play
from bot.tables.steps.actor import Actor, Step
from bot.tables.steps.model import Change, TableData
from bot.tables.steps.record import table_record
from bot.ui.actions.lessons import Lessons
from bot.ui.actions.solo import Solo, wanted
from bot.ui.discord.components import ANYONE, CHOICE, MOVE, PAGE, SEATS, SELECTION, TABLE
from bot.ui.discord.names import written_names
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response, file_of, respond
from bot.ui.kit import GameKit
from bot.ui.table.display import Display
from bot.ui.table.guide import show_guide
from bot.ui.table.presentation import Selection
from bot.ui.table.rule_book import show_rules
from bot.ui.table.since_last_move import seat_that_asks, since_last_move

if TYPE_CHECKING:
    from bot.text import Words

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

_STALE = ("moved-on", "game-over", "table-closed")
_FOR_ONE = ("hint", "share", "resume", "again", "anew")
_FOR_SEVERAL = ("rematch", "join", "leave", "computer", "start", "close", "back", "remove", "since")
"""What only tables for one have buttons for, and what only the others."""
_TO_READ = ("rules", "hand")


class Actions:
    def __init__(
        self,
        hall: Tables,
        display: Display,
        solo: Solo,
        lessons: Lessons,
        words: "Words",
        kit: Callable[[str], GameKit],
    ) -> None:
        self.hall = hall
        self.display = display
        self.solo = solo
        self.lessons = lessons
        self.words = words
        self.kit = kit

    async def pressed(self, interaction: Interaction, kind: str, rest: str) -> None:
        """Any component of ours, whatever its custom_id holds."""

        async def work(response: Response) -> None:
            if kind == PAGE:
                await self._turn_page(response, rest)
                return
            number, epoch, verb = _read(rest)
            table = await self._table_here(interaction, number)
            response.words = self.words_of(table)
            await self._press(response, table, kind, verb, epoch)

        # A log tells which table and decision, never the verb: it may name a card that nobody else sees.
        number, epoch, _ = f"{rest}::".split(":", 2)
        await respond(interaction, self.words, work, f"press {kind}:{number[:16]}:{epoch[:16]}")

    async def _press(self, response: Response, table: Table, kind: str, verb: str, epoch: int) -> None:
        if kind == CHOICE:
            kind, _, verb = _chosen(response).partition(":")
            if kind not in (MOVE, SELECTION):
                raise Refused("unknown-button")
        if table.data.lesson is not None:
            await self._press_in_lesson(response, table, kind, verb, epoch)
        elif kind == MOVE:
            await self._move(response, table, self.kit(table.data.game).unpack(verb), epoch)
        elif kind == ANYONE:
            await self._move_unasked(response, table, self.kit(table.data.game).unpack(verb), epoch)
        elif kind == SELECTION:
            await self._draft(response, table, verb.removeprefix("="), epoch)
        elif kind == TABLE:
            await self._verb(response, table, verb)
        elif kind == SEATS and verb == "remove":
            await self._remove(response, table, epoch)
        elif kind == SEATS and verb == "clock":
            await self._choose_clock(response, table)
        elif kind == SEATS and verb == "computer":
            await self._add_computer(response, table)
        else:
            raise Refused("unknown-button")

    async def _press_in_lesson(self, response: Response, table: Table, kind: str, verb: str, epoch: int) -> None:
        """Its moves are its script's; of all else at a table it has only what is to be read."""
        try:
            if kind == MOVE:
                action = table.game.parse(self.kit(table.data.game).unpack(verb))
                await self.lessons.move(response, table, action, epoch)
            elif kind == SELECTION:
                await self._draft(response, table, verb.removeprefix("="), epoch)
            elif kind == TABLE and verb in _TO_READ:
                await self._verb(response, table, verb)
            elif kind == TABLE:
                await self.lessons.press(response, table, verb)
            else:
                raise Refused("unknown-button")
        except Refused as refused:
            await self._refuse(response, table, refused)

    async def unknown_press(self, interaction: Interaction) -> None:
        """A component that is not, or no longer, one of ours."""

        async def work(_: Response) -> None:
            raise Refused("unknown-button")

        await respond(interaction, self.words, work, "press of an unknown component")

    async def typed_move(self, response: Response, kit: GameKit, read: Callable[[TableData], str]) -> None:
        """A move by slash command: it means the decision of the moment. `read` finds the move in the words."""
        await response.later()
        response.words = kit.words
        if kit.for_one:
            table = await self.solo.typed_for(response.interaction, kit.name)
        else:
            table = await self.hall.in_channel(_channel_id(response.interaction))
        if table.data.game != kit.name:
            raise Refused("other-game-here", game=self.words_of(table).say(f"{table.data.game}-name"))
        await self._move(response, table, read(table.data), None)

    async def change(self, response: Response, table: Table, step: Step) -> Change:
        """Commits a person's change, then shows it."""
        try:
            change = await self.hall.run(table, step, self.actor(response.interaction))
        except Refused as refused:
            await self._refuse(response, table, refused)
            return Change(table.data)
        self.display.announcer.note_acted(table.data.id, response.interaction.user.id)
        await self.display.show(table, [change], response)
        return change

    def actor(self, interaction: Interaction) -> Actor:
        return actor_of(interaction, self.hall.now())

    async def _refuse(self, response: Response, table: Table, refused: Refused) -> None:
        """Raises it on, unless it belongs above the private message that was pressed, which then is as of now."""
        if self.display.hands.is_pressed(table, response):
            # Nobody presses in another's hand: what is not one's turn any more was so once.
            late = refused.code in (*_STALE, "not-your-turn")
            named = _with_names(refused, table.data)
            note = response.words.say("private-moved-on") if late else response.words.refusal(named)
            await self.display.hands.open(table, response, note=note)
        elif table.data.private and response.pressed_private and refused.code in _STALE:
            await self.display.private.show(table, response, note=response.words.say("private-moved-on"))
        else:
            raise _with_names(refused, table.data) from None

    def words_of(self, table: Table) -> "Words":
        return self.kit(table.data.game).words

    async def _table_here(self, interaction: Interaction, number: int) -> Table:
        """The numbered table, if it is in this channel or the presser's own: an id from elsewhere opens nothing."""
        table = await self.hall.find(number)
        data = table.data
        here = data.opener_id == interaction.user.id if data.private else data.channel_id == interaction.channel_id
        if not here or data.guild_id != interaction.guild_id:
            raise Refused("no-such-table")
        return table

    async def _move(self, response: Response, table: Table, text: str, epoch: int | None) -> None:
        await self.change(response, table, play.act(table.game.parse(text), epoch))

    async def _move_unasked(self, response: Response, table: Table, text: str, moves: int) -> None:
        await self.change(response, table, play.act_unasked(table.game.parse(text), moves))

    async def _draft(self, response: Response, table: Table, text: str, epoch: int) -> None:
        """A step towards a move: shown where it was pressed, and nothing has happened."""
        user_id = response.interaction.user.id
        try:
            seat = play.seat_asked(table.data, table.game, user_id, epoch)
        except Refused as refused:
            await self._refuse(response, table, refused)
            return
        self.display.announcer.note_acted(table.data.id, user_id)
        await self.display.show_selection(table, response, Selection(seat, epoch, text))

    async def _remove(self, response: Response, table: Table, epoch: int) -> None:
        number = _seat_number(_chosen(response))

        def step(data: TableData, game: AnyGame, actor: Actor) -> Change:
            if data.version != epoch:
                raise Refused("moved-on")
            return lobby.remove(number)(data, game, actor)

        await self.change(response, table, step)

    async def _choose_clock(self, response: Response, table: Table) -> None:
        clock = clock_named(_chosen(response))
        if clock is None:
            raise Refused("unknown-button")
        await self.change(response, table, lobby.choose_clock(clock))

    async def tell_since(self, response: Response, table: Table) -> None:
        """What happened at the table since the asker's last move."""
        kit, user_id = self.kit(table.data.game), response.interaction.user.id
        seat_that_asks(table, user_id)
        await response.later()
        story = await self.hall.story(table)
        await response.private(since_last_move(table, kit, user_id, story))

    async def _add_computer(self, response: Response, table: Table) -> None:
        chosen = _chosen(response)
        for level in LEVELS:
            if level == chosen:
                await self.change(response, table, lobby.add_computer(level))
                return
        raise Refused("unknown-button")

    async def _verb(self, response: Response, table: Table, verb: str) -> None:
        if verb.partition(":")[0] in (_FOR_SEVERAL if self.kit(table.data.game).for_one else _FOR_ONE):
            raise Refused("unknown-button")
        if verb == "rules":
            await show_rules(response, self.kit(table.data.game), _view_or_none(table))
        elif verb == "what":
            await show_guide(response, self.hall, table, self.kit(table.data.game))
        elif verb == "hand":
            await self.display.hands.open(table, response)
        elif verb == "record":
            await self._hand_out_record(response, table)
        elif verb == "rematch":
            await self._rematch(response, table)
        elif verb == "since":
            await self.tell_since(response, table)
        elif verb == "hint":
            await self.solo.hint(response, table)
        elif verb == "share":
            await self.solo.share(response, table)
        elif verb == "resume":
            await self.solo.bring_back(response, table)
        elif verb == "again" or verb.startswith("anew:"):
            await self._again(response, table, verb)
        else:
            await self.change(response, table, self._step(verb))

    def _step(self, verb: str) -> Step:
        steps: dict[str, Step] = {
            "join": lobby.join,
            "leave": lobby.leave,
            "computer": lobby.add_computer(),
            "close": lobby.close,
            "back": play.come_back,
            "agree": play.agree_to_end,
        }
        if verb == "start":
            return self.hall.deal()
        if verb.startswith("remove:"):
            return play.vote_to_remove(_seat_number(verb.partition(":")[2]))
        if verb not in steps:
            raise Refused("unknown-button")
        return steps[verb]

    async def _rematch(self, response: Response, table: Table) -> None:
        if table.data.is_open:
            raise Refused("already-begun")
        again = await self.hall.rematch(table.data, self.actor(response.interaction))
        self.display.announcer.note_acted(again.data.id, response.interaction.user.id)
        await self.display.show(again)

    async def _again(self, response: Response, table: Table, verb: str) -> None:
        """Another game for one, like the last or, after the colon, with the options that were asked for."""
        if table.data.seat_of(response.interaction.user.id) is None:
            raise Refused("not-seated")
        if verb == "again" and table.data.is_open:
            raise Refused("already-begun")
        like_this = wanted(table.data.options, learning=table.data.learning)
        await self.solo.anew(response, table, like_this if verb == "again" else verb.partition(":")[2])

    async def _hand_out_record(self, response: Response, table: Table) -> None:
        """A record holds every secret, so it is there only once the game is over (rule book C5)."""
        data = table.data
        if data.is_open:
            raise Refused("record-later")
        if data.state is None:
            raise Refused("record-of-nothing")
        line = table_record(data, table.game, await self.hall.store.moves(data.id))
        file = file_of(line.encode(), f"{data.game}-{data.id}.json")
        await response.private(self.words.say("record-here"), files=[file])

    async def _turn_page(self, response: Response, rest: str) -> None:
        game, _, page = rest.partition(":")
        if not page.isdecimal() or len(page) > 2:
            raise Refused("unknown-button")
        await show_rules(response, self.kit(self.hall.game(game[:40]).name), None, page=int(page))


def _read(rest: str) -> tuple[int, int, str]:
    """TABLE:EPOCH:VERB, where the verb may hold colons of its own. For some kinds the number is not of an epoch."""
    table, _, more = rest.partition(":")
    epoch, _, verb = more.partition(":")
    if not (table.isdecimal() and epoch.isdecimal() and len(table) < 16 and len(epoch) < 16 and verb):
        raise Refused("unknown-button")
    return int(table), int(epoch), verb


def _chosen(response: Response) -> str:
    return next(iter((response.interaction.data or {}).get("values", ())), "")


def _seat_number(text: str) -> int:
    if not text.isdecimal() or len(text) > 3:
        raise Refused("unknown-button")
    return int(text)


def _with_names(refused: Refused, data: TableData) -> Refused:
    """Rules speak of seats by number; people have names."""
    names = written_names(data.seats)
    values = dict(refused.values)
    for key in ("seat", "to"):
        number = values.get(key)
        if isinstance(number, int) and 0 <= number < len(names):
            values[key] = names[number]
    if "user" in values:
        values["user"] = f"<@{values['user']}>"
    return type(refused)(refused.code, **values)


def _view_or_none(table: Table) -> Any | None:
    return None if table.data.state is None else table.game.view(table.data.state, None)


def _channel_id(interaction: Interaction) -> int:
    if interaction.channel_id is None:
        raise Refused("no-table-here")
    return interaction.channel_id
