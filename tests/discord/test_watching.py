"""Those who watch without a seat: they predict, cheer, and are seated first in the next game."""

import discord

from tests.discord.house import House, labels, lists, parts, said


async def panel(house: House, name: str) -> discord.Message:
    """Press what only those with a seat can do, and return what whoever watches sees then."""
    move = next(part for part in parts(house.live()) if part.custom_id.startswith("move:") and not part.disabled)
    await house[name].click(house.live(), custom_id=move.custom_id)
    return house.private_messages(name)[-1]


async def test_it(house: House) -> None:
    await house.begin("alice", "bob", "carol")
    shown = await panel(house, "dave")
    print(shown.content, labels(shown), [(x.placeholder, [o.label for o in x.options]) for x in lists(shown)])
    await house["dave"].select(shown, ["1"], custom_id=lists(shown)[0].custom_id)
    shown = house.private_messages("dave")[-1]
    await house["dave"].click(shown, label="👏")
    shown = house.private_messages("dave")[-1]
    print(shown.content, labels(shown))
    await house["dave"].click(shown, label="Next game: me")
    shown = house.private_messages("dave")[-1]
    print(shown.content, labels(shown))
    print(house.live().content)
    await house.click_move()
    print(house.live().content)
    c = await house.finish()
    print(c.content)
    await house["alice"].click(c, label="Rematch")
    print(house.live().content, [s.name for s in (await house.data()).seats])
    print(house.rows("select * from cheers"), house.rows("select * from predictions"), house.rows("select * from next_up"))
