-- The channel in which the server's welcome is being posted; 0 once it has been.
ALTER TABLE guild_settings ADD COLUMN welcome INTEGER;
