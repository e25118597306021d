"""A turn: cards onto the stacks, passes, face cards and what they ask for (R6–R15)."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.cards import RANK_OF, SUIT_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible
from bot.core.game import Event
from cogs.roundup.hands import misplay, not_face_down, not_face_up, turned_up, with_value, without_card
from cogs.roundup.moves import IS_NUMBER, has_number
from cogs.roundup.scoring import end_round
from cogs.roundup.state import (
    GIVE,
    TURN,
    BroughtOut,
    Cards,
    Closed,
    Emptied,
    FacePlay,
    FacePlayed,
    GiveAsked,
    Jack,
    King,
    LastAction,
    Missed,
    Owed,
    Passed,
    Queen,
    Stacked,
    State,
)

HIGHEST = 10

Result = tuple[State, Sequence[Event]]


def next_cards(stacks: tuple[int, ...]) -> Cards:
    """R6: what each stack takes next; of a closed one this would be the Jack, but a face card never fits."""
    spades, hearts, diamonds, clubs = stacks
    return spades, 13 + hearts, 26 + diamonds, 39 + clubs


def owes_up(state: State, seat: int) -> bool:
    """R7. No face-up hand ever holds a Jack (R9), so that of a closed stack is not owed."""
    hand = state.up[seat]
    spades, hearts, diamonds, clubs = state.stacks
    return spades in hand or 13 + hearts in hand or 26 + diamonds in hand or 39 + clubs in hand


def asked_for(hand: Cards, suit: int | None, number: int | None) -> Cards:
    """R12, R13: what of a face-down hand a Queen or King means."""
    if suit is not None:
        return tuple([card for card in hand if SUIT_OF[card] == suit])
    return tuple([card for card in hand if number == RANK_OF[card] + 1])


def play_up(state: State, seat: int, cards: Cards, chance: Chance) -> Result:
    hand = state.up[seat]
    for card in cards:
        if card not in hand:
            raise not_face_up(state, seat, card)
    if len(cards) > 1 and len(set(cards)) < len(cards):
        raise Impossible("card-twice")
    left, stacks = [*hand], [*state.stacks]
    closed = state.closed
    for card in cards:
        suit = SUIT_OF[card]
        if RANK_OF[card] != stacks[suit]:
            return misplay(state, seat, "up", "does-not-fit", card)
        left.remove(card)
        stacks[suit] += 1
        if stacks[suit] == HIGHEST:
            closed = (*closed, suit)
    up = with_value(state.up, seat, tuple(left))
    stacked = replace(
        state,
        up=up,
        stacks=tuple(stacks),
        closed=closed,
        turn=_next_turn(state.turn, state.down, up),
        last=LastAction(seat, "up", cards),
    )
    return _after_stacking(state, stacked, Stacked(seat=seat, cards=cards, face_up=True), chance)


def play_down(state: State, seat: int, card: Card, chance: Chance) -> Result:
    hand = state.down[seat]
    if card not in hand:
        raise not_face_down(state, seat, card)
    if owes_up(state, seat):
        return misplay(state, seat, "down", "face-up-first", card)
    suit = SUIT_OF[card]
    height = state.stacks[suit]
    if RANK_OF[card] != height or height == HIGHEST:
        return misplay(state, seat, "down", "does-not-fit", card)
    down = without_card(state.down, seat, card)
    stacked = replace(
        state,
        down=down,
        stacks=with_value(state.stacks, suit, height + 1),
        closed=(*state.closed, suit) if height + 1 == HIGHEST else state.closed,
        turn=_next_turn(state.turn, down, state.up),
        last=LastAction(seat, "down", (card,)),
    )
    return _after_stacking(state, stacked, Stacked(seat=seat, cards=(card,), face_up=False), chance)


def _after_stacking(before: State, state: State, stacked: Stacked, chance: Chance) -> Result:
    seat = stacked.seat
    events: list[Event] = [stacked]
    if state.closed is not before.closed:
        events += [Closed(suit=suit) for suit in state.closed[len(before.closed) :]]
    if state.first_empty is None and not state.up[seat] and not state.down[seat]:
        state = replace(state, first_empty=seat)
        events.append(Emptied(seat=seat))
    if len(state.closed) < len(state.stacks):
        return state, events
    ended, told = end_round(replace(state, turn=before.turn), chance)
    return ended, (*events, *told)


def pass_turn(state: State, seat: int, card: Card | None) -> Result:
    """R9."""
    hand = state.down[seat]
    if card is None:
        if hand:
            raise Impossible("pass-with-a-card")
    elif card not in hand:
        raise not_face_down(state, seat, card)
    if owes_up(state, seat):
        return misplay(state, seat, "pass", "face-up-first")
    last = LastAction(seat, "pass", () if card is None else (card,))
    if card is None:
        turn = _next_turn(state.turn, state.down, state.up)
        return replace(state, turn=turn, last=last), (Passed(seat=seat, card=None, discarded=False),)
    discarded = not IS_NUMBER[card]
    if discarded and has_number(hand):
        return misplay(state, seat, "pass", "number-first")
    events: list[Event] = [Passed(seat=seat, card=card, discarded=discarded)]
    return _bring_out(state, seat, card, last, events, ends_turn=True), events


def play_face(state: State, seat: int, action: FacePlay, chance: Chance) -> Result:
    """R10–R14."""
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
    found = _picked(hand, chance) if type(action) is Jack else asked_for(hand, suit, number)
    hit = found[0] if len(found) == 1 else None
    last = LastAction(seat, "face", (card,), target, suit, number, hit)
    events: list[Event] = [FacePlayed(seat=seat, card=card, target=target, suit=suit, number=number)]
    state = _bring_out(state, seat, card, last, events, ends_turn=not found)
    if not found:
        events.append(Missed(seat=target, suit=suit, number=number))
    elif hit is None:
        events.append(GiveAsked(seat=target, suit=suit, number=number))
        state = replace(state, phase=GIVE, owed=Owed(target, suit, number))
    else:
        discarded = not IS_NUMBER[hit]
        events.append(BroughtOut(seat=target, card=hit, discarded=discarded, chosen=False, suit=suit, number=number))
        state = _bring_out(state, target, hit, last, events, ends_turn=True)
    return state, events


def _picked(hand: Cards, chance: Chance) -> Cards:
    """R11."""
    return (chance.pick(hand),) if hand else ()


def give(state: State, seat: int, card: Card) -> Result:
    """R14."""
    if card not in state.down[seat]:
        raise not_face_down(state, seat, card)
    owed = state.owed
    assert owed is not None
    if not asked_for((card,), owed.suit, owed.number):
        return misplay(state, seat, "give", "wrong-card")
    events: list[Event] = [
        BroughtOut(seat=seat, card=card, discarded=not IS_NUMBER[card], chosen=True, suit=owed.suit, number=owed.number)
    ]
    last = LastAction(seat, "give", (card,), suit=owed.suit, number=owed.number)
    return _bring_out(state, seat, card, last, events, ends_turn=True), events


def _bring_out(state: State, seat: int, card: Card, last: LastAction, events: list[Event], *, ends_turn: bool) -> State:
    """Out of the face-down hand: a number card comes to lie face up, a face card on the discard pile. Nothing is owed
    after that.
    """
    up, discards, first_empty = state.up, state.discards, state.first_empty
    if IS_NUMBER[card]:
        down, up = turned_up(state.down, up, seat, card)
    else:
        down = without_card(state.down, seat, card)
        discards = (*discards, card)
        if first_empty is None and not down[seat] and not up[seat]:
            first_empty = seat
            events.append(Emptied(seat=seat))
    return replace(
        state,
        phase=TURN,
        down=down,
        up=up,
        discards=discards,
        turn=_next_turn(state.turn, down, up) if ends_turn else state.turn,
        owed=None,
        first_empty=first_empty,
        last=last,
    )


def _next_turn(seat: int, down: tuple[Cards, ...], up: tuple[Cards, ...]) -> int:
    """R15; while a stack is open somebody has a card for it, so that only the end of a round can find nobody."""
    seats = len(down)
    turn = (seat + 1) % seats
    while not down[turn] and not up[turn] and turn != seat:
        turn = (turn + 1) % seats
    return turn
