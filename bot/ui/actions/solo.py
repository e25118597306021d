"""Games for one: opened at once, played in private or before everybody, resumed, and hinted at."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.core.errors import Refused
from bot.core.game import Option, OptionValue
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import play
from bot.tables.steps.model import TableData
from bot.text import Words
from bot.text.voice import Voice
from bot.ui.actions.places import place_of
from bot.ui.discord.components import Button, table_id
from bot.ui.discord.names import seat_names
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import Response
from bot.ui.kit import GameKit
from bot.ui.table.display import Display

Interaction = discord.Interaction[Any]

_MOST_OFFERED = 5
_LEARNING = "learning"


class Solo:
    def __init__(self, tables: Tables, kits: Mapping[str, GameKit], display: Display) -> None:
        self._tables = tables
        self._kits = kits
        self._display = display

    async def open(
        self,
        response: Response,
        kit: GameKit,
        place: tuple[int, int],
        options: Mapping[str, OptionValue],
        *,
        private: bool,
        learning: bool = False,
        note: str = "",
    ) -> None:
        """`note`: told above a private game."""
        running = await (self._private if private else self._public_here)(response.interaction, kit.name)
        own = [table for table in running if not table.data.is_compared]
        if own:
            await self._ask_what_to_do(response, own[0].data, _wanted(options, learning=learning))
            return
        player = actor_of(response.interaction)
        table = await self._tables.open_alone(kit.rules, place, player, options, private=private, learning=learning)
        if note:
            await self._display.show_privately(table, response, note)
        else:
            await self._display.show(table, response=response)

    async def _ask_what_to_do(self, response: Response, running: TableData, wanted: str) -> None:
        """An unfinished game is not thrown away for a slip of the keyboard."""
        words = response.words
        buttons = [
            Button(table_id(running.ref, "resume"), words.say("button-resume"), "main"),
            Button(table_id(running.ref, f"anew:{wanted}"), words.say("button-anew"), "stop"),
        ]
        await response.reply(words.say("one-running"), panel=[buttons])

    async def again(self, response: Response, table: Table, _: str) -> None:
        """Another game like the last."""
        if table.data.seat_of(response.interaction.user.id) is not None and table.data.is_open:
            raise Refused("already-begun")
        await self.anew(response, table, _wanted(table.data.options, learning=table.data.learning))

    async def anew(self, response: Response, table: Table, wanted: str) -> None:
        """Another game as `wanted`; one that is still going on is given up for it."""
        kit, data = self._kits[table.data.game], table.data
        if data.seat_of(response.interaction.user.id) is None:
            raise Refused("not-seated")
        given = dict(_pair(word) for word in wanted.split(","))
        options = {option.name: _read_option(option, given.get(option.name)) for option in kit.rules.options}
        if data.is_open:
            change = await self._tables.run(table, play.give_up, actor_of(response.interaction))
            await self._display.take_private_away(data.id)
            await self._display.show(table, [change])
        place = place_of(response.interaction) if data.private else (data.guild_id, data.channel_id)
        await self.open(response, kit, place, options, private=data.private, learning=_LEARNING in given)

    async def resume(self, response: Response, game: str) -> None:
        """Who has several games running says which."""
        running = await self._running(response.interaction, game)
        if len(running) == 1:
            await self.bring_back(response, running[0])
            return
        words = response.words
        buttons = [
            Button(table_id(table.data.ref, "resume"), _kind_of(table.data, words)) for table in running[:_MOST_OFFERED]
        ]
        await response.reply(words.say("several-running"), panel=[buttons])

    async def bring_back(self, response: Response, table: Table, _: str = "") -> None:
        if table.data.private:
            await self._display.show(table, response=response)
        else:
            await self._display.move_down(table, response)

    async def typed_for(self, interaction: Interaction, game: str) -> Table:
        """The table a typed move means: of those this person plays alone, the one last before their eyes."""
        return (await self._running(interaction, game))[0]

    async def _running(self, interaction: Interaction, game: str) -> list[Table]:
        """At least one, the last seen first."""
        found = await self._private(interaction, game) + await self._public_here(interaction, game)
        if not found:
            raise Refused("nothing-running", game=game)
        return sorted(
            found,
            key=lambda table: max(
                table.with_wall_clock_deadlines.touched_at, self._display.private_shown_at(table.data.id)
            ),
            reverse=True,
        )

    async def _private(self, interaction: Interaction, game: str) -> list[Table]:
        found = await self._tables.store.private_tables(interaction.user.id, game)
        return [await self._tables.find(number) for number in found]

    async def _public_here(self, interaction: Interaction, game: str) -> list[Table]:
        _, channel_id = place_of(interaction)
        number = await self._tables.store.open_table_in(channel_id)
        if number is None:
            return []
        table = await self._tables.find(number)
        theirs = table.data.game == game and table.data.seat_of(interaction.user.id) is not None
        return [table] if theirs else []

    async def hint(self, response: Response, table: Table, _: str = "") -> None:
        """Counted first, then worked out: a run with a hint is no longer clean, whatever becomes of the answer."""
        actor = actor_of(response.interaction)
        await response.defer()
        only = play.only_choice(table.data, table.game, actor.user_id)
        if only is not None:
            move = self._kits[table.data.game].guide.name_move(only, self._voice(table, response))
            await self._advise(response, table, response.words.say("hint-free", move=move))
            return
        change = await self._tables.run(table, play.take_hint, actor)
        seat = change.table.seat_of(actor.user_id)
        assert seat is not None
        try:
            spelled = await self._tables.advice(table, seat)
            if table.data.moves != change.table.moves:
                raise Refused("moved-on")
        except Refused as refused:
            if refused.code == "moved-on":
                # Its player has moved meanwhile: what they asked about is past.
                await self._display.show(table, response=response)
            raise
        await self._advise(response, table, self._hint_text(table, seat, table.game.parse(spelled), response))

    def _hint_text(self, table: Table, seat: int, best: Any, response: Response) -> str:
        guide, voice = self._kits[table.data.game].guide, self._voice(table, response)
        view = table.game.view(table.data.state, seat)
        why = "none" if guide.coach is None else guide.coach(view, seat, best, voice)
        return voice.say("hint", move=guide.name_move(best, voice), why=why)

    def _voice(self, table: Table, response: Response) -> Voice:
        return Voice(seat_names(table.data.seats), response.words)

    async def _advise(self, response: Response, table: Table, advice: str) -> None:
        if table.data.private:
            await self._display.show_privately(table, response, advice)
        else:
            await self._display.show(table, response=response)
            await response.reply(advice)


def _wanted(options: Mapping[str, OptionValue], *, learning: bool) -> str:
    """What another game is to have, as a button remembers it: `naked,deals=3,learning`."""
    chosen = [name if value is True else f"{name}={value}" for name, value in options.items() if value is not False]
    return ",".join([*chosen, _LEARNING] if learning else chosen)


def _pair(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def _read_option(option: Option, written: str | None) -> OptionValue:
    """`written` comes back from outside: what cannot be is read as the default."""
    if isinstance(option.default, bool):
        return written is not None
    return next((value for value in option.values if str(value) == written), option.default)


def _kind_of(data: TableData, words: Words) -> str:
    """What tells one of a person's games from the others."""
    if data.day is not None:
        return words.say("running-daily", day=data.day)
    if data.deal is not None:
        return words.say("running-challenge", table=str(data.id))
    return words.say("running-private" if data.private else "running-public", table=str(data.id))
