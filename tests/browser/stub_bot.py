"""A small bot with one of everything that Discord shows, for the practice page's own tests.

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

# A channel for each test of the page, so that they can share a table.
ROOMS = tuple(f"room-{number}" for number in range(24))
FRUIT = ("apple", "apricot", "banana", "cherry", "elderberry", "fig")
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
            label=f"Bump {count}", style=discord.ButtonStyle.success, custom_id=f"bump:{count}", emoji="🎲"
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
    """Buttons that do one thing each: answer privately or with a form."""

    def __init__(self, name: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        self.name = name
        super().__init__(discord.ui.Button[Any](label=name.capitalize(), style=style, custom_id=f"action:{name}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Action":
        return cls(match["name"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        if self.name == "whisper":
            await interaction.response.send_message(f"Only for {interaction.user.mention}.", ephemeral=True)
        elif self.name == "form":
            await interaction.response.send_modal(Form())


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"pick:(?P<most>\d)"):
    def __init__(self, most: int) -> None:
        self.most = most
        options = [
            discord.SelectOption(label=fruit.capitalize(), value=fruit, description=f"One {fruit}", emoji="🍏")
            for fruit in FRUIT
        ]
        super().__init__(
            discord.ui.Select[Any](
                placeholder=f"Pick up to {most}", options=options, max_values=most, custom_id=f"pick:{most}"
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Pick":
        return cls(int(match["most"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values: list[str] = (interaction.data or {}).get("values", [])  # type: ignore[assignment]
        await interaction.response.send_message(f"{interaction.user.display_name} picked {', '.join(values)}.")


class PickPerson(discord.ui.DynamicItem[discord.ui.UserSelect[Any]], template=r"person"):
    def __init__(self) -> None:
        super().__init__(discord.ui.UserSelect[Any](placeholder="Pick a player", custom_id="person"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "PickPerson":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        [chosen] = (interaction.data or {}).get("values", [])  # type: ignore[misc]
        await interaction.response.send_message(f"Chosen: <@{chosen}>.")


class Form(discord.ui.Modal, title="A small form"):
    name = discord.ui.TextInput[Any](label="Your name", placeholder="as you like")
    story = discord.ui.TextInput[Any](label="Your story", style=discord.TextStyle.paragraph, required=False)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"{self.name.value} told: {self.story.value or 'nothing'}")


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
        Action("form"),
        discord.ui.Button(label="Closed", disabled=True, custom_id="closed"),
        discord.ui.Button(label="Site", url="https://example.com/"),
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
        embed = discord.Embed(title="An embed", description="With **words**.", colour=0x3BA55D)
        embed.add_field(name="Left", value="one").add_field(name="Right", value="two").set_footer(text="and a foot")
        record = discord.File(io.BytesIO(b"one\ntwo\n"), "record.txt")
        await interaction.response.send_message(text, embed=embed, file=record)

    @app_commands.command(description="Menus to choose from")
    async def menus(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Choose:", view=view_of(Pick(1), Pick(3), PickPerson()))


class StubBot(commands.AutoShardedBot):
    """Its whole memory is one number per channel, kept in a file as the real bot keeps its tables."""

    def __init__(self, database: Path) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)
        super().__init__(commands.when_mentioned, intents=intents, shard_count=1)
        database.parent.mkdir(parents=True, exist_ok=True)
        self.store = sqlite3.connect(database, isolation_level=None)
        self.store.execute("CREATE TABLE IF NOT EXISTS bumps (channel INTEGER PRIMARY KEY, count INTEGER)")

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Bump, Action, Pick, PickPerson)
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
