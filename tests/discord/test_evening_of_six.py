"""An evening of six at a human pace: a night of three games, with people who come late, vanish and come back, a host
who never does, and a restart in the middle.
"""

import math
import re
from collections import Counter
from itertools import pairwise

import pytest

from bot.features.night.standing import points_for
from bot.tables.steps.model import Phase
from bot.tables.steps.results import rated_places
from tests.discord.house import House, in_words, labels
from tests.discord.paced_evening import ACTS, Evening
from tests.discord.test_night import begin_night, votes
from tests.discord.test_taking_a_seat import offered
from tests.discord.watchers import answers, panel, predicts, seen_in, wants_next

pytestmark = [
    pytest.mark.long("match"),
    pytest.mark.timeout(400),
    pytest.mark.parametrize("settings", [{"computer_pause": 2.0}], indirect=True),
]

SIX = ("alice", "bob", "carol", "dave", "erin", "frank")


async def worth(house: House, number: int) -> dict[str, int]:
    """Return how many points that game has brought everybody for whom it counts."""
    table = await house.numbered(number)
    places = rated_places(table.data, table.game, table.game.outcome(table.data.state))
    return {place.name: points_for(place.place, len(places)) for place in places}


async def test_an_evening_of_six(house: House) -> None:
    evening = Evening(house, SIX, {"bob": (150.0, math.inf), "dave": (500.0, 640.0)})
    juse, jugglers = ACTS["juse"], ACTS["jugglers"]
    await begin_night(house, games=3)

    # Three begin, with a computer. Frank and Erin watch, Dave comes late and takes the computer's seat.
    await house.begin("alice", "bob", "carol", computers=1, clock="live")
    await predicts(house, "frank", "0")
    await evening.play(juse, until=60)
    await house["erin"].click(await panel(house, "erin"), label="👏")
    await wants_next(house, "erin")
    [computer] = [label for label in labels(await offered(house, "dave")) if "Back" not in label]
    await house["dave"].click(house.private_messages("dave")[-1], label=computer)
    await evening.play(juse, until=140)
    assert "👀 erin and frank" in in_words(house.live())

    # Bob vanishes: he misses his turn, and is replaced.
    while evening.now < 200 or "Replace 🔵 bob" not in labels(house.live()):
        await evening.play(juse, until=evening.now + 5)
    for name in ("alice", "carol", "dave"):
        if "Replace 🔵 bob" in labels(house.live()):
            await house[name].click(house.live(), label="Replace 🔵 bob")
    assert "A computer has replaced 🔵 bob" in house.live().content
    assert any(re.search("🔵 bob (and .* )?ran out of time", seen.text) for seen in evening.saw["bob"])
    await evening.play(juse, until=math.inf)
    await house.pass_time(30)
    scores = Counter(await worth(house, 1))
    assert {*scores} == {"alice", "bob", "carol"}, "not Dave, who came late"
    assert scores["bob"] < min(scores["alice"], scores["carol"]), "he was replaced"
    (_, led), *_ = (await answers(house)).ended
    assert seen_in(house.live().content, ("frank",)) == ({"frank"} if "0" in led else set())

    # The next game waits for Bob, who comes back; Erin has a seat, too.
    closing = house.live()
    for name in ("alice", "carol", "dave"):
        if house.live().id == closing.id:  # not agreed yet
            await votes(house, name, closing, "Jugglers")
    [asked] = [line for line in house.live().content.splitlines() if line.startswith("Ready, ")]
    assert "bob" in asked
    assert "erin" in [seat.name for seat in (await house.data()).seats]
    for name in SIX:
        if name in asked:
            await house[name].click(house.live(), label="Join")
    evening.gone = {"dave": (0.0, 0.0)}
    await house.pass_time(61)
    assert sorted(seat.name for seat in (await house.data()).seats) == ["alice", "bob", "carol", "dave", "erin"]
    await wants_next(house, "frank")
    await evening.play(jugglers, until=math.inf)
    await house.pass_time(30)
    scores.update(await worth(house, 2))

    # Erin opens the last one and never returns: Dave starts it, and her seat is the computer's. The bot starts anew in
    # the middle.
    evening.gone = {"erin": (0.0, math.inf)}
    await house.open("erin", "frank", "dave", "bob", clock="blitz")
    await house.pass_time(125)
    assert "erin has been quiet: anyone seated can start" in house.live().content
    await house["dave"].click(house.live(), label="Host options")
    await house["dave"].click(house.host_panel("dave"), label="Start")
    assert (await house.data()).phase is Phase.PLAYING
    await evening.play(juse, until=evening.now + 60)
    before = await house.moves(3)
    await house.restart()
    assert (await house.moves(3))[: len(before)] == before, "a computer may have moved at once"
    await evening.play(juse, until=math.inf)
    await house.pass_time(30)
    scores.update(await worth(house, 3))

    # All read the same in the end: every game has counted once, and nobody was called more than once a turn.
    await house.until(lambda: any("the night!** 3 games" in text for text in house.texts()[-3:]))
    results = [text for text in house.texts() if "the night!** 3 games" in text]
    winners = [name for name in scores if scores[name] == max(scores.values())]
    [result] = {line for text in results for line in text.splitlines() if "the night!**" in line}
    assert all(name in result for name in winners)
    [shown] = [message for message in house.channel.history() if message.content.startswith(result)]
    assert {line.partition(". ")[2] for line in in_words(shown).splitlines()} == {
        f"{name}: {points} points" for name, points in scores.items()
    }
    moves = [await house.moves(number) for number in (1, 2, 3)]
    waits = [later.at - first.at for of_game in moves for first, later in pairwise(of_game)]
    assert max(waits) < 90, "nobody waits for the same person for longer"
    pings = {name: [seen.at for seen in evening.saw[name] if seen.what == "ping"] for name in SIX}
    messages = sorted({at for times in pings.values() for at in times})
    most = max(sum(first <= at <= first + 20 * 60 for at in messages) for first in messages)
    assert most <= 10, "messages with pings in twenty minutes"
    assert all(later - first > 25 for times in pings.values() for first, later in pairwise(times))
