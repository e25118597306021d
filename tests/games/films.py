"""Films of random games, without a table."""

import msgspec

from bot.cli.replay.replayed_table import film_of_record
from bot.cli.simulate import MOST_ACTIONS, play
from bot.core.game import settle_options
from bot.core.record import replay, to_line
from bot.features.replay.film import Film, FilmPart, shots_of
from bot.features.replay.film_process import FilmPainting, Shot
from bot.games import find_game


def film(
    game: str = "juse",
    part: FilmPart = "whole",
    *,
    seats: int | None = None,
    misplays: float = 0.1,
    most: int = MOST_ACTIONS,
    seed: str = "a film",
) -> Film:
    """After `most` actions the game was stopped."""
    found = find_game(game)
    count = min(3, found.max_seats) if seats is None else seats
    record = play(found, count, settle_options(found, {}), seed, misplays, most)
    return film_of_record(replay(to_line(record), find_game), part)


def shots(film: Film) -> list[Shot]:
    return [shot for shot in shots_of(film) if shot is not None]


def painted(shots: list[Shot]) -> bytes:
    painting = FilmPainting(shots)
    while not painting.is_done:
        painting.paint_next()
    return painting.to_gif()


def with_states(film: Film, states: list[object]) -> Film:
    """Return the film as if these had been the states of its moves."""
    positions = [
        msgspec.structs.replace(position, state=state)
        for position, state in zip(film.replay.positions, states, strict=True)
    ]
    return film._replace(replay=msgspec.structs.replace(film.replay, positions=positions))
