"""After a restored backup old buttons move nothing."""

import shutil
from pathlib import Path

import discord
import pytest

from bot.features.replay.pages import FILM, FROM_HERE, REPLAY
from bot.tables.store.file_backup import back_up
from bot.ui.discord.components import (
    AHEAD,
    ANYONE,
    CHOICE,
    DISMISS,
    FIGURES,
    HAND,
    HELP,
    INFO,
    LETTERS,
    LOOK,
    MOVE,
    OWN,
    PAGE,
    SEATS,
    SELECTION,
    TABLE,
    WELCOME,
)
from tests.discord.house import PLAYERS_CALL, THREE, House, said
from tests.discord.open_hands import buttons, panel, panels
from tests.discord.roundup_evening import begin

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

STALE = "The table has moved on. Look again, then choose."
SHOWN_ANEW = "The game has moved on since. Here it is now."
NAMING_A_TABLE = [
    kind
    for kind in LETTERS
    if kind
    not in (PAGE, WELCOME, OWN, "reminder", "daily", "privacy", "night", "storm", "race", DISMISS, FIGURES, HELP, LOOK)
]


def id_of(message: discord.Message, label: str) -> str:
    return str(buttons(message)[label].custom_id)


async def restore(house: House, copy: Path) -> None:
    """As the command's help describes it."""
    await house.stop()
    house.close()
    for ending in ("", "-wal", "-shm"):
        house.file.with_name(house.file.name + ending).unlink(missing_ok=True)
    shutil.copy(copy, house.file)
    await house.restart()
    await house.env.settle()


async def test_a_button_of_a_lost_table_does_not_move_the_new_table_with_its_number(
    house: House, tmp_path: Path
) -> None:
    await house.begin("alice", "bob", channel=house.guild.create_text_channel("elsewhere"))
    back_up(house.file, tmp_path / "backup")
    lost = await house.begin("alice", "bob")
    before_restoring = (await house.data()).id
    await restore(house, tmp_path / "backup")
    nowhere = await house.refused(house["alice"].click(lost, label="Draw"))
    assert nowhere.startswith("That table is gone. Open a new one")
    new = await house.begin("alice", "bob")
    assert (await house.data()).id == before_restoring
    nonces = [body["nonce"] for request in house.env.http_requests if "nonce" in (body := request.json or {})]
    assert len(set(nonces)) == len(nonces) > 2, "Discord would answer a second one with the lost table's message"
    assert id_of(new, "Draw").split(":")[2:] == id_of(lost, "Draw").split(":")[2:], "the same decision but for the mark"
    for label in ("Draw", "What can I do?"):
        assert await house.refused(house["alice"].click(lost, label=label)) == STALE
    assert said(await house["alice"].click(new, label="Draw")) == ""
    assert (await house.data()).moves == 1


async def test_a_hand_of_the_lost_time_shows_the_cards_of_now(house: House, tmp_path: Path) -> None:
    await begin(house, *THREE)
    back_up(house.file, tmp_path / "backup")
    hand = await panel(house, "alice")
    await restore(house, tmp_path / "backup")
    before = house.stored()
    await house["alice"].click(hand, label=next(iter(buttons(hand))))
    assert house.stored() == before
    (hand,) = panels(house, "alice")
    assert SHOWN_ANEW in hand.content
    await house["alice"].click(hand, label=next(iter(buttons(hand))))
    assert house.stored() != before, "its buttons are those of now"


# ------------------------------------------------------------ ids without a mark, or with another


@pytest.mark.parametrize("kind", NAMING_A_TABLE)
async def test_an_id_without_the_tables_mark_does_nothing(house: House, kind: str) -> None:
    message = await house.begin("alice", "bob", **PLAYERS_CALL)
    data = await house.data()
    verbs = {
        **{MOVE: "draw", TABLE: "what", SEATS: "option", SELECTION: "=AS", CHOICE: "0", ANYONE: "juse", INFO: "0"},
        **{REPLAY: "next.", "challenge": "play", FILM: "offer", AHEAD: "=draw", "review": "page", HAND: "next-round"},
        FROM_HERE: "open",
    }
    epoch = data.moves if kind == ANYONE else data.epochs[0]
    for mark in ("", ".", f".{data.mark}0", f".{data.mark[:-1]}", f".{data.mark}.", ".000000"):
        assert (
            await house.refused(house.press_exactly(house["alice"], message, f"{kind}:1{mark}:{epoch}:{verbs[kind]}"))
            == STALE
        )
    pressed = await house.press_exactly(house["alice"], message, f"{kind}:{data.ref}:{epoch}:{verbs[kind]}")
    assert STALE not in said(pressed) or kind in (ANYONE, HAND), "nothing to call or to go on from"
