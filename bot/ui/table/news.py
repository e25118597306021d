"""What is new about people since a game that was played to its end, as its closing message tells it."""

from collections import defaultdict
from itertools import chain

from bot.features import ask_each
from bot.tables.steps.model import Phase, TableData
from bot.text import Words
from bot.ui.table.reconciler import Context


async def news_lines(context: Context, data: TableData, words: Words) -> list[str]:
    """Leave out what is about people who have switched that off."""
    if data.phase is not Phase.OVER:
        return []
    lines: list[str] = []
    below = defaultdict[str, list[str]](list)
    for piece in chain.from_iterable(await ask_each(lambda one: one.news, context, data, words)):
        if (await context.tables.settings.of_player(piece.user_id)).news:
            (below[piece.head] if piece.head else lines).append(piece.text)
    return [*lines, *(words.say("count-separator").join([head, *texts]) for head, texts in below.items())]
