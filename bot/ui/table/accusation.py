"""A misplay, or a call of one that was none, as it is announced to everybody at the table."""

from collections.abc import Sequence

import msgspec

from bot.core.game import Juse, WrongCall
from bot.tables.steps.model import TableData
from bot.text.reader import Reader
from bot.ui.discord.components import ALT_LIMIT, shortened
from bot.ui.kit import GameKit
from bot.ui.table.readers import Readers
from render.scene import Scene


class Moment(msgspec.Struct, frozen=True):
    """What an announcement shows. The last scene stands for all if nothing may move."""

    scenes: Sequence[Scene]
    alt: str


def call_text(kit: GameKit, event: Juse, reader: Reader, times: int = 1) -> str:
    """`times`: how many in a row."""
    why = kit.accuse(event, reader)
    if isinstance(event, WrongCall):
        return reader.say("wrong-call", why=why)
    return reader.say("juse-call-again" if times > 1 else "juse-call", why=why, times=times)


def moment_of(data: TableData, kit: GameKit, event: Juse, readers: Readers) -> Moment | None:
    """From everybody's view of the table after the misplay. None: there are only words for it."""
    if kit.moment is None:
        return None
    wrong = "yes" if isinstance(event, WrongCall) else "no"
    alt = readers.words.say("juse-alt", why=kit.accuse(event, readers.of_label), wrong=wrong)
    scenes = kit.moment(kit.rules.view(data.state, None), event, readers.of_picture)
    return Moment(scenes, shortened(alt, ALT_LIMIT)) if scenes else None
