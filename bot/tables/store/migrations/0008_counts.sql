-- Counted from now on: games finished earlier have none of it.
ALTER TABLE results ADD COLUMN catches INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN wrong_calls INTEGER NOT NULL DEFAULT 0;
-- The most moves in a row without a misplay.
ALTER TABLE results ADD COLUMN clean_run INTEGER NOT NULL DEFAULT 0;
-- From the deal to the end of a clean game that the player made every move of; NULL for any other.
ALTER TABLE results ADD COLUMN clean_seconds REAL;
