-- A private table is seen and played by one person alone, and takes no channel.
ALTER TABLE tables ADD COLUMN private_to INTEGER;
-- The UTC day whose deal is played, as YYYY-MM-DD; NULL for a game of one's own.
ALTER TABLE tables ADD COLUMN day TEXT;

DROP INDEX one_open_table_per_channel;
CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel_id)
    WHERE phase IN ('lobby', 'playing') AND private_to IS NULL;
CREATE INDEX open_tables ON tables (id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX private_tables ON tables (guild_id, private_to, game) WHERE private_to IS NOT NULL;
-- One try at a day's deal, whatever became of it and wherever it was made.
CREATE UNIQUE INDEX one_try_a_day ON tables (game, day, private_to) WHERE day IS NOT NULL;

CREATE TABLE daily_results (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    score INTEGER NOT NULL,
    misplays INTEGER NOT NULL,
    clean INTEGER NOT NULL,
    -- Whether the player has told the channel of it.
    shared INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, day, user_id)
) WITHOUT ROWID;
CREATE INDEX daily_results_of_guild ON daily_results (guild_id, game, day);

-- What was worked out about a day's deal, once for everybody.
CREATE TABLE daily_deals (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    best INTEGER NOT NULL,
    PRIMARY KEY (game, day)
) WITHOUT ROWID;

-- With the date it makes the day's deal: known to this installation only, so that tomorrow's cannot be worked out.
ALTER TABLE bot ADD COLUMN daily_secret TEXT NOT NULL DEFAULT '';

-- When the bot was removed from a server; what is stored of it goes some time later.
ALTER TABLE guild_settings ADD COLUMN left_at REAL;
