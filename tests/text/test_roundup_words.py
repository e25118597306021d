"""The texts of Roundup: everything that can happen has one, complete and within Discord's limits."""

from itertools import takewhile
from typing import get_args

import msgspec
import pytest

from bot.core.cards import NAMES as CARDS
from bot.core.cards import parse_card
from bot.text import words_for
from bot.text.voice import Voice
from bot.ui.discord.components import ALT_LIMIT
from cogs.roundup import panels as selections
from cogs.roundup.cog import KIT
from cogs.roundup.player.hard import Basis
from cogs.roundup.player.review import CostlyDecision, Effect, Key, Reason
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.moves import PASSES, parse
from cogs.roundup.rules.state import Phase, RoundEnded, RoundScore
from cogs.roundup.words.guide import brought, goal, thoughts, why
from tests.discord.shown import table_showing
from tests.presented import present
from tests.rules.roundup_positions import position, random_match

WORDS = words_for("", "roundup")
NAMES = ("alice", "bob", "carol", "dave")


def test_the_longest_move_fits_into_a_button() -> None:
    cards = tuple(range(26))
    packed = selections.pack(cards)
    assert len(f"m:{10**9}.a3f9c1:{10**6}:{packed}") <= 100
    assert parse(KIT.unpack(packed)[0]) == parse("up " + " ".join(CARDS[card] for card in cards))
    assert KIT.unpack("pass") == ("pass",)


def test_each_tie_names_the_card_that_tied() -> None:
    """Otherwise nothing but the picture would tell a second tie from the first."""
    assert KIT.hand is not None
    tied = msgspec.structs.replace(position("2H 5D/TS", "3C 4D/TH"), phase=Phase.SHOW, asked=(0, 1), turn=-1)
    again = msgspec.structs.replace(tied, up=(bytes([*tied.up[0], parse_card("AC")]), tied.up[1]))
    voice = Voice(NAMES[:2], WORDS)
    said = [KIT.hand.text(GAME.view(state, 0), 0, voice, "") for state in (tied, again)]
    assert ["10♠" in said[0], "A♣" in said[1]] == [True, True]


def test_a_description_has_room_for_six_seats_and_five_rounds() -> None:
    """Of longer matches, what was scored before may be cut off."""
    names = ["Maximiliane", "Bob", "Chamari", "Tharindu", "Zoë", "Kumari 2"]
    match = random_match(6, "long", points=50, misplays=0)
    states = list(takewhile(lambda state: len(state.history) < 9, (step.after for step in match)))
    assert len(states[-1].history) == 8
    alts = {state: present(table_showing(GAME, state, names, {}), KIT, "").alt for state in states}
    assert max(map(len, alts.values())) <= ALT_LIMIT
    assert not [alt for state, alt in alts.items() if alt.endswith("…") and len(state.history) <= 5]
    assert not [alt for alt in alts.values() if alt.endswith("…") and not alt.split("\n")[-1].startswith("Round")]


SCORE = RoundScore(3, (5, 18, 31, 44), (0, 1, 3, 2), 0, (1, 0, 3, 0), (4, 2, 8, 0))


@pytest.mark.parametrize(
    ("bids", "said"),
    [
        ((5, 18, 44, 45), "Nobody bid on it."),
        ((5, 18, 31, 44), "Only carol bid on it: 3 points."),
        ((5, 32, 31, 44), "bob and carol bid on it: 2 points each."),
        ((33, 32, 31, 44), "alice, bob, and carol bid on it: 1 point each."),
        ((33, 32, 31, 34), "alice, bob, carol, and dave bid on it: with more than three right, nobody gets points."),
    ],
)
def test_a_rounds_result_has_the_reason_for_every_point(bids: tuple[int, ...], said: str) -> None:
    assert KIT.result is not None
    event = RoundEnded(score=msgspec.structs.replace(SCORE, bids=bids))
    assert KIT.result.text(event, Voice(NAMES, WORDS)).splitlines() == [
        "**Round 4** is over: ♦ closed last.",
        said,
        "alice was out of cards first: 1 point.",
        "Totals: alice 4, bob 2, carol 8, and dave 0.",
    ]


def test_the_coach_says_what_a_pass_protects() -> None:
    """With a bid on ♦ and A♦ in hand."""
    assert KIT.guide.coach is not None
    state = position("AD 6H / 9D", "/ 8C", "/ TS", stacks="AH 2H 3H 4H", bids="9D 8C TS")
    why = KIT.guide.coach(GAME.view(state, 0), 0, parse("pass 6H"), Voice(NAMES[:3], WORDS))
    assert why == "It keeps A♦ in your hand and so holds back ♦, your bid; 6♥ face up only brings ♥ closer to its end."


def test_a_review_has_a_sentence_for_each_difference_and_each_effect() -> None:
    state = position("2H 5D/TS", "3C 4D/TH")
    view, voice = GAME.view(state, 0), Voice(NAMES[:2], WORDS)
    said = {
        why(
            CostlyDecision(0, 0, PASSES[0], PASSES[1], 0.1, (0.0, 0.2), 9, Reason(key, effect, 0.25, 0.5, 1, 14)),
            view,
            voice,
        )
        for key in get_args(Key)
        for effect in (*get_args(Effect), None)
    }
    counted = len(get_args(Effect)) - 1  # and one was worked out
    assert len(said) == len(get_args(Key)) * (len(get_args(Effect)) + 1)
    assert all(text[0].isupper() or text[0] in "2♥" for text in said)
    assert sum("25" in text and "50" in text for text in said) == counted * len(get_args(Key))


def test_a_puzzle_has_a_goal_for_each_effect_and_says_whether_it_was_reached() -> None:
    """alice bid on ♠; then ♦ closed last, and bob was the first without cards."""
    view, voice = GAME.view(position("2H 5D/TS", "3C 4D/TH", bids="TS TH"), 0), Voice(NAMES[:2], WORDS)
    score = msgspec.structs.replace(SCORE, bids=(9, 31), points=(0, 4), first_empty=1, totals=(0, 4))
    state = msgspec.structs.replace(position("2H/TS", "3C/TH"), history=(score,))

    def told(effect: Effect | None) -> tuple[str, bool]:
        reason = Reason("plain", effect, 0.25, 0.5, 1)
        moment = CostlyDecision(0, 0, PASSES[0], PASSES[1], 0.1, (0.0, 0.2), 9, reason)
        reached, text = brought(moment, state, state, voice)
        assert text == "♦ closed last, and you got no points."
        return goal(moment, view, voice), reached

    assert told("own-suit") == ("Make ♠ close last.", False)
    assert told("first-out") == ("Be the first without cards.", False)
    assert told("rival") == ("Keep bob from getting points.", False)
    assert told(None) == ("Get points in this round.", False)


def test_a_hard_player_says_when_it_went_by_rules_of_thumb() -> None:
    basis = Basis(PASSES[0], 0, 0.0, None, 0.0, None, None, (), relaxed=True)
    [said] = thoughts(basis, 1, Voice(NAMES[:2], WORDS))
    assert said.startswith("With only two of you, bob plays three of five moves by rules of thumb")


@pytest.mark.parametrize(
    ("hand", "told", "green"),
    [
        ("AS 3S 7S TS 2H 9C", "You hold **A♠**: as long as you keep it, ♠ cannot begin.", ["bid 7S", "bid TS"]),
        ("4D 8D 9D 2H KD", "You hold **4♦**: as long as you keep it, ♦ cannot close.", ["bid 8D", "bid 9D"]),
        ("4D 8D KS", "You hold **4♦**: as long as you keep it, ♦ cannot close.", ["bid 8D"]),
        ("4D KS", "", ["bid 4D"]),
    ],
)
def test_the_first_bid_is_not_blind(hand: str, told: str, green: list[str]) -> None:
    assert KIT.hand is not None
    dealt = msgspec.structs.replace(position(f"{hand}/", "3C 4C/"), phase=Phase.BID, bids=(None, None), turn=-1)
    voice, view = Voice(NAMES[:2], WORDS), GAME.view(dealt, 0)
    assert KIT.hand.text(view, 0, voice, "").endswith(told or "face up.")
    assert list(KIT.hand.sensible(view, 0)) == green
    later = msgspec.structs.replace(view, round=1)
    assert "You hold" not in KIT.hand.text(later, 0, voice, "")
    assert not KIT.hand.sensible(later, 0)


def test_whose_bid_is_gone_sees_the_race_for_the_other_point() -> None:
    assert KIT.hand is not None
    state = msgspec.structs.replace(position("2H 5D/3S", "3C 4D TD/TH", "9C/"), closed=(0,), bids=(2, 47, 48))
    voice = Voice(NAMES[:3], WORDS)
    said = [KIT.hand.text(GAME.view(state, seat), seat, voice, "") for seat in range(3)]
    assert "First out gets **+1**: you 3, carol 1" in said[0]
    assert not any("+1" in other for other in said[1:])
    over = msgspec.structs.replace(state, first_empty=2)
    assert "+1" not in KIT.hand.text(GAME.view(over, 0), 0, voice, "")
