"""Whether what is said beside the tables of a channel is what has happened there: Juse!, calls to turn, results."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial

import discord
import msgspec

from bot.core.game import Event, Juse, Milestone, WrongCall
from bot.tables.runtime.table import Table
from bot.tables.steps.model import COMPUTER, Move, Phase
from bot.tables.steps.record import done_by_itself
from bot.tables.steps.reveals import last_look_until
from bot.text import words_for
from bot.ui.discord.components import within_limit
from bot.ui.kit import GameKit
from bot.ui.table.announcements import QUIET_FOR
from bot.ui.table.audience import Audience
from bot.ui.table.painter import GIF_LIMIT
from bot.ui.table.presentation import call_text, description, moment_of
from bot.ui.table.welcome import present_welcome
from render import Animation, Scene
from tests.discord.house import House
from tests.proof.consistency import differences, painted, picture_faults, table_time

_JUSE_BEGINS = tuple(words_for("", "juse").say(key, why="") for key in ("juse-call", "wrong-call"))
_JUSE_BEGINS_AGAIN = words_for("", "juse").say("juse-call-again", why="", times=0).partition("0")[0]
_TURN = words_for("").say("your-turn", user="", game="").strip(" ,.")
_TABLES = "SELECT id FROM tables WHERE channel_id = ? AND private_to IS NULL ORDER BY id"
_TOO_LATE = 10.0

Story = Sequence[tuple[Move, Sequence[Event]]]


class Said(msgspec.Struct, frozen=True):
    """What must stand in the channel."""

    text: str
    picture: bytes | None = None
    alt: str = ""


async def announcement_faults(house: House, late: float, *, pictures: bool = True) -> list[str]:
    """`late`: seconds by which a call to turn may come later. Without `pictures` those of a Juse! or a result are not
    looked at: they may be missing, or still be there.
    """
    juse: list[Said] = []
    results: list[Said] = []
    calls: list[str] = []
    for (number,) in house.rows(_TABLES, house.channel.id):
        table = await house.bot.services.tables.find(number)
        story = await table.story() if table.data.state is not None else ()
        kit = house.bot.services.kits[table.data.game]
        juse += _last_juse(table, kit, story)
        if table_time(house, table.data) >= last_look_until(table.data):
            results += _results(table, kit, story)
        calls += await _call_faults(house, table, late)
    messages = house.channel.history()
    accusing = [message for message in messages if message.content.startswith((*_JUSE_BEGINS, _JUSE_BEGINS_AGAIN))]
    ended = [message for message in messages if any(at.filename == "result.png" for at in message.attachments)]
    ended += [message for message in messages if message.content in {one.text for one in results}]
    return [
        *_welcome_faults(house),
        *_faults("Juse!", house, accusing, juse, pictures=pictures),
        *_faults("results", house, {found.id: found for found in ended}.values(), results, pictures=pictures),
        *calls,
    ]


def _faults(
    what: str, house: House, found: Iterable[discord.Message], wanted: Sequence[Said], *, pictures: bool
) -> Iterator[str]:
    by_text = sorted(found, key=lambda message: message.content)
    if [message.content for message in by_text] != sorted(said.text for said in wanted):
        yield f"{what}: {[message.content for message in by_text]} instead of {[said.text for said in wanted]}"
        return
    for message, said in zip(by_text, sorted(wanted, key=lambda said: said.text), strict=True):
        faults = picture_faults(house, message, said.picture, said.alt) if pictures else []
        yield from (f"{what}: {fault}" for fault in faults)


def _welcome_faults(house: House) -> list[str]:
    """At most one, as it should be."""
    kits = sorted(house.bot.services.kits.values(), key=lambda kit: kit.name)
    shown = present_welcome(kits, "")
    found = [message for message in house.channel.history() if message.content.startswith(shown.content[:20])]
    if len(found) > 1:
        return ["more than one welcome"]
    return [f"the welcome: {fault}" for message in found for fault in differences(house, message, shown)]


# ------------------------------------------------------------ Juse!


def _last_juse(table: Table, kit: GameKit, story: Story) -> Iterator[Said]:
    """The last misplay or wrong call; with its picture until somebody has moved."""
    events = [(move.number, event) for move, happened in story for event in happened if isinstance(event, Juse)]
    if not events:
        return
    audience, (number, event) = Audience(table.data, ""), events[-1]
    text = call_text(kit, event, audience.of_message, _times_in_a_row(events))
    by_itself = done_by_itself(table.data, table.game, [move for move, _ in story])
    moved_on = any(move.number > number and move.number not in by_itself for move, _ in story)
    moment = None if moved_on else moment_of(table.data, kit, event, audience)
    if moment is None:
        yield Said(text)
    else:
        yield Said(text, _film(tuple(moment.scenes), motion=table.data.motion), moment.alt)


def _times_in_a_row(events: Sequence[tuple[int, Juse]]) -> int:
    """How often the same seat has been called for moves one after the other, up to the last."""
    times = 1
    for (before, one), (number, other) in zip(events[-2::-1], events[:0:-1], strict=True):
        follows = number == before + 1 and one.seat == other.seat
        if not follows or isinstance(one, WrongCall) or isinstance(other, WrongCall):
            break
        times += 1
    return times


@lru_cache(64)
def _film(scenes: Sequence[Scene], *, motion: bool) -> bytes:
    if motion and len(scenes) > 1:
        film = Animation(scenes)
        while not film.is_done:
            film.paint_next()
        gif = film.to_gif()
        if len(gif) <= GIF_LIMIT:
            return gif
    return painted(scenes[-1])


# ------------------------------------------------------------ results of rounds


def _results(table: Table, kit: GameKit, story: Story) -> Iterator[Said]:
    """Each stays in the channel."""
    if kit.result is None:
        return
    audience = Audience(table.data, "")
    for _, happened in story:
        for event in happened:
            if isinstance(event, Milestone):
                yield Said(
                    within_limit(kit.result.text(event, audience.of_message).splitlines()),
                    painted(kit.result.scene(event, audience.of_picture)),
                    description(partial(kit.result.alt, event), audience),
                )


# ------------------------------------------------------------ calls to turn


async def _call_faults(house: House, table: Table, late: float) -> list[str]:
    """Whoever is waited for is called once, when nothing has happened for a while; nobody else ever is."""
    data, now = table.data, table_time(house, table.data)
    called = [text for text in house.texts() if _TURN in text]
    must, people = [], sum(seat.user_id != COMPUTER for seat in data.seats)
    if data.phase is Phase.PLAYING and people > 1 and now - data.touched_at > QUIET_FOR + late:
        must = [data.seats[seat] for seat in table.game.to_act(data.state) if not data.seats[seat].by_computer]
    missing = []
    for seat in must:
        wants = (await house.bot.services.tables.settings.of_player(seat.user_id)).pings
        in_time = seat.due is None or seat.due > now + _TOO_LATE
        if wants and in_time and sum(f"<@{seat.user_id}>" in text for text in called) != 1:
            missing.append(f"{seat.name} is not called to turn once: {called}")
    return missing
