"""From a press or a typed command to the table: reads what is meant, asks the table, shows the result.

A custom_id says what was pressed and for which decision. Who may do it is the table's knowledge.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord

from bot.core.errors import Refused
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import play
from bot.tables.steps.actor import Step
from bot.tables.steps.model import Change, Phase, TableData
from bot.ui.actions.answers import Answers
from bot.ui.actions.challenges import Challenges
from bot.ui.actions.daily import Daily
from bot.ui.actions.films import Films
from bot.ui.actions.forget_me import ForgetMe
from bot.ui.actions.lessons import Lessons
from bot.ui.actions.own_tables import OwnTables
from bot.ui.actions.places import place_of
from bot.ui.actions.reminders import Reminders
from bot.ui.actions.replays import LISTS, PUBLIC_LIST, Replays
from bot.ui.actions.solo import Solo
from bot.ui.actions.welcome import Welcome
from bot.ui.discord.components import (
    ANYONE,
    CHALLENGE,
    CHOICE,
    FILM,
    INFO,
    MOVE,
    OWN,
    PAGE,
    PRIVACY,
    REMINDER,
    REPLAY,
    SEATS,
    SELECTION,
    TABLE,
    WELCOME,
)
from bot.ui.discord.names import written_names
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response, respond
from bot.ui.discord.whereabouts import require_server, server_of
from bot.ui.kit import GameKit
from bot.ui.table.display import Display
from bot.ui.table.guide import show_rules
from bot.ui.table.presentation import Selection
from bot.ui.verbs import By, Verb, find_verb, kind_of

Interaction = discord.Interaction[Any]

_STALE = ("moved-on", "game-over", "table-closed")
_LONGEST_NUMBER = 15


class Actions:
    def __init__(
        self,
        tables: Tables,
        kits: Mapping[str, GameKit],
        display: Display,
        solo: Solo,
        lessons: Lessons,
        welcome: Welcome,
        own_tables: OwnTables,
        replays: Replays,
        challenges: Challenges,
        films: Films,
        daily: Daily,
        reminders: Reminders,
    ) -> None:
        self._tables = tables
        self._kits = kits
        self._display = display
        self._solo = solo
        self._lessons = lessons
        self._own_tables = own_tables
        self._replays = replays
        self._challenges = challenges
        self._films = films
        self.forget_me = ForgetMe(tables)
        self._of_no_table: Mapping[str, Callable[[Response, str], Awaitable[None]]] = {
            PAGE: self._turn_page,
            WELCOME: welcome.pressed,
            REMINDER: reminders.pressed,
            PRIVACY: self.forget_me.pressed,
        }
        self._answers = Answers(tables, kits, display, solo, lessons, replays, challenges, daily, reminders)

    # ------------------------------------------------------------ what comes in

    async def pressed(self, interaction: Interaction, kind: str, rest: str) -> None:
        """A component of ours, whatever its custom_id holds."""

        async def work(response: Response) -> None:
            if kind in self._of_no_table:
                await self._of_no_table[kind](response, rest)
                return
            if kind == OWN:
                await self._own_tables.pressed(response, rest, _chosen(response))
                return
            if kind == REPLAY and rest in LISTS:
                await self._replays.chosen(response, _chosen(response), public=rest == PUBLIC_LIST)
                return
            ref, number, epoch, verb = _read(rest)
            if kind == CHALLENGE:
                await self._challenges.pressed(response, ref, number, epoch, verb)
                return
            # A replay may be watched from another channel.
            from_afar = kind in (REPLAY, FILM)
            table = await (self._tables.find(number) if from_afar else self._table_here(interaction, number))
            response.set_game(table.data.game)
            if ref != table.data.ref:
                await self._refuse(response, table, Refused("moved-on"))
                return
            if kind == REPLAY:
                await self._replays.pressed(response, table, epoch, verb, _chosen(response))
                return
            if kind == FILM:
                await self._films.pressed(response, table, verb)
                return
            pressed = (*_chosen_move(response), epoch) if kind == CHOICE else (kind, verb, epoch)
            try:
                await self._press(response, table, *pressed)
            except Refused as refused:
                if table.data.lesson is None:
                    raise
                await self._refuse(response, table, refused)

        # The log names table and decision, never the verb: that may be a card which nobody else sees.
        ref, epoch, _ = f"{rest}::".split(":", 2)
        await respond(interaction, work, f"press {kind}:{ref[:22]}:{epoch[:16]}")

    async def unknown_press(self, interaction: Interaction) -> None:
        """A component that is not, or no longer, one of ours."""

        async def work(_: Response) -> None:
            raise Refused("unknown-button")

        await respond(interaction, work, "press of an unknown component")

    async def typed_move(self, response: Response, kit: GameKit, read: Callable[[TableData], str]) -> None:
        """A move by slash command is for the decision of the moment. `read` finds the move in what was typed."""
        await response.defer()
        if kit.for_one:
            table = await self._solo.typed_for(response.interaction, kit.name)
        else:
            table = await self._typed_for(response.interaction, kit.name)
        if table.data.game != kit.name:
            other = table.data.game
            raise Refused("other-game-here", game=response.words_of(other).say(f"{other}-name"))
        await self.change(response, table, play.act(table.game.parse(read(table.data))))

    async def _typed_for(self, interaction: Interaction, game: str) -> Table:
        """This channel's table or, for whoever has no seat there, what they play in private."""
        _, channel_id = place_of(interaction)
        here = await self._tables.store.open_table_in(channel_id)
        table = None if here is None else await self._tables.find(here)
        if table is None or table.data.game != game or table.data.seat_of(interaction.user.id) is None:
            own = await self._tables.store.private_tables(interaction.user.id, game)
            if own:
                return await self._tables.find(own[0])
        return table or await self._tables.in_channel(_channel_id(interaction))

    async def command(self, response: Response, name: str, argument: str = "") -> None:
        """`/table NAME`, at this channel's table."""
        verb = find_verb(By.COMMAND, name)
        await response.defer()
        table = await self._tables.in_channel(_channel_id(response.interaction))
        response.set_game(table.data.game)
        await self._do(response, table, verb, argument)

    # ------------------------------------------------------------ what it does

    async def change(self, response: Response, table: Table, step: Step) -> Change | None:
        """Commits a person's change, then shows it. None: refused in the private message that was pressed."""
        actor, before = actor_of(response.interaction), table.data
        try:
            change = await self._tables.run(table, step, actor)
        except Refused as refused:
            await self._refuse(response, table, refused)
            return None
        self._display.note_acted(table.data, actor.user_id)
        await self._display.show(table, [change], response)
        if before.phase is Phase.LOBBY and change.table.phase is not Phase.LOBBY and not response.pressed_private:
            await self._answers.close_more(before)
        return change

    async def _do(self, response: Response, table: Table, verb: Verb, argument: str) -> None:
        step, before = verb.step_with(argument), table.data
        if step is None:
            try:
                await self._answers.give(verb.name, response, table, argument)
            except Refused as refused:
                raise _with_names(refused, table.data) from None
            return
        change = await self.change(response, table, step)
        if change is not None and verb.reply is not None:
            await _reply(response, verb.reply(before, change.table, response.words))

    async def _press(self, response: Response, table: Table, kind: str, verb: str, epoch: int) -> None:
        kit, in_lesson = self._kits[table.data.game], table.data.lesson is not None
        if kind == MOVE and in_lesson:
            await self._lessons.move(response, table, _moves(table, kit, verb)[0], epoch)
        elif kind == MOVE:
            move, *then = _moves(table, kit, verb)
            await self.change(response, table, play.act(move, epoch, then=then))
        elif kind == ANYONE and not in_lesson:
            await self.change(response, table, play.act_unasked(_moves(table, kit, verb)[0], epoch))
        elif kind == INFO:
            await self._answers.show_page(response, kit, verb)
        elif kind == SELECTION:
            await self._select(response, table, verb.removeprefix("="), epoch)
        elif kind == TABLE:
            name, _, argument = verb.partition(":")
            await self._do(response, table, find_verb(By.BUTTON, name, kind_of(table.data, kit)), argument)
        elif kind == SEATS:
            argument = f"{_chosen(response)}@{epoch}" if verb == "remove" else _chosen(response)
            await self._do(response, table, find_verb(By.LIST, verb, kind_of(table.data, kit)), argument)
        else:
            raise Refused("unknown-button")

    async def _select(self, response: Response, table: Table, text: str, epoch: int) -> None:
        """A step towards a move: shown where it was pressed, and nothing has happened."""
        user_id = response.interaction.user.id
        try:
            seat = play.seat_asked(table.data, table.game, user_id, epoch)
        except Refused as refused:
            await self._refuse(response, table, refused)
            return
        self._display.note_acted(table.data, user_id)
        await self._display.show_selection(table, response, Selection(seat, epoch, text))

    async def _refuse(self, response: Response, table: Table, refused: Refused) -> None:
        """Raises it again, unless it belongs above the private message that was pressed, which is then updated."""
        if self._display.is_hand_pressed(table, response):
            # Nobody presses in another's hand: what is not one's turn any more was so once.
            late = refused.code in (*_STALE, "not-your-turn")
            refusal = response.words.refusal(_with_names(refused, table.data))
            note = response.words.say("private-moved-on") if late else refusal
            try:
                await self._display.open_hand(table, response, note)
            except Refused:  # a hand of another table, which had the same number
                raise _with_names(refused, table.data) from None
        elif table.data.private and response.pressed_private and refused.code in _STALE:
            await self._display.show_privately(table, response, response.words.say("private-moved-on"))
        else:
            if response.is_click and refused.code in _STALE and not table.data.private:
                await self._display.renew(table, response)
            raise _with_names(refused, table.data) from None

    async def _table_here(self, interaction: Interaction, number: int) -> Table:
        """The numbered table, if it is in this channel or the presser's own: an id from elsewhere opens nothing."""
        table = await self._tables.find(number)
        data = table.data
        here = (server_of(interaction), interaction.channel_id) == (data.guild_id, data.channel_id)
        if not (data.opener_id == interaction.user.id if data.private else here):
            raise Refused("no-such-table")
        return table

    async def _turn_page(self, response: Response, rest: str) -> None:
        game, _, page = rest.partition(":")
        if not page.isdecimal() or len(page) > 2:
            raise Refused("unknown-button")
        kit = self._kits[self._tables.game(game[:40]).name]
        response.set_game(kit.name)
        await show_rules(response, kit, None, page=int(page))


async def _reply(response: Response, text: str | None) -> None:
    """To a command, or instead of the private message that was pressed. After other presses the table says it."""
    if text is not None and not response.is_click:
        await response.reply(text)
    elif text is not None and response.pressed_private:
        await response.replace(text, (), [])


def _moves(table: Table, kit: GameKit, verb: str) -> Sequence[Any]:
    return [table.game.parse(move) for move in kit.unpack(verb)]


def _read(rest: str) -> tuple[str, int, int, str]:
    """TABLE.MARK:EPOCH:VERB, where the verb may hold colons of its own: the first part whole, and the table's number.
    For some kinds the second number is not of an epoch. Ids of older versions have no mark.
    """
    ref, _, more = rest.partition(":")
    table, _, _ = ref.partition(".")
    epoch, _, verb = more.partition(":")
    if not verb or not all(number.isdecimal() and len(number) <= _LONGEST_NUMBER for number in (table, epoch)):
        raise Refused("unknown-button")
    return ref, int(table), int(epoch), verb


def _chosen(response: Response) -> str:
    return next(iter((response.interaction.data or {}).get("values", ())), "")


def _chosen_move(response: Response) -> tuple[str, str]:
    """Of a list whose values are moves, or steps towards one."""
    kind, _, verb = _chosen(response).partition(":")
    if kind not in (MOVE, SELECTION):
        raise Refused("unknown-button")
    return kind, verb


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


def _channel_id(interaction: Interaction) -> int:
    """Where a table for all could be."""
    require_server(interaction)
    if interaction.channel_id is None:
        raise Refused("no-table-here")
    return interaction.channel_id
