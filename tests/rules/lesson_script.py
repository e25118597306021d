"""A lesson played without Discord: what each step says, and what it leads to."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.core.game import AnyGame, Event, Juse
from bot.core.lesson import LEARNER, Lesson, Played, Step, dealt, played
from bot.text import Words

NAMES = ("alice", "Kumari", "Nimal", "Chamari", "Ruwan")


class Stage(msgspec.Struct, frozen=True):
    """One step: what comes before it and what follows."""

    number: int
    step: Step
    before: Any
    text: str
    log: list[Played]

    @property
    def events(self) -> list[Event]:
        """Events of the learner's own move, without what follows automatically."""
        return list(self.log[0].events) if self.step.asks else []

    @property
    def fault(self) -> str:
        """The fault of the learner's move, if it is a misplay."""
        return next((event.fault for event in self.events if isinstance(event, Juse)), "")


def stages(game: AnyGame, lesson: Lesson) -> Iterator[Stage]:
    words = Words.for_games([game.name])
    names = {f"p{seat}": name for seat, name in enumerate(NAMES[: lesson.seats])}
    state = dealt(game, lesson).state
    for number, step in enumerate(lesson.steps):
        log = played(game, lesson, number, state)
        yield Stage(number, step, state, words.say(f"{game.name}-lesson-{number + 1}", **names), log)
        state = log[-1].state


def stages_by_number(game: AnyGame, lesson: Lesson) -> dict[int, Stage]:
    """Counted from one, as the texts are."""
    return {stage.number + 1: stage for stage in stages(game, lesson)}


def check_script(game: AnyGame, lesson: Lesson) -> None:
    """Every move is possible, and only moves that the learner is asked for are misplays."""
    for stage in stages(game, lesson):
        state = stage.before
        if stage.step.asks:
            assert game.parse(stage.step.asks) in game.possible(state, LEARNER), stage.number
        for entry in stage.log:
            assert entry.seat is not None
            asked = entry is stage.log[0] and stage.step.asks
            misplayed = any(isinstance(event, Juse) for event in entry.events)
            assert asked or not misplayed, (stage.number, entry.action)
            assert misplayed or entry.seat in game.to_act(state), (stage.number, entry.action)
            state = entry.state


def cards_named(text: str) -> Sequence[str]:
    return re.findall(r"(?:10|[2-9AJQK])[♠♥♦♣]", text)
