"""A process that paints films, and knows nothing of games. Run as `python -m bot.ui.table.film_process`."""

import importlib
import pickle
import traceback
from collections.abc import Sequence

import msgspec

from bot.core.worker_process import serve
from render import Gif, Scene
from render.gif import ENDLESSLY

LIMIT = 8_000_000
"""Bytes of a film. Everybody may upload a little more to Discord."""

_SHRINKS = (1, 2, 3)
"""What the sides of its pictures are divided by: as little as possible."""
_SAMPLE = 20
"""After so many pictures it can be told how large the film will be."""
_TOO_FAR = 1.2
"""How many times too large it must seem then to begin again at once."""
_NICENESS = 19


class Shot(msgspec.Struct, frozen=True):
    scene: Scene
    milliseconds: int


class Painting:
    """A film while it is painted, as wide as fits into `LIMIT`. All scenes are of the same height."""

    def __init__(self, shots: Sequence[Shot]) -> None:
        self._shots = shots
        self._shrinks = iter(_SHRINKS)
        self._begin()

    def _begin(self) -> None:
        shrink = next(self._shrinks, None)
        if shrink is None:
            raise ValueError(f"a film of {len(self._shots)} pictures is larger than {LIMIT} bytes however small it is")
        self._gif = Gif(self._shots[0].scene.height, shrink)
        self.done = 0
        """How many pictures are painted: none again, once the film turned out to be too large."""

    @property
    def is_done(self) -> bool:
        return self.done == len(self._shots)

    def paint_next(self) -> None:
        shot = self._shots[self.done]
        self._gif.add(shot.scene, shot.milliseconds)
        self.done += 1
        expected = self._gif.size * len(self._shots) / self.done
        if self._gif.size >= LIMIT or (self.done == _SAMPLE and expected > _TOO_FAR * LIMIT):
            self._begin()

    def to_gif(self) -> bytes:
        return self._gif.to_bytes(ENDLESSLY)


class Reel(msgspec.Struct, frozen=True):
    """Some more pictures of a film."""

    shots: Sequence[Shot]
    begins: bool
    """They are its first."""


class Paint(msgspec.Struct, frozen=True):
    """A request to paint so many pictures of what has come, or all that are left."""

    count: int


class Painted(msgspec.Struct, frozen=True):
    done: int = 0
    gif: bytes = b""
    """Empty until all of it is painted."""
    failure: str = ""


class FilmProcess:
    def __init__(self) -> None:
        self._shots: list[Shot] = []
        self._painting: Painting | None = None

    def answer(self, body: bytes) -> Painted:
        try:
            asked = pickle.loads(body)  # noqa: S301
            if isinstance(asked, Reel):
                if asked.begins:
                    self._shots, self._painting = [], None
                self._shots.extend(asked.shots)
                return Painted()
            painting = self._painting = self._painting or Painting(self._shots)
            for _ in range(asked.count):
                if painting.is_done:
                    break
                painting.paint_next()
            return Painted(painting.done, painting.to_gif() if painting.is_done else b"")
        except Exception:
            return Painted(failure=traceback.format_exc())


def main() -> None:
    serve(FilmProcess().answer, _NICENESS)


if __name__ == "__main__":
    # Under its full name, so that what it pickles is not of `__main__`, which is another module in the bot.
    importlib.import_module("bot.ui.table.film_process").main()
