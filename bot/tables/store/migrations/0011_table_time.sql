-- Deadlines are in table time from now on: the seconds that tables have lived. It begins at the last heartbeat's time of
-- day, so what is stored is right in it; and bot.heartbeat is how far it has come.

-- Seconds by which the servers of a shard lag behind, where there were so many shards; and what is added to a time of
-- their tables to tell it as a time of day.
CREATE TABLE shard_times (
    shards INTEGER NOT NULL,
    shard INTEGER NOT NULL,
    lag REAL NOT NULL,
    told REAL,
    PRIMARY KEY (shards, shard)
) WITHOUT ROWID;

-- Until now all times of an open table moved by the time that the bot was down, but only in its row.
UPDATE tables SET snapshot = json_set(
    snapshot,
    '$.begun_at', json_extract(snapshot, '$.begun_at') + touched_at - json_extract(snapshot, '$.touched_at'),
    '$.seats', (
        SELECT json_group_array(json(iif(
            json_type(seat.value, '$.due') IN ('real', 'integer'),
            json_set(seat.value, '$.due', json_extract(seat.value, '$.due')
                + tables.touched_at - json_extract(tables.snapshot, '$.touched_at')),
            seat.value
        )))
        FROM json_each(tables.snapshot, '$.seats') AS seat
    ),
    '$.touched_at', touched_at
)
WHERE phase IN ('lobby', 'playing')
    AND CASE WHEN json_valid(snapshot) THEN touched_at <> json_extract(snapshot, '$.touched_at') END;

-- The servers that the bot is or was on, as far as it knows.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    -- When the bot left, or was sent away: in table time, and by Discord's own date. What is stored of the server goes
    -- when both are long ago.
    left_at REAL,
    left_date REAL
);
INSERT INTO servers (guild_id, left_at) SELECT guild_id, left_at FROM guild_settings;
ALTER TABLE guild_settings DROP COLUMN left_at;
