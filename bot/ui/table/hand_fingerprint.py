"""What at a table concerns one seat: a hand that is open is shown anew only where that has changed."""

from hashlib import blake2b

import msgspec

from bot.tables.runtime.table import Table
from bot.tables.steps.model import Phase

_encode = msgspec.msgpack.Encoder().encode


class HandFingerprint(msgspec.Struct, frozen=True):
    asked: bool
    """The table waits for this seat."""
    own: bytes
    """Its decision, what it alone sees, and how that is shown."""

    def is_news_after(self, before: "HandFingerprint") -> bool:
        return self.asked or before.asked or self.own != before.own


def hand_fingerprint(table: Table, user_id: int) -> HandFingerprint | None:
    """None: nothing is dealt to this person."""
    data = table.data
    seat = data.seat_of(user_id)
    if data.state is None or seat is None:
        return None
    asked = data.phase is Phase.PLAYING and seat in table.game.to_act(data.state)
    view, all_see = table.game.view(data.state, seat), table.game.view(data.state, None)
    seen_alone = [
        mine for name in type(view).__struct_fields__ if (mine := getattr(view, name)) != getattr(all_see, name)
    ]
    own = (data.phase, data.epochs[seat], data.lesson, data.deck, data.back, seen_alone)
    return HandFingerprint(asked, blake2b(_encode(own), digest_size=16).digest())
