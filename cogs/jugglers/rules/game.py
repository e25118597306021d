"""Jugglers by the rule book: numbers such as G10 are its clauses.

>>> from bot.core.chance import Seeded
>>> chance = Seeded("an example")
>>> state, events = GAME.deal(4, {"wins": 2, "dummy_sigils": True}, chance)
>>> [GAME.spell(action) for action in GAME.legal(state, 0)]
['secret 0', 'secret 1']
>>> state, events = GAME.apply(state, 0, GAME.parse("secret 0"), chance)
>>> state, events = GAME.apply(state, 1, GAME.parse("deck 3"), chance)
>>> state, (misplayed,) = GAME.apply(state, 1, GAME.parse("deck 3"), chance)
>>> misplayed.seat, misplayed.fault, misplayed.waiting
(1, 'out-of-turn', 2)
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.core.cards import NAMES, Card, parse_card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import Event, GameDefaults, Option, Options, Outcome
from cogs.jugglers.rules import progress
from cogs.jugglers.rules.layout import LAYOUTS, Turn
from cogs.jugglers.rules.poker import INFLUENCES
from cogs.jugglers.rules.progress import advance, begin_round
from cogs.jugglers.rules.state import (
    DRAFTS,
    Action,
    ForDummy,
    FromDeck,
    GatheringEnded,
    LastAction,
    Means,
    Memory,
    Misplayed,
    OwnPlaced,
    Place,
    Placed,
    Secret,
    SecretsIncluded,
    Settled,
    State,
    View,
)
from cogs.jugglers.rules.view import recall, view

FROM_DECK: tuple[Action, ...] = tuple(FromDeck(draft) for draft in DRAFTS)
FOR_DUMMY: tuple[Action, ...] = tuple(ForDummy(draft) for draft in DRAFTS)
FROM_HAND: dict[Card, tuple[Place, ...]] = {card: tuple(Place(card, draft) for draft in DRAFTS) for card in INFLUENCES}
_SECRETS = tuple(Secret(count) for count in range(4))

_SCHEDULES = {seats: layout.schedule for seats, layout in LAYOUTS.items()}
_NOBODY: frozenset[int] = frozenset()
_AUDIENCES = tuple((seat,) for seat in range(max(LAYOUTS)))
"""For what one seat alone is told."""


class _Shown(msgspec.Struct, frozen=True):
    """What everybody sees of a card put on a draft. The same move always shows the same, so it is built once."""

    event: Placed
    last: LastAction


def _shown_by_seat_and_draft(kind: str, means: Means, dummies_from: int = 0) -> tuple[tuple[_Shown, ...], ...]:
    return tuple(
        tuple(
            _Shown(Placed(place=dummies_from + seat, draft=draft, means=means), LastAction(seat, kind, draft))
            for draft in DRAFTS
        )
        for seat in range(max(LAYOUTS))
    )


_SHOWN_FROM_HAND = _shown_by_seat_and_draft("place", Means.HAND)
_SHOWN_FROM_DECK = _shown_by_seat_and_draft("deck", Means.DECK)
_SHOWN_FOR_DUMMY = _shown_by_seat_and_draft("dummy", Means.DUMMY, dummies_from=2)

_LONGEST_NUMBER = 3


def to_move(state: State) -> int:
    """Return the seat that the game waits for, unless it is over."""
    return turn_of(state).decider


def turn_of(state: State) -> Turn:
    """Return the turn to be taken, unless the game is over."""
    gathering = state.gathering
    return _SCHEDULES[state.seats][gathering.chair][gathering.turn]


def is_dummys_turn(state: State) -> bool:
    """Return True with two players only: with three the dummy has moved before anyone is asked (G12)."""
    return turn_of(state).for_dummy


class JugglersGame(GameDefaults):
    name = "jugglers"
    min_seats = 2
    max_seats = 5
    options = (Option("wins", default=2, values=(2, 3)), Option("dummy_sigils", default=True))
    state_type = State

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        dummy_sigils = bool(options["dummy_sigils"])
        events: list[Event] = []
        begun, gathering = begin_round(seats, dummy_sigils, 1, 0, ((),) * seats, events, chance)
        state = State(
            seats=seats,
            wins=int(options["wins"]),
            dummy_sigils=dummy_sigils,
            round=begun,
            gathering=gathering,
            won=(0,) * seats,
        )
        return state, events

    def to_act(self, state: State) -> frozenset[int]:
        return _NOBODY if state.finished else turn_of(state).asked

    def decision(self, state: State, seat: int) -> object:
        """Return a decision also for a seat whose turn it is not: while cards are placed, it can misplay (G22)."""
        if state.finished:
            return None
        asked = seat == to_move(state)
        if state.gathering.turn < 0:
            choice = "secret" if asked else ""
        else:
            choice = ("dummy" if is_dummys_turn(state) else "place") if asked else "wait"
        return len(state.results), len(state.round.accounts), choice

    def possible(self, state: State, seat: int) -> Sequence[Action]:
        if state.finished:
            return ()
        gathering = state.gathering
        if gathering.turn < 0:
            return _SECRETS[: LAYOUTS[state.seats].allowance + 1] if seat == gathering.chair else ()
        places = [place for card in gathering.hands[seat] for place in FROM_HAND[card]]
        return (*places, *FROM_DECK, *FOR_DUMMY) if state.seats == 2 else (*places, *FROM_DECK)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        gathering = state.gathering
        if gathering.turn < 0:
            return self.possible(state, seat)
        if state.finished or seat != (turn := turn_of(state)).decider:
            return ()
        if turn.for_dummy:
            return FOR_DUMMY
        actions: list[Action] = []
        for card in gathering.hands[seat]:
            actions += FROM_HAND[card]
        if gathering.deck:
            actions += FROM_DECK
        return actions

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> tuple[State, Sequence[Event]]:
        if state.finished:
            raise Impossible("game-over")
        if type(action) is Place:
            return _place_from_hand(state, seat, action.card, action.draft, chance)
        if type(action) is FromDeck:
            return _place_from_deck(state, seat, action.draft, chance)
        if type(action) is ForDummy:
            return _place_for_dummy(state, seat, action.draft, chance)
        return _include_secrets(state, seat, action.count, chance)

    def view(self, state: State, seat: int | None) -> View:
        waiting = None if state.finished else to_move(state)
        asking = ""
        if waiting is not None:
            asking = "secret" if state.gathering.turn < 0 else "dummy" if is_dummys_turn(state) else "place"
        return view(state, seat, waiting, asking, self.outcome(state).winners)

    def recall(self, seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
        return recall(seat, memory, events)

    def seconds_to_see(self, view: View, events: Sequence[Event]) -> float:
        """Depend on kinds of events and the number of dice alone, never on cards."""
        longest = 0.0
        for event in events:
            match event:
                case SecretsIncluded(rolls=rolls) if rolls:
                    longest = max(longest, 3.0)
                case Settled(turned=turned):
                    longest = max(longest, 3.0 + 0.5 * sum(each.die is not None for each in turned))
                case GatheringEnded():
                    longest = max(longest, 6.0)
                case Placed() if view.seats == 2:  # otherwise the other one would move at once
                    longest = max(longest, 2.0)
                case _:
                    pass
        return longest

    def outcome(self, state: State) -> Outcome:
        """Name the winners (G21)."""
        winners = tuple(seat for seat, won in enumerate(state.won) if won >= state.wins)
        return Outcome(finished=state.finished, winners=winners, scores=state.won)

    def parse(self, text: str) -> Action:
        match text.split(" "):
            case ["place", card, draft] if _is_number(draft):
                return Place(parse_card(card), int(draft) - 1)
            case ["deck", draft] if _is_number(draft):
                return FromDeck(int(draft) - 1)
            case ["dummy", draft] if _is_number(draft):
                return ForDummy(int(draft) - 1)
            case ["secret", count] if _is_number(count):
                return Secret(int(count))
            case _:
                raise Malformed("no-such-move", text=text[:40])

    def spell(self, action: Action) -> str:
        match action:
            case Secret(count):
                return f"secret {count}"
            case Place(card, draft):
                return f"place {NAMES[card]} {draft + 1}"
            case FromDeck(draft):
                return f"deck {draft + 1}"
            case ForDummy(draft):
                return f"dummy {draft + 1}"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER and text == str(int(text))


def _turn_for(state: State, draft: int) -> Turn:
    """Return the turn to be taken. Raise `Impossible` if no card can be put on this draft now (end of G22)."""
    gathering = state.gathering
    number = gathering.turn
    if number < 0:
        raise Impossible("secret-first", seat=gathering.chair)
    if draft not in DRAFTS:
        raise Impossible("no-such-draft")
    return _SCHEDULES[state.seats][gathering.chair][number]


def _place_from_hand(state: State, seat: int, card: Card, draft: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    turn, gathering = _turn_for(state, draft), state.gathering
    if card not in gathering.hands[seat]:
        raise Impossible("card-not-held")
    shown = _SHOWN_FROM_HAND[seat][draft]
    if seat != turn.decider or turn.for_dummy:
        return _misplay(state, shown, "out-of-turn")
    deck = gathering.deck
    drew = deck[0] if deck else None
    events: list[Event] = [shown.event, OwnPlaced(audience=_AUDIENCES[seat], card=card, drew=drew)]
    after = progress.contribute_from_hand(gathering, seat, card, draft)
    return advance(state, after, turn, shown.last, events, chance)


def _place_from_deck(state: State, seat: int, draft: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    turn, gathering = _turn_for(state, draft), state.gathering
    shown = _SHOWN_FROM_DECK[seat][draft]
    if seat != turn.decider or turn.for_dummy:
        return _misplay(state, shown, "out-of-turn")
    if not gathering.deck:
        return _misplay(state, shown, "empty-deck")
    after = progress.contribute_from_deck(gathering, seat, draft)
    return advance(state, after, turn, shown.last, [shown.event], chance)


def _place_for_dummy(state: State, seat: int, draft: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    turn = _turn_for(state, draft)
    if state.seats != 2:
        raise Impossible("no-dummy-of-yours")
    shown = _SHOWN_FOR_DUMMY[seat][draft]
    if seat != turn.decider or not turn.for_dummy:
        return _misplay(state, shown, "out-of-turn")
    after = progress.contribute_from_deck(state.gathering, turn.place, draft)
    return advance(state, after, turn, shown.last, [shown.event], chance)


def _misplay(state: State, shown: _Shown, fault: str) -> tuple[State, Sequence[Event]]:
    last = replace(shown.last, fault=fault)
    event = Misplayed(seat=last.seat, fault=fault, kind=last.kind, draft=shown.event.draft, waiting=to_move(state))
    return replace(state, last=last), (event,)


def _include_secrets(state: State, seat: int, count: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    gathering, layout = state.gathering, LAYOUTS[state.seats]
    if gathering.turn >= 0:
        raise Impossible("secret-done")
    if seat != gathering.chair:
        raise Impossible("chairman-only", seat=gathering.chair)
    if not 0 <= count <= layout.allowance:
        raise Impossible("too-many-secrets", most=layout.allowance)
    chance.label("secrets", len(state.results), len(state.round.accounts))
    gathering, rolls = progress.include_secrets(layout, gathering, count, chance)
    opened = tuple(card for pile in gathering.poker for card in pile)
    events: list[Event] = [SecretsIncluded(seat=seat, rolls=rolls, opened=opened)]
    return advance(state, gathering, turn_of(state), LastAction(seat, "secret", rolls=rolls), events, chance)


GAME = JugglersGame()
