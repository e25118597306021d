"""The game of a record as if it had been played at a table, by nobody in particular."""

import importlib
from collections import Counter

from bot.core.game import Juse, WrongCall
from bot.core.record import Replayed
from bot.tables.steps.model import FORGOTTEN, Move, Phase, Seat, TableData
from bot.tables.steps.record import Position
from bot.tables.steps.summary import summary_of
from bot.text import words_for
from bot.ui.kit import GameKit
from bot.ui.table.account import account
from bot.ui.table.replay import Replay


def account_of(record: int, replayed: Replayed) -> str:
    kit: GameKit = importlib.import_module(f"cogs.{replayed.game.name}.cog").KIT
    return account(_replay_of(record, replayed), kit, "")


def _replay_of(record: int, replayed: Replayed) -> Replay:
    happened = [replayed.dealt, *replayed.events]
    moves = [Move(0, None, "", (), 0, 0.0)]
    for place, text in enumerate(replayed.moves, start=1):
        seat, _, action = text.partition(" ")
        moves.append(Move(place, int(seat), action, (), 0, 0.0))
    positions = [Position(*made) for made in zip(moves, replayed.states, happened, strict=True)]
    calls = [event for events in happened for event in events if isinstance(event, Juse)]
    misplays = Counter(call.seat for call in calls if not isinstance(call, WrongCall))
    words, finished = words_for(""), replayed.outcome.finished
    data = TableData(
        id=record,
        game=replayed.game.name,
        guild_id=0,
        channel_id=0,
        opener_id=0,
        options=replayed.options,
        seats=tuple(
            Seat(FORGOTTEN, words.say("record-seat", seat=number), misplays=misplays[number])
            for number in range(replayed.seats)
        ),
        phase=Phase.OVER if finished else Phase.CLOSED,
        state=replayed.state,
        moves=len(replayed.moves),
    )
    return Replay(data, positions, summary_of(data, ()) if finished else None)
