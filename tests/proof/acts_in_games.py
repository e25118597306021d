"""Moves of the games in the scenarios of the tour: games are played on, unseen, until there is one of a kind."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bot.core.chance import resumed
from bot.core.game import Event, Milestone
from bot.tables.runtime.table import Table
from bot.ui.discord.components import SELECTION, ListOffer, SelectionOffer
from bot.ui.table.audience import Audience
from tests.discord import jugglers_evening, roundup_evening
from tests.discord.house import House
from tests.discord.junk_player import JunkPlayer
from tests.discord.open_hands import panel
from tests.proof.acts import Act, seated_at

_MOST = 400

Choose = Callable[[House, Table, int], Awaitable[Any]]
Stop = Callable[[Table, int, Any], bool]


async def _in_juse(house: House, table: Table, seat: int) -> Any:
    return table.game.parse((await house.mover())[1])


async def _in_roundup(house: House, table: Table, seat: int) -> Any:
    return await roundup_evening.good_action(house, seat)


async def _in_jugglers(house: House, table: Table, seat: int) -> Any:
    return jugglers_evening.steady(table.data.state)[1]


async def _play_on(house: House, choose: Choose, stop: Stop) -> None:
    """Unseen, until the move to come is one to stop at. Then the table is shown."""
    table = await house.table()
    for _ in range(_MOST):
        seat = min(table.game.to_act(table.data.state))
        action = await choose(house, table, seat)
        with house.env.time_context():
            if stop(table, seat, action):
                await house.bot.services.display.show(table)
                return
            await house.act_unseen(table, table.data.seats[seat].user_id, action)
    raise AssertionError("this goes on for too long")


def _events(table: Table, seat: int, action: Any) -> tuple[Any, Sequence[Event]]:
    assert table.data.chance is not None
    return table.game.apply(table.data.state, seat, action, resumed(table.data.chance))


def _ends_game(table: Table, seat: int, action: Any) -> bool:
    return table.game.outcome(_events(table, seat, action)[0]).finished


def _ends_round(table: Table, seat: int, action: Any) -> bool:
    return any(isinstance(event, Milestone) for event in _events(table, seat, action)[1])


# ------------------------------------------------------------ Juse


async def last_move_of_juse(house: House) -> None:
    await house.begin("alice", "bob", "carol", "dave")
    await _play_on(house, _in_juse, _ends_game)


async def type_a_draw(house: House) -> Any:
    """Where the players call Juse! themselves nothing is drawn for them."""
    name, _ = await house.mover()
    return await house[name].slash(house.channel, "juse draw")


def players_call(prepare: Act) -> Act:
    """The next card is not drawn at once, so that there is time to call."""

    async def begun(house: House) -> None:
        house.bot.services.tables.computers.pause = 3600
        await house.begin("alice", "bob", "carol", "dave", referee="table")
        await prepare(house)

    return begun


def with_usual_pause(act: Act) -> Act:
    async def acted(house: House) -> Any:
        try:
            return await act(house)
        finally:
            house.bot.services.tables.computers.pause = house.settings.computer_pause

    return acted


def to_be_seen(prepare: Act) -> Act:
    """At this table what happens stays to be seen for as long as in reality."""

    async def begun(house: House) -> None:
        house.bot.services.tables.computers.pause = 1.0
        await prepare(house)

    return begun


async def overlook(house: House) -> None:
    """Somebody keeps a card that belongs elsewhere."""
    for _ in range(_MOST):
        name, action = await house.mover()
        data = await house.data()
        if data.state.held is not None and action != "own" and len(data.state.draws[data.state.turn]) > 0:
            await house[name].slash(house.channel, "juse play", to="own")
            return
        table = await house.table()
        with house.env.time_context():
            await house.act_unseen(table, house[name].id, table.game.parse(action))
    raise AssertionError("this goes on for too long")


async def one_right_move(house: House) -> None:
    await house.click_move()


async def _somebody_else(house: House) -> str:
    last = (await house.data()).state.last
    return next(name for seat, name in enumerate(house.people) if seat != last.seat)


async def press_juse(house: House) -> Any:
    return await house[await _somebody_else(house)].click(house.live(), label="Juse!")


async def type_juse(house: House) -> Any:
    return await house[await _somebody_else(house)].slash(house.channel, "juse call")


# ------------------------------------------------------------ Roundup and Jugglers


async def _begin_roundup(house: House) -> None:
    await roundup_evening.begin(house, *roundup_evening.THREE)


def until_in_roundup(command: str) -> Act:
    """Somebody may make a move that is typed so."""

    async def prepare(house: House) -> None:
        await _begin_roundup(house)
        await _play_on(house, _in_roundup, lambda table, seat, _: _typed_so(table, seat, command) is not None)

    return prepare


def _typed_so(table: Table, seat: int, command: str) -> tuple[str, dict[str, Any]] | None:
    names = [other.name for other in table.data.seats]
    typed = [roundup_evening.as_typed(move, names) for move in table.game.legal(table.data.state, seat)]
    return next((one for one in typed if one[0] == command), None)


def type_in_roundup(command: str) -> Act:
    async def act(house: House) -> Any:
        table = await house.table()
        seat = min(table.game.to_act(table.data.state))
        typed = _typed_so(table, seat, command)
        assert typed is not None
        return await house[table.data.seats[seat].name].slash(house.channel, f"roundup {command}", **typed[1])

    return act


async def end_of_a_round_of_roundup(house: House) -> None:
    await _begin_roundup(house)
    await _play_on(house, _in_roundup, _ends_round)


async def type_a_good_move_in_roundup(house: House) -> Any:
    data = await house.data()
    seat = min((await house.table()).game.to_act(data.state))
    command, options = roundup_evening.as_typed(
        await roundup_evening.good_action(house, seat), [other.name for other in data.seats]
    )
    return await house[data.seats[seat].name].slash(house.channel, f"roundup {command}", **options)


def until_in_jugglers(command: str, *names: str) -> Act:
    async def prepare(house: House) -> None:
        await jugglers_evening.begin(house, *names)
        await _play_on(house, _in_jugglers, lambda table, seat, _: _spelled_so(table, seat, command) is not None)

    return prepare


def _spelled_so(table: Table, seat: int, word: str) -> Any:
    """None: there is no such move."""
    legal = table.game.legal(table.data.state, seat)
    return next((action for action in legal if table.game.spell(action).split(" ")[0] == word), None)


def type_in_jugglers(command: str) -> Act:
    async def act(house: House) -> Any:
        table = await house.table()
        seat = min(table.game.to_act(table.data.state))
        return await jugglers_evening.typed(house, table.data.seats[seat].name, _spelled_so(table, seat, command))

    return act


async def end_of_a_round_of_jugglers(house: House) -> None:
    await jugglers_evening.begin(house, "alice", "bob", "carol")
    await _play_on(house, _in_jugglers, _ends_round)


async def type_a_steady_move_in_jugglers(house: House) -> Any:
    seat, action = jugglers_evening.steady((await house.data()).state)
    return await jugglers_evening.typed(house, (await house.data()).seats[seat].name, action)


# ------------------------------------------------------------ Junk


def until_in_junk(move: str) -> Act:
    async def prepare(house: House) -> None:
        await house["alice"].slash(house.channel, "junk new")
        player = JunkPlayer(house, "alice")
        game = (await player.table()).game
        with house.env.time_context():
            await player.plays_unseen(lambda state: any(action.value == move for action in game.legal(state, 0)))

    return prepare


# ------------------------------------------------------------ selections


def until_selecting(name: str) -> Act:
    """Whoever is asked has a button in their hand by which they pick something; all hands are open."""

    async def prepare(house: House) -> None:
        await seated_at(name)(house)
        table = await house.table()
        hand, voice = house.bot.services.kits[name].hand, Audience(table.data, "").of_label
        assert hand is not None

        def picks(table: Table, seat: int, _: Any) -> bool:
            rows = hand.offers(table.game.view(table.data.state, seat), seat, voice, "")
            offers = [offer for row in rows for offer in (() if isinstance(row, ListOffer) else row)]
            return any(isinstance(offer, SelectionOffer) for offer in offers)

        await _play_on(house, _in_roundup if name == "roundup" else _in_jugglers, picks)
        for person in ("alice", "bob", "carol"):
            await panel(house, person)

    return prepare


async def select_in_a_hand(house: House) -> Any:
    table = await house.table()
    name = table.data.seats[min(table.game.to_act(table.data.state))].name
    message = await panel(house, name)
    items = [item for row in message.components for item in getattr(row, "children", ())]
    ids = [str(item.custom_id) for item in items if not item.disabled]
    return await house[name].click(message, custom_id=next(found for found in ids if found.startswith(SELECTION)))
