"""How the end of a round, and of a match, of Roundup is shown."""

from collections.abc import Iterator

import msgspec

from bot.core.cards import SUIT_OF
from bot.core.game import ranking
from bot.core.summary import SeatSummary, Summary
from bot.features.replay.film import STRIP
from bot.text.voice import Voice
from cogs.roundup.cog import KIT
from cogs.roundup.rules.decisive import Decisive
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import LastAction, RoundEnded, State
from render import paint
from render.scene import MAX_HEIGHT, CardAt, Frame, Label, NamePlate
from tests.render.readability import too_small
from tests.render.scenes import faces
from tests.render.test_roundup_scene import NAMES, SEATS, WORDS, steps, voice
from tests.rules.roundup_positions import random_match

ending, result = KIT.ending, KIT.result
assert ending is not None
assert result is not None
ENDING, RESULT = ending, result


@SEATS
def test_the_closing_picture_has_the_seats_in_the_order_of_the_ranking(seats: int) -> None:
    *_, last = random_match(seats, f"ending {seats}")
    view, outcome = GAME.view(last.after, None), GAME.outcome(last.after)
    assert outcome.finished
    points = [Decisive(seat, 99, False, 9, seat % 4, 3, closer=seats - 1) for seat in range(seats)]
    shown = ENDING(view, Summary([SeatSummary(seat) for seat in range(seats)], turning_points=points), voice(view))
    assert list(too_small(shown)) == []
    assert shown.height <= MAX_HEIGHT - STRIP
    order = [
        item.seat for item in sorted(shown.items, key=lambda item: getattr(item, "y", 0)) if isinstance(item, NamePlate)
    ]
    ranked = ranking(outcome, low_score_wins=False)
    assert order == [seat for place in ranked for seat in place]
    ordinals = [
        item.text
        for item in shown.items
        if isinstance(item, Label) and item.text[:1].isdigit() and item.text[1:].isalpha()
    ]
    names = ("1st", "2nd", "3rd", "4th", "5th", "6th")
    firsts = [sum(len(place) for place in ranked[:number]) for number in range(len(ranked))]
    assert ordinals == [names[first] for first, place in zip(firsts, ranked, strict=True) for _ in place]
    told = [item.text for item in shown.items if isinstance(item, Label) and "bid (3 points) in round 10" in item.text]
    assert len(told) == seats


def test_points_by_reason_add_up_in_the_closing_picture() -> None:
    *_, last = random_match(4, "reasons", points=8)
    view = GAME.view(last.after, None)
    shown = ENDING(view, Summary([SeatSummary()] * 4), voice(view))
    for plate in [item for item in shown.items if isinstance(item, NamePlate)]:
        numbers = [
            int(item.text)
            for item in shown.items
            if isinstance(item, Label) and item.y == plate.y and item.text.isdigit()
        ]
        bids, out, total = numbers
        assert bids + out == total == view.scores[plate.seat or 0]


def ended_rounds(seats: int) -> Iterator[tuple[State, RoundEnded]]:
    for step in steps(seats, f"results {seats}"):
        for event in step.events:
            if isinstance(event, RoundEnded):
                yield step.after, event


@SEATS
def test_the_last_look_shows_how_the_round_stood_whatever_has_been_bid_since(seats: int) -> None:
    for state, event in ended_rounds(seats):
        view, score = GAME.view(state, None), event.score
        shown = RESULT.last_look(view, voice(view))
        assert list(too_small(shown)) == []
        assert {suit * 13 + 9 for suit in range(4)} <= set(faces(shown))
        marked = [item.card for item in shown.items if isinstance(item, CardAt) and item.mark == "last"]
        assert score.closed[-1] * 13 + 9 in marked
        framed = [item for item in shown.items if isinstance(item, Frame)]
        assert len(framed) == sum(SUIT_OF[bid] == score.closed[-1] for bid in score.bids)
        since = msgspec.structs.replace(view, last=LastAction(0, "bid"), waiting=(1,))
        assert faces(RESULT.last_look(since, voice(view))) == faces(shown)


@SEATS
def test_a_result_shows_every_point_with_its_reason_and_every_total(seats: int) -> None:
    for _, event in ended_rounds(seats):
        score = event.score
        shown = RESULT.scene(event, Voice(NAMES[:seats], WORDS))
        assert list(too_small(shown)) == []
        assert paint(shown)
        for plate in [item for item in shown.items if isinstance(item, NamePlate)]:
            row = [item.text for item in shown.items if isinstance(item, Label) and item.y == plate.y]
            *gained, total = map(int, row)
            assert sum(gained) == score.points[plate.seat or 0]
            assert total == score.totals[plate.seat or 0]
