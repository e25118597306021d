"""After a restart nothing that was placed or owed is lost, and open hands still work."""

from bot.text.cards import card_text
from tests.discord.house import House
from tests.discord.open_hands import buttons, panel, panels, press
from tests.discord.roundup_evening import (
    THREE,
    begin,
    click,
    good_action,
    number_cards,
    owe_a_give,
    state,
)


async def test_while_bids_are_half_in(house: House) -> None:
    await begin(house, *THREE)
    current = await state(house)
    bids = [number_cards(hand)[0] for hand in current.down]
    for name in THREE:
        await panel(house, name)
    await press(house, "alice", card_text(bids[0]))
    before = house.stored()
    await house.restart()
    assert house.stored() == before
    assert "Placed: 🔴 alice" in house.live().content
    for seat in (1, 2):
        await press(house, THREE[seat], card_text(bids[seat]))
    assert (await state(house)).bids == tuple(bids)


async def test_while_a_card_is_owed(house: House) -> None:
    await begin(house, *THREE)
    seat = await owe_a_give(house)
    name = THREE[seat]
    await panel(house, name)
    before = house.stored()
    await house.restart()
    assert house.stored() == before
    assert f"{name}** for a" in house.live().content
    assert buttons(panels(house, name)[0])
    await click(house, seat, await good_action(house, seat))
    assert (await state(house)).phase == "turn"
