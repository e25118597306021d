"""What those who watch can predict, and whether it came true: who wins, unless the game has something else."""

from collections.abc import Collection, Mapping

from bot.tables.steps.model import FORGOTTEN, Phase, Seat, TableData
from bot.text.voice import Voice
from bot.ui.kit import GameKit


def choices(kit: GameKit, voice: Voice) -> Mapping[str, str]:
    """Return each as it is stored, and as it is read."""
    if kit.forecast is not None:
        return kit.forecast.choices
    return {str(seat): name for seat, name in enumerate(voice.names)}


def is_open(kit: GameKit, data: TableData) -> bool:
    """Return whether somebody can still predict: everybody sees why they cannot."""
    if data.phase is not Phase.PLAYING or kit.for_one:
        return False
    if kit.forecast is not None:
        return kit.forecast.is_open(kit.rules.view(data.state, None))
    return not all(map(_has_moved, data.seats))


def _has_moved(seat: Seat) -> bool:
    is_new = seat.taken_over is None and seat.user_id != FORGOTTEN and not seat.helped
    return not is_new or seat.clean_run + seat.misplays + seat.wrong_calls > 0


def right(kit: GameKit, data: TableData) -> Collection[str]:
    if kit.forecast is not None:
        return kit.forecast.right(kit.rules.view(data.state, None))
    return [str(seat) for seat in kit.rules.outcome(data.state).winners]


def about(kit: GameKit, voice: Voice) -> tuple[str, str]:
    """Return the question, and until when it is open."""
    key = "watch" if kit.forecast is None else kit.name
    return voice.say(f"{key}-forecast"), voice.say(f"{key}-forecast-until")


def told(kit: GameKit, data: TableData, voice: Voice) -> str:
    """Say what was right, where the closing message does not."""
    return "" if kit.forecast is None else kit.forecast.told(kit.rules.view(data.state, None), voice)
