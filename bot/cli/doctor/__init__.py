"""Look for what keeps the bot from starting or from working, and say what to do about it."""

import argparse
import asyncio
import json
import os
import platform
import re
import tempfile
import time
import tomllib
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import aiohttp
import discord
from discord import app_commands

from bot import HOST_PACKAGES, IS_CHECKOUT, ROOT
from bot.app import ENTRY_POINT, ENTRY_POINT_REFUSED, JuseBot
from bot.cli import ToMend, read_settings
from bot.cli.doctor.database_checks import DatabaseReport, Findings, examine_database
from bot.cli.doctor.machine_checks import examine_room, missing_files
from bot.cli.run import explain
from bot.config import Settings, SettingsError, home_folder, token_fault, version_and_commit
from bot.logs import cause, set_up_logging
from bot.progress import print_line, steps
from bot.ui.discord.whereabouts import NEEDED, persons_may_install, to_server
from render.fonts import SHAPES, all_faces

_REQUIREMENT = re.compile(r"([\w.-]+)(.*)")
_BOUND = re.compile(r"(>=|<)([\d.]+)")
_FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
_ANSWERED_WITHIN = 30.0
_APART = 5.0
"""Seconds between the clocks that nobody notices. Discord tells no fractions, and its answer takes a while."""
_PORTAL = "in Discord's developer portal"
_MOST_SERVERS, _MOST_CHANNELS = 20, 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.add_argument(
        "--share",
        action="store_true",
        help="leave out names and ids of servers, channels, owner and application, so that others may read it",
    )
    parser.epilog = (
        "It changes nothing, and disturbs no bot that runs. A line begins with ok, with !! if something is to be"
        " mended, or with -- if it could not be checked. The exit status is 0 if all is well, 1 if something is not, 78"
        " if the bot cannot start before it is mended."
    )


def run(args: argparse.Namespace) -> int:
    findings = Findings(share=args.share, show=(lambda _: None) if args.json else print_line)
    asyncio.run(_examine(findings, args.home))
    if args.json:
        print(json.dumps({"status": findings.status, "findings": findings.noted}))
    return findings.status


async def _examine(findings: Findings, home: Path | None) -> None:
    settings, refused = None, ""
    try:
        findings.hidden.add(str(home_folder(home).absolute()))
        settings = read_settings(home)
    except SettingsError as error:
        refused = str(error)
    findings.begin("This machine")
    findings.ok(
        f"This is version {version_and_commit()}, on Python {platform.python_version()}, on {platform.platform()}."
    )
    chooses = settings is not None and (isinstance(settings.database, str) or settings.metrics is not None)
    _examine_packages(findings, for_hosts=chooses)
    if missing := missing_files():
        how = "run `git checkout .` there" if IS_CHECKOUT else "install juse-bot again"
        findings.wrong(f"Files of the bot are missing, such as {missing[0]}: {how}.", stops=True)
        findings.unchecked("Nothing else is checked, as it could be told wrongly without them.")
        return
    _examine_fonts(findings)
    findings.begin("Settings")
    if settings is None:
        for line in refused.splitlines():
            findings.wrong(line, stops=True)
        findings.unchecked("The database and Discord are not checked, as the settings cannot be read.")
        return
    has_token = _examine_settings(findings, settings)
    set_up_logging("ERROR", settings.token)
    stored = await examine_database(findings, settings)
    if not stored.is_used:
        examine_room(findings, settings)
    if has_token:
        await examine_discord(findings, settings, stored)
    else:
        findings.begin("Discord")
        findings.unchecked("Discord is not asked, as there is no token for it.")


def _examine_packages(findings: Findings, *, for_hosts: bool) -> None:
    # The direct dependencies, as the checkout or the installed package has them.
    if IS_CHECKOUT:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        needed = project["dependencies"] + (project["optional-dependencies"]["host"] if for_hosts else [])
    else:
        written = [requirement.partition(";") for requirement in requires("juse-bot") or []]
        needed = [package for package, _, extra in written if not extra or (for_hosts and "host" in extra)]
    fitting: list[str] = []
    for requirement in needed:
        found = _REQUIREMENT.match(requirement)
        assert found is not None
        package, range_ = found.groups()
        try:
            installed = version(package)
        except PackageNotFoundError:
            findings.wrong(f"The package {package} is missing: {HOST_PACKAGES}.", stops=True)
            continue
        number = _number(installed)
        if all(
            number >= _number(bound) if sign == ">=" else number < _number(bound)
            for sign, bound in _BOUND.findall(range_)
        ):
            fitting.append(f"{package} {installed}")
        else:
            findings.wrong(f"The package {package} is {installed}, but the bot needs {range_}: {HOST_PACKAGES}.")
    findings.ok(f"Packages: {', '.join(fitting)}.")


def _number(text: str) -> list[int]:
    """Return a version as numbers, without what comes after them, such as post1."""
    release = re.match(r"[\d.]*", text)
    assert release is not None
    return [int(part) for part in release[0].split(".") if part]


def _examine_fonts(findings: Findings) -> None:
    missing = [face.name for face in all_faces() if not face.path.is_file()]
    if missing:
        findings.wrong(f"The font {missing[0]} is missing: {HOST_PACKAGES}.", stops=True)
    elif not SHAPES:
        findings.wrong(
            "FriBidi is not installed, so letters of Arabic and Indian scripts are drawn one by one, unjoined: run"
            " `apt install libfribidi0` or the like."
        )
    else:
        findings.ok("The fonts are here, and FriBidi, which joins the letters of Arabic and Indian scripts.")


def _examine_settings(findings: Findings, settings: Settings) -> bool:
    """Return whether there is a token."""
    findings.ok(f"The home folder is {settings.home.absolute()}.")
    for doubt in settings.doubts:
        findings.wrong(doubt)
    if fault := token_fault(settings):
        findings.wrong(fault, stops=True)
        return False
    if not settings.doubts:
        findings.ok("All of them are known and valid.")
    return True


# ------------------------------------------------------------ what Discord says, asked as the bot asks it


class _UnconnectedBot(JuseBot):
    """The bot with all its commands, on a database of its own in which nothing happens."""

    async def setup_hook(self) -> None:
        await self.load_cogs(await self.open_store())


async def examine_discord(findings: Findings, settings: Settings, stored: DatabaseReport) -> None:
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
                if proxies := [name for name in os.environ if name.lower() in ("https_proxy", "all_proxy")]:
                    findings.wrong(f"{proxies[0]} names a proxy, which the bot does not use: let it reach Discord.")
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


async def _examine_commands(findings: Findings, bot: JuseBot, stored: DatabaseReport) -> None:
    ours = {command.qualified_name for command in bot.tree.walk_commands() if isinstance(command, app_commands.Command)}
    try:
        known = await bot.tree.fetch_commands()
    except _FAILURES as error:
        findings.unchecked(f"The commands are not checked: {explain(error)}")
        return
    registered = {f"{group.name} {option.name}" for group in known for option in group.options}
    missing = [f"/{name}" for name in sorted(ours - registered)]
    has_entry_point = any(command.type.value == ENTRY_POINT for command in known)
    if not stored.is_readable:
        findings.unchecked("Whether the commands are those of this version is not checked, as the database tells it.")
    elif stored.commands_hash != await bot.commands_hash():
        if stored.is_used and has_entry_point:
            findings.wrong(ENTRY_POINT_REFUSED)
        elif stored.is_used:
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
    return any(
        permissions.view_channel and permissions.send_messages and not permissions.manage_messages
        for permissions in allowed
    )
