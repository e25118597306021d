-- Which backs the cards have in a person's private pictures; NULL for those of the table.
ALTER TABLE player_settings ADD COLUMN back TEXT;
