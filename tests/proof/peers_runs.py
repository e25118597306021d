"""What `peers` measures, in a process of its own."""

import asyncio
import itertools
import random
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import discord
import discord_games.button_games as theirs  # pyright: ignore[reportMissingImports]
import simcord
from discord.ext import commands
from rlcard.games.uno import Game as Uno  # pyright: ignore[reportMissingImports]
from simcord.backend.models import Message as SentMessage

from bot.core.chance import Seeded
from bot.core.game import AnyGame, settle_options
from tests.proof.apart import on_disk
from tests.proof.crowd import crowd
from tests.proof.meter import median, part
from tests.proof.offline import Click, Offline
from tests.proof.stock import games_on_discord

TABLES = 32
PAUSE = 0.02
"""Seconds after an answer in which each bot may do what it does afterwards."""
_AFTERWARDS = 0.05
"""The other's board comes after one's own."""

ClickOn = Callable[[], Coroutine[Any, Any, Click]]


def clicks(rounds: int, each: int) -> dict[str, Any]:
    """Each bot has an event loop of its own; they take turns, so that a busy moment of the machine falls on all."""
    with ExitStack() as stack:
        sides: dict[str, tuple[asyncio.Runner, ClickOn]] = {}
        for name, begin in (("juse", _juse), ("2048", _number_game), ("battleship", _battleship)):
            runner = stack.enter_context(asyncio.Runner())
            sides[name] = runner, runner.run(begin(stack, runner))
        done: dict[str, list[Click]] = {name: [] for name in sides}
        for _, (name, (runner, click_on)) in itertools.product(range(rounds), sides.items()):
            done[name] += runner.run(_in_turn(click_on, each))
    return {
        name: {
            "seconds": median([click.seconds for click in of_side]),
            "late": part([click.seconds for click in of_side], 0.95),
            "work": median([click.work for click in of_side]),
            "pictured": all(click.pictured for click in of_side),
            "clicks": len(of_side),
        }
        for name, of_side in done.items()
    }


async def _in_turn(click_on: ClickOn, count: int) -> list[Click]:
    made: list[Click] = []
    for _ in range(count):
        made.append(await click_on())
        await asyncio.sleep(PAUSE)
    return made


async def _juse(stack: ExitStack, runner: asyncio.Runner) -> ClickOn:
    folder = stack.enter_context(on_disk())
    house = crowd(Path(folder) / "juse.sqlite3", TABLES)
    people = await house.__aenter__()
    stack.callback(lambda: runner.run(house.__aexit__(None, None, None)))
    places = [place for place in people.places if people.game_in(place) == "juse"]
    await people.sit_down(places)

    async def click_on() -> Click:
        while True:
            place = people.chance.choice(places)
            await people.play_on(place)
            if click := people.click(place):
                return await people.there.answered(click)
            await asyncio.sleep(PAUSE)

    return click_on


async def _number_game(stack: ExitStack, runner: asyncio.Runner) -> ClickOn:
    there, (alice, _), channel = await _theirs(stack, runner)
    chance = random.Random(2048)  # noqa: S311

    def arrows() -> list[str] | None:
        """None too where it is lost: the arrows stay, but what they did is not answered any more."""
        message = there.newest(channel.id)
        if message is None or any("Game Over" in str(embed.get("description")) for embed in message.embeds):
            return None
        return [button["custom_id"] for button in _buttons(message) if not button.get("disabled")]

    async def click_on() -> Click:
        if not arrows():  # it is over, or has not begun
            there.backend.messages[channel.id].clear()
            await alice.send(channel, "!numbers")
        custom_id = chance.choice(await there.until(arrows))
        message = there.newest(channel.id)
        assert message is not None
        return await there.answered(there.click(alice, message, custom_id))

    return click_on


async def _battleship(stack: ExitStack, runner: asyncio.Runner) -> ClickOn:
    there, (alice, bob), channel = await _theirs(stack, runner)
    inboxes = [person.user.dm_channel.id for person in (alice, bob)]
    targets = _targets((alice.user, bob.user))

    async def click_on() -> Click:
        """By the form for a field: choosing it by buttons ends with an empty message under discord.py 2.7."""
        who, field = next(targets)
        if (who, field) == (alice.user, "a1"):
            for inbox in inboxes:
                there.backend.messages[inbox].clear()
            await alice.send(channel, f"!ships {bob.mention}")

        def aim() -> tuple[SentMessage, str] | None:
            message = there.newest(who.dm_channel.id)
            found = [button["custom_id"] for button in _buttons(message) if button.get("emoji")]
            return (message, found[0]) if message and found else None

        message, custom_id = await there.until(aim)
        opened = await there.answered(there.click(who, message, custom_id))
        form = there.backend.interactions[opened.number].modal
        assert form is not None
        fired = await there.answered(there.submit(who, message, form, field, answers=_edits_a_message))
        await asyncio.sleep(_AFTERWARDS)
        return fired

    return click_on


def _buttons(message: SentMessage | None) -> list[dict[str, Any]]:
    return [button for row in message.components for button in row["components"]] if message else []


def _targets(people: tuple[simcord.UserHandle, simcord.UserHandle]) -> Iterator[tuple[simcord.UserHandle, str]]:
    """Both aim at one field after the other, and begin anew before either can have sunk all ships."""
    fields = [f"{letter}{number}" for letter in "abcd" for number in range(1, 11)]
    return ((who, field) for field in itertools.cycle(fields) for who in people)


def _edits_a_message(method: str, address: str, _: bool) -> bool:
    return method == "PATCH" and "/channels/" in address


async def _theirs(
    stack: ExitStack, runner: asyncio.Runner
) -> tuple[Offline, tuple[simcord.MemberActor, simcord.MemberActor], simcord.ChannelHandle]:
    """A small bot around their games, as their own examples have it."""
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True, message_content=True)
    bot = commands.Bot("!", intents=intents, help_command=None, chunk_guilds_at_startup=False)

    @bot.command()
    async def numbers(context: commands.Context[Any]) -> None:
        await theirs.BetaTwenty48(render_image=True).start(context)

    @bot.command()
    async def ships(context: commands.Context[Any]) -> None:
        await theirs.BetaBattleShip(context.author, context.message.mentions[0]).start(context)

    there = Offline(bot)
    guild = there.env.create_guild("theirs")
    alice, bob = (guild.add_member(there.env.create_user(name)) for name in ("alice", "bob"))
    channel = guild.create_text_channel("games")
    await there.start()
    stack.callback(lambda: runner.run(_end(there)))
    return there, (alice, bob), channel


async def _end(there: Offline) -> None:
    await there.env.shutdown()
    await there.bot.close()


def engines(steps: int, turns: int) -> list[dict[str, Any]]:
    """Random legal steps a second of processor time, of every game at every number of seats and of RLCard's UNO. Each
    takes turns with it, a few milliseconds long, and the best of either is told: a machine's mood lasts longer.
    """
    told: list[dict[str, Any]] = []
    for game in games_on_discord():
        for seats in range(game.min_seats, game.max_seats + 1):
            speeds = [(_random_play(game, seats, steps), _uno(steps)) for _ in range(turns)]
            ours, theirs = map(max, zip(*speeds, strict=True))
            told.append({"game": game.name, "seats": seats, "ours": ours, "theirs": theirs})
    return told


def _uno(steps: int) -> float:
    game, done, began = Uno(), 0, time.process_time()
    while done < steps:
        game.init_game()
        while not game.is_over() and done < steps:
            game.step(random.choice(game.get_legal_actions()))  # noqa: S311
            done += 1
    return done / (time.process_time() - began)


def _random_play(game: AnyGame, seats: int, steps: int) -> float:
    chance, options = Seeded("peers"), settle_options(game, {})
    done, began = 0, time.process_time()
    while done < steps:
        state, _ = game.deal(seats, options, chance)
        while (asked := game.to_act(state)) and done < steps:
            seat = min(asked)
            state, _ = game.apply(state, seat, random.choice(game.legal(state, seat)), chance)  # noqa: S311
            done += 1
    return done / (time.process_time() - began)
