"""A lesson: a scripted deal, and a step for each thing that a newcomer tries. Its words are in the catalogue."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.core.chance import ChanceOutcome, Scripted
from bot.core.errors import Malformed
from bot.core.game import AnyGame, Event, OptionValue, settle_options
from bot.core.record import read_move

LEARNER = 0
"""The learner's seat."""


class LessonStep(msgspec.Struct, frozen=True):
    asks: str
    """The one action that leads on, as the rule book writes it; it may be a misplay. Empty: only look, and go on."""
    then: tuple[str, ...] = ()
    """The moves that follow by themselves, as records write them; some may be the learner's."""
    chance: tuple[ChanceOutcome, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """The text before step N, counted from 1, has the key `GAME-lesson-N`, the last one `GAME-lesson-end`."""

    seats: int
    deal: tuple[ChanceOutcome, ...]
    steps: tuple[LessonStep, ...]
    options: Mapping[str, OptionValue] = {}


class PlayedMove(msgspec.Struct, frozen=True):
    """One entry of a lesson's log, and the state it led to. The deal has no seat and no action."""

    seat: int | None
    action: str
    chance: tuple[ChanceOutcome, ...]
    state: Any
    events: Sequence[Event]


def dealt(game: AnyGame, lesson: Lesson) -> PlayedMove:
    chance = Scripted(lesson.deal)
    state, events = game.deal(lesson.seats, settle_options(game, lesson.options), chance)
    return PlayedMove(None, "", tuple(chance.outcomes), state, events)


def played(game: AnyGame, lesson: Lesson, number: int, state: Any) -> list[PlayedMove]:
    """Return the action that step `number` (from 0) asks for, and the moves that follow."""
    step = lesson.steps[number]
    chance = Scripted(step.chance)
    log: list[PlayedMove] = []
    asked = [(LEARNER, step.asks)] if step.asks else []
    for seat, action in asked + [read_move(move, lesson.seats) for move in step.then]:
        before = len(chance.outcomes)
        state, events = game.apply(state, seat, game.parse(action), chance)
        log.append(PlayedMove(seat, action, tuple(chance.outcomes[before:]), state, events))
    if chance.left:
        raise Malformed("chance-left-over", count=chance.left)
    return log


def reached(game: AnyGame, lesson: Lesson, number: int) -> list[PlayedMove]:
    """Return the entries just before step `number`: those of the step before it, or the deal."""
    log = [dealt(game, lesson)]
    for done in range(number):
        log = played(game, lesson, done, log[-1].state)
    return log
