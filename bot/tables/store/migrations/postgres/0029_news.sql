-- What is new about them is told at the end of a game.
ALTER TABLE player_settings ADD COLUMN news BIGINT NOT NULL DEFAULT 1;
