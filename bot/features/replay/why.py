"""Why a computer moved as it did, told in the replay: what it went by then, worked out once more from the same seed."""

import asyncio
from functools import partial
from typing import Any

import msgspec

from bot.core.errors import Refused
from bot.core.game import Question
from bot.features.replay.pages import Replay, computer_moved
from bot.tables.runtime.pool import NoAnswer
from bot.ui.actions.services import Services
from bot.ui.discord.components import within_limit
from bot.ui.discord.response import Response, Upload
from bot.ui.kit import GameKit, WhyKit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import description

_LONGEST = 60.0
"""Seconds to wait for a moment in which no table needs the processes."""


async def tell_why(services: Services, response: Response, replay: Replay, number: int) -> None:
    """Tell whoever asks, for the move of this number."""
    kit = services.kits[replay.data.game]
    if kit.why is None or not computer_moved(replay, number):
        raise Refused("unknown-button")
    locale, look = await services.locale_and_look(response, public=False)
    audience = Audience(replay.data, locale, look)
    lines, files = [_by_rule(replay, kit, number, audience)], list[Upload]()
    if not lines[0]:
        await response.defer()
        basis = await _basis(services, replay, kit, kit.why, number)
        lines = [*kit.why.text(basis, _seat_of(replay, number), audience.of_message)]
        if kit.hand is not None and basis.drawn:
            own = replay.data.seat_of(response.interaction.user.id)
            more, files = await _deals(services, kit, basis, _seat_shown(replay, number, basis, own), audience)
            lines += more
    await response.reply(within_limit(lines), files=files)


def _by_rule(replay: Replay, kit: GameKit, number: int, audience: Audience) -> str:
    """Say what it went by if it dealt no cards; nothing if it did."""
    voice, seat = audience.of_message, _seat_of(replay, number)
    level, name = replay.data.seats[seat].level, voice.names[seat]
    if kit.rules.automatic(replay.positions[number - 1].state) is not None:
        return voice.say("replay-why-itself")
    if level != "hard":
        return voice.say(f"{kit.name}-why-{level}", name=name)
    return voice.say("replay-why-hurried", name=name) if number in replay.data.hurried else ""


async def _basis(services: Services, replay: Replay, kit: GameKit, why: WhyKit, number: int) -> Any:
    """Ask it the same question again. `Refused` if its answer is another one today."""
    positions, seat = replay.positions[:number], _seat_of(replay, number)
    data, events = replay.data, [event for one in positions for event in one.events if event.shown_to(seat)]
    # What was played before a try began was not played at this table.
    first = data.moves_dealt if data.again is not None else 0
    acted = sum(one.move.seat == seat for one in positions[first + 1 :])
    seed = data.chance and msgspec.structs.replace(data.chance, counts={f"seat {seat}": acted}).decision(seat)
    if data.chance is None or data.chance.counts is None or seed is None:
        raise Refused("why-lost")
    question = Question(
        kit.rules.view(positions[-1].state, seat), kit.rules.recall(seat, None, events), seat, seed, "hard"
    )
    try:
        async with asyncio.timeout(_LONGEST):
            basis = await services.tables.computers.thinker.in_spare_time(why.explain, question)
    except (NoAnswer, TimeoutError):
        raise Refused("too-busy") from None
    if kit.rules.spell(basis.action) != replay.positions[number].move.action:
        raise Refused("why-lost")
    return basis


def _seat_of(replay: Replay, number: int) -> int:
    seat = replay.positions[number].move.seat
    assert seat is not None
    return seat


def _seat_shown(replay: Replay, number: int, basis: Any, own: int | None) -> int:
    """Return whose imagined hand is shown: that of whom the move was aimed at, the asker's, or the next one's."""
    seat = _seat_of(replay, number)
    if basis.target is not None:
        return basis.target
    return (seat + 1) % len(replay.data.seats) if own in (None, seat) else own


async def _deals(
    services: Services, kit: GameKit, basis: Any, seat: int, audience: Audience
) -> tuple[list[str], list[Upload]]:
    """Show a few of the deals as this seat would have seen them, as pictures or in words."""
    assert kit.hand is not None
    voice, files = audience.of_message, list[Upload]()
    lines = [voice.say("replay-why-deals", name=voice.names[seat], count=len(basis.drawn))]
    for at, state in enumerate(basis.drawn, start=1):
        view = kit.rules.view(state, seat)
        alt_text, png = partial(kit.hand.alt, view, seat), None
        if not audience.in_words:
            png = await services.context.painter.paint(kit.hand.scene(view, audience.of_picture))
        if png is None:
            lines.append(alt_text(voice))
        else:
            files.append(Upload(png, f"deal-{at}.png", description(alt_text, audience)))
    return lines, files
