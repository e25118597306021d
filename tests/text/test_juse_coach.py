"""Each sentence that says why a move of Juse is the best, for the position that it is about."""

import pytest
from msgspec.structs import replace

from bot.text import words_for
from bot.text.voice import Voice
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import CENTRE, OWN, LastAction, State
from cogs.juse.words import coach, offers, status
from tests.rules.juse_calls import at
from tests.rules.juse_positions import act, position

READER = Voice(("Ann", "Ben", "Cem"), words_for("", "juse"))


@pytest.mark.parametrize(
    ("state", "best", "why"),
    [
        (position("2C / ", "3C / "), "draw", "You have no pile of your own to play from."),
        (
            position("2C / 9H", "3C / "),
            "draw",
            "9♥ has nowhere to go from your own pile, so see what comes next.",
        ),
        (
            position("2C / ", "3C / 5D", centre="AS", held="9H"),
            "own",
            "9♥ fits neither the center nor anybody else's pile, so your turn ends with it.",
        ),
        (
            position(" / 6H", "3C / 5D"),
            "seat:1",
            "6♥ is your last card: play it and you win.",
        ),
        (
            position("2C / ", "3C / ", centre="4S", held="5S"),
            "centre",
            "5♠ follows 4♠, and the center comes before all other places.",
        ),
        (
            position("2C / 5S", "3C / ", centre="4S"),
            "centre",
            "5♠ follows 4♠, and it has to go to the center before you draw.",
        ),
        (
            position("2C / ", "3C / ", centre="4S", held="AH"),
            "centre",
            "A♥ starts the center's ♥, and the center comes before all other places.",
        ),
        (
            position("2C / 6H", "3C / 5D"),
            "seat:1",
            "6♥ follows 5♦: you don't have to play it, but it is one card fewer, and nobody can play anything on an"
            " empty pile.",
        ),
        (
            position("2C / 9C 6H", "3C / 5D"),
            "seat:1",
            "6♥ follows 5♦: you don't have to play it, but it is one card fewer and your turn goes on.",
        ),
        (
            position("2C / ", "3C / 5D", "4C / 9S", held="6H"),
            "seat:1",
            "6♥ does not fit the center, and the only pile that takes it is Ben's, after 5♦.",
        ),
        (
            position("2C / ", "3C / 5D", "4C / 5S", held="6H"),
            "seat:1",
            "6♥ also fits elsewhere (Cem), but Ben's turn comes sooner.",
        ),
    ],
)
def test_the_reason_names_the_cards_and_the_people(state: State, best: str, why: str) -> None:
    assert GAME.parse(best) in GAME.legal(state, 0)
    assert coach(GAME.view(state, 0), 0, GAME.parse(best), READER) == why


@pytest.mark.parametrize(("seat", "asked"), [("6C 7C / ", False), ("6C 7C / 9D", True), ("6C 7C / AS", True)])
def test_after_a_draw_a_mistake_is_asked_about_where_there_was_a_pile_to_play_from_right_or_not(
    seat: str, asked: bool
) -> None:
    drawn = act(at("9H 2C / ", seat, "4C / ", turn=1), "draw")
    assert ("Was Ben's draw a mistake?" in status(GAME.view(drawn, None), READER)) == asked


@pytest.mark.parametrize(
    ("to", "seat", "asked"),
    [
        (OWN, "6C 7C / 9D", True),
        (CENTRE, "6C 7C / 9D", False),  # what lies there fits
        (2, "6C / ", True),  # of two cards that were left, anything may be overlooked
        (OWN, " / 6C", False),  # everybody watches an only card, so the bot calls
    ],
)
def test_a_mistake_is_asked_about_only_where_there_can_be_one_as_all_see(to: int, seat: str, asked: bool) -> None:
    last = LastAction(1, 9, to, from_hand=True)
    view = GAME.view(replace(at("9H 2C / ", seat, "4C / 5D", turn=2), last=last), None)
    assert ("Was Ben's move a mistake?" in status(view, READER)) == asked


@pytest.mark.parametrize(
    ("computers", "silenced", "called"),
    [((0, 2), (), False), ((1, 2), (), True), ((2,), (), True), ((2,), (0,), False), ((), (0, 1), True)],
)
def test_where_no_person_may_call_nobody_is_asked_to_and_the_button_is_grey_and_who_may_not_is_named(
    computers: tuple[int, ...], silenced: tuple[int, ...], called: bool
) -> None:
    voice = replace(READER, computers=frozenset(computers))
    last = LastAction(1, 9, OWN, from_hand=True)
    view = GAME.view(replace(at("9H 2C / ", "6C 7C / 9D", "4C / 5D", turn=2), last=last, silenced=silenced), None)
    assert ("a mistake?" in status(view, voice)) == called
    assert ("now. (Ann must wait after a wrong call.)\n" in status(view, voice)) == (called and bool(silenced))
    [button] = [offer for row in offers(view, 2, voice, "") for offer in row if offer.action == "juse"]
    assert button.enabled == called
