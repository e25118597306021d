-- How often somebody has caught another in a game that is over, and the other them. A computer is told by its name, and then
-- nobody has the key beside it.
CREATE TABLE caught_whom (
    table_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL,
    other BIGINT NOT NULL,
    computer TEXT COLLATE "C" NOT NULL,
    caught BIGINT NOT NULL,
    caught_by BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, other, computer)
);
-- All that a page reads of it.
CREATE INDEX caught_by_person ON caught_whom (person, game, other, computer, caught, caught_by);
