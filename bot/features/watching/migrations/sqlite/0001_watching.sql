-- What those who watch a game have predicted. Empty: whoever has had a seat in it, and cannot.
CREATE TABLE predictions (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX predictions_of_person ON predictions (person);

-- How often a game was cheered with each sign.
CREATE TABLE cheers (
    table_id INTEGER NOT NULL,
    sign TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (table_id, sign)
) WITHOUT ROWID;

-- Who wants to play in the next game of a channel, after this one.
CREATE TABLE next_up (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    -- A time of day.
    at REAL NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX next_up_of_person ON next_up (person);
CREATE INDEX next_up_in_channel ON next_up (channel_id);
