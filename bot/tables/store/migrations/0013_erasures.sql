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
