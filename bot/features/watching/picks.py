"""What those who watch can predict: how each part of a game ends or, in a game without a forecast, who wins."""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from bot.core.errors import Refused
from bot.core.summary import Foretold
from bot.features.watching.store import Pick, WatchBook
from bot.tables.runtime.tables import Tables
from bot.tables.steps.model import FORGOTTEN, Change, Phase, TableData, Unreadable
from bot.tables.steps.results import with_places_so_far
from bot.tables.steps.table_log import steps_of
from bot.text import Words, words_for
from bot.text.voice import Voice
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.reconciler import Context

_NOTHING = Foretold((), 1, is_open=False)
_ANSWERS = 3
"""The latest answers in the panel of somebody who watches."""


def choices_of(kit: GameKit, voice: Voice) -> Mapping[str, str]:
    """Return the choices, each as it is stored and as it is read: who wins, unless the game has something else."""
    if kit.forecast is not None:
        return kit.forecast.choices(voice)
    return {str(seat): name for seat, name in enumerate(voice.names)}


async def foretold(tables: Tables, kit: GameKit, data: TableData) -> Foretold:
    """Return what of a game has been answered so far, and whether more can be predicted. Of one that was stopped the
    part that was played is answered as it stood; without parts, if the game counts as it stood.
    """
    if data.state is None or data.phase is Phase.LOBBY or data.private or kit.for_one:
        return _NOTHING
    if kit.forecast is None:
        return _who_wins(kit, data)
    try:
        found = kit.forecast.foretold(steps_of(await (await tables.find(data.id)).story()))
    except (Refused, Unreadable):  # another process has moved on, or the log is damaged
        return _NOTHING
    if data.phase is Phase.PLAYING:
        return found
    ended = [*found.ended, (found.number, found.so_far)] if data.phase is Phase.CLOSED and found.so_far else found.ended
    return msgspec.structs.replace(found, ended=ended, is_open=False)


def _who_wins(kit: GameKit, data: TableData) -> Foretold:
    if data.phase is Phase.PLAYING:
        newcomers = [
            seat.tally
            for seat in data.seats
            if seat.presence.taken_over is None and seat.user_id != FORGOTTEN and not seat.tally.helped
        ]
        return Foretold((), 1, any(each.clean_run + each.misplays + each.wrong_calls == 0 for each in newcomers))
    if data.phase is Phase.OVER:
        won = {str(seat) for seat in kit.rules.outcome(data.state).winners}
    else:
        so_far = with_places_so_far(Change(data), kit.rules).places_so_far
        won = {str(place.seat) for place in so_far if place.place == 1}
    return Foretold([(1, won)] if won else (), 1, is_open=False)


def _right(picks: Sequence[Pick], found: Foretold) -> list[Pick]:
    return [pick for pick in picks if pick.round < len(found.ended) and pick.choice in found.ended[pick.round][1]]


def names_of(names: Sequence[str], words: Words) -> str:
    return words.some([written(bare(name)) for name in names])


async def last_part(context: Context, data: TableData, words: Words) -> Sequence[str]:
    """Say who was right about the part before, as long as the one after it can be predicted."""
    kit, picks = context.kits[data.game], await WatchBook(context.tables.store).picks([data.id])
    if data.phase is not Phase.PLAYING or not picks:
        return ()
    found = await foretold(context.tables, kit, data)
    last = len(found.ended) - 1
    seen = [pick.name for pick in _right(picks, found) if pick.round == last]
    if not seen or not found.is_open:
        return ()
    part = words.say(f"{kit.name}-forecast-part", number=found.ended[last][0])
    return [words.say("watch-saw-part", names=names_of(seen, words), part=part)]


async def best_eye(context: Context, data: TableData, locale: str) -> Sequence[str]:
    """Name in the closing message those who were right, also about a game that was stopped."""
    kit, voice = context.kits[data.game], Audience(data, locale).of_message
    if not (picks := await WatchBook(context.tables.store).picks([data.id])):
        return ()
    found = await foretold(context.tables, kit, data)
    if not (seen := _right(picks, found)):
        return ()
    if len(found.ended) == 1:
        told = "none" if kit.forecast is None else kit.forecast.told(*found.ended[0], voice)
        return [voice.say("watch-best-eye", names=names_of([pick.name for pick in seen], voice.words), told=told)]
    times = Counter((pick.user_id, pick.name) for pick in seen).most_common()
    each = [voice.say("watch-right", name=written(bare(name)), count=count) for (_, name), count in times]
    return [voice.say("watch-best-eye-parts", names=voice.words.some(each), parts=len(found.ended))]


async def best_of_night(context: Context, tables: Sequence[int], locale: str, is_over: bool) -> Sequence[str]:
    """Name those who were right most often in a night, or in more than one game of it so far."""
    if not is_over and len(tables) < 2:
        return ()
    times, words = Counter[tuple[int, str]](), words_for(locale)
    picks = await WatchBook(context.tables.store).picks(tables)
    for number in {pick.table_id for pick in picks}:
        with suppress(Refused):
            data = (await context.tables.find(number)).data
            of_table = [pick for pick in picks if pick.table_id == number]
            seen = _right(of_table, await foretold(context.tables, context.kits[data.game], data))
            times.update((pick.user_id, pick.name) for pick in seen)
    most = max(times.values(), default=0)
    names = [name for (_, name), right in times.items() if right == most]
    return [words.say("watch-best-eye-night", names=names_of(names, words), count=most)] if names else ()


def own_answers(kit: GameKit, found: Foretold, picks: Mapping[int, str], voice: Voice) -> Sequence[str]:
    """Say to somebody which of their picks were right, of the last parts that have ended."""
    if kit.forecast is None:
        return ()
    choices = kit.forecast.choices(voice)
    answered = [
        voice.say(
            "watch-answer", pick=choices[pick], is_right=pick in right, told=kit.forecast.told(number, right, voice)
        )
        for at, (number, right) in enumerate(found.ended)
        if (pick := picks.get(at, "")) in choices
    ]
    return answered[-_ANSWERS:]
