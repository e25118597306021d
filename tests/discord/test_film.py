"""A film of a finished game: offered in its replay, made in private, and shown to everybody."""

import os
import signal
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image, ImageSequence

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


async def gif(message: discord.Message) -> Image.Image:
    [file] = message.attachments
    return Image.open(BytesIO(await file.read()))


def length(picture: Image.Image) -> int:
    return sum(frame.info["duration"] for frame in ImageSequence.Iterator(picture))


def told(house: House) -> list[str]:
    """Return what the private messages said one after another."""
    sent = [request.json for request in house.env.http_requests if isinstance(request.json, dict)]
    return [str((body.get("data") or body).get("content")) for body in sent]


async def test_it_is_made_from_a_closing_or_a_public_replay_while_the_reply_tells_how_far_it_is(house: House) -> None:
    await finished(house)
    assert labels(house.live()) == ["Rematch", "More games", "Film", "Replay"]
    await house["alice"].slash(house.channel, "table replay", table=1, public=True)
    [replay] = house.channel.history()[-1:]
    assert labels(await house.opens("carol", "Film", replay)) == BUTTONS
    [unchanged] = [message for message in house.channel.history() if message.id == replay.id]
    assert unchanged.content == replay.content
    offer = await house.opens("alice", "Film")
    assert offer.content == "🎬 Make a film:"
    assert labels(offer) == BUTTONS
    message = await house.opens("alice", BUTTONS[0], offer)
    assert "🎬 I'm making your film: 0%" in told(house)
    assert message.content == "🎬 **Juse** · table 1 · highlights"
    picture = await gif(message)
    assert (picture.format, picture.size[0]) == ("GIF", 1200)
    assert length(picture) > 1200 + 5000
    [file] = message.attachments
    assert file.filename == "juse-1.gif"
    assert (file.description or "").startswith("A film of the highlights of Juse: alice and bob; ")
    assert labels(message) == ["Post it here", "Whole game"]
    before = [one.id for one in house.channel.history()]
    house.allow(house.channel, attach_files=False, send_messages=False)
    assert "Send Messages and Attach Files" in said(await house["alice"].click(message, label="Post it here"))
    assert [one.id for one in house.channel.history()] == before


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


async def test_a_private_game_is_for_its_player_alone(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "BEST", 7000)
    await alice.finishes("new")
    for label in ("Replay", "Film", BUTTONS[0]):
        await alice.presses(label)
    assert (await gif(alice.panel)).format == "GIF"
    assert alice.labels == ["Whole game"]
    assert "only you can see its film" in said(await house.press(alice.actor, alice.panel, "f:1:0:post-best"))
    await house["bob"].slash(house.channel, "table help")
    forged = house.private_messages("bob")[-1]
    assert "That table is gone" in said(await house.press(house["bob"], forged, "f:1:0:make-best"))


async def test_who_may_not_see_the_game_any_more_gets_no_film(house: House) -> None:
    elsewhere, carol = house.guild.create_text_channel("elsewhere"), house["carol"]
    await finished(house)
    await carol.slash(elsewhere, "table replay", table=1)
    [page] = elsewhere.history(viewer=carol)
    await carol.click(page, label="Film")
    *_, offer = elsewhere.history(viewer=carol)
    house.hide(house.channel)
    for message, label in ((offer, BUTTONS[1]), (page, "Film")):
        assert "That table is gone" in said(await carol.click(message, label=label))


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
    message = await house.opens("alice", BUTTONS[0], await house.opens("alice", "Film"))
    assert message.content.startswith("I couldn't make the film this time")
    assert labels(message) == BUTTONS
    assert (await gif(await house.opens("alice", BUTTONS[0], message))).format == "GIF"
