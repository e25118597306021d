"""Stars: what a result is worth that somebody has reached alone, from none to three, in words and in pictures."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from bot.core.game import seats_and_places
from bot.tables.steps.model import Phase, TableData
from bot.tables.steps.results import standing_of
from bot.tables.steps.solo import solo_seat
from bot.text import Words
from bot.ui.kit import GameKit
from render.scene import Item, Sign

MOST = 3

Lacking: TypeAlias = Literal["nothing", "hints", "score", "lead", "first", "second"]


class Stars(msgspec.Struct, frozen=True):
    count: int
    lacking: Lacking = "nothing"
    """What would have brought the next one."""
    by: float = 0
    """How much better the score would have been, or how large the lead."""

    @property
    def signs(self) -> str:
        return "★" * self.count + "☆" * (MOST - self.count)

    def said(self, words: Words) -> str:
        """Say what would have brought one more, or that there is none."""
        by = int(self.by) if float(self.by).is_integer() else self.by
        return words.say("stars-next", lacking=self.lacking, by=by, goal="★" * (self.count + 1), gold=self.count == 2)


def stars_of(kit: GameKit, data: TableData, best: int | None) -> Stars | None:
    """Return the stars of a whole game that one person has played to its end. `best`: the best possible score, as far
    as it is known.
    """
    seat = solo_seat(data)
    if seat is None or data.phase is not Phase.OVER or data.terms.learning or data.terms.is_continued:
        return None
    outcome = kit.rules.outcome(data.state)
    if kit.for_one:
        stars = None if best is None else stars_for(kit, abs(outcome.scores[0] - best))
    else:
        places = dict(seats_and_places(outcome, low_score_wins=kit.rules.low_score_wins))
        scores = outcome.points or outcome.scores
        lead = min(abs(scores[seat] - score) for other, score in enumerate(scores) if other != seat)
        stars = _stars_of_place(places[seat], len(data.seats), lead, kit.clear_lead)
    if stars is not None and stars.count == MOST and data.seats[seat].tally.hints:
        return Stars(MOST - 1, "hints")
    return stars


def stars_for(kit: GameKit, distance: float) -> Stars:
    """Return the stars of a solitaire that ended so far from the best possible."""
    count = sum(distance <= limit for limit in kit.star_distances)
    return Stars(count, "score", distance - kit.star_distances[count]) if count < MOST else Stars(MOST)


def _stars_of_place(place: int, seats: int, lead: float, clear_lead: float) -> Stars:
    if place == 1:
        return Stars(MOST) if lead >= clear_lead else Stars(2, "lead", clear_lead)
    if place == 2 and seats > 2:
        return Stars(1, "first")
    return Stars(0, "second" if seats > 2 else "first")


def result_of(kit: GameKit, data: TableData, best: int | None, words: Words) -> str:
    """Say in a few words how a game went for its only person, who has played it to its end."""
    seat = solo_seat(data)
    assert seat is not None
    standing = standing_of(data, kit.rules, kit.rules.outcome(data.state), seat)
    of_a_day = data.known_parts if data.terms.secret_until else ()
    told = [said for part in of_a_day if (said := part.described(data, words))]
    if not kit.for_one:
        told.append(words.say("result-place", place=standing.place, of=len(data.seats)))
    else:
        told.append(f"{standing.score:g} {words.say(f'{kit.name}-board-score')}")
        if best is not None:
            told.append(words.say(f"{kit.name}-board-best", best=best))
    return words.say("count-separator").join(told)


def star_signs(x: int, y: int, size: int, count: int) -> Iterator[Item]:
    """Draw three stars in a row around a point, so many of them golden, and the others hollow."""
    for number in range(MOST):
        place = x + (number - 1) * size * 6 // 5
        yield Sign(place, y, "star", size, "glint" if number < count else "muted")
        if number >= count:
            yield Sign(place, y, "star", size * 2 // 3, "ink")
