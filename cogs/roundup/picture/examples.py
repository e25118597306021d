"""Examples to look at: tables from the emptiest to the fullest, scores, results, endings, moments, and hands."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.core.cards import Card, parse_card, parse_cards
from bot.core.chance import Seeded
from bot.core.game import Event
from bot.core.summary import SeatSummary, Summary
from bot.text import Words
from bot.text.voice import Voice
from bot.ui.thrills import with_thrills
from cogs.roundup.picture.motion import motion
from cogs.roundup.picture.result import result_strip, result_table
from cogs.roundup.picture.scores import ending, result_scene
from cogs.roundup.picture.table import hand_strip, hand_table, last_look, moment, scene
from cogs.roundup.picture.thrills import AT_TABLE, IN_HANDS
from cogs.roundup.rules.decisive import Decisive
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import (
    BroughtOut,
    Closed,
    LastAction,
    Misplayed,
    Owed,
    Phase,
    RoundEnded,
    SeatView,
    Tied,
    TurnedUp,
    View,
)
from render import Scene, with_strip

_NAMES = ("Alice", "さくら", "שלום", "Bartholomew the Considerate", "नीला", "W" * 10_000)
_OTHER_NAMES = ("🐉 Kai", "Максим", "مها", "Zoë", "Jo", "田中太郎")
_HANDS = ("7H TH", "TS 4S 8H 9H 5D", "6C", "TD 2D 3D 5S 6D 9D", "9S 7D 8S", "8C 9C 7S")
_MANY = ("7H TH 5S 8S 9S 3D 6D 4D", "TS 4S 8H 9H 5D 7D 9D", "6C 6S 7S 8D", "2D TD 7C 8C 9C 5H", "3H 4H", "3S")
_COUNTS = (6, 2, 9, 1, 4, 7)
_SCORES = (3, 0, 7, 9, 2, 1)
_MOST = {2: (26, 10), 3: (18, 17, 1), 4: (13, 13, 9, 1), 5: (11, 11, 10, 3, 1), 6: (9, 9, 9, 7, 1, 1)}
"""The most cards that can lie face up: at most all that were dealt, and only number cards; an ace would have been laid.
"""
_HELD = {2: (0, 14), 3: (0, 0, 15), 4: (0, 0, 4, 11), 5: (0, 0, 0, 7, 8), 6: (0, 0, 0, 2, 6, 8)}


def gallery(words: Words) -> Mapping[str, Scene]:
    return {
        **_tables(words),
        **_scores(words),
        **_results(words),
        **_endings(words),
        **_moments(words),
        **_hands(words),
        **_motions(words),
        **_thrills(words),
    }


def _tables(words: Words) -> Mapping[str, Scene]:
    queen = LastAction(1, "face", _cards("QH"), target=2, suit=3, hit=parse_card("6C"))
    nearly = [replace(seat, up=_cards("9H"), down=place) for place, seat in enumerate(_seats(4))]
    views = {
        **{f"typical-{count}": _typical(count) for count in range(2, 7)},
        **{f"fullest-{count}": _fullest(count) for count in range(2, 7)},
        **{f"emptiest-{count}": _bidding(count) for count in (2, 4, 5)},
        "tie-3": _view(_seats(3), phase=Phase.SHOW, waiting=(0, 2), stacks=(0, 0, 0, 0)),
        "give-6": _asking(6),
        "give-4": replace(_asking(4), owed=Owed(2, number=6)),
        "face-6": _view(_seats(6), turn=2, last=queen),
        "nearly-out-4": _view(nearly, turn=1),
        "first-out-4": _view([replace(nearly[0], up=()), *_seats(4)[1:]], turn=1, first_empty=0),
        "misplay-down-5": _misplayed(5, 4, "down", "does-not-fit", "KS"),
        "misplay-up-4": _misplayed(4, 1, "up", "does-not-fit", "8H"),
        "misplay-fullest-6": replace(_fullest(6), turn=0, waiting=(0,), last=_slip(0, "up", "does-not-fit", "2H")),
        "misplay-fullest-2": replace(_fullest(2), turn=0, waiting=(0,), last=_slip(0, "up", "does-not-fit", "2H")),
    }
    return {name: scene(view, Voice(_NAMES[: len(view.seats)], words)) for name, view in views.items()}


def _scores(words: Words) -> Mapping[str, Scene]:
    rounds = {2: 1, 4: 3, 6: 12}
    bids = {count: _bidding(count) for count in rounds}
    return {
        f"scores-{count}": scene(
            replace(_after(count, played), seats=bids[count].seats, waiting=bids[count].waiting),
            Voice(_OTHER_NAMES[:count], words),
        )
        for count, played in rounds.items()
    }


def _results(words: Words) -> Mapping[str, Scene]:
    """Return how rounds ended, and what everybody got."""
    scenes: dict[str, Scene] = {}
    for count, played in ((2, 1), (3, 3), (4, 2), (5, 3), (6, 1)):
        view, voice = _after(count, played), Voice(_NAMES[:count], words)
        scenes[f"last-look-{count}"] = last_look(view, voice)
        scenes[f"result-{count}"] = result_scene(RoundEnded(score=view.history[-1]), voice)
    return scenes


def _endings(words: Words) -> Mapping[str, Scene]:
    scenes: dict[str, Scene] = {}
    for count, played in ((2, 3), (4, 5), (6, 14)):
        over = _after(count, played)
        over = replace(over, phase=Phase.OVER, winners=(over.scores.index(max(over.scores)),))
        seats = [SeatSummary(mistakes=seat % 3, clean_run=31 - 4 * seat) for seat in range(count)]
        points = [
            Decisive(seat, 41 + 60 * seat, seat in over.winners, seat, seat % 4, 3, closer=1) for seat in range(count)
        ]
        scenes[f"ending-{count}"] = ending(over, Summary(seats, turning_points=points), Voice(_NAMES[:count], words))
    return scenes


def _moments(words: Words) -> Mapping[str, Scene]:
    slips = {
        "down-5": (_typical(5), Misplayed(seat=4, move="down", fault="does-not-fit", card=parse_card("TD"))),
        "up-4": (_typical(4), Misplayed(seat=1, move="up", fault="does-not-fit", card=parse_card("9H"))),
        "wait-3": (_typical(3), Misplayed(seat=1, move="down", fault="face-up-first", card=parse_card("JC"))),
        "pass-6": (_typical(6), Misplayed(seat=5, move="pass", fault="face-up-first")),
        "bid-2": (_bidding(2), Misplayed(seat=1, move="bid", fault="number-first")),
        "give-6": (_asking(6), Misplayed(seat=2, move="give", fault="wrong-card")),
        "fullest-6": (_fullest(6), Misplayed(seat=3, move="face", fault="face-up-first")),
    }
    scenes: dict[str, Scene] = {}
    for name, (view, juse) in slips.items():
        frames = moment(view, juse, Voice(_NAMES[: len(view.seats)], words))
        scenes[f"moment-{name}"] = frames[-1]
        if name == "up-4":
            scenes.update({f"moment-{name}-{number}": frame for number, frame in enumerate(frames[:-1])})
    return scenes


def _motions(words: Words) -> Mapping[str, Scene]:
    """Return the frames of what is seen happening."""
    played = {
        **{f"bids-{count}": _played(count, TurnedUp, 0) for count in (2, 4, 6)},
        "tie-4": _played(4, Tied, 0),
        "closed-first-2": _played(2, Closed, 0),
        "closed-third-4": _played(4, Closed, 2),
        "closed-second-5": _played(5, Closed, 1),
        "closed-third-6": _played(6, Closed, 2),
        "closed-last-3": _played(3, Closed, 3),
    }
    return {
        f"motion-{name}-{number}": frame
        for name, (before, after, events) in played.items()
        for number, (frame, _) in enumerate(motion(before, after, events, Voice(_NAMES[: len(before.seats)], words)), 1)
    }


def _thrills(words: Words) -> Mapping[str, Scene]:
    """Return a number that a King has found, and bids that were lost, at the table and above hands."""
    made: dict[str, Scene] = {}
    for count in range(2, 7):
        voice = Voice(_NAMES[:count], words)
        found = BroughtOut(seat=1, card=parse_card("8H"), discarded=False, chosen=False, number=8)
        for name, view, event in (
            ("had-it", _typical(count), found),
            ("bid-lost", _typical(count), Closed(suit=0)),
            ("fullest", _fullest(count), Closed(suit=0)),
        ):
            made[f"thrill-{name}-{count}"] = with_thrills(scene(view, voice), AT_TABLE, view, [event], voice)
            upper = with_thrills(hand_table(view, voice), IN_HANDS, view, [event], voice)
            made[f"hand-thrill-{name}-{count}"] = with_strip(upper, hand_strip(_own(view, ()), voice))
    return made


def _played(seats: int, kind: type[Event], number: int) -> tuple[View, View, Sequence[Event]]:
    """Play until something has happened for the last time of so many."""
    chance = Seeded(f"gallery {seats}")
    state, _ = GAME.deal(seats, {"points": 50}, chance)
    while True:
        seat = min(GAME.to_act(state))
        actions = GAME.legal(state, seat)
        after, events = GAME.apply(state, seat, actions[chance.below(len(actions))], chance)
        number -= sum(type(event) is kind for event in events)
        if number < 0:
            return GAME.view(state, None), GAME.view(after, None), events
        state = after


def _after(seats: int, rounds: int) -> View:
    return _played(seats, RoundEnded, rounds - 1)[1]


def _hands(words: Words) -> Mapping[str, Scene]:
    typical = _cards("AS 7S 2H QH 8D 3C 5C KD JS 9C TC 4C")
    views = {
        **{f"typical-{count}": _own(_typical(count), typical[: 16 - 2 * count]) for count in range(2, 7)},
        "shortest-2": _own(_typical(2), ()),
        "shortest-6": _own(_typical(6), typical[:1]),
        "longest-2": _own(_bidding(2), tuple(range(0, 52, 2))),
        "longest-3": _own(_bidding(3), tuple(range(0, 52, 3))),
        "longest-6": replace(_own(_bidding(6), typical[:9]), seat=0, placed=parse_card("5C")),
        "fullest-2": _own(_fullest(2), tuple(range(14))),
        "fullest-up-2": replace(_own(_fullest(2), ()), seat=0),
        "fullest-4": _own(_fullest(4), ()),
        "fullest-6": _own(_fullest(6), ()),
        "bid-4": replace(_own(_bidding(4), tuple(range(1, 52, 4))), seat=2, placed=parse_card("8D")),
        "give-4": replace(_own(_asking(4), typical[:9]), seat=2),
        "misplay-4": _own(_misplayed(4, 1, "down", "does-not-fit", "QH"), typical[:8]),
    }
    voices = {name: Voice(_NAMES[: len(view.seats)], words) for name, view in views.items()}
    shown = {
        f"hand-{name}": with_strip(hand_table(view, voices[name]), hand_strip(view, voices[name]))
        for name, view in views.items()
    }
    for count, played in ((2, 1), (3, 3), (4, 2), (5, 3), (6, 1)):
        for seat in range(2):
            view, voice = replace(_after(count, played), seat=seat), Voice(_NAMES[:count], words)
            shown[f"hand-result-{count}-{seat}"] = with_strip(result_table(view, voice), result_strip(view, (), voice))
    return shown


def _cards(names: str) -> tuple[Card, ...]:
    return parse_cards(names.split())


def _seats(count: int) -> list[SeatView]:
    hands = map(_cards, _MANY if count < 4 else _HANDS)
    return [
        SeatView(down, cards, cards[0], placed=False, score=score)
        for _, down, cards, score in zip(range(count), _COUNTS, hands, _SCORES, strict=False)
    ]


def _view(
    seats: Sequence[SeatView],
    *,
    turn: int = -1,
    phase: Phase = Phase.TURN,
    waiting: Sequence[int] | None = None,
    last: LastAction | None = None,
    stacks: tuple[int, ...] = (3, 6, 0, 10),
    first_empty: int | None = None,
) -> View:
    begun = any(stacks)
    return View(
        seat=None, goal=10, round=3, phase=phase, hand=(), placed=None, seats=tuple(seats),
        waiting=(turn,) if waiting is None else tuple(waiting), asked=(), stacks=stacks,
        closed=(3,) if begun else (), discards=_cards("JS QH") if begun else (), turn=turn, owed=None,
        first_empty=first_empty, history=(), last=last, scores=tuple(seat.score for seat in seats), winners=(),
    )  # fmt: skip


def _typical(seats: int) -> View:
    laid = LastAction(0, "up", _cards("5H 6H"))
    view = _view(_seats(seats), turn=1, last=laid)
    return replace(view, discards=_cards("JS KC QS JH QH")) if seats == 5 else view


def _fullest(seats: int) -> View:
    """Return a table where nothing has been laid: one seat holds the aces back."""
    numbers = [card for card in range(52) if 0 < card % 13 < 10]
    own: list[SeatView] = []
    for most, held, score in zip(_MOST[seats], _HELD[seats], _SCORES, strict=False):
        cards, numbers = tuple(numbers[:most]), numbers[most:]
        own.append(SeatView(held, cards, cards[0], placed=False, score=score + 10))
    view = _view(own, turn=1, stacks=(0, 0, 0, 0))
    return replace(view, discards=tuple(card for card in range(52) if card % 13 > 9)[: 16 - sum(_HELD[seats])])


def _bidding(seats: int) -> View:
    own = [SeatView(52 // seats, (), None, placed=not seat % 2, score=0) for seat in range(seats)]
    waiting = tuple(seat for seat in range(seats) if seat % 2)
    return replace(_view(own, phase=Phase.BID, waiting=waiting, stacks=(0, 0, 0, 0)), round=0)


def _asking(seats: int) -> View:
    queen = LastAction(1, "face", _cards("QH"), target=2, suit=3)
    view = _view(_seats(seats), turn=1, phase=Phase.GIVE, waiting=(2,), last=queen)
    return replace(view, owed=Owed(2, suit=3))


def _slip(seat: int, move: str, fault: str, card: str) -> LastAction:
    return LastAction(seat, "up" if move == "up" else "down", _cards(card), fault=fault)


def _misplayed(seats: int, seat: int, move: str, fault: str, card: str) -> View:
    return _view(_seats(seats), turn=seat, last=_slip(seat, move, fault, card))


def _own(view: View, hand: Sequence[Card]) -> View:
    return replace(view, seat=1, hand=tuple(sorted(hand)))
