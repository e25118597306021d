"""Where the bot is on no server: private messages to it, group chats, and servers where only people have installed it.
What works there, and what does not.
"""

from typing import Any

import simcord

from bot.tables.steps.model import NO_SERVER
from tests.discord.elsewhere import Elsewhere, ended, uses
from tests.discord.house import House, in_words, labels, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.lesson_player import Learner
from tests.discord.test_replay import the_list

INVITED = (
    "That only works on a server I'm on. To invite me to one:"
    " <https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions=274878008320"
    "&integration_type=0>"
)


def invited(house: House) -> str:
    return INVITED.format(house.env.backend.application_id)


# ---------------------------------------------------------------- what works


async def test_junk_a_lesson_and_a_replay_need_only_the_tokens_of_interactions(
    house: House, there: simcord.ChannelHandle
) -> None:
    alice, before = JunkPlayer(house, "alice", there), len(house.env.http_requests)
    assert await alice.actor.autocomplete(there, "juse play", "to", "c") == []
    await alice.types("new", public=True)
    note, title, *_ = alice.panel.content.splitlines()
    assert note == "Only you can see this game. To let everybody watch, play on a server that I'm on."
    assert title.startswith("💡 Get every card")
    assert (await alice.data()).private
    await alice.presses("Junk")
    await alice.types("junk")
    await alice.types("draw")
    for label in ("Hint", "What can I do?", "Rules"):
        await alice.actor.click(alice.private[0], label=label)
    await alice.finishes()
    for name in ("help", "mine", "me", "look", "invite"):
        await alice.actor.slash(there, f"table {name}")
    for command in ("rules", "scores"):
        await alice.types(command)
    await alice.actor.click(ended(alice), label="Replay")
    for label in ("▶", "⏭", "⏮"):
        await alice.presses(label)
    house.channel = there
    learner = await Learner.begun(house, "alice", "junk")
    await learner.learns()
    await learner.presses("Play now")
    assert "You hold" in alice.panel.content
    done = uses(house.env.http_requests[before:])
    assert done["answer"] > 20
    assert not there.history(), "nobody else sees any of it"


async def test_ones_own_finished_games_are_listed_and_watched_and_a_film_is_made_through_interactions_alone(
    house: House, group: simcord.ChannelHandle
) -> None:
    alice = JunkPlayer(house, "alice", group)
    await alice.finishes("new")
    await alice.types("new")
    await alice.actor.slash(group, "table replay")
    menu = the_list(alice.panel, "list")
    assert len(menu.options) == 1, "the other one is not over"
    await alice.actor.select(alice.panel, [menu.options[0].value], custom_id=menu.custom_id)
    assert alice.panel.content.startswith("**Replay** · Junk, table 1 · the deal")
    before = len(house.env.http_requests)
    await alice.presses("Film")
    await alice.presses("Highlights (30 s)")
    assert alice.panel.attachments[0].filename == "junk-1.gif"
    assert "Post it here" not in labels(alice.panel)
    assert uses(house.env.http_requests[before:])["answer"] == 2


async def test_what_is_private_is_found_from_anywhere(house: House, elsewhere: Elsewhere, alice: JunkPlayer) -> None:
    in_a_message = JunkPlayer(house, "alice", elsewhere.channel("message"))
    far = JunkPlayer(house, "alice", elsewhere.channel("server"))
    await in_a_message.types("new")
    for player in (far, alice):
        await player.types("resume")
        assert "51 cards" in player.panel.content
    await alice.types("junk")
    await far.types("draw")
    await far.presses("Junk")
    data = (await house.numbered(1)).data
    assert (data.guild_id, data.moves) == (NO_SERVER, 5)
    await alice.types("new")
    assert "Continue" in alice.labels


# ---------------------------------------------------------------- what needs a server


NEED_A_SERVER: tuple[tuple[str, dict[str, Any]], ...] = (
    ("juse new", {}),
    ("juse draw", {}),
    ("table show", {}),
    ("table settings", {"pings": False}),
    ("table challenge", {"table": 1}),
    ("table replay", {"table": 1, "public": True}),
    ("table look", {"for": "table"}),
)


async def test_what_needs_the_bot_on_the_server_says_how_to_invite_it(house: House, elsewhere: Elsewhere) -> None:
    house.person("manager", moderator=True, manager=True)
    channel = elsewhere.channel("server")
    own = JunkPlayer(house, "manager", channel)
    await own.finishes("new")
    before = house.stored()
    for command, options in NEED_A_SERVER:
        assert said(await own.actor.slash(channel, command, **options)) == invited(house), command
    assert house.stored() == before


async def test_a_deal_played_on_no_server_is_on_the_list_where_it_is_asked_for(
    house: House, group: simcord.ChannelHandle, alice: JunkPlayer
) -> None:
    there = JunkPlayer(house, "alice", group)
    await there.finishes("daily")
    assert there.panel.content.startswith("☑️ Played, and it counts. Next deal: <t:")
    assert "alice" not in said(await house["bob"].slash(house.channel, "junk scores"))
    await alice.types("daily")
    assert alice.panel.content.startswith("☑️ Played: you're the first on this server. Next deal")
    assert "alice" in said(await house["bob"].slash(house.channel, "junk scores"))
    await alice.presses("Share")
    [board] = house.channel.history()
    assert "1st · alice: " in in_words(board)
