"""After a slip of the finger at a practice table: a move taken back because everybody agrees."""

from bot.text.voice import card_text
from cogs.jugglers.rules.state import Place
from tests.discord.house import House, buttons, labels, said
from tests.discord.jugglers_evening import FIVE, click, placing, play, state, unseen
from tests.discord.open_hands import follow, panel

UNDO, VOTE = "Undo last move", "Vote to undo"


async def slip(house: House) -> str:
    """Bob plays a card of his hand; return its button there."""
    await house.begin(*FIVE, game="jugglers", learning=True)
    card = (await play(house, unseen, placing)).gathering.hands[1][0]
    await click(house, "bob", Place(card, 0))
    assert card_text(card) not in labels(await panel(house, "bob"))
    return card_text(card)


async def test_the_card_comes_back_into_the_hand_when_all_agree(house: House) -> None:
    card, places = await slip(house), [label for label in labels(house.live()) if "Watch" not in label]
    moves = await house.moves()
    guide = await house.opens("bob", "What can I do?")
    assert said(await house["bob"].click(guide, label=UNDO)) == ""
    assert "1 of 5 votes to take back the last move." in house.live().content
    assert [label for label in labels(house.live()) if label != VOTE] == places, "no button has moved"
    assert UNDO not in buttons(await house.opens("carol", "What can I do?")), "they vote instead"
    assert "You're watching" in said(await house["eve"].click(house.live(), label=VOTE))
    for name in ("alice", "carol"):
        await house[name].click(house.live(), label=VOTE)
    answer = said(await house["dave"].slash(house.channel, "table undo"))
    assert answer == (
        "Your vote counts: 4 of 5 to take back the last move. Not voted yet: 🟣 erin. If somebody "
        "moves first, the last move stands."
    )
    assert await house.refused(house["dave"].slash(house.channel, "table undo")) == (
        "You've already agreed: 4 of 5 votes to take back the last move."
    )
    assert said(await house["erin"].slash(house.channel, "table undo")) == "The last move is taken back."
    assert await house.moves() == moves[:-1]
    assert VOTE not in buttons(house.live())
    assert "take back" not in house.live().content
    await follow(house)
    assert card in labels(await panel(house, "bob"))
    assert (await state(house)).gathering.turn == 0
    await click(house, "bob", Place((await state(house)).gathering.hands[1][1], 2))
    assert len(await house.moves()) == len(moves)
