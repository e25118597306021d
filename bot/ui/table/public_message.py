"""A table's one public message: edited where it is, or posted again when it is buried, old or deleted."""

import logging
from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import partial
from itertools import chain

from bot.core.game import Juse
from bot.tables.runtime.table import SEEN_TOO, Table
from bot.tables.steps.model import Phase, TableData
from bot.tables.steps.solo import solo_seat
from bot.text import words_for
from bot.ui.discord.components import Button
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, nonce_for
from bot.ui.kit import game_buttons
from bot.ui.table.additions import Strip, ask_each
from bot.ui.table.channel_posts import LEFTOVER, ChannelPosts, Kind, Post
from bot.ui.table.painter import without_picture
from bot.ui.table.presentation import Presentation, Selection, fingerprint
from bot.ui.table.reconciler import Context
from bot.ui.table.strip import with_below
from bot.ui.verbs import NO_OTHERS

log = logging.getLogger(__name__)


async def present_public(
    context: Context, table: Table, selection: Selection | None = None
) -> tuple[Presentation, TableData, bool]:
    """Return how it is shown, what of the table, and whether that is a last look."""
    own = await context.channel_preferences.of_channel(table.data.guild_id, table.data.channel_id)
    summary = await context.summaries.of(table) if table.data.phase is Phase.OVER else None
    locale = await context.locale_of(table.data)
    data = table.data
    is_last_look = context.tables.alarms.is_last_look(data)
    # In a last look, too: no button becomes another one under a finger.
    replaced = NO_OTHERS if data.is_open else await context.replaced_verbs(data)
    is_lobby = data.phase is Phase.LOBBY
    beside_title = [] if is_lobby else await context.lines("title", data, locale, data.guild_id)
    shown = context.present(
        *(table, locale, summary, selection, own),
        last_look=is_last_look,
        replaced=replaced,
        beside_title=beside_title,
    )
    if data.phase is not Phase.PLAYING and not is_last_look:
        closing = await ask_each(context.additions, lambda each: each.closing_lines, context, data, locale)
        below, news = [*chain.from_iterable(closing)], await news_lines(context, data, locale)
        # How all stand comes before what is new about some of them: there is not always room for both.
        strips = [part for part in below if isinstance(part, Strip)]
        lines = [part for part in below if not isinstance(part, Strip)]
        shown = with_below(shown, [*strips, *news, *lines, *await solo_parts(context, data, locale)])
    return shown, data, is_last_look


def _due(posts: ChannelPosts, table: Table) -> float:
    """While its people look at their hands, and nobody else at the table, most changes may be shown together."""
    called = any(isinstance(event, Juse) for change in posts.changes for event in change.events)
    if posts.memory != _stage(posts, table) or called or posts.watched:
        return 0.0
    data, messages = table.data, posts.context.ephemeral
    people = [seat.user_id for seat in data.seats if not seat.by_computer]
    followed = data.phase is Phase.PLAYING and all(messages.changeable((data.id, user)) for user in people)
    return posts.context.pace.table_due(posts.channel_id, posts.changed_at, followed=followed)


def _stage(posts: ChannelPosts, table: Table) -> tuple[object, ...]:
    """Return what is shown at once when it changes: reveals, their end, and results."""
    data = table.data
    return (
        data.phase,
        data.halt.pause,
        data.halt.reveal,
        data.halt.results,
        posts.context.tables.alarms.is_last_look(data),
    )


async def _table(posts: ChannelPosts, table: Table, _: Collection[str]) -> Sequence[Post]:
    context, posts.memory = posts.context, _stage(posts, table)
    shown, data, is_last_look = await present_public(context, table, posts.selection)
    audience = await posts.audience(data)
    shown = posts.with_motion(shown, data, audience.of_picture)
    if data.phase is Phase.PLAYING:
        strips = await ask_each(context.additions, lambda each: each.strips, context, data, audience.words.locale)
        shown = with_below(shown, [*chain.from_iterable(strips)])
    old = await posts.posted(_KEY)

    async def ready(same_picture: bool) -> ReadyMessage:
        return await context.painter.ready(shown, audience.words, same_picture=same_picture)

    def note_shown() -> None:
        if not is_last_look:  # until then it is not all that is to be shown
            context.tables.store.note_shown(data.id, data.version)

    nonce = nonce_for(posts.channel_id, data.ref, None if old is None else old[1])
    bare = partial(without_picture, shown, audience.words)
    # Whoever has seen a misplay, too, still presses the button where it is.
    not_before = table.recent_call.at + SEEN_TOO if table.recent_call is not None and data.is_open else 0.0
    return [
        Post(_KEY, fingerprint(shown), ready, nonce, again=True, follows=bare, not_before=not_before, done=note_shown)
    ]


async def _nothing(*_: object) -> Sequence[Post]:
    return ()


_KEY = "table"
PUBLIC = Kind("message", _KEY, _table, lasts=True, due=_due)
LEFTOVERS = Kind("leftover", LEFTOVER, _nothing)


async def retire(context: Context, data: TableData) -> None:
    """Say in the public message of a table that it goes on privately, and show it no longer."""
    messages = context.tables.store.messages
    posted = await messages.find(data.id, _KEY)
    if posted is None:
        return
    await messages.set(data.id, _KEY, posted[0], None)
    words = words_for(await context.locale_of(data), data.game)
    text = words.say("gone-private", game=words.say(f"{data.game}-name"), command=data.game)
    try:
        await context.poster.edit(*posted, ReadyMessage(text))
    except REQUEST_ERRORS as error:
        log.info("table %s: its public message still stands: %s", data.id, error)
    context.drop(context.slot(PUBLIC, data))


async def solo_parts(context: Context, data: TableData, locale: str) -> list[str | Strip | Button]:
    """Return what stands below a game that one person has played alone: last, the buttons of other games for one."""
    if data.is_open or data.state is None or data.terms.scripted or solo_seat(data) is None:
        return []
    found = await ask_each(context.additions, lambda each: each.solo, context, data, locale)
    others = [kit for kit in context.kits.values() if kit.for_one and kit.name != data.game]
    return [*chain.from_iterable(found), *(game_buttons(kit, locale, ())[0] for kit in others)]


async def news_lines(context: Context, data: TableData, locale: str) -> list[str | Strip]:
    """Return what is new about people since a game that was played to its end, for its closing message; nothing about
    those who have switched that off.
    """
    if data.phase is not Phase.OVER:
        return []
    lines, words = list[str | Strip](), words_for(locale, data.game)
    below = defaultdict[str, list[str]](list)
    for piece in chain.from_iterable(await ask_each(context.additions, lambda each: each.news, context, data, locale)):
        if (await context.tables.settings.of_player(piece.user_id)).news:
            if piece.head:
                below[piece.head].append(piece.text)
            else:
                lines.append(piece.strip or piece.text)
    return [*lines, *(words.say("count-separator").join([head, *texts]) for head, texts in below.items())]
