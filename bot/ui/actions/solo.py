"""Games for one: opened at once, played privately or before everybody, resumed, hinted at, and the deal of the day."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import discord

from bot.core.errors import Refused
from bot.core.game import OptionValue
from bot.tables.runtime.table import Table
from bot.tables.runtime.tables import Tables
from bot.tables.steps import play
from bot.tables.steps.model import Phase, TableData
from bot.tables.store.daily import DailyBook
from bot.text import Words
from bot.ui.discord.components import Button, table_id
from bot.ui.discord.names import bare, written
from bot.ui.discord.permissions import actor_of
from bot.ui.discord.response import TROUBLE, Response
from bot.ui.kit import GameKit
from bot.ui.table.display import Display

Interaction = discord.Interaction[Any]

_MOST_OFFERED = 5
_LEARNING = "learning"


class Solo:
    def __init__(self, hall: Tables, daily: DailyBook, kit: Callable[[str], GameKit], display: Display) -> None:
        self._hall = hall
        self._kit = kit
        self._display = display
        self.daily = daily

    def today(self) -> str:
        return datetime.fromtimestamp(self._hall.now(), UTC).date().isoformat()

    async def open(
        self,
        response: Response,
        kit: GameKit,
        place: tuple[int, int],
        options: Mapping[str, OptionValue],
        *,
        private: bool,
        learning: bool = False,
    ) -> None:
        running = await (self._private if private else self._public_here)(response.interaction, kit.name)
        own = [table for table in running if table.data.day is None]
        if own:
            await self._ask_what_to_do(response, kit, own[0].data, wanted(options, learning=learning))
            return
        player = actor_of(response.interaction, self._hall.now())
        table = await self._hall.open_alone(kit.rules, place, player, options, private=private, learning=learning)
        await self._display.show(table, response=response)

    async def _ask_what_to_do(self, response: Response, kit: GameKit, running: TableData, wanted: str) -> None:
        """An unfinished game is not thrown away for a slip of the keyboard."""
        buttons = [
            Button(table_id(running.id, "resume"), kit.words.say("button-resume"), "main"),
            Button(table_id(running.id, f"anew:{wanted}"), kit.words.say("button-anew"), "stop"),
        ]
        await response.private(kit.words.say("one-running"), panel=[buttons])

    async def anew(self, response: Response, table: Table, wanted: str) -> None:
        kit, data = self._kit(table.data.game), table.data
        options: dict[str, OptionValue] = {
            option.name: option.name in wanted.split(",") if isinstance(option.default, bool) else option.default
            for option in kit.rules.options
        }
        if data.is_open:
            change = await self._hall.run(table, play.give_up, actor_of(response.interaction, self._hall.now()))
            await self._display.private.take_away(data.id)
            await self._display.show(table, [change])
        place = (data.guild_id, response.interaction.channel_id or data.channel_id)
        learning = _LEARNING in wanted.split(",")
        await self.open(response, kit, place, options, private=data.private, learning=learning)

    async def resume(self, response: Response, game: str) -> None:
        """Who has several games running says which."""
        running = await self._running(response.interaction, game)
        if len(running) == 1:
            await self.bring_back(response, running[0])
            return
        words = self._kit(game).words
        buttons = [
            Button(table_id(table.data.id, "resume"), _kind_of(table.data, words)) for table in running[:_MOST_OFFERED]
        ]
        await response.private(words.say("several-running"), panel=[buttons])

    async def bring_back(self, response: Response, table: Table) -> None:
        if table.data.private:
            await self._display.show(table, response=response)
        else:
            await self._display.publisher.show(table, response, move_down=True)

    async def typed_for(self, interaction: Interaction, game: str) -> Table:
        """The table a typed move means: of those this person plays alone here, the one last before their eyes."""
        return (await self._running(interaction, game))[0]

    async def _running(self, interaction: Interaction, game: str) -> list[Table]:
        """At least one, the last seen first."""
        found = await self._private(interaction, game) + await self._public_here(interaction, game)
        if not found:
            raise Refused("nothing-running", game=game)
        return sorted(
            found,
            key=lambda table: max(table.data.touched_at, self._display.private.shown_at(table.data.id)),
            reverse=True,
        )

    async def _private(self, interaction: Interaction, game: str) -> list[Table]:
        found = await self._hall.store.private_tables(interaction.guild_id or 0, interaction.user.id, game)
        return [await self._hall.find(number) for number in found]

    async def _public_here(self, interaction: Interaction, game: str) -> list[Table]:
        number = await self._hall.store.open_table_in(interaction.channel_id or 0)
        if number is None:
            return []
        table = await self._hall.find(number)
        theirs = table.data.game == game and table.data.seat_of(interaction.user.id) is not None
        return [table] if theirs else []

    async def hint(self, response: Response, table: Table) -> None:
        """Noted first, then worked out: a run with a hint is no longer clean, whatever becomes of the response."""
        actor = actor_of(response.interaction, self._hall.now())
        await response.later()
        words = self._kit(table.data.game).words
        change = await self._hall.run(table, play.take_hint, actor)
        seat = change.table.seat_of(actor.user_id)
        assert seat is not None
        try:
            action = await self._hall.advice(table, seat)
            if table.data.moves != change.table.moves:
                raise Refused("moved-on")
        except Refused as refused:
            if refused.code == "moved-on":
                # Its player has moved meanwhile: what they asked about is past.
                await self._display.show(table, response=response)
            raise
        advice = words.say("hint", move=words.say(f"{table.data.game}-button-{action}"))
        if table.data.private:
            await self._display.private.show(table, response, note=advice)
        else:
            await self._display.publisher.show(table, response)
            await response.private(advice)

    async def play_daily(self, response: Response, kit: GameKit, place: tuple[int, int]) -> None:
        """Today's deal: begun, gone on with, or looked back at. One try, wherever it was begun."""
        day = self.today()
        seed = await self.daily.seed(kit.name, day)
        options = {option.name: option.default for option in kit.rules.options}
        player = actor_of(response.interaction, self._hall.now())
        try:
            table = await self._hall.open_alone(kit.rules, place, player, options, private=True, day=day, seed=seed)
        except Refused as refused:
            if refused.code != "one-try-a-day":
                raise
            table = await self._hall.find(int(refused.values["table"]))
            if table.data.guild_id != place[0]:
                raise Refused("daily-elsewhere") from None
        await self._display.show(table, response=response)

    async def share(self, response: Response, table: Table) -> None:
        """A line that tells how it went and nothing of the cards."""
        data = table.data
        words, (player, *_) = self._kit(data.game).words, data.seats
        if data.phase is not Phase.OVER or data.day is None:
            raise Refused("nothing-to-share")
        if not await self.daily.take_share(player.user_id, data.game, data.day):
            raise Refused("nothing-to-share")
        outcome = table.game.outcome(data.state)
        streak = await self.daily.streak(player.user_id, data.game, data.day)
        line = words.say(
            f"{data.game}-share",
            day=data.day,
            name=written(bare(player.name)),
            score=outcome.scores[0],
            misplays=player.misplays,
            hints=player.hints,
            clean="yes" if player.clean else "no",
            streak=streak,
        )
        try:
            await response.public(line)
        except TROUBLE:
            await self.daily.give_share_back(player.user_id, data.game, data.day)
            raise


def wanted(options: Mapping[str, OptionValue], *, learning: bool) -> str:
    """What another game like it is to have, as a button remembers it."""
    names = [name for name, value in options.items() if value]
    return ",".join([*names, _LEARNING] if learning else names)


def _kind_of(data: TableData, words: Words) -> str:
    """What tells one of a person's games from the others."""
    if data.day is not None:
        return words.say("running-daily", day=data.day)
    return words.say("running-private" if data.private else "running-public", table=str(data.id))
