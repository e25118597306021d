"""What stands beside the tables, when all is quiet: the bot knows each announcement, so that it can take it away again,
and each result of a round is there.
"""

import json
import re
from collections.abc import Iterator

from bot.tables.store.table_rows import PACKED_AFTER
from tests.proof.eyes import OnFile
from tests.seeds.discord_side import World

_ANNOUNCED = re.compile(r"^<@\d+>.*it's your turn in|^\*\*(Juse!|Not a Juse:)\*\*")
_KNOWN = "SELECT message_id FROM messages WHERE kind NOT IN ('table', 'leftover')"
_POSTED = (
    "SELECT id, snapshot, (SELECT count(*) FROM messages WHERE table_id = id AND kind LIKE 'result%') FROM tables"
    " WHERE phase = 'playing' AND private_to IS NULL"
)


def announcement_faults(world: World, eyes: OnFile) -> Iterator[str]:
    known = {number for (number,) in eyes.rows(_KNOWN)}
    for message in (message for channel in world.channels for message in channel.history()):
        is_packed = world.skew or (world.now() - message.created_at).total_seconds() > PACKED_AFTER
        # A bot that was killed cannot have noted it, and one that got no answer does not know which it is.
        may_be_known = message.created_at > world.up_since and message.id not in world.unheard
        if message.id not in known and may_be_known and not is_packed and _ANNOUNCED.search(message.content):
            yield f"nobody knows of the announcement {message.content[:40]!r}"
    for table, snapshot, posted in eyes.rows(_POSTED):
        if (results := json.loads(snapshot)["halt"]["results"]) != posted:
            yield f"table {table}: {posted} of {results} results were posted"
