"""What the bot does in processes beside it: run by `test_hosting_page.py` in the place of the bot, under its unit."""

import asyncio
import sys

from bot.core.chance import Seeded
from bot.core.game import settle_options
from bot.core.thinking_process import Question
from bot.games import find_game, find_player
from bot.tables.runtime.thinker import Asker, Thinker
from bot.tables.runtime.worker import Worker
from bot.text import words_for
from bot.ui.table import film_process
from bot.ui.table.film_process import Paint, Reel, Shot
from cogs.juse.picture.examples import gallery


async def main() -> None:
    await _think()
    await _paint()
    sys.stdout.write("thought and painted\n")


async def _think() -> None:
    game, player = find_game("roundup"), find_player("roundup")
    state, events = game.deal(4, settle_options(game, {}), Seeded("a deal"))
    memory = game.recall(2, None, [event for event in events if event.shown_to(2)])
    question = Question(game.view(state, 2), memory, 2, "seed", "hard")
    thinker = Thinker()
    assert (await thinker.ask(player, question, Asker(1, 1))).action is not None
    await thinker.close()


async def _paint() -> None:
    painter = Worker(film_process.__name__, most_silent=100, most_work=30.0)
    scene = next(iter(gallery(words_for("", "juse")).values()))
    await painter.ask(Reel([Shot(scene, 100)], begins=True))
    assert (await painter.ask(Paint(1))).gif.startswith(b"GIF")
    await painter.stop()


asyncio.run(main())
