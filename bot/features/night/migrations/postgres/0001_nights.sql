-- For a while, or for some games, all that is played in a channel counts together.
CREATE TABLE nights (
    -- A random number.
    id BIGINT PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    -- Whoever has begun it.
    person BIGINT NOT NULL,
    -- A time of day.
    begun_at DOUBLE PRECISION NOT NULL,
    -- A time of the tables, and how many games at most; NULL for any number.
    until DOUBLE PRECISION NOT NULL,
    games BIGINT,
    played BIGINT NOT NULL DEFAULT 0,
    over BIGINT NOT NULL DEFAULT 0,
    -- Whether its result was posted.
    shown BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX nights_now ON nights (channel_id) WHERE over = 0;
CREATE INDEX nights_owed ON nights (channel_id) WHERE shown = 0;

-- Which game was the first, the second … of a night.
CREATE TABLE night_games (
    table_id BIGINT PRIMARY KEY,
    night_id BIGINT NOT NULL,
    number BIGINT NOT NULL
);
CREATE INDEX night_games_of_night ON night_games (night_id, number);

CREATE TABLE night_scores (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    points BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX night_scores_of_person ON night_scores (person);
