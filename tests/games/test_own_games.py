"""What docs/a-game-of-your-own.md promises: a game is a folder, registered nowhere, and can do all that others can."""

import json
from collections.abc import Awaitable, Callable
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.core.cards import PACK, parse_card
from bot.core.chance import Seeded
from bot.core.game import FULL
from bot.core.record import replay
from bot.games import find_game, find_player, game_names
from bot.parts import find_kit
from bot.text.voice import card_text
from tests.discord import open_hands
from tests.discord.house import House
from tests.discord.lesson_player import Learner
from tests.leaks.harness import find_leaks
from tests.leaks.positions import Secrets
from tests.leaks.spoken import spoken

GAMES = ("ladder", "whisper")

each_game = pytest.mark.parametrize("game", GAMES)


async def begin(house: House, game: str) -> None:
    """Alice opens a table; at Whisper, Bob joins."""
    if game == "ladder":
        await house["alice"].slash(house.channel, "ladder new", public=True, aces_high=True)
    else:
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
    if action in ("keep", "drop"):
        await house[name].slash(house.channel, f"ladder {action}")
    else:
        await house[name].slash(house.channel, "whisper play", card=action)


async def click_move(house: House, name: str, action: str) -> None:
    if action in ("keep", "drop"):
        await house[name].click(house.live(), label=action.capitalize())
    else:
        await open_hands.press(house, name, card_text(parse_card(action)))


async def play_to_the_end(house: House, do: Callable[[House, str, str], Awaitable[None]] = type_move) -> None:
    while is_playing(house):
        await do(house, *await next_move(house))


def test_they_are_found() -> None:
    assert set(GAMES) < set(game_names())


@pytest.mark.parametrize(("game", "ending"), [("ladder", "best possible: "), ("whisper", "won!")])
async def test_by_buttons_from_deal_to_end(house: House, game: str, ending: str) -> None:
    await begin(house, game)
    await play_to_the_end(house, click_move)
    assert ending in house.live().content
    [picture] = house.live().attachments
    assert picture.description


@each_game
async def test_by_commands_with_a_record_that_replays(house: House, game: str) -> None:
    await begin(house, game)
    await play_to_the_end(house)
    answer = await house["alice"].click(house.live(), label="Record")
    assert answer.response is not None
    record = (await answer.response.attachments[0].read()).decode()
    assert replay(record, find_game).result == json.loads(record)["result"]


@each_game
async def test_a_misplay_is_announced(house: House, game: str) -> None:
    await begin(house, game)
    while not any(text.startswith("**Juse!**") for text in house.texts()):
        await type_move(house, *await next_move(house, misplay=True))


async def test_against_a_computer_player(house: House) -> None:
    await house["alice"].slash(house.channel, "whisper new", cards=3)
    await house.start("alice", verb="with-computers")
    while is_playing(house):
        await house.env.settle()
        if (await house.data()).state.turn == 0:
            await type_move(house, *await next_move(house))


@each_game
async def test_the_lesson(house: House, game: str) -> None:
    learner = await Learner.begun(house, "alice", game)
    await learner.learns()
    assert "the end" in learner.page.content


def with_other_cards_to_come(state: Any, viewer: int | None, chance: Seeded) -> Any:
    """Ladder hides all cards but the next."""
    if not state.left:
        return state
    left = (state.left[0], *chance.shuffle(state.left[1:]))
    return msgspec.structs.replace(state, left=left, deal=(*state.deal[: -len(left)], *left))


def with_other_hands(state: Any, viewer: int | None, chance: Seeded) -> Any:
    """Whisper hides the hands of others."""
    known = {state.last, *(() if viewer is None else state.hands[viewer])}
    unknown = iter(chance.shuffle([card for card in PACK if card not in known]))
    hands = tuple(
        hand if seat == viewer else tuple(sorted(islice(unknown, len(hand)))) for seat, hand in enumerate(state.hands)
    )
    return msgspec.structs.replace(state, hands=hands)


def secrets_of(game: str) -> Secrets:
    if game == "ladder":
        return Secrets(find_kit(game), [(1, {})], with_other_cards_to_come)
    return Secrets(find_kit(game), [(2, {}), (3, {"cards": 5})], with_other_hands)


@each_game
def test_nothing_hidden_is_shown(game: str) -> None:
    found = find_leaks(secrets_of(game), "own", looks=30, paint_every=5)
    assert found.leaks == []
    assert found.exchanges > 10
    assert found.told > 10
    assert found.moments


@each_game
async def test_the_running_bot_says_and_logs_nothing_hidden(game: str, tmp_path: Path) -> None:
    found = (await spoken(tmp_path / "juse.sqlite3", [secrets_of(game)], "own", count=8))[game]
    assert found.leaks == []
    assert found.pairs > 2
