"""What is in a film of a finished game: which moves, for how long, and what is seen and said."""

from collections import Counter
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from bot.core.cards import NAMES
from bot.core.chance import Seeded
from bot.core.game import Juse
from bot.games import find_game, game_names
from bot.text.cards import SUIT_SIGNS
from bot.ui.table import film_process
from bot.ui.table.film import BEST, MOST_PICTURES, STRIP, Beat, Kind, _best, _fitting, film_alt, film_title
from bot.ui.table.film_process import LIMIT, Painting, Shot
from bot.ui.table.replay import Page, present_replay
from render.scene import MAX_HEIGHT, WIDTH, Label, Scene
from tests.games.films import film, painted, shots, with_states
from tests.leaks.harness import all_secrets

SECRETS = all_secrets()
OWN = ("ladder", "whisper")
"""The small games of the tests."""
GAMES = [*SECRETS, *OWN]


def beats(*kinds: tuple[Kind, int]) -> list[Beat]:
    """So many of each kind, one after another."""
    found: list[Beat] = []
    for kind, count in kinds:
        found.extend(Beat(kind, number) for number in range(len(found), len(found) + count))
    return found


PLAIN: tuple[tuple[Kind, int], ...] = (("deal", 1), ("move", 999), ("end", 1))


def words(scene: Scene) -> list[str]:
    """Of the strip below the picture."""
    top = scene.height - STRIP
    return [item.text for item in scene.items if isinstance(item, Label) and item.y > top]


# ------------------------------------------------------------ the whole game


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_every_move_in_order_and_its_end(game: str) -> None:
    whole = film(game, most=60)
    numbers = [beat.number for beat in whole.plan.beats]
    assert numbers == list(range(whole.replay.last + 1))
    assert whole.plan.beats[-1].kind == "end"
    assert sum(shot.milliseconds for shot in shots(whole)) == whole.plan.seconds * 1000


def test_misplays_and_ends_of_rounds_take_longer_and_the_end_longest() -> None:
    long = {beat.kind: beat.milliseconds for beat in film("roundup", misplays=0.01).plan.beats}
    assert set(long) == {"deal", "move", "reveal", "juse", "round", "end"}
    assert 800 <= long["move"] <= 1000
    assert long["move"] < long["reveal"] < long["juse"] < long["round"] < long["end"]


def test_a_game_that_was_stopped_ends_with_its_last_move() -> None:
    stopped = film(most=5)
    assert [beat.number for beat in stopped.plan.beats] == [0, 1, 2, 3, 4, 5]
    assert stopped.plan.beats[-1].kind == "end"
    assert words(shots(stopped)[-1].scene)[0] == "This game was stopped early."


def test_a_game_without_a_move_is_one_picture() -> None:
    for part in ("whole", "best"):
        assert len(shots(film(most=0, part=part))) == 1


def test_of_a_long_game_moves_are_left_out_evenly_and_what_is_special_stays() -> None:
    special: dict[int, Kind] = {100: "juse", 101: "juse", 555: "juse", 700: "round", 990: "juse"}
    every = [Beat(special.get(beat.number, beat.kind), beat.number) for beat in beats(*PLAIN)]
    kept = _fitting(every, MOST_PICTURES)
    counted = Counter(beat.kind for beat in kept)
    assert (counted["juse"], counted["round"], counted["end"]) == (4, 1, 1)
    assert MOST_PICTURES - 5 <= sum(beat.pictures for beat in kept) <= MOST_PICTURES
    plain = [beat.number for beat in kept if beat.kind == "move"]
    gaps = {after - before for before, after in pairwise(plain)}
    assert max(gaps) - min(gaps) <= 3, "one more at each place where something special stands"
    assert plain[-1] > 990
    assert [beat.number for beat in kept] == sorted(beat.number for beat in kept)


def test_where_even_the_misplays_do_not_fit_they_are_left_out_evenly_too() -> None:
    kept = _fitting(beats(("deal", 1), ("juse", 999), ("end", 1)), MOST_PICTURES)
    numbers = [beat.number for beat in kept if beat.kind == "juse"]
    gaps = {after - before for before, after in pairwise(numbers)}
    assert len(numbers) == (MOST_PICTURES - 1) // 4
    assert max(gaps) - min(gaps) <= 1
    assert kept[-1].kind == "end"


def test_it_says_how_much_is_left_out() -> None:
    short, long = film(most=60), film("jugglers", seats=4, misplays=0.2)
    assert "\n" not in film_title(short)
    assert long.replay.moves > MOST_PICTURES
    shown = long.replay.moves - long.plan.left_out
    assert f"{shown} of its {long.replay.moves} moves are in the film" in film_title(long)
    assert len(shots(long)) <= MOST_PICTURES * 1.2


# ------------------------------------------------------------ the best half minute


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("misplays", [0.0, 0.3])
def test_the_best_half_minute_is_that_long_and_ends_with_the_end(game: str, misplays: float) -> None:
    best = film(game, "best", misplays=misplays)
    whole = film(game, misplays=misplays)
    assert best.plan.seconds <= BEST / 1000
    assert best.plan.seconds > BEST / 1000 - 5 or best.plan.seconds == whole.plan.seconds
    assert best.plan.beats[-1] == whole.plan.beats[-1]
    numbers = [beat.number for beat in best.plan.beats]
    assert numbers == sorted(set(numbers))
    assert any(beat.kind == "juse" for beat in best.plan.beats) == any(beat.kind == "juse" for beat in whole.plan.beats)


def test_of_many_misplays_it_has_the_dearest_and_of_rounds_the_last() -> None:
    every = beats(("deal", 1), ("juse", 20), ("round", 10), ("move", 50), ("end", 1))
    every[7] = Beat("juse", 7, worth=1)
    best = _best(every)
    assert next(beat.number for beat in best if beat.kind == "juse") == 7
    assert [beat.number for beat in best if beat.kind == "round"][-1] == 30
    assert {beat.kind for beat in best} >= {"deal", "juse", "round", "end"}


def test_where_nothing_is_special_it_is_the_moves_before_the_end() -> None:
    best = _best(beats(("deal", 1), ("move", 200), ("end", 1)))
    numbers = [beat.number for beat in best]
    assert numbers == [0, *range(201 - len(numbers) + 2, 202)]
    assert len(numbers) > 20


def test_of_a_short_game_it_is_the_whole() -> None:
    assert film("junk", "best", most=10).plan.beats == film("junk", most=10).plan.beats


# ------------------------------------------------------------ what is seen and said


@pytest.mark.parametrize("game", [name for name in GAMES if name not in OWN])
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


@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_is_from_everybodys_view(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, asked = film(game, most=40), set[int | None]()
    rules = type(whole.kit.rules)
    view = rules.view

    def noted(self: Any, state: Any, seat: int | None) -> Any:
        asked.add(seat)
        return view(self, state, seat)

    monkeypatch.setattr(rules, "view", noted)
    shots(whole)
    assert asked == {None}


def test_the_end_of_a_round_is_the_table_and_then_its_result() -> None:
    whole = film("roundup", misplays=0.0)
    number = next(beat.number for beat in whole.plan.beats if beat.kind == "round")
    shown = [words(shot.scene) for shot in shots(whole) if f"{number} / {whole.replay.moves}" in words(shot.scene)]
    assert ["was closed last" in " ".join(texts) for texts in shown] == [False, True]


def test_what_only_one_seat_did_is_not_told() -> None:
    """The card of a bid, before the bids are turned up."""
    whole = film("roundup", most=2, misplays=0.0)
    for position, shot in zip(whole.replay.positions, shots(whole), strict=True):
        text = " ".join(words(shot.scene))
        assert position.move.action in ("", *(f"bid {name}" for name in NAMES))
        assert not set(text) & set(SUIT_SIGNS)


@pytest.mark.parametrize("game", GAMES)
def test_each_picture_says_what_was_done_and_how_far_the_game_is(game: str) -> None:
    whole = film(game, most=40)
    told = [words(shot.scene) for shot in shots(whole)]
    assert all(told)
    assert all("**" not in text and "-#" not in text for texts in told for text in texts)
    counted = [text for texts in told for text in texts if text.endswith(f"/ {whole.replay.moves}")]
    assert counted == sorted(counted, key=lambda text: int(text.split()[0]))
    assert len(counted) >= whole.replay.moves
    for name in whole.audience.of_picture.names:
        assert name in " ".join(told[0])


def test_a_long_sentence_takes_two_lines() -> None:
    told = [words(shot.scene) for shot in shots(film("jugglers", most=60, misplays=0.0))]
    assert {len(texts) for texts in told} == {1, 2, 3}
    assert max(len(text) for texts in told for text in texts[:1]) <= 38


def test_a_misplay_is_shown_as_it_was_announced() -> None:
    whole = film(misplays=0.5, most=40)
    number, position = next(
        (number, position)
        for number, position in enumerate(whole.replay.positions)
        if any(isinstance(event, Juse) for event in position.events)
    )
    [call] = [event for event in position.events if isinstance(event, Juse)]
    assert whole.kit.moment is not None
    view = whole.kit.rules.view(position.state, None)
    moment = whole.kit.moment(view, call, whole.audience.of_picture)
    shown = [shot for shot in shots(whole) if f"{number} / {whole.replay.moves}" in words(shot.scene)]
    assert [shot.scene.items[: len(scene.items)] for shot, scene in zip(shown, moment, strict=True)] == [
        scene.items for scene in moment
    ]
    assert max(shot.milliseconds for shot in shown) == shown[-1].milliseconds


def test_its_words_say_what_it_is_and_how_it_ends() -> None:
    finished = film("junk", "best")
    alt = film_alt(finished)
    assert alt.startswith("A film of the best half minute of Junk: Seat 0; ")
    assert "left" in alt
    assert "This game was stopped early." in film_alt(film(most=3))
    assert all(len(film_alt(film(game))) <= 1024 for game in SECRETS)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_its_pictures_are_of_one_size_and_have_room_for_the_words(game: str) -> None:
    found = find_game(game)
    for seats in range(found.min_seats, found.max_seats + 1):
        made = shots(film(game, "best", seats=seats))
        [height] = {shot.scene.height for shot in made}
        assert height <= MAX_HEIGHT
        assert all(words(shot.scene) for shot in made)


# ------------------------------------------------------------ how large it is


@pytest.fixture(scope="module")
def some() -> list[Shot]:
    return shots(film(most=8, misplays=0.0))


def opened(gif: bytes) -> tuple[int, int, int]:
    """Its width, how many pictures it has, and how long it is."""
    with Image.open(BytesIO(gif)) as picture:
        count, long = getattr(picture, "n_frames", 1), 0
        for number in range(count):
            picture.seek(number)
            long += picture.info["duration"]
        assert picture.info["loop"] == 0
        return picture.width, count, long


def test_where_it_fits_it_is_as_wide_as_a_picture(some: list[Shot]) -> None:
    gif = painted(some)
    assert opened(gif) == (WIDTH, len(some), sum(shot.milliseconds for shot in some))


@pytest.mark.parametrize("share", [0.8, 0.4])
def test_what_would_be_too_large_is_smaller(some: list[Shot], monkeypatch: pytest.MonkeyPatch, share: float) -> None:
    full = len(painted(some))
    monkeypatch.setattr(film_process, "LIMIT", round(full * share))
    gif = painted(some)
    assert len(gif) < full * share
    width, *others = opened(gif)
    assert width in (WIDTH // 2, WIDTH // 3)
    assert others == [len(some), sum(shot.milliseconds for shot in some)]


def test_after_a_few_pictures_it_is_known_to_become_too_large(
    some: list[Shot], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then it is not painted to the end before it begins again."""
    monkeypatch.setattr(film_process, "LIMIT", len(painted(some)) * 3)
    painting = Painting(some * 10)
    reached = 0
    while not painting.is_done:
        painting.paint_next()
        if painting.done == 0:
            break
        reached = painting.done
    assert reached == film_process._SAMPLE - 1


def test_what_can_never_fit_is_refused(some: list[Shot], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film_process, "LIMIT", 1000)
    with pytest.raises(ValueError, match="larger than 1000 bytes however small"):
        painted(some)


@pytest.mark.long
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
