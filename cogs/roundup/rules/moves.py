"""Roundup's moves: how they are written, and all those of one card, made once because a turn may offer hundreds."""

from collections.abc import Iterable, Sequence

from bot.core.cards import NAMES, PACK, RANK_OF, SUITS, Card, parse_card
from bot.core.errors import Malformed, shown
from cogs.roundup.rules.state import Action, Bid, Down, FacePlay, Give, Jack, King, Move, Pass, Queen, Show, Up

MAX_SEATS = 6
NUMBERS = range(1, 11)
JACK, QUEEN, KING = 10, 11, 12

BIDS = tuple(map(Bid, PACK))
SHOWS = tuple(map(Show, PACK))
RUNS_UP = tuple(
    tuple(Up(tuple(range(card, after))) for after in range(card + 1, card // 13 * 13 + 11)) for card in PACK
)
"""For each number card: it alone, it and the next of its suit, and so on up to the ten."""
UPS = tuple(Up((card,)) for card in PACK)
DOWNS = tuple(map(Down, PACK))
PASSES = tuple(map(Pass, PACK))
GIVES = tuple(map(Give, PACK))
FREE_PASS = Pass()

_ONE_CARD: dict[Move, type[Bid | Show | Down | Give]] = {"bid": Bid, "show": Show, "down": Down, "give": Give}
KINDS: dict[type[Action], Move] = {
    Bid: "bid", Show: "show", Up: "up", Down: "down", Pass: "pass",
    Jack: "face", Queen: "face", King: "face", Give: "give",
}  # fmt: skip
_LONGEST_SEAT = 3

IS_NUMBER = tuple(rank < JACK for rank in RANK_OF)
"""R2."""


def has_number(cards: Iterable[Card]) -> bool:
    """Return True if any is a number card. Every deal asks this of every hand, hence `map`."""
    return any(map(IS_NUMBER.__getitem__, cards))


def _plays_on(card: Card, target: int) -> tuple[FacePlay, ...]:
    if RANK_OF[card] == JACK:
        return (Jack(card, target),)
    if RANK_OF[card] == QUEEN:
        return tuple(Queen(card, target, suit) for suit in range(4))
    return tuple(King(card, target, number) for number in NUMBERS)


_ON_SEAT = tuple(
    tuple(() if IS_NUMBER[card] else _plays_on(card, target) for target in range(MAX_SEATS)) for card in PACK
)
FACE_PLAYS = tuple(
    tuple(
        tuple(
            tuple(play for target in range(seats) if target != seat for play in _ON_SEAT[card][target]) for card in PACK
        )
        for seat in range(seats)
    )
    for seats in range(MAX_SEATS + 1)
)
"""By number of seats, seat and card: every way to play that card; none for a number card."""


def parse(text: str) -> Action:
    words = text.split(" ")
    action = _read(words[0], words[1:])
    if action is None:
        raise Malformed("no-such-move", text=shown(text))
    return action


def _read(word: str, rest: Sequence[str]) -> Action | None:
    if word in _ONE_CARD:
        return _ONE_CARD[word](parse_card(rest[0])) if len(rest) == 1 else None
    if word == "up":
        return Up(tuple(map(parse_card, rest))) if rest else None
    if word == "pass":
        if len(rest) > 1:
            return None
        return Pass(parse_card(rest[0])) if rest else FREE_PASS
    return _read_face(word, rest)


def _read_face(word: str, rest: Sequence[str]) -> FacePlay | None:
    rank = "JQK".find(word[:1]) + JACK
    if word not in NAMES or rank < JACK or not rest or not _is_seat(rest[0]):
        return None
    card, target, asked = parse_card(word), int(rest[0]), rest[1:]
    if rank == JACK:
        return None if asked else Jack(card, target)
    if len(asked) != 1:
        return None
    if rank == QUEEN:
        return Queen(card, target, SUITS.index(asked[0])) if asked[0] in tuple(SUITS) else None
    return King(card, target, int(asked[0])) if asked[0] in map(str, NUMBERS) else None


def _is_seat(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _LONGEST_SEAT and text == str(int(text))


def spell(action: Action) -> str:
    match action:
        case Up(cards):
            return f"up {' '.join(NAMES[card] for card in cards)}"
        case Pass(None):
            return "pass"
        case Jack(card, target):
            return f"{NAMES[card]} {target}"
        case Queen(card, target, suit):
            return f"{NAMES[card]} {target} {SUITS[suit]}"
        case King(card, target, number):
            return f"{NAMES[card]} {target} {number}"
        case _:
            assert action.card is not None
            return f"{KINDS[type(action)]} {NAMES[action.card]}"
