"""What `peers` measures, in a process of its own."""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import discord
import discord_games.button_games as theirs  # pyright: ignore[reportMissingImports]
import simcord
from discord.ext import commands
from rlcard.games.uno import Game as Uno  # pyright: ignore[reportMissingImports]
from simcord.backend.models import Message as SentMessage

from bot import progress
from bot.core.chance import Seeded
from bot.core.game import AnyGame, settle_options
from tests.bench.crowd import playing_crowd
from tests.bench.filled_database import games_on_discord
from tests.bench.meter import median, percentile
from tests.bench.metered_discord import MeteredDiscord, TimedClick
from tests.proof.isolated import folder_on_disk

TABLES = 32
PAUSE = 0.02
"""Seconds after an answer, for what each bot does afterwards."""

ClickOn = Callable[[], Coroutine[Any, Any, TimedClick]]


def clicks(rounds: int, each: int) -> dict[str, Any]:
    """Each bot has its own event loop; they take turns, so that a busy moment of the machine affects all of them."""
    with ExitStack() as stack:
        sides: dict[str, tuple[asyncio.Runner, ClickOn]] = {}
        for name, begin in (("juse", _juse), ("2048", _number_game)):
            runner = stack.enter_context(asyncio.Runner())
            sides[name] = runner, runner.run(begin(stack, runner))
        done: dict[str, list[TimedClick]] = {name: [] for name in sides}
        for _ in progress.steps(range(rounds), "rounds"):
            for name, (runner, click_on) in sides.items():
                done[name] += runner.run(_in_turn(click_on, each))
    return {
        name: {
            "seconds": median([click.seconds for click in of_side]),
            "95 %": percentile([click.seconds for click in of_side], 0.95),
            "work": median([click.work for click in of_side]),
            "pictured": all(click.pictured for click in of_side),
            "clicks": len(of_side),
        }
        for name, of_side in done.items()
    }


async def _in_turn(click_on: ClickOn, count: int) -> list[TimedClick]:
    made: list[TimedClick] = []
    for _ in range(count):
        made.append(await click_on())
        await asyncio.sleep(PAUSE)
    return made


async def _juse(stack: ExitStack, runner: asyncio.Runner) -> ClickOn:
    folder = stack.enter_context(folder_on_disk())
    playing = playing_crowd(Path(folder) / "juse.sqlite3", TABLES)
    crowd = await playing.__aenter__()
    stack.callback(lambda: runner.run(playing.__aexit__(None, None, None)))
    places = [place for place in crowd.places if crowd.game_in(place) == "juse"]
    await crowd.sit_down(places)

    async def click_on() -> TimedClick:
        while True:
            place = crowd.chance.choice(places)
            await crowd.play_on(place)
            if click := crowd.click(place):
                return await crowd.offline.answered(click)
            await asyncio.sleep(PAUSE)

    return click_on


async def _number_game(stack: ExitStack, runner: asyncio.Runner) -> ClickOn:
    offline, alice, channel = await _theirs(stack, runner)
    chance = random.Random(2048)  # noqa: S311

    def arrows() -> list[str] | None:
        """None also when the game is lost: the arrows stay, but are not answered any more."""
        message = offline.newest(channel.id)
        if message is None or any("Game Over" in str(embed.get("description")) for embed in message.embeds):
            return None
        return [button["custom_id"] for button in _buttons(message) if not button.get("disabled")]

    async def click_on() -> TimedClick:
        if not arrows():  # it is over, or has not begun
            offline.backend.messages[channel.id].clear()
            await alice.send(channel, "!numbers")
        custom_id = chance.choice(await offline.wait_for(arrows))
        message = offline.newest(channel.id)
        assert message is not None
        return await offline.answered(offline.click(alice, message, custom_id))

    return click_on


def _buttons(message: SentMessage | None) -> list[dict[str, Any]]:
    return [button for row in message.components for button in row["components"]] if message else []


async def _theirs(
    stack: ExitStack, runner: asyncio.Runner
) -> tuple[MeteredDiscord, simcord.MemberActor, simcord.ChannelHandle]:
    """A small bot around their games, like the one in their examples."""
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True, message_content=True)
    bot = commands.Bot("!", intents=intents, help_command=None, chunk_guilds_at_startup=False)

    @bot.command()
    async def numbers(context: commands.Context[Any]) -> None:
        await theirs.BetaTwenty48(render_image=True).start(context)

    offline = MeteredDiscord(bot)
    guild = offline.env.create_guild("theirs")
    alice = guild.add_member(offline.env.create_user("alice"))
    channel = guild.create_text_channel("games")
    await offline.start()
    stack.callback(lambda: runner.run(offline.close()))
    return offline, alice, channel


def engines(steps: int, turns: int) -> list[dict[str, Any]]:
    """Random legal steps a second of processor time, of every game at every number of seats and of RLCard's UNO. They
    take turns of a few milliseconds, and the best of each counts.
    """
    measured: list[dict[str, Any]] = []
    kinds = [(game, seats) for game in games_on_discord() for seats in range(game.min_seats, game.max_seats + 1)]
    for game, seats in progress.steps(kinds, "engines"):
        speeds = [(_random_play(game, seats, steps), _uno(steps)) for _ in range(turns)]
        ours, uno = map(max, zip(*speeds, strict=True))
        measured.append({"game": game.name, "seats": seats, "ours": ours, "uno": uno})
    return measured


def _uno(steps: int) -> float:
    game, done, start = Uno(), 0, time.process_time()
    while done < steps:
        game.init_game()
        while not game.is_over() and done < steps:
            game.step(random.choice(game.get_legal_actions()))  # noqa: S311
            done += 1
    return done / (time.process_time() - start)


def _random_play(game: AnyGame, seats: int, steps: int) -> float:
    chance, options = Seeded("peers"), settle_options(game, {})
    done, start = 0, time.process_time()
    while done < steps:
        state, _ = game.deal(seats, options, chance)
        while (asked := game.to_act(state)) and done < steps:
            seat = min(asked)
            state, _ = game.apply(state, seat, random.choice(game.legal(state, seat)), chance)  # noqa: S311
            done += 1
    return done / (time.process_time() - start)
