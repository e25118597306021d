"""Roundup played on Discord: by clicks on the table and in hands, or by slash commands."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord
import msgspec

from bot.core.cards import NAMES, SUITS
from bot.core.chance import resumed
from bot.text.cards import RANK_TEXTS, SUIT_SIGNS, card_text, cards_text
from bot.ui.discord.names import label_names
from cogs.roundup.player import choose
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import (
    Action,
    Bid,
    Down,
    Give,
    Jack,
    King,
    Knowledge,
    Memory,
    Pass,
    Queen,
    Show,
    State,
    Up,
)
from cogs.roundup.rules.turn import asked_for
from tests.discord.house import House, said
from tests.discord.open_hands import buttons, panel, person_in, press

THREE = ("alice", "bob", "carol")
SUIT_NAMES = {"S": "Spades", "H": "Hearts", "D": "Diamonds", "C": "Clubs"}


async def begin(house: House, *names: str, points: int = 10) -> discord.Message:
    await house[names[0]].slash(house.channel, "roundup new", points=points)
    for name in names[1:]:
        await house[name].click(house.live(), label="Join")
    await house.start(names[0])
    return house.live()


async def state(house: House) -> State:
    """Converted to the classes imported here: a closed bot unloads its games' modules, so the next bot has others."""
    return msgspec.convert(msgspec.to_builtins((await house.data()).state), State)


async def good_action(house: House, seat: int) -> Action:
    """Return what a normal player without memory does."""
    view = GAME.view(await state(house), seat)
    return choose(view, Memory((Knowledge(),) * len(view.seats)), seat, lambda _: 0)


async def click(house: House, seat: int, action: Action) -> None:
    """Tap each button in the hand that leads to the action."""
    data = await house.data()
    name = person_in(house, data, seat)
    for label in taps(action, await panel(house, name), label_names(data.seats)):
        await press(house, name, label)


def taps(action: Action, hand: discord.Message, names: Sequence[str]) -> list[str]:
    """The labels of the buttons, one after the other; a hand of many cards may have to be turned to its other row."""
    match action:
        case Bid(card) | Show(card) | Give(card):
            return [*_turned_to(card_text(card), hand), card_text(card)]
        case Pass(None):
            return ["Pass"]
        case Pass(card) if card is not None and IS_NUMBER[card]:
            return [*_turned_to(card_text(card), hand), card_text(card)]
        case Up(cards):
            if len(cards) == 1 and f"Lay {card_text(cards[0])}" in buttons(hand):
                return [f"Lay {card_text(cards[0])}"]
            return [*(f"▲ {card_text(card)}" for card in cards), f"Done: {cards_text(cards)}"]
        case Pass(card) if card is not None and f"Pass with {card_text(card)}" in buttons(hand):
            return [f"Pass with {card_text(card)}"]
        case Down(card):
            return ["Lay…", *_turned_to(card_text(card), hand), card_text(card)]
        case _:
            assert action.card is not None
            opens = card_text(action.card)
            return [*_turned_to(opens, hand), opens, *_plays(action, names)]


def _turned_to(label: str, hand: discord.Message) -> list[str]:
    shown = buttons(hand)
    return [] if label in shown else [next(other for other in shown if other.endswith(" More"))]


def _plays(action: Action, names: Sequence[str]) -> list[str]:
    alone = len(names) == 2
    match action:
        case Jack(card, target):
            return [f"{card_text(card)} on {names[target]}" if alone else names[target]]
        case Queen(_, target, suit):
            return [*([] if alone else [names[target]]), SUIT_SIGNS[suit]]
        case King(_, target, number):
            return [*([] if alone else [names[target]]), RANK_TEXTS[number - 1]]
        case _:
            assert isinstance(action, Pass)
            assert action.card is not None
            return [f"Pass with {card_text(action.card)}"]


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


async def play(house: House, do: Callable[..., Any], until: Callable[[State], bool], most: int = 400) -> None:
    """Let all who are asked make good moves, one after the other. The last is always seen."""
    table = await house.table()
    for _ in range(most):
        current = await state(house)
        if until(current):
            return
        seat = min(GAME.to_act(current))
        action = await good_action(house, seat)
        assert table.data.chance is not None
        after, _ = GAME.apply(current, seat, action, resumed(table.data.chance))
        seen = type_in if do is unseen and (until(after) or GAME.outcome(after).finished) else do
        await seen(house, seat, action)
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
