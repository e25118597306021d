-- How good somebody is at Storm, in each game: where the next run begins, and the best one so far.
CREATE TABLE storm_levels (
    person BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    level DOUBLE PRECISION NOT NULL,
    best BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);

-- The storm of a day, answer by answer.
CREATE TABLE storm_days (
    person BIGINT NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    -- 1 for each that was right, 0 for each that was not.
    answers TEXT COLLATE "C" NOT NULL,
    -- The seconds of looking.
    looked DOUBLE PRECISION NOT NULL,
    score BIGINT NOT NULL,
    over BIGINT NOT NULL,
    shared BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, day)
);

-- Who wants no moving pictures.
CREATE TABLE storm_still (person BIGINT PRIMARY KEY);

-- Who has begun the storm of a day: a keyed hash, which outlasts being forgotten by two days.
CREATE TABLE storm_tries (
    try BYTEA PRIMARY KEY,
    day TEXT COLLATE "C" NOT NULL
);
CREATE INDEX storm_tries_of_day ON storm_tries (day);
