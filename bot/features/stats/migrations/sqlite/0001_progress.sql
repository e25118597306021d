-- At the table, computers included; NULL for games from before this was counted.
ALTER TABLE results ADD COLUMN place INTEGER;
ALTER TABLE results ADD COLUMN seats INTEGER;
-- Those of the computers, if nobody else has played.
ALTER TABLE results ADD COLUMN levels TEXT NOT NULL DEFAULT '';
-- The best score that was possible, once somebody has worked that out.
ALTER TABLE results ADD COLUMN best INTEGER;
-- Games that somebody began alone and did not play to the end.
CREATE TABLE given_up (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    levels TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX given_up_of_person ON given_up (person, table_id);
