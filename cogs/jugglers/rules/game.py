"""Jugglers by the rule book: numbers such as G10 are its clauses. `gatherings` has what an action leads to.

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
from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

from bot.core.cards import NAMES, Card, parse_card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import Event, GameDefaults, Option, Options, Outcome, is_small_number
from cogs.jugglers.rules.gatherings import (
    advance,
    begin_round,
    contribute_from_deck,
    contribute_from_hand,
    draft_of_die,
    gathering_count,
    village_of,
)
from cogs.jugglers.rules.poker import INFLUENCES, strength
from cogs.jugglers.rules.seating import LAYOUTS, Turn
from cogs.jugglers.rules.state import (
    DRAFTS,
    JOKER,
    NOBODY,
    Action,
    DieRoll,
    DraftView,
    ForDummy,
    FromDeck,
    GatheringBegun,
    GatheringEnded,
    KnownContribution,
    LastAction,
    Means,
    Memory,
    Misplayed,
    OwnPlaced,
    Place,
    Placed,
    RoundBegun,
    Secret,
    SecretInfluence,
    SecretsIncluded,
    Settled,
    SigilDealt,
    State,
    View,
    points_in,
)

FROM_DECK: tuple[Action, ...] = tuple(FromDeck(draft) for draft in DRAFTS)
FOR_DUMMY: tuple[Action, ...] = tuple(ForDummy(draft) for draft in DRAFTS)
FROM_HAND: dict[Card, tuple[Place, ...]] = {card: tuple(Place(card, draft) for draft in DRAFTS) for card in INFLUENCES}
_SECRETS = tuple(Secret(count) for count in range(4))
_KINDS: dict[type[Place | FromDeck | ForDummy], tuple[str, Means]] = {
    Place: ("place", Means.HAND),
    FromDeck: ("deck", Means.DECK),
    ForDummy: ("dummy", Means.DUMMY),
}
_NOBODY: frozenset[int] = frozenset()


def to_move(state: State) -> int:
    """Return the seat that the game waits for, unless it is over."""
    return turn_of(state).decider


def turn_of(state: State) -> Turn:
    """Return the turn to be taken, unless the game is over."""
    gathering = state.gathering
    return LAYOUTS[state.seats].schedule[gathering.chair][gathering.turn]


class JugglersGame(GameDefaults):
    name = "jugglers"
    min_seats = 2
    max_seats = 5
    options = (Option("wins", default=2, values=(1, 2, 3), proposed=1), Option("dummy_sigils", default=True))
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
        turn = turn_of(state)
        choice = turn.asking if seat == turn.decider else "" if turn.asking == "secret" else "wait"
        return len(state.results), len(state.round.accounts), choice

    def possible(self, state: State, seat: int) -> Sequence[Action]:
        return () if state.finished else tuple(chain.from_iterable(_possible_by_kind(state, seat)))

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        if state.finished:
            return ()
        turn = turn_of(state)
        legal: list[Action] = []
        for alike in _possible_by_kind(state, seat):
            if alike and not _fault(state, turn, seat, alike[0]):
                legal += alike
        return tuple(legal)

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> tuple[State, Sequence[Event]]:
        if state.finished:
            raise Impossible("game-over")
        if type(action) is Secret:
            return _include_secrets(state, seat, action.count, chance)
        return _contribute(state, seat, action, chance)

    def view(self, state: State, seat: int | None) -> View:
        turn = None if state.finished else turn_of(state)
        layout, gathering = LAYOUTS[state.seats], state.gathering
        places = layout.places
        cycle = min(max(gathering.turn, 0) // places, layout.cycles - 1)
        ring = layout.rings[gathering.chair]
        from_seat_0 = ring.index(0)
        return View(
            seats=state.seats,
            wins=state.wins,
            dummy_sigils=state.dummy_sigils,
            round=len(state.results) + (not state.finished),
            gathering=len(state.round.accounts) + (not state.finished),
            gatherings=gathering_count(state.seats, state.dummy_sigils),
            cycle=cycle + 1,
            cycles=layout.cycles,
            chair=gathering.chair,
            ring=ring[from_seat_0:] + ring[:from_seat_0],
            order=layout.turns[gathering.chair][cycle * places : (cycle + 1) * places],
            done=max(gathering.turn, 0) - cycle * places,
            waiting=None if turn is None else turn.decider,
            asking="" if turn is None else turn.asking,
            allowance=layout.allowance,
            drafts=tuple(
                DraftView(
                    policy=None if draft == JOKER else gathering.policies[draft // 2],
                    cards=cards,
                    strength=strength(cards),
                    down=tuple(contribution.place for contribution in gathering.down[draft]),
                )
                for draft, cards in enumerate(gathering.poker)
            ),
            secrets=tuple(secret.draft for secret in gathering.secrets),
            deck=len(gathering.deck),
            hand_counts=tuple(map(len, gathering.hands)),
            viewer=seat,
            sigil=None if seat is None else state.round.sigils[seat],
            hand=() if seat is None else gathering.hands[seat],
            village=village_of(state.round),
            results=state.results,
            won=state.won,
            winners=self.outcome(state).winners,
            last=state.last,
        )

    def recall(self, seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
        """Remember this round: the sigil, all policies shown, and who put what where."""
        for event in events:
            if isinstance(event, RoundBegun):
                memory = Memory()
            elif memory is not None:
                memory = _after(memory, event)
        if memory is None:
            raise ValueError("a game's memory begins with its deal")
        return memory

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

    def rounds_played(self, state: State) -> int:
        return len(state.results)

    def outcome(self, state: State) -> Outcome:
        """Name the winners (G21)."""
        winners = tuple(seat for seat, won in enumerate(state.won) if won >= state.wins)
        points = points_in(state.results, state.seats) if state.finished else ()
        return Outcome(finished=state.finished, winners=winners, scores=state.won, points=points)

    def parse(self, text: str) -> Action:
        match text.split(" "):
            case ["place", card, draft] if is_small_number(draft):
                return Place(parse_card(card), int(draft) - 1)
            case ["deck", draft] if is_small_number(draft):
                return FromDeck(int(draft) - 1)
            case ["dummy", draft] if is_small_number(draft):
                return ForDummy(int(draft) - 1)
            case ["secret", count] if is_small_number(count):
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


def _possible_by_kind(state: State, seat: int) -> Sequence[Sequence[Action]]:
    gathering = state.gathering
    if gathering.turn < 0:
        return (_SECRETS[: LAYOUTS[state.seats].allowance + 1],) if seat == gathering.chair else ()
    places: list[Action] = []
    for card in gathering.hands[seat]:
        places += FROM_HAND[card]
    return (places, FROM_DECK, FOR_DUMMY) if state.seats == 2 else (places, FROM_DECK)


def _fault(state: State, turn: Turn, seat: int, action: Action) -> str:
    """Return how a possible action is a misplay (G22), as are all of its kind then; "" if it is none."""
    if seat != turn.decider or (turn.asking == "dummy") != (type(action) is ForDummy):
        return "out-of-turn"
    return "empty-deck" if type(action) is FromDeck and not state.gathering.deck else ""


def _contribute(
    state: State, seat: int, action: Place | FromDeck | ForDummy, chance: Chance
) -> tuple[State, Sequence[Event]]:
    """Put a card on a draft. Raise `Impossible` where none can be put there now (end of G22)."""
    gathering, draft, (kind, means) = state.gathering, action.draft, _KINDS[type(action)]
    if gathering.turn < 0:
        raise Impossible("secret-first", seat=gathering.chair)
    if draft not in DRAFTS:
        raise Impossible("no-such-draft")
    if type(action) is ForDummy and state.seats != 2:
        raise Impossible("no-dummy-of-yours")
    if type(action) is Place and action.card not in gathering.hands[seat]:
        raise Impossible("card-not-held")
    turn, last = turn_of(state), LastAction(seat, kind, draft)
    if fault := _fault(state, turn, seat, action):
        misplayed = Misplayed(seat=seat, fault=fault, kind=kind, draft=draft, waiting=turn.decider)
        return replace(state, last=replace(last, fault=fault)), (misplayed,)
    events: list[Event] = [Placed(place=turn.place, draft=draft, means=means)]
    if type(action) is Place:
        drew = gathering.deck[0] if gathering.deck else None
        events.append(OwnPlaced(audience=(seat,), card=action.card, drew=drew))
        after = contribute_from_hand(gathering, seat, action.card, draft)
    else:
        after = contribute_from_deck(gathering, turn.place, draft)
    return advance(state, after, turn, last, events, chance)


def _include_secrets(state: State, seat: int, count: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    gathering, layout = state.gathering, LAYOUTS[state.seats]
    if gathering.turn >= 0:
        raise Impossible("secret-done")
    if seat != gathering.chair:
        raise Impossible("chairman-only", seat=gathering.chair)
    if not 0 <= count <= layout.allowance:
        raise Impossible("too-many-secrets", most=layout.allowance)
    chance.label("secrets", len(state.results), len(state.round.accounts))
    dice = [chance.die() for _ in gathering.deck[:count]]  # G8
    rolls = tuple(DieRoll(die, draft_of_die(die), NOBODY) for die in dice)
    secrets = tuple(SecretInfluence(card, roll.draft) for card, roll in zip(gathering.deck, rolls, strict=False))
    deck, poker = gathering.deck[layout.allowance if layout.discards_rest else count :], gathering.poker
    if layout.opened:  # G9
        left, joker, right, *_ = deck
        deck, poker = deck[len(DRAFTS) :], ((left,), (joker,), (right,))
    opened = tuple(card for pile in poker for card in pile)
    begun = replace(gathering, deck=deck, poker=poker, secrets=secrets, turn=0)
    events: list[Event] = [SecretsIncluded(seat=seat, rolls=rolls, opened=opened)]
    return advance(state, begun, turn_of(state), LastAction(seat, "secret", rolls=rolls), events, chance)


def _after(memory: Memory, event: Event) -> Memory:
    known = memory.contributions
    match event:
        case SigilDealt():
            return replace(memory, sigil=event.sigil)
        case GatheringBegun():
            return replace(memory, policies=(*memory.policies, event.policies), cycle=1)
        case SecretsIncluded():
            return replace(memory, opened=(*memory.opened, event.opened))
        case Placed():
            contribution = KnownContribution(len(memory.policies), memory.cycle, event.place, event.draft, event.means)
            return replace(memory, contributions=(*known, _shared(contribution)))
        case OwnPlaced():
            return replace(memory, contributions=(*known[:-1], _shared(replace(known[-1], card=event.card))))
        case Settled():
            # A place has one turn a cycle, so its number says which card was turned up.
            now, cards = (len(memory.policies), event.cycle), {turned.place: turned.card for turned in event.turned}
            settled = tuple(
                _shared(replace(contribution, card=cards[contribution.place], turned_up=True))
                if (contribution.gathering, contribution.cycle) == now and contribution.place in cards
                else contribution
                for contribution in known
            )
            secrets = [(len(memory.policies), turned.card) for turned in event.turned if turned.place == NOBODY]
            after = replace(memory, contributions=settled, cycle=event.cycle + 1)
            return replace(after, secrets=(*memory.secrets, *secrets)) if secrets else after
        case _:
            return memory


@lru_cache(512)
def _shared(contribution: KnownContribution) -> KnownContribution:
    """Keep one copy: everybody at a table remembers the same."""
    return contribution


GAME = JugglersGame()
