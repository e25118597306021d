"""The texts of Jugglers: everything that can happen has one, complete and within Discord's limits."""

from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.core.cards import parse_card, parse_cards
from bot.core.chance import Seeded
from bot.core.game import Question, think
from bot.core.summary import Snapshot
from bot.tables.steps.results import summary_of
from bot.text import words_for
from bot.text.voice import SEAT_SIGNS, Voice, card_text, cards_text, points_text
from bot.ui.discord.components import ALT_LIMIT
from bot.ui.table.closing import closing_lines
from bot.ui.table.hand import present_hand
from cogs.jugglers.cog import KIT
from cogs.jugglers.player import choose
from cogs.jugglers.player.hard import ROLLOUTS, explain
from cogs.jugglers.player.review import CostlyDecision, Effect, Key, Reason
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.poker import strength
from cogs.jugglers.rules.state import DraftView, Line, Place, RoundEnded, RoundResult
from cogs.jugglers.words.describe import place_names
from cogs.jugglers.words.guide import brought, coach, goal, thoughts, why
from render.scene import Label
from tests.discord.shown import table_showing
from tests.presented import present
from tests.random_games import recorded
from tests.render.scenes import all_of
from tests.rules.test_jugglers_deals import positions
from tests.text.test_game_words import is_whole

WORDS = words_for("", "jugglers")
NAMES = ("alice", "bob", "carol", "dave", "erin")


@cache
def match(seats: int) -> list[Snapshot]:
    """A random match with misplays."""
    return recorded(GAME, seats, {"wins": 2}, f"told {seats}")[0]


def test_the_end_lists_those_who_share_a_place_by_their_points_and_says_them() -> None:
    state, names = match(4)[-1].state, NAMES[:4]
    ended = replace(state, results=(scored(state.results[0], (0.5, 5.0, 1.0, 1.5)),), won=(0, 1, 0, 0), wins=1)
    data = table_showing(GAME, ended, names, {}).data
    lines = closing_lines(KIT, data, None, Voice(names, WORDS))
    assert [line for line in lines if "round won" in line] == [
        "**1** · bob: 1 round won, 5 points, no mistakes",
        "**2** · dave: no round won, 1½ points, no mistakes",
        "**2** · carol: no round won, 1 point, no mistakes",
        "**2** · alice: no round won, ½ point, no mistakes",
    ]
    assert KIT.ending is not None
    shown = KIT.ending(GAME.view(ended, None), summary_of(data, ()), Voice(names, WORDS))
    beside = {item.y: item.text for item in all_of(Label, shown) if item.text in names}
    assert [beside[y] for y in sorted(beside)][1:] == ["bob", "dave", "carol", "alice"]


def scored(result: RoundResult, points: Sequence[float]) -> RoundResult:
    """Return the result with these points, made of allies alone."""
    lines = tuple(Line(matches=(), allies=(0,) * round(2 * had)) for had in points)
    return replace(result, lines=lines, winners=(points.index(max(points)),))


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_result_of_a_round_names_the_reason_for_every_point(seats: int) -> None:
    assert KIT.result is not None
    voice, results = Voice(NAMES[:seats], WORDS), results_of(seats)
    for event in results:
        text, alt = KIT.result.text(event, voice), KIT.result.alt(event, voice)
        assert is_whole(text)
        assert alt == text.replace("**", "")
        head, *lines = text.splitlines()
        assert f"Round {event.number}: " in head
        assert all(NAMES[seat] in head for seat in event.result.winners)
        for seat, (line, said) in enumerate(zip(event.result.lines, lines, strict=False)):
            assert said.startswith(f"{NAMES[seat]} {card_text(event.result.sigils[seat])}: {points_text(line.points)} ")
            assert all(card_text(card) in said for card in line.matches)
            assert all(place_names(voice)[place] in said for place in line.allies)
        assert cards_text(event.result.village) in text
        earlier = [f"{SEAT_SIGNS[seat]} {card_text(won.sigils[seat])}" for won in event.earlier for seat in won.winners]
        assert all(each in lines[-2] for each in earlier)
        assert lines[-1].startswith("Rounds won: ")
        assert all(f"{name} {won}" in lines[-1] for name, won in zip(NAMES, event.won, strict=False))
    assert len(results) > 1


def results_of(seats: int) -> list[RoundEnded]:
    return [event for step in match(seats) for event in step.events if isinstance(event, RoundEnded)]


def draft(policy: str, cards: str) -> DraftView:
    held = parse_cards(cards.split())
    return DraftView(parse_card(policy) if policy else None, held, strength(held), ())


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (
            "place 9C 1",
            "Row 1 then has: pair of 9s. Q♠ shares your sigil's rank, so it's a point for you if it passes.",
        ),
        (
            "place 2C 1",
            "It adds nothing to row 1, where Q♠ would be a point for you, but it doesn't help another row either.",
        ),
        ("place 9C 2", "The joker then has: 9 high. Both policies have to beat that."),
        ("place 2C 2", "It adds nothing to the joker's row, but it may keep a better card out."),
        ("place 9C 3", "Row 3 then has: 9 high. K♣ is no point for you."),
        ("place 2C 3", "It adds nothing to row 3, but it may keep a better card out."),
        ("deck 3", "It may keep a better card out of row 3, where K♣ is no point for you. You keep your own cards."),
    ],
)
def test_the_coach_tells_whom_a_draft_helps_and_what_a_useless_card_does(action: str, why: str) -> None:
    state, _ = GAME.deal(4, {"wins": 2, "dummy_sigils": True}, Seeded("coached"))
    drafts = draft("QS", "9D"), draft("", "4D"), draft("KC", "3S 5H")
    view = replace(GAME.view(state, 1), sigil=parse_card("QH"), drafts=drafts)
    assert coach(view, 1, GAME.parse(action), Voice(NAMES[:4], WORDS)) == why


@pytest.mark.parametrize("seats", [2, 5])
def test_the_longest_names_are_shortened_so_that_the_description_ends_with_its_end(seats: int) -> None:
    longest, ends = ["*" * 31 + str(seat) for seat in range(seats)], set[str]()
    for step in match(seats)[::3]:
        table = table_showing(GAME, step.state, longest, {})
        for shown in (present(table, KIT, ""), *(present_hand(table, KIT, seat + 1, "") for seat in range(seats))):
            assert len(shown.alt) <= ALT_LIMIT
            ends.add(shown.alt[-1])
    assert "…" not in ends


def test_a_hard_player_tells_the_very_figures_it_went_by() -> None:
    for state, seat, memory in islice(positions(3, {"wins": 1, "dummy_sigils": True}, "why"), 0, 40, 13):
        question = Question(GAME.view(state, seat), memory, seat, "a seed", "hard")
        basis, voice = explain(question), Voice(("ann", "ben", "cem"), words_for("", "jugglers"))
        assert basis.action == think(choose, question)
        lines = list(thoughts(basis, seat, voice))
        if question.view.asking == "secret":
            assert [line.split(" leaves")[0] for line in lines] == [voice.names[seat]]
        else:
            assert basis.gain >= basis.other_gain
            assert f"in {ROLLOUTS} ways" in lines[1]
            assert f"worth {round(1000 * basis.gain):+d} wins, ".replace("-", "−") in lines[1]
            assert lines[2].endswith(f": {round(100 * basis.likely)}% for the sigil {card_text(basis.sigil)}.")


def test_a_review_has_a_sentence_for_each_difference_and_each_effect() -> None:
    view, voice = GAME.view(match(3)[0].state, 0), Voice(NAMES[:3], WORDS)
    place = Place(parse_card("7H"), 1)
    said = [
        why(CostlyDecision(0, 0, place, place, 0.1, (0.0, 0.2), 9, Reason(key, effect, 0, 0.2, 0.61)), view, voice)
        for key in get_args(Key)
        for effect in (*get_args(Effect), None)
    ]
    assert len({*said}) == len(said)
    assert all(is_whole(text) for text in said)
    told = [text for text in said if "61 of 100 deals that fit what you knew; with your choice, in 20." in text]
    assert len(told) == len(said) * 2 / 3


@pytest.mark.parametrize(
    ("effect", "wanted", "reached"),
    [("pass", "Make 7♥ pass.", True), ("fail", "Make 7♥ fail.", False), (None, "Win this round.", False)],
)
def test_a_puzzle_has_a_goal_for_each_effect_and_says_whether_it_was_reached(
    effect: Effect | None, wanted: str, reached: bool
) -> None:
    policy, place, voice = parse_card("7H"), Place(parse_card("2C"), 1), Voice(NAMES[:3], WORDS)
    reason = Reason("row", effect, policy, 0.2, 0.6)
    moment = CostlyDecision(0, 0, place, place, 0.1, (0.0, 0.2), 9, reason)
    state = replace(match(3)[0].state, results=(RoundResult((), (policy,), (), (1,)),))
    assert goal(moment, GAME.view(state, 0), voice) == wanted
    assert brought(moment, state, state, voice) == (reached, "7♥ passed, and you didn't win the round.")
