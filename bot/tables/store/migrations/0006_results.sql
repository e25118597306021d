-- What each finished game was for each person who played it.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    won INTEGER NOT NULL,
    -- How many of the seats were people's, this one included.
    people INTEGER NOT NULL,
    score REAL NOT NULL,
    misplays INTEGER NOT NULL,
    clean INTEGER NOT NULL,
    -- Played for its player's eyes alone, and counted for them alone.
    private INTEGER NOT NULL,
    finished_at REAL NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
-- All that is reckoned up is in it: a server's list reads nothing else, however many games there were.
CREATE INDEX results_of_guild
    ON results (guild_id, game, user_id, private, won, people, misplays, clean, score);
CREATE INDEX results_of_player ON results (guild_id, user_id, finished_at);

-- Tables up to this one may have been finished before there were results; 0 when all of them have been looked at.
ALTER TABLE bot ADD COLUMN uncounted_up_to INTEGER NOT NULL DEFAULT 0;
UPDATE bot SET uncounted_up_to = (SELECT coalesce(max(id), 0) FROM tables);
