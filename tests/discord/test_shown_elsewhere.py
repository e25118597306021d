"""With several processes: another one may have shown a table since this one did."""

from typing import Any

import pytest

from bot.games import find_game
from bot.tables.steps import play
from bot.tables.steps.actor import Actor
from bot.ui.table.public_message import PublicMessage
from tests.discord.house import House

pytestmark = pytest.mark.usefixtures("drawn_by_hand")


async def test_of_a_table_that_was_read_again_meanwhile_the_newer_state_is_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin("alice", "bob")
    tables, request = house.bot.services.tables, house.bot.http.request
    old = await tables.find(1)
    versions: list[int] = []

    async def ask(route: Any, **options: Any) -> Any:
        if route.method == "PATCH" and not versions and f"{house.channel.id}/messages" in route.url:
            tables.drop([1])
            newer = await tables.find(1)
            await tables.run(newer, play.act(find_game("juse").parse("own")), Actor(house["alice"].id, "alice"))
            versions.extend((old.data.version, newer.data.version))
            await house.bot.services.display.show(newer)
        return await request(route, **options)

    monkeypatch.setattr(house.bot.http, "request", ask)
    await house["alice"].slash(house.channel, "juse draw")
    assert versions == [old.data.version, old.data.version + 1]
    assert "▶ Your move, **🔵 bob**" in house.live().content
    [shown] = house.bot.services.display.context.known(PublicMessage, 1)
    assert shown.table is None, "it is not kept longer than needed"


async def test_what_another_process_may_have_posted_is_looked_up_again(house: House) -> None:
    await house.begin("alice", "bob")
    services = house.bot.services
    [posted] = services.display.context.known(PublicMessage, 1)
    before = posted.message_id
    await services.store.write("UPDATE messages SET message_id = 99 WHERE kind = 'table'")
    services.store.messages.drop_all()
    services.tables.on_shown_elsewhere(lambda table_id, guild_id: guild_id == house.guild.id + 1 or table_id == 2)
    await posted.read()
    assert posted.message_id == before, "another table was meant"
    services.tables.on_shown_elsewhere(lambda table_id, _: table_id == 1)
    await posted.read()
    assert (posted.message_id, posted.shown) == (99, None)
