"""discord.Message → the plain JSON that the page draws from."""

from typing import Any
from urllib.parse import quote, urlsplit

import discord

# The page shows only these; everything else, SVG above all, is offered for download.
PICTURE_TYPES = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp"})


def message_json(message: discord.Message, viewer_id: int) -> dict[str, Any]:
    return {
        "id": str(message.id),
        "author": author_json(message.author),
        "time": int(message.created_at.timestamp() * 1000),
        "edited": message.edited_at is not None and not message.flags.loading,
        "content": message.content,
        "forYou": message.mention_everyone or any(user.id == viewer_id for user in message.mentions),
        "ephemeral": message.flags.ephemeral,
        "loading": message.flags.loading,
        "used": command_used(message),
        "attachments": [
            {
                "name": attachment.filename,
                "url": quote(urlsplit(attachment.url).path),
                "size": attachment.size,
                "width": attachment.width,
                "height": attachment.height,
                "alt": attachment.description or "",
                "picture": (attachment.content_type or "") in PICTURE_TYPES,
            }
            for attachment in message.attachments
        ],
        "rows": [component.to_dict() for component in message.components],
    }


def author_json(author: discord.abc.User) -> dict[str, Any]:
    return {"id": str(author.id), "name": author.display_name, "bot": author.bot}


def command_used(message: discord.Message) -> dict[str, Any] | None:
    metadata = message.interaction_metadata
    if metadata is None or metadata.type is not discord.InteractionType.application_command:
        return None
    return {"by": author_json(metadata.user)}
