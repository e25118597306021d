"""Roundup's moves: how they are written, and all those of one card, made once because a turn may offer hundreds."""

from collections.abc import Iterable

from bot.core.cards import NAMES, PACK, RANK_OF, SUITS, Card, parse_card
from bot.core.errors import Malformed, shown
from bot.core.game import is_small_number
from cogs.roundup.rules.state import Action, Bid, Down, FacePlay, Give, Jack, King, Move, Pass, Queen, Show, Up

MAX_SEATS = 6
NUMBERS = range(1, 11)
JACK, QUEEN, KING = 10, 11, 12

BIDS = tuple(map(Bid, PACK))
SHOWS = tuple(map(Show, PACK))
RUNS_UP = tuple(
    tuple(Up(tuple(range(card, after))) for after in range(card + 1, card // 13 * 13 + 11)) for card in PACK
)
"""The runs from each number card: it alone, it and the next of its suit, and so on up to the ten."""
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
"""The ways to play a card, by number of seats, seat and card; none for a number card."""


def parse(text: str) -> Action:
    match text.split(" "):
        case ["bid" | "show" | "down" | "give" as move, card]:
            return _ONE_CARD[move](parse_card(card))
        case ["up", _, *_] as words:
            return Up(tuple(map(parse_card, words[1:])))
        case ["pass"]:
            return FREE_PASS
        case ["pass", card]:
            return Pass(parse_card(card))
        case [jack, seat] if _is_rank(jack, JACK) and is_small_number(seat):
            return Jack(parse_card(jack), int(seat))
        case [queen, seat, "S" | "H" | "D" | "C" as suit] if _is_rank(queen, QUEEN) and is_small_number(seat):
            return Queen(parse_card(queen), int(seat), SUITS.index(suit))
        case [king, seat, number] if _is_rank(king, KING) and is_small_number(seat) and number in map(str, NUMBERS):
            return King(parse_card(king), int(seat), int(number))
        case _:
            raise Malformed("no-such-move", text=shown(text))


def _is_rank(word: str, rank: int) -> bool:
    return word in NAMES and RANK_OF[parse_card(word)] == rank


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
