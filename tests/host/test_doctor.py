"""`python -m bot doctor`, with a stub of Discord, real files and no network."""

import asyncio
import json
import os
import re
import shutil
import socket
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from email.utils import formatdate
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web
from discord.http import Route

from bot import ROOT, __version__
from bot.__main__ import main
from bot.parts import find_stored
from bot.tables.store.files import note_backup
from bot.tables.store.store import Store
from tests.host.command import bot
from tests.host.conftest import APPLICATION, BOT_USER, TOKEN, StubDiscord
from tests.host.test_run import CLOSED_PORT, Start, connected, start
from tests.host.test_status import until
from tests.postgres import Server

__all__ = ["start"]

WELL, UNWELL, TO_MEND = 0, 1, 78
SEE, WRITE, MODERATE, ATTACH, HISTORY, IN_THREADS = 1 << 10, 1 << 11, 1 << 13, 1 << 15, 1 << 16, 1 << 38
ALL = SEE | WRITE | ATTACH | HISTORY | IN_THREADS

Doctor = Callable[..., Awaitable[tuple[int, list[str]]]]


@pytest.fixture
def doctor(
    tmp_path: Path, stub: StubDiscord, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Doctor:
    """Return what runs it, and returns its exit status and the lines that it prints."""
    for name in [name for name in os.environ if name.startswith(("JUSE_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("JUSE_DATABASE", str(tmp_path / "juse.sqlite3"))
    monkeypatch.setattr(Route, "BASE", f"{stub.address}/api/v10")
    stub.refusals |= {"users/@me/guilds": (200, []), "/commands": (200, [])}

    async def run(*arguments: str) -> tuple[int, list[str]]:
        status = await asyncio.to_thread(main, ["doctor", *arguments])
        written = capsys.readouterr()
        assert TOKEN not in written.out
        assert written.err == ""
        return status, written.out.splitlines()

    return run


def to_mend(lines: Sequence[str]) -> list[str]:
    return [line.removeprefix("  !!  ") for line in lines if line.startswith("  !!  ")]


def role(number: int, rights: int) -> dict[str, Any]:
    named = {"id": str(number), "name": "a role", "permissions": str(rights), "position": number % 10}
    return {**named, "color": 0, "colors": {"primary_color": 0}} | dict.fromkeys(("hoist", "managed", "mentionable"), 0)


def channel(name: str, *denied: tuple[int, int], writes: int = 0, kind: int = 0) -> dict[str, Any]:
    """Return a channel where each of these roles is denied these rights, but one may write."""
    rights = [(number, 0, deny) for number, deny in denied] + [(writes, WRITE, 0)]
    overwrites = [{"id": str(number), "type": 0, "allow": str(may), "deny": str(deny)} for number, may, deny in rights]
    return {"id": "900", "name": name, "type": kind, "position": 0, "permission_overwrites": overwrites}


def put_server(stub: StubDiscord, number: int, name: str, rights: int, *channels: dict[str, Any]) -> None:
    """Put the bot on one more server, where all have these rights, and it has the role `number + 1` of its own."""
    roles = [role(number, rights), role(number + 1, 0), role(number + 2, ALL | MODERATE)]
    guild = {"id": str(number), "name": name, "owner_id": "5", "roles": roles, "emojis": [], "features": []}
    listed: Any = stub.refusals["users/@me/guilds"][1]
    listed.append(guild)
    me = {"user": BOT_USER, "roles": [str(number + 1)], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}
    stub.refusals[f"guilds/{number}"] = (200, guild)
    stub.refusals[f"guilds/{number}/members/1"] = (200, me)
    stub.refusals[f"guilds/{number}/channels"] = (200, list(channels))


@pytest.mark.long("processes")
async def test_beside_a_bot_that_runs_well_every_line_is_ok(
    doctor: Doctor, start: Start, stub: StubDiscord, tmp_path: Path
) -> None:
    registered: list[dict[str, Any]] = []

    async def keep(request: web.Request) -> None:
        if request.method == "PUT":
            more = {"application_id": "1", "version": "1"}
            registered.extend({**command, **more, "id": "7"} for command in await request.json())

    stub.before_answer = keep
    put_server(stub, 10, "Cards", ALL, channel("play"), channel("news", (10, WRITE)))
    await connected(await start(address=stub.address), stub)
    await until(tmp_path / "juse.sqlite3", WELL)
    stub.refusals["/commands"] = (200, registered)
    before = len(stub.requests)
    status, lines = await doctor()
    assert (status, to_mend(lines)) == (WELL, [])
    assert all(request.startswith("GET ") and "gateway" not in request for request in stub.requests[before:])
    commands = sum(len(group["options"]) for group in registered)
    for line in (
        'The token is of the application "Juse" (1) of Juse, and is valid.',
        f"All {commands} commands are registered, as this version has them.",
        "A bot of this version is running on it, and is healthy.",
        "Nobody else on this machine can read the database or replace it.",
        "This machine's clock agrees with Discord's.",
        "It may do what it needs wherever members write, on 1 servers.",
    ):
        assert f"  ok  {line}" in lines
    registered.pop()
    _, lines = await doctor()
    [lost] = to_mend(lines)
    assert lost.startswith("Discord has lost commands, such as /")


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    file = tmp_path / "juse.sqlite3"
    await (await Store.open(file, find_stored())).close()
    return file


async def test_each_trouble_is_told_in_a_sentence_that_says_what_to_do(
    doctor: Doctor, file: Path, stub: StubDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = file.stat().st_size
    file.chmod(0o644)
    file.parent.chmod(0o777)
    dotenv = file.with_name(".env")
    dotenv.write_text("JUSE_CLOK=slow\n")
    dotenv.chmod(0o644)
    monkeypatch.setattr("bot.cli.doctor.version", lambda name: "11.9.1" if name == "pillow" else version(name))
    monkeypatch.setattr("bot.cli.doctor.SHAPES", False)
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=9_000_000))
    faults = {"interactions_endpoint_url": "https://there", "bot_require_code_grant": True}
    config = {"1": {}}
    stub.refusals["applications/@me"] = (200, {**APPLICATION, **faults, "integration_types_config": config})
    stub.date = formatdate(time.time() - 90)
    put_server(stub, 10, "Cards", ALL, channel("play", (10, WRITE)), channel("den", (11, HISTORY)))
    put_server(stub, 20, "Dice", ALL - ATTACH, channel("play"), channel("hidden", (21, SEE | ATTACH)))
    put_server(stub, 30, "Fine", ALL, channel("news", (30, WRITE), writes=32), channel("posts", (31, WRITE), kind=15))
    status, lines = await doctor()
    assert status == UNWELL
    portal = "in Discord's developer portal"
    assert [re.sub("clock is 9[0-9]", "clock is 90", line) for line in to_mend(lines)] == [
        "The package pillow is 11.9.1, but the bot needs >=12: run `python -m pip install -r requirements.txt`.",
        "FriBidi is not installed, so letters of Arabic and Indian scripts are drawn one by one, unjoined: run"
        " `apt install libfribidi0` or the like.",
        "Line 1 of .env: JUSE_CLOK is no setting: is JUSE_CLOCK meant?",
        f"Others on this machine can read {dotenv.name}, and the token in it: run `chmod o-rwx {dotenv.name}`.",
        f"Others on this machine can read the database: run `chmod go-rwx {file}`.",
        f"Others on this machine can replace the database: run `chmod o-w {file.parent}`.",
        f"Only 9 MB are free in {file.parent}, and the database has {size / 1e6:.1f}: make room, as an update copies"
        " it.",
        "This machine's clock is 90 s ahead of Discord's, so people are shown wrong deadlines: switch on time"
        " synchronization, as with `timedatectl set-ntp true`.",
        "The bot hears nothing of what people do, as Discord sends that to a web address: empty Interactions Endpoint"
        f" URL on your application's General Information page {portal}.",
        f"Nobody can invite the bot: untick Requires OAuth2 Code Grant on its Bot page {portal}.",
        f"Nobody can invite the bot to a server: tick Guild Install on its Installation page {portal}.",
        'The server "Cards" (10): in the permissions of #den, tick Read Message History for the bot\'s role.',
        'The server "Dice" (20): in Server Settings, Roles, tick Attach Files for the bot\'s role.',
    ]


@pytest.mark.parametrize(
    ("there", "trouble", "says"),
    [
        (97, "", "  ok  97 of the 97 emojis of cards and seats are there."),
        (50, "", "  ok  50 of the 97 emojis of cards and seats are there, and the bot uploads the rest."),
        (50, "403 Forbidden", "  !!  Only 50 of the 97 emojis of cards and seats are there: 403 Forbidden"),
    ],
)
async def test_it_tells_how_many_emojis_there_are_and_why_not_all(
    doctor: Doctor, file: Path, monkeypatch: pytest.MonkeyPatch, there: int, trouble: str, says: str
) -> None:
    emojis = {"there": there, "of": 97, "trouble": trouble}
    status = {"running": True, "healthy": True, "version": __version__, "emojis": emojis}
    monkeypatch.setattr("bot.cli.doctor.database_checks.status_of", lambda _: status)
    assert says in (await doctor())[1]


async def test_what_is_shared_names_no_server_channel_owner_or_application(
    doctor: Doctor, file: Path, stub: StubDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "alice")
    own = file.parent / "alice" / "juse"
    own.mkdir(parents=True)
    monkeypatch.setenv("JUSE_DATABASE", str(file.rename(file.parent / "alice" / file.name)))
    file = file.parent / "alice" / file.name
    monkeypatch.chdir(own)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE bot SET application_id = 876543210987654321")
    params = {"0": {"oauth2_install_params": {"scopes": ["bot"], "permissions": str(ALL - HISTORY)}}}
    owner = {**BOT_USER, "username": "Somebody"}
    about = {"id": "123456789012345678", "name": "Secret", "owner": owner, "integration_types_config": params}
    stub.refusals["applications/@me"] = (200, {**APPLICATION, **about})
    for number in range(100, 1350, 50):
        put_server(stub, number, f"Secret {number}", ALL, channel("secret", (number + 1, ATTACH)))
    stub.refusals["guilds/100"] = (403, {"message": "Missing Access", "code": 50001})
    status, lines = await doctor("--share", "--json")
    [line] = lines
    told = json.loads(line)
    assert (status, told["status"]) == (TO_MEND, TO_MEND)
    assert not re.search(r"Secret|secret|Somebody|12345|54321|juse-bot", line)
    assert str(file.parent) not in line
    assert "/alice" not in line
    wrong = [found["text"] for found in told["findings"] if found["mark"] == "wrong"]
    assert wrong[0].startswith("This database belongs to the application …, and DISCORD_TOKEN is of …: put the right")
    assert wrong[1].startswith("Discord's own Add App button installs the bot with too few permissions: add Read Mess")
    assert (
        wrong[2:22] == ["A server: in the permissions of 1 of its channels, tick Attach Files for the bot's role."] * 20
    )
    assert wrong[22:] == ["4 more servers are like these."]
    [unchecked] = [
        found["text"] for found in told["findings"] if found["mark"] == "unchecked" and found["group"] == "Servers"
    ]
    assert unchecked.startswith("A server is not checked, as Discord refuses to tell of it (403 Forbidden")


async def test_without_a_network_the_rest_is_looked_at(
    doctor: Doctor, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", f"{CLOSED_PORT}/api/v10")
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("PRAGMA user_version = 22")
    status, lines = await doctor()
    assert status == UNWELL
    older = "The database is empty or of an older version: the next start upgrades it, after a copy is made beside it."
    assert f"  ok  {older}" in lines
    [offline] = to_mend(lines)
    assert offline.startswith("Discord cannot be reached (")
    assert lines[-1] == "  --  The application, its commands and its servers are not checked without that."


async def test_what_the_machine_lacks(
    doctor: Doctor, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Route, "BASE", f"{CLOSED_PORT}/api/v10")
    monkeypatch.setenv("https_proxy", "http://proxy:3128")
    monkeypatch.setenv("JUSE_THINKERS", "2")
    memory = tmp_path / "meminfo"
    memory.write_text("MemTotal: 500000 kB\nMemAvailable: 90000 kB\nSwapFree: 10000 kB\n")
    monkeypatch.setattr("bot.cli.doctor.machine_checks._MEMORY", memory)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        monkeypatch.setenv("JUSE_METRICS", address)
        status, lines = await doctor()
    small, port, offline, proxy = to_mend(lines)
    assert status == TO_MEND
    assert small.startswith("Only 102 MB of memory are free, and the bot may need 194: end something else, or make")
    assert port.startswith(f"Metrics cannot be served at {address} (Address already in use): set JUSE_METRICS to an ad")
    assert offline.startswith("Discord cannot be reached (")
    assert proxy == "https_proxy names a proxy, which the bot does not use: let it reach Discord."
    os.utime(file, (0, 0))
    note_backup(file)
    os.utime(file.with_name(file.name + ".backed-up"), (0, time.time() - 3 * 86_400))
    _, lines = await doctor()
    assert "The newest backup was made 3 days ago: see what keeps `python -m bot backup` from it." in to_mend(lines)


async def test_a_file_of_the_bot_that_is_missing_is_named_and_nothing_else_blamed(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    for place in ("bot", "cogs", "render", "pyproject.toml"):
        copied = shutil.copytree if (ROOT / place).is_dir() else shutil.copy
        copy.mkdir(exist_ok=True)
        copied(ROOT / place, copy / place)
    git = ["git", "-C", str(copy)]
    for arguments in (["init", "--quiet"], ["add", "bot", "cogs", "render", "pyproject.toml"]):
        await asyncio.to_thread(subprocess.run, [*git, *arguments], check=True)
    for gone in ("bot/text/en-US.ftl", "cogs/juse/text/de.ftl", "bot/tables/store/migrations/sqlite/0031_calls.sql"):
        (copy / gone).unlink()
        found = await bot(file, "doctor", PYTHONPATH=str(copy))
        assert (found.returncode, found.stderr) == (TO_MEND, "")
        assert to_mend(found.stdout.splitlines()) == [
            f"Files of the bot are missing, such as {gone}: run `git checkout .` there."
        ]
        shutil.copy(ROOT / gone, copy / gone)


async def test_what_keeps_the_bot_from_starting(
    doctor: Doctor, file: Path, stub: StubDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("PRAGMA user_version = 999")
    status, lines = await doctor()
    [newer] = to_mend(lines)
    assert status == TO_MEND
    assert newer.startswith(f"The database {file} was written by a newer version of the bot: update the bot")
    file.unlink()
    stub.login_status = 401
    status, lines = await doctor()
    [token] = to_mend(lines)
    assert status == TO_MEND
    assert token.startswith("Discord rejected the token: reset it")
    monkeypatch.setenv("JUSE_THINKERS", "none")
    status, lines = await doctor()
    assert (status, to_mend(lines)) == (TO_MEND, ["JUSE_THINKERS is 'none': make it a whole number from 1 to 64."])


@pytest.mark.long("PostgreSQL")
async def test_of_a_server_of_postgresql_no_address_is_shared(
    doctor: Doctor, postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres_server.new_database(postgres_server.template)
    monkeypatch.setenv("JUSE_DATABASE", address)
    status, lines = await doctor("--share")
    assert status == WELL
    [version] = [line for line in lines if "PostgreSQL" in line]
    assert re.fullmatch(
        r"  ok  The database on the PostgreSQL server \(PostgreSQL [\d.]+\b.*\) is of this version\.", version
    )
    monkeypatch.setenv("JUSE_DATABASE", address.replace("host@", "asked:wrong@"))
    status, lines = await doctor("--share")
    assert (status, to_mend(lines)) == (
        TO_MEND,
        ["The PostgreSQL database cannot be used (InvalidPasswordError)."],
    )
