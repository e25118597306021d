"""After a restored backup, and after the upgrade from a version without marks, old buttons move nothing."""

import re
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
import discord
import pytest

from bot.tables.store.connection import migrate, migrations
from bot.tables.store.file_backup import back_up
from bot.ui.discord.components import KINDS, OWN, PAGE, PRIVACY, REMINDER, WELCOME
from tests.discord.house import House, list_id, refused, said
from tests.discord.jugglers_evening import FIVE, placing, play, type_in
from tests.discord.jugglers_evening import begin as begin_jugglers
from tests.discord.junk_player import JunkPlayer
from tests.discord.lesson_player import Learner
from tests.discord.open_hands import buttons, panel, panels
from tests.discord.roundup_evening import THREE, begin

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

STALE = "The table has moved on: look again and choose anew."
SHOWN_ANEW = "The game had moved on since; here it is as it is now."
NAMING_A_TABLE = [kind for kind in KINDS if kind not in (PAGE, WELCOME, OWN, REMINDER, PRIVACY)]


def all_ids(house: House) -> list[str]:
    """Of every component in the channel, also of those that only one person sees."""
    return [part["custom_id"] for part in _parts(house)]


def _parts(house: House) -> list[dict[str, Any]]:
    messages = house.env.backend.messages[house.channel.id].values()
    return [part for message in messages for row in message.components for part in row["components"]]


def id_of(message: discord.Message, label: str) -> str:
    return str(buttons(message)[label].custom_id)


# ------------------------------------------------------------ after a restored backup


class Backups:
    """Backups of the house's database, and the way back to one, as the command's help describes it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._database = house.file
        self._copy = self._database.with_name("backup.sqlite3")

    def make(self) -> None:
        back_up(self._database, self._copy)

    async def restore(self) -> None:
        await self._house.stop()
        self._house.close()
        self._house._file = None
        for ending in ("", "-wal", "-shm"):
            self._database.with_name(self._database.name + ending).unlink(missing_ok=True)
        shutil.copy(self._copy, self._database)
        await self._house.restart()
        await self._house.env.settle()


@pytest.fixture
def backups(house: House) -> Backups:
    return Backups(house)


async def test_a_button_of_a_lost_table_does_not_move_the_new_table_with_its_number(
    house: House, backups: Backups
) -> None:
    await house.begin("alice", "bob", channel=house.guild.create_text_channel("elsewhere"))
    backups.make()
    lost = await house.begin("alice", "bob")
    before_restoring = (await house.data()).id
    await backups.restore()
    before = house.stored()
    nowhere = refused(house, await house["alice"].click(lost, label="Draw"), before)
    assert nowhere.startswith("That table is not here any more: open a new one")
    new = await house.begin("alice", "bob")
    assert (await house.data()).id == before_restoring
    nonces = [body["nonce"] for request in house.env.http_requests if "nonce" in (body := request.json or {})]
    assert len(set(nonces)) == len(nonces) > 2, "Discord would answer a second one with the lost table's message"
    assert id_of(new, "Draw").split(":")[2:] == id_of(lost, "Draw").split(":")[2:], "the same decision but for the mark"
    before = house.stored()
    for label in ("Draw", "What can I do?"):
        assert refused(house, await house["alice"].click(lost, label=label), before) == STALE
    assert said(await house["alice"].click(new, label="Draw")) == ""
    assert (await house.data()).moves == 1


async def test_a_button_of_the_lost_time_does_not_move_a_table_that_was_open_at_the_backup(
    house: House, backups: Backups
) -> None:
    """It plays the same moves again, so that it is asked for decisions with the same numbers."""
    await house.begin("alice", "bob")
    backups.make()
    await house.click_move()
    lost = next(iter(buttons(house.live()).values())).custom_id
    assert lost.startswith("m:")
    for _ in range(2):
        await backups.restore()
        shown = house.live()
        assert id_of(shown, "Draw").split(":")[1] == (await house.data()).ref, "its message was edited at the start"
        await house["alice"].click(shown, label="Draw")
        now = next(iter(buttons(house.live()).values())).custom_id
        assert now.split(":")[2:] == lost.split(":")[2:]
        before = house.stored()
        assert refused(house, await house.press_exactly(house["alice"], house.live(), lost), before) == STALE
        lost = now


async def test_a_start_without_a_restored_backup_keeps_the_marks(house: House, backups: Backups) -> None:
    await house.begin("alice", "bob")
    backups.make()
    before = (await house.data()).ref
    await house.restart()
    assert (await house.data()).ref == before
    await backups.restore()
    other = (await house.data()).ref
    await house.restart()
    assert before != (await house.data()).ref == other


async def test_a_hand_of_the_lost_time_shows_the_cards_of_now(house: House, backups: Backups) -> None:
    await begin(house, *THREE)
    backups.make()
    hand = await panel(house, "alice")
    await backups.restore()
    before = house.stored()
    await house["alice"].click(hand, label=next(iter(buttons(hand))))
    assert house.stored() == before
    (hand,) = panels(house, "alice")
    assert SHOWN_ANEW in hand.content
    await house["alice"].click(hand, label=next(iter(buttons(hand))))
    assert house.stored() != before, "its buttons are those of now"


@pytest.mark.long
async def test_a_hand_of_a_lost_table_is_no_hand_at_the_new_one_with_its_number(house: House, backups: Backups) -> None:
    backups.make()
    await begin(house, *THREE)
    hand = await panel(house, "alice")
    await backups.restore()
    await begin(house, "dave", "erin", "frank")
    before = house.stored()
    answer = refused(house, await house["alice"].click(hand, label=next(iter(buttons(hand)))), before)
    assert answer == STALE


# ------------------------------------------------------------ ids without a mark, or with another


@pytest.mark.long
@pytest.mark.parametrize("kind", NAMING_A_TABLE)
async def test_an_id_without_the_tables_mark_does_nothing(house: House, kind: str) -> None:
    message = await house.begin("alice", "bob", referee="table")
    data = await house.data()
    verbs = {"m": "draw", "t": "what", "s": "option", "d": "=AS", "c": "0", "a": "juse", "i": "0", "r": "next."}
    verb = {**verbs, "h": "play", "f": "offer"}[kind]
    epoch = data.moves if kind == "a" else data.epochs[0]
    before = house.stored()
    for mark in ("", ".", f".{data.mark}0", f".{data.mark[:-1]}", f".{data.mark}.", ".000000"):
        pressed = await house.press_exactly(house["alice"], message, f"{kind}:1{mark}:{epoch}:{verb}")
        assert refused(house, pressed, before) == STALE
    pressed = await house.press_exactly(house["alice"], message, f"{kind}:{data.ref}:{epoch}:{verb}")
    assert STALE not in said(pressed) or kind == "a", "nothing to call yet"


# ------------------------------------------------------------ after the upgrade


async def upgraded(house: House) -> None:
    """The bot starts anew with a database, and among messages, of the version before there were marks."""
    await house.stop()
    house.close()
    house._file = None
    for part in _parts(house):
        part["custom_id"] = re.sub(r"^(\w:\d+)\.\w+:", r"\1:", part["custom_id"])
    await made_older(house.file)
    await house.restart()
    await house.env.settle()


async def made_older(database: Path) -> None:
    old = database.with_name("old.sqlite3")
    steps = migrations()
    taken = steps[: next(number for number, step in enumerate(steps) if "ADD COLUMN mark" in step)]
    async with aiosqlite.connect(old, isolation_level=None) as connection:
        await migrate(connection, taken)
    with closing(sqlite3.connect(old)) as file, file:
        file.execute("ATTACH ? AS new", (str(database),))
        for (table,) in file.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall():
            columns = ", ".join(row[1] for row in file.execute(f"PRAGMA main.table_info({table})"))
            if not table.startswith("sqlite_"):
                file.execute(f"INSERT OR REPLACE INTO {table} ({columns}) SELECT {columns} FROM new.{table}")  # noqa: S608
        file.execute("UPDATE tables SET snapshot = json_remove(snapshot, '$.mark') WHERE snapshot != ''")
    for ending in ("-wal", "-shm"):
        database.with_name(database.name + ending).unlink(missing_ok=True)
    old.replace(database)


async def old_ids(house: House) -> Sequence[str]:
    before = all_ids(house)
    await upgraded(house)
    return [re.sub(r"^(\w:\d+)\.\w+:", r"\1:", custom_id) for custom_id in before]


async def test_a_game_open_at_the_upgrade_is_shown_anew_with_buttons_that_work(house: House) -> None:
    await house.begin("alice", "bob")
    before_all = house.live().id
    old = await old_ids(house)
    assert house.live().id == before_all, "edited where it is"
    mark = (await house.data()).mark
    assert re.fullmatch("[0-9a-f]{6}", mark)
    assert all(custom_id.startswith((f"m:1.{mark}:", f"t:1.{mark}:")) for custom_id in all_ids(house))
    before = house.stored()
    for custom_id in old:
        assert refused(house, await house.press_exactly(house["alice"], house.live(), custom_id), before) == STALE
    assert said(await house["alice"].click(house.live(), label="Draw")) == ""
    assert (await house.data()).moves == 1


async def test_a_lobby_open_at_the_upgrade(house: House) -> None:
    await house.open("alice")
    old = await old_ids(house)
    before = house.stored()
    for custom_id in old:
        assert refused(house, await house.press_exactly(house["bob"], house.live(), custom_id), before) == STALE
    await house["alice"].select(house.live(), ["hard"], custom_id=list_id(house.live(), "computer"))
    await house["bob"].click(house.live(), label="Join")
    assert len((await house.data()).seats) == 3


@pytest.mark.long
async def test_a_hand_open_at_the_upgrade_is_shown_anew_when_it_is_pressed(house: House) -> None:
    await begin(house, *THREE)
    await panel(house, "alice")
    await upgraded(house)
    before, (hand,) = house.stored(), panels(house, "alice")
    await house["alice"].click(hand, label=next(iter(buttons(hand))))
    assert house.stored() == before
    (hand,) = panels(house, "alice")
    assert SHOWN_ANEW in hand.content
    move = next(label for label, item in buttons(hand).items() if item.custom_id[0] == "m")
    await house["alice"].click(hand, label=move)
    assert house.stored() != before


@pytest.mark.long
async def test_the_lists_and_the_page_in_a_hand_of_the_time_before(house: House) -> None:
    await begin_jugglers(house, *FIVE[:4])
    await play(house, type_in, placing)
    await panel(house, "bob")
    kinds = set()
    await upgraded(house)
    for custom_id in dict.fromkeys(item.custom_id for item in buttons(panels(house, "bob")[0]).values()):
        before, kind = house.stored(), custom_id[0]
        kinds.add(kind)
        await house.press_exactly(house["bob"], panels(house, "bob")[0], custom_id)
        assert house.stored() == before
        assert SHOWN_ANEW in panels(house, "bob")[0].content
    assert "i" in kinds


async def test_a_private_game_open_at_the_upgrade_is_shown_anew_when_it_is_pressed(
    alice: JunkPlayer, house: House
) -> None:
    await alice.types("new")
    await upgraded(house)
    before = house.stored()
    await alice.presses("Junk & draw")
    assert house.stored() == before
    assert alice.panel.content.startswith(SHOWN_ANEW)
    await alice.presses("Junk & draw")
    assert house.stored() != before


async def test_a_lesson_open_at_the_upgrade_is_shown_anew_when_it_is_pressed(house: House) -> None:
    alice = Learner(house, "alice", "juse")
    await alice.begins()
    await upgraded(house)
    before = house.stored()
    await alice.does((await alice.step()).asks)
    assert house.stored() == before
    assert SHOWN_ANEW in alice.page.content
    await alice.does((await alice.step()).asks)
    assert house.stored() != before


async def test_buttons_of_a_game_that_ended_before_the_upgrade_do_nothing(house: House) -> None:
    await house.begin("alice", "bob")
    await house.person("keeper", moderator=True).slash(house.channel, "table end")
    await upgraded(house)
    before, ended = house.stored(), house.live()
    for label in ("Rematch", "Record"):
        assert refused(house, await house["alice"].click(ended, label=label), before) == STALE
    assert house.rows("SELECT mark FROM tables") == [("",)], "only open tables were touched"


async def test_an_end_not_yet_shown_at_the_upgrade_is_shown_with_buttons_that_work(house: House) -> None:
    await house.begin("alice", "bob")
    house.expected_logs = ["could not be shown"]
    house.env.inject_error("PATCH", "/channels/*", times=None)
    await house.person("keeper", moderator=True).slash(house.channel, "table end")
    house.env.backend.faults.clear()
    await upgraded(house)
    assert "stopped early" in house.live().content
    await house["alice"].click(house.live(), label="Rematch")
    assert (await house.data()).id == 2
