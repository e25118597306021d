"""How Jugglers shows the end of a round: a last look at its last gathering, then a picture of the result."""

from collections.abc import Iterator

import pytest

from cogs.jugglers.picture.drafts import DRAFTS_BOTTOM, row_y
from cogs.jugglers.picture.examples import last_looks, results
from cogs.jugglers.picture.round_end import round_scene
from cogs.jugglers.picture.score import points_text
from cogs.jugglers.picture.table import last_look
from cogs.jugglers.rules.game import GAME
from cogs.jugglers.rules.state import DRAFTS, RoundEnded, View
from render import paint
from render.scene import Badge, CardAt, Die, Joker, NamePlate, Scene, Tally
from tests.render.jugglers_scenes import all_of, each_table, faces, of, played_on, texts, voice


def ends_of_rounds(seats: int, dummy_sigils: bool) -> Iterator[tuple[View, RoundEnded]]:
    found = 0
    for state, events in played_on(seats, dummy_sigils, "rounds"):
        for event in events:
            if isinstance(event, RoundEnded):
                found += 1
                yield GAME.view(state, None), event
    assert found > 1


@each_table
def test_a_result_shows_all_sigils_the_village_order_and_the_reason_for_every_point(
    seats: int, dummy_sigils: bool
) -> None:
    for _, event in ends_of_rounds(seats, dummy_sigils):
        shown, result = round_scene(event, voice(seats)), event.result
        matches = [card for line in result.lines for card in line.matches]
        assert sorted(faces(shown)) == sorted([*result.sigils, *result.village, *matches])
        allies = [badge.number for badge in all_of(Badge, shown) if badge.size == 54]
        assert allies == [ally for line in result.lines for ally in line.allies]
        assert [text for text in texts(shown) if text in {points_text(half / 2) for half in range(40)}] == [
            points_text(line.points) for line in result.lines
        ]
        assert [plate.seat for plate in all_of(NamePlate, shown)] == list(range(len(result.sigils)))
        crowned = {plate.seat for plate in all_of(NamePlate, shown) if plate.state == "winner"}
        assert crowned == set(result.winners)
        assert [(tally.count, tally.most) for tally in all_of(Tally, shown)] == [(won, 2) for won in event.won]
        assert paint(shown).startswith(b"\x89PNG")


@each_table
def test_the_last_look_shows_the_last_gathering_as_it_ended(seats: int, dummy_sigils: bool) -> None:
    for view, event in ends_of_rounds(seats, dummy_sigils):
        assert view.last is not None
        ended = view.last.ended
        assert ended is not None
        shown = last_look(view, voice(seats))
        for draft in DRAFTS:
            row = [card.card for card in all_of(CardAt, shown) if card.y == row_y(draft) and card.style == "tile"]
            assert set(row) == set(ended.hands[draft])
        assert texts(shown).count("passed") == sum(ended.passed)
        assert texts(shown).count("failed") == 2 - sum(ended.passed)
        assert village(shown) == list(event.result.village)
        dice = [turned.die for turned in view.last.turned if turned.die is not None]
        assert [die.value for die in all_of(Die, shown)] == dice
        chosen = [None if turned.place < 0 else turned.place for turned in view.last.turned]
        assert [badge.number for badge in all_of(Badge, shown) if badge.mark == "last"] == chosen
        assert all_of(Joker, shown)
        assert paint(shown).startswith(b"\x89PNG")


def village(shown: Scene) -> list[int | None]:
    return [card.card for card in all_of(CardAt, shown) if card.y > DRAFTS_BOTTOM]


def test_after_the_result_the_table_is_that_of_the_next_round() -> None:
    view = last_looks()["last-look-3"]
    assert {"Gathering 1/6", "Secrets: 0–2?"} <= set(texts(of(view)))
    assert sorted(faces(of(view))) == sorted(draft.policy for draft in view.drafts if draft.policy is not None)


def test_the_fullest_result_has_room_for_all() -> None:
    assert max(len(line.allies) for line in results()["round-fullest-5-many"][1].result.lines) == 4
    assert max(len(line.matches) for line in results()["round-fullest-2-many"][1].result.lines) == 6


@pytest.mark.parametrize("name", results())
def test_a_result_needs_nothing_but_its_event(name: str) -> None:
    """It is posted when the table may long be in the next round."""
    view, event = results()[name]
    assert f"Round {event.number} is over" in texts(round_scene(event, voice(view.seats)))
