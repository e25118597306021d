"""What people do: watch a finished game, and keep it."""

from bot.features.replay import again, films, replays
from bot.features.replay.ghost import ghost_strips
from bot.features.replay.pages import FILM, FROM_HERE, REPLAY, turning_row
from bot.tables.steps.model import Phase
from bot.ui.actions.services import Commands, Feature, Jobs
from bot.ui.table.reconciler import Additions
from bot.ui.verbs import Verb

_ENDED = (Phase.OVER, Phase.CLOSED)

FEATURE = Feature(
    presses={REPLAY: replays.pressed, FILM: films.pressed, FROM_HERE: again.pressed},
    verbs=[
        Verb("film", phases=_ENDED, after="other-game"),
        Verb("replay", phases=_ENDED, after="film"),
        Verb("record"),
        Verb("same-deal", phases=_ENDED, visible=again.may_deal_again, after="again"),
        Verb("once-more", phases=_ENDED, visible=again.is_from_a_move, style="go", after="again"),
    ],
    answers={
        "replay": replays.open_replay,
        "film": films.offer,
        "record": replays.record,
        "same-deal": again.same_deal,
        "once-more": again.once_more,
    },
    commands=Commands(table={"replay": replays.typed}),
    kept=replays.REPLAYS,
    jobs=Jobs(close=lambda services: replays.REPLAYS.of(services.context).film_maker.close()),
    messages=Additions(closing_rows=turning_row, strips=ghost_strips),
    help="after",
)
