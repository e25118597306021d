-- Which were begun in a channel just now.
CREATE INDEX nights_begun ON nights (guild_id, channel_id, begun_at);
