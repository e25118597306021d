-- A finished game is packed: its moves become one compressed record, which names nobody, and its snapshot becomes ''.
-- Without a record, too, its snapshot stays '': records need not be kept for ever.
CREATE TABLE records (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    -- Table time.
    ended_at REAL NOT NULL,
    record BLOB NOT NULL
);
CREATE INDEX records_by_end ON records (ended_at);

-- Who sits, or sat, at which table, also at open ones. Only here are the people of a packed game named.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- The rest of the seat, as JSON; '{}' while the table is open, for then the snapshot has it.
    rest TEXT NOT NULL DEFAULT '{}',
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (user_id, guild_id, table_id) WHERE user_id > 1;
CREATE INDEX seats_of_server ON seats (guild_id, table_id) WHERE seat = 0;

-- Tables that have ended and are still to be packed, and when they ended (table time).
CREATE TABLE unpacked (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    ended_at REAL NOT NULL
);
-- Tables up to this number may be older than seats and packing; 0 when all of them have been looked at.
ALTER TABLE bot ADD COLUMN unpacked_up_to INTEGER NOT NULL DEFAULT 0;
UPDATE bot SET unpacked_up_to = (SELECT coalesce(max(id), 0) FROM tables);

-- Whom each open table counts for, as nobody may have too many at once: who opened it, until they leave it to others.
CREATE TABLE openers (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL
);
CREATE INDEX openers_of_person ON openers (user_id);
CREATE INDEX openers_of_server ON openers (guild_id);

-- The people of the tables that are open now; what is damaged is left out.
INSERT OR IGNORE INTO seats (table_id, seat, guild_id, user_id, name)
    SELECT tables.id, seat.key, guild_id, json_extract(seat.value, '$.user_id'), json_extract(seat.value, '$.name')
    FROM tables, json_each(iif(json_valid(snapshot), snapshot, '{}'), '$.seats') AS seat
    WHERE phase IN ('lobby', 'playing') AND json_type(seat.value, '$.user_id') = 'integer';
INSERT OR IGNORE INTO openers (table_id, guild_id, user_id)
    SELECT id, guild_id, json_extract(snapshot, '$.opener_id') FROM tables
    WHERE phase IN ('lobby', 'playing') AND iif(json_valid(snapshot), json_type(snapshot, '$.opener_id'), '') = 'integer';
