"""The smallest game with every kind of chance, several seats acting at once and fields of its own in the result."""

from collections.abc import Sequence

import msgspec

from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import AnyGame, Event, GameDefaults, Juse, Option, Options, Outcome

CARDS = (0, 1, 2)


class Rolls(msgspec.Struct, frozen=True):
    """Every seat rolls once, in any order, even after it was called for cheating. The best roll wins."""

    die_of: tuple[int, ...]
    target: int
    clean: bool = True


class DiceGame(GameDefaults):
    name = "dice"
    min_seats = 1
    max_seats = 3
    options = (Option("target", 6, (4, 5, 6)), Option("mood", "calm", ("calm", "wild")), Option("loud", default=False))
    state_type = Rolls

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[Rolls, Sequence[Event]]:
        chance.shuffle(CARDS)
        return Rolls((0,) * seats, int(options["target"])), ()

    def to_act(self, state: Rolls) -> frozenset[int]:
        return frozenset(seat for seat, die in enumerate(state.die_of) if not die)

    def decision(self, state: Rolls, seat: int) -> object:
        return seat in self.to_act(state)

    def possible(self, state: Rolls, seat: int) -> Sequence[str]:
        if not self.to_act(state):
            return ()
        return ("roll", "cheat") if seat in self.to_act(state) else ("cheat",)

    def legal(self, state: Rolls, seat: int) -> Sequence[str]:
        return ("roll",) if seat in self.to_act(state) else ()

    def apply(self, state: Rolls, seat: int, action: str, chance: Chance) -> tuple[Rolls, Sequence[Event]]:
        if action not in self.possible(state, seat):
            raise Impossible("rolled-already", seat=seat)
        if action == "cheat":
            return Rolls(state.die_of, state.target, clean=False), (Juse(seat=seat, fault="cheated"),)
        die = chance.die()
        if die == 6:
            chance.pick(CARDS)
        return Rolls((*state.die_of[:seat], die, *state.die_of[seat + 1 :]), state.target, state.clean), ()

    def view(self, state: Rolls, seat: int | None) -> Rolls:
        return state

    def recall(self, seat: int, memory: None, events: Sequence[Event]) -> None:
        return None

    def outcome(self, state: Rolls) -> Outcome:
        best = max(state.die_of)
        finished = all(state.die_of)
        winners = tuple(seat for seat, die in enumerate(state.die_of) if die == best) if finished else ()
        extra = {"clean": state.clean, "by_seat": {str(seat): die for seat, die in enumerate(state.die_of)}}
        return Outcome(finished, winners, tuple(die / 2 for die in state.die_of), extra)

    def parse(self, text: str) -> str:
        if text not in ("roll", "cheat"):
            raise Malformed("no-such-move", text=text)
        return text

    def spell(self, action: str) -> str:
        return action


DICE: AnyGame = DiceGame()


def find_dice(name: str) -> AnyGame:
    if name != "dice":
        raise Malformed("unknown-game", game=name)
    return DICE
