-- What was told about the decisions of one seat in a game that is over.
CREATE TABLE reviews (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    -- Whose decisions they were, and who asked.
    person BIGINT NOT NULL,
    moments TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX reviews_of_person ON reviews (person);
