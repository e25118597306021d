-- When somebody is to be called to their turn; NULL for nobody.
ALTER TABLE tables ADD COLUMN call_at REAL;
-- Who was called is in the snapshot: `names` is needed no more.
UPDATE messages SET names = NULL WHERE table_id IN (SELECT id FROM tables WHERE phase IN ('lobby', 'playing'));
