"""The lesson of Juse: its script can be played, and what it says about the cards is true."""

from functools import partial

from bot.core.cards import RANK_OF, parse_card
from bot.text.cards import card_text
from cogs.juse.rules.game import GAME
from cogs.juse.rules.lesson import LESSON
from cogs.juse.rules.misplay import fits_centre, fits_on
from cogs.juse.rules.state import CENTRE, OWN, Drew, Misplayed, Placed
from tests.rules.lesson_script import cards_named, check_script, stages_by_number

KUMARI, NIMAL = 1, 2
steps = partial(stages_by_number, GAME, LESSON)


def test_the_script_can_be_played_and_has_one_misplay() -> None:
    check_script(GAME, LESSON)
    assert {number: stage.fault for number, stage in steps().items() if stage.fault} == {8: "centre-first"}


def test_every_step_does_what_it_says() -> None:
    expected = {
        1: Drew(seat=0, card=parse_card("QS"), turned_over=False),
        2: Placed(seat=0, card=parse_card("QS"), to=OWN, from_hand=True),
        3: Drew(seat=0, card=parse_card("8H"), turned_over=False),
        4: Placed(seat=0, card=parse_card("8H"), to=CENTRE, from_hand=True),
        5: Placed(seat=0, card=parse_card("JD"), to=NIMAL, from_hand=True),
        6: Placed(seat=0, card=parse_card("QS"), to=NIMAL, from_hand=False),
        7: Placed(seat=0, card=parse_card("7C"), to=CENTRE, from_hand=True),
        8: Misplayed(seat=0, fault="centre-first", card=parse_card("9H"), to=OWN, takes=2),
        10: Drew(seat=0, card=parse_card("9H"), turned_over=False),
        11: Placed(seat=0, card=parse_card("9H"), to=CENTRE, from_hand=True),
    }
    for number, stage in steps().items():
        assert list(stage.events) == ([expected[number]] if number in expected else []), number


def test_the_cards_that_it_names_are_on_the_table() -> None:
    """Except in step 2, which names a card that would fit."""
    for number, stage in steps().items():
        state = stage.before
        seen = [pile[-1] for pile in state.discards if pile] + ([] if state.held is None else [state.held])
        seen += [card for card in GAME.view(state, None).centre if card is not None]
        would_fit = {"8♥"} if number == 2 else set()
        # These have just been covered, or lie on the draw pile again.
        just_moved = {"8♥"} if number == 8 else {"9♥"} if number == 9 else {"7♥"} if number == 4 else set()
        assert set(cards_named(stage.text)) <= {card_text(card) for card in seen} | would_fit | just_moved, number


def test_the_cards_fit_where_it_says_so() -> None:
    found = steps()
    first, second = found[1].before, found[2].before
    assert RANK_OF[parse_card("7H")] == first.base
    assert fits_centre(second, parse_card("8H"))
    assert all(fits_centre(second, parse_card(card)) for card in ("7S", "7D", "7C"))
    assert not any(second.discards)
    assert fits_centre(found[4].before, parse_card("8H"))
    fifth = found[5].before
    assert not fits_centre(fifth, fifth.held)
    assert [seat for seat in range(3) if fits_on(fifth, fifth.held, seat)] == [NIMAL]
    assert fits_on(found[6].before, parse_card("QS"), NIMAL)
    assert found[6].before.held is None
    assert fits_centre(found[8].before, parse_card("9H"))


def test_the_base_rank_is_shown_as_long_as_it_says() -> None:
    found = steps()
    assert all(GAME.view(found[number].before, 0).base is not None for number in (1, 2))
    assert all(GAME.view(found[number].before, 0).base is None for number in range(3, 12))


def test_the_misplay_costs_what_it_says() -> None:
    found = steps()
    before, after, later = found[8].before, found[9].before, found[10].before
    assert after.draws[0][-1] == parse_card("9H")
    assert after.draws[0][:2] == (before.draws[NIMAL][0], before.draws[KUMARI][0])
    assert after.turn == KUMARI
    placed = [event for entry in found[9].log for event in entry.events if isinstance(event, Placed)]
    assert [(event.seat, event.to) for event in placed] == [(KUMARI, OWN), (NIMAL, OWN)]
    assert later.draws[0][-1] == parse_card("9H")
