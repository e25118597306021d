"""Junk clause by clause. Each test is named after the clause of the rule book that it checks."""

import pytest
from msgspec.structs import replace

from bot.core.cards import NAMES, PACK, card_names, parse_card, parse_cards
from bot.core.chance import Scripted, Seeded
from bot.core.errors import Impossible, Malformed
from bot.core.game import Event, settle_options
from cogs.junk.rules.game import GAME, fits
from cogs.junk.rules.state import Action, Dealt, Drew, Ended, Misplayed, Moved, State

NO_CHANCE = Seeded("none")


def cards(text: str) -> tuple[int, ...]:
    return parse_cards(text.split())


def at(deal: str = "", held: str = "", play: str = "", junk: str = "", grace: str = "", naked: bool = False) -> State:
    """A state in the middle of a game. `deal` is still to be drawn, in this order; piles are bottom to top."""
    return State(
        deal=cards(deal),
        naked=naked,
        held=parse_card(held) if held else None,
        play=cards(play),
        junk=cards(junk),
        grace=cards(grace),
    )


def act(state: State, *moves: str) -> State:
    """The state after these right moves."""
    for move in moves:
        state, events = GAME.apply(state, 0, GAME.parse(move), NO_CHANCE)
        assert not any(isinstance(event, Misplayed) for event in events)
    return state


def events_of(state: State, move: str) -> list[Event]:
    return list(GAME.apply(state, 0, GAME.parse(move), NO_CHANCE)[1])


def misplay(state: State, move: str) -> Misplayed:
    """The misplay, which is the only event; nothing has changed but that the run is no longer clean."""
    after, events = GAME.apply(state, 0, GAME.parse(move), NO_CHANCE)
    (event,) = events
    assert isinstance(event, Misplayed)
    assert event.seat == 0
    assert after == replace(state, clean=False, last=after.last)
    assert after.last is not None
    assert after.last.fault == event.fault
    assert GAME.parse(move) not in GAME.legal(state, 0)
    assert GAME.parse(move) in GAME.possible(state, 0)
    return event


def refusal(state: State, move: str, seat: int = 0) -> str:
    assert GAME.parse(move) not in GAME.possible(state, seat)
    with pytest.raises(Impossible) as caught:
        GAME.apply(state, seat, GAME.parse(move), NO_CHANCE)
    return caught.value.code


def legal(state: State) -> set[str]:
    return {GAME.spell(action) for action in GAME.legal(state, 0)}


def test_k1_first_of_the_shuffled_list_is_on_top() -> None:
    shuffled = PACK[::-1]
    chance = Scripted([{"shuffle": card_names(shuffled)}])
    state, events = GAME.deal(1, settle_options(GAME, {}), chance)
    assert events == (Dealt(next=None),)
    assert chance.left == 0
    for card in shuffled[:3]:
        state = act(state, "draw")
        assert state.held == card
        state = act(state, "junk")
    assert GAME.view(state, 0).draw == 49


def test_k1_one_seat() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (1, 1)
    state = at("5H")
    assert GAME.to_act(state) == {0}
    assert GAME.possible(state, 1) == ()
    assert refusal(state, "draw", seat=1) == "not-your-turn"


def test_k2_a_held_card_must_be_placed_before_another_is_drawn() -> None:
    state = act(at("5H 6H"), "draw")
    assert state.held == parse_card("5H")
    assert refusal(state, "draw") == "holding"
    assert act(state, "play", "draw").held == parse_card("6H")


def test_k2_nothing_to_draw_when_the_pile_is_empty() -> None:
    assert refusal(at(junk="5H"), "draw") == "nothing-to-draw"


def test_k3_play_and_junk_place_the_held_card() -> None:
    state = at("2C", held="5H", play="9H", junk="3S")
    played, junked = act(state, "play"), act(state, "junk")
    assert (played.held, played.play, played.junk) == (None, cards("9H 5H"), cards("3S"))
    assert (junked.held, junked.play, junked.junk) == (None, cards("9H"), cards("3S 5H"))
    assert refusal(played, "play") == "nothing-held"
    assert refusal(junked, "junk") == "nothing-held"


def test_k3_junk_is_always_allowed() -> None:
    for held in NAMES:
        assert "junk" in legal(at("2C", held=held, play="9H", junk="3S"))


@pytest.mark.parametrize(
    ("card", "top"),
    [
        pair.split(" on ")
        for pair in (
            "5H on 9H",
            "5H on 5S",
            "5H on 6S",
            "5H on 4C",
            "QS on KD",
            "TC on JH",
            "9D on TS",
            "AS on 9H",
            "9H on AS",
            "AS on KD",
            "KD on AS",
            "2H on AC",
            "AH on AD",
        )
    ],
)
def test_k4_fits(card: str, top: str) -> None:
    assert fits(parse_card(card), cards(top))
    assert "play" in legal(at("2C", held=card, play=top))
    assert "rescue" in legal(at("2C", junk=card, play=top))


@pytest.mark.parametrize(
    ("card", "top"),
    [
        pair.split(" on ")
        for pair in ("5H on 6D", "5H on 7S", "5S on 6C", "2H on KS", "KS on 2H", "QD on 2C", "5H on 3C")
    ],
)
def test_k4_does_not_fit(card: str, top: str) -> None:
    assert not fits(parse_card(card), cards(top))
    for state, move in ((at("2C", held=card, play=f"AH {top}"), "play"), (at("2C", junk=card, play=top), "rescue")):
        event = misplay(state, move)
        assert (event.fault, event.card, event.onto) == ("does-not-fit", parse_card(card), parse_card(top))


def test_k4_anything_fits_an_empty_pile() -> None:
    assert all(fits(card, ()) for card in PACK)


def test_k4_fit_is_the_same_either_way_round() -> None:
    assert all(fits(card, (other,)) == fits(other, (card,)) for card in PACK for other in PACK)
    # A plain card: itself, 12 of its suit, 3 of its rank, 2 + 2 by stepping (one side only for 2 and K), 3 more Aces.
    counts = [sum(fits(card, (top,)) for card in PACK) for top in PACK]
    assert counts == [52, 21, *[23] * 10, 21] * 4


def test_k5_rescue_takes_the_top_of_the_junk_pile() -> None:
    state = act(at("2C", play="9H", junk="3S 5H"), "rescue")
    assert (state.play, state.junk) == (cards("9H 5H"), cards("3S"))
    assert refusal(at("2C", play="9H"), "rescue") == "no-junk"


def test_k5_rescue_while_a_card_is_held() -> None:
    state = act(at("2C", held="KH", play="9H", junk="5S 5H"), "rescue", "rescue")
    assert (state.held, state.play, state.junk) == (parse_card("KH"), cards("9H 5H 5S"), ())
    assert refusal(state, "rescue") == "no-junk"
    assert legal(state) == {"junk"}


def test_k6_a_drawn_ace_is_placed_before_any_rescue() -> None:
    state = at("2C", held="AS", play="9H", junk="5H")
    event = misplay(state, "rescue")
    assert (event.fault, event.card, event.onto) == ("ace-first", parse_card("5H"), None)
    assert legal(state) == {"play", "junk"}
    assert act(state, "play", "rescue").play == cards("9H AS 5H")


def test_k6_a_junked_ace_is_rescued_only_while_no_card_is_held() -> None:
    state = at("2C", held="KH", play="9H", junk="3S AS")
    event = misplay(state, "rescue")
    assert (event.fault, event.card, event.onto) == ("too-late", parse_card("AS"), None)
    assert act(state, "play", "rescue").play == cards("9H KH AS")


def test_k7_only_the_tops_are_seen() -> None:
    state = at("2C 3C", held="KH", play="9H 8H", junk="3S AS", grace="")
    view = GAME.view(state, 0)
    assert (view.play_top, view.junk_top, view.held, view.grace_top, view.next) == (*cards("8H AS KH"), None, None)
    assert (view.draw, view.play, view.junk, view.grace) == (2, 2, 2, 0)
    other = at("5C 6C", held="KH", play="JD 8H", junk="4S AS")
    assert GAME.view(other, 0) == view == GAME.view(state, None)


def test_k8_first_phase_ends_when_all_is_drawn_and_placed() -> None:
    state = at("KH", play="9S", junk="3D 3S")
    for early in (state, act(state, "draw")):
        assert GAME.view(early, 0).first_phase
        assert refusal(early, "grace") == refusal(early, "stop")
    over = act(state, "draw", "junk")
    assert not GAME.view(over, 0).first_phase
    assert set(GAME.possible(over, 0)) == {Action.RESCUE, Action.GRACE, Action.STOP}


def test_k8_rescue_is_still_possible_after_the_first_phase() -> None:
    state = act(at(play="9S", junk="3D 3S"), "rescue", "rescue")
    assert state.play == cards("9S 3S 3D")
    assert GAME.outcome(state).winners == (0,)


def test_k9_the_first_graced_card_is_free() -> None:
    for top in NAMES:
        assert "grace" in legal(at(play="9S", junk=f"3D {top}"))


@pytest.mark.parametrize("card", ["5D", "KH", "AH", "5S"])
def test_k9_graced_cards_share_suit_or_rank(card: str) -> None:
    state = act(at(play="9S", junk=f"2C {card} 5H"), "grace", "grace")
    assert state.grace == cards(f"5H {card}")
    assert state.junk == cards("2C")


@pytest.mark.parametrize("card", ["6S", "4C", "AS", "KD"])
def test_k9_neither_stepping_nor_wild_aces_on_the_grace_pile(card: str) -> None:
    event = misplay(at(play="9S", junk=f"2C {card}", grace="5H"), "grace")
    assert (event.fault, event.card, event.onto) == ("does-not-fit", parse_card(card), parse_card("5H"))
    misplay(at(play="9S", junk="2C 5H", grace="AS"), "grace")


def test_k9_no_rescue_after_the_first_grace() -> None:
    state = act(at(play="9S", junk="3S 5S 5H"), "grace")
    assert refusal(state, "rescue") == "after-grace"
    assert legal(state) == {"grace", "stop"}


def test_k10_stop_ends_the_game() -> None:
    state = at(play="9S", junk="3S 5D")
    after, events = GAME.apply(state, 0, Action.STOP, NO_CHANCE)
    assert events == (Ended(left=2, clean=True),)
    assert GAME.to_act(after) == frozenset()
    assert GAME.possible(after, 0) == GAME.legal(after, 0) == ()
    for move in Action:
        assert refusal(after, move) == "game-over"


def test_k10_ends_by_itself_when_the_junk_pile_is_empty() -> None:
    last_ones = [
        (at(held="KH", play="9H"), "play"),
        (at(play="9H", junk="KH"), "rescue"),
        (at(play="9S", junk="KH"), "grace"),
    ]
    for state, move in last_ones:
        assert GAME.to_act(state) == {0}
        assert events_of(state, move)[-1] == Ended(left=0, clean=True)
        assert GAME.to_act(act(state, move)) == frozenset()


def test_k10_not_before_the_first_phase_is_over() -> None:
    for state in (at("KH", play="9H"), at(held="KH", play="9S")):
        assert GAME.to_act(state) == {0}
    holding = act(at(held="KS", play="9H", junk="5H"), "rescue")
    assert GAME.to_act(holding) == {0}


def test_k10_nothing_ends_it_while_junk_is_left() -> None:
    state = at(play="9S", junk="2C 5H")
    assert GAME.to_act(act(state, "grace")) == {0}
    assert GAME.to_act(at(play="9S", junk="2C", grace="5H")) == {0}


def test_k11_score_is_the_cards_left_in_the_junk_pile() -> None:
    outcome = GAME.outcome(act(at(play="9S", junk="4C 2C 5H"), "grace", "stop"))
    assert (outcome.finished, outcome.winners, outcome.scores) == (True, (), (2,))
    assert outcome.extra == {"clean": True}


def test_k11_a_perfect_game_has_a_winner() -> None:
    outcome = GAME.outcome(act(at(held="KH", play="9H"), "play"))
    assert (outcome.finished, outcome.winners, outcome.scores) == (True, (0,), (0,))


def test_k11_a_running_game_has_none() -> None:
    outcome = GAME.outcome(at("4S", play="9H"))
    assert (outcome.finished, outcome.winners, outcome.scores) == (False, (), (0,))
    assert GAME.outcome(at("4S", play="9H", junk="2C 3C")).scores == (2,)


def test_k12_naked_shows_the_top_of_the_draw_pile() -> None:
    chance = Scripted([{"shuffle": list(NAMES)}])
    state, events = GAME.deal(1, settle_options(GAME, {"naked": True}), chance)
    assert events == (Dealt(next=parse_card("AS")),)
    assert GAME.view(state, 0).next == parse_card("AS")
    after, drawing = GAME.apply(state, 0, Action.DRAW, NO_CHANCE)
    assert drawing == (Drew(card=parse_card("AS"), next=parse_card("2S")),)
    assert GAME.view(after, 0).next == parse_card("2S")
    assert events_of(at("KH", naked=True), "draw") == [Drew(card=parse_card("KH"), next=None)]


def test_k12_naked_off_is_the_default_and_shows_nothing() -> None:
    assert settle_options(GAME, {}) == {"naked": False}
    assert GAME.view(at("KH"), 0).next is None
    assert events_of(at("KH 5S"), "draw") == [Drew(card=parse_card("KH"), next=None)]


def test_k12_naked_rescues_a_junked_ace_while_holding() -> None:
    state = act(at("2C", held="KD", play="9H", junk="3S AS", naked=True), "rescue")
    assert (state.held, state.play) == (parse_card("KD"), cards("9H AS"))


def test_k12_naked_a_held_ace_is_still_placed_first() -> None:
    assert misplay(at("2C", held="AH", play="9H", junk="3S AS", naked=True), "rescue").fault == "ace-first"


def test_k13_faults_in_order() -> None:
    """Every pair of faults that can meet in one action: the first names it."""
    assert misplay(at("2C", held="AH", play="9H", junk="AS"), "rescue").fault == "ace-first"
    assert misplay(at("2C", held="AH", play="9H", junk="4S"), "rescue").fault == "ace-first"
    # An Ace always fits, so `too-late` never meets `does-not-fit`.
    assert misplay(at("2C", held="KH", play="9H", junk="4S"), "rescue").fault == "does-not-fit"


def test_k13_a_misplay_spoils_a_clean_game_but_not_the_score() -> None:
    state = at(held="2S", play="9H")
    state, _ = GAME.apply(state, 0, Action.PLAY, NO_CHANCE)
    assert (state.held, state.clean) == (parse_card("2S"), False)
    outcome = GAME.outcome(act(state, "junk", "grace"))
    assert (outcome.winners, outcome.scores, outcome.extra) == ((0,), (0,), {"clean": False})


def test_k13_the_rest_is_impossible() -> None:
    holding = at("2C", held="KH", play="9H")
    assert [refusal(holding, move) for move in ("draw", "rescue", "grace", "stop")] == [
        "holding",
        "no-junk",
        "holding",
        "holding",
    ]
    assert refusal(at("2C", held="AH", play="9H"), "rescue") == "no-junk"
    open_table = at("2C", play="9H", junk="3H")
    assert [refusal(open_table, move) for move in ("play", "junk", "grace", "stop")] == [
        "nothing-held",
        "nothing-held",
        "first-phase",
        "first-phase",
    ]


def test_moves_are_spelled_as_in_the_rule_book() -> None:
    spelled = ["draw", "play", "junk", "rescue", "grace", "stop"]
    assert [GAME.spell(GAME.parse(text)) for text in spelled] == spelled
    for text in ("", "Draw", "draw ", "own", "DRAW"):
        with pytest.raises(Malformed):
            GAME.parse(text)


def test_memory_begins_with_the_deal() -> None:
    with pytest.raises(ValueError, match="begins"):
        GAME.recall(0, None, ())
    with pytest.raises(ValueError, match="begins"):
        GAME.recall(0, None, (Moved(action=Action.PLAY, card=0),))
