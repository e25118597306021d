"""The lesson of Junk: its script can be played, and what it says about the cards is true."""

from functools import partial

from bot.core.cards import RANK_OF, SUIT_OF
from bot.core.cards import parse_card as card
from bot.text.cards import card_text
from cogs.junk.rules.game import ACE, GAME, fits, matches
from cogs.junk.rules.lesson import LESSON
from cogs.junk.rules.state import Action, Drew, Ended, Misplayed, Moved
from tests.rules.lesson_script import cards_named, check_script, stages_by_number

steps = partial(stages_by_number, GAME, LESSON)


def test_the_script_can_be_played_and_has_one_misplay() -> None:
    check_script(GAME, LESSON)
    assert {number: stage.fault for number, stage in steps().items() if stage.fault} == {6: "does-not-fit"}


def test_every_step_does_what_it_says() -> None:
    expected = {
        1: Drew(card=card("5H")),
        2: Moved(action=Action.PLAY, card=card("5H")),
        3: Drew(card=card("9H")),
        4: Moved(action=Action.PLAY, card=card("9H")),
        5: Moved(action=Action.PLAY, card=card("8C")),
        6: Misplayed(seat=0, fault="does-not-fit", action=Action.PLAY, card=card("2D"), onto=card("8C")),
        7: Moved(action=Action.JUNK, card=card("2D")),
        8: Moved(action=Action.PLAY, card=card("3C")),
        9: Moved(action=Action.RESCUE, card=card("2D")),
        10: Moved(action=Action.PLAY, card=card("AS")),
        11: Moved(action=Action.GRACE, card=card("4H")),
        12: Moved(action=Action.GRACE, card=card("4S")),
        13: Ended(left=1, clean=False),
    }
    for number, stage in steps().items():
        assert stage.events == [expected[number]], number


def test_the_cards_that_it_names_are_on_the_table() -> None:
    for number, stage in steps().items():
        view = GAME.view(stage.before, 0)
        seen = {top for top in (view.held, view.play_top, view.junk_top, view.grace_top) if top is not None}
        assert set(cards_named(stage.text)) <= set(map(card_text, seen)), number


def test_each_card_fits_for_the_reason_that_it_gives() -> None:
    found = steps()
    assert not found[2].before.play
    tops = {number: stage.before.play[-1] for number, stage in found.items() if stage.before.play}
    assert SUIT_OF[card("9H")] == SUIT_OF[tops[4]]
    assert SUIT_OF[card("8C")] != SUIT_OF[tops[5]]
    assert RANK_OF[tops[5]] - RANK_OF[card("8C")] == 1
    assert not fits(card("2D"), found[6].before.play)
    assert SUIT_OF[card("3C")] == SUIT_OF[tops[8]]
    assert found[8].before.junk == (card("2D"),)
    assert fits(card("2D"), found[9].before.play)
    assert SUIT_OF[card("2D")] != SUIT_OF[tops[9]]
    assert RANK_OF[found[10].before.held] == ACE


def test_the_end_is_as_it_says() -> None:
    found = steps()
    grace = found[11].before
    assert GAME.view(grace, 0).draw == 0
    assert grace.held is None
    assert grace.junk == (card("QD"), card("4S"), card("4H"))
    assert not fits(card("4H"), grace.play), "or a rescue would have been better"
    assert RANK_OF[card("4S")] == RANK_OF[found[12].before.grace[-1]]
    assert not matches(card("QD"), found[13].before.grace)


def test_the_automatic_moves_junk_only_what_does_not_fit() -> None:
    """They set no bad example."""
    state = steps()[10].log[0].state
    for entry in steps()[10].log[1:]:
        if entry.action == "junk":
            assert not fits(state.held, state.play)
        state = entry.state
