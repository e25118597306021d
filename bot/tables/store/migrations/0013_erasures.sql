-- What is still to be deleted, in small pieces. The person, or server, is hidden from the moment the row is here.
CREATE TABLE erasures (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- NULL for a person on all servers.
    guild_id INTEGER,
    -- NULL for a whole server that the bot left long ago.
    user_id INTEGER,
    -- Tables with greater numbers were opened after the wish, and stay.
    up_to INTEGER NOT NULL
);
