"""Junk as a channel's table: one plays, all may watch, and an idle table makes way for another."""

import re

from tests.discord.house import House, labels, said
from tests.discord.junk_player import JunkPlayer

HALF_AN_HOUR = 30 * 60


async def test_all_watch_and_only_its_player_moves(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    await alice.types("new", public=True)
    table = house.live()
    assert not table.flags.ephemeral
    assert "Get every card onto the Play Pile" in table.content
    assert alice.private == []
    before = house.stored()
    for label in ("Junk", "Hint"):
        assert "You're watching this one" in said(await bob.actor.click(table, label=label))
        assert house.stored() == before
    assert "no game running" in await house.refused(bob.types("draw"))
    for verb in ("anew:", "again", "rematch", "join", "start", "back"):
        assert said(await house.press(bob.actor, table, f"t:1:1:{verb}"))
        assert house.stored() == before
    assert "**alice** holds" in table.content
    await alice.actor.click(table, label="Junk")
    await alice.types("junk")
    assert "**alice**’s turn: draw a card, or rescue one. 50 to go." in house.live().content
    assert (await alice.data()).moves == 4
    assert alice.private == []
    assert len(house.texts()) == 1


async def test_a_hint_is_for_its_player_alone(alice: JunkPlayer, bob: JunkPlayer, house: House) -> None:
    await alice.types("new", public=True)
    answer = await alice.actor.click(house.live(), label="Hint")
    assert re.fullmatch(r"💡 I'd try: \*\*(Play|Junk)\*\*\. \S.*\.", said(answer))
    assert "Not a clean game anymore: one hint." in house.live().content
    assert "I'd try" in said(await alice.types("hint"))
    assert "2 hints" in house.live().content
    assert "I'd try" not in "".join(message.content for message in house.channel.history(viewer=bob.actor))


async def test_an_active_table_does_not_make_way(alice: JunkPlayer, house: House) -> None:
    await alice.types("new", public=True)
    house.env.backend.advance_clock(HALF_AN_HOUR - 60)
    asked = house["bob"].slash(house.channel, "junk new", public=True)
    assert "This channel already has a table" in await house.refused(asked)
    await alice.types("junk")
    house.env.backend.advance_clock(HALF_AN_HOUR - 60)
    assert "already has a table" in await house.refused(house["bob"].slash(house.channel, "juse new"))


async def test_an_idle_table_makes_way_and_is_resumed_privately(alice: JunkPlayer, house: House) -> None:
    await alice.types("new", public=True)
    held = (await alice.data()).state.held
    old = house.live()
    house.env.backend.advance_clock(HALF_AN_HOUR + 60)
    await house["bob"].slash(house.channel, "juse new")
    [gone] = [message for message in house.channel.history() if message.id == old.id]
    assert "/junk resume continues" in gone.content
    assert gone.attachments == []
    assert labels(gone) == []
    assert house.live().id != old.id
    await alice.types("resume")
    assert "You hold" in alice.panel.content
    assert (await alice.data()).state.held == held
    await alice.presses("Junk")
    assert (await alice.data()).moves == 3
    assert "Draw" not in labels(house.live())
    await house.restart()
    await alice.types("resume")
    await alice.plays_unseen()
    assert house.phases()[0] == "over"


async def test_a_game_for_several_never_makes_way(house: House) -> None:
    await house.begin("alice", "bob")
    await house.env.advance_time(30)  # alice is called
    house.env.backend.advance_clock(2 * HALF_AN_HOUR)
    assert "already has a table" in await house.refused(house["carol"].slash(house.channel, "junk new", public=True))


async def test_leaving_ends_it(alice: JunkPlayer, house: House) -> None:
    await alice.types("new", public=True)
    assert said(await alice.actor.slash(house.channel, "table leave")) == "You stopped the game."
    assert house.phases() == ["closed"]
    assert "Everybody left" in house.live().content
