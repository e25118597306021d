-- What several processes of one bot on one database tell each other. Only a PostgreSQL database has such processes: in a
-- file all this stays empty.

-- The processes that are running. A number is never used again: a process that was away for too long is no longer here,
-- and may write nothing.
CREATE TABLE members (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- The same again when the process is started again.
    name TEXT NOT NULL,
    -- How many shards the bot has.
    shards INTEGER NOT NULL,
    -- Whether it takes shards.
    ready INTEGER NOT NULL DEFAULT 0,
    -- When its lease ends if it does not renew it, in seconds of the database's own clock.
    until REAL NOT NULL
);

-- Which process has each shard.
CREATE TABLE shard_owners (
    shards INTEGER NOT NULL,
    shard INTEGER NOT NULL,
    member INTEGER,
    -- The process that should have it while it runs.
    home INTEGER,
    -- Since when nobody has it, if nobody has.
    free_since REAL NOT NULL,
    -- Another process has left something to do for its owner: tables without a holder, deals that are to be shown.
    news INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (shards, shard)
) WITHOUT ROWID;

-- Until when the starts of new sessions with Discord are taken, for all shards that must take turns.
CREATE TABLE session_starts (
    bucket INTEGER PRIMARY KEY,
    at REAL NOT NULL
);

-- The process that does what an open table does by itself. NULL where one process has all tables, and for a table that
-- the owner of its shard is to take up.
ALTER TABLE tables ADD COLUMN holder INTEGER;

-- The count of table time when the owner of the shard saved the row. NULL: it is as of bot.heartbeat.
ALTER TABLE shard_times ADD COLUMN at REAL;

-- How many wishes to be forgotten there have been.
ALTER TABLE bot ADD COLUMN wishes INTEGER NOT NULL DEFAULT 0;
