-- The place at one's own table: always the first in a game for one, which is all that there was until now.
ALTER TABLE daily_results ADD COLUMN place INTEGER NOT NULL DEFAULT 1;

-- A result is its player's. It is on the list of the server where it was played (daily_results.guild_id) and on those of
-- the servers where its player has asked for it, or told of it, since.
CREATE TABLE daily_lists (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, day, guild_id)
) WITHOUT ROWID;
CREATE INDEX daily_lists_of_guild ON daily_lists (guild_id, game, day);

-- Who wants to be told that a deal of the day waits for them. All times are times of day.
CREATE TABLE reminders (
    user_id INTEGER PRIMARY KEY,
    -- When the next one is due. NULL: it has ended as Discord did not let the bot write to them, and they are to hear of
    -- that.
    due INTEGER,
    -- The channel where they want it, and its server; NULL for a private message.
    channel_id INTEGER,
    guild_id INTEGER,
    -- Their language.
    locale TEXT NOT NULL,
    -- The UTC day of the last one, YYYY-MM-DD; '' before the first.
    sent_day TEXT NOT NULL DEFAULT '',
    -- How many they have not answered since they last did.
    unanswered INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX reminders_due ON reminders (due) WHERE due IS NOT NULL;
