"""discord.Message → the plain JSON that the page draws from."""

from typing import Any
from urllib.parse import quote, urlsplit

import discord

# The page shows only these; everything else, SVG above all, is offered for download.
PICTURE_TYPES = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})
_PLAIN_TYPES = (discord.MessageType.default, discord.MessageType.reply, discord.MessageType.chat_input_command)
_SNIPPET = 100


def message_json(message: discord.Message, viewer_id: int) -> dict[str, Any]:
    attachments = [
        {
            "name": attachment.filename,
            "url": local_address(attachment.url),
            "size": attachment.size,
            "width": attachment.width,
            "height": attachment.height,
            "alt": attachment.description or "",
            "picture": (attachment.content_type or "") in PICTURE_TYPES,
        }
        for attachment in message.attachments
    ]
    return {
        "id": str(message.id),
        "author": author_json(message.author),
        "time": int(message.created_at.timestamp() * 1000),
        "edited": message.edited_at is not None and not message.flags.loading,
        "content": message.content if message.type in _PLAIN_TYPES else message.system_content,
        "forYou": message.mention_everyone or any(user.id == viewer_id for user in message.mentions),
        "ephemeral": message.flags.ephemeral,
        "loading": message.flags.loading,
        "used": command_used(message),
        "reply": reply_json(message),
        "attachments": attachments,
        "embeds": [embed_json(embed, attachments) for embed in message.embeds],
        "rows": [component.to_dict() for component in message.components],
    }


def author_json(author: discord.abc.User) -> dict[str, Any]:
    return {"id": str(author.id), "name": author.display_name, "bot": author.bot}


def local_address(url: str) -> str | None:
    """Return the path on our own server, which has the files of the offline Discord; None for others."""
    parts = urlsplit(url)
    return quote(parts.path) if (parts.hostname or "").endswith(".invalid") else None


def embed_json(embed: discord.Embed, attachments: list[dict[str, Any]]) -> dict[str, Any]:
    described = dict(embed.to_dict())
    for place in ("image", "thumbnail"):
        picture: Any = described.pop(place, None)
        if picture:
            described[place] = picture_address(str(picture["url"]), attachments)
    return described


def picture_address(url: str, attachments: list[dict[str, Any]]) -> str | None:
    if url.startswith("attachment://"):
        name = url.removeprefix("attachment://")
        return next((attachment["url"] for attachment in attachments if attachment["name"] == name), None)
    return local_address(url)


def reply_json(message: discord.Message) -> dict[str, Any] | None:
    if message.reference is None or message.type is not discord.MessageType.reply:
        return None
    original = message.reference.resolved
    if not isinstance(original, discord.Message):
        return {"id": None, "author": None, "text": "The original message was deleted."}
    text = original.content or ("a picture" if original.attachments else "an embed")
    return {"id": str(original.id), "author": author_json(original.author), "text": text[:_SNIPPET]}


def command_used(message: discord.Message) -> dict[str, Any] | None:
    metadata = message.interaction_metadata
    if metadata is None or metadata.type is not discord.InteractionType.application_command:
        return None
    return {"by": author_json(metadata.user)}
