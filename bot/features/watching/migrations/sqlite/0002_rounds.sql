-- A pick for each round of a game; 0 is the first one, or the whole game.
-- The columns of a key come first: else SQLite takes values for missing ones when it checks the file.
CREATE TABLE predictions_anew (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    round INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, person, round)
) WITHOUT ROWID;
INSERT INTO predictions_anew SELECT table_id, person, 0, choice FROM predictions;
DROP TABLE predictions;
ALTER TABLE predictions_anew RENAME TO predictions;
CREATE INDEX predictions_of_person ON predictions (person);

-- Who watches a game that is played: their names stand beside it.
CREATE TABLE watchers (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX watchers_of_person ON watchers (person);
