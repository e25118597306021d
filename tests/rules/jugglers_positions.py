"""Deals and turns for the tests of Jugglers' rules, with the cards and dice that a test asks for."""

from collections.abc import Sequence

import pytest

from bot.core.cards import NAMES, Card, card_names, parse_card, parse_cards
from bot.core.chance import ChanceOutcome, Scripted
from bot.core.errors import Impossible
from bot.core.game import Event, OptionValue, settle_options
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.gatherings import POLICIES
from cogs.jugglers.rules.poker import INFLUENCES
from cogs.jugglers.rules.state import State


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text.split())


def filled(first: str, pack: tuple[Card, ...]) -> ChanceOutcome:
    """A shuffle with these cards first, and the rest of the pack in its order."""
    wanted = cards(first)
    return {"shuffle": card_names((*wanted, *(card for card in pack if card not in wanted)))}


def dealt(
    seats: int, policies: str = "", influences: str = "", **options: OptionValue
) -> tuple[State, Sequence[Event]]:
    chance = Scripted([filled(policies, POLICIES), filled(influences, INFLUENCES)])
    state, events = GAME.deal(seats, settle_options(GAME, options), chance)
    assert chance.left == 0
    return state, events


class Dice:
    """Shows these dice, and leaves the cards in their order when they are shuffled."""

    def __init__(self, *dice: int) -> None:
        self.outcomes: list[ChanceOutcome] = []
        self.dice = list(dice)
        self.shuffled: list[tuple[Card, ...]] = []

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        self.shuffled.append(tuple(cards))
        return tuple(cards)

    def die(self) -> int:
        return self.dice.pop(0)

    def pick(self, cards: Sequence[Card]) -> Card:
        raise AssertionError(f"nothing is picked in Jugglers: {cards}")

    def label(self, *purpose: object) -> None:
        pass


def act(state: State, seat: int, move: str, *dice: int) -> tuple[State, list[Event]]:
    """One action that rolls exactly these dice."""
    chance = Dice(*dice)
    after, events = GAME.apply(state, seat, GAME.parse(move), chance)
    assert chance.dice == []
    return after, list(events)


class Ones(Dice):
    """All dice show 1."""

    def die(self) -> int:
        return 1


def first_card(state: State, seat: int) -> str:
    return NAMES[state.gathering.hands[seat][0]]


def play_on(state: State, turns: int, draft: int = 1) -> State:
    """This many actions by whoever is to move: a hand card, or the dummy's card, on this draft."""
    for _ in range(turns):
        seat = to_move(state)
        kinds = [GAME.spell(action).split()[0] for action in GAME.legal(state, seat)]
        move = f"dummy {draft}" if "dummy" in kinds else f"place {first_card(state, seat)} {draft}"
        if "secret" in kinds:
            move = "secret 0"
        state, _ = GAME.apply(state, seat, GAME.parse(move), Ones())
    return state


def card(text: str) -> Card:
    return parse_card(text)


def pair(text: str) -> tuple[Card, Card]:
    left, right = cards(text)
    return left, right


def opened(seats: int, secrets: int = 0, *dice: int, dummy_sigils: bool = True) -> State:
    """Secrets are included, and the first player is to move."""
    state, _ = dealt(seats, dummy_sigils=dummy_sigils)
    return act(state, 0, f"secret {secrets}", *dice, *([1] if seats == 3 else []))[0]


def refusal(state: State, seat: int, move: str) -> str:
    assert GAME.parse(move) not in GAME.possible(state, seat)
    with pytest.raises(Impossible) as caught:
        GAME.apply(state, seat, GAME.parse(move), Dice())
    return caught.value.code
