"""Servers as Discord tells of them in GUILD_CREATE, made up with any number of channels and roles."""

import random
from collections.abc import Sequence
from typing import Any

from discord import Permissions

Payload = dict[str, Any]

_MOST_MILLISECONDS = 360_000_000_000
"""Since 2015, of which snowflakes are made."""
_WORDS = (
    "general",
    "news",
    "rules",
    "art",
    "memes",
    "music",
    "gaming",
    "pictures",
    "chat",
    "lounge",
    "staff",
    "logs",
    "events",
    "help",
    "welcome",
    "offtopic",
    "bots",
    "voice",
    "trade",
    "market",
    "guides",
    "cooking",
    "pets",
    "films",
    "books",
    "travel",
    "sports",
    "science",
)
_SIGNS = ("", "", "🎲┃", "💬・", "「📢」", "🎨-", "•")
_FEATURES = (
    "COMMUNITY",
    "NEWS",
    "ANIMATED_ICON",
    "INVITE_SPLASH",
    "BANNER",
    "WELCOME_SCREEN_ENABLED",
    "MEMBER_VERIFICATION_GATE_ENABLED",
    "SOUNDBOARD",
    "PREVIEW_ENABLED",
    "AUTO_MODERATION",
    "ROLE_ICONS",
)
_ROLE_FLAGS = tuple(1 << bit for bit in range(50))
TEXT, _VOICE, CATEGORY, _NEWS, _STAGE, FORUM = 0, 2, 4, 5, 13, 15
_KINDS = (*[TEXT] * 14, *[_VOICE] * 5, _NEWS, FORUM, _STAGE)
_PUBLIC_THREAD, _PRIVATE_THREAD = 11, 12
_ROLE, _MEMBER = 0, 1


class MadeUp:
    """One server after another, the same for the same seed."""

    def __init__(self, seed: int, me: Payload) -> None:
        self.chance = random.Random(seed)  # noqa: S311
        self.me = me
        self._made = 0

    def server(self, channels: int, roles: int, threads: int = 3) -> Payload:
        chance = self.chance
        self._made += 1
        server_id = str(self._id())
        made_roles = [self._role(server_id, 0), *(self.role(place) for place in range(1, roles))]
        role_ids = [role["id"] for role in made_roles]
        made_channels = self._channels(channels, role_ids)
        texts = [channel["id"] for channel in made_channels if channel["type"] in (TEXT, _NEWS)]
        return {
            "id": server_id,
            "name": f"{self.words(1, 4).title()} {self._made}",
            "unavailable": False,
            "icon": self._hash(),
            "banner": self._hash(),
            "splash": None,
            "description": self.words(5, 15),
            "owner_id": str(self._id()),
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 1,
            "default_message_notifications": 1,
            "explicit_content_filter": 2,
            "features": chance.sample(_FEATURES, 9),
            "mfa_level": 1,
            "nsfw_level": 0,
            "premium_tier": chance.randrange(4),
            "premium_subscription_count": chance.randrange(30),
            "preferred_locale": chance.choice(("en-US", "de", "fr", "pt-BR")),
            "system_channel_id": chance.choice([None, *texts]),
            "system_channel_flags": 0,
            "rules_channel_id": chance.choice([None, *texts]),
            "public_updates_channel_id": chance.choice([None, *texts]),
            "safety_alerts_channel_id": None,
            "vanity_url_code": None,
            "max_members": 500_000,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "joined_at": "2024-05-03T10:11:12.131415+00:00",
            "large": True,
            "member_count": chance.randrange(3, 20_000),
            "members": [self.member(self.me, chance.sample(role_ids[1:], min(3, len(role_ids) - 1)))],
            "roles": made_roles,
            "channels": made_channels,
            "threads": [self.thread(server_id, chance.choice(texts)) for _ in range(threads if texts else 0)],
            "emojis": [self._emoji() for _ in range(30)],
            "stickers": [self._sticker(server_id) for _ in range(5)],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [self._sound(server_id) for _ in range(4)],
        }

    def words(self, least: int, most: int) -> str:
        return " ".join(self.chance.choice(_WORDS) for _ in range(self.chance.randint(least, most)))

    def member(self, user: Payload, roles: Sequence[str], timeout: str | None = None) -> Payload:
        return {
            "user": dict(user),
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": list(roles),
            "joined_at": "2024-05-03T10:11:12.131415+00:00",
            "premium_since": None,
            "communication_disabled_until": timeout,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
        }

    def role(self, place: int) -> Payload:
        return self._role(str(self._id()), place)

    def _role(self, role_id: str, place: int) -> Payload:
        """The first has the server's own number, and everybody has it."""
        chance = self.chance
        allowed = Permissions.text().value if not place else sum(chance.sample(_ROLE_FLAGS, chance.randrange(12)))
        colour = chance.choice((0, chance.randrange(1 << 24)))
        role: Payload = {
            "id": role_id,
            "name": self.words(1, 2).title() if place else "@everyone",
            "description": None,
            "color": colour,
            "colors": {"primary_color": colour, "secondary_color": None, "tertiary_color": None},
            "hoist": chance.random() < 0.3,
            "icon": None,
            "unicode_emoji": None,
            "position": place,
            "permissions": str(allowed),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        if place and chance.random() < 0.2:
            role |= {"managed": True, "tags": {"bot_id": str(self._id())}}
        return role

    def _channels(self, number: int, role_ids: Sequence[str]) -> list[Payload]:
        categories: list[str] = []
        made: list[Payload] = []
        for place in range(number):
            kind = CATEGORY if place % 8 == 0 else self.chance.choice(_KINDS) if place > 1 else TEXT
            made.append(self.channel(kind, place, role_ids, self.chance.choice([None, *categories])))
            if kind == CATEGORY:
                categories.append(made[-1]["id"])
        return made

    def channel(self, kind: int, place: int, role_ids: Sequence[str], parent: str | None = None) -> Payload:
        chance = self.chance
        name = chance.choice(_SIGNS) + self.words(1, 2).replace(" ", "-")
        channel: Payload = {
            "id": str(self._id()),
            "type": kind,
            "name": name,
            "position": place,
            "flags": 0,
            "parent_id": None if kind == CATEGORY else parent,
            "permission_overwrites": self.overwrites(role_ids) if chance.random() < 1 / 3 else [],
        }
        if kind == CATEGORY:
            return channel
        channel |= {
            "last_message_id": chance.choice((None, *[str(self._id())] * 9)),
            "nsfw": chance.random() < 0.05,
            "rate_limit_per_user": 0,
            "topic": self.words(4, 25) if chance.random() < 0.4 else None,
            "icon_emoji": {"id": None, "name": "🎲"},
            "theme_color": None,
        }
        if kind in (_VOICE, _STAGE):
            channel |= {"bitrate": 64_000, "user_limit": chance.randrange(20), "rtc_region": None}
        if kind == FORUM:
            tag = {"id": str(self._id()), "name": "question", "moderated": False, "emoji_id": None, "emoji_name": "❓"}
            channel |= {"available_tags": [tag], "default_reaction_emoji": None, "default_sort_order": None}
        return channel

    def overwrites(self, role_ids: Sequence[str], members: Sequence[str] = ()) -> list[Payload]:
        chance = self.chance
        chosen = [(role, _ROLE) for role in chance.sample(role_ids, min(len(role_ids), chance.randint(1, 4)))]
        chosen += [(member, _MEMBER) for member in members if chance.random() < 0.5]
        return [
            {"id": target, "type": kind, "allow": str(allow & ~deny), "deny": str(deny)}
            for target, kind in chosen
            for allow, deny in [[sum(chance.sample(_ROLE_FLAGS, chance.randrange(8))) for _ in "ad"]]
        ]

    def thread(self, server_id: str, parent: str, *, private: bool = False) -> Payload:
        told = "2026-05-03T10:11:12.131415+00:00"
        number = str(self._id())
        return {
            "id": number,
            "type": _PRIVATE_THREAD if private else _PUBLIC_THREAD,
            "guild_id": server_id,
            "parent_id": parent,
            "owner_id": str(self._id()),
            "name": self.words(2, 6),
            "last_message_id": str(self._id()),
            "message_count": 7,
            "member_count": 3,
            "total_message_sent": 7,
            "rate_limit_per_user": 0,
            "flags": 0,
            "member": {"id": number, "user_id": self.me["id"], "join_timestamp": told, "flags": 1},
            "thread_metadata": {
                "archived": False,
                "archive_timestamp": told,
                "auto_archive_duration": 1440,
                "locked": self.chance.random() < 0.3,
                "create_timestamp": told,
                **({"invitable": True} if private else {}),
            },
        }

    def message(self, channel_id: str) -> Payload:
        told = {name: [] for name in ("mentions", "mention_roles", "embeds", "attachments")}
        flags = {"pinned": False, "mention_everyone": False, "tts": False, "type": 0, "content": "", "nonce": None}
        when = {"timestamp": "2026-05-03T10:11:12.131415+00:00", "edited_timestamp": None}
        somebody = {**self.me, "id": str(self._id()), "bot": False}
        return {"id": str(self._id()), "channel_id": channel_id, "author": somebody, **told, **flags, **when}

    def _id(self) -> int:
        return (self.chance.randrange(_MOST_MILLISECONDS) << 22) + self.chance.getrandbits(22)

    def _hash(self) -> str:
        return f"{self.chance.getrandbits(128):032x}"

    def _emoji(self) -> Payload:
        number, name = str(self._id()), self.words(1, 1)
        flags = {"require_colons": True, "managed": False, "animated": False, "available": True}
        return {"id": number, "name": name, "roles": [], **flags}

    def _sticker(self, server_id: str) -> Payload:
        about = {"name": self.words(1, 2), "tags": "smile", "description": None, "available": True}
        return {"id": str(self._id()), "type": 2, "format_type": 1, "guild_id": server_id, **about}

    def _sound(self, server_id: str) -> Payload:
        about = {"name": self.words(1, 1), "volume": 1.0, "emoji_id": None, "emoji_name": "🔔", "available": True}
        return {"sound_id": str(self._id()), "guild_id": server_id, **about}
