"""What earns a badge of each game, and what just fails to."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from bot.core.cards import parse_cards
from bot.core.summary import Step
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


def earned(kit: GameKit, steps: Sequence[Step]) -> dict[str, list[int]]:
    """The badges that anybody has earned, and who."""
    found = {name: sorted(judge(steps)) for name, judge in kit.badges.items()}
    return {name: seats for name, seats in found.items() if seats}


def played(kit: GameKit, state: Any, moves: Sequence[str]) -> list[Step]:
    """The game after these moves, each with its seat."""
    steps = [Step(state, ())]
    for move in moves:
        seat, _, action = move.partition(" ")
        state, events = kit.rules.apply(state, int(seat), kit.rules.parse(action), juse.NO_CHANCE)
        steps.append(Step(state, events))
    return steps


# ------------------------------------------------------------ Juse


def kept_an_ace(*moves: str, cards: str, players_call: bool = True) -> dict[str, list[int]]:
    """Seat 1 has these cards left, and an ace that belongs in the center in its hand."""
    state = juse.position("9H 2C / ", f"{cards} / ", "4C TS / ", turn=1, held="AS", players_call=players_call)
    return earned(JUSE, played(JUSE, state, moves))


def test_who_catches_somebody_with_five_cards_left_is_sharp() -> None:
    assert kept_an_ace("1 own", "2 juse", cards="9C 8C QD JD") == {"sharp": [2]}
    assert not kept_an_ace("1 own", "2 juse", cards="9C 8C QD JD TD")


def test_nobody_is_sharp_by_a_wrong_call_or_where_the_bot_calls() -> None:
    assert not kept_an_ace("1 centre", "2 juse", cards="9C 8C")
    assert not kept_an_ace("1 own", cards="9C 8C", players_call=False)


def hearts_on_top(*moves: str, own: str = "3C 2C / 9S 7H 6H 5H 4H 3H 2H AH") -> dict[str, list[int]]:
    return earned(JUSE, played(JUSE, juse.position(own, "KC KD / 6C", players_call=True), moves))


def test_seven_cards_have_to_leave_in_one_turn() -> None:
    assert hearts_on_top(*["0 centre"] * 7, "0 draw", "0 own") == {"seven": [0]}
    assert not hearts_on_top(*["0 centre"] * 6, "0 draw", "0 own")
    assert hearts_on_top(*["0 centre"] * 7, own=" / 7H 6H 5H 4H 3H 2H AH") == {"seven": [0]}  # and with it they win


def test_a_seventh_card_in_the_wrong_place_counts_unless_it_is_called() -> None:
    misplayed = [*["0 centre"] * 6, "0 seat:1"]
    assert hearts_on_top(*misplayed, "0 draw", "0 own") == {"seven": [0]}
    assert hearts_on_top(*misplayed, "1 juse") == {"sharp": [1]}


def test_a_mistake_that_the_bot_calls_ends_the_turn_and_takes_back_no_other_card() -> None:
    assert hearts_on_top(*["0 centre"] * 8) == {"seven": [0]}
    split = [*["0 centre"] * 5, "1 centre", *["0 draw", "0 centre"] * 3, "0 draw", "0 own"]
    assert not hearts_on_top(*split, own="3C 2C 7H 6H 5H / 9S 4H 3H 2H AH")


# ------------------------------------------------------------ Junk

JUNKED = ["0 draw", "0 junk"] * 5
"""Before the king is played, on which all of them fit."""
KING, RESCUE = ["0 draw", "0 play"], "0 rescue"


def spades(rest: str, *moves: str) -> dict[str, list[int]]:
    state = JunkState(deal=parse_cards(f"2S 3S 4S 5S 6S {rest}".split()), naked=False)
    return earned(JUNK, played(JUNK, state, [*JUNKED, *KING, *moves]))


def test_five_rescues_are_one_chain_until_another_card_is_played_from_the_hand() -> None:
    assert spades("KS", *[RESCUE] * 5) == {"five": [0], "nothing": [0]}
    assert spades("KS QS", *[RESCUE] * 3, "0 draw", *[RESCUE] * 2, "0 play") == {"five": [0], "nothing": [0]}
    assert spades("KS QS", *[RESCUE] * 4, "0 draw", "0 play", RESCUE) == {"nothing": [0]}


def test_one_card_left_is_not_nothing() -> None:
    assert not spades("KS", *[RESCUE] * 4, "0 stop")


# ------------------------------------------------------------ Roundup


def clubs_last(bids: str, last: str = "JS / TC", **rest: Any) -> list[Step]:
    """Seat 0 closes the last stack."""
    others = ["JH / ", "JD / "][: len(bids.split()) - 1]
    state = roundup.position(last, *others, stacks="TS TH TD 9C", bids=bids, goal=1, **rest)
    return played(ROUNDUP, state, ["0 up TC"])


def test_a_right_bid_is_bold_if_none_of_two_others_was_right() -> None:
    assert earned(ROUNDUP, clubs_last("3C 4S 5H")) == {"alone": [0]}
    assert earned(ROUNDUP, clubs_last("3S 4C 5H")) == {"alone": [1]}
    assert not earned(ROUNDUP, clubs_last("3C 4C 5H", totals=(1, 0, 0)))
    assert not earned(ROUNDUP, clubs_last("3C 4S"))


def test_a_right_bid_counts_with_the_first_hand_that_is_empty() -> None:
    assert earned(ROUNDUP, clubs_last("3C 4C 5H", last=" / TC")) == {"twice": [0]}
    assert not earned(ROUNDUP, clubs_last("3C 4C 5H", last=" / TC", first_empty=2, totals=(1, 0, 0)))
    assert earned(ROUNDUP, clubs_last("3S 4C 5H", last=" / TC")) == {"alone": [1]}


def test_every_round_of_a_match_counts() -> None:
    first: RoundupState = clubs_last("3C 4S 5H", last=" / TC")[-1].state
    second: RoundupState = clubs_last("3C 4C 5H", totals=(1, 0, 0))[-1].state
    match = [Step(replace(second, history=(*first.history, *second.history)), ())]
    assert earned(ROUNDUP, match) == {"alone": [0], "twice": [0]}


# ------------------------------------------------------------ Jugglers


def one_gathering(draft: Callable[[int], int], sigils: str = "QH KS KC AD") -> list[Step]:
    """A round of one gathering, about QS and KH. The joker has the lowest card, and gets no other; `draft` says where
    each turn puts one.
    """
    state, _ = jugglers.dealt(
        4, f"{sigils} QS KH", "TS TH TD TC 9S 9H 9D 9C 8S 8H 8D 8C 7S 7H 7D 7C 6S 6H 6D 6C 5S 4S 2S 2H"
    )
    state = replace(state, wins=1, round=replace(state.round, policies=()))
    steps = [Step(state, ())]
    for turn in range(-1, 16):
        seat = to_move(state)
        move = "secret 0" if turn < 0 else f"place {jugglers.first_card(state, seat)} {draft(turn)}"
        state, events = JUGGLERS.rules.apply(state, seat, JUGGLERS.rules.parse(move), jugglers.Ones())
        steps.append(Step(state, events))
    return steps


def test_both_policies_of_a_gathering_pass_and_share_with_a_sigil() -> None:
    both, left = one_gathering(lambda turn: 1 + turn % 2 * 2), one_gathering(lambda _: 1)
    assert earned(JUGGLERS, both) == {"policies": [0, 1]}
    assert not earned(JUGGLERS, left)


def test_each_round_has_its_own_sigils() -> None:
    of_nobody = one_gathering(lambda turn: 1 + turn % 2 * 2, "AD JC AC JD")
    assert not earned(JUGGLERS, [*of_nobody, *one_gathering(lambda _: 1)])
