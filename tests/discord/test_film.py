"""A film of a finished game: offered in its replay, made in private, and shown to everybody."""

import os
import signal
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image

from bot.features.replay import film
from bot.tables.runtime.pool import Worker
from tests.discord.house import House, labels, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.test_replay import TWO

BUTTONS = ["Highlights (30 s)", "Whole game"]


async def finished(house: House) -> None:
    """After a few moves, so that a film is made quickly."""
    await house.begin(*TWO)
    for _ in range(3):
        await house.click_move()
    for name in TWO:
        await house[name].slash(house.channel, "table end")


async def made(house: House, label: str = BUTTONS[0], name: str = "alice") -> discord.Message:
    message = await house.opens(name, "Film")
    return await house.opens(name, label, message)


async def gif(message: discord.Message) -> Image.Image:
    [file] = message.attachments
    return Image.open(BytesIO(await file.read()))


def length(picture: Image.Image) -> int:
    total = 0
    for number in range(getattr(picture, "n_frames", 1)):
        picture.seek(number)
        total += picture.info["duration"]
    return total


def told(house: House) -> list[str]:
    """Return what the private messages said one after another."""
    sent = [request.json for request in house.env.http_requests if isinstance(request.json, dict)]
    return [str((body.get("data") or body).get("content")) for body in sent]


def progress(house: House) -> list[str]:
    return [text for text in told(house) if "I'm making your film" in text]


async def test_film_stands_beside_replay_and_offers_the_highlights_or_the_whole_game(house: House) -> None:
    await finished(house)
    assert labels(house.live()) == ["Rematch", "More games", "Film", "Replay", "Record"]
    message = await house.opens("alice", "Film")
    assert message.content == "🎬 Make a film:"
    assert labels(message) == BUTTONS
    assert message.flags.ephemeral


async def test_it_is_made_while_the_reply_tells_how_far_it_is(house: House) -> None:
    await finished(house)
    message = await made(house)
    assert progress(house)[0] == "🎬 I'm making your film: 0%"
    assert message.content == "🎬 **Juse** · table 1 · highlights"
    picture = await gif(message)
    assert (picture.format, picture.size[0]) == ("GIF", 1200)
    assert length(picture) > 1200 + 5000
    [file] = message.attachments
    assert file.filename == "juse-1.gif"
    assert file.description is not None
    assert file.description.startswith("A film of the highlights of Juse: alice and bob; ")
    assert labels(message) == ["Post it here", "Whole game"]


async def test_a_challenge_leaves_the_choice_of_a_film_and_lets_nobody_post_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "BEST", 7000)
    await house.played(*TWO)
    chooser = await house.opens("alice", "Film")
    await house.opens("alice", "Challenge")
    assert chooser.id in [message.id for message in house.private_messages("alice")]
    await house["alice"].click(chooser, label=BUTTONS[0])
    [made_in_it] = [message for message in house.private_messages("alice") if message.id == chooser.id]
    assert (await gif(made_in_it)).format == "GIF"
    assert labels(made_in_it) == ["Whole game"]


async def test_in_a_public_replay_it_is_offered_in_private(house: House) -> None:
    await finished(house)
    await house["alice"].slash(house.channel, "table replay", table=1, public=True)
    replay = house.channel.last_message
    assert replay is not None
    assert labels(await house.opens("carol", "Film", replay)) == BUTTONS
    unchanged = house.channel.last_message
    assert unchanged is not None
    assert unchanged.content == replay.content


async def test_it_cannot_be_shown_where_nothing_may_be_attached(house: House) -> None:
    await finished(house)
    message = await house.opens("alice", "Film")
    before = house.channel.last_message
    for needed, denied in (
        ("I need: Attach Files", {"attach_files": False}),
        ("Send Messages and Attach Files", {"attach_files": False, "send_messages": False}),
    ):
        house.allow(house.channel, **denied)
        assert needed in said(await house.press(house["alice"], message, "f:1:0:post-best"))
    assert house.channel.last_message == before


async def test_a_private_game_is_for_its_player_alone(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "BEST", 7000)
    await alice.types("new")
    number = alice.number
    await alice.plays_unseen()
    await alice.actor.slash(house.channel, "table replay", table=number)
    await alice.actor.click(house.private_messages("alice")[-1], label="Film")
    await alice.actor.click(house.private_messages("alice")[-1], label=BUTTONS[0])
    message = house.private_messages("alice")[-1]
    assert (await gif(message)).format == "GIF"
    assert labels(message) == ["Whole game"]
    assert "only you can see its film" in said(await house.press(alice.actor, message, f"f:{number}:0:post-best"))
    await house["bob"].slash(house.channel, "table help")
    forged = house.private_messages("bob")[-1]
    assert "That table is gone" in said(await house.press(house["bob"], forged, f"f:{number}:0:make-best"))


async def test_who_may_not_see_the_game_any_more_gets_no_film(house: House) -> None:
    elsewhere = house.guild.create_text_channel("elsewhere")
    await finished(house)
    await house["carol"].slash(elsewhere, "table replay", table=1)
    page = [m for m in elsewhere.history(viewer=house["carol"]) if m.flags.ephemeral][-1]
    await house["carol"].click(page, label="Film")
    offer = [m for m in elsewhere.history(viewer=house["carol"]) if m.flags.ephemeral][-1]
    house.hide(house.channel)
    for message, label in ((offer, BUTTONS[1]), (page, "Film")):
        assert "That table is gone" in said(await house["carol"].click(message, label=label))


async def test_a_killed_process_is_one_sentence_and_a_button_to_try_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(house)
    house.expected_logs = ["a film of table 1 was not made: "]
    ask = Worker.ask

    async def killed(worker: Worker, *question: Any) -> None:
        monkeypatch.setattr(Worker, "ask", ask)
        await ask(worker, *question)
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)

    monkeypatch.setattr(Worker, "ask", killed)
    message = await made(house)
    assert message.content.startswith("I couldn't make the film this time")
    assert labels(message) == BUTTONS
    assert (await gif(await house.opens("alice", BUTTONS[0], message))).format == "GIF"
