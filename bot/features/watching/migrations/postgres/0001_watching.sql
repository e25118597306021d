-- What those who watch a game have predicted. Empty: whoever has had a seat in it, and cannot.
CREATE TABLE predictions (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    choice TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX predictions_of_person ON predictions (person);

-- How often a game was cheered with each sign.
CREATE TABLE cheers (
    table_id BIGINT NOT NULL,
    sign TEXT COLLATE "C" NOT NULL,
    times BIGINT NOT NULL,
    PRIMARY KEY (table_id, sign)
);

-- Who wants to play in the next game of a channel, after this one.
CREATE TABLE next_up (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    -- A time of day.
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX next_up_of_person ON next_up (person);
CREATE INDEX next_up_in_channel ON next_up (channel_id);
