-- When somebody is to be called to their turn; NULL for nobody. Who was called is in the snapshot:
-- `messages.names` is needed no more.
ALTER TABLE tables ADD COLUMN call_at REAL;
