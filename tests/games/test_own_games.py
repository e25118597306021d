"""What docs/a-game-of-your-own.md promises: a game is a folder, registered nowhere, and can do all that others can."""

import importlib
import json
from typing import Any

import msgspec
import pytest

from bot.core.chance import Seeded
from bot.core.game import AnyGame
from bot.core.record import replay
from bot.games import find_game, find_player, game_names
from bot.ui.kit import GameKit
from render import paint
from tests.discord.conftest import alice, bob, env, house, pytest_runtest_call, settings  # noqa: F401
from tests.discord.house import House, said
from tests.discord.lesson_player import Learner
from tests.leaks.harness import Secrets, find_leaks

OWN = {"ladder": 1, "whisper": 2}
LONGEST = 200


def kit_of(game: str) -> GameKit:
    return importlib.import_module(f"cogs.{game}.cog").KIT


def test_they_are_found() -> None:
    assert set(OWN) < set(game_names())


async def right_move(house: House) -> tuple[str, str]:  # noqa: F811
    """Whose turn it is, and what the computer player would do."""
    data = (table := await house.table()).data
    [seat] = table.game.to_act(data.state)
    action = find_player(data.game)(table.game.view(data.state, seat), None, seat, lambda _: 0, "normal")
    return data.seats[seat].name, table.game.spell(action)


async def open_public(house: House, game: str, *others: str) -> None:  # noqa: F811
    if game == "ladder":
        await house["alice"].slash(house.channel, "ladder new", public=True, aces_high=True)
        return
    await house["alice"].slash(house.channel, "whisper new", cards=3)
    for name in others:
        await house["bob"].click(house.live(), label=name)
    await house["alice"].click(house.live(), label="Start")


async def is_open(house: House) -> bool:  # noqa: F811
    return house.rows("SELECT phase FROM tables ORDER BY id DESC")[0] == ("playing",)


async def test_ladder_by_buttons_from_deal_to_end(house: House) -> None:  # noqa: F811
    await open_public(house, "ladder")
    while await is_open(house):
        name, action = await right_move(house)
        await house[name].click(house.live(), label=action.capitalize())
    assert "Best possible on this deal" in house.live().content
    assert len(house.live().attachments) == 1


async def test_whisper_by_my_hand_from_deal_to_end(house: House) -> None:  # noqa: F811
    await open_public(house, "whisper", "Join")
    while await is_open(house):
        name, action = await right_move(house)
        opened = await house[name].click(house.live(), label="My hand")
        hand = opened.followups[-1] if opened.followups else opened.response
        await house.press(house[name], await shown_to(house, name), f"m:1:{await epoch(house)}:{action}")
        assert hand is not None
    assert "won!" in house.live().content


async def epoch(house: House) -> int:  # noqa: F811
    data = await house.data()
    return data.epochs[data.state.turn]


async def shown_to(house: House, name: str) -> Any:  # noqa: F811
    return [message for message in house.channel.history(viewer=house[name]) if message.flags.ephemeral][-1]


@pytest.mark.parametrize("game", OWN)
async def test_by_slash_commands_with_a_record_that_replays(house: House, game: str) -> None:  # noqa: F811
    await open_public(house, game, "Join")
    while await is_open(house):
        name, action = await right_move(house)
        verb, _, card = action.partition(" ")
        await house[name].slash(house.channel, f"{game} {verb}", **({"card": card} if card else {}))
    answer = await house["alice"].click(house.live(), label="Record")
    assert answer.response is not None
    line = (await answer.response.attachments[0].read()).decode()
    assert replay(line, find_game).result == json.loads(line)["result"]


@pytest.mark.parametrize("game", OWN)
async def test_a_misplay_is_called(house: House, game: str) -> None:  # noqa: F811
    await open_public(house, game, "Join")
    while await is_open(house):
        table = await house.table()
        [seat] = table.game.to_act(table.data.state)
        state = table.data.state
        wrong = [a for a in table.game.possible(state, seat) if a not in table.game.legal(state, seat)]
        name, action = (
            (await right_move(house))[0],
            table.game.spell(wrong[0]) if wrong else (await right_move(house))[1],
        )
        verb, _, card = action.partition(" ")
        await house[name].slash(house.channel, f"{game} {verb}", **({"card": card} if card else {}))
        if wrong:
            assert any(text.startswith("**Juse!**") for text in house.texts())
            return
    pytest.fail("nothing could be done wrong")


async def test_whisper_against_a_computer_player(house: House) -> None:  # noqa: F811
    await house["alice"].slash(house.channel, "whisper new")
    await house["alice"].click(house.live(), label="Add a computer player")
    await house["alice"].click(house.live(), label="Start")
    while await is_open(house):
        await house.env.settle()
        if (await house.data()).state.turn == 0:
            name, action = await right_move(house)
            await house[name].slash(house.channel, "whisper play", card=action.partition(" ")[2])


async def test_ladder_gives_hints(house: House) -> None:  # noqa: F811
    await open_public(house, "ladder")
    assert said(await house["alice"].click(house.live(), label="Hint")).startswith("💡 I would try: **")


@pytest.mark.parametrize("game", OWN)
async def test_the_lesson(house: House, game: str) -> None:  # noqa: F811
    learner = Learner(house, "alice", game)
    await learner.begins()
    for step in kit_of(game).lesson.steps:
        epoch_now = (await learner.data()).epochs[0]
        await house.press(house["alice"], learner.page, f"m:1:{epoch_now}:{step.asks}")
    assert "the end" in learner.page.content


@pytest.mark.parametrize("game", OWN)
async def test_a_person_is_erased(house: House, game: str) -> None:  # noqa: F811
    await open_public(house, game, "Join")
    while await is_open(house):
        name, action = await right_move(house)
        verb, _, card = action.partition(" ")
        await house[name].slash(house.channel, f"{game} {verb}", **({"card": card} if card else {}))
    await house["alice"].slash(house.channel, "table forget-me")
    assert not house.rows("SELECT 1 FROM moves WHERE user_id = ?", house["alice"].id)
    assert not house.rows("SELECT 1 FROM tables WHERE snapshot LIKE ?", f"%{house['alice'].id}%")


def exchanged_ladder(state: Any, viewer: int | None, chance: Seeded) -> Any:
    following = (*state.left[:1], *chance.shuffle(state.left[1:]))
    gone = state.deal[: len(state.deal) - len(state.left)]
    return msgspec.structs.replace(state, left=following, deal=(*gone, *following)) if state.left else state


def exchanged_whisper(state: Any, viewer: int | None, chance: Seeded) -> Any:
    held = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
    unseen = [
        card
        for card in range(52)
        if card != state.last and card not in (state.hands[viewer] if viewer is not None else ())
    ]
    fresh = iter(chance.shuffle(unseen)[: len(held)])
    hands = tuple(
        hand if seat == viewer else tuple(sorted(next(fresh) for _ in hand)) for seat, hand in enumerate(state.hands)
    )
    return msgspec.structs.replace(state, hands=hands)


@pytest.mark.parametrize(
    ("game", "exchanged", "tables"),
    [
        ("ladder", exchanged_ladder, [(1, {})]),
        ("whisper", exchanged_whisper, [(2, {}), (3, {"cards": 5})]),
    ],
)
def test_nothing_hidden_is_shown(game: str, exchanged: Any, tables: Any) -> None:
    found = find_leaks(Secrets(kit_of(game), tables, exchanged), "own", looks=30, paint_every=5)
    assert found.leaks == []
    assert found.exchanges > 10


@pytest.mark.parametrize("game", OWN)
def test_every_position_is_painted_and_described(game: str) -> None:
    kit, rules = kit_of(game), find_game(game)
    _played_through(kit, rules)


def _played_through(kit: GameKit, rules: AnyGame) -> None:
    from bot.text import words_for
    from bot.text.reader import Reader

    chance = Seeded("own")
    options = {option.name: option.default for option in rules.options}
    reader = Reader(("alice", "bob")[: rules.min_seats], words_for("en-US", rules.name))
    state, _ = rules.deal(rules.min_seats, options, chance)
    while asked := rules.to_act(state):
        view = rules.view(state, None)
        assert paint(kit.scene(view, reader)).startswith(b"\x89PNG")
        assert kit.alt(view, reader)
        [seat] = asked
        state, _ = rules.apply(state, seat, rules.legal(state, seat)[0], chance)
