"""How the end of a round, and of a match, of Roundup is shown."""

from collections.abc import Iterator

import msgspec

from bot.core.cards import SUIT_OF
from bot.text.voice import Voice
from cogs.roundup.cog import KIT
from cogs.roundup.rules.game import GAME
from cogs.roundup.rules.state import LastAction, RoundEnded, State
from render import paint
from render.scene import CardAt, Frame, Label, NamePlate
from tests.render.readability import too_small
from tests.render.scenes import faces
from tests.render.test_roundup_scene import NAMES, SEATS, WORDS, steps, voice

ending, result = KIT.ending, KIT.result
assert ending is not None
assert result is not None
ENDING, RESULT = ending, result


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
