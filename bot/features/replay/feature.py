"""What people do: watch a finished game, and keep it."""

from bot.features.replay import films, replays
from bot.features.replay.pages import FILM, REPLAY, turning_row
from bot.tables.steps.model import Phase
from bot.ui.actions.services import Commands, Feature, Jobs
from bot.ui.table.reconciler import Additions
from bot.ui.verbs import Verb

_ENDED = (Phase.OVER, Phase.CLOSED)

FEATURE = Feature(
    presses={REPLAY: replays.pressed, FILM: films.pressed},
    verbs=[
        Verb("film", phases=_ENDED, after="other-game"),
        Verb("replay", phases=_ENDED, after="film"),
        Verb("record"),
    ],
    answers={"replay": replays.open_replay, "film": films.offer, "record": replays.record},
    commands=Commands(table={"replay": replays.typed}),
    kept=replays.REPLAYS,
    jobs=Jobs(close=lambda services: replays.REPLAYS.of(services.context).film_maker.close()),
    messages=Additions(closing_rows=turning_row),
    help="after",
)
