"""The features, in the order in which they are asked: each is a folder of `bot/features` and a name here. Deleting both
removes one; what it has stored stays as it is. Below the features it is for what lies beside their code alone: texts,
and the steps that make their tables.
"""

FEATURES = (
    "replay",
    "review",
    "challenge",
    "welcome",
    "daily",
    "reminders",
    "stats",
    "today",
    "storm",
    "race",
    "ratings",
    "series",
    "night",
    "watching",
    "lessons",
    "privacy",
    "settings",
    "emojis",
)
