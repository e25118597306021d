"""The pages of /table me and /table server: how people are doing, and who is how strong. Features add some."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

import discord
import msgspec

from bot.core.errors import Refused
from bot.features.ratings.feature import GameRating, RatingCard, present_card, rating_text, season_text
from bot.features.ratings.rating import FIRST_NUMBER, MOST_LOST, season_before, season_of
from bot.features.ratings.store import MOST_A_DAY, Ranked, RatingsBook
from bot.features.replay.replays import open_replay
from bot.features.stats.badges import badge_news, badges_page, read_some
from bot.features.stats.luck import LuckWork, luck_text
from bot.features.stats.progress import example_pages, level_news, progress_page
from bot.features.stats.rivals import night_lines, rival_news
from bot.features.stats.stars import example_stars, stars_below
from bot.features.stats.store import CaughtWhom, Figures, OwnFigures, StatsBook
from bot.tables.steps.model import NO_SERVER, TableData
from bot.text import Words, duration_text, words_for
from bot.ui.actions.places import find_table, place_to_open
from bot.ui.actions.services import Commands, Feature, Jobs, Kept, OwnPage, Press, Services
from bot.ui.discord.components import (
    FIGURES,
    LIST_LIMIT,
    Button,
    Choice,
    PanelRow,
    Select,
    within_limit,
    written_id,
)
from bot.ui.discord.names import bare, placed, written
from bot.ui.discord.response import ReadyMessage, Response
from bot.ui.discord.whereabouts import require_server, server_of
from bot.ui.kit import GameKit
from bot.ui.table.additions import News
from bot.ui.table.reconciler import Additions, Context

_OWN, _OF_OTHERS, SERVER = ("me", "badges"), ("figures", "card"), ("ranking", "winners", "players")
ME = (*_OWN, *_OF_OTHERS)
_POST, _POST_ME, _POST_BADGES, _WATCH, _ALL = "post", "post-me", "post-badges", "watch", "-"
_LISTED, _ON_THE_PODIUM, _MOST_SEASONS, _CAUGHT = 10, 3, 8, 3
_MOST_POINTS = 200
"""The most points of a curve."""
_LARGEST_ID = 2**63


class PageRequest(msgspec.Struct, frozen=True):
    """Who looks at which page, of which person and which game."""

    services: Services
    response: Response
    page: str
    player_id: int
    pressed: str = ""
    """A game that was chosen, or what a page of another feature has on its buttons."""
    public: bool = False
    """The page is for all in the channel to see."""

    @property
    def game(self) -> str:
        return self.pressed if self.pressed in self.services.kits else ""

    @property
    def viewer_id(self) -> int:
        return self.response.interaction.user.id

    @property
    def is_own(self) -> bool:
        return self.player_id == self.viewer_id

    @property
    def name(self) -> str:
        return written(bare(self.response.interaction.user.display_name)) if self.is_own else f"<@{self.player_id}>"

    def name_of(self, kit: GameKit) -> str:
        return self.response.words_of(kit.name).say(f"{kit.name}-name")

    def title_of(self, kit: GameKit) -> str:
        return self.response.words.say("stats-title", game=self.name_of(kit))

    def all_kits(self, *, rated: bool = False) -> Sequence[GameKit]:
        return [kit for kit in self.services.kits.values() if not (rated and kit.for_one)]

    def kits(self, *, rated: bool = False) -> Sequence[GameKit]:
        """Return the game that was chosen, or all that there are."""
        kits = self.all_kits(rated=rated)
        return [kit for kit in kits if kit.name == self.game] or kits

    def id_of(self, page: str, game: str) -> str:
        return written_id(FIGURES, page, self.player_id, game)


async def show(request: PageRequest) -> None:
    """Show a page, in the place of the one that was pressed. The buttons that turn to the others stay the last."""
    response = request.response
    if not request.is_own:
        require_server(response.interaction)
    await response.defer()
    if not request.is_own and request.page in _OWN:
        raise Refused("unknown-button")
    own = _own_pages(request.services).get(request.page)
    page = await (own(request.services, response, request.pressed) if own else _PAGES[request.page](request))
    panel = [*page.panel, _tabs(request)]
    if response.is_click:
        await response.turn(page.content, panel, page.files or ())
    else:
        await response.reply(page.content, panel=panel, files=page.files or ())


async def me(services: Services, response: Response, player: discord.User | discord.Member | None = None) -> None:
    who = player or response.interaction.user
    is_own = who == response.interaction.user
    await show(PageRequest(services, response, ME[0] if is_own else _OF_OTHERS[0], who.id))


async def server(services: Services, response: Response) -> None:
    await show(PageRequest(services, response, SERVER[0], response.interaction.user.id))


async def pressed(services: Services, response: Response, press: Press) -> None:
    page, _, rest = press.rest.partition(":")
    player, _, game = rest.partition(":")
    if page == _WATCH:
        await open_replay(services, response, await find_table(services, press.chosen), "")
        return
    game = (press.chosen or game).removeprefix(_ALL)
    known = page in (*_PAGES, *_own_pages(services), *_POSTED)
    if not known or not player.isdecimal() or int(player) >= _LARGEST_ID:
        raise Refused("unknown-button")
    request = PageRequest(services, response, page, int(player), game)
    if page in _POSTED:
        await place_to_open(services, response, private=False)
        posted = await _PAGES[_POSTED[page]](msgspec.structs.replace(request, public=True))
        await response.public(posted.content, files=posted.files or ())
    else:
        await show(request)


def _tabs(request: PageRequest) -> Sequence[Button]:
    """Offer all pages: the first one, and those that features add, to nobody but their person; ratings on a server."""
    pages = SERVER if request.page in SERVER else (*ME, *_own_pages(request.services)) if request.is_own else _OF_OTHERS
    nowhere = server_of(request.response.interaction) == NO_SERVER
    return [
        Button(
            request.id_of(page, request.game),
            request.response.words.say(f"figures-{page}"),
            enabled=page != request.page and not (nowhere and page == "card"),
        )
        for page in pages
    ]


def _listing(request: PageRequest, lines: Sequence[str], *, rated: bool = False) -> ReadyMessage:
    """Return lines with a list of the games, from which one is chosen for more."""
    words, kits = request.response.words, request.all_kits(rated=rated)
    chosen = request.game if request.game in [kit.name for kit in kits] else ""
    choices = [Choice(kit.name, request.name_of(kit), kit.name == chosen) for kit in kits[: LIST_LIMIT - 1]]
    every = Choice(_ALL, words.say("figures-all-games"), not chosen)
    games = Select(request.id_of(request.page, _ALL), words.say("figures-which-game"), (every, *choices))
    return ReadyMessage(within_limit(lines), [games])


def _line(who: str, figures: Sequence[str], words: Words) -> str:
    return words.say("stats-line", who=who, figures=words.say("count-separator").join(figures))


# ------------------------------------------------------------ how somebody is doing


async def _me(request: PageRequest) -> ReadyMessage:
    page = await progress_page(request.services, request.response, public=request.public)
    post = Button(request.id_of(_POST_ME, ""), request.response.words.say("button-post-here"))
    return msgspec.structs.replace(page, panel=[[*request.services.for_one(request.response.words), post]])


async def _badges(request: PageRequest) -> ReadyMessage:
    page, games = await badges_page(request.services, request.response, public=request.public)
    words, panel = request.response.words, list[Select | PanelRow]()
    if games and "replay" in request.services.features:
        panel.append(Select(request.id_of(_WATCH, ""), words.say("badges-watch"), tuple(games)))
    panel.append([Button(request.id_of(_POST_BADGES, ""), words.say("button-post-here"))])
    return msgspec.structs.replace(page, panel=panel)


async def _figures(request: PageRequest) -> ReadyMessage:
    """Say two figures for each game, and all of one that was chosen. Only their player sees private games counted."""
    words, stats, server = (
        request.response.words,
        StatsBook(request.services.store),
        server_of(request.response.interaction),
    )
    where = "everywhere" if server == NO_SERVER else "own" if request.is_own else "other"
    lines = [words.say("stats-of", whose=where, name=request.name)]
    kits = request.kits()
    for kit in kits:
        found = await stats.of_player(server, request.player_id, kit.name, own=request.is_own)
        if found is not None and len(kits) > 1:
            lines.append(_line(request.title_of(kit), _results(found, kit, words)[:2], words))
        elif found is not None:
            lines += [
                request.title_of(kit),
                *(words.say("stats-item", text=text) for text in _all_figures(found, kit, words)),
            ]
            if request.is_own:
                caught = await stats.caught_whom(server, request.player_id, kit.name, _CAUGHT)
                lines += [words.say("stats-item", text=_caught_text(other, words)) for other in caught]
            won = [request.response.words_of(kit.name).say(f"{kit.name}-won")] if kit.for_one else []
            luck = luck_text(found, words) if request.is_own else None
            lines += [*([luck] if luck else []), *won, words.say("stats-foot")]
    if len(lines) == 1:
        lines.append(words.say("stats-none", whose=where, name=request.name))
    return _listing(request, lines)


def _results(figures: Figures, kit: GameKit, words: Words) -> list[str]:
    """Return the two figures of a line, then the others of lists."""
    easier = 0 if kit.for_one else figures.won - figures.won_against_people
    told = [
        words.say("stats-games", games=figures.games),
        words.say("stats-wins", won=figures.won, against=figures.won_against_people, easier=easier),
    ]
    if kit.for_one:
        best = kit.best_of((figures.lowest, figures.highest))
        told.insert(1, words.say("stats-best", best=best, mean=round(figures.mean, 1)))
        told.append(words.say("stats-clean", clean=figures.clean))
    return told


def _all_figures(figures: OwnFigures, kit: GameKit, words: Words) -> list[str]:
    """List all figures of a game, with what there is to be proud of, and the wrong calls."""
    told = _results(figures, kit, words)
    if figures.games > 1 and figures.misplays:
        told.append(words.say("stats-mistakes", often=round(figures.misplays / figures.games, 1)))
    else:
        told.append(words.say("count-mistakes", mistakes=figures.misplays))
    if figures.catches:
        told.append(words.say("count-catches", catches=figures.catches))
    if figures.wrong_calls:
        told.append(words.say("count-wrong-calls", calls=figures.wrong_calls))
    if figures.clean_run:
        told.append(words.say("stats-longest-run", moves=figures.clean_run))
    if figures.fastest is not None:
        told.append(words.say("stats-fastest", time=duration_text(figures.fastest, words)))
    return told


def _caught_text(other: CaughtWhom, words: Words) -> str:
    name = f"{other.computer} 🤖" if other.computer else written(bare(other.name))
    both = bool(other.caught and other.caught_by)
    return words.say("stats-caught", name=name, caught=other.caught, by=other.caught_by, both=both)


async def _card_page(request: PageRequest) -> ReadyMessage:
    try:
        card = await _card(request)
    except Refused as refused:
        if request.public:
            raise
        return ReadyMessage(request.response.words.refusal(refused))
    post = Button(request.id_of(_POST, request.game), request.response.words.say("button-post-here"))
    return msgspec.structs.replace(card, panel=[[post]])


async def _card(request: PageRequest) -> ReadyMessage:
    """Return somebody's card of this season on this server, as a picture or in words; none to who hides ratings, and
    none to all of who does.
    """
    if await _hides_ratings(request):
        raise Refused("ratings-hidden", whose="own", name=request.name)
    if request.public and await _hides_ratings(request, request.player_id):
        raise Refused("ratings-hidden", whose="other", name=request.name)
    services, guild_id = request.services, require_server(request.response.interaction)
    book, name = RatingsBook(services.store), request.response.interaction.user.display_name
    season = season_of(services.tables.clock.wall())
    games: list[GameRating] = []
    for kit in request.all_kits(rated=True):
        own = await book.own(guild_id, kit.name, request.player_id, season)
        if own is None:
            continue
        name = name if request.is_own else own.name
        ranked = await book.ranked(guild_id, kit.name, season)
        curve = await book.curve(guild_id, kit.name, season, own, _MOST_POINTS)
        if own.rating is not None and not curve:
            curve.append(own.rating.shown)
        games.append(GameRating(kit.name, own.rating, own.place, ranked, own.games, own.played, curve))
    if not games:
        raise Refused("no-ratings", whose="own" if request.is_own else "other", name=request.name)
    locale, look = await services.locale_and_look(request.response, public=request.public)
    return await services.context.painter.ready(
        present_card(RatingCard(name, season, games), locale, look), request.response.words
    )


# ------------------------------------------------------------ the server


async def _ranking(request: PageRequest) -> ReadyMessage:
    """Say who is how strong this season: the best three of each game, or the list of one that was chosen."""
    words, server = request.response.words, require_server(request.response.interaction)
    book, kits, hidden = RatingsBook(request.services.store), request.kits(rated=True), await _hides_ratings(request)
    season = season_of(request.services.tables.clock.wall())
    lines = [words.say("ladder-title", season=season_text(season, words))]
    for kit in kits:
        if len(kits) > 1:
            ladder = await book.ladder(server, kit.name, season, _ON_THE_PODIUM)
            best = _podium([*ladder.best, *ladder.new], words, hidden=hidden)
            lines.append(_line(request.title_of(kit), [best or words.say("scores-nobody")], words))
            continue
        ladder = await book.ladder(server, kit.name, season, _LISTED)
        lines.append(words.say("stats-game", game=request.title_of(kit), players=ladder.players))
        listed = [*ladder.best, *ladder.new]
        lines += [_rank_line(ranked, words, hidden=hidden) for ranked in listed] or [words.say("ladder-none")]
        own = await book.own(server, kit.name, request.viewer_id, season)
        if own is not None and own not in listed:
            lines.append(words.say("ladder-own", line=_rank_line(own, words, hidden=hidden)))
        last = await book.ladder(server, kit.name, season_before(season), _ON_THE_PODIUM)
        if last.best:
            lines.append(words.say("ladder-last", best=_podium(last.best, words, hidden=hidden)))
        lines.append(words.say("ladder-foot", most=MOST_A_DAY, first=FIRST_NUMBER, points=MOST_LOST))
    return _listing(request, lines, rated=True)


async def _winners(request: PageRequest) -> ReadyMessage:
    """Say who were the best of the last season of each game, or of the last seasons of one that was chosen."""
    words, server, kits = request.response.words, require_server(request.response.interaction), request.kits(rated=True)
    season, book = season_of(request.services.tables.clock.wall()), RatingsBook(request.services.store)
    most, hidden = 1 if len(kits) > 1 else _MOST_SEASONS, await _hides_ratings(request)
    lines = [
        words.say(
            "wall-season",
            game=request.title_of(kit) if len(kits) > 1 else "none",
            season=season_text(ladder.season, words),
            best=_podium(ladder.best, words, hidden=hidden),
        )
        for kit in kits
        for ladder in await book.past(server, kit.name, season, most, _ON_THE_PODIUM)
    ]
    return _listing(request, [words.say("wall-title"), *(lines or [words.say("wall-none")])], rated=True)


async def _players(request: PageRequest) -> ReadyMessage:
    """Say who leads at each game, or who are the best at one that was chosen."""
    words, server, kits = request.response.words, require_server(request.response.interaction), request.kits()
    lines = [words.say("stats-server")]
    for kit in kits:
        found = await StatsBook(request.services.store).of_server(server, kit.rules, _LISTED)
        if found.best and len(kits) > 1:
            names = words.listed(written(bare(best.figures.name)) for best in found.best if best.place == 1)
            told = [words.say("stats-players", players=found.players), words.say("stats-leading", names=names)]
            lines.append(_line(request.title_of(kit), told, words))
        elif found.best:
            lines.append(words.say("stats-game", game=request.title_of(kit), players=found.players))
            lines += [
                _line(
                    placed(best.place, best.figures.name, words),
                    _results(best.figures, kit, words)[:2],
                    words,
                )
                for best in found.best
            ]
    if len(lines) == 1:
        lines.append(words.say("stats-server-none"))
    return _listing(request, lines)


async def _hides_ratings(request: PageRequest, user_id: int | None = None) -> bool:
    """Return whether somebody, by default who is looking, wants to see no ratings."""
    return (await request.services.tables.settings.of_player(user_id or request.viewer_id)).hide_ratings


def _rank_line(ranked: Ranked, words: Words, *, hidden: bool) -> str:
    """Say where somebody is. `hidden`: without their rating."""
    rating = [] if hidden else [rating_text(ranked.rating, words)]
    figures = [*rating, words.say("stats-games", games=ranked.games)]
    return _line(placed(ranked.place, ranked.name, words), figures, words)


def _podium(best: Sequence[Ranked], words: Words, *, hidden: bool) -> str:
    return words.say("count-separator").join(
        words.say(
            "wall-place",
            place=ranked.place,
            name=written(bare(ranked.name)),
            rating="none" if hidden else rating_text(ranked.rating, words),
        )
        for ranked in best
    )


_PAGES: Mapping[str, Callable[[PageRequest], Awaitable[ReadyMessage]]] = {
    "me": _me,
    "badges": _badges,
    "figures": _figures,
    "card": _card_page,
    "ranking": _ranking,
    "winners": _winners,
    "players": _players,
}
_POSTED = {_POST: "card", _POST_ME: "me", _POST_BADGES: "badges"}


def _own_pages(services: Services) -> Mapping[str, OwnPage]:
    return {name: page for feature in services.features.values() for name, page in feature.own_pages.items()}


def _start(services: Services) -> LuckWork:
    services.tables.background_jobs.add(partial(read_some, services))
    return LuckWork(services)


_LUCK = Kept(_start)


async def _news(context: Context, data: TableData, locale: str) -> list[News]:
    words = words_for(locale, data.game)
    return [each for news in (rival_news, level_news, badge_news) for each in await news(context, data, words)]


FEATURE = Feature(
    presses={FIGURES: pressed},
    commands=Commands(table={"me": me, "server": server}),
    kept=_LUCK,
    jobs=Jobs(close=lambda services: _LUCK.of(services.context).close()),
    messages=Additions(news=_news, solo=stars_below, night_lines=night_lines),
    pictures=lambda kits: {**example_pages(kits), **example_stars(kits)},
    help="after",
)
