"""Plays Jugglers on Discord as people do: by clicks in their hands, or by slash commands."""

from collections.abc import Awaitable, Callable

import discord
import msgspec
import simcord

from bot.core.cards import NAMES
from bot.core.chance import resumed
from bot.tables.steps.model import Phase, TableData
from bot.text.voice import card_text
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import Action, ForDummy, FromDeck, Place, Secret, State
from tests.discord.house import House, said
from tests.discord.open_hands import buttons, go_on, panel, panels, press

Do = Callable[[House, str, Action], Awaitable[None]]
"""Carries out a player's action."""
Moment = Callable[[State], bool]

FIVE = ("alice", "bob", "carol", "dave", "erin")
IN_TWO_ROUNDS = "0"
"""With this seed `steady` finishes a match in two rounds, the fewest possible, for any number of players."""


async def begin(house: House, *names: str, wins: int = 2) -> discord.Message:
    return await house.begin(*names, game="jugglers", wins=wins)


async def state(house: House) -> State:
    return converted(await house.data())


def converted(data: TableData) -> State:
    """Convert to the class imported here: a closed bot unloads its games, so the next one has other classes."""
    return msgspec.convert(msgspec.to_builtins(data.state), State)


def steady(current: State) -> tuple[int, Action]:
    """The seat to move and one of its legal actions, which depends only on the state."""
    (seat,) = GAME.to_act(current)
    legal = GAME.legal(current, seat)
    return seat, legal[(7 * current.gathering.turn + 3 * len(current.round.accounts) + 5) % len(legal)]


async def click(house: House, name: str, action: Action) -> None:
    if panels(house, name):
        await go_on(house)
    match action:
        case Place(card):
            await press(house, name, card_text(card))
        case FromDeck():
            await press(house, name, "Deck")
        case ForDummy() | Secret():
            pass
    hand = await panel(house, name)
    wanted = f":{GAME.spell(action)}"
    label = next(label for label, item in buttons(hand).items() if item.custom_id.endswith(wanted))
    await house[name].click(hand, label=label)


async def type_in(house: House, name: str, action: Action) -> None:
    assert said(await typed(house, name, action)) == ""


async def unseen(house: House, name: str, action: Action) -> None:
    await house.act_unseen(await house.table(), house[name].id, action)


async def typed(house: House, name: str, action: Action) -> simcord.InteractionResult:
    match action:
        case Secret(count):
            return await house[name].slash(house.channel, "jugglers secret", count=count)
        case Place(card, draft):
            return await house[name].slash(house.channel, "jugglers place", card=NAMES[card], row=draft + 1)
        case FromDeck(draft):
            return await house[name].slash(house.channel, "jugglers deck", row=draft + 1)
        case ForDummy(draft):
            return await house[name].slash(house.channel, "jugglers dummy", row=draft + 1)


async def play(house: House, do: Do, until: Moment, most: int = 400) -> State:
    """Everybody plays `steady` until then; returns the state. The last move is always seen."""
    table = await house.table()
    for _ in range(most):
        current = converted(table.data)
        if table.data.phase is not Phase.PLAYING or until(current):
            return current
        seat, action = steady(current)
        assert table.data.chance is not None
        after, _ = GAME.apply(current, seat, action, resumed(table.data.chance, seat))
        seen = type_in if do is unseen and (until(after) or after.finished) else do
        await seen(house, table.data.seats[seat].name, action)
    raise AssertionError("this goes on for too long")


def over(_: State) -> bool:
    return False


def placing(current: State) -> bool:
    """The chair has decided, and cards are being placed."""
    return current.gathering.turn >= 0
