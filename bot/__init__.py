"""Juse: a Discord bot that plays little-known card games by their full rules."""

import sys
from pathlib import Path

__version__ = "0.10.0.dev0"

ROOT = Path(__file__).absolute().parents[1]
OURS = ("bot", "cogs", "render")
"""The packages of the project."""
IS_CHECKOUT = (ROOT / "pyproject.toml").is_file()
EXAMPLE = ROOT / ".env.example" if IS_CHECKOUT else ROOT / "bot" / ".env.example"
"""The settings of a new host, each explained."""
PROGRAM = "juse" if Path(sys.argv[0]).stem == "juse" else "python -m bot"
"""What was typed to start it, for sentences that name a command."""
HOST_PACKAGES = "run `python -m pip install -r requirements.txt`" if IS_CHECKOUT else "install juse-bot with [host]"
"""How to get the packages that not every host needs."""
PRACTICE = (
    "run `python -m pip install -r requirements-practice.txt`"
    if IS_CHECKOUT
    else f"run `uvx --from './juse_bot-{__version__}-py3-none-any.whl[practice]' juse practice --open` beside the wheel"
)
"""How to get to a practice table where its package is missing."""
