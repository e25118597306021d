"""Junk as a channel's table: one plays, all may watch, and an idle table makes way for another."""

import re

from tests.discord.house import House, labels, said
from tests.discord.junk_player import JunkPlayer
from tests.discord.open_hands import read

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
    assert "**alice**'s turn: draw a card, or rescue one. 50 cards to go." in read(house.live())
    assert (await alice.data()).moves == 4
    assert alice.private == []
    assert len(house.texts()) == 1
    await alice.types("draw")
    hint = said(await alice.actor.click(house.live(), label="Hint"))
    assert re.fullmatch(r"💡 I'd try: \*\*(Play|Junk)\*\*\. \S.*\.", hint)
    assert "Not a clean game anymore: one hint." in read(house.live())
    assert "I'd try" not in "".join(message.content for message in house.channel.history(viewer=bob.actor))
    assert said(await alice.actor.slash(house.channel, "table leave")) == "You stopped the game."
    assert house.phases() == ["closed"]


async def test_an_idle_table_makes_way_and_is_resumed_privately(alice: JunkPlayer, house: House) -> None:
    await alice.types("new", public=True)
    house.env.backend.advance_clock(HALF_AN_HOUR - 600)
    await alice.types("junk")
    old = house.live()
    house.env.backend.advance_clock(HALF_AN_HOUR - 60)
    taken = "This channel already has a table"
    assert taken in await house.refused(house["bob"].slash(house.channel, "junk new", public=True))
    house.env.backend.advance_clock(120)
    await house.begin("bob", "carol")
    [gone] = [message for message in house.channel.history() if message.id == old.id]
    assert "/junk resume continues" in gone.content
    assert gone.attachments == []
    assert labels(gone) == []
    await house.env.advance_time(30)  # bob is called
    house.env.backend.advance_clock(2 * HALF_AN_HOUR)
    new = house["dave"].slash(house.channel, "junk new", public=True)
    assert taken in await house.refused(new), "a game for several never makes way"
    await alice.types("resume")
    await alice.presses("Draw")
    assert (await alice.data()).moves == 3
    await alice.plays_unseen()
    assert house.phases() == ["over", "playing"]
