-- What is kept of a server is found by its number when the server is deleted.
CREATE INDEX nights_of_server ON nights (guild_id);
