"""The comparisons of tests/leaks do notice what Juse shows; and the slash command's places, which they do not see."""

from typing import Any

from msgspec.structs import replace

from bot.core.chance import Seeded
from cogs.juse.rules.game import GAME
from cogs.juse.rules.state import State
from tests.discord.house import House
from tests.leaks.harness import everything
from tests.leaks.of_juse import SECRETS, with_base
from tests.leaks.positions import Position

OPTIONS = {"reminders": False, "referee": "table"}
STATE = replace(GAME.deal(3, OPTIONS, Seeded("leaks"))[0], first_turn=False)


def shown(state: State) -> tuple[Any, ...]:
    return everything(SECRETS, Position(state, (), OPTIONS, 3), state, None)["shown"][0]


def test_with_reminders_the_base_rank_is_shown_in_words_and_in_the_picture() -> None:
    state = replace(STATE, reminders=True)
    other = with_base(state, (state.base + 1) % 13)
    (_, alt, _, scene), (_, other_alt, _, other_scene) = shown(state), shown(other)
    assert alt != other_alt
    assert scene != other_scene


async def test_the_places_of_the_slash_command_do_not_depend_on_the_base_rank(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    table = await house.table()
    before, offered = table.data, list[Any]()
    for base in range(13):
        table.data = replace(before, state=with_base(before.state, base))
        offered.append(await house["bob"].autocomplete(house.channel, "juse play", "to", ""))
    assert offered[0]
    assert offered == [offered[0]] * 13
