-- The lines of the same game that this one was rated against, as 1 3; NULL: all the others.
ALTER TABLE ledger ADD COLUMN against TEXT COLLATE "C";
-- The computer made too many of this person's moves: their number could not rise.
ALTER TABLE ledger ADD COLUMN no_gain BIGINT NOT NULL DEFAULT 0;
