"""What those who watch can predict: how each round ends or, in a game without a forecast of its own, who wins."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress

from bot.core.errors import Refused
from bot.features.watching.store import Pick, WatchBook
from bot.tables.steps.model import FORGOTTEN, Change, Phase, TableData
from bot.tables.steps.results import with_places_so_far
from bot.text import Words, words_for
from bot.text.voice import Voice
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.reconciler import Context


def choices_of(kit: GameKit, voice: Voice) -> Mapping[str, str]:
    """Return the choices, each as it is stored and as it is read: who wins, unless the game has something else."""
    if kit.forecast is not None:
        return kit.forecast.choices
    return {str(seat): name for seat, name in enumerate(voice.names)}


def can_predict(kit: GameKit, data: TableData) -> bool:
    """Return whether somebody can still predict: everybody sees why they cannot."""
    if data.phase is not Phase.PLAYING or kit.for_one:
        return False
    if kit.forecast is not None:
        return kit.forecast.is_open(kit.rules.view(data.state, None))
    newcomers = [
        seat
        for seat in data.seats
        if seat.presence.taken_over is None and seat.user_id != FORGOTTEN and not seat.tally.helped
    ]
    return any(seat.tally.clean_run + seat.tally.misplays + seat.tally.wrong_calls == 0 for seat in newcomers)


def right_choices(kit: GameKit, data: TableData) -> Sequence[Collection[str]]:
    """Return the choices that were right, for each round that has ended; without rounds for the game: who won or, if it
    was stopped and counts as it stood, who led.
    """
    if data.state is None or data.phase is Phase.LOBBY or data.private:
        return ()
    if kit.forecast is not None:
        return kit.forecast.right(kit.rules.view(data.state, None))
    if data.phase is Phase.OVER:
        return [{str(seat) for seat in kit.rules.outcome(data.state).winners}]
    if data.phase is Phase.PLAYING:
        return ()
    led = {str(place.seat) for place in with_places_so_far(Change(data), kit.rules).places_so_far if place.place == 1}
    return [led] if led else ()


def _right(picks: Sequence[Pick], right: Sequence[Collection[str]]) -> list[Pick]:
    return [pick for pick in picks if pick.round < len(right) and pick.choice in right[pick.round]]


def names_of(names: Sequence[str], words: Words) -> str:
    return words.some([written(bare(name)) for name in names])


async def last_round(context: Context, data: TableData, words: Words) -> Sequence[str]:
    """Say who was right about the round before, as long as the one after it can be predicted."""
    kit = context.kits[data.game]
    right = right_choices(kit, data)
    if not right or not can_predict(kit, data):
        return ()
    last = len(right) - 1
    seen = [pick.name for pick in _right(await WatchBook(context.tables.store).picks([data.id]), right)]
    return [words.say("watch-saw-round", names=names_of(seen, words), round=last + 1)] if seen else ()


async def best_eye(context: Context, data: TableData, locale: str) -> Sequence[str]:
    """Name in the closing message those who were right, also about a game that was stopped."""
    kit, book, voice = context.kits[data.game], WatchBook(context.tables.store), Audience(data, locale).of_message
    right = right_choices(kit, data)
    seen = _right(await book.picks([data.id]), right) if right else []
    if not seen:
        return ()
    if len(right) == 1:
        told = "none" if kit.forecast is None else kit.forecast.told(kit.rules.view(data.state, None), 0, voice)
        return [voice.say("watch-best-eye", names=names_of([pick.name for pick in seen], voice.words), told=told)]
    times = Counter((pick.user_id, pick.name) for pick in seen).most_common()
    each = [voice.say("watch-right", name=written(bare(name)), count=count) for (_, name), count in times]
    return [voice.say("watch-best-eye-rounds", names=voice.words.some(each), rounds=len(right))]


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
            seen = _right(of_table, right_choices(context.kits[data.game], data))
            times.update((pick.user_id, pick.name) for pick in seen)
    most = max(times.values(), default=0)
    names = [name for (_, name), right in times.items() if right == most]
    return [words.say("watch-best-eye-night", names=names_of(names, words), count=most)] if names else ()


def own_answers(kit: GameKit, data: TableData, picks: Mapping[int, str], voice: Voice) -> Sequence[str]:
    """Say to somebody which of their picks were right, of the rounds that have ended."""
    if kit.forecast is None:
        return ()
    view, choices = kit.rules.view(data.state, None), kit.forecast.choices
    return [
        voice.say(
            "watch-answer",
            pick=choices[pick],
            is_right=pick in right,
            told=kit.forecast.told(view, number, voice),
        )
        for number, right in enumerate(right_choices(kit, data))
        if (pick := picks.get(number, "")) in choices
    ]
