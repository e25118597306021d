"""Games for one: opened at once, played privately or before everybody, resumed, hinted at, and the deal of the day."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord

from bot.core.errors import Refused
from bot.core.game import OptionValue
from bot.tables import play
from bot.tables.daily import DailyBook
from bot.tables.hall import Hall
from bot.tables.model import Phase, Seat, TableData
from bot.tables.table import Table
from bot.ui.answer import Answer
from bot.ui.kit import GameKit
from bot.ui.panel import Button, table_id
from bot.ui.people import written

if TYPE_CHECKING:
    from bot.ui.routing import Routing

Interaction = discord.Interaction[Any]


class Solo:
    def __init__(self, hall: Hall, daily: DailyBook, kit: Callable[[str], GameKit]) -> None:
        self._hall = hall
        self._kit = kit
        self.daily = daily
        self._shared: set[int] = set()

    def today(self) -> str:
        return datetime.fromtimestamp(self._hall.now(), UTC).date().isoformat()

    async def open(
        self,
        answer: Answer,
        routing: "Routing",
        kit: GameKit,
        place: tuple[int, int],
        options: Mapping[str, OptionValue],
        *,
        private: bool,
    ) -> None:
        player = _player(answer.interaction)
        if private:
            running = await self.running(answer.interaction, kit.name)
            own = [table for table in running if table.data.day is None]
            if own:
                await self._ask_what_to_do(answer, kit, own[0].data, options)
                return
        table = await self._hall.open_alone(kit.rules, place, player, options, private=private)
        await routing.show(table, None, answer)

    async def _ask_what_to_do(
        self, answer: Answer, kit: GameKit, running: TableData, options: Mapping[str, OptionValue]
    ) -> None:
        """An unfinished game is not thrown away for a slip of the keyboard."""
        wanted = ",".join(name for name, value in options.items() if value)
        buttons = [
            Button(table_id(running.id, running.version, "resume"), kit.words.say("button-resume"), "main"),
            Button(table_id(running.id, running.version, f"anew:{wanted}"), kit.words.say("button-anew"), "stop"),
        ]
        await answer.private(kit.words.say("one-running"), panel=[buttons])

    async def anew(self, answer: Answer, routing: "Routing", table: Table, wanted: str) -> None:
        kit, data, now = self._kit(table.data.game), table.data, self._hall.now()
        user_id = answer.interaction.user.id
        options: dict[str, OptionValue] = {
            option.name: option.name in wanted.split(",") if isinstance(option.default, bool) else option.default
            for option in kit.rules.options
        }
        if data.is_open:
            await self._hall.run(table, lambda data: play.give_up(data, user_id, now))
        place = (data.guild_id, answer.interaction.channel_id or data.channel_id)
        again = await self._hall.open_alone(
            kit.rules, place, _player(answer.interaction), options, private=data.private
        )
        await routing.show(again, None, answer)

    async def running(self, interaction: Interaction, game: str) -> list[Table]:
        """The asker's own open tables of that game on this server, the one last touched first."""
        found = await self._hall.store.private_tables(interaction.guild_id or 0, interaction.user.id, game)
        return [await self._hall.find(number) for number in found]

    async def typed_for(self, interaction: Interaction, game: str) -> Table:
        """The table a typed move means: of those this person plays alone here, the one touched last."""
        found = await self.running(interaction, game)
        number = await self._hall.store.open_table_in(interaction.channel_id or 0)
        if number is not None:
            table = await self._hall.find(number)
            if table.data.game == game and table.data.seat_of(interaction.user.id) is not None:
                found.append(table)
        if not found:
            raise Refused("nothing-running", game=game)
        return max(found, key=lambda table: table.data.touched_at)

    async def hint(self, answer: Answer, routing: "Routing", table: Table) -> None:
        """Noted first, then worked out: a run with a hint is no longer clean, whatever becomes of the answer."""
        user_id, now = answer.interaction.user.id, self._hall.now()
        await answer.later()
        change = await self._hall.run(table, lambda data: play.take_hint(data, table.game, user_id, now))
        seat = change.table.seat_of(user_id)
        assert seat is not None
        action = await self._hall.advice(table, seat)
        words = self._kit(table.data.game).words
        advice = words.say("hint", move=words.say(f"{table.data.game}-button-{action}"))
        if table.data.private:
            await routing.private.show(table, answer, note=advice)
        else:
            await routing.publisher.show(table, answer)
            await answer.private(advice)

    async def play_daily(self, answer: Answer, routing: "Routing", kit: GameKit, place: tuple[int, int]) -> None:
        """Today's deal: begun, gone on with, or looked back at. One try, wherever it was begun."""
        day = self.today()
        seed = await self.daily.seed(kit.name, day)
        options = {option.name: option.default for option in kit.rules.options}
        try:
            table = await self._hall.open_alone(
                kit.rules, place, _player(answer.interaction), options, private=True, day=day, seed=seed
            )
        except Refused as refused:
            if refused.code != "one-try-a-day":
                raise
            table = await self._hall.find(int(refused.values["table"]))
            if table.data.guild_id != place[0]:
                raise Refused("daily-elsewhere") from None
        await routing.show(table, None, answer)

    async def share(self, answer: Answer, table: Table) -> None:
        """A line that tells how it went and nothing of the cards."""
        data = table.data
        if data.phase is not Phase.OVER or data.day is None or data.id in self._shared:
            raise Refused("nothing-to-share")
        self._shared.add(data.id)
        words, (player,) = self._kit(data.game).words, data.seats
        outcome = table.game.outcome(data.state)
        streak = await self.daily.streak(player.user_id, data.game, data.day)
        await answer.public(
            words.say(
                f"{data.game}-share",
                day=data.day,
                name=written(player.name),
                score=outcome.scores[0],
                misplays=player.misplays,
                hints=player.hints,
                streak=streak,
            )
        )


def _player(interaction: Interaction) -> Seat:
    return Seat(interaction.user.id, interaction.user.display_name)
