-- Deals of finished games that are offered to everybody in a channel.
CREATE TABLE challenges (
    -- The same for all games with the same cards: the number of the first one or, of a deal of the day, game and day.
    deal TEXT NOT NULL,
    -- Which everybody plays.
    seat INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    -- A finished game of the deal: from its record the cards are dealt again.
    table_id INTEGER NOT NULL REFERENCES tables (id),
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    -- Who offers it.
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- The last table that there was then: to tell what is older than a wish to be forgotten.
    last_table INTEGER NOT NULL,
    -- Table time.
    offered_at REAL NOT NULL,
    -- NULL until it is posted.
    message_id INTEGER,
    -- Raised with everything that its message is to tell, and what the message tells.
    version INTEGER NOT NULL DEFAULT 1,
    shown_version INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (deal, seat, channel_id)
) WITHOUT ROWID;
CREATE INDEX challenges_of_table ON challenges (table_id);
CREATE INDEX challenges_of_person ON challenges (user_id);
CREATE INDEX challenges_of_server ON challenges (guild_id);
CREATE INDEX challenges_to_show ON challenges (guild_id) WHERE shown_version < version;

-- Who has played a deal that was offered, or knows its cards: one try each.
CREATE TABLE deal_players (
    deal TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- NULL, like the table, for somebody who has only watched it.
    seat INTEGER,
    table_id INTEGER,
    -- As for a challenge.
    last_table INTEGER NOT NULL,
    -- Whether it was dealt for them in the first place.
    first INTEGER NOT NULL DEFAULT 0,
    -- 'over' or 'closed'; NULL while they play.
    ended TEXT,
    -- Of a game that was played to its end. The place is that at their own table.
    place INTEGER,
    score REAL,
    misplays INTEGER,
    hints INTEGER,
    PRIMARY KEY (deal, user_id)
) WITHOUT ROWID;
CREATE INDEX deals_of_person ON deal_players (user_id);
CREATE INDEX deals_of_server ON deal_players (guild_id);
