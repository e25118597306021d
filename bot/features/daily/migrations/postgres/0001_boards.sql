-- One message in each channel where somebody has shared a result of a deal of the day.
CREATE TABLE daily_boards (
    game TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    -- Where the bot is on no server: a keyed hash of it.
    channel_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    -- NULL: none is there, as it was not posted yet, or was deleted.
    message_id BIGINT,
    -- A time of day: since then it is where it is, or it was the last message of the channel then.
    posted_at DOUBLE PRECISION NOT NULL DEFAULT 0,
    version BIGINT NOT NULL DEFAULT 1,
    shown_version BIGINT NOT NULL DEFAULT 0,
    -- Whether the message says that the day is over.
    over BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (game, day, channel_id)
);
CREATE INDEX daily_boards_of_day ON daily_boards (day);

-- Who is on it. The result itself is in `daily_results`.
CREATE TABLE daily_shares (
    game TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    channel_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    -- A time of day.
    shared_at DOUBLE PRECISION NOT NULL,
    -- How high the pile stood, from start to end, as 0 3 5; empty if the game has none.
    heights TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, day, channel_id, person)
);
CREATE INDEX daily_shares_of_person ON daily_shares (person);
CREATE INDEX daily_shares_of_day ON daily_shares (day);
CREATE INDEX daily_shares_of_table ON daily_shares (table_id);
