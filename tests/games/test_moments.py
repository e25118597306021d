"""An announcement shows what was wrong: moving, or still where nothing may move. Its words never depend on that."""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image

from bot.core.game import Juse
from bot.text.voice import Voice
from bot.ui.table.painter import GIF_LIMIT
from cogs.jugglers.rules.state import FromDeck
from render.gif import GIF_WIDTH, HOLD, STEP
from render.scene import WIDTH, Label, Scene
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
    await begin(house, "whisper")
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


async def test_without_motion_its_end_is_shown(house: House) -> None:
    """Also after a restart."""
    await begin(house, "whisper")
    await house["alice"].slash(house.channel, "table look", motion=False)
    for _ in range(2):
        message = await misplay(house)
        picture = await opened(message)
        assert (picture.format, picture.width) == ("PNG", WIDTH)
        assert message.attachments[0].description == plain(message.content)
        await house.restart()
        if not (await house.data()).is_open:
            break


async def test_a_moment_of_one_scene_stands_still(house: House) -> None:
    await begin(house, "ladder")
    assert (await opened(await misplay(house))).format == "PNG"


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


async def test_where_nothing_may_be_attached_any_longer_an_edit_takes_the_picture_away(house: House) -> None:
    await begin_jugglers(house)
    first = await out_of_turn(house, 0)
    house.env.inject_error("PATCH", f"/channels/*/messages/{first.id}", status=403, code=FORBIDDEN)
    second = await out_of_turn(house, 1)
    assert second.content.startswith("**Juse!** (×2)")
    assert (second.id, second.attachments) == (first.id, [])


@pytest.mark.parametrize("broken", ["Animation", "paint"])
async def test_if_painting_fails_the_words_are_announced(
    house: House, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """Where only the animation fails, a picture of its end is left."""
    await begin(house, "whisper")

    def fails(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr("bot.ui.table.painter.Animation", fails)
    if broken == "paint":
        monkeypatch.setattr("bot.ui.table.painter.paint", fails)
    house.expected_logs = ["could not be painted"]
    message = await misplay(house)
    assert WORDS in message.content
    assert [each.filename for each in message.attachments] == (["juse.png"] if broken == "Animation" else [])


async def test_an_animation_that_is_too_large_becomes_a_picture(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.table.painter.GIF_LIMIT", 1000)
    await begin(house, "whisper")
    assert (await misplay(house)).attachments[0].filename == "juse.png"


async def test_if_the_game_cannot_show_it_the_words_are_announced(house: House) -> None:
    def fails(view: Any, juse: Juse, voice: Voice) -> Sequence[Scene]:
        raise KeyError("the moment")

    await begin(house, "whisper")
    set_moment(house, "whisper", fails)
    house.expected_logs = ["a Juse! could not be shown"]
    message = await misplay(house)
    assert WORDS in message.content
    assert not message.attachments


async def test_a_game_may_have_only_words_for_it(house: House) -> None:
    await begin(house, "whisper")
    set_moment(house, "whisper", None)
    assert not (await misplay(house)).attachments


async def test_scenes_of_different_heights_are_not_animated(house: House) -> None:
    def uneven(view: Any, juse: Juse, voice: Voice) -> Sequence[Scene]:
        return [Scene(height, (Label(600, 100, "Juse!"),)) for height in (300, 400)]

    await begin(house, "whisper")
    set_moment(house, "whisper", uneven)
    house.expected_logs = ["could not be painted"]
    assert (await opened(await misplay(house))).size == (WIDTH, 400)


async def test_where_nothing_may_be_attached_the_words_are_announced(house: House) -> None:
    await begin(house, "whisper")
    house.env.inject_error("POST", "/channels/*/messages", status=403, code=FORBIDDEN)
    message = await misplay(house)
    assert WORDS in message.content
    assert not message.attachments
    assert not house.env.backend.faults, "it was tried with the picture"


async def test_of_several_that_were_waiting_only_the_last_is_announced(house: House) -> None:
    await begin(house, "whisper")
    house.expected_logs = ["announcement could not be shown"]
    house.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    while (await house.data()).moves < 3:
        await type_move(house, *await next_move(house, misplay=True))
    assert sum(seat.misplays for seat in (await house.data()).seats) > 1
    house.env.backend.faults.clear()
    house.env.http_requests.clear()
    await house.env.advance_time(11)
    posted = [str(request.json) for request in house.env.http_requests if "Juse!" in str(request.json)]
    assert ["juse.gif" in body for body in posted] == [True]
    assert len(the_announcement(house).attachments) == 1
