"""Positions for the gallery of pictures, from matches played until they come to them. The fullest ones are as full as
the rules allow: the dice are loaded, every policy passes, and the last cycle's cards go to one draft.
"""

from collections.abc import Callable, Mapping, Sequence

from bot.core.cards import Card, parse_cards
from bot.core.chance import Seeded
from bot.core.game import Event
from bot.core.summary import SeatSummary, Summary
from bot.text import Words, words_for
from bot.text.voice import Voice
from bot.ui.thrills import with_thrills
from cogs.jugglers.picture.ending import ending_scene, round_scene
from cogs.jugglers.picture.motion import motion
from cogs.jugglers.picture.result import result_strip, result_table
from cogs.jugglers.picture.table import hand_strip, hand_table, last_look, moment, scene
from cogs.jugglers.picture.thrills import OWN_THRILLS
from cogs.jugglers.rules.decisive import Decisive
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.gatherings import POLICIES
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.state import (
    LEFT,
    RIGHT,
    Action,
    ForDummy,
    FromDeck,
    GatheringEnded,
    Misplayed,
    Place,
    RoundEnded,
    Secret,
    Settled,
    State,
    View,
)
from cogs.jugglers.words.own_result import fates, left_lying
from render import Scene, with_strip

NAMES = ("Alice", "Bartholomew the Considerate", "さくら", "Zoë", "Nimal")
MORE_NAMES = ("W" * 10_000, "שלום", "🐉 Kai", "नीला", "Максим")
_MISTAKES = (0, 12, 1, 0, 3)
_FAILED: Sequence[str] = ("9H 9S 4D", "TC TD 2H", "8S 9D TH 7C", "5H 5S 5D 2C 2D", "TH TS 6D")

_Choose = Callable[[State, int], Action]
_When = Callable[[View], bool]


def gallery(words: Words) -> Mapping[str, Scene]:
    """Return examples for people to look at: empty, typical and full tables, ends of gatherings, rounds and matches,
    misplays, and hands.
    """
    pictures = {name: scene(view, _voice(name, view, words)) for name, view in tables().items()}
    pictures |= {name: last_look(view, _voice(name, view, words)) for name, view in last_looks().items()}
    pictures |= {name: round_scene(event, _voice(name, view, words)) for name, (view, event) in results().items()}
    pictures |= {
        name: ending_scene(view, _summary(view), _voice(name, view, words)) for name, view in endings().items()
    }
    pictures |= {
        f"{name}-frame-{number}": frame
        for name, (view, juse) in moments().items()
        for number, frame in enumerate(moment(view, juse, _voice(name, view, words)), 1)
    }
    pictures |= {
        f"motion-{name}-{number}": frame
        for name, seen in motions().items()
        for number, (frame, _) in enumerate(motion(*seen, _voice(name, seen[0], words)), 1)
    }
    for name, view in hands().items():
        voice = _voice(name, view, words)
        pictures[name] = with_strip(hand_table(view, voice), hand_strip(view, voice))
    for name, (view, events) in hand_results().items():
        voice = _voice(name, view, words)
        pictures[name] = with_strip(result_table(view, voice), result_strip(view, events, voice))
    for seats in (2, 3, 4, 5):
        view, events = left_lying_in(seats)
        voice = _voice("hand", view, words)
        own = with_thrills(hand_strip(view, voice), OWN_THRILLS, view, events, voice)
        pictures[f"hand-thrill-{seats}"] = with_strip(hand_table(view, voice), own)
    return pictures


def _summary(view: View) -> Summary:
    policies = parse_cards(["AH", "QC", "JD", "KS", "QH"])
    hands = [strength(parse_cards(hand.split())) for hand in _FAILED]
    points = [
        Decisive(
            seat,
            71 + 30 * seat,
            won=False,
            by=max(1, seat) / 2,
            policy=policies[seat],
            strength=hands[0],
            joker=hands[seat],
        )
        for seat in range(view.seats - 1)
    ]
    points.append(Decisive(view.seats - 1, 130, won=False, by=1, allied=False))
    for seat in view.winners:
        points[seat] = Decisive(seat, 130, won=True, by=0.5, policy=policies[seat])
    return Summary(tuple(SeatSummary(mistakes=mistakes) for mistakes in _MISTAKES[: view.seats]), turning_points=points)


def _voice(name: str, view: View, words: Words) -> Voice:
    """Return a voice with names; at every other kind of table they are in many scripts."""
    many = name.startswith(("fullest", "emptiest", "settled")) or name.endswith("-many")
    return Voice((MORE_NAMES if many else NAMES)[: view.seats], words)


def tables() -> Mapping[str, View]:
    return {
        "emptiest-2": _at(2, lambda view: True),
        "emptiest-5": _at(5, lambda view: view.asking != "secret"),
        "secrets-2": _at(2, lambda view: bool(view.last)),
        "secrets-3": _at(3, lambda view: bool(view.last)),
        "typical-2": _at(2, lambda view: (view.gathering, view.cycle, view.done) == (3, 4, 2)),
        "typical-3": _at(
            3, lambda view: view.gathering == 2 and view.cycle == 3 and bool(view.last and view.last.rolls)
        ),
        "typical-4": _at(4, lambda view: (view.gathering, view.cycle, view.done) == (3, 3, 2)),
        "typical-5": _at(5, lambda view: (view.gathering, view.cycle, view.done) == (3, 4, 3)),
        "dummy-2": _at(2, lambda view: view.gathering == 2 and view.cycle == 2 and view.asking == "dummy"),
        "settled-3": _at(
            3, lambda view: view.cycle == 4 and bool(view.last and any(each.die for each in view.last.turned))
        ),
        "settled-4": _at(4, lambda view: (view.gathering, view.cycle, view.done) == (5, 3, 0)),
        "misplay-4": _misplayed(_state(4, lambda view: (view.gathering, view.cycle, view.done) == (2, 2, 1)))[0],
        "misplay-deck-5": _misplayed(_state(5, lambda view: (view.gathering, view.cycle) == (2, 3)), deck=True)[0],
        "fullest-misplay-2": _misplayed(_full_state(2))[0],
        **{f"fullest-{seats}": GAME.view(_full_state(seats), None) for seats in (2, 3, 4, 5)},
        "fullest-waiting-2": GAME.view(_full_state(2, cycle=4), None),
        "verdict-4": _at(
            4, lambda view: view.gathering > 2 and bool(view.last and view.last.ended and any(view.last.ended.passed))
        ),
        "verdict-5": _at(5, lambda view: view.gathering == 2),
        "verdict-fullest-2-many": _full(2, lambda view: view.gathering == 7, dummy_sigils=False),
        "round-begun-4": _at(4, lambda view: view.round == 2),
        "over-3": _at(3, lambda view: not view.asking),
    }


def last_looks() -> Mapping[str, View]:
    return {
        "last-look-3": _at(3, lambda view: view.round == 2),
        "last-look-fullest-2-many": _full(2, lambda view: view.round == 2, dummy_sigils=False),
        "last-look-over-4": _at(4, lambda view: not view.asking),
    }


def results() -> Mapping[str, tuple[View, RoundEnded]]:
    """Return results of rounds, each with the view after it."""
    views = {
        "round-2": _at(2, lambda view: view.round == 2),
        "round-3": _at(3, lambda view: view.round == 2),
        "round-4": _at(4, lambda view: view.round == 2),
        "round-fullest-2-many": _full(2, lambda view: view.round == 2, dummy_sigils=False),
        "round-fullest-5-many": _full(5, lambda view: view.round == 2, sigils="AS KS QS JS AH"),
    }
    return {
        name: (view, RoundEnded(number=len(view.results), result=view.results[-1], won=view.won, wins=view.wins))
        for name, view in views.items()
    }


def endings() -> Mapping[str, View]:
    return {
        "ending-2": _at(2, lambda view: not view.asking),
        "ending-4": _at(4, lambda view: not view.asking),
        "ending-one-round-4": GAME.view(_play(4, lambda view: not view.asking, _eager, Seeded("one"), wins=1), None),
        "ending-one-round-5": GAME.view(_play(5, lambda view: not view.asking, _eager, Seeded("one"), wins=1), None),
        "ending-fullest-2-many": _full(2, lambda view: not view.asking, dummy_sigils=False),
        "ending-fullest-5-many": _full(5, lambda view: not view.asking, sigils="AS KS QS JS AH"),
    }


def moments() -> Mapping[str, tuple[View, Misplayed]]:
    return {
        "moment-4": _misplayed(_state(4, lambda view: (view.gathering, view.cycle, view.done) == (2, 2, 1))),
        "moment-own-2": _misplayed(_state(2, lambda view: view.asking == "dummy"), own=True),
        "moment-deck-5-many": _misplayed(_state(5, lambda view: view.cycle == 2), deck=True, own=True),
    }


def motions() -> Mapping[str, tuple[View, View, Sequence[Event]]]:
    """Return what is seen happening: everybody's view before the last turn of a cycle and after it, and its events."""
    return {
        "dice-3": _last_turn(_state(3, lambda view: (view.gathering, view.cycle) == (2, 3))),
        "dice-4": _last_turn(_state(4, lambda view: (view.gathering, view.cycle, view.done) == (3, 3, 3))),
        "dice-fullest-2-many": _last_turn(_full_state(2)),
        "verdict-4": _last_turn(_state(4, lambda view: (view.gathering, view.cycle, view.done) == (2, 4, 3))),
        "sigils-4": _last_turn(_state(4, lambda view: (view.gathering, view.cycle, view.done) == (6, 4, 3))),
        "verdict-last-5": _last_turn(_state(5, lambda view: (view.gathering, view.cycle, view.done) == (5, 5, 4))),
    }


def _last_turn(state: State) -> tuple[View, View, Sequence[Event]]:
    chance, after, events = Seeded(f"last turn {state.seats}"), state, list[Event]()
    while not any(isinstance(event, Settled) for event in events):
        seat = to_move(after)
        after, more = GAME.apply(after, seat, _eager(after, seat), chance)
        events += more
    return GAME.view(state, None), GAME.view(after, None), events


def hands() -> Mapping[str, View]:
    typical = _state(4, lambda view: (view.gathering, view.cycle, view.done) == (3, 3, 2))
    chair = _state(3, lambda view: view.gathering == 2)
    longest = _state(5, lambda view: view.gathering == 3 and view.cycle == 1 and view.done == 2)
    return {
        "hand": GAME.view(typical, to_move(typical)),
        "hand-waiting": GAME.view(typical, (to_move(typical) + 1) % 4),
        "hand-secret": GAME.view(chair, to_move(chair)),
        "hand-longest": GAME.view(longest, to_move(longest)),
        "hand-fullest-2": GAME.view(_full_state(2), 0),
        "hand-over": GAME.view(_state(4, lambda view: not view.asking), 0),
    }


def hand_results() -> Mapping[str, tuple[View, Sequence[Event]]]:
    """Return how gatherings and rounds ended, as seats saw it who wanted something."""
    found: dict[str, tuple[View, Sequence[Event]]] = {}
    for seats in (2, 3, 4, 5):
        chance, events = Seeded(f"hand results {seats} 7"), list[Event]()
        state, _ = GAME.deal(seats, {"wins": 1, "dummy_sigils": True}, chance)
        while GAME.to_act(state):
            seat = to_move(state)
            actions = GAME.legal(state, seat)
            state, more = GAME.apply(state, seat, actions[chance.below(len(actions))], chance)
            events += more
            if any(isinstance(event, GatheringEnded) for event in more):
                is_round = any(isinstance(event, RoundEnded) for event in more)
                for viewer in range(seats):
                    view, seen = GAME.view(state, viewer), [event for event in events if event.shown_to(viewer)]
                    told = () if is_round else fates(view, seen)
                    kinds = [f"{fate.passed:d}{fate.turned is not None:d}{bool(fate.nearly):d}" for fate in told]
                    found["-".join(["hand-result", str(seats), *(["round"] if is_round else kinds)])] = view, seen
                events.clear()
    return found


def left_lying_in(seats: int) -> tuple[View, Sequence[Event]]:
    """Play until a die has not chosen a card that would have made a straight or more, as its seat saw it."""
    chance, events = Seeded(f"left lying {seats}"), list[Event]()
    state, _ = GAME.deal(seats, {"wins": 3, "dummy_sigils": True}, chance)
    while True:
        seat = to_move(state)
        state, more = GAME.apply(state, seat, _eager(state, seat), chance)
        events += more
        for viewer in range(seats):
            view, seen = GAME.view(state, viewer), [event for event in events if event.shown_to(viewer)]
            if any(left_lying(view, seen, Voice(NAMES[:seats], words_for("", "jugglers")))):
                return view, seen


class _Loaded(Seeded):
    """All dice show the same, and these sigils are dealt."""

    def __init__(self, seed: str, die: int, sigils: str = "") -> None:
        super().__init__(seed)
        self._die = die
        self._sigils = parse_cards(sigils.split())

    def die(self) -> int:
        return self._die or super().die()

    def shuffle(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        shuffled = super().shuffle(cards)
        if len(cards) < len(POLICIES) or not set(cards) <= set(POLICIES):
            return shuffled
        return (*self._sigils, *(card for card in shuffled if card not in self._sigils))


def _misplayed(state: State, *, own: bool = False, deck: bool = False) -> tuple[View, Misplayed]:
    """Let the seat before the one whose turn it is act out of turn, or that seat itself."""
    seat = (to_move(state) - (not own)) % state.seats
    action = FromDeck(RIGHT) if deck else Place(state.gathering.hands[seat][0], LEFT)
    after, (juse,) = GAME.apply(state, seat, action, Seeded("unused"))
    assert isinstance(juse, Misplayed)
    return GAME.view(after, None), juse


def _at(seats: int, when: _When) -> View:
    return GAME.view(_state(seats, when), None)


def _state(seats: int, when: _When) -> State:
    return _play(seats, when, _eager, Seeded(f"gallery {seats}"))


def _full(seats: int, when: _When, *, dummy_sigils: bool = True, sigils: str = "") -> View:
    """Play so that every policy passes."""
    loaded = _Loaded(f"full {seats}", 0, sigils)
    return GAME.view(_play(seats, when, _helpful, loaded, dummy_sigils=dummy_sigils, wins=3), None)


def _full_state(seats: int, *, cycle: int = 0) -> State:
    """Return a state in which every policy has passed, and in the round's last gathering all cards lie on draft 1. Of
    three players nobody has the last turn of the last cycle: it is the dummy's.
    """

    def last_turn(view: View) -> bool:
        wanted = cycle or view.cycles - (seats == 3)
        return (view.gathering, view.cycle, view.done) == (view.gatherings, wanted, len(view.order) - 1)

    return _play(seats, last_turn, _helpful, _Loaded(f"full {seats}", 1), wins=3, dummy_sigils=seats > 2)


def _play(
    seats: int, when: _When, choose: _Choose, chance: Seeded, *, wins: int = 2, dummy_sigils: bool = True
) -> State:
    state, _ = GAME.deal(seats, {"wins": wins, "dummy_sigils": dummy_sigils}, chance)
    while not when(GAME.view(state, None)):
        seat = to_move(state)
        state, _ = GAME.apply(state, seat, choose(state, seat), chance)
    return state


def _eager(state: State, seat: int) -> Action:
    """Choose as many secret influences as possible, then the card and the draft that make the best hand."""
    actions = GAME.legal(state, seat)
    places = [action for action in actions if isinstance(action, Place)]
    poker = state.gathering.poker
    return max(places, key=lambda it: strength((*poker[it.draft], it.card)), default=actions[-1])


def _helpful(state: State, seat: int) -> Action:
    """Choose what helps both policies. In a round's last gathering all goes to draft 1, after as many secret influences
    as possible.
    """
    actions, view = GAME.legal(state, seat), GAME.view(state, None)
    last = view.gathering == view.gatherings
    if isinstance(actions[0], Secret):
        return actions[-1] if last else actions[0]
    draft = LEFT if last and view.cycle >= view.cycles - 1 else (LEFT, RIGHT)[view.done % 2]
    places = [action for action in actions if isinstance(action, Place) and action.draft == draft]
    poker = state.gathering.poker[draft]
    if places:
        return max(places, key=lambda it: strength((*poker, it.card)))
    return next(action for action in actions if isinstance(action, FromDeck | ForDummy) and action.draft == draft)
