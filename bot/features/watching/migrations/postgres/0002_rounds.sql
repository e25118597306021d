-- A pick for each round of a game; 0 is the first one, or the whole game.
CREATE TABLE predictions_anew (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    round BIGINT NOT NULL,
    choice TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, person, round)
);
INSERT INTO predictions_anew SELECT table_id, person, 0, choice FROM predictions;
DROP TABLE predictions;
ALTER TABLE predictions_anew RENAME TO predictions;
CREATE INDEX predictions_of_person ON predictions (person);

-- Who watches a game that is played: their names stand beside it.
CREATE TABLE watchers (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX watchers_of_person ON watchers (person);
