"""The texts of commands, which take several times as long as all else in the start of a bot that is new to Discord."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from discord import app_commands

from bot.games import game_names
from bot.text import catalogue, languages
from bot.ui.discord import internals
from bot.ui.discord.internals import commands_payload

_known: dict[str, str] = {}
_catalogue = cache(catalogue)


async def _payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    if tree.translator is None:
        return await commands_payload(tree)
    ours = json.dumps([[command.to_dict(tree) for command in tree.get_commands()], languages(game_names())])
    if ours not in _known:
        _known[ours] = json.dumps(await commands_payload(tree))
    return json.loads(_known[ours])


@contextmanager
def translated_once() -> Iterator[None]:
    """Let only the first bot of a process translate its commands and read all catalogues: each tells Discord the
    same.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(internals, "commands_payload", _payload)
        patch.setattr("bot.app.catalogue", _catalogue)
        yield
