"""The files of deploy/, and one run of what docs/hosting.md does with them."""

import re
import shutil
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import ROOT
from tests.host.conftest import TOKEN, StubDiscord
from tests.host.machine import SHARED, Machine, machine_in

DEPLOY = ROOT / "deploy"
PLACES = ("bot", "cogs", "render", "deploy", "pyproject.toml", ".env.example", "requirements.txt")
LED = "import os; os.environ.get('STUB_DISCORD') and __import__('elsewhere')\n"
ELSEWHERE = "import os, discord.http; discord.http.Route.BASE = os.environ['STUB_DISCORD'] + '/api'\n"
"""What a service of the machine runs talks to the stub of Discord."""
EXPOSED_AT_MOST = 2.0
"""Of ten, by systemd's own reckoning; a service without any protection has 9.6."""


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs Debian's systemd")
@pytest.mark.parametrize("service", ["juse.service", "juse-backup.service"])
def test_systemd_finds_a_service_well_protected(service: str) -> None:
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSED_AT_MOST * 10:.0f}", service]
    found = subprocess.run(command, cwd=DEPLOY, check=False, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr


# ------------------------------------------------------------ install, backup, upgrade and back

INSTALL = f"""
useradd --system --home-dir /var/lib/juse --shell /usr/sbin/nologin juse
git clone --quiet {SHARED}/repository /opt/juse && cd /opt/juse
python3 -m venv .venv && .venv/bin/python -m pip install -r requirements.txt
install -m 640 -g juse .env.example .env
sed -i 's|^JUSE_DATABASE=.*|JUSE_DATABASE=/var/lib/juse/juse.sqlite3|' .env
install -d -m 700 -o juse -g juse /var/lib/juse /var/backups/juse
install -m 755 deploy/juse /usr/local/bin
install -m 644 deploy/*.service deploy/juse-backup.timer /etc/systemd/system
systemctl daemon-reload
"""
SET_UP = f"""
sed -i 's|^DISCORD_TOKEN=.*|DISCORD_TOKEN={TOKEN}|; s|^JUSE_METRICS=.*|JUSE_METRICS=127.0.0.1:9108|' /opt/juse/.env
cd /opt/juse/.venv/lib/python*/site-packages
cp {SHARED}/elsewhere.* .
"""
HOW_IT_IS = "systemctl show --property StatusText --value juse"
WELL = "healthy\n"


TWO_VERSIONS = """
commit() { git add --all && git -c user.name=host -c user.email=host commit --quiet --message "$1" && git tag "$1"; }
git init --quiet && commit old
echo "CREATE TABLE made_by_a_newer_bot (x);" > bot/tables/store/migrations/sqlite/9999_newer.sql
commit new
git checkout --quiet old
"""


@pytest.fixture
def shared(tmp_path: Path) -> Path:
    """A folder with a repository of two versions, of which the second changes the database."""
    repository = tmp_path / "shared/repository"
    repository.mkdir(parents=True)
    for place in PLACES:
        source = ROOT / place
        if source.is_dir():
            shutil.copytree(source, repository / place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, repository)
    subprocess.run(["sh", "-euc", TWO_VERSIONS], cwd=repository, check=True)
    (tmp_path / "shared/elsewhere.py").write_text(ELSEWHERE)
    (tmp_path / "shared/elsewhere.pth").write_text(LED)
    return tmp_path / "shared"


@pytest.fixture
async def machine(stub: StubDiscord, shared: Path, tmp_path: Path) -> AsyncIterator[Machine]:
    async with machine_in(tmp_path / "machine", shared, STUB_DISCORD=stub.address) as machine:
        yield machine


def change_to(version: str, restore: str = "") -> str:
    return f"""
cd /opt/juse && git fetch --quiet --tags
systemctl stop juse
git checkout --quiet {version} && .venv/bin/python -m pip install -r requirements.txt
{restore}
systemctl start juse
"""


@pytest.mark.long("machine")
@pytest.mark.timeout(600)
async def test_a_host_installs_backs_up_upgrades_and_goes_back(machine: Machine) -> None:
    await machine.run(INSTALL + SET_UP)
    await machine.run("systemctl enable --now juse juse-backup.timer")
    assert await machine.run(HOW_IT_IS) == WELL
    assert "ready as Juse" in await machine.run("journalctl -u juse")
    assert (await machine.run("juse status")).startswith("The bot is healthy.\n")
    assert re.fullmatch(r"\S+ [0-9.]+(\.dev0)? \([0-9a-f]+\)\n", await machine.run("juse --version"))
    figures = await machine.run("curl --fail --silent http://127.0.0.1:9108/metrics")
    rules = (DEPLOY / "prometheus-rules.yml").read_text()
    assert set(re.findall(r"juse_\w+", rules)) <= set(re.findall(r"juse_\w+", figures))

    await machine.run("systemctl start juse-backup.service")
    [backup] = (await machine.run("ls /var/backups/juse/*")).split()
    assert re.fullmatch(r".*/juse-\d{4}-\d\d-\d\d\.sqlite3", backup)

    await machine.run(change_to("new"))
    assert await machine.run(HOW_IT_IS) == WELL
    [copy] = re.findall(r"restore (\S+\.before-[0-9]+)", await machine.run("journalctl -u juse"))
    await machine.run(change_to("old", f"juse restore {copy}"))
    assert await machine.run(HOW_IT_IS) == WELL

    await machine.run(f"systemctl stop juse\njuse restore {backup}\nsystemctl start juse")
    assert await machine.run(HOW_IT_IS) == WELL
    rights = await machine.run("stat -c '%a %U' /var/lib/juse /var/lib/juse/juse.sqlite3 /opt/juse/.env")
    assert rights.split("\n")[:3] == ["700 juse", "600 juse", "640 root"]
