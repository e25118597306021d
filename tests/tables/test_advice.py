"""Advice: what a strong player would do who knows what the person knows, and nothing else."""

from typing import Any

import pytest

from bot.core.errors import Refused
from bot.core.game import FULL, AnyGame, Choose, Question, settle_options
from bot.games import find_game
from bot.tables.runtime.pool import Asker, Rank
from bot.tables.runtime.table import Table
from bot.tables.runtime.thinker import Thinker, Thought
from bot.tables.steps.table_log import events_of, story_of
from bot.tables.store.database import DatabaseUrl
from tests.tables.offline_bot import ALICE, CHANNEL, GUILD, OfflineBot, running_bot

pytestmark = pytest.mark.sqlite


class Listening(Thinker):
    """Says nothing, but remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Question, Asker]] = []

    async def ask(self, choose: Choose, question: Question, asker: Asker) -> Thought:
        self.asked.append((question, asker))
        return Thought("a slip", FULL)


def nothing(*_: Any) -> None:
    """The computers' turn never comes."""


async def begun(bot: OfflineBot, game: AnyGame) -> Table:
    place, options = (GUILD, CHANNEL), settle_options(game, {})
    return await bot.tables.open_dealt(game, place, bot.by(ALICE), options, "none", seats=3)


async def test_advice_is_from_a_strong_player_who_was_shown_what_the_person_was(place: DatabaseUrl) -> None:
    game = find_game("jugglers")
    async with running_bot(place, pause=3600, games={game: nothing}) as bot:
        table, listening = await begun(bot, game), Listening()
        [seat] = [seat for seat in game.to_act(table.data.state) if table.data.seats[seat].user_id == ALICE]
        assert await table.advice(seat, nothing, listening) in game.legal(table.data.state, seat), "no slip is advised"
        events = events_of(story_of(table.data, game, await bot.tables.store.moves(table.data.id)))
        [(question, asker)] = listening.asked
        shown = [event for event in events if event.shown_to(seat)]
        assert len(shown) < len(events)
        assert question.memory == game.recall(seat, None, shown) != game.recall(seat, None, events)
        assert question.view == game.view(table.data.state, seat)
        assert (question.level, asker.rank, asker.guild_id) == ("hard", Rank.PERSON, GUILD)
        with pytest.raises(Refused, match="moved-on"):
            await table.advice((seat + 1) % 3, nothing, listening)
