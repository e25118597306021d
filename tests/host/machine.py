"""A machine for the commands of docs/hosting.md: a container in which this system boots with a systemd of its own.

Only memory is written to, so nothing is left of what happens there. The network is this system's. It needs root,
Debian's systemd-container, and a kernel that allows it.
"""

import asyncio
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

SECONDS = 120
SHARED = "/srv/shared"
"""Where the machine has the folder that it is given."""
INHERITED = ("PIP_", "SSL_", "HTTP", "http", "NO_PROXY", "no_proxy", "LANG")
"""What pip may need to reach the packages here."""

_NAME = f"juse-{os.getpid()}"
_CGROUPS = Path("/sys/fs/cgroup")


class Machine:
    def __init__(self, folder: Path, shared: Path, environ: Mapping[str, str]) -> None:
        self._folder = folder
        self._shared = shared
        self._given = environ
        inherited = {name: value for name, value in os.environ.items() if name.startswith(INHERITED)}
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        self._environ = {"PATH": path, "HOME": "/root", **inherited, **environ}
        self._groups: list[Path] = []
        self._container: subprocess.Popen[bytes] | None = None
        self._init = 0
        """Its systemd, as this system counts processes."""

    async def start(self) -> None:
        disk, console = self._folder / "disk", self._folder / "console.txt"
        disk.mkdir(parents=True)
        container = [
            *("systemd-nspawn", "--quiet", f"--directory={disk}", "--volatile=overlay", f"--machine={_NAME}"),
            *("--boot", "--register=no", "--link-journal=no", "--console=pipe", f"--bind={self._shared}:{SHARED}"),
        ]
        if not Path("/run/systemd/system").exists():
            # Nobody else gives it a control group of its own.
            roots = (_CGROUPS, _CGROUPS / "systemd", _CGROUPS / "unified")
            self._groups = [root / _NAME for root in roots if (root / "cgroup.procs").exists()]
            container.append("--keep-unit")
        # No other service of this system starts there.
        container.append("systemd.unit=basic.target")
        joined = "".join(f"mkdir {group}\necho $$ > {group}/cgroup.procs\n" for group in self._groups)
        script = f'set -e\n{joined}mount --bind / {disk}\nexec "$@"'
        command = ["unshare", "--mount", "sh", "-c", script, "sh", *container]
        with console.open("wb") as output:
            self._container = subprocess.Popen(  # noqa: ASYNC220
                command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
            )
        if not await self._is_booted():
            pytest.skip(f"no machine of its own can be made here: {console.read_text()}")
        assert (await self.run("stat --file-system --format %T /")) == "overlayfs\n"
        await self.run("if id juse > /dev/null 2>&1; then userdel juse; fi; rm -rf /opt/juse /var/lib/juse")
        given = shlex.join(f"{name}={value}" for name, value in self._given.items())
        await self.run(f"systemctl set-environment {given}")

    async def _is_booted(self) -> bool:
        """Wait until its systemd runs: whoever entered before would be on the real disk."""
        assert self._container is not None
        pid = self._container.pid
        async with asyncio.timeout(SECONDS):
            while self._container.poll() is None:
                for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
                    if Path(f"/proc/{child}/comm").read_text() == "systemd\n":
                        self._init = int(child)
                        await self.run(
                            "until systemctl is-system-running | grep -E 'running|degraded'; do sleep 0.1; done"
                        )
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

    async def run(self, commands: str) -> str:
        """Run what somebody types at the terminal, and return what is printed."""
        inside = (f"--target={self._init}", "--mount", "--pid", "--uts", "--ipc", "--cgroup", "--root", "--wd")
        done = await asyncio.to_thread(
            subprocess.run,
            ["nsenter", *inside, "bash", "-euo", "pipefail", "-c", f"cd /\n{commands}"],
            env=self._environ,
            check=False,
            capture_output=True,
            text=True,
            timeout=4 * SECONDS,
        )
        assert done.returncode == 0, f"{commands}\n{done.stdout}\n{done.stderr}"
        return done.stdout


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
