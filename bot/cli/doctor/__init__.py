"""Look for what keeps the bot from starting or from working, and say what to do about it."""

import argparse
import asyncio
import json
import platform
import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from bot import HOST_PACKAGES, IS_CHECKOUT, ROOT
from bot.cli import read_settings
from bot.cli.doctor.database_checks import examine_database
from bot.cli.doctor.discord_checks import examine_discord
from bot.cli.doctor.findings import Findings
from bot.config import Settings, SettingsError, require_token, version_and_commit
from bot.logs import set_up_logging
from bot.progress import print_line
from render.fonts import SHAPES, all_faces

_REQUIREMENT = re.compile(r"([\w.-]+)(.*)")
_BOUND = re.compile(r"(>=|<)([\d.]+)")


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
        settings = read_settings(home)
    except SettingsError as error:
        refused = str(error)
    findings.begin("This machine")
    findings.ok(
        f"This is version {version_and_commit()}, on Python {platform.python_version()}, on {platform.platform()}."
    )
    chooses = settings is not None and (isinstance(settings.database, str) or settings.metrics is not None)
    _examine_packages(findings, for_hosts=chooses)
    _examine_fonts(findings)
    findings.begin("Settings")
    if settings is None:
        findings.wrong(refused, stops=True)
        findings.unchecked("The database and Discord are not checked, as the settings cannot be read.")
        return
    has_token = _examine_settings(findings, settings)
    set_up_logging("ERROR", settings.token)
    stored = await examine_database(findings, settings)
    if has_token:
        await examine_discord(findings, settings, stored)
    else:
        findings.begin("Discord")
        findings.unchecked("Discord is not asked, as there is no token for it.")


def _examine_packages(findings: Findings, *, for_hosts: bool) -> None:
    fitting: list[str] = []
    for requirement in _requirements(for_hosts=for_hosts):
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


def _requirements(*, for_hosts: bool) -> list[str]:
    """Return the direct dependencies, as the checkout or the installed package has them."""
    if IS_CHECKOUT:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return project["dependencies"] + (project["optional-dependencies"]["host"] if for_hosts else [])
    written = [requirement.partition(";") for requirement in requires("juse-bot") or []]
    return [package for package, _, extra in written if not extra or (for_hosts and "host" in extra)]


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
    try:
        require_token(settings)
    except SettingsError as error:
        findings.wrong(str(error), stops=True)
        return False
    if not settings.doubts:
        findings.ok("All of them are known and valid.")
    return True
