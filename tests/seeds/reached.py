"""Rare states, which many evenings together have to visit. Each is known by what a story tells, so the bot says nothing
for them.
"""

import re
from collections.abc import Iterator, Sequence

STATES = {
    "a bot is killed": r"the bot is killed",
    "killed between commit and show": r"killed before it showed table",
    "killed before it was ready": r"it was not ready yet",
    "a start fails": r"the bot does not start",
    "a bot is stopped": r"the bot is stopped",
    "a session goes on, with what was missed": r"the session goes on, with [1-9]",
    "a new session": r"a new session begins",
    "a press while the bot stops": r" presses .*\n.* the bot is stopped,",
    "a commit is cut before it is stored": r"a commit is cut before",
    "a commit is cut after it is stored": r"a commit is cut after",
    "somebody is told that nothing was saved": r"I couldn't save this",
    "Discord fails": r"trouble \(500\)",
    "Discord refuses": r"trouble \(403\)",
    "Discord finds nothing": r"trouble \(404\)",
    "Discord rations": r"trouble \(429\)",
    "Discord is slow": r"trouble \(slow\)",
    "a request is cut": r"trouble \(cut\)",
    "an answer is lost": r"trouble \(lost\)",
    "nobody knows whether a message was posted": r"trouble \((lost|slow)\) for POST /channels",
    "a table is not deleted": r"trouble \(\w+\) for DELETE /channels",
    "a first answer is lost": r"trouble \(lost\) for POST /interactions",
    "a table is deleted": r"deletes the last message",
    "the bot's clock jumps": r"the bot's clock is wrong by",
    "midnight": r"^ *\d+\.\d+ midnight",
    "a press comes too late": r"has moved on",
    "a button of another time": r"That button no longer works",
    "a misplay": r'"\*\*Juse!\*\* ',
    "a wrong call": r"\*\*Not a Juse:\*\*",
    "two call the same": r"saw it, too",
    "a pause": r"⏸ Paused by",
    "a vote to end a game": r"votes to end this game early",
    "a vote about somebody who is away": r"votes to let a computer play",
    "somebody is replaced": r"(A computer has|Computers have) replaced",
    "time runs out": r"ran out of time, so",
    "time runs out twice": r"ran out of time twice",
    "somebody leaves": r"Away: ",
    "somebody is called to turn": r"it's your turn in",
    "calls are muted": r"presses table:\S+:mute",
    "a hand grows old": r"💤 This hand",
    "a game is over": r" won!|wins!|Game over",
    "a rematch": r"presses table:\S+:rematch",
    "a game is watched": r"You're watching this one",
    "somebody cheers": r":cheer:",
    "a seat is taken": r"presses table:\S+:take-seat",
    "a day's deal": r"(types /junk daily|deal of the day)",
    "a night": r"types /table night|🌙",
    "a challenge": r"challenges you",
    "a lesson": r"types /\w+ learn",
    "the last cycle of a gathering": r"cycle 4 of 4",
    "a round is over": r"\*\*Round \d+\*\* is over|\*\*Round \d+: ",
    "two channels are played in": r"presses (move|anyone|pick)\S+ in #",
    "a channel is deleted with its table": r"the channel \w+ is deleted, and its table with it",
    "a channel takes permissions away": r"the bot may not",
    "a channel gives permissions back": r"the bot may do everything",
    "a film is made": r"I'm making your film",
    "a film cannot be made": r"I couldn't make the film",
    "a review": r"· your review",
    "a day's deal is played to its end": r"☑️ Played",
    "a streak": r"days in a row|Your streak: (?!none)",
    "computers play": r"Start with computers|list:\S+:computer",
}


def reached_in(story: Sequence[str]) -> Iterator[str]:
    told = "\n".join(story)
    return (state for state, pattern in STATES.items() if re.search(pattern, told, re.MULTILINE))
