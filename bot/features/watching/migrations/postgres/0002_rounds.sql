-- A pick for each round of a game; 0 is the first one, or the whole game.
ALTER TABLE predictions ADD COLUMN round BIGINT NOT NULL DEFAULT 0;
ALTER TABLE predictions DROP CONSTRAINT predictions_pkey;
ALTER TABLE predictions ADD PRIMARY KEY (table_id, person, round);

-- Who watches a game that is played: their names stand beside it.
CREATE TABLE watchers (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX watchers_of_person ON watchers (person);
