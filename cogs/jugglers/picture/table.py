"""Jugglers' table as a picture: the drafts above, the places below, every one in a column that it keeps. When a
gathering has just ended, how it ended instead. Also both parts of *My hand*, the table in short
and the own sigil and cards, and the moment of Juse!
"""

from collections.abc import Iterator, Sequence

from bot.core.cards import RANK_OF, SUIT_OF
from bot.text.voice import RANK_TEXTS, Voice, card_text, points_text
from cogs.jugglers.picture.board import (
    DRAFTS_BOTTOM,
    HEADER,
    HEADER_HEIGHT,
    VILLAGE_HEIGHT,
    drafts,
    header,
    in_fan_order,
    verdict,
    village_and_deck,
)
from cogs.jugglers.picture.ending import ending_scene
from cogs.jugglers.rules.gatherings import is_mine
from cogs.jugglers.rules.seating import AUTOMATIC, LAYOUTS
from cogs.jugglers.rules.state import DRAFTS, NOBODY, Misplayed, View
from cogs.jugglers.words.describe import picture_place_names
from render.layout import Box, area, band, fan, frame
from render.scene import (
    PLATE_HEIGHT,
    WIDTH,
    Area,
    CardAt,
    Die,
    Dim,
    EmptySlot,
    Item,
    Label,
    NamePlate,
    Pip,
    PlateState,
    Scene,
    SeatBack,
    SeatBadge,
    Sign,
    Stamp,
    Tally,
    Trail,
    card_height,
)

SEATS, VILLAGE = Box(0, DRAFTS_BOTTOM + 4, WIDTH, 0).rows(142, VILLAGE_HEIGHT)
_PLATE_Y, _LINE_Y = SEATS.top + 8 + PLATE_HEIGHT // 2, SEATS.top + 8 + PLATE_HEIGHT + 36
_BADGE, _OWN_BADGE = 56, 58
_BALL = 28
_OWN_CARD = 150
_HAND_LEFT, _ASKED_LEFT = 200, 216
_HAND_VILLAGE = Box(0, DRAFTS_BOTTOM, WIDTH, VILLAGE_HEIGHT)
HAND_TABLE_HEIGHT = _HAND_VILLAGE.bottom + 1
_ASKED_Y, _STAKE_Y, _CARDS = 40, 96, Box(0, 124, WIDTH, card_height(_OWN_CARD))
STRIP_HEIGHT = _CARDS.bottom + 2
STAKE = Box(_ASKED_LEFT - 12, _STAKE_Y - 27, WIDTH - _ASKED_LEFT + 4, 54)
"""The line that says what a seat wants, from border to border."""


def scene(view: View, voice: Voice) -> Scene:
    if not view.asking:
        return ending_scene(view, None, voice)
    items = (*_middle(view, VILLAGE.y, voice), *_seats(view, voice))
    return Scene(VILLAGE.bottom, items, voice.look)


def last_look(view: View, voice: Voice) -> Scene:
    """Show how the last gathering of a round ended, and every sigil with its points, from the view after it."""
    assert view.last is not None
    assert view.last.ended is not None
    items = [*verdict(view, view.last, view.last.ended, VILLAGE.y, voice)]
    result, names = view.results[-1], picture_place_names(voice)
    for place, column in columns(view).items():
        won = place in result.winners
        state = "winner" if won else "plain"
        items.append(NamePlate(column.x, _PLATE_Y, column.width - 20, None, names[place], state=state))
        if place < len(result.sigils):
            rank, suit = RANK_TEXTS[RANK_OF[result.sigils[place]]], SUIT_OF[result.sigils[place]]
            items.append(Label(column.left + 40, _LINE_Y, rank, 50, "bare", 60))
            items.append(Pip(column.left + 94, _LINE_Y, suit, 60))
        if place < view.seats:
            points = points_text(result.lines[place].points)
            items.append(Label(column.right - 16, _LINE_Y, points, 50, "glint" if won else "bare", 90, "right"))
    return Scene(VILLAGE.bottom, tuple(items), voice.look)


def hand_table(view: View, voice: Voice) -> Scene:
    """Paint what stands above every hand."""
    return Scene(HAND_TABLE_HEIGHT, tuple(_middle(view, _HAND_VILLAGE.y, voice)), voice.look)


def own_ground(view: View, voice: Voice) -> Sequence[Item]:
    """Paint the ground of what is my own, with who I am and my sigil."""
    assert view.sigil is not None
    assert view.viewer is not None
    ground, y = Box(0, 0, WIDTH, STRIP_HEIGHT), _ASKED_Y
    right = WIDTH - 20
    return (
        band(ground, "shadow"),
        Area(WIDTH // 2, 3, WIDTH, 6, "gold", 0),
        Area(98, ground.y + 6, 172, ground.height - 28, "gold", 20),
        CardAt(98, ground.y - 16, view.sigil, _OWN_CARD),
        Label(98, ground.bottom - 40, voice.say("jugglers-picture-sigil"), 36, "ink", 152),
        SeatBadge(right - _OWN_BADGE // 2, y, view.viewer, _OWN_BADGE),
        Label(right - _OWN_BADGE - 14, y, voice.say("jugglers-picture-you"), 40, "muted", 130, "right"),
    )


def hand_strip(view: View, voice: Voice) -> Scene:
    """Paint what is asked of me, what I want, my sigil and my cards."""
    cards = in_fan_order(view.hand)
    width = min(WIDTH - 212, len(cards) * (_OWN_CARD + 24) - 24)
    items = (
        *own_ground(view, voice),
        *_asked(view, _ASKED_Y, voice),
        *_stake(view, voice),
        *fan(cards, _HAND_LEFT + width // 2, _CARDS.y, width, _OWN_CARD, gap=24),
    )
    return Scene(STRIP_HEIGHT, items, voice.look)


def _stake(view: View, voice: Voice) -> Iterator[Item]:
    """Say which of the policies are points for me if they pass, and how many I have in this round."""
    wanted = [draft.policy for draft in view.drafts if is_mine(draft.policy, view.sigil)] if view.asking else []
    text = voice.say("jugglers-picture-stake", count=len(wanted), policies=voice.listed(map(card_text, wanted)))
    if wanted:
        yield Sign(_ASKED_LEFT + 23, _STAKE_Y, "star", 46, "glint")
    left = _ASKED_LEFT + 56 * bool(wanted)
    yield Label(left, _STAKE_Y, text, 40, "glint" if wanted else "muted", 620, "left")
    if points := sum(is_mine(policy, view.sigil) for policy in view.village):
        so_far = voice.say("jugglers-picture-so-far", points=points)
        yield Label(WIDTH - 20, _STAKE_Y, so_far, 38, "bare", 280, "right")


def _middle(view: View, village_y: int, voice: Voice) -> list[Item]:
    """Paint what everybody sees: between two gatherings, how the last one ended and which policies come next."""
    last = view.last
    if last is None or last.ended is None or (view.asking and view.between_rounds):
        return [*header(view, voice), *drafts(view, voice), *village_and_deck(view, village_y, voice)]
    return list(verdict(view, last, last.ended, village_y, voice))


def columns(view: View) -> dict[int, Box]:
    """Return the column of each place. With three players the dummy moves around the table; here it stays in the last
    column, so that nobody else has to move.
    """
    places = sorted(view.ring) if view.seats == 3 else view.ring
    return dict(zip(places, SEATS.even_columns(len(places)), strict=True))


def _stamp(column: Box, y: int, voice: Voice) -> Stamp:
    """Stamp the one who slipped, beside the badge."""
    return Stamp(column.x + column.width // 9, y, voice.say("jugglers-picture-juse"), column.width // 6)


def _seats(view: View, voice: Voice) -> Iterator[Item]:
    asked, names, last, boxes = view.asking == "secret", picture_place_names(voice), view.last, columns(view)
    # The place whose turn it is; somebody else may decide for it.
    moving = view.waiting if asked else view.order[view.done]
    slipped = last.seat if last is not None and last.fault else None
    for place, column in boxes.items():
        if place == moving:
            yield area(column.inset(3, 1), "light", 22)
            yield frame(column.inset(2, 0))
        state: PlateState = "fault" if place == slipped else "turn" if place == view.waiting else "plain"
        sign = "chair" if place == view.chair else None
        yield NamePlate(column.x, _PLATE_Y, column.width - 20, None, names[place], state=state, sign=sign)
        left = column.x - column.width // 2 + 12
        yield SeatBadge(left + _BADGE // 2, _LINE_Y, place, _BADGE)
        if place == moving:
            yield Sign(left + _BADGE + 32, _LINE_Y, "turn", 44)
        elif not asked and place in view.order[: view.done]:
            yield Sign(left + _BADGE + 32, _LINE_Y, "check", 44, "muted")
        yield from _won_or_played_by(view, place, column.x + column.width // 2 - 14, voice)
    if slipped is not None:
        yield _stamp(boxes[slipped], _LINE_Y + 6, voice)


def _won_or_played_by(view: View, place: int, right: int, voice: Voice) -> Iterator[Item]:
    """Show how many rounds a player has won; of a dummy, who plays it, or the die that chose the draft for its card."""
    y, decider = _LINE_Y, LAYOUTS[view.seats].deciders[place]
    if place < view.seats:
        length = (view.wins - 1) * round(_BALL * 1.2) + _BALL
        yield Tally(right - length // 2, y, view.won[place], view.wins, _BALL)
    elif decider != AUTOMATIC:
        yield SeatBadge(right - _BADGE // 2, y, decider, _BADGE)
        yield Label(right - _BADGE - 10, y, voice.say("jugglers-picture-played-by"), 38, "muted", 110, "right")
    elif rolls := [roll for roll in (view.last.rolls if view.last else ()) if roll.place == place != NOBODY]:
        yield Die(right - 120, y, rolls[-1].die, 54)
        yield Sign(right - 68, y, "turn", 30, "bare")
        yield Label(right - 20, y, str(rolls[-1].draft + 1), 48, "bare", 44)


def _asked(view: View, y: int, voice: Voice) -> Iterator[Item]:
    """Say what is asked of me, or whose turn it is."""
    if view.waiting is None:
        yield Label(_ASKED_LEFT, y, voice.say("jugglers-picture-ask-over"), 40, "plain", 900, "left")
    elif view.waiting == view.viewer:
        text = voice.say(f"jugglers-picture-ask-{view.asking}", most=view.allowance)
        yield Label(_ASKED_LEFT, y, text, 40, "gold", WIDTH - 458, "left")
    else:
        yield SeatBadge(_ASKED_LEFT + _OWN_BADGE // 2, y, view.waiting, _OWN_BADGE, mark="gold")
        text = voice.say("jugglers-picture-to-move", asking=view.asking)
        yield Label(_ASKED_LEFT + _OWN_BADGE + 18, y, text, 40, "bare", 500, "left")


_MOMENT_ROWS = Box(8, HEADER_HEIGHT, WIDTH - 16, 0).rows(112, 112, 112, gap=6)
_MOMENT_CARD = Box(284, 0, 72, 98)
_MOMENT_SEATS = Box(0, _MOMENT_ROWS[-1].bottom + 66, WIDTH, 158)
_MOMENT_PLATE_Y = _MOMENT_SEATS.top + PLATE_HEIGHT // 2
_MOMENT_BADGE_Y = _MOMENT_PLATE_Y + PLATE_HEIGHT // 2 + 40


def moment(view: View, juse: Misplayed, voice: Voice) -> Sequence[Scene]:
    """Show whose turn it was, what somebody else did, Juse! No card that lies on the table is named."""
    shown, height = _Moment(view, juse, voice), _MOMENT_SEATS.bottom + 12
    seats = [item for place in shown.columns for item in shown.seat(place)]
    rows = (item for draft in DRAFTS for item in shown.row(draft))
    before = Scene(height, (*shown.ground(), *rows, *seats), voice.look)
    darkened = before.plus(Dim(WIDTH // 2, height // 2, WIDTH, height), *shown.verdict())
    return [before, before.plus(*shown.slip()), darkened]


class _Moment:
    def __init__(self, view: View, juse: Misplayed, voice: Voice) -> None:
        self.juse = juse
        self.voice = voice
        self.columns = columns(view)
        self.names = picture_place_names(voice)
        self.waiting: int | None = None
        """The place whose turn it is, where that matters: the dummy's, if its player forgot it."""
        if juse.fault == "out-of-turn":
            is_dummys = juse.waiting == juse.seat and juse.kind != "dummy"
            self.waiting = juse.seat + view.seats if is_dummys else juse.waiting

    def ground(self) -> Iterator[Item]:
        yield band(HEADER, "dusk")
        if self.waiting is not None:
            to_move = self.voice.say("jugglers-picture-to-move", asking="place")
            yield SeatBadge(WIDTH - 370, HEADER.y, self.waiting, 58, mark="gold")
            yield Label(WIDTH - 24, HEADER.y, to_move, 44, "bare", 300, "right")

    def row(self, draft: int) -> Sequence[Item]:
        box, text = _MOMENT_ROWS[draft], self.voice.say("jugglers-picture-draft", number=draft + 1)
        return area(box), Label(28, box.y, text, 44, "muted", 220, "left")

    def seat(self, place: int) -> Iterator[Item]:
        column, waits = self.columns[place], place == self.waiting
        left = column.x - column.width // 2 + 12
        if waits:
            box = Box(left - 12, _MOMENT_SEATS.top - 8, column.width, _MOMENT_SEATS.height)
            yield area(box.inset(3, 0), "light", 22)
            yield frame(box.inset(2, 0))
            yield Sign(left + 90, _MOMENT_BADGE_Y, "turn", 46)
        yield self._plate(place, "turn" if waits else "plain")
        yield SeatBadge(left + 29, _MOMENT_BADGE_Y, place, 58)

    def _plate(self, place: int, state: PlateState) -> NamePlate:
        column = self.columns[place]
        return NamePlate(column.x, _MOMENT_PLATE_Y, column.width - 20, None, self.names[place], state=state)

    def slip(self) -> Sequence[Item]:
        """Show the card that went to the draft, or the place where there was none to take."""
        juse, box, y = self.juse, _MOMENT_CARD, _MOMENT_ROWS[self.juse.draft].y
        if juse.fault == "empty-deck":
            what, put = "nothing", EmptySlot(box.x, y, box.width, box.height, mark="fault")
        else:
            what, put = juse.kind, SeatBack(box.x, y, box.width, box.height, juse.seat, "fault")
        text = self.voice.say("jugglers-picture-tried", what=what)
        return (
            Trail(self.columns[juse.seat].x, _MOMENT_SEATS.top - 8, box.x, y + box.height // 2 + 26, "fault"),
            put,
            Label(box.right + 28, y, text, 44, "bare", 500, "left"),
        )

    def verdict(self) -> Iterator[Item]:
        """Leave light only the draft, the player who slipped and the one whose turn it was."""
        juse = self.juse
        yield from self.row(juse.draft)
        yield from self.ground()
        for place in (juse.seat, self.waiting):
            if place is not None:
                yield from self.seat(place)
        yield from self.slip()
        yield frame(_MOMENT_ROWS[juse.draft].inset(-1, -2), "fault")
        yield self._plate(juse.seat, "fault")
        yield _stamp(self.columns[juse.seat], _MOMENT_BADGE_Y + 14, self.voice)
        reason = self.voice.say("jugglers-picture-fault", fault=juse.fault)
        yield Label(20, HEADER.y, reason, 44, "fault", 700, "left")
