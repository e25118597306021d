"""Selecting cards on the table, and presses that come late, twice, at once or from the wrong person."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.core.cards import NAMES, RANK_OF, SUIT_OF
from bot.tables.steps import play as table_steps
from bot.tables.steps.model import Change
from bot.text.cards import card_text
from bot.ui.discord.components import LIST_LIMIT
from cogs.roundup.rules.state import State
from tests.discord.house import House, said
from tests.discord.open_hands import buttons, choices, panel, pick
from tests.discord.roundup_evening import THREE, begin, in_turns, number_cards, play, state, type_in
from tests.tables.offline_bot import by


def two_to_select(current: State) -> bool:
    return in_turns(current) and len(current.up[current.turn]) > 1


async def mover_with_two(house: House) -> tuple[str, State]:
    await begin(house, *THREE)
    await play(house, type_in, two_to_select)
    current = await state(house)
    return THREE[current.turn], current


async def test_selected_cards_are_shown_can_be_taken_back_and_are_no_move(house: House) -> None:
    name, current = await mover_with_two(house)
    first, second, *_ = sorted(current.up[current.turn])
    before = house.stored()
    await house[name].click(house.live(), label=card_text(first))
    await house[name].click(house.live(), label=card_text(second))
    shown = buttons(house.live())
    assert f"Done: {card_text(first)} {card_text(second)}" in shown
    assert shown[card_text(first)].disabled
    assert shown[card_text(second)].disabled
    await house[name].click(house.live(), label="Take back")
    shown = buttons(house.live())
    assert f"Done: {card_text(first)}" in shown
    assert not shown[card_text(second)].disabled
    await house[name].click(house.live(), label="Take back")
    shown = buttons(house.live())
    assert shown["Done"].disabled
    assert shown["Take back"].disabled
    assert house.stored() == before


async def test_selected_cards_survive_a_restart_and_another_persons_press(house: House) -> None:
    name, current = await mover_with_two(house)
    other = THREE[(current.turn + 1) % 3]
    first, second, *_ = sorted(current.up[current.turn])
    await house[name].click(house.live(), label=card_text(first))
    await house[other].slash(house.channel, "table end")
    assert f"Done: {card_text(first)}" in buttons(house.live())
    await house.restart()
    await house[name].click(house.live(), label=card_text(second))
    await house[name].click(house.live(), label=f"Done: {card_text(first)} {card_text(second)}")
    (row,) = house.rows("SELECT action FROM moves ORDER BY number DESC LIMIT 1")
    assert row == (f"up {NAMES[first]} {NAMES[second]}",)


async def test_only_the_mover_can_select_cards(house: House) -> None:
    name, current = await mover_with_two(house)
    other = THREE[(current.turn + 1) % 3]
    message, label = house.live(), card_text(current.up[current.turn][0])
    before = house.live().content, buttons(house.live()).keys()
    assert f"{name} is to move" in said(await house[other].click(message, label=label))
    assert "no seat" in said(await house["eve"].click(message, label=label))
    assert (house.live().content, buttons(house.live()).keys()) == before


async def test_selecting_a_card_for_a_turn_that_is_over_is_refused(house: House) -> None:
    name, current = await mover_with_two(house)
    data = await house.data()
    stale = f"d:{data.id}:{data.epochs[current.turn]}:=ab"
    await play(house, type_in, lambda after: in_turns(after) and after.turn != current.turn)
    before = house.stored()
    refusal = said(await house.press(house[name], house.live(), stale))
    assert "moved on" in refusal or "is to move" in refusal
    assert "Done" not in "".join(label for label, item in buttons(house.live()).items() if not item.disabled)
    assert house.stored() == before


async def test_forged_selections_and_choices_do_nothing(house: House) -> None:
    name, current = await mover_with_two(house)
    data = await house.data()
    stamp = f"{data.id}:{data.epochs[current.turn]}"
    before = house.stored()
    for selection in ("", "=", "=zzzz", "=😀99", "=" + "Z" * 60, "x"):
        said(await house.press(house[name], house.live(), f"d:{stamp}:{selection}"))
        assert buttons(house.live())["Done"].disabled
    for move in ("up=", "up=!!", "down", "JS", "up=" + "a" * 60):
        assert said(await house.press(house[name], house.live(), f"m:{stamp}:{move}"))
    assert said(await house.press(house[name], house.live(), f"c:{stamp}:0"))
    assert house.stored() == before


async def test_a_double_click_on_done_moves_once(house: House) -> None:
    name, current = await mover_with_two(house)
    message = house.live()
    card = next(
        (card for card in current.up[current.turn] if RANK_OF[card] == current.stacks[SUIT_OF[card]]),
        current.up[current.turn][0],
    )
    await house[name].click(message, label=card_text(card))
    done = buttons(house.live())[f"Done: {card_text(card)}"]
    await house[name].click(house.live(), label=done.label)
    before = house.stored()
    again = await house.press(house[name], house.live(), done.custom_id)
    assert "moved on" in said(again) or "is to move" in said(again)
    assert house.stored() == before


async def test_two_bid_at_once_and_both_count(house: House) -> None:
    """Both from panels opened before either had bid; on Discord two presses may well arrive together."""
    await begin(house, *THREE)
    data, table = await house.data(), await house.table()
    current = await state(house)
    bids = [number_cards(hand)[0] for hand in current.down]

    def bid(seat: int) -> Coroutine[Any, Any, Change]:
        step = table_steps.act(table.game.parse(f"bid {NAMES[bids[seat]]}"), data.epochs[seat])
        return house.bot.hall.run(table, step, by(data.seats[seat].user_id, house.bot.now()))

    changes = await asyncio.gather(*(bid(seat) for seat in (1, 0)))
    assert [change.seat for change in changes] == [1, 0]
    await pick(house, "carol", card_text(bids[2]))
    assert (await state(house)).bids == tuple(bids)


async def test_a_second_bid_is_refused_and_an_old_list_moves_nothing(house: House) -> None:
    await begin(house, *THREE)
    current = await state(house)
    first, second, *_ = number_cards(current.down[0])
    hand = await panel(house, "alice")
    value, custom_id = choices(hand)[card_text(second)]
    await pick(house, "alice", card_text(first))
    before = house.stored()
    answer = said(await house["alice"].slash(house.channel, "roundup bid", card=card_text(second)))
    assert "placed a card already" in answer
    late = {"type": 3, "custom_id": custom_id, "options": [{"label": "late", "value": value}]}
    kept = house.raw(await panel(house, "alice"))
    kept.components = [{"type": 1, "components": [late]}]
    await house["alice"].select(await panel(house, "alice"), [value], custom_id=custom_id)
    assert "moved on since" in (await panel(house, "alice")).content
    assert house.stored() == before


async def test_a_hand_of_twenty_six_fits_two_lists(house: House) -> None:
    await begin(house, "alice", "bob")
    hand = await panel(house, "alice")
    assert len(choices(hand)) == 26
    lists = [custom_id for _, custom_id in choices(hand).values()]
    assert len(set(lists)) == 2
    assert all(lists.count(custom_id) <= LIST_LIMIT for custom_id in lists)


async def test_typed_moves_are_refused_plainly(house: House) -> None:
    await begin(house, *THREE)

    async def told(command: str, **options: object) -> str:
        return said(await house["alice"].slash(house.channel, f"roundup {command}", **options))

    assert "First everyone bids" in await told("down", card="7H")
    assert "no card called" in await told("bid", card="seven")
    current = await state(house)
    theirs = card_text(current.down[1][0])
    assert f"You do not have {NAMES[current.down[1][0]]}" in await told("bid", card=theirs)
    assert "no Jack, Queen or King" in await told("face", card="7H", on="bob")
    assert "asks for a suit" in await told("face", card="QH", on="bob")
    assert "asks for a number" in await told("face", card="KH", on="bob")
    assert "Nobody called" in await told("face", card="JH", on="nobody")
    assert "no hand" in said(await house["eve"].slash(house.channel, "table hand"))
