"""The places of the slash command, which the comparisons of tests/leaks do not see."""

from typing import Any

from msgspec.structs import replace

from tests.discord.house import House
from tests.leaks.of_juse import with_base


async def test_the_places_of_the_slash_command_do_not_depend_on_the_base_rank(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    table = await house.table()
    before, offered = table.data, list[Any]()
    for base in range(13):
        table.data = replace(before, state=with_base(before.state, base))
        offered.append(await house["bob"].autocomplete(house.channel, "juse play", "to", ""))
    assert offered[0]
    assert offered == [offered[0]] * 13
