-- When an ended table is packed or, if it was a private game that its player gave up, deleted.
ALTER TABLE unpacked RENAME COLUMN ended_at TO ready_at;
UPDATE unpacked SET ready_at = ready_at + 3600;
CREATE INDEX unpacked_by_time ON unpacked (ready_at);
