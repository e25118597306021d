-- What is kept of a server is found by its number when the server is deleted.
CREATE INDEX daily_boards_of_server ON daily_boards (guild_id);
CREATE INDEX daily_shares_of_server ON daily_shares (guild_id);
