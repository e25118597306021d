"""/table: the commands that mean the same whatever is played."""

from functools import partial

import discord
from discord import app_commands

from bot.ui.actions import answers, my_tables
from bot.ui.actions.command_group import CommandGroup, answered
from bot.ui.actions.presses import command
from bot.ui.actions.services import Services
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import persons_may_install, to_person, to_server
from bot.ui.verbs import By


class TableCog(CommandGroup, group_name="table"):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        written_here = {command.name for command in self.group.commands}
        for feature in services.features.values():
            for name, answer in feature.commands.table.items():
                self.add_answered(name, answer)
        for verb in services.context.verbs:
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
