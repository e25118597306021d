"""Examples for people to look at: the emptiest tables, typical ones, the fullest, misplays, endings."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.core.cards import Card, parse_card
from bot.core.summary import SeatSummary, Summary, Unnoticed
from bot.text import Words
from bot.text.voice import Voice
from bot.ui.thrills import with_thrills
from cogs.juse.picture.ending import ending
from cogs.juse.picture.moment import moment
from cogs.juse.picture.motion import motion
from cogs.juse.picture.table import scene
from cogs.juse.picture.thrills import THRILLS
from cogs.juse.rules.attention import Costliest, Overlooked
from cogs.juse.rules.state import CENTRE, OWN, CalledWrongly, Drew, LastAction, Misplayed, Placed, SeatView, View, Won
from render.scene import Scene

_NAMES = ("Alice", "Bartholomew the Considerate", "さくら", "שלום", "🐉 Kai", "Максим", "مها", "W" * 10_000)
_OTHER_NAMES = ("नीला", "Nimal", "Zoë", "田中太郎", "Chamari", "W" * 10_000, "สมชาย", "민준")
_PILES = ("9 QC 3", "5 7H 8", "1 TD 2", "11 AS 12", "7 3S 5", "0 9H 6", "14 KD 1", "0 JC 3")
_CENTRE = ("4S", "JH", "2D", "8C")


def gallery(words: Words) -> Mapping[str, Scene]:
    return {**_tables(words), **_misplays(words), **_motions(words), **_thrills(words), **_endings(words)}


def _tables(words: Words) -> Mapping[str, Scene]:
    drew = LastAction(seat=1, card=parse_card("5S"), to=None, from_hand=False)
    to_centre = LastAction(seat=1, card=parse_card("JH"), to=CENTRE, from_hand=True)
    to_seat = LastAction(seat=1, card=parse_card("QC"), to=0, from_hand=False)
    to_own = LastAction(seat=0, card=parse_card("QC"), to=OWN, from_hand=True)
    lasts = {2: drew, 3: to_centre, 4: to_seat, 5: drew, 6: to_own, 7: to_seat, 8: drew}
    typical = {
        f"typical-{seats}": _view(_piles(seats), turn=1, held="5S" if last is drew else "", last=last)
        for seats, last in lasts.items()
    }
    fullest = {
        f"fullest-{seats}": _view(
            tuple(_pile(f"26 {card} 26") for card in ("TD", "QC", "KS", "TH", "JS", "QD", "TS", "KC")[:seats]),
            centre=("TS", "TH", "TD", "TC"),
            turn=seats - 1,
            held="QH",
            last=LastAction(seat=seats - 1, card=parse_card("QH"), to=None, from_hand=False),
            base=9,
        )
        for seats in (2, 3, 5, 8)
    }
    views = {
        "emptiest-2": _view((_pile("26"), _pile("25")), centre=("", "", "2D", ""), turn=0, base=1),
        "emptiest-8": _view(tuple(map(_pile, ("7",) * 3 + ("6",) * 5)), centre=("", "", "2D", ""), turn=0, base=1),
        **typical,
        **fullest,
        "close-5": _view(tuple(map(_pile, ("1 QC 4", "3", "0 TD 2", "1", "0 3S 1"))), turn=4, last=to_seat),
        "winner-4": _view((*_piles(3), _pile("0")), turn=3, last=to_centre, winner=3),
    }
    return {name: scene(view, Voice(_NAMES[: len(view.seats)], words)) for name, view in views.items()}


def _misplays(words: Words) -> Mapping[str, Scene]:
    """Return each fault at tables of several sizes: as the table shows it, and its moment."""
    slips = {
        "does-not-fit-5": (5, _slip(3, "5H", CENTRE, "does-not-fit")),
        "does-not-fit-8": (8, _slip(6, "5H", 1, "does-not-fit")),
        "centre-first-2": (2, _slip(0, "5S", OWN, "centre-first")),
        "centre-first-5": (5, _slip(3, "5S", OWN, "centre-first", caller=1)),
        "centre-first-8": (8, _slip(4, "3D", 2, "centre-first", caller=5)),
        "nearer-first-7": (7, _slip(5, "KD", 3, "nearer-first", better=0)),
        "playable-elsewhere-3": (3, _slip(2, "8D", OWN, "playable-elsewhere", better=1, caller=0)),
        "playable-elsewhere-6": (6, _slip(0, "4C", OWN, "playable-elsewhere", better=4, caller=5)),
        "drew-early-4": (4, _slip(0, "QH", None, "drew-early", caller=2)),
        "drew-early-8": (8, _slip(5, "9C", None, "drew-early")),
    }
    made: dict[str, Scene] = {}
    for name, (seats, slip_of_any) in slips.items():
        slip = replace(slip_of_any, takes=seats - 1, seconds=None if slip_of_any.caller is None else 0.93)
        piles, early = list(_piles(seats)), slip.to is None
        if early:
            piles[slip.seat] = SeatView(8, 4, slip.card)
        last = LastAction(seat=slip.seat, card=slip.card, to=slip.to, from_hand=not early, fault=slip.fault)
        view = _view(tuple(piles), turn=(slip.seat + 1) % seats, last=last, players_call=slip.caller is not None)
        made[f"misplay-{name}"] = scene(view, Voice(_NAMES[: len(view.seats)], words))
        *frames, made[f"moment-{name}"] = moment(view, slip, Voice(_NAMES[:seats], words))
        if name == "centre-first-5":
            made |= {f"moment-{name}-frame-{number}": frame for number, frame in enumerate(frames, start=1)}
    for seats, caller in ((2, 0), (5, 3), (5, 4), (8, 2), (8, 6)):
        last = LastAction(seat=1, card=parse_card("5S"), to=None, from_hand=False)
        view = _view(_piles(seats), turn=1, held="5S", last=last, players_call=True, silenced=(caller,))
        call = CalledWrongly(seat=caller, fault="wrong-call", accused=1)
        [made[f"moment-wrong-call-{seats}-by-{caller + 1}"]] = moment(view, call, Voice(_NAMES[:seats], words))
    return made


def _motions(words: Words) -> Mapping[str, Scene]:
    """Return the frames of a turn that is shown at once, and of a last card."""
    drew, five = Drew(seat=1, card=parse_card("5S"), turned_over=False), parse_card("5S")
    to_centre = Placed(seat=1, card=five, to=CENTRE, from_hand=True)
    last, won = Placed(seat=0, card=parse_card("QH"), to=CENTRE, from_hand=False), Won(seat=0)
    queen = SeatView(0, 1, parse_card("QH"))
    made: dict[str, Scene] = {}
    for seats in (2, 4, 8):
        turn, out = _view(_piles(seats), turn=1), _view((queen, *_piles(seats)[1:]), turn=0)
        over = _view((SeatView(0, 0, None), *_piles(seats)[1:]), turn=0, winner=0, centre=("4S", "QH", "2D", "8C"))
        for name, before, after, events in (("turn", turn, turn, (drew, to_centre)), ("won", out, over, (last, won))):
            frames = motion(before, after, events, Voice(_NAMES[:seats], words))
            made |= {f"motion-{name}-{seats}-{number}": frame for number, (frame, _) in enumerate(frames, start=1)}
    return made


def _thrills(words: Words) -> Mapping[str, Scene]:
    """Return how many cards somebody has got rid of in one turn."""
    placed = Placed(seat=1, card=parse_card("JH"), to=CENTRE, from_hand=False)
    made: dict[str, Scene] = {}
    for seats, cards in ((2, 4), (3, 2), (4, 3), (5, 5), (6, 2), (8, 12)):
        voice, last = Voice(_NAMES[:seats], words), LastAction(1, placed.card, CENTRE, from_hand=False)
        view = _view(_piles(seats), turn=1, last=last)
        made[f"thrill-{seats}"] = with_thrills(scene(view, voice), THRILLS, view, [placed] * cards, voice)
    return made


def _endings(words: Words) -> Mapping[str, Scene]:
    mistakes, wrong, catches = (0, 1, 4, 2, 0, 12, 3, 1), (0, 1, 0, 0, 2, 0, 0, 0), (3, 2, 0, 1, 0, 1, 5, 2)
    runs = (31, 12, 9, 20, 27, 4, 11, 18)
    played = [
        SeatSummary(mistakes=m, wrong_calls=w, catches=c, clean_run=r, fastest=0.93 if c > 1 else None)
        for m, w, c, r in zip(mistakes, wrong, catches, runs, strict=True)
    ]
    catch = _slip(3, "KH", None, "drew-early", caller=0)
    better = _slip(1, "9D", 5, "nearer-first", better=7, caller=6, takes=7)
    cost = (
        Costliest(1, 41, "called", 3, _slip(1, "7H", OWN, "centre-first"), slips=1, took=3),
        Costliest(2, 52, "given", 5, giver=1),
        Costliest(3, 18, "called", 7, _slip(3, "KS", 2, "nearer-first", better=0), slips=2, took=14),
        Costliest(5, 103, "missed", 1, _slip(1, "4C", OWN, "playable-elsewhere", better=2)),
        Costliest(6, 9, "kept", 1, _slip(6, "QD", OWN, "playable-elsewhere", better=7)),
        Costliest(7, 66, "given", 1, giver=2),
    )
    kept = Overlooked(_slip(1, "4C", OWN, "playable-elsewhere", better=2))
    unnoticed = [Unnoticed(1, 103, kept, (0, 3, 6))]
    last = LastAction(seat=0, card=parse_card("TD"), to=CENTRE, from_hand=True)
    on_seat = LastAction(seat=0, card=parse_card("JS"), to=1, from_hand=False)
    slipped = LastAction(seat=1, card=parse_card("JS"), to=OWN, from_hand=True, fault="centre-first")
    ended = {seats: (_pile("0"), *_piles(seats)[1:]) for seats in (2, 3, 4, 5, 8)}
    endings = {
        "ending-2": (
            _view(ended[2], turn=0, last=on_seat, winner=0),
            Summary(played[:2], seconds=740, turning_points=cost[:1]),
        ),
        "ending-given-3": (_view(ended[3], turn=2, last=slipped, winner=0), Summary(played[:3], seconds=59)),
        "ending-4": (
            _view(ended[4], turn=0, last=last, winner=0),
            Summary(played[:4], seconds=840, turning_points=cost[:3]),
        ),
        "ending-5": (
            _view(ended[5], turn=0, last=last, winner=0, players_call=True),
            Summary([*played[:1], *played[2:4], *played[6:8]], catch, seconds=1500, unnoticed=unnoticed),
        ),
        "ending-8": (
            _view(ended[8], turn=0, last=last, winner=0, players_call=True),
            Summary(played, better, seconds=3000, turning_points=cost, unnoticed=unnoticed),
        ),
        "ending-bot-8": (_view(ended[8], turn=0, last=on_seat, winner=0), Summary(played)),
    }
    return {
        name: ending(view, summary, Voice(_OTHER_NAMES[: len(view.seats)], words))
        for name, (view, summary) in endings.items()
    }


def _pile(text: str) -> SeatView:
    """Read `draw top discard`, or only `draw`."""
    draw, *rest = text.split()
    return SeatView(int(draw), int(rest[1]), parse_card(rest[0])) if rest else SeatView(int(draw), 0, None)


def _piles(seats: int) -> tuple[SeatView, ...]:
    return tuple(map(_pile, _PILES[:seats]))


def _slip(
    seat: int,
    card: str,
    to: int | None,
    fault: str,
    *,
    better: int | None = None,
    caller: int | None = None,
    takes: int = 4,
) -> Misplayed:
    return Misplayed(seat=seat, card=parse_card(card), to=to, fault=fault, better=better, caller=caller, takes=takes)


def _view(
    seats: tuple[SeatView, ...],
    *,
    turn: int,
    centre: tuple[str, ...] = _CENTRE,
    base: int | None = None,
    held: str = "",
    last: LastAction | None = None,
    winner: int | None = None,
    players_call: bool = False,
    silenced: tuple[int, ...] = (),
) -> View:
    scores = [seat.draw + seat.discard for seat in seats]
    card: Card | None = parse_card(held) if held else None
    if card is not None:
        scores[turn] += 1
    tops = tuple(parse_card(top) if top else None for top in centre)
    catches = (2, 1, 0, 3, 12, 0, 1, 1)[: len(seats)] if players_call else ()
    return View(seats, tops, base, turn, card, last, winner, tuple(scores), players_call, silenced, catches)
