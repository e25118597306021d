"""A misplay, or a call of one that was none, as it is announced to everybody at the table."""

from collections.abc import Sequence

import msgspec

from bot.core.game import Juse, WrongCall
from bot.tables.steps.model import TableData
from bot.text.voice import Voice
from bot.ui.discord.components import ALT_LIMIT, shortened
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from render.scene import Scene


class Moment(msgspec.Struct, frozen=True):
    """What an announcement shows. The last scene stands for all if nothing may move."""

    scenes: Sequence[Scene]
    alt: str


def call_text(kit: GameKit, event: Juse, voice: Voice, times: int = 1) -> str:
    """`times`: how many in a row."""
    why = kit.accuse(event, voice)
    if isinstance(event, WrongCall):
        return voice.say("wrong-call", why=why)
    return voice.say("juse-call-again" if times > 1 else "juse-call", why=why, times=times)


def moment_of(data: TableData, kit: GameKit, event: Juse, audience: Audience) -> Moment | None:
    """From everybody's view of the table after the misplay. None: there are only words for it."""
    if kit.moment is None:
        return None
    wrong = "yes" if isinstance(event, WrongCall) else "no"
    alt = audience.words.say("juse-alt", why=kit.accuse(event, audience.of_label), wrong=wrong)
    scenes = kit.moment(kit.rules.view(data.state, None), event, audience.of_picture)
    return Moment(scenes, shortened(alt, ALT_LIMIT)) if scenes else None
