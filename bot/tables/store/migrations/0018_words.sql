-- Whether somebody wants what only they see in words instead of pictures.
ALTER TABLE player_settings ADD COLUMN in_words INTEGER NOT NULL DEFAULT 0;

-- The same for all that is public in a channel. A thread that is not here follows its channel.
CREATE TABLE channel_words (
    channel_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    in_words INTEGER NOT NULL
);
CREATE INDEX channel_words_of_server ON channel_words (guild_id);
