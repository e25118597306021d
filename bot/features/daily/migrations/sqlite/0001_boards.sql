-- One message in each channel where somebody has shared a result of a deal of the day.
CREATE TABLE daily_boards (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    -- Where the bot is on no server: a keyed hash of it.
    channel_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    -- NULL: none is there, as it was not posted yet, or was deleted.
    message_id INTEGER,
    -- A time of day: since then it is where it is, or it was the last message of the channel then.
    posted_at REAL NOT NULL DEFAULT 0,
    version INTEGER NOT NULL DEFAULT 1,
    shown_version INTEGER NOT NULL DEFAULT 0,
    -- Whether the message says that the day is over.
    over INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, day, channel_id)
) WITHOUT ROWID;
CREATE INDEX daily_boards_of_day ON daily_boards (day);

-- Who is on it. The result itself is in `daily_results`.
CREATE TABLE daily_shares (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    -- A time of day.
    shared_at REAL NOT NULL,
    -- How high the pile stood, from start to end, as 0 3 5; empty if the game has none.
    heights TEXT NOT NULL,
    PRIMARY KEY (game, day, channel_id, person)
) WITHOUT ROWID;
CREATE INDEX daily_shares_of_person ON daily_shares (person);
CREATE INDEX daily_shares_of_day ON daily_shares (day);
CREATE INDEX daily_shares_of_table ON daily_shares (table_id);
