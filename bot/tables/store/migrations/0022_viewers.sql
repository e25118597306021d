-- Who has opened a finished game's replay, record or film: they know its cards if its deal is offered. Kept for 14 days.
CREATE TABLE viewers (
    user_id INTEGER NOT NULL,
    -- As in deal_players.
    deal TEXT NOT NULL,
    -- The server of the game.
    guild_id INTEGER NOT NULL,
    -- The last on which they opened it (UTC).
    day TEXT NOT NULL,
    PRIMARY KEY (user_id, deal)
) WITHOUT ROWID;
CREATE INDEX viewers_by_day ON viewers (day);

-- Whether they had opened such a game before their try.
ALTER TABLE deal_players ADD COLUMN watched INTEGER NOT NULL DEFAULT 0;
