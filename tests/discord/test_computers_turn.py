"""While a computer moves: it is spoken of and not to, and nothing that only it could do can be pressed."""

import discord
import pytest

from bot.ui.discord.components import TABLE
from tests.discord.house import BOT_CALLS, PLAYERS_CALL, House, buttons, labels

AN_HOUR = 3600


def moves(message: discord.Message) -> list[tuple[str, bool]]:
    """The labels of the game's own buttons, and whether they can be pressed."""
    own = [button for button in buttons(message).values() if not button.custom_id.startswith(f"{TABLE}:")]
    return [(button.label, not button.disabled) for button in own]


def rows_of(message: discord.Message) -> list[list[str]]:
    return [[part.label for part in row.children] for row in message.components]  # pyright: ignore


async def test_a_computer_is_spoken_of_and_no_button_can_be_pressed_that_only_it_could_use(house: House) -> None:
    house.computers_wait(AN_HOUR)
    await house.begin("alice", computers=2, **BOT_CALLS)
    await house.pass_time(2)  # of the first card others could have called the draw
    await house["alice"].click(house.live(), label="🔴 alice")
    assert [label for label, enabled in moves(house.live()) if enabled] == []
    assert house.live().content.splitlines()[-1] == "▶ **🔵 Kumari 🤖** moves next."


async def test_whoever_may_call_still_can_and_nobody_is_asked_to_call_what_only_computers_could(house: House) -> None:
    def asked() -> tuple[bool, list[str]]:
        return "a mistake?" in house.live().content, [label for label, enabled in moves(house.live()) if enabled]

    house.computers_wait(5)
    await house.begin("alice", computers=2, **PLAYERS_CALL)
    await house.until(lambda: "you drew" in house.live().content)
    await house.pass_time(2)
    await house["alice"].click(house.live(), label="🔴 alice")
    assert asked() == (False, []), "it was her own move"
    await house.until(lambda: "move a mistake?" in house.live().content)
    assert asked() == (True, ["Juse!"])
    await house["alice"].click(house.live(), label="Juse!")
    assert any(text.startswith("**Not a Juse:**") for text in house.texts())
    assert asked() == (False, []), "not before a turn of her own has ended"


@pytest.mark.parametrize("seats", [5, 8])
async def test_rare_buttons_make_no_fourth_row(house: House, seats: int) -> None:
    house.computers_wait(AN_HOUR)
    rows = rows_of(await house.begin("alice", "bob", "carol", computers=seats - 3))
    await house["carol"].slash(house.channel, "table leave")
    await house["alice"].slash(house.channel, "table end")
    assert rows_of(house.live()) == rows
    assert len(rows) == 3
    assert {"I'm back", "Vote to end"} <= {*labels(await house.opens("bob", "What can I do?"))}


async def test_a_person_who_is_away_is_not_spoken_to_either(house: House) -> None:
    house.computers_wait(AN_HOUR)
    await house.begin("alice", "bob", **BOT_CALLS)
    await house["alice"].slash(house.channel, "table leave")
    assert "▶ **🔴 alice** holds" in house.live().content
    assert [label for label, enabled in moves(house.live()) if enabled] == []
