"""docs/hosting.md tells the truth: its commands are run as they stand there, one after the other."""

import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.host.conftest import TOKEN, StubDiscord
from tests.host.machine import SHARED, STOOD_IN, Machine, machine_in, read_unit
from tests.host.test_requirements import applies, environment, pins

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
UNITS = dict(re.findall(r"cat > /etc/systemd/system/(\S+) <<'END'\n(.*?)^END$", PAGE, re.MULTILINE | re.DOTALL))
SERVICES = [name for name in UNITS if name.endswith(".service")]

PLACES = ("bot", "cogs", "render", "pyproject.toml", ".env.example", *(file.name for file in ROOT.glob("require*.txt")))
ELSEWHERE = "import os, discord.http; discord.http.Route.BASE = os.environ['STUB_DISCORD'] + '/api'\n"
LED = "import os; os.environ.get('STUB_DISCORD') and __import__('elsewhere')\n"
"""Only what a service of the machine runs talks to Discord, and there it is the stub."""
EXPOSED_AT_MOST = 2.0
"""Of ten, by systemd's own reckoning; a service without any protection has 9.6."""


needs_systemd = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs Debian's systemd")


def commands(heading: str) -> list[str]:
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^```sh\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)


@needs_systemd
@pytest.mark.parametrize("service", SERVICES)
def test_systemd_finds_a_service_well_protected(service: str, tmp_path: Path) -> None:
    (tmp_path / service).write_text(UNITS[service])
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSED_AT_MOST * 10:.0f}", service]
    found = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr


def test_the_watchdog_and_the_timer_are_there() -> None:
    assert read_unit(UNITS["juse.service"])["WatchdogSec"] == ["60"]
    assert read_unit(UNITS["juse-backup.timer"])["OnCalendar"] == ["*-*-* 04:30"]


# ------------------------------------------------------------ the commands


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """The folder that the machine sees, with the repository in it."""
    repository = tmp_path / "shared/repository"
    repository.mkdir(parents=True)
    for place in PLACES:
        source = ROOT / place
        if source.is_dir():
            shutil.copytree(source, repository / place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, repository)
    git(repository, "init", "--quiet", "--initial-branch", "main")
    commit(repository)
    return repository.parent


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", "-c", "user.name=host", "-c", "user.email=host@localhost", *words], cwd=folder, check=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "a version")


@pytest.fixture
async def machine(shared: Path, stub: StubDiscord, tmp_path: Path) -> AsyncIterator[Machine]:
    given = {"STUB_DISCORD": stub.address, "REPOSITORY": f"{SHARED}/repository"}
    async with machine_in(tmp_path / "machine", shared, **given) as machine:
        yield machine


async def lead_elsewhere(machine: Machine, environment: str) -> None:
    """Whatever this environment's Python runs, if it knows of the stub."""
    packages = (await machine.does(f"ls -d {environment}/lib/python*/site-packages")).strip()
    await machine.does(f'printf %s "$TEXT" > {packages}/elsewhere.py', TEXT=ELSEWHERE)
    await machine.does(f'printf %s "$TEXT" > {packages}/elsewhere.pth', TEXT=LED)


async def install_and_start(machine: Machine) -> None:
    [install], [service] = commands("Install"), commands("Run it with systemd")
    await machine.does(install)
    await machine.does(f"sed -i 's|^DISCORD_TOKEN=.*|DISCORD_TOKEN={TOKEN}|' /opt/juse/.env")
    await lead_elsewhere(machine, "/opt/juse/.venv")
    # The bot's user may write nothing there, so each of the many starts would compile all anew.
    await machine.does("cd /opt/juse\n.venv/bin/python -m compileall -q bot cogs render")
    await machine.does(service)


async def drop_in(machine: Machine, *settings: str) -> None:
    """What the unit says, but for these."""
    text = "\n".join(settings)
    await machine.does("mkdir -p /etc/systemd/system/juse.service.d")
    await machine.does('printf %s "$TEXT" > /etc/systemd/system/juse.service.d/test.conf', TEXT=text)
    await machine.does("systemctl daemon-reload")


async def shown(machine: Machine, setting: str) -> str:
    return (await machine.does(f"systemctl show --property {setting} --value juse")).strip()


@pytest.mark.long
@pytest.mark.timeout(1200)
async def test_every_command_does_what_the_page_says(machine: Machine, shared: Path) -> None:
    await install_and_start(machine)
    assert await shown(machine, "StatusText") == "healthy"
    assert await shown(machine, "NRestarts") == "0"
    verified = await machine.run("systemd-analyze verify /etc/systemd/system/juse.service")
    assert (verified.returncode, [line for line in verified.stderr.splitlines() if "juse" in line]) == (0, [])
    assert "ready as Juse" in await machine.does("journalctl -u juse")
    assert "Seccomp:\t2\n" in await machine.does(f"cat /proc/{await shown(machine, 'MainPID')}/status")
    await has_the_pinned_packages_and_no_others(machine)

    [see] = commands("See how it is")
    seen = await machine.does(see, STUB_DISCORD="")
    assert seen.startswith("The bot is healthy.\n")
    assert "Tables: 0 open" in seen
    rights = await machine.does("stat -c '%a %U' /var/lib/juse /var/lib/juse/juse.sqlite3 /opt/juse/.env")
    assert rights.split("\n")[:3] == ["700 juse", "600 juse", "640 root"]

    back_up, go_back = commands("Scheduled backups")
    await machine.does(back_up)
    await machine.does("runuser -u juse -- touch -d '15 days ago' /var/backups/juse/juse-old.sqlite3")
    await machine.does("systemctl start juse-backup.service")
    kept = (await machine.does("ls /var/backups/juse")).split()
    assert [re.fullmatch(r"juse-\d{4}-\d\d-\d\d\.sqlite3", name) is not None for name in kept] == [True]
    await machine.does("systemd-analyze verify /etc/systemd/system/juse-backup.{service,timer}")
    assert "juse-backup.service" in await machine.does("systemctl list-timers juse-backup.timer")
    await machine.does(go_back)

    await upgrade_and_go_back(machine, shared / "repository")

    [metrics] = commands("Metrics")
    assert (await machine.does(metrics)).splitlines()[-1] == "ok"
    await starts_it_again(machine)
    await confines_it(machine, shared)

    container = "".join(commands("In a container"))
    await machine.does(container)
    stood_in = await machine.does(f"cat {STOOD_IN}")
    assert stood_in.count("podman ") == len(re.findall(r"^podman ", container, re.MULTILINE))


async def has_the_pinned_packages_and_no_others(machine: Machine) -> None:
    python = "/opt/juse/.venv/bin/python"
    await machine.does(f"{python} -m pip check")
    version = await machine.does(f"{python} -c 'import sys; print(*sys.version_info[:2], sep=\".\")'")
    there = environment(version.strip(), "linux")
    pinned = {name: pin.requirement for name, pin in pins("requirements.txt").items()}
    expected = {f"{name}{pin.specifier}" for name, pin in pinned.items() if applies(pin, there)}
    listed = map(Requirement, (await machine.does(f"{python} -m pip freeze")).split())
    assert {f"{canonicalize_name(each.name)}{each.specifier}" for each in listed} == expected


async def upgrade_and_go_back(machine: Machine, repository: Path) -> None:
    """To a version that changes the database, and from it."""
    made = "CREATE TABLE made_by_a_newer_bot (x);\n"
    (repository / "bot/tables/store/migrations/9999_newer.sql").write_text(made)
    commit(repository)
    [upgrade], [back, database_too] = commands("Upgrade"), commands("Roll back")
    await machine.does(upgrade)
    beside = (await machine.does("ls /var/lib/juse")).split()
    assert [name for name in beside if ".before-" in name]
    refused = await machine.run(back)
    assert refused.returncode != 0
    assert "was written by a newer version of the bot" in await machine.does("journalctl -u juse")
    await machine.does(database_too)
    branch = "cd /opt/juse && git rev-parse --abbrev-ref HEAD"
    assert await machine.does(branch) == "HEAD\n"
    await machine.does("cd /opt/juse && git checkout --quiet -")
    assert await machine.does(branch) == "main\n"
    await machine.does("cd /opt/juse && git checkout --quiet -")


async def starts_it_again(machine: Machine) -> None:
    """A bot that hangs, and one that is killed."""
    await drop_in(machine, "[Service]", "WatchdogSec=3", "RestartSec=1")
    await machine.does("systemctl restart juse\nsleep 5")
    assert await shown(machine, "NRestarts") == "0"
    for number, how in enumerate(("STOP", "KILL"), start=1):
        hung = await shown(machine, "MainPID")
        await machine.does(f"kill -{how} {hung}")
        await machine.says(
            "systemctl show --property NRestarts,SubState juse", rf"NRestarts={number}\nSubState=running"
        )
        assert await shown(machine, "MainPID") != hung
        assert await shown(machine, "StatusText") == "healthy"
    assert "Watchdog timeout" in await machine.does("journalctl -u juse")


async def confines_it(machine: Machine, shared: Path) -> None:
    await machine.does("systemctl stop juse")
    for program, said in (("beside", "thought and painted\n"), ("beyond", "refused 5 of 5\n")):
        shutil.copy(ROOT / f"tests/host/{program}_the_bot.py", shared)
        command = f"/opt/juse/.venv/bin/python {SHARED}/{program}_the_bot.py"
        await drop_in(
            machine,
            "[Service]",
            "Type=oneshot",
            "Environment=PYTHONPATH=/opt/juse",
            "ExecStart=",
            f"ExecStart={command}",
        )
        started = await machine.run("systemctl start juse")
        assert said in (log := await machine.does("journalctl -u juse --output cat")), log
        assert started.returncode == 0
