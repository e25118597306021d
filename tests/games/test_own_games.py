"""What docs/a-game-of-your-own.md promises: a game is a folder, registered nowhere, and can do all that others can."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bot.core.cards import PACK, parse_card
from bot.core.chance import Seeded
from bot.core.game import FULL
from bot.core.record import replay
from bot.games import find_game, find_player
from bot.parts import find_kit
from bot.text.voice import card_text
from tests.discord import open_hands
from tests.discord.house import House
from tests.discord.lesson_player import Learner
from tests.leaks.harness import find_leaks
from tests.leaks.positions import Secrets
from tests.leaks.spoken import spoken


async def begin(house: House) -> None:
    """Alice opens a table, and Bob joins."""
    await house["alice"].slash(house.channel, "whisper new", cards=3)
    await house["bob"].click(house.live(), label="Join")
    await house.start("alice")


def is_playing(house: House) -> bool:
    return house.phases() == ["playing"]


async def next_move(house: House, *, misplay: bool = False) -> tuple[str, str]:
    """Whose turn it is, and what the computer player would do there; or a misplay, if one is possible."""
    table = await house.table()
    game, state = table.game, table.data.state
    [seat] = game.to_act(state)
    action = find_player(game.name)(game.view(state, seat), None, seat, lambda _: 0, "normal", FULL, None)
    if misplay:
        action = next((wrong for wrong in game.possible(state, seat) if wrong not in game.legal(state, seat)), action)
    return table.data.seats[seat].name, game.spell(action)


async def type_move(house: House, name: str, action: str) -> None:
    await house[name].slash(house.channel, "whisper play", card=action)


async def click_move(house: House, name: str, action: str) -> None:
    await open_hands.follow(house)
    await open_hands.press(house, name, card_text(parse_card(action)))


async def test_by_buttons_against_a_computer_with_a_record_that_replays(house: House) -> None:
    await house["alice"].slash(house.channel, "whisper new", cards=3)
    await house.start("alice", verb="with-computers")
    while is_playing(house):
        await house.env.settle()
        if (await house.data()).state.turn == 0:
            await click_move(house, *await next_move(house))
    assert "won!" in house.live().content
    [picture] = house.live().attachments
    assert picture.description
    answer = await house.asks_for_record("alice")
    assert answer.response is not None
    record = (await answer.response.attachments[0].read()).decode()
    assert replay(record, find_game).result == json.loads(record)["result"]


async def test_the_lesson(house: House) -> None:
    learner = await Learner.begun(house, "alice", "whisper")
    await learner.learns()
    assert "the end" in learner.page.content


def with_other_hands(state: Any, viewer: int | None, chance: Seeded) -> Any:
    known = {state.last, *(() if viewer is None else state.hands[viewer])}
    unknown = iter(chance.shuffle([card for card in PACK if card not in known]))
    hands = tuple(
        hand if seat == viewer else tuple(sorted(islice(unknown, len(hand)))) for seat, hand in enumerate(state.hands)
    )
    return msgspec.structs.replace(state, hands=hands)


def secrets() -> Secrets:
    return Secrets(find_kit("whisper"), [(2, {}), (3, {"cards": 5})], with_other_hands)


def test_nothing_hidden_is_shown() -> None:
    found = find_leaks(secrets(), "own", looks=30, paint_every=5)
    assert found.leaks == []
    assert min(found.exchanges, found.told) > 10
    assert found.moments


async def test_the_running_bot_says_and_logs_nothing_hidden(tmp_path: Path) -> None:
    found = (await spoken(tmp_path / "juse.sqlite3", [secrets()], "own", count=8))["whisper"]
    assert found.leaks == []
    assert found.pairs > 2
