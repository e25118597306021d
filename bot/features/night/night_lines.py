"""What is said of a night at its tables: how all stand, and how it goes on."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

from bot.core.errors import Refused
from bot.features.night.invitation import MIXED
from bot.features.night.nights import VOTES_FOR
from bot.features.night.picture import MOST, place_text, result_text, score_text, standing_strip
from bot.features.night.standing import PlacedScore, standing
from bot.features.night.store import Night, NightBook
from bot.tables.steps.lobby import absent_from
from bot.tables.steps.model import Phase, TableData
from bot.text import Words, words_for
from bot.ui.discord.names import bare, written
from bot.ui.table.additions import ask_each
from bot.ui.table.reconciler import Context
from bot.ui.table.strip import Strip

_NAMED = 12
"""The most people named in a line."""


def time_text(context: Context, night: Night) -> str:
    """Write when its time is up, in each reader's own time."""
    return f"<t:{int(context.tables.clock.time_of_day(night.guild_id, night.until))}:t>"


async def closing_lines(context: Context, data: TableData, locale: str) -> Sequence[str | Strip]:
    """Return the standing below a lobby and a closing message: there it is that of after the game."""
    words, book, in_lobby = words_for(locale, data.game), NightBook(context.tables.store), data.phase is Phase.LOBBY
    counted = None if in_lobby else await book.of_table(data.id)
    if counted is not None:
        night, number = counted
    else:
        found = await book.now_in(data.guild_id, data.channel_id)
        if found is None:
            return ()
        if not in_lobby:  # people go on to the next game below the newest alone
            ended = await context.tables.store.ended_in(data.guild_id, data.channel_id)
            if data.state is None or ended[:1] != [data.id]:
                return ()
        night, number = found, found.played
    scores = await book.scores(night, number)
    placed, is_result = standing(scores), night.over and number == night.played

    def told(people: Sequence[PlacedScore]) -> str:
        """Say how the night goes on, and how these people stand."""
        if is_result:
            places = words.say("count-separator").join(place_text(placed, words) for placed in people)
            return "\n".join(filter(None, (result_text(placed, number, words), places)))
        parts = [words.say("night-game", between=counted is None, number=number, of=night.games or 0)]
        parts += [score_text(placed, words) for placed in people]
        if night.games is None:
            parts.append(words.say("night-until", when=time_text(context, night)))
        return words.say("night-line", told=words.say("count-separator").join(parts))

    below: list[str | Strip] = [told(())]
    if placed:
        line, in_words = told(placed[MOST:_NAMED]), told(placed[:_NAMED])
        below = [standing_strip(placed, number, words, line, in_words, newest=counted is not None)]
    if is_result:
        return below if placed else ()
    if in_lobby:
        return [*below, *await _asked(context, data, words)]
    games = (await book.tables(night))[:number]
    found = await ask_each(context.additions, lambda each: each.night_lines, context, games, locale, False)
    below += chain.from_iterable(found)
    uncounted = [] if counted else [words.say("night-uncounted")]
    return [*below, *uncounted, await _votes(context, data, night, words)]


async def _votes(context: Context, data: TableData, night: Night, words: Words) -> str:
    """Say what comes next: what has been voted for so far."""
    votes = await NightBook(context.tables.store).votes(night)
    counts = Counter(votes[seat.user_id] for seat in data.seats if seat.user_id in votes).most_common()
    told = [words.say("night-votes-for", game=_name_of(game, words), count=count) for game, count in counts]
    at = context.tables.clock.time_of_day(data.guild_id, data.touched_at + VOTES_FOR)
    return words.say(
        "night-votes", votes=words.say("count-separator").join(told), count=len(told), when=f"<t:{int(at)}:R>"
    )


def _name_of(game: str, words: Words) -> str:
    return words.say("night-mixed") if game == MIXED else words_for(words.locale, game).say(f"{game}-name")


async def _asked(context: Context, data: TableData, words: Words) -> Sequence[str]:
    """Return a line that asks those who missed their last turn, if the lobby waits for them."""
    ended = await context.tables.store.ended_in(data.guild_id, data.channel_id)
    if data.lobby.starts_at is None or not ended:
        return ()
    try:
        last = (await context.tables.find(ended[0])).data
    except Refused:
        return ()
    absent = [seat.name for seat in absent_from(last, data.opener_id) if data.seat_of(seat.user_id) is None]
    return [words.say("night-ready", names=words.listed(written(bare(name)) for name in absent))] if absent else ()


async def replaced_verbs(context: Context, data: TableData) -> Mapping[str, str]:
    """Return the verbs that replace others below a game that is over, while its channel has a night."""
    if data.private or await NightBook(context.tables.store).now_in(data.guild_id, data.channel_id) is None:
        return {}
    return {"rematch": "next-game", "night": "", "series": ""}
