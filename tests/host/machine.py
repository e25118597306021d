"""A machine of its own for the commands of docs/hosting.md: a container of systemd's, in which this system boots with a
systemd of its own. Only memory is written to: nothing is left of what happens there. The network is this system's.

It needs root, and a kernel that allows that. Only `podman` is stood in for, as it could fetch no image here.
"""

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest

SECONDS = 120
SHARED = "/srv/shared"
"""Where it has the folder that it is given."""
STOOD_IN = "/root/stood_in.txt"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
INHERITED = ("PIP_", "SSL_", "HTTP", "http", "NO_PROXY", "no_proxy", "LANG")
"""What pip may need to reach the packages here."""

Unit = Mapping[str, Sequence[str]]

_NOTHING = f'#!/bin/sh\necho podman "$@" >> {STOOD_IN}\n'
_CGROUPS = Path("/sys/fs/cgroup")
_NUMBERS = count()


def read_unit(text: str) -> Unit:
    """All settings, whatever their section."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in text.splitlines():
        name, is_setting, value = line.partition("=")
        if is_setting and value:
            found[name].append(value)
        elif is_setting:
            found[name].clear()
    return found


class Machine:
    def __init__(self, folder: Path, shared: Path, environ: Mapping[str, str]) -> None:
        self._folder = folder
        self._shared = shared
        self._given = environ
        inherited = {name: value for name, value in os.environ.items() if name.startswith(INHERITED)}
        self._environ = {"PATH": PATH, "HOME": "/root", **inherited, **environ}
        self._name = f"juse-{os.getpid()}-{next(_NUMBERS)}"
        self._groups: list[Path] = []
        self._container: subprocess.Popen[bytes] | None = None
        self._init = 0
        """Its systemd, as this system counts processes."""

    async def start(self) -> None:
        disk, console = self._folder / "disk", self._folder / "console.txt"
        disk.mkdir(parents=True)
        container = [
            *("systemd-nspawn", "--quiet", f"--directory={disk}", "--volatile=overlay", f"--machine={self._name}"),
            *("--boot", "--register=no", "--link-journal=no", "--console=pipe", f"--bind={self._shared}:{SHARED}"),
        ]
        if not Path("/run/systemd/system").exists():
            # Nobody else gives it a control group of its own.
            roots = (_CGROUPS, _CGROUPS / "systemd", _CGROUPS / "unified")
            self._groups = [root / self._name for root in roots if (root / "cgroup.procs").exists()]
            container.append("--keep-unit")
        # No other service of this system starts there, and nothing that apt does of its own accord holds its lock.
        container += [
            "systemd.unit=basic.target",
            *(f"systemd.mask=apt-daily{kind}.timer" for kind in ("", "-upgrade")),
        ]
        joined = "".join(f"mkdir {group}\necho $$ > {group}/cgroup.procs\n" for group in self._groups)
        script = f'set -e\n{joined}mount --bind / {disk}\nexec "$@"'
        command = ["unshare", "--mount", "sh", "-c", script, "sh", *container]
        with console.open("wb") as output:
            self._container = subprocess.Popen(  # noqa: ASYNC220
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
            )
        if not await self._is_booted():
            pytest.skip(f"no machine of its own can be made here: {console.read_text()}")
        assert (await self.does("stat --file-system --format %T /")) == "overlayfs\n"
        await self.does("if id juse > /dev/null 2>&1; then userdel juse; fi; rm -rf /opt/juse /var/lib/juse")
        await self.does('printf %s "$TEXT" > /usr/local/bin/podman\nchmod 755 /usr/local/bin/podman', TEXT=_NOTHING)
        await self.does(
            f"systemctl set-environment {shlex.join(f'{name}={given}' for name, given in self._given.items())}"
        )

    async def _is_booted(self) -> bool:
        """Whoever entered before its systemd runs would be on the real disk."""
        assert self._container is not None
        pid = self._container.pid
        async with asyncio.timeout(SECONDS):
            while self._container.poll() is None:
                for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
                    if Path(f"/proc/{child}/comm").read_text() == "systemd\n":
                        self._init = int(child)
                        await self.says("systemctl is-system-running", "running|degraded")
                        return True
                await asyncio.sleep(0.05)
        return False

    def stop(self) -> None:
        if self._container is None:
            return
        os.kill(self._init or self._container.pid, signal.SIGKILL)
        self._container.wait(SECONDS)
        for group in self._groups:
            for folder, _, _ in os.walk(group, topdown=False):
                Path(folder).rmdir()

    async def run(self, commands: str, **more: str) -> subprocess.CompletedProcess[str]:
        """As somebody types them at the terminal."""
        inside = (f"--target={self._init}", "--mount", "--pid", "--uts", "--ipc", "--cgroup", "--root", "--wd")
        return await asyncio.to_thread(
            subprocess.run,
            ["nsenter", *inside, "bash", "-euo", "pipefail", "-c", f"cd /\n{commands}"],
            env=self._environ | more,
            check=False,
            capture_output=True,
            text=True,
            timeout=SECONDS * 4,
        )

    async def does(self, commands: str, **more: str) -> str:
        """They succeed."""
        done = await self.run(commands, **more)
        assert done.returncode == 0, f"{commands}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    async def says(self, commands: str, wanted: str) -> str:
        """At last."""
        async with asyncio.timeout(SECONDS):
            while True:
                said = (await self.run(commands)).stdout
                if re.search(wanted, said):
                    return said
                await asyncio.sleep(0.2)


@asynccontextmanager
async def machine_in(folder: Path, shared: Path, **environ: str) -> AsyncIterator[Machine]:
    if os.geteuid() != 0 or not shutil.which("systemd-nspawn"):
        pytest.skip("only root can make a machine of its own, with Debian's systemd-container")
    machine = Machine(folder, shared, environ)
    try:
        await machine.start()
        yield machine
    finally:
        machine.stop()
