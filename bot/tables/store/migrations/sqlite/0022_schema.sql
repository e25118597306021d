-- All that version 0.9.0 had, which is the first release.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'closed', 'aside')),
    version INTEGER NOT NULL,
    state_version INTEGER NOT NULL,
    snapshot TEXT NOT NULL,
    -- When the table does something by itself (a lobby is closed); NULL for never.
    deadline REAL,
    computer_to_move INTEGER NOT NULL DEFAULT 0,
    -- The version that the message in the channel shows, as far as it was noted before the bot stopped.
    shown_version INTEGER NOT NULL DEFAULT 0,
    touched_at REAL NOT NULL,
    -- A private table is seen and played by one person alone, and takes no channel.
    private_to INTEGER,
    -- The UTC day whose deal is played, as YYYY-MM-DD; NULL for a game of one's own.
    day TEXT,
    -- Random, and a part of every custom_id: after a restored backup, numbers come again, marks do not.
    mark TEXT NOT NULL DEFAULT '',
    -- The process that does what an open table does by itself. NULL where one process has all tables, and for a table
    -- that the owner of its shard is to take up.
    holder INTEGER
);
CREATE INDEX open_tables_of_guild ON tables (guild_id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX not_yet_shown ON tables (touched_at) WHERE shown_version < version;
CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel_id)
    WHERE phase IN ('lobby', 'playing') AND private_to IS NULL;
CREATE INDEX open_tables ON tables (id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX private_tables ON tables (guild_id, private_to, game) WHERE private_to IS NOT NULL;
-- One try at a day's deal, whatever became of it and wherever it was made.
CREATE UNIQUE INDEX one_try_a_day ON tables (game, day, private_to) WHERE day IS NOT NULL;

-- Append-only: what was done at a table and how chance answered. The snapshot must be what this leads to.
CREATE TABLE moves (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,
    chance TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- The bot's own messages that stand for a table: its picture, the last Juse! and the last call to turn.
CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    -- Whom it calls by name, so that after a start the same person is not called a second time.
    names INTEGER,
    PRIMARY KEY (table_id, kind)
) WITHOUT ROWID;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    pings INTEGER NOT NULL DEFAULT 1,
    -- JSON list of the channels where tables may open; empty for all.
    channels TEXT NOT NULL DEFAULT '[]',
    -- The channel in which the server's welcome is being posted; 0 once it has been.
    welcome INTEGER
);

CREATE TABLE player_settings (
    user_id INTEGER PRIMARY KEY,
    pings INTEGER NOT NULL DEFAULT 1,
    -- How many colors their private pictures show, and which backs the cards have there; NULL for those of the table.
    deck TEXT CHECK (deck IN ('two', 'four')),
    back TEXT,
    -- Whether they are named in the lists across servers.
    everywhere INTEGER NOT NULL DEFAULT 0,
    -- Whether they want what only they see in words instead of pictures.
    in_words INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE bot (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    heartbeat REAL NOT NULL,
    -- Of the command tree last told to Discord: it is told again only when it has changed.
    commands_hash TEXT NOT NULL DEFAULT '',
    -- With the date it makes the day's deal: known to this installation only, so that tomorrow's cannot be worked out.
    daily_secret TEXT NOT NULL DEFAULT '',
    uncounted_up_to INTEGER NOT NULL DEFAULT 0,
    unpacked_up_to INTEGER NOT NULL DEFAULT 0,
    -- How many wishes to be forgotten there have been.
    wishes INTEGER NOT NULL DEFAULT 0,
    -- Whose database it is. NULL until a bot with a token is started.
    application_id INTEGER
);
INSERT INTO bot (id, heartbeat) VALUES (1, 0);

CREATE TABLE daily_results (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    score INTEGER NOT NULL,
    misplays INTEGER NOT NULL,
    clean INTEGER NOT NULL,
    -- Whether the player has told the channel of it.
    shared INTEGER NOT NULL DEFAULT 0,
    -- At their own table: always the first in a game for one.
    place INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (game, day, user_id)
) WITHOUT ROWID;
CREATE INDEX daily_results_of_guild ON daily_results (guild_id, game, day);

-- What was worked out about a day's deal, once for everybody.
CREATE TABLE daily_deals (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    best INTEGER NOT NULL,
    PRIMARY KEY (game, day)
) WITHOUT ROWID;

-- What each finished game was for each person who played it.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
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
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
-- All that is reckoned up is in it: a server's list reads nothing else, however many games there were.
CREATE INDEX results_of_guild ON results (guild_id, game, user_id, private, won, people, misplays, clean, score);
CREATE INDEX results_of_player ON results (guild_id, user_id, finished_at);

-- Seconds by which the servers of a shard lag behind, where there were so many shards; and what is added to a time of
-- their tables to tell it as a time of day.
CREATE TABLE shard_times (
    shards INTEGER NOT NULL,
    shard INTEGER NOT NULL,
    lag REAL NOT NULL,
    told REAL,
    -- The count of table time when the owner of the shard saved the row. NULL: it is as of bot.heartbeat.
    at REAL,
    PRIMARY KEY (shards, shard)
) WITHOUT ROWID;

-- The servers that the bot is or was on, as far as it knows.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    -- When the bot left, or was sent away: in table time, and by Discord's own date. What is stored of the server goes
    -- when both are long ago.
    left_at REAL,
    left_date REAL,
    -- How far table time had come then: its tables stand still since, and go on if the bot is invited again.
    stopped_at REAL
);

-- A finished game is packed: its moves become one compressed record, which names nobody, and its snapshot becomes ''.
-- Without a record, too, its snapshot stays '': records need not be kept for ever.
CREATE TABLE records (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    -- Table time.
    ended_at REAL NOT NULL,
    record BLOB NOT NULL
);
CREATE INDEX records_by_end ON records (ended_at);

-- Who sits, or sat, at which table, also at open ones. Only here are the people of a packed game named.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    -- The rest of the seat, as JSON; '{}' while the table is open, for then the snapshot has it.
    rest TEXT NOT NULL DEFAULT '{}',
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (user_id, guild_id, table_id) WHERE user_id > 1;
CREATE INDEX seats_of_server ON seats (guild_id, table_id) WHERE seat = 0;

-- Tables that have ended and are still to be packed, and when they ended (table time).
CREATE TABLE unpacked (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    ended_at REAL NOT NULL
);

-- Whom each open table counts for, as nobody may have too many at once: who opened it, until they leave it to others.
CREATE TABLE openers (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL
);
CREATE INDEX openers_of_person ON openers (user_id);
CREATE INDEX openers_of_server ON openers (guild_id);

-- What is still to be deleted, in small pieces. The person, or server, is hidden from the moment the row is here.
CREATE TABLE erasures (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- NULL for a person on all servers.
    guild_id INTEGER,
    -- NULL for a whole server that the bot left long ago.
    user_id INTEGER,
    -- Tables with greater numbers were opened after the wish, and stay.
    up_to INTEGER NOT NULL,
    -- The UTC day of the wish, YYYY-MM-DD: results of the deals of earlier days go.
    day TEXT NOT NULL,
    -- Whether all that is quick is done: not yet, if the host asked while a bot was running.
    begun INTEGER NOT NULL
);

-- Who has had a try at a day's deal, as a hash with the secret of this installation: kept until that day is over when
-- somebody's games are deleted, for there is one try a day.
CREATE TABLE daily_tries (
    try BLOB PRIMARY KEY,
    day TEXT NOT NULL
) WITHOUT ROWID;

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
    -- Whether they had opened such a game before their try.
    watched INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (deal, user_id)
) WITHOUT ROWID;
CREATE INDEX deals_of_person ON deal_players (user_id);
CREATE INDEX deals_of_server ON deal_players (guild_id);

-- How strong everybody is at each game, as far as is known, and how strong they were at the end of each season.
CREATE TABLE ratings (
    -- A server, or 0 for all servers together.
    scope INTEGER NOT NULL,
    game TEXT NOT NULL,
    -- Year and quarter (UTC), as 2026-4.
    season TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    -- The one they used last.
    name TEXT NOT NULL,
    -- The number that is shown, and how far it is likely to be wrong.
    mean REAL NOT NULL,
    spread REAL NOT NULL,
    -- In this season.
    games INTEGER NOT NULL,
    -- In the ledger, and the table: of the last rated game.
    number INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (scope, game, season, user_id)
) WITHOUT ROWID;
-- All that decides about places is in it: a place among many people is found without reading anything else.
CREATE INDEX ladders ON ratings (scope, game, season, mean, spread, table_id);
CREATE INDEX ratings_of_person ON ratings (user_id, scope, game);

-- What every rating was computed from: a line for each person of each rated game. It outlives records, and has no names.
CREATE TABLE ledger (
    scope INTEGER NOT NULL,
    -- The rated games of each scope are counted; the lines of one game have the same number.
    number INTEGER NOT NULL,
    line INTEGER NOT NULL,
    game TEXT NOT NULL,
    season TEXT NOT NULL,
    -- 0 where it would tell of a server on which the person is forgotten.
    table_id INTEGER NOT NULL,
    -- A time of day.
    finished_at REAL NOT NULL,
    -- NULL, like the rating after the game, for somebody who was erased: what is left, others' ratings come from.
    user_id INTEGER,
    place INTEGER NOT NULL,
    mean_before REAL NOT NULL,
    spread_before REAL NOT NULL,
    mean_after REAL,
    spread_after REAL,
    -- The lines of the same game that this one was rated against, as 1 3; NULL: all the others.
    against TEXT,
    -- The computer made too many of this person's moves: their number could not rise.
    no_gain INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (scope, number, line)
) WITHOUT ROWID;
CREATE INDEX ledger_of_person ON ledger (user_id, scope, game, number) WHERE user_id IS NOT NULL;
CREATE INDEX ledger_of_table ON ledger (table_id, scope);

-- Games that would have been rated, had not two of their people played so many rated ones on that day already.
CREATE TABLE unrated (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id)
);

-- How many rated games two people have played with each other on a day, by a hash with the secret of this installation:
-- kept until the day is over, also if one of them is erased, or they could begin anew.
CREATE TABLE rated_pairs (
    day TEXT NOT NULL,
    pair BLOB NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (day, pair)
) WITHOUT ROWID;

-- A result is its player's. It is on the list of the server where it was played (daily_results.guild_id) and on those of
-- the servers where its player has asked for it, or told of it, since.
CREATE TABLE daily_lists (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, game, day, guild_id)
) WITHOUT ROWID;
CREATE INDEX daily_lists_of_guild ON daily_lists (guild_id, game, day);

-- Who wants to be told that a deal of the day waits for them. All times are times of day.
CREATE TABLE reminders (
    user_id INTEGER PRIMARY KEY,
    -- When the next one is due. NULL: it has ended as Discord did not let the bot write to them, and they are to hear of
    -- that.
    due INTEGER,
    -- The channel where they want it, and its server; NULL for a private message.
    channel_id INTEGER,
    guild_id INTEGER,
    -- Their language.
    locale TEXT NOT NULL,
    -- The UTC day of the last one, YYYY-MM-DD; '' before the first.
    sent_day TEXT NOT NULL DEFAULT '',
    -- How many they have not answered since they last did.
    unanswered INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX reminders_due ON reminders (due) WHERE due IS NOT NULL;

-- The same for all that is public in a channel. A thread that is not here follows its channel.
CREATE TABLE channel_words (
    channel_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    in_words INTEGER NOT NULL
);
CREATE INDEX channel_words_of_server ON channel_words (guild_id);

-- What several processes of one bot on one database tell each other, in four tables. Only a PostgreSQL database has such
-- processes: in a file all this stays empty.

-- The processes that are running. A number is never used again: a process that was away for too long is no longer here,
-- and may write nothing.
CREATE TABLE members (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- The same again when the process is started again.
    name TEXT NOT NULL,
    -- How many shards the bot has.
    shards INTEGER NOT NULL,
    -- Whether it takes shards.
    ready INTEGER NOT NULL DEFAULT 0,
    -- When its lease ends if it does not renew it, in seconds of the database's own clock.
    until REAL NOT NULL
);

-- Which process has each shard.
CREATE TABLE shard_owners (
    shards INTEGER NOT NULL,
    shard INTEGER NOT NULL,
    member INTEGER,
    -- The process that should have it while it runs.
    home INTEGER,
    -- Since when nobody has it, if nobody has.
    free_since REAL NOT NULL,
    -- Another process has left something to do for its owner: tables without a holder, deals that are to be shown.
    news INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (shards, shard)
) WITHOUT ROWID;

-- Until when the starts of new sessions with Discord are taken, for all shards that must take turns.
CREATE TABLE session_starts (
    bucket INTEGER PRIMARY KEY,
    at REAL NOT NULL
);

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
