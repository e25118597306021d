-- What a feature stores refers to tables of the frame without holding them: the feature may have been removed.
CREATE TABLE challenges_anew (
    -- The same for all games with the same cards: the number of the first one or, of a deal of the day, game and day.
    deal TEXT NOT NULL,
    -- Which everybody plays.
    seat INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    -- A finished game of the deal: from its record the cards are dealt again.
    table_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    -- Who offers it.
    person INTEGER NOT NULL,
    -- Table time.
    offered_at REAL NOT NULL,
    -- NULL until it is posted.
    message_id INTEGER,
    -- Raised with everything that its message is to tell, and what the message tells.
    version INTEGER NOT NULL DEFAULT 1,
    shown_version INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (deal, seat, channel_id)
) WITHOUT ROWID;
INSERT INTO challenges_anew SELECT deal, seat, channel_id, guild_id, table_id, game, seats, person, offered_at, message_id, version, shown_version FROM challenges;
DROP TABLE challenges;
ALTER TABLE challenges_anew RENAME TO challenges;
CREATE INDEX challenges_of_table ON challenges (table_id);
CREATE INDEX challenges_of_person ON challenges (person);
CREATE INDEX challenges_of_server ON challenges (guild_id);
CREATE INDEX challenges_to_show ON challenges (guild_id) WHERE shown_version < version;
