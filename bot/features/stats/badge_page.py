"""The page of /table me with somebody's badges: in one picture or in words, each with the game that earned it."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.features.stats.badge_picture import Shown, badges_scene
from bot.features.stats.badges import Badge, all_badges, badges_of
from bot.features.stats.store import EarningGame, StatsBook
from bot.text import Words, words_for
from bot.ui.actions.services import Services
from bot.ui.discord.components import ALT_LIMIT, LIST_LIMIT, Choice, shortened, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.table.presentation import Presentation


async def badges_page(services: Services, response: Response, *, public: bool) -> tuple[ReadyMessage, Sequence[Choice]]:
    """Return the page, and the games that earned something, to be watched."""
    locale, look = await services.locale_and_look(response, public=public)
    user, listed = response.interaction.user, all_badges(services.kits.values())
    badges, book = await badges_of(services, user.id), StatsBook(services.store)
    games = await book.games({badges.games[badge.name] for badge in listed if badge.name in badges.games})
    earned = {name: games[number] for name, number in badges.games.items() if number in games}
    shown = present_badges(user.display_name, listed, earned, locale, look, unread=badges.unread is not None)
    choices = [
        Choice(
            game.ref, _choice_text(game, [badge for badge in listed if earned.get(badge.name) == game], response.words)
        )
        for game in games.values()
    ]
    return await services.context.painter.ready(shown, response.words), choices[:LIST_LIMIT]


def _choice_text(game: EarningGame, badges: Sequence[Badge], words: Words) -> str:
    titles = words.listed([badge.title(words) for badge in badges])
    return shortened(words.say("badges-choice", game=_game_text(game, words), titles=titles))


def _game_text(game: EarningGame, words: Words) -> str:
    day = datetime.fromtimestamp(game.finished_at, UTC).date().isoformat()
    name = words_for(words.locale, game.game).say(f"{game.game}-name")
    return words.say("badges-game", game=name, date=words.day(day))


def present_badges(
    name: str,
    listed: Sequence[Badge],
    earned: Mapping[str, EarningGame],
    locale: str,
    own: OwnLook = AS_THE_TABLE,
    *,
    unread: bool = False,
) -> Presentation:
    words = words_for(locale)
    count = words.say("badges-count", earned=len(earned), of=len(listed))
    title = words.say("badges-title", name=written(bare(name)), count=count)
    lines = [
        words.say(
            "badges-line", title=badge.title(words), how=badge.how(words), game=_game_text(earned[badge.name], words)
        )
        for badge in listed
        if badge.name in earned
    ]
    open_ones = [badge.title(words) for badge in listed if badge.name not in earned]
    if open_ones:
        lines.append(words.say("badges-open", titles=words.listed(open_ones)))
    foot = [words.say("badges-unread")] if unread else []
    if own.in_words:
        return Presentation(within_limit([title, *lines, *foot]), ())
    shown = [Shown(badge.kind, badge.title(words), badge.how(words), badge.name in earned) for badge in listed]
    scene = badges_scene(bare(name), count, shown)
    return Presentation(within_limit([title, *foot]), (), scene, shortened("\n".join(lines), ALT_LIMIT))
