-- They want to see no ratings.
ALTER TABLE player_settings ADD COLUMN hide_ratings INTEGER NOT NULL DEFAULT 0;
