-- How often somebody has caught another in a game that is over, and the other them. A computer is told by its name, and then
-- nobody has the key beside it.
CREATE TABLE caught_whom (
    table_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    person INTEGER NOT NULL,
    other INTEGER NOT NULL,
    computer TEXT NOT NULL,
    caught INTEGER NOT NULL,
    caught_by INTEGER NOT NULL,
    PRIMARY KEY (table_id, person, other, computer)
) WITHOUT ROWID;
-- All that a page reads of it.
CREATE INDEX caught_by_person ON caught_whom (person, game, other, computer, caught, caught_by);
