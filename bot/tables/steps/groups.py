"""What is one thing of a table, or of a seat: groups of their fields."""

from typing import Annotated

import msgspec

from bot.core.cards import BackDesign, Deck, Look
from bot.core.time_controls import ClockName
from bot.tables.steps.fields import Holds, TableTime, Votes, VotesOnSeats


class Tally(msgspec.Struct, frozen=True):
    """What the player of a seat has done in this game, counted move by move (`results.py`)."""

    misplays: int = 0
    hints: int = 0
    catches: int = 0
    """The number of others' misplays that the player has called."""
    wrong_calls: int = 0
    """The number of wrong calls. They are no misplays: whoever fears for a clean game would not dare to call."""
    run: int = 0
    """The moves of its player since their last misplay."""
    longest_ended_run: int = 0
    stood_in: bool = False
    """The computer made the last move here, in its player's place."""
    helped: bool = False
    """The computer has acted in its player's place."""
    fastest: float | None = None
    """The seconds of the fastest of its player's catches; None if the bot saw none from the misplay to the call."""

    @property
    def clean(self) -> bool:
        return self.misplays == 0 and self.hints == 0

    @property
    def clean_run(self) -> int:
        """Return the most moves in a row without a misplay."""
        return max(self.run, self.longest_ended_run)


class Presence(msgspec.Struct, frozen=True):
    """Whether the player of a seat is there, and whose it was before."""

    away: bool = False
    """Its player left in mid-game or ran out of time twice: the computer plays on, and they may come back."""
    removed: bool = False
    """The others or a moderator took the seat from its player, who is away."""
    left_after: int | None = None
    """The table's move count when the player left; None if they are here."""
    taken_over: int | None = None
    """The table's move count when the player took the seat over; None if they had it from the start."""
    in_place_of: Annotated[str, Holds.UNRECORDED] = ""
    """The computer whose seat its player took over; empty if a person had left it: who that was, nothing notes."""


class SeatClock(msgspec.Struct, frozen=True):
    """How long the player of a seat may take, and has taken."""

    due: TableTime | None = None
    """The time at which the player's time runs out; None without a limit, or with nothing to decide."""
    late: bool = False
    """The time has run out: the computer makes this one decision."""
    missed: int = 0
    """The number of times in a row that the time ran out, also if the player was removed for that."""
    idle_since: Annotated[TableTime | None, Holds.UNRECORDED] = None
    """The time since which the player has done nothing in their turn; None if they have, or were called, or it is not
    theirs.
    """
    called: Annotated[int, Holds.UNRECORDED] = 0
    """The version in which its player was called to this turn, until they move; 0 if they were not."""
    muted: Annotated[bool, Holds.UNRECORDED] = False
    """The player wants no more calls in this game."""
    pressed_at: Annotated[TableTime | None, Holds.UNRECORDED] = None
    """The time at which the player last pressed something, as far as a step has noted it."""
    called_at: Annotated[TableTime | None, Holds.UNRECORDED] = None
    """The time at which the player was last called, or would have been with other settings."""
    waited: Annotated[float, Holds.UNRECORDED] = 0.0
    """The seconds of waiting for the player that the table has told of last, with a soft clock."""


class Chosen(msgspec.Struct, frozen=True):
    """What a player has chosen before their turn. Nobody else may know it."""

    ahead: str = ""
    """The action chosen ahead for the player's next turn, as the rule book writes it."""
    dropped: str = ""
    """The action chosen ahead until it turned out to be impossible, or a misplay."""


class Reveal(msgspec.Struct, frozen=True):
    """The time for which a result stays to be seen."""

    until: TableTime
    """Computers and clocks wait so long."""
    result_at: TableTime | None = None
    """The time at which the result of an ended round is posted: until then the table shows how it ended."""
    in_hands: bool = False
    """True if a round, or a part of one, has ended: hands show until then what that meant for them."""
    waits_for: tuple[int, ...] = ()
    """The seats whose players are there, and have not gone on yet."""


class Pause(msgspec.Struct, frozen=True):
    """The time for which nobody moves, and no clock runs."""

    by: int
    """The seat of whoever asked for it."""
    since: TableTime
    until: TableTime
    """The time at which the game goes on by itself."""


class FirstGame(msgspec.Struct, frozen=True):
    """One of somebody's first games of a kind, alone: what they were told, if it is the very first."""

    turns: int = 0
    """The number of their finished turns that no mistake ended."""
    told: tuple[str, ...] = ()
    """Everything that was new to them so far."""
    news: tuple[str, ...] = ()
    """What was new to them since their last move."""
    before: int = 0
    """The number of games they had finished before."""


class Place(msgspec.Struct, frozen=True):
    guild_id: int = 0
    channel_id: int = 0
    private: bool = False
    """Only its opener sees and plays it, and it takes no channel."""


class TableVotes(msgspec.Struct, frozen=True):
    end_votes: Votes = ()
    """The users who have agreed to end the game early."""
    removal_votes: VotesOnSeats = ()
    """A user, and the seat that they want left to the computer."""
    undo_votes: Votes = ()
    """The users who have agreed to take back the last move."""
    finish_votes: VotesOnSeats = ()
    """A user, and the seat whose turn they want finished by the computer."""
    waits_since: Annotated[TableTime | None, Holds.UNRECORDED] = None
    """The time at which somebody last moved or came back: who keeps all waiting may be voted out. None in a lobby."""


class TableLook(msgspec.Struct, frozen=True):
    deck: Deck = "two"
    back: BackDesign = "bars"
    motion: bool = True
    """Announcements, and what decides a game, move in their pictures."""
    language: str = ""
    """The opener's language, for public texts on a server that has chosen none."""

    @property
    def of_cards(self) -> Look:
        return Look(self.deck, self.back)


class Terms(msgspec.Struct, frozen=True):
    """What kind of game it is, apart from its rules."""

    clock: ClockName = "none"
    learning: bool = False
    """Players may ask what each move would be by the rules, and which is best; the game counts for nothing."""
    scripted: bool = False
    """A script makes its moves: it is a lesson and no game."""
    deal: str | None = None
    """The key of its deal, if others play that, too: all games with the same cards have the same."""
    counts: bool = True
    """Its result is compared with those of others at the same deal."""
    secret_until: float = 0.0
    """The time of day from which everybody may see its cards, if others are yet to play them."""
    deals: int = 0
    """The deals that its people play together, from this one on: nobody comes along or goes. 0: only this one."""
    is_continued: bool = False
    """It begins in the middle of a game that is over, or deals that once more."""
    plays_on: bool = False
    """Such a game is not over with its round."""


class Dealt(msgspec.Struct, frozen=True):
    """What was found out when the cards were dealt."""

    begun_at: TableTime | None = None
    """The time of the deal; None in a lobby."""
    moves_dealt: int = 0
    """The number of moves that happened by themselves with the deal."""
    first_game: Annotated[FirstGame | None, Holds.UNRECORDED] = None
    """The facts about its only person's first games, if it is one of their first of this kind."""


class Halt(msgspec.Struct, frozen=True):
    """What holds the game up now, and how often something has."""

    reveal: Annotated[Reveal | None, Holds.PARTS] = None
    results: int = 0
    """The number of round results that have been posted or are to be."""
    pause: Annotated[Pause | None, Holds.PARTS] = None
    pauses: int = 0
    """The number of pauses so far."""


class ComputerPlayers(msgspec.Struct, frozen=True):
    players: int = 0
    """The generation of its computer players (`PLAYERS`): the same deal keeps them when the bot is updated."""
    hurried: tuple[int, ...] = ()
    """The numbers of moves for which computers had less time to think than usual."""


class Lobby(msgspec.Struct, frozen=True):
    """What is said of a table only before the deal."""

    rematch: bool = False
    """Its lobby was opened for the people of a game that had ended: it makes way for another table."""
    host_acted_at: TableTime | None = None
    """The time at which the host of a lobby last pressed something."""
    host_quiet: bool = False
    """The host has been idle for `HOST_QUIET`: anyone seated may manage the lobby."""
    starts_at: TableTime | None = None
    """The time at which a lobby starts by itself with those who are there."""
