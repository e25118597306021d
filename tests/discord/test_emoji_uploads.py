"""The application's emojis: uploaded after a start, found again after the next, uploaded once more if they are gone."""

import asyncio
import dataclasses
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest
import simcord
from simcord.backend.errors import BackendError
from simcord.backend.models import GuildEmoji
from simcord.http import router

from bot.features.emojis import catalogue, feature
from bot.tables.runtime.pool import Asker, Pool
from bot.ui.kit import GameKit
from tests.discord.house import House, buttons, parts

pytestmark = pytest.mark.usefixtures("drawn_by_hand")

HOUR = 3600.0
EMOJIS = "/applications/*/emojis"
PICTURE = b"\x89PNG\r\n\x1a\n"
"""So begins one, and nobody looks at the rest."""


@pytest.fixture(autouse=True)
def pictures(env: simcord.Env, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """Paint nothing: what is in here is the picture of an emoji. And let there be no cards but one, where a test does
    not say how many it wants.
    """
    changed = dict[str, bytes]()
    real, most = catalogue.catalogue, getattr(request, "param", 21)

    def catalogue_of(kits: Mapping[str, GameKit]) -> catalogue.Catalogue:
        def paint(name: str) -> bytes:
            return PICTURE + changed.get(name, name.encode())

        return {name: partial(paint, name) for name in [*real(kits)][:most]}

    async def ask(_pool: Pool, _asker: Asker, paint: Callable[[], bytes]) -> bytes:
        return paint()

    monkeypatch.setattr(feature, "catalogue", catalogue_of)
    monkeypatch.setattr(Pool, "ask", ask)
    return changed


def there(house: House) -> dict[str, int]:
    """Return the ids of the emojis at Discord, by their names, of which there are no two alike."""
    emojis = house.env.backend.application_emojis.values()
    assert len({emoji.name for emoji in emojis}) == len(emojis)
    return {emoji.name: emoji.id for emoji in emojis}


def shown(house: House) -> Mapping[str, int]:
    return house.bot.card_emojis.known


def names(house: House) -> list[str]:
    """Return those of all that the bot has, in their order."""
    return [*feature.catalogue(house.bot.services.kits)]


def requests(house: House, method: str) -> int:
    return sum(request.method == method and "/emojis" in request.path for request in house.env.http_requests)


async def until(house: House, wanted: Callable[[], bool]) -> None:
    """Let time pass, a second at a time. Offline Discord does not wait for the disk."""
    for _ in range(1000):
        if wanted():
            return
        await asyncio.sleep(0.002)
        await house.env.advance_time(1.0)
    raise TimeoutError


async def starts(house: House, **settings: Any) -> None:
    """Restart with emojis."""
    house.settings = dataclasses.replace(house.settings, emojis=True, **settings)
    await house.restart()


async def has_all(house: House) -> None:
    """Restart where there is no limit, and wait for all."""
    await starts(house, emojis_per_hour=None)
    await until(house, lambda: len(shown(house)) == len(names(house)))


def add_foreign(house: House, name: str) -> int:
    """Somebody uploads an emoji in the portal."""
    backend = house.env.backend
    emoji = GuildEmoji(id=backend.snowflake(), name=name, user_id=house["mona"].id)
    backend.application_emojis[emoji.id] = emoji
    return emoji.id


@pytest.mark.parametrize("pictures", [60], indirect=True)
async def test_a_first_start_uploads_fifty_and_the_rest_an_hour_later(house: House) -> None:
    await starts(house)
    await until(house, lambda: len(shown(house)) == 50)
    assert [*there(house)] == names(house)[:50]
    assert names(house)[:2] == ["seat_1", "seat_2"]
    await house.pass_time(HOUR / 2)
    await house.restart()  # counts those that an earlier bot has uploaded
    await until(house, lambda: len(shown(house)) == 50)
    await house.pass_time(HOUR / 2 - 120)
    assert len(there(house)) == 50
    await until(house, lambda: len(shown(house)) == 60)
    assert shown(house) == there(house)


@pytest.mark.parametrize("pictures", [12], indirect=True)
async def test_a_bot_that_is_killed_goes_on_where_it_was(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it is killed when Discord has an emoji and the bot does not know it."""
    await starts(house)
    await until(house, lambda: len(shown(house)) >= 4)
    request, killed = house.bot.http.request, list[Any]()

    async def cut_off(route: Any, **options: Any) -> Any:
        answer = await request(route, **options)
        if route.method == "POST" and route.path.endswith("/emojis"):
            killed.append(answer)
            raise asyncio.CancelledError
        return answer

    monkeypatch.setattr(house.bot.http, "request", cut_off)
    await until(house, lambda: bool(killed))
    before = there(house)
    assert len(shown(house)) == len(before) - 1
    await house.restart()
    await until(house, lambda: len(shown(house)) == 12)
    assert [*there(house)] == names(house)
    assert before.items() <= shown(house).items() == there(house).items()


async def test_what_is_not_in_the_catalogue_any_more_is_removed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await has_all(house)
    house.bot.services.kits.pop("juse")
    foreign = add_foreign(house, "junk_game_2")
    await house.pass_time(HOUR)
    await until(house, lambda: shown(house).keys() == {*names(house)})
    assert "juse_game" not in there(house)
    assert there(house)["junk_game_2"] == foreign


async def test_with_a_lost_database_and_somebody_elses_emoji_nothing_is_uploaded_twice_or_left_behind(
    house: House, pictures: dict[str, bytes]
) -> None:
    """And a picture that has changed takes the place of the old one."""
    foreign = add_foreign(house, "hearts")
    await has_all(house)
    before = there(house)
    assert before["hearts"] == foreign
    assert before["hearts_2"] == shown(house)["hearts"]
    await house.stop()
    house.write("DELETE FROM emojis WHERE name <> 'spades'")
    house.write("UPDATE emojis SET emoji_id = 1, hash = 'of an older one'")  # as in an old backup
    await has_all(house)
    assert there(house) == before
    assert requests(house, "DELETE") == 0
    assert requests(house, "POST") == len(names(house))
    pictures["hearts"] = b"a new one"
    await has_all(house)
    await until(house, lambda: requests(house, "DELETE") == 1 and len(shown(house)) == len(names(house)))
    assert [name for name in before if before[name] != there(house)[name]] == ["hearts_2"]
    assert there(house)["hearts_2"] == shown(house)["hearts"]
    assert requests(house, "POST") == len(names(house)) + 1


async def test_ids_of_another_application_are_not_used(house: House) -> None:
    await has_all(house)
    mine = {*there(house).values()}
    await house.stop()
    house.write("UPDATE emojis SET application_id = 2")
    house.env.backend.application_emojis.clear()
    await has_all(house)
    assert shown(house) == there(house)
    assert not mine & {*there(house).values()}


@pytest.mark.parametrize("pictures", [60], indirect=True)
@pytest.mark.parametrize(
    ("status", "code", "message"),
    [(429, 0, "You are being rate limited."), (400, 30008, "Maximum number of emojis reached (2000)")],
)
async def test_a_refusal_is_one_line_of_the_log_and_is_tried_again_later(
    house: House, status: int, code: int, message: str
) -> None:
    house.env.inject_error("POST", EMOJIS, status=status, code=code, message=message, times=None)
    house.expected_logs.append(rf"^bot.features.emojis.feature: 0 of \d+ emojis are there: {status} .*")
    await starts(house)
    await until(house, lambda: house.bot.card_emojis.trouble != "")
    await house.begin("alice", "bob")
    await house.click_move()
    assert (await house.data()).moves == 1
    await house.pass_time(HOUR)
    asked = requests(house, "POST")
    assert 2 <= asked <= 10
    house.env.backend.faults.clear()
    await house.pass_time(HOUR)
    await until(house, lambda: len(shown(house)) == 49)  # the refused one may have counted at Discord
    assert house.bot.card_emojis.trouble == ""


async def test_with_emojis_off_nothing_is_asked_and_what_is_there_stays(house: House) -> None:
    await has_all(house)
    before, asked = there(house), len(house.env.http_requests)
    house.settings = dataclasses.replace(house.settings, emojis=False)
    await house.restart()
    await house.pass_time(2 * HOUR)
    assert not [request for request in house.env.http_requests[asked:] if "/emojis" in request.path]
    assert (there(house), shown(house)) == (before, {})


# ------------------------------------------------------------ deleted in the portal


@pytest.fixture
def refusing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse messages with emojis on buttons that are not there, as Discord does."""
    dispatch = router.dispatch

    def check(value: Any) -> None:
        if isinstance(value, dict):
            emoji = value.get("emoji")
            if isinstance(emoji, dict) and int(emoji["id"]) not in house.env.backend.application_emojis:
                where: dict[str, Any] = {"emoji": {"id": {"_errors": [{"code": "X", "message": "Invalid emoji"}]}}}
                errors = {"components": {"0": {"components": {"0": where}}}}
                raise BackendError(400, 50035, "Invalid Form Body", errors=errors)
            value = [*value.values()]
        for part in value if isinstance(value, list) else ():
            check(part)

    def refuse(backend: Any, method: str, path: str, **request: Any) -> Any:
        check(request.get("json"))
        return dispatch(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", refuse)
    house.expected_logs.append(
        r"Discord refused an emoji: 400 .*\nIn components.0.components.0.emoji.id: Invalid emoji"
    )


def icons(message: Any) -> list[str]:
    """Return the names of the emojis on its buttons."""
    return [part.emoji.name for part in parts(message) if getattr(part, "emoji", None)]


@pytest.mark.usefixtures("refusing")
async def test_a_move_is_shown_at_once_without_those_that_are_gone_and_then_with_new_ones(house: House) -> None:
    await has_all(house)
    await house.begin("alice", "bob")
    assert "seat_2" in icons(house.live())
    backend, gone = house.env.backend, there(house)["seat_2"]
    del backend.application_emojis[gone]
    lists = requests(house, "GET")
    await house.click_move()
    assert (await house.data()).moves == 1
    assert icons(house.live()) == []
    await until(house, lambda: len(shown(house)) == len(names(house)))
    assert requests(house, "GET") == lists + 1
    assert shown(house) == there(house)
    assert gone not in shown(house).values()
    await house.click_move()
    assert "seat_2" in icons(house.live())


@pytest.mark.parametrize("pictures", [999], indirect=True)
@pytest.mark.usefixtures("refusing")
async def test_a_hand_opens_without_those_that_are_gone(house: House) -> None:
    await has_all(house)
    await house.begin("alice", "bob", "carol", game="roundup")
    for name in names(house):
        if name.endswith("_of_spades"):
            del house.env.backend.application_emojis[there(house)[name]]
    hand = await house.opens("alice", "My hand")
    assert "10♠" in buttons(hand)
    assert icons(hand) == []
    await until(house, lambda: len(shown(house)) == len(names(house)))
    assert "ten_of_spades" in icons(await house.opens("alice", "My hand"))


# ------------------------------------------------------------ one of several processes


async def test_a_process_that_does_not_upload_reads_what_is_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await has_all(house)
    asked, tables = requests(house, "GET"), house.bot.services.tables
    monkeypatch.setattr(tables.store.process, "is_first", lambda: False)
    await tables.store.write("UPDATE emojis SET emoji_id = 5 WHERE name = 'spades'")
    await house.pass_time(HOUR)
    await until(house, lambda: shown(house)["spades"] == 5)
    assert requests(house, "GET") == asked
