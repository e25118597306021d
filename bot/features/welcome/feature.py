"""The welcome is posted on a server that invites the bot."""

import logging
from collections.abc import Awaitable, Collection, Iterator, Sequence

import discord

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.game import options_for_new_table
from bot.features.welcome import store
from bot.tables.steps.lobby import good_number
from bot.text import Words, duration_text, words_for
from bot.ui.actions.services import Feature, Jobs, Services
from bot.ui.discord.components import (
    ALT_LIMIT,
    ROW_LIMIT,
    WELCOME,
    Button,
    in_rows,
    shortened,
    within_limit,
    written_id,
)
from bot.ui.discord.response import REQUEST_ERRORS, ReadyMessage, deliver, nonce_for, sent, with_retry
from bot.ui.kit import DIFFICULTIES, GameKit, game_buttons
from bot.ui.table.lobby_message import fan
from bot.ui.table.presentation import Presentation
from render.scene import MAX_HEIGHT, WIDTH, Area, Fill, Item, Label, Scene, Sign, Tally

_BAND = 212
_MOST = 8
"""Games with a band of their own; those beyond have only their buttons."""
_CARD, _CARDS, _CARDS_LEFT, _CARDS_RIGHT = 128, 3, 82, 174
_WORDS_LEFT, _WORDS, _FIRST = 256, 618, 250
_SIGN_X, _SIGN, _FACTS_LEFT, _FACTS = 924, 52, 966, 216
_BALLS, _BALLS_X, _GRADE_LEFT = 26, 938, 996
_FILLS: tuple[Fill, Fill] = ("shadow", "dusk")


def welcome_scene(kits: Sequence[GameKit], locale: str) -> Scene:
    shown = kits[:_MOST]
    band = min(_BAND, MAX_HEIGHT // len(shown))
    bands = (_band(kit, words_for(locale, kit.name), place, band) for place, kit in enumerate(shown))
    return Scene(band * len(shown), tuple(item for items in bands for item in items))


def _in_words(kit: GameKit, locale: str, place: int) -> str:
    words = words_for(locale, kit.name)
    name, tagline = words.say(f"{kit.name}-name"), words.say(f"{kit.name}-tagline")
    first = [words.say("welcome-first")] if place == 0 else []
    players = words.say("lobby-players", min=kit.rules.min_seats, max=kit.rules.max_seats)
    facts = [tagline, *_time(kit, words), _difficulty(kit, words), players, *first]
    return words.say("welcome-game", game=name, facts=words.say("count-separator").join(facts))


def _time(kit: GameKit, words: Words) -> Sequence[str]:
    """Tell how long a game against computers takes, as *Play* begins one; nothing of a game that has not counted it."""
    minutes = kit.minutes(1, good_number(kit.rules) - 1, options_for_new_table(kit.rules))
    return () if minutes is None else (duration_text(60 * minutes, words),)


def _difficulty(kit: GameKit, words: Words) -> str:
    return words.say("welcome-difficulty", difficulty=kit.difficulty)


def _band(kit: GameKit, words: Words, place: int, height: int) -> Iterator[Item]:
    """Draw a game, with how long, how difficult and for how many in a column. The next band hides the lower part of its
    cards.
    """
    top = place * height
    upper, middle, lower = (top + round(height * share) for share in (0.21, 0.5, 0.79))
    yield Area(WIDTH // 2, top + height // 2, WIDTH, height, _FILLS[place % 2], 0)
    yield from fan(kit.emblem[:_CARDS], (_CARDS_LEFT, _CARDS_RIGHT), top + height * 4 // 7, size=_CARD)
    name, tagline = words.say(f"{kit.name}-name"), words.say(f"{kit.name}-tagline")
    room = _WORDS if place else _WORDS - _FIRST
    yield Label(_WORDS_LEFT, top + round(height * 0.33), name, height // 3, "bare", room, "left")
    if place == 0:
        yield Label(_WORDS_LEFT + _WORDS, upper, words.say("welcome-first"), 36, "gold", _FIRST, "right")
    yield Label(_WORDS_LEFT, top + round(height * 0.73), tagline, 36, "bare", _WORDS, "left")
    for time in _time(kit, words):
        yield Sign(_SIGN_X, upper, "clock", _SIGN)
        yield Label(_FACTS_LEFT, upper, time, 44, "glint", _FACTS, "left")
    balls = 1 + DIFFICULTIES.index(kit.difficulty)
    yield Tally(_BALLS_X, middle, balls, len(DIFFICULTIES), _BALLS)
    yield Label(_GRADE_LEFT, middle, _difficulty(kit, words), 38, "bare", WIDTH - _GRADE_LEFT - 18, "left")
    yield Sign(_SIGN_X, lower, "people", _SIGN, "muted")
    people = words.say("welcome-people", min=kit.rules.min_seats, max=kit.rules.max_seats)
    yield Label(_FACTS_LEFT, lower, people, 44, "muted", _FACTS, "left")


# ------------------------------------------------------------ the message


def present_welcome(
    kits: Sequence[GameKit],
    beside_play: Sequence[str],
    locale: str,
    own: OwnLook = AS_THE_TABLE,
    *,
    in_welcome: Collection[str] = (),
) -> Presentation:
    """Show the welcome, with a row of buttons for each game, or for two if there are many, and what can be begun
    whatever the game is. `own`: the choice of the channel.
    """
    words = words_for(locale)
    buttons = [button for kit in kits for button in game_buttons(kit, locale, beside_play)]
    beside = [Button(written_id(WELCOME, verb), words.say(f"welcome-{verb}"), "main") for verb in in_welcome]
    room = ROW_LIMIT - bool(beside)
    panel = [*in_rows(buttons, 2 if len(kits) <= room else 4)[:room], *filter(None, [beside])]
    text, lines = words.say("welcome"), [_in_words(kit, locale, place) for place, kit in enumerate(kits)]
    if own.in_words:
        return Presentation(within_limit([text, *lines]), panel)
    return Presentation(text, panel, welcome_scene(kits, locale), shortened("\n".join(lines), ALT_LIMIT))


# ------------------------------------------------------------ posting it


log = logging.getLogger(__name__)


async def _greet(services: Services, guild: discord.Guild) -> None:
    """Post the welcome once, whatever happens: it is noted first. It goes to the server's channel for such messages, or
    else to the first one, of those where tables may open.
    """
    wanted = (await services.tables.settings.of_guild(guild.id)).channels
    channels = [guild.system_channel, *guild.text_channels]
    for channel in [channel for channel in channels if channel is not None and (not wanted or channel.id in wanted)]:
        allowed = channel.permissions_for(guild.me)
        if allowed.view_channel and allowed.send_messages and allowed.attach_files:
            if await store.begin(services.store, guild.id, channel.id):
                await _greet_in(services, guild.id, channel.id)
            return
    log.info("server %s: nowhere to say what is played here", guild.id)


async def _resume(services: Services, shard: int, shards: int) -> None:
    """Post what a crash between note and message left out. Discord knows by its nonce if it was posted nevertheless."""
    for guild_id, channel_id in await store.begun(services.store):
        if (guild_id >> 22) % shards == shard:
            await _greet_in(services, guild_id, channel_id)


async def post(services: Services, guild_id: int, channel_id: int) -> None:
    locale = await services.context.locale(guild_id)
    own = await services.context.channel_preferences.of_channel(guild_id, channel_id)
    kits = [*services.kits.values()]
    shown = present_welcome(kits, services.beside_play, locale, own, in_welcome=services.in_welcome)
    message = await services.context.painter.ready(shown, words_for(locale))
    channel, nonce = services.client.get_partial_messageable(channel_id), nonce_for(guild_id, channel_id, "welcome")

    def send(shown: ReadyMessage) -> Awaitable[object]:
        return with_retry(lambda: channel.send(silent=True, nonce=nonce, **sent(shown)))

    await deliver(services.emojis, message, send)


async def _greet_in(services: Services, guild_id: int, channel_id: int) -> None:
    try:
        await post(services, guild_id, channel_id)
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("server %s: no welcome: %s", guild_id, error)
        await store.note_unposted(services.store, guild_id)
    except REQUEST_ERRORS as error:
        log.warning("server %s: a welcome that may not have arrived: %s", guild_id, error)
        await store.note_posted(services.store, guild_id)
    else:
        await store.note_posted(services.store, guild_id)


FEATURE = Feature(
    jobs=Jobs(joined=_greet, resume=_resume),
    pictures=lambda kits: {"welcome": welcome_scene(kits, "")},
)
