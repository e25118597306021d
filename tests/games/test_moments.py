"""An announcement shows what was wrong: moving, or still where nothing may move. Its words never depend on that."""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image

from bot.core.game import Event
from bot.text.voice import Voice
from bot.ui.table.painter import GIF_LIMIT, HOLD, STEP
from cogs.jugglers.rules.state import FromDeck
from render import Frame
from render.gif import GIF_WIDTH
from render.scene import Label, Scene
from tests.discord.house import House
from tests.discord.jugglers_evening import click
from tests.discord.test_jugglers_clicks import FOUR, begun
from tests.discord.test_publishing import FORBIDDEN
from tests.games.test_own_games import begin, next_move, type_move

WORDS = "could have followed suit."


async def misplay(house: House) -> discord.Message:
    """The announcement of the next one."""
    before = announced(house)
    while announced(house) == before:
        await type_move(house, *await next_move(house, misplay=True))
    return the_announcement(house)


def set_moment(house: House, game: str, moment: Any) -> None:
    kits = house.bot.services.kits
    kits[game] = replace(kits[game], moment=moment)


def the_announcement(house: House) -> discord.Message:
    (text,) = announced(house)
    return next(message for message in house.channel.history() if message.content == text)


def announced(house: House) -> list[str]:
    return [text for text in house.texts() if text.startswith("**Juse!**")]


def plain(text: str) -> str:
    """Without formatting."""
    return text.replace("**", "")


async def opened(message: discord.Message) -> Image.Image:
    (attachment,) = message.attachments
    return Image.open(BytesIO(await attachment.read()))


async def test_it_is_an_animation_that_says_the_same_as_the_words(house: House) -> None:
    await begin(house)
    message = await misplay(house)
    (attachment,) = message.attachments
    assert attachment.filename == "juse.gif"
    assert attachment.size <= GIF_LIMIT
    assert attachment.description == plain(message.content)
    picture = await opened(message)
    assert (picture.format, picture.width, getattr(picture, "n_frames", 1)) == ("GIF", GIF_WIDTH, 2)
    shown_for = []
    for frame in range(2):
        picture.seek(frame)
        shown_for.append(picture.info["duration"])
    assert shown_for == [STEP, HOLD]


async def out_of_turn(house: House, draft: int) -> discord.Message:
    """Dave takes from the deck though it is not his turn, and the announcement shows the words alone."""
    await click(house, "dave", FromDeck(draft))
    return the_announcement(house)


async def begin_jugglers(house: House) -> None:
    await begun(house, *FOUR)
    accuse = house.bot.services.kits["jugglers"].accuse
    set_moment(house, "jugglers", lambda view, juse, voice: [Scene(300, (Label(600, 150, accuse(juse, voice)),))])


async def test_one_more_of_the_same_seat_is_shown_in_the_same_message(house: House) -> None:
    await begin_jugglers(house)
    first, second = await out_of_turn(house, 0), await out_of_turn(house, 1)
    assert second.content.startswith("**Juse!** (×2)")
    assert (second.id, len(second.attachments)) == (first.id, 1)
    assert await second.attachments[0].read() != await first.attachments[0].read()


async def test_what_is_worth_seeing_moves_in_the_picture_of_the_table_which_then_stands_still(house: House) -> None:
    def motion(before: Any, after: Any, events: Sequence[Event], voice: Voice) -> Sequence[Frame]:
        return [(kit.scene(view, voice), 10_000) for view in (before, after)] if events else ()

    kits = house.bot.services.kits
    kit = kits["whisper"]
    kits["whisper"] = replace(kit, motion=motion)
    house.bot.services.tables.computers.pause = 1.0
    await begin(house)
    await type_move(house, *await next_move(house))
    picture = await opened(house.live())
    assert (picture.format, getattr(picture, "n_frames", 1)) == ("GIF", 3)
    await house.env.advance_time(21)
    assert (await opened(house.live())).format == "PNG"


def fails(*_: object) -> Any:
    raise MemoryError


def the_animation_fails(house: House, patched: pytest.MonkeyPatch) -> None:
    patched.setattr("bot.ui.table.painter.gif_for", fails)
    house.expected_logs = ["could not be painted"]


def the_game_fails(house: House, _: pytest.MonkeyPatch) -> None:
    set_moment(house, "whisper", fails)
    house.expected_logs = ["a Juse! could not be shown"]


def nothing_may_be_attached(house: House, _: pytest.MonkeyPatch) -> None:
    house.env.inject_error("POST", "/channels/*/messages", status=403, code=FORBIDDEN)
    house.expected_logs = ["a message could not be shown: 403"]  # the table is in words meanwhile, too


@pytest.mark.parametrize(
    ("broken", "shown"), [(the_animation_fails, ["juse.png"]), (the_game_fails, []), (nothing_may_be_attached, [])]
)
async def test_if_it_cannot_be_shown_its_end_or_the_words_alone_are(
    house: House, monkeypatch: pytest.MonkeyPatch, broken: Any, shown: list[str]
) -> None:
    await begin(house)
    broken(house, monkeypatch)
    message = await misplay(house)
    assert WORDS in message.content
    assert [each.filename for each in message.attachments] == shown
    assert not house.env.backend.faults, "it was tried with the picture"
