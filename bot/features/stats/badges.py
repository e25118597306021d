"""Badges: what somebody has done in a finished game. Each is a function of results and records, so that games from
before there were any count as well; it is shown with the first game that has earned it.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress

import msgspec

from bot.core.errors import Refused
from bot.core.game import AnyGame, ranking
from bot.core.summary import Step
from bot.features.stats.store import Badges, ReadGame, StatsBook
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Move, TableData, Unreadable
from bot.tables.steps.results import results_of
from bot.tables.steps.table_log import Position, positions_of
from bot.tables.store.snapshot import decode
from bot.tables.store.store import Store
from bot.text import Words, words_for
from bot.ui.actions.feature import News
from bot.ui.actions.services import Services
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit
from bot.ui.table.reconciler import Context
from render.scene import MedalKind

log = logging.getLogger(__name__)

_OF_ALL: Sequence[MedalKind] = ("clean", "eye", "crowd", "behind", "machines", "all", "week", "night")
_OF_SOLITAIRES: Sequence[MedalKind] = ("best",)


class Badge(msgspec.Struct, frozen=True):
    name: str
    kind: MedalKind
    game: str = ""
    """The only one in which it can be earned."""

    def title(self, words: Words) -> str:
        if not self.game:
            return words.say(f"badge-{self.kind}")
        return words_for(words.locale, self.game).say(f"{self.game}-badge-{self.kind}")

    def how(self, words: Words) -> str:
        if not self.game:
            return words.say(f"badge-{self.kind}-how")
        return words_for(words.locale, self.game).say(f"{self.game}-badge-{self.kind}-how")


def all_badges(kits: Iterable[GameKit]) -> Sequence[Badge]:
    """Return all that can be earned, in their order."""
    kits = list(kits)
    of_solitaires = _OF_SOLITAIRES if any(kit.best is not None for kit in kits) else ()
    return [
        *(Badge(kind, kind) for kind in (*_OF_ALL, *of_solitaires)),
        *(Badge(f"{kit.name}-{kind}", kind, kit.name) for kit in kits for kind in kit.badges),
    ]


async def badges_of(services: Services, user_id: int) -> Badges:
    return await _badges(StatsBook(services.store), services.kits.values(), user_id)


async def _badges(book: StatsBook, kits: Iterable[GameKit], user_id: int) -> Badges:
    return await book.badges(user_id, {kit.name: kit.badges for kit in kits})


# ------------------------------------------------------------ what is new after a game


async def badge_news(context: Context, data: TableData, words: Words) -> Sequence[News]:
    """Say who has earned what for the first time. What older games may have earned before is not new."""
    book, kits = StatsBook(context.tables.store), context.kits
    if await book.is_unread(data.id):
        read = await _read(context.tables.store, data, kits[data.game])
        await book.note_read(data.id, read, older=False)
    news: list[News] = []
    for seat in data.seats:
        if seat.user_id in (COMPUTER, FORGOTTEN):
            continue
        badges = await _badges(book, kits.values(), seat.user_id)
        new = [
            badge
            for badge in all_badges(kits.values())
            if badges.games.get(badge.name) == data.id and (badges.unread is None or badges.unread > data.id)
        ]
        if new:
            titles = words.listed([badge.title(words) for badge in new])
            name = written(bare(seat.name))
            news.append(News(seat.user_id, words.say("badge-news", name=name, badges=titles), words.say("badges-new")))
    return news


# ------------------------------------------------------------ reading games


async def read_some(services: Services) -> bool:
    """Read the newest game of which nobody knows yet what it has earned. Return False if there is none."""
    book, store = StatsBook(services.store), services.store
    found = await book.unread()
    if found is None:
        return False
    table_id, older = found
    stored, read = await store.load(table_id), ReadGame()
    if stored is not None and (kit := services.kits.get(stored.game)) is not None:
        with suppress(Refused, Unreadable):
            read = await _read(store, await asyncio.to_thread(decode, stored, kit.rules), kit)
    await book.note_read(table_id, read, older=older)
    return True


async def _read(store: Store, data: TableData, kit: GameKit) -> ReadGame:
    """Read a game outside the event loop. One without a record, or a damaged one, has earned nothing."""
    try:
        return await asyncio.to_thread(read_game, data, kit, await store.moves(data.id))
    except (Refused, Unreadable) as error:
        log.info("table %s: nobody knows which badges it has earned: %s", data.id, error)
        return ReadGame()
    except Exception:  # it may fail in any way
        log.exception("table %s: nobody knows which badges it has earned", data.id)
        return ReadGame()


def read_game(data: TableData, kit: GameKit, moves: Sequence[Move]) -> ReadGame:
    positions = positions_of(data, kit.rules, moves)
    outcome, earned = kit.rules.outcome(data.state), defaultdict[int, list[str]](list)
    for name, seats in _earned(kit, positions).items():
        for number in seats:
            seat = data.seats[number]
            if not (seat.helped or seat.away):
                earned[seat.user_id].append(name)
    best = kit.best(kit.rules.view(data.state, None)) if kit.best is not None else None
    return ReadGame(data.guild_id, results_of(data, kit.rules, outcome), earned, best)


def _earned(kit: GameKit, positions: Sequence[Position]) -> Mapping[str, Collection[int]]:
    steps = [Step(position.state, position.events) for position in positions]
    of_game = {name: earned_by(steps) for name, earned_by in kit.badges.items()}
    return {"behind": from_behind(kit.rules, steps), **of_game}


def from_behind(game: AnyGame, steps: Sequence[Step]) -> Collection[int]:
    """Return who was the last of three or more in the middle of the game, and the first in the end."""
    middle, end = (
        ranking(game.outcome(step.state), low_score_wins=game.low_score_wins)
        for step in (steps[len(steps) // 2], steps[-1])
    )
    return set(middle[-1]) & set(end[0]) if len(middle[-1]) == 1 and sum(map(len, end)) > 2 else ()
