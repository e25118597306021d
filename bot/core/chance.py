"""The only source of randomness (rule book C4): `Seeded` for new games, `KeyedChance` for deals that several play each
on their own, and `Scripted` for replays.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from struct import Struct
from typing import Protocol, TypeAlias

import msgspec

from bot.core.cards import NAMES, Card, card_names, parse_card, parse_cards
from bot.core.errors import Malformed

ChanceOutcome: TypeAlias = dict[str, list[str] | int | str]

_WORDS = 1 << 32
_BLOCK = Struct(">8I")
_BLOCK_WORDS = 8


class Chance(Protocol):
    outcomes: list[ChanceOutcome]
    """All outcomes so far, in the form that records have."""

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]: ...
    def die(self) -> int: ...
    def pick(self, cards: Sequence[Card]) -> Card: ...
    def label(self, *purpose: object) -> None:
        """Label the next outcomes of this action by their purpose, which never comes again in a game. With
        `KeyedChance` they then do not depend on how many others came before; without a label, their number in the game
        counts.
        """
        pass


class SeedState(msgspec.Struct, frozen=True):
    """The state of chance, saved with a game, which goes on from there."""

    seed: str
    drawn: int
    counts: dict[str, int] | None = None
    """`KeyedChance` only: how many outcomes of each kind without a purpose there were, and actions of each seat."""

    def decision(self, seat: int) -> str | None:
        """Return what the computer in this seat draws its chance from next: the same however often others have acted.
        None: it was not counted.
        """
        return None if self.counts is None else f"{self.seed}/computer/{seat}/{self.counts.get(f'seat {seat}', 0)}"


def resumed(state: SeedState, mover: int) -> "Seeded | KeyedChance":
    """Return chance for an action of this seat."""
    if state.counts is None:
        return Seeded(state.seed, state.drawn)
    kind = f"seat {mover}"
    return KeyedChance(state.seed, {**state.counts, kind: state.counts.get(kind, 0) + 1})


class Seeded(Chance):
    """Numbers from SHA-256 over seed and counter: the same on every machine and Python version, and nobody can work out
    the deck from the cards seen so far.
    """

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.outcomes: list[ChanceOutcome] = []
        self._seed = seed
        self._blocks, begun = divmod(drawn, _BLOCK_WORDS)
        self._left: list[int] = []
        """The words of the current block that are not drawn yet, the next one last."""
        if begun:
            self._begin_block()
            del self._left[-begun:]

    @property
    def state(self) -> SeedState:
        return SeedState(self._seed, self._blocks * _BLOCK_WORDS - len(self._left))

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to limit - 1, each equally likely (words past the last full multiple are
        skipped).
        """
        while True:
            if not self._left:
                self._begin_block()
            number = self._left.pop()
            # The first comparison is cheap, and nearly always enough.
            if number < _WORDS - limit or number < _WORDS // limit * limit:
                return number % limit

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        order = list(cards)
        left, safe = self._left, _WORDS - len(order)
        for last in range(len(order) - 1, 0, -1):
            # The same as `below`, which is called only where it may have to skip a word: a call for each card is slow.
            other = left.pop() % (last + 1) if left and left[-1] < safe else self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        shuffled = tuple(order)
        self.outcomes.append({"shuffle": card_names(shuffled)})
        return shuffled

    def die(self) -> int:
        rolled = 1 + self.below(6)
        self.outcomes.append({"die": rolled})
        return rolled

    def pick(self, cards: Sequence[Card]) -> Card:
        picked = cards[self.below(len(cards))]
        self.outcomes.append({"pick": NAMES[picked]})
        return picked

    def _begin_block(self) -> None:
        self._left.extend(_BLOCK.unpack(sha256(f"{self._seed}/{self._blocks}".encode()).digest()))
        self._left.reverse()
        self._blocks += 1


class KeyedChance(Chance):
    """Each outcome comes from the seed, what it is for, and its number among those. So when two people play one deal, a
    move that only one of them makes does not change all that is left to chance afterwards.
    """

    def __init__(self, seed: str, counts: Mapping[str, int] | None = None) -> None:
        self.outcomes: list[ChanceOutcome] = []
        self._seed = seed
        self._counts = dict(counts or {})
        self._purpose = ""
        self._number = 0

    @property
    def state(self) -> SeedState:
        return SeedState(self._seed, 0, self._counts)

    def label(self, *purpose: object) -> None:
        self._purpose, self._number = " ".join(map(str, purpose)), 0

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        return self._one("shuffle").shuffle(cards)

    def die(self) -> int:
        return self._one("die").die()

    def pick(self, cards: Sequence[Card]) -> Card:
        return self._one("pick").pick(cards)

    def _one(self, kind: str) -> Seeded:
        if self._purpose:
            number, self._number = self._number, self._number + 1
        else:
            number = self._counts.get(kind, 0)
            self._counts[kind] = number + 1
        # The first is that of `Seeded`: a seed deals what it has always dealt.
        is_first = (kind, self._purpose, number) == ("shuffle", "", 0)
        chance = Seeded(self._seed if is_first else f"{self._seed}/{kind}/{self._purpose}/{number}")
        chance.outcomes = self.outcomes
        return chance


class Scripted(Chance):
    """Chance that returns recorded outcomes in order; `Malformed` if the rules ask for another kind."""

    def __init__(self, script: Sequence[object]) -> None:
        self.outcomes: list[ChanceOutcome] = []
        self._script = script

    @property
    def left(self) -> int:
        return len(self._script) - len(self.outcomes)

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        names = self._next("shuffle")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):  # pyright: ignore[reportUnknownVariableType]
            raise Malformed("chance-not-a-list")
        shuffled = parse_cards(names)  # pyright: ignore[reportUnknownArgumentType]
        if sorted(shuffled) != sorted(cards):
            raise Malformed("chance-other-cards")
        self.outcomes.append({"shuffle": card_names(shuffled)})
        return shuffled

    def die(self) -> int:
        rolled = self._next("die")
        if type(rolled) is not int or not 1 <= rolled <= 6:
            raise Malformed("chance-not-a-die")
        self.outcomes.append({"die": rolled})
        return rolled

    def pick(self, cards: Sequence[Card]) -> Card:
        name = self._next("pick")
        if not isinstance(name, str):
            raise Malformed("chance-not-a-card")
        picked = parse_card(name)
        if picked not in cards:
            raise Malformed("chance-other-cards")
        self.outcomes.append({"pick": name})
        return picked

    def _next(self, kind: str) -> object:
        if not self.left:
            raise Malformed("chance-used-up", kind=kind)
        entry = self._script[len(self.outcomes)]
        if not isinstance(entry, dict) or list(entry) != [kind]:  # pyright: ignore[reportUnknownArgumentType]
            raise Malformed("chance-of-another-kind", kind=kind)
        return entry[kind]  # pyright: ignore[reportUnknownVariableType]
