-- For a while, or for some games, all that is played in a channel counts together.
CREATE TABLE nights (
    -- A random number.
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    -- Whoever has begun it.
    person INTEGER NOT NULL,
    -- A time of day.
    begun_at REAL NOT NULL,
    -- A time of the tables, and how many games at most; NULL for any number.
    until REAL NOT NULL,
    games INTEGER,
    played INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0,
    -- Whether its result was posted.
    shown INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX nights_now ON nights (channel_id) WHERE over = 0;
CREATE INDEX nights_owed ON nights (channel_id) WHERE shown = 0;

-- Which game was the first, the second … of a night.
CREATE TABLE night_games (
    table_id INTEGER PRIMARY KEY,
    night_id INTEGER NOT NULL,
    number INTEGER NOT NULL
);
CREATE INDEX night_games_of_night ON night_games (night_id, number);

CREATE TABLE night_scores (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX night_scores_of_person ON night_scores (person);
