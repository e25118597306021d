-- Who has left a seat that somebody else took over, and how many moves there were by then: the game is rated for them, too.
CREATE TABLE seats_given_up (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL,
    left_after BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_given_up_of_person ON seats_given_up (person);
