"""/table: the commands that mean the same whatever is played."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.runtime.table import Table
from bot.tables.steps import lobby, play, votes
from bot.tables.steps.actor import Actor
from bot.tables.steps.model import Change, Deck, Phase, TableData
from bot.tables.store.settings import GuildSettings
from bot.ui.actions.game_cog import Interaction
from bot.ui.discord.permissions import actor_of, is_manager
from bot.ui.discord.response import Response, respond
from bot.ui.table.guide import show_guide

if TYPE_CHECKING:
    from bot.app import JuseBot

_MOST_CHANNELS = 20
_DECKS: dict[str, Deck] = {"two": "two", "four": "four"}


@app_commands.guild_only()
class TableCog(commands.GroupCog, group_name="table", group_description="What every game's tables share"):
    def __init__(self, bot: "JuseBot") -> None:
        self.bot = bot

    @app_commands.command(name="help", description="What is played here, and where tables are open")
    async def help(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            words = self.bot.words
            lines = [words.say("help-head")]
            for name, kit in sorted(self.bot.kits.items()):
                about = kit.words.say(f"{name}-about", min=kit.rules.min_seats, max=kit.rules.max_seats)
                lines.append(words.say("help-game", command=name, about=about))
            lines.extend(await self._open_tables(interaction))
            lines.append(words.say("help-foot"))
            await response.private("\n".join(lines)[:2000])
            await response.private(words.say("help-at-the-table"))

        await self._answer(interaction, work)

    @app_commands.command(name="show", description="Bring this channel's table down to the end of the channel")
    async def show(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.later()
            table = await self._table(interaction)
            await self.bot.publisher.show(table, response, move_down=True)

        await self._answer(interaction, work)

    @app_commands.command(name="hand", description="Your own cards at this channel's table, for your eyes alone")
    async def hand(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.later()
            table = await self._table(interaction)
            response.words = self.bot.routing.words_of(table)
            await self.bot.hands.open(table, response)

        await self._answer(interaction, work)

    @app_commands.command(name="what", description="What can I do? In words, for you alone, at this channel's table")
    async def what(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.later()
            table = await self._table(interaction)
            kit = self.bot.kit(table.data.game)
            response.words = kit.words
            await show_guide(response, self.bot.hall, table, kit)

        await self._answer(interaction, work)

    @app_commands.command(
        name="end", description="End this channel's game early: a moderator, or more than half of you"
    )
    async def end(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.later()
            table = await self._table(interaction)
            await self.bot.routing.change(response, table, lobby.close if table.data.phase is Phase.LOBBY else play.end)
            data = table.data
            if data.is_open:
                text = self.bot.words.say("table-agreed", have=len(data.end_votes), need=votes.needed_to_end(data))
            else:
                text = self.bot.words.say("table-ended")
            await response.private(text)

        await self._answer(interaction, work)

    @app_commands.command(name="leave", description="Leave this channel's table: the computer plays your seat on")
    async def leave(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.later()
            table = await self._table(interaction)
            if table.data.phase is Phase.LOBBY:
                await self.bot.routing.change(response, table, lobby.leave)
            else:
                await self.bot.routing.change(response, table, play.leave)
                await response.private(self.bot.words.say("table-left" if table.data.is_open else "table-ended"))

        await self._answer(interaction, work)

    @app_commands.command(name="back", description="Take your seat back from the computer")
    async def back(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.later()
            table = await self._table(interaction)
            await self.bot.routing.change(response, table, play.come_back)
            await response.private(self.bot.words.say("table-welcome-back"))

        await self._answer(interaction, work)

    @app_commands.command(name="since", description="What happened at this channel's table since your last move")
    async def since(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            await response.later()
            table = await self._table(interaction)
            response.words = self.bot.routing.words_of(table)
            await self.bot.routing.tell_since(response, table)

        await self._answer(interaction, work)

    @app_commands.command(
        name="remove", description="Leave a player's seat to the computer: a moderator, or more than half of the others"
    )
    @app_commands.describe(player="Who has the seat; they do not come back in this game")
    async def remove(self, interaction: Interaction, player: discord.User) -> None:
        async def work(response: Response) -> None:
            await response.later()
            table = await self._table(interaction)

            def step(data: TableData, game: AnyGame, actor: Actor) -> Change:
                number = _seat_of(data, player.id)
                remove = lobby.remove if data.phase is Phase.LOBBY else play.remove
                return remove(number)(data, game, actor)

            change = await self.bot.routing.change(response, table, step)
            await response.private(self._removal_text(change.table, player.id))

        await self._answer(interaction, work)

    def _removal_text(self, data: TableData, player_id: int) -> str:
        number = data.seat_of(player_id)
        if data.phase is Phase.PLAYING and number is not None and not data.seats[number].removed:
            have, need = votes.votes_to_remove(data, number), votes.needed_to_remove(data, number)
            return self.bot.words.say("table-removal-agreed", have=have, need=need)
        return self.bot.words.say("table-removal-done")

    @app_commands.command(name="deck", description="Two colours or four for the cards")
    @app_commands.rename(place="for")
    @app_commands.describe(
        colours="How many colours the suits have",
        place="The table, for all who see it, or what only you see; left out: the table, if one is here",
    )
    @app_commands.choices(
        colours=[
            app_commands.Choice(name="two: black and red", value="two"),
            app_commands.Choice(name="four: a colour and a letter for each suit", value="four"),
            app_commands.Choice(name="as the table has it (for my private pictures)", value="table"),
        ],
        place=[
            app_commands.Choice(name="this channel's table", value="table"),
            app_commands.Choice(name="my private pictures, wherever I play", value="private"),
        ],
    )
    async def deck(
        self, interaction: Interaction, colours: app_commands.Choice[str], place: app_commands.Choice[str] | None = None
    ) -> None:
        async def work(response: Response) -> None:
            await response.later()
            deck = _DECKS.get(colours.value)
            if place is None:
                own = deck is None or not await self._is_table_here(interaction)
            else:
                own = place.value == "private"
            if own:
                await self.bot.decks.choose(interaction.user.id, deck)
                await response.private(self.bot.words.say(f"own-deck-{deck or 'none'}"))
            elif deck is None:
                raise Refused("deck-of-the-table")
            else:
                await self.bot.routing.change(response, await self._table(interaction), play.choose_deck(deck))

        await self._answer(interaction, work)

    @app_commands.command(name="stats", description="How you are doing on this server, and who does best")
    @app_commands.describe(player="Somebody else instead of you")
    async def stats(self, interaction: Interaction, player: discord.User | discord.Member | None = None) -> None:
        async def work(response: Response) -> None:
            await response.later()
            me = interaction.user
            await response.private(await self.bot.stats.text(interaction.guild_id or 0, me, player or me))

        await self._answer(interaction, work)

    @app_commands.command(name="settings", description="For who manages the server: pings, and where tables may open")
    @app_commands.describe(
        pings="Tell people by a message when it is their turn",
        allow="Let tables open in this channel (and, once one is allowed, only in allowed ones)",
        disallow="Take this channel off the list",
        everywhere="Let tables open in every channel again",
    )
    async def settings(
        self,
        interaction: Interaction,
        pings: bool | None = None,
        allow: discord.TextChannel | discord.VoiceChannel | discord.ForumChannel | None = None,
        disallow: discord.TextChannel | discord.VoiceChannel | discord.ForumChannel | None = None,
        everywhere: bool = False,
    ) -> None:
        async def work(response: Response) -> None:
            if not is_manager(interaction):
                raise Refused("manager-only")
            assert interaction.guild_id is not None
            settings = self.bot.hall.settings
            before = await settings.of_guild(interaction.guild_id)
            channels = [] if everywhere else list(before.channels)
            if allow is not None and allow.id not in channels:
                if len(channels) >= _MOST_CHANNELS:
                    raise Refused("too-many-channels", most=_MOST_CHANNELS)
                channels.append(allow.id)
            if disallow is not None and disallow.id in channels:
                channels.remove(disallow.id)
            after = GuildSettings(before.pings if pings is None else pings, tuple(channels))
            if after != before:
                await settings.set_guild(interaction.guild_id, after)
            await response.private(self._settings_text(after))

        await self._answer(interaction, work)

    @app_commands.command(name="pings", description="Whether I may tell you by a message that it is your turn")
    async def pings(self, interaction: Interaction, on: bool) -> None:
        async def work(response: Response) -> None:
            await self.bot.hall.settings.set_pings(interaction.user.id, on)
            await response.private(self.bot.words.say("player-pings-on" if on else "player-pings-off"))

        await self._answer(interaction, work)

    @app_commands.command(name="forget-me", description="Delete what is stored about you on this server")
    async def forget_me(self, interaction: Interaction) -> None:
        async def work(response: Response) -> None:
            assert interaction.guild_id is not None
            await self.bot.hall.forget_person(interaction.guild_id, actor_of(interaction, self.bot.now()))
            await response.private(self.bot.words.say("table-forgotten"))

        await self._answer(interaction, work)

    async def _answer(self, interaction: Interaction, work: Callable[[Response], Awaitable[None]]) -> None:
        command = interaction.command.qualified_name if interaction.command is not None else "table"
        await respond(interaction, self.bot.words, work, f"{command} in {interaction.channel_id}")

    async def _table(self, interaction: Interaction) -> Table:
        return await self.bot.hall.in_channel(interaction.channel_id or 0)

    async def _is_table_here(self, interaction: Interaction) -> bool:
        return await self.bot.hall.store.open_table_in(interaction.channel_id or 0) is not None

    async def _open_tables(self, interaction: Interaction) -> list[str]:
        """Only those in channels that the asker can see."""
        words = self.bot.words
        lines = [
            words.say(
                "help-table",
                game=self.bot.kit(game).words.say(f"{game}-name"),
                table=str(number),
                channel=f"<#{channel}>",
            )
            for number, game, channel in await self.bot.hall.store.open_tables_of(interaction.guild_id or 0)
            if game in self.bot.kits and _can_see(interaction, channel)
        ]
        return [words.say("help-tables"), *lines[:20]] if lines else [words.say("help-no-tables")]

    def _settings_text(self, settings: GuildSettings) -> str:
        words = self.bot.words
        channels = ", ".join(f"<#{channel}>" for channel in settings.channels) or words.say("settings-everywhere")
        pings = words.say("settings-pings-on" if settings.pings else "settings-pings-off")
        return words.say("settings-now", pings=pings, channels=channels)


def _seat_of(data: TableData, user_id: int) -> int:
    number = data.seat_of(user_id)
    if number is None:
        raise Refused("nobody-to-remove")
    return number


def _can_see(interaction: Interaction, channel_id: int) -> bool:
    guild, member = interaction.guild, interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
    if channel is None or not isinstance(member, discord.Member):
        return False
    allowed = channel.permissions_for(member)
    if isinstance(channel, discord.Thread) and channel.is_private() and channel.id != interaction.channel_id:
        # Who is in a private thread is not told to the bot, so it is kept from all but those who see every one.
        return allowed.manage_threads
    return allowed.view_channel
