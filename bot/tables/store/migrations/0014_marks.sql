-- Random, and a part of every custom_id: after a restored backup, numbers come again, marks do not. Games that had ended
-- before there were marks have none.
ALTER TABLE tables ADD COLUMN mark TEXT NOT NULL DEFAULT '';
-- The messages of open tables are shown anew at the next start, with the mark in their buttons.
UPDATE tables SET mark = lower(hex(randomblob(3))), shown_version = 0 WHERE phase IN ('lobby', 'playing');
