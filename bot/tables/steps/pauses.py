"""Pauses: nobody moves and no clock runs until somebody goes on, or after a while by itself."""

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame
from bot.tables.steps.fields import shifted
from bot.tables.steps.model import Actor, Change, Pause, TableData, next_version

LONGEST = 5 * 60.0
MOST = 3
"""Pauses in one game, whoever asks for them."""


def pause(table: TableData, _: AnyGame, actor: Actor) -> Change:
    table.require_playing()
    number = table.require_here(actor.user_id)
    if not _can_be_paused(table):
        raise Refused("no-pause-alone")
    require_none(table)
    if table.pauses >= MOST:
        raise Refused("pauses-used", most=MOST)
    begun = Pause(number, actor.now, actor.now + LONGEST)
    return Change(next_version(table, actor.now, pause=begun, pauses=table.pauses + 1))


def may_pause(table: TableData, user_id: int) -> bool:
    number = table.seat_of(user_id)
    is_here = number is not None and table.seats[number].is_here
    return is_here and _can_be_paused(table) and table.pause is None and table.pauses < MOST


def _can_be_paused(table: TableData) -> bool:
    return not table.private and len(table.seats) > 1


def require_none(table: TableData) -> None:
    """Raise `Refused` in a pause, with whose it is and until when."""
    if table.pause is not None:
        raise Refused("paused", seat=table.pause.by, until=int(table.pause.until))


def go_on(table: TableData, _: AnyGame, actor: Actor) -> Change:
    table.require_playing()
    table.require_here(actor.user_id)
    if table.pause is None:
        raise Refused("not-paused")
    return Change(went_on(table, actor.now))


def went_on(table: TableData, now: float) -> TableData:
    """Go on, with what was to happen at some time later by the length of the pause."""
    assert table.pause is not None
    later = shifted(table, now - table.pause.since)
    waits_since = None if later.waits_since is None else min(later.waits_since, now)
    seen = {"begun_at": table.begun_at, "reveal": table.reveal}
    return next_version(msgspec.structs.replace(later, waits_since=waits_since, **seen), now, pause=None)
