"""What is in a film of a finished game: which moves, for how long, and what is seen and said."""

from io import BytesIO

import pytest
from PIL import Image

from bot.core.cards import NAMES
from bot.core.chance import Seeded
from bot.features.replay.film import BEST, STRIP, film_alt
from bot.features.replay.film_process import LIMIT
from bot.features.replay.pages import Page, present_replay
from bot.games import find_game, game_names
from bot.text.voice import SUIT_SIGNS
from render.scene import MAX_HEIGHT, WIDTH, Label, Scene
from tests.games.films import film, painted, shots, with_states
from tests.leaks.harness import all_secrets

SECRETS = all_secrets()
GAMES = [*SECRETS, "whisper"]


def words(scene: Scene) -> list[str]:
    """Return the words of the strip below the picture."""
    top = scene.height - STRIP
    return [item.text for item in scene.items if isinstance(item, Label) and item.y > top]


# ------------------------------------------------------------ the whole game


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_every_move_in_order_and_its_end_and_each_picture_says_how_far_it_is(game: str) -> None:
    whole = film(game, most=60)
    assert [beat.number for beat in whole.plan.beats] == list(range(whole.replay.last + 1))
    assert whole.plan.beats[-1].kind == "end"
    made = shots(whole)
    assert sum(shot.milliseconds for shot in made) == whole.plan.seconds * 1000
    told = [words(shot.scene) for shot in made]
    assert all(told)
    assert all("**" not in text and "-#" not in text for texts in told for text in texts)
    counted = [text for texts in told for text in texts if text.endswith(f"/ {whole.replay.moves}")]
    assert counted == sorted(counted, key=lambda text: int(text.split()[0]))
    assert len(counted) >= whole.replay.moves
    assert all(name in " ".join(told[0]) for name in whole.audience.of_picture.names)


def test_misplays_and_ends_of_rounds_take_longer_and_the_end_longest() -> None:
    long = {beat.kind: beat.milliseconds for beat in film("roundup", misplays=0.01).plan.beats}
    assert set(long) == {"deal", "move", "reveal", "juse", "round", "end"}
    assert 800 <= long["move"] <= 1000
    assert long["move"] < long["reveal"] < long["juse"] < long["round"] < long["end"]


# ------------------------------------------------------------ the best half minute


@pytest.mark.parametrize("game", GAMES)
def test_the_best_half_minute_is_that_long_and_ends_with_the_end(game: str) -> None:
    best, whole = film(game, "best", misplays=0.3), film(game, misplays=0.3)
    assert best.plan.seconds <= BEST / 1000
    assert best.plan.seconds > BEST / 1000 - 5 or best.plan.seconds == whole.plan.seconds
    assert best.plan.beats[-1] == whole.plan.beats[-1]
    numbers = [beat.number for beat in best.plan.beats]
    assert numbers == sorted(set(numbers))
    assert any(beat.kind == "juse" for beat in best.plan.beats) == any(beat.kind == "juse" for beat in whole.plan.beats)


# ------------------------------------------------------------ what is seen and said


@pytest.mark.parametrize("game", SECRETS)
def test_a_film_shows_the_pictures_of_the_replay(game: str) -> None:
    whole = film(game, most=40)
    made = {tuple(shot.scene.items) for shot in shots(whole)}
    for beat in whole.plan.beats:
        if beat.kind in ("deal", "move", "reveal", "end"):
            page = present_replay(whole.replay, whole.kit, "", Page(beat.number))
            assert page.scene is not None
            assert any(items[: len(page.scene.items)] == page.scene.items for items in made)


@pytest.mark.parametrize("game", [name for name in SECRETS if find_game(name).max_seats > 1])
def test_no_hidden_card_changes_anything_in_it(game: str) -> None:
    """The states are those of the same game with what nobody has seen exchanged for something else."""
    whole = film(game, most=60)
    exchanged = [
        SECRETS[game].exchanged(position.state, None, Seeded(f"{number}"))
        for number, position in enumerate(whole.replay.positions)
    ]
    assert any(other != position.state for other, position in zip(exchanged, whole.replay.positions, strict=True))
    assert shots(with_states(whole, exchanged)) == shots(whole)


def test_the_end_of_a_round_is_the_table_and_then_its_result() -> None:
    whole = film("roundup", misplays=0.0)
    number = next(beat.number for beat in whole.plan.beats if beat.kind == "round")
    shown = [words(shot.scene) for shot in shots(whole) if f"{number} / {whole.replay.moves}" in words(shot.scene)]
    assert ["closed last" in " ".join(texts) for texts in shown] == [False, True]


def test_what_only_one_seat_did_is_not_told() -> None:
    """The card of a bid, before the bids are turned up."""
    whole = film("roundup", most=2, misplays=0.0)
    for position, shot in zip(whole.replay.positions, shots(whole), strict=True):
        text = " ".join(words(shot.scene))
        assert position.move.action in ("", *(f"bid {name}" for name in NAMES))
        assert not set(text) & set(SUIT_SIGNS)


def test_its_words_say_what_it_is_and_how_it_ends() -> None:
    finished = film("junk", "best")
    alt = film_alt(finished)
    assert alt.startswith("A film of the highlights of Junk: Seat 0; ")
    assert "left" in alt
    assert "The players stopped this game early." in film_alt(film(most=3))
    assert all(len(film_alt(film(game))) <= 1024 for game in SECRETS)


@pytest.mark.parametrize("game", GAMES)
def test_all_its_pictures_are_of_one_size_and_have_room_for_the_words(game: str) -> None:
    found = find_game(game)
    for seats in range(found.min_seats, found.max_seats + 1):
        made = shots(film(game, "best", seats=seats))
        [height] = {shot.scene.height for shot in made}
        assert height <= MAX_HEIGHT
        assert all(words(shot.scene) for shot in made)


# ------------------------------------------------------------ how large it is


def opened(gif: bytes) -> tuple[int, int, int]:
    """Its width, how many pictures it has, and how long it is."""
    with Image.open(BytesIO(gif)) as picture:
        count, long = getattr(picture, "n_frames", 1), 0
        for number in range(count):
            picture.seek(number)
            long += picture.info["duration"]
        assert picture.info["loop"] == 0
        return picture.width, count, long


def test_where_it_fits_it_is_as_wide_as_a_picture() -> None:
    some = shots(film(most=8, misplays=0.0))
    gif = painted(some)
    assert opened(gif) == (WIDTH, len(some), sum(shot.milliseconds for shot in some))


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", game_names())
def test_the_longest_games_are_small_enough(game: str) -> None:
    found = find_game(game)
    whole = max(
        (film(game, seats=found.max_seats, misplays=0.05, seed=f"long/{number}") for number in range(30)),
        key=lambda film: film.replay.moves,
    )
    made = shots(whole)
    gif = painted(made)
    assert len(gif) < LIMIT
    assert opened(gif)[1:] == (len(made), whole.plan.seconds * 1000)
