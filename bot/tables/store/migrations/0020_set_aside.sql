-- How far table time had come on a server when the bot left it: its tables stand still since then, and go on if the bot
-- is invited again.
ALTER TABLE servers ADD COLUMN stopped_at REAL;

-- Whose database it is. NULL until a bot with a token is started.
ALTER TABLE bot ADD COLUMN application_id INTEGER;
