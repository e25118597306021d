"""In a language without an English letter, no game shows one: nothing that people read is written in the code."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import discord
import pytest

from bot.core.chance import Seeded
from bot.games import find_game
from bot.tables.steps.lobby import COMPUTER_NAMES
from bot.tables.steps.timing import LONGEST_PAUSE
from bot.text import words_for
from tests.discord.house import House, parts
from tests.discord.test_languages import speak
from tests.text.made_up_languages import COMMAND, make_up, pseudo

LANGUAGE = "el"
NAMES = ("11", "22", "33")
CLICKS = 80
ENDS_IT = ("end", "leave", "close", "give", "stop")
SLOW = re.compile("^film:|^review:|:review$")
"""A process works it out."""
TYPED = ("help", "what", "since", "hand", "mine", "look", "show", "replay")
OF_ITS_GAME = ("rules", "learn", "scores")
ENGLISH = re.compile(r"[A-Za-z]{2,}")
NAMED = (f"{name[:3]}\\w*" for name in COMPUTER_NAMES)
NO_WORDS = re.compile("|".join(("<[^>]*>", r"https:\S+", "The house", *NAMED, COMMAND.pattern)))


@pytest.fixture
async def abroad(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    make_up(monkeypatch, LANGUAGE, write=pseudo)
    house.env.backend.edit_guild(house.guild.id, {"preferred_locale": LANGUAGE})
    await house.env.settle()
    speak(monkeypatch, {}, LANGUAGE)
    return house


def shown(house: House) -> set[str]:
    """Return every text that anybody read or heard."""
    found = set[str]()
    for body in [request.json for request in house.env.http_requests if isinstance(request.json, dict)]:
        message = body.get("data") or body
        found.add(message.get("content") or "")
        found.update(file.get("description") or "" for file in message.get("attachments") or ())
        for part in [part for row in message.get("components") or () for part in row["components"]]:
            found.update((part.get("label") or "", part.get("placeholder") or ""))
            found.update(option["label"] for option in part.get("options") or ())
    return found


def english_in(texts: Iterable[str]) -> list[str]:
    return [text for text in texts if ENGLISH.search(NO_WORDS.sub("", text))]


async def press_anything(house: House, name: str, roll: Callable[[int], int]) -> None:
    """Press a button of one of the newest messages, or choose from a list there."""
    messages = [message for message in house.channel.history(viewer=house[name]) if message.components][-4:]
    message = messages[roll(len(messages))]
    able = [part for part in parts(message) if not part.disabled]
    able = [part for part in able if not part.custom_id.split(":")[-1].startswith(ENDS_IT)]
    able = [part for part in able if not SLOW.search(part.custom_id)]
    part = able[roll(len(able))] if able else None
    if isinstance(part, discord.SelectMenu):
        value = part.options[roll(len(part.options))].value
        await house[name].select(message, [value], custom_id=part.custom_id)
    elif part is not None:
        await house[name].click(message, custom_id=part.custom_id)


async def finish(house: House, roll: Callable[[int], int]) -> None:
    """Make legal moves past Discord until the game is over."""
    table: Any = await house.table()
    while table.data.is_open:
        seat = min(table.game.to_act(table.data.state))
        legal = table.game.legal(table.data.state, seat)
        await house.act_unseen(table, table.data.seats[seat].user_id, legal[roll(len(legal))])
    await house.pass_time(60)


@pytest.mark.long("match")
@pytest.mark.parametrize("game", ["juse", "junk", "roundup", "jugglers"])
async def test_a_game_by_clicks_shows_nothing_in_english(abroad: House, game: str) -> None:
    await play_by_clicks(abroad, game)
    assert english_in(shown(abroad)) == []


async def play_by_clicks(house: House, game: str) -> None:
    words = words_for(LANGUAGE, game)
    roll, alone = Seeded(game).below, find_game(game).max_seats == 1
    await house[NAMES[0]].slash(house.channel, f"{game} new", **({"public": True} if alone else {}))
    for name in () if alone else NAMES[1:]:
        await house[name].click(house.live(), label=words.say("button-join"))
    for command in (*(f"table {name}" for name in TYPED), *(f"{game} {name}" for name in OF_ITS_GAME)):
        await house[NAMES[roll(3)]].slash(house.channel, command)
    if not alone:
        panel = house.host_panel(NAMES[0], words.say("button-start"))
        await house[NAMES[0]].click(panel, label=words.say("button-start"))
    for _ in range(CLICKS):
        await press_anything(house, NAMES[roll(3)], roll)
    await house.pass_time(LONGEST_PAUSE)  # somebody may have pressed Pause
    await finish(house, roll)
    for _ in range(CLICKS // 4):
        await press_anything(house, NAMES[roll(3)], roll)
