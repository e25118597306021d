-- A process lives as long as its session with the server, which holds a lock; and its heartbeat counts up.
DROP TABLE members;

CREATE TABLE members (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- The same again when the process is started again.
    name TEXT NOT NULL,
    -- How many shards the bot has.
    shards INTEGER NOT NULL,
    -- Whether it takes shards.
    ready INTEGER NOT NULL DEFAULT 0,
    beat INTEGER NOT NULL DEFAULT 0
);
