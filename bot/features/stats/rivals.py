"""What is said of people who have played together often: after a game who leads whom, after a night how each has done.
Nothing of those who want no news.
"""

from collections.abc import Sequence

from bot.features.stats.rival_store import NightFigures, Rival, RivalBook
from bot.tables.steps.model import TableData
from bot.tables.steps.results import rated_places
from bot.text import Words, words_for
from bot.ui.discord.names import bare, written
from bot.ui.table.additions import News
from bot.ui.table.reconciler import Context

_MET, _IN_A_ROW = 3, 3
"""The games together, and the wins in a row, that are worth telling."""
_LINES = 8


async def rival_news(context: Context, data: TableData, words: Words) -> Sequence[News]:
    """Say how the best of a game stands against the one of its people with whom they have played most."""
    game, book = context.kits[data.game].rules, RivalBook(context.tables.store)
    places = rated_places(data, game, game.outcome(data.state))
    if len(places) < 2:
        return ()
    best, told = places[0], list[str]()
    name = written(bare(best.name))
    for rival in await book.rivals(data.guild_id, best.user_id, _MET, len(places), data.id):
        if (await context.tables.settings.of_player(rival.user_id)).news:
            told.append(_balance(name, rival, words))
            break
    wins = await book.wins_in_a_row(data.guild_id, best.user_id, data.id, data.game)
    if wins >= _IN_A_ROW:
        told.append(words.say("rivals-in-a-row", name=name, wins=wins))
    return [News(best.user_id, text) for text in told]


def _balance(name: str, rival: Rival, words: Words) -> str:
    pair = [(rival.ahead, name), (rival.behind, written(bare(rival.name)))]
    (most, first), (least, second) = sorted(pair, key=lambda side: -side[0])
    return words.say("rivals-balance", first=first, second=second, most=most, least=least, even=most == least)


async def night_lines(context: Context, tables: Sequence[int], locale: str, is_over: bool) -> Sequence[str]:
    """Say in the end how each has done."""
    if not is_over:
        return ()
    found, words = await RivalBook(context.tables.store).of_night(tables, _LINES), words_for(locale)
    settings = context.tables.settings
    return [_night_line(each, words) for each in found if (await settings.of_player(each.user_id)).news]


def _night_line(figures: NightFigures, words: Words) -> str:
    told = [words.say("rivals-night-won", won=figures.won, games=figures.games)]
    if figures.catches:
        told.append(words.say("count-catches", catches=figures.catches))
    if not figures.misplays:
        told.append(words.say("count-mistakes", mistakes=0))
    each = words.say("count-separator").join(told)
    return words.say("rivals-night", name=written(bare(figures.name)), told=each)
