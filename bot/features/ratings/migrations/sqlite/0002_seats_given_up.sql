-- Who has left a seat that somebody else took over, and how many moves there were by then: the game is rated for them, too.
CREATE TABLE seats_given_up (
    table_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL,
    left_after INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_given_up_of_person ON seats_given_up (person);
