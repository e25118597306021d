"""The page of a review: a position as its seat saw it then, what was better, and why."""

from collections.abc import Sequence
from functools import partial

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.coach import Moment
from bot.features.replay.pages import OPEN, REPLAY, Replay
from bot.text import Words
from bot.ui.discord.components import Button, Panel, Row, table_id, written_id
from bot.ui.kit import CoachKit, GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import Presentation, presented

REVIEW = "review"
"""The kind of its presses."""
PAGE, TRY = "page", "try-again"
_BAR = 10


def progress_line(words: Words, before: int, share: float, *, in_words: bool) -> str:
    """Say how far it is, with a bar unless that would be read aloud."""
    full = round(_BAR * share)
    bar = "" if in_words else f"{'▰' * full}{'▱' * (_BAR - full)} "
    return words.say("review-under-way", before=before, percent=round(100 * share), bar=bar)


def present_moment(
    replay: Replay,
    kit: GameKit,
    coach: CoachKit,
    moments: Sequence[Moment],
    number: int,
    locale: str,
    own: OwnLook = AS_THE_TABLE,
) -> Presentation:
    """Show one of the moments. All is made from the view of the seat whose move it was."""
    data, moment, audience = replay.data, moments[number], Audience(replay.data, locale, own)
    voice, seat = audience.of_message, replay.positions[moment.index + 1].move.seat
    assert seat is not None
    view = kit.rules.view(replay.positions[moment.index].state, seat)
    lines = [
        voice.say("review-title", game=audience.game, table=str(data.id), number=number + 1, count=len(moments)),
        voice.say(
            "review-moment",
            move=moment.index + 1,
            played=kit.guide.name_move(moment.played, voice),
            better=kit.guide.name_move(moment.better, voice),
        ),
        coach.why(moment, view, voice),
        voice.say("review-cost", points=round(100 * moment.cost)),
    ]
    looks = partial(kit.scene, view), partial(kit.alt, view)
    if kit.hand is not None:
        looks = partial(kit.hand.scene, view), partial(kit.hand.alt, view, seat)
    return presented(lines, _panel(replay, moments, number, audience), audience, *looks)


def _panel(replay: Replay, moments: Sequence[Moment], number: int, audience: Audience) -> Panel:
    ref, words = replay.data.ref, audience.words
    rows: list[Row] = [
        [
            Button(table_id(ref, f"{TRY}:{number}"), words.say("button-try-again"), "go"),
            Button(written_id(REPLAY, ref, moments[number].index, f"{OPEN}."), words.say("button-replay")),
        ]
    ]
    if len(moments) > 1:
        rows.append(
            [
                Button(written_id(REVIEW, ref, at, PAGE), words.say("review-page", number=at + 1), enabled=at != number)
                for at in range(len(moments))
            ]
        )
    return rows
