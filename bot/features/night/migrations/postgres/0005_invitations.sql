-- A message with which people gather for a night that has yet to begin.
CREATE TABLE night_invitations (
    -- A random number.
    id BIGINT PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    -- Its host.
    person BIGINT NOT NULL,
    -- A time of day.
    begun_at DOUBLE PRECISION NOT NULL,
    -- Times of the tables: since when its host has pressed nothing, and when nobody waits for it any more.
    pressed_at DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    -- How long the night is to be: one of them.
    minutes BIGINT,
    games BIGINT,
    -- NULL: not posted yet.
    message_id BIGINT,
    -- Whether the night has begun (1), or will not (2): all that is left is to say so.
    over BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX night_invitations_now ON night_invitations (channel_id) WHERE over = 0;
CREATE INDEX night_invitations_of_server ON night_invitations (guild_id);

-- Who is in.
CREATE TABLE night_guests (
    invitation_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (invitation_id, person)
);
CREATE INDEX night_guests_of_person ON night_guests (person);
CREATE INDEX night_guests_of_server ON night_guests (guild_id);

-- What those of its last game want to play next.
CREATE TABLE night_votes (
    night_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    -- A game, or mixed.
    game TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (night_id, person)
);
CREATE INDEX night_votes_of_person ON night_votes (person);
CREATE INDEX night_votes_of_server ON night_votes (guild_id);
