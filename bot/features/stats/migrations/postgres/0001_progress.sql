-- At the table, computers included; NULL for games from before this was counted.
ALTER TABLE results ADD COLUMN place BIGINT;
ALTER TABLE results ADD COLUMN seats BIGINT;
-- Those of the computers, if nobody else has played.
ALTER TABLE results ADD COLUMN levels TEXT COLLATE "C" NOT NULL DEFAULT '';
-- The best score that was possible, once somebody has worked that out.
ALTER TABLE results ADD COLUMN best BIGINT;
-- Games that somebody began alone and did not play to the end.
CREATE TABLE given_up (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    seats BIGINT NOT NULL,
    levels TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX given_up_of_person ON given_up (person, table_id);
