"""What people see: how a game has changed their ratings, and, where figures are told, how strong everybody is."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.chance import Seeded
from bot.features.ratings.rating import FIRST_NUMBER, Rating
from bot.features.ratings.store import MOST_A_DAY, RatingChange, RatingsBook
from bot.tables.steps.model import COMPUTER, FORGOTTEN, Phase, TableData
from bot.tables.steps.results import is_for_ratings
from bot.text import Words, words_for
from bot.ui.actions.services import Feature
from bot.ui.discord.components import ALT_LIMIT, shortened, within_limit
from bot.ui.discord.names import bare, written
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.presentation import Presentation
from bot.ui.table.reconciler import Additions, Context
from render.scene import WIDTH, Area, Curve, Fill, Item, Label, Scene, Tone


def rating_text(rating: Rating | None, words: Words) -> str:
    """Return a rating as text, since numbers in texts get separators. None: the rating of somebody new."""
    if rating is None:
        return words.say("rating-new")
    return words.say("rating", number=str(rating.shown), uncertain=rating.is_uncertain)


def season_text(season: str, words: Words) -> str:
    year, quarter = season.split("-")
    return words.say("season", year=year, quarter=int(quarter))


async def closing_lines(context: Context, data: TableData, locale: str) -> list[str]:
    """Return the lines below the closing message, the same at any time, as they are in the ledger."""
    if data.phase is not Phase.OVER or data.private:
        return []
    rated = await RatingsBook(context.tables.store).of_table(data.id, data.guild_id)
    voice = Audience(data, locale).of_message
    each, begun = list[str](), defaultdict[int, list[str]](list)
    for user_id, change in rated.changes.items():
        hidden = (await context.tables.settings.of_player(user_id)).hide_ratings
        if not hidden:
            seat = data.seat_of(user_id)
            name = written(bare(change.name)) if seat is None else voice.names[seat]
            if change.played < FIRST_NUMBER:
                begun[change.played].append(name)
            else:
                each.append(_change_text(change, name, voice.words))
    for played, names in sorted(begun.items(), reverse=True):
        each.append(voice.say("rating-begun", names=voice.listed(names), game=played, of=FIRST_NUMBER))
    lines = [voice.say("ratings-changed", each=voice.say("count-separator").join(each))] if each else []
    people = [number for number, seat in enumerate(data.seats) if seat.user_id not in (COMPUTER, FORGOTTEN)]
    if rated.too_often:
        lines.append(voice.say("ratings-too-often", most=MOST_A_DAY))
    elif not rated.changes and len(people) > 1 and is_for_ratings(data):
        lines.append(voice.say("ratings-none"))
    taken_over = [voice.names[number] for number in people if data.seats[number].presence.taken_over is not None]
    if taken_over and rated.changes:
        lines.append(voice.say("ratings-taken-over", names=voice.listed(taken_over)))
    for number in people:
        if data.seats[number].presence.removed and data.seats[number].presence.taken_over is None:
            key = "ratings-removed-last" if data.seats[number].user_id in rated.changes else "ratings-removed"
            lines.append(voice.say(key, name=voice.names[number]))
    return lines


def _change_text(change: RatingChange, name: str, words: Words) -> str:
    """Say how a game has changed somebody's number."""
    rating = rating_text(change.after, words)
    if change.played == FIRST_NUMBER:
        return words.say("rating-first", name=name, rating=rating)
    points = change.after.shown - change.before.shown
    said = f"{points:+d}".replace("-", "−") if points else "±0"
    return words.say("rating-changed", name=name, rating=rating, change=said)


# ------------------------------------------------------------ the card


_HEAD, _BAND, _MOST_BANDS = 176, 196, 5
_SIDE = 36
_NAMES, _NUMBER_X, _NUMBER = 440, 620, 250
_CURVE_X, _CURVE, _CURVE_HEIGHT = 918, 276, 112
_ENDS_X, _ENDS = 1088, 96
_LEAST_SPAN = 40
"""Points between the lower edge of a curve and its upper one: what changes less is no mountain."""
_FILLS: tuple[Fill, Fill] = ("shadow", "dusk")


class GameRating(msgspec.Struct, frozen=True):
    game: str
    rating: Rating | None
    """The rating; None for somebody new, who has no place and no curve."""
    place: int
    of: int
    games: int
    """Rated this season."""
    played: int
    """The number of rated games over all seasons."""
    curve: Sequence[int]
    """The numbers of this season that they were told, oldest first; of very many the last ones."""


class RatingCard(msgspec.Struct, frozen=True):
    name: str
    season: str
    games: Sequence[GameRating]
    """The games in which somebody is rated."""


def present_card(card: RatingCard, locale: str, own: OwnLook = AS_THE_TABLE) -> Presentation:
    words = words_for(locale)
    season = season_text(card.season, words)
    title = words.say("card-title", name=written(bare(card.name)), season=season)
    lines = [_in_words(of_game, words_for(locale, of_game.game)) for of_game in card.games]
    if own.in_words:
        return Presentation(within_limit([title, *lines]), ())
    return Presentation(title, (), card_scene(card, locale), shortened("\n".join(lines), ALT_LIMIT))


def _in_words(of_game: GameRating, words: Words) -> str:
    """Describe a curve: where it begins, how far it reaches, and where it ends, which is the rating."""
    game, curve = words.say(f"{of_game.game}-name"), of_game.curve
    if of_game.rating is None:
        return words.say("card-line-new", game=game, played=of_game.played, of=FIRST_NUMBER)
    return words.say(
        "card-line",
        game=game,
        rating=rating_text(of_game.rating, words),
        place=of_game.place,
        of=of_game.of,
        games=of_game.games,
        first=str(curve[0]),
        lowest=str(min(curve)),
        highest=str(max(curve)),
        points=len(curve),
    )


def card_scene(card: RatingCard, locale: str) -> Scene:
    """Draw a card. Games for which there is no room are in its words alone."""
    games = card.games[:_MOST_BANDS]
    words = words_for(locale)
    items = [
        Area(WIDTH // 2, _HEAD // 2, WIDTH, _HEAD, "light", 0),
        Label(_SIDE, 62, bare(card.name), 54, "bare", WIDTH - 2 * _SIDE, "left"),
        Label(_SIDE, 140, season_text(card.season, words), 38, "muted", WIDTH - 2 * _SIDE, "left"),
    ]
    for number, of_game in enumerate(games):
        fill = _FILLS[number % 2]
        items.extend(_band(of_game, _HEAD + number * _BAND, fill, words_for(locale, of_game.game)))
    return Scene(_HEAD + _BAND * len(games), tuple(items))


def _band(of_game: GameRating, top: int, fill: Fill, words: Words) -> Iterator[Item]:
    middle, rating = top + _BAND // 2, of_game.rating
    yield Area(WIDTH // 2, middle, WIDTH, _BAND, fill, 0)
    yield Label(_SIDE, top + 44, words.say(f"{of_game.game}-name"), 48, "bare", _NAMES, "left")
    tone: Tone = "bare" if rating is None or rating.is_uncertain else "glint"
    yield Label(_NUMBER_X, middle, rating_text(rating, words), 80, tone, _NUMBER)
    if rating is None:
        progress = words.say("card-progress", played=of_game.played, of=FIRST_NUMBER)
        yield Label(_SIDE, top + 106, progress, 38, "muted", _NAMES, "left")
        return
    place = words.say("daily-place", place=of_game.place, of=of_game.of)
    yield Label(_SIDE, top + 106, place, 38, "muted", _NAMES, "left")
    yield Label(_SIDE, top + 160, words.say("stats-games", games=of_game.games), 38, "muted", _NAMES, "left")
    yield Area(_CURVE_X, middle, _CURVE + 28, _BAND - 28, "shadow" if fill == "dusk" else "dusk")
    lowest, highest = min(of_game.curve), max(of_game.curve)
    span = max(highest - lowest, _LEAST_SPAN)
    foot = (lowest + highest - span) / 2
    heights = tuple((value - foot) / span for value in of_game.curve)
    yield Curve(_CURVE_X, middle, _CURVE, _CURVE_HEIGHT, heights, tone)
    if lowest == highest:
        yield Label(_ENDS_X, middle, str(highest), 36, "muted", _ENDS, "left")
        return
    for y, value in ((middle - _CURVE_HEIGHT // 2, highest), (middle + _CURVE_HEIGHT // 2, lowest)):
        yield Label(_ENDS_X, y, str(value), 36, "muted", _ENDS, "left")


# ------------------------------------------------------------ examples of cards, for the gallery


_CARDS = {
    "one-game": ("Zoë", 1, 12),
    "first-number-and-new": ("තරිඳු පෙරේරා", 2, 3),
    "two-hundred": ("அருண் குமார்", 2, 200),
    "four-games": ("مها الحسيني", 4, 30),
    "long-name": ("Wilhelmina-Alexandrina W. W. Wyss" * 3, 3, 7),
}
"""Name, games, and rated games of each: each further game has one fewer."""


def example_cards(kits: Sequence[GameKit]) -> Mapping[str, Scene]:
    return {
        f"card-{name}": card_scene(RatingCard(person, "2026-4", [*_rated_games(name, kits[:games], points)]), "")
        for name, (person, games, points) in _CARDS.items()
    }


def _rated_games(name: str, kits: Sequence[GameKit], points: int) -> Iterator[GameRating]:
    for place, kit in enumerate(kits):
        chance, number = Seeded(f"{name} {place}"), 1500
        curve: list[int] = []
        for _ in range(played := points - place):
            number += chance.below(81) - 38
            curve.append(number)
        spread = 200.0 if points < 10 + 4 * place else 70.0
        rating = None if played < FIRST_NUMBER else Rating(float(curve[-1]), spread)
        told = curve[FIRST_NUMBER - 1 :]
        yield GameRating(kit.name, rating, 1 + 40 * place, 27 + 300 * place, played, played, told)


FEATURE = Feature(messages=Additions(closing_lines=closing_lines), pictures=example_cards)
