"""Junk by the rule book. Numbers such as K4 are its clauses.

>>> from bot.core.chance import Seeded
>>> chance = Seeded("seed")
>>> state, _ = GAME.deal(1, {"naked": False}, chance)
>>> for move in ("draw", "play", "draw"):
...     state, _ = GAME.apply(state, 0, GAME.parse(move), chance)
>>> [GAME.spell(action) for action in GAME.legal(state, 0)]
['junk']
>>> state, (misplay,) = GAME.apply(state, 0, GAME.parse("play"), chance)
>>> misplay.fault, state.clean
('does-not-fit', False)
"""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from bot.core.cards import PACK, RANK_OF, SUIT_OF, Card
from bot.core.chance import Chance
from bot.core.errors import Impossible, Malformed
from bot.core.game import Event, GameDefaults, Option, Options, Outcome
from bot.core.summary import Snapshot
from cogs.junk.rules.state import Action, Dealt, Drew, Ended, LastAction, Memory, Misplayed, Moved, Pile, State, View

ACE = 0
ACTIONS = DRAW, PLAY, JUNK, RESCUE, GRACE, STOP = tuple(Action)


def _shares(card: Card, other: Card) -> bool:
    return SUIT_OF[card] == SUIT_OF[other] or RANK_OF[card] == RANK_OF[other]


def _steps(card: Card, other: Card) -> bool:
    """Return True for neighbors in rank of different color (K4). Of the suits S H D C the middle two are red."""
    return abs(RANK_OF[card] - RANK_OF[other]) == 1 and (SUIT_OF[card] in (1, 2)) != (SUIT_OF[other] in (1, 2))


MATCHES: tuple[tuple[bool, ...], ...] = tuple(tuple(_shares(top, card) for card in PACK) for top in PACK)
"""`MATCHES[top][card]`: whether the Saving Grace Pile takes the card (K9). Tables, because it is asked so often."""
FITS: tuple[tuple[bool, ...], ...] = tuple(
    tuple(ACE in (RANK_OF[top], RANK_OF[card]) or _shares(top, card) or _steps(top, card) for card in PACK)
    for top in PACK
)
"""`FITS[top][card]`: whether the Play Pile takes the card (K4)."""


def fits(card: Card, pile: Pile) -> bool:
    return not pile or FITS[pile[-1]][card]


def is_over(state: State) -> bool:
    """Return True when the game has ended (K10)."""
    return state.stopped or (not state.junk and state.held is None and state.drawn == len(state.deal))


class JunkGame(GameDefaults):
    name = "junk"
    min_seats = 1
    max_seats = 1
    options = (Option("naked", default=False),)
    low_score_wins = True
    long_turns = True
    state_type = State

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, Sequence[Event]]:
        state = State(deal=chance.shuffle(PACK), naked=bool(options["naked"]))
        return state, (Dealt(next=_next(state)),)

    def to_act(self, state: State) -> frozenset[int]:
        return frozenset() if is_over(state) else frozenset((0,))

    def decision(self, state: State, seat: int) -> object:
        """Return the same for all of the game: every action starts a new decision."""
        return seat == 0 and not is_over(state)

    def possible(self, state: State, seat: int) -> Sequence[Action]:
        if seat != 0 or is_over(state):
            return ()
        return tuple(action for action in ACTIONS if not _obstacle(state, action))

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return tuple(action for action in self.possible(state, seat) if not _fault(state, action))

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> tuple[State, Sequence[Event]]:
        if is_over(state):
            raise Impossible("game-over")
        if seat != 0:
            raise Impossible("not-your-turn", seat=0)
        obstacle = _obstacle(state, action)
        if obstacle:
            raise Impossible(obstacle)
        if action is DRAW:
            card = state.deal[state.drawn]
            drawn = replace(state, drawn=state.drawn + 1, held=card, last=LastAction(DRAW, card))
            return drawn, (Drew(card=card, next=_next(drawn)),)
        if action is STOP:
            stopped = replace(state, stopped=True, last=LastAction(STOP, None))
            return stopped, _ending(stopped)
        card = state.junk[-1] if action is RESCUE or action is GRACE else state.held
        assert card is not None
        fault = _fault(state, action)
        if fault:
            onto = _top(state.grace if action is GRACE else state.play) if fault == "does-not-fit" else None
            misplayed = Misplayed(seat=0, fault=fault, action=action, card=card, onto=onto)
            return replace(state, clean=False, last=LastAction(action, card, fault)), (misplayed,)
        held, play, junk, grace = _moved(action, state)
        after = replace(state, held=held, play=play, junk=junk, grace=grace, last=LastAction(action, card))
        return after, (Moved(action=action, card=card), *_ending(after))

    def view(self, state: State, seat: int | None) -> View:
        return View(
            draw=len(state.deal) - state.drawn,
            next=_next(state),
            held=state.held,
            play=len(state.play),
            play_top=_top(state.play),
            junk=len(state.junk),
            junk_top=_top(state.junk),
            grace=len(state.grace),
            grace_top=_top(state.grace),
            naked=state.naked,
            last=state.last,
            finished=is_over(state),
            deal=state.deal if is_over(state) else None,
            chain=chain(state),
        )

    def recall(self, seat: int, memory: Memory | None, events: Sequence[Event]) -> Memory:
        for event in events:
            if isinstance(event, Dealt):
                memory = Memory(next=event.next)
            elif isinstance(event, Drew) and memory is not None:
                memory = Memory(event.card, event.next, memory.play, memory.junk, memory.grace)
            elif isinstance(event, Moved) and memory is not None:
                held, *piles = _moved(event.action, memory)
                memory = Memory(held, memory.next, *piles)
        if memory is None:
            raise ValueError("a game's memory begins with its deal")
        return memory

    def automatic(self, state: State) -> tuple[int, Action] | None:
        """Draw while nothing else can be done: there is no junk to rescue."""
        return (0, DRAW) if self.possible(state, 0) == (DRAW,) else None

    def outcome(self, state: State) -> Outcome:
        finished = is_over(state)
        left = len(state.junk)
        return Outcome(
            finished=finished,
            winners=(0,) if finished and not left else (),
            scores=(left,),
            extra={"clean": state.clean},
        )

    def parse(self, text: str) -> Action:
        try:
            return Action(text)
        except ValueError:
            raise Malformed("no-such-move", text=text[:40]) from None

    def spell(self, action: Action) -> str:
        return action.value


def _top(pile: Pile) -> Card | None:
    return pile[-1] if pile else None


def _next(state: State) -> Card | None:
    return state.deal[state.drawn] if state.naked and state.drawn < len(state.deal) else None


def chain(state: State) -> Pile:
    if state.last is None or state.last.action is not RESCUE or state.last.fault:
        return ()
    placed = state.deal[state.drawn - (1 if state.held is None else 2)]
    return state.play[state.play.index(placed) + 1 :] if placed in state.play else ()


def _obstacle(state: State, action: Action) -> str:
    """Return why this is impossible in a running game (the end of K13); "" if it is possible."""
    if action is PLAY or action is JUNK:
        return "nothing-held" if state.held is None else ""
    drawn_out = state.drawn == len(state.deal)
    if action is RESCUE:
        if not state.junk:
            return "no-junk"
        return "after-grace" if state.grace else ""
    if state.held is not None:
        return "holding"
    if action is DRAW:
        return "nothing-to-draw" if drawn_out else ""
    return "" if drawn_out else "first-phase"


def _fault(state: State, action: Action) -> str:
    """Return the rule that a possible action overlooks (K13); "" if it overlooks none."""
    if action is PLAY:
        assert state.held is not None
        return "" if fits(state.held, state.play) else "does-not-fit"
    if action is RESCUE:
        # In the order of K13.
        if state.held is not None and RANK_OF[state.held] == ACE:
            return "ace-first"
        if state.held is not None and RANK_OF[state.junk[-1]] == ACE and not state.naked:
            return "too-late"
        return "" if fits(state.junk[-1], state.play) else "does-not-fit"
    if action is GRACE:
        return "" if not state.grace or MATCHES[state.grace[-1]][state.junk[-1]] else "does-not-fit"
    return ""


def _moved(action: Action, before: State | Memory) -> tuple[Card | None, Pile, Pile, Pile]:
    """Return the hand and the Play, Junk and Saving Grace Piles after a card has been moved."""
    held, play, junk, grace = before.held, before.play, before.junk, before.grace
    if action is RESCUE:
        return held, (*play, junk[-1]), junk[:-1], grace
    if action is GRACE:
        return held, play, junk[:-1], (*grace, junk[-1])
    assert held is not None
    if action is PLAY:
        return None, (*play, held), junk, grace
    return None, play, (*junk, held), grace


def _ending(state: State) -> tuple[Event, ...]:
    return (Ended(left=len(state.junk), clean=state.clean),) if is_over(state) else ()


GAME = JunkGame()


# What earns a badge. Whether a score was the best possible, only the solver knows.


def five(steps: Sequence[Snapshot]) -> Collection[int]:
    """Return seat 0 if five cards or more were rescued onto one that was played from the hand, as the table counts
    them: whether something was drawn in between or not.
    """
    return (0,) if any(len(chain(step.state)) >= 5 for step in steps) else ()


def nothing(steps: Sequence[Snapshot]) -> Collection[int]:
    """Return seat 0 if nothing was left (K11)."""
    return GAME.outcome(steps[-1].state).winners
