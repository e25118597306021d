"""The computer player of Jugglers: only legal actions, from what its seat sees and remembers, and far above chance."""

from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev

import pytest
from msgspec.structs import replace

from bot.core.cards import NAMES, Card
from bot.core.chance import Seeded
from bot.core.game import Level
from cogs.jugglers.player.beliefs import fit, wishes
from cogs.jugglers.player.levels import choose
from cogs.jugglers.rules.game import GAME, to_move
from cogs.jugglers.rules.memory import recall
from cogs.jugglers.rules.state import Action, Contributed, Means, Memory, RoundResult, State
from tests.rules.jugglers_positions import card, cards, dealt, play_on

DEFAULTS = {"wins": 2, "dummy_sigils": True}


def decisions(seats: int, seed: str, me: int) -> Iterator[tuple[State, Memory, Action, State]]:
    """A match of the computer player in one seat against random legal play in the others."""
    roll, choice = Seeded(f"{seed}/others").below, Seeded(f"{seed}/player").below
    chance = Seeded(seed)
    state, events = GAME.deal(seats, DEFAULTS, chance)
    memory = recall(me, None, [event for event in events if event.shown_to(me)])
    while not state.finished:
        seat, before = to_move(state), state
        if seat == me:
            action = choose(GAME.view(state, me), memory, me, choice)
        else:
            legal = GAME.legal(state, seat)
            action = legal[roll(len(legal))]
        state, events = GAME.apply(state, seat, action, chance)
        if seat == me:
            yield before, memory, action, state
        memory = recall(me, memory, [event for event in events if event.shown_to(me)])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_only_ever_does_what_is_legal(seats: int) -> None:
    for state, _, action, _ in decisions(seats, "legal", me=seats - 1):
        assert action in GAME.legal(state, seats - 1)


def test_the_same_seed_gives_the_same_choice_and_hidden_cards_none_other() -> None:
    for number, (state, memory, action, _) in enumerate(decisions(4, "same", me=1)):
        if number == 12:
            break
        view = GAME.view(state, 1)
        first = choose(view, memory, 1, Seeded(f"{number}").below)
        assert first == choose(view, memory, 1, Seeded(f"{number}").below)
        table = state.gathering
        hidden = replace(state, gathering=replace(table, deck=table.deck[::-1]))
        assert first == choose(GAME.view(hidden, 1), memory, 1, Seeded(f"{number}").below)
        assert action in GAME.legal(hidden, 1)


def test_what_all_at_a_table_remember_is_kept_once() -> None:
    """At a thousand tables that is a megabyte."""
    chance, roll = Seeded("shared"), Seeded("shared/moves").below
    state, events = GAME.deal(4, DEFAULTS, chance)
    memories: list[Memory | None] = [None] * 4
    for _ in range(20):
        memories = [
            recall(seat, memory, [event for event in events if event.shown_to(seat)])
            for seat, memory in enumerate(memories)
        ]
        legal = GAME.legal(state, to_move(state))
        state, events = GAME.apply(state, to_move(state), legal[roll(len(legal))], chance)
    remembered = [memory.contributions for memory in memories if memory is not None]
    in_common = [kept for kept in zip(*remembered, strict=True) if len(set(kept)) == 1]
    assert len(in_common) >= 8
    assert all(len({id(put) for put in kept}) == 1 for kept in in_common)


def points_ahead(result: RoundResult, me: int) -> float:
    points = [line.points for line in result.lines]
    return points[me] - (sum(points) - points[me]) / (len(points) - 1)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "matches"), [(2, 5), (4, 5), (5, 5)])
def test_it_scores_above_random_play_with_95_percent_confidence(seats: int, matches: int) -> None:
    ahead: list[float] = []
    for number in range(matches):
        me = number % seats
        *_, (_, _, _, last) = decisions(seats, f"ahead/{number}", me)
        ahead += [points_ahead(result, me) for result in last.results]
    assert mean(ahead) - 1.96 * stdev(ahead) / sqrt(len(ahead)) > 0.3


def pair(text: str) -> tuple[Card, Card]:
    left, right = cards(text)
    return left, right


def last_turn(hand: str, left: str, joker: str, right: str, policies: str, sigil: str) -> tuple[State, Memory]:
    """Seat 1 has the very last turn of a gathering of four, and nothing lies on any draft."""
    state = play_on(dealt(4, f"AC {sigil}")[0], 16)
    table = replace(
        state.gathering,
        policies=pair(policies),
        poker=(cards(left), cards(joker), cards(right)),
        hands=(state.gathering.hands[0], cards(hand), *state.gathering.hands[2:]),
        down=((), (), ()),
    )
    memory = Memory(round=1, sigil=card(sigil), policies=(pair(policies),), opened=((),), cycle=4)
    return replace(state, gathering=table), memory


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_on_the_last_turn_it_lifts_what_shares_with_its_sigil_over_the_joker(level: Level) -> None:
    state, memory = last_turn("2C 7D TS 4H", "7S 8H 3C", "5S 5H 9C", "2S 2H 6D", "KH JD", "KS")
    assert to_move(state) == 1
    assert GAME.spell(choose(GAME.view(state, 1), memory, 1, Seeded("a").below, level)) == "place 7D 1"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_on_the_last_turn_it_lifts_the_joker_over_what_does_not_share(level: Level) -> None:
    state, memory = last_turn("2C 7D TS 4H", "7S 7H 3C", "TD 9H 5C", "6S 6H 2D", "AH JD", "KS")
    assert GAME.spell(choose(GAME.view(state, 1), memory, 1, Seeded("a").below, level)) == "place TS 2"


def put(place: int, draft: int, written: str | None, means: Means = Means.HAND) -> Contributed:
    known = None if written is None else card(written)
    return Contributed(1, 1, place, draft, means, known, turned_up=known is not None)


def test_who_supports_a_draft_is_thought_to_share_with_its_policy() -> None:
    """Seat 1 helps the left draft, seat 2 spoils it, seat 3 plays for the joker."""
    memory = Memory(
        round=1,
        sigil=card("QC"),
        policies=(pair("KH JD"),),
        opened=(cards("9S 5H 2D"),),
        contributions=(put(1, 0, "9C"), put(2, 0, "2C"), put(3, 1, None), put(3, 1, None)),
    )
    found = wishes(memory, 0, 4)
    assert set(found) == {1, 2, 3}
    assert found[1][0] > found[3][0]
    assert found[1][0] > found[2][0]
    assert sum(found[3]) < sum(found[1])


def test_a_card_off_the_deck_tells_less_than_one_of_the_hand() -> None:
    memory = Memory(round=1, sigil=card("QC"), policies=(pair("KH JD"),), opened=((),))
    nothing = wishes(memory, 0, 4)[1][0]
    deck = wishes(replace(memory, contributions=(put(1, 0, None, Means.DECK),)), 0, 4)[1][0]
    hand = wishes(replace(memory, contributions=(put(1, 0, None),)), 0, 4)[1][0]
    assert nothing < deck < hand


def test_what_a_dummy_is_given_tells_of_the_human_on_its_right() -> None:
    memory = Memory(round=1, sigil=card("QC"), policies=(pair("KH JD"),), opened=((),))
    told = replace(memory, contributions=(put(3, 0, None, Means.DUMMY),))
    assert wishes(told, 0, 2)[1][0] > wishes(memory, 0, 2)[1][0]
    assert wishes(told, 0, 3) == wishes(memory, 0, 3), "with three a die decided"


def test_a_shown_policy_is_nobodys_sigil() -> None:
    """All but one queen are on the table, so whoever else could share with the queen shares its suit."""
    memory = Memory(round=1, sigil=card("QC"), policies=(pair("QH QD"), pair("QS AC")), opened=((), ()))
    left, _ = wishes(memory, 0, 4)[2]
    spades = 3 / 11
    assert left == pytest.approx(2 * spades - 1)


@pytest.mark.parametrize(
    ("hand", "better", "worse"), [("9S 9H", "9D", "2C"), ("2S 5S TS", "8S", "8D"), ("4S 5H 6D", "7C", "TC")]
)
def test_a_card_fits_where_something_can_be_made_with_it(hand: str, better: str, worse: str) -> None:
    assert fit(card(better), cards(hand)) > fit(card(worse), cards(hand)), NAMES[card(better)]
