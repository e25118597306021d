-- How good somebody is at Storm, in each game: where the next run begins, and the best one so far.
CREATE TABLE storm_levels (
    person INTEGER NOT NULL,
    game TEXT NOT NULL,
    level REAL NOT NULL,
    best INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;

-- The storm of a day, answer by answer.
CREATE TABLE storm_days (
    person INTEGER NOT NULL,
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    -- 1 for each that was right, 0 for each that was not.
    answers TEXT NOT NULL,
    -- The seconds of looking.
    looked REAL NOT NULL,
    score INTEGER NOT NULL,
    over INTEGER NOT NULL,
    shared INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, day)
) WITHOUT ROWID;

-- Who wants no moving pictures.
CREATE TABLE storm_still (person INTEGER PRIMARY KEY);

-- Who has begun the storm of a day: a keyed hash, which outlasts being forgotten by two days.
CREATE TABLE storm_tries (
    try BLOB PRIMARY KEY,
    day TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX storm_tries_of_day ON storm_tries (day);
