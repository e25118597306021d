"""/privacy: on a server about that server, in a message to the bot about all of them, also for those who have left."""

import json
from typing import Any

import discord
import pytest
import simcord

from bot.core.chance import resumed
from bot.tables.runtime.table import Table
from bot.tables.steps.model import FORGOTTEN
from tests.discord.house import House, answers, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.roundup_evening import good_action, unseen
from tests.traces import traces

RED, GREY = discord.ButtonStyle.danger.value, discord.ButtonStyle.secondary.value
NAMES_OF_OTHERS = ("bob", "carol")


async def exported(result: simcord.InteractionResult) -> dict[str, Any]:
    [file] = [file for answer in answers(result) for file in answer.attachments]
    assert file.filename == "stored-about-you.json"
    return json.loads(await file.read())


def stored_of(house: House, player: JunkPlayer) -> int:
    return len(traces(house.settings.database, player.actor.id, player.name))


async def test_in_a_message_to_the_bot_it_is_about_all_servers(alice: JunkPlayer, house: House) -> None:
    elsewhere = house.env.create_guild("Elsewhere")
    there = elsewhere.add_member(alice.actor.user)
    await there.slash(elsewhere.create_text_channel("table"), "junk new")
    await alice.types("daily")
    export = await exported(await alice.actor.user.slash("privacy export"))
    assert export["server"] == "all"
    assert {game["server"] for game in export["games"]} == {str(house.guild.id), str(elsewhere.id)}
    assert "everywhere" in said(await house.forget(alice.actor.user))
    assert stored_of(house, alice) == 0
    assert len(house.phases()) == 0


async def test_who_is_still_there_is_told_which_table_to_leave_and_who_has_left_the_server_is_forgotten_there_too(
    alice: JunkPlayer, house: House
) -> None:
    await house.begin("alice", "bob")
    before = house.stored()
    assert said(await house.forget(alice.actor.user)) == (
        f"You have a seat at table 1 in <#{house.channel.id}> on the server The house."
        " Use /table leave there, then ask again."
    )
    assert house.stored() == before
    house.guild.remove_member(alice.actor)
    assert "Done" in said(await house.forget(alice.actor.user))
    assert stored_of(house, alice) == 0
    assert (await house.data()).seats[0].user_id == FORGOTTEN
    assert "alice" not in house.live().content
    assert (await house.data()).is_open


async def test_it_asks_before_anything_is_deleted(alice: JunkPlayer, house: House) -> None:
    await alice.types("new")
    await alice.types("stop")
    before = house.stored(), stored_of(house, alice)
    for _ in range(2):
        question = (await alice.actor.slash(house.channel, "privacy forget-me")).response
        assert question is not None
        assert question.content == (
            "This deletes your ratings, scores, and statistics on this server, and your name from all games there."
            " You can't undo it."
        )
        assert [(button["label"], button["style"]) for row in question.components for button in row["components"]] == [
            ("Forget me", RED),
            ("Keep everything", GREY),
        ]
        assert (house.stored(), stored_of(house, alice)) == before
        assert said(await alice.actor.click(question, label="Keep everything")) == "I deleted nothing."
    assert (house.stored(), stored_of(house, alice)) == before
    assert "Done" in said(await house.forget(alice.actor, house.channel))
    assert stored_of(house, alice) == 0


async def test_an_export_tells_all_of_ones_own_and_nothing_of_others(alice: JunkPlayer, house: House) -> None:
    await alice.types("daily")
    await alice.plays_unseen()
    await alice.actor.slash(house.channel, "table words")
    await house.begin("alice", "bob", "carol", game="roundup")
    for seat in range(3):
        await unseen(house, seat, await good_action(house, seat))
    answer = await alice.actor.slash(house.channel, "privacy export")
    assert "on this server" in said(answer)
    export = await exported(answer)
    assert export["settings"] == [
        {"pings": True, "in_words": True, "everywhere": False, "hide_ratings": False, "news": True, "emojis": True}
    ]
    assert [(game["game"], game["phase"], game["seat"]) for game in export["games"]] == [
        ("junk", "over", 0),
        ("roundup", "playing", 0),
    ]
    assert export["names"] == [{"server": str(house.guild.id), "name": "alice"}]
    assert export["games"][0]["day"] == export["daily results"][0]["day"]
    assert len(export["games"][0]["moves"]) > 20
    assert [number for number, _, _ in export["games"][1]["moves"]] == [1]
    assert [result["game"] for result in export["results"]] == ["junk"]
    assert export["person"] == str(alice.actor.id)
    text = json.dumps(export)
    assert not any(name in text or str(house[name].id) in text for name in NAMES_OF_OTHERS)
    assert all(hidden not in text for hidden in ('"state"', '"chance"', '"hands"'))


async def test_somebody_of_whom_nothing_is_stored_gets_an_empty_export_and_a_sentence_without_the_database(
    house: House,
) -> None:
    export = await exported(await house["eve"].user.slash("privacy export"))
    assert export["games"] == export["ratings"] == export["settings"] == []
    await house.bot.services.store.close()
    house.expected_logs = ["is closed"]
    assert said(await house["eve"].user.slash("privacy export")).startswith("I couldn't save this")


async def test_the_last_move_of_a_table_that_they_have_left_prevents_nothing(
    alice: JunkPlayer, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes when open tables have been looked at, and before the seat is taken back."""
    await house.begin("alice", "bob")
    house.computers_wait(60)
    table, forgetting = await house.table(), house.bot.services.tables.forgetting
    while not is_last(table, *(move := house.next_move(table.data))):
        await house.act_unseen(table, house[move[0]].id, table.game.parse(move[1]))
    mover = house[move[0]]
    leaver = house["bob"] if mover is house["alice"] else house["alice"]
    await leaver.slash(house.channel, "table leave")
    asked = await leaver.slash(house.channel, "privacy forget-me")
    look = forgetting.check

    async def check(*about: Any) -> Any:
        found = await look(*about)
        if table.data.is_open:
            await house.act_unseen(table, mover.id, table.game.parse(move[1]))
        return found

    monkeypatch.setattr(forgetting, "check", check)
    assert "Done" in said(await leaver.click(answers(asked)[-1], label="Forget me"))
    assert not table.data.is_open
    assert traces(house.settings.database, leaver.id, "nobody else is called so") == []


def is_last(table: Table, _: str, spelled: str) -> bool:
    state, action = table.data.state, table.game.parse(spelled)
    assert table.data.chance is not None
    after, _events = table.game.apply(state, state.turn, action, resumed(table.data.chance, state.turn))
    return table.game.outcome(after).finished
