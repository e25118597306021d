"""The lesson of Roundup: its script follows the rules, and what it says about the cards is true."""

from functools import partial

from bot.core.cards import RANK_OF, SUITS, parse_cards
from bot.core.cards import parse_card as card
from bot.text.cards import card_text
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.lesson import LESSON
from cogs.roundup.rules.moves import IS_NUMBER
from cogs.roundup.rules.state import BroughtOut, CardPlaced, FacePlayed, Misplayed, Passed, Phase, Stacked, TurnedUp
from cogs.roundup.rules.turn import next_cards, owes_up
from tests.rules.lesson_script import cards_named, check_script, stages_by_number

KUMARI, NIMAL, CHAMARI = 1, 2, 3
DIAMONDS = SUITS.index("D")
steps = partial(stages_by_number, GAME, LESSON)


def test_the_script_can_be_played_and_misplays_only_on_purpose() -> None:
    check_script(GAME, LESSON)
    assert {number: stage.fault for number, stage in steps().items() if stage.fault} == {4: "face-up-first"}


def test_every_step_does_what_it_says() -> None:
    found = steps()
    assert found[1].events == [CardPlaced(seat=0, move="bid")]
    assert found[2].events == [Stacked(seat=0, cards=(card("2H"),), face_up=False)]
    assert found[3].events == [Passed(seat=0, card=card("6H"), discarded=False)]
    assert found[4].events == [Misplayed(seat=0, fault="face-up-first", move="pass")]
    assert found[5].events == [Stacked(seat=0, cards=(card("5H"), card("6H")), face_up=True)]
    queen, hit = found[6].events
    assert queen == FacePlayed(seat=0, card=card("QS"), target=NIMAL, suit=1, number=None)
    assert hit == BroughtOut(seat=NIMAL, card=card("7H"), discarded=False, chosen=False, suit=1)


def test_the_cards_it_mentions_are_visible_to_the_learner() -> None:
    for number, stage in steps().items():
        view = GAME.view(stage.before, 0)
        seen = {*view.hand, *(card for seat in view.seats for card in seat.up), *view.discards}
        seen |= {suit * 13 + height - 1 for suit, height in enumerate(view.stacks) if height}
        wanted = {card("7H")} if number == 6 else set()  # "somebody keeps it back"
        assert set(cards_named(stage.text)) <= set(map(card_text, seen | wanted)), number


def test_the_bid_is_as_good_as_the_text_says() -> None:
    first = steps()[1]
    diamonds = [held for held in first.before.down[0] if held // 13 == DIAMONDS]
    assert sorted(diamonds) == sorted(parse_cards(["AD", "2D", "4D", "9D"]))
    assert max(diamonds) == card("9D")
    (turned_up,) = [event for entry in first.log for event in entry.events if isinstance(event, TurnedUp)]
    assert min(range(4), key=lambda seat: RANK_OF[turned_up.cards[seat]]) == KUMARI
    assert [bid // 13 == DIAMONDS for bid in turned_up.cards] == [True, False, False, False]


def test_what_fits_in_each_step_is_as_the_text_says() -> None:
    found = steps()
    assert card("2H") in next_cards(found[2].before.stacks)
    third = found[3].before
    assert card("5H") in third.up[0]
    fitting = [held for held in (*third.down[0], *third.up[0]) if held in next_cards(third.stacks)]
    assert fitting == [card("AD")]
    assert card("KC") in third.discards
    fourth = found[4].before
    assert owes_up(fourth, 0)
    assert [held for held in fourth.up[0] if held in next_cards(fourth.stacks)] == [card("5H")]
    assert IS_NUMBER[card("6C")]
    assert found[5].before.turn == 0


def test_the_king_in_the_text_was_played_on_the_learner() -> None:
    [king] = [event for entry in steps()[2].log for event in entry.events if isinstance(event, FacePlayed)]
    assert (king.seat, king.card, king.target, king.number) == (CHAMARI, card("KC"), 0, 5)


def test_nimal_had_the_seven_and_had_to_lay_it() -> None:
    found = steps()
    sixth = found[6].before
    assert sixth.stacks[1] == 6
    assert card("7H") in sixth.down[NIMAL]
    assert Stacked(seat=NIMAL, cards=(card("7H"),), face_up=True) in [
        event for entry in found[6].log for event in entry.events
    ]
    owed = next(entry.state for entry in found[6].log if entry.seat == KUMARI)
    assert owes_up(owed, NIMAL)


def test_the_end_is_as_the_text_says() -> None:
    end = steps()[7].log[-1].state
    assert end.phase is Phase.OVER
    (score,) = end.history
    assert score.closed[-1] == DIAMONDS
    assert score.points == (3, 1, 0, 0)
    assert score.first_empty == KUMARI
    assert GAME.outcome(end).winners == (0,)
