"""Jugglers from the lobby to the end of a match."""

import json

import pytest

from bot.core.record import replay
from bot.games import find_game
from tests.discord.house import House, said
from tests.discord.jugglers_evening import FIVE, IN_TWO_ROUNDS, begin, click, of_these_rules, over, play, type_in
from tests.discord.open_hands import panels


@pytest.fixture(autouse=True)
def two_rounds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.hall.secrets.token_hex", lambda _: IN_TWO_ROUNDS)


@pytest.mark.parametrize("seats", range(2, 6))
async def test_a_whole_match_by_clicks_alone(house: House, seats: int) -> None:
    people = FIVE[:seats]
    await begin(house, *people)
    last = await play(house, click, over)
    assert last.finished
    closing = house.live()
    assert "** won!" in closing.content


@pytest.mark.parametrize("seats", range(2, 6))
async def test_a_whole_match_by_slash_commands_alone(house: House, seats: int) -> None:
    await begin(house, *FIVE[:seats])
    await play(house, type_in, over)
    assert "won!" in house.live().content
    assert len([message for message in house.channel.history() if not message.flags.ephemeral]) == 1
    given = await house["alice"].click(house.live(), label="Record")
    files = [file for answer in (given.response, *given.followups) if answer for file in answer.attachments]
    record = json.loads(await files[-1].read())
    assert any("die" in outcome for outcome in record["chance"])
    replayed = replay(record, find_game)
    assert replayed.state == of_these_rules((await house.bot.hall.find(1)).data)
