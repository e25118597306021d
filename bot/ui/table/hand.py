"""My hand, as its seat sees it, with *Choose ahead*: what is picked in this mode waits, and is played when the turn of
its player comes.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.core.cards import AS_THE_TABLE, OwnLook
from bot.core.errors import Refused
from bot.core.game import Event, Milestone, PartEnded, forced_move
from bot.tables.runtime.table import Table
from bot.tables.steps import play, votes
from bot.tables.steps.groups import Reveal
from bot.tables.steps.model import Phase, TableData
from bot.text.voice import Voice
from bot.ui.discord.components import (
    HAND,
    ROW_LIMIT,
    AheadOffer,
    Button,
    Choice,
    ListOffer,
    MoveOffer,
    Offer,
    OfferRow,
    PageOffer,
    Panel,
    Select,
    SelectionOffer,
    offer_rows,
    table_id,
    written_id,
)
from bot.ui.discord.response import ReadyMessage
from bot.ui.hand_kit import HandKit, HandResultKit
from bot.ui.kit import GameKit
from bot.ui.table.audience import Audience
from bot.ui.table.notices import SMALL, own_time, pause_lines, why_ended
from bot.ui.table.phone_text import in_rows
from bot.ui.table.presentation import (
    AltText,
    Presentation,
    Selection,
    call_text,
    calls_in,
    first_game_lines,
    first_game_rows,
    looks_of,
    picked,
    presented,
    recap_of,
    with_marks,
)
from bot.ui.verbs import VERBS, By, find_verb

log = logging.getLogger(__name__)

_AHEAD = "ahead"
"""Stands before what has been picked in this mode."""


class Happened(NamedTuple):
    """A change, as far as a hand tells of it: whole tables would keep all their versions in memory."""

    before: Any
    """The state before it; None: it was the deal."""
    events: Sequence[Event]
    seat: int | None = None
    """The seat that made its first move."""


def hand_of(data: TableData, kit: GameKit, user_id: int) -> tuple[HandKit, int]:
    """Return how this game shows hands, and the seat of whoever asks; `Refused` if they have none."""
    seat = data.seat_of(user_id)
    if kit.hand is None:
        raise Refused("nothing-hidden")
    if seat is None:
        raise Refused("no-hand")
    if data.state is None:
        raise Refused("not-begun" if data.phase is Phase.LOBBY else "table-closed")
    return kit.hand, seat


def present_hand(
    table: Table,
    kit: GameKit,
    user_id: int,
    locale: str,
    selection: Selection | None = None,
    own: OwnLook = AS_THE_TABLE,
    *,
    last_look: bool = False,
    changes: Sequence[Happened] = (),
    moves: bool = True,
    moved: bool = False,
    old: int = 0,
) -> Presentation:
    """Show *My hand*: the reader's own cards and, if they could do anything, what to choose from. `last_look`: as
    `present`, which shows everything then; what has been dealt since comes later. `changes`: what of worth has happened
    since the reader has moved: where nothing may move, in words; else, if it `moves`, seen happening above the cards.
    `moved`: it was shown like that, and may do so yet. `old`: seconds that it may be old.
    """
    data, audience = table.data, Audience(table.data, locale, own)
    words = audience.words
    hand, seat = hand_of(data, kit, user_id)
    lines = [words.say("hand-title", game=audience.game, table=str(data.id))]
    if old:
        lines = [" · ".join([*lines, words.say("hand-old", seconds=old)])]
    said = changes if audience.in_words or not data.look.motion else ()
    if not moves:
        changes = ()
    if last_look and hand.result is None:
        return Presentation("\n".join([*lines, words.say("hand-last-look")]), ())
    view = table.game.view(data.state, seat)
    seen = [event for event in table.recent if event.shown_to(seat)]
    # After a restart nobody knows what it was that has ended.
    if last_look and hand.result is not None and any(isinstance(event, Milestone | PartEnded) for event in seen):
        tell = partial(_result_lines, table, kit, hand.result, seat, seen)
        told = [next(tell(audience.of_message)), *_still_reading(data, seat, audience.of_message)]
        panel = [_going_on(data, seat, audience.of_label)] if data.phase is Phase.PLAYING else []
        scene = partial(hand.scene, table.game, data.state, seat, seen=seen, ended=True)
        alt: AltText = lambda voice: "\n".join(tell(voice))  # noqa: E731
        kept = partial(_kept, data, hand, view, audience)
        shown = presented([*lines, *kept(told)], panel, audience, scene, alt)
        shown = _in_motion(shown, table, hand, audience, changes, ended=seat)
        # The text is never ahead of the picture.
        is_held = _is_watched(shown, data, seat, moved=moved)
        return replace(shown, content="\n".join([*lines, *kept([])])) if is_held else shown
    told = [*recap_of(kit, [event for change in said for event in change.events], audience.of_message)]
    turn = seat in table.game.to_act(data.state)
    ahead, chosen = _picked_in(picked(data, seat, selection))
    if turn and selection is not None and _picked_in(selection.text)[0]:
        # What was being chosen ahead when the turn came stays picked.
        ahead, chosen = False, _picked_in(selection.text)[1]
    rows: Sequence[OfferRow] = ()
    if play.is_playing(data, seat):
        rows = hand.offers(view, seat, audience.of_label, chosen)
        if hand.ahead is not None and not data.terms.scripted:
            may = partial(hand.ahead, view, seat)
            rows = _with_ahead(rows, may, data, seat, audience.of_label, ahead=ahead, turn=turn)
    if data.seats[seat].presence.away and data.is_open:
        told.append(words.say("refused-removed" if data.seats[seat].presence.removed else "hand-away"))
    elif data.phase is Phase.CLOSED and not data.terms.scripted:
        told.append(why_ended(data, words))
    else:
        asked = hand.text(view, seat, audience.of_message, "" if ahead else chosen).split("\n")
        later = [*_ahead_lines(kit, data, seat, audience.of_message, ahead=ahead)]
        if later and not turn:  # that says enough
            asked = [line for line in asked if line.startswith(SMALL)]
        slips = [call_text(kit, call, audience.of_message) for call in calls_in(table.recent[-1:]) if call.seat == seat]
        rows_told = in_rows([line for line in (*slips, *asked) if not line.startswith(SMALL)], 0)
        if slips and not audience.in_words and len(rows_told) > hand.text_rows(view):
            asked = [line for line in asked if line.startswith(SMALL)]  # the picture says whose turn it is
        told += [*slips, *asked, *later]
        shown_data = table.with_wall_clock_deadlines
        told.extend([*pause_lines(shown_data, audience.of_message), *own_time(shown_data, seat, words)])
    rows = with_marks(rows, data, kit, seat)
    learning = first_game_lines(data, kit, audience.of_message, rows)
    more = first_game_rows(kit, audience.of_message) if learning else 0
    # What is asked stands next to the cards: in a low window the first rows are out of sight.
    lines.extend(_kept(data, hand, view, audience, [*learning, *told], more))
    may_move = hand.ahead is not None or (
        play.can_act(data, table.game, seat) and forced_move(table.game, data.state) is None
    )
    panel = offer_rows(data.ref, data.epochs[seat], data.moves, rows, may_move=may_move)
    panel = _with_verbs(panel, data, seat, audience.of_label)
    scene = partial(hand.scene, table.game, data.state, seat, seen=seen)
    shown = presented(lines, panel, audience, scene, partial(hand.description, table.game, data.state, seat, seen))
    return _in_motion(shown, table, hand, audience, changes)


def _kept(
    data: TableData, hand: HandKit, view: object, audience: Audience, lines: Sequence[str], more: int = 0
) -> Sequence[str]:
    """Keep as many rows of text for what is said as it may take in this game, and so many `more`."""
    if audience.in_words or data.phase is not Phase.PLAYING:
        return lines
    return in_rows(lines, hand.text_rows(view) + more, small=1 + (data.terms.clock != "none"))


def _result_lines(
    table: Table, kit: GameKit, result: HandResultKit, seat: int, seen: Sequence[Event], voice: Voice
) -> Iterator[str]:
    """Say what has just ended meant for this seat, and then how it ended."""
    yield from result.text(table.game.view(table.data.state, seat), seen, voice)
    round_ended = any(isinstance(event, Milestone) for event in seen)
    _, alt = looks_of(kit, table.game.view(table.data.state, None), round_ended=round_ended)
    yield alt(voice)


def _is_watched(shown: Presentation, data: TableData, seat: int, *, moved: bool) -> bool:
    """Return whether this seat may be looking at how it ended: until they go on, if that was shown moving."""
    reveal = data.halt.reveal
    waits = reveal is None or seat in reveal.waits_for
    return bool(shown.frames) or (moved and waits and data.look.motion and shown.scene is not None)


def _still_reading(data: TableData, seat: int, voice: Voice) -> Iterator[str]:
    """Say whom else the next round waits for."""
    if data.halt.reveal is not None and (
        others := [voice.names[other] for other in data.halt.reveal.waits_for if other != seat]
    ):
        yield voice.say("hand-still-reading", names=voice.listed(others))


def _going_on(data: TableData, seat: int, voice: Voice) -> Sequence[Button]:
    """Return the button that goes on: for whoever is waited for or, if nobody is, for anyone."""
    if data.seats[seat].presence.away:
        return _coming_back(data, voice)
    reveal = data.halt.reveal or Reveal(0.0)
    label = voice.say("button-next-round", ended="part" if reveal.result_at is None else "round")
    may = seat in reveal.waits_for or not reveal.waits_for
    verb = find_verb(VERBS, By.HAND, "next-round")
    return [Button(written_id(HAND, data.ref, 0, verb.name), label, verb.style, may)]


def _coming_back(data: TableData, voice: Voice) -> Sequence[Button]:
    """Return the button of whoever a computer plays for: the table may be far above their hand."""
    verb = find_verb(VERBS, By.HAND, "back")
    return [replace(verb.button(data, voice), id=written_id(HAND, data.ref, 0, verb.name))]


def _with_verbs(panel: Panel, data: TableData, seat: int, voice: Voice) -> Panel:
    """Return *I'm back* alone for whoever a computer plays for. For others, add the vote to have the computer finish
    the turn of whoever keeps this seat waiting: above all other buttons, so that they stay where they are, or in a list
    that offers nothing now.
    """
    late, own = votes.seat_to_finish(data), data.seats[seat]
    if own.presence.away and data.is_open:
        return [_coming_back(data, voice)]
    if late in (None, seat) or own.presence.away or (own.user_id, late) in data.votes.finish_votes:
        return panel
    verb = find_verb(VERBS, By.HAND, "finish")
    button = verb.button(data, voice)
    if len(panel) < ROW_LIMIT:
        return [[replace(button, id=written_id(HAND, data.ref, 0, f"{verb.name}:{late}"))], *panel]
    choices = (Choice(written_id(HAND, f"{verb.name}:{late}"), button.label),)
    return [
        Select(row.id, button.label, choices) if isinstance(row, Select) and not row.enabled else row for row in panel
    ]


def _in_motion(
    shown: Presentation,
    table: Table,
    hand: HandKit,
    audience: Audience,
    changes: Sequence[Happened],
    ended: int | None = None,
) -> Presentation:
    """Add what has happened above the cards since they were shown last. `ended`: the seat whose hand says how it ended,
    and not before that was seen.
    """
    past = [(change.before, change.events) for change in changes if change.before is not None]
    if shown.scene is None or not table.data.look.motion or not past:
        return shown
    try:
        frames = hand.played(table.game, past, table.data.state, audience.of_picture)
        own = None if ended is None else hand.strip(table.game.view(past[-1][0], ended), audience.of_picture)
        return replace(shown, frames=frames, meanwhile=own)
    except Exception:  # the picture is shown without it
        log.exception("table %s: what has happened could not be shown in a hand", table.data.id)
        return shown


def stale_hand(data: TableData, locale: str) -> ReadyMessage:
    """Show that a hand does not follow the table any more. Its button is the table's own, and opens a new one."""
    audience = Audience(data, locale)
    title = audience.words.say("hand-title", game=audience.game, table=str(data.id))
    button = Button(table_id(data.ref, "hand"), audience.words.say("button-hand-again"), "main")
    return ReadyMessage(f"{title}\n{audience.words.say('hand-stale')}", ((button,),))


# ------------------------------------------------------------ choosing ahead


def _picked_in(selection: str) -> tuple[bool, str]:
    """Return whether it was picked for later, and what has been picked."""
    first, _, rest = selection.partition(" ")
    return (True, rest) if first == _AHEAD else (False, selection)


def _with_ahead(
    rows: Sequence[OfferRow],
    may: Callable[[str], bool],
    data: TableData,
    seat: int,
    voice: Voice,
    *,
    ahead: bool,
    turn: bool,
) -> Sequence[OfferRow]:
    """Add the buttons of this mode below what the game offers; while one is in it, its moves are for later. `may`:
    whether an action may wait; empty: whether any may. `turn`: it is this seat's.
    """

    def for_later(offer: Offer | PageOffer) -> Offer | PageOffer:
        if isinstance(offer, MoveOffer):
            return AheadOffer(offer.action, offer.label, offer.style, offer.enabled and may(offer.action))
        return replace(offer, action=f"{_AHEAD} {offer.action}") if isinstance(offer, SelectionOffer) else offer

    waits = may("")
    if ahead:
        rows = [row if isinstance(row, ListOffer) else [*map(for_later, row)] for row in rows]
    label = voice.say("button-ahead", on="yes" if ahead else "no" if waits else "turn" if turn else "none")
    mode = SelectionOffer("" if ahead else _AHEAD, label, enabled=waits)
    drop = AheadOffer("", voice.say("button-ahead-drop"), enabled=bool(data.seats[seat].chosen.ahead))
    return [*rows, [mode, drop]]


def _ahead_lines(kit: GameKit, data: TableData, seat: int, voice: Voice, *, ahead: bool) -> Iterator[str]:
    """Say what was chosen ahead, or dropped, and whether more is being chosen now."""
    player, game = data.seats[seat], kit.rules
    if player.chosen.ahead:
        turn = "yes" if seat in game.to_act(data.state) else "no"
        yield voice.say("hand-ahead", move=kit.guide.name_move(game.parse(player.chosen.ahead), voice), turn=turn)
    if player.chosen.dropped:
        yield voice.say("hand-ahead-dropped", move=kit.guide.name_move(game.parse(player.chosen.dropped), voice))
    if ahead:
        yield voice.say("hand-choosing-ahead")
