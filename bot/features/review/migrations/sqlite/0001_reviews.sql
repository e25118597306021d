-- What was told about the decisions of one seat in a game that is over.
CREATE TABLE reviews (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    -- Whose decisions they were, and who asked.
    person INTEGER NOT NULL,
    moments TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX reviews_of_person ON reviews (person);
