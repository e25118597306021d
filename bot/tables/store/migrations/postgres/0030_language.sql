-- The language of what somebody alone reads, and of what everybody on a server reads. Without: none was chosen.
ALTER TABLE player_settings ADD COLUMN language TEXT COLLATE "C";
ALTER TABLE guild_settings ADD COLUMN language TEXT COLLATE "C";
