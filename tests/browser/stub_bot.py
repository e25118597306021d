"""A small bot with one of everything that the bot shows, for the practice page's own tests.

Run as a program it holds a practice table with this bot: `python tests/browser/stub_bot.py --port 0`.
"""

import argparse
import io
import re
import sqlite3
import sys
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image, ImageDraw

from bot.cli import Failure, practice
from bot.practice import world
from bot.tables.store.files import OURS

# A channel for each test of the page, so that they can share a table.
ROOMS = tuple(f"room-{number}" for number in range(24))
FRUIT = ("apple", "apricot", "banana", "cherry", "elderberry", "fig")
CARDS = ("two_of_clubs", "seven_of_hearts", "ten_of_spades", "queen_of_diamonds", "ace_of_clubs")
GONE = discord.PartialEmoji(name="gone", id=2**62 + 1)
ALT_TEXT = "A green table with the number {count} on it."
MARKDOWN = """# Heading
## Smaller
**bold** *italic* __under__ ~~gone~~ `code` ||secret|| ***both***
> quoted **words**
- first
- second
  - nested
1. one
2. two
-# small print
```py
print("<b>not bold</b>")
```
[a link](https://example.com/a?b=1&c=2) <t:1700000000:D> <t:1700000000:R>
{mention} in {channel}
<script>document.title = "broken"</script> <img src=x onerror="document.title='broken'">"""


def picture(count: int) -> discord.File:
    image = Image.new("RGB", (1200, 760), (24, 92, 62))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((480, 200, 720, 560), 24, fill=(250, 250, 245))
    draw.text((570, 300), str(count), fill=(20, 20, 20), font_size=140)
    target = io.BytesIO()
    image.save(target, "PNG")
    target.seek(0)
    return discord.File(target, f"table-{count}.png", description=ALT_TEXT.format(count=count))


class Bump(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"bump:(?P<count>\d+)"):
    def __init__(self, count: int) -> None:
        self.count = count
        button = discord.ui.Button[Any](
            label=f"Bump {count}", style=discord.ButtonStyle.success, custom_id=f"bump:{count}"
        )
        super().__init__(button)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Bump":
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: StubBot = interaction.client
        count = bot.bump(interaction.channel_id or 0)
        await interaction.response.edit_message(
            content=table_text(count), attachments=[picture(count)], view=table_view(count)
        )


class Action(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"action:(?P<name>\w+)"):
    """A button that answers privately."""

    def __init__(self, name: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        self.name = name
        super().__init__(discord.ui.Button[Any](label=name.capitalize(), style=style, custom_id=f"action:{name}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Action":
        return cls(match["name"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"Only for {interaction.user.mention}.", ephemeral=True)


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=fruit.capitalize(), value=fruit) for fruit in FRUIT]
        super().__init__(discord.ui.Select[Any](placeholder="Pick one", options=options, custom_id="pick"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Pick":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        [value] = (interaction.data or {}).get("values", [])  # type: ignore[misc]
        await interaction.response.send_message(f"{interaction.user.display_name} picked {value}.")


def card(name: str) -> bytes:
    target = io.BytesIO()
    Image.new("RGBA", (128, 128), (250, 250, 245 - 40 * CARDS.index(name), 255)).save(target, "PNG")
    return target.getvalue()


def table_text(count: int) -> str:
    return f"**The table** has been bumped {count} times."


def view_of(*items: discord.ui.Item[Any]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view


def table_view(count: int) -> discord.ui.View:
    return view_of(
        Bump(count),
        Action("whisper", discord.ButtonStyle.primary),
        discord.ui.Button(label="Closed", disabled=True, custom_id="closed"),
    )


class Demo(commands.GroupCog, name="demo"):
    """Everything to try."""

    def __init__(self, bot: "StubBot") -> None:
        self.bot = bot

    @app_commands.command(description="Put the table here")
    async def table(self, interaction: discord.Interaction) -> None:
        count = self.bot.count(interaction.channel_id or 0)
        await interaction.response.send_message(table_text(count), file=picture(count), view=table_view(count))

    @app_commands.command(description="Say something, with every kind of option")
    @app_commands.describe(
        fruit="Typed, with suggestions",
        size="From a short list",
        count="How many",
        loud="Shout it",
        whom="Say it to",
        where="Say it in",
    )
    @app_commands.choices(size=[app_commands.Choice(name=f"Size {size}", value=size) for size in ("S", "M", "L")])
    async def say(
        self,
        interaction: discord.Interaction,
        fruit: str,
        size: str,
        count: app_commands.Range[int, 1, 5] = 1,
        loud: bool = False,
        whom: discord.Member | None = None,
        where: discord.TextChannel | None = None,
    ) -> None:
        text = f"{count} × {size} {fruit}" + (f" for {whom.mention}" if whom else "")
        text += f" in {where.mention}" if where else ""
        await interaction.response.send_message(text.upper() if loud else text)

    @say.autocomplete("fruit")
    async def fruits(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name.capitalize(), value=name) for name in FRUIT if current.lower() in name]

    @app_commands.command(description="All that can be written")
    async def markdown(self, interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        text = MARKDOWN.format(mention=interaction.user.mention, channel=interaction.channel.mention)
        record = discord.File(io.BytesIO(b"one\ntwo\n"), "record.txt")
        await interaction.response.send_message(text, file=record)

    @app_commands.command(description="A menu to choose from")
    async def menu(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Choose:", view=view_of(Pick()))

    @app_commands.command(description="Cards as emojis, in lines and on all that can be pressed")
    async def suits(self, interaction: discord.Interaction) -> None:
        cards = self.bot.cards
        view = discord.ui.View(timeout=None)
        for row, label in enumerate((None, "↑", "Lay")):
            for card in cards[: 5 - row]:
                view.add_item(discord.ui.Button(emoji=card, label=label, custom_id=f"{card.name}:{label}", row=row))
        options = [discord.SelectOption(label=card.name, emoji=card, default=card is cards[1]) for card in cards]
        options.append(discord.SelectOption(label="Gone", emoji=GONE))
        view.add_item(discord.ui.Select(placeholder="A card", options=options, custom_id="card", row=3))
        await interaction.response.send_message(f"# {cards[0]}\nYou drew {cards[1]} and {GONE}.", view=view)
        await interaction.followup.send(f"{cards[0]} {cards[1]} 🔴")


class StubBot(commands.AutoShardedBot):
    """Its whole memory is one number per channel, kept in a file as the real bot keeps its tables."""

    def __init__(self, database: Path) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(commands.when_mentioned, intents=intents, shard_count=1)
        database.parent.mkdir(parents=True, exist_ok=True)
        self.store = sqlite3.connect(database, isolation_level=None)
        self.store.execute(f"PRAGMA application_id = {OURS}")
        self.store.execute("CREATE TABLE IF NOT EXISTS bumps (channel INTEGER PRIMARY KEY, count INTEGER)")

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Bump, Action, Pick)
        self.cards = [await self.create_application_emoji(name=name, image=card(name)) for name in CARDS]
        await self.add_cog(Demo(self))
        await self.tree.sync()

    def count(self, channel: int) -> int:
        row = self.store.execute("SELECT count FROM bumps WHERE channel = ?", (channel,)).fetchone()
        return row[0] if row else 0

    def bump(self, channel: int) -> int:
        count = self.count(channel) + 1
        self.store.execute("INSERT OR REPLACE INTO bumps VALUES (?, ?)", (channel, count))
        return count

    async def close(self) -> None:
        self.store.close()
        await super().close()


def main() -> int:
    parser = argparse.ArgumentParser()
    practice.add_arguments(parser)
    args = parser.parse_args()
    world.CHANNELS += ROOMS
    try:
        return practice.run_with(args, lambda: StubBot(args.database))
    except Failure as failure:
        sys.stderr.write(f"{failure}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
