-- They want to see no ratings.
ALTER TABLE player_settings ADD COLUMN hide_ratings BIGINT NOT NULL DEFAULT 0;
