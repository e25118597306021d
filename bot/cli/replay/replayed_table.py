"""The game of a record as if it had been played at a table, by nobody in particular; told in words, or as a film."""

from collections.abc import Sequence
from pathlib import Path

from bot.cli import Failure, Misuse
from bot.core.record import Replayed
from bot.features.replay.film import Film, FilmPart, film_of, shots_of
from bot.features.replay.film_process import FilmPainting, Shot
from bot.features.replay.pages import Replay, transcript
from bot.parts import find_kit
from bot.progress import counting
from bot.tables.steps.model import FORGOTTEN, Move, Phase, Seat, TableData
from bot.tables.steps.results import summary_of, update_seat_statistics
from bot.tables.steps.table_log import Position
from bot.text import words_for


def account_of(record: int, replayed: Replayed, names: Sequence[str] = ()) -> str:
    return transcript(_replay_of(record, replayed, names), find_kit(replayed.game.name), "")


def film_of_record(replayed: Replayed, part: FilmPart, names: Sequence[str] = ()) -> Film:
    return film_of(_replay_of(1, replayed, names), find_kit(replayed.game.name), part)


def _replay_of(record: int, replayed: Replayed, names: Sequence[str]) -> Replay:
    """Replay it. Without names the seats have numbers."""
    if names and len(names) != replayed.seats:
        raise Misuse(f"Record {record} has {replayed.seats} seats, so --names needs as many names.")
    happened = [replayed.dealt, *replayed.events]
    moves = [Move(0, None, "", (), FORGOTTEN, 0.0)]
    for place, text in enumerate(replayed.moves, start=1):
        seat, _, action = text.partition(" ")
        moves.append(Move(place, int(seat), action, (), FORGOTTEN, 0.0))
    positions = [Position(*made) for made in zip(moves, replayed.states, happened, strict=True)]
    words, finished = words_for(""), replayed.outcome.finished
    named = names or [words.say("record-seat", seat=seat) for seat in range(replayed.seats)]
    data = TableData(
        id=record,
        game=replayed.game.name,
        opener_id=0,
        options=replayed.options,
        seats=tuple(Seat(FORGOTTEN, name) for name in named),
        phase=Phase.OVER if finished else Phase.CLOSED,
        state=replayed.state,
        moves=len(replayed.moves),
    )
    for position in positions[1:]:
        assert position.move.seat is not None
        data = update_seat_statistics(data, position.move.seat, position.events, by_computer=False)
    return Replay(data, positions, summary_of(data, positions) if finished else None)


def make_film(replayed: Replayed, target: Path, part: FilmPart, names: Sequence[str]) -> str:
    """Make the film, and return what to print of it."""
    film = film_of_record(replayed, part, names)
    try:
        file = target.open("xb")
    except FileExistsError:
        what = "is a folder: name a file in it" if target.is_dir() else "is there already: name another file"
        raise Misuse(f"{target} {what}.") from None
    except OSError as error:
        raise Misuse(f"{target} cannot be written ({error.strerror}).") from None
    try:
        with file:
            file.write(_painted(film))
    except OSError as error:
        target.unlink()
        raise Failure(f"{target} cannot be written ({error.strerror}).") from None
    except BaseException:
        target.unlink()
        raise
    return f"{target}: {target.stat().st_size:,} bytes."


def _painted(film: Film) -> bytes:
    with counting("moves", len(film.plan.beats)) as bar:
        shots: list[Shot] = []
        for shot in shots_of(film):
            if shot is None:
                bar.update()
            else:
                shots.append(shot)
    painting = FilmPainting(shots)
    with counting("pictures", len(shots)) as bar:
        while not painting.is_done:
            painting.paint_next()
            bar.reach(painting.done)
    return painting.to_gif()
