"""What people do: change their own settings, and the look of a table; and those who manage a server, its settings."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import discord
import msgspec
from discord import app_commands

from bot.core.cards import BackDesign, Deck, OwnLook
from bot.core.errors import Refused
from bot.features.settings.look import CHOICES, OPEN, choose, look_page, look_scene, look_text, press_look
from bot.tables.steps import play
from bot.tables.store.settings import PlayerSetting
from bot.text import called, languages, own_name, words_for
from bot.ui.actions.places import table_here
from bot.ui.actions.presses import change
from bot.ui.actions.services import Commands, Feature, Services
from bot.ui.discord.components import (
    FIGURES,
    LIST_LIMIT,
    LOOK,
    Button,
    Choice,
    PanelRow,
    Select,
    in_rows,
    within_limit,
    written_id,
)
from bot.ui.discord.names import literal
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.discord.whereabouts import is_manager, require_server

Colors = Literal[Deck, "table"]
Backs = Literal[BackDesign, "table"]
_PLACES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
]

_MOST_CHANNELS = 20
_PAGE = "settings"
_LANGUAGE = "language-"
_NO_LANGUAGE = "none"
_SWITCHES: Sequence[PlayerSetting] = ("pings", "in_words", "everywhere", "hide_ratings", "news")
_SWITCHED: Mapping[str, tuple[PlayerSetting, bool]] = {
    f"{name}-{on}": (name, on) for name in _SWITCHES for on in (True, False)
}
"""The verbs of the page's buttons."""


async def page(services: Services, response: Response, pressed: str) -> ReadyMessage:
    user_id, settings, known = response.interaction.user.id, services.tables.settings, languages(services.kits)
    chosen = pressed.removeprefix(_LANGUAGE) if pressed.startswith(_LANGUAGE) else None
    if pressed in _SWITCHED:
        await settings.set_player(user_id, *_SWITCHED[pressed])
        await services.display.refresh_private(user_id)
    elif chosen in ("", *known):
        await settings.set_player(user_id, "language", chosen or None)
        await response.read_languages()
        services.context.ephemeral.speak(user_id, response.locale)
        await services.display.refresh_private(user_id)
    own, words = await settings.of_player(user_id), response.words
    now = {
        "pings": own.pings,
        "in_words": own.look.in_words,
        "everywhere": own.everywhere,
        "hide_ratings": own.hide_ratings,
        "news": own.news,
    }
    lines = [words.say("my-settings"), *(words.say(f"my-{name}", on=str(on)) for name, on in now.items())]
    lines += [look_text(own.look, words, has_emojis=bool(services.emojis.known)), words.say("my-settings-foot")]
    buttons = [
        Button(written_id(FIGURES, _PAGE, user_id, f"{name}-{not on}"), words.say(f"button-my-{name}", on=str(on)))
        for name, on in now.items()
    ]
    buttons.append(Button(written_id(LOOK, OPEN), words.say("button-my-look")))
    panel: list[PanelRow | Select] = [*in_rows(buttons, 2)]
    if len(known) > 1:
        named = {"": words.say("my-language-of-discord"), **{language: own_name(language) for language in known}}
        choices = [Choice(f"{_LANGUAGE}{name}", text, name == own.language) for name, text in named.items()]
        language = written_id(FIGURES, _PAGE, user_id, _LANGUAGE)
        panel.append(Select(language, words.say("my-language-which"), tuple(choices[:LIST_LIMIT])))
    return ReadyMessage(within_limit(lines), panel)


class ChannelOption(app_commands.Transformer):
    """A channel to play in. discord.py's own would add media channels to forums, which not every API takes."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return _PLACES

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> app_commands.AppCommandChannel:
        if getattr(value, "type", None) not in _PLACES:
            raise app_commands.TransformerError(value, self.type, self)
        return value


class Language(app_commands.Transformer):
    """A language that there are texts in, picked from Discord's list, which has what it calls itself, or typed."""

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> str:
        typed = value.strip().casefold()
        known = languages(interaction.client.services.kits)
        return next((language for language in known if typed in called(language)), value)

    async def autocomplete(
        self, interaction: discord.Interaction[Any], value: str | float, /
    ) -> list[app_commands.Choice[str | int | float]]:
        words = words_for(interaction.locale.value)
        named = {_NO_LANGUAGE: words.say("settings-language-none")}
        named |= {language: own_name(language) for language in languages(interaction.client.services.kits)}
        typed = str(value).strip().casefold()
        listed: list[app_commands.Choice[str | int | float]] = [
            app_commands.Choice(name=text, value=name)
            for name, text in named.items()
            if typed in text.casefold() or (name != _NO_LANGUAGE and any(typed in word for word in called(name)))
        ]
        return listed[:LIST_LIMIT]


@app_commands.rename(place="for")
async def look(
    services: Services,
    response: Response,
    colors: Colors | None = None,
    back: Backs | None = None,
    motion: bool | None = None,
    place: Literal["table", "private"] | None = None,
) -> None:
    if place == "table":
        require_server(response.interaction)
    await response.defer()
    here = await table_here(services, response.interaction)
    is_asked = colors is None and back is None and motion is None
    if is_asked or place == "private" or (place is None and ("table" in (colors, back) or here is None)):
        if motion is not None:
            raise Refused("motion-of-the-table")
        if not is_asked:
            typed = (f"deck-{colors}", f"back-{back}")
            await choose(services, response, *(verb for verb in typed if verb in CHOICES))
        page = await look_page(services, response)
        await response.reply(page.content, panel=page.panel, files=page.files or ())
    elif colors == "table" or back == "table":
        raise Refused("look-of-the-table")
    elif here is None:
        raise Refused("no-table-here")
    else:
        await change(services, response, here, play.choose_look(colors, back, motion))


@app_commands.rename(place="for")
async def in_words(
    services: Services, response: Response, on: bool = True, place: Literal["me", "channel"] = "me"
) -> None:
    interaction, settings, display = response.interaction, services.tables.settings, services.display
    await response.defer()
    if place == "me":
        await settings.set_player(interaction.user.id, "in_words", on)
        await display.refresh_private(interaction.user.id)
    else:
        server, channel_id = require_server(interaction), interaction.channel_id or 0
        here = await table_here(services, interaction)
        if not is_manager(interaction) and (here is None or here.data.seat_of(interaction.user.id) is None):
            raise Refused("words-of-the-channel")
        await settings.set_channel_in_words(server, channel_id, on)
        await display.rewrite_channel(server, channel_id)
    await response.reply(response.words.say(f"words-now-{place}", on=on))


async def of_server(
    services: Services,
    response: Response,
    pings: bool | None = None,
    allow: app_commands.Transform[app_commands.AppCommandChannel, ChannelOption] | None = None,
    disallow: app_commands.Transform[app_commands.AppCommandChannel, ChannelOption] | None = None,
    everywhere: bool = False,
    language: app_commands.Transform[str, Language] = "",
) -> None:
    server, words, settings = require_server(response.interaction), response.words, services.tables.settings
    if not is_manager(response.interaction):
        raise Refused("manager-only")
    before = await settings.of_guild(server)
    channels = [] if everywhere else list(before.channels)
    if allow is not None and allow.id not in channels:
        if len(channels) >= _MOST_CHANNELS:
            raise Refused("too-many-channels", most=_MOST_CHANNELS)
        channels.append(allow.id)
    if disallow is not None and disallow.id in channels:
        channels.remove(disallow.id)
    if language not in ("", _NO_LANGUAGE, *languages(services.kits)):
        raise Refused("no-such-language", language=literal(language))
    spoken = "" if language == _NO_LANGUAGE else language or before.language
    pings = before.pings if pings is None else pings
    after = msgspec.structs.replace(before, pings=pings, channels=tuple(channels), language=spoken)
    if after != before:
        await settings.set_guild(server, after)
    shown = words.listed([f"<#{channel}>" for channel in after.channels]) or words.say("settings-everywhere")
    told = words.say("settings-pings-on" if after.pings else "settings-pings-off")
    lines = [words.say("settings-now", pings=told, channels=shown)]
    if after.language:
        lines.append(words.say("settings-language", language=own_name(after.language)))
    await response.reply("\n".join(lines))


FEATURE = Feature(
    commands=Commands(table={"look": look, "words": in_words, "settings": of_server}),
    own_pages={_PAGE: page},
    presses={LOOK: press_look},
    help="more",
    pictures=lambda kits: {"look": look_scene(OwnLook("four", "waves"), "")},
)
