"""What pyproject.toml cannot say: a wheel carries the commit that it was made from, and `.env.example`."""

import os
import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithCommit(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            bot = Path(self.build_lib, "bot")
            (bot / "commit.txt").write_text(_commit(), encoding="utf-8")
            shutil.copyfile(".env.example", bot / ".env.example")


def _commit() -> str:
    """Return what JUSE_COMMIT says, for builds without git; otherwise ask git. Empty if it does not know."""
    if given := os.environ.get("JUSE_COMMIT"):
        return given
    try:
        command = ["git", "rev-parse", "--short", "HEAD"]
        asked = subprocess.run(command, capture_output=True, check=False, encoding="utf-8")  # noqa: S603
        return asked.stdout.strip()
    except OSError:
        return ""


setup(cmdclass={"build_py": BuildWithCommit})
