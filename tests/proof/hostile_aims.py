"""What could be done to a table in its present state, and who may do it: sent by them, by somebody else, or too late.

Random input alone changes little. So most of it has an aim, of which everything but the sender fits the table.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from bot.core.game import LEVELS, AnyGame, may_call
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
    """For the table in `data`, whose state is decoded."""

    def __init__(self, data: TableData, game: AnyGame, chance: random.Random, people: Sequence[int]) -> None:
        self.data, self.game, self.chance = data, game, chance
        self.people = people
        """Those of the server, who may sit down."""

    def one(self) -> Aim:
        kinds = self._lobby if self.data.phase is Phase.LOBBY else self._played
        found = {make: weight for make, weight in (kinds() if self.data.is_open else self._over()).items() if weight}
        return self.chance.choices([*found], [*found.values()])[0]()

    # ------------------------------------------------------------ what there is at each phase

    def _lobby(self) -> Mapping[Callable[[], Aim], int]:
        return {
            self._join: 6,
            self._add_computer: 2,
            self._choose_option: 4,
            self._start: 2,
            self._remove_from_lobby: 3,
            self._leave: 1,
            self._close: 1,
            self._look: 1,
        }

    def _played(self) -> Mapping[Callable[[], Aim], int]:
        data = self.data
        asked = [seat for seat in self.game.to_act(data.state) if not data.seats[seat].by_computer]
        several = len(data.seats) > 1
        absent = 40 if any(seat.removed for seat in data.seats) else 10 if any(seat.away for seat in data.seats) else 1
        return {
            self._move: 10 if asked and data.lesson is None else 0,
            self._speak: 4 if may_call(self.game, data.state) else 0,
            self._lesson: 8 if data.lesson is not None else 0,
            self._vote_to_end: 5 if several else 0,
            self._vote_out: 6 if several else 0,
            self._leave: 2,
            self._come_back: absent,
            self._look: 6,
            self._record: 4,
            self._give_up: 2,
            self._anew: 0 if several else 2,
        }

    def _over(self) -> Mapping[Callable[[], Aim], int]:
        return {
            self._rematch: 8,
            self._again: 3,
            self._record: 2,
            self._share: 2,
            self._come_back: 1,
            self._look: 1,
            self._replay: 1,
            self._challenge: 2,
            self._take_up: 2 if self.data.seats else 0,
        }

    # ------------------------------------------------------------ a lobby

    def _join(self) -> Aim:
        return self._button("join", [person for person in self.people if self.data.seat_of(person) is None])

    def _add_computer(self) -> Aim:
        return self._from_list("computer", self.chance.choice(LEVELS), self._seated)

    def _choose_option(self) -> Aim:
        offered = [("clock", clock) for clock in CLOCK_NAMES]
        for option in self.game.options:
            offered += [(option.name, str(value)) for value in option.values or (True, False)]
        name, value = self.chance.choice(offered)
        return self._from_list("option", f"{name}={value}", [self.data.opener_id])

    def _start(self) -> Aim:
        return self._button(self.chance.choice(("start", "with-computers")), [self.data.opener_id])

    def _remove_from_lobby(self) -> Aim:
        """By its number, which another seat may have by now, or by its player."""
        seat = self.chance.randrange(len(self.data.seats))
        user_id = self.data.seats[seat].user_id
        if user_id != COMPUTER and self.chance.random() < 0.3:
            return Aim(typed("table", "remove", player=(PERSON, str(user_id))), [self.data.opener_id])
        return self._from_list("remove", str(seat), [self.data.opener_id])

    def _close(self) -> Aim:
        if self.chance.random() < 0.5:
            return Aim(typed("table", "end"), [self.data.opener_id])
        return self._button("close", [self.data.opener_id])

    # ------------------------------------------------------------ a game

    def _move(self) -> Aim:
        data = self.data
        asked = [seat for seat in self.game.to_act(data.state) if not data.seats[seat].by_computer]
        seat = self.chance.choice(asked)
        found = self.chance.choice((self.game.legal, self.game.legal, self.game.possible))(data.state, seat)
        epoch = data.epochs[seat]
        if self.chance.random() < _TOO_LATE:
            epoch = self.chance.randrange(epoch) if self.chance.random() < 0.5 else max(0, epoch - 1)
        move = self.game.spell(self.chance.choice(found))
        return Aim(press(f"m:{data.ref}:{epoch}:{move}"[:100]), [data.seats[seat].user_id])

    def _speak(self) -> Aim:
        """About the last move, or the one before."""
        data = self.data
        seat = self.chance.choice(sorted(may_call(self.game, data.state)))
        action = self.chance.choice(self.game.possible(data.state, seat))
        moves = data.moves - (self.chance.random() < _TOO_LATE)
        return Aim(press(f"a:{data.ref}:{moves}:{self.game.spell(action)}"), [data.seats[seat].user_id])

    def _lesson(self) -> Aim:
        return self._button(self.chance.choice((f"lesson-on:{self.data.lesson}", "lesson-again")), self._seated)

    def _vote_to_end(self) -> Aim:
        if self.chance.random() < 0.8:
            return Aim(typed("table", "end"), self._here)
        return self._button("agree", self._here)

    def _vote_out(self) -> Aim:
        """Most often whom somebody else wants out already."""
        data = self.data
        asked = [seat for _, seat in data.removal_votes]
        seats = asked if asked and self.chance.random() < 0.8 else range(len(data.seats))
        seat = self.chance.choice(seats)
        who = [person for person in self._here if person != data.seats[seat].user_id]
        if self.chance.random() < 0.5:
            return Aim(typed("table", "remove", player=(PERSON, str(data.seats[seat].user_id or self.people[0]))), who)
        return self._button(f"remove:{seat}", who)

    def _leave(self) -> Aim:
        if self.data.phase is Phase.LOBBY and self.chance.random() < 0.5:
            return self._button("leave", self._seated)
        return Aim(typed("table", "leave"), self._here)

    def _come_back(self) -> Aim:
        """Also those who were removed, and may not."""
        removed = [seat.user_id for seat in self.data.seats if seat.removed]
        away = removed or [seat.user_id for seat in self.data.seats if seat.away]
        if self.chance.random() < 0.5:
            return Aim(typed("table", "back"), away)
        return self._button("back", away)

    def _look(self) -> Aim:
        chosen = self.chance.choice(
            ({"colours": (3, self.chance.choice(("two", "four")))}, {"motion": (5, self.chance.random() < 0.5)})
        )
        return Aim(typed("table", "look", **chosen, **{"for": (3, "table")}), self._here)

    def _record(self) -> Aim:
        return self._button("record", self._seated)

    def _give_up(self) -> Aim:
        """From the list of one's own tables, and agreed to."""
        return Aim(press(f"o:give-up:{self.data.ref}"), [self.data.counts_for])

    def _anew(self) -> Aim:
        return self._button(self.chance.choice(("anew:", "hint")), self._seated)

    # ------------------------------------------------------------ afterwards

    def _rematch(self) -> Aim:
        return self._button("rematch", self._seated)

    def _again(self) -> Aim:
        return self._button(self.chance.choice(("again", "lesson-again", "lesson-play")), self._seated)

    def _share(self) -> Aim:
        return self._button("share", self._seated)

    def _replay(self) -> Aim:
        if self.chance.random() < 0.5:
            return self._button("replay", self.people)
        public = self.chance.random() < 0.5
        return Aim(typed("table", "replay", table=(4, self.data.id), public=(5, public)), self.people)

    def _challenge(self) -> Aim:
        if self.chance.random() < 0.5:
            return self._button("challenge", self._seated)
        return Aim(typed("table", "challenge", table=(4, self.data.id)), self._seated)

    def _take_up(self) -> Aim:
        """By somebody who has not played it: most often nobody has offered it."""
        seat = self.chance.randrange(len(self.data.seats))
        verb = self.chance.choice(("play", "here"))
        others = [person for person in self.people if self.data.seat_of(person) is None]
        return Aim(press(f"h:{self.data.ref}:{seat}:{verb}"), others)

    # ------------------------------------------------------------ inside

    @property
    def _seated(self) -> list[int]:
        return [seat.user_id for seat in self.data.seats if seat.user_id in self.people]

    @property
    def _here(self) -> list[int]:
        return [seat.user_id for seat in self.data.people]

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
        yield typed("table", "pings", on=(5, chance.random() < 0.5))
        yield typed("table", "everywhere", on=(5, chance.random() < 0.5))
