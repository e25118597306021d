-- How many colours a person's private pictures show; NULL for as many as the table has.
ALTER TABLE player_settings ADD COLUMN deck TEXT CHECK (deck IN ('two', 'four'));
