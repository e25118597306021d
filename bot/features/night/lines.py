"""What the messages of tables say of a night: the standing, who picks the next game, and who has won."""

from collections.abc import Mapping, Sequence

from bot.core.errors import Refused
from bot.features.night.picture import MOST, place_text, result_text, score_text, standing_strip
from bot.features.night.standing import Placed, pickers, standing
from bot.features.night.store import Night, NightBook
from bot.tables.steps.lobby import absent_from
from bot.tables.steps.model import FORGOTTEN, Phase, TableData
from bot.text import Words, words_for
from bot.ui.discord.names import bare, written
from bot.ui.table.audience import Audience
from bot.ui.table.reconciler import Context
from bot.ui.table.strip import Strip

_MOST = 12
"""So many people are in a line."""


def time_text(context: Context, night: Night) -> str:
    """Write when its time is up, in each reader's own time."""
    return f"<t:{int(context.tables.clock.time_of_day(night.guild_id, night.until))}:t>"


async def night_below(context: Context, data: TableData, locale: str) -> Sequence[str | Strip]:
    """Return the standing below a lobby and a closing message: there it is that of after the game."""
    words, book, in_lobby = words_for(locale, data.game), NightBook(context.tables.store), data.phase is Phase.LOBBY
    counted = None if in_lobby else await book.of_table(data.id)
    if counted is not None:
        night, number = counted
    else:
        found = await book.now_in(data.guild_id, data.channel_id)
        if found is None or not (in_lobby or await _is_newest(context, data)):
            return ()
        night, number = found, found.played
    scores = await book.scores(night, number)
    placed, is_result = standing(scores), night.over and number == night.played

    def told(people: Sequence[Placed]) -> str:
        """Say how it goes, and of these people how they stand."""
        if is_result:
            places = words.say("count-separator").join(place_text(one, words) for one in people)
            return "\n".join(filter(None, (result_text(placed, number, words), places)))
        is_between = "no" if counted else "yes"
        parts = [words.say("night-game", between=is_between, number=number, of=night.games or 0)]
        parts += [score_text(one, words) for one in people]
        if night.games is None:
            parts.append(words.say("night-until", when=time_text(context, night)))
        return words.say("night-line", told=words.say("count-separator").join(parts))

    below: list[str | Strip] = [told(())]
    if placed:
        line, in_words = told(placed[MOST:_MOST]), told(placed[:_MOST])
        below = [standing_strip(placed, number, words, line, in_words, newest=counted is not None)]
    if is_result:
        return below if placed else ()
    if in_lobby:
        return [*below, *await _asked(context, data, words)]
    names = Audience(data, locale).of_message.names
    picking = pickers(scores, here(data)) if placed else []
    picks = [name for seat, name in zip(data.seats, names, strict=True) if seat.user_id in picking]
    uncounted = [] if counted else [words.say("night-uncounted")]
    return [*below, *uncounted, words.say("night-picks", names=words.listed(picks, "or"), count=len(picks))]


async def _is_newest(context: Context, data: TableData) -> bool:
    """Return whether people go on to the next game below this one."""
    return data.state is not None and (await context.tables.store.ended_in(data.guild_id, data.channel_id))[:1] == [
        data.id
    ]


def here(data: TableData) -> list[int]:
    """Return who was there to the end of a game."""
    return [seat.user_id for seat in data.people if not seat.missed and seat.user_id != FORGOTTEN]


async def _asked(context: Context, data: TableData, words: Words) -> Sequence[str]:
    """Ask those who missed their last turn, if the lobby waits for them."""
    ended = await context.tables.store.ended_in(data.guild_id, data.channel_id)
    if data.starts_at is None or not ended:
        return ()
    try:
        last = (await context.tables.find(ended[0])).data
    except Refused:
        return ()
    absent = [seat.name for seat in absent_from(last, data.opener_id) if data.seat_of(seat.user_id) is None]
    return [words.say("night-ready", names=words.listed(written(bare(name)) for name in absent))] if absent else ()


async def in_place_of(context: Context, data: TableData) -> Mapping[str, str]:
    """Return which verbs stand for others below a game that is over, while its channel has a night."""
    if await NightBook(context.tables.store).now_in(data.guild_id, data.channel_id) is None:
        return {}
    return {"rematch": "next-game", "night": ""}
