"""A turn: cards onto the stacks, passes, face cards and what they ask for (R6–R15)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.core.cards import NAMES, PACK, RANK_OF, SUIT_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible
from bot.core.game import Event, with_value
from cogs.roundup.rules.moves import (
    DOWNS,
    FREE_PASS,
    GIVES,
    IS_NUMBER,
    MAX_SEATS,
    NUMBERS,
    PASSES,
    UPS,
    has_number,
)
from cogs.roundup.rules.rounds import (
    ALONE,
    Hands,
    end_round,
    is_settled,
    misplay,
    not_face_down,
    turned_up,
    without_card,
)
from cogs.roundup.rules.state import (
    GIVE,
    TURN,
    Action,
    BroughtOut,
    Cards,
    Closed,
    Down,
    Emptied,
    FacePlay,
    FacePlayed,
    Hand,
    Jack,
    King,
    LastAction,
    Missed,
    Move,
    Owed,
    Pass,
    Passed,
    Queen,
    Stacked,
    State,
    Up,
)

HIGHEST = 10

Result = tuple[State, Sequence[Event]]

_NOT_OF_SUIT = tuple(bytes(card for card in PACK if SUIT_OF[card] != suit) for suit in range(4))
_NOT_OF_NUMBER: dict[int | None, bytes] = {
    number: bytes(card for card in PACK if RANK_OF[card] + 1 != number) for number in (None, *NUMBERS)
}


def _stacked(seat: int, cards: Cards, *, face_up: bool) -> tuple[LastAction, Stacked]:
    move: Move = "up" if face_up else "down"
    return LastAction(seat, move, cards), Stacked(seat=seat, cards=cards, face_up=face_up)


# What everybody sees of a seat's single card is always the same, so it is made only once.
_PASSED = tuple(
    tuple(
        (LastAction(seat, "pass", (card,)), Passed(seat=seat, card=card, discarded=not IS_NUMBER[card]))
        for card in PACK
    )
    for seat in range(MAX_SEATS)
)
_LAID_DOWN = tuple(tuple(_stacked(seat, (card,), face_up=False) for card in PACK) for seat in range(MAX_SEATS))
_LAID_UP = tuple(tuple(_stacked(seat, (card,), face_up=True) for card in PACK) for seat in range(MAX_SEATS))


def next_cards(stacks: Sequence[int]) -> Cards:
    """Return a state's `nexts`, from the heights of its stacks."""
    spades, hearts, diamonds, clubs = stacks
    return spades, 13 + hearts, 26 + diamonds, 39 + clubs


def run(hand: Hand | Cards, first: Card) -> Cards:
    """Return a card of the hand and those that follow it there without a gap."""
    after = first + 1
    while after in hand:
        after += 1
    return tuple(range(first, after))


def owes_up(state: State, seat: int) -> bool:
    """Return True if a face-up card fits (R7). A closed stack's next card is its Jack, which is never face up (R9)."""
    hand = state.up[seat]
    spades, hearts, diamonds, clubs = state.nexts
    return spades in hand or hearts in hand or diamonds in hand or clubs in hand


def asked_for(cards: Iterable[Card], suit: int | None, number: int | None) -> Hand:
    """Return which of a face-down hand's cards a Queen or King asks for; for a Jack, none (R12, R13)."""
    return bytes(cards).translate(None, _NOT_OF_NUMBER[number] if suit is None else _NOT_OF_SUIT[suit])


def forced_move(state: State) -> tuple[int, Action] | None:
    """Return what a seat does by itself: in a settled round, or with nothing to choose (R20, R21)."""
    settled = is_settled(state.closed, state.first_empty)
    if state.owed is not None and settled:
        asked = asked_for(state.down[state.owed.seat], state.owed.suit, state.owed.number)
        return state.owed.seat, GIVES[_lowest(asked)]
    if state.phase is not TURN:
        return None
    seat = state.turn
    down = state.down[seat]
    if settled:
        # Only one stack is open, so at most one card fits.
        for hand, actions in ((state.up[seat], UPS), (down, DOWNS)):
            for card in state.nexts:
                if card in hand and IS_NUMBER[card]:
                    return seat, actions[card]
        return seat, PASSES[_lowest(down)] if down else FREE_PASS
    return None if down or owes_up(state, seat) else (seat, FREE_PASS)


def _lowest(cards: Iterable[Card]) -> Card:
    """Return the lowest number card, or without one the lowest face card; of equal ranks the first by its suit."""
    return min(cards, key=lambda card: (RANK_OF[card], card))


def play_up(state: State, seat: int, action: Up, chance: Chance) -> Result:
    cards = action.cards
    left = state.up[seat]
    for card in cards:
        if card not in left:
            raise Impossible("lies-face-down" if card in state.down[seat] else "not-your-card", card=NAMES[card])
    if len(cards) > 1 and len(set(cards)) < len(cards):
        raise Impossible("card-twice")
    nexts = [*state.nexts]
    closed = state.closed
    for card in cards:
        if card not in nexts:
            return misplay(state, seat, "up", "does-not-fit", card)
        left = left.replace(ALONE[card], b"")
        suit = SUIT_OF[card]
        nexts[suit] = card + 1
        if not IS_NUMBER[card + 1]:
            closed = (*closed, suit)
    last, event = _LAID_UP[seat][cards[0]] if len(cards) == 1 else _stacked(seat, cards, face_up=True)
    up = with_value(state.up, seat, left)
    turn = _next_turn(seat, state.down, up)
    stacked = replace(state, up=up, nexts=tuple(nexts), closed=closed, turn=turn, last=last)
    return _after_stacking(state, stacked, event, chance)


def play_down(state: State, seat: int, action: Down, chance: Chance) -> Result:
    card = action.card
    if card not in state.down[seat]:
        raise not_face_down(state, seat, card)
    if owes_up(state, seat):
        return misplay(state, seat, "down", "face-up-first", card)
    if card not in state.nexts or not IS_NUMBER[card]:
        return misplay(state, seat, "down", "does-not-fit", card)
    last, event = _LAID_DOWN[seat][card]
    suit = SUIT_OF[card]
    down = without_card(state.down, seat, card)
    stacked = replace(
        state,
        down=down,
        nexts=with_value(state.nexts, suit, card + 1),
        closed=state.closed if IS_NUMBER[card + 1] else (*state.closed, suit),
        turn=_next_turn(seat, down, state.up),
        last=last,
    )
    return _after_stacking(state, stacked, event, chance)


def _after_stacking(before: State, state: State, stacked: Stacked, chance: Chance) -> Result:
    seat = stacked.seat
    emptied = state.first_empty is None and not state.up[seat] and not state.down[seat]
    if state.closed is before.closed and not emptied:
        return state, (stacked,)
    events: list[Event] = [stacked, *(Closed(suit=suit) for suit in state.closed[len(before.closed) :])]
    if emptied:
        state = replace(state, first_empty=seat)
        events.append(Emptied(seat=seat))
    if len(state.closed) < len(state.nexts):
        return state, events
    ended, more = end_round(replace(state, turn=before.turn), chance)
    return ended, (*events, *more)


def pass_turn(state: State, seat: int, action: Pass, _: Chance) -> Result:
    """Pass (R9)."""
    card = action.card
    hand = state.down[seat]
    if card is None:
        if hand:
            raise Impossible("pass-with-a-card")
    elif card not in hand:
        raise not_face_down(state, seat, card)
    if owes_up(state, seat):
        return misplay(state, seat, "pass", "face-up-first")
    if card is None:
        turn = _next_turn(seat, state.down, state.up)
        last = LastAction(seat, "pass")
        return replace(state, turn=turn, last=last), (Passed(seat=seat, card=None, discarded=False),)
    last, event = _PASSED[seat][card]
    if not IS_NUMBER[card] and has_number(hand):
        return misplay(state, seat, "pass", "number-first")
    events: list[Event] = [event]
    return _bring_out(state, seat, card, last, events), events


def play_face(state: State, seat: int, action: FacePlay, chance: Chance) -> Result:
    """Play a face card on somebody (R10–R14)."""
    card, target = action.card, action.target
    if card not in state.down[seat]:
        raise not_face_down(state, seat, card)
    if target == seat:
        raise Impossible("own-target")
    if not 0 <= target < len(state.down):
        raise Impossible("no-such-seat", to=target)
    if owes_up(state, seat):
        return misplay(state, seat, "face", "face-up-first")
    suit = action.suit if type(action) is Queen else None
    number = action.number if type(action) is King else None
    hand = state.down[target]
    chance.label("jack", len(state.history), card)
    found = ((chance.pick(hand),) if hand else ()) if type(action) is Jack else asked_for(hand, suit, number)
    hit = found[0] if len(found) == 1 else None
    last = LastAction(seat, "face", (card,), target, suit, number, hit)
    events: list[Event] = [FacePlayed(seat=seat, card=card, target=target, suit=suit, number=number)]
    spent = _spent(state, seat, card, last, events)
    if not found:
        events.append(Missed(seat=target, suit=suit, number=number))
        return replace(spent, turn=_next_turn(seat, spent.down, spent.up)), events
    if hit is None:
        return replace(spent, phase=GIVE, owed=Owed(target, suit, number)), events
    discarded = not IS_NUMBER[hit]
    events.append(BroughtOut(seat=target, card=hit, discarded=discarded, chosen=False, suit=suit, number=number))
    return _bring_out(spent, target, hit, last, events), events


def give(state: State, seat: int, card: Card) -> Result:
    """Give a card of one's choice (R14)."""
    if card not in state.down[seat]:
        raise not_face_down(state, seat, card)
    owed = state.owed
    assert owed is not None
    if SUIT_OF[card] != owed.suit and RANK_OF[card] + 1 != owed.number:
        return misplay(state, seat, "give", "wrong-card")
    events: list[Event] = [
        BroughtOut(seat=seat, card=card, discarded=not IS_NUMBER[card], chosen=True, suit=owed.suit, number=owed.number)
    ]
    last = LastAction(seat, "give", (card,), suit=owed.suit, number=owed.number)
    return _bring_out(state, seat, card, last, events), events


def _bring_out(state: State, seat: int, card: Card, last: LastAction, events: list[Event]) -> State:
    """Take the card out of the face-down hand, and end the turn. A number card is turned up for good, a face card is
    discarded.
    """
    if IS_NUMBER[card]:
        down, up = turned_up(state.down, state.up, seat, card)
        turn = _next_turn(state.turn, down, up)
        return replace(state, phase=TURN, down=down, up=up, turn=turn, owed=None, last=last)
    state = _spent(state, seat, card, last, events)
    return replace(state, phase=TURN, turn=_next_turn(state.turn, state.down, state.up), owed=None)


def _spent(state: State, seat: int, card: Card, last: LastAction, events: list[Event]) -> State:
    """Move a face card from the face-down hand to the discard pile."""
    down = without_card(state.down, seat, card)
    first_empty = state.first_empty
    if first_empty is None and not down[seat] and not state.up[seat]:
        first_empty = seat
        events.append(Emptied(seat=seat))
    return replace(state, down=down, discards=(*state.discards, card), first_empty=first_empty, last=last)


def _next_turn(seat: int, down: Hands, up: Hands) -> int:
    """Return whose turn is next (R15). While a stack is open somebody has cards; at a round's end nobody may."""
    seats = len(down)
    turn = seat
    while True:
        turn = turn + 1 if turn + 1 < seats else 0
        if down[turn] or up[turn] or turn == seat:
            return turn
