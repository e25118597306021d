"""Jugglers by the rule book: numbers such as G10 are its clauses."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.core.cards import NAMES, Card, parse_card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import Event, Option, Options, Outcome
from cogs.jugglers import gathering as gatherings
from cogs.jugglers.hands import INFLUENCES
from cogs.jugglers.layout import AUTOMATIC, LAYOUTS, Layout, Turn
from cogs.jugglers.recall import recall
from cogs.jugglers.scoring import deal_round, score_round
from cogs.jugglers.state import (
    DRAFTS,
    Action,
    Deck,
    Dummy,
    Ended,
    Gathering,
    GatheringBegun,
    GatheringEnded,
    HandDealt,
    LastAction,
    Means,
    Memory,
    Misplayed,
    OwnPlaced,
    Pile,
    Place,
    Placed,
    Roll,
    Round,
    RoundBegun,
    RoundEnded,
    Secret,
    SecretsIncluded,
    SecretsMoved,
    Settled,
    SigilDealt,
    State,
    Turned,
    View,
)
from cogs.jugglers.views import account_view, view

DECKS: tuple[Action, ...] = tuple(Deck(draft) for draft in DRAFTS)
DUMMIES: tuple[Action, ...] = tuple(Dummy(draft) for draft in DRAFTS)
PLACES: dict[Card, tuple[Place, ...]] = {card: tuple(Place(card, draft) for draft in DRAFTS) for card in INFLUENCES}
_SECRETS = tuple(Secret(count) for count in range(4))

_NOBODY: frozenset[int] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in range(max(LAYOUTS)))

_WORDS: dict[type[Action], str] = {Secret: "secret", Place: "place", Deck: "deck", Dummy: "dummy"}
_LONGEST_NUMBER = 3


def to_move(state: State) -> int:
    """The seat the game waits for, while it is not over."""
    gathering = state.gathering
    return gathering.chair if gathering.turn < 0 else turn_of(state).decider


def turn_of(state: State) -> Turn:
    """Whose turn it is, once the secret influences are included."""
    gathering = state.gathering
    return LAYOUTS[state.seats].schedule[gathering.chair][gathering.turn]


def is_dummys_turn(state: State) -> bool:
    """Only ever true between two players: the other dummy's turns are over before anyone is asked (G12)."""
    return turn_of(state).for_dummy


class JugglersGame:
    name = "jugglers"
    min_seats = 2
    max_seats = 5
    options = (Option("wins", default=2, values=(2, 3)), Option("dummy_sigils", default=True))
    low_score_wins = False
    long_turns = False
    state_type = State
    state_version = 1

    def upgrade(self, version: int, state: Any) -> Any:
        raise Malformed("state-version", version=version)

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        dummy_sigils = bool(options["dummy_sigils"])
        begun, gathering, events = _begin_round(seats, dummy_sigils, 1, 0, ((),) * seats, chance)
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
        return _NOBODY if state.finished else _ALONE[to_move(state)]

    def decision(self, state: State, seat: int) -> object:
        """While cards are placed even those who wait have a choice, if only a wrong one (G22)."""
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
        places = _places(gathering.hands[seat])
        return (*places, *DECKS, *DUMMIES) if state.seats == 2 else (*places, *DECKS)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        gathering = state.gathering
        if gathering.turn < 0:
            return self.possible(state, seat)
        if state.finished or seat != (turn := turn_of(state)).decider:
            return ()
        if turn.for_dummy:
            return DUMMIES
        actions = _places(gathering.hands[seat])
        if gathering.deck:
            actions += DECKS
        return actions

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> tuple[State, Sequence[Event]]:
        if state.finished:
            raise Impossible("game-over")
        if type(action) is Secret:
            return _include_secrets(state, seat, action.count, chance)
        obstacle = _obstacle(state, seat, action)
        if obstacle:
            raise Impossible(obstacle, seat=state.gathering.chair)
        turn = turn_of(state)
        if seat != turn.decider or (type(action) is Dummy) != turn.for_dummy:
            return _misplay(state, seat, action, "out-of-turn")
        if type(action) is Deck and not state.gathering.deck:
            return _misplay(state, seat, action, "empty-deck")
        return _contribute(state, turn, seat, action, chance)

    def view(self, state: State, seat: int | None) -> View:
        waiting = None if state.finished else to_move(state)
        asking = ""
        if waiting is not None:
            asking = "secret" if state.gathering.turn < 0 else "dummy" if is_dummys_turn(state) else "place"
        return view(state, seat, waiting, asking, self.outcome(state).winners)

    def recall(self, seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
        return recall(seat, memory, events)

    def outcome(self, state: State) -> Outcome:
        """G21."""
        winners = tuple(seat for seat, won in enumerate(state.won) if won >= state.wins)
        return Outcome(finished=state.finished, winners=winners, scores=state.won)

    def parse(self, text: str) -> Action:
        match text.split(" "):
            case ["place", card, draft] if _is_number(draft):
                return Place(parse_card(card), int(draft) - 1)
            case ["deck", draft] if _is_number(draft):
                return Deck(int(draft) - 1)
            case ["dummy", draft] if _is_number(draft):
                return Dummy(int(draft) - 1)
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
            case Deck(draft):
                return f"deck {draft + 1}"
            case Dummy(draft):
                return f"dummy {draft + 1}"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER and text == str(int(text))


def _places(hand: Pile) -> list[Action]:
    found: list[Action] = []
    for card in hand:
        found += PLACES[card]
    return found


def _obstacle(state: State, seat: int, action: Place | Deck | Dummy) -> str:
    """Why hands could not do this at all (the end of G22); empty if they could. The game is not over."""
    if state.gathering.turn < 0:
        return "secret-first"
    if not 0 <= action.draft < len(DRAFTS):
        return "no-such-draft"
    if type(action) is Dummy:
        return "" if state.seats == 2 else "no-dummy-of-yours"
    if type(action) is Place and action.card not in state.gathering.hands[seat]:
        return "card-not-held"
    return ""


def _misplay(state: State, seat: int, action: Place | Deck | Dummy, fault: str) -> tuple[State, Sequence[Event]]:
    kind = _WORDS[type(action)]
    last = LastAction(seat=seat, kind=kind, draft=action.draft, fault=fault)
    event = Misplayed(seat=seat, fault=fault, kind=kind, draft=action.draft, waiting=to_move(state))
    return _changed(state, state.gathering, last), (event,)


def _changed(state: State, gathering: Gathering, last: LastAction) -> State:
    return State(
        state.seats,
        state.wins,
        state.dummy_sigils,
        state.round,
        gathering,
        state.results,
        state.won,
        state.finished,
        last,
    )


def _include_secrets(state: State, seat: int, count: int, chance: Chance) -> tuple[State, Sequence[Event]]:
    gathering, layout = state.gathering, LAYOUTS[state.seats]
    if gathering.turn >= 0:
        raise Impossible("secret-done")
    if seat != gathering.chair:
        raise Impossible("chairman-only", seat=gathering.chair)
    if not 0 <= count <= layout.allowance:
        raise Impossible("too-many-secrets", most=layout.allowance)
    gathering, rolls = gatherings.include_secrets(layout, gathering, count, chance)
    opened = tuple(card for pile in gathering.poker for card in pile)
    following = _Following(state, layout, gathering, [SecretsIncluded(seat=seat, rolls=rolls, opened=opened)], rolls)
    following.go_on(chance)
    return following.finish(LastAction(seat, "secret", rolls=following.rolls), chance)


def _contribute(
    state: State, turn: Turn, seat: int, action: Place | Deck | Dummy, chance: Chance
) -> tuple[State, Sequence[Event]]:
    before = state.gathering
    draft = action.draft
    if type(action) is Place:
        after = gatherings.contribute_from_hand(before, seat, action.card, draft)
        drew = before.deck[0] if before.deck else None
        events: list[Event] = [
            Placed(place=seat, draft=draft, means=Means.HAND),
            OwnPlaced(audience=(seat,), card=action.card, drew=drew),
        ]
    else:
        after = gatherings.contribute_from_deck(before, turn.place, draft)
        means = Means.DUMMY if turn.for_dummy else Means.DECK
        events = [Placed(place=turn.place, draft=draft, means=means)]
    kind = _WORDS[type(action)]
    if not turn.leads_on:
        return _changed(state, after, LastAction(seat, kind, draft)), events
    following = _Following(state, LAYOUTS[state.seats], after, events)
    following.go_on(chance)
    return following.finish(LastAction(seat, kind, draft, "", following.rolls, following.turned), chance)


class _Following:
    """What follows from an action before anyone is asked again: settling, dummies, gatherings and rounds."""

    def __init__(
        self, state: State, layout: Layout, gathering: Gathering, events: list[Event], rolls: tuple[Roll, ...] = ()
    ) -> None:
        self.state = state
        self.layout = layout
        self.gathering = gathering
        self.events = events
        self.rolls = rolls
        self.turned: tuple[Turned, ...] = ()
        self._order = layout.schedule[gathering.chair]

    @property
    def over(self) -> bool:
        """Whether the gathering is."""
        return self.gathering.turn == len(self._order)

    def go_on(self, chance: Chance) -> None:
        if self.gathering.turn and self.gathering.turn % self.layout.places == 0:
            self._end_cycle(chance)
        if not self.over and self._order[self.gathering.turn].decider == AUTOMATIC:
            self._play_dummy(chance)
            if self.over:
                self._end_cycle(chance)

    def _end_cycle(self, chance: Chance) -> None:
        cycle = self.gathering.turn // self.layout.places
        self.gathering, self.turned = gatherings.settle(self.gathering, chance)
        self.events.append(Settled(cycle=cycle, turned=self.turned))
        if cycle == self.layout.cycles - 1 and self.gathering.secrets:
            self.events.append(SecretsMoved(drafts=tuple(secret.draft for secret in self.gathering.secrets)))
            self.gathering = gatherings.move_secrets(self.gathering)

    def _play_dummy(self, chance: Chance) -> None:
        """G12, with three players."""
        die = chance.die()
        draft = gatherings.draft_of_die(die)
        place = self._order[self.gathering.turn].place
        self.gathering = gatherings.contribute_from_deck(self.gathering, place, draft)
        self.rolls = (*self.rolls, Roll(die=die, draft=draft, place=place))
        self.events.append(Placed(place=place, draft=draft, means=Means.DUMMY, die=die))

    def finish(self, last: LastAction, chance: Chance) -> tuple[State, Sequence[Event]]:
        if not self.over:
            return _changed(self.state, self.gathering, last), self.events
        before = self.state.round
        account = gatherings.account_of(self.gathering)
        ended = Round(before.sigils, before.policies, (*before.accounts, account))
        self.events.append(GatheringEnded(number=len(ended.accounts), account=account))
        state = _changed(self.state, self.gathering, replace(last, ended=account_view(account)))
        return _go_to_next(state, ended, self.layout, self.events, chance)


def _go_to_next(
    state: State, ended: Round, layout: Layout, events: list[Event], chance: Chance
) -> tuple[State, Sequence[Event]]:
    """The next gathering, round, or the match's end, after `ended` has got the account of the gathering just over."""
    chair = (state.gathering.chair + 1) % state.seats
    hands = ((),) * state.seats if state.seats == 5 else state.gathering.hands
    results, won, finished = state.results, state.won, False
    if len(ended.policies) >= 2:
        following, gathering, begun = _begin_gathering(layout, ended, chair, hands, chance)
        events += begun
    else:
        result = score_round(state.seats, ended)
        results = (*results, result)
        won = tuple(count + (seat in result.winners) for seat, count in enumerate(won))
        finished = max(won) >= state.wins
        events.append(RoundEnded(number=len(results), result=result, won=won))
        if finished:
            gathering, following = replace(state.gathering, hands=hands), ended
            events.append(Ended(winners=tuple(seat for seat, count in enumerate(won) if count >= state.wins)))
        else:
            following, gathering, begun = _begin_round(
                state.seats, state.dummy_sigils, len(results) + 1, chair, hands, chance
            )
            events += begun
    after = State(
        seats=state.seats,
        wins=state.wins,
        dummy_sigils=state.dummy_sigils,
        round=following,
        gathering=gathering,
        results=results,
        won=won,
        finished=finished,
        last=state.last,
    )
    return after, events


def _begin_round(
    seats: int, dummy_sigils: bool, number: int, chair: int, hands: tuple[Pile, ...], chance: Chance
) -> tuple[Round, Gathering, list[Event]]:
    dealt = deal_round(seats, dummy_sigils, chance)
    events: list[Event] = [RoundBegun(number=number)]
    events += (SigilDealt(audience=(seat,), sigil=dealt.sigils[seat]) for seat in range(seats))
    after, gathering, begun = _begin_gathering(LAYOUTS[seats], dealt, chair, hands, chance)
    return after, gathering, [*events, *begun]


def _begin_gathering(
    layout: Layout, before: Round, chair: int, hands: tuple[Pile, ...], chance: Chance
) -> tuple[Round, Gathering, list[Event]]:
    left, right, *rest = before.policies
    gathering = gatherings.convene(layout, chair, (left, right), hands, chance)
    events: list[Event] = [GatheringBegun(number=len(before.accounts) + 1, chair=chair, policies=(left, right))]
    events += (HandDealt(audience=(seat,), cards=hand) for seat, hand in enumerate(gathering.hands))
    return Round(before.sigils, tuple(rest), before.accounts), gathering, events


GAME = JugglersGame()
