"""Look for what keeps the bot from starting or from working, and say what to do about it."""

import argparse
import asyncio
import json
import platform
import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from bot import __version__
from bot.cli import read_settings
from bot.cli.doctor.database_checks import examine_database
from bot.cli.doctor.discord_checks import examine_discord
from bot.cli.doctor.findings import Findings
from bot.config import Settings, SettingsError, require_token
from bot.logs import set_up_logging
from bot.progress import print_line
from render.fonts import SHAPES, all_faces

ROOT = Path(__file__).absolute().parents[3]
_INSTALL = "run `python -m pip install -r requirements.txt`"
_REQUIREMENT = re.compile(r"([\w.-]+)([^;]*)(?:;.*extra == [\"'](\w+)[\"'])?")
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
    asyncio.run(_examine(findings))
    if args.json:
        print(json.dumps({"status": findings.status, "findings": findings.noted}))
    return findings.status


async def _examine(findings: Findings) -> None:
    settings, refused = None, ""
    try:
        settings = read_settings()
    except SettingsError as error:
        refused = str(error)
    findings.begin("This machine")
    findings.ok(f"This is version {__version__}, on Python {platform.python_version()}, on {platform.platform()}.")
    _examine_packages(findings, _extras(settings))
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


def _examine_packages(findings: Findings, extras: Sequence[str]) -> None:
    try:
        wanted = [*_wanted_packages(extras)]
    except PackageNotFoundError:
        findings.unchecked("The packages are not checked, as neither pyproject.toml nor what pip installed is here.")
        return
    fitting: list[str] = []
    for package, range_ in wanted:
        try:
            installed = version(package)
        except PackageNotFoundError:
            findings.wrong(f"The package {package} is missing: {_INSTALL}.", stops=True)
            continue
        if _is_within(installed, range_):
            fitting.append(f"{package} {installed}")
        else:
            findings.wrong(f"The package {package} is {installed}, but the bot needs {range_}: {_INSTALL}.")
    findings.ok(f"Packages: {', '.join(fitting)}.")


def _extras(settings: Settings | None) -> Sequence[str]:
    """Return what is needed besides, as the names of it in pyproject.toml."""
    if settings is None:
        return []
    chosen = {"postgres": isinstance(settings.database, str), "metrics": settings.metrics is not None}
    return [extra for extra, is_chosen in chosen.items() if is_chosen]


def _wanted_packages(extras: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the name and range of each direct dependency, as this checkout or the installed package has them."""
    pyproject = ROOT / "pyproject.toml"
    if pyproject.is_file():
        project = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]
        optional = project["optional-dependencies"]
        written = [*project["dependencies"], *(package for extra in extras for package in optional[extra])]
    else:
        written = requires("juse-bot") or []
    for requirement in written:
        found = _REQUIREMENT.match(requirement)
        assert found is not None
        package, range_, extra = found.groups()
        if extra is None or extra in extras:
            yield package, range_.strip()


def _is_within(installed: str, range_: str) -> bool:
    number = _number(installed)
    return all(
        number >= _number(bound) if sign == ">=" else number < _number(bound) for sign, bound in _BOUND.findall(range_)
    )


def _number(text: str) -> list[int]:
    """Return a version as numbers, without what comes after them, such as post1."""
    release = re.match(r"[\d.]*", text)
    assert release is not None
    return [int(part) for part in release[0].split(".") if part]


def _examine_fonts(findings: Findings) -> None:
    missing = [face.name for face in all_faces() if not face.path.is_file()]
    if missing:
        findings.wrong(f"The font {missing[0]} is missing: {_INSTALL} with --force-reinstall.", stops=True)
    elif not SHAPES:
        findings.wrong(
            "FriBidi is not installed, so letters of Arabic and Indian scripts are drawn one by one, unjoined: run"
            " `apt install libfribidi0` or the like."
        )
    else:
        findings.ok("The fonts are here, and FriBidi, which joins the letters of Arabic and Indian scripts.")


def _examine_settings(findings: Findings, settings: Settings) -> bool:
    """Return whether there is a token."""
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
