"""What those do who watch: predict how a game ends, cheer, and ask for a seat in the next one."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from bot.core.errors import Refused
from bot.core.game import seats_and_places
from bot.core.lru_cache import LruCache
from bot.core.summary import Foretold
from bot.features.watching.picks import (
    best_eye,
    best_of_night,
    choices_of,
    foretold,
    last_part,
    names_of,
    own_answers,
)
from bot.features.watching.store import HELD_A_SEAT, WatchBook
from bot.tables.runtime.alarms import Alarm
from bot.tables.runtime.table import Table
from bot.tables.steps.lobby import NOBODY_WAITS, Queue, comes_along
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase, Seat, TableData
from bot.tables.store.store_errors import StoreError
from bot.text import Words, words_for
from bot.text.voice import Voice
from bot.ui.actions.private_answers import way_back
from bot.ui.actions.services import Feature, Jobs, Kept, NextGame, Services, WatchingRules
from bot.ui.discord.components import SEATS, Button, Choice, PanelRow, Select, table_id, written_id
from bot.ui.discord.names import bare
from bot.ui.discord.response import Response
from bot.ui.discord.whereabouts import actor_of
from bot.ui.kit import GameKit
from bot.ui.table.additions import ask_each
from bot.ui.table.audience import Audience
from bot.ui.table.reconciler import Additions, Context
from bot.ui.table.strip import Strip
from bot.ui.verbs import By, TableKind, Verb
from render.layout import Box, band
from render.scene import Item, Label, Sign

# ------------------------------------------------------------ cheers


SIGNS = {"clap": "👏", "fire": "🔥", "gasp": "😱"}
EVERY = 60.0
"""Seconds in which somebody gives each sign once."""
_STRIP, _LETTERS = 64, 38
"""The height of what is shown of those who watch, and of its letters."""
_STAYS = 5.0
"""Seconds for which a cheer can be seen at least; it goes with the first change after that."""
_STORED_AFTER = 5.0
_KEPT = 1024


class Seen(NamedTuple):
    """What is shown of those who watch a game."""

    version: int
    watching: Collection[int]
    times: Counter[str]
    """How often each sign was given."""
    before: Counter[str]
    """How often it had been given before what is new."""
    since: float
    """The time of day since when that is shown."""

    @property
    def new(self) -> Counter[str]:
        return self.times - self.before


class Crowd:
    """Who watches which game, and cheers: counted, shown when the message is edited for another reason, and stored a
    little later, many at once. Who cheered is not stored.
    """

    def __init__(self, services: Services) -> None:
        self.book = WatchBook(services.store)
        self._tables = services.tables
        self._times = LruCache[int, Counter[str]](_KEPT)
        self._seen = LruCache[int, Seen](_KEPT)
        self._watched = LruCache[int, set[int]](_KEPT)
        """Who watches each game, as far as this process knows."""
        self.picked = LruCache[int, bool](_KEPT)
        """Whether anybody has predicted anything of each game."""
        self._given = LruCache[tuple[int, int, str], float](_KEPT)
        """The time of each person's last sign at a table."""
        self._unstored = Counter[tuple[int, str]]()
        self._stored_at = 0.0
        self._tables.on_ended.append(self._forget)

    def _forget(self, data: TableData) -> None:
        for known in (self._times, self._seen, self._watched, self.picked):
            known.pop(data.id)

    async def close(self) -> None:
        with suppress(StoreError):
            await self._store()

    async def of(self, table_id: int) -> Counter[str]:
        """Return how often each sign was given at a table."""
        if (known := self._times.get(table_id)) is not None:
            return known
        times = Counter(await self.book.cheers(table_id))
        times.update({sign: self._unstored[table_id, sign] for sign in SIGNS})
        return self._times.get_or_put(table_id, lambda: times)

    async def has_picks(self, table_id: int) -> bool:
        if (known := self.picked.get(table_id)) is not None:
            return known
        picks = await self.book.picks([table_id])
        return self.picked.get_or_put(table_id, lambda: bool(picks))

    async def give(self, data: TableData, user_id: int, sign: str) -> bool:
        """Count a sign, unless this person has given the same lately."""
        times, now = await self.of(data.id), self._tables.clock.wall()
        if now < (self._given.get((data.id, user_id, sign)) or -EVERY) + EVERY:
            return False
        self._given.put((data.id, user_id, sign), now)
        await self.seen(data)
        times[sign] += 1
        if now >= self._stored_at:
            self._stored_at = now + _STORED_AFTER
            self._tables.alarms.set_in((Alarm.CALLBACK, self._store), data.guild_id, _STORED_AFTER)
        self._unstored[data.id, sign] += 1
        return True

    async def note_watching(self, data: TableData, user_id: int, name: str) -> None:
        if user_id not in (watched := self._watched.get_or_put(data.id, set)):
            await self.book.watch(data, user_id, name)
            watched.add(user_id)

    async def seen(self, data: TableData) -> tuple[Sequence[str], Seen]:
        """Return the names of those who watch, and how often each sign was given, the same until the table changes: no
        message is edited for a cheer alone, nor for what only one seat can notice. Who was forgotten meanwhile is not
        named.
        """
        version, known = data.version - data.unnoticed, self._seen.get(data.id)
        there = dict[int, str]()
        if data.phase is Phase.PLAYING and self._watched.get(data.id) != set():
            there = await self.book.watchers(data.id)
            self._watched.put(data.id, {*there})
        if known is None or known.version != version:
            times, now = Counter(await self.of(data.id)), self._tables.clock.wall()
            before, since = (times, now) if known is None else (known.times, now)
            if known is not None and known.new and now < known.since + _STAYS:
                before, since = known.before, known.since
            known = Seen(version, {*there}, times, before, since)
            self._seen.put(data.id, known)
        return [name for user, name in there.items() if user in known.watching], known

    async def _store(self) -> None:
        unstored, self._unstored = self._unstored, Counter()
        try:
            await self.book.add_cheers(unstored)
        except StoreError:
            self._unstored.update(unstored)
            raise


CROWD = Kept(Crowd)


# ------------------------------------------------------------ the panel


async def watch(services: Services, response: Response, table: Table, _: str) -> None:
    _check_watching(table.data, response)
    await _show(services, response, table)


async def watch_instead(services: Services, response: Response, table: Table) -> bool:
    """Show the panel to somebody without a seat who has pressed what is not for them. Return whether that leads on."""
    if table.data.phase is not Phase.PLAYING and not _goes_on(services.kits[table.data.game], table.data):
        return False
    await _show(services, response, table)
    return True


async def predict(services: Services, response: Response, table: Table, choice: str) -> None:
    data, actor, kit = table.data, actor_of(response.interaction), services.kits[table.data.game]
    _check_watching(data, response)
    if choice not in choices_of(kit, Audience(data, response.locale).of_label):
        raise Refused("unknown-button")
    book, found = CROWD.of(services.context).book, await foretold(services.tables, kit, data)
    if found.is_open and HELD_A_SEAT not in (await book.predictions(data, actor.user_id)).values():
        await book.predict(data, actor.user_id, actor.name, choice, len(found.ended))
        CROWD.of(services.context).picked.put(data.id, True)
    await _show(services, response, table)


async def cheer(services: Services, response: Response, table: Table, sign: str) -> None:
    _check_watching(table.data, response)
    if sign not in SIGNS:
        raise Refused("unknown-button")
    note = ""
    if table.data.phase is Phase.PLAYING:
        counted = await CROWD.of(services.context).give(table.data, response.interaction.user.id, sign)
        note = "" if counted else response.words.say("watch-wait", sign=SIGNS[sign])
    await _show(services, response, table, note)


async def next_me(services: Services, response: Response, table: Table, _: str) -> None:
    data, actor = table.data, actor_of(response.interaction)
    _check_watching(data, response)
    if not _goes_on(services.kits[data.game], data):
        raise Refused("unknown-button")
    if not data.is_open and await services.store.open_table_in(data.channel_id) is not None:
        raise Refused("watch-next-open")
    await CROWD.of(services.context).book.toggle_next(data, actor.user_id, actor.name, services.tables.clock.wall())
    await _show(services, response, table)


def _check_watching(data: TableData, response: Response) -> None:
    if data.private or data.state is None:
        raise Refused("unknown-button")
    if data.seat_of(response.interaction.user.id) is not None:
        raise Refused("watch-seated")


def _goes_on(kit: GameKit, data: TableData) -> bool:
    """Return whether the same people can play on with others when this game is over."""
    return not kit.for_one and _can_go_on(data)


def _can_go_on(data: TableData) -> bool:
    return not (data.private or data.is_compared) and not data.terms.deals


async def _show(services: Services, response: Response, table: Table, note: str = "") -> None:
    data, words, user_id = table.data, response.words, response.interaction.user.id
    kit, cheers = services.kits[data.game], CROWD.of(services.context)
    is_played = data.phase is Phase.PLAYING
    services.display.note_watched(data)
    if is_played and data.seat_of(user_id) is None:
        await cheers.note_watching(data, user_id, response.interaction.user.display_name)
    await ask_each(services.features, lambda each: each.watching.note_watched, services, data, user_id)
    lines, rows = [words.say("watch-panel" if is_played else "watch-over")], list[PanelRow]()
    if is_played and not kit.for_one:
        picks, found = await cheers.book.predictions(data, user_id), await foretold(services.tables, kit, data)
        voice, has_held = Audience(data, response.locale).of_message, HELD_A_SEAT in picks.values()
        pick = HELD_A_SEAT if has_held else picks.get(len(found.ended))
        lines += [*own_answers(kit, found, picks, voice), _prediction_text(kit, found, voice, pick)]
        if found.is_open and not has_held:
            offered = choices_of(kit, Audience(data, response.locale).of_label)
            choices = tuple(Choice(value, label, value == pick) for value, label in offered.items())
            rows.append(Select(written_id(SEATS, data.ref, 0, "predict"), words.say("watch-choose"), choices))
    if is_played:
        times = await cheers.of(data.id)
        labels = {sign: f"{shown} {times[sign]}" if times[sign] else shown for sign, shown in SIGNS.items()}
        rows.append([Button(table_id(data.ref, f"cheer:{sign}"), label) for sign, label in labels.items()])
        lines.append(note or words.say("watch-cheers"))
    last = [*way_back(words)]
    if _goes_on(kit, data):
        waits = any(seat.user_id == user_id for seat in await cheers.book.next_up(data.id))
        last.insert(0, Button(table_id(data.ref, "next-me"), words.say("button-next-me"), "go" if waits else "plain"))
        lines += [words.say("watch-next")] if waits else []
    await (response.turn if response.pressed_private else response.reply)("\n".join(lines), panel=[*rows, last])


def _prediction_text(kit: GameKit, found: Foretold, voice: Voice, pick: str | None) -> str:
    key = "watch" if kit.forecast is None else kit.name
    question = voice.say(f"{key}-forecast", round=found.number)
    until = voice.say(f"{key}-forecast-until")
    if pick == HELD_A_SEAT:
        return voice.say("watch-held")
    if found.is_open:
        return voice.say("watch-ask", question=question, until=until)
    if pick is None:
        return voice.say("watch-late", until=until)
    return voice.say("watch-pick", pick=choices_of(kit, voice)[pick])


# ------------------------------------------------------------ what everybody reads


async def title_lines(context: Context, data: TableData, locale: str, _: int) -> Sequence[str]:
    """Say who saw the last part coming, and at the beginning who found no seat; in the end, how often it was
    cheered.
    """
    if data.private:
        return ()
    crowd, words = CROWD.of(context), words_for(locale, data.game)
    if data.phase is not Phase.PLAYING:
        times = await crowd.of(data.id)
        return [_counted(times)] if times.total() else []
    first = await _first_next(crowd.book, data, words) if data.moves == data.dealt.moves_dealt else ()
    # What is told of picks takes the whole game to find out, at each move.
    ended = await last_part(context, data, words) if await crowd.has_picks(data.id) else ()
    return [*ended, *first]


async def strips(context: Context, data: TableData, locale: str) -> Sequence[Strip]:
    """Show below the picture who watches, and the cheers since the one before. Nothing lies there, or moves."""
    if data.private or data.phase is not Phase.PLAYING:
        return ()
    names, seen = await CROWD.of(context).seen(data)
    if not names:
        return ()
    words, cheers = words_for(locale, data.game), _counted(seen.new)
    there = words.some([*map(bare, names)])

    def draw(box: Box) -> Iterator[Item]:
        yield band(box, "dusk")
        yield Sign(box.left + 44, box.y, "eye", 52, "muted")
        yield Label(box.left + 84, box.y, there, _LETTERS, "muted", 640, "left")
        if cheers:
            yield Label(box.right - 20, box.y, cheers, _LETTERS, "bare", 420, "right")

    alt, line = (" · ".join(filter(None, (f"👀 {shown}", cheers))) for shown in (there, names_of(names, words)))
    return [Strip(_STRIP, draw, alt, "", line)]


def _counted(times: Counter[str]) -> str:
    return " · ".join(f"{shown} {times[sign]}" for sign, shown in SIGNS.items() if times[sign])


async def _first_next(book: WatchBook, data: TableData, words: Words) -> Sequence[str]:
    names = [seat.name for seat in await book.next_up(data.id)]
    return [words.say("watch-next-first", names=names_of(names, words))] if names else []


async def closing_lines(context: Context, data: TableData, locale: str) -> Sequence[str]:
    """Say in a lobby who found no seat, and after a game who saw it coming."""
    if data.phase is Phase.LOBBY:
        return [f"👀 {line}" for line in await _first_next(CROWD.of(context).book, data, words_for(locale, data.game))]
    return await best_eye(context, data, locale)


# ------------------------------------------------------------ the next game


async def queue(services: Services, old: TableData) -> Queue:
    """Return who wants to play the next game; and, if they do, in which order those of this one make way: who has
    played longest without a break, and of these who did best.
    """
    waiting = await CROWD.of(services.context).book.next_up(old.id)
    first = tuple(seat for seat in waiting if old.seat_of(seat.user_id) is None)
    if not first or old.state is None:
        return NOBODY_WAITS
    in_a_row = await _in_a_row(services, old)
    game = services.kits[old.game].rules
    places = seats_and_places(game.outcome(old.state), low_score_wins=game.low_score_wins)
    people = [old.seats[seat].user_id for seat, _ in places if _is_person(old.seats[seat])]
    return Queue(first, tuple(sorted(people, key=lambda user: -in_a_row[user])))


async def _in_a_row(services: Services, old: TableData) -> Counter[int]:
    """Count for each of them in how many of the last games here they have played."""
    times, here = Counter[int](), {seat.user_id for seat in old.seats if _is_person(seat)}
    for number in await services.store.ended_in(old.guild_id, old.channel_id):
        if not here:
            break
        with suppress(Refused):
            data = (await services.tables.find(number)).data
            here &= {seat.user_id for seat in data.seats} if data.state is not None else here
            times.update(here if data.state is not None else ())
    return times


def _is_person(seat: Seat) -> bool:
    return seat.user_id not in (COMPUTER, FORGOTTEN)


async def opened_again(services: Services, old: TableData, new: TableData, before: Queue) -> None:
    """Note who found no seat in the next game: those who wanted one, and then those who made way."""
    if before.first:
        made_way = [seat for seat in old.seats if _is_person(seat) and comes_along(seat, new.opener_id)]
        users = [seat.user_id for seat in (*before.first, *made_way) if new.seat_of(seat.user_id) is None]
        await CROWD.of(services.context).book.wait_on(new, users, services.tables.clock.wall())


FEATURE = Feature(
    kept=CROWD,
    jobs=Jobs(close=lambda services: CROWD.of(services.context).close()),
    verbs=[
        Verb(
            "watch",
            kinds=TableKind.SHARED,
            phases=(Phase.PLAYING,),
            visible=lambda data, kit: not data.private,
            comes_and_goes=True,
            answer_for=lambda data, user_id: data.seat_of(user_id) is None,
        ),
        Verb("predict", By.LIST, TableKind.SHARED),
        Verb("cheer"),
        Verb(
            "next-me",
            kinds=TableKind.SHARED,
            phases=(Phase.PLAYING,),
            answer_for=lambda data, user_id: data.seat_of(user_id) is None and _can_go_on(data),
        ),
    ],
    answers={"watch": watch, "predict": predict, "cheer": cheer, "next-me": next_me},
    watching=WatchingRules(answer=watch_instead),
    messages=Additions(
        lines={"title": title_lines}, strips=strips, closing_lines=closing_lines, night_lines=best_of_night
    ),
    next_game=NextGame(queue, opened_again),
)
