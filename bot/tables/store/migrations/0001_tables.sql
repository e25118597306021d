CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'closed', 'aside')),
    version INTEGER NOT NULL,
    state_version INTEGER NOT NULL,
    snapshot TEXT NOT NULL,
    -- When the table does something by itself (a lobby is closed); NULL for never.
    deadline REAL,
    computer_to_move INTEGER NOT NULL DEFAULT 0,
    -- The version that the message in the channel shows, as far as it was noted before the bot stopped.
    shown_version INTEGER NOT NULL DEFAULT 0,
    touched_at REAL NOT NULL
);

CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel_id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX open_tables ON tables (phase) WHERE phase IN ('lobby', 'playing');
CREATE INDEX tables_of_guild ON tables (guild_id);

-- Append-only: what was done at a table and how chance answered. The snapshot must be what this leads to.
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,
    chance TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- The bot's own messages that stand for a table: its picture, the last Juse! and the last call to turn.
CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) WITHOUT ROWID;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    pings INTEGER NOT NULL DEFAULT 1,
    -- JSON list of the channels where tables may open; empty for all.
    channels TEXT NOT NULL DEFAULT '[]'
);

CREATE TABLE player_settings (
    user_id INTEGER PRIMARY KEY,
    pings INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE bot (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    heartbeat REAL NOT NULL,
    -- Of the command tree last told to Discord: it is told again only when it has changed.
    commands_hash TEXT NOT NULL DEFAULT ''
);
INSERT INTO bot (id, heartbeat) VALUES (1, 0);
