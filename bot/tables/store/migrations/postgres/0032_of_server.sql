-- What is kept of a server is found by its number when the server is deleted.
CREATE INDEX viewers_of_server ON viewers (guild_id);
CREATE INDEX reminders_of_server ON reminders (guild_id) WHERE guild_id IS NOT NULL;
