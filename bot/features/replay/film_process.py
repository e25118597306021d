"""What paints films: in a process beside the bot, so it knows nothing of games."""

import pickle
from collections.abc import Sequence

import msgspec

from render import ENDLESSLY, Scene

LIMIT = 8_000_000
"""Bytes of a film. Everybody may upload a little more to Discord."""

_SHRINKS = (1, 2, 3)
"""The divisors of its pictures' sides: as little as possible."""
_SAMPLE = 20
"""The pictures after which the size of the film can be estimated."""
_TOO_FAR = 1.2
"""The factor by which it must then seem too large to begin again at once."""


class Shot(msgspec.Struct, frozen=True):
    scene: Scene
    milliseconds: int


class FilmPainting:
    """A film while it is painted, as wide as fits into `LIMIT`. All scenes are of the same height."""

    def __init__(self, shots: Sequence[Shot]) -> None:
        self._shots = shots
        self._shrinks = iter(_SHRINKS)
        self._begin()

    def _begin(self) -> None:
        shrink = next(self._shrinks, None)
        if shrink is None:
            raise ValueError(f"a film of {len(self._shots)} pictures is larger than {LIMIT} bytes however small it is")
        from render.gif import Gif  # not where the bot only asks for films

        self._gif = Gif(self._shots[0].scene.height, shrink)
        self.done = 0
        """The number of painted pictures: none again, once the film turned out to be too large."""

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


_begun: list[FilmPainting] = []
"""The one film that is painted in this process."""


def begin(shots: Sequence[bytes]) -> None:
    """Begin a film of pickled shots."""
    _begun[:] = [FilmPainting([pickle.loads(shot) for shot in shots])]  # noqa: S301


def paint(count: int) -> tuple[int, bytes]:
    """Paint so many more pictures, or all that are left. Return how many are done, and the film once all are."""
    [painting] = _begun
    for _ in range(count):
        if painting.is_done:
            break
        painting.paint_next()
    return painting.done, painting.to_gif() if painting.is_done else b""
