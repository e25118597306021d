-- The language of what somebody alone reads, and of what everybody on a server reads. Empty: none was chosen.
ALTER TABLE player_settings ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE guild_settings ADD COLUMN language TEXT NOT NULL DEFAULT '';
