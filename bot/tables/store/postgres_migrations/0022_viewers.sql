CREATE TABLE viewers (
    user_id BIGINT NOT NULL,
    deal TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (user_id, deal)
);
CREATE INDEX viewers_by_day ON viewers (day);

ALTER TABLE deal_players ADD COLUMN watched BIGINT NOT NULL DEFAULT 0;
