-- A process lives as long as its session with the server, which holds a lock; and its heartbeat counts up.
ALTER TABLE members DROP COLUMN until;

ALTER TABLE members ADD COLUMN beat INTEGER NOT NULL DEFAULT 0;
