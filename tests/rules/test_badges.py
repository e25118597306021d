"""What earns a badge of each game, and what just fails to."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core.cards import parse_cards
from bot.core.summary import Snapshot
from bot.ui.kit import GameKit
from cogs.jugglers.cog import KIT as JUGGLERS
from cogs.jugglers.rules.game import to_move
from cogs.junk.cog import KIT as JUNK
from cogs.junk.rules.state import State as JunkState
from cogs.juse.cog import KIT as JUSE
from cogs.roundup.cog import KIT as ROUNDUP
from cogs.roundup.rules.state import State as RoundupState
from tests.rules import jugglers_positions as jugglers
from tests.rules import juse_positions as juse
from tests.rules import roundup_positions as roundup


def earned(kit: GameKit, steps: Sequence[Snapshot]) -> dict[str, list[int]]:
    """The badges that anybody has earned, and who."""
    found = {name: sorted(judge(steps)) for name, judge in kit.badges.items()}
    return {name: seats for name, seats in found.items() if seats}


def played(kit: GameKit, state: Any, moves: Sequence[str]) -> list[Snapshot]:
    """The game after these moves, each with its seat."""
    steps = [Snapshot(state, ())]
    for move in moves:
        seat, _, action = move.partition(" ")
        state, events = kit.rules.apply(state, int(seat), kit.rules.parse(action), juse.NO_CHANCE)
        steps.append(Snapshot(state, events))
    return steps


# ------------------------------------------------------------ Juse


FIVE_LEFT, SIX_LEFT = "9C 8C QD JD", "9C 8C QD JD TD"


@pytest.mark.parametrize(
    ("moves", "cards", "players_call", "sharp"),
    [
        (["1 own", "2 juse"], FIVE_LEFT, True, [2]),
        (["1 own", "2 juse"], SIX_LEFT, True, []),
        (["1 centre", "2 juse"], "9C 8C", True, []),  # a wrong call
        (["1 own"], "9C 8C", False, []),  # where the bot calls
    ],
)
def test_who_catches_somebody_with_five_cards_left_is_sharp(
    moves: list[str], cards: str, players_call: bool, sharp: list[int]
) -> None:
    """Seat 1 has these cards left, and an ace that belongs in the center in its hand."""
    state = juse.position("9H 2C / ", f"{cards} / ", "4C TS / ", turn=1, held="AS", players_call=players_call)
    assert earned(JUSE, played(JUSE, state, moves)) == ({"sharp": sharp} if sharp else {})


SIX, SEVEN, ON_TO_OWN = ["0 centre"] * 6, ["0 centre"] * 7, ["0 draw", "0 own"]
HEARTS = "7H 6H 5H 4H 3H 2H AH"


@pytest.mark.parametrize(
    ("own", "moves", "badges"),
    [
        (f"3C 2C / 9S {HEARTS}", [*SEVEN, *ON_TO_OWN], {"seven": [0]}),
        (f"3C 2C / 9S {HEARTS}", [*SIX, *ON_TO_OWN], {}),
        (f" / {HEARTS}", SEVEN, {"seven": [0]}),  # and with it they win
        # One in the wrong place counts unless it is called.
        (f"3C 2C / 9S {HEARTS}", [*SIX, "0 seat:1", *ON_TO_OWN], {"seven": [0]}),
        (f"3C 2C / 9S {HEARTS}", [*SIX, "0 seat:1", "1 juse"], {"sharp": [1]}),
        # A mistake that the bot calls ends the turn, and takes back no other card.
        (f"3C 2C / 9S {HEARTS}", [*SEVEN, "0 centre"], {"seven": [0]}),
        (
            "3C 2C 7H 6H 5H / 9S 4H 3H 2H AH",
            [*["0 centre"] * 5, "1 centre", *["0 draw", "0 centre"] * 3, *ON_TO_OWN],
            {},
        ),
    ],
)
def test_seven_cards_have_to_leave_in_one_turn(own: str, moves: list[str], badges: dict[str, list[int]]) -> None:
    assert earned(JUSE, played(JUSE, juse.position(own, "KC KD / 6C", players_call=True), moves)) == badges


# ------------------------------------------------------------ Junk

JUNKED = ["0 draw", "0 junk"] * 5
"""Before the king is played, on which all of them fit."""
KING, RESCUE = ["0 draw", "0 play"], "0 rescue"


@pytest.mark.parametrize(
    ("rest", "moves", "badges"),
    [
        ("KS", [RESCUE] * 5, {"five": [0], "nothing": [0]}),
        ("KS QS", [*[RESCUE] * 3, "0 draw", *[RESCUE] * 2, "0 play"], {"five": [0], "nothing": [0]}),
        ("KS QS", [*[RESCUE] * 4, "0 draw", "0 play", RESCUE], {"nothing": [0]}),
        ("KS", [*[RESCUE] * 4, "0 stop"], {}),
    ],
)
def test_five_rescues_are_one_chain_until_another_card_is_played_from_the_hand(
    rest: str, moves: list[str], badges: dict[str, list[int]]
) -> None:
    """One card left is not nothing."""
    state = JunkState(deal=parse_cards(f"2S 3S 4S 5S 6S {rest}".split()), naked=False)
    assert earned(JUNK, played(JUNK, state, [*JUNKED, *KING, *moves])) == badges


# ------------------------------------------------------------ Roundup


def clubs_last(bids: str, last: str = "JS / TC", **rest: Any) -> list[Snapshot]:
    """Seat 0 closes the last stack."""
    others = ["JH / ", "JD / "][: len(bids.split()) - 1]
    state = roundup.position(last, *others, stacks="TS TH TD 9C", bids=bids, goal=1, **rest)
    return played(ROUNDUP, state, ["0 up TC"])


@pytest.mark.parametrize(
    ("bids", "rest", "badges"),
    [
        ("3C 4S 5H", {}, {"alone": [0]}),
        ("3S 4C 5H", {}, {"alone": [1]}),
        ("3C 4C 5H", {"totals": (1, 0, 0)}, {}),
        ("3C 4S", {}, {}),
        ("3C 4C 5H", {"last": " / TC"}, {"twice": [0]}),
        ("3C 4C 5H", {"last": " / TC", "first_empty": 2, "totals": (1, 0, 0)}, {}),
        ("3S 4C 5H", {"last": " / TC"}, {"alone": [1]}),
    ],
)
def test_a_right_bid_is_bold_if_none_of_two_others_was_right_and_twice_if_one_is_out_first_too(
    bids: str, rest: dict[str, Any], badges: dict[str, list[int]]
) -> None:
    assert earned(ROUNDUP, clubs_last(bids, **rest)) == badges


def test_every_round_of_a_match_counts() -> None:
    first: RoundupState = clubs_last("3C 4S 5H", last=" / TC")[-1].state
    second: RoundupState = clubs_last("3C 4C 5H", totals=(1, 0, 0))[-1].state
    match = [Snapshot(replace(second, history=(*first.history, *second.history)), ())]
    assert earned(ROUNDUP, match) == {"alone": [0], "twice": [0]}


# ------------------------------------------------------------ Jugglers


def one_gathering(draft: Callable[[int], int], sigils: str = "QH KS KC AD") -> list[Snapshot]:
    """A round of one gathering, about QS and KH. The joker has the lowest card, and gets no other; `draft` says where
    each turn puts one.
    """
    state, _ = jugglers.dealt(
        4, f"{sigils} QS KH", "TS TH TD TC 9S 9H 9D 9C 8S 8H 8D 8C 7S 7H 7D 7C 6S 6H 6D 6C 5S 4S 2S 2H"
    )
    state = replace(state, wins=1, round=replace(state.round, policies=()))
    steps = [Snapshot(state, ())]
    for turn in range(-1, 16):
        seat = to_move(state)
        move = "secret 0" if turn < 0 else f"place {jugglers.first_card(state, seat)} {draft(turn)}"
        state, events = JUGGLERS.rules.apply(state, seat, JUGGLERS.rules.parse(move), jugglers.Ones())
        steps.append(Snapshot(state, events))
    return steps


def test_both_policies_of_a_gathering_pass_and_share_with_a_sigil() -> None:
    both, left = one_gathering(lambda turn: 1 + turn % 2 * 2), one_gathering(lambda _: 1)
    assert earned(JUGGLERS, both) == {"policies": [0, 1]}
    assert not earned(JUGGLERS, left)


def test_each_round_has_its_own_sigils() -> None:
    of_nobody = one_gathering(lambda turn: 1 + turn % 2 * 2, "AD JC AC JD")
    assert not earned(JUGGLERS, [*of_nobody, *one_gathering(lambda _: 1)])
