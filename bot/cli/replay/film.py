"""A film of a record, as a file."""

from collections.abc import Sequence
from pathlib import Path

from bot.cli import Failure, Misuse
from bot.cli.replay.replayed_table import film_of_record
from bot.core.record import Replayed
from bot.progress import counting
from bot.ui.table.film import Film, Part, shots_of
from bot.ui.table.film_process import Painting, Shot


def make_film(replayed: Replayed, target: Path, part: Part, names: Sequence[str]) -> str:
    """What is printed of it."""
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
    painting = Painting(shots)
    with counting("pictures", len(shots)) as bar:
        while not painting.is_done:
            painting.paint_next()
            bar.reach(painting.done)
    return painting.to_gif()
