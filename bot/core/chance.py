"""The only source of randomness (rule book C4): `Seeded` for new games, `Scripted` for replays."""

from collections.abc import Sequence
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
    """All so far, in the form that records have."""

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]: ...
    def die(self) -> int: ...
    def pick(self, cards: Sequence[Card]) -> Card: ...


class SeedState(msgspec.Struct, frozen=True):
    """Saved with a game, so that its chance goes on from there."""

    seed: str
    drawn: int


class Seeded:
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

    @classmethod
    def resumed(cls, state: SeedState) -> "Seeded":
        return cls(state.seed, state.drawn)

    @property
    def state(self) -> SeedState:
        return SeedState(self._seed, self._blocks * _BLOCK_WORDS - len(self._left))

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely (words past the last full multiple are skipped)."""
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


class Scripted:
    """Returns recorded outcomes in order; `Malformed` if the rules ask for another kind."""

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
