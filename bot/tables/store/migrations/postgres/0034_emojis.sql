-- Cards are shown as emojis in what only they see.
ALTER TABLE player_settings ADD COLUMN emojis BIGINT NOT NULL DEFAULT 1;
