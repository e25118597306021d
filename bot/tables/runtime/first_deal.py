"""A deal for somebody's first game in which they can soon catch a computer."""

from bot.core.chance import resumed
from bot.core.game import AnyGame, Calling, Choose, Question, think
from bot.tables.steps.lobby import character_of
from bot.tables.steps.model import COMPUTER, Change

_LAPS = range(1, 3)
"""The laps in which the slip should happen: the second or third."""


def slips_soon(dealt: Change, game: AnyGame, choose: Choose) -> bool:
    """Return whether a computer makes a mistake that is left to players to call, in the second or third lap and not
    before, if the person who has the only other seat makes none.
    """
    table, state, chance = dealt.table, dealt.table.state, dealt.table.chance
    person = next(number for number, seat in enumerate(table.seats) if seat.user_id != COMPUTER)
    known = [
        game.recall(seat, None, [event for event in dealt.events if event.shown_to(seat)])
        for seat in range(len(table.seats))
    ]
    lap, before = 0, person
    while chance is not None and lap < _LAPS.stop and (waiting := game.to_act(state)):
        seat = min(waiting)
        lap += seat == person != before
        before = seat
        if (forced := game.automatic(state)) is not None:
            action = forced[1]
        elif seat == person:
            action = [action for action in game.legal(state, seat) if not isinstance(action, Calling)][-1]
        else:
            level, seed = table.seats[seat].level, chance.decision(seat) or ""
            character = character_of(table.seats[seat].name)
            view = game.view(state, seat)
            action = think(choose, Question(view, known[seat], seat, seed, level, character=character))
        if action is None:
            return False
        drawn = resumed(chance, seat)
        state, events = game.apply(state, seat, action, drawn)
        chance = drawn.state
        known = [
            game.recall(number, memory, [event for event in events if event.shown_to(number)])
            for number, memory in enumerate(known)
        ]
        if any(isinstance(legal, Calling) for legal in game.legal(state, person)):
            return lap in _LAPS
    return False
