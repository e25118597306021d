-- A message with which people gather for a night that has yet to begin.
CREATE TABLE night_invitations (
    -- A random number.
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    -- Its host.
    person INTEGER NOT NULL,
    -- A time of day.
    begun_at REAL NOT NULL,
    -- Times of the tables: since when its host has pressed nothing, and when nobody waits for it any more.
    pressed_at REAL NOT NULL,
    until REAL NOT NULL,
    -- How long the night is to be: one of them.
    minutes INTEGER,
    games INTEGER,
    -- NULL: not posted yet.
    message_id INTEGER,
    -- Whether the night has begun (1), or will not (2): all that is left is to say so.
    over INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX night_invitations_now ON night_invitations (channel_id) WHERE over = 0;
CREATE INDEX night_invitations_of_server ON night_invitations (guild_id);

-- Who is in.
CREATE TABLE night_guests (
    invitation_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (invitation_id, person)
) WITHOUT ROWID;
CREATE INDEX night_guests_of_person ON night_guests (person);
CREATE INDEX night_guests_of_server ON night_guests (guild_id);

-- What those of its last game want to play next.
CREATE TABLE night_votes (
    night_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    -- A game, or mixed.
    game TEXT NOT NULL,
    PRIMARY KEY (night_id, person)
) WITHOUT ROWID;
CREATE INDEX night_votes_of_person ON night_votes (person);
CREATE INDEX night_votes_of_server ON night_votes (guild_id);
