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

-- What each finished game was for each person who played it.
CREATE TABLE results_anew (
    table_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    won INTEGER NOT NULL,
    -- How many of the seats were people's, this one included.
    people INTEGER NOT NULL,
    score REAL NOT NULL,
    misplays INTEGER NOT NULL,
    clean INTEGER NOT NULL,
    -- Played for its player's eyes alone, and counted for them alone.
    private INTEGER NOT NULL,
    finished_at REAL NOT NULL,
    catches INTEGER NOT NULL DEFAULT 0,
    wrong_calls INTEGER NOT NULL DEFAULT 0,
    -- The most moves in a row without a misplay.
    clean_run INTEGER NOT NULL DEFAULT 0,
    -- From the deal to the end of a clean game that the player made every move of; NULL for any other.
    clean_seconds REAL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
INSERT INTO results_anew SELECT table_id, person, guild_id, game, won, people, score, misplays, clean, private, finished_at, catches, wrong_calls, clean_run, clean_seconds FROM results;
DROP TABLE results;
ALTER TABLE results_anew RENAME TO results;
-- All that is reckoned up is in it: a server's list reads nothing else, however many games there were.
CREATE INDEX results_of_guild ON results (guild_id, game, person, private, won, people, misplays, clean, score);
CREATE INDEX results_of_player ON results (person, finished_at);

-- Games that would have been rated, had not two of their people played so many rated ones on that day already.
CREATE TABLE unrated_anew (
    table_id INTEGER PRIMARY KEY
);
INSERT INTO unrated_anew SELECT table_id FROM unrated;
DROP TABLE unrated;
ALTER TABLE unrated_anew RENAME TO unrated;
