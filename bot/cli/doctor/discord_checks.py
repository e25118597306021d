"""What Discord says: the token, the application, its commands, and what the bot may do on each server. It is asked as
the bot asks it, but without a connection to the gateway.
"""

import asyncio
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import aiohttp
import discord
from discord import app_commands

from bot.app import JuseBot
from bot.cli import ToMend
from bot.cli.doctor.database_checks import Stored
from bot.cli.doctor.findings import Findings
from bot.cli.run import explain
from bot.config import Settings
from bot.logs import cause
from bot.progress import steps
from bot.ui.discord.whereabouts import NEEDED, persons_may_install, to_server

_FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
_ANSWERED_WITHIN = 30.0
_APART = 5.0
"""Seconds between the clocks that nobody notices. Discord tells no fractions, and its answer takes a while."""
_PORTAL = "in Discord's developer portal"
_MOST_SERVERS, _MOST_CHANNELS = 20, 5


class _UnconnectedBot(JuseBot):
    """The bot with all its commands, on a database of its own in which nothing happens."""

    async def setup_hook(self) -> None:
        await self.load_cogs(await self.open_store())


async def examine_discord(findings: Findings, settings: Settings, stored: Stored) -> None:
    findings.begin("Discord")
    with tempfile.TemporaryDirectory() as folder:
        async with _UnconnectedBot(replace(settings, database=Path(folder, "empty.sqlite3"))) as bot:
            await bot.open_store()  # it takes a second, and the clock shall be compared at once
            try:
                async with asyncio.timeout(_ANSWERED_WITHIN):
                    await bot.login(settings.token)
            except _FAILURES as error:
                _examine_clock(findings, bot)
                why = explain(error)
                findings.wrong(str(why), stops=isinstance(why, ToMend))
                findings.unchecked("The application, its commands and its servers are not checked without that.")
                return
            _examine_clock(findings, bot)
            _examine_application(findings, bot)
            await _examine_commands(findings, bot, stored)
            findings.begin("Servers")
            try:
                await _examine_servers(findings, bot)
            except _FAILURES as error:
                findings.unchecked(f"The servers are not checked to the end: {explain(error)}")


def _examine_clock(findings: Findings, bot: JuseBot) -> None:
    if bot.health.date is None:
        findings.unchecked("The clock is not checked, as Discord has not told the time.")
        return
    ahead = time.time() - bot.health.date
    if abs(ahead) > _APART:
        findings.wrong(
            f"This machine's clock is {abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} Discord's, so people"
            " are shown wrong deadlines: switch on time synchronization, as with `timedatectl set-ntp true`."
        )
    else:
        findings.ok("This machine's clock agrees with Discord's.")


def _examine_application(findings: Findings, bot: JuseBot) -> None:
    application = bot.application
    assert application is not None
    owner = application.owner.name if application.team is None else f"the team {application.team.name}"
    whose = "" if findings.share else f' is of the application "{application.name}" ({application.id}) of {owner}, and'
    findings.ok(f"The token{whose} is valid.")
    if application.interactions_endpoint_url:
        findings.wrong(
            "The bot hears nothing of what people do, as Discord sends that to a web address: empty Interactions"
            f" Endpoint URL on your application's General Information page {_PORTAL}."
        )
    if application.bot_require_code_grant:
        findings.wrong(f"Nobody can invite the bot: untick Requires OAuth2 Code Grant on its Bot page {_PORTAL}.")
    on_servers, by_persons = application.guild_integration_config, persons_may_install(application)
    if on_servers is None and application.user_integration_config is not None:
        findings.wrong(f"Nobody can invite the bot to a server: tick Guild Install on its Installation page {_PORTAL}.")
    elif by_persons:
        findings.ok("It can be installed on servers, and by people for themselves.")
    else:
        findings.ok(f"It can be installed on servers only: User Install {_PORTAL} is not ticked.")
    params = None if on_servers is None else on_servers.oauth2_install_params
    if params is not None and (lacking := _lacking(params.permissions)):
        findings.wrong(
            "Discord's own Add App button installs the bot with too few permissions: add"
            f" {', '.join(lacking)} to the Default Install Settings on its Installation page {_PORTAL}."
        )
    if not application.bot_public:
        findings.ok(f"Only its owner can invite it: Public Bot on its Bot page {_PORTAL} is not ticked.")
    findings.ok("It needs no privileged intents.")


async def _examine_commands(findings: Findings, bot: JuseBot, stored: Stored) -> None:
    ours = {one.qualified_name for one in bot.tree.walk_commands() if isinstance(one, app_commands.Command)}
    try:
        registered = {f"{group.name} {one.name}" for group in await bot.tree.fetch_commands() for one in group.options}
    except _FAILURES as error:
        findings.unchecked(f"The commands are not checked: {explain(error)}")
        return
    missing = [f"/{name}" for name in sorted(ours - registered)]
    if not stored.is_readable:
        findings.unchecked("Whether the commands are those of this version is not checked, as the database tells it.")
    elif stored.commands_hash != await bot.commands_hash():
        if stored.is_used:
            findings.wrong("The commands at Discord are not those of this version: restart the bot to register them.")
        else:
            findings.ok("The commands of this version are registered when the bot next starts.")
    elif missing:
        findings.wrong(f"Discord has lost commands, such as {missing[0]}: restart the bot to register them again.")
    else:
        findings.ok(f"All {len(ours)} commands are registered, as this version has them.")


async def _examine_servers(findings: Findings, bot: JuseBot) -> None:
    guilds = [guild async for guild in bot.fetch_guilds(limit=None, with_counts=False)]
    troubled = unseen = 0
    for guild in steps(guilds, "servers"):
        server = "A server" if findings.share else f'The server "{guild.name}" ({guild.id})'
        try:
            troubles = await _troubles_on(bot, guild.id, hide=findings.share)
        except discord.DiscordException as error:
            unseen += 1
            if unseen == 1:
                findings.unchecked(f"{server} is not checked, as Discord refuses to tell of it ({cause(error)}).")
            continue
        troubled += bool(troubles)
        if troubles and troubled <= _MOST_SERVERS:
            findings.wrong(f"{server}: {'; '.join(troubles)}.")
    if unseen > 1:
        findings.unchecked(f"{unseen - 1} more servers are not checked either.")
    if troubled > _MOST_SERVERS:
        findings.wrong(f"{troubled - _MOST_SERVERS} more servers are like these.")
    if not guilds:
        findings.ok(f"It is on no server yet: invite it with {to_server(bot.application_id or 0)}")
    elif not troubled:
        findings.ok(f"It may do what it needs wherever members write, on {len(guilds) - unseen:,} servers.")


async def _troubles_on(bot: JuseBot, guild_id: int, *, hide: bool) -> Sequence[str]:
    """Say which boxes are to be ticked on a server. Of its channels only those count that the bot may see, and in which
    others than moderators may write.
    """
    assert bot.user is not None
    guild = await bot.fetch_guild(guild_id, with_counts=False)
    me = await guild.fetch_member(bot.user.id)
    if me.is_timed_out():
        return ["the bot has a timeout: remove it"]
    everywhere = _lacking(me.guild_permissions)
    places: dict[str, list[str]] = defaultdict(list)
    for channel in await guild.fetch_channels():
        allowed = channel.permissions_for(me)
        lacking = [name for name in _lacking(allowed) if name not in everywhere]
        if lacking and allowed.view_channel and _members_write(channel):
            places[", ".join(lacking)].append(f"#{channel.name}")
    troubles = [f"in Server Settings, Roles, tick {', '.join(everywhere)} for the bot's role"] if everywhere else []
    for lacking, channels in places.items():
        more = len(channels) - _MOST_CHANNELS
        shown = ", ".join(channels[:_MOST_CHANNELS]) + (f" and {more} more" if more > 0 else "")
        where = f"{len(channels)} of its channels" if hide else shown
        troubles.append(f"in the permissions of {where}, tick {lacking} for the bot's role")
    return troubles


def _lacking(allowed: discord.Permissions) -> list[str]:
    """Return what the bot needs and may not do, in the words of Discord's settings."""
    lacking = [name for name, is_needed in NEEDED if is_needed and not getattr(allowed, name)]
    return [name.replace("_", " ").title().replace(" In ", " in ") for name in lacking]


def _members_write(channel: discord.abc.GuildChannel) -> bool:
    """Return whether a role may that moderates nothing. Nobody opens a table among announcements."""
    if not isinstance(channel, discord.abc.Messageable):
        return False
    allowed = [channel.permissions_for(role) for role in channel.guild.roles if not role.managed]
    return any(one.view_channel and one.send_messages and not one.manage_messages for one in allowed)
