-- Whether somebody is named in the lists across servers.
ALTER TABLE player_settings ADD COLUMN everywhere INTEGER NOT NULL DEFAULT 0;

-- How strong everybody is at each game, as far as is known, and how strong they were at the end of each season.
CREATE TABLE ratings (
    -- A server, or 0 for all servers together.
    scope INTEGER NOT NULL,
    game TEXT NOT NULL,
    -- Year and quarter (UTC), as 2026-4.
    season TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    -- The one they used last.
    name TEXT NOT NULL,
    -- The number that is shown, and how far it is likely to be wrong.
    mean REAL NOT NULL,
    spread REAL NOT NULL,
    -- In this season.
    games INTEGER NOT NULL,
    -- In the ledger, and the table: of the last rated game.
    number INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (scope, game, season, user_id)
) WITHOUT ROWID;
-- All that decides about places is in it: a place among many people is found without reading anything else.
CREATE INDEX ladders ON ratings (scope, game, season, mean, spread, table_id);
CREATE INDEX ratings_of_person ON ratings (user_id, scope, game);

-- What every rating was computed from: a line for each person of each rated game. It outlives records, and has no names.
CREATE TABLE ledger (
    scope INTEGER NOT NULL,
    -- The rated games of each scope are counted; the lines of one game have the same number.
    number INTEGER NOT NULL,
    line INTEGER NOT NULL,
    game TEXT NOT NULL,
    season TEXT NOT NULL,
    -- 0 where it would tell of a server on which the person is forgotten.
    table_id INTEGER NOT NULL,
    -- A time of day.
    finished_at REAL NOT NULL,
    -- NULL, like the rating after the game, for somebody who was erased: what is left, others' ratings come from.
    user_id INTEGER,
    place INTEGER NOT NULL,
    mean_before REAL NOT NULL,
    spread_before REAL NOT NULL,
    mean_after REAL,
    spread_after REAL,
    PRIMARY KEY (scope, number, line)
) WITHOUT ROWID;
CREATE INDEX ledger_of_person ON ledger (user_id, scope, game, number) WHERE user_id IS NOT NULL;
CREATE INDEX ledger_of_table ON ledger (table_id, scope);

-- Games that would have been rated, had not two of their people played so many rated ones on that day already.
CREATE TABLE unrated (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id)
);

-- How many rated games two people have played with each other on a day, by a hash with the secret of this installation:
-- kept until the day is over, also if one of them is erased, or they could begin anew.
CREATE TABLE rated_pairs (
    day TEXT NOT NULL,
    pair BLOB NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (day, pair)
) WITHOUT ROWID;
