"""Whether each thing was posted once: what a stub of Discord was told to post, beside what happened at the tables."""

import importlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.core.game import Juse, Milestone
from bot.games import find_game
from bot.tables.steps.record import played
from bot.tables.store.snapshot import decode
from bot.tables.store.store import Store
from bot.ui.discord.components import within_limit
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import call_text

KINDS = TABLE, CALL, JUSE, RESULT = "messages of tables", "calls to turn", "calls of Juse!", "results of rounds"
"""What a message may be."""
_ACCUSES = "**Juse!**", "**Not a Juse:**"
_REF = re.compile(r"['\"]\w+:(\d+\.\w+):")
_TIMES = re.compile(r"\(×\d+\) ")


class Post(msgspec.Struct, frozen=True):
    """A message that Discord made of a request, and did not know by its nonce."""

    channel_id: int
    text: str
    about: str
    turn: str = ""
    """Of a call: the decision that its person had before them."""


def about(message: Mapping[str, Any]) -> str:
    if table_of(message) is not None:
        return TABLE
    text = str(message.get("content", ""))
    return CALL if text.startswith("<@") else JUSE if text.startswith(_ACCUSES) else RESULT


def table_of(message: Mapping[str, Any]) -> str | None:
    """Whose buttons it has, as they are named in them."""
    found = _REF.search(repr(message.get("components") or ()))
    return found[1] if found else None


def said_twice(posts: Iterable[Post], happened: Mapping[int, Counter[str]]) -> list[str]:
    """`happened` has, by channel, what there was to say beside the tables. A table's own message is not looked at."""
    calls, beside = Counter[tuple[int, str, str]](), Counter[tuple[int, str]]()
    for post in posts:
        if post.about == CALL:
            calls[post.channel_id, post.text, post.turn] += 1
        elif post.about != TABLE:
            beside[post.channel_id, _once(post.text)] += 1
    wrong = [f"{count} times for one turn, {turn}: {text}" for (_, text, turn), count in calls.items() if count > 1]
    for (channel_id, text), count in beside.items():
        wanted = happened.get(channel_id, Counter())[text]
        if count > wanted:
            wrong.append(f"posted {count} times, but happened {wanted} times: {text}")
    return wrong


def _once(text: str) -> str:
    """A Juse! without how many there were in a row, which a process that has just taken over does not know."""
    return _TIMES.sub("", text, 1)


async def what_happened(store: Store) -> dict[int, Counter[str]]:
    """What was to be announced at all tables that there ever were, by channel, from their logs."""
    happened: dict[int, Counter[str]] = {}
    for (number,) in await store.rows("SELECT id FROM tables"):
        stored = await store.load(number)
        assert stored is not None
        game = find_game(stored.game)
        table = decode(stored, game)
        if table.state is not None:
            kit: GameKit = importlib.import_module(f"cogs.{game.name}.cog").KIT
            _, story = played(table, game, await store.moves(number))
            events = [event for _, events in story for event in events]
            happened.setdefault(table.channel_id, Counter()).update(_told(kit, events, Audience(table, "")))
    return happened


def _told(kit: GameKit, events: Sequence[object], audience: Audience) -> Iterator[str]:
    for event in events:
        if isinstance(event, Juse):
            yield call_text(kit, event, audience.of_message)
        elif isinstance(event, Milestone) and kit.result is not None:
            yield within_limit(kit.result.text(event, audience.of_message).splitlines())
