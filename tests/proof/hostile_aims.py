"""What could be done to a table in its present state, and who may do it: sent by them, by somebody else, or too late.

Random input alone changes little. So most of it has an aim, of which everything but the sender fits the table.
"""

import random
from collections.abc import Iterator, Sequence

import msgspec

from bot.core.game import LEVELS, AnyGame
from bot.core.time_controls import CLOCK_NAMES
from bot.tables.steps.model import COMPUTER, Phase, TableData
from tests.proof.hostile_input import PERSON, Input, press, typed

_TOO_LATE = 0.25
"""The share of moves that are for a decision which has passed."""


class Aim(msgspec.Struct, frozen=True):
    input: Input
    who: Sequence[int]
    """Those who may do it; empty if nobody may."""


class Aims:
    """For the table in `data`, whose state is decoded. `people` are those of the server, who may sit down."""

    def __init__(self, data: TableData, game: AnyGame, chance: random.Random, people: Sequence[int]) -> None:
        self.data, self.game, self.chance, self.people = data, game, chance, people
        self._seated = [seat.user_id for seat in data.seats if seat.user_id in people]
        self._here = [seat.user_id for seat in data.people]
        self._others = [person for person in people if data.seat_of(person) is None]

    def one(self) -> Aim:
        found = self._lobby if self.data.phase is Phase.LOBBY else self._played if self.data.is_open else self._over
        weights, aims = zip(*found(), strict=True)
        return self.chance.choices(aims, weights)[0]

    def _lobby(self) -> Iterator[tuple[int, Aim]]:
        opener, pick = self._seated if self.data.host_quiet else [self.data.opener_id], self.chance.choice
        options = [("clock", clock) for clock in CLOCK_NAMES]
        for option in self.game.options:
            options += [(option.name, str(value)) for value in option.values or (True, False)]
        number, seat = pick([*enumerate(self.data.seats)])
        yield 6, self._button("join", self._others)
        yield 2, self._from_list("computer", pick(LEVELS), self._seated)
        yield 4, self._from_list("option", "=".join(pick(options)), opener)
        yield 2, self._button(pick(("start", "with-computers")), opener)
        yield 2, self._from_list("remove", str(number), opener)
        if seat.user_id != COMPUTER:
            yield 1, Aim(typed("table", "remove", player=(PERSON, str(seat.user_id))), opener)
        yield 1, self._button("leave", self._seated)
        yield 1, pick((Aim(typed("table", "end"), opener), self._button("close", opener)))

    def _played(self) -> Iterator[tuple[int, Aim]]:
        data, pick, here = self.data, self.chance.choice, self._here
        several = len(data.seats) > 1
        away = [seat.user_id for seat in data.seats if seat.away]
        asked = [seat for seat in self.game.to_act(data.state) if not data.seats[seat].by_computer]
        if asked and data.lesson is None:
            yield 10, self._move(pick(asked))
        if speaking := sorted(self.game.may_call(data.state)):
            seat = pick(speaking)
            moves = data.moves - (self.chance.random() < _TOO_LATE)
            call = self.game.spell(pick(self.game.possible(data.state, seat)))
            yield 4, Aim(press(f"a:{data.ref}:{moves}:{call}"), [data.seats[seat].user_id])
        if data.lesson is not None:
            yield 8, self._button(pick((f"lesson-on:{data.lesson}", "lesson-again")), self._seated)
        if several:
            yield 5, pick((Aim(typed("table", "end"), here), self._button("agree", here)))
            yield 6, self._vote_out()
            yield 2, self._button(f"take-seat:{pick(range(len(data.seats)))}", self._others)
            yield 1, self._from_list("predict", pick(("0", "1", "H", "KH")), self._others)
            yield 1, self._button("next-me", self._others)
            yield 20 if data.pause else 1, self._button("go-on", here)
            yield 1, pick((Aim(typed("table", "pause"), here), self._button("pause", here)))
        else:
            yield 2, self._button(pick(("anew:", "hint")), self._seated)
        yield 2, Aim(typed("table", "leave"), here)
        yield 20 if away else 1, pick((Aim(typed("table", "back"), away), self._button("back", away)))
        look = {"colors": (3, pick(("two", "four"))), "for": (3, "table")}
        yield 6, Aim(typed("table", "look", **look), here)
        yield 2, self._button("translated", here)
        yield 4, self._button("record", self._seated)
        yield 2, Aim(press(f"o:give-up:{data.ref}"), [data.counts_for])

    def _over(self) -> Iterator[tuple[int, Aim]]:
        yield 8, self._button("rematch", self._seated)
        yield 4, self._button(f"other-game:{self.chance.choice(('juse', 'roundup', 'jugglers'))}", self._seated)
        yield 6, self._button("series" if self.data.series is None else "next-deal", self._seated)
        yield 4, self._button(self.chance.choice(("next-game:mixed", "next-game:juse", "night:30")), self._seated)
        yield 3, self._button(self.chance.choice(("again", "lesson-again", "lesson-play")), self._seated)
        for verb in ("record", "share", "challenge"):
            yield 2, self._button(verb, self._seated)
        for verb in ("back", "replay", "review", "try-again:0", "try-again"):
            yield 1, self._button(verb, self.people)
        if self.data.seats:
            seat, verb = self.chance.randrange(len(self.data.seats)), self.chance.choice(("play", "here"))
            yield 2, Aim(press(f"h:{self.data.ref}:{seat}:{verb}"), self._others)

    def _move(self, seat: int) -> Aim:
        data, chance = self.data, self.chance
        moves = chance.choice((self.game.legal, self.game.legal, self.game.possible))(data.state, seat)
        epoch = data.epochs[seat]
        if chance.random() < _TOO_LATE:
            epoch = chance.choice((chance.randrange(epoch), max(0, epoch - 1)))
        move = self.game.spell(chance.choice(moves))
        return Aim(press(f"m:{data.ref}:{epoch}:{move}"[:100]), [data.seats[seat].user_id])

    def _vote_out(self) -> Aim:
        """Most often whom somebody else wants out already."""
        asked = [seat for _, seat in self.data.removal_votes]
        seat = self.chance.choice(asked if asked and self.chance.random() < 0.8 else range(len(self.data.seats)))
        user_id = self.data.seats[seat].user_id
        who = [person for person in self._here if person != user_id]
        command = Aim(typed("table", "remove", player=(PERSON, str(user_id or self.people[0]))), who)
        return self.chance.choice((command, self._button(f"remove:{seat}", who)))

    def _button(self, verb: str, who: Sequence[int]) -> Aim:
        return Aim(press(f"t:{self.data.ref}:0:{verb}"), who)

    def _from_list(self, verb: str, value: str, who: Sequence[int]) -> Aim:
        version = self.data.version - (self.chance.random() < _TOO_LATE)
        return Aim(press(f"s:{self.data.ref}:{version}:{verb}", value), who)


def where_nothing_is(chance: random.Random, games: Sequence[str], for_one: Sequence[str]) -> Iterator[Input]:
    """In a channel without a table, and about what is somebody's own: endlessly."""
    while True:
        game = chance.choice(games)
        yield typed(game, "new")
        yield typed(chance.choice(games), "new")
        yield typed(game, "learn")
        yield typed(chance.choice(for_one), "daily")
        yield typed("privacy", "forget-me")
        yield press("y:here")
        yield typed("table", "settings", pings=(5, chance.random() < 0.5))
        yield press(f"g:settings:{chance.randrange(10**18)}:pings-{chance.random() < 0.5}")
