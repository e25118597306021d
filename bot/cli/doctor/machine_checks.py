"""What can be said of the machine: whether the bot is here whole, and has the memory and the port that it needs."""

import subprocess
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

from bot import IS_CHECKOUT, ROOT
from bot.cli.doctor.database_checks import Findings
from bot.config import Settings, SettingsError

_BOT, _THINKER = 150_000_000, 22_000_000
"""Bytes of memory that the bot needs, and each process that thinks."""
_MEMORY = Path("/proc/meminfo")
_LIMIT, _USED = Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory.current")


def missing_files() -> Sequence[str]:
    """Return which files of this version are not here, as far as git or the installed package tells. Without a
    catalogue or a migration, something else would seem to be wrong.
    """
    if not IS_CHECKOUT:
        with suppress(PackageNotFoundError):
            ours = [file for file in files("juse-bot") or () if file.suffix != ".pyc"]
            return [str(file) for file in ours if not Path(str(file.locate())).exists()]
        return []
    asked = ["git", "-c", "safe.directory=*", "-C", str(ROOT), "ls-files", "--deleted", "bot", "cogs", "render"]
    with suppress(OSError):
        return subprocess.run(asked, capture_output=True, check=False, encoding="utf-8").stdout.splitlines()  # noqa: S603
    return []


def examine_room(findings: Findings, settings: Settings) -> None:
    """Look whether a bot can be started beside what runs."""
    needed, free = _BOT + settings.thinkers * _THINKER, free_memory()
    if free is None:
        findings.unchecked("How much memory is free is not checked on this system.")
    elif free < needed:
        findings.wrong(
            f"Only {free / 1e6:,.0f} MB of memory are free, and the bot may need {needed / 1e6:,.0f}: end something"
            " else, or make JUSE_THINKERS smaller."
        )
    else:
        findings.ok(f"{free / 1e6:,.0f} MB of memory are free, and the bot may need {needed / 1e6:,.0f}.")
    if settings.metrics is not None:
        with suppress(ImportError):  # that it is missing is told already
            from bot.hosting.metrics_page import listening_at

            try:
                listening_at(*settings.metrics).close()
                findings.ok("The address and port of JUSE_METRICS are free.")
            except SettingsError as error:
                findings.wrong(str(error), stops=True)


def free_memory() -> int | None:
    """Return the bytes that programs can still have, of the machine's or of this container's."""
    try:
        lines = dict(line.split(":") for line in _MEMORY.read_text(encoding="ascii").splitlines())
        free = [1024 * sum(int(lines[name].split()[0]) for name in ("MemAvailable", "SwapFree"))]
        with suppress(OSError, ValueError):  # "max" if there is no limit
            free.append(int(_LIMIT.read_text(encoding="ascii")) - int(_USED.read_text(encoding="ascii")))
        return min(free)
    except (OSError, KeyError, ValueError):
        return None
