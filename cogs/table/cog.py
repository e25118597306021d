"""/table: the commands that mean the same whatever is played."""

from functools import partial
from typing import Literal

import discord
from discord import app_commands

from bot.core.cards import BackDesign, Deck
from bot.core.errors import Refused
from bot.features import features
from bot.tables.steps import play
from bot.tables.store.settings import GuildSettings, PlayerSetting
from bot.text import Words
from bot.ui.actions import answers, my_tables
from bot.ui.actions.command_group import CommandGroup, answered
from bot.ui.actions.places import table_here
from bot.ui.actions.presses import change, command
from bot.ui.actions.services import Services
from bot.ui.discord.permissions import is_manager
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import persons_may_install, require_server, to_person, to_server
from bot.ui.table.audience import look_text
from bot.ui.verbs import By, all_verbs

Colors = Literal[Deck, "table"]
Backs = Literal[BackDesign, "table"]
AnyChannel = discord.TextChannel | discord.VoiceChannel | discord.ForumChannel

_MOST_CHANNELS = 20


class TableCog(CommandGroup, group_name="table"):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        written_here = {command.name for command in self.group.commands}
        for feature in features():
            for name, answer in feature.commands.items():
                self.add_answered(name, answer)
        for verb in all_verbs():
            if By.COMMAND in verb.by and verb.name not in written_here:
                self.add_plain(verb.name, partial(command, services, name=verb.name))

    @app_commands.command()
    @answered
    async def remove(self, response: Response, player: discord.User) -> None:
        await command(self.services, response, "remove", str(player.id))

    @app_commands.command()
    @answered
    async def help(self, response: Response) -> None:
        await answers.show_help(self.services, response)

    @app_commands.command()
    @answered
    async def invite(self, response: Response) -> None:
        words, application_id = response.words, response.interaction.application_id
        lines = [words.say("invite-server", link=to_server(application_id))]
        if persons_may_install(response.interaction.client.application):
            lines.append(words.say("invite-person", link=to_person(application_id)))
        await response.reply("\n".join(lines))

    @app_commands.command()
    @answered
    async def mine(self, response: Response) -> None:
        await my_tables.show(self.services, response)

    @app_commands.command()
    @app_commands.rename(place="for")
    @answered
    async def look(
        self,
        response: Response,
        colors: Colors | None = None,
        back: Backs | None = None,
        motion: bool | None = None,
        place: Literal["table", "private"] | None = None,
    ) -> None:
        if place == "table":
            require_server(response.interaction)
        await response.defer()
        here = await table_here(self.services, response.interaction)
        words, user_id = response.words, response.interaction.user.id
        if colors is None and back is None and motion is None:
            lines = [await self._own_look(user_id, words)]
            if here is not None:
                table, moving = here.data, "on" if here.data.motion else "off"
                back_now = words.say(f"back-{table.back}")
                lines.insert(0, words.say("table-look", colors=table.deck, back=back_now, motion=moving))
            await response.reply("\n".join(lines))
        elif place == "private" or (place is None and ("table" in (colors, back) or here is None)):
            if motion is not None:
                raise Refused("motion-of-the-table")
            chosen: dict[PlayerSetting, str | None] = {"deck": colors, "back": back}
            for name, value in chosen.items():
                if value is not None:
                    await self.services.tables.settings.set_player(user_id, name, None if value == "table" else value)
            await self.services.display.refresh_private(user_id)
            await response.reply(await self._own_look(user_id, words))
        elif colors == "table" or back == "table":
            raise Refused("look-of-the-table")
        elif here is None:
            raise Refused("no-table-here")
        else:
            await change(self.services, response, here, play.choose_look(colors, back, motion))

    async def _own_look(self, user_id: int, words: Words) -> str:
        return look_text((await self.services.tables.settings.of_player(user_id)).look, words)

    @app_commands.command()
    @app_commands.rename(place="for")
    @answered
    async def words(self, response: Response, on: bool = True, place: Literal["me", "channel"] = "me") -> None:
        interaction, tables, display = response.interaction, self.services.tables, self.services.display
        await response.defer()
        if place == "me":
            await tables.settings.set_player(interaction.user.id, "in_words", on)
            await display.refresh_private(interaction.user.id)
        else:
            server, channel_id = require_server(interaction), interaction.channel_id or 0
            here = await table_here(self.services, interaction)
            if not is_manager(interaction) and (here is None or here.data.seat_of(interaction.user.id) is None):
                raise Refused("words-of-the-channel")
            await tables.settings.set_channel_in_words(server, channel_id, on)
            await display.rewrite_channel(server, channel_id)
        await response.reply(response.words.say(f"words-now-{place}", on="yes" if on else "no"))

    @app_commands.command()
    @answered
    async def settings(
        self,
        response: Response,
        pings: bool | None = None,
        allow: AnyChannel | None = None,
        disallow: AnyChannel | None = None,
        everywhere: bool = False,
    ) -> None:
        server = require_server(response.interaction)
        if not is_manager(response.interaction):
            raise Refused("manager-only")
        settings = self.services.tables.settings
        before = await settings.of_guild(server)
        channels = [] if everywhere else list(before.channels)
        if allow is not None and allow.id not in channels:
            if len(channels) >= _MOST_CHANNELS:
                raise Refused("too-many-channels", most=_MOST_CHANNELS)
            channels.append(allow.id)
        if disallow is not None and disallow.id in channels:
            channels.remove(disallow.id)
        after = GuildSettings(before.pings if pings is None else pings, tuple(channels))
        if after != before:
            await settings.set_guild(server, after)
        words = response.words
        shown = words.listed([f"<#{channel}>" for channel in after.channels]) or words.say("settings-everywhere")
        told = words.say("settings-pings-on" if after.pings else "settings-pings-off")
        await response.reply(words.say("settings-now", pings=told, channels=shown))
