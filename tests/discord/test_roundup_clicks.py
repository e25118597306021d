"""Selecting cards on the table, and presses that come late, twice, at once or from the wrong person."""

from typing import Any

from bot.core.cards import NAMES, SUIT_OF
from bot.text.voice import SUIT_SIGNS, card_text
from cogs.roundup.rules.state import State
from tests.discord.house import THREE, House, said
from tests.discord.open_hands import buttons, panel, press
from tests.discord.roundup_evening import (
    begin,
    in_turns,
    number_cards,
    owe_a_give,
    play,
    state,
    tap,
    unseen,
)


def two_to_select(current: State) -> bool:
    return in_turns(current) and len(current.up[current.turn]) > 1


async def mover_with_two(house: House) -> tuple[str, State]:
    await begin(house, *THREE)
    await play(house, unseen, two_to_select)
    current = await state(house)
    return THREE[current.turn], current


async def shown_to(house: House, name: str) -> dict[str, Any]:
    return buttons(await panel(house, name))


async def test_picked_cards_can_be_dropped_and_survive_a_restart_and_what_others_do(house: House) -> None:
    name, current = await mover_with_two(house)
    other = THREE[(current.turn + 1) % 3]
    one, two, *_ = sorted(current.up[current.turn])
    first, second = card_text(one), card_text(two)
    before = house.stored()
    for label in ("Several", f"↑{second}", f"↑{second}", f"↑{first}"):
        await tap(house, name, label)
    assert house.stored() == before
    await house[other].slash(house.channel, "table end")
    assert f"Play {first}" in await shown_to(house, name)
    await house.restart()
    await tap(house, name, f"↑{second}")
    await press(house, name, f"Play {first} {second}")
    assert (await house.moves())[-1].action == f"up {NAMES[one]} {NAMES[two]}"


async def test_what_was_not_asked_for_is_given_by_a_second_press_that_says_so(house: House) -> None:
    await begin(house, *THREE)
    seat = await owe_a_give(house)
    name, current = THREE[seat], await state(house)
    assert current.owed is not None
    assert current.owed.suit is not None
    other = next(card for card in number_cards(current.down[seat]) if SUIT_OF[card] != current.owed.suit)
    before = house.stored()
    assert (await shown_to(house, name))["Give anyway"].disabled
    await tap(house, name, card_text(other))
    assert house.stored() == before
    await press(house, name, f"Not a {SUIT_SIGNS[current.owed.suit]}: give {card_text(other)}")
    assert (await house.moves())[-1].action == f"give {NAMES[other]}"
    assert (await state(house)).phase == "give", "a Juse!"


async def test_the_table_offers_no_move_and_nobody_moves_for_another(house: House) -> None:
    name, current = await mover_with_two(house)
    other = THREE[(current.turn + 1) % 3]
    assert not [item for item in buttons(house.live()).values() if item.custom_id[0] in "dmc"]
    before = house.stored()
    move = (await shown_to(house, name))["Pass"].custom_id
    assert f"{name}." in said(await house.press(house[other], house.live(), move))
    assert "You're watching this one" in said(await house.press(house["eve"], house.live(), move))
    assert house.stored() == before


async def test_typed_moves_are_refused_plainly(house: House) -> None:
    await begin(house, *THREE)

    async def told(command: str, **options: object) -> str:
        return said(await house["alice"].slash(house.channel, f"roundup {command}", **options))

    assert "First everyone bids" in await told("down", card="7H")
    assert "There is no card" in await told("bid", card="seven")
    current = await state(house)
    theirs = card_text(current.down[1][0])
    assert f"You do not have {theirs}" in await told("bid", card=theirs)
    assert "not a Jack, Queen or King" in await told("face", card="7H", on="bob")
    assert "asks for a suit" in await told("face", card="QH", on="bob")
    assert "asks for a number" in await told("face", card="KH", on="bob")
    assert "Nobody called" in await told("face", card="JH", on="nobody")
    assert "no hand" in said(await house["eve"].slash(house.channel, "table hand"))
