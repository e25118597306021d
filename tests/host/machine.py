"""A machine of its own for the commands of docs/hosting.md: this system, but nothing is left of what they do to /etc,
/opt, /var, /root and / itself. It needs root, and a kernel that allows that.

What cannot run in there is stood in for. `systemctl` starts and stops what the unit files say, as their user, with the
rights and folders that they leave it; but systemd's filter of system calls is not there. `apt-get` and `podman` do
nothing: what they would install is there already or not.
"""

import asyncio
import contextlib
import json
import os
import shlex
import socket
import subprocess
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

SECONDS = 120
OWN = ("etc", "opt", "var", "root")
FILLED = ("dev", "proc", "sys", "run")
"""With mounts in them."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
INHERITED = ("PIP_", "SSL_", "HTTP", "http", "NO_PROXY", "no_proxy", "LANG")
"""What pip may need to reach the packages here."""

_SYSTEMCTL = """#!/usr/bin/python3
import json, socket, sys
with socket.socket(socket.AF_UNIX) as asked:
    asked.connect("\\0{address}")
    asked.sendall(json.dumps(sys.argv[1:]).encode())
    asked.shutdown(socket.SHUT_WR)
    said = asked.makefile().read()
sys.stderr.write(said)
sys.exit(1 if said else 0)
"""
_NOTHING = '#!/bin/sh\necho {name} "$@" >> {log}\n'
_NO_NEW_CODE = (
    "import ctypes, os, sys; assert not ctypes.CDLL(None).prctl(65, 1, 0, 0, 0); os.execvp(sys.argv[1], sys.argv[1:])"
)
"""What `MemoryDenyWriteExecute` does."""

Unit = Mapping[str, Sequence[str]]


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
    def __init__(self, folder: Path, environ: Mapping[str, str]) -> None:
        self.folder = folder
        self.path = PATH
        self.stood_in = folder / "stood_in.txt"
        self.written: dict[str, str] = {}
        """The last log of each service."""
        self._environ = dict(environ)
        self._server: asyncio.Server | None = None
        self._keeper: subprocess.Popen[bytes] | None = None
        self._running: dict[str, asyncio.subprocess.Process] = {}
        self._notified = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._notified.setblocking(False)

    # ------------------------------------------------------------ the machine

    async def start(self) -> None:
        tools = self.folder / "bin"
        tools.mkdir(parents=True)
        address = f"juse-machine-{os.getpid()}-{id(self)}"
        (tools / "systemctl").write_text(_SYSTEMCTL.format(address=address))
        for name in ("apt-get", "podman"):
            (tools / name).write_text(_NOTHING.format(name=name, log=self.stood_in))
        for tool in tools.iterdir():
            tool.chmod(0o755)
        self.path = f"{tools}:{PATH}"
        self._environ |= {"PATH": self.path, "HOME": "/root"}
        self._notified.bind(f"\0{address}-notify")
        self._server = await asyncio.start_unix_server(self._asked, f"\0{address}")
        root = self.folder / "new_root"
        root.mkdir()
        mounts = f"set -e\nmount -t tmpfs tmpfs {root}\n"
        for place in Path("/").iterdir():
            if place.is_symlink():
                mounts += f"cp -P {place} {root}\n"
            elif place.is_dir():
                how = "--rbind" if place.name in FILLED else "--bind"
                mounts += f"mkdir {root}{place}\n"
                mounts += "" if place.name in OWN else f"mount {how} {place} {root}{place}\n"
        for own in OWN:
            upper, work = self.folder / own / "upper", self.folder / own / "work"
            for made in (upper, work):
                made.mkdir(parents=True)
            mounts += f"mount -t overlay overlay -o lowerdir=/{own},upperdir={upper},workdir={work} {root}/{own}\n"
        # It says so from inside: whoever entered before would be on the real system.
        keep = "echo there; exec sleep infinity"
        command = ["unshare", "--mount", "sh", "-c", f"{mounts}exec chroot {root} sh -c '{keep}'"]
        keeper = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # noqa: ASYNC220
        self._keeper = keeper
        assert keeper.stdout is not None
        if await asyncio.to_thread(keeper.stdout.readline) != b"there\n":
            pytest.skip("this user may not make a machine of its own")
        assert (await self.does("stat --file-system --format %T /")).strip() == "tmpfs"
        await self.does("if id juse > /dev/null 2>&1; then userdel juse; fi; rm -rf /opt/juse /var/lib/juse")

    async def stop(self) -> None:
        for process in self._running.values():
            process.kill()
            await process.communicate()
        if self._keeper is not None:
            self._keeper.kill()
            self._keeper.communicate()
        if self._server is not None:
            self._server.close()
        self._notified.close()

    @property
    def _inside(self) -> list[str]:
        assert self._keeper is not None
        return ["nsenter", f"--target={self._keeper.pid}", "--mount", "--root", "--wd=/"]

    async def run(self, commands: str, **more: str) -> subprocess.CompletedProcess[str]:
        """As somebody types them at the terminal."""
        return await asyncio.to_thread(
            subprocess.run,
            [*self._inside, "bash", "-euo", "pipefail", "-c", f"cd /\n{commands}"],
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

    # ------------------------------------------------------------ its services

    async def _asked(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._systemctl(json.loads(await reader.read()))
        except Exception as error:
            writer.write(f"{error!r}\n".encode())
        writer.close()

    async def _systemctl(self, words: Sequence[str]) -> None:
        match words:
            case ["daemon-reload"]:
                pass
            case ["stop", name]:
                await self._stop(name)
            case ["start", name] | ["enable", "--now", name]:
                await self._start(name)
            case ["restart", name]:
                await self._stop(name)
                await self._start(name)
            case _:
                raise ValueError(f"this stand-in for systemctl does not know {words}")

    async def _start(self, name: str) -> None:
        full = name if "." in name else f"{name}.service"
        file = f"/etc/systemd/system/{full}"
        unit = read_unit(await self.does(f"cat {file} $(ls {file}.d/*.conf 2> /dev/null || true)"))
        if full.endswith(".timer"):
            return
        for command in (*unit["ExecStart"], *unit.get("ExecStartPost", ())):
            process = await self._execute(command, unit)
            if unit["Type"] == ["notify"]:
                self._running[name] = process
                await self._until_ready(name, process)
            else:
                written = (await process.communicate())[1].decode()
                assert process.returncode == 0, written

    async def _until_ready(self, name: str, process: asyncio.subprocess.Process) -> None:
        async with asyncio.timeout(SECONDS):
            while not await self._heard("READY=1"):
                if process.returncode is not None:
                    del self._running[name]
                    self.written[name] = (await process.communicate())[1].decode()
                    raise ChildProcessError(self.written[name].splitlines()[-1])
                await asyncio.sleep(0.05)

    async def _stop(self, name: str) -> None:
        process = self._running.pop(name, None)
        if process is None:
            return
        process.terminate()
        self.written[name] = (await asyncio.wait_for(process.communicate(), SECONDS))[1].decode()
        assert process.returncode == 0, self.written[name]
        assert await self._heard("STOPPING=1")

    async def _heard(self, wanted: str) -> bool:
        lines: list[str] = []
        with contextlib.suppress(BlockingIOError):
            while True:
                lines += self._notified.recv(65536).decode().splitlines()
        return wanted in lines

    async def _execute(self, command: str, unit: Unit) -> asyncio.subprocess.Process:
        [user], [where] = unit["User"], unit["WorkingDirectory"]
        writable = [f"/var/lib/{name}" for name in unit.get("StateDirectory", ())]
        for folder in writable:
            await self.does(f"install -d -m {unit['StateDirectoryMode'][0]} -o {user} -g {user} {folder}")
        writable += " ".join(unit.get("ReadWritePaths", ())).split()
        assert unit["ProtectSystem"] == ["strict"]
        shut = [f"mount --bind {folder} {folder}" for folder in writable]
        shut += [f"mount -o remount,bind,ro /{part}" for part in ("", "usr", *OWN)]
        shut += [f"mount -t tmpfs tmpfs {folder}" for folder in ("/tmp", "/var/tmp", "/home", "/root")]  # noqa: S108
        reduced = (
            f"setpriv --reuid {user} --regid {user} --init-groups --no-new-privs --bounding-set=-all --inh-caps=-all"
        )
        words = shlex.split(command.replace("%%", "%"))
        last = shlex.join([*shlex.split(reduced), "/usr/bin/python3", "-c", _NO_NEW_CODE, *words])
        script = "\n".join(["set -e", *shut, f"cd {where}", f"umask {unit['UMask'][0]}", f"exec {last}"])
        environ = {
            "PATH": PATH,
            "USER": user,
            "HOME": "/var/lib/juse",
            "NOTIFY_SOCKET": "@" + self._notified.getsockname()[1:].decode(),
            "STUB_DISCORD": self._environ.get("STUB_DISCORD", ""),
        }
        if "WatchdogSec" in unit:
            environ["WATCHDOG_USEC"] = f"{unit['WatchdogSec'][0]}000000"
        return await self.process(script, environ)

    async def process(self, script: str, environ: Mapping[str, str]) -> asyncio.subprocess.Process:
        """One that ends with the last command, and may mount what it likes."""
        words = (*self._inside, "unshare", "--mount", "sh", "-c", script)
        return await asyncio.create_subprocess_exec(*words, env=dict(environ), stderr=asyncio.subprocess.PIPE)


@asynccontextmanager
async def machine_in(folder: Path, **environ: str) -> AsyncIterator[Machine]:
    if os.geteuid() != 0:
        pytest.skip("only root can make a machine of its own")
    inherited = {name: value for name, value in os.environ.items() if name.startswith(INHERITED)}
    machine = Machine(folder, inherited | environ)
    try:
        await machine.start()
        yield machine
    finally:
        await machine.stop()
