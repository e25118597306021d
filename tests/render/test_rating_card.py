"""A person's card: everything on it fits, and its words say all that it shows."""

from bot.core.cards import IN_WORDS
from bot.features.ratings.feature import GameRating, RatingCard, present_card
from bot.features.ratings.rating import Rating
from render.scene import Curve, Label, Scene

CURVE = (1500, 1540, 1480, 1530)
OF_JUSE = GameRating("juse", Rating(1530.0, 90.0), 2, 27, len(CURVE), 99, CURVE)
FIRST = GameRating("roundup", Rating(1475.0, 180.0), 1, 1, 1, 3, (1475,))
NEW = GameRating("jugglers", None, 0, 4, 1, 2, ())


def card(*games: GameRating, name: str = "alice") -> RatingCard:
    return RatingCard(name, "2026-4", games)


def labels(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Label)]


def test_it_shows_the_number_the_place_and_the_games_of_each_game() -> None:
    shown = present_card(card(OF_JUSE, FIRST, NEW), "")
    assert shown.content == "**alice** · October to December 2026"
    assert shown.scene is not None
    assert labels(shown.scene) == [
        *("alice", "October to December 2026"),
        *("Juse", "1530", "2nd of 27", "4 games", "1540", "1480"),
        *("Roundup", "1475?", "1st of 1", "1 game", "1475"),
        *("Jugglers", "new", "2 of 3 games"),
    ]
    juse, roundup = (item for item in shown.scene.items if isinstance(item, Curve))
    assert [juse.values.index(value) for value in (min(juse.values), max(juse.values))] == [2, 1]
    assert roundup.values == (0.5,)
    assert (juse.tone, roundup.tone) == ("glint", "bare"), "what is certain is golden"


def test_its_description_and_its_words_say_all_that_the_picture_shows() -> None:
    lines = [
        "Juse: 1530, 2nd of 27 on this server, 4 games; 1500 after the first, lowest 1480, highest 1540.",
        "Roundup: 1475?, 1st of 1 on this server, 1 game.",
        "Jugglers: new, 2 of 3 games.",
    ]
    assert present_card(card(OF_JUSE, FIRST, NEW), "").alt.split("\n") == lines
    told = present_card(card(OF_JUSE, FIRST, NEW), "", IN_WORDS)
    assert told.scene is None
    assert told.content.split("\n") == ["**alice** · October to December 2026", *lines]


def test_a_name_that_could_format_the_message_is_escaped_in_it_and_not_in_the_picture() -> None:
    shown = present_card(card(OF_JUSE, name="**bold** @everyone"), "")
    assert shown.content.startswith("**\\*\\*bold\\*\\* \\@everyone** · ")
    assert shown.scene is not None
    assert labels(shown.scene)[0] == "**bold** @everyone"
