"""Roundup's computer player: what it may know, how it plays at its three levels, and that better levels win more."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest
from msgspec.structs import replace

from bot.core.cards import PACK
from bot.core.chance import Seeded
from bot.core.game import Event, Level, Roll
from cogs.roundup.cog import KIT
from cogs.roundup.player import choose, choose_unrelaxed, hard
from cogs.roundup.player.possible_deals import PossibleDeals
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import Action, Knowledge, Memory, Phase, State, View
from tests.rules.roundup_positions import cards, cards_in, play, position

Player = Callable[[State, Memory, int, Roll], Action]
MOST_ACTIONS = 5_000


def at_level(level: Level) -> Player:
    return lambda state, memory, seat, roll: choose(GAME.view(state, seat), memory, seat, roll, level)


def at_random(state: State, _memory: Memory, seat: int, roll: Roll) -> Action:
    actions = GAME.legal(state, seat)
    return actions[roll(len(actions))]


def moments(seed: str, players: Sequence[Player], points: int) -> Iterator[tuple[State, Memory, int, Sequence[Event]]]:
    """A whole match: each state, what everybody remembers, who is to move (-1 at the end), and the latest events."""
    chance, roll = Seeded(seed), Seeded(f"{seed}/choices").below
    state, events = GAME.deal(len(players), {"points": points}, chance)
    memory = GAME.recall(0, None, events)
    for _ in range(MOST_ACTIONS):
        waiting = GAME.to_act(state)
        yield state, memory, min(waiting, default=-1), events
        if not waiting:
            return
        seat = min(waiting)
        state, events = GAME.apply(state, seat, players[seat](state, memory, seat, roll), chance)
        memory = GAME.recall(0, memory, events)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_deal_drawn_agrees_with_the_view_and_the_memory(seats: int) -> None:
    phases: Counter[Phase] = Counter()
    players = [at_level("normal"), at_random] * seats
    for state, memory, seat, _ in moments(f"deals/{seats}", players[:seats], points=5):
        if seat < 0:
            continue
        phases[state.phase] += 1
        view = GAME.view(state, seat)
        roll = Seeded(f"deals/{phases.total()}").below
        deal = PossibleDeals(view, memory, seat, roll, evenly=phases.total() % 2 == 0).draw()
        assert GAME.view(deal, seat) == replace(view, history=(), last=None, dealt=())
        assert cards_in(deal) == list(PACK)
        for other, known in enumerate(memory.seats):
            assert known.holds <= set(deal.down[other])
            assert other == seat or not known.lacks & set(deal.down[other])
    assert {Phase.BID, Phase.TURN, Phase.GIVE} <= set(phases)


def knows_nothing(seats: int) -> Memory:
    return Memory((Knowledge(),) * seats)


def normal_choice(*seats: str, stacks: str = "", bids: str = "", known: Sequence[Knowledge] = ()) -> str:
    state = position(*seats, stacks=stacks, bids=bids)
    memory = Memory(tuple(known)) if known else knows_nothing(len(seats))
    return GAME.spell(choose(GAME.view(state, 0), memory, 0, lambda limit: limit - 1))


@pytest.mark.parametrize(
    ("own", "stacks", "move"),
    [
        ("AS 2H / TS", "AH", "down 2H"),
        ("AS 9H / TS", "", "pass 9H"),
        ("5S / 2S AH 3S", "AS", "up AH"),
        ("5S / 2S 3S", "AS", "up 2S"),
    ],
)
def test_normal_holds_its_bid_suit_back(own: str, stacks: str, move: str) -> None:
    assert normal_choice(own, "3C / 4C", bids="TS 4C", stacks=stacks) == move


def test_normal_asks_for_the_blocker_where_it_knows_it_is() -> None:
    known = (Knowledge(), Knowledge(lacks=frozenset(cards("AC"))), Knowledge(holds=frozenset(cards("AC"))))
    hands = ("KD 2S 3S / TS", "5C 5D / 7C", "AC 6D / 7D")
    assert normal_choice(*hands, bids="TS 7C 7D", stacks="TH 4D", known=known) == "KD 2 1"


def test_normal_discards_a_face_card_rather_than_give_its_suit() -> None:
    state = play(position("QH / 9C", "AS 5S JS / TS", "AC / ", bids="9C TS AC"), "0 QH 1 S")
    view = GAME.view(state, 1)
    assert GAME.spell(choose(view, knows_nothing(3), 1, lambda _: 0)) == "give JS"


def seen_by_hard(state: State) -> View:
    """With all face cards that nobody holds discarded."""
    missing = {card for card in PACK if not IS_NUMBER[card]} - {*b"".join(state.down)}
    return GAME.view(replace(state, discards=tuple(missing)), state.turn)


def hard_choice(state: State) -> str:
    nothing, roll = knows_nothing(len(state.down)), Seeded("hard").below
    return GAME.spell(hard.choose(seen_by_hard(state), nothing, state.turn, roll, relaxes=False))


def test_between_two_hard_makes_three_of_five_moves_by_rules_of_thumb_and_none_at_tables_of_before() -> None:
    def relaxed(*seats: str, bids: str, **how: bool) -> int:
        view = seen_by_hard(position(*seats, bids=bids, stacks="TC TD 9S 9H"))
        thoughts = [hard.think(view, knows_nothing(len(seats)), 0, Seeded(f"{n}").below, **how) for n in range(40)]
        return sum(thought.relaxed for thought in thoughts)

    assert 18 <= relaxed(" / TS TH", "KD / ", bids="TS 9H") <= 30
    assert relaxed(" / TS TH", "KD / ", bids="TS 9H", relaxes=False) == 0
    assert relaxed(" / TS TH", "KD / ", "QD / ", bids="TS 9H 8H") == 0
    assert KIT.former[1] is choose_unrelaxed


@pytest.mark.parametrize(("bids", "move"), [("TS 9H", "up TH TS"), ("TH 9S", "up TS TH")])
def test_hard_closes_the_last_two_stacks_in_the_order_that_pays(bids: str, move: str) -> None:
    """And both at once, before the other can be the first without cards."""
    assert hard_choice(position(" / TS TH", "KD / ", bids=bids, stacks="TC TD 9S 9H")) == move
