"""Roundup played on Discord: by clicks on the table and in hands, or by slash commands."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord
import msgspec

from bot.core.cards import NAMES, SUITS
from bot.core.chance import resumed
from bot.tables.steps.model import THE_BOT
from bot.tables.steps.play import play_forced_move
from bot.text.voice import card_text, cards_text
from cogs.roundup.player.normal import choose
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import (
    Action,
    Jack,
    King,
    Knowledge,
    Memory,
    Pass,
    Queen,
    State,
    Up,
)
from cogs.roundup.rules.turn import asked_for
from tests.discord.house import House, lists, said
from tests.discord.open_hands import buttons, go_on, panel, person_in, press

SUIT_NAMES = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}


async def begin(house: House, *names: str, points: int = 10, clock: str = "none") -> discord.Message:
    return await house.begin(*names, game="roundup", points=points, clock=clock)


async def state(house: House) -> State:
    """Converted to the classes imported here: a closed bot unloads its games' modules, so the next bot has others."""
    return msgspec.convert(msgspec.to_builtins((await house.data()).state), State)


async def good_action(house: House, seat: int) -> Action:
    """Return what a normal player without memory does."""
    view = GAME.view(await state(house), seat)
    return choose(view, Memory((Knowledge(),) * len(view.seats)), seat, lambda _: 0)


async def own_hand(house: House, seat: int) -> Sequence[int]:
    return GAME.view(await state(house), seat).hand


async def click(house: House, seat: int, action: Action) -> None:
    """Tap each button in the hand that leads to the action, and choose from its list."""
    name = person_in(house, await house.data(), seat)
    for label in taps(action)[: 1 if isinstance(action, Pass) and len(await own_hand(house, seat)) == 1 else None]:
        await tap(house, name, label)
    if isinstance(action, Jack | Queen | King) and not await chosen(house, name, f":{GAME.spell(action)}"):
        assert await chosen(house, name, str(action.target)), "a King with many others asks whom first"
        assert await chosen(house, name, f":{GAME.spell(action)}")


async def click_when_shown(house: House, seat: int, action: Action) -> None:
    """The same, once the hand shows that it is their turn."""
    await go_on(house)
    await click(house, seat, action)


def taps(action: Action) -> list[str]:
    """The labels of the buttons, one after the other."""
    match action:
        case Pass(None):
            return ["Pass"]
        case Pass(int(card)):
            return ["Pass", card_text(card)]
        case Up((card,)):
            return [f"↑{card_text(card)}"]
        case Up(cards):
            named = cards_text(cards) if len(cards) < 3 else f"{len(cards)} cards"
            return ["Several", *(f"↑{card_text(card)}" for card in cards), f"Play {named}"]
        case _:
            assert isinstance(action.card, int)
            return [card_text(action.card)]


async def tap(house: House, name: str, label: str) -> None:
    """Press a button in the hand; one of many cards may have to be turned to its other half, and with a single card
    *Pass* says which.
    """
    shown = buttons(await panel(house, name))
    if label == "Pass" and label not in shown:
        await press(house, name, next(other for other in shown if other.startswith(label)))
        return
    if label not in buttons(await panel(house, name)):
        await press(house, name, "More…")
    await press(house, name, label)


async def chosen(house: House, name: str, ending: str) -> bool:
    """Choose from the list in the hand what ends like this, if it is there."""
    hand = await panel(house, name)
    values = [option.value for option in lists(hand)[0].options if option.value.endswith(ending)]
    if values:
        await house[name].select(hand, values, custom_id=lists(hand)[0].custom_id)
    return bool(values)


async def type_in(house: House, seat: int, action: Action) -> None:
    data = await house.data()
    command, options = as_typed(action, [other.name for other in data.seats])
    result = await house[person_in(house, data, seat)].slash(house.channel, f"roundup {command}", **options)
    assert said(result) == ""


async def unseen(house: House, seat: int, action: Action) -> None:
    table = await house.table()
    await house.act_unseen(table, table.data.seats[seat].user_id, action)


def as_typed(action: Action, names: list[str]) -> tuple[str, dict[str, Any]]:
    match action:
        case Up(cards):
            return "up", {"cards": " ".join(card_text(card) for card in cards)}
        case Pass(None):
            return "pass", {}
        case Jack(card, target):
            return "face", {"card": NAMES[card], "on": names[target]}
        case Queen(card, target, suit):
            return "face", {"card": NAMES[card], "on": str(target), "suit": SUIT_NAMES[SUITS[suit]]}
        case King(card, target, number):
            return "face", {"card": card_text(card).lower(), "on": names[target].upper(), "number": number}
        case _:
            assert action.card is not None
            return GAME.spell(action).split(" ")[0], {"card": NAMES[action.card]}


async def happens_by_itself(house: House) -> None:
    """Wait for it. Moves past Discord set none of the bot's alarms, so something else has to."""
    table = await house.table()
    moves, name = table.data.moves, table.data.seats[0].name
    await house[name].slash(house.channel, "table look", motion=False)
    await house.until(lambda: table.data.moves > moves)


async def play(house: House, do: Callable[..., Any], until: Callable[[State], bool], most: int = 400) -> None:
    """Let all who are asked make good moves, one after the other. The last is always seen."""
    table = await house.table()
    for _ in range(most):
        current = await state(house)
        if until(current):
            return
        automatic = GAME.automatic(current)
        seat, action = automatic or (min(GAME.to_act(current)), None)
        action = action or await good_action(house, seat)
        assert table.data.chance is not None
        after, _ = GAME.apply(current, seat, action, resumed(table.data.chance, seat))
        is_last = until(after) or GAME.outcome(after).finished
        if automatic is None:
            await (type_in if do is unseen and is_last else do)(house, seat, action)
        elif is_last:
            await happens_by_itself(house)
        else:
            await house.run_unseen(table, play_forced_move, THE_BOT)
        if "playing" not in house.phases():
            return
    raise AssertionError("this goes on for too long")


def number_cards(hand: Iterable[int]) -> list[int]:
    return [card for card in hand if IS_NUMBER[card]]


def in_turns(current: State) -> bool:
    return current.phase == "turn"


def asking(current: State) -> Queen | None:
    """A legal Queen that gives its target a choice."""
    if current.phase != "turn":
        return None
    for action in GAME.legal(current, current.turn):
        if isinstance(action, Queen) and len(asked_for(current.down[action.target], action.suit, None)) > 1:
            return action
    return None


async def owe_a_give(house: House) -> int:
    """Plays until somebody has to choose a card to give; returns their seat."""
    await play(house, unseen, lambda current: asking(current) is not None)
    current = await state(house)
    queen = asking(current)
    assert queen is not None
    await type_in(house, current.turn, queen)
    return queen.target
