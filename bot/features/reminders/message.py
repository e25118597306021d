"""What reminds somebody of the deals of the day that wait."""

from collections.abc import Mapping

from bot.features.daily.board import PLAY
from bot.text import Words, words_for
from bot.ui.discord.components import ROW_LIMIT, Button, Row, in_rows, within_limit, written_id
from bot.ui.discord.response import ReadyMessage

KIND = "reminder"
"""Of a press."""
HERE, STOP = "here", "stop"
"""What its buttons say, beside `PLAY`."""


def present_reminder(streaks: Mapping[str, int], locale: str, *, user_id: int | None, last: bool) -> ReadyMessage:
    """Remind somebody. `streaks`: by each game that waits, the streak that would go on. `user_id`: who is called, where
    others read it. `last`: unless they answer it.
    """
    words = words_for(locale)
    titles = {game: words_for(locale, game).say(f"{game}-name") for game in streaks}
    head = words.say("reminder", count=len(streaks), user="nobody" if user_id is None else f"<@{user_id}>")
    games = [words.say("reminder-game", game=titles[game], streak=streak) for game, streak in streaks.items()]
    play = [
        Button(written_id(KIND, PLAY, game), words.say("button-play-daily", game=title), "go")
        for game, title in titles.items()
    ]
    foot = words.say("reminder-last" if last else "reminder-foot")
    rows: list[Row] = [*in_rows(play)[: ROW_LIMIT - 1], [stop_button(words)]]
    return ReadyMessage(within_limit([head, *games, foot]), rows)


def stop_button(words: Words) -> Button:
    return Button(written_id(KIND, STOP, ""), words.say("button-stop-reminding"), "stop")


def here_button(words: Words) -> Button:
    return Button(written_id(KIND, HERE, ""), words.say("button-remind-here"))
